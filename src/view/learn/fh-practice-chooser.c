/* fh-practice-chooser.c: what to practise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-chooser.h"

#include <glib/gi18n.h>

#include "fh-combo-row.h"
#include "fh-link-row.h"
#include "fh-made.h"
#include "fh-practice-group.h"
#include "fh-practice-words.h"

struct _FhPracticeChooser
{
  AdwBin parent_instance;

  FhKeyTable *book;
  FhPreset preset;

  GtkWidget *table;
  GtkWidget *step;
  GtkWidget *daily;
  GtkWidget *mixed;
  GtkWidget *missed;
  GtkWidget *own;
  GtkWidget *habits[FH_N_FAULTS];
  GtkWidget *kinds[FH_N_PRACTICES];
};

static guint begin_signal;

G_DEFINE_FINAL_TYPE (FhPracticeChooser, fh_practice_chooser, ADW_TYPE_BIN)

/* --- What is wanted --- */

/* @wanted is what add_row() has been told. */
static void
begin_cb (GtkWidget *widget, const char *action, GVariant *wanted)
{
  FhPracticeChooser *self = FH_PRACTICE_CHOOSER (widget);
  FhPracticeWish wish = { 0 };
  guint set, fault;

  g_variant_get (wanted, "(uuu)", &set, &wish.kinds, &fault);
  wish.set = (FhPracticeSet) set;
  wish.fault = (FhPracticeFault) fault;
  wish.preset = (FhPreset) adw_combo_row_get_selected (ADW_COMBO_ROW (self->table));
  wish.step = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (self->step));
  g_signal_emit (self, begin_signal, 0, &wish);
}

/* --- The rows --- */

static GtkWidget *
add_row (GtkWidget *group,
         FhPracticeSet set,
         guint kinds,
         FhPracticeFault fault,
         const char *title,
         const char *about)
{
  return fh_link_row_add (group, title, about, "chooser.begin",
                          g_variant_new ("(uuu)", (guint) set, kinds, (guint) fault));
}

static GtkWidget *
add_combo (GtkWidget *group, const char *title, GtkStringList *model, guint selected)
{
  GtkWidget *row = fh_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), selected);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_object_unref (model);
  return row;
}

/* --- What is in the book --- */

static void
update_missed (FhPracticeChooser *self)
{
  g_autoptr (GPtrArray) due = fh_practice_book_list_missed (self->book, fh_schedule_today ());
  g_autoptr (GPtrArray) all = fh_practice_book_list_missed (self->book, G_MAXINT64);
  g_autoptr (GPtrArray) own = fh_practice_book_list_own (self->book, FH_FAULT_NONE);
  g_autofree char *daily_about = fh_sentence_daily (self->book, fh_schedule_today ());
  g_autofree char *about = NULL, *own_about = NULL;

  about = due->len > 0
              ? g_strdup_printf (ngettext ("%u question is due to come again.",
                                           "%u questions are due to come again.", due->len),
                                 due->len)
              : g_strdup_printf (ngettext ("%u question; it is not due today.",
                                           "%u questions; none is due today.", all->len),
                                 all->len);
  own_about = g_strdup_printf (ngettext ("%u position that went wrong in a game.",
                                         "%u positions that went wrong in games.", own->len),
                               own->len);
  fh_link_row_set_words (FH_LINK_ROW (self->daily), _ ("Today’s Mix"), daily_about);
  fh_link_row_set_words (FH_LINK_ROW (self->missed), _ ("What You Missed"), about);
  fh_link_row_set_words (FH_LINK_ROW (self->own), _ ("From Your Own Deals"), own_about);
  gtk_widget_set_visible (self->missed, all->len > 0);
  gtk_widget_set_visible (self->own, own->len > 0);
}

static void
update (FhPracticeChooser *self)
{
  FhPreset preset = (FhPreset) adw_combo_row_get_selected (ADW_COMBO_ROW (self->table));

  update_missed (self);
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    {
      gboolean is_habit = fh_practice_book_is_habit (self->book, (FhPracticeFault) fault);
      g_autofree char *about = NULL;
      guint could, made;

      fh_practice_book_get_fault (self->book, (FhPracticeFault) fault, &could, &made);
      about = fh_sentence_fault ((FhPracticeFault) fault, made, could);
      fh_link_row_set_words (FH_LINK_ROW (self->habits[fault]),
                             fh_sentence_fault_set ((FhPracticeFault) fault), about);
      gtk_widget_set_visible (self->habits[fault], is_habit);
    }
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    gtk_widget_set_visible (self->kinds[kind], fh_practice_fits ((FhPracticeKind) kind, preset));
}

/* --- The widget --- */

static GtkWidget *
new_group (GtkWidget *box, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static void
add_choices (FhPracticeChooser *self, GtkWidget *group)
{
  GtkStringList *tables = gtk_string_list_new (NULL);
  GtkStringList *steps = gtk_string_list_new (NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    gtk_string_list_append (tables, fh_sentence_preset ((FhPreset) preset));
  gtk_string_list_append (steps, _ ("Now this, now that"));
  for (int step = 1; step <= FH_PRACTICE_STEPS; step++)
    gtk_string_list_append (steps, fh_sentence_practice_step (step));
  self->table = add_combo (group, _ ("Table"), tables, self->preset);
  self->step = add_combo (group, _ ("Difficulty"), steps, 0);
  g_signal_connect_object (self->table, "notify::selected", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
}

static void
fh_practice_chooser_constructed (GObject *object)
{
  FhPracticeChooser *self = FH_PRACTICE_CHOOSER (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *group;

  G_OBJECT_CLASS (fh_practice_chooser_parent_class)->constructed (object);
  gtk_widget_add_css_class (box, "dialog-groups");
  group = new_group (box, _ ("Practise"));
  /* Translators: questions in practice, about five minutes of them a day. */
  self->daily = add_row (group, FH_PRACTICE_DAILY, 0, FH_FAULT_NONE, _ ("Today’s Mix"), NULL);
  self->mixed = add_row (group, FH_PRACTICE_MIXED, 0, FH_FAULT_NONE, _ ("Everything Mixed"),
                         _ ("Questions of all kinds; what you missed comes in between."));
  self->missed = add_row (group, FH_PRACTICE_MISSED, 0, FH_FAULT_NONE, "", NULL);
  self->own = add_row (group, FH_PRACTICE_OWN, 0, FH_FAULT_NONE, "", NULL);
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    self->habits[fault] = add_row (group, FH_PRACTICE_HABIT, 0, (FhPracticeFault) fault, "", NULL);
  add_choices (self, new_group (box, _ ("Where, and How Hard")));
  group = new_group (box, _ ("One Kind"));
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    self->kinds[kind] = add_row (group, FH_PRACTICE_MIXED, 1u << kind, FH_FAULT_NONE,
                                 fh_sentence_practice_kind ((FhPracticeKind) kind),
                                 fh_sentence_practice_kind_about ((FhPracticeKind) kind));
  gtk_box_append (GTK_BOX (box), fh_practice_group_new (self->book));
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  adw_bin_set_child (ADW_BIN (self), scroller);
  g_signal_connect_object (self->book, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fh_practice_chooser_class_init (FhPracticeChooserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fh_practice_chooser_constructed;
  begin_signal = g_signal_new ("begin", FH_TYPE_PRACTICE_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "chooser.begin", "(uuu)", begin_cb);
  FH_MADE_WITH_OBJECT (object_class, FhPracticeChooser, book, FH_TYPE_KEY_TABLE);
  FH_MADE_WITH_UINT (object_class, FhPracticeChooser, preset, 0, FH_N_PRESETS - 1, 0);
}

static void
fh_practice_chooser_init (FhPracticeChooser *self)
{
}

GtkWidget *
fh_practice_chooser_new (FhKeyTable *book, FhPreset preset)
{
  return g_object_new (FH_TYPE_PRACTICE_CHOOSER, "book", book, "preset", (guint) preset, NULL);
}

void
fh_practice_chooser_focus (FhPracticeChooser *self)
{
  g_return_if_fail (FH_IS_PRACTICE_CHOOSER (self));

  gtk_widget_grab_focus (self->daily);
}
