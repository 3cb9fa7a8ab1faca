/* fh-card-row.h: cards side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

#define FH_TYPE_CARD_ROW (fh_card_row_get_type ())
G_DECLARE_FINAL_TYPE (FhCardRow, fh_card_row, FH, CARD_ROW, GtkWidget)

/**
 * FhCardRow:
 *
 * The kitty, cards that lie open, the cards of a trick that is over: cards from left to right in
 * any text direction, overlapping as little as the width allows, in two rows where that shows
 * more.
 *
 * They are looked at; or, in a row that is active, they are buttons, which the arrow keys go
 * through and Tab comes to once.
 *
 * CSS node: `cards`, with `card` nodes.
 *
 * Signals of an active row: `card-activated (guint card)`: somebody chose @card.  `card-dropped
 * (guint card, double x, double y)`: somebody dragged it, its middle to @x, @y of the row.
 */

/* A row of cards that are @card_width wide, or less where there is no room for that. */
GtkWidget *fh_card_row_new (int card_width);

/* Makes cards @card_width wide. */
void fh_card_row_set_card_width (FhCardRow *self, int card_width);

/* Whether cards are larger where the row is given room for that, as long as all of them can be
 * told. */
void fh_card_row_set_grows (FhCardRow *self, gboolean grows);

/* Makes the row active, before it shows any cards. */
void fh_card_row_set_active (FhCardRow *self);

/* Shows the @n @cards; a card may be FH_CARD_BACK. */
void fh_card_row_set_cards (FhCardRow *self, const FhCard *cards, int n, int trump);

/* The widget of card number @index, for tags and notes; NULL when there is none. */
FhCardWidget *fh_card_row_get_nth (FhCardRow *self, int index);
