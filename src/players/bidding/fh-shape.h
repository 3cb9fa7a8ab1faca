/* fh-shape.h: the shapes of table for which computer players have weights of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a hand is worth, and what a call tells, hangs on how many play with and against its owner
 * and on how many cards they share; whose rules they play by matters less.
 */
#pragma once

#include "fh-rules.h"

typedef enum
{
  FH_SHAPE_FOUR,         /* two partnerships, a kitty of three */
  FH_SHAPE_FOUR_KITTY_5, /* a kitty of five */
  FH_SHAPE_TWO,          /* a dead hand of ten */
  FH_SHAPE_TWO_SHORT,    /* 25 cards, a kitty of five */
  FH_SHAPE_DUMMIES,      /* two players with a dummy each */
  FH_SHAPE_THREE,        /* 33 cards */
  FH_SHAPE_THREE_LONG,   /* 43 cards, ten of them dead */
  FH_SHAPE_FIVE_NAMED,   /* partners are named */
  FH_SHAPE_FIVE_CALLED,  /* a partner by a called card */
  FH_SHAPE_SIX_THREES,
  FH_SHAPE_SIX_PAIRS,
  FH_SHAPE_SIX_SOLO,
  FH_N_SHAPES,
} FhShape;

/* The shape of a table that plays by @rules. */
FhShape fh_rules_shape (const FhRules *rules);
