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
#include "fh-proof.h"

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
lead_score (const FhReading *reading, FhCard card, FhSuit suit, float *chance)
{
  const FhMisereSkill *skill = reading->misere;
  bool joker = fh_card_is_joker (card);
  float follows = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat))
      follows += fh_reading_holds (reading, seat, reading->suit[suit]);
  *chance = catches (reading, card, suit, reading->foes) * (1 - partner_spoils (reading, suit));
  float score = skill->catch_lead * *chance + skill->must_follow * follows
                + skill->open_suit * open_danger (reading, suit);
  if (follows < 0.02f)
    score += skill->free_throw;
  if (joker)
    score -= skill->joker;
  else
    score += skill->rank * (float) fh_card_rank (card) - skill->low_lead * lowness (reading, card);

  FhCardSet others = reading->hand & reading->suit[suit] & ~FH_SET (card);
  if (others)
    score += skill->next_low * lowness (reading, fh_set_first (others));
  return score;
}

/* Whether all that @seat holds is known. */
static bool
lies_open (const FhReading *reading, int seat)
{
  return fh_set_size (reading->view->known[seat]) >= reading->table->hand_size[seat];
}

/* Why @card is led, which asks for @suit and catches the bidder with @chance. */
static FhReason
lead_reason (const FhReading *reading, FhCard card, FhSuit suit, float chance)
{
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);
  FhCardSet over = fh_reading_beating (reading, card, suit) & reading->suit[suit];

  reason.suit = (uint8_t) suit;
  reason.chance = fh_chance_percent (chance);
  if (!(fh_proof_cards_of (reading, reading->foes) & reading->suit[suit]))
    {
      reason.motive = FH_MOTIVE_BIDDER_IS_VOID;
      return reason;
    }
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    {
      int n = fh_seats_have (reading->foes, seat)
                  ? fh_set_size (fh_proof_cards (reading, seat) & over)
                  : 0;
      if (n <= reason.number)
        continue;
      reason.motive = FH_MOTIVE_LEAD_LOW_AT_BIDDER;
      reason.number = (int8_t) n;
      reason.seat = (uint8_t) seat;
      reason.certainty = lies_open (reading, seat) ? FH_CERTAIN : FH_OPEN;
    }
  return reason;
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
        float chance;
        if (joker ? named && !fh_suits_have (named, s) : s != (int) fh_card_suit (card))
          continue;
        float score = lead_score (reading, card, (FhSuit) s, &chance);
        if (score > best_score)
          {
            best_score = score;
            best.card = card;
            best.named = joker && named ? (FhSuit) s : FH_SUIT_NONE;
            best.reason = lead_reason (reading, card, (FhSuit) s, chance);
          }
      }
  return best;
}

/* The chance that the best of the own cards, led next, makes the bidder take a trick. */
static float
promise_of_lead (const FhReading *reading)
{
  float best = 0;

  FH_FOREACH_CARD (card, reading->hand & ~FH_SET_JOKERS)
    {
      FhSuit suit = fh_reading_suit (reading, card);
      float chance =
          catches (reading, card, suit, reading->foes) * (1 - partner_spoils (reading, suit));
      if (chance > best)
        best = chance;
    }
  return best;
}

/* The worth of playing the joker against a misère.  A joker that never wins is kept as a safe way
 * out.  One that always wins would save a bidder who is winning; taken from a winning partner it
 * only buys the lead, which counts by what there is to lead. */
static float
joker_score (const FhReading *reading, bool to_come)
{
  const FhMisereSkill *skill = reading->misere;
  bool takes_lead =
      !reading->joker_lowest && !to_come && fh_seats_have (reading->friends, reading->winner);

  return (takes_lead ? skill->catch_lead * promise_of_lead (reading) : 0) - skill->joker;
}

static float
follow_score (const FhReading *reading, FhCard card, float *chance)
{
  const FhMisereSkill *skill = reading->misere;
  bool beats = fh_set_has (reading->beating, card);
  bool caught = fh_seats_have (reading->foes, reading->winner);
  uint8_t to_come = reading->later & reading->foes;
  float score;

  /* Among equals the higher card goes. */
  if (fh_card_is_joker (card))
    score = joker_score (reading, to_come != 0);
  else
    {
      bool follows = (int) fh_card_suit (card) == (int) reading->led;
      score = -(follows ? skill->low_follow : skill->low_throw) * lowness (reading, card)
              + skill->rank * (float) fh_card_rank (card);
    }

  *chance = 0;
  if (caught && !beats)
    {
      score += 2;
    }
  else if (to_come)
    {
      *chance = catches (reading, beats ? card : reading->winning, reading->led, to_come);
      score += skill->catch_follow * *chance;
    }
  return score;
}

/* Whether a lower card than @card is kept that may get under the bidder in its suit. */
static bool
keeps_low (const FhReading *reading, FhCard card)
{
  FhCardSet theirs = fh_proof_cards_of (reading, reading->foes);

  FH_FOREACH_CARD (other, reading->hand & ~FH_SET_JOKERS & ~FH_SET (card))
    if (fh_card_rank (other) < fh_card_rank (card) && (theirs & fh_reading_higher (reading, other)))
      return true;
  return false;
}

/* Why @card is discarded; @reason tells of the trick so far. */
static void
reason_to_discard (const FhReading *reading, FhCard card, FhReason *reason)
{
  FhSuit suit = fh_reading_suit (reading, card);

  reason->suit = (uint8_t) suit;
  if (!(fh_proof_cards_of (reading, reading->foes) & reading->suit[suit]))
    reason->motive = FH_MOTIVE_BIDDER_IS_VOID;
  else if (keeps_low (reading, card))
    reason->motive = FH_MOTIVE_KEEP_LOW;
}

/* Why @card is played to a trick that it leaves the bidder to win with @chance. */
static FhReason
follow_reason (const FhReading *reading, FhCard card, float chance)
{
  FhSuit suit = fh_reading_suit (reading, card);
  bool beats = fh_set_has (reading->beating, card);
  FhReason reason = fh_motive_reason (FH_MOTIVE_BIDDER_IS_UNDER);

  reason.card = reading->winning;
  reason.seat = reading->table->declarer;
  if (fh_seats_have (reading->foes, reading->winner))
    {
      reason.motive = !beats                                  ? FH_MOTIVE_CATCH_BIDDER
                      : !(reading->legal & ~reading->beating) ? FH_MOTIVE_MUST_BEAT
                                                              : FH_MOTIVE_ON_BALANCE;
      return reason;
    }
  if (fh_proof_may_beat (reading, reading->later & reading->foes, beats ? card : reading->winning,
                         reading->led))
    {
      reason.motive = FH_MOTIVE_GET_UNDER_BIDDER;
      reason.chance = fh_chance_percent (chance);
    }
  else if (fh_card_is_joker (card)
           || !(reading->legal & reading->suit[suit] & ~fh_reading_higher (reading, card)
                & ~FH_SET (card)))
    {
      reason.certainty = FH_OPEN;
    }
  if (suit != reading->led && suit < FH_N_SUITS)
    reason_to_discard (reading, card, &reason);
  return reason;
}

FhPlayChoice
fh_play_against_misere (const FhReading *reading)
{
  if (!reading->n)
    return lead (reading);

  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000, best_chance = 0;

  FH_FOREACH_CARD (card, reading->options)
    {
      float chance;
      float score = follow_score (reading, card, &chance);
      if (score > best_score)
        {
          best_score = score;
          best_chance = chance;
          best.card = card;
        }
    }
  best.reason = follow_reason (reading, best.card, best_chance);
  if (fh_card_is_joker (best.card))
    best.named = fh_play_named_suit (reading);
  return best;
}
