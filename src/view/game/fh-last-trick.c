/* fh-last-trick.c: the trick before this one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-last-trick.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-answer-view.h"
#include "fh-card-widget.h"
#include "fh-game-reasons.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-words.h"

#define CARD_WIDTH 64

/* --- Asking why --- */

/* The answer below the trick in @box, or NULL. */
static GtkWidget *
find_answer (GtkWidget *box)
{
  GtkWidget *last = gtk_widget_get_last_child (gtk_widget_get_last_child (box));

  return FH_IS_ANSWER_VIEW (last) ? last : NULL;
}

static void
show_answer (GtkWidget *box, FhGame *game, guint index)
{
  GtkWidget *before = find_answer (box);
  g_autoptr (FhAnswer) answer = fh_answer_new (game, index);
  g_autofree char *sentence = fh_game_dup_sentence (game, index);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *what = fh_label_new (sentence, FH_LABEL_WRAPPED, "heading");
  GtkWidget *view = fh_answer_view_new (answer);

  if (before != NULL)
    gtk_box_remove (GTK_BOX (box), gtk_widget_get_parent (before));
  gtk_box_append (GTK_BOX (both), what);
  gtk_box_append (GTK_BOX (both), view);
  gtk_box_append (GTK_BOX (box), both);
  fh_answer_view_announce (FH_ANSWER_VIEW (view));
}

static void
clicked_cb (FhAnswerButton *button, FhGame *game)
{
  GtkWidget *row = gtk_widget_get_parent (GTK_WIDGET (button));

  show_answer (gtk_widget_get_parent (row), game, (guint) fh_answer_button_get_id (button));
}

FhAnswer *
fh_last_trick_get_answer (GtkWidget *widget)
{
  GtkWidget *view = find_answer (widget);

  return view != NULL ? fh_answer_view_get_answer (FH_ANSWER_VIEW (view)) : NULL;
}

/* The trick is the last one no more: the game was set back. */
static void
close_popover (GtkWidget *box)
{
  GtkWidget *popover = gtk_widget_get_ancestor (box, GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

GtkWidget *
fh_last_trick_wrap_card (GtkWidget *card,
                         const FhScene *scene,
                         const FhPlayed *played,
                         FhGame *game)
{
  g_autofree char *name = fh_sentence_seat (scene, played->seat);
  g_autofree char *label = NULL;
  GtkWidget *button;
  guint index;

  if (game == NULL || !fh_game_find_last (game, played->seat, played->card, &index))
    return card;
  button = fh_answer_button_new ((int) index, NULL, NULL);
  gtk_button_set_child (GTK_BUTTON (button), card);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, _ ("Why?"));
  /* Translators: a button for a card that was played: %1$s is the card, %2$s who played it. */
  label = g_strdup_printf (_ ("%1$s, %2$s: why?"), fh_words_card (played->card), name);
  fh_widget_set_name (button, label);
  return button;
}

/* --- The trick --- */

static GtkWidget *
new_column (const FhScene *scene, const FhPlayed *played, int trump)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *card = fh_card_widget_new (FALSE);
  g_autofree char *name = fh_sentence_seat (scene, played->seat);
  GtkWidget *label = fh_label_new (name, FH_LABEL_ONE_LINE, "caption");

  fh_card_widget_set_card (FH_CARD_WIDGET (card), played->card, trump);
  gtk_widget_set_size_request (card, CARD_WIDTH, fh_card_art_height (CARD_WIDTH));
  gtk_widget_set_halign (card, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_box_append (GTK_BOX (box), card);
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

GtkWidget *
fh_last_trick_new (const FhScene *scene, FhGame *game)
{
  const FhTable *table = scene->table;
  int trump = fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
  int n = table->trick_start - table->last_trick_start;
  g_autofree char *sentence = NULL;
  GtkWidget *box, *row, *label;

  if (table->n_tricks == 0 || n <= 0)
    return NULL;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  /* Cards lie in the order in which they were played, which no direction of text turns round. */
  gtk_widget_set_direction (row, GTK_TEXT_DIR_LTR);
  for (int i = 0; i < n; i++)
    {
      const FhPlayed *played = &table->plays[table->last_trick_start + i];
      GtkWidget *column = new_column (scene, played, trump);
      GtkWidget *card = fh_last_trick_wrap_card (column, scene, played, game);

      if (FH_IS_ANSWER_BUTTON (card))
        g_signal_connect_object (card, "clicked", G_CALLBACK (clicked_cb), game, 0);
      gtk_box_append (GTK_BOX (row), card);
    }

  sentence = fh_sentence_trick (scene);
  label = fh_label_new (sentence, FH_LABEL_CENTRED, NULL);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 36);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_add_css_class (box, "last-trick");
  if (game != NULL)
    fh_connect (game, "restored", close_popover, box);

  return box;
}
