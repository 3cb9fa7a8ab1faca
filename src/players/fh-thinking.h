/* fh-thinking.h: how much a computer player thinks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All budgets count worlds and positions, never time: the same view gives the same decision on
 * every machine.
 */
#pragma once

#include <stdint.h>

#include "fh-worlds.h"

/* How a world is judged once a card has been played in it. */
typedef struct
{
  int solved;    /* double dummy where each seat has so many cards at most, else played on */
  float natural; /* a card must be worth so much more than the natural one, in chances to win */
} FhThinkingSide;

typedef struct
{
  FhWorldsBudget worlds;
  uint64_t nodes; /* positions that the solver may look at for one world */
  FhThinkingSide declaring;
  FhThinkingSide defending;
  FhThinkingSide misere;         /* for who bid to lose every trick */
  FhThinkingSide against_misere; /* for the others */
} FhThinking;
