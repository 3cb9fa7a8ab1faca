/* fh-shortage.c: ending when there is no memory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shortage.h"

#include <glib/gi18n.h>
#include <string.h>
#include <unistd.h>

#include "fh-command.h"
#include "fh-memory.h"
#include "fh-output.h"

/* Made beforehand, because saying it must not need memory. */
static char *sentence;

void
fh_shortage_end (void)
{
  ssize_t n = write (STDERR_FILENO, sentence, strlen (sentence));

  /* Nothing is left to be done when not even this can be said. */
  (void) n;
  /* What other threads are at is not waited for, and what was not yet written is lost. */
  _exit (FH_EXIT_REFUSED);
}

/* GLib says what it could not allocate before it traps; when not even the words for that can be
 * made, it says nothing. */
static void
on_log (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  if ((level & G_LOG_LEVEL_ERROR) && (!message || strstr (message, "failed to allocate")))
    fh_shortage_end ();
  g_log_default_handler (domain, level, message, data);
}

void
fh_shortage_setup (void)
{
  g_autofree char *line = g_strconcat (_ ("There is not enough memory."), "\n", NULL);

  sentence = fh_output_to_locale (line);
  g_log_set_default_handler (on_log, NULL);
  fh_memory_set_end (fh_shortage_end);
}
