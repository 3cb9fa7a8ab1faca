/* fh-advice.h: everything that a seat may do now, what it is worth, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-allowed.h"
#include "fh-player.h"

#define FH_MAX_ADVICE 128

typedef struct
{
  FhAction action;
  FhReason reason;    /* motive FH_MOTIVE_NONE when nothing speaks for it in particular */
  bool best;          /* what the player does */
  uint32_t n_layouts; /* in which it was tried; 0: points means nothing */
  bool has_contract;  /* make means something too */
  float make;         /* the chance that the contract is made, whosever it is; 0 to 1 */
  float points;       /* expected, own less others' */
} FhAdvisedChoice;

typedef struct
{
  FhAction action;
  FhRefusal refusal;
} FhRefusedChoice;

typedef struct
{
  uint8_t seat;
  uint8_t due; /* FhActionKind, or FH_ACTION_NONE when the seat has nothing to do */
  int n_choices;
  FhAdvisedChoice choices[FH_MAX_ADVICE]; /* the best first, then by points */
  int n_refused;
  FhRefusedChoice refused[FH_MAX_ADVICE];
} FhAdvice;

/* Fills @advice with what the seat of @view may do, each weighed in layouts that fit what it knows;
 * the best is what @player does.  Of more than 60 ways to choose several cards only the player's
 * own and those that differ from it in one card are listed.  Refused are all other calls of the
 * table and all other cards of the hand, or of the pack where one is called.  The same view gives
 * the same advice.  It takes up to a second or two. */
void fh_advice_init (FhAdvice *advice, const FhSeatView *view, const FhPlayer *player);
