/* fh-dummy-view.h: the cards of a dummy.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

#define FH_TYPE_DUMMY_VIEW (fh_dummy_view_get_type ())
G_DECLARE_FINAL_TYPE (FhDummyView, fh_dummy_view, FH, DUMMY_VIEW, GtkWidget)

/**
 * FhDummyView:
 *
 * Five piles side by side: a card face up, on a card face down that is turned in its time (NZ-085
 * to NZ-087).  The cards of the own dummy are played from here: Tab comes in and goes out, the
 * arrow keys, Home and End move from card to card, as in the hand.
 *
 * CSS node: `hand`, with `card` nodes.
 *
 * Signals: `card-activated (guint card)`: somebody chose @card, legal or not; `card-dropped (guint
 * card)`: somebody dragged it onto the table.
 */

/* A dummy whose cards can be chosen, or one that is only looked at. */
GtkWidget *fh_dummy_view_new (gboolean is_own);

/* Shows the dummy on @seat; its cards say whose they are.  @trump is for their names, as in
 * fh_card_widget_set_card(). */
void fh_dummy_view_update (FhDummyView *self, const FhScene *scene, int seat, int trump);

/* The cards face up: their number, one of them from the left, that of @card or NULL. */
int fh_dummy_view_get_n_cards (FhDummyView *self);
FhCardWidget *fh_dummy_view_get_nth (FhDummyView *self, int index);
FhCardWidget *fh_dummy_view_get_widget (FhDummyView *self, FhCard card);

/* How many cards lie face down still. */
int fh_dummy_view_get_n_down (FhDummyView *self);
