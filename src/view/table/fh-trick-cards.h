/* fh-trick-cards.h: the cards of the trick on the table, and those on their way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-passing.h"
#include "fh-table-layout.h"

typedef struct _FhTrickCards FhTrickCards;

/* Where the card that @seat plays comes from, in the coordinates of the table. */
typedef gboolean (*FhTrickStart) (int seat, FhCard card, graphene_rect_t *from, gpointer user_data);

/* Somebody asks why @seat played @card. */
typedef void (*FhTrickAsked) (int seat, FhCard card, gpointer user_data);

/* The cards of a trick on a table, whose children they are, below @lid, another one; @passing,
 * which outlives them, takes a finished trick to who won it. */
FhTrickCards *fh_trick_cards_new (
    GtkWidget *lid, FhPassing *passing, FhTrickStart start, FhTrickAsked asked, gpointer user_data);
void fh_trick_cards_free (FhTrickCards *self);

/* Shows the trick in progress of @scene, or the finished one while @hold says so.  New cards come
 * from where they were and a finished trick goes to its winner in @duration milliseconds; 0: all
 * jump. */
void fh_trick_cards_show (FhTrickCards *self, const FhScene *scene, FhHold hold, guint duration);

/* Takes everything away. */
void fh_trick_cards_clear (FhTrickCards *self);

/* Whether a card of the trick is on its way to its place. */
gboolean fh_trick_cards_are_moving (FhTrickCards *self);

/* Has every card be where it goes. */
void fh_trick_cards_finish (FhTrickCards *self);

/* Gives every card its allocation.  @person sits at the bottom of @n_seats. */
void
fh_trick_cards_allocate (FhTrickCards *self, const FhTableLayout *layout, int person, int n_seats);

/* The seat whose card of the trick lies at @x, @y of the table, and that card; FALSE when none
 * does.
 */
gboolean fh_trick_cards_find (FhTrickCards *self, double x, double y, int *seat, FhCard *card);

/* Whose cards lie on the table, counted from @person: bit by bit. */
unsigned fh_trick_cards_get_seats (FhTrickCards *self, int person, int n_seats);
