/* fh-match-command.c: a duplicate match of two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <math.h>

#include "fh-command.h"
#include "fh-json.h"
#include "fh-match.h"
#include "fh-output.h"
#include "fh-stop.h"
#include "fh-workers.h"

#define MAX_DEALS 10000000

#define MAX_BOT_SECONDS 3600

static void
add_interval (FhJson *json, const char *name, const FhInterval *interval)
{
  fh_json_begin_object (json, name);
  fh_json_real (json, "mean", interval->mean);
  fh_json_real (json, "low", interval->low);
  fh_json_real (json, "high", interval->high);
  fh_json_end_object (json);
}

static void
add_tally (FhJson *json, const char *name, const FhTally *tally)
{
  fh_json_begin_object (json, name);
  fh_json_number (json, "bid", (gint64) tally->n_bid);
  fh_json_number (json, "made", (gint64) tally->n_made);
  fh_json_end_object (json);
}

static void
add_contracts (FhJson *json, const FhPlayerResult *player)
{
  fh_json_begin_object (json, NULL);
  add_tally (json, "suit", &player->suit);
  add_tally (json, "no_trump", &player->no_trump);
  add_tally (json, "misere", &player->misere);
  fh_json_end_object (json);
}

/* The mean time that a decision of @player took; NAN when there was none. */
static double
seconds_a_decision (const FhPlayerResult *player)
{
  return (double) player->pace.time / G_USEC_PER_SEC / (double) player->pace.n;
}

static void
print_json (const FhMatchSetup *setup, const FhMatchResult *result, gboolean times)
{
  FhJson json;

  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_begin_array (&json, "players");
  for (int i = 0; i < 2; i++)
    fh_json_string (&json, NULL, setup->players[i]->name);
  fh_json_end_array (&json);
  fh_json_number (&json, "deals", (gint64) setup->n_deals);
  add_interval (&json, "points_per_deal", &result->points);
  fh_json_begin_object (&json, "games");
  fh_json_number (&json, "played", (gint64) result->n_games);
  fh_json_begin_array (&json, "won");
  for (int i = 0; i < 2; i++)
    fh_json_number (&json, NULL, (gint64) result->players[i].n_won);
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "minus_500");
  for (int i = 0; i < 2; i++)
    fh_json_number (&json, NULL, (gint64) result->players[i].n_minus_500);
  fh_json_end_array (&json);
  fh_json_end_object (&json);
  fh_json_begin_array (&json, "illegal");
  for (int i = 0; i < 2; i++)
    fh_json_number (&json, NULL, setup->players[i]->n_faults);
  fh_json_end_array (&json);
  fh_json_begin_array (&json, "contracts");
  for (int i = 0; i < 2; i++)
    add_contracts (&json, &result->players[i]);
  fh_json_end_array (&json);
  if (times)
    {
      fh_json_begin_array (&json, "seconds_a_decision");
      for (int i = 0; i < 2; i++)
        fh_json_real (&json, NULL, seconds_a_decision (&result->players[i]));
      fh_json_end_array (&json);
    }
  fh_json_end_object (&json);
  fh_json_print (&json);
}

/* Those made of those bid, "3/5". */
static char *
tally_text (const FhTally *tally)
{
  return g_strdup_printf ("%" G_GUINT64_FORMAT "/%" G_GUINT64_FORMAT, tally->n_made, tally->n_bid);
}

static void
print_player (const char *name, const FhPlayerResult *player, gboolean times)
{
  g_autofree char *suit = tally_text (&player->suit);
  g_autofree char *no_trump = tally_text (&player->no_trump);
  g_autofree char *misere = tally_text (&player->misere);
  g_autofree char *out = g_strdup_printf ("%" G_GUINT64_FORMAT, player->n_minus_500);

  /* Translators: %1$s is a player; the others are how many contracts were made of how many that
   * were bid, such as 3/5. */
  fh_output_line (_ ("Contracts made by %1$s: suits %2$s, no-trump %3$s, misère %4$s"), name, suit,
                  no_trump, misere);
  /* Translators: %1$s is a player, %2$s a number of games. */
  fh_output_line (_ ("Games that ended with %1$s at −500 or less: %2$s"), name, out);
  if (times && player->pace.n > 0)
    /* Translators: %1$s is a player, %2$.2f a number of milliseconds. */
    fh_output_line (_ ("Time for a decision of %1$s: %2$.2f ms"), name,
                    seconds_a_decision (player) * 1000);
}

static void
print_text (const FhMatchSetup *setup, const FhMatchResult *result, gboolean times)
{
  const char *names[2] = { setup->players[0]->shown, setup->players[1]->shown };
  g_autofree char *n_deals = g_strdup_printf ("%" G_GUINT64_FORMAT, setup->n_deals);
  g_autofree char *n_games = g_strdup_printf ("%" G_GUINT64_FORMAT, result->n_games);

  /* Translators: %1$s and %2$s are players, %3$s is a number. */
  fh_output_line (ngettext ("%1$s against %2$s: %3$s deal, each player at every side of it.",
                            "%1$s against %2$s: %3$s deals, each player at every side of them.",
                            (gulong) setup->n_deals),
                  names[0], names[1], n_deals);
  /* Translators: %1$s is a player, %2$+.2f a number of points with its sign. */
  fh_output_line (_ ("Points a deal for %1$s: %2$+.2f"), names[0], result->points.mean);
  if (!isnan (result->points.low))
    fh_output_line (_ ("95 %% interval: %1$+.2f to %2$+.2f"), result->points.low,
                    result->points.high);
  fh_output_line (ngettext ("%s game came to its end.", "%s games came to their end.",
                            (gulong) result->n_games),
                  n_games);
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *won = g_strdup_printf ("%" G_GUINT64_FORMAT, result->players[i].n_won);

      /* Translators: %1$s is a player, %2$s a number of games. */
      fh_output_line (_ ("Games won by %1$s: %2$s"), names[i], won);
    }
  for (int i = 0; i < 2; i++)
    print_player (names[i], &result->players[i], times);
  for (int i = 0; i < 2; i++)
    if (setup->players[i]->n_faults > 0)
      /* Translators: %1$s is a player, %2$d a number: of answers that were illegal or late. */
      fh_output_line (_ ("Decisions of %1$s that the host had to make: %2$d"), names[i],
                      setup->players[i]->n_faults);
}

static FhExit
play (const FhMatchSetup *setup, gboolean json, gboolean times)
{
  FhMatchResult result;

  fh_stop_catch ();
  if (!fh_match_play (setup, &result))
    {
      fh_stop_now ();
      return FH_EXIT_REFUSED;
    }
  if (json)
    print_json (setup, &result, times);
  else
    print_text (setup, &result, times);
  return FH_EXIT_FINE;
}

/* Parts of a second are allowed. */
static FhExit
parse_seconds (const char *text, double *seconds)
{
  g_autofree char *shown = fh_command_quote (text);
  char *end;

  *seconds = g_ascii_strtod (text, &end);
  if (end != text && *end == '\0' && *seconds >= 0.01 && *seconds <= MAX_BOT_SECONDS)
    return FH_EXIT_GO_ON;
  /* Translators: %1$s is an option of the command line, %2$d a number, %3$s what stands there. */
  return fh_command_misunderstand (_ ("%1$s must be a number of seconds up to %2$d, not “%3$s”"),
                                   "--bot-seconds", MAX_BOT_SECONDS, shown);
}

FhExit
fh_command_match (int argc, char **argv)
{
  g_autofree char *preset = NULL, *deals = NULL, *seed = NULL, *jobs = NULL, *bot_seconds = NULL;
  g_autofree char *names = fh_seats_names (FALSE);
  g_autofree char *description = NULL;
  g_autofree char *conventions = fh_agreements_words ();
  g_auto (GStrv) options = NULL, ours = NULL, theirs = NULL;
  g_autoptr (FhRecord) header = NULL;
  gboolean json = FALSE, times = FALSE;
  guint64 n_jobs = g_get_num_processors ();
  FhContestant players[2] = { 0 };
  FhMatchSetup setup = { .players = { &players[0], &players[1] }, .n_deals = 100 };
  double seconds = 10;
  FhExit result;
  const GOptionEntry entries[] = {
    { "preset", 'p', 0, G_OPTION_ARG_STRING, &preset, N_ ("The table, such as australian-4"),
      /* Translators: a placeholder for the name of a table. */
      N_ ("PRESET") },
    { "deals", 'd', 0, G_OPTION_ARG_STRING, &deals, N_ ("Play this many deals (100)"), N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_ ("The same number gives the same match (0)"),
      N_ ("N") },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("Change a rule; may be repeated"),
      N_ ("NAME=VALUE") },
    { "convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &ours,
      N_ ("What the first player’s partners agree on; may be repeated"),
      /* Translators: a placeholder for the name of a convention of bidding. */
      N_ ("NAME") },
    { "their-convention", 0, 0, G_OPTION_ARG_STRING_ARRAY, &theirs,
      N_ ("What the second player’s partners agree on; may be repeated"), N_ ("NAME") },
    { "bot-seconds", 0, 0, G_OPTION_ARG_STRING, &bot_seconds,
      N_ ("The time that a bot has for an answer (10)"), N_ ("N") },
    { "jobs", 0, 0, G_OPTION_ARG_STRING, &jobs,
      N_ ("Play this many deals at once; the result stays the same"), N_ ("N") },
    { "times", 0, 0, G_OPTION_ARG_NONE, &times,
      N_ ("Say how long decisions took, too, which no seed decides"), NULL },
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  description = g_strdup_printf (
      /* Translators: %1$s are the names of the players, such as "random rules"; 'exec:COMMAND' is
       * typed as it is but for COMMAND, a placeholder for a program with its arguments; %2$s are
       * the names of conventions of bidding. */
      _ ("Players: %1$s, or 'exec:COMMAND' for a bot: a program that plays one seat of one game "
         "over its standard input and output, as “five-hundred-cli bot” does.  Conventions: %2$s"),
      names, conventions);
  result = fh_command_parse (
      &argc, &argv, entries, "A B",
      _ ("Lets two players play the same deals from every side, and says by how much the first is "
         "better."),
      description);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 3)
    return fh_command_misunderstand (_ ("match needs the names of two players"));
  if (!preset)
    return fh_command_misunderstand (_ ("match needs --preset"));

  result = fh_command_new_record (preset, options, &header);
  if (result == FH_EXIT_GO_ON)
    result = fh_agreements_parse (&setup.agreements, fh_record_rules (header), ours, theirs);
  if (result == FH_EXIT_GO_ON && deals)
    result = fh_command_number ("--deals", deals, 1, MAX_DEALS, &setup.n_deals);
  if (result == FH_EXIT_GO_ON && seed)
    result = fh_command_number ("--seed", seed, 0, G_MAXUINT64, &setup.seed);
  if (result == FH_EXIT_GO_ON && jobs)
    result = fh_command_number ("--jobs", jobs, 1, FH_WORKERS_MAX, &n_jobs);
  if (result == FH_EXIT_GO_ON && bot_seconds)
    result = parse_seconds (bot_seconds, &seconds);
  for (int i = 0; i < 2 && result == FH_EXIT_GO_ON; i++)
    {
      result = fh_contestant_init (&players[i], argv[1 + i]);
      players[i].bot_time = (guint64) (seconds * G_USEC_PER_SEC);
    }
  if (result == FH_EXIT_GO_ON)
    {
      setup.header = header;
      setup.n_jobs = (int) MIN (n_jobs, FH_WORKERS_MAX);
      result = play (&setup, json, times);
    }
  for (int i = 0; i < 2; i++)
    fh_contestant_clear (&players[i]);
  return result;
}
