/* fh-worlds.h: the layouts among which a seat weighs what to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every call, discard and card that a player chooses by search is judged in the same set of worlds:
 * layouts that fit all that the seat knows, each with a weight by how likely the others would have
 * acted as they did (fh-belief.h).  Where few layouts are left, all of them are there; else they
 * are drawn, and those that are likely stand for more.
 */
#pragma once

#include <stdatomic.h>

#include "fh-world.h"

/* How much is drawn. */
typedef struct
{
  int n_worlds; /* worlds at most, unless all layouts are listed */
  int n_listed; /* up to so many layouts all are listed */
  int drawn;    /* layouts drawn evenly for each world that is kept, 1 or more */
  int moves; /* tries to move each that is kept to a likelier layout and back, at each of 3 stages,
              * or of 5 once cards that others have played tell something (fh-belief.h) */
} FhWorldsBudget;

typedef struct
{
  FhSeatView view;
  int n;
  bool complete; /* every layout that fits is among them */
  FhWorld *worlds;
  float *weights; /* their sum is 1 */
  int *families;  /* worlds with the same number come from the same draw (fh-outcomes.h) */
  int n_families; /* which are numbered from 0 */
} FhWorlds;

/* The worlds for @view within @budget; the same @seed gives the same.  NULL when *@cancelled, which
 * may be NULL, was set meanwhile, or when no layout was found.  fh_worlds_free() them.
 */
FhWorlds *fh_worlds_new (const FhSeatView *view,
                         const FhWorldsBudget *budget,
                         FhSeed seed,
                         const atomic_int *cancelled);

/* Frees @worlds, which may be NULL. */
void fh_worlds_free (FhWorlds *worlds);
