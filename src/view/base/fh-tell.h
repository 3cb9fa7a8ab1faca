/* fh-tell.h: what somebody has to hear whatever reads the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says @words to people who do not see the screen: announces them, and, for not every screen reader
 * hears of announcements but each reads what has the keyboard, lets that say them, if it is below
 * @top.  It does so a moment later, when it is known what has the keyboard and what that says of
 * itself, and until something else is told; NULL: nothing any more.  @top may be on its way into a
 * window. */
void fh_tell_reader (GtkWidget *top, const char *words);

G_END_DECLS
