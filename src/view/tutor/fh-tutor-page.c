/* fh-tutor-page.c: what the pages of the tutor have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-page.h"

#include "fh-focus.h"

typedef struct
{
  FhTutor *tutor;
  guint update_id;
  gboolean is_stale;
} FhTutorPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FhTutorPage, fh_tutor_page, ADW_TYPE_BIN)

static gboolean
update_cb (gpointer user_data)
{
  FhTutorPage *self = user_data;
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);
  g_autoptr (GArray) path = fh_focus_save (GTK_WIDGET (self));

  priv->update_id = 0;
  priv->is_stale = FALSE;
  if (priv->tutor != NULL)
    FH_TUTOR_PAGE_GET_CLASS (self)->update (self, priv->tutor);
  if (path->len > 0)
    fh_focus_restore (GTK_WIDGET (self), path);
  return G_SOURCE_REMOVE;
}

void
fh_tutor_page_queue_update (FhTutorPage *self)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);

  priv->is_stale = TRUE;
  if (priv->update_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    priv->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
estimates_changed_cb (FhTutorPage *self)
{
  if (FH_TUTOR_PAGE_GET_CLASS (self)->shows_estimates)
    fh_tutor_page_queue_update (self);
}

static void
hint_changed_cb (FhTutorPage *self)
{
  if (FH_TUTOR_PAGE_GET_CLASS (self)->shows_hint)
    fh_tutor_page_queue_update (self);
}

void
fh_tutor_page_set_tutor (FhTutorPage *self, FhTutor *tutor)
{
  g_return_if_fail (FH_IS_TUTOR_PAGE (self));
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);

  if (priv->tutor == tutor)
    return;
  if (priv->tutor != NULL)
    g_signal_handlers_disconnect_by_data (priv->tutor, self);
  g_set_object (&priv->tutor, tutor);
  if (tutor != NULL)
    {
      g_signal_connect_object (tutor, "changed", G_CALLBACK (fh_tutor_page_queue_update), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (tutor, "estimates-changed", G_CALLBACK (estimates_changed_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (tutor, "hint-changed", G_CALLBACK (hint_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
  fh_tutor_page_queue_update (self);
}

FhTutor *
fh_tutor_page_get_tutor (FhTutorPage *self)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);
  return priv->tutor;
}

static void
fh_tutor_page_map (GtkWidget *widget)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (FH_TUTOR_PAGE (widget));
  GTK_WIDGET_CLASS (fh_tutor_page_parent_class)->map (widget);
  if (priv->is_stale)
    fh_tutor_page_queue_update (FH_TUTOR_PAGE (widget));
}

static void
fh_tutor_page_dispose (GObject *object)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (FH_TUTOR_PAGE (object));
  g_clear_handle_id (&priv->update_id, g_source_remove);
  g_clear_object (&priv->tutor);
  G_OBJECT_CLASS (fh_tutor_page_parent_class)->dispose (object);
}

static void
fh_tutor_page_class_init (FhTutorPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_tutor_page_dispose;
  GTK_WIDGET_CLASS (klass)->map = fh_tutor_page_map;
}

static void
fh_tutor_page_init (FhTutorPage *self)
{
}

GtkWidget *
fh_tutor_heading_new (const char *text, int level)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text,
                    "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  gtk_widget_add_css_class (label, level == 2 ? "title-3" : "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}

GtkWidget *
fh_tutor_card_new (const char *title)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (box, "tutor-card");
  if (title != NULL)
    gtk_box_append (GTK_BOX (box), fh_tutor_heading_new (title, 3));
  return box;
}

void
fh_tutor_box_clear (GtkWidget *box)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}
