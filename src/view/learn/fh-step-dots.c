/* fh-step-dots.c: how far a lesson is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-step-dots.h"

#include <glib/gi18n.h>

#include "fh-widget.h"

struct _FhStepDots
{
  GtkWidget parent_instance;

  GtkWidget *row;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (FhStepDots, fh_step_dots, GTK_TYPE_WIDGET)

static void
fh_step_dots_dispose (GObject *object)
{
  FhStepDots *self = FH_STEP_DOTS (object);

  g_clear_pointer (&self->row, gtk_widget_unparent);
  g_clear_pointer (&self->label, gtk_widget_unparent);
  G_OBJECT_CLASS (fh_step_dots_parent_class)->dispose (object);
}

static void
fh_step_dots_class_init (FhStepDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_step_dots_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "steps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
fh_step_dots_init (FhStepDots *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 10);
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  gtk_widget_set_hexpand (self->row, TRUE);
  gtk_widget_set_valign (self->row, GTK_ALIGN_CENTER);
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  self->label = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->label, "caption");
  gtk_widget_add_css_class (self->label, "dim-label");
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
fh_step_dots_new (void)
{
  return g_object_new (FH_TYPE_STEP_DOTS, NULL);
}

void
fh_step_dots_set (FhStepDots *self, guint present, guint n)
{
  g_autofree char *words = NULL;
  GtkWidget *dot;

  g_return_if_fail (FH_IS_STEP_DOTS (self));

  while ((dot = gtk_widget_get_first_child (self->row)) != NULL)
    gtk_box_remove (GTK_BOX (self->row), dot);
  for (guint i = 0; i < n; i++)
    {
      dot = g_object_new (GTK_TYPE_BOX, "css-name", "dot", "accessible-role",
                          GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      fh_widget_set_class (dot, "done", i < present);
      fh_widget_set_class (dot, "present", i == present);
      gtk_box_append (GTK_BOX (self->row), dot);
    }
  /* Translators: how far a lesson is: "Step 2 of 5". */
  words = present < n ? g_strdup_printf (_ ("Step %1$u of %2$u"), present + 1, n)
                      : g_strdup (C_ ("lesson", "Done"));
  gtk_label_set_text (GTK_LABEL (self->label), words);
  fh_widget_set_name (GTK_WIDGET (self), words);
}
