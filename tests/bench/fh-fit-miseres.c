/* fh-fit-miseres.c: fits how likely a misère is to be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-miseres.h"

#include <stdlib.h>

#include "fh-bid-tricks.h"
#include "fh-options.h"
#include "fh-playout.h"
#include "fh-solver.h"

#define MAX_DANGER 1.9
#define BUDGET     300000

/* Lets seat 0 have @call in the deal of @state, takes the kitty and discards. */
static void
begin (FhWorld *world, const FhState *state, FhCall call)
{
  world->state = *state;
  fh_world_set_contract (world, 0, call);
  while (fh_world_table (world)->due != FH_ACTION_PLAY)
    fh_playout_step (world);
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
add (FhFit *line, double danger, double made)
{
  const double factors[] = { 1, danger };

  fh_fit_add (line, NULL, factors, 2, made);
}

static void
look_at (FhMiseresFit *fit, const FhState *state, double danger, FhSolver *solver)
{
  FhCallSet ladder = fh_rules_ladder (&state->table.rules);

  if (ladder & FH_CALL_BIT (FH_MISERE))
    add (&fit->closed, danger, played (state, FH_MISERE));
  else if (ladder & FH_CALL_BIT (FH_NULLO))
    add (&fit->closed, danger, played (state, FH_NULLO));
  if (ladder & FH_CALL_BIT (FH_GRAND_NULLO))
    add (&fit->grand_nullo, danger, played (state, FH_GRAND_NULLO));
  if (!(ladder & FH_CALL_BIT (FH_OPEN_MISERE)))
    return;
  int set = solved (solver, state, FH_OPEN_MISERE);
  bool made = played (state, FH_OPEN_MISERE);
  fit->n_solved += set != FH_SOLVER_UNKNOWN;
  add (&fit->open, danger, set == FH_SOLVER_UNKNOWN ? made : 0.5 * (made + !set));
}

/* A table whose rules know no misère unless it is chosen knows the one option or the others. */
static void
allow_miseres (FhRules *rules)
{
  if (rules->misere || rules->nullo || fh_option_set (rules, "nullo", "on") == FH_OPTION_OK)
    return;
  fh_option_set (rules, "misere", "on");
  fh_option_set (rules, "open-misere", "on");
}

void
fh_miseres_fit_init (FhMiseresFit *fit, FhShape shape, uint64_t seed, int n_deals)
{
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  FhRules rules;

  if (!solver)
    abort ();
  *fit = (FhMiseresFit){ 0 };
  fh_fit_init (&fit->closed, 2);
  fh_fit_init (&fit->open, 2);
  fh_fit_init (&fit->grand_nullo, 2);
  fh_solver_set_budget (solver, BUDGET);
  fh_fit_rules (&rules, shape);
  allow_miseres (&rules);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhSeatView view;

      fh_fit_deal (&state, &rules, seed, i);
      fh_seat_view_init (&view, &state, 0);
      double danger = (double) fh_bid_misere_danger (&view);
      if (danger <= MAX_DANGER)
        look_at (fit, &state, danger, solver);
    }
  fh_solver_free (solver);
}

void
fh_miseres_fit_clear (FhMiseresFit *fit)
{
  fh_fit_clear (&fit->closed);
  fh_fit_clear (&fit->open);
  fh_fit_clear (&fit->grand_nullo);
}

void
fh_miseres_fit_solve (const FhMiseresFit *fit, FhCallWeights *weights)
{
  double line[2], error;

  fh_fit_solve (&fit->closed, 0, line);
  weights->misere_safe = (float) line[0];
  weights->misere_danger = (float) -line[1];
  /* Its danger takes as much. */
  line[0] = 0;
  weights->grand_nullo_safe = (float) fh_fit_rest (&fit->grand_nullo, line, 0, &error);
  fh_fit_solve (&fit->open, 0, line);
  weights->open_misere_safe = (float) line[0];
  weights->open_misere_danger = (float) -line[1];
}
