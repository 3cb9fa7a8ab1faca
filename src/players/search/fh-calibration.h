/* fh-calibration.h: how often what looks likely comes true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In layouts a contract goes on by rules of thumb at first and with all hands seen in the end, so
 * that the share of them in which it is made is not the chance that people, or the computer
 * players, make it: who sees all hands defends better than anybody can.  The logarithm of the odds
 * that it is made is a line of that of the share (Platt, 1999), fitted to what became of contracts
 * that experts played, most of them forced on hands that nobody would bid them with, so that it
 * holds for any hand (tests/bench/bench-judge.c).
 */
#pragma once

#include <stdbool.h>

#include "fh-call.h"

/* Shares nearer to 0 or 1 are taken for these: no layouts can say that a thing never comes. */
#define FH_CALIBRATION_NEVER 0.01

/* Who looks at the contract, and at what. */
typedef enum
{
  FH_OUTLOOK_CALLING,        /* who thinks of bidding it, or of what to put away or name for it */
  FH_OUTLOOK_DECLARING,      /* the side that plays it, */
  FH_OUTLOOK_DEFENDING,      /* and the others */
  FH_OUTLOOK_DECLARING_LATE, /* likewise from the fifth trick on */
  FH_OUTLOOK_DEFENDING_LATE,
  FH_N_OUTLOOKS,
} FhOutlook;

/* Contracts that are alike in how they look and come true. */
typedef enum
{
  FH_CONTRACT_SUIT,
  FH_CONTRACT_NO_TRUMP,
  FH_CONTRACT_MISERE, /* bids to lose every trick: hidden, */
  FH_CONTRACT_OPEN_MISERE,
  FH_CONTRACT_NULLO, /* by one, or by both partners */
  FH_N_CONTRACT_KINDS,
} FhContractKind;

typedef struct
{
  float shift;
  float slope;
  /* How much the two would vary if the line were fitted to another sample. */
  float shift_variance;
  float slope_variance;
  float covariance;
} FhCalibrationLine;

/* fh-calibration-weights.c, which is written by the measurement. */
extern const FhCalibrationLine fh_calibration_lines[FH_N_OUTLOOKS][FH_N_CONTRACT_KINDS];

/* The outlook of a player on the contract after @n_tricks tricks. */
FhOutlook fh_outlook_in_play (bool declaring, int n_tricks);

/* The kind of @call, which is no pass. */
FhContractKind fh_contract_kind (FhCall call);

/* The chance that @call is made as the contract, which is made in the share @share of the layouts,
 * both 0 to 1, as seen by @outlook; never 0 or 1.  @error, the standard error of @share, becomes
 * that of the chance, in which that of the line is, too. */
float fh_calibrated_chance (FhOutlook outlook, FhCall call, float share, float *error);
