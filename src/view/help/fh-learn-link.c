/* fh-learn-link.c: links that lead to a lesson, "learn:left-bower".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-learn-link.h"

#include <string.h>

#define LEARN "learn:"

char *
fh_learn_link_new (const FhLesson *lesson)
{
  return g_strconcat (LEARN, fh_lesson_get_id (lesson), NULL);
}

const char *
fh_learn_link_lesson (const char *target)
{
  return g_str_has_prefix (target, LEARN) ? target + strlen (LEARN) : NULL;
}

gboolean
fh_learn_link_open (GtkWidget *widget, const char *target)
{
  const char *id = fh_learn_link_lesson (target);

  return id != NULL && gtk_widget_activate_action (widget, "app.lesson", "s", id);
}
