/* fh-solver-bits.h: small questions about sets of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdint.h>

#define FH_SOLVER_INLINE static inline __attribute__ ((always_inline))

/* The highest bit of @set, which must not be empty. */
FH_SOLVER_INLINE uint64_t
fh_highest (uint64_t set)
{
  return (uint64_t) 1 << (63 - __builtin_clzll (set));
}

/* The lowest bit of @set; 0 for an empty set. */
FH_SOLVER_INLINE uint64_t
fh_lowest (uint64_t set)
{
  return set & -set;
}

/* All bits above the highest one of @set; all bits for an empty set. */
FH_SOLVER_INLINE uint64_t
fh_above (uint64_t set)
{
  return set ? ~(uint64_t) 1 << (63 - __builtin_clzll (set)) : ~(uint64_t) 0;
}

/* Whether @set has more than one bit. */
FH_SOLVER_INLINE int
fh_has_two (uint64_t set)
{
  return (set & (set - 1)) != 0;
}
