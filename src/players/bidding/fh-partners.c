/* fh-partners.c: how the declarer comes to his partners: by naming them, or by calling a card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-partners.h"

#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-danger.h"
#include "fh-hand-value.h"
#include "fh-sure-tricks.h"

/* --- Naming them openly (HC-089, HC-090) ---
 *
 * Each partner adds tricks and takes the full score; those who called high, and the trump suit
 * above all, add most.  Among equals the one with the lowest score gets it. */

/* The tricks that the bid of a seat promises to the declarer, above those of one who passed. */
#define BID_SAME     1.2f
#define BID_NO_TRUMP 0.9f
#define BID_OTHER    0.5f
#define BID_MISERE   -0.6f
#define LEVEL        0.3f

static float
promise (const FhTable *table, int seat)
{
  FhCall bid = table->last_bid_of[seat];

  if (bid == FH_PASS)
    return 0;
  if (fh_call_is_misere (bid))
    return BID_MISERE;
  FhDenomination trump = fh_call_trump (bid);
  float level = LEVEL * (float) (fh_call_level (bid) - FH_MIN_LEVEL);
  if (trump == fh_table_trump (table))
    return BID_SAME + level;
  return (trump == FH_NO_TRUMP ? BID_NO_TRUMP : BID_OTHER) + level;
}

/* Whether @a is the better partner.  Of equals who sits opposite is preferred: neither first nor
 * last after the declarer's lead, two partners share the table best with the opponents. */
static bool
is_better (const FhTable *table, int a, int b)
{
  float promise_a = promise (table, a), promise_b = promise (table, b);
  int total_a = table->totals[table->rules.side_of[a]];
  int total_b = table->totals[table->rules.side_of[b]];
  static const uint8_t by_place[FH_MAX_SEATS] = { 0, 3, 1, 2, 4, 5 };
  int n = table->rules.n_seats;

  if (promise_a != promise_b)
    return promise_a > promise_b;
  if (total_a != total_b)
    return total_a < total_b;
  return by_place[(a - table->declarer + n) % n] < by_place[(b - table->declarer + n) % n];
}

FhAction
fh_naming_best (const FhSeatView *view, int n)
{
  const FhTable *table = &view->table;
  FhAction action = { .kind = FH_ACTION_PARTNER, .seat = view->seat, .suit = FH_SUIT_NONE };
  uint8_t left = view->legal.seats;

  while (action.n_seats < n && left)
    {
      int best = __builtin_ctz (left);
      for (int seat = best + 1; seat < table->rules.n_seats; seat++)
        if (fh_seats_have (left, seat) && is_better (table, seat, best))
          best = seat;
      action.seats[action.n_seats++] = (uint8_t) best;
      left = fh_seats_without (left, best);
    }
  return action;
}

/* The chance of the contract with the partners of @action; the weights count one already.  Tricks
 * that the own hand is sure of need nobody. */
static float
chance_with (const FhSeatView *view, const FhAction *action, float courage)
{
  const FhTable *table = &view->table;
  const FhCallWeights *weights = fh_call_weights (&table->rules);
  FhDenomination trump = fh_table_trump (table);

  if (fh_sure_makes (view->hand, table->rules.pack, table->contract))
    return 1;
  float tricks = fh_bid_tricks (view, trump, 1) + courage;

  if (action->n_seats == 0)
    tricks += weights->alone - promise (table, fh_naming_best (view, 1).seats[0]);
  if (action->n_seats == 2)
    tricks += weights->second_partner + promise (table, action->seats[1]);
  return fh_hand_chance (&table->rules, FH_HAND_DEALT, trump, tricks,
                         fh_call_level (table->contract));
}

/* Whether one of those who can be named has bid for tricks. */
static bool
somebody_has_bid (const FhSeatView *view)
{
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (fh_seats_have (view->legal.seats, seat) && fh_call_is_bid (view->table.last_bid_of[seat]))
      return true;
  return false;
}

FhReason
fh_naming_reason (const FhSeatView *view, const FhAction *action)
{
  const FhTable *table = &view->table;
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
  float chance = chance_with (view, action, 0);

  reason.chance = fh_chance_percent (chance);
  reason.number = (int8_t) action->n_seats;
  if (action->n_seats == 0)
    {
      if (chance >= 0.5f)
        reason.motive = FH_MOTIVE_PLAY_ALONE;
      return reason;
    }

  FhCall bid = table->last_bid_of[action->seats[0]];
  reason.seat = action->seats[0];
  if (!somebody_has_bid (view))
    reason.motive = FH_MOTIVE_NAME_ANYBODY;
  if (fh_call_is_bid (bid))
    {
      FhDenomination trump = fh_call_trump (bid);
      reason.motive =
          trump == fh_table_trump (table) ? FH_MOTIVE_NAME_SUPPORTER : FH_MOTIVE_NAME_BIDDER;
      reason.suit = trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
    }
  return reason;
}

FhDecision
fh_naming_choose (const FhSeatView *view, const FhCharacter *character)
{
  const FhRules *rules = &view->table.rules;
  FhDecision decision;
  float most = 0;

  for (int n = 0; n <= view->legal.count; n++)
    {
      /* Made, the points of the partners count for them alone; set, they are lost with them. */
      FhAction action = fh_naming_best (view, n);
      float chance = chance_with (view, &action, character->courage);
      float worth = (2 * chance - 1) * (1 - (float) action.n_seats / (float) (rules->n_sides - 1));
      if (n == 0 || worth > most)
        {
          most = worth;
          decision.action = action;
        }
    }
  decision.reason = fh_naming_reason (view, &decision.action);
  return decision;
}

/* --- Calling a card, whose holder is the partner (NZ-066) or, in a misère, sits out --- */

/* The worth of calling a card of a side suit; roughly in tricks. */
#define WINNER          1.0f   /* nothing that others hold beats it */
#define NEXT_BEST       0.35f  /* one card does */
#define PROMOTED_HONOUR 0.35f  /* an own card that gets good when it is played */
#define RUFFED_OUT      -0.7f  /* the own hand has none of the suit: the declarer would ruff */
#define OWN_LENGTH      -0.09f /* each own card beyond two: somebody ruffs the suit */
#define RANK            0.01f  /* whoever holds the higher card has the better hand */

/* Likewise where there are no trumps and only low cards may be called (NZ-069). */
#define ABOVE_NT      -0.15f /* each card of others above it */
#define OWN_LENGTH_NT 0.10f  /* each own card: the two hands run the suit */

/* The cards that others may hold which beat @card in its suit. */
static int
n_above (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet suit = fh_effective_suit_cards (fh_effective_suit (card, trump), trump);

  return fh_set_size (suit & view->unseen & (~(FhCardSet) 1 << card));
}

static FhCardSet
own_in_suit_of (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);
  return view->hand & fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
}

/* The highest own card that nothing but @card beats, or FH_CARD_NONE. */
static FhCard
honour_under (const FhSeatView *view, FhCard card)
{
  FhCardSet own = own_in_suit_of (view, card) & (FH_SET (card) - 1);

  if (!own)
    return FH_CARD_NONE;
  FhCard honour = (FhCard) (63 - __builtin_clzll (own));
  return n_above (view, honour) == 1 + n_above (view, card) ? honour : FH_CARD_NONE;
}

/* What a partner who holds @card is worth. */
static float
worth (const FhSeatView *view, FhCard card)
{
  int n_own = fh_set_size (own_in_suit_of (view, card)), above = n_above (view, card);
  float sum = RANK * (float) fh_card_rank (card);

  if (fh_table_trump (&view->table) == FH_NO_TRUMP)
    return sum + ABOVE_NT * (float) above + OWN_LENGTH_NT * (float) n_own;
  if (above == 0)
    sum += WINNER;
  else if (above == 1)
    sum += NEXT_BEST;
  if (honour_under (view, card) != FH_CARD_NONE)
    sum += PROMOTED_HONOUR;
  if (n_own == 0)
    sum += RUFFED_OUT;
  if (n_own > 2)
    sum += OWN_LENGTH * (float) (n_own - 2);
  return sum;
}

/* How much it helps a misère that the holder of @card sits out: the danger of the own suit, and
 * most for a card that gets under the own ones. */
static float
relief (const FhSeatView *view, FhCard card)
{
  FhCardSet suit = fh_suit_cards (fh_card_suit (card));
  FhCardSet own = view->hand & suit, out = view->unseen & suit;
  float now = fh_danger_of_suit (own, out);
  float gained = now - fh_danger_of_suit (own, out & ~FH_SET (card));

  return gained + 0.1f * now - 0.001f * (float) fh_card_rank (card);
}

/* Card number @n of those that may be called, the best first. */
static FhCard
nth_best (const FhSeatView *view, float (*value) (const FhSeatView *, FhCard), int n)
{
  FhCardSet left = view->legal.cards;
  FhCard best = FH_CARD_NONE;

  for (; n >= 0 && left; n--)
    {
      best = FH_CARD_NONE;
      FH_FOREACH_CARD (card, left)
        if (best == FH_CARD_NONE || value (view, card) > value (view, best))
          best = card;
      left &= ~FH_SET (best);
    }
  return best;
}

/* From so many cards on a suit is called long. */
#define LONG 3

FhReason
fh_calling_reason (const FhSeatView *view, FhCard card)
{
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
  FhCardSet own = own_in_suit_of (view, card);

  reason.suit = (uint8_t) fh_card_suit (card);
  reason.number = (int8_t) fh_set_size (own);
  if (fh_table_is_misere (&view->table))
    {
      reason.card = card;
      if (own & ~(FH_SET (card) - 1) & ~FH_SET_JOKERS)
        reason.motive = FH_MOTIVE_CALL_AWAY;
    }
  else if (fh_table_trump (&view->table) == FH_NO_TRUMP && reason.number >= LONG)
    {
      reason.motive = FH_MOTIVE_CALL_LENGTH;
    }
  else if (n_above (view, card) == 0)
    {
      reason.card = honour_under (view, card);
      reason.motive =
          reason.card == FH_CARD_NONE ? FH_MOTIVE_CALL_WINNER : FH_MOTIVE_CALL_FOR_HONOUR;
    }
  return reason;
}

FhDecision
fh_calling_choose (const FhSeatView *view, int n_refused)
{
  bool misere = fh_table_is_misere (&view->table);
  float (*value) (const FhSeatView *, FhCard) = misere ? relief : worth;
  int n_cards = fh_set_size (view->legal.cards);
  int first = misere ? 0 : n_refused;
  FhDecision decision = { .reason = fh_motive_reason (FH_MOTIVE_NONE) };

  /* A pair is refused when one player holds both cards.  The first card is tried with each that
   * comes after it, and then the second with those behind it. */
  if (misere)
    for (; first < n_cards && n_refused >= n_cards - 1 - first; first++)
      n_refused -= n_cards - 1 - first;
  /* If nobody holds any of the cards, the deal was wrong. */
  if (first >= n_cards)
    {
      decision.action = fh_action_say (FH_ACTION_MISDEAL, view->seat);
      return decision;
    }

  FhCard card = nth_best (view, value, first);
  decision.action = (FhAction){ .kind = FH_ACTION_CALL,
                                .seat = view->seat,
                                .suit = FH_SUIT_NONE,
                                .n_cards = 1,
                                .cards = { card } };
  if (misere)
    decision.action.cards[decision.action.n_cards++] =
        nth_best (view, value, first + 1 + n_refused);
  decision.reason = fh_calling_reason (view, card);
  return decision;
}
