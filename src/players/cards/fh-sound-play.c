/* fh-sound-play.c: what a good player does not do without a reason.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The principles are those of the players whose complaints tests/data/positions collects; HP-072 to
 * HP-077 and NZ-062 name several of them.  Each is told from what is known to the seat alone.
 */
#include "fh-sound-play.h"

/* So many of the highest trumps that are left make a hand that draws from the top: of TOP_TRUMPS,
 * TOPS_HELD, with TRUMPS_HELD in all. */
#define TOP_TRUMPS  3
#define TOPS_HELD   2
#define TRUMPS_HELD 4

/* So many higher trumps must be out for one to be low, and for one to be no loss in a ruff. */
#define LOW_TRUMP  4
#define RUFF_TRUMP 2

/* Trumps are worth drawing while so many are thought to fall in a round from all opponents. */
#define TRUMPS_DRAWN 0.5f

/* The cards of the own suit of @card that rank below it and are told apart from it by a card that
 * is still out between the two. */
static FhCardSet
clearly_lower (const FhReading *reading, FhCard card, FhCardSet cards)
{
  FhCardSet above = fh_reading_higher (reading, card) | FH_SET (card);
  FhCardSet found = 0;

  if (fh_card_is_joker (card) && reading->trump == FH_NO_TRUMP)
    return 0;
  FH_FOREACH_CARD (other, cards & reading->suit[fh_reading_suit (reading, card)] & ~above)
    if (fh_reading_higher (reading, other) & ~above & reading->out)
      found |= FH_SET (other);
  return found;
}

static FhCardSet
clearly_higher (const FhReading *reading, FhCard card, FhCardSet cards)
{
  FhCardSet found = 0;

  FH_FOREACH_CARD (other, cards & fh_reading_higher (reading, card))
    if (fh_set_has (clearly_lower (reading, other, FH_SET (card)), card))
      found |= FH_SET (other);
  return found;
}

/* The cards with which those who are not sure to be friends can still beat @card in this trick. */
static FhCardSet
threats (const FhReading *reading, FhCard card)
{
  FhCardSet beating = fh_reading_beating (reading, card, reading->led);
  FhCardSet found = 0;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->later, seat) && reading->loyal[seat] < 1)
      found |= reading->held[seat] & beating;
  return found;
}

static bool
is_trump (const FhReading *reading, FhCard card)
{
  return (int) fh_reading_suit (reading, card) == (int) reading->trump;
}

/* Whether @card is worth a trick or guards one: the joker, a trump, the highest card left of its
 * suit, or the second highest with another beside it. */
static bool
is_worth_keeping (const FhReading *reading, FhCard card)
{
  FhSuit suit = fh_reading_suit (reading, card);
  FhCardSet out = reading->out & reading->suit[suit];
  FhCardSet above = fh_reading_higher (reading, card) & out;
  FhCardSet mine = reading->hand & reading->suit[suit];

  if (fh_card_is_joker (card) || is_trump (reading, card))
    return true;
  return !above
         || (fh_set_size (above) == 1
             && (mine & ~fh_reading_higher (reading, card)) != FH_SET (card));
}

/* Whether @card, which would win the trick, may be kept to win another. */
static bool
may_wait (const FhReading *reading, FhCard card)
{
  int n_above = fh_set_size (fh_reading_higher (reading, card) & reading->out & ~FH_SET_JOKERS);

  if (reading->trump == FH_NO_TRUMP)
    return n_above == 0;
  return is_trump (reading, card) && n_above < RUFF_TRUMP;
}

/* The number of the highest trumps left, own ones and others, that are in the own hand. */
static int
n_top_trumps (const FhReading *reading)
{
  FhCardSet left = (reading->hand | reading->out) & reading->suit[reading->trump];
  int n = 0;

  for (int i = 0; i < TOP_TRUMPS && left; i++)
    {
      FhCard card = fh_reading_highest (reading, left);
      n += fh_set_has (reading->hand, card);
      left &= ~FH_SET (card);
    }
  return n;
}

static FhUnsound
judge_beating (const FhReading *reading, FhCard card)
{
  FhCardSet others = reading->legal & ~FH_SET (card);
  FhCardSet dangers = threats (reading, card);
  bool friendly = reading->loyal[reading->winner] >= 1;

  if (friendly && (others & ~reading->beating) && dangers == threats (reading, reading->winning))
    return FH_UNSOUND_OVER_PARTNER;
  FH_FOREACH_CARD (lower, clearly_lower (reading, card, others & reading->beating))
    if (threats (reading, lower) == dangers)
      return FH_UNSOUND_TOO_HIGH;

  /* A bower or the joker goes up on a low trump. */
  bool is_top = fh_card_is_joker (card) || fh_card_rank (card) == FH_JACK;
  FhCardSet above = fh_reading_higher (reading, reading->winning) & reading->out;
  if (!friendly && is_top && is_trump (reading, card) && is_trump (reading, reading->winning)
      && (reading->later & reading->friends) && fh_set_size (above) >= LOW_TRUMP
      && clearly_lower (reading, card, others))
    return FH_UNSOUND_TOP_SPENT;
  return FH_SOUND;
}

static FhUnsound
judge_losing (const FhReading *reading, FhCard card)
{
  FhCardSet others = reading->legal & ~FH_SET (card);
  FhCardSet losing = others & ~reading->beating;
  bool friendly = reading->loyal[reading->winner] >= 1;

  if (clearly_lower (reading, card, losing))
    return FH_UNSOUND_TOO_HIGH;
  if (is_worth_keeping (reading, card) && fh_reading_suit (reading, card) != reading->led)
    FH_FOREACH_CARD (other, losing)
      if (!is_worth_keeping (reading, other))
        return FH_UNSOUND_THROWN;

  /* The last to play takes what is there, unless with a card that wins another time: one of the top
   * trumps or, where nobody can ruff it, the highest of a suit. */
  if (!reading->later && !friendly)
    FH_FOREACH_CARD (other, others & reading->beating)
      if (!may_wait (reading, other))
        return FH_UNSOUND_LEFT;
  return FH_SOUND;
}

static FhUnsound
judge_lead (const FhReading *reading, FhCard card)
{
  FhCardSet others = reading->legal & ~FH_SET (card);

  if (reading->trump == FH_NO_TRUMP || !reading->declaring)
    return FH_SOUND;

  FhCardSet trumps = reading->suit[reading->trump];
  FhCardSet mine = reading->hand & trumps;
  bool foes_have_trumps = fh_reading_foes_may_hold (reading, trumps);
  bool has_tops = mine && n_top_trumps (reading) >= TOPS_HELD;

  if (!foes_have_trumps)
    return is_trump (reading, card) && (reading->out & trumps) && (others & ~trumps)
               ? FH_UNSOUND_OVERDRAWN
               : FH_SOUND;
  if (!has_tops)
    return FH_SOUND;
  if (is_trump (reading, card))
    return clearly_higher (reading, card, others) ? FH_UNSOUND_LOW_TRUMP : FH_SOUND;

  float drawn = 0;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat))
      drawn += fh_reading_holds (reading, seat, trumps);
  return reading->me == reading->table->declarer && fh_set_size (mine) >= TRUMPS_HELD
                 && drawn >= TRUMPS_DRAWN
             ? FH_UNSOUND_UNDRAWN
             : FH_SOUND;
}

/* Whether one of the bidders may hold a card of @suit. */
static bool
bidders_may_follow (const FhReading *reading, FhSuit suit)
{
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->foes, seat) && (reading->ever[seat] & reading->suit[suit]))
      return true;
  return false;
}

static FhUnsound
judge_against_misere (const FhReading *reading, FhCard card)
{
  FhCardSet others = reading->legal & ~FH_SET (card);
  bool beats = fh_set_has (reading->beating, card);

  if (reading->n == 0)
    {
      /* One that never wins is the lowest card to lead; the other is the highest. */
      if (fh_card_is_joker (card))
        return reading->joker_lowest || !(others & ~FH_SET_JOKERS) ? FH_SOUND
                                                                   : FH_UNSOUND_JOKER_SPENT;
      /* An open hand is led at by what is seen in it. */
      if (reading->table->open[reading->table->declarer])
        return FH_SOUND;
      if (!bidders_may_follow (reading, fh_reading_suit (reading, card)))
        FH_FOREACH_CARD (other, others & ~FH_SET_JOKERS)
          if (bidders_may_follow (reading, fh_reading_suit (reading, other)))
            return FH_UNSOUND_VOID_LED;
      return clearly_lower (reading, card, others) ? FH_UNSOUND_HIGH_LED : FH_SOUND;
    }
  bool caught = fh_seats_have (reading->foes, reading->winner);
  bool to_come = (reading->later & reading->foes) != 0;

  if (caught && beats && (others & ~reading->beating))
    return FH_UNSOUND_BIDDER_SAVED;
  /* One that never wins goes under a bidder who is winning, or who may be. */
  if (fh_card_is_joker (card) && others & ~FH_SET_JOKERS
      && !(reading->joker_lowest && (caught || to_come)))
    return FH_UNSOUND_JOKER_SPENT;
  if (caught)
    return FH_SOUND;
  if (to_come)
    return beats && clearly_lower (reading, card, others) ? FH_UNSOUND_HIGH_BEFORE : FH_SOUND;
  return bidders_may_follow (reading, fh_reading_suit (reading, card))
                 && clearly_higher (reading, card, others)
             ? FH_UNSOUND_LOW_WASTED
             : FH_SOUND;
}

static FhUnsound
judge_misere (const FhReading *reading, FhCard card)
{
  FhCardSet losing = reading->legal & ~reading->beating & ~FH_SET (card);

  if (reading->n == 0 || fh_set_has (reading->beating, card) || fh_card_is_joker (card))
    return FH_SOUND;
  return clearly_higher (reading, card, losing) ? FH_UNSOUND_NOT_HIGHEST : FH_SOUND;
}

FhUnsound
fh_sound_play_judge (const FhReading *reading, FhCard card)
{
  if (fh_table_is_misere (reading->table))
    return reading->declaring ? judge_misere (reading, card) : judge_against_misere (reading, card);
  if (reading->n == 0)
    return judge_lead (reading, card);
  return fh_set_has (reading->beating, card) ? judge_beating (reading, card)
                                             : judge_losing (reading, card);
}
