/* warning-trap.c: a library to preload that says from where a warning came.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each message of GLib that is a warning or worse goes to standard error with the frames above it,
 * one a line: the file that the code is in and the place in it, as addr2line takes them.
 * A message about a widget that is painted before it has a place, or has none, also says which that
 * is.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <execinfo.h>
#include <glib-object.h>
#include <stdio.h>
#include <string.h>
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

/* The widget at the address that @text holds, and those that it is in: their types and names.  This
 * library knows nothing of GTK, but the program may. */
static void
print_widget (const char *text)
{
  gpointer (*get_parent) (gpointer) = dlsym (RTLD_DEFAULT, "gtk_widget_get_parent");
  const char *(*get_label) (gpointer) = dlsym (RTLD_DEFAULT, "gtk_label_get_text");
  const char *address = strstr (text, " 0x");

  if (get_parent == NULL || get_label == NULL || address == NULL
      || !(strstr (text, "Trying to snapshot") != NULL
           || strstr (text, "attempt to allocate") != NULL))
    return;
  for (gpointer widget = (gpointer) g_ascii_strtoull (address + 1, NULL, 16); widget != NULL;
       widget = get_parent (widget))
    {
      const char *type = g_type_name_from_instance (widget);

      dprintf (STDERR_FILENO, "  widget %s %s\n", type,
               g_str_equal (type, "GtkLabel") ? get_label (widget) : "");
    }
}

static const char *
find_text (const GLogField *fields, gsize n_fields)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE"))
      return fields[i].value;
  return "";
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
      print_widget (find_text (fields, n_fields));
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
