/* fh-card-drag.c: cards that follow the pointer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-drag.h"

#include <adwaita.h>

#include "fh-made.h"

/* So many of the last movements are looked at for a flick, and none that is older than this. */
#define N_SAMPLES 8
#define SAMPLE_MS 120

/* The least way and speed of a flick, in pixels and pixels a second. */
#define FLICK_WAY   18
#define FLICK_SPEED 450

struct _FhCardDrag
{
  GObject parent_instance;

  GtkWidget *owner; /* holds this, so there is no reference back */
  GtkGesture *gesture;
  GtkWidget *pressed; /* the card below the pointer, before it has moved; weak */
  GtkWidget *card;    /* that is dragged or moves back; weak */
  graphene_point_t offset;
  graphene_point_t let_go; /* the offset when it was */
  gboolean is_cancelled;

  struct
  {
    guint32 time;
    double x, y;
  } samples[N_SAMPLES];
  int n_samples; /* all since the beginning */

  GPtrArray *opened; /* widgets around that clip else */

  AdwAnimation *back;
  guint duration;
};

G_DEFINE_FINAL_TYPE (FhCardDrag, fh_card_drag, G_TYPE_OBJECT)

/* Lets the card be seen outside of the widget and of all around it up to the table. */
static void
set_raised (FhCardDrag *self, gboolean is_raised)
{
  GtkWidget *widget = self->owner;

  for (guint i = 0; i < self->opened->len; i++)
    gtk_widget_set_overflow (g_ptr_array_index (self->opened, i), GTK_OVERFLOW_HIDDEN);
  g_ptr_array_set_size (self->opened, 0);

  while (widget != NULL)
    {
      GtkWidget *parent = gtk_widget_get_parent (widget);

      if (is_raised && gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN)
        {
          gtk_widget_set_overflow (widget, GTK_OVERFLOW_VISIBLE);
          g_ptr_array_add (self->opened, g_object_ref (widget));
        }

      if (parent != NULL && g_str_equal (gtk_widget_get_css_name (parent), "table"))
        {
          if (is_raised)
            gtk_widget_add_css_class (widget, "dragging");
          else
            gtk_widget_remove_css_class (widget, "dragging");
          gtk_widget_queue_draw (parent);
          widget = NULL;
        }
      else
        {
          widget = parent;
        }
    }
}

static void
set_card (FhCardDrag *self, GtkWidget *card)
{
  if (self->card == card)
    return;
  if (self->card != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->card), (gpointer *) &self->card);
  self->card = card;
  if (card != NULL)
    g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &self->card);
}

static void
set_pressed (FhCardDrag *self, GtkWidget *card)
{
  if (self->pressed != NULL)
    g_object_remove_weak_pointer (G_OBJECT (self->pressed), (gpointer *) &self->pressed);
  self->pressed = card;
  if (card != NULL)
    g_object_add_weak_pointer (G_OBJECT (card), (gpointer *) &self->pressed);
}

static void
back_cb (double value, FhCardDrag *self)
{
  self->offset.x = (float) (self->let_go.x * (1 - value));
  self->offset.y = (float) (self->let_go.y * (1 - value));
  gtk_widget_queue_allocate (self->owner);
}

static void
back_done_cb (FhCardDrag *self)
{
  set_card (self, NULL);
  set_raised (self, FALSE);
  gtk_widget_queue_allocate (self->owner);
}

static void
go_back (FhCardDrag *self)
{
  self->let_go = self->offset;
  if (self->card == NULL || self->duration == 0)
    {
      back_done_cb (self);
      return;
    }
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->back), self->duration);
  adw_animation_play (self->back);
}

void
fh_card_drag_end (FhCardDrag *self)
{
  g_return_if_fail (FH_IS_CARD_DRAG (self));

  graphene_point_init (&self->offset, 0, 0);
  back_done_cb (self);
}

/* --- The gesture --- */

static void
add_sample (FhCardDrag *self, double x, double y)
{
  int i = self->n_samples++ % N_SAMPLES;

  self->samples[i].time =
      gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->gesture));
  self->samples[i].x = x;
  self->samples[i].y = y;
}

static void
begin_cb (FhCardDrag *self, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (self->owner, x, y, GTK_PICK_DEFAULT);

  while (at != NULL && at != self->owner && gtk_widget_get_parent (at) != self->owner)
    at = gtk_widget_get_parent (at);
  if (!FH_IS_CARD_WIDGET (at) || !gtk_widget_get_focusable (at))
    {
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  set_pressed (self, at);
  self->is_cancelled = FALSE;
  self->n_samples = 0;
  add_sample (self, 0, 0);
}

static void
update_cb (FhCardDrag *self, double x, double y)
{
  if (self->pressed == NULL)
    return;

  add_sample (self, x, y);
  /* As far as that, it is a click. */
  if (self->card != self->pressed || adw_animation_get_state (self->back) == ADW_ANIMATION_PLAYING)
    {
      if (!gtk_drag_check_threshold (self->owner, 0, 0, (int) x, (int) y))
        return;
      adw_animation_reset (self->back);
      gtk_gesture_set_state (self->gesture, GTK_EVENT_SEQUENCE_CLAIMED);
      set_card (self, self->pressed);
      set_raised (self, TRUE);
    }
  graphene_point_init (&self->offset, (float) x, (float) y);
  gtk_widget_queue_allocate (self->owner);
}

static void
cancel_cb (FhCardDrag *self)
{
  self->is_cancelled = TRUE;
}

gboolean
fh_card_drag_is_flick (double dx, double dy, guint ms)
{
  return -dy >= FLICK_WAY && -dy > 2 * ABS (dx) && -dy * 1000 >= FLICK_SPEED * (double) MAX (ms, 1);
}

static gboolean
was_flicked (FhCardDrag *self, double x, double y)
{
  GdkDevice *device =
      gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (self->gesture));
  guint32 now = gtk_event_controller_get_current_event_time (GTK_EVENT_CONTROLLER (self->gesture));

  /* Only a finger flicks: a mouse that is let go on the hand does not throw the card. */
  if (device == NULL || gdk_device_get_source (device) != GDK_SOURCE_TOUCHSCREEN)
    return FALSE;
  for (int i = MAX (self->n_samples - N_SAMPLES, 0); i < self->n_samples; i++)
    {
      guint32 ms = now - self->samples[i % N_SAMPLES].time;

      if (ms <= SAMPLE_MS)
        return fh_card_drag_is_flick (x - self->samples[i % N_SAMPLES].x,
                                      y - self->samples[i % N_SAMPLES].y, ms);
    }
  return FALSE;
}

static gboolean
is_over_table (FhCardDrag *self, double x, double y)
{
  GtkWidget *table = gtk_widget_get_ancestor (self->owner, GTK_TYPE_WIDGET);
  graphene_point_t point;

  while (table != NULL && !g_str_equal (gtk_widget_get_css_name (table), "table"))
    table = gtk_widget_get_parent (table);
  /* Where there is none, as with a hand that stands alone, everything is. */
  return table == NULL
         || (gtk_widget_compute_point (self->owner, table,
                                       &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)
             && gtk_widget_contains (table, point.x, point.y));
}

static void
end_cb (FhCardDrag *self, double x, double y)
{
  g_autoptr (GtkWidget) card = NULL;
  double start_x = 0, start_y = 0;
  graphene_rect_t box;
  FhCard face;

  if (self->pressed == NULL || self->card != self->pressed
      || adw_animation_get_state (self->back) == ADW_ANIMATION_PLAYING)
    {
      set_pressed (self, NULL);
      return;
    }

  card = g_object_ref (self->card);
  face = fh_card_widget_get_card (FH_CARD_WIDGET (card));
  set_pressed (self, NULL);
  gtk_gesture_drag_get_start_point (GTK_GESTURE_DRAG (self->gesture), &start_x, &start_y);
  if (!self->is_cancelled && is_over_table (self, start_x + x, start_y + y)
      && gtk_widget_compute_bounds (card, self->owner, &box))
    {
      gtk_widget_grab_focus (card);
      g_signal_emit_by_name (self, "dropped", card, (double) (box.origin.x + box.size.width / 2),
                             (double) (box.origin.y + box.size.height / 2),
                             was_flicked (self, x, y));
    }
  /* A widget that shows another face by now is another card, in its own place. */
  if (fh_card_widget_get_card (FH_CARD_WIDGET (card)) != face || self->card == NULL)
    back_done_cb (self);
  else
    go_back (self);
}

/* --- The object --- */

static void
fh_card_drag_dispose (GObject *object)
{
  FhCardDrag *self = FH_CARD_DRAG (object);

  set_card (self, NULL);
  set_pressed (self, NULL);
  if (self->back != NULL)
    adw_animation_reset (self->back);

  G_OBJECT_CLASS (fh_card_drag_parent_class)->dispose (object);
}

static void
fh_card_drag_constructed (GObject *object)
{
  FhCardDrag *self = FH_CARD_DRAG (object);
  AdwAnimationTarget *target = adw_callback_animation_target_new (
      (AdwAnimationTargetFunc) (void (*) (void)) back_cb, self, NULL);

  G_OBJECT_CLASS (fh_card_drag_parent_class)->constructed (object);
  self->back = adw_timed_animation_new (self->owner, 0, 1, self->duration, target);
  g_signal_connect_swapped (self->back, "done", G_CALLBACK (back_done_cb), self);
  fh_connect (self->gesture, "drag-begin", begin_cb, self);
  fh_connect (self->gesture, "drag-update", update_cb, self);
  fh_connect (self->gesture, "cancel", cancel_cb, self);
  fh_connect (self->gesture, "drag-end", end_cb, self);
  gtk_widget_add_controller (self->owner, GTK_EVENT_CONTROLLER (self->gesture));
}

static void
fh_card_drag_class_init (FhCardDragClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_card_drag_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_card_drag_dispose;

  FH_MADE_WITH_BORROWED (klass, FhCardDrag, owner, GTK_TYPE_WIDGET);
  FH_DROPS (klass, FhCardDrag, back, g_object_unref);
  FH_DROPS (klass, FhCardDrag, opened, g_ptr_array_unref);

  fh_made_signal (klass, "dropped", 4, FH_TYPE_CARD_WIDGET, G_TYPE_DOUBLE, G_TYPE_DOUBLE,
                  G_TYPE_BOOLEAN);
}

static void
fh_card_drag_init (FhCardDrag *self)
{
  self->duration = 160;
  self->opened = g_ptr_array_new_with_free_func (g_object_unref);
  self->gesture = gtk_gesture_drag_new ();
}

FhCardDrag *
fh_card_drag_new (GtkWidget *owner)
{
  return g_object_new (FH_TYPE_CARD_DRAG, "owner", owner, NULL);
}

void
fh_card_drag_place (FhCardDrag *self, GtkWidget *card, graphene_point_t *place)
{
  g_return_if_fail (FH_IS_CARD_DRAG (self));

  if (self->card != NULL && self->card == card)
    {
      place->x += self->offset.x;
      place->y += self->offset.y;
    }
}

void
fh_card_drag_snapshot (FhCardDrag *self, GtkSnapshot *snapshot)
{
  g_return_if_fail (FH_IS_CARD_DRAG (self));

  for (GtkWidget *child = gtk_widget_get_first_child (self->owner); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->card)
      gtk_widget_snapshot_child (self->owner, child, snapshot);
  if (self->card != NULL)
    gtk_widget_snapshot_child (self->owner, self->card, snapshot);
}

void
fh_card_drag_set_duration (FhCardDrag *self, guint duration)
{
  g_return_if_fail (FH_IS_CARD_DRAG (self));

  self->duration = duration;
}
