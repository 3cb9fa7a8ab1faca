/* fh-exchange.c: from the end of the auction to the first lead.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Partners named, the kitty and the discards, a card called, cards swapped: each table has some of
 * these steps, always in this order.
 */
#include "fh-engine-private.h"
#include "fh-laws-private.h"

/* Opens the hand of the bidder of an open misère to all (NZ-038, HP-083). */
void
fh_exchange_open_hand (FhState *state)
{
  FhTable *table = &state->table;

  if (table->contract == FH_OPEN_MISERE)
    table->open[table->declarer] = state->hands[table->declarer];
}

static void
begin_play (FhState *state, int leader)
{
  if (state->table.rules.open_misere_before_lead)
    fh_exchange_open_hand (state);
  fh_play_begin (&state->table, leader);
}

static void
make_due (FhTable *table, FhActionKind due, int seat)
{
  table->due = (uint8_t) due;
  table->turn = (uint8_t) seat;
}

/* The declarer takes the kitty (HC-027, NZ-030, DX-041, HP-037), or leads where there is none. */
static void
take_kitty (FhState *state)
{
  FhTable *table = &state->table;
  int declarer = table->declarer;

  if (table->rules.kitty_size == 0)
    {
      begin_play (state, declarer);
      return;
    }
  state->hands[declarer] |= state->kitty;
  state->kitty = 0;
  table->hand_size[declarer] = (uint8_t) fh_set_size (state->hands[declarer]);
  make_due (table, FH_ACTION_DISCARD, declarer);
}

void
fh_exchange_begin (FhState *state)
{
  FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  int left_of_dealer = (table->dealer + 1) % rules->n_callers;

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
  fh_laws_begin_contract (table);
  if (rules->partners == FH_PARTNERS_NAMED && fh_table_is_trick_contract (table))
    make_due (table, FH_ACTION_PARTNER, declarer); /* D-HC5: before the widow, and not in a nullo */
  else
    take_kitty (state);
}

/* --- Partners named (HC-089, HC-090) --- */

int
fh_exchange_max_partners (const FhTable *table)
{
  return fh_call_level (table->contract) >= 8 ? 2 : 1;
}

FhRefusal
fh_exchange_check_partners (const FhTable *table, const FhAction *action)
{
  int max = fh_exchange_max_partners (table);
  unsigned named = fh_seat_bit (table->declarer);
  FhRefusal refusal = fh_refusal (FH_OK);

  if (action->n_seats > max)
    {
      refusal.code = FH_REFUSED_PARTNER_COUNT;
      refusal.number = (uint8_t) max;
      return refusal;
    }
  for (int i = 0; i < action->n_seats; i++)
    {
      int seat = action->seats[i];
      if (seat >= table->rules.n_seats || fh_seats_have (named, seat))
        {
          refusal.code = FH_REFUSED_PARTNER_SEAT;
          refusal.seat = (uint8_t) seat;
          return refusal;
        }
      named |= fh_seat_bit (seat);
    }
  return refusal;
}

void
fh_exchange_apply_partners (FhState *state, const FhAction *action)
{
  for (int i = 0; i < action->n_seats; i++)
    state->table.partners |= fh_seat_bit (action->seats[i]);
  take_kitty (state);
}

/* --- The discard --- */

/* Whether the declaring side used the inkle flag and plays for tricks (C-12). */
static bool
swap_is_due (const FhTable *table)
{
  return fh_table_is_trick_contract (table)
         && table->inkle_of[table->rules.side_of[table->declarer]] != FH_SEAT_NONE;
}

void
fh_exchange_apply_discard (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  int declarer = table->declarer;
  FhCardSet cards = fh_action_set (action);

  fh_laws_give (table, action->seat, state->hands[action->seat], cards);
  state->hands[action->seat] &= ~cards;
  table->hand_size[action->seat] = (uint8_t) fh_set_size (state->hands[action->seat]);
  table->discards_made++;
  if (table->contract == FH_GRAND_NULLO && action->seat == declarer)
    {
      /* The partner takes these up and discards in his turn (DX-042). */
      int partner = fh_rules_partner (&table->rules, declarer);
      state->passed_on = cards;
      state->hands[partner] |= cards;
      table->hand_size[partner] = (uint8_t) fh_set_size (state->hands[partner]);
      make_due (table, FH_ACTION_DISCARD, partner);
      return;
    }
  state->discards[action->seat] = cards;
  if (table->rules.partners == FH_PARTNERS_CALLED)
    make_due (table, FH_ACTION_CALL, declarer);
  else if (swap_is_due (table))
    make_due (table, FH_ACTION_SWAP, declarer);
  else
    begin_play (state, declarer);
}

/* --- A card called (NZ-066 to NZ-074, D-NZ5-CALL) --- */

int
fh_exchange_cards_to_call (const FhTable *table)
{
  return fh_table_is_misere (table) ? 2 : 1;
}

/* Why @card may not be called by one who holds or has discarded @own. */
static FhRefusalCode
call_refusal (const FhTable *table, FhCardSet own, FhCard card)
{
  FhDenomination trump = fh_table_trump (table);

  if (fh_card_is_joker (card))
    return FH_REFUSED_CALL_JOKER;
  if (fh_set_has (own, card))
    return FH_REFUSED_CALL_OWN; /* NZ-067 */
  if (fh_table_is_misere (table))
    return fh_card_rank (card) < FH_SIX ? FH_REFUSED_CALL_TOO_LOW : FH_OK; /* NZ-072 */
  if (trump == FH_NO_TRUMP)
    return fh_card_rank (card) > FH_TEN ? FH_REFUSED_CALL_TOO_HIGH : FH_OK; /* NZ-069 */
  return fh_effective_suit (card, trump) == (FhSuit) trump ? FH_REFUSED_CALL_TRUMP : FH_OK;
}

FhCardSet
fh_exchange_callable (const FhTable *table, FhCardSet own)
{
  FhCardSet cards = 0;

  FH_FOREACH_CARD (card, table->rules.pack)
    if (call_refusal (table, own, card) == FH_OK)
      cards |= FH_SET (card);
  return cards;
}

FhRefusal
fh_exchange_check_called (const FhTable *table, FhCardSet own, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_OK);

  refusal.trump = (uint8_t) fh_table_trump (table);
  for (int i = 0; i < action->n_cards; i++)
    {
      refusal.card = action->cards[i];
      refusal.code = (uint8_t) call_refusal (table, own, action->cards[i]);
      if (refusal.code != FH_OK)
        return refusal;
    }
  return refusal;
}

FhRefusal
fh_exchange_check_holders (const FhState *state, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_OK);

  /* The holder of a called card plays with the caller or sits out (NZ-066, NZ-074), so there has to
   * be one.  In a misdeal cards of the pack may be missing. */
  for (int i = 0; i < action->n_cards; i++)
    if (fh_state_holder (state, action->cards[i]) == FH_SEAT_NONE)
      {
        refusal.code = FH_REFUSED_CALL_NOT_DEALT;
        refusal.card = action->cards[i];
        return refusal;
      }
  if (action->n_cards == 2
      && fh_state_holder (state, action->cards[0]) == fh_state_holder (state, action->cards[1]))
    {
      refusal.code = FH_REFUSED_CALL_SAME_HOLDER; /* NZ-073 */
      refusal.card = action->cards[1];
    }
  return refusal;
}

void
fh_exchange_apply_called (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;

  for (int i = 0; i < action->n_cards; i++)
    {
      int holder = fh_state_holder (state, action->cards[i]);
      table->called_cards[table->n_called_cards++] = action->cards[i];
      if (fh_table_is_misere (table))
        table->sitting_out |= fh_seat_bit (holder); /* NZ-074 */
      else
        state->hidden_partner = (uint8_t) holder; /* NZ-070: known to himself alone */
    }
  begin_play (state, table->declarer);
}

/* --- Cards swapped (D-HP-INKLE) --- */

void
fh_exchange_apply_swap (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;
  int declarer = table->declarer;
  int partner = fh_rules_partner (&table->rules, declarer);

  /* The declarer's cards wait until the partner's are chosen; then both change hands. */
  state->swapped[action->seat] = fh_action_set (action);
  if (action->seat == declarer)
    {
      table->turn = (uint8_t) partner;
      return;
    }
  FhCardSet changing = state->swapped[declarer] | state->swapped[partner];
  fh_laws_give (table, declarer, state->hands[declarer], changing);
  fh_laws_give (table, partner, state->hands[partner], changing);
  state->hands[declarer] ^= changing;
  state->hands[partner] ^= changing;
  begin_play (state, declarer);
}
