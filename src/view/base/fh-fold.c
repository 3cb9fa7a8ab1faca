/* fh-fold.c: something that folds away under its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fold.h"

#include "fh-focus.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhFold
{
  AdwBin parent_instance;
  char *title;
  char *spoken_name;
  GtkWidget *content; /* in the expander or not */
  GtkExpander *expander;
};

G_DEFINE_FINAL_TYPE (FhFold, fh_fold, ADW_TYPE_BIN)

static void
expanded_cb (FhFold *self)
{
  gboolean is_expanded = gtk_expander_get_expanded (self->expander);

  gtk_expander_set_child (self->expander, is_expanded ? self->content : NULL);
  /* Its words may be others than when it was folded. */
  if (is_expanded)
    fh_widget_measure_again (self->content);
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
fh_fold_constructed (GObject *object)
{
  FhFold *self = FH_FOLD (object);
  GtkWidget *label;

  G_OBJECT_CLASS (fh_fold_parent_class)->constructed (object);
  gtk_expander_set_label (self->expander, self->title);
  label = gtk_expander_get_label_widget (self->expander);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  fh_widget_set_name (GTK_WIDGET (self->expander), self->spoken_name);
}

static void
fh_fold_class_init (FhFoldClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_fold_constructed;
  GTK_WIDGET_CLASS (klass)->focus = fh_fold_focus;

  FH_MADE_WITH_STRING (klass, FhFold, title);
  FH_MADE_WITH_STRING (klass, FhFold, spoken_name);
  FH_MADE_WITH_OBJECT (klass, FhFold, content, GTK_TYPE_WIDGET);
}

static void
fh_fold_init (FhFold *self)
{
  self->expander = GTK_EXPANDER (gtk_expander_new (NULL));
  fh_connect (self->expander, "notify::expanded", expanded_cb, self);
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

void
fh_fold_give_way (FhFold *self, GtkWidget *other)
{
  g_return_if_fail (FH_IS_FOLD (self));
  g_object_bind_property (self->expander, "expanded", other, "visible",
                          G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}
