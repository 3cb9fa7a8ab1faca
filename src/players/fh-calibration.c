/* fh-calibration.c: how often what looks likely comes true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-calibration.h"

#include <math.h>

/* The log odds of success are shift + slope × those that the worlds give. */
typedef struct
{
  float shift;
  float slope;
} Line;

static const Line suits = { 0, 1 };
static const Line no_trump = { 0, 1 };
static const Line misere = { 0, 1 };

#define NEVER 0.01f /* few worlds cannot say that a thing never comes */

static const Line *
line_of (const FhRules *rules, FhCall call)
{
  if (fh_call_is_misere (call))
    return &misere;
  return fh_call_trump (call) == FH_NO_TRUMP ? &no_trump : &suits;
}

/* The logarithm of the odds of @chance. */
static float
log_odds (float chance)
{
  float inner = fminf (fmaxf (chance, NEVER), 1 - NEVER);

  return logf (inner / (1 - inner));
}

static float
chance_of (float odds)
{
  return 1 / (1 + expf (-odds));
}

float
fh_calibrated_chance (const FhRules *rules, FhCall call, float chance)
{
  const Line *line = line_of (rules, call);

  return chance_of (line->shift + line->slope * log_odds (chance));
}

float
fh_calibration_raw (const FhRules *rules, FhCall call, float chance)
{
  const Line *line = line_of (rules, call);

  return chance_of ((log_odds (chance) - line->shift) / line->slope);
}
