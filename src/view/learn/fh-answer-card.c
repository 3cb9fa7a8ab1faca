/* fh-answer-card.c: what can be answered, whether it is right, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-card.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-card-row.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels; as large as four cards have room beside a table. */
#define CARD_WIDTH 60
#define MARK       20

/* How many letters stand below a card on a line. */
#define LETTERS 9

/* Words of so many letters are short, and so many letters is a mark before them. */
#define SHORT_WORDS  11
#define MARK_LETTERS 3

GtkWidget *
fh_answer_card_init (FhAnswerCard *card)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  card->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  card->mark = gtk_image_new ();
  gtk_image_set_pixel_size (GTK_IMAGE (card->mark), MARK);
  gtk_widget_set_valign (card->mark, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (card->box), card->mark);
  gtk_widget_set_hexpand (column, TRUE);
  card->verdict = fh_widget_add_text (column, "heading");
  card->words = fh_widget_add_text (column, "body");
  gtk_box_append (GTK_BOX (card->box), column);
  gtk_widget_add_css_class (card->box, "lesson-answer");
  return card->box;
}

void
fh_answer_card_show (
    FhAnswerCard *card, gboolean is_right, const char *icon, const char *verdict, const char *words)
{
  gtk_image_set_from_icon_name (GTK_IMAGE (card->mark), icon);
  fh_widget_set_class (card->box, "right", is_right);
  gtk_label_set_text (GTK_LABEL (card->verdict), verdict);
  fh_label_say (card->words, words);
}

void
fh_answer_options_begin (GtkWidget *options, gboolean are_cards)
{
  fh_box_clear (options);
  gtk_widget_set_layout_manager (options,
                                 fh_wrap_layout_new (are_cards ? FH_WRAP_GRID : FH_WRAP_COLUMN, 8));
}

GtkWidget *
fh_answer_options_add (GtkWidget *options, int id, const char *text, FhCardSet cards)
{
  GtkWidget *button = fh_answer_button_new (id, NULL, NULL);

  gtk_widget_add_css_class (button, "lesson-option");
  if (cards != 0)
    {
      GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
      GtkWidget *row = fh_card_row_new (CARD_WIDTH);
      GtkWidget *label;
      FhCard list[FH_N_CARDS];
      int n = 0;

      FH_FOREACH_CARD (card, cards)
        list[n++] = card;
      fh_card_row_set_cards (FH_CARD_ROW (row), list, n, -1);
      gtk_widget_set_can_target (row, FALSE);
      gtk_box_append (GTK_BOX (column), row);
      /* The label may change, and has a width that moves no card. */
      label = fh_label_add (column, NULL, FH_LABEL_CENTRED, NULL);
      gtk_label_set_max_width_chars (GTK_LABEL (label), LETTERS);
      gtk_button_set_child (GTK_BUTTON (button), column);
      gtk_widget_add_css_class (button, "cards");
    }
  fh_answer_option_set_text (button, text);
  gtk_box_append (GTK_BOX (options), button);
  return button;
}

void
fh_answer_options_end (GtkWidget *options)
{
  int longest = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (options); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      const char *text = gtk_button_get_label (GTK_BUTTON (button)); /* NULL below cards */

      longest = MAX (longest, text != NULL ? (int) g_utf8_strlen (text, -1) : G_MAXINT);
    }
  if (longest > SHORT_WORDS)
    return;
  for (GtkWidget *button = gtk_widget_get_first_child (options); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_label_set_width_chars (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                               longest + MARK_LETTERS);
  gtk_widget_set_layout_manager (options, fh_wrap_layout_new (FH_WRAP_GRID, 8));
}

void
fh_answer_option_set_text (GtkWidget *button, const char *text)
{
  GtkWidget *child = gtk_button_get_child (GTK_BUTTON (button));

  if (GTK_IS_BOX (child))
    gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (child)), text);
  else
    {
      gtk_button_set_label (GTK_BUTTON (button), text);
      /* A newer toolkit makes a new label for new words. */
      child = gtk_button_get_child (GTK_BUTTON (button));
      gtk_label_set_wrap (GTK_LABEL (child), TRUE);
      gtk_label_set_xalign (GTK_LABEL (child), 0.0);
    }
  fh_widget_set_name (button, text);
}

void
fh_answer_option_mark (GtkWidget *button, const char *text, gboolean is_right)
{
  g_autofree char *marked = g_strconcat (is_right ? "✓ " : "✗ ", text, NULL);

  fh_answer_option_set_text (button, marked);
  gtk_widget_add_css_class (button, is_right ? "right" : "wrong");
  fh_widget_describe (button, text, is_right ? _ ("Right") : _ ("Your answer"));
}
