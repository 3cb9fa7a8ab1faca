/* fh-shortcuts-window.h: the list of keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#define FH_TYPE_SHORTCUTS_WINDOW (fh_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (FhShortcutsWindow, fh_shortcuts_window, FH, SHORTCUTS_WINDOW, FhDialog)

/**
 * FhShortcutsWindow:
 *
 * All keys of the program, in groups.
 */
GtkWidget *fh_shortcuts_window_new (GtkWindow *parent);
