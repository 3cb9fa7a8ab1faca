/* fh-replay-command.c: checking a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-command.h"
#include "fh-replay-json.h"
#include "fh-replay-text.h"

FhExit
fh_command_replay (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autoptr (FhRecord) record = NULL;
  FhExit result;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "FILE",
      _ ("Reads the record of a game, checks it, and prints the state it ends in."),
      _ ("“-” is standard input.  A record that does not fit is refused with file, line and "
         "rule."));
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (_ ("replay needs one file"));

  result = fh_command_read_record (argv[1], &record);
  if (result != FH_EXIT_FINE)
    return result;
  if (json)
    fh_replay_print_json (record);
  else
    fh_replay_print_text (record);
  return FH_EXIT_FINE;
}
