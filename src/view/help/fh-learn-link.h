/* fh-learn-link.h: links that lead to a lesson, "learn:left-bower".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-lesson.h"

/* The target of a link to @lesson.  (transfer full) */
char *fh_learn_link_new (const FhLesson *lesson);

/* The id of the lesson that @target leads to, or NULL where it leads elsewhere.  (transfer none) */
const char *fh_learn_link_lesson (const char *target);

/* Opens that lesson; FALSE when @target leads elsewhere. */
gboolean fh_learn_link_open (GtkWidget *widget, const char *target);
