/* fit-conventions.c: fits what a message by agreement is worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fit-conventions [DEALS]: prints what stands in fh-bid-convention.c, to be taken over by hand.  In
 * deals in which a player of rules has shown something and his partner is to answer, the partner
 * plays his best suit, no-trump and the bid that stands; what his own hand does not explain of the
 * tricks is what the message is worth.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fh-bid-convention.h"
#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-deal.h"
#include "fh-hand-value.h"
#include "fh-player.h"
#include "fh-playout.h"

typedef struct
{
  int n;
  double sum;
} Mean;

static void
add (Mean *mean, double value)
{
  mean->n++;
  mean->sum += value;
}

static void
print (const char *name, const Mean *mean)
{
  if (mean->n)
    printf ("    .%s = %.2ff, /* %d */\n", name, mean->sum / mean->n, mean->n);
}

/* The tricks of the side of @seat when it plays @call as the contract in @state. */
static int
tricks_of (const FhState *state, int seat, FhCall call)
{
  FhWorld world = { .state = *state };

  fh_world_set_contract (&world, seat, call);
  fh_playout (&world);
  return fh_table_side_tricks (fh_world_table (&world), state->table.rules.side_of[seat]);
}

typedef struct
{
  Mean suit, other, no_trump, less, made;
} Fit;

/* The partner, whose turn it is, has been shown @shown. */
static void
look_at (Fit *fit, const FhState *state, const FhSeatView *view, const FhShown *shown)
{
  const FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  const FhCallWeights *weights = fh_call_weights (rules);
  FhDenomination trump = fh_call_trump (shown->call), best = (FhDenomination) FH_SPADES;
  FhSeatView alone = *view;

  /* What the calls of the others are worth stays in. */
  memset (alone.table.agreed, 0, sizeof alone.table.agreed);
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (rules->side_of[seat] == rules->side_of[view->seat])
      alone.table.last_bid_of[seat] = FH_MISERE;
  double tricks[FH_N_DENOMINATIONS];
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      tricks[d] =
          (double) (fh_bid_tricks (&alone, (FhDenomination) d, 1) - weights->partner_bid_misere);
      if (d < FH_N_SUITS && tricks[d] > tricks[best])
        best = (FhDenomination) d;
    }
  double rest = tricks_of (state, view->seat, fh_bid (7, best)) - tricks[best];
  if (trump != FH_NO_TRUMP && best != trump)
    add (&fit->other, rest);
  if (trump == FH_NO_TRUMP)
    add (&fit->suit, rest);
  else
    add (&fit->suit, tricks_of (state, view->seat, fh_bid (7, trump)) - tricks[trump]);
  add (&fit->no_trump,
       tricks_of (state, view->seat, fh_bid (7, FH_NO_TRUMP)) - tricks[FH_NO_TRUMP]);

  double left =
      (double) (fh_hand_tricks (rules, FH_HAND_SUPPORT, view->hand, trump) + weights->support_shift
                + (trump == FH_NO_TRUMP ? weights->support_no_trump : 0)
                + weights->support_level * (float) (fh_call_level (shown->call) - 6));
  int taken = tricks_of (state, shown->seat, shown->call);
  add (&fit->less, left - taken);
  add (&fit->made, taken >= fh_call_level (shown->call));
}

static void
fit_convention (FhPreset preset, FhConvention convention, int n_deals)
{
  static const FhPlayer player = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };
  Fit fit = { { 0 }, { 0 }, { 0 }, { 0 }, { 0 } };
  FhRules rules;

  fh_rules_init (&rules, preset);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      FhAction deal = fh_deal_from_seed (&rules, i % rules.n_callers,
                                         fh_seed_from_number (5000000 + (uint64_t) i), 0);
      fh_state_init (&state, &rules);
      memset (state.table.agreed, (int) FH_CONVENTION_BIT (convention), FH_MAX_SEATS);
      fh_state_apply (&state, &deal);
      while (state.table.due == FH_ACTION_BID)
        {
          FhSeatView view;
          FhShown shown;
          int seat = state.table.turn;

          fh_seat_view_init (&view, &state, seat);
          view.legal.may_declare = 0;
          int high = state.table.high_bidder;
          if (state.table.high_call != FH_PASS && high != seat
              && rules.side_of[high] == rules.side_of[seat]
              && fh_convention_shown (&state.table, high, &shown)
              && shown.call == state.table.high_call)
            {
              look_at (&fit, &state, &view, &shown);
              break;
            }
          FhAction action = fh_player_decide (&player, &view, NULL).action;
          fh_state_apply (&state, &action);
        }
    }
  printf ("%s, %s:\n", fh_preset_id (preset), fh_convention_word (convention));
  print ("suit", &fit.suit);
  print ("no_trump", &fit.no_trump);
  print ("other", &fit.other);
  print ("less", &fit.less);
  print ("made", &fit.made);
}

int
main (int argc, char **argv)
{
  int n_deals = argc > 1 ? atoi (argv[1]) : 20000;

  fit_convention (FH_PRESET_AUSTRALIAN_4, FH_CONVENTION_JOKER, n_deals);
  fit_convention (FH_PRESET_AMERICAN_4, FH_CONVENTION_JOKER, n_deals);
  fit_convention (FH_PRESET_MIDWEST_4, FH_CONVENTION_JOKER, n_deals);
  fit_convention (FH_PRESET_NEW_ZEALAND_6, FH_CONVENTION_JOKER, n_deals);
  fit_convention (FH_PRESET_AUSTRALIAN_4, FH_CONVENTION_BOWER, n_deals);
  fit_convention (FH_PRESET_AMERICAN_4, FH_CONVENTION_BOWER, n_deals);
  fit_convention (FH_PRESET_MIDWEST_4, FH_CONVENTION_INKLE, n_deals);
  return 0;
}
