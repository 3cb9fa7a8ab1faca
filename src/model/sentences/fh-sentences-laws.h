/* fh-sentences-laws.h: the laws of the table in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-sentences.h"

/* What @action, one of those that only the laws of the table know, is: "You drop the king of
 * diamonds face up on the table."  (transfer full) */
char *fh_sentence_law_action (const FhScene *scene, const FhAction *action);

/* Whether @action, done just now in @scene, was a bid or a card out of turn. */
gboolean fh_sentence_is_early (const FhScene *scene, const FhAction *action);

/* What such an action is.  (transfer full) */
char *fh_sentence_early_action (const FhScene *scene, const FhAction *action);

/* What the laws make of @action, which led from the table @before to that of @scene, as far as all
 * may know; NULL for nothing.  (transfer full) */
char *fh_sentence_consequence (const FhTable *before, const FhScene *scene, const FhAction *action);

/* That @seat, who was asked, really has no card of the suit that it did not follow.  (transfer
 * full) */
char *fh_sentence_has_none (const FhScene *scene, int seat);

/* That @seat asks the person whether he has really none.  (transfer full) */
char *fh_sentence_asks (const FhScene *scene, int seat);
