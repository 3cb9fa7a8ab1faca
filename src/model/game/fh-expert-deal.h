/* fh-expert-deal.h: what experts make of a deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-deal-outcome.h"
#include "fh-par.h"
#include "fh-rng.h"

/* What they made of it, and what there was in it. */
typedef struct
{
  FhDealOutcome outcome;
  FhPar par;
} FhExpertDeal;

/* Is told, on the main loop of who asked, how much of the work has been done: 0 to 1. */
typedef void (*FhExpertProgress) (double done, gpointer user_data);

/* Has players of @level (NULL: experts), one at each seat, play the first deal of the game of @seed
 * by @rules, each with the chance that a computer player has in that game at the same point, and
 * finds the par of that deal.  Works in a thread, for some seconds; the same question has the same
 * answer.  @progress may be NULL; it is not called any more once @callback has been. */
void fh_expert_deal_async (const FhRules *rules,
                           FhSeed seed,
                           const char *level,
                           FhExpertProgress progress,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* Fills @deal and returns TRUE, or returns FALSE with @error: G_IO_ERROR_CANCELLED. */
gboolean fh_expert_deal_finish (GAsyncResult *result, FhExpertDeal *deal, GError **error);
