/* fh-hand-motion.c: how the cards of a hand come to their places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-motion.h"

#include <adwaita.h>

/* The share of the time in which the last card that comes in waits for the others. */
#define WAIT 0.42

/* The share of its own time in which a card is turned, at the beginning or at the end. */
#define TURN 0.45

/* One card. */
typedef struct
{
  graphene_point_t from;
  graphene_point_t at; /* where it was allocated last */
  gboolean is_placed;  /* it was allocated at all */

  gboolean enters;
  FhHandComes comes;
  float from_width;
  double wait;
} Way;

struct _FhHandMotion
{
  GtkWidget *owner; /* not owned: it outlives this */
  FhHandMotionDone done;
  gpointer user_data;

  AdwAnimation *animation;
  GHashTable *ways; /* GtkWidget → Way, owned */
  gboolean is_moving;
};

/* How far the card of @way is, from 0 to 1. */
static double
progress_of (FhHandMotion *self, const Way *way)
{
  double all = adw_animation_get_value (self->animation);

  if (!self->is_moving)
    return 1;
  /* The value is eased; what comes one after the other shares it. */
  return way->enters ? CLAMP ((all - way->wait) / (1 - WAIT), 0, 1) : all;
}

/* When the card of @way begins to be turned. */
static double
begin_of_turn (const Way *way)
{
  return way->comes == FH_HAND_COMES_DEALT ? 1 - TURN : 0;
}

static void
value_cb (double value, gpointer user_data)
{
  FhHandMotion *self = user_data;
  GHashTableIter iter;
  gpointer card, data;

  g_hash_table_iter_init (&iter, self->ways);
  while (g_hash_table_iter_next (&iter, &card, &data))
    {
      const Way *way = data;

      if (way->comes != FH_HAND_COMES_OPEN)
        fh_card_widget_set_face_down (card,
                                      progress_of (self, way) < begin_of_turn (way) + TURN / 2);
    }
  gtk_widget_queue_allocate (self->owner);
}

static void
done_cb (FhHandMotion *self)
{
  GHashTableIter iter;
  gpointer card, data;

  if (!self->is_moving)
    return;
  self->is_moving = FALSE;
  g_hash_table_iter_init (&iter, self->ways);
  while (g_hash_table_iter_next (&iter, &card, &data))
    {
      Way *way = data;

      if (way->comes != FH_HAND_COMES_OPEN)
        fh_card_widget_set_face_down (card, FALSE);
      way->enters = FALSE;
      way->comes = FH_HAND_COMES_OPEN;
    }
  gtk_widget_queue_allocate (self->owner);
  self->done (self->user_data);
}

FhHandMotion *
fh_hand_motion_new (GtkWidget *owner, FhHandMotionDone done, gpointer user_data)
{
  FhHandMotion *self = g_new0 (FhHandMotion, 1);

  self->owner = owner;
  self->done = done;
  self->user_data = user_data;
  self->ways = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->animation = adw_timed_animation_new (
      owner, 0, 1, 240, adw_callback_animation_target_new (value_cb, self, NULL));
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);

  return self;
}

void
fh_hand_motion_free (FhHandMotion *self)
{
  g_signal_handlers_disconnect_by_data (self->animation, self);
  self->is_moving = FALSE;
  g_hash_table_remove_all (self->ways);
  adw_animation_reset (self->animation);
  g_object_unref (self->animation);
  g_hash_table_unref (self->ways);
  g_free (self);
}

static Way *
get_way (FhHandMotion *self, GtkWidget *card)
{
  Way *way = g_hash_table_lookup (self->ways, card);

  if (way == NULL)
    {
      way = g_new0 (Way, 1);
      g_hash_table_insert (self->ways, card, way);
    }
  return way;
}

void
fh_hand_motion_begin (FhHandMotion *self, guint duration)
{
  gboolean enters = FALSE;
  GHashTableIter iter;
  gpointer data;

  g_hash_table_iter_init (&iter, self->ways);
  while (g_hash_table_iter_next (&iter, NULL, &data))
    {
      Way *way = data;

      enters |= way->enters;
      if (!way->enters)
        way->from = way->at;
    }
  if (duration == 0)
    {
      fh_hand_motion_finish (self);
      return;
    }
  self->is_moving = FALSE; /* what ends here is not done */
  adw_animation_reset (self->animation);
  self->is_moving = TRUE;
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation),
                                  enters ? ADW_EASE_IN_OUT_SINE : ADW_EASE_OUT_CUBIC);
  adw_animation_play (self->animation);
}

void
fh_hand_motion_enter (FhHandMotion *self,
                      GtkWidget *card,
                      const graphene_rect_t *from,
                      int index,
                      int n,
                      FhHandComes comes)
{
  Way *way = get_way (self, card);

  way->from = way->at = from->origin;
  way->from_width = from->size.width;
  way->is_placed = way->enters = TRUE;
  way->comes = comes;
  way->wait = n > 1 ? WAIT * index / (n - 1) : 0;
}

void
fh_hand_motion_move_origin (FhHandMotion *self, const graphene_rect_t *from)
{
  GHashTableIter iter;
  gpointer data;

  g_hash_table_iter_init (&iter, self->ways);
  while (g_hash_table_iter_next (&iter, NULL, &data))
    if (((Way *) data)->comes == FH_HAND_COMES_DEALT)
      {
        ((Way *) data)->from = from->origin;
        ((Way *) data)->from_width = from->size.width;
      }
}

gboolean
fh_hand_motion_is_entering (FhHandMotion *self)
{
  GHashTableIter iter;
  gpointer data;

  g_hash_table_iter_init (&iter, self->ways);
  while (self->is_moving && g_hash_table_iter_next (&iter, NULL, &data))
    if (((Way *) data)->enters)
      return TRUE;
  return FALSE;
}

void
fh_hand_motion_finish (FhHandMotion *self)
{
  if (self->is_moving)
    adw_animation_skip (self->animation);
}

void
fh_hand_motion_forget (FhHandMotion *self, GtkWidget *card)
{
  g_hash_table_remove (self->ways, card);
}

GskTransform *
fh_hand_motion_place (FhHandMotion *self, GtkWidget *card, graphene_point_t *place, int width)
{
  Way *way = get_way (self, card);
  double progress = progress_of (self, way), turn = 1;
  float scale = 1;
  GskTransform *transform;

  if (way->is_placed && progress < 1)
    {
      if (way->comes != FH_HAND_COMES_OPEN)
        turn = ABS (1 - 2 * CLAMP ((progress - begin_of_turn (way)) / TURN, 0, 1));
      if (way->comes == FH_HAND_COMES_TURNED)
        progress = CLAMP ((progress - TURN) / (1 - TURN), 0, 1);
      graphene_point_interpolate (&way->from, place, progress, place);
      if (way->enters)
        scale = 1 + (way->from_width / (float) width - 1) * (float) (1 - progress);
    }
  way->at = *place;
  way->is_placed = TRUE;
  transform = gsk_transform_translate (NULL, place);
  if (scale != 1)
    transform = gsk_transform_scale (transform, scale, scale);
  if (turn < 1)
    {
      /* Around its own middle; never quite on edge, where nothing could be told. */
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) width / 2, 0));
      transform = gsk_transform_scale (transform, MAX ((float) turn, 0.04f), 1);
      transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -width / 2, 0));
    }
  return transform;
}
