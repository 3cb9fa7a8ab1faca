/* fh-application-learn.c: learning, from everywhere in the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include "fh-course.h"
#include "fh-learn-window.h"

/* The level of those whom one plays with for the first time. */
#define FIRST_LEVEL "learner"

/* Points: the tutor speaks before what costs more. */
#define FIRST_DIFFERENCE 20

/* The window in which one learns, in front of the others. */
static FhLearnWindow *
present_window (FhApplication *self)
{
  GtkWindow *window = fh_application_find_window (self, FH_TYPE_LEARN_WINDOW);

  if (window == NULL)
    window = GTK_WINDOW (
        fh_learn_window_new (GTK_WINDOW (self->window), self->settings, self->progress));
  gtk_window_present (window);
  return FH_LEARN_WINDOW (window);
}

/* Shows the lesson @id, or for NULL all of them. */
static void
open_lesson (FhApplication *self, const char *id)
{
  fh_learn_window_open (present_window (self), id);
}

static void
learn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  /* A lesson that goes on is not interrupted. */
  if (fh_application_present (user_data, FH_TYPE_LEARN_WINDOW) == NULL)
    open_lesson (user_data, NULL);
}

/* The mix of the day. */
static void
daily_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  fh_learn_window_begin_daily (present_window (user_data));
}

static void
lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  open_lesson (user_data, g_variant_get_string (parameter, NULL));
}

/* The lesson to go on with, at once. */
static void
next_lesson_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  FhLesson *lesson;
  FhRules rules;

  fh_settings_get_rules (self->settings, &rules);
  lesson = fh_progress_get_next (self->progress, fh_course_get (), &rules);
  open_lesson (self, lesson != NULL ? fh_lesson_get_id (lesson) : NULL);
}

/* Four players at the table of the settings, or at the Australian one, all of whom play as somebody
 * does who has just learned it, and the tutor speaks before what costs much. */
static void
first_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  g_autofree char *name = fh_settings_dup_string (self->settings, "player-name");
  g_autoptr (FhCompany) company =
      fh_company_new (name, FIRST_LEVEL, FIRST_LEVEL, NULL, NULL, NULL, NULL);
  GtkWindow *learning = fh_application_find_window (self, FH_TYPE_LEARN_WINDOW);
  FhRules rules;
  FhSeating seating;

  if (self->window == NULL)
    return;
  fh_settings_get_rules (self->settings, &rules);
  fh_rules_init (&rules, rules.preset == FH_PRESET_AMERICAN_4 ? FH_PRESET_AMERICAN_4
                                                              : FH_PRESET_AUSTRALIAN_4);
  fh_company_seat (company, &rules, &seating);
  g_object_set (self->settings, "show-tutor", TRUE, "tutor-degree", "all", "speak-when-differ",
                FIRST_DIFFERENCE, NULL);
  if (learning != NULL)
    gtk_window_close (learning);
  gtk_window_present (GTK_WINDOW (self->window));
  fh_application_begin_game (self, &rules, &seating, NULL);
}

void
fh_application_add_learning (FhApplication *self)
{
  static const GActionEntry entries[] = {
    { "learn", learn_cb, NULL, NULL, NULL, { 0 } },
    { "daily", daily_cb, NULL, NULL, NULL, { 0 } },
    { "lesson", lesson_cb, "s", NULL, NULL, { 0 } },
    { "next-lesson", next_lesson_cb, NULL, NULL, NULL, { 0 } },
    { "first-game", first_game_cb, NULL, NULL, NULL, { 0 } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
