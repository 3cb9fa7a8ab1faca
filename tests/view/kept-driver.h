/* kept-driver.h: what the tests of games that were left, of messages and of files have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "window-driver.h"

/* Lines of a record: who sits at a table of four, with what the program keeps of them, and at one
 * of the Midwest. */
#define KEPT_ADAS    "player 0 Ada\nplayer 1 Bob\nplayer 2 Zoë\nplayer 3 Cy\n#! [seat 0]\n#! level=\n"
#define KEPT_MIDWEST "player 0 Ada\nplayer 2 Hemi\n"

/* A deal that is over: seat 0 bids misère and, with the seven of clubs in the hand, puts the jack
 * on the nine, which cost the contract. */
extern const char kept_deal[];

/* Waits until the record of the game in the window begins with @text. */
void kept_wait_game (FhApplication *application, const char *text);

/* The path of the file @name where the state of the program is kept.  (transfer full) */
char *kept_path (const char *name);

/* Whether there is no file @path. */
gboolean kept_is_gone (gpointer path);

/* Writes a game of @preset with @notes, lines that follow, to the shelf of games that were left;
 * returns its path.  (transfer full) */
char *kept_shelve (const char *name, const char *preset, const char *notes);

/* The window of @type that is open, or NULL. */
GtkWidget *kept_find_window (FhApplication *application, GType type);

/* Opens the window with the games that were left, of which there is one at least. */
void kept_open_list (FhApplication *application);

/* Whether that window of @application is there with a row, and whether it is not there. */
gboolean kept_has_list (gpointer application);
gboolean kept_has_no_list (gpointer application);

/* The titles of the rows in @window, with | between them.  (transfer full) */
char *kept_dup_titles (GtkWidget *window);

/* Waits until the titles in the window with the games are @titles. */
void kept_wait_titles (FhApplication *application, const char *titles);

/* The row of @window with @title, which must be there. */
GtkWidget *kept_find_row (GtkWidget *window, const char *title);

/* What the menu of its row does with the game at @path. */
void kept_do (GtkWidget *window, const char *action, const char *path);
