/* fh-contestant.c: one of the two players of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contestant.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-output.h"
#include "fh-progress-line.h"
#include "fh-stop.h"

#define BOT_PREFIX "exec:"

/* Who plays on for a bot that fails. */
#define STAND_IN "rules"

FhExit
fh_contestant_init (FhContestant *contestant, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = NULL;

  *contestant = (FhContestant){ .name = name };
  g_mutex_init (&contestant->remarks_lock);
  if (g_str_has_prefix (name, BOT_PREFIX))
    {
      fh_seats_find (STAND_IN, &contestant->player);
      if (!g_shell_parse_argv (name + strlen (BOT_PREFIX), NULL, &contestant->command, &error))
        /* Translators: %1$s is what was given as a player, %2$s the system's reason. */
        return fh_command_misunderstand (_ ("the command of “%1$s” is not understood: %2$s"), name,
                                         error->message);
      program = g_find_program_in_path (contestant->command[0]);
      if (!program)
        /* Translators: %1$s is what was given as a player, %2$s the name of a program. */
        return fh_command_misunderstand (_ ("for “%1$s” there is no program “%2$s”"), name,
                                         contestant->command[0]);
    }
  else if (!fh_seats_find (name, &contestant->player))
    {
      return fh_command_misunderstand (_ ("there is no player “%s”"), name);
    }
  contestant->player.player.cancelled = fh_stop_get_flag ();
  return FH_EXIT_GO_ON;
}

void
fh_contestant_clear (FhContestant *contestant)
{
  g_clear_pointer (&contestant->command, g_strfreev);
  g_mutex_clear (&contestant->remarks_lock);
}

void
fh_contestant_count_fault (FhContestant *contestant)
{
  g_atomic_int_inc (&contestant->n_faults);
}

/* @line as text, with blanks for what would control a terminal. */
static char *
to_shown (const char *line)
{
  g_autofree char *valid = g_utf8_make_valid (line, -1);
  GString *shown = g_string_new (NULL);

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    g_string_append_unichar (shown,
                             g_unichar_iscntrl (g_utf8_get_char (p)) ? ' ' : g_utf8_get_char (p));
  return g_string_free (shown, FALSE);
}

void
fh_contestant_pass_on (const char *line, gpointer data)
{
  FhContestant *contestant = data;
  g_autofree char *text = NULL;
  gsize length = strlen (contestant->name) + strlen (": ") + strlen (line) + strlen ("\n");
  g_autoptr (GMutexLocker) lock = g_mutex_locker_new (&contestant->remarks_lock);

  if (contestant->remarks > FH_MAX_REMARKS)
    return;
  contestant->remarks += length;
  fh_progress_line_clear ();
  if (contestant->remarks > FH_MAX_REMARKS)
    {
      fh_output_error (_ ("%s: what else it writes on its standard error is dropped."),
                       contestant->name);
      return;
    }
  text = to_shown (line);
  fh_output_error ("%s: %s", contestant->name, text);
}

void
fh_contestant_say_fault (FhContestant *contestant, int seat, int deal, const char *what)
{
  int n = g_atomic_int_add (&contestant->n_said, 1);

  if (n > FH_MAX_FAULTS_SAID)
    return;
  fh_progress_line_clear ();
  if (n == FH_MAX_FAULTS_SAID)
    fh_output_error (_ ("%s: further faults are only counted."), contestant->name);
  else
    /* Translators: %1$s is a player as given to the command, %2$d a seat, %3$d the number of a
     * deal, %4$s a sentence on what was wrong, such as "no answer came in time". */
    fh_output_error (_ ("%1$s, seat %2$d, deal %3$d: %4$s."), contestant->name, seat, deal, what);
}
