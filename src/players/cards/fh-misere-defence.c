/* fh-misere-defence.c: making a misère bidder take a trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The defenders lead low what the bidder has to follow and never what it has shown void in, stay
 * under its card when that is winning, throw high cards when it is under already, and keep low
 * cards to lead and to duck with.
 */
#include "fh-play.h"

#include "fh-danger.h"

/* The chance that a bidder at @seat holds a card of @cards, all of one suit: low cards are likelier
 * than middle ones, and those likelier than high ones. */
static float
bidder_holds (const FhReading *reading, int seat, FhCardSet cards, FhSuit suit)
{
  float bias = reading->misere->low_bias;
  float none = 1;

  if (reading->view->known[seat] & cards)
    return 1;
  FH_FOREACH_CARD (card, cards & reading->held[seat])
    {
      float share = reading->share[seat][suit];
      if (fh_card_rank (card) <= FH_SEVEN)
        share *= bias;
      else if (fh_card_rank (card) >= FH_QUEEN)
        share /= bias;
      none *= share < 1 ? 1 - share : 0;
    }
  return 1 - none;
}

/* The chance that one of @bidders, still to play, has to go over @card, asked for @suit. */
static float
catches (const FhReading *reading, FhCard card, FhSuit suit, uint8_t bidders)
{
  if (suit >= FH_N_SUITS)
    return 0;

  FhCardSet higher = fh_reading_higher (reading, card) & reading->suit[suit];
  if (fh_card_is_joker (card))
    higher = reading->joker_lowest ? reading->suit[suit] : 0;
  FhCardSet lower = reading->suit[suit] & ~higher & ~FH_SET (card);
  float escapes = 1;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (bidders, seat))
      {
        float can_duck = bidder_holds (reading, seat, lower, suit);
        if (reading->joker_lowest)
          can_duck += (1 - can_duck) * fh_reading_holds (reading, seat, FH_SET_JOKERS);
        escapes *= 1 - bidder_holds (reading, seat, higher, suit) * (1 - can_duck);
      }
  return 1 - escapes;
}

/* The share of what the bidders may hold in the suit of @card that ranks above it: 1 for a card
 * that gets under all of them, 0 when they are void. */
static float
lowness (const FhReading *reading, FhCard card)
{
  FhCardSet held = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat))
      held |= reading->held[seat];
  held &= reading->suit[fh_card_suit (card)];
  if (!held)
    return 0;
  return (float) fh_set_size (held & fh_reading_higher (reading, card))
         / (float) fh_set_size (held);
}

/* The chance that one of the partners who play after the bidder takes the trick from it. */
static float
partner_spoils (const FhReading *reading, FhSuit suit)
{
  float none = 1;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->friends, seat))
      none *= 1 - reading->misere->spoils * fh_reading_holds (reading, seat, reading->suit[suit]);
  return 1 - none;
}

/* How dangerous @suit is to bidders whose hand lies open: what is led again and again until their
 * low cards have gone.  0 for a hand that nobody sees. */
static float
open_danger (const FhReading *reading, FhSuit suit)
{
  float danger = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat) && reading->table->open[seat])
      {
        FhCardSet theirs = reading->table->open[seat] & reading->suit[suit];
        FhCardSet others = (reading->hand | reading->out) & reading->suit[suit] & ~theirs;
        danger += fh_danger_of_suit (theirs, others);
      }
  return danger;
}

/* Weighs the lead of @card, which asks for @suit. */
static float
lead_score (const FhReading *reading, FhCard card, FhSuit suit, FhReason *reason)
{
  const FhMisereCraft *craft = reading->misere;
  bool joker = fh_card_is_joker (card);
  float follows = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat))
      follows += fh_reading_holds (reading, seat, reading->suit[suit]);
  float chance =
      catches (reading, card, suit, reading->foes) * (1 - partner_spoils (reading, suit));
  float score = craft->catch_lead * chance + craft->must_follow * follows
                + craft->open_suit * open_danger (reading, suit);
  if (follows < 0.02f)
    score += craft->free_throw;
  if (joker)
    score -= reading->joker_lowest ? craft->joker : 0;
  else
    score += craft->rank * (float) fh_card_rank (card) - craft->low_lead * lowness (reading, card);

  FhCardSet others = reading->hand & reading->suit[suit] & ~FH_SET (card);
  if (others)
    score += craft->next_low * lowness (reading, fh_set_first (others));

  *reason = fh_reason (follows < 0.02f ? FH_MOTIVE_EXIT : FH_MOTIVE_LEAD_LOW_AT_BIDDER);
  reason->suit = (uint8_t) suit;
  reason->seat = reading->table->declarer;
  reason->chance = fh_percent (chance);
  reason->number =
      (int8_t) fh_set_size (fh_reading_higher (reading, card) & reading->out & reading->suit[suit]);
  return score;
}

static FhPlayChoice
lead (const FhReading *reading)
{
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  uint8_t named = reading->view->legal.joker_suits;
  float best_score = -1000;

  FH_FOREACH_CARD (card, reading->options)
    for (int s = 0; s < FH_N_SUITS; s++)
      {
        bool joker = fh_card_is_joker (card);
        FhReason reason;
        if (joker ? named && !((named >> s) & 1) : s != (int) fh_card_suit (card))
          continue;
        float score = lead_score (reading, card, (FhSuit) s, &reason);
        if (score > best_score)
          {
            best_score = score;
            best.card = card;
            best.named = joker && named ? (FhSuit) s : FH_SUIT_NONE;
            best.reason = reason;
          }
      }
  return best;
}

static float
follow_score (const FhReading *reading, FhCard card, FhReason *reason)
{
  const FhMisereCraft *craft = reading->misere;
  bool beats = fh_set_has (reading->beating, card);
  bool caught = fh_seats_have (reading->foes, reading->winner);
  uint8_t to_come = reading->later & reading->foes;
  float score;

  /* Among equals the higher card goes.  A joker that never wins gets under everything. */
  if (fh_card_is_joker (card))
    score = reading->joker_lowest ? -craft->joker : 0;
  else
    {
      bool follows = (int) fh_card_suit (card) == (int) reading->led;
      score = -(follows ? craft->low_follow : craft->low_throw) * lowness (reading, card)
              + craft->rank * (float) fh_card_rank (card);
    }

  *reason = fh_reason (FH_MOTIVE_BIDDER_IS_UNDER);
  reason->card = reading->winning;
  reason->seat = reading->table->declarer;
  if (caught && !beats)
    {
      score += 2;
      reason->motive = FH_MOTIVE_CATCH_BIDDER;
    }
  else if (to_come)
    {
      float chance = catches (reading, beats ? card : reading->winning, reading->led, to_come);
      score += craft->catch_follow * chance;
      reason->motive = FH_MOTIVE_GET_UNDER_BIDDER;
      reason->chance = fh_percent (chance);
    }
  return score;
}

FhPlayChoice
fh_play_against_misere (const FhReading *reading)
{
  if (!reading->n)
    return lead (reading);

  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000;

  FH_FOREACH_CARD (card, reading->options)
    {
      FhReason reason;
      float score = follow_score (reading, card, &reason);
      if (score > best_score)
        {
          best_score = score;
          best.card = card;
          best.reason = reason;
        }
    }

  FhSuit suit = fh_reading_suit (reading, best.card);
  if (suit != reading->led && suit < FH_N_SUITS && best.reason.motive != FH_MOTIVE_CATCH_BIDDER)
    {
      best.reason.suit = (uint8_t) suit;
      bool useless = lowness (reading, best.card) == 0 && (reading->out & reading->suit[suit]);
      best.reason.motive = useless ? FH_MOTIVE_BIDDER_IS_VOID : FH_MOTIVE_KEEP_LOW;
    }
  if (fh_card_is_joker (best.card))
    best.named = fh_play_named_suit (reading);
  return best;
}
