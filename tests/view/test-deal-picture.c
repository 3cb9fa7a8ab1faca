/* test-deal-picture.c: a picture of a deal holds all of its cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "game-fixture.h"

#include <glib/gstdio.h>

#include "await.h"
#include "fh-card-face.h"
#include "fh-config.h"
#include "fh-deal-picture.h"
#include "fh-shared-art.h"

/* The width of a card in it, and of what is to be seen of one below its neighbour. */
#define CARD  124
#define STRIP 32

static void
play (GameFixture *fixture, FhPreset preset)
{
  game_fixture_init (fixture, preset, NULL, 7);
  for (guint steps = 0; steps < 200; steps++)
    {
      game_fixture_wait (fixture);
      if (fh_game_get_hold (fixture->game) == FH_HOLD_DEAL)
        return;
      if (fh_game_get_hold (fixture->game) == FH_HOLD_TRICK)
        fh_game_continue (fixture->game);
      else
        game_fixture_step (fixture, fh_bid (8, FH_TRUMP_HEARTS));
    }
  g_assert_not_reached ();
}

static FhDealPicture *
picture_of (GameFixture *fixture)
{
  FhScene scene = fh_game_get_scene (fixture->game);

  return fh_deal_picture_new (&scene, fh_game_peek_open_state (fixture->game), "Home",
                              fh_shared_art_get ());
}

static guint32
pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *data = cairo_image_surface_get_data (surface);

  return (
      (const guint32 *) (gconstpointer) (data + y * cairo_image_surface_get_stride (surface)))[x];
}

/* @card as the program draws it. */
static cairo_surface_t *
draw_card (FhCardFace *face, FhCard card)
{
  const FhCardStyle style = { .scale_factor = 1, .letters = { "A", "K", "Q", "J" } };
  int height = fh_card_art_height (CARD);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CARD, height);
  cairo_t *cr = cairo_create (surface);

  g_assert_true (fh_card_face_draw (face, cr, card, &style, CARD, height, NULL));
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* Whether the corner of @card, with its index, is at @x, @y of @image. */
static gboolean
is_at (cairo_surface_t *image, cairo_surface_t *card, int x, int y)
{
  for (int row = 14; row < 70; row++)
    for (int column = 8; column < STRIP; column++)
      if (pixel (image, x + column, y + row) != pixel (card, column, row))
        return FALSE;
  return TRUE;
}

static gboolean
is_in (cairo_surface_t *image, cairo_surface_t *card)
{
  int width = cairo_image_surface_get_width (image),
      height = cairo_image_surface_get_height (image);

  for (int y = 0; y + fh_card_art_height (CARD) < height; y++)
    for (int x = 0; x + CARD < width; x++)
      if (pixel (image, x + 8, y + 14) == pixel (card, 8, 14) && is_at (image, card, x, y))
        return TRUE;
  return FALSE;
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (fh_deal_picture_write_finish (result, &error));
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

/* The picture as it lies in a PNG file.  (transfer full) */
static cairo_surface_t *
write_and_read (FhDealPicture *picture)
{
  g_autofree char *folder = g_dir_make_tmp ("fh-picture-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "deal.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean is_written = FALSE;
  cairo_surface_t *image;

  fh_deal_picture_write_async (picture, file, written_cb, &is_written);
  await (is_written);
  image = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (image), ==, CAIRO_STATUS_SUCCESS);
  g_remove (path);
  g_rmdir (folder);
  return image;
}

/* The file is as wide as it is to be, and every card of the deck is in it, which none is of another
 * deck. */
static void
test_cards (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_auto (GameFixture) fixture;
  FhCardFace *face = fh_card_face_new (FH_RESOURCE_PATH "/cards");
  FhDealPicture *picture;
  cairo_surface_t *image;
  const FhState *state;
  FhCardSet cards = 0;
  guint n_put_away = 0;

  play (&fixture, preset);
  state = fh_game_peek_open_state (fixture.game);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    {
      cards |= state->dealt[seat];
      n_put_away += (guint) fh_set_size (state->discards[seat]);
    }
  cards |= state->dealt_kitty | state->dead;
  picture = picture_of (&fixture);
  g_assert_cmpuint (fh_deal_picture_get_n_cards (picture), ==,
                    (guint) fh_set_size (cards) + n_put_away);
  image = write_and_read (picture);
  g_assert_cmpint (cairo_image_surface_get_width (image), ==, FH_DEAL_PICTURE_WIDTH);
  for (FhCard card = 0; card < FH_N_CARDS; card++)
    {
      cairo_surface_t *drawn = draw_card (face, card);

      g_test_message ("card %d", card);
      g_assert_cmpint (is_in (image, drawn), ==, fh_set_has (cards, card));
      cairo_surface_destroy (drawn);
    }
  cairo_surface_destroy (image);
  fh_card_face_free (face);
}

/* The sum of what is bright in @image within the title, between @from and @to. */
static guint
count_bright (cairo_surface_t *image, int from, int to)
{
  guint n = 0;

  for (int y = 40; y < 100; y++)
    for (int x = from; x < to; x++)
      n += (pixel (image, x, y) & 0xff) > 0xc0;
  return n;
}

/* What is read from right to left begins at the right. */
static void
test_direction (void)
{
  GtkTextDirection direction = gtk_widget_get_default_direction ();
  const GtkTextDirection directions[] = { GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL };
  g_auto (GameFixture) fixture;

  play (&fixture, FH_PRESET_AMERICAN_4);
  for (guint i = 0; i < G_N_ELEMENTS (directions); i++)
    {
      g_autoptr (FhDealPicture) picture = NULL;
      cairo_surface_t *image;

      gtk_widget_set_default_direction (directions[i]);
      picture = picture_of (&fixture);
      image = fh_deal_picture_draw (picture);
      cairo_surface_flush (image);
      g_assert_cmpint (count_bright (image, 0, FH_DEAL_PICTURE_WIDTH / 2) > 100, ==, i == 0);
      g_assert_cmpint (count_bright (image, FH_DEAL_PICTURE_WIDTH / 2, FH_DEAL_PICTURE_WIDTH) > 100,
                       ==, i == 1);
      cairo_surface_destroy (image);
    }
  gtk_widget_set_default_direction (direction);
}

/* As long as a deal goes on there is no picture of it. */
static void
test_running (void)
{
  g_auto (GameFixture) fixture;

  game_fixture_init (&fixture, FH_PRESET_AMERICAN_4, NULL, 7);
  game_fixture_wait (&fixture);
  g_assert_null (fh_game_peek_open_state (fixture.game));
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *path;
    FhPreset preset;
  } rows[] = {
    { "/view/deal-picture/cards/2", FH_PRESET_AMERICAN_2 },
    { "/view/deal-picture/cards/3", FH_PRESET_AUSTRALIAN_3 },
    { "/view/deal-picture/cards/4", FH_PRESET_AMERICAN_4 },
    { "/view/deal-picture/cards/6", FH_PRESET_AMERICAN_6 },
  };

  table_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, GINT_TO_POINTER (rows[i].preset), test_cards);
  g_test_add_func ("/view/deal-picture/direction", test_direction);
  g_test_add_func ("/view/deal-picture/running", test_running);
  return g_test_run ();
}
