/* fh-fit-calls.c: fits what calls tell about tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-calls.h"

#include <stddef.h>
#include <string.h>

#include "fh-bid-points.h"
#include "fh-bid-tricks.h"
#include "fh-fit-hands.h"
#include "fh-hand-value.h"
#include "fh-skill.h"

#define RIDGE 40.0

/* A weight as the term of the declarer's part that it is. */
#define TERM(member) ((int) (offsetof (FhCallWeights, member) / sizeof (float)))

#define N_DECLARER TERM (support_shift)
#define N_SUPPORT  (TERM (defence_shift) - TERM (support_shift))
#define N_DEFENCE  (TERM (alone) - TERM (defence_shift))
#define N_OUTBID   (TERM (outbid_points) - TERM (outbid_6))

/* What the others had called when the declarer made his bid. */
static void
read_calls (const FhTable *table, double factors[N_DECLARER])
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

  memset (factors, 0, sizeof (double) * N_DECLARER);
  factors[TERM (shift)] = 1;
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      if (seat == table->declarer || !fh_seats_have (heard, seat))
        continue;
      bool friendly = rules->side_of[seat] == rules->side_of[table->declarer];
      FhCall bid = last[seat];
      if (bid == FH_PASS)
        {
          factors[friendly ? TERM (partner_passed) : TERM (foe_passed)]++;
          continue;
        }
      if (fh_call_is_misere (bid))
        {
          factors[friendly ? TERM (partner_bid_misere) : TERM (foe_bid_misere)]++;
          continue;
        }
      int level = fh_call_level (bid) - FH_MIN_LEVEL;
      bool same = fh_call_trump (bid) == fh_call_trump (table->contract);
      if (same)
        factors[friendly ? TERM (partner_bid_same) : TERM (foe_bid_same)]++;
      else if (fh_call_trump (bid) == FH_NO_TRUMP)
        factors[friendly ? TERM (partner_bid_no_trump) : TERM (foe_bid_no_trump)]++;
      else
        factors[friendly ? TERM (partner_bid_other) : TERM (foe_bid_other)]++;
      factors[friendly ? TERM (partner_level) : TERM (foe_level)] += level;
      if (friendly && same)
        factors[TERM (partner_level_same)] += level;
    }
}

/* The deal of @state was played; @dealt is the same before. */
static void
look_at (FhCallsFit *fit, const FhState *state, const FhState *dealt)
{
  const FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  FhDenomination trump = fh_call_trump (table->contract);
  double factors[N_DECLARER];
  int tricks = fh_fit_tricks (state);
  FhSeatView view;
  float partners = 0;

  if (rules->partners == FH_PARTNERS_NAMED)
    {
      int n = __builtin_popcount (fh_table_bidders (table));
      partners = n == 3 ? fit->second_partner : n == 1 ? fit->alone : 0;
    }
  read_calls (table, factors);
  fh_seat_view_init (&view, dealt, table->declarer);
  fh_fit_add (&fit->parts[FH_CALLS_FIT_DECLARER], NULL, factors, N_DECLARER,
              (double) ((float) tricks - partners - fh_bid_hand_tricks (&view, trump)));
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      if (seat == table->declarer)
        continue;
      bool friendly = rules->side_of[seat] == rules->side_of[table->declarer];
      FhHandKind kind = friendly ? FH_HAND_SUPPORT : FH_HAND_DEFENCE;
      double others[] = { 1, fh_call_level (table->contract) - FH_MIN_LEVEL, trump == FH_NO_TRUMP };
      fh_fit_add (
          &fit->parts[friendly ? FH_CALLS_FIT_SUPPORT : FH_CALLS_FIT_DEFENCE], NULL, others,
          friendly ? N_SUPPORT : N_DEFENCE,
          (double) ((float) tricks - fh_hand_tricks (rules, kind, dealt->hands[seat], trump)));
    }
}

/* What is left of a bid of @side at the end of the deal of @table, before the opponents share it.
 */
static double
points_left (const FhTable *table, int side)
{
  double points = table->points[side] * (table->rules.n_sides - 1);

  for (int other = 0; other < table->rules.n_sides; other++)
    points -= other != side ? table->points[other] : 0;
  return points;
}

/* Goes through the calls of the deal of @state again, and adds how each bid has fared against those
 * who could still call. */
static void
look_at_bids (FhCallsFit *fit, const FhState *state, const FhState *dealt)
{
  const FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  FhState then = *dealt;

  for (int i = 0; i < table->n_calls; i++)
    {
      int seat = table->calls[i].seat, side = rules->side_of[seat];
      FhCall call = table->calls[i].call;
      FhAction action = fh_action_bid (seat, call);
      FhSeatView view;
      FhBidding bidding;

      fh_seat_view_init (&view, &then, seat);
      fh_bidding_init (&bidding, &view, fh_character_get (FH_STEADY), &fh_skill.bidding);
      fh_state_apply (&then, &action);
      int level = call == FH_PASS ? N_OUTBID : fh_bidding_outbid_level (rules, call);
      if (level >= N_OUTBID || bidding.foes_to_call <= 0)
        continue;
      bool outbid = rules->side_of[table->declarer] != side;
      double factor = (double) bidding.foes_to_call;
      fh_fit_add (&fit->parts[FH_CALLS_FIT_OUTBID], &level, &factor, 1, outbid);
      if (outbid)
        fh_fit_add (&fit->outbid_points, NULL, NULL, 1, points_left (table, side));
    }
}

static void
look_at_partners (FhCallsFit *fit, FhShape shape, uint64_t seed, int n_deals)
{
  FhHandsFit hands;
  double tricks[3] = { 0 };

  fh_hands_fit_init (&hands, shape, seed, n_deals);
  for (int n = 0; n < 3; n++)
    if (hands.n_with_partners[n])
      tricks[n] = hands.partner_tricks[n] / (double) hands.n_with_partners[n];
  fit->alone = (float) (tricks[0] - tricks[1]);
  fit->second_partner = (float) (tricks[2] - tricks[1]);
  fh_hands_fit_clear (&hands);
}

void
fh_calls_fit_init (FhCallsFit *fit, FhShape shape, uint64_t seed, int n_deals)
{
  static const int sizes[FH_CALLS_FIT_N_PARTS] = { N_DECLARER, N_SUPPORT, N_DEFENCE, N_OUTBID };
  FhRules rules;
  FhRng rng;

  *fit = (FhCallsFit){ 0 };
  for (int part = 0; part < FH_CALLS_FIT_N_PARTS; part++)
    fh_fit_init (&fit->parts[part], sizes[part]);
  fh_fit_init (&fit->outbid_points, 1);
  fh_fit_rules (&rules, shape);
  fh_rng_init (&rng, fh_seed_from_number (seed), 1);
  if (rules.partners == FH_PARTNERS_NAMED)
    look_at_partners (fit, shape, seed, n_deals);
  for (int i = 0; i < n_deals; i++)
    {
      FhState state, dealt;
      FhPlayer players[FH_MAX_SEATS];

      fh_fit_deal (&dealt, &rules, seed, i);
      state = dealt;
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        players[seat] =
            (FhPlayer){ .level = FH_PLAYER_RULES, .character = (uint8_t) fh_rng_below (&rng, 3) };
      fh_fit_play (&state, players);
      if (!state.table.thrown_in && fh_table_is_trick_contract (&state.table))
        look_at (fit, &state, &dealt);
      if (!state.table.thrown_in && rules.n_sides == rules.n_callers)
        look_at_bids (fit, &state, &dealt);
    }
}

void
fh_calls_fit_clear (FhCallsFit *fit)
{
  for (int part = 0; part < FH_CALLS_FIT_N_PARTS; part++)
    fh_fit_clear (&fit->parts[part]);
  fh_fit_clear (&fit->outbid_points);
}

float *
fh_calls_fit_weights (FhCallWeights *weights, FhCallsFitPart part)
{
  return part == FH_CALLS_FIT_DECLARER  ? &weights->shift
         : part == FH_CALLS_FIT_SUPPORT ? &weights->support_shift
         : part == FH_CALLS_FIT_DEFENCE ? &weights->defence_shift
                                        : &weights->outbid_6;
}

void
fh_calls_fit_solve (const FhCallsFit *fit, FhCallWeights *weights)
{
  double points;

  for (int part = 0; part < FH_CALLS_FIT_N_PARTS; part++)
    {
      float *list = fh_calls_fit_weights (weights, (FhCallsFitPart) part);
      double best[N_DECLARER];

      fh_fit_solve (&fit->parts[part], RIDGE, best);
      for (int i = 0; i < fit->parts[part].n; i++)
        list[i] = (float) best[i];
    }
  fh_fit_solve (&fit->outbid_points, 0, &points);
  weights->outbid_points = (float) points;
  weights->alone = fit->alone;
  weights->second_partner = fit->second_partner;
}
