/* fh-fit-held.c: counts what players who call so hold, and what becomes of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fit-held.h"

#include <stddef.h>

#include "fh-deal.h"
#include "fh-fit.h"

/* A longer game is left. */
#define MAX_DEALS 80

/* How much lies outside of what is usual, on either side. */
#define OUTSIDE 0.1

static void
count_hand (FhHeldCount *count, FhCardSet hand, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCardSet trumps = trump == FH_NO_TRUMP ? 0 : fh_effective_suit_cards ((FhSuit) trump, trump);
  FhCardSet tops = FH_SET_JOKERS;
  int length = fh_set_size (hand & trumps);

  if (trump != FH_NO_TRUMP)
    tops |= FH_SET (fh_right_bower (trump)) | FH_SET (fh_left_bower (trump));
  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS && trump == FH_NO_TRUMP; suit++)
    {
      int cards = fh_set_size (hand & fh_suit_cards (suit));
      length = cards > length ? cards : length;
    }
  count->n++;
  count->n_top += (hand & tops) != 0;
  count->lengths[length]++;
  count->aces[fh_set_size (hand & FH_SET_RANK (FH_ACE) & ~trumps)]++;
}

/* The deal of @state is over; @dealt is the same before the auction. */
static void
look_at (FhHeldFit *fit, const FhState *state, const FhState *dealt)
{
  const FhTable *table = &state->table;
  FhHeldCount *contract = NULL;

  for (int i = 0; i < table->n_calls; i++)
    {
      FhTold told = fh_told_at (table, i);
      FhHeldCount *count = &fit->counts[fh_held_call (told.call)][told.place];

      if (told.call == FH_PASS && told.place == FH_PLACE_AGAIN)
        continue;
      count_hand (count, dealt->hands[told.seat], told.call);
      if (told.call == table->contract && told.call != FH_PASS && told.seat == table->declarer)
        contract = count;
    }
  if (contract)
    {
      contract->n_contracts++;
      contract->n_made += table->made;
    }
}

static void
play_deal (FhState *state, const FhPlayer players[FH_MAX_SEATS], FhRng *rng)
{
  while (!state->table.deal_over)
    {
      FhSeatView view;
      const FhPlayer *player = &players[state->table.turn];

      fh_seat_view_init (&view, state, state->table.turn);
      view.legal.may_declare = 0;
      FhAction action = fh_player_decide (player, &view, rng).action;
      fh_fit_carry_out (state, player, &view, &action, rng);
    }
}

/* Plays game @number of @seed, @n_deals deals of it at the most.  Returns how many there were. */
static int
play_game (FhHeldFit *fit, const FhRules *rules, uint64_t seed, int number, int n_deals)
{
  FhPlayer players[FH_MAX_SEATS];
  FhState state;
  FhSeed game = { .high = seed, .low = (uint64_t) number };
  FhRng rng;
  int n = 0;

  fh_rng_init (&rng, game, MAX_DEALS);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] =
        (FhPlayer){ .level = FH_PLAYER_CLUB, .character = (uint8_t) fh_rng_below (&rng, 3) };
  fh_state_init (&state, rules);
  for (int dealer = number % rules->n_callers; n < n_deals && n < MAX_DEALS;
       dealer = state.table.turn)
    {
      FhAction deal = fh_deal_from_seed (rules, dealer, game, n);
      FhState dealt;

      fh_state_apply (&state, &deal);
      dealt = state;
      play_deal (&state, players, &rng);
      look_at (fit, &state, &dealt);
      n++;
      if (state.table.due == FH_ACTION_NONE)
        break;
    }
  return n;
}

void
fh_held_fit_init (FhHeldFit *fit, FhPreset preset, uint64_t seed, int n_deals)
{
  FhRules rules;
  int game = 0;

  *fit = (FhHeldFit){ .preset = preset };
  fh_rules_init (&rules, preset);
  while (n_deals > 0)
    n_deals -= play_game (fit, &rules, seed, game++, n_deals);
}

/* The least and the most of @counts, @n in all, that are usual. */
static void
find_usual (const uint32_t *counts, int n_counts, uint32_t n, uint8_t usual[2])
{
  uint32_t below = 0, above = 0;
  int least = 0, most = n_counts - 1;

  while (least < most && below + counts[least] <= OUTSIDE * n)
    below += counts[least++];
  while (most > least && above + counts[most] <= OUTSIDE * n)
    above += counts[most--];
  usual[0] = (uint8_t) least;
  usual[1] = (uint8_t) most;
}

void
fh_held_fit_solve (const FhHeldFit *fit, FhCall call, FhToldPlace place, FhHeld *held)
{
  const FhHeldCount *count = &fit->counts[call][place];

  *held = (FhHeld){
    .preset = (uint8_t) fit->preset,
    .call = call,
    .place = (uint8_t) place,
    .n = count->n,
    .n_top = count->n_top,
    .n_contracts = count->n_contracts,
    .n_made = count->n_made,
  };
  find_usual (count->lengths, FH_HELD_FIT_LENGTHS, count->n, held->length);
  find_usual (count->aces, FH_HELD_FIT_ACES, count->n, held->aces);
}
