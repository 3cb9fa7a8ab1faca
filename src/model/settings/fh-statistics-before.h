/* fh-statistics-before.h: the sums of the time when deals were not kept one by one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-figures.h"

/* One sum: of deals where @what is "deals" (@tally.played of them), of games where it is "games",
 * else of contracts, where it is the role and the call, such as "declarer 7H". */
typedef struct
{
  char *table; /* the word of the preset */
  char *what;
  FhTally tally; /* of contracts, whosever they are, those that were made */
} FhBefore;

/* The sums in @file, in the order of tables and calls.  (transfer full) (element-type FhBefore) */
GPtrArray *fh_statistics_before_list (GKeyFile *file);

/* The two numbers at @key of @group, how many and how many of them were won; damaged ones count as
 * nothing. */
FhTally fh_tally_from_keys (GKeyFile *keys, const char *group, const char *key);

/* The role and the call of @what; FALSE where it is about something else. */
gboolean fh_statistics_before_parse (const char *what, FhRole *role, FhCall *call);

/* The word of @role; NULL for FH_ROLE_NONE. */
const char *fh_role_word (FhRole role);

/* The role with the word @word, which may be NULL. */
FhRole fh_role_from_word (const char *word);
