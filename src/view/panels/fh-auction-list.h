/* fh-auction-list.h: the auction so far, as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-sentences.h"
#include "fh-table-text.h"

#define FH_TYPE_AUCTION_LIST (fh_auction_list_get_type ())
G_DECLARE_FINAL_TYPE (FhAuctionList, fh_auction_list, FH, AUCTION_LIST, AdwBin)

/**
 * FhAuctionList:
 *
 * A column for each player from the one who calls first, a row for each round.
 *
 * Each call is a button that asks why it was made, where somebody listens.  Tab comes in at the
 * last one and goes out; the arrow keys move from call to call.
 *
 * Signals:
 *  - `asked (int n)`: why call number @n, from 0, was made.
 *  - `considered (int n)`: the focus or the pointer is on call number @n, of both the one that came
 *    last; -1: on none.  Only of calls that it is told of what they mean, which a tooltip says as
 *    well: that has room for what the call told besides.
 *
 * CSS node: `auction` with `label.name` and `button` with `label.call`.
 */
GtkWidget *fh_auction_list_new (FhGround ground);

/* Shows the calls of @scene; @tells: and what each of them means, where one points at it or has it
 * read. */
void fh_auction_list_update (FhAuctionList *self, const FhScene *scene, gboolean tells);
