/* fh-practice-page.c: practice in the window in which one learns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-page.h"

#include "fh-lesson-view.h"
#include "fh-made.h"
#include "fh-practice-chooser.h"

struct _FhPracticePage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhPracticeSession *session;
  FhPreset preset; /* that was chosen last */
};

G_DEFINE_FINAL_TYPE (FhPracticePage, fh_practice_page, ADW_TYPE_BIN)

static void
begin_cb (FhPracticePage *self, const FhPracticeWish *wish)
{
  fh_practice_page_begin (self, wish);
}

static void
show_chooser (FhPracticePage *self)
{
  GtkWidget *chooser = fh_practice_chooser_new (FH_KEY_TABLE (self->progress), self->preset);

  g_signal_connect_object (chooser, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.stop", FALSE);
  adw_bin_set_child (ADW_BIN (self), chooser);
}

/* Shows @child, a question on its table or a step of a lesson, from which one can leave. */
static void
show_child (FhPracticePage *self, GtkWidget *child)
{
  g_signal_connect_object (child, "leave", G_CALLBACK (fh_practice_page_stop), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.stop", TRUE);
  adw_bin_set_child (ADW_BIN (self), child);
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
          g_signal_connect_object (child, "answered", G_CALLBACK (fh_practice_session_answer_step),
                                   self->session, G_CONNECT_SWAPPED);
          g_signal_connect_object (child, "next-lesson", G_CALLBACK (fh_practice_session_next),
                                   self->session, G_CONNECT_SWAPPED);
          show_child (self, child);
        }
      fh_lesson_view_ask (FH_LESSON_VIEW (child), lesson, step,
                          FH_DAILY_ANSWERS - fh_practice_session_get_left (self->session),
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
  /* The chooser, to which the wish may belong, goes. */
  FhPracticeWish wanted = *wish;

  g_return_if_fail (FH_IS_PRACTICE_PAGE (self));

  self->preset = wanted.preset;
  show_child (self, fh_practice_round_new (self->settings, self->session));
  fh_practice_session_begin (self->session, &wanted);
}

void
fh_practice_page_begin_daily (FhPracticePage *self)
{
  const FhPracticeWish wish = { .set = FH_PRACTICE_DAILY, .preset = self->preset };

  fh_practice_page_begin (self, &wish);
}

void
fh_practice_page_stop (FhPracticePage *self)
{
  g_return_if_fail (FH_IS_PRACTICE_PAGE (self));

  if (FH_IS_PRACTICE_CHOOSER (adw_bin_get_child (ADW_BIN (self))))
    return;
  fh_practice_session_end (self->session);
  show_chooser (self);
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
  else if (FH_IS_PRACTICE_CHOOSER (child))
    fh_practice_chooser_focus (FH_PRACTICE_CHOOSER (child));
}

/* --- The widget --- */

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
  self->session = fh_practice_session_new (FH_KEY_TABLE (self->progress));
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_get (self->settings, "preset", &preset, NULL);
  if (preset == NULL || !fh_preset_from_id (preset, &self->preset))
    self->preset = FH_PRESET_AMERICAN_4;
  show_chooser (self);
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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_practice_page_constructed;
  object_class->dispose = fh_practice_page_dispose;
  gtk_widget_class_install_action (widget_class, "practice.stop", NULL, stop_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "practice.stop", NULL);
  FH_MADE_WITH_OBJECT (object_class, FhPracticePage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (object_class, FhPracticePage, progress, FH_TYPE_PROGRESS);
}

static void
fh_practice_page_init (FhPracticePage *self)
{
}

GtkWidget *
fh_practice_page_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_PRACTICE_PAGE, "settings", settings, "progress", progress, NULL);
}
