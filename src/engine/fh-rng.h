/* fh-rng.h: the random numbers of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * xoshiro256** by David Blackman and Sebastiano Vigna, in the public domain (prng.di.unimi.it),
 * whose state is a block of ChaCha20 by Daniel J. Bernstein (RFC 8439): each bit of a seed changes
 * every number from the first on, and neighbouring seeds have nothing in common.  The same seed
 * gives the same numbers on every machine.
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

/* The next number of SplitMix64 by Guy Steele, Doug Lea and Christine Flood, as implemented by
 * Vigna (likewise in the public domain), with the state @state, which it advances: for a few
 * numbers that are wanted in haste. */
uint64_t fh_splitmix64 (uint64_t *state);

/* The block function of ChaCha20 (RFC 8439, 2.3), in words. */
void fh_chacha20_block (const uint32_t key[8],
                        uint32_t counter,
                        const uint32_t nonce[3],
                        uint32_t block[16]);

/* Starts the stream number @stream of @seed.  The state is the first 32 bytes of the block of
 * ChaCha20 whose key is seed.high, seed.low and zeros, whose nonce is a zero word and @stream, all
 * with the low word first, and whose counter is 0. */
void fh_rng_init (FhRng *rng, FhSeed seed, uint64_t stream);

/* The next 64 random bits. */
uint64_t fh_rng_next (FhRng *rng);

/* A number from 0 to @n - 1, each with exactly the same chance; @n is 1 or more. */
uint32_t fh_rng_below (FhRng *rng, uint32_t n);

/* A number from 0 to 1, 1 excluded, each of the 2^53 even steps with the same chance. */
double fh_rng_share (FhRng *rng);

/* The seed that a small number @n stands for on the command line: high 0, low @n. */
FhSeed fh_seed_from_number (uint64_t n);
