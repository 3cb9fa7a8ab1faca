/* fh-fit-miseres.c: fits how likely a misère is to be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-miseres.h"

#include <math.h>
#include <stdlib.h>

#include "fh-bid-misere.h"
#include "fh-options.h"
#include "fh-playout.h"
#include "fh-solver.h"

/* Hands with more danger are hopeless, and open sooner than closed. */
#define MAX_DANGER      4.5
#define MAX_OPEN_DANGER 2.2

/* A line is fitted to hands that it gives at least this chance, in steps of danger from all hands
 * down, but not to less than so many of them. */
#define FAIR_CHANCE 0.35
#define STEP        0.1
#define LEAST_HANDS 200

/* Open misères that are looked at, and the nodes of the solver for each. */
#define MAX_OPEN 3000
#define BUDGET   100000

/* Lets @seat have @call in the deal of @state, takes the kitty and discards. */
static void
begin (FhWorld *world, const FhState *state, int seat, FhCall call)
{
  world->state = *state;
  fh_world_set_contract (world, seat, call);
  while (fh_world_table (world)->due != FH_ACTION_PLAY)
    fh_playout_step (world);
}

static bool
played (const FhState *state, int seat, FhCall call)
{
  FhWorld world;

  begin (&world, state, seat, call);
  fh_world_play_out (&world);
  return fh_world_table (&world)->made;
}

/* Whether the misère can be set when all hands are known, or FH_SOLVER_UNKNOWN. */
static int
solved (FhSolver *solver, const FhState *state, int seat, FhCall call)
{
  FhWorld world;
  FhSolverPosition position;

  begin (&world, state, seat, call);
  if (!fh_solver_position_init (&position, &world))
    return FH_SOLVER_UNKNOWN;
  return fh_solver_at_least (solver, &position, 1);
}

static void
add (FhMisereNotes *notes, double danger, double made)
{
  notes->notes[notes->n++] = (FhMisereNote){ (float) danger, (float) made };
}

static void
look_at (FhMiseresFit *fit, const FhState *state, int seat, FhSolver *solver)
{
  FhCallSet ladder = fh_rules_ladder (&state->table.rules);
  FhSeatView view;

  fh_seat_view_init (&view, state, seat);
  double danger = (double) fh_bid_misere_danger (&view);
  if (danger > MAX_DANGER)
    return;
  if (ladder & FH_CALL_BIT (FH_MISERE))
    add (&fit->closed, danger, played (state, seat, FH_MISERE));
  else if (ladder & FH_CALL_BIT (FH_NULLO))
    add (&fit->closed, danger, played (state, seat, FH_NULLO));
  if (ladder & FH_CALL_BIT (FH_GRAND_NULLO))
    add (&fit->grand_nullo, danger, played (state, seat, FH_GRAND_NULLO));
  if (!(ladder & FH_CALL_BIT (FH_OPEN_MISERE)) || danger > MAX_OPEN_DANGER
      || fit->open.n == MAX_OPEN)
    return;
  int set = solved (solver, state, seat, FH_OPEN_MISERE);
  fit->n_solved += set != FH_SOLVER_UNKNOWN;
  add (&fit->open, danger, set == FH_SOLVER_UNKNOWN ? played (state, seat, FH_OPEN_MISERE) : !set);
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

static void
init_notes (FhMisereNotes *notes, int n)
{
  *notes = (FhMisereNotes){ .notes = calloc ((size_t) n, sizeof *notes->notes) };
  if (!notes->notes)
    abort ();
}

void
fh_miseres_fit_init (FhMiseresFit *fit, FhShape shape, uint64_t seed, int n_deals)
{
  FhSolver *solver = fh_solver_new (FH_SOLVER_USUAL_MEMORY);
  FhRules rules;

  if (!solver)
    abort ();
  *fit = (FhMiseresFit){ 0 };
  fh_solver_set_budget (solver, BUDGET);
  fh_fit_rules (&rules, shape);
  allow_miseres (&rules);
  init_notes (&fit->closed, n_deals * rules.n_callers);
  init_notes (&fit->open, n_deals * rules.n_callers);
  init_notes (&fit->grand_nullo, n_deals * rules.n_callers);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;

      fh_fit_deal (&state, &rules, seed, i);
      for (int seat = 0; seat < rules.n_callers; seat++)
        look_at (fit, &state, seat, solver);
    }
  fh_solver_free (solver);
}

void
fh_miseres_fit_clear (FhMiseresFit *fit)
{
  free (fit->closed.notes);
  free (fit->open.notes);
  free (fit->grand_nullo.notes);
  *fit = (FhMiseresFit){ 0 };
}

double
fh_miseres_fit_reach (float safe, float danger)
{
  return danger > 0 ? ((double) safe - FAIR_CHANCE) / (double) danger : INFINITY;
}

void
fh_miseres_fit_line (const FhMisereNotes *notes, double reach, FhFit *line)
{
  fh_fit_init (line, 2);
  for (int i = 0; i < notes->n; i++)
    {
      const double factors[] = { 1, (double) notes->notes[i].danger };
      if (factors[1] <= reach)
        fh_fit_add (line, NULL, factors, 2, (double) notes->notes[i].made);
    }
}

/* Writes the line that fits best to @safe and @danger. */
static void
solve (const FhMisereNotes *notes, float *safe, float *danger)
{
  double weights[2];
  bool fair = false;

  for (double reach = MAX_DANGER; !fair; reach -= STEP)
    {
      FhFit line;
      fh_miseres_fit_line (notes, reach, &line);
      if (line.n_rows >= LEAST_HANDS || reach == MAX_DANGER)
        fh_fit_solve (&line, 0, weights);
      fair = line.n_rows <= LEAST_HANDS || weights[0] + weights[1] * reach >= FAIR_CHANCE;
      fh_fit_clear (&line);
    }
  *safe = (float) weights[0];
  *danger = (float) -weights[1];
}

void
fh_miseres_fit_solve (const FhMiseresFit *fit, FhCallWeights *weights)
{
  double line[2] = { 0 }, error;
  FhFit grand;

  solve (&fit->closed, &weights->misere_safe, &weights->misere_danger);
  solve (&fit->open, &weights->open_misere_safe, &weights->open_misere_danger);
  /* Danger takes as much from a grand nullo as from a nullo. */
  fh_miseres_fit_line (&fit->grand_nullo,
                       fh_miseres_fit_reach (weights->misere_safe, weights->misere_danger), &grand);
  line[1] = (double) -weights->misere_danger;
  weights->grand_nullo_safe = (float) fh_fit_rest (&grand, line, 0, &error);
  fh_fit_clear (&grand);
}
