/* fh-random-slip.c: something irregular drawn at random, for tests of the laws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-random-slip.h"

#include "fh-deal.h"

static int
draw (FhRng *rng, int n)
{
  return (int) fh_rng_below (rng, (uint32_t) n);
}

static FhCard
draw_card (FhCardSet cards, FhRng *rng)
{
  for (int n = draw (rng, fh_set_size (cards)); n > 0; n--)
    cards &= cards - 1;
  return fh_set_first (cards);
}

static int
draw_seat (unsigned seats, FhRng *rng)
{
  for (int n = draw (rng, __builtin_popcount (seats)); n > 0; n--)
    seats &= seats - 1;
  return __builtin_ctz (seats);
}

/* A card of any hand, in turn or not, following suit or not; jokers name a suit half the time. */
static FhAction
draw_play (const FhState *state, FhRng *rng)
{
  int seat = draw (rng, state->table.rules.n_seats);

  if (draw (rng, 2))
    seat = state->table.turn;
  if (state->hands[seat] == 0)
    return fh_action_say (FH_ACTION_NONE, seat);
  FhSuit named = draw (rng, 2) ? (FhSuit) draw (rng, FH_N_SUITS) : FH_SUIT_NONE;
  FhCard card = draw_card (state->hands[seat], rng);
  return fh_action_play (seat, card, fh_card_is_joker (card) ? named : FH_SUIT_NONE);
}

static FhAction
draw_correction (const FhState *state, unsigned seats, FhRng *rng)
{
  int seat = draw_seat (seats, rng);
  FhCardSet cards = fh_table_corrections (&state->table, seat, state->hands[seat]);
  FhCard card = draw_card (cards, rng);
  FhSuit named = draw (rng, 2) ? (FhSuit) draw (rng, FH_N_SUITS) : FH_SUIT_NONE;

  return fh_action_correct (seat, card, fh_card_is_joker (card) ? named : FH_SUIT_NONE);
}

static FhAction
draw_exposure (const FhState *state, FhRng *rng)
{
  int seat = draw (rng, state->table.rules.n_callers);

  if (state->hands[seat] == 0)
    return fh_action_say (FH_ACTION_NONE, seat);
  return fh_action_expose (seat, draw_card (state->hands[seat], rng),
                           (FhExposure) draw (rng, FH_N_EXPOSURES));
}

/* A deal in which one hand has got some cards of the next pile. */
static FhAction
draw_misdeal (const FhState *state, FhRng *rng)
{
  const FhRules *rules = &state->table.rules;
  FhSeed seed = { fh_rng_next (rng), fh_rng_next (rng) };
  int dealer = state->table.turn == FH_SEAT_NONE ? 0 : state->table.turn;
  FhAction deal = fh_deal_from_seed (rules, dealer, seed, 0);
  int seat = draw (rng, rules->n_callers);
  int more = 1 + draw (rng, 2);

  for (int i = 0; i < rules->n_seats; i++)
    deal.sizes[i] = FH_HAND_SIZE;
  deal.sizes[FH_MAX_SEATS] = rules->kitty_size;
  if (seat + 1 < rules->n_seats || rules->kitty_size > 0)
    {
      int next = seat + 1 < rules->n_seats ? seat + 1 : FH_MAX_SEATS;
      deal.sizes[seat] = (uint8_t) (deal.sizes[seat] + more);
      deal.sizes[next] = (uint8_t) (deal.sizes[next] - more);
    }
  return deal;
}

static FhAction
draw_slip (const FhState *state, FhRng *rng)
{
  const FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  FhAction none = fh_action_say (FH_ACTION_NONE, 0);
  FhRights rights;

  fh_state_rights (state, &rights);
  switch (draw (rng, 10))
    {
    case 0:
      return rights.demand ? fh_action_say (FH_ACTION_DEMAND, draw_seat (rights.demand, rng))
                           : none;
    case 1:
      return rights.accept ? fh_action_say (FH_ACTION_ACCEPT, draw_seat (rights.accept, rng))
                           : none;
    case 2:
    case 3:
      return rights.correct ? draw_correction (state, rights.correct, rng) : none;
    case 4:
      return rights.challenge
                 ? fh_action_say (FH_ACTION_CHALLENGE, draw_seat (rights.challenge, rng))
                 : none;
    case 5:
      return fh_action_entry (draw (rng, rules->n_sides), draw (rng, 1001) - 400);
    case 6:
      return rights.expose ? draw_exposure (state, rng) : none;
    case 7:
      if (table->due == FH_ACTION_DEAL)
        return draw_misdeal (state, rng);
      return rights.misdeal && draw (rng, 12) == 0
                 ? fh_action_say (FH_ACTION_MISDEAL, draw (rng, rules->n_callers))
                 : none;
    default:
      if (table->due == FH_ACTION_PLAY)
        return draw_play (state, rng);
      return table->due == FH_ACTION_BID
                 ? fh_action_bid (draw (rng, rules->n_callers), (FhCall) draw (rng, FH_N_CALLS))
                 : none;
    }
}

bool
random_slip (const FhState *state, FhRng *rng, FhAction *slip)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  if (legal.due == FH_ACTION_PLAY && legal.cards == 0)
    {
      *slip = fh_action_say (FH_ACTION_MISDEAL, draw (rng, state->table.rules.n_callers));
      return true;
    }
  *slip = draw_slip (state, rng);
  return slip->kind != FH_ACTION_NONE && fh_state_check (state, slip).code == FH_OK;
}
