/* fh-fit-hands.c: fits the weights of the features of a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-hands.h"

#include <math.h>
#include <string.h>

#include "fh-discard.h"
#include "fh-partners.h"
#include "fh-playout.h"

#define RIDGE 4.0

/* The hands whose weights are fitted together with those of the hand as dealt, where dummies lie
 * open: in the order of their terms. */
static const FhHandKind joined[] = { FH_HAND_DEALT, FH_HAND_SUPPORT, FH_HAND_AGAINST };

/* A hand with so little chance without trumps is looked at so only now and then. */
#define LEAST_NO_TRUMP 4.2f

static void
add (FhFit *fit, const FhCardSet *cards, int n_hands, FhDenomination trump, int tricks)
{
  int n = 0, list[3 * FH_MAX_HAND_TERMS];

  for (int k = 0; k < n_hands; k++)
    {
      FhHandTerms terms;
      fh_hand_terms (&terms, cards[k], trump);
      for (int i = 0; i < terms.n; i++)
        list[n++] = k * FH_N_FEATURES + terms.feature[i];
    }
  fh_fit_add (fit, list, NULL, n, tricks);
}

static FhCardSet
random_discard (FhCardSet hand, FhDenomination trump, int count, FhRng *rng)
{
  FhSuit suit = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet from = hand & ~fh_effective_suit_cards (suit, trump), gone = 0;

  if (fh_set_size (from) < count)
    from = hand;
  while (fh_set_size (gone) < count)
    {
      FhCardSet left = from & ~gone;
      for (uint32_t skip = fh_rng_below (rng, (uint32_t) fh_set_size (left)); skip; skip--)
        left &= left - 1;
      gone |= left & -left;
    }
  return gone;
}

/* Plays @world to its end, with @n_named partners where they are named.  Returns what the declarer
 * holds after the discard. */
static FhCardSet
play_out (FhWorld *world, int seat, FhDenomination trump, int n_named, FhRng *rng)
{
  const FhTable *table = fh_world_table (world);
  FhCardSet after = fh_world_hand (world, seat);

  while (!table->deal_over)
    {
      FhSeatView view;
      bool discards = table->due == FH_ACTION_DISCARD;

      fh_world_view (world, table->turn, &view);
      if (table->due == FH_ACTION_PARTNER)
        {
          FhAction action = fh_naming_best (&view, n_named);
          fh_fit_act (world, &action);
        }
      else if (discards && fh_rng_below (rng, 2))
        {
          FhAction action =
              fh_action_cards (FH_ACTION_DISCARD, table->turn,
                               random_discard (view.hand, trump, view.legal.count, rng));
          fh_fit_act (world, &action);
        }
      else
        {
          fh_playout_step (world);
        }
      if (discards)
        after = fh_world_hand (world, seat);
    }
  return after;
}

/* Plays the layout of @state with @seat as declarer, and adds what comes of it. */
static void
play (FhHandsFit *fit, const FhState *state, int seat, FhDenomination trump, FhRng *rng)
{
  FhWorld world = { .state = *state };
  const FhRules *rules = &state->table.rules;
  int no_trump = trump == FH_NO_TRUMP, n_named = 1;
  bool named = rules->partners == FH_PARTNERS_NAMED;

  if (named && fh_rng_below (rng, 3) == 0)
    n_named = fh_rng_below (rng, 2) ? 2 : 0;
  fh_world_set_contract (&world, seat, fh_bid (n_named == 2 ? 8 : 7, trump));
  FhCardSet after = play_out (&world, seat, trump, n_named, rng);

  int tricks = fh_fit_tricks (&world.state);
  if (named && !no_trump
      && fh_hand_tricks (rules, FH_HAND_DEALT, state->hands[seat], trump) >= FH_MIN_LEVEL)
    {
      fit->partner_tricks[n_named] += tricks;
      fit->n_with_partners[n_named]++;
    }
  if (n_named != 1)
    return;
  add (&fit->kinds[FH_HAND_DISCARDED][no_trump], &after, 1, trump, tricks);
  if (fh_rules_has_dummies (rules))
    {
      const FhCardSet cards[] = { state->hands[seat], state->table.open[seat + 2],
                                  state->table.open[3 - seat] };
      add (&fit->joint[no_trump], cards, 3, trump, tricks);
      add (&fit->kinds[FH_HAND_DEFENCE][no_trump], &state->hands[1 - seat], 1, trump, tricks);
      return;
    }
  add (&fit->kinds[FH_HAND_DEALT][no_trump], &state->hands[seat], 1, trump, tricks);
  for (int other = 0; other < rules->n_seats; other++)
    if (other != seat)
      {
        bool friendly = rules->side_of[other] == rules->side_of[seat];
        add (&fit->kinds[friendly ? FH_HAND_SUPPORT : FH_HAND_DEFENCE][no_trump],
             &state->hands[other], 1, trump, tricks);
      }
}

static void
play_all (FhHandsFit *fit, const FhState *state, FhRng *rng)
{
  const FhRules *rules = &state->table.rules;

  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      float worth[FH_N_DENOMINATIONS];
      int best = 0, second = -1;

      for (int d = 0; d < FH_N_DENOMINATIONS; d++)
        worth[d] = fh_hand_tricks (rules, FH_HAND_DEALT, state->hands[seat], (FhDenomination) d);
      for (int d = 1; d < FH_N_SUITS; d++)
        best = worth[d] > worth[best] ? d : best;
      for (int d = 0; d < FH_N_SUITS; d++)
        if (d != best && (second < 0 || worth[d] > worth[second]))
          second = d;
      play (fit, state, seat, (FhDenomination) best, rng);
      if (fh_rng_below (rng, 3) == 0)
        play (fit, state, seat, (FhDenomination) second, rng);
      if (fh_rng_below (rng, 8) == 0)
        play (fit, state, seat, (FhDenomination) fh_rng_below (rng, FH_N_SUITS), rng);
      if (worth[FH_NO_TRUMP] > LEAST_NO_TRUMP || fh_rng_below (rng, 6) == 0)
        play (fit, state, seat, FH_NO_TRUMP, rng);
    }
}

void
fh_hands_fit_init (FhHandsFit *fit, FhShape shape, uint64_t seed, int n_deals)
{
  FhRules rules;
  FhRng rng;

  *fit = (FhHandsFit){ 0 };
  fh_fit_rules (&rules, shape);
  fh_rng_init (&rng, fh_seed_from_number (seed), 1);
  for (int no_trump = 0; no_trump < 2; no_trump++)
    {
      for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
        fh_fit_init (&fit->kinds[kind][no_trump], FH_N_FEATURES);
      fh_fit_init (&fit->joint[no_trump], FH_HANDS_FIT_TERMS);
    }
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;
      fh_fit_deal (&state, &rules, seed, i);
      play_all (fit, &state, &rng);
    }
}

void
fh_hands_fit_clear (FhHandsFit *fit)
{
  for (int no_trump = 0; no_trump < 2; no_trump++)
    {
      for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
        fh_fit_clear (&fit->kinds[kind][no_trump]);
      fh_fit_clear (&fit->joint[no_trump]);
    }
}

/* The kind whose weights are those of the terms from number @k times FH_N_FEATURES on. */
static FhHandKind
kind_of_terms (const FhFit *part, FhHandKind kind, int k)
{
  return part->n > FH_N_FEATURES ? joined[k] : kind;
}

const FhFit *
fh_hands_fit_part (const FhHandsFit *fit,
                   FhHandKind kind,
                   int no_trump,
                   const FhHandWeights *weights,
                   double *values,
                   double *best)
{
  const FhFit *part = &fit->kinds[kind][no_trump];

  if (kind == FH_HAND_DEALT && fit->joint[no_trump].n_rows)
    part = &fit->joint[no_trump];
  if (!part->n_rows)
    return NULL;
  for (int i = 0; i < part->n; i++)
    {
      FhHandKind own = kind_of_terms (part, kind, i / FH_N_FEATURES);
      values[i] = weights->thousandths[own][no_trump][i % FH_N_FEATURES] * 0.001;
    }
  if (best)
    fh_fit_solve (part, RIDGE, best);
  return part;
}

/* The scale of the logistic distribution, in thousandths, that is nearest to a normal one of
 * deviation @deviation. */
static int16_t
spread (double deviation)
{
  return (int16_t) lrint (deviation * 1000 / 1.65);
}

void
fh_hands_fit_solve (const FhHandsFit *fit, FhHandWeights *weights)
{
  *weights = (FhHandWeights){ 0 };
  for (int kind = 0; kind < FH_N_HAND_KINDS; kind++)
    for (int no_trump = 0; no_trump < 2; no_trump++)
      {
        double values[FH_HANDS_FIT_TERMS], best[FH_HANDS_FIT_TERMS];
        const FhFit *part =
            fh_hands_fit_part (fit, (FhHandKind) kind, no_trump, weights, values, best);
        if (!part)
          continue;
        for (int i = 0; i < part->n; i++)
          {
            FhHandKind own = kind_of_terms (part, (FhHandKind) kind, i / FH_N_FEATURES);
            weights->thousandths[own][no_trump][i % FH_N_FEATURES] =
                (int16_t) lrint (best[i] * 1000);
          }
        weights->spread[kind][no_trump] = spread (fh_fit_unexplained (part, best));
      }
}
