/* fh-deal-comparison.h: a deal by number beside what experts make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-expert-deal.h"
#include "fh-game.h"

#define FH_TYPE_DEAL_COMPARISON (fh_deal_comparison_get_type ())
G_DECLARE_FINAL_TYPE (FhDealComparison, fh_deal_comparison, FH, DEAL_COMPARISON, GObject)

/**
 * FhDealComparison:
 *
 * The first deal of a game by number, which experts play as well, while the person does.
 *
 * Signal `changed ()`: more of the experts' work is done.
 */

/* Has players of @level (NULL: experts) play the first deal of @game from now on, unless they do
 * already or it has passed; the game keeps what they make of it.  NULL when no number stands for
 * the game.  (transfer none) */
FhDealComparison *fh_deal_comparison_begin (FhGame *game, const char *level);

/* What was begun for @game, or NULL.  (transfer none) */
FhDealComparison *fh_deal_comparison_get (FhGame *game);

/* The same, or NULL when the deal that it is about is no longer on the table; it is there from the
 * cut on.  (transfer none) */
FhDealComparison *fh_deal_comparison_get_present (FhGame *game);

/* The table that the deal is played at, and its number. */
FhPreset fh_deal_comparison_get_preset (FhDealComparison *self);
guint fh_deal_comparison_get_number (FhDealComparison *self);

/* Whether the deal is of no challenge, so that nothing comes after it. */
gboolean fh_deal_comparison_is_alone (FhDealComparison *self);

/* Whether nothing is left to be played in @game: it is over, or the only deal of it is. */
gboolean fh_deal_comparison_has_ended (FhGame *game);

/* What they made of the deal, or NULL until it is known. */
const FhExpertDeal *fh_deal_comparison_peek_experts (FhDealComparison *self);

/* What the deal brought the person of @scene and the experts in that place, each less the points of
 * the best opponents; FALSE as long as the latter is not known, or, with neither, when it is not
 * the deal of the number that is over. */
gboolean fh_deal_comparison_get_points (FhDealComparison *self,
                                        const FhScene *scene,
                                        int *own,
                                        int *experts);

/* The same as a line to send to somebody, or NULL.  (transfer full) */
char *fh_deal_comparison_dup_line (FhDealComparison *self, const FhScene *scene);

/* What is to be said of the deal of the game that is over, a sentence a line; NULL when that is not
 * the deal of the number, or not over.  @scene is told.  (transfer full) */
char *fh_deal_comparison_dup_text (FhDealComparison *self, const FhScene *scene);

/* What the par of the deal is, in words; NULL when it is not known.  (transfer full) */
char *fh_deal_comparison_dup_par (FhDealComparison *self);
