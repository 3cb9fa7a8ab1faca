/* fh-state.c: the state machine, and the dummies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-engine-private.h"

#include "fh-deal.h"
#include "fh-laws-private.h"

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
  state->hidden_partner = FH_SEAT_NONE;
}

FhStanding
fh_state_standing (const FhState *state)
{
  const FhTable *table = &state->table;
  FhStanding standing;

  memset (&standing, 0, sizeof standing);
  memcpy (standing.totals, table->totals, sizeof standing.totals);
  memcpy (standing.agreed, table->agreed, sizeof standing.agreed);
  memcpy (&standing.entry, &table->entry, sizeof standing.entry);
  standing.n_deals = table->n_deals;
  standing.n_scored = table->n_scored;
  standing.turn = table->turn;
  return standing;
}

void
fh_state_init_at (FhState *state, const FhRules *rules, const FhStanding *standing)
{
  FhTable *table = &state->table;

  fh_state_init (state, rules);
  memcpy (table->totals, standing->totals, sizeof standing->totals);
  memcpy (table->agreed, standing->agreed, sizeof standing->agreed);
  memcpy (&table->entry, &standing->entry, sizeof standing->entry);
  table->n_deals = standing->n_deals;
  table->n_scored = standing->n_scored;
  table->turn = standing->turn;
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

  int turn = table->turn;
  FhCardSet out = turn < FH_MAX_SEATS ? state->discards[turn] : 0;

  fh_table_legal (table, turn, hand_of (state, turn), out, legal);
  legal->due = table->due;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhLegal own;
      if (!table->rules.ace_no_face || seat == table->turn)
        continue;
      fh_table_legal (table, seat, state->hands[seat], 0, &own);
      may_declare |= own.may_declare;
    }
  legal->may_declare |= may_declare;
}

FhRefusal
fh_state_check (const FhState *state, const FhAction *action)
{
  int seat = action->seat;
  FhCardSet out = seat < FH_MAX_SEATS ? state->discards[seat] : 0;

  if (action->kind == FH_ACTION_CORRECT && !fh_laws_correction_is_due (state, action))
    return fh_refusal (FH_REFUSED_NOTHING_TO_CORRECT);
  if (fh_laws_take (&state->table, action))
    return fh_laws_check (&state->table, hand_of (state, seat), action);
  FhRefusal refusal = fh_table_check (&state->table, hand_of (state, seat), out, action);
  if (refusal.code == FH_OK && action->kind == FH_ACTION_CALL)
    return fh_exchange_check_holders (state, action);
  return refusal;
}

/* --- Dummies: five cards face up on five face down (NZ-084 to NZ-087, D-NZ2) --- */

/* Lays out the dummies of @deal. */
static void
deal_dummies (FhState *state, const FhAction *deal)
{
  FhTable *table = &state->table;

  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    {
      const FhCard *down = &deal->cards[fh_deal_hand (&table->rules, deal, seat).first];
      const FhCard *up = down + FH_N_PILES;

      memcpy (state->under[seat], down, FH_N_PILES);
      memcpy (table->tops[seat], up, FH_N_PILES);
      table->covering[seat] = (1u << FH_N_PILES) - 1;
      state->hands[seat] = fh_set_of (up, FH_N_PILES);
      state->dealt[seat] = state->hands[seat]; /* what lies down is nobody's to know */
      table->open[seat] = state->hands[seat];
    }
}

FhCardSet
fh_dummy_cards_down (const FhState *state, int seat)
{
  FhCardSet cards = 0;

  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (state->table.covering[seat] >> pile & 1u)
      cards |= FH_SET (state->under[seat][pile]);
  return cards;
}

/* The pile whose face-down card the dummy turns after playing @card: the one that lay under it,
 * else the first pile that still has one; -1 when there is none. */
static int
pile_to_turn (const FhTable *table, int seat, FhCard card)
{
  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (table->tops[seat][pile] == card && (table->covering[seat] >> pile & 1u))
      return pile;
  return table->covering[seat] ? __builtin_ctz (table->covering[seat]) : -1;
}

/* After a trick: each dummy that played to it turns a card up (NZ-087). */
static void
turn_cards (FhState *state)
{
  FhTable *table = &state->table;

  for (int i = table->last_trick_start; i < table->n_plays; i++)
    {
      int seat = table->plays[i].seat;
      if (fh_rules_player (&table->rules, seat) == seat)
        continue;
      int pile = pile_to_turn (table, seat, table->plays[i].card);
      if (pile < 0)
        continue;
      table->covering[seat] &= (uint8_t) ~(1u << pile);
      state->hands[seat] |= FH_SET (state->under[seat][pile]);
      table->open[seat] = state->hands[seat];
    }
}

/* --- Actions --- */

static void
apply_deal (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  FhStanding standing = fh_state_standing (state);
  FhRules copy = table->rules;
  const FhRules *rules = &table->rules;

  fh_state_init_at (state, &copy, &standing);
  table->n_deals++;
  table->dealer = action->seat;
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      FhPile hand = fh_deal_hand (rules, action, seat);
      state->hands[seat] = fh_set_of (&action->cards[hand.first], hand.size);
      state->dealt[seat] = state->hands[seat];
      table->hand_size[seat] = (uint8_t) hand.size;
    }
  FhPile kitty = fh_deal_kitty (rules, action);
  FhPile dead = fh_deal_dead (rules, action);
  state->kitty = fh_set_of (&action->cards[kitty.first], kitty.size);
  state->dealt_kitty = state->kitty;
  state->dead = fh_set_of (&action->cards[dead.first], dead.size);
  table->slips.misdealt = fh_deal_is_uneven (action);
  deal_dummies (state, action);
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
  table->turn = (uint8_t) ((table->dealer + 1) % table->rules.n_callers);
}

static void
apply_bid (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;

  if (table->entry.entered && action->call != FH_PASS)
    table->entry.final = true; /* HC-073 */
  if (fh_auction_apply (table, action->seat, action->call, action->inkle))
    fh_exchange_begin (state);
}

void
fh_score_set_result (FhTable *table)
{
  fh_score_set_points (table);
  if (table->slips.revoked)
    fh_laws_score_revokes (table);
}

void
fh_score_deal (FhTable *table)
{
  fh_score_set_result (table);
  fh_score_count (table);
  if (table->rules.laws)
    fh_laws_keep_score (table);
}

static void
apply_play (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  FhCard card = action->cards[0];

  if (table->rules.laws)
    fh_laws_play (state, action);
  state->hands[action->seat] &= ~FH_SET (card);
  fh_play_show_called_card (table, action->seat, card);
  if (!fh_play_apply (table, action->seat, card, (FhSuit) action->suit))
    {
      table->turn = (uint8_t) (table->rules.laws ? fh_laws_next_seat (table)
                                                 : fh_table_next_seat (table, action->seat));
      return;
    }
  turn_cards (state);
  if (table->n_tricks == 1)
    fh_exchange_open_hand (state);
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
      if (fh_laws_take (&state->table, action))
        fh_laws_apply (state, action);
      else
        apply_bid (state, action);
      break;
    case FH_ACTION_PARTNER:
      fh_exchange_apply_partners (state, action);
      break;
    case FH_ACTION_DISCARD:
      fh_exchange_apply_discard (state, action);
      break;
    case FH_ACTION_CALL:
      fh_exchange_apply_called (state, action);
      break;
    case FH_ACTION_SWAP:
      fh_exchange_apply_swap (state, action);
      break;
    case FH_ACTION_PLAY:
      apply_play (state, action);
      break;
    default:
      fh_laws_apply (state, action);
      break;
    }
  return refusal;
}
