/* fit-scores.c: what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-scores [GAMES [PRESET...]]: club players play games against each other, every other one from
 * scores drawn at random.  Before each deal the scores and, later, the winner are noted.  Printed
 * for each table is the scale of src/players/bidding/fh-stakes.c that makes the winners likeliest,
 * and how likely: the mean logarithm of the chance that each winner was given.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "fh-deal.h"
#include "fh-player.h"

#define MAX_NOTES 400000
#define MAX_DEALS 80

/* Scales that are tried: these and all between them in steps. */
#define LEAST_SCALE 100
#define MOST_SCALE  500
#define STEP        10

typedef struct
{
  int16_t totals[FH_MAX_SEATS];
  int8_t winner;
} Note;

static Note notes[MAX_NOTES];
static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

static void
play_deal (FhState *state, int dealer, FhSeed seed)
{
  FhAction deal = fh_deal_from_seed (&state->table.rules, dealer, seed, 0);

  fh_state_apply (state, &deal);
  while (!state->table.deal_over)
    {
      FhSeatView view;
      int n = 0;
      fh_seat_view_init (&view, state, state->table.turn);
      FhDecision decision = fh_player_decide (&player, &view, NULL);
      while (fh_state_apply (state, &decision.action).code != FH_OK)
        decision = fh_player_call_again (&player, &view, ++n, NULL);
    }
}

/* Plays game @number and writes its notes to @list, room for MAX_DEALS.  Returns how many: none
 * when nobody or more than one has won. */
static int
play_game (const FhRules *rules, int number, Note *list)
{
  FhState state;
  const FhTable *table = &state.table;
  FhRng rng;
  int n = 0;

  fh_state_init (&state, rules);
  fh_rng_init (&rng, fh_seed_from_number ((uint64_t) number), 0);
  for (int side = 0; side < rules->n_sides && number % 2; side++)
    state.table.totals[side] = (int16_t) (10 * (int) fh_rng_below (&rng, 90) - 400);
  for (int dealer = number % rules->n_callers; n < MAX_DEALS; dealer = table->turn)
    {
      for (int side = 0; side < rules->n_sides; side++)
        list[n].totals[side] = (int16_t) table->totals[side];
      n++;
      play_deal (&state, dealer, (FhSeed){ .high = (uint64_t) number, .low = (uint64_t) n });
      if (table->due == FH_ACTION_NONE)
        break;
    }
  if (table->winners == 0 || table->winners & (table->winners - 1))
    return 0;
  for (int i = 0; i < n; i++)
    list[i].winner = (int8_t) __builtin_ctz (table->winners);
  return n;
}

static double
likelihood (int n, int n_sides, double scale)
{
  double sum = 0;

  for (int i = 0; i < n; i++)
    {
      double others = 0;
      for (int side = 0; side < n_sides; side++)
        others += exp ((notes[i].totals[side] - notes[i].totals[notes[i].winner]) / scale);
      sum -= log (others);
    }
  return sum / n;
}

static void
fit (FhPreset preset, int n_games)
{
  FhRules rules;
  int n = 0, best = LEAST_SCALE;

  fh_rules_init (&rules, preset);
  for (int game = 0; game < n_games && n + MAX_DEALS <= MAX_NOTES; game++)
    n += play_game (&rules, game, &notes[n]);
  if (n == 0)
    return;
  for (int scale = LEAST_SCALE; scale <= MOST_SCALE; scale += STEP)
    if (likelihood (n, rules.n_sides, scale) > likelihood (n, rules.n_sides, best))
      best = scale;
  printf ("%-20s %d sides: scale %d, %.4f; %d deals\n", fh_preset_id (preset), rules.n_sides, best,
          likelihood (n, rules.n_sides, best), n);
}

int
main (int argc, char **argv)
{
  int n_games = argc > 1 ? atoi (argv[1]) : 1000;

  for (int preset = 0; preset < FH_N_PRESETS && argc <= 2; preset++)
    fit ((FhPreset) preset, n_games);
  for (int i = 2; i < argc; i++)
    {
      FhPreset preset = FH_PRESET_AMERICAN_4;
      if (!fh_preset_from_id (argv[i], &preset))
        return 2;
      fit (preset, n_games);
    }
  return 0;
}
