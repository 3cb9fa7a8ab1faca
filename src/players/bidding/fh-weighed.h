/* fh-weighed.h: what a player who searches has compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-action.h"

#define FH_MAX_WEIGHED 64

/* No chance is told that comes from fewer independent layouts. */
#define FH_LEAST_LAYOUTS 20

/* One thing that could have been done. */
typedef struct
{
  FhCall call;       /* in the auction, else FH_CALL_NONE */
  FhCard card;       /* in the play, else FH_CARD_NONE */
  uint8_t named;     /* the suit that a joker names, or FH_SUIT_NONE */
  uint8_t seats;     /* the partners named, bit by bit; 0 for none of them too */
  FhCardSet cards;   /* of the play, the discard or the call for cards; else 0 */
  uint16_t n_worlds; /* independent layouts that would tell as much as those in which it was tried
                      * (fh-outcomes.h); fewer than the others if it fell behind */
  float reached; /* share of the layouts that chance and tricks are about: those in which the own
                  * side has an aim in this; of a call, those in which the auction ends with it */
  float worth;   /* chance to win the match, 0 to 1 */
  float share;   /* of the layouts in which the own side reaches its aim: makes the contract, or
                  * sets it; of a bid, in which it would be made if it became the contract; less
                  * than 0 where it has no aim */
  float chance;  /* that it does so among strong players (fh-calibration.h), from which worth and
                  * points follow; 0 or 1 where that is certain */
  float tricks;  /* expected for the own side in the whole deal, of a bid as the contract; 0 for a
                  * misère */
  float points;  /* expected in this deal, own less others' */
  float share_error;  /* the standard error of share, */
  float chance_error; /* of chance, */
  float points_error; /* of points, */
  float ahead_error;  /* and of points less those of what was chosen, from the layouts in which both
                       * were tried; all but that of chance 0 where every layout was */
  float ahead;        /* that difference itself, in points, */
  float worth_ahead;  /* in worth, */
  float chance_ahead; /* in chance where both have the same aim, and in tricks; each with its
                       * standard error */
  float worth_ahead_error;
  float chance_ahead_error;
  float tricks_ahead;
  float tricks_ahead_error;
  float points_shift; /* what chance in place of share adds to points, */
  float worth_shift;  /* and to worth */
  float model_error;  /* of points, because layouts go on as our rules of thumb call or as who sees
                       * all hands plays, not as whoever sits there; part of the errors above */
  float model_worth_error; /* likewise of worth */
  bool ends;               /* the match may well be over after the deal */
  uint8_t other_seat;      /* of a call: by whom, */
  FhCall other_call; /* and with what the auction ends most often where it does not end with it,
                      * FH_PASS where nobody bids; FH_CALL_NONE: never */
} FhWeighed;

/* All of them; n_worlds is 0 where nothing was tried.  The numbers are means over the layouts, of
 * which the likelier ones count for more. */
typedef struct
{
  uint16_t n_worlds; /* likewise, of the best */
  bool complete;     /* these are all that are possible */
  uint8_t n;
  uint8_t chosen;  /* index of what was done */
  uint8_t natural; /* index of what the rules of thumb would have done */
  FhWeighed list[FH_MAX_WEIGHED];
} FhComparison;
