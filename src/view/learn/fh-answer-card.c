/* fh-answer-card.c: what can be answered, whether it is right, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-card.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-widget.h"

/* Pixels. */
#define MARK 20

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
  gtk_label_set_text (GTK_LABEL (card->words), words);
  gtk_widget_set_visible (card->words, *words != '\0');
}

/* A newer toolkit makes a new label for new words. */
static void
set_text (GtkWidget *button, const char *text)
{
  GtkWidget *label;

  gtk_button_set_label (GTK_BUTTON (button), text);
  label = gtk_button_get_child (GTK_BUTTON (button));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
}

GtkWidget *
fh_answer_option_new (int id, const char *text)
{
  GtkWidget *button = fh_answer_button_new (id, NULL, NULL);

  set_text (button, text);
  gtk_widget_add_css_class (button, "lesson-option");
  return button;
}

void
fh_answer_option_mark (GtkWidget *button, const char *text, gboolean is_right)
{
  g_autofree char *marked = g_strconcat (is_right ? "✓ " : "✗ ", text, NULL);

  set_text (button, marked);
  fh_widget_describe (button, text, is_right ? _ ("Right") : _ ("Your answer"));
}
