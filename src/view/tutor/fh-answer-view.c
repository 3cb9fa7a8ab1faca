/* fh-answer-view.c: why somebody did something, to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-answer-view.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

/* Milliseconds: who waits longer wants to know for what. */
#define MOMENT 400

struct _FhAnswerView
{
  AdwBin parent_instance;

  FhAnswer *answer;
  GtkWidget *box;
  GtkWidget *text;
  GtkWidget *busy;
  GtkWidget *spinner;
  GtkWidget *table; /* or NULL */
  guint busy_id;
  gboolean announces; /* as soon as it is whole */
};

G_DEFINE_FINAL_TYPE (FhAnswerView, fh_answer_view, ADW_TYPE_BIN)

/* --- The table --- */

static GtkWidget *
new_cell (const char *text, float xalign, const char *style_classes)
{
  GtkWidget *label = fh_label_new (text, FH_LABEL_ONE_LINE, style_classes);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  return label;
}

static GtkWidget *
new_number (const char *text)
{
  g_autofree char *number = fh_table_keep_together (g_strdup (text));

  return new_cell (number, 1, "numeric");
}

/* "8♠", "4♥ 5♣", "joker ♠", "Marama". */
static char *
short_name (const FhAnswerRow *row)
{
  const FhAction *action = &row->action;
  g_autoptr (GString) cards = NULL;

  if (action->kind == FH_ACTION_BID)
    return fh_table_call_text (action->call);
  if (action->n_cards == 0)
    return g_strdup (row->name);
  cards = g_string_new (NULL);
  for (int i = 0; i < action->n_cards; i++)
    {
      g_autofree char *card = fh_table_card_text (action->cards[i]);

      g_string_append_printf (cards, i > 0 ? " %s" : "%s", card);
    }
  if (action->kind == FH_ACTION_PLAY && action->suit < FH_N_SUITS)
    g_string_append_printf (cards, " %s", fh_words_suit_sign ((FhSuit) action->suit));
  return g_string_free (g_steal_pointer (&cards), FALSE);
}

/* The first cell of a row speaks for all of it. */
static void
add_row (GtkGrid *table, int top, const FhAnswerRow *row)
{
  g_autofree char *name = short_name (row);
  GtkWidget *cells[] = {
    new_cell (name, 0, NULL),
    new_number (row->chance),
    new_number (row->tricks),
    new_number (row->points),
  };

  gtk_label_set_wrap (GTK_LABEL (cells[0]), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (cells[0]), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (cells[0], TRUE);
  fh_widget_set_name (cells[0], row->spoken);
  for (int i = 0; i < (int) G_N_ELEMENTS (cells); i++)
    {
      if (row->is_it)
        gtk_widget_add_css_class (cells[i], "answer-it");
      if (i > 0)
        gtk_accessible_update_state (GTK_ACCESSIBLE (cells[i]), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                                     -1);
      gtk_grid_attach (table, cells[i], i, top, 1, 1);
    }
}

static GtkWidget *
new_table (const char *caption, GPtrArray *rows)
{
  GtkWidget *table = gtk_grid_new ();
  const char *const heads[] = {
    caption,
    /* Translators: over a column: how often the contract is made, or set by the other side. */
    C_ ("column", "chance"),
    /* Translators: over a column: the tricks of the own side on average. */
    C_ ("column", "tricks"),
    /* Translators: over a column: the points that it brings on average. */
    C_ ("column", "points"),
  };

  gtk_grid_set_column_spacing (GTK_GRID (table), 12);
  gtk_grid_set_row_spacing (GTK_GRID (table), 4);
  for (int i = 0; i < (int) G_N_ELEMENTS (heads); i++)
    {
      GtkWidget *head = new_cell (heads[i], i == 0 ? 0 : 1, "caption dim-label");

      gtk_label_set_wrap (GTK_LABEL (head), i == 0);
      if (i > 0)
        gtk_accessible_update_state (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_grid_attach (GTK_GRID (table), head, i, 0, 1, 1);
    }
  for (guint i = 0; i < rows->len; i++)
    add_row (GTK_GRID (table), (int) i + 1, g_ptr_array_index (rows, i));
  return table;
}

/* --- The answer --- */

static gboolean
busy_cb (gpointer user_data)
{
  FhAnswerView *self = user_data;

  self->busy_id = 0;
  gtk_spinner_start (GTK_SPINNER (self->spinner));
  gtk_widget_set_visible (self->busy, TRUE);
  return G_SOURCE_REMOVE;
}

static void
update_busy (FhAnswerView *self)
{
  if (!fh_answer_is_busy (self->answer))
    {
      g_clear_handle_id (&self->busy_id, g_source_remove);
      gtk_spinner_stop (GTK_SPINNER (self->spinner));
      gtk_widget_set_visible (self->busy, FALSE);
    }
  else if (self->busy_id == 0 && !gtk_widget_get_visible (self->busy))
    {
      self->busy_id = g_timeout_add (MOMENT, busy_cb, self);
    }
}

static void
update (FhAnswerView *self)
{
  const char *text = fh_answer_get_text (self->answer);
  GPtrArray *rows = fh_answer_get_rows (self->answer);

  fh_help_label_set (GTK_LABEL (self->text), text, NULL);
  gtk_widget_set_visible (self->text, *text != '\0');
  if (self->table != NULL)
    gtk_box_remove (GTK_BOX (self->box), self->table);
  self->table = rows->len > 0 ? new_table (fh_answer_get_caption (self->answer), rows) : NULL;
  if (self->table != NULL)
    gtk_box_append (GTK_BOX (self->box), self->table);
  update_busy (self);
  if (self->announces)
    fh_answer_view_announce (self);
}

void
fh_answer_view_announce (FhAnswerView *self)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (FH_IS_ANSWER_VIEW (self));

  self->announces = fh_answer_is_busy (self->answer);
  if (self->announces || gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  spoken = fh_answer_dup_spoken (self->answer);
  fh_announce (GTK_WIDGET (self), spoken);
}

static void
fh_answer_view_constructed (GObject *object)
{
  FhAnswerView *self = FH_ANSWER_VIEW (object);

  G_OBJECT_CLASS (fh_answer_view_parent_class)->constructed (object);
  fh_connect (self->answer, "changed", update, self);
  update (self);
}

static void
fh_answer_view_class_init (FhAnswerViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_answer_view_constructed;

  FH_MADE_WITH_OBJECT (klass, FhAnswerView, answer, FH_TYPE_ANSWER);
  FH_DROPS_SOURCE (klass, FhAnswerView, busy_id);

  gtk_widget_class_set_css_name (widget_class, "answer");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_answer_view_init (FhAnswerView *self)
{
  GtkWidget *waiting =
      fh_label_new (_ ("Thinking it through again…"), FH_LABEL_WRAPPED, "dim-label");

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  self->text = fh_help_label_new ();
  self->busy = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->spinner = gtk_spinner_new ();
  gtk_box_append (GTK_BOX (self->busy), self->spinner);
  gtk_box_append (GTK_BOX (self->busy), waiting);
  gtk_widget_set_visible (self->busy, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->text);
  gtk_box_append (GTK_BOX (self->box), self->busy);
  adw_bin_set_child (ADW_BIN (self), self->box);
}

GtkWidget *
fh_answer_view_new (FhAnswer *answer)
{
  return g_object_new (FH_TYPE_ANSWER_VIEW, "answer", answer, NULL);
}

FhAnswer *
fh_answer_view_get_answer (FhAnswerView *self)
{
  g_return_val_if_fail (FH_IS_ANSWER_VIEW (self), NULL);

  return self->answer;
}

gboolean
fh_answer_view_shows_busy (FhAnswerView *self)
{
  g_return_val_if_fail (FH_IS_ANSWER_VIEW (self), FALSE);

  return gtk_widget_get_visible (self->busy);
}
