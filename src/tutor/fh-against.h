/* fh-against.h: what speaks against a choice that is worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * That a choice costs so many points says nothing of what is wrong with it.  Here a reason is
 * looked for that the hand, the table or the rules prove, or which calls itself likely; it has to
 * tell the choice from the best: what could be said of that as well explains nothing.
 */
#pragma once

#include "fh-motive.h"
#include "fh-seat-view.h"

/* Something done, or that could be, beside what is best. */
typedef struct
{
  const FhAction *done;
  const FhAction *best;
  const FhReason *best_reason; /* why it is best */
  int8_t chance;               /* percent to make @done, a bid, or FH_REASON_NO_CHANCE */
  int8_t best_chance;          /* likewise @best */
} FhBeside;

/* What speaks against @beside->done, an action of the seat of @view that is legal and worse than
 * @beside->best; FH_MOTIVE_NONE where nothing can be proved. */
FhReason fh_against (const FhSeatView *view, const FhBeside *beside);
