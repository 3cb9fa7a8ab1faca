/* fh-sentences-talk.h: what computer players say at the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-scene.h"

/* What @seat says, in a few words, of the auction that has just ended or the trick that lies there:
 * something that everybody has seen, never advice; NULL where it says nothing, as persons, dummies
 * and most players at most moments do.  At most one seat speaks at a moment, and always says the
 * same of it.  (transfer full) */
char *fh_sentence_talk (const FhScene *scene, int seat);
