/* fh-rng.c: xoshiro256** and SplitMix64.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rng.h"

#define GOLDEN_GAMMA 0x9e3779b97f4a7c15u

uint64_t
fh_splitmix64 (uint64_t *state)
{
  uint64_t z = (*state += GOLDEN_GAMMA);

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void
fh_rng_init (FhRng *rng, FhSeed seed, uint64_t stream)
{
  uint64_t high = seed.high;
  uint64_t low = seed.low + GOLDEN_GAMMA * stream * 2;

  /* The first number follows from word 1 alone, which must differ from stream to stream. */
  rng->s[0] = fh_splitmix64 (&high);
  rng->s[1] = fh_splitmix64 (&low);
  rng->s[2] = fh_splitmix64 (&high);
  rng->s[3] = fh_splitmix64 (&low);
}

static uint64_t
rotate_left (uint64_t x, int k)
{
  return (x << k) | (x >> (64 - k));
}

uint64_t
fh_rng_next (FhRng *rng)
{
  uint64_t *s = rng->s;
  uint64_t result = rotate_left (s[1] * 5, 7) * 9;
  uint64_t t = s[1] << 17;

  s[2] ^= s[0];
  s[3] ^= s[1];
  s[1] ^= s[2];
  s[0] ^= s[3];
  s[2] ^= t;
  s[3] = rotate_left (s[3], 45);
  return result;
}

uint32_t
fh_rng_below (FhRng *rng, uint32_t n)
{
  /* The upper 32 bits times n, after Lemire (2019): the low half of the product tells the few draws
   * that would make some results likelier, which are drawn again. */
  uint32_t threshold = -n % n;

  for (;;)
    {
      uint64_t product = (fh_rng_next (rng) >> 32) * n;
      if ((uint32_t) product >= threshold)
        return (uint32_t) (product >> 32);
    }
}

FhSeed
fh_seed_from_number (uint64_t n)
{
  return (FhSeed){ .high = 0, .low = n };
}
