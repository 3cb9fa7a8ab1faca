/* fh-call-weights.h: what calls tell about tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In tricks of the declarer, unless said otherwise.  Fitted like the weights of a hand, to deals
 * that the computer players bid (tests/bench/fh-fit-calls.h).
 */
#pragma once

#include "fh-shape.h"

typedef struct
{
  /* For one who is to declare: the last call of each partner and opponent. */
  float shift;
  float partner_passed;
  float partner_bid_same;
  float partner_bid_other;
  float partner_bid_no_trump;
  float partner_bid_misere;
  float partner_level; /* each level above six */
  float partner_level_same;
  float foe_passed;
  float foe_bid_same;
  float foe_bid_other;
  float foe_bid_no_trump;
  float foe_bid_misere;
  float foe_level;

  /* What the declarer's own bid adds to what others' hands say, and each level above six. */
  float support_shift;
  float support_level;
  float support_no_trump;
  float defence_shift;
  float defence_level;

  /* Where partners are named: playing without any, and with two (HC-089, HC-090). */
  float alone;
  float second_partner;

  /* The chance of a misère without a dangerous card, and what the danger takes from it
   * (tests/bench/fh-fit-miseres.h). */
  float misere_safe;
  float misere_danger;
  float open_misere_safe;
  float open_misere_danger;
  float grand_nullo_safe;

  /* Where everybody bids for himself: the chance that another plays the contract in the end when
   * six, seven or eight has been bid, for each opponent who may still call, as FhBidding counts
   * them; and the own points less the mean of the others' that are left then, times the number of
   * opponents.  Elsewhere 0: what a bid tells a partner counts for more there, and how it fares is
   * a matter of skill (fh-skill.h). */
  float outbid_6;
  float outbid_7;
  float outbid_8;
  float outbid_points;
} FhCallWeights;

/* In a file that tests/bench/fit writes. */
extern const FhCallWeights fh_call_weights_of[FH_N_SHAPES];

/* The weights for the table of @rules. */
static inline const FhCallWeights *
fh_call_weights (const FhRules *rules)
{
  return &fh_call_weights_of[fh_rules_shape (rules)];
}
