/* fh-lesson-reader.c: reading a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form is strict: an element or an attribute that is not known here is an error, so that a slip
 * of who writes a lesson is told and never shown.
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* Far more than any lesson needs; a hostile file shall not take more. */
#define MAX_BYTES   (256 * 1024)
#define MAX_STEPS   40
#define MAX_ANSWERS 60

typedef enum
{
  OUTSIDE,
  LESSON,
  TITLE,
  TEACHES,
  STEP,
  SAY,
  POSITION,
  ASK,
  CHOICE,
  PICK,
  WRONG,
  OPTION,
  WATCH,
  LABEL,
  ANSWER,
  THEN,
  LAYOUT,
} Element;

/* Where each may stand, and whether it holds text. */
static const struct
{
  const char *name;
  Element element;
  Element parents[4];
  gboolean has_text;
} elements[] = {
  { "lesson", LESSON, { OUTSIDE }, FALSE },
  { "title", TITLE, { LESSON }, TRUE },
  { "teaches", TEACHES, { LESSON }, TRUE },
  { "step", STEP, { LESSON }, FALSE },
  { "say", SAY, { STEP }, TRUE },
  { "position", POSITION, { STEP }, TRUE },
  { "ask", ASK, { STEP }, TRUE },
  { "choice", CHOICE, { STEP }, FALSE },
  { "pick", PICK, { STEP }, FALSE },
  { "wrong", WRONG, { PICK }, FALSE },
  { "option", OPTION, { STEP }, FALSE },
  { "watch", WATCH, { STEP }, FALSE },
  { "label", LABEL, { OPTION }, TRUE },
  { "answer", ANSWER, { CHOICE, OPTION, PICK, WRONG }, TRUE },
  { "then", THEN, { CHOICE, OPTION, WATCH }, TRUE },
  { "layout", LAYOUT, { STEP }, TRUE },
};

typedef struct
{
  GMarkupParseContext *context;
  const char *name;
  FhLesson *lesson;
  FhLessonStep *step;     /* the one that is being read, or NULL */
  FhLessonAnswer *answer; /* likewise: what an answer belongs to */
  Element stack[8];
  guint depth;
  GString *text; /* of the element that is being read, or NULL */
  guint text_line;
} Reader;

/* GMarkup counts a line end as soon as it is the next character: it is still behind us then. */
static guint
line_of (Reader *reader)
{
  int line, character;

  g_markup_parse_context_get_position (reader->context, &line, &character);
  return (guint) (character == 1 && line > 1 ? line - 1 : line);
}

#define FAIL(reader, error, ...)                                                                   \
  fh_lesson_fail (error, FH_LESSON_ERROR_FORM, (reader)->name, line_of (reader), __VA_ARGS__)

/* --- Beginnings --- */

static gboolean
start_lesson (Reader *reader, FhLessonAttributes *attributes, GError **error)
{
  FhLesson *lesson = reader->lesson;

  if (lesson->id != NULL)
    return FAIL (reader, error, _ ("one file is one lesson"));
  lesson->known_with = g_strdup (fh_lesson_take (attributes, "known-with"));
  return fh_lesson_take_id (attributes, "id", &lesson->id, error)
         && fh_lesson_take_id (attributes, "chapter", &lesson->chapter, error)
         && fh_lesson_take_extent (attributes, &lesson->extent, error)
         && fh_lesson_take_tables (attributes, &lesson->tables, error);
}

static gboolean
start_step (Reader *reader, FhLessonAttributes *attributes, GError **error)
{
  FhLesson *lesson = reader->lesson;
  FhLessonStep *step = fh_lesson_step_new (attributes->line);
  const char *words = fh_lesson_take (attributes, "words");

  g_ptr_array_add (lesson->steps, step);
  reader->step = step;
  if (lesson->steps->len > MAX_STEPS)
    return FAIL (reader, error, _ ("a lesson has at most %d steps"), MAX_STEPS);
  step->words = g_strsplit (words != NULL ? words : "", " ", -1);
  if (!fh_lesson_take_id (attributes, "id", &step->id, error)
      || !fh_lesson_take_yes (attributes, "task", &step->is_task, error)
      || !fh_lesson_take_tables (attributes, &step->tables, error))
    return FALSE;
  for (guint i = 0; i + 1 < lesson->steps->len; i++)
    if (g_str_equal (((FhLessonStep *) lesson->steps->pdata[i])->id, step->id))
      return FAIL (reader, error, _ ("another step is called “%s”, too"), step->id);
  return TRUE;
}

static gboolean
start_position (Reader *reader, FhLessonAttributes *attributes, GError **error)
{
  FhLessonPosition *position = &reader->step->position;
  guint seat = 0;

  if (position->line != 0)
    return FAIL (reader, error, _ ("a step has one position"));
  position->line = attributes->line;
  if (!fh_lesson_take_number (attributes, "seat", 0, FH_MAX_SEATS - 1, &seat, error))
    return FALSE;
  position->seat = (int) seat;
  return TRUE;
}

/* What is right or wrong begins: a choice, an option, what is picked, or what is looked at. */
static gboolean
start_answer (Reader *reader, Element element, FhLessonAttributes *attributes, GError **error)
{
  static const FhStepKind kinds[] = { [CHOICE] = FH_STEP_CHOOSE,
                                      [PICK] = FH_STEP_PICK,
                                      [OPTION] = FH_STEP_OPTION,
                                      [WATCH] = FH_STEP_WATCH };
  FhLessonStep *step = reader->step;
  FhLessonAnswer *answer;

  if (step->picked != NULL || (step->answers->len > 0 && step->kind != kinds[element]))
    return FAIL (reader, error, _ ("a step has choices, or options, or one pick, or one watch"));
  answer = g_new0 (FhLessonAnswer, 1);
  answer->line = attributes->line;
  reader->answer = answer;
  step->kind = kinds[element];
  if (element == PICK || element == WATCH)
    step->picked = answer;
  else
    g_ptr_array_add (step->answers, answer);
  if (step->answers->len > MAX_ANSWERS)
    return FAIL (reader, error, _ ("a step has at most %d answers"), MAX_ANSWERS);

  if (element == CHOICE || element == OPTION)
    if (!fh_lesson_take_yes (attributes, "right", &answer->right, error)
        || !fh_lesson_take_yes (attributes, "tells", &answer->tells, error))
      return FALSE;
  if (element == CHOICE || element == WATCH || element == OPTION)
    if (!fh_lesson_take_until (attributes, &answer->until, error))
      return FALSE;
  if (element == CHOICE)
    {
      answer->does_text = g_strdup (fh_lesson_take (attributes, "do"));
      if (answer->does_text == NULL)
        return FAIL (reader, error, _ ("a choice says by “do” what is done"));
    }
  if (element == PICK)
    {
      const char *cards = fh_lesson_take (attributes, "cards");

      answer->right = TRUE;
      step->select = g_strdup (fh_lesson_take (attributes, "select"));
      if ((cards == NULL) == (step->select == NULL))
        return FAIL (reader, error, _ ("a pick has either “select” or “cards”"));
      if (cards != NULL)
        answer->does_text = g_strdup (cards);
    }
  if (element == OPTION)
    {
      const char *cards = fh_lesson_take (attributes, "cards");

      if (cards != NULL
          && !fh_lesson_read_cards (cards, reader->name, answer->line, &answer->cards, error))
        return FALSE;
    }
  if (element == CHOICE || element == OPTION)
    return fh_lesson_take_claims (attributes, answer, error);
  return TRUE;
}

static gboolean
start_wrong (Reader *reader, FhLessonAttributes *attributes, GError **error)
{
  FhLessonStep *step = reader->step;
  FhLessonAnswer *answer = g_new0 (FhLessonAnswer, 1);
  const char *cards = fh_lesson_take (attributes, "card");

  answer->line = attributes->line;
  g_ptr_array_add (step->answers, answer);
  reader->answer = answer;
  if (step->answers->len > MAX_ANSWERS)
    return FAIL (reader, error, _ ("a step has at most %d answers"), MAX_ANSWERS);
  return fh_lesson_take_yes (attributes, "tells", &answer->tells, error)
         && (cards == NULL
             || fh_lesson_read_cards (cards, reader->name, answer->line, &answer->cards, error));
}

static gboolean
start_known (Reader *reader, Element element, FhLessonAttributes *attributes, GError **error)
{
  switch (element)
    {
    case LESSON:
      return start_lesson (reader, attributes, error);
    case STEP:
      return start_step (reader, attributes, error);
    case POSITION:
      return start_position (reader, attributes, error);
    case CHOICE:
    case PICK:
    case OPTION:
    case WATCH:
      return start_answer (reader, element, attributes, error);
    case WRONG:
      return start_wrong (reader, attributes, error);
    default:
      return TRUE;
    }
}

static void
start_cb (GMarkupParseContext *context,
          const char *name,
          const char **names,
          const char **given,
          gpointer user_data,
          GError **error)
{
  Reader *reader = user_data;
  Element parent = reader->stack[reader->depth];
  g_autofree const char **values =
      g_memdup2 (given, (g_strv_length ((char **) names) + 1) * sizeof (char *));
  FhLessonAttributes attributes = { reader->name, line_of (reader), names, values };

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    {
      gboolean fits = FALSE;

      for (guint j = 0; j < G_N_ELEMENTS (elements[i].parents); j++)
        fits = fits || (elements[i].parents[j] == parent && (j == 0 || parent != OUTSIDE));
      if (!fits || !g_str_equal (elements[i].name, name))
        continue;
      if (!start_known (reader, elements[i].element, &attributes, error))
        return;
      for (guint j = 0; names[j] != NULL; j++)
        if (values[j] != NULL)
          {
            FAIL (reader, error, _ ("<%s> has no attribute “%s”"), name, names[j]);
            return;
          }
      reader->stack[++reader->depth] = elements[i].element;
      if (elements[i].has_text)
        {
          reader->text = g_string_new (NULL);
          reader->text_line = attributes.line;
        }
      return;
    }
  FAIL (reader, error, _ ("<%s> cannot stand here"), name);
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  Reader *reader = user_data;

  if (reader->text != NULL)
    g_string_append_len (reader->text, text, (gssize) length);
  else
    for (gsize i = 0; i < length; i++)
      if (strchr (" \t\r\n", text[i]) == NULL || text[i] == '\0')
        {
          FAIL (reader, error, _ ("no text can stand here"));
          return;
        }
}

/* --- Ends --- */

/* Keeps @text in @place, which nothing may have been kept in. */
static gboolean
keep (Reader *reader, char **place, char *text, GError **error)
{
  if (*place != NULL)
    {
      g_free (text);
      return FAIL (reader, error, _ ("this stands here twice"));
    }
  *place = text;
  if (text[0] == '\0')
    return FAIL (reader, error, _ ("no text stands here"));
  return TRUE;
}

static gboolean
end_text (Reader *reader, Element element, const char *text, GError **error)
{
  FhLessonStep *step = reader->step;

  switch (element)
    {
    case TITLE:
      return keep (reader, &reader->lesson->title, fh_lesson_fold (text), error);
    case TEACHES:
      {
        g_autofree char *folded = fh_lesson_fold (text);
        if (reader->lesson->teaches != NULL)
          return FAIL (reader, error, _ ("this stands here twice"));
        reader->lesson->teaches = g_strsplit (folded, " ", -1);
        return TRUE;
      }
    case SAY:
      return keep (reader, &step->say, fh_lesson_fold (text), error);
    case ASK:
      return keep (reader, &step->ask, fh_lesson_fold (text), error);
    case POSITION:
      return keep (reader, &step->position.text, g_strdup (text), error);
    case LAYOUT:
      return keep (reader, &step->position.layout, g_strdup (text), error);
    case LABEL:
      return keep (reader, &reader->answer->label, fh_lesson_fold (text), error);
    case ANSWER:
      return keep (reader, &reader->answer->text, fh_lesson_fold (text), error);
    case THEN:
      reader->answer->then_line = reader->text_line;
      return keep (reader, &reader->answer->then_text, g_strdup (text), error);
    default:
      return TRUE;
    }
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  Element element = reader->stack[reader->depth--];

  if (reader->text != NULL)
    {
      g_autoptr (GString) text = g_steal_pointer (&reader->text);
      if (!end_text (reader, element, text->str, error))
        return;
    }
  if (element == STEP
      && !fh_lesson_step_finish (reader->step, reader->name, line_of (reader), error))
    return;
  if (element == WRONG)
    reader->answer = reader->step->picked;
}

static gboolean
finish_lesson (Reader *reader, GError **error)
{
  FhLesson *lesson = reader->lesson;

  if (lesson->id == NULL)
    return FAIL (reader, error, _ ("this is no lesson"));
  if (lesson->title == NULL)
    return FAIL (reader, error, _ ("the lesson has no title"));
  if (lesson->steps->len == 0)
    return FAIL (reader, error, _ ("the lesson has no steps"));
  if (lesson->teaches == NULL)
    lesson->teaches = g_new0 (char *, 1);
  return TRUE;
}

/* What GMarkup says is wrong with the XML begins with the place; ours has it in another form. */
static void
name_place (Reader *reader, GError **error)
{
  if (*error == NULL || (*error)->domain != G_MARKUP_ERROR)
    return;
  g_autofree char *message = g_strdup ((*error)->message);
  g_clear_error (error);
  fh_lesson_fail (error, FH_LESSON_ERROR_FORM, reader->name, line_of (reader), "%s", message);
}

FhLesson *
fh_lesson_parse (const char *xml, gssize length, const char *name, GError **error)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr (FhLesson) lesson = NULL;
  Reader reader = { .name = name, .stack = { OUTSIDE } };
  GError *failure = NULL;
  gboolean is_read;

  g_return_val_if_fail (xml != NULL, NULL);
  g_return_val_if_fail (name != NULL, NULL);

  lesson = fh_lesson_new (name);
  reader.lesson = lesson;
  reader.context =
      g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reader, NULL);
  if (length < 0)
    length = (gssize) strlen (xml);
  is_read = length > MAX_BYTES
                ? FAIL (&reader, &failure, _ ("a lesson has at most %d bytes"), MAX_BYTES)
                : g_markup_parse_context_parse (reader.context, xml, length, &failure)
                      && g_markup_parse_context_end_parse (reader.context, &failure)
                      && finish_lesson (&reader, &failure);
  if (!is_read)
    {
      name_place (&reader, &failure);
      g_propagate_error (error, failure);
    }
  g_markup_parse_context_free (reader.context);
  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);
  return is_read ? g_steal_pointer (&lesson) : NULL;
}
