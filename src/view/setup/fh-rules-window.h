/* fh-rules-window.h: the rules by which the present game is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-rules.h"

#define FH_TYPE_RULES_WINDOW (fh_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (FhRulesWindow, fh_rules_window, FH, RULES_WINDOW, FhDialog)

/**
 * FhRulesWindow:
 *
 * Every option of @rules by topic, with its value, what it means, what the tutor says to it and
 * links to the help.  What is not as usual at the table is named above and marked where it stands.
 * The rules can be copied as text.  @name is what the person calls these rules, or NULL.
 */
GtkWidget *fh_rules_window_new (GtkWindow *parent, const FhRules *rules, const char *name);
