/* fh-claim.h: what a lesson says of a choice, and whether it is so.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A claim is a word of a lesson (data/lessons/README.md lists them).  What it says of the cards is
 * proved by the engine and the solver in one layout; what it says of what is best, by the tutor's
 * judge, who sees what the seat sees.
 */
#pragma once

#include "fh-advice.h"
#include "fh-solver.h"

typedef enum
{
  FH_CLAIM_WINS,
  FH_CLAIM_LOSES_TRICK,
  FH_CLAIM_WINNER, /* seat */
  FH_CLAIM_MAKES,  /* number: tricks of the declarer's side, or -1: enough */
  FH_CLAIM_FAILS,
  FH_CLAIM_LOSES, /* number: fewer tricks than by the best, or -1: any fewer */
  FH_CLAIM_SAME,
  FH_CLAIM_REFUSED, /* number: FhRefusalCode, or -1: any */
  FH_CLAIM_SCORES,  /* number: points */
  FH_CLAIM_HIGHER,
  FH_CLAIM_LOWER,
  FH_CLAIM_BEST,
  FH_CLAIM_WORSE,
  FH_CLAIM_VALUE,    /* call, number: points */
  FH_CLAIM_OUTRANKS, /* call, over other */
  FH_CLAIM_TRUMPS,   /* number: in the hand */
  FH_CLAIM_OUT,      /* number: that others may hold */
  FH_CLAIM_TOLD,     /* seat, number: FhToldCode of its last call */
  FH_N_CLAIMS,
} FhClaimKind;

typedef struct
{
  uint8_t kind; /* FhClaimKind */
  bool negated; /* "not-" stands before the word */
  uint8_t seat;
  int16_t number;
  FhCall call;
  FhCall other;
} FhClaim;

/* How a claim turned out. */
typedef enum
{
  FH_CLAIM_HOLDS,
  FH_CLAIM_IS_FALSE,
  FH_CLAIM_OPEN,      /* the budget of the solver ended, or nobody was asked to judge */
  FH_CLAIM_MISPLACED, /* it says nothing of such an action */
} FhClaimOutcome;

typedef struct
{
  uint8_t outcome;   /* FhClaimOutcome */
  int16_t found;     /* in place of the number of the claim, or of its seat */
  FhRefusal refusal; /* of FH_CLAIM_REFUSED, HIGHER and LOWER: what the rules say */
} FhClaimResult;

/* The point at which claims are made.  Begin with fh_case_init(). */
typedef struct
{
  FhWorld world; /* all hands */
  uint8_t seat;  /* whose choice it is */
  FhSolver *solver;
  const FhAdvice *advice; /* of the judge, or NULL */
  bool solved;            /* the cards below are those of @world */
  int n_cards;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  bool discarded; /* best_discard means something */
  int best_discard;
} FhCase;

/* Reads the claim in the @length bytes at @word; returns false when it is none. */
bool fh_claim_read (const char *word, size_t length, FhClaim *claim);

/* Whether the judge proves it, to whom the layout does not matter; or what everybody can see, to
 * which it does not matter either. */
bool fh_claim_is_judged (const FhClaim *claim);
bool fh_claim_is_plain (const FhClaim *claim);

/* Fills @position with the point that @world stands at, for @seat; @solver is kept. */
void fh_case_init (FhCase *position, const FhWorld *world, int seat, FhSolver *solver);

/* Whether @claim holds of @action, which the seat may do or is refused; of the position where
 * @action is NULL. */
FhClaimResult fh_claim_prove (FhCase *position, const FhAction *action, const FhClaim *claim);

/* What the judge thinks of @action; FH_VERDICT_UNTRIED where nobody was asked, or it was not among
 * what was tried. */
FhVerdict fh_case_verdict (const FhCase *position, const FhAction *action);
