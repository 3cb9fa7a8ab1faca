/* fh-option-row.c: one house rule, to be read or changed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-option-row.h"

#include <glib/gi18n.h>

#include "fh-check.h"
#include "fh-compat.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-sentences-rules.h"
#include "fh-style.h"
#include "fh-widget.h"

#define MAX_WORDS 6

struct _FhOptionRow
{
  AdwPreferencesRow parent_instance;

  FhRules rules; /* as they are shown */
  int index;
  gboolean is_editable;
  gboolean is_showing; /* controls change because rules are shown */

  /* One of these is the control. */
  GtkWidget *toggle;
  GtkWidget *number;
  GtkWidget *answers[MAX_WORDS]; /* check buttons of one group */
  const char *words[MAX_WORDS];  /* their values, as records write them */
  int n_answers;

  GtkWidget *value; /* what it is, where it can only be read */
  GtkWidget *refusal;
  GtkWidget *advice;
  GtkWidget *change; /* the line about what is changed */
  GtkWidget *usual;
};

G_DEFINE_FINAL_TYPE (FhOptionRow, fh_option_row, ADW_TYPE_PREFERENCES_ROW)

/* The words that option @index can have, each meaning once: records know two words for some.  With
 * @all those too that this table cannot have. */
static int
list_words (const FhRules *rules, int index, gboolean all, const char *words[MAX_WORDS])
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *word;
  int n_words = 0;

  for (int n = 0; n_words < MAX_WORDS
                  && (word = all ? fh_option_word (index, n) : fh_option_value (rules, index, n));
       n++)
    {
      g_autofree char *name = fh_sentence_option_value (index, word);
      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        continue;
      words[n_words++] = word;
      g_ptr_array_add (names, g_steal_pointer (&name));
    }
  return n_words;
}

gboolean
fh_option_row_has_choice (const FhRules *rules, int index)
{
  const char *words[MAX_WORDS];

  return fh_option_range (rules, index, NULL, NULL) || list_words (rules, index, FALSE, words) > 1;
}

/* --- What somebody chooses --- */

static void
show_refusal (FhOptionRow *self, const char *sentence)
{
  fh_label_say (self->refusal, sentence);
  if (sentence != NULL)
    fh_announce (GTK_WIDGET (self), sentence);
}

/* Has @value said to be wanted, or says why it cannot be and shows again what is. */
static void
choose (FhOptionRow *self, const char *value)
{
  g_autofree char *refused = NULL;

  if (self->is_showing)
    return;
  refused = fh_sentence_option_refused (&self->rules, self->index, value);
  if (refused == NULL)
    {
      show_refusal (self, NULL);
      g_signal_emit_by_name (self, "changed", value);
      return;
    }
  fh_option_row_show (self, &self->rules);
  show_refusal (self, refused);
}

static void
toggled_cb (FhOptionRow *self)
{
  choose (self, gtk_switch_get_active (GTK_SWITCH (self->toggle)) ? "on" : "off");
}

static void
number_cb (FhOptionRow *self)
{
  g_autofree char *value =
      g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->number)));
  choose (self, value);
}

/* What was typed is looked at before the button makes the nearest number of it. */
static int
input_cb (GtkSpinButton *button, double *number, FhOptionRow *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (button))));
  g_autofree char *refused = fh_sentence_option_refused (&self->rules, self->index, text);

  if (refused == NULL || self->is_showing)
    return FALSE;
  *number = gtk_spin_button_get_value (button);
  show_refusal (self, refused);
  return TRUE;
}

static void
answer_cb (FhOptionRow *self, GParamSpec *pspec, GtkCheckButton *answer)
{
  if (!gtk_check_button_get_active (answer))
    return;
  for (int i = 0; i < self->n_answers; i++)
    if (self->answers[i] == GTK_WIDGET (answer))
      choose (self, self->words[i]);
}

void
fh_option_row_focus (FhOptionRow *self)
{
  g_return_if_fail (FH_IS_OPTION_ROW (self));
  GtkWidget *control = self->toggle != NULL ? self->toggle : self->number;

  for (int i = 0; i < self->n_answers; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->answers[i])))
      control = self->answers[i];
  gtk_widget_grab_focus (control != NULL ? control : GTK_WIDGET (self));
}

static void
reset_cb (FhOptionRow *self)
{
  char usual[FH_OPTION_VALUE_SIZE];

  fh_option_is_changed (&self->rules, self->index, usual);
  /* The button goes; the keyboard stays in the row. */
  fh_option_row_focus (self);
  choose (self, usual);
}

/* --- What is shown --- */

static void
show_control (FhOptionRow *self, const char *value)
{
  if (self->toggle != NULL)
    gtk_switch_set_active (GTK_SWITCH (self->toggle), g_str_equal (value, "on"));
  if (self->number != NULL)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->number),
                               (double) g_ascii_strtoll (value, NULL, 10));
  for (int i = 0; i < self->n_answers; i++)
    if (g_str_equal (self->words[i], value))
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->answers[i]), TRUE);
}

void
fh_option_row_show (FhOptionRow *self, const FhRules *rules)
{
  g_return_if_fail (FH_IS_OPTION_ROW (self));
  char value[FH_OPTION_VALUE_SIZE], preset[FH_OPTION_VALUE_SIZE];
  gboolean is_changed = fh_option_is_changed (rules, self->index, preset);
  const char *name = fh_sentence_option (self->index);

  self->rules = *rules;
  fh_option_get (rules, self->index, value);
  self->is_showing = TRUE;
  show_control (self, value);
  self->is_showing = FALSE;

  g_autofree char *value_name = fh_sentence_option_value (self->index, value);
  g_autofree char *preset_name = fh_sentence_option_value (self->index, preset);
  const char *idle = fh_sentence_option_idle (rules, self->index);
  const char *advice = idle != NULL ? idle : fh_sentence_option_advice (rules, self->index);
  /* Translators: %s is what a table has by itself for a rule that was changed. */
  g_autofree char *usual = g_strdup_printf (_ ("Usual at this table: %s"), preset_name);
  g_autofree char *spoken =
      is_changed
          /* Translators: what a screen reader says of a rule: %1$s is the rule, %2$s what it is,
           * %3$s what it is at this table by itself. */
          ? g_strdup_printf (_ ("%1$s: %2$s. Changed, usual at this table: %3$s."), name,
                             value_name, preset_name)
          /* Translators: %1$s is a rule that can be changed, %2$s how it is. */
          : g_strdup_printf (C_ ("rule and value", "%1$s: %2$s"), name, value_name);

  if (self->value != NULL)
    gtk_label_set_text (GTK_LABEL (self->value), value_name);
  gtk_label_set_text (GTK_LABEL (self->advice), advice);
  gtk_label_set_text (GTK_LABEL (self->usual), usual);
  gtk_widget_set_visible (self->change, is_changed);
  fh_widget_set_class (GTK_WIDGET (self), "changed", is_changed);
  fh_widget_describe (GTK_WIDGET (self), spoken, advice);
}

int
fh_option_row_get_index (FhOptionRow *self)
{
  g_return_val_if_fail (FH_IS_OPTION_ROW (self), -1);
  return self->index;
}

const char *
fh_option_row_get_refusal (FhOptionRow *self)
{
  g_return_val_if_fail (FH_IS_OPTION_ROW (self), NULL);
  return gtk_widget_get_visible (self->refusal) ? gtk_label_get_text (GTK_LABEL (self->refusal))
                                                : NULL;
}

/* --- What it is made of --- */

static GtkWidget *
make_toggle (FhOptionRow *self)
{
  self->toggle = gtk_switch_new ();
  fh_connect (self->toggle, "notify::active", toggled_cb, self);
  return self->toggle;
}

static GtkWidget *
make_number (FhOptionRow *self, int minimum, int maximum)
{
  int step = maximum - minimum > 200 ? 10 : maximum - minimum > 20 ? 5 : 1;

  self->number = fh_number_new (minimum, maximum, step);
  g_signal_connect_object (self->number, "input", G_CALLBACK (input_cb), self, 0);
  fh_connect (self->number, "value-changed", number_cb, self);
  return self->number;
}

/* In a list the arrow keys go from row to row, and would pass by all answers but the chosen one.
 * They choose on the way, as in any group of answers, but not what this table refuses. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType modifiers,
        FhOptionRow *self)
{
  int step = key == GDK_KEY_Down || key == GDK_KEY_KP_Down ? 1
             : key == GDK_KEY_Up || key == GDK_KEY_KP_Up   ? -1
                                                           : 0;
  int next = -1;

  for (int i = 0; i < self->n_answers && step != 0; i++)
    if (gtk_widget_has_focus (self->answers[i]))
      next = i + step;
  if (next < 0 || next >= self->n_answers)
    return GDK_EVENT_PROPAGATE;
  gtk_widget_grab_focus (self->answers[next]);
  g_autofree char *refused =
      fh_sentence_option_refused (&self->rules, self->index, self->words[next]);
  if (refused == NULL)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->answers[next]), TRUE);
  return GDK_EVENT_STOP;
}

static GtkWidget *
make_answers (FhOptionRow *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO_GROUP, NULL);

  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (box, keys);
  self->n_answers = list_words (&self->rules, self->index, TRUE, self->words);
  for (int i = 0; i < self->n_answers; i++)
    {
      g_autofree char *name = fh_sentence_option_value (self->index, self->words[i]);
      g_autofree char *refused =
          fh_sentence_option_refused (&self->rules, self->index, self->words[i]);
      GtkWidget *answer = fh_check_new_radio ();
      GtkWidget *label = fh_label_new (name, FH_LABEL_BROKEN, refused != NULL ? "refused" : NULL);

      gtk_check_button_set_child (GTK_CHECK_BUTTON (answer), label);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_tooltip_text (answer, refused);
      fh_widget_describe (answer, name, refused);
      if (i > 0)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (answer), GTK_CHECK_BUTTON (self->answers[0]));
      fh_connect (answer, "notify::active", answer_cb, self);
      gtk_box_append (GTK_BOX (box), answer);
      self->answers[i] = answer;
    }
  return box;
}

/* The line about a change: a written mark, what is usual, and the way back. */
static GtkWidget *
make_change (FhOptionRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: a mark on a rule that is not as usual at the table. */
  GtkWidget *mark = fh_label_new (_ ("Changed"), FH_LABEL_ONE_LINE, "changed-mark");

  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  self->usual = fh_label_new (NULL, FH_LABEL_BROKEN, "caption");
  gtk_widget_set_hexpand (self->usual, TRUE);
  gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), self->usual);
  if (self->is_editable)
    {
      GtkWidget *reset = fh_icon_button_new ("edit-undo-symbolic", _ ("Back to the usual"), NULL);
      /* Translators: %s is the name of a rule that can be changed. */
      g_autofree char *name =
          g_strdup_printf (_ ("Back to the usual: %s"), fh_sentence_option (self->index));
      gtk_widget_add_css_class (reset, "flat");
      gtk_widget_add_css_class (reset, "reset");
      gtk_widget_set_valign (reset, GTK_ALIGN_CENTER);
      fh_widget_set_name (reset, name);
      fh_connect (reset, "clicked", reset_cb, self);
      gtk_box_append (GTK_BOX (box), reset);
    }
  return box;
}

static GtkWidget *
make_advice (FhOptionRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", "fh-tutor-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  self->advice = fh_label_new (NULL, FH_LABEL_BROKEN, "caption");
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->advice, TRUE);
  /* Translators: the tip of the mouse on a sentence about how a rule changes play. */
  gtk_widget_set_tooltip_text (box, _ ("What the tutor says about this rule"));
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), self->advice);
  gtk_widget_add_css_class (box, "option-advice");
  return box;
}

/* The control, or what the option is; those that need the width stand in a line of their own. */
static GtkWidget *
make_control (FhOptionRow *self)
{
  const char *words[MAX_WORDS];
  int minimum, maximum;

  if (!self->is_editable || !fh_option_row_has_choice (&self->rules, self->index))
    return self->value = fh_label_new (NULL, FH_LABEL_BROKEN, "heading");
  if (fh_option_range (&self->rules, self->index, &minimum, &maximum))
    return make_number (self, minimum, maximum);
  if (list_words (&self->rules, self->index, TRUE, words) == 2 && g_str_equal (words[0], "on"))
    return make_toggle (self);
  return make_answers (self);
}

static void
fh_option_row_constructed (GObject *object)
{
  FhOptionRow *self = FH_OPTION_ROW (object);
  const char *name = fh_sentence_option (self->index);
  const char *sentence = fh_sentence_option_about (self->index);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *title = fh_label_new (name, FH_LABEL_BROKEN, NULL);
  GtkWidget *about = fh_help_label_new ();

  G_OBJECT_CLASS (fh_option_row_parent_class)->constructed (object);
  self->is_showing = TRUE;
  GtkWidget *control = make_control (self);
  gboolean is_beside = self->toggle != NULL || self->number != NULL;

  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (about, "caption");
  gtk_widget_add_css_class (about, "option-about");
  fh_help_label_set (GTK_LABEL (about), sentence, fh_sentence_option_help (self->index));
  self->refusal = fh_label_new (NULL, FH_LABEL_BROKEN, "option-refusal");
  gtk_widget_set_visible (self->refusal, FALSE);

  gtk_box_append (GTK_BOX (head), title);
  if (is_beside)
    gtk_box_append (GTK_BOX (head), control);
  gtk_box_append (GTK_BOX (box), head);
  if (!is_beside && self->value != NULL)
    gtk_box_append (GTK_BOX (box), control);
  self->change = make_change (self);
  if (!self->is_editable)
    gtk_box_append (GTK_BOX (box), self->change);
  gtk_box_append (GTK_BOX (box), about);
  if (self->n_answers > 0)
    gtk_box_append (GTK_BOX (box), control);
  gtk_box_append (GTK_BOX (box), self->refusal);
  gtk_box_append (GTK_BOX (box), make_advice (self));
  if (self->is_editable)
    gtk_box_append (GTK_BOX (box), self->change);
  gtk_widget_add_css_class (box, "option-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);

  /* What can only be read is reached by the arrow keys, row by row. */
  gtk_widget_set_focusable (GTK_WIDGET (self), !self->is_editable);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), name);
  fh_widget_describe (control, name, sentence);
  fh_option_row_show (self, &self->rules);
}

static void
fh_option_row_class_init (FhOptionRowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_option_row_constructed;

  FH_MADE_WITH_COPY (klass, FhOptionRow, rules, FhRules);
  FH_MADE_WITH_INT (klass, FhOptionRow, index, 0, G_MAXINT, 0);
  FH_MADE_WITH_BOOLEAN (klass, FhOptionRow, is_editable);

  fh_made_signal (klass, "changed", 1, G_TYPE_STRING);
}

static void
fh_option_row_init (FhOptionRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "option");
}

/* A row for option @index, which the preset of @rules must have.  @is_editable: it can be changed,
 * else only read. */
static GtkWidget *
new_row (const FhRules *rules, int index, gboolean is_editable)
{
  return g_object_new (FH_TYPE_OPTION_ROW, "rules", rules, "index", index, "is-editable",
                       is_editable, NULL);
}

void
fh_option_row_add_groups (GtkBox *box, const FhRules *rules, gboolean is_editable, GPtrArray *rows)
{
  for (int n = 0; n < FH_N_TOPICS; n++)
    {
      FhTopic topic = fh_topic_nth ((FhFamily) rules->family, n);
      GtkWidget *group = NULL;

      for (int i = 0; i < fh_n_options (); i++)
        {
          if (!fh_option_applies (rules, i) || fh_option_topic (i) != topic)
            continue;
          if (group == NULL)
            group = fh_group_add (box, fh_sentence_topic (topic), NULL);
          GtkWidget *row = new_row (rules, i, is_editable);
          adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
          if (rows != NULL)
            g_ptr_array_add (rows, row);
        }
    }
}
