/* bench-versions.c: two versions of the computer players meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-versions A B [DEALS [SEEDS [PRESET...]]]: A and B are modules of players, which `ninja
 * tests/bench/fh-players.so` links; a copy of it keeps a version.  Each deal of seeds 1 to SEEDS is
 * bid and played at score 0 by rules of thumb at as many tables as there are score columns, with A
 * in another column each time and B in all others, so that two equal versions come out even to the
 * point.  Printed are the points a deal that A is ahead of the mean of the others, with the half
 * width of the 95 % interval, for each table and as the mean of all tables; and the lowest and
 * highest mean of one seed.  Both versions must have the same FhSeatView, FhPlayer and FhDecision.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fh-deal.h"
#include "fh-player.h"
#include "fh-state.h"

#define DEVIATIONS_OF_95 1.96

typedef struct
{
  FhDecision (*decide) (const FhPlayer *player, const FhSeatView *view, FhRng *rng);
  FhDecision (*call_again) (const FhPlayer *player, const FhSeatView *view, int n, FhRng *rng);
} Version;

static Version versions[2];
static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

static void
load (Version *version, const char *path)
{
  void *module = dlopen (path, RTLD_NOW | RTLD_LOCAL);

  if (module)
    {
      *(void **) &version->decide = dlsym (module, "fh_player_decide");
      *(void **) &version->call_again = dlsym (module, "fh_player_call_again");
    }
  if (module && version->decide && version->call_again)
    return;
  fprintf (stderr, "%s\n", dlerror ());
  exit (2);
}

/* Plays @dealt with the first version on side @first.  Returns the points that it is ahead of the
 * mean of the others. */
static double
play (const FhState *dealt, int first)
{
  FhState state = *dealt;
  const FhTable *table = &state.table;
  const FhRules *rules = &table->rules;
  double others = 0;

  while (!table->deal_over)
    {
      FhSeatView view;
      const Version *version = &versions[rules->side_of[table->turn] != first];

      fh_seat_view_init (&view, &state, table->turn);
      view.legal.may_declare = 0;
      FhAction action = version->decide (&player, &view, NULL).action;
      FhRefusal refusal = fh_state_apply (&state, &action);
      for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
        {
          action = version->call_again (&player, &view, n, NULL).action;
          refusal = fh_state_apply (&state, &action);
        }
      if (refusal.code != FH_OK)
        abort ();
    }
  for (int side = 0; side < rules->n_sides; side++)
    others += side != first ? table->points[side] : 0;
  return table->points[first] - others / (rules->n_sides - 1);
}

/* What the first version gains by deal @number of @seed, as the mean of all tables. */
static double
gain (const FhRules *rules, int seed, int number)
{
  FhSeed deal_seed = { .high = (uint64_t) seed, .low = (uint64_t) number };
  FhAction deal = fh_deal_from_seed (rules, number % rules->n_callers, deal_seed, 0);
  FhState state;
  double sum = 0;

  fh_state_init (&state, rules);
  fh_state_apply (&state, &deal);
  for (int side = 0; side < rules->n_sides; side++)
    sum += play (&state, side);
  return sum / rules->n_sides;
}

/* Prints what the first version gains at @preset.  Returns the mean, and its variance in
 * @variance. */
static double
compare (FhPreset preset, int n_deals, int n_seeds, double *variance)
{
  FhRules rules;
  double sum = 0, squares = 0, least = INFINITY, most = -INFINITY;
  double n = (double) n_deals * n_seeds;

  fh_rules_init (&rules, preset);
  for (int seed = 1; seed <= n_seeds; seed++)
    {
      double of_seed = 0;
      for (int i = 0; i < n_deals; i++)
        {
          double gained = gain (&rules, seed, i);
          of_seed += gained;
          squares += gained * gained;
        }
      sum += of_seed;
      least = fmin (least, of_seed / n_deals);
      most = fmax (most, of_seed / n_deals);
    }
  *variance = (squares / n - sum / n * sum / n) / n;
  printf ("%-22s %+6.2f +- %.2f points a deal; by seed %+.2f to %+.2f\n", fh_preset_id (preset),
          sum / n, DEVIATIONS_OF_95 * sqrt (*variance), least, most);
  fflush (stdout);
  return sum / n;
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 3 ? atoi (argv[3]) : 1000;
  int n_seeds = argc > 4 ? atoi (argv[4]) : 10;
  double sum = 0, variances = 0;
  int n = 0;

  if (argc < 3)
    return 2;
  load (&versions[0], argv[1]);
  load (&versions[1], argv[2]);
  for (int i = 5; i < argc || (argc <= 5 && i < 5 + FH_N_PRESETS); i++)
    {
      FhPreset preset = (FhPreset) (i - 5);
      double variance;
      if (argc > 5 && !fh_preset_from_id (argv[i], &preset))
        return 2;
      sum += compare (preset, n_deals, n_seeds, &variance);
      variances += variance;
      n++;
    }
  printf ("%-22s %+6.2f +- %.2f points a deal\n", "all", sum / n,
          DEVIATIONS_OF_95 * sqrt (variances) / n);
  return 0;
}
