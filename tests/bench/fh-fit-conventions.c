/* fh-fit-conventions.c: fits what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-conventions.h"

#include <string.h>

#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"
#include "fh-playout.h"

#define LEVEL 7

static void
add (FhFit *mean, double value)
{
  fh_fit_add (mean, NULL, NULL, 1, value);
}

/* The tricks of the side of @seat when it plays @call as the contract in @state. */
static int
tricks_of (const FhState *state, int seat, FhCall call)
{
  FhWorld world = { .state = *state };

  fh_world_set_contract (&world, seat, call);
  fh_world_play_out (&world);
  return fh_table_side_tricks (fh_world_table (&world), state->table.rules.side_of[seat]);
}

/* What the seat of @view counts on with each trump, without what its partners have called. */
static FhDenomination
count_alone (const FhSeatView *view, double tricks[FH_N_DENOMINATIONS])
{
  const FhRules *rules = &view->table.rules;
  FhDenomination best = (FhDenomination) FH_SPADES;
  FhSeatView alone = *view;

  /* What the calls of the others are worth stays in. */
  memset (alone.table.agreed, 0, sizeof alone.table.agreed);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (rules->side_of[seat] == rules->side_of[view->seat])
      alone.table.last_bid_of[seat] = FH_MISERE;
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      tricks[d] = (double) (fh_bid_tricks (&alone, (FhDenomination) d, 1)
                            - fh_call_weights (rules)->partner_bid_misere);
      if (d < FH_N_SUITS && tricks[d] > tricks[best])
        best = (FhDenomination) d;
    }
  return best;
}

/* The partner, whose turn it is, has been shown @shown. */
static void
look_at (FhConventionFit *fit, const FhState *state, const FhSeatView *view, const FhShown *shown)
{
  const FhRules *rules = &state->table.rules;
  const FhCallWeights *weights = fh_call_weights (rules);
  FhDenomination trump = fh_call_trump (shown->call);
  double tricks[FH_N_DENOMINATIONS];
  FhDenomination best = count_alone (view, tricks);
  double rest = tricks_of (state, view->seat, fh_bid (LEVEL, best)) - tricks[best];

  if (trump != FH_NO_TRUMP && best != trump)
    add (&fit->other, rest);
  if (trump != FH_NO_TRUMP)
    rest = tricks_of (state, view->seat, fh_bid (LEVEL, trump)) - tricks[trump];
  add (&fit->suit, rest);
  add (&fit->no_trump,
       tricks_of (state, view->seat, fh_bid (LEVEL, FH_NO_TRUMP)) - tricks[FH_NO_TRUMP]);

  float left = fh_hand_tricks (rules, FH_HAND_SUPPORT, view->hand, trump) + weights->support_shift
               + (trump == FH_NO_TRUMP ? weights->support_no_trump : 0)
               + weights->support_level * (float) (fh_call_level (shown->call) - FH_MIN_LEVEL);
  add (&fit->less, (double) left - tricks_of (state, shown->seat, shown->call));
}

/* Whether the bid that stands has shown something to @seat, whose partner made it. */
static bool
is_shown (const FhTable *table, int seat, FhShown *shown)
{
  int high = table->high_bidder;

  return table->high_call != FH_PASS && high != seat
         && table->rules.side_of[high] == table->rules.side_of[seat]
         && fh_convention_shown (table, high, shown) && shown->call == table->high_call;
}

static void
fit_table (
    FhConventionFit *fit, FhPreset preset, FhConvention convention, uint64_t seed, int n_deals)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhRules rules;

  fh_rules_init (&rules, preset);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      const FhTable *table = &state.table;

      fh_fit_deal (&state, &rules, seed, i);
      memset (state.table.agreed, (int) FH_CONVENTION_BIT (convention), FH_MAX_SEATS);
      while (table->due == FH_ACTION_BID)
        {
          FhSeatView view;
          FhShown shown;

          fh_seat_view_init (&view, &state, table->turn);
          view.legal.may_declare = 0;
          if (is_shown (table, table->turn, &shown))
            {
              look_at (fit, &state, &view, &shown);
              break;
            }
          FhAction action = fh_player_decide (&player, &view, NULL).action;
          fh_state_apply (&state, &action);
        }
    }
}

void
fh_convention_fit_init (FhConventionFit *fit, FhConvention convention, uint64_t seed, int n_deals)
{
  fh_fit_init (&fit->suit, 1);
  fh_fit_init (&fit->no_trump, 1);
  fh_fit_init (&fit->other, 1);
  fh_fit_init (&fit->less, 1);
  fit_table (fit, FH_PRESET_MIDWEST_4, convention, seed, n_deals);
  if (convention == FH_CONVENTION_INKLE)
    return;
  fit_table (fit, FH_PRESET_AUSTRALIAN_4, convention, seed, n_deals);
  fit_table (fit, FH_PRESET_AMERICAN_4, convention, seed, n_deals);
  fit_table (fit, FH_PRESET_NEW_ZEALAND_6, convention, seed, n_deals);
}

void
fh_convention_fit_clear (FhConventionFit *fit)
{
  fh_fit_clear (&fit->suit);
  fh_fit_clear (&fit->no_trump);
  fh_fit_clear (&fit->other);
  fh_fit_clear (&fit->less);
}

static float
mean (const FhFit *fit)
{
  double weight;

  fh_fit_solve (fit, 0, &weight);
  return (float) weight;
}

void
fh_convention_fit_solve (const FhConventionFit *fit, FhConventionWeights *weights)
{
  weights->suit = mean (&fit->suit);
  weights->no_trump = mean (&fit->no_trump);
  weights->other = mean (&fit->other);
  weights->less = mean (&fit->less);
}
