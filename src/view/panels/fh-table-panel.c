/* fh-table-panel.c: what all panels in the middle of the table can do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-panel.h"

#include "fh-focus.h"

G_DEFINE_INTERFACE (FhTablePanel, fh_table_panel, GTK_TYPE_WIDGET)

/* The room that a panel was told, and how high it would be there in its first form, in pixels. */
typedef struct
{
  int width, height;
  int whole;
} Room;

static GQuark
room_quark (void)
{
  return g_quark_from_static_string ("fh-table-panel-room");
}

static void
fh_table_panel_default_init (FhTablePanelInterface *iface)
{
}

void
fh_table_panel_update (FhTablePanel *self, const FhPanelMoment *moment)
{
  FhTablePanelInterface *iface;

  g_return_if_fail (FH_IS_TABLE_PANEL (self));

  iface = FH_TABLE_PANEL_GET_IFACE (self);
  if (iface->update != NULL)
    iface->update (self, moment);
}

const char *
fh_table_panel_get_prompt (FhTablePanel *self)
{
  FhTablePanelInterface *iface;

  g_return_val_if_fail (FH_IS_TABLE_PANEL (self), NULL);

  iface = FH_TABLE_PANEL_GET_IFACE (self);
  return iface->get_prompt != NULL ? iface->get_prompt (self) : NULL;
}

/* --- Forms --- */

/* The style of a widget whose own class has just been changed counts when it is measured, unless
 * its size is remembered. */
static void
forget_sizes (GtkWidget *widget)
{
  gtk_widget_queue_resize (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    forget_sizes (child);
}

static gboolean
fits (GtkWidget *widget, FhPanelForm form, Room *room)
{
  int least, usual, lowest, height;

  forget_sizes (widget);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  if (form == FH_PANEL_FORM_SCROLLED)
    return least <= room->width;
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MAX (least, MIN (usual, room->width)),
                      &lowest, &height, NULL, NULL);
  if (room->whole == 0)
    room->whole = height;
  if (least > room->width)
    return FALSE;
  return (form == FH_PANEL_FORM_LEAST ? lowest : height) <= room->height;
}

void
fh_table_panel_fit (FhTablePanel *self)
{
  FhTablePanelInterface *iface;
  GtkWidget *focus;
  Room *room;
  FhPanelForm kind;

  g_return_if_fail (FH_IS_TABLE_PANEL (self));

  iface = FH_TABLE_PANEL_GET_IFACE (self);
  room = g_object_get_qdata (G_OBJECT (self), room_quark ());
  if (iface->set_form == NULL)
    return;

  focus = fh_focus_get (GTK_WIDGET (self));
  kind = iface->set_form (self, 0);
  if (room != NULL)
    room->whole = 0;
  for (guint form = 1; room != NULL && !fits (GTK_WIDGET (self), kind, room); form++)
    {
      FhPanelForm next = iface->set_form (self, form);

      if (next == FH_PANEL_FORM_NONE)
        break;
      kind = next;
    }
  /* A form that was tried may not have shown the focused widget: then the window is about to move
   * the focus on, even if the widget has it still. */
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
}

void
fh_table_panel_set_room (FhTablePanel *self, int width, int height)
{
  Room *room = NULL;

  g_return_if_fail (FH_IS_TABLE_PANEL (self));

  if (width > 0 && height > 0)
    {
      room = g_new (Room, 1);
      *room = (Room){ width, height, 0 };
    }
  g_object_set_qdata_full (G_OBJECT (self), room_quark (), room, g_free);
  fh_table_panel_fit (self);
}

int
fh_table_panel_get_whole_height (FhTablePanel *self)
{
  const Room *room;

  g_return_val_if_fail (FH_IS_TABLE_PANEL (self), 0);

  room = g_object_get_qdata (G_OBJECT (self), room_quark ());
  return room != NULL ? room->whole : 0;
}
