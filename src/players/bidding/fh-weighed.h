/* fh-weighed.h: what a player who searches has compared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-action.h"

#define FH_MAX_WEIGHED 64

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
                  * side has an aim in this; 0 where a call has never become the contract */
  float worth;   /* chance to win the match, 0 to 1 */
  float chance;  /* that the own side reaches its aim: makes the contract, or sets it */
  float tricks;  /* expected for the own side in the whole deal; before the play, where it plays
                  * for tricks, as another contract may come out than a call's; 0 for a misère */
  float points;  /* expected in this deal, own less others' */
  float chance_error; /* the standard error of chance, */
  float points_error; /* of points, */
  float ahead_error;  /* and of points less those of what was chosen, from the layouts in which both
                       * were tried; all 0 where every layout was */
  float ahead;        /* that difference itself, in points, */
  float chance_ahead; /* and in chance where both have the same aim, and in tricks; each with its
                       * standard error */
  float chance_ahead_error;
  float tricks_ahead;
  float tricks_ahead_error;
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
