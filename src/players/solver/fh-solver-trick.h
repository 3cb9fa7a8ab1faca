/* fh-solver-trick.h: a trick in progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-look.h"

/* What a search finds: whether those that want the bidders to take so many tricks reach it, and
 * cards of which in each suit the lowest, and all that are higher, mattered for that. */
typedef struct
{
  uint64_t cards;
  uint64_t reached; /* 0 or 1 */
} FhSolverFound;

/* A trick in progress. */
typedef struct
{
  uint64_t left;   /* cards in the hands when it began */
  uint64_t played; /* cards in it */
  uint64_t led;    /* all cards of the suit to follow; 0: none is to be followed */
  uint64_t best;   /* the card that wins so far; 0 under a lowest joker that was led */
  int best_hand;
  int leader;
  int hand; /* that plays next */
  int n_played;
  int other;  /* under a lowest joker: the place of the suit that counts if nobody follows, and 1 */
  int shown;  /* suits in which the holder of the joker has shown void, by places */
  int need;   /* tricks that those who want them need, this one included */
  int tricks; /* that are left, this one included */
} FhSolverTrick;

/* The numbers of a trick, a byte each, in one word, so that it can be handed on in registers. */
FH_SOLVER_INLINE uint64_t
fh_solver_pack (const FhSolverTrick *trick)
{
  return (uint64_t) trick->best_hand | (uint64_t) trick->leader << 8 | (uint64_t) trick->hand << 16
         | (uint64_t) trick->n_played << 24 | (uint64_t) trick->other << 32
         | (uint64_t) trick->shown << 40 | (uint64_t) trick->need << 48
         | (uint64_t) trick->tricks << 56;
}

FH_SOLVER_INLINE FhSolverTrick
fh_solver_unpack (uint64_t left, uint64_t played, uint64_t led, uint64_t best, uint64_t rest)
{
  return (FhSolverTrick){
    .left = left,
    .played = played,
    .led = led,
    .best = best,
    .best_hand = (uint8_t) rest,
    .leader = (uint8_t) (rest >> 8),
    .hand = (uint8_t) (rest >> 16),
    .n_played = (uint8_t) (rest >> 24),
    .other = (uint8_t) (rest >> 32),
    .shown = (uint8_t) (rest >> 40),
    .need = (uint8_t) (rest >> 48),
    .tricks = (uint8_t) (rest >> 56),
  };
}

/* The lowest card of @hand that is as good as @card among the cards @left. */
FH_SOLVER_INLINE uint64_t
fh_solver_lowest_equal (
    const FhSolverDeal *deal, uint64_t left, int hand, uint64_t suit, uint64_t card)
{
  uint64_t own = deal->hand[hand] & left & suit;
  uint64_t below = left & suit & ~own & (card - 1);

  return fh_bits_lowest (own & fh_bits_above (below));
}

/* The card of @card, of @suit, that mattered when it won the trick @played: none if no other card
 * of its suit is in it. */
FH_SOLVER_INLINE uint64_t
fh_solver_winner_by_rank (const FhSolverDeal *deal,
                          uint64_t left,
                          uint64_t played,
                          int hand,
                          uint64_t card,
                          uint64_t suit)
{
  return fh_bits_has_two (played & suit) ? fh_solver_lowest_equal (deal, left, hand, suit, card)
                                         : 0;
}

/* Adds @card of the hand whose turn it is to @trick, naming the suit at the place @named unless
 * that is -1.  @lowest says whether the joker of @deal can be the lowest card. */
FH_SOLVER_INLINE void
fh_solver_add_card (
    const FhSolverDeal *deal, FhSolverTrick *trick, uint64_t card, int named, bool lowest)
{
  bool wins;

  if (lowest && deal->joker_lowest)
    {
      /* Under a joker that was led the suit that it named counts, else that of the first card. */
      bool plain = !(card & deal->joker);
      for (int place = 0; place < FH_N_SUITS && plain && !trick->other; place++)
        if (card & deal->suit[place])
          trick->other = place + 1;
      if (trick->best & trick->led)
        wins = card & trick->led && card > trick->best;
      else
        wins = card & trick->led
               || (plain && card & deal->suit[trick->other - 1] && card > trick->best);
    }
  else
    wins = card > trick->best && card & (trick->led | deal->trumps);
  if (wins)
    {
      trick->best = card;
      trick->best_hand = trick->hand;
    }
  if (named >= 0)
    trick->led = deal->suit[named];
  trick->played |= card;
  trick->n_played++;
}
