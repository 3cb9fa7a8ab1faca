/* fh-ready-made.h: tables that go by a name of their own elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each is a preset with some options (RULES.md, X-009 to X-013), and nothing else: in a record it
 * stands as those.
 */
#pragma once

#include "fh-rules.h"

/* The number of these tables. */
int fh_n_ready_made (void);

/* The identifier of table @index, such as "pagat-4": no preset has it. */
const char *fh_ready_made_id (int index);

/* Sets @rules to those of table @index. */
void fh_ready_made_rules (int index, FhRules *rules);

/* The table whose identifier is @id, or -1. */
int fh_ready_made_from_id (const char *id);

/* The table that has just these @rules, or -1. */
int fh_ready_made_find (const FhRules *rules);

/* How many options of @rules are not as at the table after which they are called: none where they
 * are just those of a ready-made one. */
int fh_ready_made_count_changed (const FhRules *rules);
