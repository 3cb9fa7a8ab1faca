/* fh-practice-table.c: questions on calls and on the score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-private.h"

/* --- Which call is the highest --- */

/* From how many neighbours on the ladder calls are drawn, by step, and how many. */
static const int windows[] = { 7, 6, 5 };

bool
fh_practice_ask_higher (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  const FhRules *rules = &table->rules;
  FhCall ladder[FH_N_CALLS];
  int n = fh_rules_ladder_calls (rules, ladder), window = windows[step - 1];
  int best = -1, second = -1;

  if (table->due != FH_ACTION_BID || table->n_calls > 0)
    return false;

  int first = (int) fh_rng_below (&deal->rng, (uint32_t) (n - window + 1));
  question->option_kind = FH_OPTION_CALL;
  while (question->n_options < step + 1)
    fh_practice_add_option (question,
                            ladder[first + (int) fh_rng_below (&deal->rng, (uint32_t) window)]);
  for (int i = 0; i < question->n_options; i++)
    {
      int rung = fh_rules_rung (rules, (FhCall) question->options[i]);

      /* Two on one rung would outbid each other. */
      for (int k = 0; k < i; k++)
        if (fh_rules_rung (rules, (FhCall) question->options[k]) == rung)
          return false;
      if (best < 0 || rung > fh_rules_rung (rules, (FhCall) question->options[best]))
        {
          second = best;
          best = i;
        }
      else if (second < 0 || rung > fh_rules_rung (rules, (FhCall) question->options[second]))
        second = i;
    }
  /* Eight spades and seven spades are no question. */
  if (fh_call_is_bid ((FhCall) question->options[best])
      && fh_call_is_bid ((FhCall) question->options[second])
      && fh_call_trump ((FhCall) question->options[best])
             == fh_call_trump ((FhCall) question->options[second]))
    return false;
  question->right_option = (uint8_t) best;
  fh_practice_shuffle_options (question, &deal->rng);
  return true;
}

/* --- What a deal scores --- */

bool
fh_practice_ask_score (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  const FhTable *table = fh_practice_deal_table (deal);
  const FhRules *rules = &table->rules;
  int side, value, points, tricks;

  if (!table->deal_over || table->thrown_in || table->declarer == FH_SEAT_NONE)
    return false;
  question->seat = table->declarer;
  if (step == 3 && fh_rng_below (&deal->rng, 2) == 0)
    do
      question->seat = (uint8_t) fh_rng_below (&deal->rng, rules->n_callers);
    while (fh_seats_have (fh_table_bidders (table), question->seat)
           || fh_seats_have (table->sitting_out, question->seat));
  side = rules->side_of[question->seat];
  value = fh_rules_value (rules, table->contract);
  points = table->points[side];
  tricks = fh_table_side_tricks (table, side);

  bool plain = table->declarer == question->seat && fh_table_is_trick_contract (table)
               && (points == value || points == -value);
  if (step == 3 ? plain || (points == 0 && tricks == 0) : !plain || (step == 1) != table->made)
    return false;

  const int others[] = { value, -value, FH_DEFENCE_POINTS * tricks, 0, value + 10, 2 * value, -10 };
  question->option_kind = FH_OPTION_NUMBER;
  question->right_option = (uint8_t) fh_practice_add_option (question, points);
  for (unsigned i = 0; i < sizeof others / sizeof others[0] && question->n_options < 4; i++)
    fh_practice_add_option (question, others[i]);
  fh_practice_sort_options (question);
  return true;
}

/* --- What a call has told --- */

/* The step of a question on what @code says, 0 where that is no question. */
static int
step_of (FhToldCode code)
{
  switch (code)
    {
    case FH_TOLD_STRONG_SUIT:
    case FH_TOLD_HIGH_CARDS:
    case FH_TOLD_LOSES_ALONE:
      return 1;
    case FH_TOLD_LONG_SUIT:
    case FH_TOLD_LOSE_BOTH:
      return 2;
    case FH_TOLD_HELP:
    case FH_TOLD_OTHER_SUIT:
    case FH_TOLD_MORE:
      return 3;
    default:
      return 0;
    }
}

bool
fh_practice_ask_told (FhPracticeQuestion *question, int step, FhPracticeDeal *deal)
{
  static const FhToldCode codes[] = { FH_TOLD_STRONG_SUIT, FH_TOLD_LONG_SUIT, FH_TOLD_MORE,
                                      FH_TOLD_HELP, FH_TOLD_OTHER_SUIT };
  const FhTable *table = fh_practice_deal_table (deal);
  bool has_partners = table->rules.n_sides < table->rules.n_callers;
  FhTold told;

  if (table->due != FH_ACTION_BID || table->n_calls == 0
      || table->turn == table->calls[table->n_calls - 1].seat)
    return false;
  told = fh_told_at (table, table->n_calls - 1);
  if (step_of ((FhToldCode) told.code) != step)
    return false;
  question->call_index = (uint8_t) (table->n_calls - 1);
  question->option_kind = FH_OPTION_TOLD;
  question->right_option = (uint8_t) fh_practice_add_option (question, told.code);
  /* The others are what another call of a suit could have told; without a partner two are no
   * question at all. */
  for (int n = has_partners ? 5 : 3, i = (int) fh_rng_below (&deal->rng, (uint32_t) n), k = 0;
       k < n && question->n_options < 3; k++)
    fh_practice_add_option (question, codes[(i + k) % n]);
  fh_practice_shuffle_options (question, &deal->rng);
  return true;
}
