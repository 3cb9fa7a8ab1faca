/* fh-misere-defence.c: making a misère bidder take a trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The defenders lead low what the bidder has to follow and never what it has shown void in, stay
 * under its card when that is winning, throw high cards when it is under already, and keep low
 * cards to lead and to duck with.
 */
#include "fh-play.h"

/* What the bidder's having to follow a lead is worth, and what its free discard costs. */
#define MUST_FOLLOW 0.20f
#define FREE_THROW  0.30f
#define KEEP_LOW    0.22f
#define KEEP_JOKER  0.30f

/* The chance that a bidder still to play has to go over @card, asked for @suit. */
static float
catches (const FhReading *reading, FhCard card, FhSuit suit, uint8_t bidders)
{
  if (suit == FH_SUIT_NONE)
    return 0;

  bool joker = fh_card_is_joker (card);
  FhCardSet higher = joker && reading->joker_lowest ? reading->suit[suit]
                     : joker                        ? 0
                             : fh_reading_higher (reading, card) & reading->suit[suit];
  FhCardSet lower = reading->suit[suit] & ~higher & ~FH_SET (card);
  if (reading->joker_lowest)
    lower |= FH_SET_JOKERS;
  float escapes = 1;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if ((bidders >> seat) & 1)
      escapes *= 1
                 - fh_reading_holds (reading, seat, higher)
                       * (1 - fh_reading_holds (reading, seat, lower));
  return 1 - escapes;
}

/* What @card is worth later: low cards get under the bidder, cards of suits that it does not hold
 * do not matter, and a joker that never wins gets under everything. */
static float
worth_keeping (const FhReading *reading, FhCard card)
{
  if (fh_card_is_joker (card))
    return reading->joker_lowest ? KEEP_JOKER : 0;

  FhCardSet bidders = 0;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if ((reading->foes >> seat) & 1)
      bidders |= reading->held[seat];
  bidders &= reading->suit[fh_card_suit (card)];
  if (!bidders)
    return 0;
  return KEEP_LOW * (float) fh_set_size (bidders & fh_reading_higher (reading, card))
         / (float) fh_set_size (bidders);
}

/* The chance that a partner who plays after the bidder has to take the trick from it. */
static float
partner_spoils (const FhReading *reading, FhSuit suit)
{
  float spoils = 0;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if ((reading->friends >> seat) & 1)
      spoils = 0.25f * fh_reading_holds (reading, seat, reading->suit[suit]);
  return spoils;
}

static FhPlayChoice
lead (const FhReading *reading)
{
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000;

  FH_FOREACH_CARD (card, reading->legal)
    for (int s = 0; s < FH_N_SUITS; s++)
      {
        bool joker = fh_card_is_joker (card);
        uint8_t named = reading->view->legal.joker_suits;
        if (joker && named && !((named >> s) & 1))
          continue;
        if (!joker && s != (int) fh_card_suit (card))
          continue;

        float follows = 0;
        for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
          if ((reading->foes >> seat) & 1)
            follows += fh_reading_holds (reading, seat, reading->suit[s]);
        float chance = catches (reading, card, (FhSuit) s, reading->foes)
                       * (1 - partner_spoils (reading, (FhSuit) s));
        float score = chance + MUST_FOLLOW * follows - FREE_THROW * (follows < 0.02f)
                      - worth_keeping (reading, card);
        if (score > best_score)
          {
            best_score = score;
            best.card = card;
            best.named = joker && named ? (FhSuit) s : FH_SUIT_NONE;
            best.reason =
                fh_reason (follows < 0.02f ? FH_MOTIVE_EXIT : FH_MOTIVE_LEAD_LOW_AT_BIDDER);
            best.reason.suit = (uint8_t) s;
            best.reason.seat = reading->table->declarer;
            best.reason.chance = (int8_t) (chance * 100 + 0.5f);
            best.reason.number = (int8_t) fh_set_size (fh_reading_higher (reading, card)
                                                       & reading->out & reading->suit[s]);
          }
      }
  return best;
}

FhPlayChoice
fh_play_against_misere (const FhReading *reading)
{
  if (!reading->n)
    return lead (reading);

  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000;
  bool caught = (reading->foes >> reading->winner) & 1;
  uint8_t to_come = reading->later & reading->foes;

  FH_FOREACH_CARD (card, reading->legal)
    {
      bool beats = fh_set_has (reading->beating, card);
      FhReason reason = fh_reason (FH_MOTIVE_KEEP_LOW);
      float score = -worth_keeping (reading, card);

      reason.card = reading->winning;
      reason.seat = reading->table->declarer;
      if (caught && !beats)
        {
          score += 2;
          reason.motive = FH_MOTIVE_CATCH_BIDDER;
        }
      else if (to_come)
        {
          float chance = catches (reading, beats ? card : reading->winning, reading->led, to_come);
          score += 1.5f * chance;
          reason.motive = FH_MOTIVE_GET_UNDER_BIDDER;
          reason.chance = (int8_t) (chance * 100 + 0.5f);
        }
      else
        reason.motive = FH_MOTIVE_BIDDER_IS_UNDER;
      /* Among equals the higher card goes. */
      score += 0.001f * (float) (card & 15);
      if (score > best_score)
        {
          best_score = score;
          best.card = card;
          best.reason = reason;
        }
    }

  FhSuit suit = fh_reading_suit (reading, best.card);
  if (suit != reading->led && suit < FH_N_SUITS && best.reason.motive != FH_MOTIVE_CATCH_BIDDER
      && worth_keeping (reading, best.card) == 0
      && fh_set_size (reading->out & reading->suit[suit]) > 0)
    {
      best.reason.motive = FH_MOTIVE_BIDDER_IS_VOID;
      best.reason.suit = (uint8_t) suit;
    }
  if (fh_card_is_joker (best.card))
    best.named = fh_play_named_suit (reading);
  return best;
}
