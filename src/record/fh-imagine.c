/* fh-imagine.c: a game of which only a part is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-imagine.h"

#include <string.h>

#include "fh-notation.h"
#include "fh-world.h"

bool
fh_imagine_knows_hand (const FhState *state, FhCardSet hidden, int seat)
{
  return (state->hands[seat] & hidden) == 0;
}

bool
fh_imagine_can_hide (const FhState *state, FhCardSet hidden, int seat, int n)
{
  return fh_set_size (state->hands[seat] & hidden) >= n;
}

/* --- Moving imagined cards --- */

static void
swap_bits (FhCardSet *set, FhCard a, FhCard b)
{
  if (fh_set_has (*set, a) != fh_set_has (*set, b))
    *set ^= FH_SET (a) | FH_SET (b);
}

/* Lets the hidden cards @a and @b change places, wherever they lie. */
static void
exchange (FhState *state, FhCard a, FhCard b)
{
  const FhRules *rules = &state->table.rules;

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      swap_bits (&state->hands[seat], a, b);
      swap_bits (&state->discards[seat], a, b);
      swap_bits (&state->table.open[seat], a, b);
      for (int pile = 0; pile < FH_N_PILES && seat >= rules->n_callers; pile++)
        {
          FhCard *under = &state->under[seat][pile];
          *under = *under == a ? b : *under == b ? a : *under;
        }
    }
  swap_bits (&state->kitty, a, b);
  swap_bits (&state->dead, a, b);
}

static FhCardSet
called_cards (const FhTable *table)
{
  FhCardSet cards = 0;

  for (int i = 0; i < table->n_called_cards; i++)
    cards |= FH_SET (table->called_cards[i]);
  return cards;
}

/* Puts a called card into a hand that can hold it, one without the card @other, if it is imagined
 * anywhere else: the declarer neither holds nor has discarded it (NZ-067, NZ-073). */
static void
place_called_card (FhState *state, FhCardSet hidden, FhCard card, FhCard other)
{
  const FhTable *table = &state->table;
  FhCardSet kept = called_cards (table) | FH_SET (card);
  int not_with = FH_SEAT_NONE, holder = fh_state_holder (state, card);

  if (other != FH_CARD_NONE)
    {
      kept |= FH_SET (other);
      not_with = fh_state_holder (state, other);
    }
  if (!fh_set_has (hidden, card)
      || (holder != FH_SEAT_NONE && holder != table->declarer && holder != not_with))
    return;
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      FhCardSet places = state->hands[seat] & hidden & ~kept;

      if (seat == table->declarer || seat == not_with || !places)
        continue;
      exchange (state, card, fh_set_first (places));
      return;
    }
}

/* Makes right again what follows from where the called cards are. */
static void
look_for_called_cards (FhState *state, FhCardSet hidden)
{
  FhTable *table = &state->table;

  if (table->n_called_cards == 1 && table->partners == 0)
    {
      place_called_card (state, hidden, table->called_cards[0], FH_CARD_NONE);
      state->hidden_partner = (uint8_t) fh_state_holder (state, table->called_cards[0]);
    }
  else if (table->n_called_cards == 2 && table->n_plays == 0)
    {
      table->sitting_out = 0; /* at the only table where cards are called nobody has a partner */
      for (int i = 0; i < 2; i++)
        {
          int holder = fh_state_holder (state, table->called_cards[i]);
          table->sitting_out |= fh_seat_bit (holder);
        }
    }
}

/* Puts @card into the hand of @seat; false when it is known to lie elsewhere, or no card of the
 * hand is hidden. */
static bool
claim (FhState *state, FhCardSet *hidden, int seat, FhCard card)
{
  FhCardSet *hand = &state->hands[seat];

  if (!fh_set_has (*hidden, card))
    return fh_set_has (*hand, card);
  if (!fh_set_has (*hand, card))
    {
      FhCardSet places = *hand & *hidden;
      FhCardSet better = places & ~called_cards (&state->table);

      if (!places)
        return false;
      exchange (state, card, fh_set_first (better ? better : places));
    }
  *hidden &= ~FH_SET (card);
  look_for_called_cards (state, *hidden);
  return true;
}

/* --- Actions --- */

static FhRefusal
not_held (FhCard card)
{
  FhRefusal refusal = fh_refusal (FH_REFUSED_NOT_HELD);

  refusal.card = card;
  return refusal;
}

/* Gives the unknown cards of a deal names, and hides what lay in sight before. */
static FhRefusal
apply_deal (FhState *state, FhCardSet *hidden, FhAction *deal)
{
  FhCardSet left = state->table.rules.pack;

  for (int i = 0; i < deal->n_cards; i++)
    if (deal->cards[i] != FH_CARD_UNKNOWN)
      left &= ~FH_SET (deal->cards[i]);
  *hidden = left;
  for (int i = 0; i < deal->n_cards; i++)
    if (deal->cards[i] == FH_CARD_UNKNOWN)
      {
        deal->cards[i] = fh_set_first (left);
        left &= left - 1;
      }
  return fh_state_apply (state, deal);
}

/* Lets the seat of @action do it with a hand of @cards beside what is known of it: what else it
 * might do with the cards that are imagined in its hand says nothing. */
static FhRefusal
apply_with (FhState *state, FhCardSet hidden, const FhAction *action, FhCardSet cards)
{
  FhCardSet *hand = &state->hands[action->seat];
  FhCardSet whole = *hand, tried = (whole & ~hidden) | cards;

  *hand = tried;
  FhRefusal refusal = fh_state_apply (state, action);
  *hand = (whole & ~tried) | (*hand & ~(tried & ~whole));
  return refusal;
}

/* By table laws: the seat of @action played on in a suit in which it had shown void, or names it:
 * it revoked before. */
static void
find_revoke (FhState *state, const FhAction *action, FhSuit suit)
{
  FhTable *table = &state->table;
  uint8_t *voids = &table->slips.settled_void[action->seat];

  if (!table->rules.laws || !fh_suits_have (*voids, suit))
    return;
  table->slips.revoked |= fh_seat_bit (action->seat);
  *voids &= (uint8_t) ~(1u << suit);
  table->shown_void[action->seat] &= (uint8_t) ~(1u << suit);
}

/* By table laws: an exposed card may stay back only because another card of the hand follows suit;
 * that one was not played either (HC-060, HC-066). */
static FhRefusal
apply_revoke (FhState *state, FhCardSet hidden, const FhAction *action)
{
  const FhTable *table = &state->table;
  FhCardSet hand = state->hands[action->seat] & hidden;
  FhCardSet kept = hidden & fh_effective_suit_cards ((FhSuit) table->led, fh_table_trump (table));

  if (!kept || !hand)
    return fh_refusal (FH_REFUSED_EXPOSED_FIRST);
  if (!(hand & kept))
    exchange (state, fh_set_first (hand), fh_set_first (kept));
  return apply_with (state, hidden, action,
                     FH_SET (action->cards[0]) | (state->hands[action->seat] & hidden & kept));
}

/* A card that leaves a hidden hand, or is shown from it. */
static FhRefusal
apply_card (FhState *state, FhCardSet *hidden, const FhAction *action)
{
  FhCard card = action->cards[0];

  if (!claim (state, hidden, action->seat, card))
    return not_held (card);
  if (action->kind == FH_ACTION_CORRECT
      && !fh_seats_have (state->table.slips.may_change, action->seat))
    state->revoked |= fh_seat_bit (action->seat); /* or there would be nothing to correct */
  else if (action->kind == FH_ACTION_PLAY)
    {
      find_revoke (state, action, fh_effective_suit (card, fh_table_trump (&state->table)));
      find_revoke (state, action, (FhSuit) action->suit);
    }
  FhRefusal refusal = apply_with (state, *hidden, action, FH_SET (card));
  if (refusal.code == FH_REFUSED_EXPOSED_FIRST && state->table.led < FH_N_EFFECTIVE_SUITS)
    refusal = apply_revoke (state, *hidden, action);
  return refusal;
}

/* Discards, and cards that are swapped. */
static FhRefusal
apply_given (FhState *state, FhCardSet *hidden, FhAction *action)
{
  int seat = action->seat;
  bool unknown = action->cards[0] == FH_CARD_UNKNOWN;

  for (int i = 0; i < action->n_cards; i++)
    {
      FhCardSet places = state->hands[seat] & *hidden;

      for (int before = 0; before < i; before++)
        places &= ~FH_SET (action->cards[before]);
      if (unknown && places)
        action->cards[i] = fh_set_first (places);
      else if (unknown || !claim (state, hidden, seat, action->cards[i]))
        return not_held (action->cards[i]);
    }
  FhRefusal refusal = fh_state_apply (state, action);
  /* What was known of the hand may have gone with them. */
  if (unknown && refusal.code == FH_OK)
    *hidden |= state->hands[seat] & ~state->table.open[seat] & ~state->table.slips.seen;
  return refusal;
}

static FhRefusal
apply_call (FhState *state, FhCardSet hidden, const FhAction *action)
{
  for (int i = 0; i < action->n_cards; i++)
    place_called_card (state, hidden, action->cards[i],
                       action->n_cards == 2 ? action->cards[1 - i] : FH_CARD_NONE);
  return fh_state_apply (state, action);
}

static FhRefusal
apply (FhState *state, FhCardSet *hidden, FhAction *action)
{
  if (action->kind == FH_ACTION_DEAL)
    return apply_deal (state, hidden, action);
  if (action->kind == FH_ACTION_CALL)
    return apply_call (state, *hidden, action);
  /* Which card an opponent has seen is told nobody else, and changes nothing (HC-058). */
  if (action->kind == FH_ACTION_EXPOSE && action->cards[0] == FH_CARD_UNKNOWN)
    {
      action->cards[0] = fh_set_first (state->hands[action->seat]);
      return fh_state_apply (state, action);
    }
  if (action->kind == FH_ACTION_ENTRY || fh_imagine_knows_hand (state, *hidden, action->seat))
    return fh_state_apply (state, action);

  switch ((FhActionKind) action->kind)
    {
    case FH_ACTION_ACE_NO_FACE:
      return apply_with (state, *hidden, action, FH_SET (FH_CARD (FH_SPADES, FH_ACE)));
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      return apply_given (state, hidden, action);
    case FH_ACTION_PLAY:
    case FH_ACTION_CORRECT:
      return apply_card (state, hidden, action);
    case FH_ACTION_EXPOSE:
      return apply_card (state, hidden, action);
    default:
      return fh_state_apply (state, action);
    }
}

FhRefusal
fh_imagine_apply (FhState *state, FhCardSet *hidden, FhAction *action)
{
  FhTable *table = &state->table;
  FhRefusal refusal = apply (state, hidden, action);

  /* The hand of an open misère lies open whole, what is still to be seen of it included (NZ-038,
   * HP-083). */
  if (refusal.code == FH_OK && table->contract == FH_OPEN_MISERE && table->due == FH_ACTION_PLAY
      && (table->rules.open_misere_before_lead || table->n_tricks > 0))
    table->open[table->declarer] = state->hands[table->declarer];
  return refusal;
}

/* --- What comes into sight --- */

static bool
is_taking_up (const FhTable *table, int seat)
{
  return table->due == FH_ACTION_DISCARD && table->turn == seat;
}

bool
fh_imagine_see (FhState *state, FhCardSet *hidden, int owner, FhCard card)
{
  FhTable *table = &state->table;
  bool is_called = table->n_called_cards == 2 && fh_set_has (called_cards (table), card);
  bool is_shown = table->rules.laws && fh_set_has (table->slips.seen, card);

  if (!fh_imagine_knows_hand (state, *hidden, owner) && !is_taking_up (table, owner)
      && table->open[owner] == 0 && !is_called && !is_shown)
    return false;
  if (is_called && fh_set_has (*hidden, card) && owner == table->declarer)
    return false;
  if (!claim (state, hidden, owner, card))
    return false;
  look_for_called_cards (state, *hidden);
  /* Who may change his card after another's correction may have revoked too: it shows now (HC-069).
   */
  if (is_shown && fh_rules_player (&table->rules, owner) == owner
      && (table->contract != FH_OPEN_MISERE || table->declarer != owner))
    {
      table->slips.exposed |= FH_SET (card);
      table->open[owner] |= FH_SET (card);
    }
  if (is_taking_up (table, owner) && owner == table->declarer)
    state->dealt_kitty = state->hands[owner] & ~state->dealt[owner];
  return true;
}

/* Whether cards of the pack are not in the deal, which the laws of the table allow: they are
 * hidden, and in no place. */
static bool
lacks_cards (const FhState *state)
{
  int n = fh_set_size (state->dealt_kitty) + fh_set_size (state->dead);

  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    n += fh_set_size (state->dealt[seat]);
  return n < fh_set_size (state->table.rules.pack);
}

bool
fh_imagine_is_owed (const FhState *state, FhCardSet hidden)
{
  const FhTable *table = &state->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (table->open[seat] & hidden)
      return true;
  /* One that is in no hand nobody can show. */
  return table->n_called_cards == 2 && (called_cards (table) & hidden) && !lacks_cards (state);
}

bool
fh_imagine_view (const FhState *state, FhCardSet hidden, int seat, FhSeatView *view)
{
  const FhTable *table = &state->table;
  FhState now = *state;
  FhWorld world;
  FhRng rng;

  if (table->due == FH_ACTION_SWAP && table->turn == table->declarer
      && seat == fh_rules_partner (&table->rules, table->declarer))
    {
      FhLegal legal;
      FhAction swap = fh_action_cards (FH_ACTION_SWAP, table->declarer, 0);

      fh_state_legal (&now, &legal);
      for (swap.n_cards = 0; swap.n_cards < legal.count; swap.n_cards++)
        swap.cards[swap.n_cards] = FH_CARD_UNKNOWN;
      if (fh_imagine_apply (&now, &hidden, &swap).code != FH_OK)
        return false;
    }
  fh_seat_view_init (view, &now, seat);
  if (table->n_deals == 0 || table->deal_over)
    return true;
  fh_rng_init (&rng, fh_seed_from_number (0), 0);
  if (fh_world_sample (&world, view, &rng))
    return true;
  if (table->rules.laws == FH_LAWS_STRICT)
    return false;
  /* Somebody has not followed suit, and nobody was told: no void that was shown is sure. */
  memset (now.table.slips.settled_void, 0, sizeof now.table.slips.settled_void);
  fh_seat_view_init (view, &now, seat);
  return fh_world_sample (&world, view, &rng);
}
