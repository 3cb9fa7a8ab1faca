/* fh-main.c: five-hundred-cli.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <signal.h>
#include <string.h>

#include "fh-command.h"
#include "fh-config.h"
#include "fh-language.h"
#include "fh-output.h"
#include "fh-paths.h"
#include "fh-shortage.h"

static const struct
{
  const char *name;
  FhExit (*run) (int argc, char **argv);
  const char *summary;
} commands[] = {
  { "rules", fh_command_rules, N_ ("List the tables, or the options of one") },
  { "replay", fh_command_replay, N_ ("Check a record and print the state it ends in") },
  { "deal", fh_command_deal, N_ ("Print the record of a fresh deal") },
  { "simulate", fh_command_simulate, N_ ("Let the computer play, and print the records") },
  { "solve", fh_command_solve, N_ ("Say what each card leads to when all hands are known") },
  { "advise", fh_command_advise, N_ ("Say what is best now, what it is worth, and why") },
  { "match", fh_command_match, N_ ("Play the same deals from every side with two players") },
  { "bot", fh_command_bot, N_ ("Play one seat for another program") },
  { "lesson", fh_command_lesson, N_ ("Check lessons of the course, and find cards for them") },
};

static FhExit
print_help (void)
{
  gsize width = 0;

  fh_output_line ("%s", _ ("Usage: five-hundred-cli COMMAND [ARGUMENT…]"));
  fh_output_line ("%s", _ ("Plays, checks and measures games of Five Hundred."));
  fh_output_line ("\n%s", _ ("Commands:"));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    width = MAX (width, strlen (commands[i].name));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    fh_output_line ("  %-*s  %s", (int) width, commands[i].name, _ (commands[i].summary));
  fh_output_line ("\n%s", _ ("Options of each command: five-hundred-cli COMMAND --help"));
  return FH_EXIT_FINE;
}

/* Says that there is no command @name, and which there are. */
static FhExit
misunderstand (const char *name)
{
  g_autoptr (GString) names = g_string_new (NULL);
  g_autofree char *shown = fh_command_quote (name);

  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (names, i == 0 ? "%s" : " %s", commands[i].name);
  /* Translators: %1$s is what was given as a command, %2$s the commands that there are. */
  return fh_command_misunderstand (_ ("there is no command “%1$s”, only: %2$s"), shown, names->str);
}

static FhExit
run (int argc, char **argv)
{
  if (argc < 2)
    {
      print_help ();
      return fh_command_misunderstand (_ ("no command is given"));
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    return print_help ();
  if (strcmp (argv[1], "--version") == 0)
    return fh_command_print_version ();
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      return commands[i].run (argc - 1, argv + 1);
  return misunderstand (argv[1]);
}

int
main (int argc, char **argv)
{
  FhExit result;

  /* A pipe that is closed is an error of write(), which ends the command in order. */
  signal (SIGPIPE, SIG_IGN);
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());
  fh_shortage_setup ();

  result = run (argc, argv);
  if (!fh_output_flush ())
    result = FH_EXIT_REFUSED;
  return result;
}
