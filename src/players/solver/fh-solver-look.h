/* fh-solver-look.h: a position between two tricks, looked up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-solver-bits.h"
#include "fh-solver-deal.h"
#include "fh-solver-table.h"

typedef struct
{
  uint64_t shape;
  uint64_t own[FH_N_SUITS];  /* owners of the cards of each suit, the highest in the lowest bits */
  uint32_t bits[FH_N_SUITS]; /* that they take */
  FhSolverOwners owners;     /* the same for the table */
} FhSolverLook;

#define FH_SOLVER_MAX_OWNER_BITS(n) ((n) <= 4 ? 32u : 30u)

FH_SOLVER_INLINE int
fh_solver_owner_bits (int n)
{
  return n <= 4 ? 2 : 3;
}

FH_SOLVER_INLINE void
fh_solver_look (const FhSolverDeal *deal, int n, uint64_t left, FhSolverLook *look)
{
  uint64_t part[FH_N_SUITS];

  look->shape = 0;
  for (int place = 0; place < FH_N_SUITS; place++)
    {
      uint64_t set = (left & deal->suit[place]) >> deal->shift[place];
      int low_bits = deal->low_bits[place];
      const FhSolverHalf *high = &deal->high[place][set >> low_bits];
      const FhSolverHalf *low = &deal->low[place][set & (((uint64_t) 1 << low_bits) - 1)];

      look->shape += high->shape + low->shape;
      look->own[place] = high->owners | (uint64_t) low->owners << high->bits;
      look->bits[place] = high->bits + low->bits;
      part[place] = n <= 4 ? look->own[place] : look->own[place] & 0x3fffffff;
    }
  look->owners.word[0] = part[0] | part[1] << 32;
  look->owners.word[1] = part[2] | part[3] << 32;
}

/* The suit of @card, a bit; a joker of no trump is one by itself. */
FH_SOLVER_INLINE uint64_t
fh_solver_suit_of (const FhSolverDeal *deal, uint64_t card)
{
  for (int place = 0; place < FH_N_SUITS; place++)
    if (deal->suit[place] & card)
      return deal->suit[place];
  return card;
}

/* The number of cards that @hand has in the suit at @place. */
FH_SOLVER_INLINE int
fh_solver_length (
    const FhSolverDeal *deal, const FhSolverLook *look, int n, uint64_t left, int hand, int place)
{
  if (n <= 4)
    return (int) (look->shape >> (16 * place + 4 * hand) & 15);
  return __builtin_popcountll (deal->hand[hand] & left & deal->suit[place]);
}

/* How many of the highest cards of the suit at @place, from the top on, @hand has. */
FH_SOLVER_INLINE int
fh_solver_run (const FhSolverLook *look, int n, int hand, int place)
{
  uint64_t repeat = n <= 4 ? 0x5555555555555555u : 0x9249249249249249u;
  uint64_t others =
      (look->own[place] ^ repeat * (uint64_t) hand) | (uint64_t) 1 << look->bits[place];

  return n <= 4 ? __builtin_ctzll (others) >> 1 : __builtin_ctzll (others) / 3;
}

/* The card number @number (from 1) of @set from the top; @set has as many. */
FH_SOLVER_INLINE uint64_t
fh_nth_highest (uint64_t set, int number)
{
  while (--number > 0)
    set ^= fh_bits_highest (set);
  return fh_bits_highest (set);
}

/* The mask of the owners of @cards and of all higher ones of their suits among those @left.
 * Returns false when the table has no room for so many. */
FH_SOLVER_INLINE bool
fh_solver_mask_of_cards (
    const FhSolverDeal *deal, int n, uint64_t left, uint64_t cards, FhSolverOwners *mask)
{
  mask->word[0] = mask->word[1] = 0;
  for (int place = 0; place < FH_N_SUITS; place++)
    {
      uint64_t lowest = fh_bits_lowest (cards & deal->suit[place]);
      if (!lowest)
        continue;
      uint64_t set = (left & deal->suit[place] & -lowest) >> deal->shift[place];
      int low_bits = deal->low_bits[place];
      uint32_t bits = deal->high[place][set >> low_bits].bits
                      + deal->low[place][set & (((uint64_t) 1 << low_bits) - 1)].bits;
      if (bits > FH_SOLVER_MAX_OWNER_BITS (n))
        return false;
      mask->word[place >> 1] |= (((uint64_t) 1 << bits) - 1) << (place & 1) * 32;
    }
  return true;
}

/* The lowest card of each suit that @mask covers. */
FH_SOLVER_INLINE uint64_t
fh_solver_cards_of_mask (const FhSolverDeal *deal, int n, uint64_t left, const FhSolverOwners *mask)
{
  uint64_t cards = 0;

  for (int place = 0; place < FH_N_SUITS; place++)
    {
      uint32_t part = (uint32_t) (mask->word[place >> 1] >> (place & 1) * 32);
      if (!part)
        continue;
      int bits = 32 - __builtin_clz (part);
      cards |= fh_nth_highest (left & deal->suit[place], n <= 4 ? bits >> 1 : bits / 3);
    }
  return cards;
}
