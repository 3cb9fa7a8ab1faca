/* fh-calibration.c: how often what looks likely comes true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-calibration.h"

#include <math.h>

static float
log_odds (float share)
{
  const float never = (float) FH_CALIBRATION_NEVER;
  float inner = fminf (fmaxf (share, never), 1 - never);

  return logf (inner / (1 - inner));
}

static float
chance_of (const FhCalibrationLine *line, float share)
{
  return 1 / (1 + expf (-line->shift - line->slope * log_odds (share)));
}

float
fh_calibrated_chance (FhOutlook outlook, bool to_lose, float share, float *error)
{
  const FhCalibrationLine *line = &fh_calibration_lines[outlook][to_lose];
  float x = log_odds (share), chance = chance_of (line, share);
  float variance = line->shift_variance + 2 * x * line->covariance + x * x * line->slope_variance;
  /* Half of what lies between the chances of an error less and an error more. */
  float of_share = (chance_of (line, share + *error) - chance_of (line, share - *error)) / 2;
  float of_line = chance * (1 - chance) * sqrtf (fmaxf (variance, 0));

  *error = hypotf (of_share, of_line);
  return chance;
}
