/* fh-rng.c: xoshiro256**, SplitMix64 and the block function of ChaCha20.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rng.h"

uint64_t
fh_splitmix64 (uint64_t *state)
{
  uint64_t z = (*state += 0x9e3779b97f4a7c15u);

  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static uint32_t
rotate_left_32 (uint32_t x, int k)
{
  return (x << k) | (x >> (32 - k));
}

static void
quarter_round (uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d)
{
  *a += *b;
  *d = rotate_left_32 (*d ^ *a, 16);
  *c += *d;
  *b = rotate_left_32 (*b ^ *c, 12);
  *a += *b;
  *d = rotate_left_32 (*d ^ *a, 8);
  *c += *d;
  *b = rotate_left_32 (*b ^ *c, 7);
}

void
fh_chacha20_block (const uint32_t key[8],
                   uint32_t counter,
                   const uint32_t nonce[3],
                   uint32_t block[16])
{
  const uint32_t start[16] = {
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, /* "expand 32-byte k" */
    key[0],     key[1],     key[2],     key[3],     key[4],   key[5],
    key[6],     key[7],     counter,    nonce[0],   nonce[1], nonce[2],
  };

  for (int i = 0; i < 16; i++)
    block[i] = start[i];
  for (int round = 0; round < 20; round++)
    for (int i = 0; i < 4; i++)
      {
        /* By columns, and in every other round by diagonals. */
        int slant = round & 1;
        quarter_round (&block[i], &block[4 + (i + slant) % 4], &block[8 + (i + 2 * slant) % 4],
                       &block[12 + (i + 3 * slant) % 4]);
      }
  for (int i = 0; i < 16; i++)
    block[i] += start[i];
}

void
fh_rng_init (FhRng *rng, FhSeed seed, uint64_t stream)
{
  const uint32_t key[8] = { (uint32_t) seed.high, (uint32_t) (seed.high >> 32), (uint32_t) seed.low,
                            (uint32_t) (seed.low >> 32) };
  const uint32_t nonce[3] = { 0, (uint32_t) stream, (uint32_t) (stream >> 32) };
  uint32_t block[16];

  fh_chacha20_block (key, 0, nonce, block);
  for (int i = 0; i < 4; i++)
    rng->s[i] = block[2 * i] | (uint64_t) block[2 * i + 1] << 32;
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

double
fh_rng_share (FhRng *rng)
{
  return (double) (fh_rng_next (rng) >> 11) * 0x1p-53;
}

FhSeed
fh_seed_from_number (uint64_t n)
{
  return (FhSeed){ .high = 0, .low = n };
}
