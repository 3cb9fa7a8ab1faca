/* fh-name-window.h: another name for a table or a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#define FH_TYPE_NAME_WINDOW (fh_name_window_get_type ())
G_DECLARE_FINAL_TYPE (FhNameWindow, fh_name_window, FH, NAME_WINDOW, FhDialog)

/**
 * FhNameWindow:
 *
 * Asks for a new name for one thing of a person, says why a name cannot be, and closes when it can.
 *
 * Signal: `named (const char *name, const char *thing) -> char *`: the @thing is to be called
 * @name; what is returned is NULL when it is now, or a sentence that says why it cannot be.
 */

/* Asks beside @parent, under @title, for a new name for @thing, which is called @name, and says
 * @about above the entry, which may be NULL.  Both are given as they stand in the program and are
 * shown in the language of the moment. */
GtkWidget *fh_name_window_show (
    GtkWindow *parent, const char *title, const char *about, const char *thing, const char *name);
