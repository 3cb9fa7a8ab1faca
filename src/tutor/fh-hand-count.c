/* fh-hand-count.c: the tricks of a hand, counted as a person counts them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-count.h"

#include "fh-bid-tricks.h"
#include "fh-character.h"
#include "fh-deal.h"
#include "fh-hand-value.h"
#include "fh-sure-tricks.h"

/* Hands of a partner that are drawn for their average. */
#define N_HANDS 64

/* --- Sure --- */

/* All cards that are not in the own hand: any of them may be against it. */
static int
sure_tricks (const FhSeatView *view, FhDenomination trump)
{
  FhCardSet pack = view->table.rules.pack;

  if (trump == FH_NO_TRUMP)
    return (view->hand & FH_SET_JOKERS) != 0;
  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump) & pack;
  return fh_sure_trump_tricks (view->hand & trumps, trumps & ~view->hand, trump);
}

/* --- Partner --- */

/* The partners of a table where everybody knows his own; where one will be named or called, one. */
static int
n_partners (const FhRules *rules, int seat)
{
  int n = 0;

  if (rules->partners != FH_PARTNERS_BY_SIDE)
    return 1;
  for (int other = 0; other < rules->n_callers; other++)
    n += other != seat && rules->side_of[other] == rules->side_of[seat];
  return n;
}

/* The ten cards of @cards that help a declarer least. */
static FhCardSet
poorest_hand (FhCardSet cards, FhDenomination trump)
{
  FhCardSet hand = 0;

  for (int count = FH_N_TRICKS; count > 0 && cards & ~hand; count--)
    {
      FhCard poorest = FH_CARD_NONE;
      FhCardSet left = cards & ~hand;

      FH_FOREACH_CARD (card, left)
        {
          bool is_trump = trump != FH_NO_TRUMP && fh_effective_suit (card, trump) == (FhSuit) trump;
          bool was_trump = poorest != FH_CARD_NONE && trump != FH_NO_TRUMP
                           && fh_effective_suit (poorest, trump) == (FhSuit) trump;

          if (poorest == FH_CARD_NONE || (was_trump && !is_trump)
              || (was_trump == is_trump
                  && fh_card_power (card, trump) < fh_card_power (poorest, trump)))
            poorest = card;
        }
      hand |= FH_SET (poorest);
    }
  return hand;
}

/* What an average partner's cards add to what the poorest would leave. */
static float
average_support (const FhSeatView *view, FhDenomination trump)
{
  const FhRules *rules = &view->table.rules;
  FhCardSet cards = rules->pack & ~view->hand;
  uint64_t state = view->hand;
  float sum = 0;

  for (int i = 0; i < N_HANDS; i++)
    sum +=
        fh_hand_tricks (rules, FH_HAND_SUPPORT, fh_draw_cards (cards, FH_N_TRICKS, &state), trump);
  return sum / N_HANDS
         - fh_hand_tricks (rules, FH_HAND_SUPPORT, poorest_hand (cards, trump), trump);
}

/* What the partners' calls have added to that: the estimate with them less that without. */
static float
told_by_partners (const FhSeatView *view, FhDenomination trump, float trust, float expected)
{
  FhSeatView deaf = *view;
  FhTable *table = &deaf.table;
  int n = 0;

  if (table->rules.partners != FH_PARTNERS_BY_SIDE)
    return 0;
  for (int i = 0; i < table->n_calls; i++)
    {
      int seat = table->calls[i].seat;

      if (seat == view->seat || table->rules.side_of[seat] != table->rules.side_of[view->seat])
        table->calls[n++] = table->calls[i];
    }
  if (n == table->n_calls)
    return 0;
  table->n_calls = (uint8_t) n;
  return expected - fh_bid_tricks (&deaf, trump, trust);
}

/* --- Kitty --- */

static float
kitty_adds (const FhSeatView *view, FhDenomination trump)
{
  const FhRules *rules = &view->table.rules;

  if (rules->kitty_size == 0)
    return 0;
  return fh_hand_tricks (rules, FH_HAND_DEALT, view->hand, trump)
         - fh_hand_tricks (rules, FH_HAND_DISCARDED, view->hand, trump);
}

/* --- Altogether --- */

static int
round_tricks (float tricks)
{
  int whole = (int) (tricks + 0.5f);

  return whole < 0 ? 0 : whole > FH_N_TRICKS ? FH_N_TRICKS : whole;
}

/* Gives each of @parts its share of @left whole tricks, as near as can be to what it is. */
static void
share_out (const float parts[3], int left, int8_t *const shares[3])
{
  float sum = 0, rest[3];

  for (int i = 0; i < 3; i++)
    sum += parts[i];
  for (int i = 0; i < 3; i++)
    {
      float exact = sum > 0 ? parts[i] * (float) left / sum : 0;

      *shares[i] = (int8_t) exact;
      rest[i] = exact - (float) *shares[i];
    }
  for (int given = *shares[0] + *shares[1] + *shares[2]; given < left; given++)
    {
      int most = 0;

      for (int i = 1; i < 3; i++)
        if (rest[i] > rest[most])
          most = i;
      (*shares[most])++;
      rest[most] = -1;
    }
}

void
fh_hand_count_init (FhHandCount *count, const FhSeatView *view, FhDenomination trump)
{
  const FhRules *rules = &view->table.rules;
  float trust = fh_character (FH_STEADY)->partner_trust;
  int partners = n_partners (rules, view->seat);
  float parts[3] = { 0, 0, kitty_adds (view, trump) };

  *count = (FhHandCount){ .trump = (uint8_t) trump, .has_partner = partners > 0 };
  if (trump != FH_NO_TRUMP)
    count->n_trumps =
        (uint8_t) fh_set_size (view->hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  count->expected = fh_bid_tricks (view, trump, trust);
  count->sure = (int8_t) sure_tricks (view, trump);
  count->total = (int8_t) round_tricks (count->expected);
  if (count->total < count->sure)
    count->total = count->sure;

  if (partners > 0)
    parts[1] = (float) partners * average_support (view, trump)
               + told_by_partners (view, trump, trust, count->expected);
  for (int i = 1; i < 3; i++)
    if (parts[i] < 0)
      parts[i] = 0;
  parts[0] = count->expected - (float) count->sure - parts[1] - parts[2];
  if (parts[0] < 0)
    parts[0] = 0;
  share_out (parts, count->total - count->sure,
             (int8_t *const[]){ &count->likely, &count->partner, &count->kitty });
}
