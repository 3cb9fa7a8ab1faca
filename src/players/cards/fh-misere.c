/* fh-misere.c: playing to lose every trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bidder plays the highest card that loses, throws what is dangerous when it is void, and leads
 * what opponents have to beat.
 */
#include "fh-play.h"

#include "fh-danger.h"

/* The chance that nobody is made to beat @card in a trick that asks for @suit; @later are the seats
 * to come.  An opponent beats it only with nothing lower. */
static float
takes_trick (const FhReading *reading, FhCard card, FhSuit suit, uint8_t later)
{
  float takes = 1;

  if (fh_card_is_joker (card))
    return reading->joker_lowest ? 0 : 1;
  FhCardSet higher = fh_reading_higher (reading, card) & reading->suit[suit];
  FhCardSet lower = reading->suit[suit] & ~higher & ~FH_SET (card);
  if (reading->joker_lowest)
    lower |= FH_SET_JOKERS;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (later & reading->foes, seat))
      takes *= 1
               - fh_reading_holds (reading, seat, higher)
                     * (1 - fh_reading_holds (reading, seat, lower));
  return takes;
}

static float
danger_after (const FhReading *reading, FhCard card)
{
  return fh_danger_of_hand (reading->hand & ~FH_SET (card), reading->out);
}

static FhReason
misere_reason (const FhReading *reading, FhCard card, float takes)
{
  FhReason reason = fh_reason (FH_MOTIVE_MISERE_LOW);
  bool leads = reading->n == 0;

  reason.chance = fh_percent (1 - takes);
  if (leads)
    return reason;
  reason.card = reading->winning;
  FhSuit suit = fh_reading_suit (reading, card);
  if (takes >= 1)
    reason.motive = FH_MOTIVE_MISERE_MUST_WIN;
  else if (!fh_set_has (reading->beating, card))
    {
      reason.motive = suit == reading->led ? FH_MOTIVE_MISERE_UNDER : FH_MOTIVE_MISERE_THROW_DANGER;
      reason.suit = (uint8_t) suit;
    }
  return reason;
}

FhPlayChoice
fh_play_misere (const FhReading *reading)
{
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_cost = 1000, best_takes = 0;
  bool lost = false;

  if (reading->n)
    lost = fh_seats_have (reading->friends, reading->winner) && !reading->later;

  FH_FOREACH_CARD (card, reading->options)
    {
      FhSuit suit = fh_reading_suit (reading, card);
      float takes = 0;
      if (!reading->n)
        takes = takes_trick (reading, card, suit, reading->foes);
      else if (fh_set_has (reading->beating, card))
        takes = takes_trick (reading, card, suit, reading->later);
      float cost = reading->misere->takes * takes + danger_after (reading, card);
      /* A joker that never wins is the last way out; it is kept for when nothing else loses. */
      if (fh_card_is_joker (card) && reading->joker_lowest)
        cost += reading->misere->joker_exit;
      /* A trick that is taken in any case takes the most dangerous card with it. */
      if (lost)
        cost = danger_after (reading, card);
      if (cost <= best_cost)
        {
          best_cost = cost;
          best_takes = takes;
          best.card = card;
        }
    }

  if (fh_card_is_joker (best.card))
    {
      /* Any suit does: what others hold most of is sure to be followed. */
      int most = -1;
      for (int s = 0; s < FH_N_SUITS; s++)
        if ((reading->view->legal.joker_suits >> s) & 1)
          {
            int n = fh_set_size (reading->out & reading->suit[s]);
            if (n > most)
              {
                most = n;
                best.named = (FhSuit) s;
              }
          }
    }
  best.reason = misere_reason (reading, best.card, best_takes);
  return best;
}

FhPlayChoice
fh_play_save_misere (const FhReading *reading)
{
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  int best_score = -1;

  /* The trick is taken with the highest card; what cannot take it goes lowest first, so that high
   * cards are left to take others. */
  FH_FOREACH_CARD (card, reading->options)
    {
      bool joker = fh_card_is_joker (card);
      bool takes =
          reading->n == 0 ? !(joker && reading->joker_lowest) : fh_set_has (reading->beating, card);
      int rank = joker ? FH_N_RANKS : (int) fh_card_rank (card);
      int score = takes ? FH_N_RANKS + 1 + rank : FH_N_RANKS - rank;
      if (score > best_score)
        {
          best_score = score;
          best.card = card;
        }
    }
  if (fh_card_is_joker (best.card))
    best.named = fh_play_named_suit (reading);
  best.reason = fh_reason (FH_MOTIVE_HELP_DECLARER);
  best.reason.seat = reading->table->declarer;
  return best;
}
