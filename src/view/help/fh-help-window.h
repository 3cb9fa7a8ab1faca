/* fh-help-window.h: the help in a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"

#define FH_TYPE_HELP_WINDOW (fh_help_window_get_type ())
G_DECLARE_FINAL_TYPE (FhHelpWindow, fh_help_window, FH, HELP_WINDOW, FhDialog)

/**
 * FhHelpWindow:
 *
 * The pages of the help in the language of the program: contents and search at the side, the page,
 * back and forward.  There is one at most.
 */

/* Shows @target, "page" or "page#section" ("index" for the contents), in the help window, which is
 * made when needed.  @parent, unless NULL, is the window that asks; the help may be used beside it.
 * Returns the window.  (transfer none) */
FhHelpWindow *fh_help_window_show (GtkWindow *parent, const char *target);

/* What is shown, as "page" or "page#section".  Never NULL. */
const char *fh_help_window_get_target (FhHelpWindow *self);
