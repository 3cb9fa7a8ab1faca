/* fh-remark.h: what a teacher would remark on now.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The remarks are the tips of the sources (HP-072 to HP-077), put right where they are loose
 * (D-HP-TUTOR), each with the cards and numbers that it is about.
 */
#pragma once

#include "fh-seat-view.h"

typedef enum
{
  FH_REMARK_BID_THE_KITTY, /* HP-072; joker and both bowers of `suit` are held */
  FH_REMARK_SURE_TRUMPS,   /* HP-073; with `suit` as trump `number` tricks are certain; `about` is
                              what the source says, 0 if nothing */
  FH_REMARK_DRAW_TRUMPS,   /* HP-074; opponents may hold `number` trumps */
  FH_REMARK_ATTACK_LONG_SUIT, /* HP-075; defender, `suit` is held with `number` cards, `card` high
                               */
  FH_REMARK_MISERE_HAND,      /* HP-076; `number` low cards, `about` in `suit` */
  FH_REMARK_BOG,              /* HP-077; `total` less `number` points is `result`: the game lost */
  FH_REMARK_DENY,             /* HP-077; opponents who make the contract, `number` points, win */
  FH_N_REMARKS,
} FhRemarkCode;

typedef struct
{
  uint8_t code; /* FhRemarkCode */
  FhCard card;  /* or FH_CARD_NONE */
  uint8_t suit; /* or FH_SUIT_NONE */
  uint8_t seat; /* or FH_SEAT_NONE */
  FhCall call;  /* or FH_CALL_NONE */
  int16_t number;
  int16_t about;
  int32_t total;
  int32_t result;
} FhRemark;

#define FH_MAX_REMARKS 14

/* A stable word for @code, for programs, such as "draw-trumps". */
const char *fh_remark_word (FhRemarkCode code);

/* Fills @remarks with all that can be said in @view; returns their number. */
int fh_seat_view_remarks (const FhSeatView *view, FhRemark remarks[FH_MAX_REMARKS]);

/* Whether failing @call would lose the game for the seat of @view; then @remark says so. */
bool fh_remark_bog (const FhSeatView *view, FhCall call, FhRemark *remark);
