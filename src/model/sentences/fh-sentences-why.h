/* fh-sentences-why.h: why somebody did something, as far as everybody may know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This is what is said while a deal runs.  It is made of the table alone, which holds nothing that
 * is not for all to see, and of an action without the cards that are hidden: no motive, number or
 * chance of the player, all of which come out of his hand, has a way into it.
 */
#pragma once

#include "fh-sentences.h"

/* What can be said of @action, the last thing that its seat has done on the table of @scene, with
 * hidden cards FH_CARD_NONE; NULL when that is nothing.  (transfer full) */
char *fh_sentence_why_in_public (const FhScene *scene, const FhAction *action);
