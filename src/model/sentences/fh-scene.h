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
 */
typedef struct
{
  const FhTable *table;
  const FhSeating *seating; /* NULL: nobody is named */
  int person;
  guint8 allies; /* seats that the person knows to play with him although the table does not say it,
                  * himself included, bit by bit: he holds the called card (NZ-070); else 0 */
} FhScene;

G_END_DECLS
