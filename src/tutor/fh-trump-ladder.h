/* fh-trump-ladder.h: the trumps from the joker down, and where each of them is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seat-view.h"

/* Where a card is, as far as a seat knows. */
typedef enum
{
  FH_PLACE_HAND,   /* in the own hand */
  FH_PLACE_TABLE,  /* in the trick in progress; seat */
  FH_PLACE_PLAYED, /* in a finished trick; seat, trick */
  FH_PLACE_KNOWN,  /* surely in the hand of a seat: lying open, or given to it; seat */
  FH_PLACE_OUT,    /* out of play: an own discard; seat */
  FH_PLACE_UNSEEN, /* anywhere else; may_hold */
} FhTrumpPlace;

typedef struct
{
  FhCard card;
  uint8_t place;    /* FhTrumpPlace */
  uint8_t seat;     /* or FH_SEAT_NONE */
  uint8_t trick;    /* 0 for the first; meaningful for cards on the table and played */
  uint8_t may_hold; /* other seats that can hold an unseen card, bit by bit */
} FhTrumpRung;

typedef struct
{
  uint8_t trump;         /* FhDenomination */
  uint8_t n;             /* trumps in the pack */
  uint8_t n_hand;        /* in the own hand */
  uint8_t n_gone;        /* played, on the table, or out of play */
  uint8_t n_left;        /* in other hands, or hidden; some may have been discarded */
  FhTrumpRung rungs[20]; /* highest first */
} FhTrumpLadder;

/* Where @card, a trump or any other, is as far as the seat of @view knows. */
FhTrumpRung fh_trump_rung (const FhSeatView *view, FhCard card);

/* Fills @ladder with the trumps of @trump, which may be that of the contract of @view or of a bid
 * that is thought about; at no-trump those are the jokers. */
void fh_trump_ladder_init (FhTrumpLadder *ladder, const FhSeatView *view, FhDenomination trump);
