/* fh-passing.h: cards that go to a player and vanish there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-flight.h"
#include "fh-table-layout.h"

/* Tricks that were won, cards that are dealt, kitties that are taken up or put away: they lie on
 * the table for as long as they move, and are nothing to a screen reader. */
typedef struct _FhPassing FhPassing;

/* For the children of a table, which outlives it; they lie below @lid, another one. */
FhPassing *fh_passing_new (GtkWidget *lid);
void fh_passing_free (FhPassing *self);

/* Where a card ends. */
typedef enum
{
  FH_PASSING_TO,    /* small, on the place of the player */
  FH_PASSING_PAST,  /* behind it, away from the middle */
  FH_PASSING_KITTY, /* small, where the kitty lies */
} FhPassingEnd;

/* Has @card, @width pixels wide, go from @from, in coordinates of the table, to @seat. */
void fh_passing_send (FhPassing *self,
                      FhCard card,
                      int width,
                      const graphene_rect_t *from,
                      int seat,
                      FhPassingEnd end,
                      const FhFlightWay *way);

/* Takes away what is on its way. */
void fh_passing_clear (FhPassing *self);

/* How many cards are on their way. */
guint fh_passing_count (FhPassing *self);

/* Gives every card its allocation.  @person sits at the bottom of @n_seats. */
void fh_passing_allocate (FhPassing *self, const FhTableLayout *layout, int person, int n_seats);
