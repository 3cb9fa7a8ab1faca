/* fh-last-trick.c: the trick before this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-last-trick.h"

#include <glib/gi18n.h>

#include "fh-card-widget.h"

#define CARD_WIDTH 64

static GtkWidget *
new_column (FhCardArt *art, const FhScene *scene, const FhPlayed *played, int trump)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *card = fh_card_widget_new (art, FALSE);
  g_autofree char *name = fh_sentence_seat (scene, played->seat);
  GtkWidget *label = gtk_label_new (name);

  fh_card_widget_set_card (FH_CARD_WIDGET (card), played->card, trump);
  gtk_widget_set_size_request (card, CARD_WIDTH, fh_card_art_height (CARD_WIDTH));
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

GtkWidget *
fh_last_trick_new (FhCardArt *art, const FhScene *scene)
{
  const FhTable *table = scene->table;
  int trump = fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
  int n = table->trick_start - table->last_trick_start;
  g_autofree char *sentence = NULL;
  GtkWidget *box, *row, *label;

  if (table->n_tricks == 0 || n <= 0)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  /* Cards lie in the order in which they were played, which no direction of text turns round. */
  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (row),
                    new_column (art, scene, &table->plays[table->last_trick_start + i], trump));

  sentence = fh_sentence_trick (scene);
  label = gtk_label_new (sentence);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "last-trick");

  return box;
}
