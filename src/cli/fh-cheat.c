/* fh-cheat.c: a player who sees all cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cheat.h"

#include "fh-shortage.h"
#include "fh-solver.h"

/* Enough for nearly every card at tables of up to five, some tenths of a second at six. */
#define BUDGET 2000000

static void
solver_free (gpointer data)
{
  fh_solver_free (data);
}

/* The solver of this thread. */
static FhSolver *
own_solver (void)
{
  static GPrivate solvers = G_PRIVATE_INIT (solver_free);
  FhSolver *solver = g_private_get (&solvers);

  if (!solver)
    {
      solver = fh_solver_new (0);
      if (!solver)
        fh_shortage_end ();
      fh_solver_set_budget (solver, BUDGET);
      g_private_set (&solvers, solver);
    }
  return solver;
}

void
fh_cheat (const FhState *state, FhDecision *decision)
{
  FhWorld world = { *state };
  FhSolverPosition position;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  FhSolver *solver = own_solver ();
  const FhSolverCard *best = NULL;

  if (decision->action.kind != FH_ACTION_PLAY || !fh_solver_position_init (&position, &world))
    return;

  /* What is remembered of other decisions must not make a difference where the budget ends. */
  fh_solver_forget (solver);
  gboolean wants = fh_seats_have (position.bidders, position.turn) != position.misere;
  int n = fh_solver_cards (solver, &position, cards);
  for (int i = 0; i < n; i++)
    {
      gboolean same =
          cards[i].card == decision->action.cards[0] && cards[i].named == decision->action.suit;
      if (cards[i].value == FH_SOLVER_UNKNOWN)
        {
          if (same)
            return;
          continue;
        }
      if (!best || (wants ? cards[i].value > best->value : cards[i].value < best->value)
          || (cards[i].value == best->value && same))
        best = &cards[i];
    }
  if (best)
    decision->action = fh_action_play (state->table.turn, best->card, (FhSuit) best->named);
}
