/* fh-fit.c: what the fits of weights share: tables and deals to fit to, and least squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-deal.h"

/* Keeps the pivot of the first term away from 0 where there are no rows. */
#define LEAST_RIDGE 0.01

static double *
doubles (int n)
{
  double *list = calloc ((size_t) n, sizeof *list);

  if (!list)
    abort ();
  return list;
}

void
fh_fit_init (FhFit *fit, int n)
{
  *fit = (FhFit){ .n = n, .products = doubles (n * (n + 1)) };
}

void
fh_fit_clear (FhFit *fit)
{
  free (fit->products);
  *fit = (FhFit){ 0 };
}

void
fh_fit_add (FhFit *fit, const int *terms, const double *factors, int n, double value)
{
  for (int i = 0; i < n; i++)
    {
      double factor = factors ? factors[i] : 1;
      double *row = &fit->products[(terms ? terms[i] : i) * (fit->n + 1)];
      for (int j = 0; j < n; j++)
        row[terms ? terms[j] : j] += factor * (factors ? factors[j] : 1);
      row[fit->n] += factor * value;
    }
  fit->squares += value * value;
  fit->n_rows++;
}

static void
swap_rows (double *m, int width, int a, int b)
{
  for (int j = 0; j < width && a != b; j++)
    {
      double other = m[a * width + j];
      m[a * width + j] = m[b * width + j];
      m[b * width + j] = other;
    }
}

/* Gauss and Jordan, with the largest pivot of each column. */
void
fh_fit_solve (const FhFit *fit, double ridge, double *weights)
{
  int n = fit->n, width = n + 1;
  double *m = doubles (n * width);

  memcpy (m, fit->products, sizeof *m * (size_t) (n * width));
  for (int i = 0; i < n; i++)
    m[i * width + i] += i ? fmax (ridge, LEAST_RIDGE) : LEAST_RIDGE;
  for (int column = 0; column < n; column++)
    {
      int pivot = column;
      for (int i = column; i < n; i++)
        if (fabs (m[i * width + column]) > fabs (m[pivot * width + column]))
          pivot = i;
      swap_rows (m, width, column, pivot);
      for (int i = 0; i < n; i++)
        {
          double factor = m[i * width + column] / m[column * width + column];
          for (int j = column; j < width && i != column; j++)
            m[i * width + j] -= factor * m[column * width + j];
        }
    }
  for (int i = 0; i < n; i++)
    weights[i] = m[i * width + n] / m[i * width + i];
  free (m);
}

double
fh_fit_unexplained (const FhFit *fit, const double *weights)
{
  double sum = fit->squares;

  for (int i = 0; i < fit->n; i++)
    {
      const double *row = &fit->products[i * (fit->n + 1)];
      sum -= 2 * weights[i] * row[fit->n];
      for (int j = 0; j < fit->n; j++)
        sum += weights[i] * weights[j] * row[j];
    }
  return fit->n_rows ? sqrt (fmax (sum, 0) / (double) fit->n_rows) : 0;
}

double
fh_fit_rest (const FhFit *fit, const double *weights, int term, double *error)
{
  const double *row = &fit->products[term * (fit->n + 1)];
  double rest = row[fit->n];

  *error = INFINITY;
  if (row[term] <= 0)
    return 0;
  for (int j = 0; j < fit->n; j++)
    rest -= weights[j] * row[j];
  *error = fh_fit_unexplained (fit, weights) / sqrt (row[term]);
  return rest / row[term];
}

void
fh_fit_rules (FhRules *rules, FhShape shape)
{
  static const FhPreset presets[FH_N_SHAPES] = {
    [FH_SHAPE_FOUR] = FH_PRESET_AUSTRALIAN_4,
    [FH_SHAPE_FOUR_KITTY_5] = FH_PRESET_MIDWEST_4,
    [FH_SHAPE_TWO] = FH_PRESET_AMERICAN_2,
    [FH_SHAPE_TWO_SHORT] = FH_PRESET_AMERICAN_2_SHORT,
    [FH_SHAPE_DUMMIES] = FH_PRESET_NEW_ZEALAND_2,
    [FH_SHAPE_THREE] = FH_PRESET_NEW_ZEALAND_3,
    [FH_SHAPE_THREE_LONG] = FH_PRESET_AUSTRALIAN_3,
    [FH_SHAPE_FIVE_NAMED] = FH_PRESET_AMERICAN_5,
    [FH_SHAPE_FIVE_CALLED] = FH_PRESET_NEW_ZEALAND_5,
    [FH_SHAPE_SIX_THREES] = FH_PRESET_NEW_ZEALAND_6,
    [FH_SHAPE_SIX_PAIRS] = FH_PRESET_NEW_ZEALAND_6_PAIRS,
    [FH_SHAPE_SIX_SOLO] = FH_PRESET_AUSTRALIAN_6_SOLO,
  };

  fh_rules_init (rules, presets[shape]);
}

void
fh_fit_deal (FhState *state, const FhRules *rules, uint64_t seed, int number)
{
  FhAction deal = fh_deal_from_seed (rules, number % rules->n_callers,
                                     (FhSeed){ .high = seed, .low = (uint64_t) number }, 0);

  fh_state_init (state, rules);
  fh_state_apply (state, &deal);
}

static void
must (FhRefusal refusal)
{
  if (refusal.code == FH_OK)
    return;
  fprintf (stderr, "a player was refused: %s\n", fh_refusal_word (refusal.code));
  abort ();
}

void
fh_fit_act (FhWorld *world, const FhAction *action)
{
  must (fh_world_apply (world, action));
}

void
fh_fit_carry_out (FhState *state,
                  const FhPlayer *player,
                  const FhSeatView *view,
                  const FhAction *action,
                  FhRng *rng)
{
  FhRefusal refusal = fh_state_apply (state, action);

  for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
    {
      FhAction other = fh_player_decide_again (player, view, n, rng).action;
      refusal = fh_state_apply (state, &other);
    }
  must (refusal);
}

void
fh_fit_play (FhState *state, const FhPlayer players[FH_MAX_SEATS])
{
  while (!state->table.deal_over)
    {
      FhSeatView view;
      const FhPlayer *player = &players[state->table.turn];

      fh_seat_view_init (&view, state, state->table.turn);
      view.legal.may_declare = 0;
      FhAction action = fh_player_decide (player, &view, NULL).action;
      fh_fit_carry_out (state, player, &view, &action, NULL);
    }
}

bool
fh_fit_reach (FhState *state, const FhRules *rules, int dealer, uint64_t number, int n_tricks)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhAction deal = fh_deal_from_seed (rules, dealer, fh_seed_from_number (number), 0);

  fh_state_init (state, rules);
  fh_state_apply (state, &deal);
  while (!state->table.deal_over
         && !(state->table.due == FH_ACTION_PLAY && state->table.n_tricks >= n_tricks))
    {
      FhSeatView view;

      fh_seat_view_init (&view, state, state->table.turn);
      FhAction action = fh_player_decide (&player, &view, NULL).action;
      fh_fit_carry_out (state, &player, &view, &action, NULL);
    }
  return !state->table.deal_over;
}

int
fh_fit_tricks (const FhState *state)
{
  uint8_t bidders = fh_table_bidders (&state->table);

  bidders |= fh_seat_bit (state->hidden_partner);
  return fh_table_seats_tricks (&state->table, bidders);
}

double
fh_fit_points (const FhTable *table, int side)
{
  double others = 0;

  for (int k = 0; k < table->rules.n_sides; k++)
    others += k != side ? table->points[k] : 0;
  return table->points[side] - others / (table->rules.n_sides - 1);
}
