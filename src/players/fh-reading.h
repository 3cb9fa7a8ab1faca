/* fh-reading.h: what a player reads off the table while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything here is worked out anew from the seat view for each decision: sets of cards that are
 * still out, who may hold them, and the chances that follow from that.  A chance treats the hidden
 * cards as dealt at random to the places that can hold them; the declarer and those who bid a suit
 * get a larger share of it.
 */
#pragma once

#include "fh-player.h"

typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhCraft *craft; /* of the own role */
  const FhMisereCraft *misere;
  int me;
  FhDenomination trump;
  bool joker_lowest;                    /* it never wins (NZ-041) */
  FhCardSet suit[FH_N_EFFECTIVE_SUITS]; /* all cards of each effective suit */
  FhCardSet hand;                       /* the own cards */
  FhCardSet legal;                      /* those that may be played */
  FhCardSet options;                    /* those to choose from */
  FhCardSet out;                        /* cards that others who play may hold */
  FhCardSet held[FH_MAX_SEATS];         /* cards that each of them may hold */
  uint8_t friends, foes;                /* seats that play, bit by bit; the own is in neither */
  uint8_t later;                        /* seats that have still to play to this trick */
  int partner;                          /* the one friend, or -1 */
  bool declaring;                       /* the own side made the contract */
  uint8_t partner_led;                  /* effective suits that partners have led, bit by bit */

  /* The trick in progress; meaningless when n is 0. */
  int n;             /* cards in it */
  FhSuit led;        /* the suit that is to be followed, or FH_SUIT_NONE */
  int winner;        /* the seat that is winning it */
  FhCard winning;    /* with this card */
  FhCardSet beating; /* the cards that would win from it */

  float share[FH_MAX_SEATS][FH_N_EFFECTIVE_SUITS]; /* chance that a hidden card is at a seat */
} FhReading;

/* Fills @reading from @view, which must be of a seat that has to play a card; @skill are the
 * weights. */
void fh_reading_init (FhReading *reading, const FhSeatView *view, const FhSkill *skill);

/* The suit of @card under the trump of @reading. */
FhSuit fh_reading_suit (const FhReading *reading, FhCard card);

/* All cards of the suit of @card that rank above it. */
FhCardSet fh_reading_higher (const FhReading *reading, FhCard card);

/* All cards that win from @card when it is winning a trick in which @led is followed. */
FhCardSet fh_reading_beating (const FhReading *reading, FhCard card, FhSuit led);

/* The chance that @seat holds a card of @cards. */
float fh_reading_holds (const FhReading *reading, int seat, FhCardSet cards);

/* The chance that @seat can follow @led with none of its cards. */
float fh_reading_void (const FhReading *reading, int seat, FhSuit led);

/* The chance that @seat can beat @card in a trick in which @led is followed. */
float fh_reading_beats (const FhReading *reading, int seat, FhCard card, FhSuit led);

/* The chance that the own side wins a trick in which @led is followed and @card, now winning, was
 * played by the own side if @ours; @later seats have still to play. */
float fh_reading_wins (const FhReading *reading, FhCard card, FhSuit led, bool ours, uint8_t later);

/* The lowest and the highest of @cards, all of one suit and not none. */
FhCard fh_reading_lowest (const FhReading *reading, FhCardSet cards);
FhCard fh_reading_highest (const FhReading *reading, FhCardSet cards);
