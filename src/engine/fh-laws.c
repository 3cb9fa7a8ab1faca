/* fh-laws.c: the laws of the table: what may be said and shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House of Cards alone gives laws (HC-055 to HC-073); `option laws table` uses them at every table
 * (D-LAWS).  An irregular bid or play is accepted as it happened and adjudicated; a law is never
 * broken, so that what they forbid is refused like anything else: a barred seat bids, an exposed
 * card is kept back.
 */
#include "fh-laws-private.h"

#include "fh-deal.h"
#include "fh-engine-private.h"

/* --- Checking --- */

/* What is said of an action that belongs to another moment than this. */
static FhRefusal
not_now (const FhTable *table)
{
  FhRefusal refusal = fh_refusal (FH_REFUSED_WRONG_ACTION);

  refusal.expected = table->due;
  refusal.seat = table->turn;
  if (table->due == FH_ACTION_NONE)
    refusal.code = FH_REFUSED_GAME_OVER;
  return refusal;
}

static bool
deal_goes_on (const FhTable *table)
{
  return table->n_deals > 0 && !table->deal_over;
}

/* Any call that the table knows, high or low, is void out of turn (HC-056). */
static FhRefusal
check_call_out_of_turn (const FhTable *table, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_OK);

  refusal.call = action->call;
  if (action->seat >= table->rules.n_callers)
    {
      refusal.code = FH_REFUSED_WRONG_SEAT;
      refusal.seat = table->turn;
    }
  else if (action->call != FH_PASS
           && (action->call >= FH_N_CALLS
               || !(fh_rules_ladder (&table->rules) & FH_CALL_BIT (action->call))))
    refusal.code = FH_REFUSED_NOT_AT_THIS_TABLE;
  else if (action->call != FH_PASS && fh_seats_have (table->slips.barred, action->seat))
    refusal.code = FH_REFUSED_BARRED;
  else if (action->inkle && (!table->rules.inkle_swap || !fh_call_is_bid (action->call)))
    refusal.code = FH_REFUSED_INKLE_OFF;
  return refusal;
}

/* The record does not say what was seen in dealing, so a report is believed as long as a wrong
 * count could be found (HC-055, D-HC-MISDEAL). */
static FhRefusal
check_misdeal (const FhTable *table)
{
  if (!deal_goes_on (table))
    return not_now (table);
  return fh_refusal (table->n_tricks > 0 ? FH_REFUSED_MISDEAL_LATE : FH_OK);
}

static FhRefusal
check_expose (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  if (!deal_goes_on (table) || action->way >= FH_N_EXPOSURES)
    return not_now (table);
  return fh_play_check_held (table, hand, action);
}

/* Demanding the card back, or letting it stand (HC-063, HC-065). */
static FhRefusal
check_decision (const FhTable *table, const FhAction *action)
{
  FhRefusal refusal = fh_refusal (FH_OK);

  if (!table->slips.out_of_turn)
    {
      refusal.code = FH_REFUSED_NOTHING_OUT_OF_TURN;
    }
  else if (fh_table_play_to_demand (table, action->seat) < 0)
    {
      refusal.code = FH_REFUSED_NOT_AN_OPPONENT;
      refusal.seat = (uint8_t) __builtin_ctz (table->slips.out_of_turn);
    }
  return refusal;
}

/* Who acts: a side for an entry, a hand for a card played or corrected, else a player. */
static FhRefusal
check_who (const FhTable *table, const FhAction *action)
{
  const FhRules *rules = &table->rules;
  FhRefusal refusal = fh_refusal (FH_OK);
  bool plays = action->kind == FH_ACTION_PLAY || action->kind == FH_ACTION_CORRECT
               || action->kind == FH_ACTION_BID;

  if (action->kind == FH_ACTION_ENTRY)
    {
      if (action->seat >= rules->n_sides)
        refusal.code = FH_REFUSED_NO_SUCH_SIDE;
      refusal.number = rules->n_sides;
    }
  else if (action->seat >= rules->n_seats)
    {
      refusal.code = FH_REFUSED_NO_SUCH_SEAT;
      refusal.number = rules->n_seats;
    }
  else if (!plays && action->seat >= rules->n_callers)
    {
      refusal.code = FH_REFUSED_DUMMY;
      refusal.seat = action->seat;
    }
  return refusal;
}

FhRefusal
fh_laws_check (const FhTable *table, FhCardSet hand, const FhAction *action)
{
  if (table->rules.laws == FH_LAWS_STRICT)
    return fh_refusal (FH_REFUSED_STRICT_LAWS);

  FhRefusal refusal = check_who (table, action);
  if (refusal.code != FH_OK)
    return refusal;
  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      return check_call_out_of_turn (table, action);
    case FH_ACTION_PLAY:
      return fh_laws_check_play (table, hand, action);
    case FH_ACTION_MISDEAL:
      return check_misdeal (table);
    case FH_ACTION_EXPOSE:
      return check_expose (table, hand, action);
    case FH_ACTION_DEMAND:
    case FH_ACTION_ACCEPT:
      return check_decision (table, action);
    case FH_ACTION_CORRECT:
      return fh_laws_check_correction (table, hand, action);
    case FH_ACTION_ENTRY:
      return fh_laws_check_entry (table, action);
    case FH_ACTION_CHALLENGE:
      /* One that comes too late is heard, and changes nothing (HC-073). */
      return fh_refusal (table->entry.entered ? FH_OK : FH_REFUSED_NOTHING_TO_CHALLENGE);
    default:
      return refusal;
    }
}

/* Each part of the deal has a card at least, so that a record can say it, and cards may be missing.
 * A dummy is counted as it is laid out: it cannot be of a wrong size. */
FhRefusal
fh_laws_check_piles (const FhTable *table, const FhAction *action)
{
  const FhRules *rules = &table->rules;
  FhRefusal refusal = fh_refusal (FH_REFUSED_CARD_COUNT);
  FhPile kitty = fh_deal_kitty (rules, action);
  FhPile dead = fh_deal_dead (rules, action);

  refusal.number = FH_HAND_SIZE;
  if (rules->laws == FH_LAWS_STRICT)
    return refusal;
  for (int seat = 0; seat < rules->n_seats; seat++)
    if (action->sizes[seat] == 0
        || (fh_rules_player (rules, seat) != seat && action->sizes[seat] != FH_HAND_SIZE))
      return refusal;
  refusal.number = rules->kitty_size;
  if ((kitty.size > 0) != (rules->kitty_size > 0))
    return refusal;
  refusal.number = rules->dead_size;
  if (dead.size < 0 || (dead.size > 0) != (rules->dead_size > 0))
    return refusal;
  refusal.number = (uint8_t) fh_set_size (rules->pack);
  if (action->n_cards > refusal.number)
    return refusal;
  return fh_refusal (FH_OK);
}

/* --- Doing --- */

/* The bid is void, and its side may only pass from now on; what it bid before in turn stands
 * (HC-056, HC-057, D-HC-OOT).  A pass out of turn is ignored. */
static void
apply_call_out_of_turn (FhTable *table, const FhAction *action)
{
  if (action->call != FH_PASS)
    table->slips.barred |= fh_laws_allies (table, action->seat);
}

/* The same dealer deals again, and nothing of this deal counts (HC-055). */
static void
apply_misdeal (FhState *state)
{
  FhTable *table = &state->table;

  table->contract = FH_CALL_NONE;
  table->declarer = FH_SEAT_NONE;
  table->sitting_out = 0;
  table->partners = 0;
  state->hidden_partner = FH_SEAT_NONE;
  state->revoked = 0;
  table->slips.out_of_turn = 0;
  table->slips.may_change = 0;
  fh_score_thrown_in (table, table->dealer);
}

void
fh_laws_apply (FhState *state, const FhAction *action)
{
  FhTable *table = &state->table;

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_BID:
      apply_call_out_of_turn (table, action);
      break;
    case FH_ACTION_MISDEAL:
      apply_misdeal (state);
      break;
    case FH_ACTION_EXPOSE:
      if (action->way != FH_EXPOSED_TO_OPPONENT) /* HC-058 */
        fh_laws_expose (table, action->seat, action->cards[0]);
      break;
    case FH_ACTION_DEMAND:
      fh_laws_demand (state, action->seat);
      break;
    case FH_ACTION_ACCEPT:
      fh_laws_accept (table, action->seat);
      break;
    case FH_ACTION_CORRECT:
      fh_laws_correct (state, action);
      break;
    case FH_ACTION_ENTRY:
      fh_laws_enter (table, action);
      break;
    case FH_ACTION_CHALLENGE:
      fh_laws_challenge (table);
      break;
    default:
      break;
    }
}

/* --- What may be done --- */

void
fh_state_rights (const FhState *state, FhRights *rights)
{
  const FhTable *table = &state->table;
  unsigned players = fh_seats_first (table->rules.n_callers);

  *rights = (FhRights){ 0 };
  if (table->rules.laws == FH_LAWS_STRICT)
    return;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      if (fh_table_play_to_demand (table, seat) >= 0)
        rights->demand |= fh_seat_bit (seat);
      if (fh_seats_have (state->revoked | table->slips.may_change, seat)
          && fh_table_corrections (table, seat, state->hands[seat]))
        rights->correct |= fh_seat_bit (seat);
    }
  rights->accept = rights->demand;
  if (table->entry.entered && !table->entry.final)
    rights->challenge = (uint8_t) players;
  rights->misdeal = check_misdeal (table).code == FH_OK;
  rights->expose = deal_goes_on (table);
}
