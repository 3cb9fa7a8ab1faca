/* fh-fit.h: what the fits of weights share: tables and deals to fit to, and least squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The programs that write weights and the test that holds weights to a new sample count with the
 * same code.  Measurements let players act by it too.
 */
#pragma once

#include "fh-player.h"
#include "fh-shape.h"
#include "fh-state.h"
#include "fh-world.h"

/* Sums over rows, each of which says that some of @n terms, each times a factor, make a value. */
typedef struct
{
  int n;
  double *products; /* n rows of n + 1: each term with each other one, and with the value */
  double squares;   /* of the values */
  long n_rows;
} FhFit;

/* Makes @fit one of @n terms and no rows; fh_fit_clear() frees what it holds. */
void fh_fit_init (FhFit *fit, int n);
void fh_fit_clear (FhFit *fit);

/* Adds a row: the terms @terms, @n of them, each with its factor make @value.  Without @terms they
 * are those from 0 on, without @factors all factors are 1. */
void fh_fit_add (FhFit *fit, const int *terms, const double *factors, int n, double value);

/* Writes the weights of the terms that leave least unexplained to @weights, room for all terms.
 * @ridge is how many rows would have to speak for a weight against 0 to halve it; the first term
 * stands for no feature, and is free of that. */
void fh_fit_solve (const FhFit *fit, double ridge, double *weights);

/* What @weights leave unexplained of @fit: the root of the mean square, 0 without rows. */
double fh_fit_unexplained (const FhFit *fit, const double *weights);

/* By how much the weight of @term is too small in @fit, where the others are as they are in
 * @weights: 0 where @weights were fitted to just that sample.  Writes the standard error to @error:
 * infinity where the term has no rows. */
double fh_fit_rest (const FhFit *fit, const double *weights, int term, double *error);

/* The commonest rules of a table of @shape. */
void fh_fit_rules (FhRules *rules, FhShape shape);

/* Deals number @number of @seed by @rules to @state; the dealers take turns. */
void fh_fit_deal (FhState *state, const FhRules *rules, uint64_t seed, int number);

/* Plays the deal of @state to its end, each seat by its player of @players; nobody reports cards
 * that allow a new deal. */
void fh_fit_play (FhState *state, const FhPlayer players[FH_MAX_SEATS]);

/* Does @action, which @player has decided for the seat of @view, in @state; where cards that he
 * cannot see forbid it, what he decides after that, by @rng as fh_player_decide_again().  Stops the
 * program when it is refused for another reason. */
void fh_fit_carry_out (FhState *state,
                       const FhPlayer *player,
                       const FhSeatView *view,
                       const FhAction *action,
                       FhRng *rng);

/* Deals number @number by @rules to @state, @dealer being the dealer, and lets everybody go on by
 * rules of thumb until @n_tricks are over and a card is due; false when the deal does not get so
 * far. */
bool fh_fit_reach (FhState *state, const FhRules *rules, int dealer, uint64_t number, int n_tricks);

/* Does @action in @world, or stops the program: players do nothing that is refused. */
void fh_fit_act (FhWorld *world, const FhAction *action);

/* The tricks that the declarer's side has taken, a hidden partner counted. */
int fh_fit_tricks (const FhState *state);

/* The points of score column @side in the deal of @table, less the mean of the others'. */
double fh_fit_points (const FhTable *table, int side);
