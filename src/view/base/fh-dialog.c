/* fh-dialog.c: what all windows beside the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-dialog.h"

#include "fh-focus.h"
#include "fh-keys.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-style.h"
#include "fh-widget.h"

typedef struct
{
  guint rebuild_id;
} FhDialogPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FhDialog, fh_dialog, ADW_TYPE_WINDOW)

void
fh_dialog_rebuild (FhDialog *self)
{
  g_return_if_fail (FH_IS_DIALOG (self));
  g_autoptr (GArray) path = NULL;
  GtkWidget *old = adw_window_get_content (ADW_WINDOW (self));

  if (old != NULL)
    {
      fh_focus_close_popovers (old);
      path = fh_focus_save (old);
    }
  adw_window_set_content (ADW_WINDOW (self), FH_DIALOG_GET_CLASS (self)->build (self));
  if (path != NULL && path->len > 0)
    fh_focus_restore (adw_window_get_content (ADW_WINDOW (self)), path);
}

static gboolean
rebuild_cb (gpointer user_data)
{
  FhDialog *self = user_data;
  FhDialogPrivate *priv = fh_dialog_get_instance_private (self);
  priv->rebuild_id = 0;
  fh_dialog_rebuild (self);
  return G_SOURCE_REMOVE;
}

void
fh_dialog_queue_rebuild (FhDialog *self)
{
  g_return_if_fail (FH_IS_DIALOG (self));
  FhDialogPrivate *priv = fh_dialog_get_instance_private (self);
  if (priv->rebuild_id == 0)
    priv->rebuild_id = g_idle_add (rebuild_cb, self);
}

/* So that the actions of the program work here, and the window goes when the program does. */
static void
transient_for_cb (FhDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));
  if (parent != NULL)
    gtk_window_set_application (GTK_WINDOW (self), gtk_window_get_application (parent));
}

static void
fh_dialog_constructed (GObject *object)
{
  G_OBJECT_CLASS (fh_dialog_parent_class)->constructed (object);
  fh_dialog_rebuild (FH_DIALOG (object));
}

static void
fh_dialog_dispose (GObject *object)
{
  FhDialogPrivate *priv = fh_dialog_get_instance_private (FH_DIALOG (object));
  g_clear_handle_id (&priv->rebuild_id, g_source_remove);
  G_OBJECT_CLASS (fh_dialog_parent_class)->dispose (object);
}

static void
fh_dialog_class_init (FhDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_dialog_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_dialog_dispose;

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
fh_dialog_init (FhDialog *self)
{
  FhLanguage *language = fh_language_get ();
  fh_style_follow (GTK_WIDGET (self));
  fh_keys_press_once (GTK_WINDOW (self));
  g_signal_connect (self, "notify::transient-for", G_CALLBACK (transient_for_cb), NULL);
  if (language != NULL)
    fh_connect (language, "changed", fh_dialog_queue_rebuild, self);
}

void
fh_dialog_close_other (GtkWindow *parent, GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  g_return_if_fail (GTK_IS_WINDOW (parent));
  for (GList *l = windows; l != NULL; l = l->next)
    if (G_OBJECT_TYPE (l->data) == type && gtk_window_get_transient_for (l->data) == parent)
      gtk_window_destroy (l->data);
}

GtkWidget *
fh_dialog_frame (GtkWidget *header, GtkWidget *body, gboolean scrolls)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), header);
  if (scrolls)
    body = fh_scroller_new (body);
  gtk_widget_set_vexpand (body, TRUE);
  gtk_box_append (GTK_BOX (box), body);
  return box;
}
