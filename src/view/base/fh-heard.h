/* fh-heard.h: what is told, until it has been heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the toolkit cannot announce, screen readers follow what has the focus: they read a new
 * description of it, and let a label that changes elsewhere be.  So what happens is described there
 * for a moment.
 *
 * A key breaks off whatever is read, and with it what others have done meanwhile.
 */
#pragma once

#include <gtk/gtk.h>

typedef void (*FhHeardSay) (GtkRoot *root, const char *words);

/* Has @sentence be said by @say, or be read out by what has the focus in @root if that is NULL,
 * after what is still to be told there.  When a key cuts it off, as far as one can tell, @again is
 * told instead after what the key does, until that is heard; nothing if it is NULL.  @asks: only
 * while nothing else has happened. */
void fh_heard_tell (
    GtkRoot *root, const char *sentence, const char *again, gboolean asks, FhHeardSay say);

/* Calls @widget @name, which is read when it has the focus. */
void fh_heard_name (GtkWidget *widget, const char *name);

/* Describes @widget, unless it tells something now: then it does afterwards. */
void fh_heard_describe (GtkWidget *widget, const char *about);
