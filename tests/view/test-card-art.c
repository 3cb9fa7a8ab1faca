/* test-card-art.c: every card has its picture, and the cache keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fh-card-art.h"

static const int widths[] = { 56, 114, 308 };

/* The pixels of @texture, four bytes each in the order of GDK_MEMORY_DEFAULT. */
static GBytes *
pixels (GdkTexture *texture)
{
  gsize stride = 4 * (gsize) gdk_texture_get_width (texture);
  gsize size = stride * gdk_texture_get_height (texture);
  guchar *data = g_malloc (size);

  gdk_texture_download (texture, data, stride);

  return g_bytes_new_take (data, size);
}

static guint
alpha_at (GdkTexture *texture, GBytes *bytes, int x, int y)
{
  const guint32 *data = g_bytes_get_data (bytes, NULL);

  return data[y * gdk_texture_get_width (texture) + x] >> 24;
}

/* Checks that @card is opaque but for its corners, and has print on it. */
static GBytes *
check_picture (FhCardArt *art, FhCard card, int width)
{
  GdkTexture *texture = fh_card_art_get (art, card, width);
  int height = fh_card_art_height (width);
  g_autoptr (GBytes) bytes = NULL;
  const guint32 *data;
  int n_print = 0;

  g_assert_nonnull (texture);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, height);

  bytes = pixels (texture);
  data = g_bytes_get_data (bytes, NULL);

  g_assert_cmpuint (alpha_at (texture, bytes, 0, 0), ==, 0);
  g_assert_cmpuint (alpha_at (texture, bytes, width - 1, 0), ==, 0);
  g_assert_cmpuint (alpha_at (texture, bytes, 0, height - 1), ==, 0);
  g_assert_cmpuint (alpha_at (texture, bytes, width - 1, height - 1), ==, 0);
  for (int x = width / 8; x < width - width / 8; x++)
    for (int y = 2; y < height - 2; y++)
      g_assert_cmpuint (alpha_at (texture, bytes, x, y), ==, 255);

  for (int i = 0; i < width * height; i++)
    n_print += data[i] != data[width / 2 + 2 * width];
  g_assert_cmpint (n_print, >, width * height / 40);

  return g_steal_pointer (&bytes);
}

static void
test_pictures (gconstpointer data)
{
  int width = *(const int *) data;
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_autoptr (GHashTable) faces =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  for (FhCard card = 0; card < FH_N_CARDS; card++)
    g_assert_true (g_hash_table_add (faces, check_picture (art, card, width)));
  for (int back = FH_CARD_BACK_LATTICE; back <= FH_CARD_BACK_WEAVE; back++)
    {
      fh_card_art_set_back (art, (FhCardBack) back);
      g_assert_true (g_hash_table_add (faces, check_picture (art, FH_CARD_BACK, width)));
    }

  g_assert_cmpuint (fh_card_art_get_stats (art).failed, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&art));
}

/* The plain deck has a face of its own for each card of a suit, in both inks. */
static void
test_plain (gconstpointer data)
{
  int width = *(const int *) data;
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_autoptr (GHashTable) faces =
      g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  for (FhCard card = 0; card < FH_N_CARDS; card++)
    if (!fh_card_is_joker (card))
      g_assert_true (g_hash_table_add (faces, check_picture (art, card, width)));
  fh_card_art_set_deck (art, FH_CARD_DECK_PLAIN);
  for (FhCard card = 0; card < FH_N_CARDS; card++)
    {
      g_autoptr (GBytes) face = check_picture (art, card, width);

      if (!fh_card_is_joker (card))
        g_assert_true (g_hash_table_add (faces, g_steal_pointer (&face)));
    }
  fh_card_art_set_inks (art, FH_CARD_INKS_FOUR_COLOUR);
  g_assert_true (g_hash_table_add (faces, check_picture (art, FH_CARD (FH_CLUBS, FH_KING), width)));
  g_assert_cmpuint (fh_card_art_get_stats (art).failed, ==, 0);
}

static void
test_cache (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  GdkTexture *first = fh_card_art_get (art, FH_JOKER, 114);
  FhCardArtStats stats = fh_card_art_get_stats (art);

  g_assert_cmpuint (stats.hits, ==, 0);
  g_assert_cmpuint (stats.misses, ==, 1);
  g_assert_cmpuint (stats.cached, ==, 1);

  /* 113 pixels are in the step of 114. */
  g_assert_true (fh_card_art_get (art, FH_JOKER, 113) == first);
  g_assert_cmpuint (fh_card_art_get_stats (art).hits, ==, 1);

  fh_card_art_get (art, FH_JOKER, 56);
  stats = fh_card_art_get_stats (art);
  g_assert_cmpuint (stats.hits, ==, 1);
  g_assert_cmpuint (stats.misses, ==, 2);
  g_assert_cmpuint (stats.cached, ==, 2);

  g_assert_finalize_object (g_steal_pointer (&art));
}

/* Pictures that are too many are dropped, and those in use stay whole. */
static void
test_cache_is_bounded (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_autoptr (GdkTexture) kept = g_object_ref (fh_card_art_get (art, FH_CARD_BACK, 1600));
  g_autoptr (GBytes) before = pixels (kept);
  g_autoptr (GBytes) after = NULL;

  for (int width = 1592; width > 1500; width -= 8)
    fh_card_art_get (art, FH_CARD_BACK, width);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, <, 8);

  after = pixels (kept);
  g_assert_true (g_bytes_equal (before, after));
}

static void
count_cb (FhCardArt *art, int *count)
{
  (*count)++;
}

static void
test_inks (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  FhCard club = FH_CARD (FH_CLUBS, FH_NINE);
  FhCard spade = FH_CARD (FH_SPADES, FH_NINE);
  g_autoptr (GBytes) black_club = pixels (fh_card_art_get (art, club, 114));
  g_autoptr (GBytes) black_spade = pixels (fh_card_art_get (art, spade, 114));
  g_autoptr (GBytes) green_club = NULL;
  g_autoptr (GBytes) same_spade = NULL;
  GdkRGBA black = fh_card_art_get_suit_colour (art, FH_CLUBS);
  GdkRGBA green;
  int n_changes = 0;

  g_signal_connect (art, "changed", G_CALLBACK (count_cb), &n_changes);
  fh_card_art_set_inks (art, FH_CARD_INKS_STANDARD);
  g_assert_cmpint (n_changes, ==, 0);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 2);

  fh_card_art_set_inks (art, FH_CARD_INKS_FOUR_COLOUR);
  g_assert_cmpint (n_changes, ==, 1);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 0);

  green_club = pixels (fh_card_art_get (art, club, 114));
  same_spade = pixels (fh_card_art_get (art, spade, 114));
  g_assert_false (g_bytes_equal (black_club, green_club));
  g_assert_true (g_bytes_equal (black_spade, same_spade));
  green = fh_card_art_get_suit_colour (art, FH_CLUBS);
  g_assert_false (gdk_rgba_equal (&black, &green));
}

static void
test_letters (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  FhCard jack = FH_CARD (FH_HEARTS, FH_JACK);
  g_autoptr (GBytes) english = pixels (fh_card_art_get (art, jack, 114));
  g_autoptr (GBytes) french = NULL;
  int n_changes = 0;

  g_signal_connect (art, "changed", G_CALLBACK (count_cb), &n_changes);
  fh_card_art_set_letters (art, "A", "K", "Q", "J");
  g_assert_cmpint (n_changes, ==, 0);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 1);

  fh_card_art_set_letters (art, "A", "R", "D", "V");
  g_assert_cmpint (n_changes, ==, 1);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 0);

  french = pixels (fh_card_art_get (art, jack, 114));
  g_assert_false (g_bytes_equal (english, french));
}

static void
test_outlined (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_autoptr (GBytes) soft = pixels (fh_card_art_get (art, FH_CARD_BACK, 56));
  g_autoptr (GBytes) outlined = NULL;

  fh_card_art_set_outlined (art, TRUE);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 0);
  outlined = pixels (fh_card_art_get (art, FH_CARD_BACK, 56));
  g_assert_false (g_bytes_equal (soft, outlined));
}

/* A card of 56 logical pixels is a small one on every screen: nothing stands in the lower right
 * corner, where a large card has its second index. */
/* A card that lies somewhere has its shadow around it, below more than above; one with a border has
 * none. */
static void
test_lying (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  g_autoptr (GBytes) bytes = NULL;
  graphene_rect_t bounds;
  GdkTexture *texture = fh_card_art_get_lying (art, FH_CARD_BACK, 112, &bounds);
  int width = 112 + 2 * FH_CARD_SHADOW_MARGIN;
  int height = fh_card_art_height (112) + 2 * FH_CARD_SHADOW_MARGIN;
  guint above, below;

  g_assert_true (graphene_rect_equal (
      &bounds, &GRAPHENE_RECT_INIT (-FH_CARD_SHADOW_MARGIN, -FH_CARD_SHADOW_MARGIN, (float) width,
                                    (float) height)));
  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpint (gdk_texture_get_height (texture), ==, height);

  bytes = pixels (texture);
  above = alpha_at (texture, bytes, width / 2, FH_CARD_SHADOW_MARGIN - 2);
  below = alpha_at (texture, bytes, width / 2, height - FH_CARD_SHADOW_MARGIN + 1);
  g_assert_cmpuint (above, >, 0);
  g_assert_cmpuint (below, >, 2 * above);
  g_assert_cmpuint (below, <, 128);
  g_assert_cmpuint (alpha_at (texture, bytes, 0, 0), ==, 0);
  g_assert_cmpuint (alpha_at (texture, bytes, width / 2, height / 2), ==, 255);

  /* The card itself is the picture without a shadow, and both are kept. */
  g_assert_cmpint (gdk_texture_get_width (fh_card_art_get (art, FH_CARD_BACK, 112)), ==, 112);
  g_assert_true (fh_card_art_get_lying (art, FH_CARD_BACK, 112, &bounds) == texture);

  /* A width that no picture has is drawn a little larger and shrunk, its shadow with it. */
  texture = fh_card_art_get_lying (art, FH_CARD_BACK, 111, &bounds);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, width);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, (float) (width * 111 / 112.0), 0.01f);

  fh_card_art_set_outlined (art, TRUE);
  texture = fh_card_art_get_lying (art, FH_CARD_BACK, 112, &bounds);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 112);
  g_assert_cmpfloat (bounds.origin.x, ==, 0);
  g_assert_finalize_object (g_steal_pointer (&art));
}

static void
test_scale_factor (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new ();
  FhCard ten = FH_CARD (FH_CLUBS, FH_TEN);
  g_autoptr (GBytes) large = pixels (fh_card_art_get (art, ten, 112));
  g_autoptr (GBytes) small = NULL;
  guint32 paper;
  int n_large = 0, n_small = 0;

  fh_card_art_set_scale_factor (art, 2);
  g_assert_cmpuint (fh_card_art_get_stats (art).cached, ==, 0);
  small = pixels (fh_card_art_get (art, ten, 112));

  paper = ((const guint32 *) g_bytes_get_data (small, NULL))[112 * 150 + 56];
  for (int y = 145; y < 153; y++)
    for (int x = 88; x < 106; x++)
      {
        n_large += ((const guint32 *) g_bytes_get_data (large, NULL))[112 * y + x] != paper;
        n_small += ((const guint32 *) g_bytes_get_data (small, NULL))[112 * y + x] != paper;
      }
  g_assert_cmpint (n_large, >, 0);
  g_assert_cmpint (n_small, ==, 0);
}

/* Without drawings each card warns once and still can be told from the others. */
static void
test_broken (void)
{
  g_autoptr (FhCardArt) art = fh_card_art_new_for_path ("/nowhere");
  FhCard ten = FH_CARD (FH_DIAMONDS, FH_TEN);
  g_autoptr (GBytes) ten_pixels = NULL;
  g_autoptr (GBytes) back_pixels = NULL;

  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "Card 40 has no picture*");
  ten_pixels = pixels (fh_card_art_get (art, ten, 114));
  g_test_assert_expected_messages ();
  fh_card_art_get (art, ten, 56);
  g_assert_cmpuint (fh_card_art_get_stats (art).failed, ==, 1);

  g_test_expect_message (NULL, G_LOG_LEVEL_WARNING, "Card 254 has no picture*");
  back_pixels = pixels (fh_card_art_get (art, FH_CARD_BACK, 114));
  g_test_assert_expected_messages ();
  g_assert_cmpuint (fh_card_art_get_stats (art).failed, ==, 2);

  g_assert_false (g_bytes_equal (ten_pixels, back_pixels));
}

static void
test_sizes (void)
{
  static const struct
  {
    int width, snapped, height;
  } rows[] = {
    { 0, 16, 22 },     { 56, 56, 78 },    { 57, 58, 81 },       { 114, 114, 160 },
    { 129, 132, 185 }, { 305, 308, 431 }, { 9000, 2048, 2867 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpint (fh_card_art_snap_width (rows[i].width), ==, rows[i].snapped);
      g_assert_cmpint (fh_card_art_height (rows[i].snapped), ==, rows[i].height);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/card-art/pictures/%d", widths[i]);

      g_autofree char *plain = g_strdup_printf ("/view/card-art/plain/%d", widths[i]);

      g_test_add_data_func (path, &widths[i], test_pictures);
      g_test_add_data_func (plain, &widths[i], test_plain);
    }
  g_test_add_func ("/view/card-art/cache", test_cache);
  g_test_add_func ("/view/card-art/cache-is-bounded", test_cache_is_bounded);
  g_test_add_func ("/view/card-art/inks", test_inks);
  g_test_add_func ("/view/card-art/letters", test_letters);
  g_test_add_func ("/view/card-art/outlined", test_outlined);
  g_test_add_func ("/view/card-art/lying", test_lying);
  g_test_add_func ("/view/card-art/scale-factor", test_scale_factor);
  g_test_add_func ("/view/card-art/broken", test_broken);
  g_test_add_func ("/view/card-art/sizes", test_sizes);

  return g_test_run ();
}
