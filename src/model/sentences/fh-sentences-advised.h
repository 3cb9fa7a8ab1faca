/* fh-sentences-advised.h: what the tutor says of each choice, wherever it speaks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The panel, the hints, the answers on what the person did and the command line all speak from one
 * advice (fh-advice.h); these are the sentences that they share.
 */
#pragma once

#include "fh-advice.h"
#include "fh-said.h"
#include "fh-sentences.h"
#include "fh-sentences-tried.h"

/* All that is said of @choice, one of those that the seat of @view has: its reason or what speaks
 * against it, its numbers, how it stands beside the best, and what failing would mean.  (transfer
 * full) (element-type FhSaid) */
GPtrArray *
fh_sentences_advised (const FhScene *scene, const FhSeatView *view, const FhAdvisedChoice *choice);

/* The numbers of @choice alone: what came of it in layouts, or else those behind its reason; NULL
 * where there are none, or nothing to choose.  (transfer full) */
char *fh_sentence_advised_numbers (const FhScene *scene,
                                   const FhSeatView *view,
                                   const FhAdvisedChoice *choice);

/* In how many layouts the chance among the numbers was found; NULL where they have none.  (transfer
 * full) */
char *fh_sentence_advised_layouts (const FhSeatView *view, const FhAdvisedChoice *choice);

/* What usually becomes of the auction after @choice; NULL where it ends with it, or that is no bid.
 * (transfer full) */
char *fh_sentence_advised_auction (const FhScene *scene,
                                   const FhSeatView *view,
                                   const FhAdvisedChoice *choice);

/* What speaks against @choice, which is not the best; NULL where nothing is known to.  (transfer
 * full) */
char *fh_sentence_against (const FhScene *scene, const FhAdvisedChoice *choice);

/* How a choice of @verdict stands beside the best; NULL where its points say it. */
const char *fh_sentence_verdict (FhVerdict verdict);

/* Why the best of @advice is best where something else has more points: for the game; else NULL. */
const char *fh_sentence_for_game (const FhAdvice *advice);

/* That failing in @call would lose the game (HP-077), or NULL.  (transfer full) */
char *fh_sentence_warning (const FhScene *scene, const FhSeatView *view, FhCall call);

/* How to play on by @best, the best choice of the seat of @view: "Draw trumps, from the top."  The
 * card is named only where nothing else tells it from the others; NULL where nothing is played or
 * chosen.  (transfer full) */
char *fh_sentence_way (const FhScene *scene, const FhSeatView *view, const FhAdvisedChoice *best);
