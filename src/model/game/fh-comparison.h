/* fh-comparison.h: a deal by number beside what experts make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-expert-deal.h"
#include "fh-game.h"

G_BEGIN_DECLS

#define FH_TYPE_COMPARISON (fh_comparison_get_type ())
G_DECLARE_FINAL_TYPE (FhComparison, fh_comparison, FH, COMPARISON, GObject)

/**
 * FhComparison:
 *
 * The first deal of a game by number, which experts play as well, while the person does.
 *
 * Signal `changed ()`: more of the experts' work is done.
 */

/* The one of @game, which the game keeps from the first call on; NULL when no number stands for it,
 * or when its first deal had passed by then.  (transfer none) */
FhComparison *fh_comparison_get (FhGame *game);

/* The number of the deal. */
guint fh_comparison_get_number (FhComparison *self);

/* How much of the experts' work is done, 0 to 1. */
double fh_comparison_get_progress (FhComparison *self);

/* What they made of the deal, or NULL until it is known. */
const FhExpertDeal *fh_comparison_peek_experts (FhComparison *self);

/* Has another player than an expert sit at all seats, by its level, for who cannot wait: before
 * fh_comparison_get() is called for a game. */
void fh_comparison_set_level (const char *level);

/* The word that was set, or NULL for experts. */
const char *fh_comparison_get_level (void);

/* What is to be said of the deal of the game that is over, a sentence a line; NULL when that is not
 * the deal of the number, or not over.  @scene is told.  (transfer full) */
char *fh_comparison_dup_text (FhComparison *self, const FhScene *scene);

G_END_DECLS
