/* fh-numbered-words.h: deals by number, and what was made of them, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All strings belong to the caller.
 */
#pragma once

#include "fh-expert-deal.h"
#include "fh-scene.h"

G_BEGIN_DECLS

/* What deal @number is: "Deal 4711", "Deal of the day, 23 November 2026", "Challenge 12, deal 3 of
 * 8". */
char *fh_numbered_title (guint number);

/* What @own points, as of fh_deal_outcome_net(), are beside the @experts' in the same seat. */
char *fh_numbered_compared (int own, int experts);

/* What experts in all seats made of the deal, told as the seats of @scene are called. */
char *fh_numbered_experts (const FhScene *scene, const FhDealOutcome *experts);

/* What the par of the deal is, and what that means; NULL when it is not known. */
char *fh_numbered_par (const FhScene *scene, const FhPar *par);

G_END_DECLS
