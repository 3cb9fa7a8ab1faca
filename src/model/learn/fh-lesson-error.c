/* fh-lesson-error.c: saying what is wrong with a lesson.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

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
