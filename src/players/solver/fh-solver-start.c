/* fh-solver-start.c: where the quick search begins, and which number it is asked for first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-kind.h"
#include "fh-solver-search.h"

#include <string.h>

void
fh_solver_search_begin (FhSolver *solver, const FhSolverPosition *position)
{
  FhSolverDeal *deal = &solver->deal;
  uint64_t context;

  fh_solver_deal_init (deal, position);
  context = deal->n | (uint64_t) deal->bidders << 8 | (uint64_t) deal->wanting << 16
            | (uint64_t) deal->has_trumps << 24 | (uint64_t) deal->joker_lowest << 25
            | (uint64_t) (deal->free != 0) << 26 | (uint64_t) deal->joker_redirects << 27
            | (uint64_t) deal->joker_not_shown_void << 28 | (uint64_t) 1 << 29;
  if (solver->owner == 0)
    fh_solver_table_init (&solver->table, solver->memory, solver->size);
  /* Positions of another deal would not give wrong answers, but fill the table; so clear it. */
  else if (!fh_solver_is_at_home (solver, position) || solver->owner != context)
    fh_solver_table_clear (&solver->table);
  fh_solver_make_home (solver, position, solver->owner == context);
  solver->owner = context;
  memset (solver->history, 0, sizeof solver->history);
  memset (solver->sure, 0, sizeof solver->sure);
}

bool
fh_solver_search (FhSolver *solver, const FhSolverPosition *position, int need)
{
  const FhSolverDeal *deal = &solver->deal;
  FhSolverKind kind = deal->misere ? FH_SOLVER_LOSING
                      : deal->n == 4 && !deal->joker
                          ? (deal->has_trumps ? FH_SOLVER_FOUR_HANDS : FH_SOLVER_FOUR_PLAIN)
                          : FH_SOLVER_ANY_HANDS;
  FhSolverTrick trick = {
    .need = need,
    .tricks = fh_solver_position_tricks_left (position),
  };
  int leader = deal->hand_of_seat[position->n_plays ? position->plays[0].seat : position->turn];

  if (need <= 0)
    return true;
  for (int seat = 0; seat < position->n_seats; seat++)
    {
      FH_FOREACH_CARD (card, position->hands[seat])
        {
          trick.left |= (uint64_t) 1 << deal->bit_of_card[card];
        }
      if (position->hands[seat] & FH_SET_JOKERS && deal->joker_not_shown_void && deal->joker)
        for (int suit = 0; suit < FH_N_SUITS; suit++)
          if (position->shown_void[seat] >> suit & 1)
            trick.shown |= 1 << deal->suit_of[suit];
    }
  if (position->n_plays == 0)
    return fh_solver_search_kind (kind, solver, trick.left, leader, need, trick.tricks,
                                  (unsigned) trick.shown)
        .reached;

  /* The trick in progress as it stands. */
  trick.leader = trick.hand = leader;
  for (int i = 0; i < position->n_plays; i++)
    trick.left |= (uint64_t) 1 << deal->bit_of_card[position->plays[i].card];
  for (int i = 0; i < position->n_plays; i++)
    {
      uint64_t card = (uint64_t) 1 << deal->bit_of_card[position->plays[i].card];
      int named =
          position->plays[i].named == FH_SUIT_NONE ? -1 : deal->suit_of[position->plays[i].named];
      if (i == 0)
        trick.led = card & deal->no_trump_jokers ? 0 : fh_solver_suit_of (deal, card);
      trick.hand = deal->hand_of_seat[position->plays[i].seat];
      fh_solver_play_on (kind, deal, &trick, card, named);
    }
  return fh_solver_follow_kind (kind, solver, &trick).reached;
}

/* --- About how many tricks the bidders will get ---
 *
 * The search for the exact number asks first whether they get as many as this says.  The weights
 * are a regression over three thousand solved deals of four hands each with and without a trump
 * suit; the standard error is 0.9 tricks with one and 1.2 without. */

#define N_RANKS 6

/* Hundredths of a trick for the highest cards of a suit, for each card more than the others have,
 * and for each card that the longest hand has more than the longest of the others. */
typedef struct
{
  int16_t rank[N_RANKS];
  int16_t cards, longest;
} SuitWeights;

static const SuitWeights plain = { { 68, 23, 8, 3, 1, 0 }, -22, 22 };
static const SuitWeights trump = { { 89, 60, 37, 21, 9, 4 }, 22, 24 };
static const SuitWeights no_trump = { { 106, 51, 23, 10, 4, 1 }, 0, 9 };

/* For the side on lead. */
#define LEAD          22
#define LEAD_NO_TRUMP 60
/* For the joker of no trump. */
#define JOKER 90

static int
value_suit (const FhSolverDeal *deal, const SuitWeights *weights, int place)
{
  uint64_t left = deal->suit[place], bidders = deal->side[1];
  int longest[2] = { 0 };
  int value = 0;

  for (int hand = 0; hand < deal->n; hand++)
    {
      int side = deal->wanting >> hand & 1;
      int length = __builtin_popcountll (deal->hand[hand] & left);
      if (length > longest[side])
        longest[side] = length;
    }
  value += weights->longest * (longest[1] - longest[0]);
  for (int i = 0; left; i++)
    {
      uint64_t card = fh_bits_highest (left);
      int sign = bidders & card ? 1 : -1;
      left ^= card;
      value += sign * (weights->cards + (i < N_RANKS ? weights->rank[i] : 0));
    }
  return value;
}

int
fh_solver_search_guess (const FhSolver *solver, const FhSolverPosition *position)
{
  const FhSolverDeal *deal = &solver->deal;
  int leads = deal->wanting >> deal->hand_of_seat[position->turn] & 1 ? 1 : -1;
  int value = 50 * fh_solver_position_tricks_left (position);

  for (int place = 0; place < FH_N_SUITS; place++)
    value += value_suit (deal,
                         !deal->has_trumps         ? &no_trump
                         : place == FH_N_SUITS - 1 ? &trump
                                                   : &plain,
                         place);
  value += leads * (deal->has_trumps ? LEAD : LEAD_NO_TRUMP);
  if (!deal->has_trumps && deal->trumps)
    value += JOKER
             * (__builtin_popcountll (deal->side[1] & deal->trumps)
                - __builtin_popcountll (deal->side[0] & deal->trumps));
  return value < 0 ? position->taken : position->taken + (value + 50) / 100;
}
