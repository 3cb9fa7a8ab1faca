/* fh-one-stop.c: a list that the Tab key comes to once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-one-stop.h"

struct _FhOneStop
{
  GtkWidget parent_instance;

  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (FhOneStop, fh_one_stop, GTK_TYPE_WIDGET)

static gboolean
fh_one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhOneStop *self = FH_ONE_STOP (widget);
  GtkListBoxRow *row;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return gtk_widget_child_focus (self->list, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->list));
  return (row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row)))
         || gtk_widget_child_focus (self->list, GTK_DIR_TAB_FORWARD);
}

static void
fh_one_stop_dispose (GObject *object)
{
  g_clear_pointer (&FH_ONE_STOP (object)->list, gtk_widget_unparent);

  G_OBJECT_CLASS (fh_one_stop_parent_class)->dispose (object);
}

static void
fh_one_stop_class_init (FhOneStopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_one_stop_dispose;
  widget_class->focus = fh_one_stop_focus;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fh_one_stop_init (FhOneStop *self)
{
}

GtkWidget *
fh_one_stop_new (GtkListBox *list)
{
  FhOneStop *self = g_object_new (FH_TYPE_ONE_STOP, NULL);

  g_return_val_if_fail (GTK_IS_LIST_BOX (list), GTK_WIDGET (self));

  self->list = GTK_WIDGET (list);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
