/* fh-par.c: what a deal is worth when everybody sees all cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-par.h"

#include <string.h>

#include "fh-hand-value.h"
#include "fh-player.h"
#include "fh-solver.h"

/* Ways to put away that are tried for one trump. */
#define N_DISCARDS 8

/* Positions for one question; a harder one counts as no for the bidder. */
#define BUDGET 4000000

/* More actions than lie between the auction and the first lead. */
#define MAX_ACTIONS 8

typedef struct
{
  const FhState *dealt;
  const atomic_int *cancelled;
  FhSolver *solver;
  FhPar *par;
  int rung; /* of the best call so far */
} Search;

typedef struct
{
  FhCardSet gone[N_DISCARDS];
  float worth[N_DISCARDS];
  int n;
} Discards;

/* --- What is put away --- */

/* Keeps @gone among the best, of which the best is the first. */
static void
offer (Discards *discards, FhCardSet gone, float worth)
{
  int at = discards->n;

  while (at > 0 && discards->worth[at - 1] < worth)
    at--;
  if (at == N_DISCARDS)
    return;
  if (discards->n < N_DISCARDS)
    discards->n++;
  for (int i = discards->n - 1; i > at; i--)
    {
      discards->gone[i] = discards->gone[i - 1];
      discards->worth[i] = discards->worth[i - 1];
    }
  discards->gone[at] = gone;
  discards->worth[at] = worth;
}

static void
list_discards (Discards *discards,
               const FhTable *table,
               FhCardSet hand,
               FhCardSet from,
               int count,
               FhCardSet gone)
{
  if (count == 0)
    {
      offer (
          discards, gone,
          fh_hand_tricks (&table->rules, FH_HAND_DISCARDED, hand & ~gone, fh_table_trump (table)));
      return;
    }
  FH_FOREACH_CARD (card, from)
    {
      from &= ~FH_SET (card);
      if (fh_set_size (from) >= count - 1)
        list_discards (discards, table, hand, from, count - 1, gone | FH_SET (card));
    }
}

/* Brings @world to the first lead: with the discards number @which, everything else by rules of
 * thumb.  Returns how many ways to put away there are, 0 when @world does not come there. */
static int
exchange (FhWorld *world, int which)
{
  const FhTable *table = fh_world_table (world);
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  int n = 1, n_refused = 0;

  for (int i = 0; i < MAX_ACTIONS && table->due != FH_ACTION_PLAY; i++)
    {
      FhSeatView view;
      FhAction action;

      fh_world_view (world, table->turn, &view);
      action = fh_player_decide_again (&player, &view, n_refused, NULL).action;
      if (action.kind == FH_ACTION_DISCARD && table->discards_made == 0
          && view.seat == table->declarer)
        {
          Discards discards = { .n = 0 };

          list_discards (&discards, table, view.hand, view.hand, action.n_cards, 0);
          n = discards.n;
          if (which >= n)
            return 0;
          action = fh_action_cards (FH_ACTION_DISCARD, view.seat, discards.gone[which]);
        }
      if (fh_world_apply (world, &action).code != FH_OK)
        n_refused++;
    }
  return table->due == FH_ACTION_PLAY ? n : 0;
}

/* --- What makes --- */

/* The lowest level of @trump that outbids the best call so far, or above 10. */
static int
level_to_beat (const Search *search, FhDenomination trump)
{
  const FhRules *rules = &search->dealt->table.rules;
  FhCallSet ladder = fh_rules_ladder (rules);
  int level = FH_MIN_LEVEL;

  while (level <= FH_MAX_LEVEL
         && (!(ladder & FH_CALL_BIT (fh_bid (level, trump)))
             || fh_rules_rung (rules, fh_bid (level, trump)) <= search->rung))
    level++;
  return level;
}

/* Looks whether @seat makes with @trump a call that outbids the best one so far. */
static void
try_trump (Search *search, int seat, FhDenomination trump)
{
  int n = 1;

  for (int which = 0; which < n && !fh_is_cancelled (search->cancelled); which++)
    {
      int level = level_to_beat (search, trump);
      FhWorld world = { .state = *search->dealt };
      FhSolverPosition position;
      bool makes = false;

      if (level > FH_MAX_LEVEL)
        return;
      fh_world_set_contract (&world, seat, fh_bid (level, trump));
      n = exchange (&world, which);
      if (n == 0 || !fh_solver_position_init (&position, &world))
        return;
      while (level <= FH_MAX_LEVEL && fh_solver_at_least (search->solver, &position, level) == 1)
        {
          makes = true;
          level++;
        }
      if (makes && !fh_is_cancelled (search->cancelled))
        {
          search->par->kind = FH_PAR_CONTRACT;
          search->par->call = fh_bid (level - 1, trump);
          search->rung = fh_rules_rung (&search->dealt->table.rules, search->par->call);
        }
    }
}

void
fh_par_find (const FhState *state,
             const atomic_int *cancelled,
             FhParProgress progress,
             void *data,
             FhPar *par)
{
  const FhRules *rules = &state->table.rules;
  Search search = { .dealt = state, .cancelled = cancelled, .par = par };
  int all = rules->n_callers * FH_N_DENOMINATIONS;

  memset (par, 0, sizeof *par);
  search.solver = fh_solver_new (0);
  if (!search.solver)
    return;
  fh_solver_set_budget (search.solver, BUDGET);
  fh_solver_set_cancel (search.solver, cancelled);
  par->kind = FH_PAR_NONE;
  for (int i = 0; i < all && !fh_is_cancelled (cancelled); i++)
    {
      int seat = (state->table.dealer + 1 + i / FH_N_DENOMINATIONS) % rules->n_callers;

      try_trump (&search, seat, (FhDenomination) (i % FH_N_DENOMINATIONS));
      if (progress)
        progress (i + 1, all, data);
    }
  fh_solver_free (search.solver);
  if (fh_is_cancelled (cancelled))
    memset (par, 0, sizeof *par);
}
