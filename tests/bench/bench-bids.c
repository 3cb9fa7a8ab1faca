/* bench-bids.c: what searching for calls and discards brings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-bids [DEALS [PRESET [FIRST]]]: each deal is played from the auction on with all hands by
 * rules of thumb, and once for each side whose calls, and once whose discards, an expert chooses;
 * cards are played by rules throughout.  Printed are the points a deal that each brings, with the
 * standard error of the paired difference, the contracts made, what was thought of them, and the
 * milliseconds of a decision.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fh-deal.h"
#include "fh-fit.h"
#include "fh-player.h"

#define MAX_TIMES 100000
#define N_BUCKETS 10

typedef enum
{
  CALLS,
  DISCARDS,
  N_PARTS,
} Part;

typedef struct
{
  int n, bids[3], made[3], level[3][5]; /* suits, no-trump, misère */
  double gain, squares;
} Sum;

typedef struct
{
  int n[N_BUCKETS], made[N_BUCKETS];
  double thought[N_BUCKETS];
} Buckets;

static const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
static const FhPlayer expert = { .level = FH_PLAYER_EXPERT, .character = FH_STEADY };
static float times[N_PARTS][MAX_TIMES];
static int n_times[N_PARTS];

static double
seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Plays @state to its end; @seats choose @part by search.  Returns what the declarer's last bid was
 * thought to be worth, or -1. */
static double
play (FhState *state, unsigned seats, Part part)
{
  double thought[FH_MAX_SEATS] = { -1, -1, -1, -1, -1, -1 };
  const FhTable *table = &state->table;

  while (!table->deal_over)
    {
      FhSeatView view;
      FhDecision decision;

      fh_seat_view_init (&view, state, table->turn);
      bool searches = fh_seats_have (seats, view.seat)
                      && (part == CALLS ? view.legal.due == FH_ACTION_BID
                                        : view.legal.due == FH_ACTION_DISCARD
                                              || view.legal.due == FH_ACTION_CALL
                                              || view.legal.due == FH_ACTION_PARTNER);
      double start = seconds ();
      decision = fh_player_decide (searches ? &expert : &rules_player, &view, NULL);
      if (searches && n_times[part] < MAX_TIMES)
        times[part][n_times[part]++] = (float) (seconds () - start);
      if (decision.action.kind == FH_ACTION_BID && decision.action.call != FH_PASS)
        thought[view.seat] =
            decision.comparison.n
                ? (double) decision.comparison.list[decision.comparison.chosen].chance
                : -1;
      fh_fit_carry_out (state, &rules_player, &view, &decision.action, NULL);
    }
  return table->declarer == FH_SEAT_NONE ? -1 : thought[table->declarer];
}

static void
count (Sum *sum, const FhTable *table, unsigned seats)
{
  if (table->declarer == FH_SEAT_NONE || !fh_seats_have (seats, table->declarer))
    return;
  int kind = fh_call_is_misere (table->contract)              ? 2
             : fh_call_trump (table->contract) == FH_NO_TRUMP ? 1
                                                              : 0;
  sum->bids[kind]++;
  sum->made[kind] += table->made;
  if (kind < 2)
    sum->level[kind][fh_call_level (table->contract) - FH_MIN_LEVEL]++;
}

static void
print_sum (const char *name, const Sum *sum)
{
  double n = sum->n, mean = sum->gain / n;

  printf ("%-9s n %d, gain %.2f +- %.2f points;", name, sum->n, mean,
          sqrt ((sum->squares / n - mean * mean) / n));
  static const char *const kinds[] = { "suit", "no-trump", "misere" };
  for (int k = 0; k < 3; k++)
    if (sum->bids[k])
      printf (" %s %.1f%% of %d", kinds[k], 100.0 * sum->made[k] / sum->bids[k], sum->bids[k]);
  for (int k = 0; k < 2; k++)
    printf (" (%d %d %d %d %d)", sum->level[k][0], sum->level[k][1], sum->level[k][2],
            sum->level[k][3], sum->level[k][4]);
  printf ("\n");
}

static int
compare (const void *a, const void *b)
{
  float x = *(const float *) a, y = *(const float *) b;

  return (x > y) - (x < y);
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 100, first = argc > 3 ? atoi (argv[3]) : 0;
  FhPreset preset = FH_PRESET_AMERICAN_4;
  static const char *const names[] = { "calls", "discards" };
  Sum sums[N_PARTS] = { 0 }, base = { 0 };
  Buckets buckets = { 0 };
  FhRules rules;

  if (argc > 2 && !fh_preset_from_id (argv[2], &preset))
    return 2;
  fh_rules_init (&rules, preset);
  for (int i = first; i < first + n_deals; i++)
    {
      FhAction deal = fh_deal_from_seed (&rules, i % rules.n_callers,
                                         fh_seed_from_number (200000u + (uint64_t) i), 0);
      FhState start, plain;
      fh_state_init (&start, &rules);
      fh_state_apply (&start, &deal);
      plain = start;
      play (&plain, 0, CALLS);
      base.n++;
      count (&base, &plain.table, ~0u);
      for (int part = 0; part < N_PARTS; part++)
        for (int side = 0; side < rules.n_sides; side++)
          {
            unsigned seats = fh_rules_side_seats (&rules, side);
            FhState state = start;
            if (getenv ("PART") && atoi (getenv ("PART")) != part)
              continue;
            if (part == DISCARDS
                && (plain.table.declarer == FH_SEAT_NONE
                    || !fh_seats_have (seats, plain.table.declarer)))
              continue;
            double thought = play (&state, seats, (Part) part);
            double gain = fh_fit_points (&state.table, side) - fh_fit_points (&plain.table, side);
            sums[part].n++;
            sums[part].gain += gain;
            sums[part].squares += gain * gain;
            count (&sums[part], &state.table, seats);
            if (part == CALLS && thought >= 0 && fh_seats_have (seats, state.table.declarer))
              {
                int bucket = (int) fmin (thought * N_BUCKETS, N_BUCKETS - 1);
                buckets.n[bucket]++;
                buckets.made[bucket] += state.table.made;
                buckets.thought[bucket] += thought;
              }
          }
    }
  print_sum ("rules", &base);
  for (int part = 0; part < N_PARTS; part++)
    if (sums[part].n)
      print_sum (names[part], &sums[part]);
  for (int b = 0; b < N_BUCKETS; b++)
    if (buckets.n[b])
      printf ("thought %.0f%%, made %.0f%% (%d)\n", 100 * buckets.thought[b] / buckets.n[b],
              100.0 * buckets.made[b] / buckets.n[b], buckets.n[b]);
  for (int part = 0; part < N_PARTS; part++)
    if (n_times[part])
      {
        qsort (times[part], (size_t) n_times[part], sizeof *times[part], compare);
        printf ("ms a decision, %s: median %.1f, 95 %% %.1f, most %.1f (%d)\n", names[part],
                1000 * times[part][n_times[part] / 2], 1000 * times[part][n_times[part] * 95 / 100],
                1000 * times[part][n_times[part] - 1], n_times[part]);
      }
  return 0;
}
