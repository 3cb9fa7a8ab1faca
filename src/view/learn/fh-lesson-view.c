/* fh-lesson-view.c: a lesson on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-view.h"

#include "fh-asker.h"
#include "fh-course.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-tell.h"
#include "fh-whole-deals.h"

struct _FhLessonView
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  GtkWidget *view;
  GtkWidget *panel;
  GtkWidget *panes;

  FhLesson *lesson;  /* or NULL */
  FhLesson *next;    /* or NULL */
  guint index;       /* of the step */
  gboolean is_alone; /* the step is asked by itself, */
  guint turn, n_turns;
  gboolean is_told; /* how it was answered at first */
  FhGame *game;     /* the position, or NULL */
  guint n_actions;  /* that the game has when the script is over */
  GCancellable *cancellable;
  gboolean is_answered; /* and what happens is shown: nothing can be done on the table */
};

FH_DEFINE_MADE_TYPE (FhLessonView, fh_lesson_view, ADW_TYPE_BIN)

static const FhLessonStep *
present (FhLessonView *self)
{
  return fh_lesson_get_step (self->lesson, self->index);
}

static FhHandView *
hand_of (FhLessonView *self)
{
  return fh_table_view_get_hand (fh_game_view_get_table (FH_GAME_VIEW (self->view)));
}

/* --- The position --- */

static void
stop (FhLessonView *self)
{
  g_clear_pointer (&self->cancellable, fh_asker_call_off);
  fh_game_drop (&self->game, self);
}

/* Says how long the trick lies that the next action may end, for the action itself asks: the last
 * one as long as the person looks at it. */
static void
changed_cb (FhLessonView *self)
{
  gboolean is_last = fh_game_get_n_actions (self->game) + 1 >= self->n_actions;

  g_object_set (self->game, "trick-delay",
                is_last ? -1 : fh_settings_get_trick_pause (self->settings), NULL);
}

/* What the table is asked, by the kind of the step, before it is answered. */
static const FhAsked asked[] = {
  [FH_STEP_WATCH] = FH_ASKED_ANSWERED,
  [FH_STEP_CHOOSE] = FH_ASKED_WHAT_TO_DO,
  [FH_STEP_PICK] = FH_ASKED_WHAT_LIES,
  [FH_STEP_OPTION] = FH_ASKED_WHAT_LIES,
};

/* Where something has to be pressed that needs its height: on a panel of the table that asks for a
 * call or an exchange, or beside the table. */
static void
update_ask (FhLessonView *self)
{
  FhStepKind kind = fh_lesson_step_get_kind (present (self));
  gboolean is_panel_due = self->game != NULL && !self->is_answered && kind == FH_STEP_CHOOSE
                          && fh_game_peek_table (self->game)->due != FH_ACTION_PLAY;

  fh_panes_set_ask (FH_PANES (self->panes), is_panel_due             ? FH_PANES_ASK_MAIN
                                            : kind == FH_STEP_OPTION ? FH_PANES_ASK_SIDE
                                                                     : FH_PANES_ASK_NONE);
}

static void
set_position (FhLessonView *self)
{
  const FhLessonStep *step = present (self);
  int pace = 0;

  stop (self);
  /* What was asked there goes, with the number of cards that could be lifted. */
  fh_game_view_set_game (FH_GAME_VIEW (self->view), NULL);
  fh_hand_view_set_choosing (hand_of (self), 0);
  fh_game_view_set_asked (FH_GAME_VIEW (self->view), asked[fh_lesson_step_get_kind (step)]);
  fh_game_view_set_extent (FH_GAME_VIEW (self->view), fh_lesson_get_extent (self->lesson));
  self->game = fh_lesson_step_new_game (step);
  fh_game_view_set_game (FH_GAME_VIEW (self->view), self->game);
  fh_panes_set_main_is_empty (FH_PANES (self->panes), self->game == NULL);
  update_ask (self);
  if (self->game == NULL)
    return;

  g_object_get (self->settings, "computer-pace", &pace, NULL);
  g_object_set (self->game, "move-delay", (guint) MAX (pace, 0), NULL);
  self->n_actions = fh_game_get_n_actions (self->game);
  g_signal_connect_swapped (self->game, "changed", G_CALLBACK (changed_cb), self);
  fh_game_follow_script (self->game, NULL, 0);
  fh_game_start (self->game, NULL);
  if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
    fh_hand_view_set_choosing (hand_of (self), fh_hand_view_get_n_cards (hand_of (self)));
}

/* --- What happens --- */

static void
script_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhLessonView) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) script = fh_lesson_step_script_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return; /* another position lies there */
  g_clear_object (&self->cancellable);
  if (script == NULL || self->game == NULL)
    return;
  self->n_actions = fh_game_get_n_actions (self->game) + script->len;
  fh_game_follow_script (self->game, (const FhAction *) script->data, script->len);
}

/* Shows what follows from @action, or, if that is NULL, from the position itself. */
static void
show_what_happens (FhLessonView *self, const FhAction *action)
{
  if (self->game == NULL)
    return;

  self->cancellable = g_cancellable_new ();
  fh_lesson_step_script_async (self->lesson, present (self), action, self->cancellable, script_cb,
                               g_object_ref (self));
}

/* Puts the keyboard on what is to be done. */
static void
focus_due (FhLessonView *self)
{
  FhStepKind kind;

  if (self->lesson == NULL)
    return;
  kind = self->is_answered ? FH_STEP_WATCH : fh_lesson_step_get_kind (present (self));
  if (kind == FH_STEP_CHOOSE)
    fh_game_view_focus (FH_GAME_VIEW (self->view));
  else if (kind == FH_STEP_PICK)
    gtk_widget_grab_focus (GTK_WIDGET (hand_of (self)));
  else
    fh_lesson_panel_focus (FH_LESSON_PANEL (self->panel));
}

/* The first answer counts: what comes after it was told already. */
static void
tell (FhLessonView *self, gboolean is_right)
{
  if (self->is_told)
    return;
  self->is_told = TRUE;
  g_signal_emit_by_name (self, "answered", is_right);
}

/* What is answered is not asked again of somebody who comes back. */
static void
remember_next (FhLessonView *self)
{
  if (!self->is_alone && self->index + 1 < fh_lesson_n_steps (self->lesson))
    fh_progress_set_step (
        self->progress, fh_lesson_get_id (self->lesson),
        fh_lesson_step_get_id (fh_lesson_get_step (self->lesson, self->index + 1)));
}

static void
show_answer (FhLessonView *self, const FhLessonAnswer *answer, FhLessonVerdict verdict)
{
  const char *text = fh_lesson_answer_get_text (answer);

  self->is_answered = verdict != FH_LESSON_NOT;
  if (verdict == FH_LESSON_RIGHT || verdict == FH_LESSON_SHOWN)
    remember_next (self);
  if (self->is_answered)
    fh_game_view_set_asked (FH_GAME_VIEW (self->view), FH_ASKED_ANSWERED);
  update_ask (self);
  fh_lesson_panel_show_answer (FH_LESSON_PANEL (self->panel), verdict, answer);
  /* What was refused keeps the keyboard. */
  if (self->is_answered)
    fh_lesson_panel_focus (FH_LESSON_PANEL (self->panel));
  else if (fh_lesson_step_get_kind (present (self)) != FH_STEP_OPTION)
    focus_due (self);
  fh_tell_reader (GTK_WIDGET (self), text);
}

static FhLessonVerdict
verdict_of (const FhLessonAnswer *answer, FhLessonVerdict wrong)
{
  return fh_lesson_answer_is_right (answer) ? FH_LESSON_RIGHT : wrong;
}

/* Does @action, which the rules allow and @answer is about, and says so. */
static void
answer_with (FhLessonView *self,
             const FhAction *action,
             const FhLessonAnswer *answer,
             FhLessonVerdict verdict)
{
  tell (self, verdict == FH_LESSON_RIGHT);
  show_answer (self, answer, verdict);
  show_what_happens (self, action);
}

/* Before the game does it: whatever the person does belongs to the lesson. */
static gboolean
deciding_cb (FhLessonView *self, gpointer data)
{
  const FhAction *action = data;
  const FhLessonAnswer *answer = NULL;
  gboolean is_legal;

  if (self->lesson == NULL || self->game == NULL)
    return TRUE;
  if (self->is_answered || fh_lesson_step_get_kind (present (self)) != FH_STEP_CHOOSE)
    {
      focus_due (self);
      return TRUE;
    }
  is_legal = fh_game_check (self->game, action, NULL);
  answer = fh_lesson_step_answer (present (self), action);
  if (answer == NULL)
    return is_legal; /* what the rules refuse and the lesson says nothing to, says why itself */
  if (!is_legal)
    {
      show_answer (self, answer, FH_LESSON_NOT);
      return TRUE;
    }
  answer_with (self, action, answer, verdict_of (answer, FH_LESSON_WRONG));
  return TRUE;
}

static void
option_cb (FhLessonView *self, guint index)
{
  const FhLessonAnswer *answer = fh_lesson_step_answer_option (present (self), index);

  tell (self, fh_lesson_answer_is_right (answer));
  fh_lesson_panel_mark_option (FH_LESSON_PANEL (self->panel), present (self), index);
  show_answer (self, answer, verdict_of (answer, FH_LESSON_NOT));
}

/* The cards that are lifted are the answer. */
static void
answer_pick (FhLessonView *self)
{
  const FhLessonAnswer *answer =
      fh_lesson_step_answer_pick (present (self), fh_hand_view_get_chosen (hand_of (self)));

  tell (self, fh_lesson_answer_is_right (answer));
  show_answer (self, answer, verdict_of (answer, FH_LESSON_NOT));
}

static void
lifted_cb (FhLessonView *self)
{
  FhCardSet lifted = fh_hand_view_get_chosen (hand_of (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "lesson.that-is-it", lifted != 0);
  if (lifted == 0 || self->is_answered || !fh_lesson_step_picks_one (present (self)))
    return;
  answer_pick (self);
  /* Another one can be pointed at. */
  if (!self->is_answered)
    fh_hand_view_set_chosen (hand_of (self), 0);
}

static void
that_is_it_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  answer_pick (FH_LESSON_VIEW (widget));
}

/* --- The steps --- */

static void
show_step (FhLessonView *self)
{
  const FhLessonStep *step = present (self);
  g_autofree char *words = NULL;

  self->is_answered = FALSE;
  if (self->is_alone)
    fh_lesson_panel_show_question (FH_LESSON_PANEL (self->panel), step, self->turn, self->n_turns);
  else
    fh_lesson_panel_show_step (FH_LESSON_PANEL (self->panel), step, self->index,
                               fh_lesson_n_steps (self->lesson));
  set_position (self);
  focus_due (self);
  words = fh_lesson_panel_dup_words (FH_LESSON_PANEL (self->panel));
  fh_tell_reader (GTK_WIDGET (self), words);
  if (fh_lesson_step_get_kind (step) == FH_STEP_WATCH)
    {
      self->is_answered = TRUE;
      show_what_happens (self, NULL);
    }
}

static void
go_to (FhLessonView *self, guint index)
{
  self->index = index;
  self->is_told = FALSE;
  fh_progress_set_step (self->progress, fh_lesson_get_id (self->lesson),
                        fh_lesson_step_get_id (present (self)));
  show_step (self);
}

static void
show_end (FhLessonView *self)
{
  const FhCourse *course = fh_course_get ();
  int ended = fh_course_find_end (course, self->lesson);
  g_autofree char *words = NULL;
  const char *themes = ended >= 0 ? fh_course_get_chapter_deals (course, (guint) ended) : NULL;
  const FhWholeDeal *deal =
      themes != NULL ? fh_whole_deals_find_theme (themes, self->progress) : NULL;

  self->index = fh_lesson_n_steps (self->lesson);
  self->is_answered = TRUE;
  fh_progress_set_done (self->progress, fh_lesson_get_id (self->lesson));
  fh_lesson_panel_show_end (FH_LESSON_PANEL (self->panel), fh_lesson_get_title (self->lesson),
                            self->index,
                            self->next != NULL ? fh_lesson_get_title (self->next) : NULL,
                            ended >= 0 && fh_course_chapter_has_game (course, (guint) ended),
                            deal != NULL ? fh_whole_deal_get_id (deal) : NULL);
  fh_lesson_panel_focus (FH_LESSON_PANEL (self->panel));
  words = fh_lesson_panel_dup_words (FH_LESSON_PANEL (self->panel));
  fh_tell_reader (GTK_WIDGET (self), words);
}

static void
again_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_step (FH_LESSON_VIEW (widget));
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLessonView *self = FH_LESSON_VIEW (widget);
  guint n = fh_lesson_n_steps (self->lesson);

  if (!self->is_alone && self->index + 1 < n)
    go_to (self, self->index + 1);
  else if (!self->is_alone && self->index < n)
    show_end (self);
  else
    g_signal_emit_by_name (self, "next-lesson");
}

/* For who gives up: the right thing is done, and told why. */
static void
show_me_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhLessonView *self = FH_LESSON_VIEW (widget);
  const FhLessonStep *step = present (self);
  const FhLessonAnswer *answer = NULL;
  FhAction action;

  tell (self, FALSE);
  if (fh_lesson_step_get_kind (step) == FH_STEP_CHOOSE
      && fh_lesson_step_get_right_action (step, &action))
    {
      self->is_answered = FALSE;
      set_position (self);
      answer_with (self, &action, fh_lesson_step_answer (step, &action), FH_LESSON_SHOWN);
      return;
    }
  if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
    {
      /* The cards that are lifted now are nobody's answer. */
      self->is_answered = TRUE;
      fh_hand_view_set_chosen (hand_of (self), fh_lesson_step_get_pick (step));
      answer = fh_lesson_step_answer_pick (step, fh_lesson_step_get_pick (step));
    }
  for (guint i = 0; i < fh_lesson_step_n_options (step); i++)
    if (fh_lesson_answer_is_right (fh_lesson_step_answer_option (step, i)))
      {
        answer = fh_lesson_step_answer_option (step, i);
        fh_lesson_panel_mark_option (FH_LESSON_PANEL (self->panel), step, i);
      }
  if (answer != NULL)
    show_answer (self, answer, FH_LESSON_SHOWN);
}

static void
leave_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "leave");
}

/* Takes what goes on away, and @lesson, with @next behind it, in its place. */
static void
take (FhLessonView *self, FhLesson *lesson, FhLesson *next)
{
  FhLesson *old;

  stop (self);
  fh_game_view_set_game (FH_GAME_VIEW (self->view), NULL);
  old = self->lesson;
  self->lesson = lesson != NULL ? fh_lesson_ref (lesson) : NULL;
  g_clear_pointer (&old, fh_lesson_unref);
  old = self->next;
  self->next = next != NULL ? fh_lesson_ref (next) : NULL;
  g_clear_pointer (&old, fh_lesson_unref);
}

void
fh_lesson_view_set_lesson (FhLessonView *self, FhLesson *lesson, FhLesson *next)
{
  g_return_if_fail (FH_IS_LESSON_VIEW (self));

  take (self, lesson, next);
  self->is_alone = FALSE;
  if (lesson != NULL)
    go_to (self, fh_progress_find_step (self->progress, lesson));
}

void
fh_lesson_view_ask (FhLessonView *self, FhLesson *lesson, guint step, guint turn, guint n_turns)
{
  g_return_if_fail (FH_IS_LESSON_VIEW (self));
  g_return_if_fail (lesson != NULL && step < fh_lesson_n_steps (lesson));

  take (self, lesson, NULL);
  self->is_alone = TRUE;
  self->turn = turn;
  self->n_turns = n_turns;
  self->index = step;
  self->is_told = FALSE;
  show_step (self);
}

FhLesson *
fh_lesson_view_get_lesson (FhLessonView *self)
{
  g_return_val_if_fail (FH_IS_LESSON_VIEW (self), NULL);

  return self->lesson;
}

guint
fh_lesson_view_get_step (FhLessonView *self)
{
  g_return_val_if_fail (FH_IS_LESSON_VIEW (self), 0);

  return self->index;
}

FhGameView *
fh_lesson_view_get_game_view (FhLessonView *self)
{
  g_return_val_if_fail (FH_IS_LESSON_VIEW (self), NULL);

  return FH_GAME_VIEW (self->view);
}

FhLessonPanel *
fh_lesson_view_get_panel (FhLessonView *self)
{
  g_return_val_if_fail (FH_IS_LESSON_VIEW (self), NULL);

  return FH_LESSON_PANEL (self->panel);
}

/* --- The widget --- */

static void
fh_lesson_view_constructed (GObject *object)
{
  FhLessonView *self = FH_LESSON_VIEW (object);

  G_OBJECT_CLASS (fh_lesson_view_parent_class)->constructed (object);
  self->view = fh_game_view_new ();
  fh_game_view_set_settings (FH_GAME_VIEW (self->view), self->settings);
  fh_connect (self->view, "deciding", deciding_cb, self);
  self->panel = fh_lesson_panel_new ();
  fh_connect (hand_of (self), "chosen-changed", lifted_cb, self);
  fh_connect (self->panel, "option", option_cb, self);
  self->panes = fh_panes_new (FH_PANES_TEXT, self->view, self->panel, self->settings);
  adw_bin_set_child (ADW_BIN (self), self->panes);
}

static void
fh_lesson_view_dispose (GObject *object)
{
  stop (FH_LESSON_VIEW (object));
  G_OBJECT_CLASS (fh_lesson_view_parent_class)->dispose (object);
}

static void
fh_lesson_view_class_init (FhLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_lesson_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_lesson_view_dispose;
  fh_made_signal (klass, "next-lesson", 0);
  fh_made_signal (klass, "leave", 0);
  fh_made_signal (klass, "answered", 1, G_TYPE_BOOLEAN);

  gtk_widget_class_install_action (widget_class, "lesson.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "lesson.again", NULL, again_cb);
  gtk_widget_class_install_action (widget_class, "lesson.show-me", NULL, show_me_cb);
  gtk_widget_class_install_action (widget_class, "lesson.that-is-it", NULL, that_is_it_cb);
  gtk_widget_class_install_action (widget_class, "lesson.leave", NULL, leave_cb);
  FH_MADE_WITH_OBJECT (klass, FhLessonView, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhLessonView, progress, FH_TYPE_PROGRESS);
  FH_DROPS (klass, FhLessonView, lesson, fh_lesson_unref);
  FH_DROPS (klass, FhLessonView, next, fh_lesson_unref);
}

GtkWidget *
fh_lesson_view_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_LESSON_VIEW, "settings", settings, "progress", progress, NULL);
}
