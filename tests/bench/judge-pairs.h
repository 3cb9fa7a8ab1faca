/* judge-pairs.h: how the pairs of bench-judge contracts are numbered, which gather puts in a line
 * for fit-calibration.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* When, and to whom, the judge speaks of it; to a defender is one more than to the declarer. */
typedef enum
{
  AT_CALL,
  AT_LEAD,
  AT_LEAD_DEFENDING,
  AFTER_FOUR,
  AFTER_FOUR_DEFENDING,
  AFTER_SEVEN,
  AFTER_SEVEN_DEFENDING,
  AFTER_EIGHT,
  AFTER_EIGHT_DEFENDING,
  N_MOMENTS,
} Moment;
