/* test-sounds.c: what can be heard when, and what is never heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "game-fixture.h"

#include "fh-config.h"
#include "fh-sounds.h"

static const char *const names[] = { "card",  "deal", "end",   "game-lost", "game-won",
                                     "kitty", "lost", "trick", "won" };

static guint
word_at (const guint8 *bytes)
{
  return bytes[0] | bytes[1] << 8;
}

/* Each sound is there, is heard, is soft, is short, and begins and ends in silence. */
static void
test_files (gconstpointer data)
{
  g_autofree char *path = g_strdup_printf (FH_RESOURCE_PATH "/sounds/%s.wav", (const char *) data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  const guint8 *wave;
  gsize size;
  int loudest = 0;

  g_assert_no_error (error);
  wave = g_bytes_get_data (bytes, &size);
  g_assert_true (memcmp (wave, "RIFF", 4) == 0 && memcmp (wave + 8, "WAVEfmt ", 8) == 0);
  g_assert_cmpuint (word_at (wave + 40) | word_at (wave + 42) << 16, ==, size - 44);
  g_assert_cmpuint (size, <, 44 + 22050 * 2 * 3 / 2);
  for (gsize i = 44; i < size; i += 2)
    loudest = MAX (loudest, ABS ((gint16) word_at (wave + i)));
  g_assert_cmpint (loudest, >, 6000);
  g_assert_cmpint (loudest, <, 12000);
  g_assert_cmpint (ABS ((gint16) word_at (wave + 44)), <, 400);
  g_assert_cmpint (ABS ((gint16) word_at (wave + size - 2)), <, 400);
}

typedef struct
{
  GameFixture fixture;
  FhSettings *settings;
  FhSounds *sounds;
  GHashTable *heard; /* how often, by name */
} Ear;

static void
playing_cb (Ear *ear, const char *name)
{
  g_hash_table_insert (
      ear->heard, g_strdup (name),
      GUINT_TO_POINTER (GPOINTER_TO_UINT (g_hash_table_lookup (ear->heard, name)) + 1));
}

static guint
heard (Ear *ear, const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (ear->heard, name));
}

/* Gets ready while the settings say @is_on and the system @is_wanted. */
static void
make (Ear *ear, gboolean is_on, gboolean is_wanted)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-event-sounds", is_wanted, NULL);
  ear->settings = fh_settings_new (NULL);
  g_object_set (ear->settings, "sounds", is_on, "trick-pace", -1, "computer-pace", 0, NULL);
  ear->sounds = fh_sounds_new (ear->settings);
  ear->heard = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_signal_connect_swapped (ear->sounds, "playing", G_CALLBACK (playing_cb), ear);
}

/* What is due, or the way on. */
static void
step (Ear *ear)
{
  game_fixture_wait (&ear->fixture);
  if (fh_game_get_hold (ear->fixture.game) != FH_HOLD_NONE)
    gtk_widget_activate_action (ear->fixture.view, "table.continue", NULL);
  else
    game_fixture_step (&ear->fixture, fh_bid (10, FH_NO_TRUMP));
}

/* Plays a deal. */
static void
listen (Ear *ear, gboolean is_on, gboolean is_wanted)
{
  make (ear, is_on, is_wanted);
  game_fixture_init (&ear->fixture, FH_PRESET_AUSTRALIAN_4, NULL, 7);
  fh_sounds_set_game (ear->sounds, ear->fixture.game);
  for (guint i = 0; i < 200; i++)
    {
      game_fixture_wait (&ear->fixture);
      if (fh_game_get_hold (ear->fixture.game) == FH_HOLD_DEAL)
        break;
      step (ear);
    }
  g_assert_cmpint (fh_game_get_hold (ear->fixture.game), ==, FH_HOLD_DEAL);
}

static void
stop (Ear *ear)
{
  fh_sounds_set_game (ear->sounds, NULL);
  g_assert_finalize_object (ear->sounds);
  g_assert_finalize_object (ear->settings);
  g_hash_table_unref (ear->heard);
  game_fixture_clear (&ear->fixture);
}

/* Every card, trick and end of a deal once; and nothing is left over afterwards. */
static void
test_deal (void)
{
  Ear ear;

  listen (&ear, TRUE, TRUE);
  g_assert_cmpuint (heard (&ear, "card"), ==, 40);
  g_assert_cmpuint (heard (&ear, "trick"), ==, 10);
  g_assert_cmpuint (heard (&ear, "kitty"), ==, 1);
  /* Ten no-trump by the person is too much. */
  g_assert_false (fh_game_peek_table (ear.fixture.game)->made);
  g_assert_cmpuint (heard (&ear, "lost"), ==, 1);
  g_assert_cmpuint (heard (&ear, "won") + heard (&ear, "end"), ==, 0);
  gtk_widget_activate_action (ear.fixture.view, "table.continue", NULL);
  game_fixture_wait (&ear.fixture);
  g_assert_cmpuint (heard (&ear, "deal"), >=, 1);
  if (!fh_sounds_are_possible ())
    g_assert_cmpuint (fh_sounds_get_n_streams (ear.sounds), ==, 0);
  stop (&ear);
}

/* Seat @own, the person or the one after him, wins ten spades, and by that the game. */
static void
test_game (gconstpointer data)
{
  gboolean is_won = GPOINTER_TO_INT (data);
  g_autofree char *record =
      g_strdup_printf ("500 1\n"
                       "rules american-4\n"
                       "totals 480 480\n"
                       "\n"
                       "deal %d\n"
                       "hand %d 5S 6S 7S 8S 9S 10S QS KS AS JS\n"
                       "hand %d 5D 6D 7D 8D 9D 10D QD KD AD JH\n"
                       "hand %d 5H 6H 7H 8H 9H 10H QH KH AH JD\n"
                       "hand %d 4D 4H 6C 7C 8C 9C 10C QC KC AC\n"
                       "kitty JC JO 5C\n"
                       "bid %d 10S\nbid %d PASS\nbid %d PASS\nbid %d PASS\n"
                       "discard %d JC JO 5C\n",
                       is_won ? 3 : 0, !is_won, 1 + !is_won, 2 + !is_won, is_won ? 3 : 0, !is_won,
                       1 + !is_won, 2 + !is_won, is_won ? 3 : 0, !is_won);
  Ear ear;

  make (&ear, TRUE, TRUE);
  game_fixture_init_record (&ear.fixture, record);
  fh_sounds_set_game (ear.sounds, ear.fixture.game);
  for (guint i = 0; i < 200 && fh_game_get_hold (ear.fixture.game) != FH_HOLD_GAME; i++)
    step (&ear);
  g_assert_cmpuint (heard (&ear, "won"), ==, is_won);
  g_assert_cmpuint (heard (&ear, "lost"), ==, !is_won);
  g_assert_cmpuint (heard (&ear, "game-won"), ==, is_won);
  g_assert_cmpuint (heard (&ear, "game-lost"), ==, !is_won);
  stop (&ear);
}

/* Nothing when they are off, which they are at first, or when the system wants none. */
static void
test_silence (gconstpointer data)
{
  gboolean is_on = GPOINTER_TO_INT (data);
  Ear ear;
  g_autoptr (FhSettings) fresh = fh_settings_new (NULL);
  gboolean at_first = TRUE;

  g_object_get (fresh, "sounds", &at_first, NULL);
  g_assert_false (at_first);
  listen (&ear, is_on, !is_on);
  g_assert_cmpuint (g_hash_table_size (ear.heard), ==, 0);
  g_assert_cmpuint (fh_sounds_get_n_streams (ear.sounds), ==, 0);
  stop (&ear);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/view/sounds/files/%s", names[i]);

      g_test_add_data_func (path, names[i], test_files);
    }
  g_test_add_func ("/view/sounds/deal", test_deal);
  g_test_add_data_func ("/view/sounds/game/won", GINT_TO_POINTER (TRUE), test_game);
  g_test_add_data_func ("/view/sounds/game/lost", GINT_TO_POINTER (FALSE), test_game);
  g_test_add_data_func ("/view/sounds/off", GINT_TO_POINTER (FALSE), test_silence);
  g_test_add_data_func ("/view/sounds/system", GINT_TO_POINTER (TRUE), test_silence);

  return g_test_run ();
}
