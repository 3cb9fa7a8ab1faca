/* fh-against.c: what speaks against a choice that is worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-helping.h"

static FhReason
against_card (const FhSeatView *view, const FhBeside *beside)
{
  FhReading reading;
  FhPair pair = { .reading = &reading,
                  .card = beside->done->cards[0],
                  .best = beside->best->cards[0],
                  .best_reason = beside->best_reason };

  /* Who helps the declarer wants what others do not. */
  if (pair.card == pair.best || fh_helps_declarer (view))
    return fh_motive_reason (FH_MOTIVE_NONE);
  fh_reading_init (&reading, view, &fh_skill, false);
  if (fh_table_is_misere (&view->table))
    return fh_against_misere (&pair);
  return reading.n > 0 ? fh_against_follow (&pair) : fh_against_lead (&pair);
}

FhReason
fh_against (const FhSeatView *view, const FhBeside *beside)
{
  if (beside->done->kind == beside->best->kind)
    switch ((FhActionKind) beside->done->kind)
      {
      case FH_ACTION_BID:
        return fh_against_call (view, beside);
      case FH_ACTION_DISCARD:
        return fh_against_discard (view, beside);
      case FH_ACTION_PLAY:
        return against_card (view, beside);
      default:
        break;
      }
  return fh_motive_reason (FH_MOTIVE_NONE);
}
