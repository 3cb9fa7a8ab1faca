/* bench-review-why.c: in what share of clear errors it is said what was wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdio.h>
#include <stdlib.h>

#include "bench-review.h"
#include "fh-refutation.h"
#include "fh-writer.h"

static void
tell_why (int number, int at, const BenchStep *step, const FhCost *cost)
{
  FhText done = FH_TEXT_INIT, best = FH_TEXT_INIT;

  if (bench.verbose)
    {
      fh_action_write (&step->before.table.rules, &cost->done.action, &done);
      fh_action_write (&step->before.table.rules, &cost->best.action, &best);
      fprintf (stderr, "%s: deal %d of %s, step %d: cost %.1f ± %.1f; best for %s\n  %s  %s",
               fh_motive_word ((FhMotive) cost->done.reason.motive), number,
               fh_preset_id ((FhPreset) step->before.table.rules.preset), at,
               (double) cost->points.cost, (double) cost->points.error,
               fh_motive_word ((FhMotive) cost->best.reason.motive), done.str, best.str);
    }
  fh_text_clear (&done);
  fh_text_clear (&best);
}

/* The deal up to step @at, for five-hundred-cli advise. */
static void
tell_record (const BenchDeal *deal, int at)
{
  FhRecord *record = fh_record_new_for_rules (&deal->steps[0].before.table.rules);
  FhState state = deal->steps[0].before;

  fh_record_append (record, &deal->dealt, &state.table);
  for (int i = 0; i < at; i++)
    {
      state = deal->steps[i].before;
      fh_state_apply (&state, &deal->steps[i].done);
      fh_record_append (record, &deal->steps[i].done, &state.table);
    }
  char *text = fh_record_write (record);
  if (bench.verbose)
    fprintf (stderr, "%s\n", text);
  free (text);
  fh_record_free (record);
}

/* Whether @step may be a clear error by a judge who thinks little. */
static bool
is_suspect (const BenchStep *step)
{
  static FhAdvice advice;
  FhThinking little = *bench.judge.thinking;
  FhPlayer quick = bench.judge;
  FhSeatView view;

  fh_seat_view_init (&view, &step->before, step->done.seat);
  if (!bench_has_choice (&view))
    return false;
  little.worlds.n_worlds = little.calls.worlds = 60;
  little.calls.first = 8;
  little.kitty.worlds = 40;
  little.kitty.listed = 20;
  little.kitty.first = 2;
  little.kitty.nodes = 50000;
  quick.thinking = &little;
  if (!fh_advice_init (&advice, &view, &quick, 2))
    return false;
  const FhAdvisedChoice *choice = fh_advice_find (&advice, &step->done);
  return choice == NULL || (!choice->best && choice->ahead <= -BENCH_CLEAR_ERROR / 2);
}

/* Whether layouts show how the error of @cost loses. */
static bool
is_refuted (const BenchStep *step, const FhCost *cost)
{
  static FhRefutation found;
  FhSeatView view;

  fh_seat_view_init (&view, &step->before, step->done.seat);
  bool is_found =
      fh_refutation_init (&found, &view, &cost->done.action, &cost->best.action, 0, NULL);
  if (bench.verbose)
    fprintf (stderr, "%srefuted: %d short and %d decided of %d layouts\n", is_found ? "" : "not ",
             found.n_short, found.n_decided, found.n_layouts);
  return is_found;
}

bool
bench_review_why (int n_deals, int first)
{
  static const char *const kinds[FH_N_ACTIONS] = {
    [FH_ACTION_BID] = "a call is refuted",
    [FH_ACTION_DISCARD] = "a discard is refuted",
    [FH_ACTION_PLAY] = "a card is refuted",
  };
  static const char *const what = "it is said what was wrong with a clear error";
  static BenchDeal deal;
  int said[FH_N_MOTIVES] = { 0 }, n = 0, n_false = 0;
  int n_of[FH_N_ACTIONS] = { 0 }, n_refuted[FH_N_ACTIONS] = { 0 };

  for (int number = first; number < first + n_deals; number++)
    {
      FhState state;

      bench_begin (&deal, &state, number);
      bench_play_on (&deal, &state, number);
      for (int i = 0; i < deal.n; i++)
        {
          const char *why;
          FhCost cost;

          if (!is_suspect (&deal.steps[i]) || !bench_weigh (&cost, &deal.steps[i], 0)
              || cost.verdict != FH_VERDICT_WORSE || cost.points.cost <= BENCH_CLEAR_ERROR
              || cost.points.cost <= cost.points.error)
            continue;
          n++;
          said[cost.done.reason.motive]++;
          tell_why (number, i, &deal.steps[i], &cost);
          n_of[cost.done.action.kind]++;
          n_refuted[cost.done.action.kind] += is_refuted (&deal.steps[i], &cost);
          if (cost.done.reason.motive == FH_MOTIVE_NONE)
            tell_record (&deal, i);
          else if (!bench_is_true (&cost, &deal.steps[i], &why))
            {
              fprintf (stderr, "false: not %s\n", why);
              n_false++;
            }
        }
      if (bench.verbose && (number - first) % 5 == 4)
        bench_print_share (what, n - said[FH_MOTIVE_NONE], n, "errors");
    }
  for (int motive = 0; motive < FH_N_MOTIVES; motive++)
    if (said[motive] > 0)
      printf ("%5d %s\n", said[motive], fh_motive_word ((FhMotive) motive));
  bench_print_share (what, n - said[FH_MOTIVE_NONE], n, "errors");
  for (int kind = 0; kind < FH_N_ACTIONS; kind++)
    if (kinds[kind] && n_of[kind] > 0)
      bench_print_share (kinds[kind], n_refuted[kind], n_of[kind], "errors");
  printf ("false: %d\n", n_false);
  return n_false == 0;
}
