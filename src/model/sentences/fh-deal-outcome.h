/* fh-deal-outcome.h: how a deal has ended, to be compared with another end of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-table.h"

/* A value. */
typedef struct
{
  gboolean is_over;            /* FALSE: nothing is known */
  gboolean made;               /* the contract */
  FhCall contract;             /* FH_CALL_NONE: thrown in; FH_PASS: played without one */
  guint8 declarer;             /* or FH_SEAT_NONE */
  guint8 tricks;               /* of the bidders */
  gint16 points[FH_MAX_SEATS]; /* a side */
} FhDealOutcome;

/* Fills @outcome with what @table says of its deal. */
void fh_deal_outcome_init (FhDealOutcome *outcome, const FhTable *table);

/* What the deal brought @side: its points less those of the side that got the most among the
 * others. */
int fh_deal_outcome_net (const FhDealOutcome *outcome, const FhRules *rules, int side);

/* Whether the deal of @table, which is over, has ended well for @seat: with a contract of his side
 * that was made, or one of the others that was not; or with no fewer points than others have, where
 * nobody bid.  FALSE where it was thrown in. */
gboolean fh_deal_ended_well (const FhTable *table, int seat);

/* How it is kept in a file: ten words.  (transfer full) */
char *fh_deal_outcome_to_text (const FhDealOutcome *outcome);

/* Reads the same of a deal by @rules; FALSE, with nothing known, when @text, which may be NULL,
 * says something else, or a declarer who does not sit there. */
gboolean fh_deal_outcome_from_text (const char *text, const FhRules *rules, FhDealOutcome *outcome);
