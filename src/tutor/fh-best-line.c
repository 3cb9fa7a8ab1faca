/* fh-best-line.c: how a deal goes on when everybody sees all hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-best-line.h"

#include "fh-player.h"

/* What the seat that is to act does by rules of thumb. */
static FhAction
usual_action (const FhWorld *world)
{
  const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhSeatView view;

  fh_world_view (world, fh_world_table (world)->turn, &view);
  return fh_player_decide (&rules_player, &view, NULL).action;
}

/* --- Discards --- */

typedef struct
{
  const FhWorld *world;
  FhSolver *solver;
  int target; /* or -1 */
  int best;   /* FH_SOLVER_UNKNOWN: none yet */
  bool done;
  FhAction discard; /* the best */
} Discards;

/* Tries @action; its value counts if it is more than that of the best so far. */
static void
try_discard (Discards *all, const FhAction *action)
{
  FhWorld world = *all->world;
  FhSolverPosition position;

  if (fh_world_apply (&world, action).code != FH_OK || !fh_solver_position_init (&position, &world))
    return;
  if (position.misere || all->target >= 0)
    {
      int target = position.misere ? 1 : all->target;
      int value = fh_solver_at_least (all->solver, &position, target);
      bool good = value == (position.misere ? 0 : 1);

      if (value == FH_SOLVER_UNKNOWN || (all->best != FH_SOLVER_UNKNOWN && !good))
        return;
      all->best = value;
      all->discard = *action;
      all->done = good;
      return;
    }
  /* Most discards are no better than the best, which is quickly seen. */
  while (all->best < FH_N_TRICKS && fh_solver_at_least (all->solver, &position, all->best + 1) == 1)
    {
      all->best++;
      all->discard = *action;
    }
  all->done = all->best == FH_N_TRICKS;
}

/* Tries all sets of @n cards of @left together with those of @chosen. */
static void
try_discards (Discards *all, FhCardSet left, int n, FhCardSet chosen)
{
  if (n == 0)
    {
      FhAction action =
          fh_action_cards (FH_ACTION_DISCARD, fh_world_table (all->world)->turn, chosen);
      try_discard (all, &action);
      return;
    }
  while (fh_set_size (left) >= n && !all->done)
    {
      FhCard card = fh_set_first (left);
      left &= left - 1;
      try_discards (all, left, n - 1, chosen | FH_SET (card));
    }
}

int
fh_best_discard (const FhWorld *world, FhSolver *solver, int target, FhAction *discard)
{
  Discards all = { .world = world, .solver = solver, .target = target, .best = FH_SOLVER_UNKNOWN };
  FhSeatView view;

  /* It is often the best, and where it is as good as any, it is the one to be shown. */
  FhAction usual = usual_action (world);
  try_discard (&all, &usual);
  fh_world_view (world, fh_world_table (world)->turn, &view);
  if (!all.done)
    try_discards (&all, view.legal.cards, view.legal.count, 0);
  *discard = all.best == FH_SOLVER_UNKNOWN ? usual : all.discard;
  return all.best;
}

/* --- Cards --- */

/* How dear a card is to its player, beside another one that is as good. */
static int
price (FhCard card, FhDenomination trump)
{
  return fh_card_power (card, trump)
         + (fh_effective_suit (card, trump) == (FhSuit) trump ? 100 : 0);
}

bool
fh_best_card (const FhWorld *world, FhSolver *solver, FhAction *action)
{
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  FhSolverPosition position;
  FhAction usual = usual_action (world);
  int best = FH_SOLVER_UNKNOWN, chosen = -1;

  if (!fh_solver_position_init (&position, world))
    return false;
  int n = fh_solver_cards (solver, &position, cards);
  bool wants = fh_seats_have (position.bidders, position.turn) != position.misere;
  for (int i = 0; i < n; i++)
    {
      if (cards[i].value == FH_SOLVER_UNKNOWN)
        return false;
      if (i == 0 || (wants ? cards[i].value > best : cards[i].value < best))
        best = cards[i].value;
    }
  for (int i = 0; i < n; i++)
    if (cards[i].value == best)
      {
        if (usual.kind == FH_ACTION_PLAY && usual.cards[0] == cards[i].card
            && usual.suit == cards[i].named)
          {
            *action = usual;
            return true;
          }
        FhDenomination trump = (FhDenomination) position.trump;
        if (chosen < 0 || price (cards[i].card, trump) < price (cards[chosen].card, trump))
          chosen = i;
      }
  if (chosen < 0)
    return false;
  *action = fh_action_play (position.turn, cards[chosen].card, (FhSuit) cards[chosen].named);
  return true;
}

/* --- The line --- */

static bool
next_action (const FhWorld *world, FhSolver *solver, FhAction *action)
{
  const FhTable *table = fh_world_table (world);

  switch (table->due)
    {
    case FH_ACTION_BID:
      *action = fh_action_bid (table->turn, FH_PASS);
      return true;
    case FH_ACTION_DISCARD:
      if (table->turn == table->declarer)
        fh_best_discard (world, solver, -1, action);
      else
        *action = usual_action (world);
      return true;
    case FH_ACTION_PLAY:
      return fh_best_card (world, solver, action);
    default:
      *action = usual_action (world);
      return action->kind != FH_ACTION_NONE;
    }
}

static bool
is_over (const FhTable *table)
{
  return table->deal_over || table->due == FH_ACTION_DEAL || table->due == FH_ACTION_NONE;
}

/* Adds the next action. */
static bool
add (FhLine *line, FhWorld *world, FhSolver *solver)
{
  FhAction action;

  if (line->n == FH_MAX_LINE || !next_action (world, solver, &action)
      || fh_world_apply (world, &action).code != FH_OK)
    return false;
  line->actions[line->n++] = action;
  return true;
}

bool
fh_line_go_on (FhLine *line, FhWorld *world, FhSolver *solver, int n_tricks)
{
  const FhTable *table = fh_world_table (world);

  while (!is_over (table) && table->n_tricks < n_tricks)
    if (!add (line, world, solver))
      return false;
  return true;
}

bool
fh_line_to (FhLine *line, FhWorld *world, FhSolver *solver, FhActionKind due)
{
  const FhTable *table = fh_world_table (world);

  while (!is_over (table) && table->due != due && table->due != FH_ACTION_PLAY)
    if (!add (line, world, solver))
      return false;
  return true;
}

/* --- One trick --- */

/* Whether @ours win the trick that @position stands in, in which @n cards are still to come. */
static bool
win_it (const FhSolverPosition *position, uint8_t ours, int n)
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];
  bool choose = fh_seats_have (ours, position->turn);

  if (n == 0)
    return choose; /* who has won it is to lead */
  int n_moves = fh_solver_position_legal (position, moves);
  for (int i = 0; i < n_moves; i++)
    {
      FhSolverPosition then = *position;
      fh_solver_position_play (&then, moves[i]);
      if (win_it (&then, ours, n - 1) == choose)
        return choose;
    }
  return !choose;
}

bool
fh_trick_is_ours (const FhWorld *world, uint8_t ours)
{
  FhSolverPosition position;

  return fh_solver_position_init (&position, world)
         && win_it (&position, ours, __builtin_popcount (position.playing) - position.n_plays);
}
