/* fh-card-drag.h: cards that follow the pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

#define FH_TYPE_CARD_DRAG (fh_card_drag_get_type ())
G_DECLARE_FINAL_TYPE (FhCardDrag, fh_card_drag, FH, CARD_DRAG, GObject)

/**
 * FhCardDrag:
 *
 * Lets the cards that are buttons and children of a widget be dragged over the table, as well as
 * clicked.  The widget allocates them with fh_card_drag_place() and paints them with
 * fh_card_drag_snapshot().  A card that is let go moves back to its place; whoever takes it takes
 * it away from there, and it goes on from where it is.
 *
 * While a card is dragged, the child of the table that it is in has the style class `dragging`, and
 * is painted over all others.
 *
 * Signal `dropped (FhCardWidget *card, double x, double y, gboolean is_flick)`: @card was let go
 * over the table, with its middle at @x, @y of the widget, or after a quick stroke upwards of a
 * finger.
 */
FhCardDrag *fh_card_drag_new (GtkWidget *owner);

/* Moves @place, where @card belongs, to where it is dragged. */
void fh_card_drag_place (FhCardDrag *self, GtkWidget *card, graphene_point_t *place);

/* Lets the card go that was dropped: it is where it is, and whoever has taken it moves it on. */
void fh_card_drag_end (FhCardDrag *self);

/* Paints the children of the widget, a card that is dragged over the others. */
void fh_card_drag_snapshot (FhCardDrag *self, GtkSnapshot *snapshot);

/* How long a card takes to move back, in milliseconds; 0: it is there at once. */
void fh_card_drag_set_duration (FhCardDrag *self, guint duration);

/* Whether a finger that has moved @dx, @dy pixels within the last @ms milliseconds has flicked
 * something upwards. */
gboolean fh_card_drag_is_flick (double dx, double dy, guint ms);
