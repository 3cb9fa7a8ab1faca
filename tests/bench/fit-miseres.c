/* fit-miseres.c: fits how likely a misère is to be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-miseres [DEALS]: prints the members of each FhCallWeights that say how safe a misère is, to
 * be taken over by hand.  In deals in which the first seat holds a fair hand for it, the misère is
 * played out by computer players; open, it is solved too with all hands known, for defenders who
 * see the bidder's cards miss little.  The chance of an open misère is the mean of both.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-bid-tricks.h"
#include "fh-deal.h"
#include "fh-options.h"
#include "fh-player.h"
#include "fh-playout.h"
#include "fh-shape.h"
#include "fh-solver.h"

#define MAX_DANGER 1.9
#define BUDGET     300000

/* A table of each shape, with the option that allows misères there. */
static const char *const tables[FH_N_SHAPES][2] = {
  [FH_SHAPE_FOUR] = { "australian-4", NULL },
  [FH_SHAPE_FOUR_KITTY_5] = { "midwest-4", NULL },
  [FH_SHAPE_TWO] = { "american-2", "nullo" },
  [FH_SHAPE_TWO_SHORT] = { "american-2-short", "nullo" },
  [FH_SHAPE_DUMMIES] = { "new-zealand-2", "misere" },
  [FH_SHAPE_THREE] = { "new-zealand-3", NULL },
  [FH_SHAPE_THREE_LONG] = { "australian-3", NULL },
  [FH_SHAPE_FIVE_NAMED] = { "american-5", "nullo" },
  [FH_SHAPE_FIVE_CALLED] = { "new-zealand-5", NULL },
  [FH_SHAPE_SIX_THREES] = { "new-zealand-6", NULL },
  [FH_SHAPE_SIX_PAIRS] = { "new-zealand-6-pairs", NULL },
  [FH_SHAPE_SIX_SOLO] = { "australian-6-solo", NULL },
};

/* Sums for a straight line. */
typedef struct
{
  double n, x, y, xx, xy;
} Line;

static void
add (Line *line, double x, double y)
{
  line->n += 1;
  line->x += x;
  line->y += y;
  line->xx += x * x;
  line->xy += x * y;
}

static void
print_line (const char *safe, const char *danger, const Line *line)
{
  double spread = line->n * line->xx - line->x * line->x;
  double slope = spread > 0 ? (line->n * line->xy - line->x * line->y) / spread : 0;

  printf ("    .%s = %.2ff,\n    .%s = %.2ff,\n", safe, (line->y - slope * line->x) / line->n,
          danger, -slope);
}

/* Lets seat 0 have @call in the deal of @state, takes the kitty and discards. */
static void
begin (FhWorld *world, const FhState *state, FhCall call)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

  world->state = *state;
  fh_world_set_contract (world, 0, call);
  while (fh_world_table (world)->due != FH_ACTION_PLAY)
    {
      FhSeatView view;

      fh_world_view (world, fh_world_table (world)->turn, &view);
      FhDecision decision = fh_player_decide (&player, &view, NULL);
      FhRefusal refusal = fh_world_apply (world, &decision.action);
      for (int n = 1; refusal.code == FH_REFUSED_CALL_SAME_HOLDER; n++)
        {
          decision = fh_player_call_again (&player, &view, n, NULL);
          refusal = fh_world_apply (world, &decision.action);
        }
      if (refusal.code != FH_OK)
        abort ();
    }
}

static bool
played (const FhState *state, FhCall call)
{
  FhWorld world;

  begin (&world, state, call);
  fh_playout (&world);
  return fh_world_table (&world)->made;
}

/* Whether the misère can be set when all hands are known, or FH_SOLVER_UNKNOWN. */
static int
solved (FhSolver *solver, const FhState *state, FhCall call)
{
  FhWorld world;
  FhSolverPosition position;

  begin (&world, state, call);
  if (!fh_solver_position_init (&position, &world))
    return FH_SOLVER_UNKNOWN;
  return fh_solver_at_least (solver, &position, 1);
}

static void
fit (const FhRules *rules, FhSolver *solver, int n_deals)
{
  bool nullo = rules->nullo;
  Line closed = { 0 }, open = { 0 };
  int n_solved = 0, n_open = 0;

  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhSeatView view;
      FhAction deal =
          fh_deal_from_seed (rules, rules->n_callers - 1, fh_seed_from_number ((uint64_t) i), 0);

      fh_state_init (&state, rules);
      fh_state_apply (&state, &deal);
      fh_seat_view_init (&view, &state, 0);
      double danger = fh_bid_misere_danger (&view);
      if (danger > MAX_DANGER)
        continue;
      add (&closed, danger, played (&state, nullo ? FH_NULLO : FH_MISERE));
      if (nullo)
        continue;
      int set = solved (solver, &state, FH_OPEN_MISERE);
      n_open++;
      n_solved += set != FH_SOLVER_UNKNOWN;
      bool made = played (&state, FH_OPEN_MISERE);
      add (&open, danger, set == FH_SOLVER_UNKNOWN ? made : 0.5 * (made + !set));
    }
  printf ("  %s: %.0f hands, %d of %d solved\n", fh_preset_id ((FhPreset) rules->preset), closed.n,
          n_solved, n_open);
  print_line ("misere_safe", "misere_danger", &closed);
  if (n_open)
    print_line ("open_misere_safe", "open_misere_danger", &open);
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 10000;
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);

  if (!solver)
    return 1;
  fh_solver_set_budget (solver, BUDGET);
  for (int shape = 0; shape < FH_N_SHAPES; shape++)
    for (int preset = 0; preset < FH_N_PRESETS; preset++)
      {
        FhRules rules;

        if (strcmp (fh_preset_id ((FhPreset) preset), tables[shape][0]) != 0)
          continue;
        fh_rules_init (&rules, (FhPreset) preset);
        if (tables[shape][1])
          fh_option_set (&rules, tables[shape][1], "on");
        fit (&rules, solver, n_deals);
      }
  fh_solver_free (solver);
  return 0;
}
