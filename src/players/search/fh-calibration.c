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

/* Tricks after which who sees all hands knows little more than the players. */
#define LATE 4

FhOutlook
fh_outlook_in_play (bool declaring, int n_tricks)
{
  if (n_tricks >= LATE)
    return declaring ? FH_OUTLOOK_DECLARING_LATE : FH_OUTLOOK_DEFENDING_LATE;
  return declaring ? FH_OUTLOOK_DECLARING : FH_OUTLOOK_DEFENDING;
}

FhContractKind
fh_contract_kind (FhCall call)
{
  return call == FH_MISERE                     ? FH_CONTRACT_MISERE
         : call == FH_OPEN_MISERE              ? FH_CONTRACT_OPEN_MISERE
         : fh_call_is_misere (call)            ? FH_CONTRACT_NULLO
         : fh_call_trump (call) == FH_NO_TRUMP ? FH_CONTRACT_NO_TRUMP
                                               : FH_CONTRACT_SUIT;
}

float
fh_calibrated_chance (FhOutlook outlook, FhCall call, float share, float *error)
{
  const FhCalibrationLine *line = &fh_calibration_lines[outlook][fh_contract_kind (call)];
  const float never_known = (float) FH_CALIBRATION_NEVER / 2;
  float x = log_odds (share), chance = chance_of (line, share);
  float variance = line->shift_variance + 2 * x * line->covariance + x * x * line->slope_variance;
  /* Half of what lies between the chances of an error less and an error more. */
  float of_share = (chance_of (line, share + *error) - chance_of (line, share - *error)) / 2;
  float of_line = chance * (1 - chance) * sqrtf (fmaxf (variance, 0));

  /* So near to never and always the chance itself is known no better. */
  *error = fmaxf (hypotf (of_share, of_line), never_known);
  return chance;
}
