/* fh-lesson-tables.c: at which tables a lesson, or a step of it, belongs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-options.h"

/* Whether @id is the table @word, or one of the tables whose names begin with it. */
static gboolean
is_preset (const char *id, const char *word)
{
  gsize length = strlen (word);

  return strncmp (id, word, length) == 0 && (id[length] == '\0' || id[length] == '-');
}

static gboolean
word_fits (const char *word, const FhRules *rules)
{
  const char *sign = strchr (word, '=');
  g_autofree char *name = NULL;
  char value[FH_OPTION_VALUE_SIZE];
  int option;

  if (g_ascii_isdigit (word[0]))
    return rules->n_seats == word[0] - '0' && word[1] == '\0';
  if (sign == NULL)
    return is_preset (fh_preset_id (rules->preset), word);
  name = g_strndup (word, (gsize) (sign - word));
  option = fh_option_index (rules, name);
  if (option < 0)
    return FALSE;
  fh_option_get (rules, option, value);
  return g_str_equal (value, sign + 1);
}

/* Whether there is a table that @word fits, or could be made to fit by an option. */
static gboolean
is_known (const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      if (word_fits (word, &rules)
          || (parts[0] != NULL && parts[1] != NULL
              && fh_option_set (&rules, parts[0], parts[1]) == FH_OPTION_OK
              && word_fits (word, &rules)))
        return TRUE;
    }
  return FALSE;
}

gboolean
fh_lesson_take_tables (FhLessonAttributes *attributes, char ***tables, GError **error)
{
  const char *value = fh_lesson_take (attributes, "tables");
  g_autofree char *folded = NULL;

  if (value == NULL)
    return TRUE;
  folded = fh_lesson_fold (value);
  *tables = g_strsplit (folded, " ", -1);
  for (guint i = 0; i == 0 || (*tables)[i] != NULL; i++)
    if ((*tables)[i] == NULL || !is_known ((*tables)[i]))
      return fh_lesson_fail (error, FH_LESSON_ERROR_FORM, attributes->name, attributes->line,
                             _ ("no table is “%s”"), (*tables)[i] != NULL ? (*tables)[i] : "");
  return TRUE;
}

/* Whether one of @tables is that of @rules; NULL are all. */
static gboolean
fits (char *const *tables, const FhRules *rules)
{
  for (guint i = 0; tables != NULL && tables[i] != NULL; i++)
    if (word_fits (tables[i], rules))
      return TRUE;
  return tables == NULL;
}

gboolean
fh_lesson_suits (const FhLesson *lesson, const FhRules *rules)
{
  return fits (lesson->tables, rules);
}

FhLesson *
fh_lesson_get_for (FhLesson *lesson, const FhRules *rules)
{
  g_autoptr (FhLesson) part = NULL;

  if (!fh_lesson_suits (lesson, rules))
    return fh_lesson_ref (lesson);
  part = fh_lesson_new_part (lesson);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      FhLessonStep *step = g_ptr_array_index (lesson->steps, i);

      if (fits (step->tables, rules))
        g_ptr_array_add (part->steps, step);
    }
  return part->steps->len < lesson->steps->len ? g_steal_pointer (&part) : fh_lesson_ref (lesson);
}
