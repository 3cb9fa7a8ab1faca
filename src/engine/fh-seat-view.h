/* fh-seat-view.h: the game as one seat may know it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Computer players and the tutor get this and never the state: they are honest by type.
 */
#pragma once

#include "fh-fate.h"
#include "fh-state.h"

typedef struct
{
  FhTable table;
  uint8_t seat;
  FhCardSet hand;      /* of a dummy: the cards that lie face up */
  FhCardSet dealt;     /* the own hand as it was dealt */
  FhCardSet out;       /* cards that this seat knows to be out of play: its own discards */
  FhCardSet passed_on; /* cards that this seat passed to its partner in a grand nullo */
  FhCardSet given;     /* cards that this seat gave its partner in an inkle swap */
  FhCardSet got;       /* cards that it got from its partner in the swap */
  FhCardSet received;  /* all that its player got: the kitty, the partner's discards, the swap */
  FhCardSet known[FH_MAX_SEATS];    /* cards surely in the hand of each other seat */
  FhCardSet unseen;                 /* hidden from this seat and in no known place */
  FhCardSet may_hold[FH_MAX_SEATS]; /* the unseen cards that each other seat can hold */
  uint8_t allies;  /* seats that this seat knows to be on its side in this deal, itself included */
  FhLegal legal;   /* what this seat may do now; due is FH_ACTION_NONE when it is not its turn */
  FhRights rights; /* what the laws of the table allow it besides; no bit of another seat is set */
} FhSeatView;

/* Fills @view with what @seat may know of @state. */
void fh_seat_view_init (FhSeatView *view, const FhState *state, int seat);

/* All cards that @seat can hold, as far as the seat of @view can know; 0 for who sits out. */
FhCardSet fh_seat_view_cards (const FhSeatView *view, int seat);

/* The seats that the seat of @view, itself included, knows to play together although the table does
 * not say it: it holds the called card (NZ-070); else 0. */
uint8_t fh_seat_view_known_allies (const FhSeatView *view);

/* What has become of the contract for certain, as far as the seat of @view can know. */
FhFate fh_seat_view_fate (const FhSeatView *view);

/* Whether @action is allowed now, as far as its seat, whose view @view is, can know; or why not. */
FhRefusal fh_seat_view_check (const FhSeatView *view, const FhAction *action);
