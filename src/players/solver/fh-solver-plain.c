/* fh-solver-plain.c: the search that knows every rule.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zero-window search over whole positions, with a table of what was found between tricks.  It is
 * the one that plays dummies and exposed cards; the others are quicker.
 */
#include "fh-solver-private.h"

#include <string.h>

/* Whether what is known about @a holds for @b but for the cards. */
static bool
same_contract (const FhSolverPosition *a, const FhSolverPosition *b)
{
  return a->n_seats == b->n_seats && a->playing == b->playing && a->bidders == b->bidders
         && a->misere == b->misere && a->dummies == b->dummies && a->trump == b->trump
         && a->joker_free == b->joker_free && a->joker_lowest == b->joker_lowest
         && a->joker_redirects == b->joker_redirects
         && a->joker_not_shown_void == b->joker_not_shown_void && a->forced == b->forced
         && memcmp (a->tops, b->tops, sizeof a->tops) == 0
         && memcmp (a->under, b->under, sizeof a->under) == 0;
}

void
fh_solver_plain_begin (FhSolver *solver, const FhSolverPosition *position)
{
  bool fits = solver->generation > 0 && same_contract (&solver->context, position);

  if (solver->owner != 0)
    memset (solver->memory, 0, solver->size);
  solver->owner = 0;
  fits = fits && fh_solver_is_at_home (solver, position);
  if (!fits)
    {
      solver->generation++;
      solver->context = *position;
    }
  fh_solver_make_home (solver, position, fits);
}

static uint64_t
rest_of (const FhSolverPosition *position)
{
  uint64_t rest = position->turn;

  /* There are never more; a compiler that unrolls the loop has to see it. */
  for (int seat = 0; seat < position->n_seats && seat < FH_MAX_SEATS; seat++)
    {
      if (position->joker_not_shown_void && (position->hands[seat] & FH_SET_JOKERS))
        rest |= (uint64_t) (position->shown_void[seat] & 15) << (8 + 4 * seat);
      if (position->dummies)
        rest |= (uint64_t) position->covering[seat] << (32 + 5 * seat);
    }
  return rest;
}

static FhSolverPlainEntry *
entry_of (FhSolver *solver, const FhSolverPosition *position)
{
  FhSolverPlainEntry *entries = solver->memory;
  size_t n = solver->size / sizeof *entries;
  FhCardSet left = 0;
  uint64_t rest = rest_of (position);

  for (int seat = 0; seat < position->n_seats; seat++)
    left |= position->hands[seat];
  uint64_t hash = (left ^ rest * 0x9e3779b97f4a7c15u) * 0xd6e8feb86659fd93u;
  hash ^= hash >> 32;
  hash *= 0xd6e8feb86659fd93u;
  FhSolverPlainEntry *entry = &entries[(hash >> 20) % n];
  if (entry->left != left || entry->rest != rest || entry->generation != solver->generation)
    *entry = (FhSolverPlainEntry){
      .left = left,
      .rest = rest,
      .generation = solver->generation,
      .lower = 0,
      .upper = FH_N_TRICKS,
    };
  return entry;
}

/* Whether @a and @b of one hand are as good as each other: of one suit, with no card of another
 * hand or of the trick in progress between them. */
static bool
are_equal (FhCard a, FhCard b, FhDenomination trump, FhCardSet others)
{
  FhSuit suit = fh_effective_suit (a, trump);
  int low = fh_card_power (a, trump), high = fh_card_power (b, trump);

  if (fh_effective_suit (b, trump) != suit)
    return false;
  if (low > high)
    {
      int power = low;
      low = high;
      high = power;
    }
  FH_FOREACH_CARD (card, others & fh_effective_suit_cards (suit, trump))
    if (fh_card_power (card, trump) > low && fh_card_power (card, trump) < high)
      return false;
  return true;
}

/* Takes from the @n moves those that another one stands for; returns how many are left. */
static int
leave_out_equals (const FhSolverPosition *position, FhSolverMove *moves, int n)
{
  FhCardSet others = 0;
  int kept = 0;

  /* Which card a dummy plays says which one it turns, and an exposed card binds its holder. */
  if (position->covering[position->turn] || (position->hands[position->turn] & position->forced))
    return n;
  for (int seat = 0; seat < position->n_seats; seat++)
    if (seat != position->turn)
      others |= position->hands[seat];
  for (int pile = 0; pile < FH_N_PILES && position->dummies; pile++)
    for (int seat = 2; seat < 4; seat++)
      others |= FH_SET (position->under[seat][pile]) & ~position->hands[position->turn];
  for (int i = 0; i < position->n_plays; i++)
    others |= FH_SET (position->plays[i].card);
  for (int i = 0; i < n; i++)
    {
      bool needed = true;
      for (int k = 0; k < kept && needed; k++)
        needed =
            fh_card_is_joker (moves[i].card) || fh_card_is_joker (moves[k].card)
            || !are_equal (moves[k].card, moves[i].card, (FhDenomination) position->trump, others);
      if (needed)
        moves[kept++] = moves[i];
    }
  return kept;
}

bool
fh_solver_plain_search (FhSolver *solver, const FhSolverPosition *position, int need)
{
  FhSolverMove moves[FH_SOLVER_MAX_MOVES];
  FhSolverPlainEntry *entry = NULL;

  if (need <= 0)
    return true;
  if (need > fh_solver_position_tricks_left (position))
    return false;
  if (position->n_plays == 0)
    {
      if (!fh_solver_go_on (solver))
        return false;
      entry = entry_of (solver, position);
      if (need <= entry->lower)
        return true;
      if (need > entry->upper)
        return false;
    }

  bool wants = fh_seats_have (position->bidders, position->turn) != position->misere;
  bool result = !wants;
  int n = leave_out_equals (position, moves, fh_solver_position_legal (position, moves));
  for (int i = 0; i < n && result != wants; i++)
    {
      FhSolverPosition next = *position;
      fh_solver_position_play (&next, moves[i]);
      result = fh_solver_plain_search (solver, &next, need - (next.taken - position->taken));
      if (solver->stopped)
        return false;
    }

  if (entry)
    {
      /* What was searched meanwhile may have taken the place. */
      entry = entry_of (solver, position);
      if (result && need > entry->lower)
        entry->lower = (int8_t) need;
      else if (!result && need <= entry->upper)
        entry->upper = (int8_t) (need - 1);
    }
  return result;
}
