/* bench-numbers.c: whether the best number is the best choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-numbers [DEALS [SEEDS [PRESET...]]]: deals that experts bid and play at score 0, each again
 * with one side that takes the call, discard, partner or card with the best number that the expert
 * has found, whatever else he goes by; once with each side.  The number is the points, which are
 * shown; or the chance to win the game, with BY=worth in the environment.  With JUDGE=1 it is that
 * of the judge, who tries everything in more layouts.  With KINDS=calls, exchange or cards only
 * those are taken by number.  With FIRST=11 the seeds begin there, so that a long run can be done
 * in parts.
 *
 * Printed are, for each table, the points a deal that this side is ahead of experts, with the half
 * width of the 95 % interval; how many deals it plays in another way; and how much of the points
 * goes back to calls, exchange and cards, whichever came first in a deal.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-level.h"

#define MAX_STEPS        256
#define DEVIATIONS_OF_95 1.96

typedef enum
{
  CALLS,
  EXCHANGE,
  CARDS,
  N_KINDS,
} Kind;

static const char *const kind_names[N_KINDS] = { "calls", "exchange", "cards" };

/* What an expert has done, and what he would have done by the numbers. */
typedef struct
{
  FhAction action, by_number;
} Step;

typedef struct
{
  double gained, squares;
  int n, n_other[N_KINDS];
  double of_kind[N_KINDS];
} Sum;

static const FhPlayer expert = { .level = FH_PLAYER_EXPERT, .character = FH_STEADY };
static FhPlayer judge = { .level = FH_PLAYER_EXPERT, .character = FH_STEADY };
static bool by_worth, asks_judge, takes[N_KINDS];

static Kind
kind_of (const FhAction *action)
{
  return action->kind == FH_ACTION_BID ? CALLS : action->kind == FH_ACTION_PLAY ? CARDS : EXCHANGE;
}

/* What @weighed is, where @instead was chosen. */
static FhAction
action_of (const FhWeighed *weighed, const FhAction *instead)
{
  FhAction action = *instead;

  switch ((FhActionKind) instead->kind)
    {
    case FH_ACTION_BID:
      return fh_action_bid (instead->seat, weighed->call);
    case FH_ACTION_PLAY:
      return fh_action_play (instead->seat, weighed->card, (FhSuit) weighed->named);
    case FH_ACTION_PARTNER:
      action.n_seats = 0;
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        if (fh_seats_have (weighed->seats, seat))
          action.seats[action.n_seats++] = (uint8_t) seat;
      return action;
    default:
      return fh_action_cards ((FhActionKind) instead->kind, instead->seat, weighed->cards);
    }
}

static double
number_of (const FhWeighed *weighed)
{
  return (double) (by_worth ? weighed->worth : weighed->points);
}

/* The action with the best number in @decision; what was chosen, where that has it too. */
static FhAction
best_of (const FhDecision *decision)
{
  const FhComparison *comparison = &decision->comparison;
  int best = comparison->chosen;

  if (comparison->n_worlds == 0 || !takes[kind_of (&decision->action)])
    return decision->action;
  for (int i = 0; i < comparison->n; i++)
    if (comparison->list[i].n_worlds > 0
        && number_of (&comparison->list[i]) > number_of (&comparison->list[best]))
      best = i;
  return best == comparison->chosen ? decision->action
                                    : action_of (&comparison->list[best], &decision->action);
}

/* Decides for the seat that has the turn. */
static Step
decide (const FhState *state, bool both, FhSeatView *view)
{
  fh_seat_view_init (view, state, state->table.turn);
  view->legal.may_declare = 0;
  FhDecision decision = fh_player_decide (&expert, view, NULL);
  Step step = { .action = decision.action };
  if (both && asks_judge && takes[kind_of (&decision.action)])
    decision = fh_player_decide (&judge, view, NULL);
  step.by_number = best_of (&decision);
  return step;
}

/* Plays @state on, @side by the numbers, or nobody where it is -1; notes in @steps, which may be
 * NULL, what was done. */
static int
play (FhState *state, int side, Step *steps)
{
  int n = 0;

  while (!state->table.deal_over)
    {
      FhSeatView view;
      bool by_number = side == state->table.rules.side_of[state->table.turn];
      Step step = decide (state, steps || by_number, &view);
      if (steps && n < MAX_STEPS)
        steps[n] = step;
      n++;
      fh_fit_carry_out (state, &expert, &view, by_number ? &step.by_number : &step.action, NULL);
    }
  return n;
}

/* What @side would have gained by the numbers in the deal that began as @dealt, took @steps and
 * ended as @end; the kind of decision with which it went its own way is written to @kind. */
static double
gain (
    const FhState *dealt, const FhState *end, const Step *steps, int n_steps, int side, Kind *kind)
{
  FhState state = *dealt;
  FhSeatView view;
  int at = 0;

  for (; at < n_steps; at++)
    {
      const Step *step = &steps[at];
      bool own = dealt->table.rules.side_of[step->action.seat] == side;
      if (own && !fh_action_equal (&step->action, &step->by_number))
        break;
      fh_seat_view_init (&view, &state, state.table.turn);
      fh_fit_carry_out (&state, &expert, &view, &step->action, NULL);
    }
  *kind = N_KINDS;
  if (at == n_steps)
    return 0;
  *kind = kind_of (&steps[at].action);
  fh_seat_view_init (&view, &state, state.table.turn);
  fh_fit_carry_out (&state, &expert, &view, &steps[at].by_number, NULL);
  play (&state, side, NULL);
  return fh_fit_points (&state.table, side) - fh_fit_points (&end->table, side);
}

static void
add (Sum *sum, const FhRules *rules, uint64_t seed, int number)
{
  Step steps[MAX_STEPS];
  FhState dealt, end;
  double gained = 0;

  fh_fit_deal (&dealt, rules, seed, number);
  end = dealt;
  int n_steps = play (&end, -1, steps);
  if (n_steps > MAX_STEPS)
    abort ();
  for (int side = 0; side < rules->n_sides; side++)
    {
      Kind kind;
      double of_side = gain (&dealt, &end, steps, n_steps, side, &kind) / rules->n_sides;
      gained += of_side;
      if (kind == N_KINDS)
        continue;
      sum->n_other[kind]++;
      sum->of_kind[kind] += of_side;
    }
  sum->gained += gained;
  sum->squares += gained * gained;
  sum->n++;
}

static void
print (FhPreset preset, const Sum *sum)
{
  double mean = sum->gained / sum->n;
  double variance = (sum->squares / sum->n - mean * mean) / sum->n;

  printf ("%-22s %d deals: %+6.2f +- %.2f points a deal;", fh_preset_id (preset), sum->n, mean,
          DEVIATIONS_OF_95 * sqrt (variance));
  for (int kind = 0; kind < N_KINDS; kind++)
    printf (" %s %+.2f in %d%s", kind_names[kind], sum->of_kind[kind] / sum->n, sum->n_other[kind],
            kind + 1 < N_KINDS ? "," : "\n");
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 20;
  int n_seeds = argc > 2 ? atoi (argv[2]) : 10;
  const char *by = getenv ("BY"), *kinds = getenv ("KINDS"), *first = getenv ("FIRST");
  int first_seed = first ? atoi (first) : 1;

  by_worth = by && strcmp (by, "worth") == 0;
  asks_judge = getenv ("JUDGE") != NULL;
  judge.thinking = fh_level_judge ();
  bool takes_any = false;
  for (int kind = 0; kind < N_KINDS; kind++)
    {
      takes[kind] = !kinds || strcmp (kinds, kind_names[kind]) == 0;
      takes_any |= takes[kind];
    }
  if (!takes_any)
    return 2;
  for (int i = 3; i < argc || (argc <= 3 && i < 3 + FH_N_PRESETS); i++)
    {
      FhPreset preset = (FhPreset) (i - 3);
      Sum sum = { .n = 0 };
      FhRules rules;
      if (argc > 3 && !fh_preset_from_id (argv[i], &preset))
        return 2;
      fh_rules_init (&rules, preset);
      for (int seed = first_seed; seed < first_seed + n_seeds; seed++)
        for (int number = 0; number < n_deals; number++)
          add (&sum, &rules, (uint64_t) seed, number);
      print (preset, &sum);
    }
  return 0;
}
