/* fh-scene.h: whom a sentence is told to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-seating.h"
#include "fh-table.h"

G_BEGIN_DECLS

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
} FhScene;

G_END_DECLS
