/* fh-borne-out.c: reasons for calls beside the numbers of sample layouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-borne-out.h"

#include "fh-bid-reason.h"

/* Whether @motive says that no other call would bring more. */
static bool
compares (FhMotive motive)
{
  return motive == FH_MOTIVE_NO_GAIN || motive == FH_MOTIVE_WORTH_RISK || motive == FH_MOTIVE_STAND
         || motive == FH_MOTIVE_LEAVE_TO_OPPONENTS;
}

void
fh_borne_out (FhReason *reason, FhCall call, float chance, float points, float others)
{
  fh_bid_believe (reason, call, chance);
  if (others > points && compares ((FhMotive) reason->motive))
    {
      *reason = fh_reason (FH_MOTIVE_ON_BALANCE);
      reason->chance = call == FH_PASS ? FH_REASON_NO_CHANCE : fh_percent (chance);
    }
}
