/* fh-result-panel.c: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-result-panel.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-config.h"
#include "fh-hand-order.h"
#include "fh-panel-body.h"
#include "fh-panel.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* The width of a card of the dead hand, in pixels. */
#define DEAD_WIDTH 40

struct _FhResultPanel
{
  GtkBox parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *grid;
  GtkWidget *dead;
  GtkWidget *dead_label;
  GtkWidget *dead_cards;
  GtkWidget *next;
  GtkWidget *new_game;
  GtkWidget *review;
  GtkWidget *laws;
  GtkWidget *challenge;
};

static void fh_result_panel_iface_init (FhTablePanelInterface *iface);

/* It has one form. */
G_DEFINE_FINAL_TYPE_WITH_CODE (FhResultPanel,
                               fh_result_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_result_panel_iface_init))

/* On the button to go on with. */
static gboolean
fh_result_panel_grab_focus (GtkWidget *widget)
{
  FhResultPanel *self = FH_RESULT_PANEL (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->next) ? self->next : self->new_game);
}

static void
fh_result_panel_class_init (FhResultPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-result-panel.ui");
  g_type_ensure (FH_TYPE_PANEL_BODY);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, text);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, dead);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, dead_label);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, next);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, new_game);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, review);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, laws);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, challenge);

  widget_class->grab_focus = fh_result_panel_grab_focus;
  fh_panel_class_init (widget_class);
}

static void
fh_result_panel_init (FhResultPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->dead_cards = fh_card_row_new (DEAD_WIDTH);
  gtk_box_append (GTK_BOX (self->dead), self->dead_cards);
}

GtkWidget *
fh_result_panel_new (void)
{
  return g_object_new (FH_TYPE_RESULT_PANEL, NULL);
}

/* Names and headings are wrapped where there is little room; numbers never. */
static GtkWidget *
attach (FhResultPanel *self, const char *text, const char *style_class, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style_class);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0 || row == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), column == 0 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);

  return label;
}

/* A row for each side: tricks, points of this deal, total. */
static void
update_grid (FhResultPanel *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  attach (self, "", "column", 0, 0);
  /* Translators: columns of the result of a deal: tricks won, points of this deal, points so far.
   */
  attach (self, _ ("Tricks"), "column", 1, 0);
  attach (self, _ ("This deal"), "column", 2, 0);
  attach (self, _ ("Total"), "column", 3, 0);
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      GtkWidget *label;
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *tricks = g_strdup_printf ("%d", fh_table_side_tricks (table, side));
      g_autofree char *points = fh_table_points (table->points[side]);
      g_autofree char *total = fh_table_points (table->totals[side]);

      attach (self, name, "side", 0, side + 1);
      attach (self, tricks, "number", 1, side + 1);
      attach (self, points, "number", 2, side + 1);
      label = attach (self, total, "total", 3, side + 1);
      fh_widget_set_class (label, "circled", fh_table_is_circled (table, side));
    }
}

/* The cards that nobody held lie open now, and not before (HC-082). */
static void
update_dead (FhResultPanel *self, const FhScene *scene, FhCardSet dead)
{
  const FhTable *table = scene->table;
  int trump = fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
  g_autofree char *sentence = fh_sentence_dead (&table->rules, dead);
  FhCard cards[FH_N_CARDS];
  int n = fh_hand_order (dead, trump, FH_HAND_HIGH_FIRST, NULL, 0, cards);

  gtk_label_set_text (
      GTK_LABEL (self->dead_label),
      table->rules.dead_first
          /* Translators: above ten cards that were dealt to nobody, after a deal. */
          ? _ ("The dead hand")
          /* Translators: above ten cards that were not dealt, after a deal. */
          : _ ("The cards that nobody had"));
  fh_card_row_set_cards (FH_CARD_ROW (self->dead_cards), cards, n, trump);
  gtk_widget_set_visible (self->dead, n > 0);
  fh_widget_set_name (self->dead_cards, sentence);
}

static const char *
deal_heading (const FhTable *table)
{
  if (table->thrown_in)
    return _ ("The deal is thrown in");
  if (table->declarer == FH_SEAT_NONE)
    return _ ("Played without a contract");

  return table->made ? _ ("The contract is made") : _ ("The contract is set");
}

static void
update_buttons (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  gboolean is_over = moment->hold == FH_HOLD_GAME;

  gtk_widget_set_visible (self->laws, table->rules.laws != FH_LAWS_STRICT && !table->thrown_in);
  gtk_widget_set_visible (self->challenge, table->entry.entered != 0);
  gtk_widget_set_visible (self->next, !is_over);
  gtk_button_set_label (GTK_BUTTON (self->next),
                        table->due == FH_ACTION_NONE
                            /* Translators: a button after the last deal of a game. */
                            ? _ ("Result of the Game")
                            /* Translators: a button after a deal. */
                            : _ ("Next Deal"));
  fh_panel_wrap_buttons (GTK_WIDGET (self));
  gtk_widget_set_visible (self->new_game, is_over);
  gtk_widget_set_visible (self->review, moment->offers_review && !table->thrown_in);
}

static void
fh_result_panel_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhResultPanel *self = FH_RESULT_PANEL (panel);
  const FhScene *scene = &moment->scene;
  const FhTable *table = scene->table;
  g_autofree char *result = fh_sentence_deal_result (scene);
  g_auto (GStrv) lines = g_strsplit (result, "\n", 2);
  g_autofree char *text = NULL;

  if (moment->hold == FH_HOLD_GAME)
    {
      g_autofree char *winner = fh_sentence_game_result (scene);

      gtk_label_set_text (GTK_LABEL (self->heading), winner);
    }
  else
    {
      gtk_label_set_text (GTK_LABEL (self->heading), deal_heading (table));
    }
  /* The grid shows what the other lines say. */
  if (table->entry.entered && !table->thrown_in)
    text = g_strconcat (*lines, "\n",
                        _ ("These points were written down by hand. Anybody may challenge them "
                           "until the first bid of the next deal."),
                        NULL);
  gtk_label_set_text (GTK_LABEL (self->text), text != NULL ? text : *lines);
  update_grid (self, scene);
  gtk_widget_set_visible (self->grid, !table->thrown_in);
  update_dead (self, scene, moment->dead);
  update_buttons (self, moment);
  fh_widget_describe (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->heading)), result);
}

static void
fh_result_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->update = fh_result_panel_update;
}
