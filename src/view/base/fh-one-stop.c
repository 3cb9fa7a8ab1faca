/* fh-one-stop.c: a group that the Tab key comes to once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-one-stop.h"

#include "fh-made.h"

struct _FhOneStop
{
  GtkWidget parent_instance;

  GtkWidget *group;
};

FH_DEFINE_MADE_TYPE (FhOneStop, fh_one_stop, GTK_TYPE_WIDGET)

static gboolean
fh_one_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhOneStop *self = FH_ONE_STOP (widget);
  GtkListBoxRow *row = NULL;

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return gtk_widget_child_focus (self->group, direction);
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  if (GTK_IS_LIST_BOX (self->group))
    row = gtk_list_box_get_selected_row (GTK_LIST_BOX (self->group));
  return (row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row)))
         || gtk_widget_child_focus (self->group, GTK_DIR_TAB_FORWARD);
}

static void
fh_one_stop_constructed (GObject *object)
{
  FhOneStop *self = FH_ONE_STOP (object);

  G_OBJECT_CLASS (fh_one_stop_parent_class)->constructed (object);
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}

static void
fh_one_stop_class_init (FhOneStopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_one_stop_constructed;
  widget_class->focus = fh_one_stop_focus;
  FH_MADE_WITH_BORROWED (klass, FhOneStop, group, GTK_TYPE_WIDGET);
  FH_DROPS (klass, FhOneStop, group, gtk_widget_unparent);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
fh_one_stop_new (GtkWidget *group)
{
  return g_object_new (FH_TYPE_ONE_STOP, "group", group, NULL);
}
