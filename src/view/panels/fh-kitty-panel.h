/* fh-kitty-panel.h: what is put away or swapped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-sentences.h"

G_BEGIN_DECLS

#define FH_TYPE_KITTY_PANEL (fh_kitty_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhKittyPanel, fh_kitty_panel, FH, KITTY_PANEL, GtkBox)

/**
 * FhKittyPanel:
 *
 * Asks for a number of cards, shows those that are lifted in the hand, takes the choice back or
 * confirms it.
 *
 * CSS node: `panel.exchange`.
 *
 * Signals: `confirmed ()`, `taken-back ()`.
 */
GtkWidget *fh_kitty_panel_new (FhCardArt *art);

/* Asks for what is due in @scene: @count cards. */
void fh_kitty_panel_update (FhKittyPanel *self, const FhScene *scene, int count);

/* How high the panel can be, in pixels: without much room it explains less. */
void fh_kitty_panel_set_room (FhKittyPanel *self, int room);

/* Shows the @n @cards that are chosen so far. */
void fh_kitty_panel_set_chosen (FhKittyPanel *self, const FhCard *cards, int n);

G_END_DECLS
