/* house-driver.h: the page of a new game and the windows about rules, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-house-window.h"
#include "fh-new-game-page.h"
#include "fh-option-row.h"
#include "fh-table-list.h"
#include "window-driver.h"

/* Where the tables of the person are kept.  (transfer full) */
char *house_tables_directory (void);

/* The program with the window of a new game, and no table of the person's own. */
FhApplication *house_start (void);

/* Whether what is chosen is kept at all; and lets the settings be as those of somebody who has
 * chosen nothing. */
gboolean house_keeps_settings (void);
void house_forget_choices (void);

/* Unfolds all that is folded below @top. */
void house_unfold (GtkWidget *top);

/* Opens that window; finds it, its page and the tables on that. */
GtkWidget *house_open_page (FhApplication *application);
GtkWidget *house_find_dialog (FhApplication *application);
FhNewGamePage *house_find_page (FhApplication *application);
FhTableList *house_find_list (FhApplication *application);
FhHouseRules *house_house_of (FhApplication *application);

/* Starts the game that the page has chosen, and waits for it. */
FhGame *house_start_game (FhApplication *application);

/* Waits until a window of @type is there. */
GtkWidget *house_wait_for_window (GType type);

/* The mapped row below @top called @title, or NULL; whether there is one; activates it. */
GtkWidget *house_find_row (GtkWidget *top, const char *title);
gboolean house_is_shown (GtkWidget *top, const char *title);
void house_activate_row (GtkWidget *top, const char *title);

/* Opens the editor from the page. */
FhHouseWindow *house_open_editor (FhApplication *application);

/* The row of the option called @name in records. */
FhOptionRow *house_find_option (FhHouseWindow *editor, const char *name);

/* The check button below @top with the answer @name. */
GtkWidget *house_find_answer (GtkWidget *top, const char *name);

/* Fails unless option @name of @rules is @expected. */
void house_check_option (const FhRules *rules, const char *name, const char *expected);

void house_close_window (gpointer window);

/* Asserts that of the tables that are shown the card of @preset alone is marked, and that its
 * button is in @state. */
void house_check_marked (FhApplication *application, FhPreset preset, GtkAccessibleTristate state);
