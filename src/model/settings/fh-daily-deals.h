/* fh-daily-deals.h: the deals of the day that the person has played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-deal-outcome.h"
#include "fh-game.h"
#include "fh-key-table.h"

/* What became of the deal of a day: a value. */
typedef struct
{
  guint number; /* of the deal, as of fh_numbered_from_day() */
  FhPreset preset;
  FhDealOutcome own; /* not over: the person has not played it */
  FhDealOutcome experts;
} FhDailyDeal;

/* Keeps in @table, that of the challenges, what the person and the experts make of the deal of
 * @game, if it is that of a day and by the rules of its table, whose comparison has begun
 * (fh_deal_comparison_begin()).  The first result of a day counts, at whichever table. */
void fh_daily_deals_watch (FhKeyTable *table, FhGame *game);

/* What @table has of the deal @number; FALSE, with nothing played, for nothing. */
gboolean fh_daily_deals_get (FhKeyTable *table, guint number, FhDailyDeal *deal);

/* Writes @outcome into @section of @table at @key; NULL: nothing has been played. */
void fh_daily_deals_put_outcome (FhKeyTable *table,
                                 const char *section,
                                 const char *key,
                                 const FhDealOutcome *outcome);

/* The points of @deal, the person's own and the experts', as of fh_deal_outcome_net(); FALSE where
 * one of both is not known. */
gboolean fh_daily_deal_compare (const FhDailyDeal *deal, int *own, int *experts);
