/* fh-calibration.h: how often what looks likely comes true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The chance of a contract, found by playing it in sampled worlds, is too high or too low by what
 * the worlds leave out.  How much was measured in games of the computer players against each other
 * (tests/bench/fit-calibration.c, which prints the table).
 */
#pragma once

#include "fh-rules.h"

/* The chance that @call is made when the worlds say @chance, both 0 to 1. */
float fh_calibrated_chance (const FhRules *rules, FhCall call, float chance);

/* The inverse of that: what the worlds said when @chance came out. */
float fh_calibration_raw (const FhRules *rules, FhCall call, float chance);
