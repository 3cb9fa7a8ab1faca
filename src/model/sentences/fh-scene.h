/* fh-scene.h: whom a sentence is told to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seating.h"
#include "fh-table.h"

/**
 * FhExtent:
 * @FH_EXTENT_ALL: All that lies and stands there.
 * @FH_EXTENT_CONTRACT: The cards, and the contract: no dealer, no kitty, no score.
 * @FH_EXTENT_CARDS: The players and the cards alone.
 *
 * How much of a table is shown to who does not know yet what the rest means.
 */
typedef enum
{
  FH_EXTENT_ALL,
  FH_EXTENT_CONTRACT,
  FH_EXTENT_CARDS,
} FhExtent;

/**
 * FhScene:
 *
 * Whom a sentence is told to: what everybody sees, who sits where, and the seat that is "you" (-1:
 * nobody).  A value of borrowed parts.
 *
 * A table that asks the person something answers nothing, whatever shows it or tells of it: cards
 * are what is printed on them, neither trumps nor bowers, no card wins, and the contract has no
 * value.  What the rules allow is not shown either.
 */
typedef struct
{
  const FhTable *table;
  const FhSeating *seating; /* NULL: nobody is named */
  int person;
  guint8 allies; /* seats that the person knows to play with him although the table does not say it,
                  * himself included, bit by bit: he holds the called card (NZ-070); else 0 */
  gboolean is_asked; /* the person is asked about this table, and has not answered yet */
  FhExtent extent;
  gboolean is_single; /* the deal is one by itself, by number: no game goes on after it, and the
                       * totals are its own */
} FhScene;
