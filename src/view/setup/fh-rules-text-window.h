/* fh-rules-text-window.h: rules as text, to be shared and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-paste-window.h"

#include "fh-options.h"

#define FH_TYPE_RULES_TEXT_WINDOW (fh_rules_text_window_get_type ())
G_DECLARE_FINAL_TYPE (FhRulesTextWindow, fh_rules_text_window, FH, RULES_TEXT_WINDOW, FhPasteWindow)

/**
 * FhRulesTextWindow:
 *
 * The rules of a table as the lines of a record, to be copied, and to be written over by what
 * somebody else has shared.
 */

/* Shows @rules, called @name (or NULL). */
GtkWidget *fh_rules_text_window_new (GtkWindow *parent, const FhRules *rules, const char *name);

/* What the text says: its rules, and the name in it or NULL.  FALSE while it cannot be read. */
gboolean fh_rules_text_window_read (FhRulesTextWindow *self, FhRules *rules, const char **name);
