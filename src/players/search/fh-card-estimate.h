/* fh-card-estimate.h: what each card is worth to a seat that has to play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * As in fh-estimate.h layouts are drawn that fit what the seat knows; in each of them every card
 * that may be played is played, and the rest by computer players that see their own cards only.
 */
#pragma once

#include "fh-seat-view.h"
#include "fh-world.h"

typedef struct
{
  FhCard card;
  uint8_t named;    /* the suit that a joker names, or FH_SUIT_NONE */
  uint32_t reached; /* layouts in which the own side reached its aim */
  int32_t tricks;   /* sum of the tricks of the own side in the whole deal */
  int32_t points;   /* sum of the own points less the others' */
  int64_t squares;  /* sum of the squares of points less those of the first card */
} FhCardTally;

typedef struct
{
  FhSeatView view;
  FhRng rng;
  uint32_t n_layouts;
  uint8_t n_cards;
  FhCardTally cards[FH_HAND_SIZE];
} FhCardEstimate;

typedef struct
{
  FhCard card;
  uint8_t named;
  uint32_t n_layouts;
  float chance; /* that the own side reaches its aim: makes the contract, or sets it */
  float tricks; /* expected for the own side in the whole deal */
  float points; /* expected, own less others' */
  float error;  /* the standard error of the difference of points to the first card */
} FhCardValue;

/* Starts an estimate for the seat of @view, whose turn it is to play.  The same @seed gives the
 * same estimate. */
void fh_card_estimate_init (FhCardEstimate *estimate, const FhSeatView *view, FhSeed seed);

/* Draws @n_layouts more layouts; returns false, with nothing added, when none can be found. */
bool fh_card_estimate_step (FhCardEstimate *estimate, int n_layouts);

/* Sets @value to what @estimate says about @card; returns false when it says nothing. */
bool fh_card_estimate_value (const FhCardEstimate *estimate, FhCard card, FhCardValue *value);

/* The card of the highest expected points, FH_CARD_NONE before the first step. */
FhCard fh_card_estimate_best (const FhCardEstimate *estimate);

/* The card to play when a player that goes by rules would play @card: another one only when it is
 * better by a clear margin, for small differences are chance. */
FhCard fh_card_estimate_choose (const FhCardEstimate *estimate, FhCard card);
