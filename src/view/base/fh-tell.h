/* fh-tell.h: what somebody has to hear whatever reads the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* Says @words to people who do not see the screen.  It announces them, and also has the widget with
 * the keyboard say them, if that is below @top: not every screen reader hears of announcements, but
 * each reads that widget.  This happens a moment later, when it is known what the widget says of
 * itself, and lasts until something else is told; NULL: nothing any more.  @top may be on its way
 * into a window. */
void fh_tell_reader (GtkWidget *top, const char *words);
