/* fh-answer-card.h: what can be answered, whether it is right, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-card.h"

/* The card in which lessons, practice and whole deals answer; a value, part of what has it.  CSS:
 * `.lesson-answer`[.right|.shown]. */
typedef struct
{
  GtkWidget *box; /* shown or hidden by whoever has it */
  GtkWidget *mark;
  GtkWidget *verdict;
  GtkWidget *words;
} FhAnswerCard;

/* Makes the widgets, and returns the box.  (transfer floating) */
GtkWidget *fh_answer_card_init (FhAnswerCard *card);

/* Says @verdict and, behind it, @words, with the icon of that name; @is_right: in the colour of
 * what is right.  Where nothing is said no room is taken. */
void fh_answer_card_show (FhAnswerCard *card,
                          gboolean is_right,
                          const char *icon,
                          const char *verdict,
                          const char *words);

/* Empties @options, a box, for options one below the other, or, where they @are_cards, side by
 * side. */
void fh_answer_options_begin (GtkWidget *options, gboolean are_cards);

/* Adds an FhAnswerButton for option number @id to @options, `button.lesson-option`: @text stands on
 * it, on as many lines as it needs, below @cards where it is these.  (transfer none) */
GtkWidget *fh_answer_options_add (GtkWidget *options, int id, const char *text, FhCardSet cards);

/* When all @options are added: short words stand side by side, as many on a line as there is room
 * for, with their marks. */
void fh_answer_options_end (GtkWidget *options);

/* Has @text stand on such a @button, which is called so. */
void fh_answer_option_set_text (GtkWidget *button, const char *text);

/* Marks such a @button, on which @text stands, as the right answer, or as one that was given and is
 * not; so that it is not colour alone.  CSS: `.right` or `.wrong`, which stay as they are when
 * nothing can be answered any more. */
void fh_answer_option_mark (GtkWidget *button, const char *text, gboolean is_right);
