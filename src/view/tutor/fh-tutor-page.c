/* fh-tutor-page.c: what the pages of the tutor have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-page.h"

#include "fh-focus.h"
#include "fh-fold.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-widget.h"

typedef struct
{
  FhTutor *tutor;
  guint update_id;
  gboolean is_stale;     /* something has changed */
  gboolean needs_update; /* more than the lines */
} FhTutorPagePrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (FhTutorPage, fh_tutor_page, ADW_TYPE_BIN)

static gboolean
update_cb (gpointer user_data)
{
  FhTutorPage *self = user_data;
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);
  FhTutorPageClass *klass = FH_TUTOR_PAGE_GET_CLASS (self);
  g_autoptr (GArray) path = NULL;
  gboolean lines_only = !priv->needs_update && klass->update_lines != NULL;

  priv->update_id = 0;
  if (priv->tutor != NULL && fh_tutor_is_waiting (priv->tutor))
    return G_SOURCE_REMOVE;
  path = fh_focus_save (GTK_WIDGET (self));
  priv->is_stale = priv->needs_update = FALSE;
  if (priv->tutor != NULL)
    (lines_only ? klass->update_lines : klass->update) (self, priv->tutor);
  fh_widget_measure_again (GTK_WIDGET (self));
  if (path->len > 0)
    fh_focus_restore (GTK_WIDGET (self), path);
  return G_SOURCE_REMOVE;
}

static void
queue (FhTutorPage *self, gboolean lines_only)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (self);

  priv->is_stale = TRUE;
  priv->needs_update |= !lines_only;
  if (priv->update_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    priv->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

void
fh_tutor_page_queue_update (FhTutorPage *self)
{
  queue (self, FALSE);
}

static void
changed_cb (FhTutorPage *self, guint parts)
{
  guint shown = FH_TUTOR_SAYS_REST | FH_TUTOR_PAGE_GET_CLASS (self)->shows;

  if (parts & (shown | FH_TUTOR_SAYS_LINES))
    queue (self, (parts & shown) == 0);
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
    fh_connect (tutor, "changed", changed_cb, self);
  fh_tutor_page_queue_update (self);
}

static void
fh_tutor_page_map (GtkWidget *widget)
{
  FhTutorPagePrivate *priv = fh_tutor_page_get_instance_private (FH_TUTOR_PAGE (widget));
  GTK_WIDGET_CLASS (fh_tutor_page_parent_class)->map (widget);
  if (priv->is_stale)
    queue (FH_TUTOR_PAGE (widget), TRUE);
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

const char *
fh_tutor_link_once (GHashTable *linked, const char *help)
{
  return help != NULL && g_hash_table_add (linked, (gpointer) help) ? help : NULL;
}

void
fh_tutor_box_fill (GtkWidget *box, GPtrArray *remarks, GHashTable *linked)
{
  fh_box_clear (box);
  for (guint i = 0; i < remarks->len;)
    {
      const FhSaid *first = remarks->pdata[i];
      g_autoptr (GString) text = g_string_new (first->text);
      GtkWidget *label = fh_help_label_new ();

      for (i++; i < remarks->len; i++)
        {
          const FhSaid *next = remarks->pdata[i];

          if (g_strcmp0 (next->help, first->help) != 0)
            break;
          g_string_append_printf (text, " %s", next->text);
        }
      fh_help_label_set (GTK_LABEL (label), text->str, fh_tutor_link_once (linked, first->help));
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_visible (box, remarks->len > 0);
}

GtkWidget *
fh_tutor_fold_new (const char *title, const char *name, GtkWidget *child)
{
  GtkWidget *fold = fh_fold_new (title, name, child);

  gtk_widget_set_margin_top (child, 8);
  return fold;
}
