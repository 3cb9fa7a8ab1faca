/* fh-lesson-attributes.c: what the attributes in a lesson may be, and saying what is wrong.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_CLAIMS 8

#define FAIL(attributes, error, ...)                                                               \
  fh_lesson_fail (error, FH_LESSON_ERROR_FORM, (attributes)->name, (attributes)->line, __VA_ARGS__)

GQuark
fh_lesson_error_quark (void)
{
  return g_quark_from_static_string ("fh-lesson-error-quark");
}

gboolean
fh_lesson_fail (
    GError **error, FhLessonError code, const char *name, guint line, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, FH_LESSON_ERROR, code, "%s:%u: %s", name, line, message);
  return FALSE;
}

char *
fh_lesson_fold (const char *text)
{
  static const char blanks[] = " \t\r\n";
  g_autoptr (GString) folded = g_string_new (NULL);
  const char *word = text + strspn (text, blanks);

  while (*word != '\0')
    {
      gsize length = strcspn (word, blanks);

      if (folded->len > 0)
        g_string_append_c (folded, ' ');
      g_string_append_len (folded, word, (gssize) length);
      word += length + strspn (word + length, blanks);
    }
  return g_string_free (g_steal_pointer (&folded), FALSE);
}

const char *
fh_lesson_take (FhLessonAttributes *attributes, const char *attribute)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (attributes->values[i] != NULL && g_str_equal (attributes->names[i], attribute))
      return g_steal_pointer (&attributes->values[i]);
  return NULL;
}

static gboolean
is_id (const char *id)
{
  return id[0] != '\0' && strlen (id) <= 40
         && strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen (id);
}

gboolean
fh_lesson_take_id (FhLessonAttributes *attributes, const char *attribute, char **id, GError **error)
{
  const char *value = fh_lesson_take (attributes, attribute);

  if (value == NULL || !is_id (value))
    return FAIL (attributes, error,
                 _ ("the attribute “%s” must be there, of small letters, digits and “-”"),
                 attribute);
  *id = g_strdup (value);
  return TRUE;
}

gboolean
fh_lesson_take_yes (FhLessonAttributes *attributes,
                    const char *attribute,
                    gboolean *yes,
                    GError **error)
{
  const char *value = fh_lesson_take (attributes, attribute);

  if (value != NULL && !g_str_equal (value, "yes"))
    return FAIL (attributes, error, _ ("the attribute “%s” is “yes” or not there"), attribute);
  *yes = value != NULL;
  return TRUE;
}

gboolean
fh_lesson_take_number (FhLessonAttributes *attributes,
                       const char *attribute,
                       guint min,
                       guint max,
                       guint *number,
                       GError **error)
{
  const char *value = fh_lesson_take (attributes, attribute);
  guint64 read;

  if (value == NULL)
    return TRUE;
  if (!g_ascii_string_to_unsigned (value, 10, min, max, &read, NULL))
    return FAIL (attributes, error, _ ("the attribute “%s” is a number from %u to %u"), attribute,
                 min, max);
  *number = (guint) read;
  return TRUE;
}

gboolean
fh_lesson_take_extent (FhLessonAttributes *attributes, FhExtent *extent, GError **error)
{
  const char *value = fh_lesson_take (attributes, "shows");

  *extent = FH_EXTENT_ALL;
  if (value == NULL)
    return TRUE;
  if (g_str_equal (value, "cards"))
    *extent = FH_EXTENT_CARDS;
  else if (g_str_equal (value, "contract"))
    *extent = FH_EXTENT_CONTRACT;
  else
    return FAIL (attributes, error, _ ("“shows” cannot be “%s”"), value);
  return TRUE;
}

gboolean
fh_lesson_take_until (FhLessonAttributes *attributes, guint8 *until, GError **error)
{
  const char *value = fh_lesson_take (attributes, "until");
  guint64 number;

  *until = FH_UNTIL_USUAL;
  if (value == NULL)
    return TRUE;
  if (g_str_equal (value, "now"))
    *until = 0;
  else if (g_str_equal (value, "trick"))
    *until = 1;
  else if (g_str_equal (value, "end"))
    *until = FH_UNTIL_END;
  else if (g_ascii_string_to_unsigned (value, 10, 1, FH_N_TRICKS, &number, NULL))
    *until = (guint8) number;
  else
    return FAIL (attributes, error,
                 _ ("“until” is now, trick, end or a number of tricks, not “%s”"), value);
  return TRUE;
}

gboolean
fh_lesson_take_claims (FhLessonAttributes *attributes, FhLessonAnswer *answer, GError **error)
{
  const char *text = fh_lesson_take (attributes, "claim");
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return TRUE;
  answer->claim_text = fh_lesson_fold (text);
  words = g_strsplit (answer->claim_text, " ", -1);
  answer->claims = g_array_new (FALSE, FALSE, sizeof (FhClaim));
  for (guint i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      FhClaim claim;

      if (!fh_claim_read (words[i], strlen (words[i]), &claim))
        return FAIL (attributes, error, _ ("there is no claim “%s”"), words[i]);
      g_array_append_val (answer->claims, claim);
    }
  if (answer->claims->len > MAX_CLAIMS)
    return FAIL (attributes, error, _ ("a choice makes at most %d claims"), MAX_CLAIMS);
  return TRUE;
}
