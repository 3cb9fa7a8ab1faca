/* fh-par.h: what a deal is worth when everybody sees all cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The par of a deal is its highest call of tricks, on the ladder of the table, that some seat makes
 * when everybody plays with all hands open.  Nobody gains by bidding over it: what outbids a call
 * of tricks costs about as much when it is set as that call is worth, or more.  Calls to lose every
 * trick are not looked at, nor who may call when.
 *
 * The declarer takes the kitty and puts away one of the few sets of cards that leave the best hand
 * by rules of thumb, the one with which most is made; all are solved double dummy.  Partners that
 * are named or called are those that rules of thumb choose.  A discard that nobody tried may do
 * better, and a question that is too hard counts as a no: par is what is made at the least.
 */
#pragma once

#include <stdatomic.h>

#include "fh-state.h"

typedef enum
{
  FH_PAR_UNKNOWN,  /* it was cancelled, or there was no memory */
  FH_PAR_NONE,     /* no call of tricks makes */
  FH_PAR_CONTRACT, /* one does */
} FhParKind;

typedef struct
{
  uint8_t kind; /* FhParKind */
  FhCall call;  /* the contract */
} FhPar;

/* Is told after each part of the work: @done of @all. */
typedef void (*FhParProgress) (int done, int all, void *data);

/* Finds the par of the deal in @state, of which no call has been made.  Takes some seconds; ends
 * soon, with FH_PAR_UNKNOWN, once *@cancelled is not 0.  @progress may be NULL. */
void fh_par_find (const FhState *state,
                  const atomic_int *cancelled,
                  FhParProgress progress,
                  void *data,
                  FhPar *par);
