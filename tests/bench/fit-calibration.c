/* fit-calibration.c: how often what looks likely comes true, measured and fitted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-calibration [DEALS [LEVEL [FIRST [PRESET...]]]]: players of LEVEL (strong or expert) bid and
 * play against each other, at the tables PRESET in turn.  Each contract is a pair of what the
 * worlds said of the declarer's last bid and of whether it was made.  Printed are the lines of
 * src/players/search/fh-calibration.c that make these pairs likeliest (logistic regression by
 * Newton's method), and the share that was made by what was thought, before and after.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fh-calibration.h"
#include "fh-deal.h"
#include "fh-player.h"

#define MAX_PAIRS 100000
#define N_BUCKETS 10

typedef enum
{
  SUITS,
  NO_TRUMP,
  MISERE,
  N_KINDS,
} Kind;

typedef struct
{
  double raw, said;
  bool made;
} Pair;

static Pair pairs[N_KINDS][MAX_PAIRS];
static int n_pairs[N_KINDS];

static double
log_odds (double chance)
{
  chance = fmin (fmax (chance, 0.01), 0.99);
  return log (chance / (1 - chance));
}

static void
play (const FhRules *rules, int number, FhPlayerKind kind)
{
  const FhPlayer player = { .kind = (uint8_t) kind, .character = FH_STEADY };
  FhAction deal = fh_deal_from_seed (rules, number % rules->n_callers,
                                     fh_seed_from_number (700000u + (uint64_t) number), 0);
  double said[FH_MAX_SEATS] = { -1, -1, -1, -1, -1, -1 };
  FhState state;
  const FhTable *table = &state.table;

  fh_state_init (&state, rules);
  fh_state_apply (&state, &deal);
  while (!table->deal_over)
    {
      FhSeatView view;
      int n = 0;
      fh_seat_view_init (&view, &state, table->turn);
      FhDecision decision = fh_player_decide (&player, &view, NULL);
      const FhComparison *compared = &decision.comparison;
      if (decision.action.kind == FH_ACTION_BID && decision.action.call != FH_PASS)
        said[view.seat] = compared->n ? (double) compared->list[compared->chosen].chance : -1;
      while (fh_state_apply (&state, &decision.action).code != FH_OK)
        decision = fh_player_call_again (&player, &view, ++n, NULL);
    }
  if (table->declarer == FH_SEAT_NONE || said[table->declarer] < 0)
    return;
  FhCall call = table->contract;
  Kind of = fh_call_is_misere (call)              ? MISERE
            : fh_call_trump (call) == FH_NO_TRUMP ? NO_TRUMP
                                                  : SUITS;
  if (n_pairs[of] < MAX_PAIRS)
    pairs[of][n_pairs[of]++] =
        (Pair){ (double) fh_calibration_raw (rules, call, (float) said[table->declarer]),
                said[table->declarer], table->made };
}

/* Finds the line whose chances make @list likeliest; a weak wish for (0, 1) keeps it finite. */
static void
fit (const Pair *list, int n, double *shift, double *slope)
{
  *shift = 0;
  *slope = 1;
  for (int round = 0; round < 50; round++)
    {
      double g0 = -*shift, g1 = 1 - *slope, h00 = 1, h01 = 0, h11 = 1;
      for (int i = 0; i < n; i++)
        {
          double x = log_odds (list[i].raw), p = 1 / (1 + exp (-*shift - *slope * x));
          g0 += list[i].made - p;
          g1 += (list[i].made - p) * x;
          h00 += p * (1 - p);
          h01 += p * (1 - p) * x;
          h11 += p * (1 - p) * x * x;
        }
      double determinant = h00 * h11 - h01 * h01;
      *shift += (h11 * g0 - h01 * g1) / determinant;
      *slope += (h00 * g1 - h01 * g0) / determinant;
    }
}

static void
print (const char *name, const Pair *list, int n)
{
  int count[N_BUCKETS] = { 0 }, made[N_BUCKETS] = { 0 };
  double said[N_BUCKETS] = { 0 }, shift, slope;

  if (n == 0)
    return;
  fit (list, n, &shift, &slope);
  printf ("static const Line %s = { %.2ff, %.2ff }; /* %d contracts */\n", name, shift, slope, n);
  for (int i = 0; i < n; i++)
    {
      int bucket = (int) fmin (list[i].said * N_BUCKETS, N_BUCKETS - 1);
      count[bucket]++;
      made[bucket] += list[i].made;
      said[bucket] += list[i].said;
    }
  for (int b = 0; b < N_BUCKETS; b++)
    if (count[b])
      printf ("  said %.0f%%, made %.0f%% of %d\n", 100 * said[b] / count[b],
              100.0 * made[b] / count[b], count[b]);
}

int
main (int argc, char **argv)
{
  static const char *const names[N_KINDS] = { "suits", "no_trump", "misere" };
  int n_deals = argc > 1 ? atoi (argv[1]) : 50, first = argc > 3 ? atoi (argv[3]) : 0;
  FhPlayerKind kind = FH_PLAYER_STRONG;

  if (argc > 2 && !fh_level_from_word (argv[2], &kind))
    return 2;
  for (int i = 0; i < n_deals; i++)
    {
      FhPreset preset = FH_PRESET_AMERICAN_4;
      FhRules rules;
      if (argc > 4 && !fh_preset_from_id (argv[4 + i % (argc - 4)], &preset))
        return 2;
      fh_rules_init (&rules, preset);
      play (&rules, first + i, kind);
    }
  for (int of = 0; of < N_KINDS; of++)
    print (names[of], pairs[of], n_pairs[of]);
  return 0;
}
