/* fh-help-link.c: links to the help in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-help-link.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-course.h"
#include "fh-help-library.h"
#include "fh-help-window.h"
#include "fh-learn-link.h"
#include "fh-widget.h"

char *
fh_help_link_title (const char *target)
{
  FhLesson *lesson = fh_learn_link_lesson (target) != NULL
                         ? fh_course_find_lesson (fh_course_get (), fh_learn_link_lesson (target))
                         : NULL;

  if (fh_learn_link_lesson (target) != NULL)
    return lesson != NULL ? g_strdup (fh_lesson_get_title (lesson)) : NULL;

  g_auto (GStrv) parts = g_strsplit (target, "#", 2);
  const FhHelpPage *page = fh_help_library_get (fh_help_library_get_shared (), parts[0]);
  const char *title = NULL;

  if (page == NULL)
    return NULL;
  if (parts[1] != NULL)
    title = fh_help_page_section_title (page, parts[1]);
  return g_strdup (title != NULL ? title : page->link_title);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (label));

  if (fh_learn_link_open (GTK_WIDGET (label), uri))
    return TRUE;
  fh_help_window_show (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, uri);
  return TRUE;
}

GtkWidget *
fh_help_label_new (void)
{
  GtkWidget *label = fh_label_new (NULL, FH_LABEL_BROKEN, NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}

void
fh_help_label_set (GtkLabel *label, const char *sentence, const char *target)
{
  g_autofree char *title = target != NULL && *target != '\0' ? fh_help_link_title (target) : NULL;

  if (title == NULL)
    {
      gtk_label_set_text (label, sentence);
      return;
    }
  g_autofree char *link = g_markup_printf_escaped ("<a href=\"%s\">%s</a>", target, title);
  g_autofree char *plain = g_markup_escape_text (sentence != NULL ? sentence : "", -1);
  /* Translators: %1$s is one or more sentences, %2$s the title of the page of the help about it. */
  g_autofree char *markup = g_strdup_printf (C_ ("sentence and link", "%1$s %2$s"), plain, link);
  gtk_label_set_markup (label, g_strstrip (markup));
}
