/* fh-lesson-command.c: checking lessons, and finding cards for them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-command.h"
#include "fh-isolate.h"
#include "fh-json.h"
#include "fh-lesson-check.h"
#include "fh-output.h"
#include "fh-words.h"
#include "fh-writer.h"

#define USUAL_LAYOUTS 3000

typedef struct
{
  gboolean find;
  gboolean quick; /* the judge is not asked */
  gboolean all_choices;
  gboolean json;
  guint64 n_layouts;
  guint64 seed;
} Wanted;

/* --- Finding --- */

/* Finds cards for step number @index of @lesson, if it has none or what it claims is not true with
 * those it has.  *@xml changes with it.  FALSE, with a message said, when there are none. */
static gboolean
find_step (const Wanted *wanted, const char *name, FhLesson *lesson, guint index, char **xml)
{
  const FhLessonStep *step = fh_lesson_get_step (lesson, index);
  FhLessonFound found;
  char *written;

  if (!fh_lesson_step_has_unknown (step) || fh_lesson_step_holds (step))
    return TRUE;
  fh_lesson_step_find (lesson, step, (guint) wanted->n_layouts, wanted->seed, &found);
  if (found.layout == NULL)
    {
      /* Translators: %1$s is a file, %2$s a step of a lesson, %3$u a number of layouts, %4$s why
       * they will not do. */
      fh_output_error (_ ("%1$s: step “%2$s”: nothing found in %3$u layouts: %4$s"), name,
                       fh_lesson_step_get_id (step), found.n_tried,
                       found.never != NULL ? found.never : "");
      fh_lesson_found_clear (&found);
      return FALSE;
    }
  if (!wanted->json)
    fh_output_line (ngettext ("%1$s: step “%2$s”: found in %3$u layout",
                              "%1$s: step “%2$s”: found in %3$u layouts", found.n_tried),
                    name, fh_lesson_step_get_id (step), found.n_tried);
  written = fh_lesson_write_layout (*xml, index, found.layout);
  g_free (*xml);
  *xml = written;
  fh_lesson_found_clear (&found);
  return TRUE;
}

/* Reads the lesson in *@xml; where layouts do not fit any more, without them. */
static FhLesson *
parse_to_find (char **xml, const char *name, GError **error)
{
  FhLesson *lesson = fh_lesson_parse (*xml, -1, name, error);
  g_autofree char *bare = NULL;

  if (lesson != NULL || !g_error_matches (*error, FH_LESSON_ERROR, FH_LESSON_ERROR_POSITION))
    return lesson;
  bare = fh_lesson_strip_layouts (*xml);
  if (g_str_equal (bare, *xml))
    return NULL;
  g_clear_error (error);
  lesson = fh_lesson_parse (bare, -1, name, error);
  if (lesson != NULL)
    {
      g_free (*xml);
      *xml = g_steal_pointer (&bare);
    }
  return lesson;
}

/* Finds cards in the file @path and writes them into it. */
static gboolean
find (const Wanted *wanted, const char *path, const char *name)
{
  g_autofree char *xml = NULL, *before = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhLesson) lesson = NULL;
  gboolean found = TRUE;

  if (!g_file_get_contents (path, &xml, NULL, &error))
    return FALSE; /* whoever checks it says why */
  before = g_strdup (xml);
  lesson = parse_to_find (&xml, name, &error);
  if (lesson == NULL)
    {
      fh_output_error ("%s", error->message);
      return FALSE;
    }
  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    found = find_step (wanted, name, lesson, i, &xml) && found;
  if (!g_str_equal (xml, before) && !g_file_set_contents (path, xml, -1, &error))
    {
      g_autofree char *shown = fh_isolate (error->message);

      fh_output_error ("%s", shown);
      return FALSE;
    }
  return found;
}

/* --- Telling what happens --- */

/* The actions of @script as a record has them, one after the other. */
static char *
script_text (const FhRules *rules, const GArray *script)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < script->len; i++)
    {
      FhText line = FH_TEXT_INIT;

      fh_action_write (rules, &g_array_index (script, FhAction, i), &line);
      g_string_append_printf (text, text->len > 0 ? ", %s" : "%s", g_strchomp (line.str));
      fh_text_clear (&line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
tell_choice (const FhLessonStep *step, const FhLessonTry *attempt)
{
  const FhRules *rules = fh_lesson_step_get_rules (step);
  const char *how = attempt->refusal.code != FH_OK                ? _ ("refused")
                    : fh_lesson_answer_is_right (attempt->answer) ? _ ("right")
                                                                  : _ ("wrong");
  g_autofree char *why =
      attempt->answer == NULL ? fh_words_refusal_for_person (&attempt->refusal) : NULL;
  const char *text = attempt->answer != NULL ? fh_lesson_answer_get_text (attempt->answer) : why;
  FhText done = FH_TEXT_INIT;

  if (attempt->action.kind == FH_ACTION_NONE)
    fh_text_add (&done, fh_lesson_step_get_option (step, attempt->option));
  else
    fh_action_write (rules, &attempt->action, &done);
  fh_output_line ("  %s (%s): %s", g_strchomp (done.str), how, text);
  fh_text_clear (&done);
  if (attempt->script->len > 1)
    {
      g_autofree char *script = script_text (rules, attempt->script);
      fh_output_line ("    %s", script);
    }
}

static void
tell_all (const FhLesson *lesson)
{
  fh_output_line ("%s", fh_lesson_get_title (lesson));
  for (guint i = 0; i < fh_lesson_n_steps (lesson); i++)
    {
      const FhLessonStep *step = fh_lesson_get_step (lesson, i);
      g_autoptr (GPtrArray) tries = fh_lesson_step_try_all (step);

      fh_output_line ("%s: %s %s", fh_lesson_step_get_id (step), fh_lesson_step_get_say (step),
                      fh_lesson_step_get_ask (step));
      if (fh_lesson_step_get_kind (step) == FH_STEP_PICK)
        {
          g_autoptr (GString) cards = g_string_new (NULL);
          FH_FOREACH_CARD (card, fh_lesson_step_get_pick (step))
            g_string_append_printf (cards, "%s%s", cards->len > 0 ? ", " : "",
                                    fh_words_card (card));
          fh_output_line ("  %s", cards->str);
        }
      for (guint j = 0; j < tries->len; j++)
        if (((FhLessonTry *) tries->pdata[j])->answer != NULL
            || ((FhLessonTry *) tries->pdata[j])->refusal.code != FH_OK)
          tell_choice (step, tries->pdata[j]);
    }
}

/* --- Checking --- */

static void
add_json (FhJson *json, const char *path, const FhLesson *lesson, const GPtrArray *wrong)
{
  g_autofree char *file = g_filename_display_name (path);

  fh_json_begin_object (json, NULL);
  fh_json_string (json, "file", file);
  fh_json_string (json, "id", lesson != NULL ? fh_lesson_get_id (lesson) : NULL);
  fh_json_number (json, "decisions", lesson != NULL ? fh_lesson_n_decisions (lesson) : 0);
  fh_json_begin_array (json, "teaches");
  for (guint i = 0; lesson != NULL && fh_lesson_get_teaches (lesson)[i] != NULL; i++)
    fh_json_string (json, NULL, fh_lesson_get_teaches (lesson)[i]);
  fh_json_end_array (json);
  fh_json_begin_array (json, "wrong");
  for (guint i = 0; i < wrong->len; i++)
    fh_json_string (json, NULL, wrong->pdata[i]);
  fh_json_end_array (json);
  fh_json_end_object (json);
}

/* Checks the file @path; whether nothing is wrong with it. */
static gboolean
check (const Wanted *wanted, const char *path, const char *name, FhJson *json)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhLesson) lesson = fh_lesson_load (path, &error);
  g_autoptr (GPtrArray) wrong = NULL;

  if (lesson != NULL)
    {
      wrong = fh_lesson_check (lesson, !wanted->quick);
    }
  else
    {
      wrong = g_ptr_array_new_with_free_func (g_free);
      g_ptr_array_add (wrong, g_strdup (error->message));
    }
  if (wanted->json)
    {
      add_json (json, path, lesson, wrong);
      return wrong->len == 0;
    }
  for (guint i = 0; i < wrong->len; i++)
    fh_output_error ("%s", (const char *) wrong->pdata[i]);
  if (wanted->all_choices && lesson != NULL)
    tell_all (lesson);
  if (wrong->len == 0)
    fh_output_line (ngettext ("%1$s: all is well, %2$u decision",
                              "%1$s: all is well, %2$u decisions", fh_lesson_n_decisions (lesson)),
                    name, fh_lesson_n_decisions (lesson));
  return wrong->len == 0;
}

static FhExit
do_lessons (const Wanted *wanted, char **paths)
{
  FhExit result = FH_EXIT_FINE;
  FhJson json;

  if (wanted->json)
    {
      fh_json_init (&json);
      fh_json_begin_array (&json, NULL);
    }
  for (; *paths != NULL; paths++)
    {
      g_autofree char *name = fh_isolate_file (*paths);

      if (wanted->find && !find (wanted, *paths, name))
        result = FH_EXIT_REFUSED;
      if (!check (wanted, *paths, name, &json))
        result = FH_EXIT_REFUSED;
    }
  if (wanted->json)
    {
      fh_json_end_array (&json);
      fh_json_print (&json);
    }
  return result;
}

FhExit
fh_command_lesson (int argc, char **argv)
{
  Wanted wanted = { .n_layouts = USUAL_LAYOUTS, .seed = 1 };
  g_autofree char *layouts = NULL, *seed = NULL;
  FhExit result;
  const GOptionEntry entries[] = {
    { "find", 'f', 0, G_OPTION_ARG_NONE, &wanted.find,
      N_ ("Find the cards that are not given (“??”), and write them into the file"), NULL },
    { "layouts", 'l', 0, G_OPTION_ARG_STRING, &layouts,
      N_ ("Look for them in this many layouts (3000)"), N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_ ("Another number draws other layouts (1)"),
      N_ ("N") },
    { "all-choices", 'a', 0, G_OPTION_ARG_NONE, &wanted.all_choices,
      N_ ("Say what happens after each choice"), NULL },
    { "quick", 'q', 0, G_OPTION_ARG_NONE, &wanted.quick,
      N_ ("Do not ask the judge what is best, which takes the longest"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &wanted.json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "FILE…",
      _ ("Checks lessons: that they are whole, and that all they claim is true."),
      _ ("How a lesson is written stands in data/lessons/README.md of the source code."));
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc < 2)
    return fh_command_misunderstand (_ ("lesson needs a file"));
  if (layouts != NULL)
    result = fh_command_number ("--layouts", layouts, 1, 1000000, &wanted.n_layouts);
  if (result == FH_EXIT_GO_ON && seed != NULL)
    result = fh_command_number ("--seed", seed, 0, G_MAXINT64, &wanted.seed);
  if (result != FH_EXIT_GO_ON)
    return result;
  return do_lessons (&wanted, argv + 1);
}
