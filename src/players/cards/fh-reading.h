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

#include "fh-motive.h"
#include "fh-seat-view.h"
#include "fh-skill.h"

typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhPlaySkill *skill; /* of the own role */
  const FhMisereSkill *misere;
  int me;
  FhDenomination trump;
  bool joker_lowest;                    /* it never wins (NZ-041) */
  FhCardSet suit[FH_N_EFFECTIVE_SUITS]; /* all cards of each effective suit */
  FhCardSet hand;                       /* the own cards */
  FhCardSet legal;                      /* those that may be played */
  FhCardSet options;                    /* those to choose from */
  FhCardSet out;                        /* cards that others who play may hold */
  FhCardSet held[FH_MAX_SEATS];         /* cards that each of them may play now */
  FhCardSet ever[FH_MAX_SEATS];         /* and later: what lies under a dummy's cards too */
  uint8_t friends, foes;                /* seats that play, bit by bit; the own is in neither */
  float loyal[FH_MAX_SEATS];            /* chance that a seat is a friend (NZ-070) */
  uint8_t later;                        /* seats that have still to play to this trick */
  bool declaring;                       /* the own side made the contract, or is helped to */
  bool helping;                         /* a defender who helps the declarer (NZ-063) */
  FhCard called;         /* what a partner unknown to this seat holds (NZ-066), or FH_CARD_NONE */
  uint8_t maybe_partner; /* the seats that may hold it, bit by bit */
  uint8_t led_by[FH_N_EFFECTIVE_SUITS]; /* the friend who last led each suit, or FH_SEAT_NONE */

  /* The trick in progress; meaningless when n is 0. */
  int n;             /* cards in it */
  FhSuit led;        /* the suit that is to be followed, or FH_SUIT_NONE */
  int winner;        /* the seat that is winning it */
  FhCard winning;    /* with this card */
  FhCardSet beating; /* the cards that would win from it */

  float share[FH_MAX_SEATS][FH_N_EFFECTIVE_SUITS]; /* chance that a hidden card is at a seat */
} FhReading;

/* Fills @reading from @view, which must be of a seat that has to play a card; @skill are the
 * weights; who @helps takes the declarer's side (fh-helping.h). */
void fh_reading_init (FhReading *reading, const FhSeatView *view, const FhSkill *skill, bool helps);

/* The seat that plays after @seat in the trick in progress, or in the one that the own seat is
 * about to lead. */
int fh_reading_next (const FhReading *reading, int seat);

/* The first friend whose last bid names @suit as trump, or -1. */
int fh_reading_friend_who_bid (const FhReading *reading, FhSuit suit);

/* Whether a foe holds, or may come to hold, a card of @cards. */
bool fh_reading_foes_may_hold (const FhReading *reading, FhCardSet cards);

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

/* The chance that the own side wins a trick in which @led is followed and @card is winning, which
 * the own side has played with the chance @ours, 0 to 1; @later seats have still to play. */
float
fh_reading_wins (const FhReading *reading, FhCard card, FhSuit led, float ours, uint8_t later);

/* The lowest and the highest of @cards, all of one suit and not none. */
FhCard fh_reading_lowest (const FhReading *reading, FhCardSet cards);
FhCard fh_reading_highest (const FhReading *reading, FhCardSet cards);
