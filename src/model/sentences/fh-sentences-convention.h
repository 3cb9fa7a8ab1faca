/* fh-sentences-convention.h: what partners may agree on the meaning of calls, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-convention.h"
#include "fh-motive.h"
#include "fh-sentences.h"

/* What a convention is called, and what it means, in a sentence.  (transfer full) */
char *fh_sentence_convention (FhConvention convention);
char *fh_sentence_convention_about (FhConvention convention);

/* What the person, who holds @hand, would tell with a call that shows @shown.  (transfer full) */
char *fh_sentence_convention_told (const FhShown *shown, FhCardSet hand);

/* What the seat of @shown has told; with @is_to_answer, how the person, its partner, answers that.
 * (transfer full) */
char *
fh_sentence_convention_heard (const FhScene *scene, const FhShown *shown, gboolean is_to_answer);

/* The reason for a call that shows or answers something; NULL for all other reasons.  (transfer
 * full) */
char *fh_sentence_convention_reason (const FhReason *reason);
