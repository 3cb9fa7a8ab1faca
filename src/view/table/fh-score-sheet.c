/* fh-score-sheet.c: the game deal by deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-sheet.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-made.h"
#include "fh-score-curve.h"
#include "fh-sentences.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* The columns before those of the sides. */
enum
{
  COLUMN_DEAL,
  COLUMN_CONTRACT,
  COLUMN_TRICKS,
  COLUMN_RESULT,
  N_COLUMNS,
};

struct _FhScoreSheet
{
  AdwBin parent_instance;

  FhGame *game;
  GtkWidget *curve;
  GtkWidget *grid;
  GtkWidget *empty;
  int n_rows;
};

G_DEFINE_FINAL_TYPE (FhScoreSheet, fh_score_sheet, ADW_TYPE_BIN)

static GtkWidget *
attach (FhScoreSheet *self, const char *text, float xalign, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);

  return label;
}

static void
add_heading (FhScoreSheet *self, const FhScene *scene)
{
  GtkWidget *labels[N_COLUMNS + FH_MAX_SEATS];
  int n = 0;

  /* Translators: columns of the score sheet. */
  labels[n++] = attach (self, _ ("Deal"), 1, COLUMN_DEAL, 0);
  labels[n++] = attach (self, _ ("Contract"), 0, COLUMN_CONTRACT, 0);
  labels[n++] = attach (self, _ ("Tricks"), 1, COLUMN_TRICKS, 0);
  /* Translators: a column of the score sheet: whether the contract was made. */
  labels[n++] = attach (self, _ ("Result"), 0, COLUMN_RESULT, 0);
  for (int side = 0; side < scene->table->rules.n_sides; side++)
    {
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);

      labels[n++] = attach (self, name, 1, N_COLUMNS + side, 0);
    }
  for (int i = 0; i < n; i++)
    gtk_widget_add_css_class (labels[i], "column");
}

static const char *
result_of (const FhTable *table)
{
  if (table->thrown_in)
    /* Translators: in the score sheet: nobody bid, so the deal was not played. */
    return C_ ("score sheet", "thrown in");
  if (table->declarer == FH_SEAT_NONE)
    /* Translators: in the score sheet: nobody bid and the hand was played. */
    return C_ ("score sheet", "no contract");

  return table->made
             /* Translators: in the score sheet: the contract was made. */
             ? C_ ("score sheet", "made")
             /* Translators: in the score sheet: the contract was not made. */
             : C_ ("score sheet", "set");
}

/* The declarer, and who played with him where that is settled deal by deal. */
static char *
name_of_bidders (const FhScene *scene)
{
  const FhTable *table = scene->table;
  unsigned others = fh_seats_without (table->partners, table->declarer);
  g_autofree char *name = fh_sentence_seat (scene, table->declarer);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (others == 0)
    return g_steal_pointer (&name);
  first = fh_sentence_seat (scene, __builtin_ctz (others));
  others &= others - 1;
  if (others == 0)
    /* Translators: in the score sheet: the declarer, and the partner of that deal. */
    return g_strdup_printf (C_ ("score sheet", "%1$s with %2$s"), name, first);
  second = fh_sentence_seat (scene, __builtin_ctz (others));
  /* Translators: in the score sheet: the declarer, and the two partners of that deal. */
  return g_strdup_printf (C_ ("score sheet", "%1$s with %2$s and %3$s"), name, first, second);
}

/* "7♥ Marama", as markup. */
static char *
contract_of (const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *call = NULL;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (table->thrown_in || table->declarer == FH_SEAT_NONE)
    return g_strdup ("–");

  call = fh_table_call_text (table->contract);
  name = name_of_bidders (scene);
  /* Translators: in the score sheet: a contract such as 7♥, and whose it was. */
  text = g_strdup_printf (C_ ("score sheet", "%1$s %2$s"), call, name);

  return fh_table_markup (text, FH_GROUND_WINDOW);
}

/* Whether who plays with whom is settled deal by deal, each scoring for himself. */
static gboolean
has_partners (const FhTable *table)
{
  return table->rules.partners != FH_PARTNERS_BY_SIDE;
}

static void
chosen_cb (FhAnswerButton *button, FhScoreSheet *self)
{
  g_signal_emit_by_name (self, "deal-chosen", (guint) fh_answer_button_get_id (button));
}

/* The number of deal @index, which opens it; what was dealt again has nothing to look at. */
static void
add_number (FhScoreSheet *self, const FhTable *table, guint index, int row)
{
  g_autofree char *number = g_strdup_printf ("%d", table->n_deals);
  g_autofree char *words = NULL;
  GtkWidget *button;

  if (fh_table_is_dealt_again (table))
    {
      attach (self, number, 1, COLUMN_DEAL, row);
      return;
    }
  button = fh_answer_button_new ((int) index, NULL, NULL);
  gtk_button_set_label (GTK_BUTTON (button), number);
  /* Translators: a button of the score sheet: that deal is shown again; %d is its number. */
  words = g_strdup_printf (_ ("Look at Deal %d"), table->n_deals);
  fh_widget_set_tip (button, words);
  g_signal_connect (button, "clicked", G_CALLBACK (chosen_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), button, COLUMN_DEAL, row, 1, 1);
}

/* Deal @index of the game, the next one on the sheet. */
static void
add_deal (FhScoreSheet *self, const FhScene *scene, guint index)
{
  int row = (int) index + 1;
  const FhTable *table = scene->table;
  g_autofree char *contract = contract_of (scene);
  g_autofree char *sentence = fh_sentence_contract (scene);
  GtkWidget *label;

  add_number (self, table, index, row);
  label = attach (self, NULL, 0, COLUMN_CONTRACT, row);
  fh_table_label_set (label, contract, table->thrown_in ? NULL : sentence);
  if (table->declarer != FH_SEAT_NONE && !table->thrown_in)
    {
      g_autofree char *tricks = g_strdup_printf ("%d", fh_scene_contract_tricks (scene));

      attach (self, tricks, 1, COLUMN_TRICKS, row);
    }
  attach (self, result_of (table), 0, COLUMN_RESULT, row);
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      g_autofree char *points = fh_table_points (table->points[side]);
      g_autofree char *total = fh_table_points (table->totals[side]);
      /* Translators: in the score sheet: the points of a deal, then the total after it. */
      g_autofree char *text = fh_table_keep_together (
          g_strdup_printf (C_ ("score sheet", "%1$s → %2$s"), points, total));

      label = attach (self, text, 1, N_COLUMNS + side, row);
      fh_widget_set_class (label, "negative", table->points[side] < 0);
      fh_widget_set_class (label, "circled", fh_table_is_circled (table, side));
      if (has_partners (table) && (fh_table_bidders (table) >> side & 1))
        {
          g_autofree char *name = fh_sentence_side (scene, side, FALSE);
          /* Translators: in the score sheet, of a column: this player was on the declarer's side in
           * that deal. */
          g_autofree char *about = g_strdup_printf (_ ("%s, of the bidding side"), name);

          gtk_widget_add_css_class (label, "bidder");
          gtk_widget_set_tooltip_text (label, about);
        }
      gtk_widget_add_css_class (label, "numeric");
    }
}

static void
update (FhScoreSheet *self)
{
  FhScene scene = fh_game_get_scene (self->game);
  g_autoptr (GArray) deals = fh_game_dup_deals (self->game);
  GtkWidget *child;

  scene.allies = 0; /* what is known in this deal says nothing of others */
  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  add_heading (self, &scene);
  for (guint i = 0; i < deals->len; i++)
    {
      scene.table = &g_array_index (deals, FhTable, i);
      add_deal (self, &scene, i);
    }
  self->n_rows = (int) deals->len;
  fh_score_curve_update (FH_SCORE_CURVE (self->curve), &scene, deals);
  gtk_widget_set_visible (self->curve, deals->len > 0);
  gtk_widget_set_visible (self->empty, deals->len == 0);
  gtk_widget_set_visible (self->grid, deals->len > 0);
}

static void
fh_score_sheet_constructed (GObject *object)
{
  FhScoreSheet *self = FH_SCORE_SHEET (object);

  G_OBJECT_CLASS (fh_score_sheet_parent_class)->constructed (object);
  fh_connect (self->game, "deal-finished", update, self);
  fh_connect (self->game, "adjudicated", update, self);
  fh_connect (self->game, "restored", update, self);
  /* The signs of the suits have other colours on a dark ground. */
  fh_connect (adw_style_manager_get_default (), "notify::dark", update, self);
  update (self);
}

static void
fh_score_sheet_class_init (FhScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_score_sheet_constructed;

  FH_MADE_WITH_OBJECT (klass, FhScoreSheet, game, FH_TYPE_GAME);

  fh_made_signal (klass, "deal-chosen", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "scores");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_score_sheet_init (FhScoreSheet *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);

  self->empty = adw_status_page_new ();
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (self->empty), "fh-score-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (self->empty), _ ("Nothing to count yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (self->empty), _ ("No deal is finished yet."));
  gtk_widget_add_css_class (self->empty, "compact");
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 16);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 8);
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  self->curve = fh_score_curve_new ();
  gtk_box_append (GTK_BOX (box), self->empty);
  gtk_box_append (GTK_BOX (box), self->curve);
  gtk_box_append (GTK_BOX (box), self->grid);
  gtk_widget_add_css_class (box, "sheet");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
}

GtkWidget *
fh_score_sheet_new (FhGame *game)
{
  return g_object_new (FH_TYPE_SCORE_SHEET, "game", game, NULL);
}

int
fh_score_sheet_get_n_rows (FhScoreSheet *self)
{
  g_return_val_if_fail (FH_IS_SCORE_SHEET (self), 0);

  return self->n_rows;
}
