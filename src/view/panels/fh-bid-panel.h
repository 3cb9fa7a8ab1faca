/* fh-bid-panel.h: where the person calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-bid-grid.h"

#define FH_TYPE_BID_PANEL (fh_bid_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhBidPanel, fh_bid_panel, FH, BID_PANEL, GtkBox)

/**
 * FhBidPanel:
 *
 * What there is to beat, the auction so far, the table of values, what club players held who made
 * the call that the person looks at, or why it is refused, and what else can be said before or with
 * a call.
 *
 * As an FhTablePanel it follows the auction of the moment, shows less, and smaller calls, where
 * there is less room, and then leaves its heading to the prompt.
 *
 * CSS node: `panel.bidding`[.compact][.tall][.turn], the last one while the person is to call.
 *
 * Signals:
 *  - `called (guint call, gboolean inkle)`: a call that the rules allow.
 *  - `declared ()`: "ace, no face" (DX-018).
 *  - `refused (const char *reason, const char *help)` and `considered (guint call)`: as of
 * FhBidGrid; `asked (int n)`: as of FhAuctionList.
 */
GtkWidget *fh_bid_panel_new (void);

/* The calls in it; they belong to the panel. */
FhBidGrid *fh_bid_panel_get_grid (FhBidPanel *self);
