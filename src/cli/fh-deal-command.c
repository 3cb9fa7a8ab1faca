/* fh-deal-command.c: the record of a fresh deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <stdlib.h>

#include "fh-command.h"
#include "fh-deal.h"
#include "fh-numbered-deal.h"
#include "fh-output.h"
#include "fh-writer.h"

/* Deals number 0 of the game of @seed by the seat that its cut finds. */
static FhExit
print_deal (FhRecord *record, FhSeed seed)
{
  const FhRules *rules = fh_record_rules (record);
  FhAction deal = fh_deal_from_seed (rules, fh_command_first_dealer (rules, seed), seed, 0);
  FhState state;
  char *text;

  fh_record_replay (record, 0, &state);
  if (fh_state_apply (&state, &deal).code != FH_OK)
    g_assert_not_reached ();
  fh_command_set_seed (record, seed);
  fh_record_append (record, &deal, &state.table);

  text = fh_record_write (record);
  fh_output_add (text);
  free (text);
  return FH_EXIT_FINE;
}

/* Some deal or other, and says which, so that it can be had again. */
static guint64
draw_number (void)
{
  int number = g_random_int_range (1, FH_NUMBERED_MAX);

  /* Translators: --number is an option of the command line, %d its value. */
  fh_output_error (_ ("This is the deal of --number %d."), number);
  return (guint64) number;
}

FhExit
fh_command_deal (int argc, char **argv)
{
  g_autofree char *seed = NULL;
  g_autofree char *numbered = NULL;
  g_auto (GStrv) options = NULL;
  g_autoptr (FhRecord) record = NULL;
  guint64 number = 0;
  FhExit result;
  const GOptionEntry entries[] = {
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_ ("The same number gives the same deal"),
      /* Translators: a placeholder for a number. */
      N_ ("N") },
    { "number", 'n', 0, G_OPTION_ARG_STRING, &numbered,
      N_ ("The deal of that number, as the window has it"),
      /* Translators: a placeholder for a number. */
      N_ ("N") },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("Change a rule; may be repeated"),
      /* Translators: placeholders for the name of an option and its value. */
      N_ ("NAME=VALUE") },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "PRESET", _ ("Prints the record of a fresh deal."),
      _ ("The dealer is the seat that cuts the lowest card; the cut is of the seed too."));
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (_ ("deal needs the name of one table, such as australian-4"));
  if (seed && numbered)
    return fh_command_misunderstand (_ ("deal takes --seed or --number, not both"));
  if (seed)
    result = fh_command_number ("--seed", seed, 0, G_MAXUINT64, &number);
  else if (numbered)
    result = fh_command_number ("--number", numbered, 1, FH_NUMBERED_MAX, &number);
  if (result == FH_EXIT_GO_ON)
    result = fh_command_new_record (argv[1], options, &record);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (!seed && !numbered)
    number = draw_number ();
  return print_deal (record, seed ? fh_seed_from_number (number)
                                  : fh_numbered_seed ((FhPreset) fh_record_rules (record)->preset,
                                                      (guint) number));
}
