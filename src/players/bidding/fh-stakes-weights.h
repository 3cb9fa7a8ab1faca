/* fh-stakes-weights.h: what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-rules.h"

/* A lead of so many points makes the chance to win e times that to lose, between two sides and
 * between more of them: fitted to games of the computer players (tests/bench/fh-fit-scores.h), in a
 * file that tests/bench/fit writes.  How near the target is makes no difference worth a number. */
extern const float fh_stakes_scale_of_two;
extern const float fh_stakes_scale_of_more;

/* The one of them for the table of @rules. */
static inline float
fh_stakes_scale (const FhRules *rules)
{
  return rules->n_sides == 2 ? fh_stakes_scale_of_two : fh_stakes_scale_of_more;
}
