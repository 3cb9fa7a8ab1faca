/* fh-seed.h: where the seed of a game comes from, and how it is written.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-deal.h"
#include "fh-rng.h"

/* A seed that nobody can guess, from the system's source of random numbers. */
FhSeed fh_seed_random (void);

/* What the `seed` line of a record says: "xoshiro256ss" and 32 hexadecimal digits.  (transfer
 * full) */
char *fh_seed_to_text (FhSeed seed);

/* Reads the same; FALSE when @text, which may be NULL, says something else. */
gboolean fh_seed_from_text (const char *text, FhSeed *seed);

/* The number from which the player whose decision is action number @n_actions of a game draws his
 * chance: the same game gives the same play. */
guint64 fh_seed_for_decision (FhSeed seed, gsize n_actions);

/* The cut for the first deal of the game of @seed by @rules. */
void fh_seed_cut (FhSeed seed, const FhRules *rules, FhCut *cut);
