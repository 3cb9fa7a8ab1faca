/* fh-flight.c: a card on its way across the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-flight.h"

#include <adwaita.h>

struct _FhFlight
{
  GtkWidget *parent; /* not owned: it outlives its flights */
  GtkWidget *card;
  int seat;

  AdwAnimation *animation;
  graphene_rect_t from;
  gboolean is_moving;
  FhFlightWay way;
  FhFlightDone done;
  gpointer user_data;
};

/* How much of its way the card has behind it, from 0 to 1. */
static double
progress_of (FhFlight *flight)
{
  double all = flight->way.delay + flight->way.duration;
  double gone = adw_animation_get_value (flight->animation) * all - flight->way.delay;

  return adw_easing_ease (flight->way.fades ? ADW_EASE_IN_CUBIC : ADW_EASE_OUT_CUBIC,
                          CLAMP (gone / MAX (flight->way.duration, 1), 0, 1));
}

static void
value_cb (double value, gpointer user_data)
{
  FhFlight *flight = user_data;
  double progress = progress_of (flight);

  if (flight->way.fades)
    gtk_widget_set_opacity (flight->card, 1 - progress * progress);
  gtk_widget_queue_allocate (flight->parent);
}

static void
done_cb (AdwAnimation *animation, FhFlight *flight)
{
  FhFlightDone done = flight->done;

  flight->is_moving = FALSE;
  flight->done = NULL;
  gtk_widget_queue_allocate (flight->parent);
  if (done == NULL)
    return;

  /* This may free the flight, while the animation is not through with its signal. */
  g_object_ref (animation);
  done (flight, flight->user_data);
  g_idle_add_once (g_object_unref, animation);
}

FhFlight *
fh_flight_new (GtkWidget *lid, int seat)
{
  FhFlight *flight = g_new0 (FhFlight, 1);

  flight->parent = gtk_widget_get_parent (lid);
  flight->seat = seat;
  flight->card = fh_card_widget_new (FALSE);
  gtk_widget_set_can_target (flight->card, FALSE);
  gtk_widget_insert_before (flight->card, flight->parent, lid);

  return flight;
}

void
fh_flight_free (FhFlight *flight)
{
  if (flight->animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (flight->animation, flight);
      if (flight->is_moving)
        adw_animation_reset (flight->animation);
      g_object_unref (flight->animation);
    }
  gtk_widget_unparent (flight->card);
  g_free (flight);
}

FhCardWidget *
fh_flight_get_card (FhFlight *flight)
{
  return FH_CARD_WIDGET (flight->card);
}

int
fh_flight_get_seat (FhFlight *flight)
{
  return flight->seat;
}

void
fh_flight_start (FhFlight *flight,
                 const graphene_rect_t *from,
                 const FhFlightWay *way,
                 FhFlightDone done,
                 gpointer user_data)
{
  g_return_if_fail (flight->animation == NULL);

  flight->from = *from;
  flight->way = *way;
  flight->done = done;
  flight->user_data = user_data;
  flight->is_moving = TRUE;
  flight->animation =
      adw_timed_animation_new (flight->parent, 0, 1, way->delay + way->duration,
                               adw_callback_animation_target_new (value_cb, flight, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (flight->animation), ADW_LINEAR);
  g_signal_connect (flight->animation, "done", G_CALLBACK (done_cb), flight);
  adw_animation_play (flight->animation);
}

gboolean
fh_flight_is_moving (FhFlight *flight)
{
  return flight->is_moving;
}

void
fh_flight_finish (FhFlight *flight)
{
  if (flight->is_moving)
    adw_animation_skip (flight->animation);
}

void
fh_flight_allocate (FhFlight *flight, int width, const graphene_rect_t *to)
{
  graphene_rect_t box = *to;
  GskTransform *transform;

  gtk_widget_set_child_visible (flight->card, width > 0);
  if (width <= 0)
    return;
  if (flight->is_moving)
    graphene_rect_interpolate (&flight->from, to, progress_of (flight), &box);
  transform = gsk_transform_translate (NULL, &box.origin);
  /* The card keeps its size, so that nothing is drawn anew while it moves. */
  if (box.size.width != width)
    transform = gsk_transform_scale (transform, box.size.width / width, box.size.width / width);
  gtk_widget_allocate (flight->card, width, fh_card_art_height (width), -1, transform);
}
