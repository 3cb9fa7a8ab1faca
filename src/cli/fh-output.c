/* fh-output.c: standard output that does not lose anything, and a line of progress.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-output.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define FULL (64 * 1024)

static GString *kept;
static gboolean failed;

static gboolean
write_all (int fd, const char *bytes, gsize length)
{
  while (length > 0)
    {
      ssize_t n = write (fd, bytes, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return FALSE;
      bytes += n;
      length -= (gsize) n;
    }
  return TRUE;
}

char *
fh_output_to_locale (const char *text)
{
  const char *charset;
  g_autofree char *target = NULL;
  char *converted;

  if (g_get_charset (&charset))
    return g_strdup (text);
  target = g_strconcat (charset, "//TRANSLIT", NULL);
  converted = g_convert_with_fallback (text, -1, target, "UTF-8", "?", NULL, NULL, NULL);
  return converted ? converted : g_strdup (text);
}

void
fh_output_add (const char *text)
{
  if (failed)
    return;
  if (!kept)
    kept = g_string_sized_new (FULL);
  g_string_append (kept, text);
  if (kept->len >= FULL)
    fh_output_flush ();
}

void
fh_output_say (const char *text)
{
  g_autofree char *local = fh_output_to_locale (text);

  fh_output_add (local);
}

void
fh_output_line (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  fh_output_say (text);
  fh_output_add ("\n");
}

gboolean
fh_output_flush (void)
{
  if (!failed && kept && !write_all (STDOUT_FILENO, kept->str, kept->len))
    {
      int error = errno;

      failed = TRUE;
      /* A reader who has seen enough, such as "head", is no fault to complain about. */
      if (error != EPIPE)
        /* Translators: %s is the system's reason, such as "No space left on device". */
        fh_output_error (_ ("The output cannot be written: %s"), g_strerror (error));
    }
  if (kept)
    g_string_truncate (kept, 0);
  return !failed;
}

gboolean
fh_output_has_failed (void)
{
  return failed;
}

void
fh_output_error (const char *format, ...)
{
  g_autofree char *text = NULL, *line = NULL, *local = NULL;
  va_list arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = g_strconcat (text, "\n", NULL);
  local = fh_output_to_locale (line);
  /* Nothing is left to be done when not even this can be said. */
  (void) write_all (STDERR_FILENO, local, strlen (local));
}

/* --- How far a long command is --- */

/* Back to the start of the line, and what stands there goes. */
#define CLEAR_LINE "\r\033[K"

gboolean
fh_output_shows_progress (void)
{
  return isatty (STDERR_FILENO);
}

void
fh_output_show_progress (guint64 done, guint64 n)
{
  g_autofree char *total = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  g_autofree char *part = g_strdup_printf ("%" G_GUINT64_FORMAT, done);
  g_autofree char *text = NULL;

  if (!fh_output_shows_progress ())
    return;
  /* Translators: %1$s and %2$s are numbers: how many deals are played, and how many will be. */
  text = g_strdup_printf (_ ("%1$s of %2$s deals"), part, total);
  fprintf (stderr, CLEAR_LINE "%s", text);
  fflush (stderr);
}

void
fh_output_clear_progress (void)
{
  if (!fh_output_shows_progress ())
    return;
  fputs (CLEAR_LINE, stderr);
  fflush (stderr);
}
