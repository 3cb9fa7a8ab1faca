/* fh-sentences-tried.h: what came of a call or a card in sample layouts, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What has been tried in layouts is an estimate, and the sentences say so; in how many layouts, a
 * sentence of its own says to who wants to know.  One chance is told of one thing, that by which
 * points and the choice go (fh-calibration.h), and none where the layouts are too few.
 */
#pragma once

#include "fh-sentences.h"
#include "fh-weighed.h"

/* What was tried, and what came of it. */
typedef struct
{
  FhAction action;
  guint n_layouts;
  gboolean complete; /* these are all that are possible */
  gboolean has_aim;  /* there was a contract that could be made or set; of a bid, that */
  gboolean defends;  /* the aim is to set it */
  double chance;     /* that the aim is reached, 0 to 1; 0 or 1 where that is certain */
  double points;     /* own less others', on average */
  double reached;    /* of a bid: share of the layouts in which the auction ends with it */
  int other_seat;    /* else it ends most often with a bid of this seat, */
  FhCall other_call; /* this one, or FH_PASS: without one; FH_CALL_NONE: that never happens */
} FhTried;

/* Whether a percentage can be told of @tried. */
gboolean fh_tried_has_chance (const FhTried *tried);

/* "As the contract, eight spades has a chance of about 71% of being made."  NULL for a pass.
 * (transfer full) */
char *fh_sentence_tried (const FhTried *tried);

/* "Tried in 100 sample layouts."  NULL where no chance of @tried is told.  (transfer full) */
char *fh_sentence_layouts (const FhTried *tried);

/* What usually becomes of the auction after the bid of @tried, or NULL where it ends with it, or
 * nothing was bid.  (transfer full) */
char *fh_sentence_auction_after (const FhScene *scene, const FhTried *tried);

/* What @action is, as short as it can be said: "eight spades", "four of hearts, five of clubs",
 * "Marama".  (transfer full) */
char *fh_sentence_choice (const FhScene *scene, const FhAction *action);

/* @points, rounded, with their sign: "+38", "−140", "0".  (transfer full) */
char *fh_sentence_signed_points (double points);
