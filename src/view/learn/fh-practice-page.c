/* fh-practice-page.c: practice in the window in which one learns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-page.h"

#include <glib/gi18n.h>

#include "fh-lesson-view.h"
#include "fh-made.h"
#include "fh-practice-group.h"
#include "fh-practice-words.h"
#include "fh-rows.h"
#include "fh-widget.h"

struct _FhPracticePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhPracticeSession *session;
  FhKeyTable *book; /* the progress, as what it is for practice */
  FhPreset preset;  /* that was chosen last */
  FhPracticeWish wish;

  /* What can be practised, while nothing goes on; @table is NULL otherwise. */
  GtkWidget *table;
  GtkWidget *step;
  GtkWidget *daily;
  GtkWidget *missed;
  GtkWidget *own;
  GtkWidget *habits[FH_N_FAULTS];
  GtkWidget *kinds[FH_N_PRACTICES];
};

FH_DEFINE_MADE_TYPE (FhPracticePage, fh_practice_page, ADW_TYPE_BIN)

/* --- What can be practised --- */

/* A row that begins with what begin_cb() is told by it. */
static GtkWidget *
add_row (GtkWidget *group,
         FhPracticeSet set,
         guint kinds,
         FhPracticeFault fault,
         const char *title,
         const char *about)
{
  return fh_link_row_add (group, title, about, "practice.begin",
                          g_variant_new ("(uuu)", (guint) set, kinds, (guint) fault));
}

static void
update_missed (FhPracticePage *self)
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

/* While one looks at what can be practised, the first questions of it are made. */
static void
prepare (FhPracticePage *self)
{
  FhPracticeWish wish = { .set = FH_PRACTICE_DAILY };

  if (self->session == NULL)
    return;
  if (self->table == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      fh_practice_session_prepare (self->session, NULL);
      return;
    }
  wish.preset = (FhPreset) adw_combo_row_get_selected (ADW_COMBO_ROW (self->table));
  wish.step = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (self->step));
  fh_practice_session_prepare (self->session, &wish);
}

static void
update (FhPracticePage *self)
{
  FhPreset preset;

  if (self->table == NULL)
    return;
  preset = (FhPreset) adw_combo_row_get_selected (ADW_COMBO_ROW (self->table));
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
  prepare (self);
}

static void
add_choices (FhPracticePage *self, GtkWidget *group)
{
  g_autoptr (GtkStringList) tables = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) steps = gtk_string_list_new (NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    gtk_string_list_append (tables, fh_sentence_preset ((FhPreset) preset));
  /* Translators: a difficulty: questions of all degrees, easy and hard ones. */
  gtk_string_list_append (steps, _ ("Mixed"));
  for (int step = 1; step <= FH_PRACTICE_STEPS; step++)
    gtk_string_list_append (steps, fh_sentence_practice_step (step));
  self->table =
      fh_combo_row_add (group, _ ("Table"), tables, self->preset, G_CALLBACK (update), self);
  self->step = fh_combo_row_add (group, _ ("Difficulty"), steps, 0, G_CALLBACK (prepare), self);
}

static void
show_choices (FhPracticePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group = fh_group_add (GTK_BOX (box), C_ ("learn page", "Practice"), NULL);

  gtk_widget_add_css_class (box, "dialog-groups");
  /* Translators: questions in practice, about five minutes of them a day. */
  self->daily = add_row (group, FH_PRACTICE_DAILY, 0, FH_FAULT_NONE, _ ("Today’s Mix"), NULL);
  add_row (group, FH_PRACTICE_MIXED, 0, FH_FAULT_NONE, _ ("Everything Mixed"),
           _ ("Questions of all kinds; what you missed comes in between."));
  self->missed = add_row (group, FH_PRACTICE_MISSED, 0, FH_FAULT_NONE, "", NULL);
  self->own = add_row (group, FH_PRACTICE_OWN, 0, FH_FAULT_NONE, "", NULL);
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    self->habits[fault] = add_row (group, FH_PRACTICE_HABIT, 0, (FhPracticeFault) fault, "", NULL);
  add_choices (self, fh_group_add (GTK_BOX (box), _ ("Where, and How Hard"), NULL));
  group = fh_group_add (GTK_BOX (box), _ ("One Kind"), NULL);
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    self->kinds[kind] = add_row (group, FH_PRACTICE_MIXED, 1u << kind, FH_FAULT_NONE,
                                 fh_sentence_practice_kind ((FhPracticeKind) kind),
                                 fh_sentence_practice_kind_about ((FhPracticeKind) kind));
  gtk_box_append (GTK_BOX (box), fh_practice_group_new (self->book));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.stop", FALSE);
  adw_bin_set_child (ADW_BIN (self), fh_scroller_new (fh_clamp_new (box)));
  update (self);
  g_signal_emit_by_name (self, "practising", NULL);
}

/* --- What goes on --- */

/* What @wish is called among what can be practised. */
static const char *
title_of (const FhPracticeWish *wish)
{
  switch (wish->set)
    {
    case FH_PRACTICE_MIXED:
      return wish->kinds == 0
                 ? _ ("Everything Mixed")
                 : fh_sentence_practice_kind ((FhPracticeKind) g_bit_nth_lsf (wish->kinds, -1));
    case FH_PRACTICE_MISSED:
      return _ ("What You Missed");
    case FH_PRACTICE_OWN:
      return _ ("From Your Own Deals");
    case FH_PRACTICE_HABIT:
      return fh_sentence_fault_set (wish->fault);
    case FH_PRACTICE_DAILY:
    case FH_N_PRACTICE_SETS:
      break;
    }
  return _ ("Today’s Mix");
}

/* Shows @child, a question on its table or a step of a lesson, from which one can leave. */
static void
show_child (FhPracticePage *self, GtkWidget *child)
{
  self->table = NULL;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.stop", TRUE);
  adw_bin_set_child (ADW_BIN (self), child);
  g_signal_emit_by_name (self, "practising", title_of (&self->wish));
}

/* Shows what stands in the session, where that is not what is shown already: a step of a lesson in
 * place of questions, or questions in place of a step. */
static void
changed_cb (FhPracticePage *self)
{
  guint step;
  FhLesson *lesson = fh_practice_session_peek_step (self->session, &step);
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));

  if (lesson != NULL)
    {
      if (!FH_IS_LESSON_VIEW (child))
        {
          child = fh_lesson_view_new (self->settings, self->progress);
          fh_connect (child, "answered", fh_practice_session_answer_step, self->session);
          fh_connect (child, "next-lesson", fh_practice_session_next, self->session);
          fh_connect (child, "leave", fh_practice_page_stop, self);
          show_child (self, child);
        }
      fh_lesson_view_ask (FH_LESSON_VIEW (child), lesson, step,
                          FH_DAILY_ANSWERS - fh_practice_session_get_left (self->session, NULL),
                          FH_DAILY_ANSWERS);
    }
  else if (FH_IS_LESSON_VIEW (child))
    {
      child = fh_practice_round_new (self->settings, self->session);
      show_child (self, child);
      fh_practice_round_show (FH_PRACTICE_ROUND (child));
    }
}

void
fh_practice_page_begin (FhPracticePage *self, const FhPracticeWish *wish)
{
  g_return_if_fail (FH_IS_PRACTICE_PAGE (self));

  self->preset = wish->preset;
  self->wish = *wish;
  show_child (self, fh_practice_round_new (self->settings, self->session));
  fh_practice_session_begin (self->session, wish);
}

void
fh_practice_page_begin_daily (FhPracticePage *self)
{
  const FhPracticeWish wish = { .set = FH_PRACTICE_DAILY, .preset = self->preset };

  fh_practice_page_begin (self, &wish);
}

void
fh_practice_page_begin_habit (FhPracticePage *self, FhPracticeFault fault)
{
  const FhPracticeWish wish = { .set = FH_PRACTICE_HABIT, .preset = self->preset, .fault = fault };

  fh_practice_page_begin (self, &wish);
}

void
fh_practice_page_stop (FhPracticePage *self)
{
  g_return_if_fail (FH_IS_PRACTICE_PAGE (self));

  if (self->table != NULL)
    return;
  fh_practice_session_end (self->session);
  show_choices (self);
  fh_practice_page_focus (self);
}

FhPracticeRound *
fh_practice_page_get_round (FhPracticePage *self)
{
  GtkWidget *child;

  g_return_val_if_fail (FH_IS_PRACTICE_PAGE (self), NULL);

  child = adw_bin_get_child (ADW_BIN (self));
  return FH_IS_PRACTICE_ROUND (child) ? FH_PRACTICE_ROUND (child) : NULL;
}

FhPracticeSession *
fh_practice_page_get_session (FhPracticePage *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_PAGE (self), NULL);

  return self->session;
}

void
fh_practice_page_focus (FhPracticePage *self)
{
  GtkWidget *child;

  g_return_if_fail (FH_IS_PRACTICE_PAGE (self));

  child = adw_bin_get_child (ADW_BIN (self));
  if (FH_IS_PRACTICE_ROUND (child))
    fh_practice_round_focus (FH_PRACTICE_ROUND (child));
  else if (self->table != NULL)
    gtk_widget_grab_focus (self->daily);
}

/* --- The widget --- */

/* @wanted is what add_row() has been told. */
static void
begin_cb (GtkWidget *widget, const char *action, GVariant *wanted)
{
  FhPracticePage *self = FH_PRACTICE_PAGE (widget);
  FhPracticeWish wish = { 0 };
  guint set, fault;

  g_variant_get (wanted, "(uuu)", &set, &wish.kinds, &fault);
  wish.set = (FhPracticeSet) set;
  wish.fault = (FhPracticeFault) fault;
  wish.preset = (FhPreset) adw_combo_row_get_selected (ADW_COMBO_ROW (self->table));
  wish.step = (int) adw_combo_row_get_selected (ADW_COMBO_ROW (self->step));
  fh_practice_page_begin (self, &wish);
}

static void
stop_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_practice_page_stop (FH_PRACTICE_PAGE (widget));
}

static void
fh_practice_page_constructed (GObject *object)
{
  FhPracticePage *self = FH_PRACTICE_PAGE (object);
  g_autofree char *preset = NULL;

  G_OBJECT_CLASS (fh_practice_page_parent_class)->constructed (object);
  self->book = FH_KEY_TABLE (self->progress);
  self->session = fh_practice_session_new (self->book);
  fh_connect (self->session, "changed", changed_cb, self);
  g_object_get (self->settings, "preset", &preset, NULL);
  if (preset == NULL || !fh_preset_from_id (preset, &self->preset))
    self->preset = FH_PRESET_AMERICAN_4;
  show_choices (self);
  fh_connect (self->book, "changed", update, self);
}

static void
fh_practice_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fh_practice_page_parent_class)->map (widget);
  prepare (FH_PRACTICE_PAGE (widget));
}

static void
fh_practice_page_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fh_practice_page_parent_class)->unmap (widget);
  prepare (FH_PRACTICE_PAGE (widget));
}

static void
fh_practice_page_dispose (GObject *object)
{
  FhPracticePage *self = FH_PRACTICE_PAGE (object);

  if (self->session != NULL)
    fh_practice_session_end (self->session);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (fh_practice_page_parent_class)->dispose (object);
}

static void
fh_practice_page_class_init (FhPracticePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_practice_page_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_practice_page_dispose;
  fh_made_signal (klass, "practising", 1, G_TYPE_STRING);
  widget_class->map = fh_practice_page_map;
  widget_class->unmap = fh_practice_page_unmap;
  gtk_widget_class_install_action (widget_class, "practice.begin", "(uuu)", begin_cb);
  gtk_widget_class_install_action (widget_class, "practice.stop", NULL, stop_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "practice.stop", NULL);
  FH_MADE_WITH_OBJECT (klass, FhPracticePage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhPracticePage, progress, FH_TYPE_PROGRESS);
}

GtkWidget *
fh_practice_page_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_PRACTICE_PAGE, "settings", settings, "progress", progress, NULL);
}
