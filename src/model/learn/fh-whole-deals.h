/* fh-whole-deals.h: the deals that are played until their line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-progress.h"
#include "fh-puzzle.h"
#include "fh-record.h"

/* One of data/deals/deals.txt; it belongs to the list, which stays. */
typedef struct _FhWholeDeal FhWholeDeal;

/* The number of deals of @grade, and deal @index (from 0) of them, in the order in which they are
 * listed: the same ideas stand together. */
guint fh_whole_deals_n (FhGrade grade);
const FhWholeDeal *fh_whole_deals_get (FhGrade grade, guint index);

/* The deal @id, or NULL. */
const FhWholeDeal *fh_whole_deals_find (const char *id);

/* The deal that is listed after @deal, or NULL. */
const FhWholeDeal *fh_whole_deals_get_next (const FhWholeDeal *deal);

/* What progress is kept by: it never changes. */
const char *fh_whole_deal_get_id (const FhWholeDeal *deal);

/* "Trumps or not?", which other deals may be called, too, and "Whole deal 2 of 4": which of these
 * it is.  (transfer full) */
const char *fh_whole_deal_get_title (const FhWholeDeal *deal);
char *fh_whole_deal_dup_place (const FhWholeDeal *deal);

/* Both in short, "Trumps or not? 2".  (transfer full) */
char *fh_whole_deal_dup_title (const FhWholeDeal *deal);

/* What the learner has to do, a sentence or two; where the score decides, with the score.
 * (transfer full) */
char *fh_whole_deal_dup_goal (const FhWholeDeal *deal);

/* "8♠ · Australian Five Hundred": the contract and the table.  (transfer full) */
char *fh_whole_deal_dup_about (const FhWholeDeal *deal);

/* The word of the theme, as in the file. */
const char *fh_whole_deal_get_theme (const FhWholeDeal *deal);

/* The first deal of @themes, words with blanks between, that is not solved by @progress: one of the
 * lowest grade that has any.  When all are it is the first of them; NULL where there is none. */
const FhWholeDeal *fh_whole_deals_find_theme (const char *themes, FhProgress *progress);

/* The seat of the learner. */
int fh_whole_deal_get_seat (const FhWholeDeal *deal);

/* Begins @puzzle at @deal; as fh_puzzle_init(). */
gboolean fh_whole_deal_begin (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver);

/* The record of @deal as it is in @world, one of its layouts at any later point, up to its first
 * @n_plays cards; NULL where the layout does not fit it, which tests see.  fh_record_free() it. */
FhRecord *fh_whole_deal_new_record (const FhWholeDeal *deal, const FhWorld *world, int n_plays);

/* What stands behind a card that was wrong, a sentence, or NULL. */
const char *fh_whole_deal_idea (FhPuzzleIdea idea);
