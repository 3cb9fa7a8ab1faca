/* fh-follow.c: the card to follow with when tricks are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each card is weighed by one measure: the chance that the own side wins this trick with it, less
 * what the card would be worth later.  Ducking, covering, saving a partner's trick, ruffing high or
 * low and keeping guards all follow from that; the motive says which of them it was.
 */
#include "fh-play.h"

#include "fh-keep.h"
#include "fh-sound-play.h"

/* A chance above which a card is played to win, below which to cost the others a higher one. */
#define LIKELY_TO_WIN 0.75f

/* Whether second hand beats an honour that an opponent led, with more of them to come. */
static bool
covers (const FhReading *reading, float chance)
{
  return reading->n == 1 && (reading->later & reading->foes) && chance < LIKELY_TO_WIN
         && !fh_card_is_joker (reading->winning) && fh_card_rank (reading->winning) >= FH_TEN;
}

static FhReason
follow_reason (const FhReading *reading, FhCard card, float chance, float other_chance)
{
  FhReason reason = fh_reason (FH_MOTIVE_NONE);
  FhSuit suit = fh_reading_suit (reading, card);
  bool beats = fh_set_has (reading->beating, card);
  bool friendly = fh_seats_have (reading->friends, reading->winner);
  bool is_trump = (int) suit == (int) reading->trump;
  bool follows = suit == reading->led;

  reason.card = reading->winning;
  reason.chance = fh_percent (chance);
  if (beats)
    {
      if (suit == FH_SUIT_JOKER)
        {
          reason.motive = FH_MOTIVE_USE_JOKER;
          reason.suit = (uint8_t) suit;
        }
      else if (friendly)
        {
          reason.motive = FH_MOTIVE_MAKE_SURE;
          reason.needed = fh_percent (other_chance);
        }
      else if (is_trump && !follows)
        reason.motive = fh_set_has (reading->suit[suit], reading->winning) ? FH_MOTIVE_OVER_RUFF
                                                                           : FH_MOTIVE_RUFF;
      else if (covers (reading, chance))
        reason.motive = FH_MOTIVE_COVER;
      else
        reason.motive = reading->later & reading->foes ? FH_MOTIVE_WIN_HIGH : FH_MOTIVE_WIN_CHEAPLY;
      reason.seat = (uint8_t) reading->winner;
      return reason;
    }

  if (friendly)
    {
      reason.motive = FH_MOTIVE_SAVE_PARTNERS_TRICK;
      reason.seat = (uint8_t) reading->winner;
    }
  else if (!(reading->legal & reading->beating))
    reason.motive = FH_MOTIVE_CANNOT_WIN;
  else if (!(reading->legal & reading->beating & ~FH_SET_JOKERS))
    reason.motive = FH_MOTIVE_KEEP_JOKER;
  else if (!follows && reading->trump != FH_NO_TRUMP)
    reason.motive = FH_MOTIVE_KEEP_TRUMP;
  else
    {
      reason.motive = FH_MOTIVE_DUCK;
      reason.seat = reading->later & reading->friends
                        ? (uint8_t) __builtin_ctz (reading->later & reading->friends)
                        : 0xff;
    }

  if (!follows && reason.motive != FH_MOTIVE_KEEP_TRUMP && reason.motive != FH_MOTIVE_KEEP_JOKER)
    {
      /* The interest of a discard is what it keeps. */
      FhCard lowest = fh_reading_lowest (reading, reading->hand & reading->suit[suit]);
      bool spares_lower = false;
      FH_FOREACH_CARD (other, reading->legal & ~reading->suit[suit])
        if (fh_card_is_joker (other) == false && fh_keep_guarded (reading, other) != FH_CARD_NONE
            && fh_card_rank (other) < fh_card_rank (card))
          {
            reason.card = fh_keep_guarded (reading, other);
            spares_lower = true;
            break;
          }
      if (!friendly)
        reason.motive =
            spares_lower && lowest == card ? FH_MOTIVE_KEEP_GUARD : FH_MOTIVE_DISCARD_LOSER;
      reason.suit = (uint8_t) suit;
    }
  return reason;
}

FhPlayChoice
fh_play_follow (const FhReading *reading)
{
  const FhCraft *craft = reading->craft;
  bool friendly = fh_seats_have (reading->friends, reading->winner);
  float left = fh_reading_wins (reading, reading->winning, reading->led,
                                reading->loyal[reading->winner], reading->later);
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000, best_chance = 0;

  /* Nothing is gained by going over a partner's card that holds. */
  FhCardSet options = reading->options;
  if (friendly && left > craft->holds && (options & ~reading->beating))
    options &= ~reading->beating;

  /* The chance to win a trick with a top trump is large whenever it is played. */
  FhCardSet spent = 0;
  FH_FOREACH_CARD (card, options)
    if (fh_sound_play_judge (reading, card) == FH_UNSOUND_TOP_SPENT)
      spent |= FH_SET (card);
  if (options & ~spent)
    options &= ~spent;

  FH_FOREACH_CARD (card, options)
    {
      float chance = left;
      if (fh_set_has (reading->beating, card))
        chance = fh_reading_wins (reading, card, reading->led, 1, reading->later);
      float score = chance * (1 + craft->tempo_won) - fh_keep_value (reading, card);
      if (score > best_score)
        {
          best_score = score;
          best.card = card;
          best_chance = chance;
        }
    }

  /* Nothing higher than necessary is thrown, and nothing higher than necessary wins: not when
   * nobody can go over it any more, nor where no card still out tells two of them apart. */
  FhCardSet same_suit = options & reading->suit[fh_reading_suit (reading, best.card)];
  FhCardSet winners = same_suit & reading->beating;
  if (!fh_set_has (reading->beating, best.card))
    best.card = fh_reading_lowest (reading, same_suit);
  else if (!(reading->later & reading->foes))
    best.card = fh_reading_lowest (reading, winners);
  else
    FH_FOREACH_CARD (card, winners)
      {
        FhCardSet between = fh_reading_higher (reading, card)
                            & ~fh_reading_higher (reading, best.card) & ~FH_SET (best.card);
        if (fh_set_has (fh_reading_higher (reading, card), best.card) && !(between & reading->out))
          best.card = card;
      }

  if (fh_card_is_joker (best.card))
    best.named = fh_play_named_suit (reading);
  best.reason = follow_reason (reading, best.card, best_chance, left);
  if (best.reason.motive == FH_MOTIVE_USE_JOKER)
    best.reason.suit = (uint8_t) best.named;
  return best;
}
