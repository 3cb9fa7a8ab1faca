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
  int last;      /* cards are tried in so many last tricks, and chosen by rules of thumb before;
                  * 0: in all tricks */
  int solved;    /* double dummy where four seats have so many cards at most, else played on */
  bool round;    /* where that is so now, played on by rules until it is the own turn again */
  float natural; /* a card must be worth so much more than the natural one, in chances to win, */
  float errors;  /* and by so many standard errors of the difference; */
  float
      unsound; /* by so many more of both against sound play (fh-sound-play.h); 0: none is asked */
} FhThinkingSide;

/* How calls are judged. */
typedef struct
{
  int worlds;    /* in place of FhWorldsBudget.n_worlds: calls need more than cards; 0: by rules of
                  * thumb */
  int first;     /* of these, in which each contract is played before the best are tried in all; */
  int misere;    /* but a bid to lose every trick is solved in so many, which takes long, and in
                  * twice as many at the most once it is tried in full */
  bool all;      /* what is not promising is tried as well, for its numbers */
  float natural; /* as of FhThinkingSide */
} FhThinkingCalls;

/* How discards, partners and called cards are judged. */
typedef struct
{
  int worlds;     /* as of FhThinkingCalls; 0 likewise */
  int listed;     /* discards that are tried at all, those that leave the best hands */
  int first;      /* worlds in which all of these are solved double dummy, */
  int kept;       /* and how many of the best are then played on in all worlds; */
  int told;       /* so many are so for their numbers, the next best or all that there are */
  uint64_t nodes; /* positions that may be looked at to solve them */
  float natural;  /* as of FhThinkingSide */
} FhThinkingKitty;

typedef struct
{
  FhWorldsBudget worlds;
  uint64_t nodes; /* positions that the solver may look at for one call or discard in one world, */
  uint64_t play_nodes; /* and for one card in all; what is left over is played on by rules */
  FhThinkingCalls calls;
  FhThinkingKitty kitty;
  FhThinkingSide declaring;
  FhThinkingSide defending;
  FhThinkingSide misere;         /* for who bid to lose every trick */
  FhThinkingSide against_misere; /* for the others */
} FhThinking;
