/* fh-sentences-known.h: what can be known during a deal, and what calls have told, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-known.h"
#include "fh-said.h"
#include "fh-sentences.h"
#include "fh-told.h"

/* @hand, suit by suit, the highest first: "spades: A, 10, 4", a suit in a line.  (transfer full) */
char *fh_sentence_hand (const FhScene *scene, FhCardSet hand);

/* What @seat has played in this deal.  (transfer full) */
char *fh_sentence_played (const FhScene *scene, int seat);

/* Who has no card of a suit any more, as far as the person of @scene can be sure, a sentence in a
 * line, or that it is nobody.  (transfer full) */
char *fh_sentence_voids (const FhScene *scene, const FhKnown *known);

/* How many trumps others than the person of @scene may still hold; NULL where there are none in
 * this contract, or no cards are played.  (transfer full) */
char *fh_sentence_trumps_out (const FhScene *scene, const FhKnown *known);

/* Who has no trump any more, as far as the person of @scene can be sure, or that it is nobody;
 * empty without trumps, and where no cards are played.  (transfer full) (element-type FhSaid) */
GPtrArray *fh_sentences_trumpless (const FhScene *scene, const FhKnown *known);

/* What the person of @scene can be sure of: what is needed, the trumps, and who has no card of a
 * suit any more; empty where no cards are played.  (transfer full) (element-type FhSaid) */
GPtrArray *fh_sentences_known (const FhScene *scene, const FhKnown *known);

/* What the person of @scene, who holds @hand, would tell with the call of @told.  (transfer full)
 */
char *fh_sentence_would_tell (const FhScene *scene, const FhTold *told, FhCardSet hand);

/* What @told, a call of another player, has told the person of @scene.  (transfer full) */
char *fh_sentence_told (const FhScene *scene, const FhTold *told);

/* What the person of @scene, whose view @view is, may know of the kitty.  (transfer full) */
char *fh_sentence_kitty (const FhScene *scene, const FhSeatView *view);
