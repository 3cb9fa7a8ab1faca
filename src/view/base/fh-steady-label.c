/* fh-steady-label.c: words that change without moving anything.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-steady-label.h"

#include "fh-made.h"
#include "fh-widget.h"

struct _FhSteadyLabel
{
  GtkWidget parent_instance;

  char *style_class;
  GPtrArray *texts;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (FhSteadyLabel, fh_steady_label, GTK_TYPE_WIDGET)

void
fh_steady_label_add (FhSteadyLabel *self, const char *text)
{
  g_return_if_fail (FH_IS_STEADY_LABEL (self));

  g_ptr_array_add (self->texts, g_strdup (text));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fh_steady_label_say (FhSteadyLabel *self, const char *text)
{
  g_return_if_fail (FH_IS_STEADY_LABEL (self));

  gtk_label_set_text (GTK_LABEL (self->label), text);
}

const char *
fh_steady_label_get_text (FhSteadyLabel *self)
{
  g_return_val_if_fail (FH_IS_STEADY_LABEL (self), NULL);
  return gtk_label_get_text (GTK_LABEL (self->label));
}

static GtkSizeRequestMode
fh_steady_label_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_steady_label_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  FhSteadyLabel *self = FH_STEADY_LABEL (widget);
  g_autoptr (PangoLayout) layout = NULL;

  gtk_widget_measure (self->label, orientation, for_size, minimum, natural, NULL, NULL);
  layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->label)));
  pango_layout_set_width (layout, orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0
                                      ? for_size * PANGO_SCALE
                                      : -1);
  for (guint i = 0; i < self->texts->len; i++)
    {
      int width, height;

      pango_layout_set_text (layout, self->texts->pdata[i], -1);
      pango_layout_get_pixel_size (layout, &width, &height);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = MAX (*minimum, height);
      *natural = MAX (*natural, orientation == GTK_ORIENTATION_VERTICAL ? height : width);
    }
}

static void
fh_steady_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (FH_STEADY_LABEL (widget)->label,
                            &(GtkAllocation){ 0, 0, width, height }, -1);
}

static void
fh_steady_label_constructed (GObject *object)
{
  FhSteadyLabel *self = FH_STEADY_LABEL (object);

  G_OBJECT_CLASS (fh_steady_label_parent_class)->constructed (object);
  self->label = fh_label_new (NULL, FH_LABEL_BROKEN, self->style_class);
  gtk_label_set_yalign (GTK_LABEL (self->label), 0.0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

static void
fh_steady_label_class_init (FhSteadyLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_steady_label_constructed;
  FH_MADE_WITH_STRING (klass, FhSteadyLabel, style_class);

  widget_class->get_request_mode = fh_steady_label_get_request_mode;
  widget_class->measure = fh_steady_label_measure;
  widget_class->size_allocate = fh_steady_label_size_allocate;

  FH_DROPS (klass, FhSteadyLabel, label, gtk_widget_unparent);
  FH_HOLDS (klass, FhSteadyLabel, texts, g_ptr_array_unref);
}

static void
fh_steady_label_init (FhSteadyLabel *self)
{
  self->texts = g_ptr_array_new_with_free_func (g_free);
}

GtkWidget *
fh_steady_label_new (const char *style_class)
{
  return g_object_new (FH_TYPE_STEADY_LABEL, "style-class", style_class, NULL);
}
