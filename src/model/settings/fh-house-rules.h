/* fh-house-rules.h: the tables to which the person has given a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-options.h"

/* The names that are kept, and the bytes that a file of one may have. */
#define FH_HOUSE_MAX_TABLES 500
#define FH_HOUSE_MAX_SIZE   (64 * 1024)

#define FH_TYPE_HOUSE_RULES (fh_house_rules_get_type ())
G_DECLARE_FINAL_TYPE (FhHouseRules, fh_house_rules, FH, HOUSE_RULES, GObject)

/**
 * FhHouseRules:
 *
 * The rules of one's own that have a name, sorted by it.  Each lies in a file of its own as a small
 * record (fh-rules-text.h), so that a damaged one harms no other; files are put in place whole.  A
 * file that cannot be read is left as it is and named in a sentence.
 *
 * Numbers of tables are from 0 to n - 1 and hold until `changed ()` is emitted.  What writes does
 * so at once: it happens when a person asks for it, and is a few lines.
 */

/* The tables in the folder @directory, which need not be there; NULL for the person's own. */
FhHouseRules *fh_house_rules_new (const char *directory);

guint fh_house_rules_get_n (FhHouseRules *house);

/* The name and the rules of table @index; valid until `changed`. */
const char *fh_house_rules_get_name (FhHouseRules *house, guint index);
const FhRules *fh_house_rules_get_rules (FhHouseRules *house, guint index);

/* The number of the table called @name (as fh_rules_text_clean_name() makes it, upper and lower
 * case being the same), or of the first one with these @rules; -1 when there is none. */
int fh_house_rules_find_name (FhHouseRules *house, const char *name);
int fh_house_rules_find_rules (FhHouseRules *house, const FhRules *rules);

/* What people call a table with these @rules: by the name that was given to it, or else as
 * fh_sentence_table() has it.  Valid until `changed`, and until the language changes. */
const char *fh_house_rules_call (FhHouseRules *house, const FhRules *rules);

/* Keeps @rules under @name, in the place of those that had it.  FALSE with a sentence in @error
 * when the name is empty, there are too many, or the disk refuses; then nothing is changed. */
gboolean
fh_house_rules_save (FhHouseRules *house, const char *name, const FhRules *rules, GError **error);

/* Calls table @index @name.  FALSE with a sentence in @error when the name is empty or another
 * table has it, or the disk refuses; then nothing is changed. */
gboolean fh_house_rules_rename (FhHouseRules *house, guint index, const char *name, GError **error);

/* Takes table @index away for good; to have it back, save its name and rules again. */
gboolean fh_house_rules_remove (FhHouseRules *house, guint index, GError **error);

/* Which files could not be read, a sentence, or NULL.  Valid as long as @house. */
const char *fh_house_rules_get_trouble (FhHouseRules *house);
