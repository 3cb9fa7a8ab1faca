/* fh-solver-bits.h: small questions about sets of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

#define FH_SOLVER_INLINE static inline __attribute__ ((always_inline))

/* The highest bit of @set, which must not be empty. */
FH_SOLVER_INLINE uint64_t
fh_bits_highest (uint64_t set)
{
  return (uint64_t) 1 << (63 - __builtin_clzll (set));
}

/* The lowest bit of @set; 0 for an empty set. */
FH_SOLVER_INLINE uint64_t
fh_bits_lowest (uint64_t set)
{
  return set & -set;
}

/* All bits above the highest one of @set; all bits for an empty set. */
FH_SOLVER_INLINE uint64_t
fh_bits_above (uint64_t set)
{
  return set ? ~(uint64_t) 1 << (63 - __builtin_clzll (set)) : ~(uint64_t) 0;
}

/* Whether @set has more than one bit. */
FH_SOLVER_INLINE int
fh_bits_has_two (uint64_t set)
{
  return (set & (set - 1)) != 0;
}

/* Puts the highest of each group of equal cards of @own, of one suit, into @cards, from the highest
 * on; @others are the cards that part groups.  Returns how many. */
FH_SOLVER_INLINE int
fh_solver_groups (uint64_t own, uint64_t others, uint64_t *cards)
{
  int n = 0;

  while (own)
    {
      uint64_t card = fh_bits_highest (own);
      uint64_t below = others & (card - 1);
      cards[n++] = card;
      if (!below)
        break;
      own &= fh_bits_highest (below) - 1;
    }
  return n;
}
