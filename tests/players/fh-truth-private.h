/* fh-truth-private.h: what the files of fh-truth.h share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each function says what is wrong with the reason of @claim for an action of its kind, as a word
 * on it, or NULL when it holds.
 */
#pragma once

#include <stddef.h>

#include "fh-claim.h"

#define CHECK(what)                                                                                \
  do                                                                                               \
    {                                                                                              \
      if (!(what))                                                                                 \
        return #what;                                                                              \
    }                                                                                              \
  while (0)

/* --- Calls, and what follows them until the first lead (fh-truth-calls.c) --- */

const char *fh_truth_check_bid (const FhClaim *claim, FhCall call);
const char *fh_truth_check_pass (const FhClaim *claim);
const char *fh_truth_check_discard (const FhClaim *claim, FhCardSet gone);
const char *fh_truth_check_partner (const FhClaim *claim, const FhAction *action);
const char *fh_truth_check_called (const FhClaim *claim, FhCard card);

/* --- Cards of a deal in which tricks are wanted (fh-truth-tricks.c) --- */

const char *fh_truth_check_lead (const FhClaim *claim);
const char *fh_truth_check_follow (const FhClaim *claim);

/* --- Cards of a misère, of who bid it and of the others (fh-truth-misere.c) --- */

const char *fh_truth_check_misere (const FhClaim *claim);
const char *fh_truth_check_against_misere (const FhClaim *claim);

/* --- Mistakes (fh-truth-mistakes.c): a @call, a discard that lets @gone go, a card --- */

const char *fh_truth_check_mistake_before_play (const FhClaim *claim, FhCall call, FhCardSet gone);
const char *fh_truth_check_mistake_in_play (const FhClaim *claim);
