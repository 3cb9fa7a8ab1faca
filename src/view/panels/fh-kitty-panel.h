/* fh-kitty-panel.h: what is put away or swapped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-card.h"

#define FH_TYPE_KITTY_PANEL (fh_kitty_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhKittyPanel, fh_kitty_panel, FH, KITTY_PANEL, GtkBox)

/**
 * FhKittyPanel:
 *
 * Asks for a number of cards, shows those that are lifted in the hand, takes the choice back or
 * confirms it.  A card that is clicked or dragged away goes back.  It leaves the focus to the hand.
 *
 * As an FhTablePanel it asks for as many cards as are due, and shows less where there is less room.
 *
 * CSS node: `panel.exchange`.
 *
 * Signals: `confirmed ()`, `taken-back ()`: all of them; `card-activated (guint card)`: @card goes
 * back; `card-dropped (guint card, double x, double y)`: @card was dragged to @x, @y of the panel.
 */
GtkWidget *fh_kitty_panel_new (void);

/* How wide a chosen card should be, in pixels, where there is room, to be seen beside the hand;
 * told with the next room. */
void fh_kitty_panel_set_card_width (FhKittyPanel *self, int width);

/* Shows the @n @cards that are chosen so far. */
void fh_kitty_panel_set_chosen (FhKittyPanel *self, const FhCard *cards, int n);
