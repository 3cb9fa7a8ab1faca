/* fh-deal-run.h: a whole deal that a person plays until its line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-whole-deals.h"

typedef enum
{
  FH_RUN_BUSY, /* something is worked out, or happens on the table */
  FH_RUN_ASKS, /* the person is to play a card */
  FH_RUN_LOST, /* the goal cannot be reached any more */
  FH_RUN_WON,  /* it is reached */
} FhRunState;

#define FH_TYPE_DEAL_RUN (fh_deal_run_get_type ())
G_DECLARE_FINAL_TYPE (FhDealRun, fh_deal_run, FH, DEAL_RUN, GObject)

/**
 * FhDealRun:
 *
 * A whole deal (fh-puzzle.h) with a game that shows it.  The cards of the others in the game are
 * those of one of the layouts that are still possible, and it is another game as soon as that is
 * another one; the person sees no difference.
 *
 * Signals:
 *  - `game-changed ()`: there is another game, to be shown without animation.  What is to happen in
 *    it begins afterwards.
 *  - `state-changed ()`.
 */
FhDealRun *fh_deal_run_new (const FhWholeDeal *deal);

const FhWholeDeal *fh_deal_run_get_deal (FhDealRun *self);

/* The game, or NULL while the first one is not there yet.  (transfer none) */
FhGame *fh_deal_run_get_game (FhDealRun *self);

FhRunState fh_deal_run_get_state (FhDealRun *self);

/* Plays @action, a card that the rules allow, for the person while the run asks for one. */
void fh_deal_run_play (FhDealRun *self, const FhAction *action);

/* Goes back to the decision with the card that was not good enough; nothing without one. */
void fh_deal_run_go_back (FhDealRun *self);

/* Begins again. */
void fh_deal_run_restart (FhDealRun *self);

/* Stops the game and what is worked out: the run is not used any more. */
void fh_deal_run_stop (FhDealRun *self);

/* Where it went wrong, and what stands behind that; NULL while each card since it began, or since
 * the person went back, was good enough.  (transfer full) */
char *fh_deal_run_dup_fault (FhDealRun *self);
