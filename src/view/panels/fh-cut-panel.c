/* fh-cut-panel.c: who deals first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-cut-panel.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-panel.h"

#define CARD_WIDTH  60 /* pixels */
#define SMALL_WIDTH 44 /* at a table of five or six, or when there was a tie */

#define OTHER_HEIGHT 200 /* of all but the cards, with two lines of text */

struct _FhCutPanel
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *shuffle;    /* or NULL */
  GPtrArray *past_draws; /* cards of the rounds that ended in a tie */
  GtkWidget *proceed;
  int height; /* of all of it, roughly */
  char *spoken;
};

G_DEFINE_FINAL_TYPE (FhCutPanel, fh_cut_panel, GTK_TYPE_BOX)

static void
fh_cut_panel_finalize (GObject *object)
{
  g_ptr_array_unref (FH_CUT_PANEL (object)->past_draws);
  g_free (FH_CUT_PANEL (object)->spoken);

  G_OBJECT_CLASS (fh_cut_panel_parent_class)->finalize (object);
}

static void
fh_cut_panel_class_init (FhCutPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_cut_panel_finalize;

  fh_panel_class_init (GTK_WIDGET_CLASS (klass));
}

static void
fh_cut_panel_init (FhCutPanel *self)
{
  fh_panel_init (GTK_BOX (self), "cut", 10);
  self->past_draws = g_ptr_array_new ();
}

/* One card of its own width, whatever the column has. */
static GtkWidget *
make_card (FhCardArt *art, FhCard card, int width, const char *note, gboolean is_lowest)
{
  GtkWidget *row = fh_card_row_new (art, width);

  fh_card_row_set_cards (FH_CARD_ROW (row), &card, 1, -1);
  fh_card_widget_set_note (fh_card_row_get_nth (FH_CARD_ROW (row), 0), note);
  fh_card_widget_set_hinted (fh_card_row_get_nth (FH_CARD_ROW (row), 0), is_lowest);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  return row;
}

/* A column a player, as they sit from the person's left, the person last; a row a round. */
static GtkWidget *
make_grid (
    FhCutPanel *self, FhCardArt *art, const FhScene *scene, const FhCut *cut, GString *spoken)
{
  GtkWidget *grid = gtk_grid_new ();
  int n = scene->table->rules.n_callers;
  int width = n > 4 || cut->n_rounds > 1 ? SMALL_WIDTH : CARD_WIDTH;

  self->height = OTHER_HEIGHT + cut->n_rounds * (fh_card_art_height (width) + 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), n > 4 ? 4 : 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int column = 0; column < n; column++)
    {
      int seat = (MAX (scene->person, 0) + 1 + column) % n;
      g_autofree char *name = fh_sentence_seat (scene, seat);
      GtkWidget *label = gtk_label_new (name);

      gtk_widget_add_css_class (label, "drawer");
      if (seat == cut->dealer)
        gtk_widget_add_css_class (label, "first");
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), 5);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
      gtk_grid_attach (GTK_GRID (grid), label, column, 0, 1, 1);
      for (int round = 0; round < cut->n_rounds; round++)
        {
          g_autofree char *draw = fh_sentence_draw (scene, cut, seat, round);

          if (draw == NULL)
            continue;
          GtkWidget *card = make_card (art, cut->cards[round][seat], width, name,
                                       seat == cut->dealer && round == cut->n_rounds - 1);
          if (round < cut->n_rounds - 1)
            g_ptr_array_add (self->past_draws, card);
          gtk_grid_attach (GTK_GRID (grid), card, column, 1 + round, 1, 1);
        }
    }
  /* Read aloud round by round, as it happened. */
  for (int round = 0; round < cut->n_rounds; round++)
    for (int i = 0; i < n; i++)
      {
        g_autofree char *draw =
            fh_sentence_draw (scene, cut, (MAX (scene->person, 0) + 1 + i) % n, round);

        if (draw != NULL)
          g_string_append_printf (spoken, "%s ", draw);
      }
  return grid;
}

GtkWidget *
fh_cut_panel_new (FhCardArt *art, const FhScene *scene, const FhCut *cut)
{
  FhCutPanel *self = g_object_new (FH_TYPE_CUT_PANEL, NULL);
  g_autofree char *result = fh_sentence_cut (scene, cut);
  g_autofree char *shuffle = fh_sentence_shuffle (scene, cut->dealer);
  g_autoptr (GString) spoken = g_string_new (NULL);
  GtkBox *body = fh_panel_add_body (GTK_BOX (self), 10);

  /* Translators: the heading over the cards that players draw to see who deals first. */
  self->heading = fh_panel_add_label (body, _ ("Cutting for the Deal"), "heading", 40);
  gtk_box_append (body, make_grid (self, art, scene, cut, spoken));
  fh_panel_add_label (body, result, "text", 40);
  if (shuffle != NULL)
    self->shuffle = fh_panel_add_label (body, shuffle, "text", 40);

  self->proceed = gtk_button_new_with_label (_ ("Continue"));
  gtk_widget_add_css_class (self->proceed, "confirm");
  gtk_widget_set_halign (self->proceed, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->proceed), "table.continue");
  gtk_box_append (GTK_BOX (self), self->proceed);

  g_string_append (spoken, result);
  self->spoken = g_strdup (spoken->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Cutting for the Deal"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->spoken, -1);

  return GTK_WIDGET (self);
}

void
fh_cut_panel_set_room (FhCutPanel *self, int room)
{
  g_return_if_fail (FH_IS_CUT_PANEL (self));
  gboolean has_room = room <= 0 || room >= self->height;

  gtk_widget_set_visible (self->heading, has_room);
  if (self->shuffle != NULL)
    gtk_widget_set_visible (self->shuffle, has_room);
  for (guint i = 0; i < self->past_draws->len; i++)
    gtk_widget_set_visible (self->past_draws->pdata[i], has_room);
}

const char *
fh_cut_panel_get_spoken (FhCutPanel *self)
{
  g_return_val_if_fail (FH_IS_CUT_PANEL (self), NULL);

  return self->spoken;
}

void
fh_cut_panel_focus (FhCutPanel *self)
{
  g_return_if_fail (FH_IS_CUT_PANEL (self));

  gtk_widget_grab_focus (self->proceed);
}
