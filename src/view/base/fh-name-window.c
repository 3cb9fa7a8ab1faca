/* fh-name-window.c: another name for a table or a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-name-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhNameWindow
{
  FhDialog parent_instance;

  char *question; /* as they stand in the program */
  char *about;    /* or NULL */
  char *thing;
  char *name;
  GtkWidget *entry;
  GtkWidget *refusal;
};

G_DEFINE_FINAL_TYPE (FhNameWindow, fh_name_window, FH_TYPE_DIALOG)

static void
rename_cb (FhNameWindow *self)
{
  g_autofree char *refusal = NULL;

  g_signal_emit_by_name (self, "named", gtk_editable_get_text (GTK_EDITABLE (self->entry)),
                         self->thing, &refusal);
  if (refusal == NULL)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  fh_label_say (self->refusal, refusal);
  fh_announce (self->entry, refusal);
}

static GtkWidget *
fh_name_window_build (FhDialog *dialog)
{
  FhNameWindow *self = FH_NAME_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *group =
      fh_group_add (GTK_BOX (box), NULL, self->about != NULL ? _ (self->about) : NULL);
  GtkWidget *button = gtk_button_new_with_label (_ ("Rename"));
  g_autofree char *typed = g_strdup (
      self->entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->entry)) : self->name);

  gtk_window_set_title (GTK_WINDOW (self), _ (self->question));
  self->entry = adw_entry_row_new ();
  fh_widget_set_entry_title (self->entry, _ ("Name"));
  gtk_editable_set_text (GTK_EDITABLE (self->entry), typed);
  fh_connect (self->entry, "entry-activated", rename_cb, self);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->entry);

  self->refusal = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->refusal), TRUE);
  gtk_widget_add_css_class (self->refusal, "option-refusal");
  gtk_widget_set_visible (self->refusal, FALSE);

  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  fh_connect (button, "clicked", rename_cb, self);
  gtk_box_append (GTK_BOX (box), self->refusal);
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "dialog-groups");
  return fh_dialog_frame (header, box, FALSE);
}

static void
fh_name_window_class_init (FhNameWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_name_window_build;

  FH_MADE_WITH_STRING (klass, FhNameWindow, question);
  FH_MADE_WITH_STRING (klass, FhNameWindow, about);
  FH_MADE_WITH_STRING (klass, FhNameWindow, thing);
  FH_MADE_WITH_STRING (klass, FhNameWindow, name);
  g_signal_new ("named", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_first_wins, NULL, NULL, G_TYPE_STRING, 2, G_TYPE_STRING,
                G_TYPE_STRING);
}

static void
fh_name_window_init (FhNameWindow *self)
{
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 340, -1);
}

GtkWidget *
fh_name_window_show (
    GtkWindow *parent, const char *title, const char *about, const char *thing, const char *name)
{
  FhNameWindow *self = g_object_new (FH_TYPE_NAME_WINDOW, "transient-for", parent, "question",
                                     title, "about", about, "thing", thing, "name", name, NULL);

  gtk_window_present (GTK_WINDOW (self));
  gtk_widget_grab_focus (self->entry);
  return GTK_WIDGET (self);
}
