/* fh-advice-private.h: what the files of the advice share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-advice.h"

/* Lists in @advice what the seat of @view may do, @best among it, and what it may not.  Of sets of
 * cards that are too many, those that were @tried, or else those next to @best. */
void fh_advice_list (FhAdvice *advice,
                     const FhSeatView *view,
                     const FhAction *best,
                     const FhComparison *tried);
