/* bench-versions.c: two versions of the computer players meet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-versions [-l LEVEL] [-b LOW:HIGH] [-f FILE] A B [DEALS [SEEDS [PRESET...]]]: A and B are
 * modules of players, which `ninja tests/bench/fh-players.so` links; a copy of it keeps a version.
 * Each deal of seeds 1 to SEEDS is bid and played at score 0 by players of LEVEL (by rules of
 * thumb) at as many tables as there are score columns, with A in another column each time and B in
 * all others, so that two equal versions come out even to the point.  Printed are the points a deal
 * that A is ahead of the mean of the others, with the half width of the 95 % interval, for each
 * table and as the mean of all tables.  Both versions must have the same FhSeatView, FhPlayer and
 * FhDecision.
 *
 * With -b it ends as soon as it is decided whether A gains HIGH points a deal rather than LOW,
 * being wrong in 5 % of either (Wald's test, 1945, of means whose variance is that of the deals so
 * far). With -f each deal is kept in FILE, and those that are there already are not played again.
 */
#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "fh-deal.h"
#include "fh-player.h"
#include "fh-state.h"

#define DEVIATIONS_OF_95 1.96

/* The logarithm of the odds at which an error of 5 % either way is risked. */
#define DECIDED 2.944

/* So many deals tell the variance well enough. */
#define FEW_DEALS 40

#define MAX_SEEDS 100

typedef struct
{
  FhDecision (*decide) (const FhPlayer *player, const FhSeatView *view, FhRng *rng);
  FhDecision (*call_again) (const FhPlayer *player, const FhSeatView *view, int n, FhRng *rng);
} Version;

/* What the first version gained. */
typedef struct
{
  int n;
  double sum, squares;
} Gains;

static Version versions[2];
static FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

static void
load (Version *version, const char *path)
{
  void *module = dlopen (path, RTLD_NOW | RTLD_LOCAL);

  if (module)
    {
      *(void **) &version->decide = dlsym (module, "fh_player_decide");
      *(void **) &version->call_again = dlsym (module, "fh_player_decide_again");
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

static void
count (Gains *gains, double gained)
{
  gains->n++;
  gains->sum += gained;
  gains->squares += gained * gained;
}

/* Of one deal, in points squared. */
static double
variance (const Gains *gains)
{
  double mean = gains->sum / gains->n;
  return gains->squares / gains->n - mean * mean;
}

/* How much likelier @gains are if the first version gains @high a deal than if it gains @low: the
 * logarithm. */
static double
evidence (const Gains *gains, double low, double high)
{
  return (high - low) * (gains->sum - gains->n * (low + high) / 2) / fmax (variance (gains), 1);
}

/* Counts the deals that are kept in @file, how many of each in @n_played. */
static void
read_kept (FILE *file, Gains *gains, int (*n_played)[MAX_SEEDS + 1])
{
  char id[64];
  int seed;
  double gained;
  FhPreset preset;

  rewind (file);
  while (fscanf (file, "%63s %d %lf\n", id, &seed, &gained) == 3)
    if (fh_preset_from_id (id, &preset) && seed >= 1 && seed <= MAX_SEEDS)
      {
        count (&gains[preset], gained);
        n_played[preset][seed]++;
      }
}

static void
print (const char *name, double mean, double of_mean)
{
  printf ("%-22s %+6.2f +- %.2f points a deal\n", name, mean, DEVIATIONS_OF_95 * sqrt (of_mean));
}

int
main (int argc, char **argv)
{
  static int n_played[FH_N_PRESETS][MAX_SEEDS + 1];
  static FhPreset presets[FH_N_PRESETS];
  static Gains gains[FH_N_PRESETS];
  Gains all = { 0 };
  FILE *file = NULL;
  double low = 0, high = 0, mean = 0, of_mean = 0;
  int n_presets = 0, n_deals = 1000, n_seeds = 10, option;
  bool decided = false;

  while ((option = getopt (argc, argv, "l:b:f:")) != -1)
    {
      FhPlayerLevel level;
      if (option == 'l' && fh_level_from_word (optarg, &level))
        player.level = (uint8_t) level;
      else if (option == 'f' && (file = fopen (optarg, "a+")))
        setvbuf (file, NULL, _IOLBF, 0);
      else if (option != 'b' || sscanf (optarg, "%lf:%lf", &low, &high) != 2 || low >= high)
        return 2;
    }
  argc -= optind;
  argv += optind;
  if (argc > 2)
    n_deals = atoi (argv[2]);
  if (argc > 3)
    n_seeds = atoi (argv[3]);
  if (argc < 2 || n_seeds < 1 || n_seeds > MAX_SEEDS)
    return 2;
  for (int i = 4; i < argc; i++)
    if (n_presets == FH_N_PRESETS || !fh_preset_from_id (argv[i], &presets[n_presets++]))
      return 2;
  for (; argc <= 4 && n_presets < FH_N_PRESETS; n_presets++)
    presets[n_presets] = (FhPreset) n_presets;
  load (&versions[0], argv[0]);
  load (&versions[1], argv[1]);
  if (file)
    read_kept (file, gains, n_played);
  for (int i = 0; i < n_presets; i++)
    {
      all.n += gains[presets[i]].n;
      all.sum += gains[presets[i]].sum;
      all.squares += gains[presets[i]].squares;
    }

  for (int i = 0; i < n_deals * n_seeds * n_presets && !decided; i++)
    {
      FhPreset preset = presets[i % n_presets];
      int seed = i / n_presets % n_seeds + 1, number = i / n_presets / n_seeds;
      FhRules rules;

      if (number < n_played[preset][seed])
        continue;
      fh_rules_init (&rules, preset);
      double gained = gain (&rules, seed, number);
      count (&gains[preset], gained);
      count (&all, gained);
      if (file)
        fprintf (file, "%s %d %g\n", fh_preset_id (preset), seed, gained);
      decided = low < high && all.n >= FEW_DEALS && fabs (evidence (&all, low, high)) >= DECIDED;
    }

  for (int i = 0; i < n_presets; i++)
    if (gains[presets[i]].n > 0)
      {
        const Gains *of_table = &gains[presets[i]];
        print (fh_preset_id (presets[i]), of_table->sum / of_table->n,
               variance (of_table) / of_table->n);
        mean += of_table->sum / of_table->n / n_presets;
        of_mean += variance (of_table) / of_table->n / n_presets / n_presets;
      }
  print ("all", mean, of_mean);
  if (low < high)
    printf ("%d deals: %s\n", all.n,
            !decided                         ? "not decided"
            : evidence (&all, low, high) > 0 ? "the higher gain"
                                             : "the lower gain");
  return 0;
}
