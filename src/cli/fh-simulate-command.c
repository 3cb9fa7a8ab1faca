/* fh-simulate-command.c: games of the computer players among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>
#include <stdlib.h>

#include "fh-command.h"
#include "fh-deal.h"
#include "fh-output.h"
#include "fh-seats.h"
#include "fh-workers.h"
#include "fh-writer.h"

#define MAX_RECORDS 1000000000
/* A game by rules that never end it is left in progress after so many deals. */
#define MAX_DEALS_OF_GAME 1000

/* --- Records --- */

typedef struct
{
  const FhRecord *header; /* the rules with their options */
  FhSeats seats;
  gboolean whole_games;
  guint64 seed;
} Simulation;

static void
play (FhRecord *record, const Simulation *simulation, FhSeed seed, int dealer)
{
  int max_deals = simulation->whole_games ? MAX_DEALS_OF_GAME : 1;
  FhRng rngs[FH_MAX_SEATS];
  FhState state;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_rng_init (&rngs[seat], seed, FH_STREAM_PLAYER (seat));
  fh_record_replay (record, 0, &state);
  while (state.table.due != FH_ACTION_NONE)
    {
      FhAction action;

      if (state.table.due != FH_ACTION_DEAL)
        action = fh_seats_decide (&simulation->seats, &state, rngs);
      else if (state.table.n_deals == max_deals)
        return;
      else
        action = fh_deal_from_seed (&state.table.rules,
                                    state.table.turn == FH_SEAT_NONE ? dealer : state.table.turn,
                                    seed, state.table.n_deals);
      if (fh_state_apply (&state, &action).code != FH_OK)
        g_error ("A player made a move that the rules refuse: seat %d, action %d", action.seat,
                 action.kind);
      fh_record_append (record, &action, &state.table);
    }
}

/* Record number @index, whose own seed is (index, seed): so it does not matter who makes it, and
 * its `seed` line says how it came about.  Single deals are dealt by each seat in turn, whole games
 * by the seat that cuts the lowest card.  free() it. */
static char *
make_record (guint64 index, const Simulation *simulation)
{
  const FhRules *rules = fh_record_rules (simulation->header);
  g_autoptr (FhRecord) record = fh_record_new_like (simulation->header);
  FhSeed seed = { .high = index, .low = simulation->seed };
  int dealer = simulation->whole_games ? fh_command_first_dealer (rules, seed)
                                       : (int) (index % rules->n_callers);

  fh_command_set_seed (record, seed);
  play (record, simulation, seed, dealer);
  return fh_record_write (record);
}

/* --- Made by several threads, printed in order --- */

#define AHEAD 4 /* records a thread that may wait to be printed */

typedef struct
{
  const Simulation *simulation;
  guint64 n;

  GMutex mutex;
  GCond changed;
  char **texts; /* a ring of those that are made and not yet printed */
  guint n_texts;
  guint64 next;    /* to be made */
  guint64 printed; /* records before that are printed */
} Work;

static gpointer
work_thread (gpointer data)
{
  Work *work = data;

  g_mutex_lock (&work->mutex);
  while (TRUE)
    {
      while (work->next < work->n && work->next >= work->printed + work->n_texts)
        g_cond_wait (&work->changed, &work->mutex);
      if (work->next >= work->n)
        break;

      guint64 index = work->next++;
      g_mutex_unlock (&work->mutex);
      char *text = make_record (index, work->simulation);
      g_mutex_lock (&work->mutex);
      work->texts[index % work->n_texts] = text;
      g_cond_broadcast (&work->changed);
    }
  g_mutex_unlock (&work->mutex);
  return NULL;
}

/* Prints the records 0 to @n - 1 in order, made by up to @n_jobs threads.  Only a few a thread are
 * kept at a time, and none is made any more once the output fails. */
static void
print_in_order (guint64 n, int n_jobs, const Simulation *simulation)
{
  Work work = { .simulation = simulation, .n = n, .n_texts = (guint) n_jobs * AHEAD };
  FhWorkers workers;

  g_mutex_init (&work.mutex);
  g_cond_init (&work.changed);
  work.texts = g_new0 (char *, work.n_texts);
  fh_workers_start (&workers, n_jobs, work_thread, &work);

  g_mutex_lock (&work.mutex);
  while (work.printed < work.n)
    {
      char **slot = &work.texts[work.printed % work.n_texts];

      if (!*slot && workers.n == 0)
        {
          *slot = make_record (work.printed, simulation);
          work.next = work.printed + 1;
        }
      if (!*slot)
        {
          g_cond_wait (&work.changed, &work.mutex);
          continue;
        }
      char *text = g_steal_pointer (slot);
      g_mutex_unlock (&work.mutex);
      fh_output_add (text);
      free (text);
      g_mutex_lock (&work.mutex);
      work.printed++;
      if (fh_output_has_failed ())
        work.n = MIN (work.n, work.next);
      g_cond_broadcast (&work.changed);
    }
  g_mutex_unlock (&work.mutex);

  fh_workers_join (&workers);
  g_free (work.texts);
  g_mutex_clear (&work.mutex);
  g_cond_clear (&work.changed);
}

/* --- The command --- */

FhExit
fh_command_simulate (int argc, char **argv)
{
  g_autofree char *deals = NULL, *games = NULL, *seed = NULL, *players = NULL, *jobs = NULL;
  g_autofree char *names = fh_seats_names (FALSE);
  g_autofree char *description = NULL;
  g_auto (GStrv) options = NULL;
  g_autoptr (FhRecord) header = NULL;
  guint64 n = 1, n_jobs = g_get_num_processors ();
  Simulation simulation = { 0 };
  FhExit result;
  const GOptionEntry entries[] = {
    { "deals", 'd', 0, G_OPTION_ARG_STRING, &deals, N_ ("Play single deals, each a record (1)"),
      N_ ("N") },
    { "games", 'g', 0, G_OPTION_ARG_STRING, &games, N_ ("Play whole games, each a record"),
      N_ ("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &seed, N_ ("The same number gives the same records (0)"),
      N_ ("N") },
    { "players", 'p', 0, G_OPTION_ARG_STRING, &players,
      N_ ("One player for all seats, or one for each, with commas (rules)"),
      /* Translators: a placeholder for a list of names. */
      N_ ("LIST") },
    { "option", 'o', 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("Change a rule; may be repeated"),
      N_ ("NAME=VALUE") },
    { "jobs", 'j', 0, G_OPTION_ARG_STRING, &jobs,
      N_ ("Play this many at once; the records stay the same"), N_ ("N") },
    G_OPTION_ENTRY_NULL,
  };

  /* Translators: %s are the names of the players, such as "random rules". */
  description = g_strdup_printf (_ ("Players: %s"), names);
  result = fh_command_parse (&argc, &argv, entries, "PRESET",
                             _ ("Lets the computer play, and prints the records."), description);
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (
        _ ("simulate needs the name of one table, such as australian-4"));
  if (deals && games)
    return fh_command_misunderstand (_ ("simulate takes --deals or --games, not both"));

  result = fh_command_new_record (argv[1], options, &header);
  if (result == FH_EXIT_GO_ON && deals)
    result = fh_command_number ("--deals", deals, 1, MAX_RECORDS, &n);
  if (result == FH_EXIT_GO_ON && games)
    result = fh_command_number ("--games", games, 1, MAX_RECORDS, &n);
  if (result == FH_EXIT_GO_ON && seed)
    result = fh_command_number ("--seed", seed, 0, G_MAXUINT64, &simulation.seed);
  if (result == FH_EXIT_GO_ON && jobs)
    result = fh_command_number ("--jobs", jobs, 1, FH_WORKERS_MAX, &n_jobs);
  if (result == FH_EXIT_GO_ON)
    result = fh_seats_parse (&simulation.seats, players ? players : "rules",
                             fh_record_rules (header)->n_seats);
  if (result != FH_EXIT_GO_ON)
    return result;

  simulation.header = header;
  simulation.whole_games = games != NULL;
  print_in_order (n, (int) MIN (MIN (n_jobs, FH_WORKERS_MAX), n), &simulation);
  return FH_EXIT_FINE;
}
