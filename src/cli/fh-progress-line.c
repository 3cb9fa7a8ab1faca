/* fh-progress-line.c: how far a long command is, for who waits at a terminal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-progress-line.h"

#include <glib/gi18n.h>
#include <stdio.h>
#include <unistd.h>

/* Back to the start of the line, and what stands there goes. */
#define CLEAR_LINE "\r\033[K"

gboolean
fh_progress_line_is_shown (void)
{
  return isatty (STDERR_FILENO);
}

void
fh_progress_line_show (guint64 done, guint64 n)
{
  g_autofree char *total = g_strdup_printf ("%" G_GUINT64_FORMAT, n);
  g_autofree char *part = g_strdup_printf ("%" G_GUINT64_FORMAT, done);
  g_autofree char *text = NULL;

  if (!fh_progress_line_is_shown ())
    return;
  /* Translators: %1$s and %2$s are numbers: how many deals are played, and how many will be. */
  text = g_strdup_printf (_ ("%1$s of %2$s deals"), part, total);
  fprintf (stderr, CLEAR_LINE "%s", text);
  fflush (stderr);
}

void
fh_progress_line_clear (void)
{
  if (!fh_progress_line_is_shown ())
    return;
  fputs (CLEAR_LINE, stderr);
  fflush (stderr);
}
