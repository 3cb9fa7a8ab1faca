/* fh-application-learn.c: learning, from everywhere in the program.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"

#include <glib/gi18n.h>

#include "fh-course.h"
#include "fh-learn-window.h"

/* The level of those whom one plays with for the first time. */
#define FIRST_LEVEL "learner"

/* Points: the tutor speaks before what costs more. */
#define FIRST_DIFFERENCE 20

/* Shows the lesson @id, or for NULL all of them. */
static void
open_lesson (FhApplication *self, const char *id)
{
  GtkWindow *window = fh_application_find_window (self, FH_TYPE_LEARN_WINDOW);
  GtkWindow *parent = self->window != NULL ? GTK_WINDOW (self->window) : NULL;

  if (window == NULL)
    window = GTK_WINDOW (fh_learn_window_new (parent, self->settings, self->progress));
  gtk_window_present (window);
  fh_learn_window_open (FH_LEARN_WINDOW (window), id);
}

static void
learn_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  GtkWindow *window = fh_application_find_window (self, FH_TYPE_LEARN_WINDOW);

  /* A lesson that goes on is not interrupted. */
  if (window != NULL)
    gtk_window_present (window);
  else
    open_lesson (self, NULL);
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
  FhLesson *lesson = fh_progress_get_next (self->progress, fh_course_get ());

  open_lesson (self, lesson != NULL ? fh_lesson_get_id (lesson) : NULL);
}

/* Four players at the table of the settings, or at the Australian one, all of whom play as somebody
 * does who has just learned it, and the tutor speaks before what costs much. */
static void
first_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  FhApplication *self = user_data;
  g_autofree char *name = fh_settings_dup_string (self->settings, "player-name");
  g_autoptr (FhCompany) company = fh_company_new (name, FIRST_LEVEL, FIRST_LEVEL, NULL, NULL, NULL);
  g_autoptr (FhGame) game = NULL;
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
  game = fh_game_new (&rules, &seating, NULL);
  if (learning != NULL)
    gtk_window_close (learning);
  gtk_window_present (GTK_WINDOW (self->window));
  fh_application_take_game (self, game);
  if (self->previous != NULL)
    fh_window_add_toast (self->window, _ ("A new game has begun."), _ ("_Undo"),
                         "app.restore-game");
}

void
fh_application_add_learning (FhApplication *self)
{
  static const GActionEntry entries[] = {
    { "learn", learn_cb, NULL, NULL, NULL, { 0 } },
    { "lesson", lesson_cb, "s", NULL, NULL, { 0 } },
    { "next-lesson", next_lesson_cb, NULL, NULL, NULL, { 0 } },
    { "first-game", first_game_cb, NULL, NULL, NULL, { 0 } },
  };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
