/* fh-state.c: the state machine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

#include "fh-deal.h"

#include <string.h>

void
fh_state_init (FhState *state, const FhRules *rules)
{
  memset (state, 0, sizeof *state);
  state->table.rules = *rules;
  state->table.due = FH_ACTION_DEAL;
  state->table.turn = FH_SEAT_NONE;
  state->table.dealer = FH_SEAT_NONE;
  state->table.declarer = FH_SEAT_NONE;
  state->table.declared_by = FH_SEAT_NONE;
  state->table.contract = FH_CALL_NONE;
  state->table.led = FH_SUIT_NONE;
}

static FhCardSet
hand_of (const FhState *state, int seat)
{
  return seat < FH_MAX_SEATS ? state->hands[seat] : 0;
}

void
fh_state_legal (const FhState *state, FhLegal *legal)
{
  const FhTable *table = &state->table;
  uint8_t may_declare = 0;

  fh_table_legal (table, table->turn, hand_of (state, table->turn), legal);
  legal->due = table->due;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhLegal own;
      if (!table->rules.ace_no_face || seat == table->turn)
        continue;
      fh_table_legal (table, seat, state->hands[seat], &own);
      may_declare |= own.may_declare;
    }
  legal->may_declare |= may_declare;
}

FhRefusal
fh_state_check (const FhState *state, const FhAction *action)
{
  return fh_table_check (&state->table, hand_of (state, action->seat), action);
}

static FhCardSet
set_of (const FhCard *cards, int n)
{
  FhCardSet set = 0;

  for (int i = 0; i < n; i++)
    set |= FH_SET (cards[i]);
  return set;
}

/* Forgets the deal before, keeping the rules, the totals and the number of deals. */
static void
clear_deal (FhState *state)
{
  FhTable *table = &state->table;
  FhRules rules = table->rules;
  int32_t totals[FH_MAX_SEATS];
  int n_deals = table->n_deals;

  memcpy (totals, table->totals, sizeof totals);
  fh_state_init (state, &rules);
  memcpy (table->totals, totals, sizeof totals);
  table->n_deals = (uint16_t) n_deals;
}

static void
apply_deal (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  const FhRules *rules = &table->rules;

  clear_deal (state);
  table->n_deals++;
  table->dealer = action->seat;
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      state->hands[seat] = set_of (&action->cards[fh_deal_hand_index (seat)], FH_HAND_SIZE);
      state->dealt[seat] = state->hands[seat];
      table->hand_size[seat] = FH_HAND_SIZE;
    }
  state->kitty = set_of (&action->cards[fh_deal_kitty_index (rules)], rules->kitty_size);
  state->dealt_kitty = state->kitty;
  state->dead = set_of (&action->cards[fh_deal_dead_index (rules)], rules->dead_size);
  fh_auction_begin (table);
}

/* All seats from the dealer's left up to @action's have lost their turn to declare (C-16). */
static void
apply_ace_no_face (FhTable *table, const FhAction *action)
{
  int seat = table->dealer;

  do
    {
      seat = (seat + 1) % table->rules.n_seats;
      table->declared_turns |= fh_seat_bit (seat);
    }
  while (seat != action->seat);
  table->declared_by = action->seat;
  table->due = FH_ACTION_ANSWER;
  table->turn = (uint8_t) fh_rules_partner (&table->rules, action->seat);
}

static void
apply_answer (FhTable *table, const FhAction *action)
{
  if (action->redeal)
    {
      fh_score_thrown_in (table, table->dealer); /* DX-019: the same dealer */
      return;
    }
  table->no_nullo |= (uint8_t) (1u << table->rules.side_of[action->seat]);
  table->declared_by = FH_SEAT_NONE;
  table->due = FH_ACTION_BID;
  table->turn = (uint8_t) ((table->dealer + 1) % table->rules.n_seats);
}

/* Opens the hand of the bidder of an open misère to all (NZ-038, HP-083). */
static void
open_declarers_hand (FhState *state)
{
  FhTable *table = &state->table;

  if (table->contract == FH_OPEN_MISERE)
    table->open[table->declarer] = state->hands[table->declarer];
}

static void
begin_play (FhState *state, int leader)
{
  if (state->table.rules.open_misere_before_lead)
    open_declarers_hand (state);
  fh_play_begin (&state->table, leader);
}

/* After the auction: the contract, who sits out, and the kitty to the declarer. */
static void
end_auction (FhState *state)
{
  FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  int left_of_dealer = (table->dealer + 1) % rules->n_seats;

  table->stand_or_raise = false;
  if (table->high_call == FH_PASS && !rules->play_without_contract)
    {
      fh_score_thrown_in (table, left_of_dealer); /* HC-024, D-ALLPASS */
      return;
    }

  table->contract = table->high_call;
  if (table->high_call == FH_PASS)
    {
      begin_play (state, left_of_dealer); /* DX-037, DX-045 */
      return;
    }

  int declarer = table->high_bidder;
  table->declarer = (uint8_t) declarer;
  if (fh_call_is_misere (table->contract) && table->contract != FH_GRAND_NULLO)
    table->sitting_out = (uint8_t) (fh_rules_side_seats (rules, rules->side_of[declarer])
                                    & ~(unsigned) fh_seat_bit (declarer)); /* NZ-035, DX-031 */
  state->hands[declarer] |= state->kitty;
  state->kitty = 0;
  table->hand_size[declarer] = (uint8_t) (FH_HAND_SIZE + rules->kitty_size);
  table->due = FH_ACTION_DISCARD;
  table->turn = table->declarer;
}

void
fh_state_set_contract (FhState *state, int seat, FhCall call)
{
  state->table.high_call = call;
  state->table.high_bidder = (uint8_t) seat;
  end_auction (state);
}

/* Whether the declaring side used the inkle flag and plays for tricks (C-12). */
static bool
swap_is_due (const FhTable *table)
{
  return fh_table_is_trick_contract (table)
         && table->inkle_of[table->rules.side_of[table->declarer]] != FH_SEAT_NONE;
}

static void
apply_discard (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  FhCardSet cards = set_of (action->cards, action->n_cards);
  int partner = fh_rules_partner (&table->rules, table->declarer);

  state->hands[action->seat] &= ~cards;
  table->hand_size[action->seat] = FH_HAND_SIZE;
  table->discards_made++;
  if (table->contract == FH_GRAND_NULLO && action->seat == table->declarer)
    {
      /* The partner takes these up and discards in his turn (DX-042). */
      state->passed_on = cards;
      state->hands[partner] |= cards;
      table->hand_size[partner] = (uint8_t) (FH_HAND_SIZE + table->rules.kitty_size);
      table->turn = (uint8_t) partner;
      return;
    }
  state->discards[action->seat] = cards;
  if (swap_is_due (table))
    {
      table->due = FH_ACTION_SWAP;
      table->turn = table->declarer;
      return;
    }
  begin_play (state, table->declarer);
}

/* The declarer's cards wait until the partner's are chosen; then both change hands (D-HP-INKLE). */
static void
apply_swap (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  int declarer = table->declarer;
  int partner = fh_rules_partner (&table->rules, declarer);

  state->swapped[action->seat] = set_of (action->cards, action->n_cards);
  if (action->seat == declarer)
    {
      table->turn = (uint8_t) partner;
      return;
    }
  FhCardSet changing = state->swapped[declarer] | state->swapped[partner];
  state->hands[declarer] ^= changing;
  state->hands[partner] ^= changing;
  begin_play (state, declarer);
}

static void
apply_play (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  FhCard card = action->cards[0];

  state->hands[action->seat] &= ~FH_SET (card);
  if (!fh_play_apply (table, action->seat, card, (FhSuit) action->suit))
    return;
  if (table->n_tricks == 1)
    open_declarers_hand (state);
  if (table->n_tricks == FH_N_TRICKS)
    fh_score_deal (table);
}

FhRefusal
fh_state_apply (FhState *state, const FhAction *action)
{
  FhRefusal refusal = fh_state_check (state, action);

  if (refusal.code != FH_OK)
    return refusal;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_DEAL:
      apply_deal (state, action);
      break;
    case FH_ACTION_ACE_NO_FACE:
      apply_ace_no_face (&state->table, action);
      break;
    case FH_ACTION_ANSWER:
      apply_answer (&state->table, action);
      break;
    case FH_ACTION_BID:
      if (fh_auction_apply (&state->table, action->seat, action->call, action->inkle))
        end_auction (state);
      break;
    case FH_ACTION_DISCARD:
      apply_discard (state, action);
      break;
    case FH_ACTION_SWAP:
      apply_swap (state, action);
      break;
    case FH_ACTION_PLAY:
      apply_play (state, action);
      break;
    case FH_ACTION_NONE:
      break;
    }
  return refusal;
}
