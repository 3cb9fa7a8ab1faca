/* fh-help-link.h: links to the help in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A label that wraps and whose links go to the help, with nothing in it.  (transfer floating) */
GtkWidget *fh_help_label_new (void);

/* Shows @sentence, which is plain text, and after it a link to @target ("page", "page#section", or
 * "learn:lesson"), called as the help calls that section, or the course that lesson.  NULL for
 * @target: no link. */
void fh_help_label_set (GtkLabel *label, const char *sentence, const char *target);

/* Shows a link to the line of the glossary on @word, the first name that the line has in English,
 * in small letters with "-" for blanks ("follow-suit"), called as the glossary calls it; hides
 * @label when there is none. */
void fh_help_label_set_word (GtkLabel *label, const char *word);

/* How the help calls @target: "Following suit".  NULL when there is no such place.  (transfer
 * full) */
char *fh_help_link_title (const char *target);
