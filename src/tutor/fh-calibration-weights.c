/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from 161 contracts: `bench-judge contracts 1000 strong 0 american-4
 * australian-4 new-zealand-4 midwest-4` and `... strong 5000 new-zealand-3 american-3 american-5
 * new-zealand-6` as far as they had come, by the computer players of commit 83943f3.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][2] = {
  [FH_OUTLOOK_CALLING] = { { 0.09f, 1.30f },     /* 157 pairs */
                           { 0.86f, 0.97f } },   /* 12 pairs */
  [FH_OUTLOOK_DECLARING] = { { -0.03f, 0.97f },  /* 314 pairs */
                             { 1.51f, 0.74f } }, /* 24 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 0.90f, 0.49f },   /* 314 pairs */
                             { 1.61f, 0.38f } }, /* 24 pairs */
};
