/* fh-fit-scores.c: fits what a lead is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-scores.h"

#include <math.h>
#include <stdlib.h>

#include "fh-deal.h"

/* A game that is not over by then counts for nothing. */
#define MAX_DEALS 80

/* Scales that are tried: these and all between them in steps. */
#define LEAST_SCALE 100
#define MOST_SCALE  500
#define STEP        10

/* Scores at which games are begun: from the least on, in tens. */
#define LEAST_SCORE -400
#define N_SCORES    90

/* Plays game @number of @seed and writes its notes to @list, room for MAX_DEALS.  Returns how many:
 * none when nobody or more than one has won. */
static int
play_game (const FhRules *rules, uint64_t seed, int number, FhScoresNote *list)
{
  FhPlayer players[FH_MAX_SEATS];
  FhState state;
  const FhTable *table = &state.table;
  FhSeed game = { .high = seed, .low = (uint64_t) number };
  FhRng rng;
  int n = 0;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] = (FhPlayer){ .level = FH_PLAYER_RULES, .character = FH_STEADY };
  fh_state_init (&state, rules);
  fh_rng_init (&rng, game, MAX_DEALS);
  for (int side = 0; side < rules->n_sides && number % 2; side++)
    state.table.totals[side] = (int16_t) (10 * (int) fh_rng_below (&rng, N_SCORES) + LEAST_SCORE);
  for (int dealer = number % rules->n_callers; n < MAX_DEALS; dealer = table->turn)
    {
      FhAction deal = fh_deal_from_seed (rules, dealer, game, n);
      list[n].n_sides = (int8_t) rules->n_sides;
      for (int side = 0; side < rules->n_sides; side++)
        list[n].totals[side] = (int16_t) table->totals[side];
      n++;
      fh_state_apply (&state, &deal);
      fh_fit_play (&state, players);
      if (table->due == FH_ACTION_NONE)
        break;
    }
  if (table->winners == 0 || table->winners & (table->winners - 1))
    return 0;
  for (int i = 0; i < n; i++)
    list[i].winner = (int8_t) __builtin_ctz (table->winners);
  return n;
}

static void
play_games (FhScoresFit *fit, const FhRules *rules, uint64_t seed, int n_games)
{
  fit->notes =
      realloc (fit->notes, sizeof *fit->notes * ((size_t) fit->n + (size_t) n_games * MAX_DEALS));
  if (!fit->notes)
    abort ();
  for (int game = 0; game < n_games; game++)
    fit->n += play_game (rules, seed, game, &fit->notes[fit->n]);
}

void
fh_scores_fit_init (FhScoresFit *fit, bool more, uint64_t seed, int n_games)
{
  *fit = (FhScoresFit){ 0 };
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      fh_rules_init (&rules, (FhPreset) preset);
      if ((rules.n_sides > 2) == more)
        play_games (fit, &rules, seed, n_games);
    }
}

void
fh_scores_fit_clear (FhScoresFit *fit)
{
  free (fit->notes);
  *fit = (FhScoresFit){ 0 };
}

double
fh_scores_fit_likelihood (const FhScoresFit *fit, double scale)
{
  double sum = 0;

  for (int i = 0; i < fit->n; i++)
    {
      const FhScoresNote *note = &fit->notes[i];
      double others = 0;
      for (int side = 0; side < note->n_sides; side++)
        others += exp ((note->totals[side] - note->totals[note->winner]) / scale);
      sum -= log (others);
    }
  return sum / fit->n;
}

float
fh_scores_fit_solve (const FhScoresFit *fit)
{
  int best = LEAST_SCALE;

  for (int scale = LEAST_SCALE; scale <= MOST_SCALE; scale += STEP)
    if (fh_scores_fit_likelihood (fit, scale) > fh_scores_fit_likelihood (fit, best))
      best = scale;
  return (float) best;
}
