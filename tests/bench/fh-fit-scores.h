/* fh-fit-scores.h: fits what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Players by rules of thumb play games against each other at every table, every other one from
 * scores drawn at random.  Before each deal the scores and, later, the winner are noted.  The scale
 * is the one that makes the winners likeliest.
 */
#pragma once

#include "fh-fit.h"

/* The scores before a deal, and the side that won the game. */
typedef struct
{
  int16_t totals[FH_MAX_SEATS];
  int8_t n_sides;
  int8_t winner;
} FhScoresNote;

typedef struct
{
  FhScoresNote *notes;
  int n;
} FhScoresFit;

/* Fills @fit from games 0 to @n_games - 1 of @seed at each table of two sides or, if @more, of more
 * of them.  fh_scores_fit_clear() frees what it holds. */
void fh_scores_fit_init (FhScoresFit *fit, bool more, uint64_t seed, int n_games);
void fh_scores_fit_clear (FhScoresFit *fit);

/* The mean logarithm of the chance that each winner is given by @scale. */
double fh_scores_fit_likelihood (const FhScoresFit *fit, double scale);

/* The scale that fits best, a multiple of ten. */
float fh_scores_fit_solve (const FhScoresFit *fit);
