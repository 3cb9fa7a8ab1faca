/* fh-bid-raise.c: why somebody goes over his own bid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-raise.h"

#include "fh-bid-convention.h"

bool
fh_bid_stands (const FhBidding *bidding)
{
  return bidding->table->high_call != FH_PASS && bidding->table->high_bidder == bidding->view->seat;
}

/* Whether @call asks for as many tricks as the standing bid and the hand takes as many with it. */
static bool
is_dearer_alone (const FhBidding *bidding, FhCall call)
{
  FhCall standing = bidding->table->high_call;

  return fh_call_is_bid (call) && fh_call_is_bid (standing)
         && fh_call_level (call) == fh_call_level (standing)
         && bidding->tricks[fh_call_trump (call)] >= bidding->tricks[fh_call_trump (standing)];
}

FhMotive
fh_bid_raise_motive (const FhBidding *bidding, FhCall call)
{
  const FhTable *table = bidding->table;
  FhShown shown;

  if (fh_bidding_is_certain (bidding, call))
    return FH_MOTIVE_SURE_TRICKS;
  if (fh_bidding_wins_game (bidding, call) && !fh_bidding_wins_game (bidding, table->high_call))
    return FH_MOTIVE_RAISE_FOR_GAME;
  if (fh_convention_shown (table, bidding->view->seat, &shown) && shown.call == table->high_call)
    return FH_MOTIVE_RAISE_OWN;
  if (is_dearer_alone (bidding, call))
    return FH_MOTIVE_RAISE_DEARER;
  return FH_MOTIVE_RAISE_NEEDLESS;
}

bool
fh_bid_may_raise (const FhBidding *bidding, FhCall call)
{
  return !fh_bid_stands (bidding)
         || fh_bid_raise_motive (bidding, call) != FH_MOTIVE_RAISE_NEEDLESS;
}
