/* fh-option-row.c: one house rule that can be changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-option-row.h"

#include <glib/gi18n.h>

#include "fh-help-link.h"
#include "fh-sentences-rules.h"

struct _FhOptionRow
{
  AdwPreferencesRow parent_instance;

  int index;
  gboolean is_showing; /* controls change because rules are shown */
  GtkWidget *mark;
  GtkWidget *preset;
  GtkWidget *toggle;
  GtkWidget *number;
  GtkWidget *choice;
  GPtrArray *words; /* the values of `choice`, as records write them */
};

G_DEFINE_TYPE (FhOptionRow, fh_option_row, ADW_TYPE_PREFERENCES_ROW)

static guint changed_signal;

gboolean
fh_option_is_changed (const FhRules *rules, int index, char preset_value[FH_OPTION_VALUE_SIZE])
{
  FhRules preset;
  char now[FH_OPTION_VALUE_SIZE], then[FH_OPTION_VALUE_SIZE];

  fh_rules_init (&preset, (FhPreset) rules->preset);
  fh_option_get (rules, index, now);
  fh_option_get (&preset, index, then);
  if (preset_value != NULL)
    g_strlcpy (preset_value, then, FH_OPTION_VALUE_SIZE);
  return !g_str_equal (now, then);
}

guint
fh_options_count_changed (const FhRules *rules)
{
  guint n = 0;
  for (int i = 0; i < fh_n_options (); i++)
    n += fh_option_applies (rules, i) && fh_option_is_changed (rules, i, NULL);
  return n;
}

/* The words of option @index, each meaning once: records know two words for some.  (transfer full)
 */
static GPtrArray *
list_words (const FhRules *rules, int index, GPtrArray *names)
{
  GPtrArray *words = g_ptr_array_new ();
  const char *word;

  for (int n = 0; (word = fh_option_value (rules, index, n)) != NULL; n++)
    {
      g_autofree char *name = fh_sentence_option_value (index, word);
      gboolean is_known = FALSE;
      for (guint i = 0; i < names->len && !is_known; i++)
        is_known = g_str_equal (names->pdata[i], name);
      if (is_known)
        continue;
      g_ptr_array_add (words, (gpointer) word);
      g_ptr_array_add (names, g_steal_pointer (&name));
    }
  return words;
}

gboolean
fh_option_row_has_choice (const FhRules *rules, int index)
{
  if (fh_option_range (rules, index, NULL, NULL))
    return TRUE;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) words = list_words (rules, index, names);
  return words->len > 1;
}

static void
emit_changed (FhOptionRow *self, const char *value)
{
  if (!self->is_showing)
    g_signal_emit (self, changed_signal, 0, value);
}

static void
toggled_cb (FhOptionRow *self)
{
  emit_changed (self, gtk_switch_get_active (GTK_SWITCH (self->toggle)) ? "on" : "off");
}

static void
number_cb (FhOptionRow *self)
{
  g_autofree char *value =
      g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
  emit_changed (self, value);
}

static void
chosen_cb (FhOptionRow *self)
{
  guint n = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->choice));
  if (n < self->words->len)
    emit_changed (self, self->words->pdata[n]);
}

static void
choice_setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
choice_bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);
  const char *text = gtk_string_object_get_string (string);
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item), text);
}

static GtkWidget *
make_choice (GPtrArray *names)
{
  GtkStringList *model = gtk_string_list_new (NULL);
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  for (guint i = 0; i < names->len; i++)
    gtk_string_list_append (model, names->pdata[i]);
  g_signal_connect (factory, "setup", G_CALLBACK (choice_setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (choice_bind_cb), NULL);
  GtkWidget *choice = gtk_drop_down_new (G_LIST_MODEL (model), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  g_object_unref (factory);
  return choice;
}

void
fh_option_row_show (FhOptionRow *self, const FhRules *rules)
{
  g_return_if_fail (FH_IS_OPTION_ROW (self));
  char value[FH_OPTION_VALUE_SIZE], preset[FH_OPTION_VALUE_SIZE];
  gboolean is_changed = fh_option_is_changed (rules, self->index, preset);

  self->is_showing = TRUE;
  fh_option_get (rules, self->index, value);
  if (self->toggle != NULL)
    gtk_switch_set_active (GTK_SWITCH (self->toggle), g_str_equal (value, "on"));
  if (self->number != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number),
                               (double) g_ascii_strtoll (value, NULL, 10));
  for (guint i = 0; self->choice != NULL && i < self->words->len; i++)
    if (g_str_equal (self->words->pdata[i], value))
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->choice), i);
  self->is_showing = FALSE;

  g_autofree char *name = fh_sentence_option_value (self->index, preset);
  /* Translators: %s is what a table has by itself for an option that was changed. */
  g_autofree char *usual = g_strdup_printf (_ ("Usual at this table: %s"), name);
  gtk_label_set_text (GTK_LABEL (self->preset), usual);
  gtk_widget_set_visible (self->preset, is_changed);
  gtk_widget_set_visible (self->mark, is_changed);
}

int
fh_option_row_get_index (FhOptionRow *self)
{
  g_return_val_if_fail (FH_IS_OPTION_ROW (self), -1);
  return self->index;
}

static GtkWidget *
make_caption (void)
{
  GtkWidget *label = fh_help_label_new ();
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "option-about");
  return label;
}

static void
fh_option_row_finalize (GObject *object)
{
  g_clear_pointer (&FH_OPTION_ROW (object)->words, g_ptr_array_unref);
  G_OBJECT_CLASS (fh_option_row_parent_class)->finalize (object);
}

static void
fh_option_row_class_init (FhOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_option_row_finalize;
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fh_option_row_init (FhOptionRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/* The control that fits the option; those that need the width stand in a line of their own. */
static GtkWidget *
make_control (FhOptionRow *self, const FhRules *rules)
{
  int minimum, maximum;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  if (fh_option_range (rules, self->index, &minimum, &maximum))
    {
      int step = maximum - minimum > 200 ? 10 : maximum - minimum > 20 ? 5 : 1;
      self->number = gtk_spin_button_new_with_range (minimum, maximum, step);
      g_signal_connect_object (self->number, "value-changed", G_CALLBACK (number_cb), self,
                               G_CONNECT_SWAPPED);
      return self->number;
    }
  self->words = list_words (rules, self->index, names);
  if (self->words->len == 2 && g_str_equal (self->words->pdata[0], "on"))
    {
      self->toggle = gtk_switch_new ();
      g_signal_connect_object (self->toggle, "notify::active", G_CALLBACK (toggled_cb), self,
                               G_CONNECT_SWAPPED);
      return self->toggle;
    }
  self->choice = make_choice (names);
  g_signal_connect_object (self->choice, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return self->choice;
}

GtkWidget *
fh_option_row_new (const FhRules *rules, int index)
{
  FhOptionRow *self = g_object_new (FH_TYPE_OPTION_ROW, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *title = gtk_label_new (fh_sentence_option (index));
  GtkWidget *about = make_caption ();

  self->index = index;
  self->is_showing = TRUE;
  GtkWidget *control = make_control (self, rules);
  /* Translators: a mark on a rule that is not as usual at the table. */
  self->mark = gtk_label_new (_ ("Changed"));
  self->preset = make_caption ();
  gtk_widget_add_css_class (self->mark, "changed-mark");
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0.0);
  gtk_widget_set_hexpand (title, TRUE);
  fh_help_label_set (GTK_LABEL (about), fh_sentence_option_about (index),
                     fh_sentence_option_help (index));

  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), self->mark);
  if (self->choice == NULL)
    gtk_box_append (GTK_BOX (head), control);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), about);
  if (self->choice != NULL)
    gtk_box_append (GTK_BOX (box), control);
  gtk_box_append (GTK_BOX (box), self->preset);
  gtk_widget_add_css_class (box, "option-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), fh_sentence_option (index));
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  fh_sentence_option (index), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fh_sentence_option_about (index), -1);
  fh_option_row_show (self, rules);
  return GTK_WIDGET (self);
}
