/* fh-felt.h: the cloth of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Paints the felt called @name in the settings over @width × @height: light in the middle, dark at
 * the edges.  It is a small picture that is stretched, because a gradient would be worked out
 * again, point by point, for each frame in which something moves on it. */
void fh_felt_snapshot (GtkSnapshot *snapshot, const char *name, int width, int height);
