/* fh-keep.c: what a card is worth if it is kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-keep.h"

static float
trump_value (const FhReading *reading, FhCard card, FhCardSet suit)
{
  const FhPlaySkill *skill = reading->skill;
  FhCardSet higher = fh_reading_higher (reading, card);
  FhCardSet out = reading->out & suit;

  if (!fh_reading_foes_may_hold (reading, suit))
    return skill->keep_last_trumps;
  if (!(out & higher))
    return skill->keep_trump_master;

  float value = skill->keep_ruff + skill->keep_trump_step * (float) fh_set_size (out & ~higher);
  return value < skill->keep_trump_master ? value : skill->keep_trump_master;
}

/* The value of a card that @n_above cards out beat, with @n_guards lower ones of its suit. */
static float
honour_value (const FhReading *reading, int n_above, int n_guards)
{
  const FhPlaySkill *skill = reading->skill;

  if (n_above == 0)
    {
      bool ruffs = reading->trump != FH_NO_TRUMP
                   && fh_reading_foes_may_hold (reading, reading->suit[reading->trump]);
      return ruffs ? skill->keep_master : skill->keep_safe_master;
    }
  if (n_above == 1)
    return n_guards >= 1 ? skill->keep_second : skill->keep_second * skill->keep_bare;
  if (n_above == 2)
    return n_guards >= 2 ? skill->keep_third : skill->keep_third * skill->keep_bare;
  return 0;
}

FhCard
fh_keep_guarded (const FhReading *reading, FhCard card)
{
  FhSuit s = fh_reading_suit (reading, card);
  FhCardSet mine = reading->hand & reading->suit[s];
  FhCardSet out = reading->out & reading->suit[s];

  if (s == FH_SUIT_JOKER || (int) s == (int) reading->trump)
    return FH_CARD_NONE;
  FH_FOREACH_CARD (honour, mine & fh_reading_higher (reading, card))
    {
      FhCardSet higher = fh_reading_higher (reading, honour);
      int n_above = fh_set_size (higher & out);
      int n_guards = fh_set_size (mine & ~higher) - 1;
      if (n_above >= 1 && n_above <= 2 && n_guards == n_above)
        return honour;
    }
  return FH_CARD_NONE;
}

float
fh_keep_value (const FhReading *reading, FhCard card)
{
  const FhPlaySkill *skill = reading->skill;
  FhSuit s = fh_reading_suit (reading, card);
  FhCardSet suit = reading->suit[s];
  int n_cards = fh_set_size (reading->hand);

  if (s == FH_SUIT_JOKER)
    return n_cards > 5 ? skill->keep_joker : skill->keep_joker * (float) n_cards / 6;
  if ((int) s == (int) reading->trump)
    return trump_value (reading, card, suit);

  FhCardSet mine = reading->hand & suit;
  FhCardSet out = reading->out & suit;
  FhCardSet higher = fh_reading_higher (reading, card);
  int n_above = fh_set_size (higher & out);
  int n_below = fh_set_size (mine & ~higher) - 1;
  float value = honour_value (reading, n_above, n_below);

  /* A card that nobody can follow any more, or that ranks higher, is the better one to keep. */
  value += skill->keep_rank * (float) (fh_card_rank (card) - FH_TWO);
  if (value < skill->keep_second)
    {
      FhCard honour = fh_keep_guarded (reading, card);
      if (honour != FH_CARD_NONE)
        value +=
            skill->guard
            * honour_value (reading, fh_set_size (fh_reading_higher (reading, honour) & out), 9);
    }

  if (fh_set_size (mine) > fh_set_size (out))
    value += skill->long_suit;
  if (reading->trump != FH_NO_TRUMP && mine == FH_SET (card)
      && (reading->hand & reading->suit[reading->trump]))
    value -= skill->short_suit;
  return value;
}
