/* fh-sentences-held.h: what players who call so hold, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-held.h"
#include "fh-sentences.h"

/* What club players held who called so, each share with its standard error: of @told, a call in the
 * auction of @scene, made or not.  Of a call of another player also how often it was made as the
 * contract; how often the person's own one is made the judge knows, who sees the hand.  NULL where
 * too little was counted (fh-held.h).  (transfer full) */
char *fh_sentence_held (const FhScene *scene, const FhTold *told);

/* Likewise, without how often it was made: @held, said of @call, of which it may be true or not.
 * (transfer full) */
char *fh_sentence_held_of (const FhHeld *held, FhCall call);

/* What @told, a call that was made, has told the person of @scene, and what was counted of such
 * calls; of the person's own one the latter alone, and NULL where nothing was.  (transfer full) */
char *fh_sentence_meaning (const FhScene *scene, const FhTold *told);
