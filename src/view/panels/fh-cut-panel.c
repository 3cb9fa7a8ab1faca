/* fh-cut-panel.c: who deals first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cut-panel.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-made.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-widget.h"

#define CARD_WIDTH  60 /* pixels */
#define SMALL_WIDTH 44 /* at a table of five or six, when there was a tie, or in little room */

struct _FhCutPanel
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *grid; /* the cards that were drawn */
  GtkWidget *result;
  GtkWidget *shuffle;
  GPtrArray *draws; /* a row a card, of all rounds */
  GPtrArray *past;  /* those of the rounds that ended in a tie, and who drew in no other */
  int card_width;   /* where there is room */
  GtkWidget *proceed;
  char *spoken; /* NULL as long as nothing is shown */
};

static void fh_cut_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhCutPanel,
                               fh_cut_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL, fh_cut_panel_iface_init))

static gboolean
fh_cut_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FH_CUT_PANEL (widget)->proceed);
}

static void
fh_cut_panel_class_init (FhCutPanelClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = fh_cut_panel_grab_focus;

  FH_HOLDS (klass, FhCutPanel, draws, g_ptr_array_unref);
  FH_HOLDS (klass, FhCutPanel, past, g_ptr_array_unref);
  FH_HOLDS (klass, FhCutPanel, spoken, g_free);

  fh_panel_class_init (GTK_WIDGET_CLASS (klass));
}

static void
fh_cut_panel_init (FhCutPanel *self)
{
  GtkBox *body;

  self->draws = g_ptr_array_new ();
  self->past = g_ptr_array_new ();
  fh_panel_init (GTK_BOX (self), "cut", 10);
  body = fh_panel_add_body (GTK_BOX (self), 10);
  /* Translators: the heading over the cards that players draw to see who deals first. */
  self->heading = fh_panel_add_label (body, _ ("Cutting for the Deal"), "heading", 40);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 4);
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  /* The scrolled window cuts off the frame around the lowest card in the first and the last
   * column. */
  gtk_widget_set_margin_start (self->grid, 4);
  gtk_widget_set_margin_end (self->grid, 4);
  gtk_box_append (body, self->grid);
  self->result = fh_panel_add_label (body, NULL, "text", 40);
  self->shuffle = fh_panel_add_label (body, NULL, "text", 40);

  self->proceed = gtk_button_new_with_label (_ ("Continue"));
  gtk_widget_add_css_class (self->proceed, "confirm");
  gtk_widget_set_halign (self->proceed, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->proceed), "table.continue");
  gtk_box_append (GTK_BOX (self), self->proceed);
}

GtkWidget *
fh_cut_panel_new (void)
{
  return g_object_new (FH_TYPE_CUT_PANEL, NULL);
}

/* One card of its own width, whatever the column has. */
static GtkWidget *
make_card (FhCard card, int width, const char *note, gboolean is_lowest)
{
  GtkWidget *row = fh_card_row_new (width);

  fh_card_row_set_cards (FH_CARD_ROW (row), &card, 1, -1);
  fh_card_widget_set_note (fh_card_row_get_nth (FH_CARD_ROW (row), 0), note);
  fh_card_widget_set_hinted (fh_card_row_get_nth (FH_CARD_ROW (row), 0), is_lowest);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  return row;
}

/* A column of the player of @seat: the name, and a card a round. */
static void
add_column (FhCutPanel *self, const FhScene *scene, const FhCut *cut, int column, int seat)
{
  g_autofree char *name = fh_sentence_seat (scene, seat);
  GtkWidget *label = fh_label_new (name, FH_LABEL_ONE_LINE, "drawer");

  if (seat == cut->dealer)
    gtk_widget_add_css_class (label, "first");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), 5);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, 0, 1, 1);
  if (cut->cards[cut->n_rounds - 1][seat] == FH_CARD_NONE)
    g_ptr_array_add (self->past, label);
  for (int round = 0; round < cut->n_rounds; round++)
    {
      gboolean is_last = round == cut->n_rounds - 1;
      g_autofree char *draw = fh_sentence_draw (scene, cut, seat, round);
      GtkWidget *card;

      if (draw == NULL)
        continue;
      card = make_card (cut->cards[round][seat], self->card_width, name,
                        seat == cut->dealer && is_last);
      g_ptr_array_add (self->draws, card);
      if (!is_last)
        g_ptr_array_add (self->past, card);
      gtk_grid_attach (GTK_GRID (self->grid), card, column, 1 + round, 1, 1);
    }
}

/* A column a player, as they sit from the person's left, the person last; read aloud round by
 * round, as it happened. */
static void
show_draws (FhCutPanel *self, const FhScene *scene, const FhCut *cut, GString *spoken)
{
  int n = scene->table->rules.n_callers;
  int first = MAX (scene->person, 0) + 1;

  self->card_width = n > 4 || cut->n_rounds > 1 ? SMALL_WIDTH : CARD_WIDTH;
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), n > 4 ? 4 : 8);
  for (int column = 0; column < n; column++)
    add_column (self, scene, cut, column, (first + column) % n);
  for (int round = 0; round < cut->n_rounds; round++)
    for (int i = 0; i < n; i++)
      {
        g_autofree char *draw = fh_sentence_draw (scene, cut, (first + i) % n, round);

        if (draw != NULL)
          g_string_append_printf (spoken, "%s ", draw);
      }
}

static void
fh_cut_panel_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhCutPanel *self = FH_CUT_PANEL (panel);
  const FhScene *scene = &moment->scene;
  const FhCut *cut = moment->cut;
  g_autoptr (GString) spoken = g_string_new (NULL);
  g_autofree char *result = NULL;
  g_autofree char *shuffle = NULL;

  /* There is one cut in a game. */
  if (cut == NULL || self->spoken != NULL)
    return;

  result = fh_sentence_cut (scene, cut);
  shuffle = fh_sentence_shuffle (scene, cut->dealer);
  show_draws (self, scene, cut, spoken);
  gtk_label_set_text (GTK_LABEL (self->result), result);
  gtk_label_set_text (GTK_LABEL (self->shuffle), shuffle != NULL ? shuffle : "");
  g_string_append (spoken, result);
  self->spoken = g_string_free (g_steal_pointer (&spoken), FALSE);
  fh_widget_describe (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->heading)),
                      self->spoken);
  fh_table_panel_fit (panel);
}

/* Where there is little room only the round that decided is shown, with those who drew in it, and
 * where that does not do, by small cards. */
static FhPanelForm
fh_cut_panel_set_form (FhTablePanel *panel, guint form)
{
  FhCutPanel *self = FH_CUT_PANEL (panel);
  gboolean has_shuffle = *gtk_label_get_text (GTK_LABEL (self->shuffle)) != '\0';

  if (form > 2)
    return FH_PANEL_FORM_NONE;

  gtk_widget_set_visible (self->heading, form == 0);
  gtk_widget_set_visible (self->shuffle, form == 0 && has_shuffle);
  for (guint i = 0; i < self->past->len; i++)
    gtk_widget_set_visible (self->past->pdata[i], form == 0);
  for (guint i = 0; i < self->draws->len; i++)
    fh_card_row_set_card_width (FH_CARD_ROW (self->draws->pdata[i]),
                                form == 2 ? SMALL_WIDTH : self->card_width);
  return FH_PANEL_FORM_WHOLE;
}

static void
fh_cut_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->update = fh_cut_panel_update;
  iface->set_form = fh_cut_panel_set_form;
}

const char *
fh_cut_panel_get_spoken (FhCutPanel *self)
{
  g_return_val_if_fail (FH_IS_CUT_PANEL (self), NULL);

  return self->spoken;
}
