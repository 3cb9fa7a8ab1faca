/* fh-contestant.c: one of the two players of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contestant.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-isolate.h"
#include "fh-output.h"
#include "fh-stop.h"

#define BOT_PREFIX "exec:"

/* Who plays on for a bot that fails. */
#define STAND_IN "rules"

FhExit
fh_contestant_init (FhContestant *contestant, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *program = NULL, *shown = fh_command_quote (name);

  *contestant = (FhContestant){ .name = g_utf8_make_valid (name, -1), .shown = fh_isolate (name) };
  g_mutex_init (&contestant->remarks_lock);
  if (g_str_has_prefix (name, BOT_PREFIX))
    {
      fh_seats_find (STAND_IN, &contestant->player);
      if (!g_shell_parse_argv (name + strlen (BOT_PREFIX), NULL, &contestant->command, &error))
        {
          g_autofree char *why = fh_command_quote (error->message);
          /* Translators: %1$s is what was given as a player, %2$s the system's reason. */
          return fh_command_misunderstand (_ ("the command of “%1$s” is not understood: %2$s"),
                                           shown, why);
        }
      program = g_find_program_in_path (contestant->command[0]);
      if (!program)
        {
          g_autofree char *shown_program = fh_command_quote (contestant->command[0]);
          /* Translators: %1$s is what was given as a player, %2$s the name of a program. */
          return fh_command_misunderstand (_ ("for “%1$s” there is no program “%2$s”"), shown,
                                           shown_program);
        }
    }
  else if (!fh_seats_find (name, &contestant->player))
    {
      g_autofree char *names = fh_seats_names (FALSE);
      g_autofree char *all = g_strconcat (names, " " BOT_PREFIX "…", NULL);
      return fh_seats_misunderstand (name, all);
    }
  contestant->player.player.cancelled = fh_stop_get_flag ();
  return FH_EXIT_GO_ON;
}

void
fh_contestant_clear (FhContestant *contestant)
{
  g_clear_pointer (&contestant->command, g_strfreev);
  g_clear_pointer (&contestant->name, g_free);
  g_clear_pointer (&contestant->shown, g_free);
  g_mutex_clear (&contestant->remarks_lock);
}

void
fh_contestant_count_fault (FhContestant *contestant)
{
  g_atomic_int_inc (&contestant->n_faults);
}

void
fh_contestant_pass_on (const char *line, gpointer data)
{
  FhContestant *contestant = data;
  g_autofree char *text = NULL;
  gsize length = strlen (contestant->shown) + strlen (": ") + strlen (line) + strlen ("\n");
  g_autoptr (GMutexLocker) lock = g_mutex_locker_new (&contestant->remarks_lock);

  if (contestant->remarks > FH_MAX_REMARKS)
    return;
  contestant->remarks += length;
  fh_output_clear_progress ();
  if (contestant->remarks > FH_MAX_REMARKS)
    {
      fh_output_error (_ ("%s: whatever else it writes to its standard error is dropped."),
                       contestant->shown);
      return;
    }
  text = fh_isolate (line);
  fh_output_error ("%s: %s", contestant->shown, text);
}

void
fh_contestant_say_fault (FhContestant *contestant, int seat, int deal, const char *what)
{
  int n = g_atomic_int_add (&contestant->n_said, 1);

  if (n > FH_MAX_FAULTS_SAID)
    return;
  fh_output_clear_progress ();
  if (n == FH_MAX_FAULTS_SAID)
    fh_output_error (_ ("%s: further faults are only counted."), contestant->shown);
  else
    /* Translators: %1$s is a player as given to the command, %2$d a seat, %3$d the number of a
     * deal, %4$s a sentence on what was wrong, such as "no answer came in time". */
    fh_output_error (_ ("%1$s, seat %2$d, deal %3$d: %4$s."), contestant->shown, seat, deal, what);
}
