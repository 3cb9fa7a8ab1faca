/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from the pairs of
 * `bench-judge said 5` on 663 contracts that were forced on any hand at all tables and
 * played by experts, `bench-judge forced` of each kind in lots of ten from the deals 0, 2000, 4000
 * and so on, by the players of the commit that spends the joker only for a reason.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS] = {
  [FH_OUTLOOK_CALLING] = { { 0.00f, 1.00f, 0.0529f, 0.0192f, 0.0053f },          /* 144 pairs */
                           { 0.52f, 1.06f, 0.0622f, 0.0171f, 0.0107f },          /* 130 pairs */
                           { 1.25f, 0.86f, 0.0774f, 0.0191f, 0.0267f },          /* 130 pairs */
                           { 0.48f, 0.79f, 0.1058f, 0.0244f, 0.0368f },          /* 126 pairs */
                           { 0.65f, 0.60f, 0.1581f, 0.0281f, 0.0580f } },        /* 130 pairs */
  [FH_OUTLOOK_DECLARING] = { { -0.28f, 1.03f, 0.0667f, 0.0219f, -0.0037f },      /* 144 pairs */
                             { -0.07f, 0.91f, 0.0689f, 0.0149f, 0.0075f },       /* 133 pairs */
                             { 0.80f, 0.63f, 0.0749f, 0.0095f, 0.0145f },        /* 130 pairs */
                             { 0.11f, 0.76f, 0.0796f, 0.0190f, 0.0152f },        /* 126 pairs */
                             { 1.74f, 0.64f, 0.3392f, 0.0186f, 0.0745f } },      /* 130 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 0.36f, 1.04f, 0.0572f, 0.0171f, 0.0112f },        /* 144 pairs */
                             { 0.73f, 1.08f, 0.0689f, 0.0175f, 0.0132f },        /* 133 pairs */
                             { 1.26f, 0.72f, 0.1214f, 0.0186f, 0.0395f },        /* 130 pairs */
                             { 0.33f, 0.57f, 0.1061f, 0.0136f, 0.0266f },        /* 126 pairs */
                             { 1.45f, 0.52f, 0.4699f, 0.0239f, 0.1018f } },      /* 130 pairs */
  [FH_OUTLOOK_DECLARING_LATE] = { { -0.42f, 0.94f, 0.1166f, 0.0131f, -0.0009f }, /* 116 pairs */
                                  { -0.26f, 0.83f, 0.1061f, 0.0126f, -0.0076f }, /* 111 pairs */
                                  { 0.35f, 0.82f, 0.0877f, 0.0165f, 0.0073f },   /* 96 pairs */
                                  { 0.29f, 0.72f, 0.1211f, 0.0153f, 0.0150f },   /* 87 pairs */
                                  { 0.63f, 0.67f, 0.0792f, 0.0179f, 0.0140f } }, /* 88 pairs */
  [FH_OUTLOOK_DEFENDING_LATE] = { { 0.08f, 0.93f, 0.0753f, 0.0150f, 0.0023f },   /* 142 pairs */
                                  { 0.21f, 0.83f, 0.0754f, 0.0147f, 0.0040f },   /* 129 pairs */
                                  { 0.69f, 0.81f, 0.0706f, 0.0138f, 0.0150f },   /* 127 pairs */
                                  { 1.01f, 1.03f, 0.1161f, 0.0209f, 0.0169f },   /* 118 pairs */
                                  { 1.31f, 0.76f, 0.1312f, 0.0119f, 0.0305f } }, /* 130 pairs */
};
