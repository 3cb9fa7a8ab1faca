/* fh-hint.h: a suggestion and what speaks for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-estimate.h"
#include "fh-estimate.h"
#include "fh-player.h"

/* An action with its reason and, once it was compared, its worth. */
typedef struct
{
  FhAction action;
  FhReason reason;
  float chance; /* bids: to make it; cards: that the own side reaches its aim; 0 to 1 */
  float tricks; /* expected for the own side */
  float points; /* expected, own less others' */
} FhOption;

typedef struct
{
  FhOption best;      /* what is suggested */
  FhOption other;     /* the next best; its action is FH_ACTION_NONE when there is none */
  bool compared;      /* the numbers are there */
  uint32_t n_layouts; /* in so many layouts */
} FhHint;

/* Fills @hint with what a computer player would do in @view, whose seat has to act; nothing is
 * compared yet. */
void fh_hint_init (FhHint *hint, const FhSeatView *view);

/* Compares the suggestion with the numbers of @estimate, which is of the same view.  A bid or a
 * card that is clearly better takes its place; the next best becomes the other one. */
void fh_hint_compare_bids (FhHint *hint, const FhEstimate *estimate);
void fh_hint_compare_cards (FhHint *hint, const FhCardEstimate *estimate);
