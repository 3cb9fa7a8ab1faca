/* bench-review-deals.c: the deals of bench-review, and what a decision in them cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <stdio.h>

#include "bench-review.h"
#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-truth-against.h"
#include "fh-truth.h"

BenchReview bench;

/* --- Deals --- */

bool
bench_has_choice (const FhSeatView *view)
{
  const FhLegal *legal = &view->legal;

  switch ((FhActionKind) legal->due)
    {
    case FH_ACTION_BID:
      return (legal->calls & (legal->calls - 1)) != 0;
    case FH_ACTION_PLAY:
      return (legal->cards & (legal->cards - 1)) != 0
             || (legal->joker_suits & (legal->joker_suits - 1)) != 0;
    default:
      return true;
    }
}

void
bench_begin (BenchDeal *deal, FhState *state, int number)
{
  FhRules rules;

  fh_rules_init (&rules, bench.presets[number % bench.n_presets]);
  deal->n = 0;
  deal->dealt = fh_deal_from_seed (&rules, number / bench.n_presets % rules.n_callers,
                                   fh_seed_from_number (6000000u + (uint64_t) number), 0);
  fh_state_init (state, &rules);
  fh_state_apply (state, &deal->dealt);
}

/* Where tricks are to be lost one seat bids so as soon as it may, and nobody over it. */
static void
steer (const FhSeatView *view, int number, FhAction *action)
{
  if (view->legal.due != FH_ACTION_BID)
    return;
  if (fh_call_is_misere (view->table.high_call) && (view->legal.calls & FH_CALL_BIT (FH_PASS)))
    *action = fh_action_bid (view->seat, FH_PASS);
  else if (number % view->table.rules.n_callers == view->seat
           && (view->legal.calls & FH_CALL_BIT (FH_MISERE)))
    *action = fh_action_bid (view->seat, FH_MISERE);
}

void
bench_play_on (BenchDeal *deal, FhState *state, int number)
{
  while (!state->table.deal_over && deal->n < BENCH_MAX_STEPS)
    {
      BenchStep *step = &deal->steps[deal->n++];
      FhSeatView view;
      FhSeed seed = fh_seed_from_number ((uint64_t) number);
      FhRng rng;

      fh_rng_init (&rng, seed, (uint64_t) deal->n);
      fh_seat_view_init (&view, state, state->table.turn);
      step->before = *state;
      step->is_decision =
          fh_rules_player (&state->table.rules, view.seat) == 0 && bench_has_choice (&view);
      step->done = fh_player_decide (&bench.player, &view, &rng).action;
      if (bench.misere)
        steer (&view, number, &step->done);
      fh_fit_carry_out (state, &bench.player, &view, &step->done, &rng);
    }
}

/* --- Reviewing --- */

bool
bench_weigh (FhCost *cost, const BenchStep *step, uint64_t number)
{
  static FhAdvice advice;
  FhSeatView view;

  fh_seat_view_init (&view, &step->before, step->done.seat);
  return fh_advice_init (&advice, &view, &bench.judge, number)
         && fh_cost_init (cost, &advice, &view, &bench.judge, &step->done, number);
}

bool
bench_find_error (const BenchStep *step, FhPracticeFault fault, FhRng *rng, FhAction *error)
{
  static FhAdvice advice;
  int errors[FH_MAX_ADVICE], n = 0;
  FhSeatView view;
  FhCost cost;

  fh_seat_view_init (&view, &step->before, step->done.seat);
  if (!fh_advice_init (&advice, &view, &bench.judge, 1))
    return false;
  for (int i = 0; i < advice.n_choices; i++)
    if (advice.choices[i].n_layouts > 0 && advice.choices[i].verdict == FH_VERDICT_WORSE
        && advice.choices[i].ahead <= -BENCH_LEAST_ERROR
        && (fault == FH_FAULT_NONE
            || fh_practice_fault (&view, &advice.choices[0].action, &advice.choices[0].reason,
                                  &advice.choices[i].action)
                   == fault))
      errors[n++] = i;
  if (n == 0)
    return false;
  *error = advice.choices[errors[fh_rng_below (rng, (uint32_t) n)]].action;
  return fh_cost_init (&cost, &advice, &view, &bench.judge, error, 1)
         && cost.points.cost >= BENCH_LEAST_ERROR
         && fh_state_check (&step->before, error).code == FH_OK;
}

bool
bench_is_true (const FhCost *cost, const BenchStep *step, const char **why)
{
  const FhReason *reason = &cost->done.reason;
  FhSeatView view;
  FhRng rng;

  *why = "probable";
  /* A number of the judge, who is measured elsewhere. */
  if (reason->motive == FH_MOTIVE_TOO_HIGH)
    return reason->chance < FH_IMPROBABLE;
  fh_rng_init (&rng, fh_seed_from_number (1), 0);
  fh_seat_view_init (&view, &step->before, step->done.seat);
  return reason->motive >= FH_MOTIVE_AGAINST_OVER_PARTNER
                 || reason->motive == FH_MOTIVE_RAISE_NEEDLESS
             ? fh_truth_against_holds (&view, &step->done, reason, &rng, why)
             : fh_truth_holds (&view, &step->done, reason, &rng, why);
}

void
bench_print_share (const char *what, int hits, int n, const char *unit)
{
  double z = 1.96, p = n > 0 ? (double) hits / n : 0, m = n > 0 ? n : 1;
  double middle = (p + z * z / (2 * m)) / (1 + z * z / m);
  double half = z * sqrt (p * (1 - p) / m + z * z / (4 * m * m)) / (1 + z * z / m);

  printf ("%s: %d of %d %s, %.1f %% (95 %% interval %.1f to %.1f)\n", what, hits, n, unit, 100 * p,
          100 * fmax (middle - half, 0), 100 * fmin (middle + half, 1));
  fflush (stdout);
}
