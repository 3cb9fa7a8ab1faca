/* toolkit-warnings.c: what the toolkit says by itself, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "toolkit-warnings.h"

#include <glib.h>

/* GDK 4.24 on an X server without compositing manager, such as that of the tests, tells a frame of
 * a popover twice that it is submitted: when its surface is shown, and when the answer of the
 * server comes.  It warns of that once in a program, for any popover of any program. */
#define SUBMITTED_TWICE "gdk_frame_timings_submitted() called on submitted frame"

/* GTK 4.24 draws its symbols that move by two clocks, which differ by some microseconds. */
#define BACKWARD "gtk_svg_advance: time went backward"

static const char *
find_field (const GLogField *fields, gsize n_fields, const char *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return fields[i].value;
  return "";
}

static gboolean
is_known (const char *domain, const char *message)
{
  return (g_str_equal (domain, "Gdk") && g_str_has_prefix (message, SUBMITTED_TWICE))
         || (g_str_equal (domain, "Gtk") && g_str_has_prefix (message, BACKWARD));
}

static GLogWriterOutput
write_cb (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer user_data)
{
  if (is_known (find_field (fields, n_fields, "GLIB_DOMAIN"),
                find_field (fields, n_fields, "MESSAGE")))
    return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

void
toolkit_warnings_ignore_known (void)
{
  g_log_set_writer_func (write_cb, NULL, NULL);
}
