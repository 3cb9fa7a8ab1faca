/* fh-practice-fault.h: faults that somebody makes again and again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A decision is one of those that show a fault by the reason of the best choice; the fault is made
 * by whom the judge has worse there.  So it can be said how often it was made of how often it could
 * have been.
 */
#pragma once

#include "fh-motive.h"
#include "fh-seat-view.h"

typedef enum
{
  FH_FAULT_NONE,
  FH_FAULT_KEEPS_TRUMPS,        /* trumps should be led */
  FH_FAULT_SPENDS_TRUMPS,       /* a trump or the joker should be kept */
  FH_FAULT_OVERTAKES_PARTNER,   /* the partner's trick should be left to him */
  FH_FAULT_LETS_TRICKS_GO,      /* the trick should be won */
  FH_FAULT_SPENDS_HIGH_CARDS,   /* it cannot be won, or not yet: low */
  FH_FAULT_FORGETS_PARTNER,     /* his suit should be led */
  FH_FAULT_KEEPS_WINNERS,       /* a card that wins should be led */
  FH_FAULT_LEADS_AWAY,          /* another card should be led */
  FH_FAULT_OVERBIDS,            /* something lower should be called */
  FH_FAULT_UNDERBIDS,           /* something higher */
  FH_FAULT_OTHER_SUIT,          /* another suit */
  FH_FAULT_DISCARDS,            /* other cards should be put away */
  FH_FAULT_MISERE_RISKS,        /* a misère of one's own: the safe card */
  FH_FAULT_MISERE_LETS_THROUGH, /* a misère of another */
  FH_N_FAULTS,
} FhPracticeFault;

/* A stable word for @fault, such as "keeps-trumps", and back. */
const char *fh_practice_fault_word (FhPracticeFault fault);
bool fh_practice_fault_from_word (const char *word, FhPracticeFault *fault);

/* Which fault a decision in @view shows, where @best is the best choice for the reason @reason and
 * @done was done.  With @best as @done, of a card or a discard, it is the fault that could have
 * been made there.  FH_FAULT_NONE when there is none, or what was done is wrong in another way.  Of
 * calls the fault is in what was done; each call could have been any of the three of them. */
FhPracticeFault fh_practice_fault (const FhSeatView *view,
                                   const FhAction *best,
                                   const FhReason *reason,
                                   const FhAction *done);
