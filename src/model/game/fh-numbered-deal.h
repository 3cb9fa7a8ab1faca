/* fh-numbered-deal.h: deals that can be said to a friend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number at a table stands for the seed of a game, and so for its first deal and all chance in
 * it.  The low word of that seed is the number; the high word is FNV-1a (64 bits, by Glenn Fowler,
 * Landon Curt Noll and Kiem-Phong Vo, in the public domain) of the bytes "five-hundred deal " and
 * the identifier of the table, such as "australian-4".  ChaCha20 does the rest of the mixing
 * (fh-rng.h): neighbouring numbers have nothing in common.  The number can be read off the seed, so
 * that a game that comes back, or comes as text, is known by it.  None of this may ever change.
 */
#pragma once

#include <glib.h>

#include "fh-rng.h"
#include "fh-rules.h"

#define FH_NUMBERED_MAX 999999999 /* the first number is 1 */

/* A challenge is some deals, which are the same for all who play the challenge of that number. */
#define FH_CHALLENGE_DEALS 8
#define FH_CHALLENGE_MAX   9999999 /* the first number is 1 */

/* The seed of the game that begins with deal @number at the table @preset. */
FhSeed fh_numbered_seed (FhPreset preset, guint number);

/* The number that stands for the game of @seed at @preset, or 0 where none does. */
guint fh_numbered_from_seed (FhPreset preset, FhSeed seed);

/* The number of the deal of the day: "20261123" for 23 November 2026. */
guint fh_numbered_from_day (int year, int month, int day);

/* The same for today, by the clock and the calendar of the place. */
guint fh_numbered_today (void);

/* The day whose deal @number is, or NULL.  (transfer full) */
GDateTime *fh_numbered_dup_day (guint number);

/* The number of deal @index (from 0) of the challenge @challenge: 900,000,000 and ten times the
 * number of the challenge and 1 to 8. */
guint fh_numbered_from_challenge (guint challenge, guint index);

/* The challenge that deal @number is of, or 0; @index, unless NULL, is told which of its deals. */
guint fh_numbered_challenge (guint number, guint *index);

/* What deal @number is: "Deal 4711", "Deal of the day, 23 November 2026", "Challenge 12, deal 3 of
 * 8".
 * (transfer full) */
char *fh_numbered_title (guint number);

/* The same where there is room for two words: "Deal 4711", "23 November", "Challenge 12".
 * (transfer full) */
char *fh_numbered_brief_title (guint number);
