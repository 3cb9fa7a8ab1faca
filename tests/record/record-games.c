/* record-games.c: games for the tests of the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "record-games.h"

#include <stdio.h>

#include "fh-deal.h"
#include "fh-random-slip.h"

static FhCard
pick_card (FhCardSet cards, FhRng *rng)
{
  uint32_t n = fh_rng_below (rng, (uint32_t) fh_set_size (cards));

  for (; n > 0; n--)
    cards &= cards - 1;
  return fh_set_first (cards);
}

static FhAction
random_bid (const FhLegal *legal, FhRng *rng)
{
  FhAction action = fh_action_bid (legal->seat, FH_PASS);
  uint32_t steps = fh_rng_below (rng, 6);

  if (fh_rng_below (rng, 2) == 0)
    return action;
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    if (legal->calls & FH_CALL_BIT (call))
      {
        action.call = call;
        if (steps-- == 0)
          break;
      }
  if (fh_rng_below (rng, 8) == 0)
    for (FhCall call = FH_MISERE; call < FH_N_CALLS; call++)
      if (legal->calls & FH_CALL_BIT (call))
        action.call = call;
  action.inkle = (legal->inkles & FH_CALL_BIT (action.call)) && fh_rng_below (rng, 2) == 0;
  return action;
}

static FhAction
random_cards (FhActionKind kind, const FhLegal *legal, FhRng *rng)
{
  FhCardSet left = legal->cards, chosen = 0;

  for (int i = 0; i < legal->count; i++)
    {
      FhCard card = pick_card (left, rng);
      left &= ~FH_SET (card);
      chosen |= FH_SET (card);
    }
  return fh_action_cards (kind, legal->seat, chosen);
}

static FhAction
random_play (const FhLegal *legal, FhRng *rng)
{
  FhCard card = pick_card (legal->cards, rng);
  FhSuit named = FH_SUIT_NONE;

  if (fh_card_is_joker (card) && legal->joker_suits != 0)
    do
      named = (FhSuit) fh_rng_below (rng, FH_N_SUITS);
    while (!(legal->joker_suits >> named & 1));
  return fh_action_play (legal->seat, card, named);
}

static FhAction
random_partners (const FhLegal *legal, FhRng *rng)
{
  FhAction action = fh_action_say (FH_ACTION_PARTNER, legal->seat);

  for (int seat = 0; seat < FH_MAX_SEATS && action.n_seats < legal->count; seat++)
    if (fh_seats_have (legal->seats, seat) && fh_rng_below (rng, 3) == 0)
      action.seats[action.n_seats++] = (uint8_t) seat;
  return action;
}

FhAction
random_action (const FhState *state, FhRng *rng)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  if (legal.may_declare != 0 && fh_rng_below (rng, 2) == 0)
    for (int seat = 0; seat < FH_MAX_SEATS; seat++)
      if (fh_seats_have (legal.may_declare, seat))
        return (FhAction){ .kind = FH_ACTION_ACE_NO_FACE,
                           .seat = (uint8_t) seat,
                           .suit = FH_SUIT_NONE };

  switch ((FhActionKind) legal.due)
    {
    case FH_ACTION_ANSWER:
      return (FhAction){ .kind = FH_ACTION_ANSWER,
                         .seat = legal.seat,
                         .redeal = fh_rng_below (rng, 2) == 0,
                         .suit = FH_SUIT_NONE };
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return random_cards ((FhActionKind) legal.due, &legal, rng);
    case FH_ACTION_PLAY:
      return random_play (&legal, rng);
    case FH_ACTION_PARTNER:
      return random_partners (&legal, rng);
    case FH_ACTION_CALL:
      {
        /* Two called cards may turn out to be with one player. */
        FhAction call = random_cards (FH_ACTION_CALL, &legal, rng);
        while (fh_state_check (state, &call).code != FH_OK)
          call = random_cards (FH_ACTION_CALL, &legal, rng);
        return call;
      }
    case FH_ACTION_BID:
    default:
      return random_bid (&legal, rng);
    }
}

/* Tries to change a few options; values that the preset does not have are refused and left.  Often
 * the laws are those of the table. */
static void
random_options (FhRecord *record, FhRng *rng)
{
  for (uint32_t n = fh_rng_below (rng, 4); n > 0; n--)
    {
      const FhRules *rules = fh_record_rules (record);
      int index = (int) fh_rng_below (rng, (uint32_t) fh_n_options ()), min, max;
      char value[FH_OPTION_VALUE_SIZE];

      if (!fh_option_applies (rules, index))
        continue;
      if (fh_option_range (rules, index, &min, &max))
        snprintf (value, sizeof value, "%d",
                  min + (int) fh_rng_below (rng, (uint32_t) (max - min + 1)));
      else
        {
          int n_values = 0;
          while (fh_option_value (rules, index, n_values))
            n_values++;
          snprintf (value, sizeof value, "%s",
                    fh_option_value (rules, index, (int) fh_rng_below (rng, (uint32_t) n_values)));
        }
      fh_record_set_option (record, fh_option_name (index), value);
    }
  if (fh_rng_below (rng, 3) == 0)
    fh_record_set_option (record, "laws", "table");
}

/* Whether something irregular is to happen: by table laws every other time, and when the first
 * trick of a misdeal cannot be completed. */
static bool
slips_now (const FhState *state, FhRng *rng)
{
  FhLegal legal;

  if (state->table.rules.laws == FH_LAWS_STRICT)
    return false;
  fh_state_legal (state, &legal);
  return fh_rng_below (rng, 2) == 0 || (legal.due == FH_ACTION_PLAY && legal.cards == 0);
}

FhRecord *
random_record (FhPreset preset, uint64_t seed, int n_deals)
{
  FhRecord *record = fh_record_new (preset);
  FhRng rng;
  FhState state;
  uint32_t cut;

  fh_rng_init (&rng, fh_seed_from_number (seed), 1000);
  random_options (record, &rng);
  if (fh_rng_below (&rng, 2))
    fh_record_set_player (record, 1, "Aroha #1 \t of  Whakatāne");
  if (fh_rng_below (&rng, 2))
    fh_record_set_seed (record, "xoshiro256ss 00000000000000000000000000000001");
  if (fh_rng_below (&rng, 2))
    fh_record_set_totals (record, (int32_t[FH_MAX_SEATS]){ 340, -120 });

  fh_record_replay (record, 0, &state);
  cut = fh_rng_below (&rng, 60);
  while (state.table.due != FH_ACTION_NONE)
    {
      FhAction action;

      if (state.table.n_deals == n_deals && cut-- == 0)
        break;
      if (slips_now (&state, &rng) && random_slip (&state, &rng, &action))
        {
          if (action.kind == FH_ACTION_DEAL && state.table.n_deals == n_deals)
            break;
        }
      else if (state.table.due == FH_ACTION_DEAL)
        {
          int dealer =
              state.table.turn == FH_SEAT_NONE ? (int) fh_rng_below (&rng, 2) : state.table.turn;
          if (state.table.n_deals == n_deals)
            break;
          action = fh_deal_from_seed (&state.table.rules, dealer, fh_seed_from_number (seed),
                                      state.table.n_deals);
        }
      else
        action = random_action (&state, &rng);
      if (fh_state_apply (&state, &action).code != FH_OK)
        break;
      fh_record_append (record, &action, &state.table);
      if (fh_rng_below (&rng, 20) == 0)
        fh_record_add_note (record, fh_record_last_anchor (record), "a note, # and  all");
    }
  return record;
}
