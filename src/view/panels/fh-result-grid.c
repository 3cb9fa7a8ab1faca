/* fh-result-grid.c: what a deal brought to each side, and how it stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-result-grid.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-score-bar.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* Pixels between the columns, and where there is little room; and between the rows. */
#define BETWEEN     16
#define LITTLE_ROOM 6
#define ROWS        4

/* As many letters of a side's name stand on a line at least: a short one is not broken. */
#define LEAST_LETTERS 3

struct _FhResultGrid
{
  GtkGrid parent_instance;

  char *counted;                  /* the result whose sides stand there, or NULL */
  FhScoreBar *bars[FH_MAX_SEATS]; /* a side, or NULL */
  GtkWidget *ends;                /* above them, what they are; or NULL */
  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (FhResultGrid, fh_result_grid, GTK_TYPE_GRID)

static void
fh_result_grid_class_init (FhResultGridClass *klass)
{
  FH_HOLDS (klass, FhResultGrid, counted, g_free);
}

static void
fh_result_grid_init (FhResultGrid *self)
{
  gtk_grid_set_row_spacing (GTK_GRID (self), ROWS);
}

/* Names and headings are wrapped where there is little room; numbers never. */
static GtkWidget *
attach (FhResultGrid *self, const char *text, const char *style_class, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  if (*text == '\0')
    fh_widget_set_name (label, "");

  gtk_widget_add_css_class (label, style_class);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0 || row == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), column == 0 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  if (column == 0)
    gtk_label_set_width_chars (GTK_LABEL (label),
                               MIN ((int) g_utf8_strlen (text, -1), LEAST_LETTERS));
  gtk_grid_attach (GTK_GRID (self), label, column, row, 1, 1);

  return label;
}

/* What the ends of the bars are. */
static void
attach_ends (FhResultGrid *self, const FhRules *rules)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const int ends[] = { fh_score_bar_least (rules), fh_score_bar_most (rules) };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *points = fh_table_points (ends[i]);

      gtk_widget_set_hexpand (fh_label_add (box, points, FH_LABEL_ONE_LINE, "column"), i == 0);
    }
  gtk_label_set_xalign (GTK_LABEL (gtk_widget_get_first_child (box)), 0);
  gtk_accessible_update_state (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_visible (box, !self->is_narrow);
  gtk_grid_attach (GTK_GRID (self), box, 1, 0, 1, 1);
  self->ends = box;
}

/* Beside a side: how far its total is from losing to winning the game, and how it gets there by
 * this deal. */
static void
attach_bar (FhResultGrid *self, const FhScene *scene, int side)
{
  GtkWidget *bar = g_object_new (FH_TYPE_SCORE_BAR, NULL);

  fh_score_bar_update (FH_SCORE_BAR (bar), scene, side);
  self->bars[side] = FH_SCORE_BAR (bar);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_grid_attach (GTK_GRID (self), bar, 1, side + 1, 1, 1);
}

void
fh_result_grid_update (FhResultGrid *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *result = fh_sentence_deal_result (scene);
  g_autoptr (GString) counted = g_string_new (result);
  GtkWidget *child;

  g_return_if_fail (FH_IS_RESULT_GRID (self));

  g_string_append_printf (counted, " %u", table->n_deals);
  for (int side = 0; side < table->rules.n_sides; side++)
    g_string_append_printf (counted, " %d%s", fh_table_side_tricks (table, side),
                            fh_table_is_circled (table, side) ? "o" : "");
  if (g_strcmp0 (self->counted, counted->str) == 0)
    return;
  g_free (self->counted);
  self->counted = g_string_free (g_steal_pointer (&counted), FALSE);
  memset (self->bars, 0, sizeof self->bars);
  self->ends = NULL;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_grid_remove (GTK_GRID (self), child);

  attach (self, "", "column", 0, 0);
  /* Translators: columns of the result of a deal: tricks won, points of this deal, points so far.
   */
  attach (self, _ ("Tricks"), "column", 2, 0);
  attach (self, _ ("This deal"), "column", 3, 0);
  attach (self, _ ("Total"), "column", 4, 0);
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      GtkWidget *label;
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *tricks = g_strdup_printf ("%d", fh_table_side_tricks (table, side));
      g_autofree char *points = fh_table_points (table->points[side]);
      g_autofree char *total = fh_table_points (table->totals[side]);

      attach (self, name, "side", 0, side + 1);
      attach (self, tricks, "number", 2, side + 1);
      attach (self, points, "number", 3, side + 1);
      label = attach (self, total, "total", 4, side + 1);
      fh_widget_set_class (label, "circled", fh_table_is_circled (table, side));
      if (table->rules.deals == 0)
        attach_bar (self, scene, side);
    }
  if (table->rules.deals == 0)
    attach_ends (self, &table->rules);
}

void
fh_result_grid_hurry (FhResultGrid *self)
{
  g_return_if_fail (FH_IS_RESULT_GRID (self));

  for (int side = 0; side < FH_MAX_SEATS; side++)
    if (self->bars[side] != NULL)
      fh_score_bar_skip (self->bars[side]);
}

void
fh_result_grid_set_narrow (FhResultGrid *self, gboolean is_narrow)
{
  g_return_if_fail (FH_IS_RESULT_GRID (self));

  self->is_narrow = !!is_narrow;
  if (self->ends != NULL)
    gtk_widget_set_visible (self->ends, !is_narrow);
  gtk_grid_set_column_spacing (GTK_GRID (self), is_narrow ? LITTLE_ROOM : BETWEEN);
}
