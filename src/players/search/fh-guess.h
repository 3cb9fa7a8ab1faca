/* fh-guess.h: a layout on its way to a likely one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guess is drawn evenly among all layouts that fit.  Steps by the rule of Metropolis (Metropolis,
 * Rosenbluth, Rosenbluth, Teller and Teller, 1953) then swap two of its hidden cards now and then,
 * so that in the long run each layout comes in proportion to how likely the others would have
 * acted as they did.
 */
#pragma once

#include "fh-belief.h"

typedef struct
{
  FhLayout layout;
  FhCardSet kitty;           /* what the declarer took up, as imagined, where that is hidden */
  float calls[FH_MAX_SEATS]; /* how likely what each seat has called was, */
  float plays[FH_MAX_SEATS]; /* what it has played, */
  float discard;             /* and what the declarer has discarded (fh-belief.h) */
  int family;                /* the draw that it comes from */
  float weight;              /* for which it is kept; or how often */
} FhGuess;

/* How much of the weights counts, as powers: 0 nothing, 1 all. */
typedef struct
{
  float calls; /* of calls and discard, */
  float plays; /* and of cards played */
} FhGuessPowers;

/* What is the same for all guesses at one view. */
typedef struct
{
  const FhSeatView *view;
  FhLayouts layouts;
  FhBelief *belief;
  FhRng rng;
  FhCardSet own[FH_MAX_SEATS]; /* cards that each other seat is known to have had */
  FhCard cards[FH_N_CARDS];    /* the unseen ones */
  int n_cards;
} FhGuesser;

/* Makes @guesser ready for @view, which it keeps; the same @seed gives the same guesses.  Returns
 * false when no layout fits; either way fh_guesser_clear() it. */
bool fh_guesser_init (FhGuesser *guesser, const FhSeatView *view, FhSeed seed);
void fh_guesser_clear (FhGuesser *guesser);

/* Draws the layout of @guess and takes it up. */
void fh_guesser_draw (FhGuesser *guesser, FhGuess *guess);

/* Takes up the layout that @guess has: draws what the kitty was, where that is hidden, and weighs
 * calls and discard; plays are not weighed yet. */
void fh_guesser_take (FhGuesser *guesser, FhGuess *guess);

/* Draws anew what the kitty of @guess was, which must be hidden, and weighs the declarer's calls.
 */
void fh_guesser_draw_kitty (FhGuesser *guesser, FhGuess *guess);

/* Weighs what the others have played in @guess. */
void fh_guesser_weigh_plays (FhGuesser *guesser, FhGuess *guess);

/* How likely it is that the others would have acted as they did in @guess, by @powers. */
float fh_guess_weight (const FhGuess *guess, FhGuessPowers powers);

/* Tries to swap two hidden cards of @guess, or another kitty; @powers say how much its weights
 * count. */
void fh_guesser_move (FhGuesser *guesser, FhGuess *guess, FhGuessPowers powers);
