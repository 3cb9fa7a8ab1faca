/* fh-rng.h: the random numbers of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * xoshiro256** by David Blackman and Sebastiano Vigna, seeded by SplitMix64 by Guy Steele, Doug Lea
 * and Christine Flood as implemented by Vigna; both algorithms are in the public domain
 * (prng.di.unimi.it).  The same seed gives the same numbers on every machine and in every version.
 */
#pragma once

#include <stdint.h>

/* A seed of 128 bits: enough for each of the 5.8e25 deals of 43 cards. */
typedef struct
{
  uint64_t high;
  uint64_t low;
} FhSeed;

typedef struct
{
  uint64_t s[4];
} FhRng;

/* The next number of SplitMix64 with the state @state, which it advances. */
uint64_t fh_splitmix64 (uint64_t *state);

/* Starts the stream number @stream of @seed.  The words 0 and 2 of the state are the first two
 * outputs of SplitMix64 started at seed.high, the words 1 and 3 the first two of SplitMix64 started
 * at seed.low + 0x9e3779b97f4a7c15 * @stream * 2.  Streams are numbered below 2^63. */
void fh_rng_init (FhRng *rng, FhSeed seed, uint64_t stream);

/* The next 64 random bits. */
uint64_t fh_rng_next (FhRng *rng);

/* A number from 0 to @n - 1, each with exactly the same chance; @n is 1 or more. */
uint32_t fh_rng_below (FhRng *rng, uint32_t n);

/* The seed that a small number @n stands for on the command line: high 0, low @n. */
FhSeed fh_seed_from_number (uint64_t n);
