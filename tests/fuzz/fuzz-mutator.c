/* fuzz-mutator.c: has libFuzzer change texts by lines and words now and then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

/* Of libFuzzer. */
size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max);
size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max, unsigned seed);

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max, unsigned seed)
{
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (seed), 0);
  if (fh_rng_below (&rng, 2) == 0)
    return LLVMFuzzerMutate (data, size, max);

  /* What libFuzzer has learnt comes in as pieces of another text. */
  g_autofree uint8_t *other = g_memdup2 (data, size);
  size_t n = size > 0 ? LLVMFuzzerMutate (other, size, size) : 0;

  return fuzz_mutate (data, size, max, other, n, &rng);
}
