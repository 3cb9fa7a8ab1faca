/* fh-rules-text.h: the rules of a table as text that can be shared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text is the head of a record: `500 1`, `rules`, the `option` lines that differ from the
 * preset, and the name that somebody gave the table as a `note` to its rules.  Any record can be
 * read as such, a whole game too.
 */
#pragma once

#include <glib.h>

#include "fh-options.h"

/* The characters that the name of a table may have. */
#define FH_RULES_TEXT_MAX_NAME 60

/* @rules as text, called @name (or NULL).  (transfer full) */
char *fh_rules_text_write (const FhRules *rules, const char *name);

/* Reads the rules in the @length bytes at @text into @rules; @name, unless NULL, gets the name in
 * it or NULL (transfer full).  Lenient with what gets lost when people share text: `500 1` and the
 * line feed at the end may be missing.  When it is refused, returns FALSE, changes nothing, and
 * @sentence says in one sentence which line is wrong, and why (transfer full). */
gboolean
fh_rules_text_read (const char *text, gssize length, FhRules *rules, char **name, char **sentence);

/* @name without blanks at its ends, runs of blanks and control characters as one blank, and at most
 * FH_RULES_TEXT_MAX_NAME characters; NULL when nothing is left.  (transfer full) */
char *fh_rules_text_clean_name (const char *name);
