/* fh-hand-motion.h: how the cards of a hand come to their places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-widget.h"

typedef struct _FhHandMotion FhHandMotion;

/* Called when everything has come to its place. */
typedef void (*FhHandMotionDone) (gpointer user_data);

/* For the cards of @owner, which allocates them with what fh_hand_motion_place() returns and is
 * allocated again for each frame in which they move.  Free with fh_hand_motion_free(). */
FhHandMotion *fh_hand_motion_new (GtkWidget *owner, FhHandMotionDone done, gpointer user_data);
void fh_hand_motion_free (FhHandMotion *self);

/* Has the cards go from where they are to where they will be placed, in @duration milliseconds; 0:
 * they are there at once. */
void fh_hand_motion_begin (FhHandMotion *self, guint duration);

/* How a card comes in. */
typedef enum
{
  FH_HAND_COMES_OPEN,
  FH_HAND_COMES_TURNED, /* it lies there face down at first, and is turned before it comes */
  FH_HAND_COMES_DEALT,  /* face down, and is turned as it arrives */
} FhHandComes;

/* With the motion that begins next, @card comes in from @from, in coordinates of the owner: as the
 * @index-th of @n that come one after the other. */
void fh_hand_motion_enter (FhHandMotion *self,
                           GtkWidget *card,
                           const graphene_rect_t *from,
                           int index,
                           int n,
                           FhHandComes comes);

/* What comes in face down comes from @from instead. */
void fh_hand_motion_move_origin (FhHandMotion *self, const graphene_rect_t *from);

/* Whether cards are coming in. */
gboolean fh_hand_motion_is_entering (FhHandMotion *self);

/* Has everything be in its place at once. */
void fh_hand_motion_finish (FhHandMotion *self);

/* @card is in the hand no longer. */
void fh_hand_motion_forget (FhHandMotion *self, GtkWidget *card);

/* Where @card, which belongs to @place and is @width wide, is at this moment.  @place is changed to
 * that; what is returned says how it stands there, for gtk_widget_allocate(). */
GskTransform *
fh_hand_motion_place (FhHandMotion *self, GtkWidget *card, graphene_point_t *place, int width);
