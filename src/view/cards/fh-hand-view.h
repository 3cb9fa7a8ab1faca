/* fh-hand-view.h: a hand of cards, fanned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-hand-motion.h"

#define FH_TYPE_HAND_VIEW (fh_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (FhHandView, fh_hand_view, FH, HAND_VIEW, GtkWidget)

/* Where cards come from: where the first of them lies, in the hand's coordinates, how far from each
 * to the next, and how they come. */
typedef struct
{
  graphene_rect_t box;
  float step;
  FhHandComes comes;
} FhHandOrigin;

/**
 * FhHandView:
 *
 * The own hand.  Cards stand from left to right in any text direction, as cards do in a hand.  Tab
 * comes in and goes out; the arrow keys, Home and End move from card to card.  The focus stays in
 * the hand when cards leave it, and comes in at a card that may be played.  Where no card is left,
 * gtk_widget_grab_focus() gives it to the hand itself until it goes elsewhere.
 *
 * It can be asked to choose a number of cards; then a card that is activated is lifted or put back.
 *
 * CSS node: `hand`, with `card` nodes.
 *
 * Signals:
 *  - `card-activated (guint card)`: somebody chose @card, legal or not, while no choice is asked.
 *  - `card-dropped (guint card)`: somebody dragged @card from the hand onto the table, or flicked
 * it there, legal or not, while no choice is asked.  While one is asked, that lifts the card.
 *  - `chosen-changed ()`: another set of cards is lifted.
 *  - `overfull ()`: a card was activated while enough are lifted.
 *  - `settled ()`: cards that came in or moved up are in their places.
 */
GtkWidget *fh_hand_view_new (void);

/* Shows the @n @cards from left to right.  Widgets of cards that were there before stay.  @trump is
 * for their names, as in fh_card_widget_set_card(). */
void fh_hand_view_set_cards (FhHandView *self, const FhCard *cards, int n, int trump);

/* The person may have put cards to other places, by dragging them there or with Shift and an arrow
 * key, where they stay until this is called: another deal has its own order. */
void fh_hand_view_forget_order (FhHandView *self);

/* With the next fh_hand_view_set_cards() cards that are new come in from @origin, and the others
 * move up, in @duration milliseconds. */
void fh_hand_view_enter_from (FhHandView *self, const FhHandOrigin *origin, guint duration);

/* What is dealt comes from @from, in coordinates of the hand: these are other ones than before when
 * the hand gets another place with its cards. */
void fh_hand_view_move_origin (FhHandView *self, const graphene_rect_t *from);

/* Whether cards are coming in; has them be there at once. */
gboolean fh_hand_view_is_entering (FhHandView *self);
void fh_hand_view_settle (FhHandView *self);

/* How long a card that was dragged takes to come back; 0: it does not move. */
void fh_hand_view_set_duration (FhHandView *self, guint duration);

/* For how many cards there must be room, and whether they are to be touched: what
 * fh_hand_layout() takes. */
void fh_hand_view_set_capacity (FhHandView *self, int n_cards, gboolean is_touched);

/* Whether the cards are to be touched. */
gboolean fh_hand_view_is_touched (FhHandView *self);

/* Whether in one row of @width there is too little of each card for a finger. */
gboolean fh_hand_view_needs_two_rows (FhHandView *self, int width);

/* Marks the cards that would be trumps if @trump, a FhDenomination, were; -1: none any more. */
void fh_hand_view_set_considered (FhHandView *self, int trump);

/* The height that the hand needs in @width, at most @max_height; its cards are as large whether it
 * is touched or not. */
int fh_hand_view_get_height (FhHandView *self, int width, int max_height);

/* How far below its upper edge the cards lie that are not lifted, in @width and @height; that
 * height where there are none. */
int fh_hand_view_get_top (FhHandView *self, int width, int height);

/* How wide its cards are in @width and @height. */
int fh_hand_view_get_card_width (FhHandView *self, int width, int height);

/* The number of cards, and the widget of one of them or NULL. */
int fh_hand_view_get_n_cards (FhHandView *self);
FhCardWidget *fh_hand_view_get_nth (FhHandView *self, int index);
FhCardWidget *fh_hand_view_get_widget (FhHandView *self, FhCard card);

/* Asks for a choice of @count cards; 0 ends that.  Both put back what was lifted. */
void fh_hand_view_set_choosing (FhHandView *self, int count);
int fh_hand_view_get_choosing (FhHandView *self);

/* The lifted cards. */
FhCardSet fh_hand_view_get_chosen (FhHandView *self);
void fh_hand_view_set_chosen (FhHandView *self, FhCardSet chosen);
