/* bench-review-kinds.c: whether errors of every kind are named, with a true reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>

#include "bench-review.h"
#include "fh-rules-player.h"

/* Deals in which room for an error is looked for; in each of them as many decisions are judged. */
#define MAX_DEALS  400
#define MAX_JUDGED 3

#define N_KINDS (FH_N_FAULTS - 1)

/* Whether at @step there may be room for @fault, as rules of thumb see it, which are quick. */
static bool
may_show (const BenchStep *step, FhPracticeFault fault)
{
  FhDecision thumb;
  FhSeatView view;

  fh_seat_view_init (&view, &step->before, step->done.seat);
  if (!bench_has_choice (&view))
    return false;
  if (fault == FH_FAULT_OVERBIDS || fault == FH_FAULT_UNDERBIDS || fault == FH_FAULT_OTHER_SUIT)
    return view.legal.due == FH_ACTION_BID;
  if (view.legal.due != FH_ACTION_DISCARD && view.legal.due != FH_ACTION_PLAY)
    return false;
  thumb = fh_rules_player_decide (fh_character_get (FH_STEADY), NULL, &view, 0);
  return fh_practice_fault (&view, &thumb.action, &thumb.reason, &thumb.action) == fault;
}

/* Makes @step an error that is @fault, in deal @number or one after it; returns the number of the
 * deal, or -1 where none was found. */
static int
plant_kind (BenchStep *step, FhPracticeFault fault, int number)
{
  static BenchDeal deal;

  bench.misere = fault == FH_FAULT_MISERE_RISKS || fault == FH_FAULT_MISERE_LETS_THROUGH;
  for (int last = number + MAX_DEALS; number < last; number++)
    {
      int order[BENCH_MAX_STEPS], n = 0;
      FhState state;
      FhRng rng;

      bench_begin (&deal, &state, number);
      bench_play_on (&deal, &state, number);
      fh_rng_init (&rng, fh_seed_from_number ((uint64_t) number), 1000);
      for (int i = 0; i < deal.n; i++)
        if (may_show (&deal.steps[i], fault))
          {
            int at = (int) fh_rng_below (&rng, (uint32_t) (n + 1));
            order[n++] = order[at];
            order[at] = i;
          }
      for (int i = 0; i < n && i < MAX_JUDGED; i++)
        {
          *step = deal.steps[order[i]];
          if (bench_find_error (step, fault, &rng, &step->done))
            return number;
        }
    }
  return -1;
}

static void
tell_kind (const char *what, FhPracticeFault fault, int number, const FhCost *cost)
{
  if (bench.verbose)
    fprintf (stderr, "%s: %s in deal %d: cost %.1f ± %.1f of %u, verdict %d%s; %s\n", what,
             fh_practice_fault_word (fault), number, (double) cost->points.cost,
             (double) cost->points.error, cost->n_layouts, cost->verdict,
             cost->is_mistake ? ", mistake" : "",
             fh_motive_word ((FhMotive) cost->done.reason.motive));
}

bool
bench_review_kinds (int n_errors, int first)
{
  static BenchStep step;
  int planted[FH_N_FAULTS] = { 0 }, named[FH_N_FAULTS] = { 0 }, next[FH_N_FAULTS];
  int n = 0, n_named = 0;

  for (int fault = 0; fault < FH_N_FAULTS; fault++)
    next[fault] = first;
  for (int i = 0; i < n_errors; i++)
    {
      FhPracticeFault fault = (FhPracticeFault) (FH_FAULT_NONE + 1 + i % N_KINDS);
      int number = plant_kind (&step, fault, next[fault]);
      const char *why;
      FhCost cost;

      if (number < 0)
        continue;
      next[fault] = number + 1;
      planted[fault]++;
      n++;
      bool is_named = bench_weigh (&cost, &step, 0) && cost.is_mistake;
      bool is_told = is_named && cost.done.reason.motive != FH_MOTIVE_NONE;
      bool is_right = is_told && bench_is_true (&cost, &step, &why);
      named[fault] += is_right;
      n_named += is_right;
      tell_kind (is_right   ? "named"
                 : is_told  ? "false"
                 : is_named ? "without a reason"
                            : "missed",
                 fault, number, &cost);
    }
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    printf ("%3d of %2d %s\n", named[fault], planted[fault],
            fh_practice_fault_word ((FhPracticeFault) fault));
  bench_print_share ("an error is named with a true reason", n_named, n, "errors");
  return n_named == n && n == n_errors;
}
