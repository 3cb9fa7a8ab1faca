/* fh-hand-view-private.h: what the files of the hand share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-drag.h"
#include "fh-hand-motion.h"
#include "fh-hand-view.h"

struct _FhHandView
{
  GtkWidget parent_instance;

  GPtrArray *cards; /* FhCardWidget, left to right; they are children */
  int current;      /* the card that Tab comes in at */
  FhCardDrag *drag;

  int capacity;
  gboolean is_touched;

  int choosing;
  FhCardSet chosen;
  int considered; /* the FhDenomination that the person thinks of, or -1 */

  /* As they were given, and in the order of the person, if that is another one. */
  FhCard given[FH_N_CARDS];
  int n_given;
  int trump;
  FhCard arranged[FH_N_CARDS];
  int n_arranged;
  guint speed; /* of cards that move up, in milliseconds */

  FhHandMotion *motion;
  FhHandOrigin origin; /* of the cards that come next, if their duration is not 0 */
  guint duration;
};

/* Whether its cards are to be touched: they can be played, or are being chosen. */
static inline gboolean
fh_hand_view_has_touch (FhHandView *self)
{
  return self->is_touched || self->choosing > 0;
}

/* The place of the card that has the focus, or -1 (fh-hand-view-focus.c, with what follows). */
int fh_hand_view_get_focused (FhHandView *self);

/* Without a card the hand itself has the focus until there is something else to do; Tab does not
 * come here. */
gboolean fh_hand_view_focus_empty (FhHandView *self);

/* Gives the focus to card @index, or to the first or last one beyond them. */
gboolean fh_hand_view_focus_nth (FhHandView *self, int index);

/* The card nearest to the one at @index that may be played; @index where none may. */
int fh_hand_view_get_nearest_allowed (FhHandView *self, int index);

/* For the class. */
gboolean fh_hand_view_move_focus (GtkWidget *widget, GtkDirectionType direction);
gboolean fh_hand_view_grab_focus (GtkWidget *widget);
gboolean fh_hand_view_home_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data);
gboolean fh_hand_view_end_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data);

/* The place nearest to @x, @y, in coordinates of the hand (fh-hand-view-layout.c, with what
 * follows). */
int fh_hand_view_find_place (FhHandView *self, double x, double y);

void fh_hand_view_size_allocate (GtkWidget *widget, int width, int height, int baseline);
void fh_hand_view_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline);
