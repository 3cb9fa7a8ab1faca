/* fh-course.c: all lessons, by chapters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-course.h"

#include <libintl.h>
#include <string.h>

#include "fh-config.h"
#include "fh-lessons-resources.h"

#define FOLDER   FH_RESOURCE_PATH "/lessons/"
#define CHAPTERS "chapters.xml"

typedef struct
{
  char *id;
  char *title;   /* untranslated */
  char *about;   /* likewise */
  char *deals;   /* the themes of whole deals that come after it, or NULL */
  gboolean game; /* a whole game comes after it */
  GPtrArray *lessons;
} Chapter;

struct _FhCourse
{
  GPtrArray *chapters; /* of Chapter */
  GPtrArray *lessons;  /* all, in their order */
  char **into;         /* while chapters are read: where text goes, or NULL */
};

/* --- Chapters --- */

static void
start_cb (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer user_data,
          GError **error)
{
  FhCourse *course = user_data;
  Chapter *chapter;

  if (g_str_equal (element, "chapter"))
    {
      chapter = g_new0 (Chapter, 1);
      chapter->lessons = g_ptr_array_new ();
      g_ptr_array_add (course->chapters, chapter);
      g_markup_collect_attributes (
          element, names, values, error, G_MARKUP_COLLECT_STRDUP, "id", &chapter->id,
          G_MARKUP_COLLECT_STRDUP | G_MARKUP_COLLECT_OPTIONAL, "deals", &chapter->deals,
          G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "game", &chapter->game,
          G_MARKUP_COLLECT_INVALID);
    }
  else if (course->chapters->len > 0)
    {
      chapter = g_ptr_array_index (course->chapters, course->chapters->len - 1);
      course->into = g_str_equal (element, "title")   ? &chapter->title
                     : g_str_equal (element, "about") ? &chapter->about
                                                      : NULL;
    }
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  FhCourse *course = user_data;

  if (course->into != NULL)
    *course->into = g_strndup (text, length);
  course->into = NULL;
}

static void
read_chapters (FhCourse *course, GResource *resource)
{
  static const GMarkupParser parser = { .start_element = start_cb, .text = text_cb };
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (resource, FOLDER CHAPTERS, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *xml = g_bytes_get_data (bytes, &length);

  context = g_markup_parse_context_new (&parser, 0, course, NULL);
  if (!g_markup_parse_context_parse (context, xml, (gssize) length, &error))
    g_error ("%s: %s", CHAPTERS, error->message);
}

/* --- Lessons --- */

static void
add_lesson (FhCourse *course, GResource *resource, const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER, name, NULL);
  g_autoptr (GBytes) bytes =
      g_resource_lookup_data (resource, path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *xml = g_bytes_get_data (bytes, &length);
  FhLesson *lesson = fh_lesson_parse (xml, (gssize) length, name, &error);

  /* One lesson that cannot be read shall not take the course away; tests see that none is. */
  if (lesson == NULL)
    {
      g_warning ("%s", error->message);
      return;
    }
  for (guint i = 0; i < course->chapters->len; i++)
    {
      Chapter *chapter = g_ptr_array_index (course->chapters, i);

      if (g_str_equal (chapter->id, fh_lesson_get_chapter (lesson)))
        {
          g_ptr_array_add (chapter->lessons, lesson);
          return;
        }
    }
  g_warning ("%s: there is no chapter “%s”", name, fh_lesson_get_chapter (lesson));
  fh_lesson_unref (lesson);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static FhCourse *
course_new (void)
{
  FhCourse *course = g_new0 (FhCourse, 1);
  GResource *resource = fh_lessons_get_resource ();
  g_auto (GStrv) names =
      g_resource_enumerate_children (resource, FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  course->chapters = g_ptr_array_new ();
  course->lessons = g_ptr_array_new ();
  read_chapters (course, resource);
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names[i] != NULL; i++)
    if (!g_str_equal (names[i], CHAPTERS))
      add_lesson (course, resource, names[i]);
  for (guint i = 0; i < course->chapters->len; i++)
    {
      Chapter *chapter = g_ptr_array_index (course->chapters, i);
      for (guint j = 0; j < chapter->lessons->len; j++)
        g_ptr_array_add (course->lessons, chapter->lessons->pdata[j]);
    }
  return course;
}

const FhCourse *
fh_course_get (void)
{
  static FhCourse *course;

  if (g_once_init_enter (&course))
    g_once_init_leave (&course, course_new ());
  return course;
}

static const Chapter *
get_chapter (const FhCourse *course, guint chapter)
{
  g_return_val_if_fail (chapter < course->chapters->len, NULL);

  return g_ptr_array_index (course->chapters, chapter);
}

guint
fh_course_n_chapters (const FhCourse *course)
{
  return course->chapters->len;
}

const char *
fh_course_get_chapter_id (const FhCourse *course, guint chapter)
{
  return get_chapter (course, chapter)->id;
}

const char *
fh_course_get_chapter_deals (const FhCourse *course, guint chapter)
{
  return get_chapter (course, chapter)->deals;
}

gboolean
fh_course_chapter_has_game (const FhCourse *course, guint chapter)
{
  return get_chapter (course, chapter)->game;
}

int
fh_course_find_end (const FhCourse *course, const FhLesson *lesson)
{
  for (guint i = 0; i < course->chapters->len; i++)
    {
      const GPtrArray *lessons = get_chapter (course, i)->lessons;

      if (lessons->len > 0
          && g_str_equal (fh_lesson_get_id (lessons->pdata[lessons->len - 1]),
                          fh_lesson_get_id (lesson)))
        return (int) i;
    }
  return -1;
}

const char *
fh_course_get_chapter_title (const FhCourse *course, guint chapter)
{
  return gettext (get_chapter (course, chapter)->title);
}

const char *
fh_course_get_chapter_about (const FhCourse *course, guint chapter)
{
  return gettext (get_chapter (course, chapter)->about);
}

static const GPtrArray *
get_lessons (const FhCourse *course, guint chapter)
{
  return chapter == G_MAXUINT ? course->lessons : get_chapter (course, chapter)->lessons;
}

guint
fh_course_n_lessons (const FhCourse *course, guint chapter)
{
  return get_lessons (course, chapter)->len;
}

FhLesson *
fh_course_get_lesson (const FhCourse *course, guint chapter, guint index)
{
  const GPtrArray *lessons = get_lessons (course, chapter);

  g_return_val_if_fail (index < lessons->len, NULL);

  return g_ptr_array_index (lessons, index);
}

FhLesson *
fh_course_find_lesson (const FhCourse *course, const char *id)
{
  for (guint i = 0; i < course->lessons->len; i++)
    if (g_str_equal (fh_lesson_get_id (course->lessons->pdata[i]), id))
      return g_ptr_array_index (course->lessons, i);
  return NULL;
}

FhLesson *
fh_course_get_following (const FhCourse *course, const FhLesson *lesson, const FhRules *rules)
{
  gboolean is_past = FALSE;

  for (guint i = 0; i < course->lessons->len; i++)
    {
      FhLesson *candidate = g_ptr_array_index (course->lessons, i);

      if (is_past && fh_lesson_suits (candidate, rules))
        return candidate;
      is_past = is_past || g_str_equal (fh_lesson_get_id (candidate), fh_lesson_get_id (lesson));
    }
  return NULL;
}
