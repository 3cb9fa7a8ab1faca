/* fh-sound-play.h: what a good player does not do without a reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A search over some dozen layouts sees small gains that are not there.  What it finds may go
 * against a principle of sound play only when it is much better (fh-card-search.c).
 */
#pragma once

#include "fh-reading.h"

typedef enum
{
  FH_SOUND,

  /* When tricks are wanted. */
  FH_UNSOUND_OVER_PARTNER, /* beats the partner's card and brings nothing that it does not */
  FH_UNSOUND_TOO_HIGH,     /* a lower card of the suit does the same */
  FH_UNSOUND_THROWN,       /* a winner, a guarded king or a trump goes on a trick that it loses */
  FH_UNSOUND_TOP_SPENT, /* the joker or a bower goes up on a low trump before the partner plays */
  FH_UNSOUND_LEFT,      /* the last to play leaves a trick that is there to take */
  FH_UNSOUND_LOW_TRUMP, /* a low trump is led from the top ones */
  FH_UNSOUND_UNDRAWN,   /* another suit is led while the top trumps could draw those out */
  FH_UNSOUND_OVERDRAWN, /* a trump is led that only a partner can follow */

  /* When somebody has bid to lose every trick. */
  FH_UNSOUND_VOID_LED,     /* a suit is led in which the bidder is known to be void */
  FH_UNSOUND_HIGH_LED,     /* a card is led with a lower one of its suit in hand */
  FH_UNSOUND_BIDDER_SAVED, /* the trick is taken from the bidder with a lower card in hand */
  FH_UNSOUND_LOW_WASTED,   /* a low card goes when a high one could */
  FH_UNSOUND_JOKER_SPENT,  /* the joker goes for nothing: one that never wins where another card
                            * could, one that wins on a trick, which it takes from a partner or
                            * saves the bidder from, or on a lead, which threatens nobody */
  FH_UNSOUND_HIGH_BEFORE,  /* a higher card than need be is put in front of the bidder */
  FH_UNSOUND_NOT_HIGHEST,  /* the bidder keeps a card that could have gone under */
} FhUnsound;

/* The principle that a play of @card, which must be legal, goes against; FH_SOUND when there is
 * none. */
FhUnsound fh_sound_play_judge (const FhReading *reading, FhCard card);
