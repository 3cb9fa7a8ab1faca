/* test-approved.c: what the program draws itself looks as it did when somebody approved of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures are compared coarsely, STEP by STEP pixels at a time, because fonts and toolkits draw
 * edges in their own ways: what is in the wrong place, has a wrong colour or is missing is found.
 * With the variable APPROVE in the environment, a folder, the pictures are written there instead;
 * look at them before they go into `approved`.
 */

#include "fh-emblem.h"
#include "fh-felt.h"
#include "fh-score-curve.h"
#include "fh-share-plot.h"
#include "fh-style.h"
#include "fh-table-picture.h"
#include "fh-time-plot.h"
#include "table-test.h"

#define STEP 4
/* How far a coarse point may be off in a colour, of 255, and how many of a hundred may be farther.
 */
#define FAR     40
#define PERCENT 2.0

/* --- Pictures --- */

typedef struct
{
  int width, height; /* coarse points */
  guint8 *points;    /* three bytes each */
} Coarse;

static void
coarse_clear (Coarse *coarse)
{
  g_free (coarse->points);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Coarse, coarse_clear)

/* The mean of each STEP by STEP pixels of @texture. */
static Coarse
coarsen (GdkTexture *texture, int step)
{
  int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) width * (gsize) height);
  Coarse coarse = { width / step, height / step, NULL };

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  coarse.points = g_new0 (guint8, (gsize) coarse.width * (gsize) coarse.height * 3);
  for (int y = 0; y < coarse.height; y++)
    for (int x = 0; x < coarse.width; x++)
      for (int channel = 0; channel < 3; channel++)
        {
          guint sum = 0;

          for (int k = 0; k < step * step; k++)
            sum += pixels[(y * step + k / step) * width + x * step + k % step] >> (16 - 8 * channel)
                   & 0xff;
          coarse.points[(y * coarse.width + x) * 3 + channel] =
              (guint8) (sum / (guint) (step * step));
        }
  return coarse;
}

static void
save (const Coarse *coarse, const char *folder, const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GBytes) bytes =
      g_bytes_new (coarse->points, (gsize) coarse->width * (gsize) coarse->height * 3);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
      coarse->width, coarse->height, GDK_MEMORY_R8G8B8, bytes, (gsize) coarse->width * 3);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* Fails unless @now is near enough to what was approved as @name. */
static void
compare (const Coarse *now, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.png", name);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "approved", file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_filename (path, &error);
  int n_far = 0, n, worst = 0;

  g_assert_no_error (error);
  g_auto (Coarse) approved = coarsen (texture, 1);
  g_assert_cmpint (now->width, ==, approved.width);
  g_assert_cmpint (now->height, ==, approved.height);
  n = now->width * now->height;
  for (int i = 0; i < n; i++)
    {
      int off = 0;

      for (int k = i * 3; k < i * 3 + 3; k++)
        off = MAX (off, ABS (now->points[k] - approved.points[k]));
      n_far += off > FAR;
      worst = MAX (worst, off);
    }
  g_test_message ("%s: %d of %d points are off, by %d at most", name, n_far, n, worst);
  if (n_far <= n * PERCENT / 100)
    return;
  save (now, g_get_tmp_dir (), name);
  g_error ("%s looks different: %d of %d points; it is in %s now", name, n_far, n,
           g_get_tmp_dir ());
}

static void
check_node (GtkWidget *window, GskRenderNode *node, int width, int height, const char *name)
{
  const char *folder = g_getenv ("APPROVE");
  g_autoptr (GdkTexture) texture =
      gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  g_auto (Coarse) coarse = coarsen (texture, STEP);

  if (folder != NULL)
    save (&coarse, folder, name);
  else
    compare (&coarse, name);
}

static void
check_widget (GtkWidget *window, GtkWidget *widget, const char *name)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1.0f, 1.0f, 1.0f, 1.0f },
                             &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_paintable_snapshot (paintable, GDK_SNAPSHOT (snapshot), width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  check_node (window, node, width, height, name);
}

/* --- What is drawn --- */

/* Text has its place in some of the pictures: they are of this font. */
#define FONT "DejaVu Sans"

static gboolean
has_font (GtkWidget *window)
{
  g_autoptr (PangoFont) font = NULL;
  g_autoptr (PangoFontDescription) wanted = pango_font_description_from_string (FONT " 10");
  g_autoptr (PangoFontDescription) loaded = NULL;

  font = pango_context_load_font (gtk_widget_get_pango_context (window), wanted);
  loaded = pango_font_describe (font);
  if (g_strcmp0 (pango_font_description_get_family (loaded), FONT) == 0)
    return TRUE;
  g_test_skip ("The font is not installed: " FONT ".");
  return FALSE;
}

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
  check_node (window, node, width, height, packs[pack].name);
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
  check_node (window, node, 800, 120, "felts");
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
  check_widget (window, box, "tables");
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
  check_widget (window, box, "emblems");
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
  if (has_font (window))
    check_widget (window, curve, "curve");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_plots (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *shares = fh_share_plot_new ("Contracts");
  GtkWidget *time = fh_time_plot_new ("Over time");
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
  if (has_font (window))
    {
      check_widget (window, time, "plot-time");
      check_widget (window, shares, "plot-shares");
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
  if (has_font (window))
    check_widget (window, table, tables[k].name);
  table_test_close (window, table);
}

int
main (int argc, char **argv)
{
  static const char *const packs[] = { "cards", "cards-four", "cards-plain", "cards-outlined" };
  static const char *const tables[] = { "table-four", "table-six", "table-narrow", "table-low" };

  table_test_init (&argc, &argv);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", FONT " 10", NULL);
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
