/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from `bench-judge said` on contracts that experts played.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS] = {
  [FH_OUTLOOK_CALLING] = { { 0.28f, 1.00f, 0.0898f, 0.0289f, 0.0126f },      /* 80 pairs */
                           { 0.38f, 1.07f, 0.0903f, 0.0221f, 0.0130f },      /* 87 pairs */
                           { 0.69f, 0.76f, 0.1350f, 0.0315f, 0.0359f },      /* 60 pairs */
                           { 0.43f, 0.84f, 0.1435f, 0.0338f, 0.0468f },      /* 86 pairs */
                           { 0.38f, 0.98f, 0.4333f, 0.0491f, 0.0665f } },    /* 18 pairs */
  [FH_OUTLOOK_DECLARING] = { { -0.22f, 0.97f, 0.1359f, 0.0234f, -0.0081f },  /* 148 pairs */
                             { -0.22f, 0.83f, 0.1101f, 0.0114f, -0.0003f },  /* 161 pairs */
                             { 0.10f, 0.61f, 0.1321f, 0.0148f, 0.0084f },    /* 102 pairs */
                             { -0.04f, 0.67f, 0.1237f, 0.0166f, 0.0151f },   /* 147 pairs */
                             { 0.07f, 0.68f, 0.3471f, 0.0320f, -0.0084f } }, /* 29 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 0.50f, 1.02f, 0.1019f, 0.0190f, 0.0168f },    /* 160 pairs */
                             { 0.28f, 0.94f, 0.0888f, 0.0208f, 0.0063f },    /* 177 pairs */
                             { 0.45f, 0.70f, 0.1229f, 0.0161f, 0.0230f },    /* 118 pairs */
                             { 0.62f, 0.80f, 0.1386f, 0.0153f, 0.0278f },    /* 167 pairs */
                             { 0.61f, 0.73f, 0.4115f, 0.0295f, 0.0336f } },  /* 36 pairs */
};
