/* fh-match.c: duplicate matches of two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-match.h"

#include <math.h>

#include "fh-deal.h"
#include "fh-output.h"
#include "fh-stop.h"
#include "fh-workers.h"

/* The normal distribution's, between which 95 % lie. */
#define DEVIATIONS_OF_95 1.959964

/* A hand that is thrown in for another one by the same dealer: it will not happen that often. */
#define MAX_REDEALS 1000

typedef struct
{
  const FhMatchSetup *setup;
  int n_tables;
  guint64 n_blocks;
  guint64 next;   /* piece of work: a block at a table */
  gint32 *points; /* a deal a table: of the first player's column times the others, less theirs */

  GMutex mutex;
  guint64 n_played; /* deals at tables */
  FhMatchResult *result;
} Match;

/* A table at which some deals are played one after the other. */
typedef struct
{
  Match *match;
  int column; /* of the first player */
  FhHost host;
  FhState state;
  guint64 n_games;
  FhPlayerResult players[2];
} Table;

/* Which of the two players has @side. */
static int
player_of_side (const Table *table, int side)
{
  return side == table->column ? 0 : 1;
}

static void
table_init (Table *table, Match *match, int column)
{
  const FhRules *rules = fh_record_rules (match->setup->header);
  FhContestant *at[FH_MAX_SEATS] = { NULL };

  *table = (Table){ .match = match, .column = column };
  for (int seat = 0; seat < rules->n_seats; seat++)
    at[seat] = match->setup->players[player_of_side (table, rules->side_of[seat])];
  fh_host_init (&table->host, match->setup->header, at);
}

static void
begin_game (Table *table)
{
  const FhMatchSetup *setup = table->match->setup;

  fh_record_replay (setup->header, 0, &table->state);
  fh_agreements_share_out (&setup->agreements, fh_record_rules (setup->header), table->column,
                           table->state.table.agreed);
  fh_host_begin (&table->host, table->state.table.agreed);
}

static gboolean
apply (Table *table, const FhAction *action)
{
  FhState before = table->state;

  if (fh_state_apply (&table->state, action).code != FH_OK)
    g_error ("A player made a move that the rules refuse: seat %d, action %d", action->seat,
             action->kind);
  fh_host_tell (&table->host, &before, &table->state, action);
  return !fh_stop_is_wanted ();
}

/* Plays deal @index, redealt @redeals times so far, to its end.  Returns FALSE when stopped. */
static gboolean
play_once (Table *table, guint64 index, int redeals)
{
  const FhTable *here = &table->state.table;
  FhSeed seed = { .high = index, .low = table->match->setup->seed };
  int dealer = here->turn != FH_SEAT_NONE ? here->turn : (int) (index % here->rules.n_callers);
  FhAction deal = fh_deal_from_seed (&here->rules, dealer, seed, redeals);
  FhRng rngs[FH_MAX_SEATS];

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_rng_init (&rngs[seat], seed, FH_STREAM_PLAYER (seat));
  if (!apply (table, &deal))
    return FALSE;
  while (!here->deal_over)
    {
      FhAction action = fh_host_decide (&table->host, &table->state, rngs);

      if (!apply (table, &action))
        return FALSE;
    }
  return TRUE;
}

/* What deal, which is over, was worth to the first player. */
static gint32
first_players_points (const Table *table)
{
  const FhTable *here = &table->state.table;
  gint32 points = 0;

  for (int side = 0; side < here->rules.n_sides && !here->thrown_in; side++)
    points += side == table->column ? here->points[side] * (here->rules.n_sides - 1)
                                    : -here->points[side];
  return points;
}

/* What became of the contract of the deal, which is over, if there was one. */
static void
count_contract (Table *table)
{
  const FhTable *here = &table->state.table;
  FhPlayerResult *player;
  FhTally *tally;

  if (here->contract == FH_CALL_NONE || here->contract == FH_PASS)
    return;
  player = &table->players[player_of_side (table, here->rules.side_of[here->declarer])];
  tally = fh_table_is_misere (here)              ? &player->misere
          : fh_table_trump (here) == FH_NO_TRUMP ? &player->no_trump
                                                 : &player->suit;
  tally->n_bid++;
  tally->n_made += here->made;
}

/* Of several winners at the back door each has won. */
static void
end_game (Table *table)
{
  const FhTable *here = &table->state.table;
  gboolean has_won[2] = { FALSE, FALSE }, is_out[2] = { FALSE, FALSE };

  for (int side = 0; side < here->rules.n_sides; side++)
    {
      int player = player_of_side (table, side);

      if (here->winners >> side & 1)
        has_won[player] = TRUE;
      if (here->rules.bog && here->totals[side] <= FH_BOG)
        is_out[player] = TRUE;
    }
  table->n_games++;
  for (int player = 0; player < 2; player++)
    {
      table->players[player].n_won += has_won[player];
      table->players[player].n_minus_500 += is_out[player];
    }
  fh_host_end (&table->host);
}

static gboolean
play_deal (Table *table, guint64 index)
{
  const FhTable *here = &table->state.table;
  int redeals = 0;

  if (here->due == FH_ACTION_NONE)
    begin_game (table);
  do
    if (!play_once (table, index, redeals))
      return FALSE;
  while (here->thrown_in && here->due == FH_ACTION_DEAL && here->turn == here->dealer
         && ++redeals < MAX_REDEALS);
  table->match->points[index * (guint64) table->match->n_tables + (guint64) table->column] =
      first_players_points (table);
  count_contract (table);
  if (here->due == FH_ACTION_NONE)
    end_game (table);
  return TRUE;
}

static void
add_tally (FhTally *to, const FhTally *from)
{
  to->n_bid += from->n_bid;
  to->n_made += from->n_made;
}

static void
add_player (FhPlayerResult *to, const FhPlayerResult *from)
{
  add_tally (&to->suit, &from->suit);
  add_tally (&to->no_trump, &from->no_trump);
  add_tally (&to->misere, &from->misere);
  to->n_won += from->n_won;
  to->n_minus_500 += from->n_minus_500;
}

/* Adds what happened at @table to @result. */
static void
add_up (const Table *table, FhMatchResult *result)
{
  const FhRules *rules = &table->state.table.rules;

  result->n_games += table->n_games;
  for (int player = 0; player < 2; player++)
    add_player (&result->players[player], &table->players[player]);
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      FhPace *pace = &result->players[player_of_side (table, rules->side_of[seat])].pace;

      pace->n += table->host.pace[seat].n;
      pace->time += table->host.pace[seat].time;
    }
}

/* Plays piece @piece of the work. */
static void
play_piece (Match *match, guint64 piece)
{
  guint64 n_tables = (guint64) match->n_tables;
  guint64 start = piece / n_tables * FH_MATCH_BLOCK;
  guint64 end = MIN (start + FH_MATCH_BLOCK, match->setup->n_deals);
  Table table;

  table_init (&table, match, (int) (piece % n_tables));
  begin_game (&table);
  for (guint64 index = start; index < end && play_deal (&table, index); index++)
    {
      g_mutex_lock (&match->mutex);
      match->n_played++;
      g_mutex_unlock (&match->mutex);
    }
  fh_host_end (&table.host);

  g_mutex_lock (&match->mutex);
  add_up (&table, match->result);
  g_mutex_unlock (&match->mutex);
}

static gpointer
play_thread (gpointer data)
{
  Match *match = data;

  while (!fh_stop_is_wanted ())
    {
      guint64 piece;

      g_mutex_lock (&match->mutex);
      piece = match->next++;
      g_mutex_unlock (&match->mutex);
      if (piece >= match->n_blocks * (guint64) match->n_tables)
        break;
      play_piece (match, piece);
    }
  return NULL;
}

/* Shows how far the match is until it is over. */
static void
watch (Match *match, FhWorkers *workers)
{
  guint64 total = match->setup->n_deals * (guint64) match->n_tables, played = 0;

  while (fh_output_shows_progress () && played < total && !fh_stop_is_wanted ())
    {
      g_usleep (FH_OUTPUT_PROGRESS_INTERVAL);
      g_mutex_lock (&match->mutex);
      played = match->n_played;
      g_mutex_unlock (&match->mutex);
      fh_output_show_progress (played / (guint64) match->n_tables, match->setup->n_deals);
    }
  fh_workers_join (workers);
  fh_output_clear_progress ();
}

/* The points of deal @index at all tables together, in which what the cards were worth falls out.
 */
static gint64
points_of_deal (const Match *match, guint64 index)
{
  const gint32 *points = &match->points[index * (guint64) match->n_tables];
  gint64 sum = 0;

  for (int t = 0; t < match->n_tables; t++)
    sum += points[t];
  return sum;
}

static FhInterval
interval_of (const Match *match)
{
  const FhRules *rules = fh_record_rules (match->setup->header);
  guint64 n = match->setup->n_deals;
  double unit = match->n_tables * (rules->n_sides - 1); /* of those sums in a point a deal */
  double squares = 0;
  gint64 sum = 0;
  FhInterval interval = { .low = NAN, .high = NAN };

  for (guint64 i = 0; i < n; i++)
    sum += points_of_deal (match, i);
  interval.mean = (double) sum / unit / (double) n;
  for (guint64 i = 0; i < n; i++)
    {
      double difference = (double) points_of_deal (match, i) / unit - interval.mean;

      squares += difference * difference;
    }
  if (n > 1)
    {
      double half = DEVIATIONS_OF_95 * sqrt (squares / (double) (n - 1) / (double) n);

      interval.low = interval.mean - half;
      interval.high = interval.mean + half;
    }
  return interval;
}

gboolean
fh_match_play (const FhMatchSetup *setup, FhMatchResult *result)
{
  Match match = {
    .setup = setup,
    .n_tables = fh_record_rules (setup->header)->n_sides,
    .n_blocks = (setup->n_deals + FH_MATCH_BLOCK - 1) / FH_MATCH_BLOCK,
    .result = result,
  };
  guint64 n_pieces = match.n_blocks * (guint64) match.n_tables;
  FhWorkers workers;
  g_autofree gint32 *points = g_new0 (gint32, setup->n_deals * (guint64) match.n_tables);

  *result = (FhMatchResult){ 0 };
  match.points = points;
  g_mutex_init (&match.mutex);
  fh_workers_start (&workers, (int) MIN ((guint64) setup->n_jobs, n_pieces), play_thread, &match);
  if (workers.n == 0)
    play_thread (&match);
  watch (&match, &workers);
  g_mutex_clear (&match.mutex);
  if (fh_stop_is_wanted ())
    return FALSE;
  result->points = interval_of (&match);
  return TRUE;
}
