/* fh-calibration.c: how often what looks likely comes true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-calibration.h"

#include <math.h>

#define NEVER 0.01f /* some hundred layouts cannot say that a thing never comes */

static float
chance_of (const FhCalibrationLine *line, float share)
{
  float inner = fminf (fmaxf (share, NEVER), 1 - NEVER);

  return 1 / (1 + expf (-line->shift - line->slope * logf (inner / (1 - inner))));
}

float
fh_calibrated_chance (FhOutlook outlook, bool to_lose, float share, float *error)
{
  const FhCalibrationLine *line = &fh_calibration_lines[outlook][to_lose];

  /* Half of what lies between the chances of an error less and an error more. */
  *error = (chance_of (line, share + *error) - chance_of (line, share - *error)) / 2;
  return chance_of (line, share);
}
