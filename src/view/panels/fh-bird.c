/* fh-bird.c: the kookaburra, who shows what has become of a deal or a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bird.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "fh-compat.h"
#include "fh-config.h"
#include "fh-made.h"
#include "fh-texture.h"
#include "fh-widget.h"

/* How long the motion takes, in milliseconds. */
#define MOVING 1400

/* How far he leans when he laughs, in degrees, and how often; how much of his height he rises by
 * when he peeps, sinks by when he hides, and hops by when he is content. */
#define LEANS 7.0
#define TIMES 4
#define RISES 0.5
#define SINKS 0.12
#define HOPS  0.1

struct _FhBird
{
  GtkWidget parent_instance;

  FhBirdPose pose;
  GdkTexture *texture; /* of the pose, as large as there is room; or NULL */
  double done;         /* of the motion, from 0 to 1 */
  AdwAnimation *moving;
};

G_DEFINE_FINAL_TYPE (FhBird, fh_bird, GTK_TYPE_WIDGET)

static const char *const files[] = {
  [FH_BIRD_NONE] = NULL,     [FH_BIRD_LAUGHS] = "laughs", [FH_BIRD_PEEPS] = "peeps",
  [FH_BIRD_HIDES] = "hides", [FH_BIRD_SITS] = "sits",
};

static const char *
name_of (FhBirdPose pose)
{
  switch (pose)
    {
    case FH_BIRD_NONE:
      break;
    case FH_BIRD_LAUGHS:
      /* Translators: a drawing beside the result of a deal, to those who do not see it. */
      return _ ("A kookaburra laughs");
    case FH_BIRD_PEEPS:
      /* Translators: likewise. */
      return _ ("A kookaburra peeps over a card");
    case FH_BIRD_HIDES:
      /* Translators: likewise, beside the result of a game. */
      return _ ("A kookaburra hides its head under its wing");
    case FH_BIRD_SITS:
      /* Translators: likewise. */
      return _ ("A kookaburra sits content on its branch");
    }
  return "";
}

/* --- The drawing --- */

static void
fh_bird_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhBird *self = FH_BIRD (widget);
  int size = MIN (width, height) * gtk_widget_get_scale_factor (widget);
  g_autofree char *path = NULL;

  if (self->pose == FH_BIRD_NONE || size <= 0)
    return;
  if (self->texture != NULL && gdk_texture_get_width (self->texture) == size)
    return;
  g_clear_object (&self->texture);
  path = g_strdup_printf (FH_RESOURCE_PATH "/birds/%s.svg", files[self->pose]);
  self->texture = fh_texture_new_for_svg (path, size);
}

/* Where he is while he moves, in a square of @size. */
static void
move (FhBird *self, GtkSnapshot *snapshot, float size)
{
  double left = 1 - self->done;

  switch (self->pose)
    {
    case FH_BIRD_LAUGHS:
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, size));
      gtk_snapshot_rotate (snapshot, (float) (LEANS * left * sin (2 * G_PI * TIMES * self->done)));
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size));
      break;
    case FH_BIRD_PEEPS:
      gtk_snapshot_translate (
          snapshot, &GRAPHENE_POINT_INIT (0, size * (float) (RISES * left * left * left)));
      break;
    case FH_BIRD_HIDES:
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT (0, -size * (float) (SINKS * left * left)));
      break;
    case FH_BIRD_SITS:
      gtk_snapshot_translate (
          snapshot, &GRAPHENE_POINT_INIT (
                        0, -size * (float) (HOPS * left * fabs (sin (2 * G_PI * self->done)))));
      break;
    case FH_BIRD_NONE:
      break;
    }
}

static void
fh_bird_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhBird *self = FH_BIRD (widget);
  float size = (float) MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));

  if (self->texture == NULL)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, size, size));
  gtk_snapshot_save (snapshot);
  move (self, snapshot, size);
  gtk_snapshot_append_texture (snapshot, self->texture, &GRAPHENE_RECT_INIT (0, 0, size, size));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

/* --- The motion --- */

static void
move_cb (double value, gpointer data)
{
  FH_BIRD (data)->done = value;
  gtk_widget_queue_draw (GTK_WIDGET (data));
}

/* Once for a pose, when it is first seen. */
static void
fh_bird_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fh_bird_parent_class)->map (widget);
  fh_play_once (FH_BIRD (widget)->moving);
}

static void
fh_bird_class_init (FhBirdClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->size_allocate = fh_bird_size_allocate;
  widget_class->snapshot = fh_bird_snapshot;
  widget_class->map = fh_bird_map;
  FH_DROPS (klass, FhBird, moving, g_object_unref);
  FH_DROPS (klass, FhBird, texture, g_object_unref);
  gtk_widget_class_set_css_name (widget_class, "bird");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_bird_init (FhBird *self)
{
  self->moving = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MOVING,
                                          adw_callback_animation_target_new (move_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->moving), ADW_LINEAR);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (gtk_widget_queue_allocate), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
fh_bird_set_pose (FhBird *self, FhBirdPose pose)
{
  g_return_if_fail (FH_IS_BIRD (self));

  if (self->pose == pose)
    return;
  self->pose = pose;
  self->done = 0;
  g_clear_object (&self->texture);
  adw_animation_reset (self->moving);
  fh_widget_set_name (GTK_WIDGET (self), name_of (pose));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fh_play_once (self->moving);
}

FhBirdPose
fh_bird_get_pose (FhBird *self)
{
  g_return_val_if_fail (FH_IS_BIRD (self), FH_BIRD_NONE);

  return self->pose;
}

void
fh_bird_skip (FhBird *self)
{
  g_return_if_fail (FH_IS_BIRD (self));

  adw_animation_skip (self->moving);
}
