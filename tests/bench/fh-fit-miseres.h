/* fh-fit-miseres.h: fits how likely a misère is to be made.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * In random deals each hand that is not hopeless bids the misère, which is played out by computer
 * players.  Open, it is solved with all hands known, for defenders who see the bidder's cards miss
 * little; what is too long to solve counts as it was played.
 *
 * The chances sink with the danger of the hand along a line until they are small, and then hardly
 * further; how much danger that takes hangs on the table.  A line is fitted to the hands from the
 * safest to one that it still gives a fair chance, which are those that anybody might bid with.
 */
#pragma once

#include "fh-call-weights.h"
#include "fh-fit.h"

/* A hand: its danger, and what was made, 0 to 1. */
typedef struct
{
  float danger;
  float made;
} FhMisereNote;

typedef struct
{
  FhMisereNote *notes;
  int n;
} FhMisereNotes;

typedef struct
{
  FhMisereNotes closed;
  FhMisereNotes open;
  FhMisereNotes grand_nullo;
  int n_solved; /* of those of open */
} FhMiseresFit;

/* Fills @fit from deals 0 to @n_deals - 1 of @seed at a table of @shape where misères are allowed;
 * open ones from so many of them as it takes to see three thousand.  fh_miseres_fit_clear() frees
 * what it holds. */
void fh_miseres_fit_init (FhMiseresFit *fit, FhShape shape, uint64_t seed, int n_deals);
void fh_miseres_fit_clear (FhMiseresFit *fit);

/* The danger up to which hands count for a line that gives a hand without danger the chance @safe,
 * and takes @danger from it for each danger. */
double fh_miseres_fit_reach (float safe, float danger);

/* Fills @line with a row for each hand of @notes whose danger is at most @reach: its terms are 1
 * and the danger.  fh_fit_clear() frees what it holds. */
void fh_miseres_fit_line (const FhMisereNotes *notes, double reach, FhFit *line);

/* Writes the weights of misères that fit best to @weights, and leaves the others alone. */
void fh_miseres_fit_solve (const FhMiseresFit *fit, FhCallWeights *weights);
