/* fh-wide-box.c: something that scrolls sideways where it is wider than its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-wide-box.h"

#include "fh-made.h"

#define LEAST_WIDTH 120 /* of what can be seen of it, in pixels */

struct _FhWideBox
{
  GtkWidget parent_instance;

  GtkWidget *viewport;
  GtkWidget *bar; /* below it, where it does not fit */
  double dragged_from;
};

G_DEFINE_FINAL_TYPE (FhWideBox, fh_wide_box, GTK_TYPE_WIDGET)

static GtkAdjustment *
get_adjustment (FhWideBox *self)
{
  return gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (self->viewport));
}

static gboolean
scroll_cb (FhWideBox *self, double dx, double dy)
{
  GtkAdjustment *adjustment = get_adjustment (self);

  if (!gtk_widget_get_child_visible (self->bar) || dx == 0)
    return GDK_EVENT_PROPAGATE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment)
                                            + dx * gtk_adjustment_get_step_increment (adjustment));
  return GDK_EVENT_STOP;
}

static void
drag_begin_cb (FhWideBox *self)
{
  self->dragged_from = gtk_adjustment_get_value (get_adjustment (self));
}

/* A finger that goes up or down is meant for what scrolls there. */
static void
drag_update_cb (FhWideBox *self, double x, double y, GtkGesture *gesture)
{
  if (!gtk_widget_get_child_visible (self->bar) || ABS (y) > ABS (x))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_adjustment_set_value (get_adjustment (self), self->dragged_from - x);
}

static int
measure_child (FhWideBox *self, GtkOrientation orientation, int for_size, int *natural)
{
  int least;

  gtk_widget_measure (self->viewport, orientation, for_size, &least, natural, NULL, NULL);
  return least;
}

static int
measure_bar (FhWideBox *self)
{
  int least;

  gtk_widget_measure (self->bar, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static GtkSizeRequestMode
fh_wide_box_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_wide_box_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  FhWideBox *self = FH_WIDE_BOX (widget);
  int usual, least = measure_child (self, GTK_ORIENTATION_HORIZONTAL, -1, &usual);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MIN (least, LEAST_WIDTH);
      *natural = usual;
      return;
    }
  *minimum = measure_child (self, orientation, for_size < 0 ? usual : MAX (for_size, least), NULL);
  if (for_size >= 0 && for_size < least)
    *minimum += measure_bar (self);
  *natural = *minimum;
}

static void
fh_wide_box_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhWideBox *self = FH_WIDE_BOX (widget);
  gboolean fits = width >= measure_child (self, GTK_ORIENTATION_HORIZONTAL, -1, NULL);
  int bar = fits ? 0 : measure_bar (self);

  gtk_widget_set_child_visible (self->bar, !fits);
  gtk_widget_size_allocate (self->viewport, &(GtkAllocation){ 0, 0, width, MAX (height - bar, 1) },
                            -1);
  if (!fits)
    gtk_widget_size_allocate (self->bar, &(GtkAllocation){ 0, height - bar, width, bar }, -1);
}

static void
fh_wide_box_class_init (FhWideBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = fh_wide_box_get_request_mode;
  widget_class->measure = fh_wide_box_measure;
  widget_class->size_allocate = fh_wide_box_size_allocate;

  FH_DROPS (klass, FhWideBox, viewport, gtk_widget_unparent);
  FH_DROPS (klass, FhWideBox, bar, gtk_widget_unparent);
}

static void
fh_wide_box_init (FhWideBox *self)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL);
  GtkGesture *drag = gtk_gesture_drag_new ();

  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->viewport = gtk_viewport_new (NULL, NULL);
  gtk_widget_set_parent (self->viewport, GTK_WIDGET (self));
  self->bar = gtk_scrollbar_new (GTK_ORIENTATION_HORIZONTAL, get_adjustment (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));

  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (drag), TRUE);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

GtkWidget *
fh_wide_box_new (void)
{
  return g_object_new (FH_TYPE_WIDE_BOX, NULL);
}

void
fh_wide_box_set_child (FhWideBox *self, GtkWidget *child)
{
  g_return_if_fail (FH_IS_WIDE_BOX (self));

  gtk_viewport_set_child (GTK_VIEWPORT (self->viewport), child);
}
