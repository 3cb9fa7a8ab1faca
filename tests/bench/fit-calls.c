/* fit-calls.c: fits what calls tell about tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-calls [DEALS]: prints the first members of each FhCallWeights, to be taken over by hand.  In
 * deals that computer players of all characters bid and play, what the hands alone do not explain
 * of the tricks of the declarer's side is explained by the last calls of the others, and for the
 * other hands by the level of the contract.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-deal.h"
#include "fh-hand-value.h"
#include "fh-player.h"

#define RIDGE 40.0

enum
{
  SHIFT,
  PARTNER_PASSED,
  PARTNER_BID_SAME,
  PARTNER_BID_OTHER,
  PARTNER_BID_NO_TRUMP,
  PARTNER_BID_MISERE,
  PARTNER_LEVEL,
  PARTNER_LEVEL_SAME,
  FOE_PASSED,
  FOE_BID_SAME,
  FOE_BID_OTHER,
  FOE_BID_NO_TRUMP,
  FOE_BID_MISERE,
  FOE_LEVEL,
  N_TERMS,
};

static const char *const names[N_TERMS] = {
  "shift",
  "partner_passed",
  "partner_bid_same",
  "partner_bid_other",
  "partner_bid_no_trump",
  "partner_bid_misere",
  "partner_level",
  "partner_level_same",
  "foe_passed",
  "foe_bid_same",
  "foe_bid_other",
  "foe_bid_no_trump",
  "foe_bid_misere",
  "foe_level",
};

typedef struct
{
  int n;
  double m[N_TERMS][N_TERMS + 1];
} Fit;

static void
add (Fit *fit, const double *terms, double value)
{
  for (int i = 0; i < fit->n; i++)
    {
      for (int j = 0; j < fit->n; j++)
        fit->m[i][j] += terms[i] * terms[j];
      fit->m[i][N_TERMS] += terms[i] * value;
    }
}

/* Gauss and Jordan; the ridge keeps every pivot away from 0. */
static void
solve (Fit *fit, double *weights)
{
  for (int i = 0; i < fit->n; i++)
    fit->m[i][i] += i ? RIDGE : 0.01;
  for (int column = 0; column < fit->n; column++)
    for (int i = 0; i < fit->n; i++)
      {
        double factor = fit->m[i][column] / fit->m[column][column];
        if (i == column)
          continue;
        for (int j = 0; j < fit->n; j++)
          fit->m[i][j] -= factor * fit->m[column][j];
        fit->m[i][N_TERMS] -= factor * fit->m[column][N_TERMS];
      }
  for (int i = 0; i < fit->n; i++)
    weights[i] = fit->m[i][N_TERMS] / fit->m[i][i];
}

/* What the others had called when the declarer made his bid. */
static void
read_calls (const FhTable *table, double terms[N_TERMS])
{
  const FhRules *rules = &table->rules;
  FhCall last[FH_MAX_SEATS];
  uint8_t heard = 0;

  for (int i = 0; i < table->n_calls && table->calls[i].call != table->contract; i++)
    {
      int seat = table->calls[i].seat;
      if (seat < FH_MAX_SEATS && (!fh_seats_have (heard, seat) || table->calls[i].call != FH_PASS))
        last[seat] = table->calls[i].call;
      heard |= fh_seat_bit (seat);
    }

  memset (terms, 0, sizeof (double) * N_TERMS);
  terms[SHIFT] = 1;
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      if (seat == table->declarer || !fh_seats_have (heard, seat))
        continue;
      bool friendly = rules->side_of[seat] == rules->side_of[table->declarer];
      int first = friendly ? PARTNER_PASSED : FOE_PASSED;
      FhCall bid = last[seat];
      if (bid == FH_PASS)
        {
          terms[first]++;
          continue;
        }
      if (fh_call_is_misere (bid))
        {
          terms[first + 4]++;
          continue;
        }
      bool same = fh_call_trump (bid) == fh_call_trump (table->contract);
      int level = fh_call_level (bid) - FH_MIN_LEVEL;
      terms[first + (same ? 1 : fh_call_trump (bid) == FH_NO_TRUMP ? 3 : 2)]++;
      terms[friendly ? PARTNER_LEVEL : FOE_LEVEL] += level;
      if (friendly && same)
        terms[PARTNER_LEVEL_SAME] += level;
    }
}

static void
play (FhState *state, const FhPlayer *players)
{
  while (!state->table.deal_over)
    {
      FhSeatView view;
      int seat = state->table.turn;
      fh_seat_view_init (&view, state, seat);
      view.legal.may_declare = 0;
      FhAction action = fh_player_decide (&players[seat], &view, NULL).action;
      FhRefusal refusal = fh_state_apply (state, &action);
      for (int n = 1; refusal.code == FH_REFUSED_CALL_SAME_HOLDER; n++)
        {
          action = fh_player_call_again (&players[seat], &view, n, NULL).action;
          refusal = fh_state_apply (state, &action);
        }
      if (refusal.code != FH_OK)
        abort ();
    }
}

static void
fit_preset (FhPreset preset, int n_deals)
{
  Fit declarer = { .n = N_TERMS }, support = { .n = 3 }, defence = { .n = 2 };
  double weights[N_TERMS];
  FhRules rules;
  FhRng rng;
  int n = 0;

  fh_rules_init (&rules, preset);
  fh_rng_init (&rng, fh_seed_from_number (11), 0);
  const FhCallWeights *now = fh_call_weights (&rules);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhSeatView views[FH_MAX_SEATS];
      FhPlayer players[FH_MAX_SEATS];
      FhAction deal = fh_deal_from_seed (&rules, i % rules.n_callers,
                                         fh_seed_from_number (3000000 + (uint64_t) i), 0);
      fh_state_init (&state, &rules);
      fh_state_apply (&state, &deal);
      for (int seat = 0; seat < rules.n_seats; seat++)
        {
          fh_seat_view_init (&views[seat], &state, seat);
          players[seat] =
              (FhPlayer){ .kind = FH_PLAYER_RULES, .character = (uint8_t) fh_rng_below (&rng, 3) };
        }
      play (&state, players);
      const FhTable *table = &state.table;
      if (table->thrown_in || !fh_table_is_trick_contract (table))
        continue;

      FhDenomination trump = fh_call_trump (table->contract);
      double level = fh_call_level (table->contract) - FH_MIN_LEVEL, terms[N_TERMS];
      uint8_t bidders = fh_table_bidders (table);
      int tricks = 0;
      bidders |= fh_seat_bit (state.hidden_partner);
      for (int seat = 0; seat < rules.n_seats; seat++)
        tricks += fh_seats_have (bidders, seat) ? table->tricks[seat] : 0;
      double partners = 0;
      if (rules.partners == FH_PARTNERS_NAMED)
        partners = __builtin_popcount (bidders) == 3   ? now->second_partner
                   : __builtin_popcount (bidders) == 1 ? now->alone
                                                       : 0;
      n++;
      read_calls (table, terms);
      add (&declarer, terms,
           tricks - partners - fh_bid_hand_tricks (&views[table->declarer], trump));
      for (int seat = 0; seat < rules.n_callers; seat++)
        {
          if (seat == table->declarer)
            continue;
          bool friendly = rules.side_of[seat] == rules.side_of[table->declarer];
          double others[3] = { 1, level, trump == FH_NO_TRUMP };
          add (friendly ? &support : &defence, others,
               tricks
                   - fh_hand_tricks (&rules, friendly ? FH_HAND_SUPPORT : FH_HAND_DEFENCE,
                                     views[seat].hand, trump));
        }
    }
  printf ("%s: %d of %d deals\n", fh_preset_id (preset), n, n_deals);
  solve (&declarer, weights);
  for (int i = 0; i < N_TERMS; i++)
    printf ("    .%s = %.2ff,\n", names[i], weights[i]);
  solve (&support, weights);
  printf (
      "    .support_shift = %.2ff,\n    .support_level = %.2ff,\n    .support_no_trump = %.2ff,\n",
      weights[0], weights[1], weights[2]);
  solve (&defence, weights);
  printf ("    .defence_shift = %.2ff,\n    .defence_level = %.2ff,\n", weights[0], weights[1]);
}

int
main (int argc, char **argv)
{
  /* Of each shape the preset whose auction is the commonest. */
  static const FhPreset presets[] = {
    FH_PRESET_AUSTRALIAN_4,     FH_PRESET_MIDWEST_4,           FH_PRESET_AMERICAN_2,
    FH_PRESET_AMERICAN_2_SHORT, FH_PRESET_NEW_ZEALAND_2,       FH_PRESET_NEW_ZEALAND_3,
    FH_PRESET_AUSTRALIAN_3,     FH_PRESET_AMERICAN_5,          FH_PRESET_NEW_ZEALAND_5,
    FH_PRESET_NEW_ZEALAND_6,    FH_PRESET_NEW_ZEALAND_6_PAIRS, FH_PRESET_AUSTRALIAN_6_SOLO,
  };
  int n_deals = argc > 1 ? atoi (argv[1]) : 10000;

  for (size_t i = 0; i < sizeof presets / sizeof presets[0]; i++)
    fit_preset (presets[i], n_deals);
  return 0;
}
