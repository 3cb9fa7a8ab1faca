/* fh-name-window.c: another name for a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-name-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-widget.h"

struct _FhNameWindow
{
  FhDialog parent_instance;

  FhHouseRules *house;
  char *name;
  GtkWidget *entry;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (FhNameWindow, fh_name_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_HOUSE,
  PROP_NAME,
};

static void
rename_cb (FhNameWindow *self)
{
  int index = fh_house_rules_find_name (self->house, self->name);
  g_autoptr (GError) error = NULL;

  /* It may have been deleted meanwhile. */
  if (index < 0
      || fh_house_rules_rename (self->house, (guint) index,
                                gtk_editable_get_text (GTK_EDITABLE (self->entry)), &error))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  gtk_label_set_text (GTK_LABEL (self->refusal), error->message);
  gtk_widget_set_visible (self->refusal, TRUE);
  fh_announce (self->entry, error->message);
}

static GtkWidget *
fh_name_window_build (FhDialog *dialog)
{
  FhNameWindow *self = FH_NAME_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *button = gtk_button_new_with_label (_ ("Rename"));
  g_autofree char *typed = g_strdup (
      self->entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->entry)) : self->name);

  gtk_window_set_title (GTK_WINDOW (self), _ ("Rename a Table"));
  self->entry = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->entry), _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), typed);
  g_signal_connect_object (self->entry, "entry-activated", G_CALLBACK (rename_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->entry);

  self->refusal = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->refusal), TRUE);
  gtk_widget_add_css_class (self->refusal, "option-refusal");
  gtk_widget_set_visible (self->refusal, FALSE);

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), group);
  gtk_box_append (GTK_BOX (box), self->refusal);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "dialog-groups");
  return fh_dialog_frame (header, box, FALSE);
}

static void
fh_name_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhNameWindow *self = FH_NAME_WINDOW (object);

  switch (id)
    {
    case PROP_HOUSE:
      self->house = g_value_dup_object (value);
      break;
    case PROP_NAME:
      self->name = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_name_window_finalize (GObject *object)
{
  FhNameWindow *self = FH_NAME_WINDOW (object);

  g_clear_object (&self->house);
  g_free (self->name);
  G_OBJECT_CLASS (fh_name_window_parent_class)->finalize (object);
}

static void
fh_name_window_class_init (FhNameWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = fh_name_window_set_property;
  object_class->finalize = fh_name_window_finalize;
  FH_DIALOG_CLASS (klass)->build = fh_name_window_build;

  g_object_class_install_property (
      object_class, PROP_HOUSE,
      g_param_spec_object ("house", NULL, NULL, FH_TYPE_HOUSE_RULES, FH_PARAM_MADE_WITH));
  g_object_class_install_property (
      object_class, PROP_NAME, g_param_spec_string ("name", NULL, NULL, NULL, FH_PARAM_MADE_WITH));
}

static void
fh_name_window_init (FhNameWindow *self)
{
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 340, -1);
}

GtkWidget *
fh_name_window_show (GtkWindow *parent, FhHouseRules *house, const char *name)
{
  FhNameWindow *self = g_object_new (FH_TYPE_NAME_WINDOW, "transient-for", parent, "house", house,
                                     "name", name, NULL);

  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->entry);
  return GTK_WIDGET (self);
}
