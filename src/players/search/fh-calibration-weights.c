/* fh-calibration-weights.c: how often contracts come true that look likely.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Written by fit-calibration from the contracts of pairs.txt
 * (2,045, 404 to 416 of each kind), which were forced on any hand at all tables and played by
 * experts with the lines that stood here before.
 */
#include "fh-calibration.h"

const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS] = {
  [FH_OUTLOOK_CALLING] = { { 0.43f, 1.06f, 0.0186f, 0.0091f, 0.0023f },          /* 416 pairs */
                           { 0.57f, 1.31f, 0.0223f, 0.0140f, 0.0062f },          /* 404 pairs */
                           { 0.83f, 0.75f, 0.0325f, 0.0073f, 0.0119f },          /* 416 pairs */
                           { 0.09f, 0.91f, 0.0311f, 0.0092f, 0.0105f },          /* 405 pairs */
                           { 0.70f, 0.73f, 0.0585f, 0.0111f, 0.0223f } },        /* 403 pairs */
  [FH_OUTLOOK_DECLARING] = { { 0.24f, 0.89f, 0.0237f, 0.0053f, 0.0040f },        /* 416 pairs */
                             { -0.01f, 1.01f, 0.0235f, 0.0108f, 0.0013f },       /* 405 pairs */
                             { 0.56f, 0.55f, 0.0253f, 0.0028f, 0.0052f },        /* 416 pairs */
                             { -0.24f, 0.76f, 0.0271f, 0.0056f, 0.0033f },       /* 405 pairs */
                             { 1.72f, 0.67f, 0.1401f, 0.0081f, 0.0319f } },      /* 403 pairs */
  [FH_OUTLOOK_DEFENDING] = { { 0.97f, 1.07f, 0.0249f, 0.0085f, 0.0075f },        /* 416 pairs */
                             { 0.66f, 0.89f, 0.0244f, 0.0067f, 0.0064f },        /* 405 pairs */
                             { 0.86f, 0.55f, 0.0491f, 0.0080f, 0.0175f },        /* 416 pairs */
                             { 0.29f, 0.77f, 0.0368f, 0.0085f, 0.0126f },        /* 405 pairs */
                             { 2.61f, 0.81f, 0.3253f, 0.0166f, 0.0722f } },      /* 403 pairs */
  [FH_OUTLOOK_DECLARING_LATE] = { { 0.12f, 0.90f, 0.0384f, 0.0077f, -0.0012f },  /* 307 pairs */
                                  { -0.08f, 0.95f, 0.0356f, 0.0121f, -0.0018f }, /* 291 pairs */
                                  { 0.66f, 0.94f, 0.0333f, 0.0079f, 0.0038f },   /* 278 pairs */
                                  { 0.04f, 0.78f, 0.0447f, 0.0078f, 0.0010f },   /* 197 pairs */
                                  { 0.67f, 0.67f, 0.0311f, 0.0114f, 0.0072f } }, /* 203 pairs */
  [FH_OUTLOOK_DEFENDING_LATE] = { { 0.75f, 0.96f, 0.0277f, 0.0111f, 0.0025f },   /* 307 pairs */
                                  { 0.58f, 0.88f, 0.0322f, 0.0089f, 0.0063f },   /* 291 pairs */
                                  { 0.76f, 0.64f, 0.0213f, 0.0100f, 0.0051f },   /* 278 pairs */
                                  { 0.16f, 0.78f, 0.0523f, 0.0073f, 0.0017f },   /* 197 pairs */
                                  { 1.12f, 0.47f, 0.0541f, 0.0087f, 0.0165f } }, /* 203 pairs */
};
