/* warning-trap.c: a library to preload that says from where a warning came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each message of GLib that is a warning or worse goes to standard error with the frames above it,
 * one a line: the file that the code is in and the place in it, as addr2line takes them.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <glib.h>
#include <stdio.h>
#include <unistd.h>

#define MAX_FRAMES 64

static void
print_frames (void)
{
  void *frames[MAX_FRAMES];
  int n = backtrace (frames, MAX_FRAMES);

  for (int i = 0; i < n; i++)
    {
      Dl_info info;
      const char *symbol = "?";

      if (!dladdr (frames[i], &info) || info.dli_fname == NULL)
        continue;
      if (info.dli_sname != NULL)
        symbol = info.dli_sname;
      /* The address after the call: one byte less is in it. */
      dprintf (STDERR_FILENO, "  frame %s 0x%lx %s\n", info.dli_fname,
               (unsigned long) ((char *) frames[i] - (char *) info.dli_fbase - 1), symbol);
    }
}

static GLogWriterOutput
write_message (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  GLogLevelFlags worse = G_LOG_LEVEL_WARNING | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_ERROR;

  if (level & worse)
    {
      g_autofree char *text = g_log_writer_format_fields (level, fields, n_fields, FALSE);

      dprintf (STDERR_FILENO, "WARNED %s\n", text);
      print_frames ();
      dprintf (STDERR_FILENO, "END\n");
      return G_LOG_WRITER_HANDLED;
    }
  return g_log_writer_default (level, fields, n_fields, data);
}

__attribute__ ((constructor)) static void
set_up (void)
{
  void *frames[1];

  /* The first call loads a library, which must not happen within a message. */
  backtrace (frames, 1);
  g_log_set_writer_func (write_message, NULL, NULL);
}
