/* fh-seed.c: where the seed of a game comes from, and how it is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seed.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

#define GENERATOR "xoshiro256ss "

/* Beside those of the deals, which are numbered from 0. */
#define CUT_STREAM      ((guint64) 1 << 62)
#define DECISION_STREAM ((guint64) 3 << 61)

FhSeed
fh_seed_random (void)
{
  FhSeed seed;

  if (getrandom (&seed, sizeof seed, 0) != (gssize) sizeof seed)
    g_error ("The system gives no random numbers: %s", g_strerror (errno));
  return seed;
}

char *
fh_seed_to_text (FhSeed seed)
{
  return g_strdup_printf (GENERATOR "%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x",
                          (guint64) seed.high, (guint64) seed.low);
}

gboolean
fh_seed_from_text (const char *text, FhSeed *seed)
{
  char high[17];

  if (text == NULL || !g_str_has_prefix (text, GENERATOR))
    return FALSE;
  text += strlen (GENERATOR);
  if (strlen (text) != 32 || strspn (text, "0123456789abcdef") != 32)
    return FALSE;
  g_strlcpy (high, text, sizeof high);
  seed->high = g_ascii_strtoull (high, NULL, 16);
  seed->low = g_ascii_strtoull (text + 16, NULL, 16);
  return TRUE;
}

guint64
fh_seed_for_decision (FhSeed seed, gsize n_actions)
{
  FhRng rng;

  fh_rng_init (&rng, seed, DECISION_STREAM + n_actions);
  return fh_rng_next (&rng);
}

void
fh_seed_cut (FhSeed seed, const FhRules *rules, FhCut *cut)
{
  FhRng rng;

  fh_rng_init (&rng, seed, CUT_STREAM);
  fh_cut_deal (rules, &rng, cut);
}
