/* fh-sentences-count.h: what is counted before a bid and during the play, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is no fact says that it is none.
 */
#pragma once

#include "fh-hand-count.h"
#include "fh-plan.h"
#include "fh-sentences.h"

/* What the hand of @count would be with its trumps: "With hearts as trumps you would hold five,
 * with both bowers."  @hand is the own one.  (transfer full) */
char *fh_sentence_would_hold (const FhHandCount *count, FhCardSet hand);

/* How far a bid can be dared. */
typedef enum
{
  FH_REACH_TOO_HIGH,
  FH_REACH_STRETCH,
  FH_REACH_EVEN,
  FH_REACH_PROBABLE,
  FH_REACH_SAFE,
} FhReach;

/* That of a bid which is made with @chance from 0 to 1. */
FhReach fh_reach_of (double chance);

/* Likewise of @call in words.  (transfer full) */
char *fh_sentence_reach (FhCall call, double chance);

/* That the bid of @count, which is made with @chance, is worth more, or less, than the hand counts
 * for; NULL where they agree.  (transfer full) */
char *fh_sentence_beside_count (const FhHandCount *count, double chance);

/* How many cards of @trump the person, who holds @hand, could add to a partner's bid of it; NULL
 * for none, and at no-trump.  (transfer full) */
char *fh_sentence_fits (FhCardSet hand, FhDenomination trump);

/* Whether what is sure and likely of @plan is enough, and where the rest can come from; NULL where
 * nothing is planned.  (transfer full) */
char *fh_sentence_plan (const FhScene *scene, const FhPlan *plan);

/* Who can hold the trumps that are out, or the joker at no-trump; NULL where everybody can.
 * (transfer full) */
char *fh_sentence_holders (const FhScene *scene, const FhPlan *plan);

/* Which suits go empty with @out, cards of @hand that are put away, and what is kept of the trumps
 * and aces under @trump; NULL where nothing goes empty and no card is chosen.  (transfer full) */
char *fh_sentence_put_away (FhCardSet hand, FhCardSet out, FhDenomination trump);

/* Which suits of @hand without an ace, beside the trumps of @trump, could be put away with @count
 * cards; NULL for none.  (transfer full) */
char *fh_sentence_can_empty (FhCardSet hand, int count, FhDenomination trump);

/* Which suits are to be emptied by putting @out of @hand away under @trump, as an order; NULL for
 * none.  (transfer full) */
char *fh_sentence_empty (FhCardSet hand, FhCardSet out, FhDenomination trump);

/* Which cards of @out to put away besides those of emptied suits, by their place in their suits, or
 * by name where that does not tell them; NULL for none.  (transfer full) */
char *
fh_sentence_put_besides (const FhScene *scene, FhCardSet hand, FhCardSet out, FhDenomination trump);
