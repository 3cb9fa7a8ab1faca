/* fh-misere.c: playing to lose every trick.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bidder plays the highest card that loses, throws what is dangerous when it is void, and leads
 * what opponents have to beat.
 */
#include "fh-play.h"

#include "fh-danger.h"
#include "fh-proof.h"

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

/* The seats that play after this one to the trick in progress, or the one that is about to begin.
 */
static uint8_t
to_come (const FhReading *reading)
{
  return reading->n ? reading->later : reading->friends | reading->foes;
}

/* Whether @card, which names @named if it is a joker that is led, takes the trick whatever the
 * others hold. */
static bool
surely_takes (const FhReading *reading, FhCard card, FhSuit named)
{
  FhSuit suit = fh_card_is_joker (card) ? named : fh_reading_suit (reading, card);

  if (reading->n)
    return fh_set_has (reading->beating, card)
           && !fh_proof_may_beat (reading, reading->later, card, reading->led);
  return !(fh_card_is_joker (card) && reading->joker_lowest)
         && !fh_proof_may_beat (reading, to_come (reading), card, suit);
}

/* The cards that those who play later can put over @card in a trick in which @led is followed. */
static int
n_over (const FhReading *reading, FhCard card, FhSuit led)
{
  FhCardSet over = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (to_come (reading), seat))
      over |= fh_proof_cards_now (reading, seat);
  return fh_set_size (over & fh_reading_beating (reading, card, led));
}

/* Why @card is played below the winning one. */
static void
reason_to_go_under (const FhReading *reading, FhCard card, FhReason *reason)
{
  FhSuit suit = fh_reading_suit (reading, card);
  FhCardSet others = fh_proof_cards_of (reading, reading->friends | reading->foes);
  FhCardSet higher = fh_reading_higher (reading, card);

  reason->suit = (uint8_t) suit;
  if (suit == reading->led)
    {
      reason->motive = FH_MOTIVE_MISERE_UNDER;
      if (reading->legal & higher & ~reading->beating)
        reason->certainty = FH_OPEN;
      return;
    }
  reason->motive = FH_MOTIVE_MISERE_THROW_DANGER;
  if (!(others & reading->suit[suit] & ~higher & ~FH_SET (card)))
    reason->certainty = FH_OPEN;
}

static FhReason
misere_reason (const FhReading *reading, FhCard card, FhSuit named, float takes)
{
  FhReason reason = fh_motive_reason (FH_MOTIVE_MISERE_LOW);
  FhSuit asked = fh_card_is_joker (card) ? named : fh_reading_suit (reading, card);

  reason.chance = fh_chance_percent (1 - takes);
  if (fh_card_is_joker (card) && reading->joker_lowest)
    {
      reason.motive = FH_MOTIVE_MISERE_THROW_DANGER;
      reason.certainty = FH_OPEN;
      return reason;
    }
  if (reading->n)
    {
      asked = reading->led;
      reason.card = reading->winning;
      if (!fh_set_has (reading->beating, card))
        {
          reason_to_go_under (reading, card, &reason);
          return reason;
        }
    }
  reason.number = (int8_t) n_over (reading, card, asked);
  if (!surely_takes (reading, card, named))
    return reason;
  reason.motive = FH_MOTIVE_MISERE_MUST_WIN;
  reason.chance = 0;
  FH_FOREACH_CARD (other, reading->legal)
    if (!surely_takes (reading, other, fh_play_named_suit (reading)))
      reason.motive = FH_MOTIVE_MISERE_TAKES;
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
        if (fh_suits_have (reading->view->legal.joker_suits, s))
          {
            int n = fh_set_size (reading->out & reading->suit[s]);
            if (n > most)
              {
                most = n;
                best.named = (FhSuit) s;
              }
          }
    }
  best.reason = misere_reason (reading, best.card, best.named, best_takes);
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
  best.reason = fh_motive_reason (FH_MOTIVE_HELP_DECLARER);
  best.reason.seat = reading->table->declarer;
  return best;
}
