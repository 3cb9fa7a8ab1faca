/* fh-cross-fade.c: one thing on the table gives way to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cross-fade.h"

#include <adwaita.h>

struct _FhCrossFade
{
  GtkWidget *table;   /* not owned */
  GtkWidget *picture; /* of what goes; a child of the table */
  GtkWidget *comes;   /* or NULL */
  graphene_rect_t box;
  AdwAnimation *animation;
};

static void
value_cb (double value, gpointer user_data)
{
  FhCrossFade *self = user_data;

  gtk_widget_set_opacity (self->picture, 1 - value);
  if (self->comes != NULL)
    gtk_widget_set_opacity (self->comes, value);
}

static void
done_cb (FhCrossFade *self)
{
  gtk_widget_set_visible (self->picture, FALSE);
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), NULL);
  if (self->comes != NULL)
    gtk_widget_set_opacity (self->comes, 1);
  g_clear_weak_pointer (&self->comes);
}

FhCrossFade *
fh_cross_fade_new (GtkWidget *table)
{
  FhCrossFade *self = g_new0 (FhCrossFade, 1);

  self->table = table;
  self->picture =
      g_object_new (GTK_TYPE_PICTURE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                    "visible", FALSE, "can-target", FALSE, NULL);
  gtk_widget_set_parent (self->picture, table);
  self->animation = adw_timed_animation_new (
      table, 0, 1, 0, adw_callback_animation_target_new (value_cb, self, NULL));
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (done_cb), self);
  return self;
}

void
fh_cross_fade_free (FhCrossFade *self)
{
  g_signal_handlers_disconnect_by_data (self->animation, self);
  adw_animation_reset (self->animation);
  g_object_unref (self->animation);
  g_clear_weak_pointer (&self->comes);
  g_free (self);
}

static void
play (FhCrossFade *self, guint duration)
{
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), duration);
  adw_animation_play (self->animation);
}

void
fh_cross_fade_leave (FhCrossFade *self, GtkWidget *widget, guint duration)
{
  g_autoptr (GdkPaintable) live = NULL;
  g_autoptr (GdkPaintable) image = NULL;

  if (duration == 0 || !gtk_widget_get_mapped (widget)
      || !gtk_widget_compute_bounds (widget, self->table, &self->box))
    return;
  live = gtk_widget_paintable_new (widget);
  image = gdk_paintable_get_current_image (live);
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), image);
  gtk_widget_set_visible (self->picture, TRUE);
  play (self, duration);
}

void
fh_cross_fade_enter (FhCrossFade *self, GtkWidget *widget, guint duration)
{
  if (duration == 0)
    return;
  g_set_weak_pointer (&self->comes, widget);
  play (self, duration);
}

void
fh_cross_fade_finish (FhCrossFade *self)
{
  if (adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->animation);
}

void
fh_cross_fade_allocate (FhCrossFade *self)
{
  if (gtk_widget_should_layout (self->picture))
    gtk_widget_allocate (self->picture, (int) self->box.size.width, (int) self->box.size.height, -1,
                         gsk_transform_translate (NULL, &self->box.origin));
}
