/* fh-deal-view.h: a whole deal on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-deal-run.h"
#include "fh-game-view.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_DEAL_VIEW (fh_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (FhDealView, fh_deal_view, FH, DEAL_VIEW, AdwBin)

/**
 * FhDealView:
 *
 * The table of any game with a whole deal on it, and beside it what is to be reached, where it went
 * wrong, and the ways back.  That it is solved is kept at once.
 *
 * CSS: `.lesson-panel` as that of a lesson.
 *
 * Signal `next ()`: the person wants the next deal.
 */

/* @id is that of a whole deal. */
GtkWidget *fh_deal_view_new (FhSettings *settings, FhProgress *progress, const char *id);

/* Its parts. */
FhDealRun *fh_deal_view_get_run (FhDealView *self);
FhGameView *fh_deal_view_get_game_view (FhDealView *self);
