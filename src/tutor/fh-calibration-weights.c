/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from the pairs of
 * `bench-judge contracts` between players who try every call, discard and card: 174 contracts from
 * deal 0 on at american-4, australian-4, new-zealand-4 and midwest-4, 106 from deal 5000 on at
 * new-zealand-3, american-3, american-5 and new-zealand-6, both by the computer players of commit
 * 83943f3; 166 from deal 20000 on at all of these, by those of commit dde70f0, 119 of them at the
 * call and to the declarer.  Of the first two, pairs to defenders at american-5 and of a share of 1
 * were left out: some of them were nobody's judgement.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][2] = {
  [FH_OUTLOOK_CALLING] = { { -0.15f, 1.32f, 0.0336f, 0.0231f, -0.0199f },            /* 360 pairs */
                           { 0.99f, 1.02f, 0.1121f, 0.0528f, 0.0040f } },            /* 39 pairs */
  [FH_OUTLOOK_DECLARING] = { { -0.45f, 1.04f, 0.0312f, 0.0064f, -0.0074f },          /* 768 pairs */
                             { 1.34f, 0.81f, 0.1893f, 0.0165f, 0.0069f } },          /* 90 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 1.13f, 0.81f, 0.0227f, 0.0057f, 0.0020f },            /* 766 pairs */
                             { 2.57f, 0.67f, 0.1867f, 0.0161f, 0.0365f } },          /* 115 pairs */
  [FH_OUTLOOK_DECLARING_LISTED] = { { -0.93f, 1.09f, 0.4148f, 0.0182f, -0.0351f },   /* 102 pairs */
                                    { 0.06f, 1.03f, 0.8382f, 0.0495f, -0.0261f } },  /* 12 pairs */
  [FH_OUTLOOK_DEFENDING_LISTED] = { { -0.07f, 1.13f, 0.4838f, 0.0317f, -0.0442f },   /* 62 pairs */
                                    { -0.26f, 0.97f, 0.7640f, 0.0453f, -0.0385f } }, /* 17 pairs */
};
