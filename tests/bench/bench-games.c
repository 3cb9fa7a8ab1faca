/* bench-games.c: how well the levels bid and play whole games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-games [DEALS [PRESET [A [B [FIRST]]]]]: players of level A meet players of level B in
 * duplicate games until DEALS deals have been played at every table: the same deals at as many
 * tables as there are score columns, A in another one each time, from 0 to the end of the game.
 * A duplicate game is won by whom the deals that all its tables played have brought more points.
 * Where A is B, one table is enough.  "judge" is who does what the tutor advises.
 *
 * Printed are the points a deal that A is ahead with the half width of their 95 % interval, the
 * games won, the games that ended in the bog, the contracts of A by kind and how many were made,
 * what A thought of them, and the time of its decisions.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-times.h"
#include "fh-advice.h"
#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-player.h"

#define MAX_DEALS_A_GAME 80
#define N_BUCKETS        10
#define DEVIATIONS_OF_95 1.96

typedef enum
{
  CALLS,
  DISCARDS,
  CARDS,
  N_PARTS,
} Part;

typedef enum
{
  SUITS,
  NO_TRUMP,
  MISERE,
  N_KINDS,
} Kind;

/* One game at one table. */
typedef struct
{
  int n;                           /* deals */
  double points[MAX_DEALS_A_GAME]; /* that A was ahead in each */
  unsigned winners;                /* sides */
  bool bog;
} Game;

static FhPlayer players[2];
static bool is_selfplay;
static FhRng numbers; /* for players at random; others draw what follows from their view */
static FhRules rules;
static BenchTimes times[N_PARTS];
static int n_bids[N_KINDS], n_made[N_KINDS];
static int bucket_n[N_BUCKETS], bucket_made[N_BUCKETS];
static double bucket_said[N_BUCKETS];

static FhDecision
decide (const FhPlayer *player, const FhSeatView *view)
{
  FhActionKind due = (FhActionKind) view->legal.due;
  Part part = due == FH_ACTION_PLAY ? CARDS : due == FH_ACTION_BID ? CALLS : DISCARDS;
  bool choice = part == CARDS   ? (view->legal.cards & (view->legal.cards - 1)) != 0
                : part == CALLS ? (view->legal.calls & (view->legal.calls - 1)) != 0
                                : true;
  double start = bench_seconds ();
  FhDecision decision =
      fh_player_decide (player, view, player->level == FH_PLAYER_RANDOM ? &numbers : NULL);

  if (player == &players[0] && choice)
    bench_times_add (&times[part], start);
  return decision;
}

/* Notes the contract of @table, which its declarer thought to make with the chance @said, or -1. */
static void
note_contract (const FhTable *table, double said)
{
  Kind kind = fh_call_is_misere (table->contract)              ? MISERE
              : fh_call_trump (table->contract) == FH_NO_TRUMP ? NO_TRUMP
                                                               : SUITS;

  n_bids[kind]++;
  n_made[kind] += table->made;
  if (said < 0)
    return;
  int bucket = (int) fmin (said * N_BUCKETS, N_BUCKETS - 1);
  bucket_n[bucket]++;
  bucket_made[bucket] += table->made;
  bucket_said[bucket] += said;
}

/* Plays deal @deal in @state, in which A has column @column.  Returns the points that A is ahead
 * in it of the mean of the others. */
static double
play_deal (FhState *state, const FhAction *deal, int column)
{
  const FhTable *table = &state->table;
  double said[FH_MAX_SEATS] = { -1, -1, -1, -1, -1, -1 };

  fh_state_apply (state, deal);
  while (!table->deal_over)
    {
      FhSeatView view;
      fh_seat_view_init (&view, state, table->turn);
      const FhPlayer *player = &players[is_selfplay || rules.side_of[view.seat] == column ? 0 : 1];
      FhDecision decision = decide (player, &view);
      const FhComparison *compared = &decision.comparison;
      if (decision.action.kind == FH_ACTION_BID && decision.action.call != FH_PASS)
        said[view.seat] = compared->n ? (double) compared->list[compared->chosen].chance : -1;
      fh_fit_carry_out (state, player, &view, &decision.action, &numbers);
    }
  if (table->thrown_in)
    return 0;
  if (table->declarer != FH_SEAT_NONE && (is_selfplay || rules.side_of[table->declarer] == column))
    note_contract (table, said[table->declarer]);
  return fh_fit_points (table, column);
}

static void
play_game (Game *game, int number, int column)
{
  FhState state;
  const FhTable *table = &state.table;
  int dealer = number % rules.n_callers;

  *game = (Game){ 0 };
  fh_state_init (&state, &rules);
  do
    {
      FhSeed seed = { .high = (uint64_t) number, .low = (uint64_t) game->n };
      FhAction deal = fh_deal_from_seed (&rules, dealer, seed, 0);
      game->points[game->n++] = play_deal (&state, &deal, column);
      dealer = table->turn;
    }
  while (table->due != FH_ACTION_NONE && game->n < MAX_DEALS_A_GAME);
  game->winners = table->winners;
  for (int side = 0; side < rules.n_sides; side++)
    game->bog |= rules.bog && table->totals[side] <= FH_BOG;
}

static void
print_players (void)
{
  static const char *const kinds[] = { "suits", "no-trump", "misère" };
  static const char *const parts[] = { "calls", "discards", "cards" };
  int all = n_bids[SUITS] + n_bids[NO_TRUMP] + n_bids[MISERE];
  int made = n_made[SUITS] + n_made[NO_TRUMP] + n_made[MISERE];

  printf ("contracts of A: %d, made %.1f %%;", all, 100.0 * made / all);
  for (int kind = 0; kind < N_KINDS; kind++)
    if (n_bids[kind])
      printf (" %s %.1f %% of %d;", kinds[kind], 100.0 * n_made[kind] / n_bids[kind], n_bids[kind]);
  printf ("\n");
  for (int b = 0; b < N_BUCKETS; b++)
    if (bucket_n[b])
      printf ("  thought %.1f %%, made %.1f %% of %d\n", 100 * bucket_said[b] / bucket_n[b],
              100.0 * bucket_made[b] / bucket_n[b], bucket_n[b]);
  for (int part = 0; part < N_PARTS; part++)
    bench_times_print (&times[part], parts[part]);
}

/* The player called @word, a level or the tutor's judge; false when there is none. */
static bool
player_from_word (const char *word, FhPlayer *player)
{
  FhPlayerLevel level;

  if (strcmp (word, "judge") == 0)
    {
      *player = fh_advice_judge (NULL);
      return true;
    }
  if (!fh_level_from_word (word, &level))
    return false;
  *player = (FhPlayer){ .level = (uint8_t) level, .character = FH_STEADY };
  return true;
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 100, first = argc > 5 ? atoi (argv[5]) : 0;
  FhPreset preset = FH_PRESET_AMERICAN_4;
  const char *names[2] = { argc > 3 ? argv[3] : "expert", argc > 4 ? argv[4] : "club" };
  int n = 0, n_games = 0, bogs = 0, at_tables[2] = { 0 }, duplicate[2] = { 0 };
  double sum = 0, squares = 0;

  if ((argc > 2 && !fh_preset_from_id (argv[2], &preset))
      || !player_from_word (names[0], &players[0]) || !player_from_word (names[1], &players[1]))
    return 2;
  is_selfplay = strcmp (names[0], names[1]) == 0;
  fh_rules_init (&rules, preset);
  fh_rng_init (&numbers, fh_seed_from_number ((uint64_t) first), 0);
  int n_tables = is_selfplay ? 1 : rules.n_sides;
  for (int number = first; n < n_deals; number++)
    {
      Game games[FH_MAX_SEATS];
      double ahead = 0;
      int common = MAX_DEALS_A_GAME;
      for (int t = 0; t < n_tables; t++)
        {
          play_game (&games[t], number, t);
          common = games[t].n < common ? games[t].n : common;
          at_tables[0] += games[t].winners >> t & 1;
          at_tables[1] += (games[t].winners & ~(1u << t)) != 0;
          bogs += games[t].bog;
          n_games++;
        }
      for (int i = 0; i < common; i++)
        {
          double points = 0;
          for (int t = 0; t < n_tables; t++)
            points += games[t].points[i] / n_tables;
          sum += points;
          squares += points * points;
          ahead += points;
          n++;
        }
      duplicate[0] += ahead > 0;
      duplicate[1] += ahead < 0;
    }
  printf ("%s, %s against %s: %d deals at %d tables\n", fh_preset_id (preset), names[0], names[1],
          n, n_tables);
  if (n_tables > 1)
    {
      double mean = sum / n, error = sqrt ((squares / n - mean * mean) / n);
      printf ("A is ahead by %.1f +- %.1f points a deal\n", mean, DEVIATIONS_OF_95 * error);
      printf ("games at tables %d : %d, %.1f %%; duplicate games %d : %d, %.1f %%\n", at_tables[0],
              at_tables[1], 100.0 * at_tables[0] / (at_tables[0] + at_tables[1]), duplicate[0],
              duplicate[1], 100.0 * duplicate[0] / (duplicate[0] + duplicate[1]));
    }
  printf ("%d of %d games ended in the bog\n", bogs, n_games);
  print_players ();
  return 0;
}
