/* fh-lesson-panel.c: what a lesson says and asks, beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-panel.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-answer-card.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhLessonPanel
{
  AdwBin parent_instance;

  FhStepKind kind;
  gboolean picks_several; /* cards are lifted, and are the answer when the person says so */
  gboolean is_last;
  gboolean is_alone; /* a step outside its lesson */

  GtkWidget *steps; /* how far the lesson is: the dots with @step beside them */
  GtkWidget *dots;
  GtkWidget *step;
  GtkWidget *scroller;
  GtkWidget *say;
  GtkWidget *ask;
  GtkWidget *glossary; /* the words that are new */
  GtkWidget *several;  /* that one card may not be all */
  GtkWidget *options;  /* a column of buttons */
  FhAnswerCard answer;
  GtkWidget *foot;
  GtkWidget *that;
  GtkWidget *again;
  GtkWidget *show_me;
  GtkWidget *leave;
  GtkWidget *deal;
  GtkWidget *game;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (FhLessonPanel, fh_lesson_panel, ADW_TYPE_BIN)

/* --- The parts --- */

static GtkWidget *
add_button (FhLessonPanel *self, const char *action)
{
  GtkWidget *button = fh_action_button_new ("", action);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->foot), button);
  return button;
}

/* Shows @button as @label, or hides it for NULL. */
static void
set_button (GtkWidget *button, const char *label, gboolean is_suggested)
{
  gtk_widget_set_visible (button, label != NULL);
  if (label != NULL)
    gtk_button_set_label (GTK_BUTTON (button), label);
  fh_widget_set_class (button, "suggested-action", is_suggested);
  fh_widget_describe (button, label != NULL ? label : "", NULL);
}

static void
set_buttons (FhLessonPanel *self, const char *that, const char *again, const char *next)
{
  set_button (self->that, that, TRUE);
  set_button (self->again, again, TRUE);
  set_button (self->next, next, TRUE);
  set_button (self->show_me, NULL, FALSE);
  set_button (self->game, NULL, FALSE);
  set_button (self->deal, NULL, FALSE);
  set_button (self->leave, self->is_alone ? _ ("Stop") : NULL, FALSE);
  gtk_widget_set_visible (self->foot,
                          self->is_alone || that != NULL || again != NULL || next != NULL);
}

static GtkWidget *
make_steps (FhLessonPanel *self)
{
  self->steps = g_object_new (GTK_TYPE_BOX, "css-name", "steps", "accessible-role",
                              GTK_ACCESSIBLE_ROLE_IMG, "spacing", 10, NULL);
  self->dots = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  self->step = fh_label_new (NULL, FH_LABEL_ONE_LINE, "caption dim-label");
  gtk_widget_set_hexpand (self->dots, TRUE);
  gtk_widget_set_valign (self->dots, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->steps), self->dots);
  gtk_box_append (GTK_BOX (self->steps), self->step);
  return self->steps;
}

/* --- What is shown --- */

/* A dot for each of @n steps: those before number @present are full, that one is long, those ahead
 * are rings; and the same in words. */
static void
set_dots (FhLessonPanel *self, guint present, guint n)
{
  g_autofree char *words = NULL;

  fh_box_clear (self->dots);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *dot = g_object_new (GTK_TYPE_BOX, "css-name", "dot", "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

      fh_widget_set_class (dot, "done", i < present);
      fh_widget_set_class (dot, "present", i == present);
      gtk_box_append (GTK_BOX (self->dots), dot);
    }
  if (self->is_alone)
    /* Translators: how far the mix of the day is: "Question 2 of 10". */
    words = g_strdup_printf (_ ("Question %1$u of %2$u"), present + 1, n);
  else
    /* Translators: how far a lesson is: "Step 2 of 5". */
    words = present < n ? g_strdup_printf (_ ("Step %1$u of %2$u"), present + 1, n)
                        : g_strdup (C_ ("lesson", "Done"));
  gtk_label_set_text (GTK_LABEL (self->step), words);
  fh_widget_set_name (self->steps, words);
}

static void
option_cb (FhAnswerButton *button, FhLessonPanel *self)
{
  guint index = (guint) fh_answer_button_get_id (button);

  /* Through the accessibility bus it is pressed from elsewhere. */
  gtk_widget_grab_focus (GTK_WIDGET (button));
  g_signal_emit_by_name (self, "option", index);
}

/* Fills in what can be said to @step, beginning with option number @first. */
static void
fill_options (FhLessonPanel *self, const FhLessonStep *step, guint first)
{
  guint n = self->kind == FH_STEP_OPTION ? fh_lesson_step_n_options (step) : 0;

  gtk_widget_set_sensitive (self->options, TRUE);
  fh_answer_options_begin (self->options, n > 0 && fh_lesson_step_get_option_cards (step, 0) != 0);
  for (guint k = 0; k < n; k++)
    {
      guint i = (first + k) % n;
      GtkWidget *button =
          fh_answer_options_add (self->options, (int) i, fh_lesson_step_get_option (step, i),
                                 fh_lesson_step_get_option_cards (step, i));

      g_signal_connect_object (button, "clicked", G_CALLBACK (option_cb), self, 0);
    }
  fh_answer_options_end (self->options);
  gtk_widget_set_visible (self->options, n > 0);
}

/* A link of its own for each of @words, so that each has the keyboard and can be named. */
static void
fill_glossary (FhLessonPanel *self, const char *const *words)
{
  fh_box_clear (self->glossary);
  for (guint i = 0; words[i] != NULL; i++)
    {
      GtkWidget *label = fh_help_label_new ();

      fh_help_label_set_word (GTK_LABEL (label), words[i]);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (self->glossary), label);
    }
  gtk_widget_set_visible (self->glossary, words[0] != NULL);
}

static void
show_step (FhLessonPanel *self, const FhLessonStep *step, guint first_option)
{
  self->kind = fh_lesson_step_get_kind (step);
  fh_label_say (self->say, fh_lesson_step_get_say (step));
  fh_label_say (self->ask, fh_lesson_step_get_ask (step));
  fill_glossary (self, fh_lesson_step_get_words (step));
  self->picks_several = self->kind == FH_STEP_PICK && !fh_lesson_step_picks_one (step);
  gtk_widget_set_visible (self->several, self->picks_several);
  fill_options (self, step, first_option);
  gtk_widget_set_visible (self->answer.box, FALSE);
  set_buttons (self, self->picks_several ? _ ("That’s It") : NULL, NULL,
               self->kind == FH_STEP_WATCH ? _ ("Next") : NULL);
  fh_scroller_rewind (self->scroller);
}

void
fh_lesson_panel_show_step (FhLessonPanel *self, const FhLessonStep *step, guint index, guint n)
{
  g_return_if_fail (FH_IS_LESSON_PANEL (self));

  self->is_last = index + 1 == n;
  self->is_alone = FALSE;
  set_dots (self, index, n);
  show_step (self, step, 0);
}

void
fh_lesson_panel_show_question (FhLessonPanel *self,
                               const FhLessonStep *step,
                               guint turn,
                               guint n_turns)
{
  guint n, first = turn;

  g_return_if_fail (FH_IS_LESSON_PANEL (self));

  n = fh_lesson_step_n_options (step);
  for (guint i = 0; i < n; i++)
    if (g_unichar_isdigit (g_utf8_get_char (fh_lesson_step_get_option (step, i))))
      first = 0;
  self->is_last = FALSE;
  self->is_alone = TRUE;
  set_dots (self, turn, n_turns);
  show_step (self, step, n > 0 ? first % n : 0);
}

void
fh_lesson_panel_mark_option (FhLessonPanel *self, const FhLessonStep *step, guint index)
{
  g_return_if_fail (FH_IS_LESSON_PANEL (self));

  for (GtkWidget *button = gtk_widget_get_first_child (self->options); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    if ((guint) fh_answer_button_get_id (FH_ANSWER_BUTTON (button)) == index)
      fh_answer_option_mark (
          button, fh_lesson_step_get_option (step, index),
          fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, index)));
}

void
fh_lesson_panel_show_answer (FhLessonPanel *self,
                             FhLessonVerdict verdict,
                             const FhLessonAnswer *answer)
{
  gboolean is_shown = verdict == FH_LESSON_SHOWN;
  gboolean is_right = verdict == FH_LESSON_RIGHT || is_shown;

  g_return_if_fail (FH_IS_LESSON_PANEL (self));

  fh_answer_card_show (&self->answer, is_right && !is_shown,
                       is_shown   ? "fh-hint-symbolic"
                       : is_right ? "fh-right-symbolic"
                                  : "fh-again-symbolic",
                       /* Translators: stands before the right answer to a question of a lesson, by
                        * somebody who wanted to be shown it. */
                       is_shown   ? _ ("This was shown to you.")
                       : is_right ? _ ("Right.")
                                  /* Translators: stands before the answer to what somebody did in a
                                   * lesson and is not right yet; it is meant kindly. */
                                  : C_ ("lesson", "Not quite."),
                       fh_lesson_answer_get_text (answer));
  fh_widget_set_class (self->answer.box, "shown", is_shown);
  gtk_widget_set_visible (self->answer.box, TRUE);

  set_buttons (self, self->picks_several && !is_right ? _ ("That’s It") : NULL,
               verdict == FH_LESSON_WRONG ? _ ("Try Again") : NULL,
               is_right ? (self->is_last ? _ ("Finish") : _ ("Next")) : NULL);
  if (!is_right && !fh_lesson_answer_tells (answer))
    {
      set_button (self->show_me, _ ("Show Me"), FALSE);
      gtk_widget_set_visible (self->foot, TRUE);
    }
  gtk_widget_set_sensitive (self->options, !is_right);
  fh_widget_scroll_to (self->answer.box);
}

void
fh_lesson_panel_show_end (FhLessonPanel *self,
                          const char *title,
                          guint n,
                          const char *next,
                          gboolean plays,
                          const char *deal)
{
  g_autofree char *done = NULL, *coming = NULL;

  g_return_if_fail (FH_IS_LESSON_PANEL (self));

  self->kind = FH_STEP_WATCH;
  set_dots (self, n, n);
  /* Translators: %s is the title of a lesson. */
  done = g_strdup_printf (_ ("Well done: “%s” is yours now."), title);
  /* Translators: %s is the title of a lesson. */
  coming = plays          ? g_strdup_printf (_ ("Next: %s"), _ ("My First Game"))
           : next != NULL ? g_strdup_printf (_ ("Next: %s"), next)
                          : g_strdup (_ ("That was the last lesson. Practice keeps it all fresh."));
  fh_label_say (self->say, done);
  fh_label_say (self->ask, coming);
  gtk_widget_set_visible (self->glossary, FALSE);
  gtk_widget_set_visible (self->several, FALSE);
  gtk_widget_set_visible (self->options, FALSE);
  gtk_widget_set_visible (self->answer.box, FALSE);
  set_buttons (self, NULL, NULL, NULL);
  set_button (self->next, next != NULL ? _ ("Next Lesson") : NULL, !plays);
  if (deal != NULL)
    {
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->deal), "s", deal);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (self->deal), "learn.deal");
    }
  set_button (self->deal, deal != NULL ? _ ("Play a Whole Deal") : NULL, FALSE);
  set_button (self->game, plays ? _ ("My First Game") : NULL, TRUE);
  set_button (self->leave, _ ("All Lessons"), next == NULL);
  gtk_widget_set_visible (self->foot, TRUE);
}

char *
fh_lesson_panel_dup_words (FhLessonPanel *self)
{
  GtkWidget *labels[] = { self->say, self->ask, self->several };
  g_autoptr (GString) words = g_string_new (NULL);

  g_return_val_if_fail (FH_IS_LESSON_PANEL (self), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    if (gtk_widget_get_visible (labels[i]))
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "",
                              gtk_label_get_text (GTK_LABEL (labels[i])));
  return g_string_free (g_steal_pointer (&words), FALSE);
}

gboolean
fh_lesson_panel_focus (FhLessonPanel *self)
{
  g_return_val_if_fail (FH_IS_LESSON_PANEL (self), FALSE);

  /* Made anew for another language it is in no window yet, and newer toolkits complain. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return FALSE;
  /* What was said to an option is read; the next one is chosen from where the keyboard is. */
  if (gtk_widget_get_visible (self->options) && gtk_widget_get_sensitive (self->options))
    return gtk_widget_child_focus (self->options, GTK_DIR_TAB_FORWARD);
  for (guint i = 0; i < 4; i++)
    {
      GtkWidget *const buttons[] = { self->game, self->next, self->again, self->leave };
      GtkWidget *button = buttons[i];

      /* A button that is not shown would take it all the same. */
      if (gtk_widget_get_visible (button))
        return gtk_widget_grab_focus (button);
    }
  return FALSE;
}

/* --- The widget --- */

static void
fh_lesson_panel_class_init (FhLessonPanelClass *klass)
{
  fh_made_signal (klass, "option", 1, G_TYPE_UINT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_REGION);
}

static void
fh_lesson_panel_init (FhLessonPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  fh_widget_set_name (GTK_WIDGET (self), _ ("Lesson"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-panel");
  gtk_box_append (GTK_BOX (box), make_steps (self));

  gtk_widget_add_css_class (column, "lesson-words");
  self->say = fh_widget_add_text (column, NULL);
  self->ask = fh_widget_add_text (column, "title-4");
  self->glossary = fh_wrap_box_new (FH_WRAP_START, 12);
  gtk_box_append (GTK_BOX (column), self->glossary);
  self->several = fh_widget_add_text (column, "body");
  gtk_label_set_text (GTK_LABEL (self->several),
                      _ ("Choose all of them: it may be one card or several."));
  self->options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (column), self->options);
  gtk_box_append (GTK_BOX (column), fh_answer_card_init (&self->answer));
  self->scroller = fh_scroller_new (column);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (box), self->scroller);

  self->foot = fh_wrap_box_new (FH_WRAP_FILL, 10);
  gtk_widget_add_css_class (self->foot, "lesson-foot");
  self->leave = add_button (self, "lesson.leave");
  self->show_me = add_button (self, "lesson.show-me");
  self->again = add_button (self, "lesson.again");
  self->that = add_button (self, "lesson.that-is-it");
  self->deal = add_button (self, NULL);
  self->next = add_button (self, "lesson.next");
  self->game = add_button (self, "app.first-game");
  gtk_box_append (GTK_BOX (box), self->foot);
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fh_lesson_panel_new (void)
{
  return g_object_new (FH_TYPE_LESSON_PANEL, NULL);
}
