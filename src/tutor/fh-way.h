/* fh-way.h: which of its cards a seat is told to play, without the card being named.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card is found by its place among those that may be played: the highest, the lowest, the
 * cheapest that wins.  Cards count as one where no card that others may hold lies between them.
 */
#pragma once

#include "fh-seat-view.h"

typedef enum
{
  FH_WAY_NONE,  /* no card of a suit is played, or there is no choice */
  FH_WAY_NAMED, /* nothing tells it from the others but its name */
  FH_WAY_LEAD_TOP,
  FH_WAY_LEAD_LOW,
  FH_WAY_LEAD_ONLY,   /* the one card of its suit in the hand */
  FH_WAY_WIN_CHEAPLY, /* it wins so far, and no cheaper card does; the suit is followed */
  FH_WAY_PLAY_TOP,    /* the suit is followed with its highest card */
  FH_WAY_PLAY_LOW,    /* with its lowest, which does not win */
  FH_WAY_DUCK_TOP,    /* with the highest that does not win, while others would */
  FH_WAY_TRUMP_CHEAPLY,
  FH_WAY_THROW_LOW, /* the suit cannot be followed */
  FH_WAY_THROW_TOP,
  FH_WAY_THROW_ONLY,
} FhWayKind;

typedef struct
{
  uint8_t kind; /* FhWayKind */
  uint8_t suit; /* FhSuit, effective, of the card; trumps if it is theirs */
  FhCard card;
  bool is_trump;
} FhWay;

/* How @card, which the seat of @view may play, is found among its cards. */
FhWay fh_way_of (const FhSeatView *view, FhCard card);

/* Whether @card, played by the seat of @view, would be winning the trick in progress. */
bool fh_way_goes_over (const FhSeatView *view, FhCard card);
