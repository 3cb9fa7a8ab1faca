/* fh-rules-window.c: the rules by which the present game is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-window.h"

#include <glib/gi18n.h>

#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-option-row.h"
#include "fh-rules-text.h"
#include "fh-sentences-rules.h"
#include "fh-toasts.h"
#include "fh-widget.h"

struct _FhRulesWindow
{
  FhDialog parent_instance;

  FhRules rules;
  char *name;
  GtkWidget *toasts;
};

G_DEFINE_FINAL_TYPE (FhRulesWindow, fh_rules_window, FH_TYPE_DIALOG)

static void
copy_cb (FhRulesWindow *self)
{
  g_autofree char *text = fh_rules_text_write (&self->rules, self->name);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  fh_toasts_say (FH_TOASTS (self->toasts), _ ("The rules are copied as text"));
}

/* What the table is, and what is not as it would be by itself. */
static GtkWidget *
make_summary (FhRulesWindow *self)
{
  FhPreset preset = (FhPreset) self->rules.preset;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *about = fh_help_label_new ();
  GtkWidget *changes = fh_help_label_new ();
  g_autofree char *target = fh_sentence_table_help (&self->rules);
  g_autofree char *sentence = fh_sentence_changes (&self->rules);
  g_autofree char *marks = fh_sentence_rules_about (&self->rules);

  if (self->name != NULL)
    {
      GtkWidget *table = fh_help_label_new ();
      gtk_label_set_text (GTK_LABEL (table), fh_sentence_preset (preset));
      gtk_widget_add_css_class (table, "heading");
      gtk_box_append (GTK_BOX (box), table);
    }
  fh_help_label_set (GTK_LABEL (about), marks, target);
  gtk_label_set_text (GTK_LABEL (changes), sentence);
  gtk_widget_add_css_class (changes, "rules-changes");
  gtk_box_append (GTK_BOX (box), about);
  gtk_box_append (GTK_BOX (box), changes);
  return box;
}

static GtkWidget *
fh_rules_window_build (FhDialog *dialog)
{
  FhRulesWindow *self = FH_RULES_WINDOW (dialog);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *copy = gtk_button_new_with_label (_ ("Copy as Text"));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);

  gtk_window_set_title (GTK_WINDOW (self),
                        self->name != NULL ? self->name : fh_sentence_table (&self->rules));
  fh_connect (copy, "clicked", copy_cb, self);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), copy);
  gtk_box_append (GTK_BOX (box), make_summary (self));
  fh_option_row_add_groups (GTK_BOX (box), &self->rules, FALSE, NULL);
  gtk_widget_add_css_class (box, "dialog-groups");
  self->toasts = fh_toasts_new (fh_dialog_frame (header, fh_clamp_new (box), TRUE));
  return self->toasts;
}

static void
fh_rules_window_class_init (FhRulesWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_rules_window_build;

  FH_MADE_WITH_COPY (klass, FhRulesWindow, rules, FhRules);
  FH_MADE_WITH_STRING (klass, FhRulesWindow, name);
}

static void
fh_rules_window_init (FhRulesWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 600, 720);
}

GtkWidget *
fh_rules_window_new (GtkWindow *parent, const FhRules *rules, const char *name)
{
  return g_object_new (FH_TYPE_RULES_WINDOW, "transient-for", parent, "rules", rules, "name", name,
                       NULL);
}
