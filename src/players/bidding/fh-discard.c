/* fh-discard.c: choosing the cards to discard, and to swap with the partner.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-discard.h"

#include "fh-danger.h"
#include "fh-hand-value.h"

/* --- How many cards of each suit a discard takes --- */

FhCardSet
fh_discard_choices_best (const FhDiscardChoices *choices, int count)
{
  float best[FH_MAX_KITTY + 1];
  FhCardSet gone[FH_MAX_KITTY + 1];

  for (int k = 0; k <= count; k++)
    {
      best[k] = k ? FH_DISCARD_IMPOSSIBLE : 0;
      gone[k] = 0;
    }
  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    for (int k = count; k >= 0; k--)
      {
        float top = best[k] + choices->value[s][0];
        FhCardSet cards = gone[k];
        for (int from_suit = 1; from_suit <= k; from_suit++)
          {
            float sum = best[k - from_suit] + choices->value[s][from_suit];
            if (sum > top)
              {
                top = sum;
                cards = gone[k - from_suit] | choices->gone[s][from_suit];
              }
          }
        best[k] = top;
        gone[k] = cards;
      }
  return gone[count];
}

/* Fills @values and @gone with the danger that is left, below 0, when up to @count cards of @suit
 * have gone, each time the one whose going helps most; of equals the highest. */
static void
let_dangerous_go (FhDangerSuit *suit, int count, float *values, FhCardSet *gone)
{
  FhCardSet cards = 0;
  int n = suit->n;

  for (int k = 0; k <= count; k++)
    {
      gone[k] = cards;
      values[k] = k > n ? FH_DISCARD_IMPOSSIBLE : -fh_danger_suit_sum (suit, -1);
      if (k >= n || k == count)
        continue;
      /* A safe suit stays safe without its highest card.  Else the card goes without which the suit
       * is least dangerous; one card at most makes it safe. */
      int worst = suit->n - 1;
      float least = values[k] < 0 ? 1000 : 0;
      for (int i = 0; i < suit->n && least > 0; i++)
        {
          float danger = fh_danger_suit_sum (suit, i);
          if (danger <= least)
            {
              least = danger;
              worst = i;
            }
        }
      cards |= FH_SET (suit->cards[worst]);
      fh_danger_suit_remove (suit, worst);
    }
}

/* The same for @jokers, which are dangerous unless they are @lowest; the second one goes first. */
static void
let_jokers_go (FhCardSet jokers, bool lowest, int count, float *values, FhCardSet *gone)
{
  FhCardSet left = jokers;

  for (int k = 0; k <= count; k++)
    {
      gone[k] = jokers & ~left;
      values[k] = k > fh_set_size (jokers) ? FH_DISCARD_IMPOSSIBLE
                                           : (lowest ? 1.0f : -20.0f) * (float) fh_set_size (left);
      left = left == FH_SET_JOKERS ? FH_SET (FH_JOKER) : 0;
    }
}

void
fh_discard_choices_set_misere (FhDiscardChoices *choices,
                               const FhRules *rules,
                               FhCardSet hand,
                               FhCardSet out,
                               int count,
                               FhCardSet changed)
{
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet cards = fh_suit_cards ((FhSuit) s);
      FhDangerSuit suit;
      if (!(changed & cards))
        continue;
      fh_danger_suit_init (&suit, hand & cards, out & cards);
      let_dangerous_go (&suit, count, choices->value[s], choices->gone[s]);
    }
  if (changed & FH_SET_JOKERS)
    let_jokers_go (hand & FH_SET_JOKERS, rules->joker_misere == FH_JOKER_MISERE_LOWEST, count,
                   choices->value[FH_SUIT_JOKER], choices->gone[FH_SUIT_JOKER]);
}

/* --- The cards --- */

static FhCard
lowest (FhCardSet cards, FhDenomination trump)
{
  FhCard low = fh_set_first (cards);

  FH_FOREACH_CARD (card, cards)
    if (fh_card_power (card, trump) < fh_card_power (low, trump))
      low = card;
  return low;
}

/* The @count cards of @hand, more than that, that are worth least to a declarer under @trump. */
static FhCardSet
discard_weakest (const FhRules *rules, FhCardSet hand, FhDenomination trump, int count)
{
  FhDiscardChoices choices;

  for (int s = 0; s < FH_N_EFFECTIVE_SUITS; s++)
    {
      FhCardSet suit = hand & fh_effective_suit_cards ((FhSuit) s, trump), gone = 0;
      bool precious = s == (int) trump || s == FH_SUIT_JOKER;
      for (int k = 0; k <= count; k++)
        {
          FhCardSet left = suit & ~gone;
          choices.gone[s][k] = gone;
          if (k > fh_set_size (suit))
            {
              choices.value[s][k] = FH_DISCARD_IMPOSSIBLE;
              continue;
            }
          /* Trumps go when there is nothing else, the lowest first. */
          choices.value[s][k] = precious ? -3.0f * (float) k
                                         : fh_hand_weight (rules, FH_HAND_DISCARDED, trump,
                                                           fh_hand_suit_feature (left, trump));
          /* Between equals, the lower rank goes. */
          if (k && !precious)
            choices.value[s][k] -= 0.002f * (float) fh_set_size (gone & ~FH_SET_RANK (FH_TWO))
                                   * (float) fh_card_rank (lowest (gone, trump));
          if (left)
            gone |= FH_SET (lowest (left, trump));
        }
    }
  return fh_discard_choices_best (&choices, count);
}

FhCardSet
fh_discard_dangerous (const FhRules *rules, FhCardSet hand, FhCardSet out, int count)
{
  FhDiscardChoices choices;

  fh_discard_choices_set_misere (&choices, rules, hand, out, count, ~(FhCardSet) 0);
  return fh_discard_choices_best (&choices, count);
}

/* The highest of @cards by what they are worth with @trump, or FH_CARD_NONE. */
static FhCard
highest (FhCardSet cards, FhDenomination trump)
{
  FhCard high = FH_CARD_NONE;

  FH_FOREACH_CARD (card, cards)
    if (high == FH_CARD_NONE || fh_card_power (card, trump) > fh_card_power (high, trump))
      high = card;
  return high;
}

/* The cards of the suit of @card that the seat has not seen. */
static FhCardSet
unseen_in_suit (const FhSeatView *view, FhCard card)
{
  FhDenomination trump = fh_table_trump (&view->table);

  return view->unseen & fh_effective_suit_cards (fh_effective_suit (card, trump), trump);
}

/* Whether a higher card of the suit of each of @cards is out. */
static bool
are_beaten (const FhSeatView *view, FhCardSet cards)
{
  FhDenomination trump = fh_table_trump (&view->table);

  FH_FOREACH_CARD (card, cards)
    {
      FhCard high = highest (unseen_in_suit (view, card), trump);
      if (high == FH_CARD_NONE || fh_card_power (high, trump) < fh_card_power (card, trump))
        return false;
    }
  return true;
}

/* Those of @cards under which others can stay, so that they may be made to win. */
static FhCardSet
dangerous (const FhSeatView *view, FhCardSet cards)
{
  FhCardSet danger = 0;

  FH_FOREACH_CARD (card, cards & ~FH_SET_JOKERS)
    if (unseen_in_suit (view, card) & (FH_SET (card) - 1))
      danger |= FH_SET (card);
  return danger;
}

static FhReason
reason_in_misere (const FhSeatView *view, FhCardSet gone)
{
  bool joker_wins = view->table.rules.joker_misere != FH_JOKER_MISERE_LOWEST;
  FhCardSet danger = dangerous (view, gone);
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);

  if (joker_wins && (gone & FH_SET_JOKERS))
    {
      reason.motive = FH_MOTIVE_BURY_JOKER;
      reason.card = fh_set_first (gone & FH_SET_JOKERS);
    }
  else if (danger)
    {
      reason.motive = FH_MOTIVE_BURY_DANGER;
      reason.card = highest (danger, FH_NO_TRUMP);
    }
  return reason;
}

FhReason
fh_discard_reason (const FhSeatView *view, FhCardSet gone)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet left = view->hand & ~gone;
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);

  if (fh_table_is_misere (&view->table))
    return reason_in_misere (view, gone);
  reason.card = highest (gone, trump);
  if (are_beaten (view, gone))
    reason.motive = FH_MOTIVE_THROW_LOSERS;
  if (trump == FH_NO_TRUMP || !(left & fh_effective_suit_cards ((FhSuit) trump, trump)))
    return reason;
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = fh_effective_suit_cards ((FhSuit) s, trump);
      if (s == (int) trump || !(gone & suit) || (left & suit))
        continue;
      reason.number = (int8_t) (reason.number | 1 << s);
      if (reason.motive != FH_MOTIVE_MAKE_VOID)
        reason.suit = (uint8_t) s;
      reason.motive = FH_MOTIVE_MAKE_VOID;
    }
  return reason;
}

FhReason
fh_swap_reason (const FhSeatView *view, FhCardSet given)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhReason reason = fh_motive_reason (FH_MOTIVE_ON_BALANCE);

  reason.card = highest (given, trump);
  if (trump == FH_NO_TRUMP)
    return reason;
  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);
  if (view->seat == view->table.declarer && !(given & trumps))
    reason.motive = FH_MOTIVE_PASS_WEAKEST;
  else if (view->seat != view->table.declarer && (given & trumps)
           && reason.card == highest (view->hand & trumps, trump))
    reason.motive = FH_MOTIVE_SUPPORT_PARTNER;
  return reason;
}

FhCardSet
fh_discard_choose (const FhSeatView *view, FhReason *reason)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  bool misere = fh_table_is_misere (table);
  int count = view->legal.count;
  /* Exposed cards stay (D-HC-EXPOSED). */
  FhCardSet hand = view->legal.cards;
  FhCardSet gone = misere ? fh_discard_dangerous (&table->rules, hand, view->unseen, count)
                          : discard_weakest (&table->rules, hand, trump, count);

  *reason = fh_discard_reason (view, gone);
  return gone;
}

FhCardSet
fh_swap_choose (const FhSeatView *view, FhReason *reason)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  int count = view->legal.count;
  FhCardSet given = 0;

  if (view->seat == table->declarer || trump == FH_NO_TRUMP)
    given = discard_weakest (&table->rules, view->legal.cards, trump, count);
  else
    {
      /* The partner of the declarer gives its best trumps, then aces and kings. */
      FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);
      while (fh_set_size (given) < count)
        {
          FhCard best = FH_CARD_NONE;
          int highest = -1;
          FH_FOREACH_CARD (card, view->legal.cards & ~given)
            {
              int worth = fh_card_power (card, trump) + (fh_set_has (trumps, card) ? 100 : 0);
              if (worth > highest)
                {
                  highest = worth;
                  best = card;
                }
            }
          given |= FH_SET (best);
        }
    }
  *reason = fh_swap_reason (view, given);
  return given;
}
