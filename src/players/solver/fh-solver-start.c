/* fh-solver-start.c: where the quick search begins.
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
  /* Other cards make no answer wrong, but what is known of them is only in the way. */
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
