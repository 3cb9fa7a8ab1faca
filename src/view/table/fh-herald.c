/* fh-herald.c: who has won the auction, in large letters for a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-herald.h"

#include <adwaita.h>

/* For how many moves it stands in the middle; what is no news, just long enough to be read. */
#define STANDS     4
#define STANDS_OWN 2

/* Its size where it comes from and where it goes, as a share of that in between. */
#define SMALL 0.45

struct _FhHerald
{
  GtkWidget *table; /* not owned */
  GtkWidget *label; /* a child of the table */
  AdwAnimation *animation;
  int seat;      /* or -1 */
  double stands; /* for how many moves it does, this time */
};

static void
value_cb (double value, gpointer user_data)
{
  FhHerald *self = user_data;

  gtk_widget_queue_allocate (self->table);
}

static void
done_cb (FhHerald *self)
{
  self->seat = -1;
  gtk_widget_set_visible (self->label, FALSE);
  gtk_widget_queue_allocate (self->table);
}

FhHerald *
fh_herald_new (GtkWidget *table)
{
  FhHerald *self = g_new0 (FhHerald, 1);

  self->table = table;
  self->seat = -1;
  self->label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "visible", FALSE, "can-target", FALSE, NULL);
  gtk_widget_add_css_class (self->label, "herald");
  gtk_widget_set_parent (self->label, table);
  self->animation = adw_timed_animation_new (
      table, 0, 1, 0, adw_callback_animation_target_new (value_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  return self;
}

void
fh_herald_free (FhHerald *self)
{
  g_signal_handlers_disconnect_by_data (self->animation, self);
  adw_animation_reset (self->animation);
  g_object_unref (self->animation);
  g_free (self);
}

void
fh_herald_tell (FhHerald *self, const char *markup, int seat, guint duration, gboolean is_news)
{
  self->seat = seat;
  self->stands = is_news ? STANDS : STANDS_OWN;
  gtk_label_set_markup (GTK_LABEL (self->label), markup);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation),
                                    (guint) (duration * (2 + self->stands)));
  gtk_widget_set_visible (self->label, TRUE);
  adw_animation_play (self->animation);
}

void
fh_herald_finish (FhHerald *self)
{
  if (self->seat >= 0)
    adw_animation_skip (self->animation);
}

int
fh_herald_get_seat (FhHerald *self)
{
  return self->seat;
}

static graphene_point_t
middle_of (const GdkRectangle *box)
{
  return GRAPHENE_POINT_INIT ((float) box->x + (float) box->width / 2,
                              (float) box->y + (float) box->height / 2);
}

void
fh_herald_allocate (FhHerald *self,
                    const GdkRectangle *from,
                    const GdkRectangle *middle,
                    const GdkRectangle *to)
{
  double moves = 2 + self->stands, at = adw_animation_get_value (self->animation) * moves;
  /* How much of the first move, and of the last one, is done. */
  double come = adw_easing_ease (ADW_EASE_OUT_CUBIC, CLAMP (at, 0, 1));
  double go = adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, CLAMP (at - moves + 1, 0, 1));
  float scale = (float) (SMALL + (1 - SMALL) * (come - go));
  graphene_point_t points[] = { middle_of (from), middle_of (middle), middle_of (to) };
  graphene_point_t place;
  GskTransform *transform;
  int width, height;

  if (!gtk_widget_should_layout (self->label))
    return;
  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  graphene_point_interpolate (&points[0], &points[1], come, &place);
  graphene_point_interpolate (&place, &points[2], go, &place);
  transform =
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (place.x - scale * (float) width / 2,
                                                           place.y - scale * (float) height / 2));
  gtk_widget_set_opacity (self->label, come - go * go);
  gtk_widget_allocate (self->label, width, height, -1,
                       gsk_transform_scale (transform, scale, scale));
}
