/* fh-house-window.c: the editor of house rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-house-window.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-help-link.h"
#include "fh-isolate.h"
#include "fh-made.h"
#include "fh-option-row.h"
#include "fh-ready-made.h"
#include "fh-rules-text.h"
#include "fh-sentences-rules.h"
#include "fh-toasts.h"
#include "fh-widget.h"

struct _FhHouseWindow
{
  FhDialog parent_instance;

  FhHouseRules *house;
  FhRules rules;
  char *name;
  FhRules replaced; /* what the name stood for before it was saved again */

  /* Made anew with each language. */
  GPtrArray *rows; /* FhOptionRow */
  GtkWidget *about;
  GtkWidget *changes;
  GtkWidget *reset;
  GtkWidget *entry;
  GtkWidget *save;
  GtkWidget *toasts;
};

G_DEFINE_FINAL_TYPE (FhHouseWindow, fh_house_window, FH_TYPE_DIALOG)

/* --- The rules --- */

static void
show_rules (FhHouseWindow *self)
{
  g_autofree char *changes = fh_sentence_changes (&self->rules);
  g_autofree char *about = fh_sentence_rules_about (&self->rules);
  g_autofree char *target = fh_sentence_table_help (&self->rules);

  gtk_window_set_title (GTK_WINDOW (self),
                        self->name != NULL ? self->name : fh_sentence_table (&self->rules));
  fh_help_label_set (GTK_LABEL (self->about), about, target);
  for (guint i = 0; i < self->rows->len; i++)
    fh_option_row_show (self->rows->pdata[i], &self->rules);
  gtk_label_set_text (GTK_LABEL (self->changes), changes);
  gtk_widget_set_visible (self->reset, fh_ready_made_count_changed (&self->rules) > 0);
}

static void
option_changed_cb (FhOptionRow *row, const char *value, FhHouseWindow *self)
{
  int index = fh_option_row_get_index (row);

  if (fh_option_set (&self->rules, fh_option_name (index), value) != FH_OPTION_OK)
    return;
  show_rules (self);
  g_signal_emit_by_name (self, "changed");
}

static void
focus_first (FhHouseWindow *self)
{
  if (self->rows->len > 0)
    fh_option_row_focus (self->rows->pdata[0]);
}

static void
reset_cb (FhHouseWindow *self)
{
  fh_rules_init (&self->rules, (FhPreset) self->rules.preset);
  /* The button goes; the keyboard goes on at the first rule. */
  focus_first (self);
  show_rules (self);
  fh_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->changes)));
  g_signal_emit_by_name (self, "changed");
}

/* --- The name --- */

/* The table that would be replaced: another one than that which is edited. */
static int
find_other (FhHouseWindow *self)
{
  int index =
      fh_house_rules_find_name (self->house, gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  int own = self->name != NULL ? fh_house_rules_find_name (self->house, self->name) : -1;

  return index == own ? -1 : index;
}

static void
typed_cb (FhHouseWindow *self)
{
  g_autofree char *name =
      fh_rules_text_clean_name (gtk_editable_get_text (GTK_EDITABLE (self->entry)));

  gtk_button_set_label (GTK_BUTTON (self->save),
                        find_other (self) >= 0 ? _ ("Replace") : _ ("Save"));
  gtk_widget_set_sensitive (self->save, name != NULL);
}

static void
save_cb (FhHouseWindow *self)
{
  g_autofree char *name =
      fh_rules_text_clean_name (gtk_editable_get_text (GTK_EDITABLE (self->entry)));
  int other = find_other (self);
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (other >= 0)
    self->replaced = *fh_house_rules_get_rules (self->house, (guint) other);
  if (!fh_house_rules_save (self->house, name, &self->rules, &error))
    {
      fh_toasts_say (FH_TOASTS (self->toasts), error->message);
      return;
    }
  g_free (self->name);
  self->name = g_steal_pointer (&name);
  typed_cb (self);
  g_autofree char *shown = fh_isolate (self->name);
  /* Translators: %s is a name that somebody has given to a table. */
  g_autofree char *sentence =
      g_strdup_printf (other >= 0 ? _ ("“%s” is replaced") : _ ("Saved as “%s”"), shown);
  g_signal_emit_by_name (self, "saved");
  toast = fh_toasts_say (FH_TOASTS (self->toasts), sentence);
  if (other < 0)
    return;
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "house.undo-replace");
}

static void
undo_replace_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhHouseWindow *self = FH_HOUSE_WINDOW (widget);
  g_autoptr (GError) error = NULL;

  if (self->name == NULL)
    return;
  if (!fh_house_rules_save (self->house, self->name, &self->replaced, &error))
    {
      fh_toasts_say (FH_TOASTS (self->toasts), error->message);
      return;
    }
  g_clear_pointer (&self->name, g_free);
  typed_cb (self);
  g_signal_emit_by_name (self, "changed");
}

/* --- The window --- */

static GtkWidget *
make_summary (FhHouseWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->about = fh_help_label_new ();
  self->changes = fh_help_label_new ();
  gtk_widget_set_hexpand (self->changes, TRUE);
  gtk_widget_add_css_class (self->changes, "heading");
  self->reset = gtk_button_new_with_label (_ ("Reset All"));
  gtk_widget_set_tooltip_text (self->reset, _ ("Undo all changes to the rules of this table"));
  gtk_widget_set_valign (self->reset, GTK_ALIGN_CENTER);
  fh_connect (self->reset, "clicked", reset_cb, self);
  gtk_box_append (GTK_BOX (line), self->changes);
  gtk_box_append (GTK_BOX (line), self->reset);
  gtk_box_append (GTK_BOX (box), self->about);
  gtk_box_append (GTK_BOX (box), line);
  return box;
}

static GtkWidget *
make_foot (FhHouseWindow *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *clamp = fh_clamp_new (foot);
  g_autofree char *typed = g_strdup (
      self->entry != NULL ? gtk_editable_get_text (GTK_EDITABLE (self->entry)) : self->name);

  self->entry = gtk_entry_new ();
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), _ ("A name for your table"));
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), FH_RULES_TEXT_MAX_NAME);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), typed != NULL ? typed : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 8);
  gtk_widget_set_hexpand (self->entry, TRUE);
  fh_widget_set_name (self->entry, _ ("A name for your table"));
  self->save = gtk_button_new_with_label (_ ("Save"));
  gtk_widget_add_css_class (self->save, "suggested-action");
  fh_connect (self->entry, "changed", typed_cb, self);
  fh_connect (self->entry, "activate", save_cb, self);
  fh_connect (self->save, "clicked", save_cb, self);
  gtk_box_append (GTK_BOX (foot), self->entry);
  gtk_box_append (GTK_BOX (foot), self->save);
  gtk_widget_add_css_class (clamp, "start-foot");
  typed_cb (self);
  return clamp;
}

static GtkWidget *
fh_house_window_build (FhDialog *dialog)
{
  FhHouseWindow *self = FH_HOUSE_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *frame;

  gtk_box_append (GTK_BOX (box), make_summary (self));
  g_ptr_array_set_size (self->rows, 0);
  fh_option_row_add_groups (GTK_BOX (box), &self->rules, TRUE, self->rows);
  for (guint i = 0; i < self->rows->len; i++)
    g_signal_connect_object (self->rows->pdata[i], "changed", G_CALLBACK (option_changed_cb), self,
                             0);
  gtk_widget_add_css_class (box, "dialog-groups");

  frame = fh_dialog_frame (header, fh_clamp_new (box), TRUE);
  gtk_box_append (GTK_BOX (frame), make_foot (self));
  self->toasts = fh_toasts_new (frame);
  show_rules (self);
  return self->toasts;
}

static void
fh_house_window_constructed (GObject *object)
{
  G_OBJECT_CLASS (fh_house_window_parent_class)->constructed (object);
  /* Not yet: a window that has the focus before it is one is no window to old accessibility. */
  g_signal_connect (object, "map", G_CALLBACK (focus_first), NULL);
}

static void
fh_house_window_class_init (FhHouseWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_house_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_house_window_build;

  FH_MADE_WITH_OBJECT (klass, FhHouseWindow, house, FH_TYPE_HOUSE_RULES);
  FH_MADE_WITH_COPY (klass, FhHouseWindow, rules, FhRules);
  FH_MADE_WITH_STRING (klass, FhHouseWindow, name);
  FH_HOLDS (klass, FhHouseWindow, rows, g_ptr_array_unref);

  fh_made_signal (klass, "changed", 0);
  fh_made_signal (klass, "saved", 0);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "house.undo-replace", NULL,
                                   undo_replace_cb);
}

static void
fh_house_window_init (FhHouseWindow *self)
{
  self->rows = g_ptr_array_new ();
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), 620, 720);
}

GtkWidget *
fh_house_window_new (GtkWindow *parent, FhHouseRules *house, const FhRules *rules, const char *name)
{
  return g_object_new (FH_TYPE_HOUSE_WINDOW, "transient-for", parent, "house", house, "rules",
                       rules, "name", name, NULL);
}

const FhRules *
fh_house_window_peek_rules (FhHouseWindow *self)
{
  g_return_val_if_fail (FH_IS_HOUSE_WINDOW (self), NULL);
  return &self->rules;
}

const char *
fh_house_window_get_name (FhHouseWindow *self)
{
  g_return_val_if_fail (FH_IS_HOUSE_WINDOW (self), NULL);
  return self->name;
}

GPtrArray *
fh_house_window_get_rows (FhHouseWindow *self)
{
  g_return_val_if_fail (FH_IS_HOUSE_WINDOW (self), NULL);
  return self->rows;
}
