/* fh-puzzle.c: a deal that is played until its line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-puzzle.h"

#include <string.h>

#include "fh-way.h"
#include "fh-worlds.h"

/* Of the layouts that replace others those are taken that the calls and cards make likely. */
static const FhWorldsBudget refill_budget = {
  .n_worlds = FH_PUZZLE_MAX_LAYOUTS, .n_listed = FH_PUZZLE_MAX_LAYOUTS, .drawn = 24, .moves = 16
};

/* --- The goal --- */

/* Who wins the game when the bidders make their contract with @tricks: 1 they do, -1 the other
 * side, 0 it goes on. */
static int
winner_with (const FhTable *table, int tricks)
{
  const FhRules *rules = &table->rules;
  int side = rules->side_of[table->declarer];
  int defence = fh_rules_defence_points (rules, table->totals[!side],
                                         FH_DEFENCE_POINTS * (FH_N_TRICKS - tricks));

  if (fh_rules_is_target (rules, table->totals[side] + fh_table_contract_points (table, tricks)))
    return 1;
  return !rules->win_on_own_bid && fh_rules_is_target (rules, table->totals[!side] + defence) ? -1
                                                                                              : 0;
}

int
fh_puzzle_target (const FhTable *table, int seat)
{
  int level = fh_call_level (table->contract), target = level;

  if (fh_table_is_misere (table))
    return 1;
  if (table->rules.n_sides != 2)
    return level;
  while (target < FH_N_TRICKS && winner_with (table, target) < 0)
    target++;
  if (target == level && fh_seats_have (fh_table_bidders (table), seat)
      && winner_with (table, level) == 0 && winner_with (table, FH_N_TRICKS) > 0)
    while (winner_with (table, target) <= 0)
      target++;
  return target;
}

FhGrade
fh_puzzle_grade (int club, int strong)
{
  if (strong >= 50)
    return FH_GRADE_THIRD;
  return club >= 50 ? FH_GRADE_SECOND : FH_GRADE_FIRST;
}

/* Which answer of the solver keeps the goal of the learner. */
static int
wanted_of (const FhPuzzle *puzzle, const FhSolverPosition *position)
{
  return fh_seats_have (position->bidders, puzzle->seat) != position->misere;
}

/* What has become of the goal of the bidders at @table. */
static FhFate
bidders_fate (const FhPuzzle *puzzle, const FhTable *table)
{
  int tricks = fh_table_seats_tricks (table, fh_table_bidders (table));

  if (fh_table_is_misere (table) || puzzle->target == fh_call_level (table->contract))
    return fh_table_fate (table, 0);
  return tricks >= puzzle->target                                  ? FH_FATE_MADE
         : tricks + FH_N_TRICKS - table->n_tricks < puzzle->target ? FH_FATE_SET
                                                                   : FH_FATE_OPEN;
}

/* Whether the goal can be reached in @world with best play of everybody: 1, 0 or
 * FH_SOLVER_UNKNOWN. */
static int
keeps_goal (const FhPuzzle *puzzle, const FhWorld *world, FhSolver *solver)
{
  FhSolverPosition position;

  if (!fh_solver_position_init (&position, world))
    {
      const FhTable *table = fh_world_table (world);
      bool bids = fh_seats_have (fh_table_bidders (table), puzzle->seat);

      return (bidders_fate (puzzle, table) == FH_FATE_MADE) == bids;
    }
  int value = fh_solver_at_least (solver, &position, puzzle->target);

  return value == FH_SOLVER_UNKNOWN ? value : value == wanted_of (puzzle, &position);
}

bool
fh_puzzle_awaits (const FhPuzzle *puzzle)
{
  const FhTable *table = fh_world_table (&puzzle->worlds[0]);

  return table->due == FH_ACTION_PLAY
         && fh_rules_player (&table->rules, table->turn) == puzzle->seat;
}

FhFate
fh_puzzle_fate (const FhPuzzle *puzzle)
{
  const FhTable *table = fh_world_table (&puzzle->worlds[0]);
  FhFate fate = bidders_fate (puzzle, table);

  if (fate == FH_FATE_OPEN || fh_seats_have (fh_table_bidders (table), puzzle->seat))
    return fate;
  return fate == FH_FATE_MADE ? FH_FATE_SET : FH_FATE_MADE;
}

/* --- The layouts --- */

bool
fh_puzzle_init (
    FhPuzzle *puzzle, const FhSeatView *view, const uint32_t *draws, int n_draws, FhSolver *solver)
{
  puzzle->seat = (uint8_t) fh_rules_player (&view->table.rules, view->seat);
  puzzle->target = (uint8_t) fh_puzzle_target (&view->table, puzzle->seat);
  puzzle->is_lost = false;
  puzzle->n = 0;
  for (int i = 0; i < n_draws && puzzle->n < FH_PUZZLE_MAX_LAYOUTS; i++)
    {
      FhWorld *world = &puzzle->worlds[puzzle->n];
      FhRng rng;

      fh_rng_init (&rng, fh_seed_from_number (draws[i]), 0);
      if (fh_world_sample (world, view, &rng) && keeps_goal (puzzle, world, solver) == 1)
        puzzle->n++;
    }
  return puzzle->n > 0;
}

static bool
is_same (const FhWorld *a, const FhWorld *b)
{
  for (int seat = 0; seat < fh_world_table (a)->rules.n_seats; seat++)
    if (fh_world_hand (a, seat) != fh_world_hand (b, seat)
        || memcmp (a->state.under[seat], b->state.under[seat], FH_N_PILES) != 0)
      return false;
  return true;
}

/* Adds @world unless it is there, or the goal is out of reach in it. */
static bool
add_world (FhPuzzle *puzzle, const FhWorld *world, FhSolver *solver)
{
  int keeps;

  for (int i = 0; i < puzzle->n; i++)
    if (is_same (&puzzle->worlds[i], world))
      return true;
  keeps = keeps_goal (puzzle, world, solver);
  if (keeps == 1)
    puzzle->worlds[puzzle->n++] = *world;
  return keeps != FH_SOLVER_UNKNOWN;
}

/* Has @world, imagined now, know of the cards that have been turned up as @seen does. */
static void
keep_turned (FhWorld *world, const FhWorld *seen)
{
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    for (int pile = 0; pile < FH_N_PILES; pile++)
      if (world->state.under[seat][pile] == FH_CARD_NONE)
        world->state.under[seat][pile] = seen->state.under[seat][pile];
}

static bool
refill (FhPuzzle *puzzle, FhSolver *solver)
{
  const FhTable *table = fh_world_table (&puzzle->worlds[0]);
  FhSeatView view;
  FhWorlds *worlds;
  bool is_done = true;

  fh_world_view (&puzzle->worlds[0], table->turn, &view);
  worlds = fh_worlds_new (&view, &refill_budget, fh_seed_from_number (table->n_plays), NULL);
  for (int i = 0; worlds != NULL && is_done && i < worlds->n; i++)
    if (puzzle->n < FH_PUZZLE_MAX_LAYOUTS)
      {
        keep_turned (&worlds->worlds[i], &puzzle->worlds[0]);
        is_done = add_world (puzzle, &worlds->worlds[i], solver);
      }
  fh_worlds_free (worlds);
  return is_done;
}

/* Whether the same cards lie face up in @a and @b. */
static bool
shows_same (const FhWorld *a, const FhWorld *b)
{
  return memcmp (fh_world_table (a)->open, fh_world_table (b)->open, sizeof a->state.table.open)
         == 0;
}

/* Does @action in every layout; those that do not allow it, or in which the goal is lost by it or
 * other cards are turned up than in the first one, are gone.  Returns false when @solver was
 * cancelled, or no layout is left. */
static bool
narrow (FhPuzzle *puzzle, FhSolver *solver, const FhAction *action)
{
  int n = 0;

  for (int i = 0; i < puzzle->n; i++)
    {
      FhWorld after = puzzle->worlds[i];
      int keeps = 1;

      if (fh_world_apply (&after, action).code != FH_OK)
        continue;
      if (!puzzle->is_lost)
        keeps = keeps_goal (puzzle, &after, solver);
      if (keeps == FH_SOLVER_UNKNOWN)
        return false;
      if (keeps == 1 && (n == 0 || shows_same (&after, &puzzle->worlds[0])))
        puzzle->worlds[n++] = after;
    }
  puzzle->n = n;
  return n > 0;
}

/* --- Ideas --- */

/* What tells @card from @sound, all of its suit. */
static FhPuzzleIdea
idea_of_rank (FhDenomination trump, FhCardSet sound, FhCard card)
{
  int power = fh_card_power (card, trump);
  bool higher = true, lower = true;

  FH_FOREACH_CARD (other, sound)
    {
      higher = higher && fh_card_power (other, trump) > power;
      lower = lower && fh_card_power (other, trump) < power;
    }
  return higher ? FH_IDEA_HIGHER : lower ? FH_IDEA_LOWER : FH_IDEA_NONE;
}

FhPuzzleIdea
fh_puzzle_idea (const FhSeatView *view, FhCardSet sound, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit suit = fh_effective_suit (card, trump);
  FhCardSet trumps = trump != FH_NO_TRUMP ? fh_effective_suit_cards ((FhSuit) trump, trump) : 0;
  FhCardSet same = fh_effective_suit_cards (suit, trump);
  bool is_trump = fh_set_has (trumps, card);
  bool leads = fh_table_trick_size (&view->table) == 0;
  FhCardSet over = 0;

  if (sound == 0)
    return FH_IDEA_NONE;
  if (!leads)
    FH_FOREACH_CARD (other, view->legal.cards)
      if (fh_way_goes_over (view, other))
        over |= FH_SET (other);

  if (fh_card_is_joker (card) && (sound & FH_SET_JOKERS) == 0 && !fh_table_is_misere (&view->table))
    return FH_IDEA_KEEP_JOKER;
  if (!is_trump && (sound & ~trumps) == 0)
    return leads ? FH_IDEA_LEAD_TRUMPS : FH_IDEA_RUFF;
  if (is_trump && (sound & trumps) == 0)
    return leads ? FH_IDEA_WAIT : FH_IDEA_DO_NOT_RUFF;
  if (!leads && fh_set_has (over, card) && (sound & over) == 0)
    return FH_IDEA_DUCK;
  if (!leads && !fh_set_has (over, card) && (sound & ~over) == 0)
    return FH_IDEA_TAKE;
  if ((sound & ~same) == 0)
    return idea_of_rank (trump, sound, card);
  if (!is_trump && (sound & (same | trumps | FH_SET_JOKERS)) == 0)
    return leads ? FH_IDEA_OTHER_SUIT : FH_IDEA_THROW;
  return FH_IDEA_NONE;
}

/* --- The cards of the learner --- */

/* Fills @cards with what the learner may play, and @lost, beside each, with the layouts in which
 * it loses the goal, bit by bit. */
static int
weigh (const FhPuzzle *puzzle,
       FhSolver *solver,
       FhPuzzleCard cards[FH_SOLVER_MAX_MOVES],
       uint64_t lost[FH_SOLVER_MAX_MOVES])
{
  int n = 0, best = 0;

  for (int i = 0; i < puzzle->n; i++)
    {
      FhSolverCard solved[FH_SOLVER_MAX_MOVES];
      FhSolverPosition position;

      if (!fh_solver_position_init (&position, &puzzle->worlds[i]))
        return 0;
      n = fh_solver_cards_at_least (solver, &position, puzzle->target, solved);
      for (int j = 0; j < n; j++)
        {
          if (solved[j].value == FH_SOLVER_UNKNOWN)
            return FH_SOLVER_UNKNOWN;
          if (i == 0)
            {
              cards[j] = (FhPuzzleCard){ .card = solved[j].card, .named = solved[j].named };
              lost[j] = 0;
            }
          if (solved[j].value == wanted_of (puzzle, &position))
            cards[j].kept++;
          else
            lost[j] |= 1ull << i;
          best = cards[j].kept > best ? cards[j].kept : best;
        }
    }
  for (int j = 0; j < n; j++)
    cards[j].is_sound = cards[j].kept == best;
  return n;
}

int
fh_puzzle_weigh (const FhPuzzle *puzzle, FhSolver *solver, FhPuzzleCard cards[FH_SOLVER_MAX_MOVES])
{
  uint64_t lost[FH_SOLVER_MAX_MOVES];

  return weigh (puzzle, solver, cards, lost);
}

/* Leaves the first layout that is in @lost and not in @best. */
static void
choose_layout (FhPuzzle *puzzle, uint64_t lost, uint64_t best)
{
  for (int i = 0; i < puzzle->n; i++)
    if ((lost & ~best) >> i & 1)
      {
        puzzle->worlds[0] = puzzle->worlds[i];
        break;
      }
  puzzle->n = 1;
  puzzle->is_lost = true;
}

bool
fh_puzzle_play (
    FhPuzzle *puzzle, FhSolver *solver, const FhAction *action, bool *is_sound, FhPuzzleIdea *idea)
{
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  uint64_t lost[FH_SOLVER_MAX_MOVES];
  FhCardSet sound = 0;
  int n, best = 0, chosen = -1;

  *is_sound = true;
  *idea = FH_IDEA_NONE;
  if (puzzle->is_lost)
    return narrow (puzzle, solver, action);
  n = weigh (puzzle, solver, cards, lost);
  if (n == FH_SOLVER_UNKNOWN)
    return false;
  for (int i = 0; i < n; i++)
    {
      if (cards[i].is_sound)
        {
          sound |= FH_SET (cards[i].card);
          best = i;
        }
      if (cards[i].card == action->cards[0] && cards[i].named == action->suit)
        chosen = i;
    }
  if (chosen >= 0 && !cards[chosen].is_sound)
    {
      FhSeatView view;

      *is_sound = false;
      fh_world_view (&puzzle->worlds[0], action->seat, &view);
      if (!fh_set_has (sound, action->cards[0]))
        *idea = fh_puzzle_idea (&view, sound, action->cards[0]);
      choose_layout (puzzle, lost[chosen], lost[best]);
    }
  return narrow (puzzle, solver, action);
}

/* --- The others --- */

bool
fh_puzzle_go_on (FhPuzzle *puzzle, FhSolver *solver, FhLine *line)
{
  while (fh_world_table (&puzzle->worlds[0])->due == FH_ACTION_PLAY && !fh_puzzle_awaits (puzzle))
    {
      FhAction action;

      /* In the first layout: the others see it, and the goal is kept or lost there for good. */
      if (!fh_best_card (&puzzle->worlds[0], solver, &action) || !narrow (puzzle, solver, &action))
        return false;
      line->actions[line->n++] = action;
    }
  return puzzle->is_lost || !fh_puzzle_awaits (puzzle) || refill (puzzle, solver);
}
