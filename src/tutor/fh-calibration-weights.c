/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from the pairs of
 * 280 contracts: `bench-judge contracts 1000 strong 0 american-4 australian-4 new-zealand-4
 * midwest-4` and `... strong 5000 new-zealand-3 american-3 american-5 new-zealand-6` as far as they
 * had come, by the computer players of commit 83943f3; without those to defenders at american-5 and
 * of a share of 1, among which some were nobody's judgement.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][2] = {
  [FH_OUTLOOK_CALLING] = { { 0.01f, 1.28f, 0.0411f, 0.0294f, -0.0232f },           /* 256 pairs */
                           { 0.91f, 1.04f, 0.1602f, 0.0549f, 0.0005f } },          /* 24 pairs */
  [FH_OUTLOOK_DECLARING] = { { -0.28f, 1.00f, 0.0432f, 0.0093f, -0.0103f },        /* 512 pairs */
                             { 1.53f, 0.78f, 0.2921f, 0.0224f, 0.0209f } },        /* 48 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 1.24f, 0.81f, 0.0367f, 0.0108f, 0.0025f },          /* 349 pairs */
                             { 2.43f, 0.66f, 0.2831f, 0.0280f, 0.0604f } },        /* 44 pairs */
  [FH_OUTLOOK_DECLARING_LISTED] = { { 0.00f, 1.00f, 1.0000f, 0.0625f, 0.0000f },   /* 0 pairs */
                                    { 0.00f, 1.00f, 1.0000f, 0.0625f, 0.0000f } }, /* 0 pairs */
  [FH_OUTLOOK_DEFENDING_LISTED] = { { 0.00f, 1.00f, 1.0000f, 0.0625f, 0.0000f },   /* 0 pairs */
                                    { 0.00f, 1.00f, 1.0000f, 0.0625f, 0.0000f } }, /* 0 pairs */
};
