/* fh-solver-dummies.c: the search for two players with dummies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A dummy can play only what lies face up, and what it plays decides what it turns (D-NZ2), so that
 * the table keeps whole positions here and not patterns: all cards left, and the piles that are
 * still covered.  Sure trumps are as certain as elsewhere.
 */
#include "fh-solver-leads.h"
#include "fh-solver-quick.h"
#include "fh-solver-search.h"

#include <string.h>

/* Five bits a hand, above the cards of four hands of ten. */
#define COVERING_SHIFT 40

/* A point of the play: @trick, and which piles are covered. */
typedef struct
{
  FhSolverTrick trick;
  uint32_t covering; /* five bits a hand */
} Play;

static bool search (FhSolver *solver,
                    uint64_t left,
                    uint32_t covering,
                    int leader,
                    int need,
                    int tricks,
                    unsigned shown);

/* The cards of @hand that lie face up. */
static uint64_t
open_cards (const FhSolver *solver, uint64_t left, uint32_t covering, int hand)
{
  uint64_t cards = solver->deal.hand[hand] & left;

  for (uint32_t piles = covering >> 5 * hand & 31; piles; piles &= piles - 1)
    cards &= ~solver->under[hand][__builtin_ctz (piles)];
  return cards;
}

/* Each dummy turns the card under the one that it has played of @played, else its first (NZ-087).
 */
static uint32_t
turn_cards (const FhSolver *solver, uint64_t played, uint32_t covering)
{
  for (int hand = 0; hand < solver->deal.n; hand++)
    {
      uint32_t piles = covering >> 5 * hand & 31;
      if (!piles)
        continue;
      uint32_t turned = piles & -piles;
      for (int pile = 0; pile < FH_N_PILES; pile++)
        if (played & solver->tops[hand][pile] && (piles >> pile & 1u))
          turned = 1u << pile;
      covering &= ~(turned << 5 * hand);
    }
  return covering;
}

/* What @hand can win a trick with. */
static uint64_t
winners_of (const FhSolver *solver, const Play *play, int hand)
{
  const FhSolverDeal *deal = &solver->deal;
  uint64_t own = open_cards (solver, play->trick.left, play->covering, hand);
  uint64_t follow = own & play->trick.led;

  return follow ? follow | (own & deal->free) : own & deal->trumps;
}

/* Leaves of @own the cards that no higher one of the same hand is as good as. */
static uint64_t
without_equals (const FhSolver *solver, uint64_t left, uint32_t covering, int hand, uint64_t own)
{
  const FhSolverDeal *deal = &solver->deal;
  uint64_t others = (left & ~deal->hand[hand]) | deal->joker, kept = 0;

  if (covering >> 5 * hand & 31)
    return own; /* which card is played says which one is turned */
  for (int place = 0; place < FH_N_SUITS; place++)
    for (uint64_t cards = own & deal->suit[place]; cards;)
      {
        uint64_t card = fh_bits_highest (cards);
        uint64_t below = others & deal->suit[place] & (card - 1);
        kept |= card;
        cards &= below ? fh_bits_highest (below) - 1 : 0;
      }
  return kept | (own & deal->joker);
}

/* The next hand in a trick led by @leader: the other way round when that is one of the second
 * player's. */
static int
next_hand (const FhSolverDeal *deal, int leader, int hand)
{
  int step = deal->seat_of_hand[leader] & 1 ? deal->n - 1 : 1;

  return (hand + step) % deal->n;
}

static void
add_card (const FhSolverDeal *deal, FhSolverTrick *trick, uint64_t card, int named)
{
  fh_solver_add_card (deal, trick, card, named, true);
  trick->hand = next_hand (deal, trick->leader, trick->hand);
}

static bool follow (FhSolver *solver, const Play *play);

static bool
play_card (FhSolver *solver, const Play *play, uint64_t card, int named)
{
  const FhSolverDeal *deal = &solver->deal;
  Play next = *play;

  add_card (deal, &next.trick, card, named);
  if (next.trick.n_played < deal->n)
    return follow (solver, &next);

  int won = deal->bidders >> next.trick.best_hand & 1;
  if (deal->misere && won)
    return true;
  return search (solver, next.trick.left & ~next.trick.played,
                 turn_cards (solver, next.trick.played, next.covering), next.trick.best_hand,
                 next.trick.need - won, next.trick.tricks - 1, (unsigned) next.trick.shown);
}

/* Tries the cards of @cards from the lowest on, each after @first; returns whether one decides. */
static bool
try_cards (FhSolver *solver, const Play *play, uint64_t first, uint64_t cards, bool wants)
{
  if (first && play_card (solver, play, first, -1) == wants)
    return true;
  for (cards &= ~first; cards && !solver->stopped; cards &= cards - 1)
    if (play_card (solver, play, fh_bits_lowest (cards), -1) == wants)
      return true;
  return false;
}

/* The card of @cards to try first to a trick. */
static uint64_t
first_card (const FhSolver *solver, const Play *play, uint64_t cards, bool wants)
{
  const FhSolverDeal *deal = &solver->deal;
  const FhSolverTrick *trick = &play->trick;
  uint64_t bar = trick->best, mates = 0, winners = cards & (trick->led | deal->trumps);
  bool ours = (deal->wanting >> trick->best_hand & 1) == wants;

  if (deal->misere)
    {
      /* The bidder plays his highest card that loses; the others play low. */
      uint64_t losers = cards & (trick->best - 1);
      if (deal->bidders >> trick->hand & 1 && trick->best && losers)
        return fh_bits_highest (losers);
      return fh_bits_lowest (cards);
    }
  for (int i = trick->n_played + 1, hand = trick->hand; i < deal->n; i++)
    {
      hand = next_hand (deal, trick->leader, hand);
      uint64_t theirs = winners_of (solver, play, hand);
      if ((deal->wanting >> hand & 1) == wants)
        mates = theirs > mates ? theirs : mates;
      else if (theirs > bar)
        {
          bar = fh_bits_highest (theirs);
          ours = false;
        }
    }
  winners &= fh_bits_above (bar);
  if (!(ours || mates > bar) && winners)
    return fh_bits_lowest (winners);
  return fh_bits_lowest (cards);
}

static bool
follow (FhSolver *solver, const Play *given)
{
  const FhSolverDeal *deal = &solver->deal;
  Play play = *given;
  FhSolverTrick *trick = &play.trick;
  uint64_t own = open_cards (solver, trick->left, play.covering, trick->hand);
  uint64_t cards = own & trick->led;
  bool wants = deal->wanting >> trick->hand & 1;

  if (cards)
    cards |= own & deal->free;
  else
    {
      cards = own;
      if (deal->joker_not_shown_void && own & deal->joker && trick->led)
        for (int place = 0; place < FH_N_SUITS; place++)
          if (trick->led == deal->suit[place])
            trick->shown |= 1 << place;
    }
  cards = without_equals (solver, trick->left, play.covering, trick->hand, cards);
  return try_cards (solver, &play, first_card (solver, &play, cards, wants), cards, wants) ? wants
                                                                                           : !wants;
}

/* Whether the trumps decide; then *@reached says how. */
static bool
is_certain (
    FhSolver *solver, const FhSolverLook *look, uint64_t left, int need, int tricks, bool *reached)
{
  const FhSolverDeal *deal = &solver->deal;
  unsigned all = (1u << deal->n) - 1;
  int sure, against;

  if (deal->misere || !(left & deal->trumps))
    return false;
  if (deal->has_trumps)
    {
      uint32_t by_hands = fh_solver_count_sure_trumps (deal, look, deal->n);
      sure = fh_solver_most_sure (deal->n, deal->wanting, by_hands);
      against = fh_solver_most_sure (deal->n, all & ~(unsigned) deal->wanting, by_hands);
    }
  else
    {
      sure = (left & deal->trumps & deal->side[1]) != 0;
      against = !sure;
    }
  *reached = sure >= need;
  return *reached || tricks - against < need;
}

/* Tries the leads: masters, then by how often they have decided, then low cards. */
static bool
try_leads (FhSolver *solver, Play *play, unsigned shown, bool wants)
{
  const FhSolverDeal *deal = &solver->deal;
  FhSolverTrick *trick = &play->trick;
  FhSolverLead leads[FH_SOLVER_MAX_MOVES];
  int leader = trick->leader, n = 0;
  uint64_t own = open_cards (solver, trick->left, play->covering, leader);
  uint64_t cards =
      without_equals (solver, trick->left, play->covering, leader, own & ~deal->no_trump_jokers);

  for (; cards; cards &= cards - 1)
    {
      uint64_t card = fh_bits_lowest (cards), suit = fh_solver_suit_of (deal, card);
      uint32_t history = solver->history[leader][__builtin_ctzll (card)];
      bool master = !(trick->left & suit & ~deal->hand[leader] & ~(card - 1));
      leads[n++] = (FhSolverLead){
        card, (int32_t) (history > 1u << 29 ? 1u << 29 : history) + (master ? 64 : 0), -1
      };
    }
  n = fh_solver_joker_leads (deal, own, shown, leads, n);
  fh_solver_sort_leads (leads, n);
  for (int i = 0; i < n && !solver->stopped; i++)
    {
      trick->led =
          leads[i].card & deal->no_trump_jokers ? 0 : fh_solver_suit_of (deal, leads[i].card);
      if (play_card (solver, play, leads[i].card, leads[i].named) != wants)
        continue;
      solver->history[leader][__builtin_ctzll (leads[i].card)] += (uint32_t) trick->tricks;
      return true;
    }
  return false;
}

static bool
search (FhSolver *solver,
        uint64_t left,
        uint32_t covering,
        int leader,
        int need,
        int tricks,
        unsigned shown)
{
  const FhSolverDeal *deal = &solver->deal;
  static const FhSolverOwners none = { { 0, 0 } };
  FhSolverLook look;
  bool reached;

  if (need <= 0)
    return true;
  if (need > tricks || !fh_solver_go_on (solver))
    return false;

  uint64_t key = left | (uint64_t) covering << COVERING_SHIFT;
  uint32_t rest = (uint32_t) (leader | tricks << 3) | (left & deal->joker ? shown << 7 : 0);
  FhSolverSlot *slot = fh_solver_table_find (&solver->table, key, rest);
  if (slot)
    {
      const FhSolverPattern *known = &solver->table.patterns[slot->first];
      if (need <= known->lower || need > known->upper)
        return need <= known->lower;
    }
  fh_solver_look (deal, deal->n, left, &look);
  if (is_certain (solver, &look, left, need, tricks, &reached))
    return reached;

  bool wants = deal->wanting >> leader & 1;
  Play play = {
    .trick = { .left = left,
               .leader = leader,
               .hand = leader,
               .shown = (int) shown,
               .need = need,
               .tricks = tricks },
    .covering = covering,
  };
  reached = try_leads (solver, &play, shown, wants) ? wants : !wants;
  if (!solver->stopped)
    fh_solver_table_store (&solver->table, key, rest, &none, &none, reached ? need : 0,
                           reached ? tricks : need - 1, FH_SOLVER_NO_LEAD);
  return reached;
}

void
fh_solver_dummies_begin (FhSolver *solver, const FhSolverPosition *position)
{
  FhSolverDeal *deal = &solver->deal;

  fh_solver_deal_init (deal, position);
  /* The bits of the cards are those of this question only. */
  if (solver->owner == 0)
    fh_solver_table_init (&solver->table, solver->memory, solver->size);
  else
    fh_solver_table_clear (&solver->table);
  solver->owner = FH_SOLVER_OWNER_DUMMIES;
  memset (solver->history, 0, sizeof solver->history);
  memset (solver->tops, 0, sizeof solver->tops);
  memset (solver->under, 0, sizeof solver->under);
  for (int hand = 0; hand < deal->n; hand++)
    for (int pile = 0; pile < FH_N_PILES; pile++)
      if (position->covering[deal->seat_of_hand[hand]] >> pile & 1)
        {
          int seat = deal->seat_of_hand[hand];
          int top = deal->bit_of_card[position->tops[seat][pile]];
          int under = deal->bit_of_card[position->under[seat][pile]];
          solver->tops[hand][pile] = (uint64_t) 1 << top;
          solver->under[hand][pile] = (uint64_t) 1 << under;
        }
}

bool
fh_solver_dummies_search (FhSolver *solver, const FhSolverPosition *position, int need)
{
  const FhSolverDeal *deal = &solver->deal;
  Play play = {
    .trick = { .need = need, .tricks = fh_solver_position_tricks_left (position) },
  };
  FhSolverTrick *trick = &play.trick;

  if (need <= 0)
    return true;
  for (int hand = 0; hand < deal->n; hand++)
    {
      int seat = deal->seat_of_hand[hand];
      FH_FOREACH_CARD (card, position->hands[seat])
        trick->left |= (uint64_t) 1 << deal->bit_of_card[card];
      play.covering |= (uint32_t) position->covering[seat] << 5 * hand;
      for (int pile = 0; pile < FH_N_PILES; pile++)
        if (position->covering[seat] >> pile & 1)
          trick->left |= solver->under[hand][pile];
      for (int suit = 0; suit < FH_N_SUITS && position->hands[seat] & FH_SET_JOKERS; suit++)
        if (deal->joker_not_shown_void && position->shown_void[seat] >> suit & 1)
          trick->shown |= 1 << deal->suit_of[suit];
    }
  int leader = deal->hand_of_seat[position->n_plays ? position->plays[0].seat : position->turn];
  if (position->n_plays == 0)
    return search (solver, trick->left, play.covering, leader, need, trick->tricks,
                   (unsigned) trick->shown);

  trick->leader = trick->hand = leader;
  for (int i = 0; i < position->n_plays; i++)
    trick->left |= (uint64_t) 1 << deal->bit_of_card[position->plays[i].card];
  for (int i = 0; i < position->n_plays; i++)
    {
      const FhPlayed *played = &position->plays[i];
      uint64_t card = (uint64_t) 1 << deal->bit_of_card[played->card];
      if (i == 0)
        trick->led = card & deal->no_trump_jokers ? 0 : fh_solver_suit_of (deal, card);
      add_card (deal, trick, card,
                played->named == FH_SUIT_NONE ? -1 : deal->suit_of[played->named]);
    }
  return follow (solver, &play);
}
