/* fh-advice.h: everything that a seat may do now, what it is worth, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-allowed.h"
#include "fh-known.h"
#include "fh-player.h"
#include "fh-remark.h"
#include "fh-told.h"

#define FH_MAX_ADVICE 128

/* How the points of a choice stand beside those of the best. */
typedef enum
{
  FH_VERDICT_UNTRIED,
  FH_VERDICT_BEST,
  FH_VERDICT_EQUAL, /* the difference is within two of its errors, or five points */
  FH_VERDICT_WORSE,
  FH_VERDICT_BETTER,      /* the player who is asked goes by rules of thumb, or errs */
  FH_VERDICT_LOSES_GAMES, /* more points, but the deal may end the game, and this wins it less often
                           */
} FhVerdict;

typedef struct
{
  FhAction action;
  FhTold told;        /* of a call: what it would tell */
  FhReason reason;    /* for the best; of another one what speaks against it, or
                       * FH_MOTIVE_NONE */
  bool best;          /* what the player does */
  uint8_t verdict;    /* FhVerdict */
  uint32_t n_layouts; /* independent layouts that would tell as much as those in which it was tried;
                       * 0: points means nothing */
  bool complete;      /* all that are possible were tried */
  bool has_contract;  /* share and make mean something too */
  float share;        /* of the layouts, by their weights, in which the contract is made, whosever
                       * it is; 0 to 1; of a bid, as the contract */
  float share_error;  /* its standard error */
  float make;         /* the chance that it is made among strong players (fh-calibration.h), by
                       * which points and worth go too; 0 or 1 when that is certain */
  float make_error;   /* its standard error */
  float points;       /* own less others', the mean over all that may come of it */
  float points_error; /* their standard error */
  float worth;        /* chance to win the game afterwards, 0 to 1, by which the player goes */
  float ahead;        /* points less those of the best, in the layouts in which both were tried, */
  float ahead_error;  /* and the standard error of that */
  float aim_ahead;    /* likewise the chance that the own side reaches its aim, 0 to 1, */
  float aim_ahead_error;
  float tricks_ahead; /* and the tricks of the own side; both mean something with a contract only */
  float tricks_ahead_error;
  float reached;      /* of a bid: share of the layouts in which the auction ends with it; */
  uint8_t other_seat; /* else it ends most often with the call of this seat, */
  FhCall other_call;  /* FH_PASS: nobody's; FH_CALL_NONE: it never does */
} FhAdvisedChoice;

typedef struct
{
  FhAction action;
  FhRefusal refusal;
} FhRefusedChoice;

typedef struct
{
  uint8_t seat;
  uint8_t due;   /* FhActionKind, or FH_ACTION_NONE when the seat has nothing to do */
  FhKnown known; /* what the seat can be sure of */
  int n_told;
  FhTold told[FH_MAX_CALLS]; /* what the calls so far have told, the own ones among them */
  int n_remarks;
  FhRemark remarks[FH_MAX_REMARKS]; /* what else matters: the score, what the hand is good for */
  bool complete; /* all layouts that are possible were tried: nothing is an estimate */
  int n_choices;
  FhAdvisedChoice choices[FH_MAX_ADVICE]; /* the best first, then by points */
  int n_refused;
  FhRefusedChoice refused[FH_MAX_ADVICE];
} FhAdvice;

/* The advice on the seat of @view. Fills @advice with what it can be sure of, what the calls
 * have told and what a teacher would remark on; with what it may do, each weighed in the same
 * layouts, which fit what it knows; the best is what @player does.  Of more than 60 ways to choose
 * several cards only those that the player has tried are listed, or its own and those that differ
 * from it in one card. Refused are all other calls of the table and all other cards of the hand, or
 * of the pack where one is called.  The same view and @number give the same advice; another number
 * draws other layouts.  Returns false when @player was cancelled meanwhile: @advice is of no use
 * then. */
bool
fh_advice_init (FhAdvice *advice, const FhSeatView *view, const FhPlayer *player, uint64_t number);

/* Whether the chance of @choice can be told: it is certain, or comes from enough layouts. */
bool fh_advice_tells_chance (const FhAdvisedChoice *choice);

/* The choice of @advice that does what @action does; NULL where it was not listed. */
const FhAdvisedChoice *fh_advice_find (const FhAdvice *advice, const FhAction *action);

/* What speaks against @choice, which the seat of @view could make in place of @best, that of
 * @player; FH_MOTIVE_NONE where nothing can be proved.  While it is not known that it @is_worse,
 * only what is so by itself: it takes a trick of a misère, or would fail.  The choices of an advice
 * have it as their reason. */
FhReason fh_advice_against (const FhSeatView *view,
                            const FhPlayer *player,
                            const FhAdvisedChoice *choice,
                            const FhAdvisedChoice *best,
                            bool is_worse);

/* Who judges wherever the tutor speaks: a steady player who thinks no less than the strongest at
 * the table.  @cancelled is as of FhPlayer. */
FhPlayer fh_advice_judge (const atomic_int *cancelled);
