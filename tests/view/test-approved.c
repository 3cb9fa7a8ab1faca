/* test-approved.c: what the program draws itself looks as it did when somebody approved of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "approve.h"
#include "fh-emblem.h"
#include "fh-felt.h"
#include "fh-score-curve.h"
#include "fh-share-plot.h"
#include "fh-style.h"
#include "fh-table-picture.h"
#include "fh-time-plot.h"
#include "table-test.h"

/* --- What is drawn --- */

#define CARD_WIDTH 112

/* A bower, an ace, courts, a joker and small ones. */
static const FhCard faces[] = {
  FH_CARD (FH_SPADES, FH_ACE),
  FH_CARD (FH_CLUBS, FH_JACK),
  FH_CARD (FH_DIAMONDS, FH_KING),
  FH_CARD (FH_HEARTS, FH_QUEEN),
  FH_CARD (FH_HEARTS, FH_SEVEN),
  FH_CARD (FH_SPADES, FH_FOUR),
  FH_JOKER,
  FH_CARD_BACK,
};

static void
test_cards (gconstpointer data)
{
  static const struct
  {
    const char *name;
    FhCardDeck deck;
    FhCardInks inks;
    FhCardBack back;
    gboolean is_outlined;
  } packs[] = {
    { "cards", FH_CARD_DECK_PICTURES, FH_CARD_INKS_STANDARD, FH_CARD_BACK_LATTICE, FALSE },
    { "cards-four", FH_CARD_DECK_PICTURES, FH_CARD_INKS_FOUR_COLOUR, FH_CARD_BACK_SCALES, FALSE },
    { "cards-plain", FH_CARD_DECK_PLAIN, FH_CARD_INKS_STANDARD, FH_CARD_BACK_WEAVE, FALSE },
    { "cards-outlined", FH_CARD_DECK_PLAIN, FH_CARD_INKS_FOUR_COLOUR, FH_CARD_BACK_LATTICE, TRUE },
  };
  const int pack = GPOINTER_TO_INT (data);
  const int height = fh_card_art_height (CARD_WIDTH) + 24;
  const int width = (CARD_WIDTH + 12) * (int) G_N_ELEMENTS (faces) + 12;
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  GtkWidget *window = table_test_window (gtk_label_new (NULL), 200, 100);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  fh_card_art_set_deck (art, packs[pack].deck);
  fh_card_art_set_inks (art, packs[pack].inks);
  fh_card_art_set_back (art, packs[pack].back);
  fh_card_art_set_outlined (art, packs[pack].is_outlined);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 0.15f, 0.42f, 0.3f, 1.0f },
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      graphene_rect_t bounds;
      GdkTexture *texture = fh_card_art_get_lying (art, faces[i], CARD_WIDTH, &bounds);

      graphene_rect_offset (&bounds, 12 + (float) i * (CARD_WIDTH + 12), 12);
      gtk_snapshot_append_texture (snapshot, texture, &bounds);
    }
  node = gtk_snapshot_free_to_node (snapshot);
  approve_node (window, node, width, height, packs[pack].name);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_felts (void)
{
  static const char *const felts[] = { "green", "blue", "burgundy", "slate" };
  GtkWidget *window = table_test_window (gtk_label_new (NULL), 200, 100);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (felts); i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) i * 200, 0));
      fh_felt_snapshot (snapshot, felts[i], 200, 120);
      gtk_snapshot_restore (snapshot);
    }
  node = gtk_snapshot_free_to_node (snapshot);
  approve_node (window, node, 800, 120, "felts");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_tables (void)
{
  static const FhPreset presets[] = { FH_PRESET_AMERICAN_2,       FH_PRESET_AUSTRALIAN_3,
                                      FH_PRESET_AMERICAN_4,       FH_PRESET_NEW_ZEALAND_5,
                                      FH_PRESET_NEW_ZEALAND_6,    FH_PRESET_NEW_ZEALAND_6_PAIRS,
                                      FH_PRESET_AUSTRALIAN_6_SOLO };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *window, *all = fh_table_picture_new (80);

  fh_style_load ();
  gtk_widget_set_halign (box, GTK_ALIGN_START);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), all);
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      GtkWidget *picture = fh_table_picture_new (80);
      FhRules rules;

      fh_rules_init (&rules, presets[i]);
      fh_table_picture_show (FH_TABLE_PICTURE (picture), &rules, i == 2);
      gtk_box_append (GTK_BOX (box), picture);
    }
  window = table_test_window (box, 800, 100);
  approve_widget (window, box, NULL, "tables");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* By whose rules one plays: American, New Zealand, Australian, Canadian, Midwest and classic. */
static void
test_emblems (void)
{
  static const FhPreset presets[] = { FH_PRESET_AMERICAN_4,   FH_PRESET_NEW_ZEALAND_4,
                                      FH_PRESET_AUSTRALIAN_4, FH_PRESET_CANADIAN_4,
                                      FH_PRESET_MIDWEST_4,    FH_PRESET_CLASSIC_3 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  GtkWidget *window;

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    gtk_box_append (GTK_BOX (box), fh_emblem_new (80, presets[i]));
  window = table_test_window (box, 600, 100);
  approve_widget (window, box, NULL, "emblems");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_curve (void)
{
  static const int points[][2] = {
    { 140, 30 }, { -60, 60 }, { 260, 80 }, { 180, 300 }, { 420, 310 }
  };
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (FhTable));
  GtkWidget *curve = fh_score_curve_new ();
  GtkWidget *window;
  FhState state;
  FhScene scene;

  fh_style_load ();
  table_test_deal (&state, FH_PRESET_AMERICAN_4, 1);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      for (int side = 0; side < 2; side++)
        state.table.totals[side] = points[i][side];
      if (i == 0)
        for (int side = 0; side < 2; side++)
          state.table.points[side] = (int16_t) points[0][side];
      g_array_append_val (deals, state.table);
    }
  scene = (FhScene){ .table = &g_array_index (deals, FhTable, deals->len - 1),
                     .seating = table_test_seating () };
  gtk_widget_set_size_request (curve, 480, 240);
  window = table_test_window (curve, 480, 240);
  fh_score_curve_update (FH_SCORE_CURVE (curve), &scene, deals);
  table_test_settle (window);
  if (approve_has_font (window))
    approve_widget (window, curve, NULL, "curve");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_plots (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *shares = fh_share_plot_new ();
  GtkWidget *time = fh_time_plot_new ();
  GtkWidget *window;

  fh_style_load ();
  gtk_widget_add_css_class (box, "fh-plot");
  fh_share_plot_add (FH_SHARE_PLOT (shares), "Games won", "5 of 9", 5.0 / 9, 0.27, 0.81);
  fh_share_plot_add (FH_SHARE_PLOT (shares), "Made", "19 of 25", 0.76, 0.57, 0.89);
  fh_time_plot_add_level (FH_TIME_PLOT (time), 0.0, "0 %");
  fh_time_plot_add_level (FH_TIME_PLOT (time), 1.0, "100 %");
  for (int i = 0; i < 6; i++)
    fh_time_plot_add (FH_TIME_PLOT (time), "1", "2", 0.4 + 0.08 * i, 0.3 + 0.06 * i,
                      0.55 + 0.07 * i);
  gtk_box_append (GTK_BOX (box), shares);
  gtk_box_append (GTK_BOX (box), time);
  window = table_test_window (box, 480, 400);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  if (approve_has_font (window))
    {
      approve_widget (window, time, NULL, "plot-time");
      approve_widget (window, shares, NULL, "plot-shares");
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The whole table in the middle of a trick, at three sizes. */
static void
test_table (gconstpointer data)
{
  static const struct
  {
    const char *name;
    FhPreset preset;
    int width, height;
    const char *felt;
  } tables[] = {
    { "table-four", FH_PRESET_AMERICAN_4, 1000, 700, "green" },
    { "table-six", FH_PRESET_NEW_ZEALAND_6, 1000, 700, "slate" },
    { "table-narrow", FH_PRESET_AUSTRALIAN_3, 360, 600, "burgundy" },
    { "table-low", FH_PRESET_AMERICAN_4, 640, 320, "blue" },
  };
  const int k = GPOINTER_TO_INT (data);
  GtkWidget *table = table_test_table ();
  GtkWidget *window = table_test_window (table, tables[k].width, tables[k].height);
  FhState state;

  fh_table_view_set_felt (FH_TABLE_VIEW (table), tables[k].felt);
  table_test_deal (&state, tables[k].preset, 5);
  table_test_call (&state, fh_bid (8, FH_TRUMP_HEARTS));
  while (state.table.due == FH_ACTION_BID)
    table_test_call (&state, FH_PASS);
  table_test_play (&state, state.table.rules.n_callers + 2);
  table_test_show (table, &state, FH_HOLD_NONE);
  table_test_settle (window);
  if (approve_has_font (window))
    approve_widget (window, table, NULL, tables[k].name);
  table_test_close (window, table);
}

int
main (int argc, char **argv)
{
  static const char *const packs[] = { "cards", "cards-four", "cards-plain", "cards-outlined" };
  static const char *const tables[] = { "table-four", "table-six", "table-narrow", "table-low" };

  table_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", APPROVE_FONT " 10", NULL);
  for (int i = 0; i < 4; i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/approved/%s", packs[i]);
      g_autofree char *other = g_strdup_printf ("/view/approved/%s", tables[i]);

      g_test_add_data_func (path, GINT_TO_POINTER (i), test_cards);
      g_test_add_data_func (other, GINT_TO_POINTER (i), test_table);
    }
  g_test_add_func ("/view/approved/felts", test_felts);
  g_test_add_func ("/view/approved/tables", test_tables);
  g_test_add_func ("/view/approved/emblems", test_emblems);
  g_test_add_func ("/view/approved/curve", test_curve);
  g_test_add_func ("/view/approved/plots", test_plots);
  return g_test_run ();
}
