/* fh-rules-window.h: the rules by which the present game is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-dialog.h"
#include "fh-rules.h"

G_BEGIN_DECLS

#define FH_TYPE_RULES_WINDOW (fh_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (FhRulesWindow, fh_rules_window, FH, RULES_WINDOW, FhDialog)

/**
 * FhRulesWindow:
 *
 * Every option of @rules with its value, those that differ from the usual first, with links to the
 * help.
 */
GtkWidget *fh_rules_window_new (GtkWindow *parent, const FhRules *rules);

G_END_DECLS
