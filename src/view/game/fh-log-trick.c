/* fh-log-trick.c: a trick as a row of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-log-trick.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-answer-button.h"
#include "fh-game-reasons.h"
#include "fh-last-trick.h"
#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* Pixels between columns. */
#define GAP 4

struct _FhLogTrick
{
  GtkListBoxRow parent_instance;

  FhGame *game;
  int number;
  FhPlayed plays[FH_MAX_SEATS]; /* those that are shown */
  int n_plays;
  gboolean is_over; /* it is shown who won */
};

G_DEFINE_FINAL_TYPE (FhLogTrick, fh_log_trick, GTK_TYPE_LIST_BOX_ROW)

/* --- Columns --- */

int
fh_log_trick_count (const FhTable *table)
{
  return table->n_tricks + (fh_table_trick_size (table) > 0);
}

static int
find_column (const FhTable *table, int seat)
{
  int n = table->rules.n_seats;

  return (seat - table->dealer - 1 + 2 * n) % n;
}

GtkWidget *
fh_log_trick_line_new (const char *number, GtkWidget *columns)
{
  /* Over the line and not beside the columns: the toolkit gets the height of names wrong that wrap
   * in a box in a row (seen on GTK 4.24).  The style leaves it room. */
  GtkWidget *line = gtk_overlay_new ();
  /* Rows say their number in their name. */
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label",
                    number, "halign", GTK_ALIGN_START, NULL);

  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (columns, "columns");
  gtk_overlay_set_child (GTK_OVERLAY (line), columns);
  gtk_overlay_add_overlay (GTK_OVERLAY (line), label);
  gtk_widget_add_css_class (line, "log-line");
  return line;
}

GtkWidget *
fh_log_trick_columns_new (const FhTable *table, GtkWidget *const *cells)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), GAP);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    gtk_grid_attach (GTK_GRID (grid),
                     cells[seat] != NULL ? cells[seat]
                                         : g_object_new (ADW_TYPE_BIN, "accessible-role",
                                                         GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL),
                     find_column (table, seat), 0, 1, 1);
  return grid;
}

/* --- Cards --- */

static void
clicked_cb (FhAnswerButton *button, FhLogTrick *self)
{
  g_signal_emit_by_name (self, "asked", fh_answer_button_get_id (button));
}

/* The keyboard goes from row to row; a pointer can ask about each card. */
static GtkWidget *
make_card (FhLogTrick *self, const FhScene *scene, const FhPlayed *played, gboolean is_won)
{
  g_autofree char *text = fh_table_card_text (played->card);
  g_autofree char *markup = fh_table_markup (text, FH_GROUND_CARD);
  GtkWidget *label = fh_label_new (NULL, FH_LABEL_ONE_LINE, is_won ? "log-card won" : "log-card");
  GtkWidget *cell;

  gtk_label_set_markup (GTK_LABEL (label), markup);
  cell = fh_last_trick_wrap_card (label, scene, played, self->game);
  gtk_widget_set_halign (cell, GTK_ALIGN_CENTER);
  if (FH_IS_ANSWER_BUTTON (cell))
    {
      gtk_widget_set_focusable (cell, FALSE);
      g_signal_connect_object (cell, "clicked", G_CALLBACK (clicked_cb), self, 0);
    }
  return cell;
}

/* The row in sentences: who played what, and who won it. */
static void
describe (FhLogTrick *self, const FhScene *scene, int start, int size, gboolean is_over)
{
  FhTable then = *scene->table;
  FhScene moment = *scene;
  g_autofree char *cards = NULL, *won = NULL, *name = NULL;

  moment.table = &then;
  then.n_tricks = (uint8_t) (self->number + is_over);
  then.last_trick_start = (uint8_t) start;
  then.trick_start = (uint8_t) (is_over ? start + size : start);
  then.n_plays = (uint8_t) (start + size);
  cards = fh_sentence_trick_cards (&moment, is_over);
  won = is_over ? fh_sentence_trick (&moment) : g_strdup ("");
  /* Translators: a trick for a screen reader: %1$d is its number, %2$s who played what, line by
   * line, %3$s a sentence on who has won it, or nothing. */
  name = g_strdup_printf (_ ("Trick %1$d\n%2$s\n%3$s"), self->number + 1, cards, won);
  fh_widget_set_name (GTK_WIDGET (self), g_strchomp (name));
}

static gboolean
is_as_shown (FhLogTrick *self, const FhPlayed *plays, int size, gboolean is_over)
{
  if (size != self->n_plays || is_over != self->is_over)
    return FALSE;
  for (int i = 0; i < size; i++)
    if (plays[i].seat != self->plays[i].seat || plays[i].card != self->plays[i].card)
      return FALSE;
  return TRUE;
}

void
fh_log_trick_update (FhLogTrick *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  gboolean is_over = self->number < table->n_tricks;
  int n_playing = fh_table_n_playing (table);
  int start = is_over ? self->number * n_playing : table->trick_start;
  int size = MIN (n_playing, table->n_plays - start);
  GtkWidget *cells[FH_MAX_SEATS] = { NULL };
  g_autofree char *digits = g_strdup_printf ("%d", self->number + 1);

  g_return_if_fail (FH_IS_LOG_TRICK (self));
  g_return_if_fail (size > 0);

  if (is_as_shown (self, &table->plays[start], size, is_over))
    return;
  memcpy (self->plays, &table->plays[start], (size_t) size * sizeof *self->plays);
  self->n_plays = size;
  self->is_over = is_over;
  for (int i = 0; i < size; i++)
    cells[self->plays[i].seat] =
        make_card (self, scene, &self->plays[i],
                   is_over && table->trick_winner[self->number] == self->plays[i].seat);
  gtk_list_box_row_set_child (
      GTK_LIST_BOX_ROW (self),
      fh_log_trick_line_new (digits, fh_log_trick_columns_new (table, cells)));
  describe (self, scene, start, size, is_over);
}

int
fh_log_trick_get_first (FhLogTrick *self)
{
  guint index;

  g_return_val_if_fail (FH_IS_LOG_TRICK (self), -1);

  for (int i = 0; i < self->n_plays; i++)
    if (fh_game_find_last (self->game, self->plays[i].seat, self->plays[i].card, &index)
        && fh_game_can_ask_why (self->game, index))
      return (int) index;
  return -1;
}

/* --- The object --- */

static void
fh_log_trick_class_init (FhLogTrickClass *klass)
{
  FH_MADE_WITH_OBJECT (klass, FhLogTrick, game, FH_TYPE_GAME);
  FH_MADE_WITH_INT (klass, FhLogTrick, number, 0, FH_N_TRICKS - 1, 0);

  fh_made_signal (klass, "asked", 1, G_TYPE_INT);
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

static void
fh_log_trick_init (FhLogTrick *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "log-trick");
}

GtkWidget *
fh_log_trick_new (FhGame *game, int number)
{
  return g_object_new (FH_TYPE_LOG_TRICK, "game", game, "number", number, NULL);
}
