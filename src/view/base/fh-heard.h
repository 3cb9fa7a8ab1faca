/* fh-heard.h: what is told where the toolkit has no announcements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Screen readers follow what has the focus: they read a new description of it, and let a label that
 * changes elsewhere be.  So what happens is described there for a moment.
 */
#pragma once

#include <gtk/gtk.h>

/* Has @sentence be read out by what has the focus in @root, after what is still to be told there.
 */
void fh_heard_tell (GtkRoot *root, const char *sentence);

/* Describes @widget, unless it tells something now: then it does afterwards. */
void fh_heard_describe (GtkWidget *widget, const char *about);
