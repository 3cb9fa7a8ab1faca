/* test-settings.c: what the user has chosen, with and without a schema.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "await.h"
#include "fh-config.h"
#include "fh-convention.h"
#include "fh-game-private.h"
#include "fh-options.h"
#include "fh-sentences.h"
#include "fh-settings-watch.h"
#include "fh-settings.h"

static void
notified_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  ++*count;
}

/* Every key of the schema is a property, and every property a key, with the same default. */
static void
test_schema (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhSettings) bare = fh_settings_new ("no.such.schema");
  g_autoptr (GSettingsSchema) schema =
      g_settings_schema_source_lookup (g_settings_schema_source_get_default (), FH_APP_ID, TRUE);
  g_auto (GStrv) keys = NULL;
  g_autofree GParamSpec **properties = NULL;
  guint n_properties;

  g_assert_nonnull (schema);
  keys = g_settings_schema_list_keys (schema);
  properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (settings), &n_properties);
  g_assert_cmpuint (g_strv_length (keys), ==, n_properties);
  for (guint i = 0; i < n_properties; i++)
    {
      const char *name = properties[i]->name;
      g_auto (GValue) value = G_VALUE_INIT;
      g_auto (GValue) fallback = G_VALUE_INIT;
      g_autofree char *text = NULL;
      g_autofree char *fallback_text = NULL;

      g_assert_true (g_strv_contains ((const char *const *) keys, name));
      g_object_get_property (G_OBJECT (settings), name, &value);
      g_object_get_property (G_OBJECT (bare), name, &fallback);
      text = g_strdup_value_contents (&value);
      fallback_text = g_strdup_value_contents (&fallback);
      if (G_VALUE_HOLDS (&value, G_TYPE_STRV))
        g_assert_true (g_strv_equal (g_value_get_boxed (&value), g_value_get_boxed (&fallback)));
      else
        g_assert_cmpstr (text, ==, fallback_text);
    }
}

/* What one window sets, another sees; the same value again is no change; NULL is nothing. */
static void
test_shared (void)
{
  g_autoptr (FhSettings) one = fh_settings_new (NULL);
  g_autoptr (FhSettings) other = fh_settings_new (NULL);
  g_autofree char *felt = NULL;
  g_autofree char *name = NULL;
  guint count = 0;
  gboolean confirm;

  g_signal_connect (other, "notify", G_CALLBACK (notified_cb), &count);
  g_object_set (one, "felt", "slate", "confirm-play", TRUE, NULL);
  await_idle ();
  g_object_get (other, "felt", &felt, "confirm-play", &confirm, NULL);
  g_assert_cmpstr (felt, ==, "slate");
  g_assert_true (confirm);
  g_assert_cmpuint (count, ==, 2);
  g_object_set (one, "felt", "slate", NULL);
  g_assert_cmpuint (count, ==, 2);
  g_object_set (one, "felt", "green", "confirm-play", FALSE, "player-name", NULL, "options", NULL,
                NULL);
  name = fh_settings_dup_string (one, "player-name");
  g_assert_cmpstr (name, ==, "");
}

/* What is chosen while the folder cannot be written to is told of, and chosen again when it can. */
static void
test_refused (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  g_autofree char *directory = g_dir_make_tmp ("fh-settings-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (directory, "config", NULL);
  g_autofree char *folder = g_build_filename (file, "dconf", NULL);
  g_autoptr (FhSettingsWatch) watch = fh_settings_watch_new (settings, folder);
  guint n_felt = 0;

  g_signal_connect (settings, "notify::felt", G_CALLBACK (notified_cb), &n_felt);
  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_object_set (settings, "felt", "slate", NULL);
  g_assert_cmpuint (n_felt, ==, 1);
  await (fh_settings_watch_get_trouble (watch) != NULL);
  g_assert_nonnull (strstr (fh_settings_watch_get_trouble (watch), folder));
  g_assert_cmpint (g_remove (file), ==, 0);
  await (fh_settings_watch_get_trouble (watch) == NULL);
  g_assert_cmpuint (n_felt, ==, 2);
  g_rmdir (directory);
}

/* What was chosen is told from what is so at first. */
static void
test_chosen (gconstpointer schema)
{
  g_autoptr (FhSettings) settings = fh_settings_new (schema);

  g_assert_false (fh_settings_is_chosen (settings, "opponent-level"));
  g_assert_false (fh_settings_is_chosen (settings, "options"));
  g_object_set (settings, "opponent-level", "expert", NULL);
  g_assert_true (fh_settings_is_chosen (settings, "opponent-level"));
  g_assert_false (fh_settings_is_chosen (settings, "partner-level"));
  g_object_set (settings, "opponent-level", "strong", NULL);
}

/* Rules go into the settings as the options that differ, and come back; what no longer fits is left
 * out. */
static void
test_rules (gconstpointer data)
{
  g_autoptr (FhSettings) settings = fh_settings_new (data);
  g_auto (GStrv) options = NULL;
  FhRules rules, read;

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_auto (GStrv) none = NULL;

      fh_rules_init (&rules, (FhPreset) preset);
      fh_settings_set_rules (settings, &rules);
      fh_settings_get_rules (settings, &read);
      g_assert_cmpmem (&rules, sizeof rules, &read, sizeof read);
      g_object_get (settings, "options", &none, NULL);
      g_assert_cmpuint (g_strv_length (none), ==, 0);
    }

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  g_assert_cmpint (fh_option_set (&rules, "nullo-500", "on"), ==, FH_OPTION_OK);
  g_assert_cmpint (fh_option_set (&rules, "target", "1000"), ==, FH_OPTION_OK);
  fh_settings_set_rules (settings, &rules);
  fh_settings_get_rules (settings, &read);
  g_assert_cmpmem (&rules, sizeof rules, &read, sizeof read);

  {
    const char *const bad[] = { "bog=off", "target=99999", "nonsense", "six-level=any",
                                "=",       "bog=maybe",    NULL };

    g_object_set (settings, "preset", "australian-4", "options", bad, NULL);
    fh_settings_get_rules (settings, &read);
    fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
    rules.bog = FALSE;
    g_assert_cmpmem (&rules, sizeof rules, &read, sizeof read);
  }
  g_object_set (settings, "preset", "mars-9", NULL);
  fh_settings_get_rules (settings, &read);
  g_assert_cmpint (read.preset, ==, FH_PRESET_AUSTRALIAN_4);
}

static void
test_seating (void)
{
  const char *const names[] = { "Ngaio", "", "Élodie", "too many", NULL };
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  FhRules rules;
  FhSeating seating;

  fh_rules_init (&rules, FH_PRESET_AMERICAN_4);
  g_object_set (settings, "player-name", "  Aroha ", "partner-level", "expert", "partner-character",
                "bold", "opponent-level", "", "computer-names", names, NULL);
  fh_settings_get_seating (settings, &rules, &seating);
  g_assert_true (fh_seating_is_person (&seating, 0));
  g_assert_false (fh_seating_is_person (&seating, 1));
  g_assert_cmpstr (seating.seats[0].name, ==, "Aroha");
  g_assert_cmpstr (seating.seats[1].name, ==, "Ngaio");
  g_assert_cmpstr (seating.seats[2].name, ==, "");
  g_assert_cmpstr (seating.seats[3].name, ==, "Élodie");
  g_assert_cmpstr (seating.seats[2].level, ==, "expert-bold");
  g_assert_cmpstr (seating.seats[1].level, ==, "strong-steady");

  /* A face is that of the name that the program has chosen, and of who has been given one. */
  {
    static const char *const faces[] = { "", "", "hat", FH_SEATING_LETTER, NULL };
    const FhScene scene = { .seating = &seating };

    g_assert_null (fh_scene_face (&scene, 0));
    g_assert_null (fh_scene_face (&scene, 1));
    g_assert_cmpstr (fh_scene_face (&scene, 2), ==, "granny");
    g_object_set (settings, "computer-names", NULL, "faces", faces, NULL);
    fh_settings_get_seating (settings, &rules, &seating);
    g_assert_cmpstr (fh_scene_face (&scene, 1), ==, "flower");
    g_assert_cmpstr (fh_scene_face (&scene, 2), ==, "hat");
    g_assert_null (fh_scene_face (&scene, 3));
  }

  /* Nothing is agreed unless it is chosen; what means nothing at a table stays away. */
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    g_assert_cmpuint (seating.agreed[seat], ==, 0);
  {
    static const char *const ours[] = { "six-no-trump-joker", "inkle-hint", "nonsense", NULL };
    static const char *const theirs[] = { "suit-bower", NULL };
    g_auto (GStrv) words = NULL;

    g_object_set (settings, "partner-conventions", ours, "opponent-conventions", theirs, NULL);
    fh_settings_get_seating (settings, &rules, &seating);
    g_assert_cmpuint (seating.agreed[1], ==, FH_CONVENTION_BIT (FH_CONVENTION_BOWER));
    words = fh_seating_dup_agreed (&seating, 2);
    g_assert_cmpuint (g_strv_length (words), ==, 1);
    g_assert_cmpstr (words[0], ==, "six-no-trump-joker");
    fh_rules_init (&rules, FH_PRESET_MIDWEST_4);
    fh_settings_get_seating (settings, &rules, &seating);
    g_assert_cmpuint (seating.agreed[0], ==,
                      FH_CONVENTION_BIT (FH_CONVENTION_JOKER)
                          | FH_CONVENTION_BIT (FH_CONVENTION_INKLE));
    fh_rules_init (&rules, FH_PRESET_AMERICAN_3);
    fh_settings_get_seating (settings, &rules, &seating);
    g_assert_cmpuint (seating.agreed[0] | seating.agreed[1], ==, 0);
  }
}

/* A name that is too long is cut between two characters. */
static void
test_long_name (void)
{
  g_autoptr (GString) name = g_string_new ("a");
  FhSeating seating = { 0 };

  for (int i = 0; i < 100; i++)
    g_string_append (name, "é");
  fh_seating_set_name (&seating, 2, name->str);
  g_assert_true (g_utf8_validate (seating.seats[2].name, -1, NULL));
  g_assert_cmpuint (g_utf8_strlen (seating.seats[2].name, -1), ==, 64);
}

/* The game follows the settings as they change. */
static void
test_game (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  g_autoptr (FhGame) game = NULL;
  FhRules rules;
  FhSeating seating;

  fh_settings_get_rules (settings, &rules);
  fh_settings_get_seating (settings, &rules, &seating);
  game = fh_game_new (&rules, &seating, NULL);
  fh_settings_bind_game (settings, game);
  g_assert_cmpint (game->pace.trick_delay, ==, -1);
  g_assert_cmpuint (game->pace.move_delay, ==, 600);
  g_object_set (settings, "trick-pace", 1500, "computer-pace", -1, "play-forced", TRUE, NULL);
  g_assert_cmpint (game->pace.trick_delay, ==, 1500);
  g_assert_cmpuint (game->pace.move_delay, ==, 0);
  g_assert_true (game->play_forced);
}

int
main (int argc, char **argv)
{
  g_setenv ("GSETTINGS_SCHEMA_DIR", FH_BUILD_SCHEMA_DIR, TRUE);
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/settings/schema", test_schema);
  g_test_add_func ("/model/settings/shared", test_shared);
  g_test_add_func ("/model/settings/refused", test_refused);
  g_test_add_data_func ("/model/settings/chosen", NULL, test_chosen);
  g_test_add_data_func ("/model/settings/chosen-without-schema", "no.such.schema", test_chosen);
  g_test_add_data_func ("/model/settings/rules", NULL, test_rules);
  g_test_add_data_func ("/model/settings/rules-without-schema", "no.such.schema", test_rules);
  g_test_add_func ("/model/settings/seating", test_seating);
  g_test_add_func ("/model/settings/long-name", test_long_name);
  g_test_add_func ("/model/settings/game", test_game);
  return g_test_run ();
}
