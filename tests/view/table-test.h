/* table-test.h: what the tests of the table share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-state.h"
#include "fh-table-view.h"

/* As many widgets as a table may hold. */
#define TABLE_TEST_MAX 64

/* Starts GTK without animations; where there is no display, ends the program as skipped. */
void table_test_init (int *argc, char ***argv);

/* A window of @width × @height with @child, shown and laid out. */
GtkWidget *table_test_window (GtkWidget *child, int width, int height);

/* Gives @window another size, or as little more as it needs, and lays it out. */
void table_test_resize (GtkWidget *window, int width, int height);

/* Lets the main loop run until @n_frames have been painted. */
void table_test_frames (GtkWidget *widget, int n_frames);

/* Lets the main loop run until nothing is left to do and what changed is laid out. */
void table_test_settle (GtkWidget *widget);

/* Destroys @window and asserts that @child is gone with it. */
void table_test_close (GtkWidget *window, GtkWidget *child);

/* The widget that has the focus in the window of @widget, or NULL. */
GtkWidget *table_test_focus (GtkWidget *widget);

/* A game by @preset of seat 3, or the last one that deals, dealing deal number @number. */
void table_test_deal (FhState *state, FhPreset preset, guint64 number);

/* Calls @call for whoever has the turn. */
void table_test_call (FhState *state, FhCall call);

/* Plays legally, always the lowest card, until @n_plays cards have been played in all; discards,
 * names a partner and calls a card on the way. */
void table_test_play (FhState *state, int n_plays);

/* A table with nothing on it. */
GtkWidget *table_test_table (void);

/* Shows @state on @table as seat 0 sees it. */
void table_test_show (GtkWidget *table, const FhState *state, FhHold hold);

/* Who sits at the table that was shown last. */
const FhSeating *table_test_seating (void);

/* Gives the widgets that lie on @table, and their number. */
int table_test_list (GtkWidget *table, GtkWidget *widgets[TABLE_TEST_MAX]);

/* Asserts that @widget is seen in what it is scrolled in, whole or, where it is too high, from its
 * top on. */
void table_test_check_in_sight (GtkWidget *widget);

/* The widgets of @type in @widget.  (transfer full) */
GPtrArray *table_test_find_all (GtkWidget *widget, GType type);

/* The first controller of @type of @widget, which must be there.  (transfer none) */
gpointer table_test_find_controller (GtkWidget *widget, GType type);

/* Every card that lies face up somewhere in @widget. */
FhCardSet table_test_face_up (GtkWidget *widget);

/* Whether a label in @widget that is to be seen shows @text. */
gboolean table_test_shows (GtkWidget *widget, const char *text);
