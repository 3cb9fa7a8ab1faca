/* fh-rules-window.c: the rules by which the present game is played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-window.h"

#include <glib/gi18n.h>

#include "fh-help-link.h"
#include "fh-option-row.h"
#include "fh-sentences-rules.h"

struct _FhRulesWindow
{
  FhDialog parent_instance;

  FhRules rules;
};

G_DEFINE_TYPE (FhRulesWindow, fh_rules_window, FH_TYPE_DIALOG)

static GtkWidget *
make_row (const FhRules *rules, int index)
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = gtk_label_new (fh_sentence_option (index));
  GtkWidget *about = fh_help_label_new ();
  char value[FH_OPTION_VALUE_SIZE], usual[FH_OPTION_VALUE_SIZE];
  gboolean is_changed = fh_option_is_changed (rules, index, usual);

  fh_option_get (rules, index, value);
  g_autofree char *value_name = fh_sentence_option_value (index, value);
  GtkWidget *shown = gtk_label_new (value_name);
  gtk_label_set_xalign (GTK_LABEL (title), 0.0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (shown), 1.0);
  gtk_label_set_wrap (GTK_LABEL (shown), TRUE);
  gtk_label_set_justify (GTK_LABEL (shown), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (shown, TRUE);
  gtk_widget_add_css_class (shown, "heading");
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), shown);
  gtk_box_append (GTK_BOX (box), head);
  fh_help_label_set (GTK_LABEL (about), fh_sentence_option_about (index),
                     fh_sentence_option_help (index));
  gtk_widget_add_css_class (about, "caption");
  gtk_widget_add_css_class (about, "option-about");
  gtk_box_append (GTK_BOX (box), about);
  if (is_changed)
    {
      g_autofree char *usual_name = fh_sentence_option_value (index, usual);
      g_autofree char *sentence = g_strdup_printf (_ ("Usual at this table: %s"), usual_name);
      GtkWidget *mark = gtk_label_new (sentence);
      gtk_label_set_wrap (GTK_LABEL (mark), TRUE);
      gtk_widget_set_halign (mark, GTK_ALIGN_START);
      gtk_widget_add_css_class (mark, "changed-mark");
      gtk_box_append (GTK_BOX (box), mark);
    }
  gtk_widget_add_css_class (box, "option-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), fh_sentence_option (index));
  /* Translators: %1$s is a rule that can be changed, %2$s is how it is. */
  g_autofree char *spoken =
      g_strdup_printf (C_ ("rule and value", "%1$s: %2$s"), fh_sentence_option (index), value_name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

static GtkWidget *
make_group (const FhRules *rules, const char *title, gboolean changed)
{
  GtkWidget *group = adw_preferences_group_new ();
  guint n = 0;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  for (int i = 0; i < fh_n_options (); i++)
    if (fh_option_applies (rules, i) && fh_option_is_changed (rules, i, NULL) == changed)
      {
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_row (rules, i));
        n++;
      }
  gtk_widget_set_visible (group, n > 0);
  return group;
}

static GtkWidget *
fh_rules_window_build (FhDialog *dialog)
{
  FhRulesWindow *self = FH_RULES_WINDOW (dialog);
  FhPreset preset = (FhPreset) self->rules.preset;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *about = fh_help_label_new ();
  g_autofree char *target = g_strconcat ("preset-", fh_preset_id (preset), NULL);

  gtk_window_set_title (GTK_WINDOW (self), fh_sentence_preset (preset));
  fh_help_label_set (GTK_LABEL (about), fh_sentence_preset_about (preset), target);
  gtk_box_append (GTK_BOX (box), about);
  gtk_box_append (GTK_BOX (box), make_group (&self->rules, _ ("Changed for This Game"), TRUE));
  gtk_box_append (GTK_BOX (box), make_group (&self->rules, _ ("As Usual at This Table"), FALSE));
  gtk_widget_add_css_class (box, "dialog-groups");
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  return fh_dialog_frame (adw_header_bar_new (), clamp, TRUE);
}

static void
fh_rules_window_class_init (FhRulesWindowClass *klass)
{
  FH_DIALOG_CLASS (klass)->build = fh_rules_window_build;
}

static void
fh_rules_window_init (FhRulesWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
}

GtkWidget *
fh_rules_window_new (GtkWindow *parent, const FhRules *rules)
{
  FhRulesWindow *self = g_object_new (FH_TYPE_RULES_WINDOW, "transient-for", parent, NULL);
  self->rules = *rules;
  fh_dialog_rebuild (FH_DIALOG (self));
  return GTK_WIDGET (self);
}
