/* fuzz-settings.c: settings that hold what no widget has put there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The input is a key file with one group, "settings".
 */
#include "fuzz.h"

#include "fh-computer.h"
#include "fh-rules-text.h"
#include "fh-settings.h"

#define GROUP "settings"

static void
set (FhSettings *settings, GParamSpec *pspec, GKeyFile *file)
{
  const char *name = pspec->name;

  if (pspec->value_type == G_TYPE_STRING)
    {
      g_autofree char *string = g_key_file_get_string (file, GROUP, name, NULL);

      g_object_set (settings, name, string, NULL);
    }
  else if (pspec->value_type == G_TYPE_STRV)
    {
      g_auto (GStrv) list = g_key_file_get_string_list (file, GROUP, name, NULL, NULL);

      g_object_set (settings, name, list, NULL);
    }
  else if (pspec->value_type == G_TYPE_BOOLEAN)
    g_object_set (settings, name, g_key_file_get_boolean (file, GROUP, name, NULL), NULL);
  else
    {
      g_auto (GValue) value = G_VALUE_INIT;

      /* GSettings keeps numbers to what the schema allows. */
      g_value_init (&value, G_TYPE_INT);
      g_value_set_int (&value, g_key_file_get_integer (file, GROUP, name, NULL));
      g_param_value_validate (pspec, &value);
      g_object_set_property (G_OBJECT (settings), name, &value);
    }
}

/* The rules that come of the settings are kept as they are, and are rules of a record. */
static void
check_rules (FhSettings *settings, FhRules *rules)
{
  g_autofree char *text = NULL, *sentence = NULL;
  FhRules again;

  fh_settings_get_rules (settings, rules);
  fh_settings_set_rules (settings, rules);
  fh_settings_get_rules (settings, &again);
  g_assert_true (fh_options_equal (rules, &again));
  text = fh_rules_text_write (rules, NULL);
  g_assert_true (fh_rules_text_read (text, -1, &again, NULL, &sentence));
  g_assert_true (fh_options_equal (rules, &again));
}

/* A game can be played with them. */
static void
check_game (FhSettings *settings, const FhRules *rules)
{
  const FhSeed seed = fh_seed_from_number (1);
  g_autoptr (FhGame) game = NULL;
  FhSeating seating;

  fh_settings_get_seating (settings, rules, &seating);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    {
      g_assert_true (g_utf8_validate (seating.seats[seat].name, -1, NULL));
      g_assert_true (g_utf8_validate (seating.seats[seat].level, -1, NULL));
      g_assert_cmpint (fh_computer_player (seating.seats[seat].level).level, <, FH_N_PLAYER_LEVELS);
    }
  g_assert_true (fh_seating_is_person (&seating, 0));
  for (int seat = 1; seat < rules->n_seats; seat++)
    if (fh_rules_player (rules, seat) == seat)
      g_assert_false (fh_seating_is_person (&seating, seat));
  game = fh_game_new (rules, &seating, &seed);
  fh_settings_bind_game (settings, game);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) keys = NULL;
  FhRules rules;

  if (g_key_file_load_from_data (file, (const char *) data, size, 0, NULL))
    keys = g_key_file_get_keys (file, GROUP, NULL, NULL);
  for (int i = 0; keys != NULL && keys[i] != NULL; i++)
    {
      GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings), keys[i]);

      if (pspec != NULL)
        set (settings, pspec, file);
    }
  check_rules (settings, &rules);
  check_game (settings, &rules);
  return 0;
}
