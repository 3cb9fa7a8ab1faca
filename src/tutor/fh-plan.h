/* fh-plan.h: what a player counts while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is needed, what is sure and what is out are facts that follow from what the seat has seen.
 * What is likely is a guess, and has to be called one.
 */
#pragma once

#include "fh-known.h"

typedef struct
{
  bool is_own;      /* there is something to count: tricks are needed, and the seat plays */
  bool defends;     /* the seat plays against the contract */
  int8_t needed;    /* tricks that its side still needs, to make or to set; 1 or more */
  int8_t left;      /* tricks that are still to be won, the one in progress among them */
  int8_t sure;      /* tricks that the own hand wins whatever the others do */
  int8_t likely;    /* tricks that it will probably win besides */
  bool has_trumps;  /* the contract has a trump suit */
  int8_t n_out;     /* trumps that others may hold; at no-trump the joker, if somebody may */
  uint8_t holders;  /* other seats that can hold one of them, bit by bit */
  FhCardSet trumps; /* those trumps */
} FhPlan;

/* Fills @plan for the seat of @view, who can be sure of @known.  All is 0 where no contract of
 * tricks is played, where a called card hides who plays for it, and where the contract has been
 * made or set. */
void fh_plan_init (FhPlan *plan, const FhSeatView *view, const FhKnown *known);
