/* fh-fold.c: something that folds away under its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fold.h"

#include "fh-focus.h"
#include "fh-widget.h"

struct _FhFold
{
  AdwBin parent_instance;
  GtkExpander *expander;
  GtkWidget *child; /* (owned) in the expander or not */
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SPOKEN_NAME,
  PROP_CONTENT,
};

G_DEFINE_FINAL_TYPE (FhFold, fh_fold, ADW_TYPE_BIN)

static void
expanded_cb (FhFold *self)
{
  gtk_expander_set_child (self->expander,
                          gtk_expander_get_expanded (self->expander) ? self->child : NULL);
}

/* What Right does where one reads from left to right: to the title, into the child, and out. */
static gboolean
go_left (FhFold *self)
{
  GtkWidget *child = gtk_expander_get_child (self->expander);

  if (fh_focus_get (GTK_WIDGET (self->expander)) == NULL)
    return gtk_widget_grab_focus (GTK_WIDGET (self->expander));
  return child != NULL && gtk_widget_child_focus (child, GTK_DIR_LEFT);
}

static gboolean
fh_fold_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (direction == GTK_DIR_LEFT && gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
    return go_left (FH_FOLD (widget));
  return GTK_WIDGET_CLASS (fh_fold_parent_class)->focus (widget, direction);
}

static void
fh_fold_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhFold *self = FH_FOLD (object);

  switch (id)
    {
    case PROP_TITLE:
      gtk_expander_set_label (self->expander, g_value_get_string (value));
      break;
    case PROP_SPOKEN_NAME:
      fh_widget_set_name (GTK_WIDGET (self->expander), g_value_get_string (value));
      break;
    case PROP_CONTENT:
      self->child = g_object_ref_sink (g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_fold_dispose (GObject *object)
{
  FhFold *self = FH_FOLD (object);

  g_clear_object (&self->child);
  G_OBJECT_CLASS (fh_fold_parent_class)->dispose (object);
}

static void
fh_fold_class_init (FhFoldClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_fold_set_property;
  object_class->dispose = fh_fold_dispose;
  GTK_WIDGET_CLASS (klass)->focus = fh_fold_focus;

  g_object_class_install_property (
      object_class, PROP_TITLE,
      g_param_spec_string ("title", NULL, NULL, NULL, FH_PARAM_MADE_WITH));
  g_object_class_install_property (
      object_class, PROP_SPOKEN_NAME,
      g_param_spec_string ("spoken-name", NULL, NULL, NULL, FH_PARAM_MADE_WITH));
  g_object_class_install_property (
      object_class, PROP_CONTENT,
      g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET, FH_PARAM_MADE_WITH));
}

static void
fh_fold_init (FhFold *self)
{
  self->expander = GTK_EXPANDER (gtk_expander_new (NULL));
  g_signal_connect_object (self->expander, "notify::expanded", G_CALLBACK (expanded_cb), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->expander));
}

GtkWidget *
fh_fold_new (const char *title, const char *name, GtkWidget *child)
{
  return g_object_new (FH_TYPE_FOLD, "title", title, "spoken-name", name, "content", child, NULL);
}

void
fh_fold_set_expanded (FhFold *self, gboolean is_expanded)
{
  g_return_if_fail (FH_IS_FOLD (self));
  gtk_expander_set_expanded (self->expander, is_expanded);
}
