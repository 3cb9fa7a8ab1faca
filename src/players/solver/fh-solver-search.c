/* fh-solver-search.c: the quick search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A zero-window search from trick to trick: do those who want tricks for the bidders get so many of
 * those left?  With the answer comes which cards mattered by their rank: those that beat another
 * card of their suit.  Whoever has them, and the shape, decides; where the other cards lie does
 * not, and what was found is kept for all positions that agree in that (fh-solver-table.h).
 *
 * Of cards that are as good as each other the highest one is played, and when it wins by rank the
 * lowest of them is said to have mattered.
 */
#include "fh-solver-search.h"

#include "fh-solver-follow.h"
#include "fh-solver-leads.h"
#include "fh-solver-kind.h"
#include "fh-solver-quick.h"

/* Plays @card in @trick and goes on, to the next hand or the next trick. */
FH_SOLVER_INLINE FhSolverFound
play (FhSolverKind kind, FhSolver *solver, const FhSolverTrick *trick, uint64_t card, int named)
{
  const FhSolverDeal *deal = &solver->deal;
  FhSolverTrick next = *trick;

  fh_solver_play_on (kind, deal, &next, card, named);
  if (next.n_played < fh_solver_hands_of (kind, deal))
    return fh_solver_follow_kind (kind, solver, &next);

  int won = deal->bidders >> next.best_hand & 1;
  FhSolverFound found;
  if (kind == FH_SOLVER_LOSING && won)
    found = (FhSolverFound){ 0, 1 };
  else
    found = fh_solver_search_kind (kind, solver, trick->left & ~next.played, next.best_hand,
                                   trick->need - won, trick->tricks - 1, (unsigned) next.shown);
  uint64_t suit = next.best & next.led ? next.led
                  : kind == FH_SOLVER_LOSING || next.best & deal->no_trump_jokers
                      ? fh_solver_suit_of (deal, next.best)
                      : deal->trumps;
  found.cards |=
      fh_solver_winner_by_rank (deal, trick->left, next.played, next.best_hand, next.best, suit);
  return found;
}

/* What is left to be decided when each hand has one card: the trick. */
FH_SOLVER_INLINE FhSolverFound
last_trick (FhSolverKind kind, FhSolver *solver, uint64_t left, int leader)
{
  const FhSolverDeal *deal = &solver->deal;
  int n = fh_solver_hands_of (kind, deal);
  uint64_t best = deal->hand[leader] & left;
  uint64_t counts = fh_solver_suit_of (deal, best) | deal->trumps;
  int winner = leader, hand = leader;

  for (int i = 1; i < n; i++)
    {
      hand = hand + 1 == n ? 0 : hand + 1;
      uint64_t card = deal->hand[hand] & left;
      if (card > best && card & counts)
        {
          best = card;
          winner = hand;
        }
    }
  return (FhSolverFound){
    fh_solver_winner_by_rank (deal, left, left, winner, best, fh_solver_suit_of (deal, best)),
    (uint64_t) (deal->bidders >> winner & 1),
  };
}

/* The hand that @card is in, from 1 on. */
FH_SOLVER_INLINE uint32_t
holder_of (const FhSolverDeal *deal, uint64_t card)
{
  uint32_t hand = 0;

  while (hand < deal->n && !(deal->hand[hand] & card))
    hand++;
  return hand + 1;
}

/* All that decides which position this is, but for the owners of the cards. */
FH_SOLVER_INLINE uint32_t
rest_of (FhSolverKind kind,
         const FhSolverDeal *deal,
         uint64_t left,
         int leader,
         int tricks,
         unsigned shown)
{
  uint32_t rest = (uint32_t) (leader | tricks << 3);

  if (!fh_solver_is_four (kind) && left & deal->joker)
    {
      rest |= holder_of (deal, fh_bits_highest (left & deal->joker)) << 7 | shown << 10;
      /* With two jokers left, note the second one's holder as well: the owners of suits do not tell
       * who holds a joker outside the suits. */
      if (fh_bits_has_two (left & deal->joker))
        rest |= holder_of (deal, fh_bits_lowest (left & deal->joker)) << 14;
    }
  return rest;
}

/* The place and number from the top of @lead, for the table. */
FH_SOLVER_INLINE uint8_t
write_lead (const FhSolverDeal *deal, uint64_t left, FhSolverLead lead)
{
  if (lead.card & deal->no_trump_jokers)
    return (uint8_t) (0x80 | (lead.named & 7));
  for (int place = 0; place < FH_N_SUITS; place++)
    if (deal->suit[place] & lead.card)
      {
        uint64_t above = left & deal->suit[place] & ~(lead.card | (lead.card - 1));
        return (uint8_t) (place << 5 | __builtin_popcountll (above));
      }
  return FH_SOLVER_NO_LEAD;
}

FH_SOLVER_INLINE FhSolverFound
search_body (FhSolverKind kind,
             FhSolver *solver,
             uint64_t left,
             int leader,
             int need,
             int tricks,
             unsigned shown)
{
  const FhSolverDeal *deal = &solver->deal;
  FhSolverLook look;

  if (need <= 0)
    return (FhSolverFound){ 0, 1 };
  if (need > tricks)
    return (FhSolverFound){ 0, 0 };
  if (tricks == 1 && (kind != FH_SOLVER_LOSING || !(deal->joker_lowest && left & deal->joker)))
    return last_trick (kind, solver, left, leader);
  if (!fh_solver_go_on (solver))
    return (FhSolverFound){ 0, 0 };

  fh_solver_assume_kind (kind, deal);
  fh_solver_look (deal, fh_solver_hands_of (kind, deal), left, &look);
  uint32_t rest = rest_of (kind, deal, left, leader, tricks, shown);
  FhSolverSlot *slot = fh_solver_table_find (&solver->table, look.shape, rest);
  uint8_t hint = FH_SOLVER_NO_LEAD;
  if (slot)
    {
      uint32_t number = slot->first;
      FhSolverPattern *pattern;
      hint = solver->table.patterns[number].lead;
      while ((pattern = fh_solver_table_match (&solver->table, number, &look.owners)))
        {
          if (need <= pattern->lower || need > pattern->upper)
            return (FhSolverFound){ fh_solver_cards_of_mask (deal, fh_solver_hands_of (kind, deal),
                                                             left, &pattern->mask),
                                    need <= pattern->lower };
          hint = pattern->lead;
          number = pattern->next;
        }
    }

  if (kind != FH_SOLVER_LOSING)
    {
      FhSolverFound found;
      if (fh_solver_is_certain (deal, solver->sure, &look, fh_solver_hands_of (kind, deal), left,
                                leader, need, tricks, &found))
        return found;
    }

  fh_solver_assume_kind (kind, deal);
  FhSolverLead leads[FH_SOLVER_MAX_MOVES];
  int n = fh_solver_order_leads (deal, &look, solver->history[leader],
                                 fh_solver_hands_of (kind, deal), left, leader, shown, hint, leads);
  uint64_t wants = deal->wanting >> leader & 1;
  FhSolverFound result = { 0, !wants };
  FhSolverTrick trick = {
    .left = left,
    .leader = leader,
    .hand = leader,
    .shown = (int) shown,
    .need = need,
    .tricks = tricks,
  };
  uint8_t decisive = hint;
  for (int i = 0; i < n; i++)
    {
      uint64_t card = leads[i].card;
      FhSolverFound found;

      trick.led = card & deal->no_trump_jokers ? 0 : fh_solver_suit_of (deal, card);
      found = play (kind, solver, &trick, card, leads[i].named);
      if (solver->stopped)
        return found;
      if (found.reached == wants)
        {
          result = found;
          solver->history[leader][__builtin_ctzll (card)] += 1u << (2 * tricks - 2);
          decisive = write_lead (deal, left, leads[i]);
          break;
        }
      result.cards |= found.cards;
    }

  FhSolverOwners mask;
  if (fh_solver_mask_of_cards (deal, fh_solver_hands_of (kind, deal), left, result.cards, &mask))
    fh_solver_table_store (&solver->table, look.shape, rest, &look.owners, &mask,
                           result.reached ? need : 0, result.reached ? tricks : need - 1, decisive);
  return result;
}

/* The suits, by places, that a joker in mid-trick has to be tried with: each that a hand after it
 * holds, and one that none holds, since those are equal.  If only one hand is to play, a partner is
 * left free to play any card, and an opponent is not. */
FH_SOLVER_INLINE unsigned
names_to_try (const FhSolverDeal *deal, const FhSolverTrick *trick, uint64_t wants)
{
  uint64_t after = 0;
  unsigned held = 0;
  int hand = trick->hand;

  for (int i = trick->n_played + 1; i < deal->n; i++)
    {
      hand = hand + 1 == deal->n ? 0 : hand + 1;
      after |= deal->hand[hand] & trick->left;
    }
  for (int place = 0; place < FH_N_SUITS; place++)
    held |= (after & deal->suit[place] ? 1u : 0u) << place;

  unsigned all = (1u << FH_N_SUITS) - 1, free = all & ~held;
  free &= -free;
  if (trick->n_played + 2 < deal->n || !free || !held)
    return held | free;
  return (deal->wanting >> hand & 1) == wants ? free : held;
}

/* Plays @card in @trick; a joker that names a suit in mid-trick is as many plays as it has names.
 */
FH_SOLVER_INLINE FhSolverFound
play_any (
    FhSolverKind kind, FhSolver *solver, const FhSolverTrick *trick, uint64_t card, uint64_t wants)
{
  const FhSolverDeal *deal = &solver->deal;

  if (fh_solver_is_four (kind) || !(card & deal->no_trump_jokers) || !deal->joker_redirects
      || trick->n_played == deal->n - 1)
    return play (kind, solver, trick, card, -1);

  FhSolverFound found = { 0, !wants };
  unsigned names = names_to_try (deal, trick, wants);
  for (int place = 0; place < FH_N_SUITS; place++)
    {
      if (!(names >> place & 1u))
        continue;
      FhSolverFound by_name = play (kind, solver, trick, card, place);
      if (by_name.reached == wants)
        return by_name;
      found.cards |= by_name.cards;
    }
  return found;
}

/* @n_played is the number of cards in the trick where the search is compiled for it, or 0. */
FH_SOLVER_INLINE FhSolverFound
follow_body (FhSolverKind kind,
             int n_played,
             FhSolver *solver,
             uint64_t left,
             uint64_t played,
             uint64_t led,
             uint64_t best,
             uint64_t rest)
{
  const FhSolverDeal *deal = &solver->deal;
  FhSolverTrick here = fh_solver_unpack (left, played, led, best, rest), *trick = &here;
  uint64_t cards[FH_SOLVER_MAX_MOVES];
  if (n_played)
    trick->n_played = n_played;
  fh_solver_assume_kind (kind, deal);
  uint64_t own = deal->hand[trick->hand] & trick->left;
  uint64_t wants = deal->wanting >> trick->hand & 1;
  FhSolverFound result = { 0, !wants };
  uint64_t first = 0;

  if (!fh_solver_is_four (kind) && deal->joker_not_shown_void && own & deal->joker && trick->led
      && !(own & trick->led))
    for (int place = 0; place < FH_N_SUITS; place++)
      if (trick->led == deal->suit[place])
        trick->shown |= 1 << place;

  if (fh_solver_is_four (kind))
    {
      uint64_t only = own & trick->led;
      if (only && !fh_bits_has_two (only))
        return play (kind, solver, trick, only, -1);
    }
  if (kind != FH_SOLVER_LOSING)
    {
      FhSolverOutlook outlook = fh_solver_outlook (deal, trick, fh_solver_hands_of (kind, deal));
      first = fh_solver_first_follow (deal, trick, &outlook);
      if (first)
        {
          result = play_any (kind, solver, trick, first, wants);
          if (result.reached == wants)
            return result;
        }
      if (own & trick->led && !fh_bits_has_two (own & (trick->led | deal->free)))
        return result;
    }
  int n = kind == FH_SOLVER_LOSING ? fh_solver_order_losing (deal, trick, cards)
                                   : fh_solver_order_follow (deal, trick, first, cards);
  for (int i = 0; i < n; i++)
    {
      FhSolverFound found = play_any (kind, solver, trick, cards[i], wants);
      if (found.reached == wants)
        return found;
      result.cards |= found.cards;
    }
  return result;
}

/* The search is compiled for each kind; how four hands follow, for each place in the trick, too. */
#define SEARCH(name, kind)                                                                         \
  FhSolverFound name (FhSolver *solver, uint64_t left, int leader, int need, int tricks,           \
                      unsigned shown)                                                              \
  {                                                                                                \
    return search_body (kind, solver, left, leader, need, tricks, shown);                          \
  }
#define FOLLOW(name, kind, n_played)                                                               \
  FhSolverFound name (FhSolver *solver, uint64_t left, uint64_t played, uint64_t led,              \
                      uint64_t best, uint64_t rest)                                                \
  {                                                                                                \
    return follow_body (kind, n_played, solver, left, played, led, best, rest);                    \
  }

SEARCH (fh_solver_search_four, FH_SOLVER_FOUR_HANDS)
SEARCH (fh_solver_search_plain, FH_SOLVER_FOUR_PLAIN)
SEARCH (fh_solver_search_any, FH_SOLVER_ANY_HANDS)
SEARCH (fh_solver_search_losing, FH_SOLVER_LOSING)

FOLLOW (fh_solver_follow_four_second, FH_SOLVER_FOUR_HANDS, 1)
FOLLOW (fh_solver_follow_four_third, FH_SOLVER_FOUR_HANDS, 2)
FOLLOW (fh_solver_follow_four_last, FH_SOLVER_FOUR_HANDS, 3)
FOLLOW (fh_solver_follow_plain_second, FH_SOLVER_FOUR_PLAIN, 1)
FOLLOW (fh_solver_follow_plain_third, FH_SOLVER_FOUR_PLAIN, 2)
FOLLOW (fh_solver_follow_plain_last, FH_SOLVER_FOUR_PLAIN, 3)
FOLLOW (fh_solver_follow_any, FH_SOLVER_ANY_HANDS, 0)
FOLLOW (fh_solver_follow_losing, FH_SOLVER_LOSING, 0)
