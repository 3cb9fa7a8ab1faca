/* fh-rules-command.c: the tables and their options.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-command.h"
#include "fh-json.h"
#include "fh-output.h"
#include "fh-ready-made.h"
#include "fh-sentences-rules.h"

/* All presets. */

/* @of is the preset of a table that goes by a name elsewhere, else NULL. */
static void
add_table (FhJson *json, const char *id, const FhRules *rules, const char *of)
{
  fh_json_begin_object (json, NULL);
  fh_json_string (json, "preset", id);
  fh_json_number (json, "seats", rules->n_seats);
  fh_json_string (json, "name", fh_sentence_table (rules));
  if (of)
    fh_json_string (json, "of", of);
  fh_json_end_object (json);
}

static void
print_presets_json (void)
{
  FhJson json;

  fh_json_init (&json);
  fh_json_begin_array (&json, NULL);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      add_table (&json, fh_preset_id ((FhPreset) preset), &rules, NULL);
    }
  for (int i = 0; i < fh_n_ready_made (); i++)
    {
      FhRules rules;

      fh_ready_made_rules (i, &rules);
      add_table (&json, fh_ready_made_id (i), &rules, fh_preset_id ((FhPreset) rules.preset));
    }
  fh_json_end_array (&json);
  fh_json_print (&json);
}

static void
print_presets (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    fh_output_line ("%-20s %s", fh_preset_id ((FhPreset) preset),
                    fh_sentence_preset ((FhPreset) preset));
  fh_output_line ("\n%s", _ ("Known elsewhere, each a table from above with options:"));
  for (int i = 0; i < fh_n_ready_made (); i++)
    {
      FhRules rules;

      fh_ready_made_rules (i, &rules);
      fh_output_line ("%-20s %s", fh_ready_made_id (i), fh_sentence_table (&rules));
    }
}

/* One preset. */

static void
add_option (FhJson *json, const FhRules *rules, int index)
{
  char value[FH_OPTION_VALUE_SIZE];
  const char *word;
  int min, max;

  fh_option_get (rules, index, value);
  fh_json_begin_object (json, NULL);
  fh_json_string (json, "name", fh_option_name (index));
  fh_json_string (json, "value", value);
  fh_json_begin_array (json, "values");
  for (int n = 0; (word = fh_option_value (rules, index, n)); n++)
    fh_json_string (json, NULL, word);
  fh_json_end_array (json);
  if (fh_option_range (rules, index, &min, &max))
    {
      fh_json_number (json, "min", min);
      fh_json_number (json, "max", max);
    }
  fh_json_string (json, "meaning", fh_sentence_option_about (index));
  fh_json_end_object (json);
}

static void
print_preset_json (const FhRules *rules)
{
  FhJson json;

  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_string (&json, "preset", fh_preset_id ((FhPreset) rules->preset));
  fh_json_number (&json, "seats", rules->n_seats);
  fh_json_begin_array (&json, "sides");
  for (int side = 0; side < rules->n_sides; side++)
    fh_json_bits (&json, NULL, fh_rules_side_seats (rules, side), rules->n_seats);
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "options");
  for (int i = 0; i < fh_n_options (); i++)
    if (fh_option_applies (rules, i))
      add_option (&json, rules, i);
  fh_json_end_array (&json);
  fh_json_end_object (&json);
  fh_json_print (&json);
}

static void
print_option (const FhRules *rules, int index)
{
  char value[FH_OPTION_VALUE_SIZE];
  g_autofree char *values = fh_command_option_values (rules, index);

  fh_option_get (rules, index, value);
  fh_output_line ("\n%s=%s  (%s)", fh_option_name (index), value, values);
  fh_output_line ("    %s", fh_sentence_option_about (index));
}

static void
print_preset (const FhRules *rules)
{
  int ready_made = fh_ready_made_find (rules);
  g_autofree char *about = fh_sentence_rules_about (rules);

  fh_output_line ("%s: %s",
                  ready_made >= 0 ? fh_ready_made_id (ready_made)
                                  : fh_preset_id ((FhPreset) rules->preset),
                  fh_sentence_table (rules));
  fh_output_line ("%s", about);
  for (int i = 0; i < fh_n_options (); i++)
    if (fh_option_applies (rules, i))
      print_option (rules, i);
}

FhExit
fh_command_rules (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autoptr (FhRecord) record = NULL;
  FhExit result;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "[PRESET]",
      _ ("Lists the tables, or one table with its options, their values and what they mean."),
      NULL);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc > 2)
    return fh_command_misunderstand (_ ("rules takes the name of one table at most"));
  if (argc < 2)
    {
      if (json)
        print_presets_json ();
      else
        print_presets ();
      return FH_EXIT_FINE;
    }

  result = fh_command_new_record (argv[1], NULL, &record);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (json)
    print_preset_json (fh_record_rules (record));
  else
    print_preset (fh_record_rules (record));
  return FH_EXIT_FINE;
}
