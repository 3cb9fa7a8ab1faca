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
#include "fh-proof.h"
#include "fh-sound-play.h"

/* A chance above which a card is played to win, below which to cost the others a higher one. */
#define LIKELY_TO_WIN 0.75f

/* The chances from which something is told as probable, and below which its contrary is. */
#define LIKELY   0.7f
#define UNLIKELY 0.25f

/* Whether second hand beats an honour that an opponent led, with more of them to come. */
static bool
covers (const FhReading *reading, float chance)
{
  return reading->n == 1 && (reading->later & reading->foes) && chance < LIKELY_TO_WIN
         && !fh_card_is_joker (reading->winning) && fh_card_rank (reading->winning) >= FH_TEN;
}

/* Whether opponents who are still to play may beat @card.  A partner whom only a called card knows
 * may be one of them. */
static bool
foes_may_beat (const FhReading *reading, FhCard card)
{
  uint8_t foes = reading->foes | (reading->called != FH_CARD_NONE ? reading->maybe_partner : 0);

  return fh_proof_may_beat (reading, reading->later & foes, card, reading->led);
}

/* Why @card, which beats what lies there, is played; the own side wins with @chance, and without it
 * it would with @other_chance. */
static void
reason_to_win (
    const FhReading *reading, FhCard card, float chance, float other_chance, FhReason *reason)
{
  FhSuit suit = fh_reading_suit (reading, card);
  bool is_trump = reading->trump != FH_NO_TRUMP && (int) suit == (int) reading->trump;
  bool sure = !fh_proof_may_beat (reading, reading->later, card, reading->led);
  FhReason friendly = *reason;

  reason->seat = (uint8_t) reading->winner;
  reason->certainty = sure ? FH_CERTAIN : FH_OPEN;
  if (fh_card_is_joker (card))
    {
      reason->motive = FH_MOTIVE_USE_JOKER;
      reason->certainty = reading->legal & reading->beating & ~FH_SET (card) ? FH_OPEN : FH_CERTAIN;
    }
  else if (fh_proof_name_friend (reading, reading->winner, &friendly))
    {
      *reason = friendly;
      reason->motive = FH_MOTIVE_MAKE_SURE;
      reason->needed = fh_chance_percent (other_chance);
      reason->certainty = !foes_may_beat (reading, reading->winning) ? FH_CERTAIN
                          : other_chance < UNLIKELY                  ? FH_LIKELY
                                                                     : FH_OPEN;
      if (!(reading->legal & ~reading->beating))
        reason->motive = FH_MOTIVE_MUST_BEAT;
      else if (reason->certainty == FH_CERTAIN && !sure)
        reason->motive = FH_MOTIVE_ON_BALANCE;
    }
  else if (is_trump && suit != reading->led)
    {
      bool over = fh_set_has (reading->suit[suit], reading->winning);
      reason->motive = over ? FH_MOTIVE_OVER_RUFF : FH_MOTIVE_RUFF;
    }
  else if (covers (reading, chance) && !sure)
    {
      reason->motive = FH_MOTIVE_COVER;
    }
  else
    {
      reason->motive =
          reading->later & ~reading->friends ? FH_MOTIVE_WIN_HIGH : FH_MOTIVE_WIN_CHEAPLY;
      if (!sure && chance >= LIKELY)
        reason->certainty = FH_LIKELY;
    }
}

/* Whether @card, which does not win, is the lowest of its suit that may be played, and lower than
 * another one that may. */
static bool
spares_higher (const FhReading *reading, FhCard card)
{
  FhCardSet same = reading->legal & reading->suit[fh_reading_suit (reading, card)];

  return !(same & ~fh_reading_higher (reading, card) & ~FH_SET (card))
         && (same & fh_reading_higher (reading, card));
}

/* Why @card, which follows suit or not and does not beat what lies there, is played. */
static void
reason_to_lose (const FhReading *reading, FhCard card, FhReason *reason)
{
  FhCardSet winners = reading->legal & reading->beating;
  uint8_t sure_friends = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->later, seat) && fh_proof_is_friend (reading, seat))
      sure_friends |= fh_seat_bit (seat);

  if (fh_proof_name_friend (reading, reading->winner, reason))
    {
      reason->motive = FH_MOTIVE_SAVE_PARTNERS_TRICK;
      /* A master is spent all the same; and what will hardly hold might be helped. */
      reason->certainty = reason->chance >= FH_PROBABLE && fh_proof_higher (reading, card)
                                  && spares_higher (reading, card)
                              ? FH_CERTAIN
                              : FH_OPEN;
    }
  else if (!winners)
    {
      reason->motive = FH_MOTIVE_CANNOT_WIN;
      reason->certainty = spares_higher (reading, card) ? FH_CERTAIN : FH_OPEN;
    }
  else if (!(winners & ~FH_SET_JOKERS))
    {
      reason->motive = FH_MOTIVE_KEEP_JOKER;
    }
  else if (reading->trump != FH_NO_TRUMP && !(winners & ~reading->suit[reading->trump])
           && fh_reading_suit (reading, card) != (FhSuit) reading->trump)
    {
      reason->motive = FH_MOTIVE_KEEP_TRUMP;
    }
  else
    {
      reason->motive = FH_MOTIVE_DUCK;
      reason->certainty = FH_OPEN;
      if (sure_friends)
        fh_proof_name_friend (reading, __builtin_ctz (sure_friends), reason);
      else
        FH_FOREACH_CARD (other, winners)
          if (!fh_proof_may_beat (reading, reading->later, other, reading->led))
            reason->certainty = FH_CERTAIN;
    }
}

/* The own honour that a discard from another suit than that of @card would leave bare, or
 * FH_CARD_NONE. */
static FhCard
honour_spared (const FhReading *reading, FhCard card)
{
  FH_FOREACH_CARD (other, reading->legal & ~reading->suit[fh_reading_suit (reading, card)])
    {
      FhCard honour = fh_card_is_joker (other) ? FH_CARD_NONE : fh_keep_guarded (reading, other);
      if (honour != FH_CARD_NONE && fh_card_rank (other) < fh_card_rank (card)
          && fh_proof_higher (reading, honour))
        return honour;
    }
  return FH_CARD_NONE;
}

static FhReason
follow_reason (const FhReading *reading, FhCard card, float chance, float other_chance)
{
  FhReason reason = fh_motive_reason (FH_MOTIVE_NONE);
  FhSuit suit = fh_reading_suit (reading, card);

  reason.card = reading->winning;
  reason.chance = fh_chance_percent (chance);
  if (fh_set_has (reading->beating, card))
    {
      reason_to_win (reading, card, chance, other_chance, &reason);
      return reason;
    }

  reason_to_lose (reading, card, &reason);
  if (suit == reading->led || reason.motive == FH_MOTIVE_KEEP_TRUMP
      || reason.motive == FH_MOTIVE_KEEP_JOKER || reason.motive == FH_MOTIVE_SAVE_PARTNERS_TRICK)
    return reason;

  /* The interest of a discard is what it keeps. */
  FhCard lowest = fh_reading_lowest (reading, reading->hand & reading->suit[suit]);
  FhCard honour = honour_spared (reading, card);
  if (lowest == card && honour != FH_CARD_NONE)
    {
      reason.motive = FH_MOTIVE_KEEP_GUARD;
      reason.card = honour;
    }
  else if (fh_proof_higher (reading, card))
    {
      reason.motive = FH_MOTIVE_DISCARD_LOSER;
    }
  reason.suit = (uint8_t) suit;
  return reason;
}

FhPlayChoice
fh_play_follow (const FhReading *reading)
{
  const FhPlaySkill *skill = reading->skill;
  bool friendly = fh_seats_have (reading->friends, reading->winner);
  float left = fh_reading_wins (reading, reading->winning, reading->led,
                                reading->loyal[reading->winner], reading->later);
  FhPlayChoice best = { .card = FH_CARD_NONE, .named = FH_SUIT_NONE };
  float best_score = -1000, best_chance = 0;

  /* Nothing is gained by going over a partner's card that holds. */
  FhCardSet options = reading->options;
  if (friendly && left > skill->holds && (options & ~reading->beating))
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
      float score = chance * (1 + skill->tempo_won) - fh_keep_value (reading, card);
      if (score > best_score)
        {
          best_score = score;
          best.card = card;
          best_chance = chance;
        }
    }

  /* Play no higher than needed.  A card that loses: the lowest.  A card that wins: the lowest
   * winner if no opponent plays after it, else the lowest with no unseen card between it and the
   * best. */
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
