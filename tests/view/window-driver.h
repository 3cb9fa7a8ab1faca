/* window-driver.h: the program in the process of a test, used as a person uses it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-application.h"
#include "quick-judge.h"

/* Prepares folders, settings and language for a test program; before anything else in main().
 * Ends the program as skipped when there is no display. */
void driver_setup (int *argc, char ***argv);

/* What is kept of a person who plays 500. */
#define DRIVER_KNOWS_500 "[course]\nknows=500\n"

/* Puts the sections and keys of the key file @text into @table. */
void driver_keep (FhKeyTable *table, const char *text);

/* Lets @known be what is kept of what was learned, when the program is started next; "": nothing,
 * and the person has never been asked. */
void driver_forget (const char *known);

/* Lets the judge of what is started from now on be in a hurry and look at @n_layouts only; 0: he
 * takes his time. */
void driver_hurry (int n_layouts);

/* Starts the program with an empty home, or with what the last one has left in it, and waits for
 * its window. */
FhApplication *driver_start (gboolean keep_home);

/* Waits until everything on @top is there: the first frame of the choice of a table has only what
 * is in sight. */
void driver_wait_whole (GtkWidget *top);

/* Closes the window and ends the program. */
void driver_stop (FhApplication *application);

/* The program in a variable that ends it when it is left: g_auto (Driven). */
typedef FhApplication *Driven;
G_DEFINE_AUTO_CLEANUP_FREE_FUNC (Driven, driver_stop, NULL)

/* Lets things happen until @done says so; fails the test, with its place, after @seconds on a
 * machine that does nothing else, which is to find what hangs: a busy machine has six times as
 * long. */
typedef gboolean (*DriverDone) (gpointer data);
#define driver_wait(done, data, seconds) driver_wait_at (G_STRLOC, done, data, seconds)
void driver_wait_at (const char *place, DriverDone done, gpointer data, int seconds);

/* Lets things happen for @milliseconds; for longer where the machine is so busy that they have not
 * had that time to themselves. */
void driver_rest (int milliseconds);

/* Lets things happen until @window, which is shown, has come to rest: what was asked of it is laid
 * out and painted, nothing moves, and there is nothing to do for a moment.  What never rests is
 * left after @milliseconds, as by driver_rest(). */
void driver_settle (GtkWidget *window, int milliseconds);

/* Likewise the window of @application, for as long as a person would wait. */
void driver_settle_main (FhApplication *application);

/* The first widget below @top, @top included, of @type (G_TYPE_NONE for any), with the style class
 * @css_class (or NULL), that is mapped; NULL when there is none. */
GtkWidget *driver_find (GtkWidget *top, GType type, const char *css_class);

/* The first mapped button below @top whose label, tooltip or accessible label is @text. */
GtkWidget *driver_find_button (GtkWidget *top, const char *text);

/* Presses @button, which must be there and sensitive. */
void driver_press (GtkWidget *button);

/* Presses @key for whoever listens at @widget; returns whether that was a key for it. */
gboolean driver_press_key (GtkWidget *widget, guint key);

/* Goes through all mapped widgets below @top. */
typedef void (*DriverVisit) (GtkWidget *widget, gpointer data);
void driver_visit (GtkWidget *top, DriverVisit visit, gpointer data);

/* Whether a mapped label below @top has @text in it; and waits until one has. */
gboolean driver_shows (GtkWidget *top, const char *text);
void driver_wait_shown (GtkWidget *top, const char *text);

/* Starts a game at the table of the settings by the button of the first page. */
void driver_start_game (FhApplication *application);

/* Does @action of the person by the widgets on the table of @view. */
void driver_act (FhGameView *view, const FhAction *action);

/* Waits until the person has to decide something, or until what is held waits for him. */
void driver_wait_due (FhApplication *application);

/* The game in the window, or NULL.  (transfer none) */
FhGame *driver_get_game (FhApplication *application);

/* What a computer player would do in the place of the person, whose decision it is. */
FhAction driver_choose (FhGame *game);

/* Makes the decision of the person that a computer player would make, by the widgets on the table;
 * goes on where something is held.  Returns FALSE when the game is over. */
gboolean driver_move (FhApplication *application);
