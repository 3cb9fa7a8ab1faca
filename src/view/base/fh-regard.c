/* fh-regard.c: which of several widgets somebody looks at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-regard.h"

#include "fh-made.h"

#define NONE (-1)

/* The pointer that leaves one for the next crosses what lies between them, in milliseconds. */
#define CROSSING 150

struct _FhRegard
{
  GObject parent_instance;

  int pointed; /* where the pointer is, and the focus */
  int focused;
  int regarded; /* the one of them that came last */
  guint left_id;
};

G_DEFINE_FINAL_TYPE (FhRegard, fh_regard, G_TYPE_OBJECT)

static void
regard (FhRegard *self, int id)
{
  if (self->regarded == id)
    return;
  self->regarded = id;
  g_signal_emit_by_name (self, "changed", id);
}

static int
id_of (GtkEventController *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (controller);

  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (widget), "regarded-as"));
}

static void
focused_cb (FhRegard *self, GtkEventController *controller)
{
  self->focused = id_of (controller);
  regard (self, self->focused);
}

static void
unfocused_cb (FhRegard *self)
{
  self->focused = NONE;
  regard (self, self->pointed);
}

static void
enter_cb (GtkEventController *controller, double x, double y, FhRegard *self)
{
  g_clear_handle_id (&self->left_id, g_source_remove);
  self->pointed = id_of (controller);
  regard (self, self->pointed);
}

static gboolean
crossed_cb (gpointer user_data)
{
  FhRegard *self = user_data;

  self->left_id = 0;
  self->pointed = NONE;
  regard (self, self->focused);
  return G_SOURCE_REMOVE;
}

static void
left_cb (FhRegard *self)
{
  if (self->left_id == 0)
    self->left_id = g_timeout_add (CROSSING, crossed_cb, self);
}

void
fh_regard_follow (FhRegard *self, GtkWidget *widget, int id)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_return_if_fail (FH_IS_REGARD (self) && id >= 0);

  g_object_set_data (G_OBJECT (widget), "regarded-as", GINT_TO_POINTER (id));
  fh_connect (focus, "enter", focused_cb, self);
  fh_connect (focus, "leave", unfocused_cb, self);
  gtk_widget_add_controller (widget, focus);
  g_signal_connect_object (motion, "enter", G_CALLBACK (enter_cb), self, 0);
  fh_connect (motion, "leave", left_cb, self);
  gtk_widget_add_controller (widget, motion);
}

int
fh_regard_get (FhRegard *self)
{
  g_return_val_if_fail (FH_IS_REGARD (self), NONE);

  return self->regarded;
}

void
fh_regard_clear (FhRegard *self)
{
  g_return_if_fail (FH_IS_REGARD (self));

  g_clear_handle_id (&self->left_id, g_source_remove);
  self->pointed = self->focused = NONE;
  regard (self, NONE);
}

gboolean
fh_regard_is_pointed (FhRegard *self)
{
  g_return_val_if_fail (FH_IS_REGARD (self), FALSE);

  return self->pointed != NONE && self->pointed == self->regarded;
}

static void
fh_regard_class_init (FhRegardClass *klass)
{
  FH_DROPS_SOURCE (klass, FhRegard, left_id);
  fh_made_signal (klass, "changed", 1, G_TYPE_INT);
}

static void
fh_regard_init (FhRegard *self)
{
  self->pointed = self->focused = self->regarded = NONE;
}

FhRegard *
fh_regard_new (void)
{
  return g_object_new (FH_TYPE_REGARD, NULL);
}
