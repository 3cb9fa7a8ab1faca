/* fh-auction-list.h: the auction so far, as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-sentences.h"

G_BEGIN_DECLS

#define FH_TYPE_AUCTION_LIST (fh_auction_list_get_type ())
G_DECLARE_FINAL_TYPE (FhAuctionList, fh_auction_list, FH, AUCTION_LIST, GtkWidget)

/**
 * FhAuctionList:
 *
 * A column for each player from the one who calls first, a row for each round.
 *
 * CSS node: `auction` with `label.name` and `label.call`.
 */
GtkWidget *fh_auction_list_new (void);

/* Shows the calls of @scene. */
void fh_auction_list_update (FhAuctionList *self, const FhScene *scene);

G_END_DECLS
