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
#include "fh-paths.h"
#include "fh-widget.h"

/* The page of the help. */
#define GLOSSARY "glossary"

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

/* --- The glossary --- */

/* The title of line @n of the glossary @page, with the @section in which it stands; NULL when there
 * are not so many. */
static const char *
get_line (const FhHelpPage *page, guint n, const char **section)
{
  for (guint s = 0; s < page->body->children->len; s++)
    {
      const FhHelpNode *node = page->body->children->pdata[s];

      for (guint i = 0; node->kind == FH_HELP_SECTION && i < node->children->len; i++)
        {
          const FhHelpNode *terms = node->children->pdata[i];
          guint n_here = terms->kind == FH_HELP_TERMS ? terms->children->len : 0;

          if (n < n_here)
            {
              const FhHelpNode *item = terms->children->pdata[n];
              const FhHelpNode *title = item->children->pdata[0];

              *section = node->id;
              return title->text->str;
            }
          n -= n_here;
        }
    }
  return NULL;
}

/* Whether the line with the English @title is the one on @word. */
static gboolean
is_on (const char *title, const char *word)
{
  g_autofree char *name = g_utf8_strdown (title, -1);

  name[strcspn (name, ",")] = '\0';
  return g_str_equal (g_strdelimit (name, " ", '-'), word);
}

/* A link to the line on @word, or NULL.  The lines of all languages stand in one order.
 * (transfer full) */
static char *
dup_link (const FhHelpPage *english, const FhHelpPage *page, const char *word)
{
  const char *section, *title;

  for (guint n = 0; (title = get_line (english, n, &section)) != NULL; n++)
    if (is_on (title, word) && (title = get_line (page, n, &section)) != NULL)
      return g_markup_printf_escaped ("<a href=\"%s#%s\">%s</a>", GLOSSARY, section, title);
  return NULL;
}

void
fh_help_label_set_word (GtkLabel *label, const char *word)
{
  g_autoptr (FhHelpLibrary) library = fh_help_library_new (fh_paths_help_dirs (), "en");
  const FhHelpPage *english = fh_help_library_get (library, GLOSSARY);
  const FhHelpPage *page = fh_help_library_get (fh_help_library_get_shared (), GLOSSARY);
  g_autofree char *link = english != NULL && page != NULL ? dup_link (english, page, word) : NULL;

  gtk_label_set_markup (label, link != NULL ? link : "");
  gtk_widget_set_visible (GTK_WIDGET (label), link != NULL);
}
