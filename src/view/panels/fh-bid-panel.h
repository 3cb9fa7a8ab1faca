/* fh-bid-panel.h: where the person calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-bid-grid.h"

G_BEGIN_DECLS

#define FH_TYPE_BID_PANEL (fh_bid_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhBidPanel, fh_bid_panel, FH, BID_PANEL, GtkBox)

/**
 * FhBidPanel:
 *
 * What there is to beat, the auction so far, the table of values, and what else can be said before
 * or with a call.
 *
 * CSS node: `panel.bidding`.
 *
 * Signals:
 *  - `called (guint call, gboolean inkle)`: a call that the rules allow.
 *  - `declared ()`: "ace, no face" (DX-018).
 *  - `refused (const char *reason)` and `considered (guint call)`: as of FhBidGrid.
 */
GtkWidget *fh_bid_panel_new (void);

/* Shows the auction of @scene; @legal is what the person may do now.  @waits: it is not his turn.
 */
void
fh_bid_panel_update (FhBidPanel *self, const FhScene *scene, const FhLegal *legal, gboolean waits);

/* How wide and how high the panel can be, in pixels, and whether it lies on a narrow table: the
 * size of the calls, and what is shown besides them, depend on that. */
void fh_bid_panel_set_room (FhBidPanel *self, int width, int height, gboolean is_narrow);

/* What the person has to know before calling, when the panel has no room for it itself, else
 * NULL. */
const char *fh_bid_panel_get_prompt (FhBidPanel *self);

FhBidGrid *fh_bid_panel_get_grid (FhBidPanel *self);

G_END_DECLS
