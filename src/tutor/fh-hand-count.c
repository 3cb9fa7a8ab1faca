/* fh-hand-count.c: what a hand is worth, counted as a person counts it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-count.h"

#include "fh-bid-tricks.h"
#include "fh-character.h"
#include "fh-danger.h"

/* The trumps of the hand that one begins with. */
#define USUAL_TRUMPS 4

/* Danger in one suit below which its cards are not risky (fh-danger.h). */
#define SMALL_DANGER 0.4f

/* --- For tricks --- */

enum
{
  START,
  TRUMPS,
  SIDE,
  N_PARTS,
};

/* What the seat of @view would expect with @hand in place of its own, before anybody has called. */
static float
expected_with (const FhSeatView *view, FhCardSet hand, FhDenomination trump)
{
  FhSeatView other = *view;

  other.hand = hand;
  other.table.n_calls = 0;
  return fh_bid_tricks (&other, trump, fh_character_get (FH_STEADY)->partner_trust);
}

/* The lowest @count cards of @from that are no joker. */
static FhCardSet
lowest (FhCardSet from, int count, FhDenomination trump)
{
  FhCardSet found = 0;

  while (count-- > 0 && from & ~FH_SET_JOKERS & ~found)
    {
      FhCard low = FH_CARD_NONE;

      FH_FOREACH_CARD (card, from & ~FH_SET_JOKERS & ~found)
        if (low == FH_CARD_NONE || fh_card_power (card, trump) < fh_card_power (low, trump))
          low = card;
      found |= FH_SET (low);
    }
  return found;
}

/* @trumps, filled up to ten with small cards of the other suits of @pack, evenly. */
static FhCardSet
fill_up (FhCardSet trumps, FhCardSet pack, FhDenomination trump)
{
  FhCardSet hand = trumps;

  for (int round = 1; fh_set_size (hand) < FH_N_TRICKS && round <= FH_N_TRICKS; round++)
    for (int s = 0; s < FH_N_SUITS && fh_set_size (hand) < FH_N_TRICKS; s++)
      if (s != (int) trump)
        hand |= lowest (fh_effective_suit_cards ((FhSuit) s, trump) & pack, round, trump);
  return hand;
}

static int
round_tricks (float tricks)
{
  int whole = (int) (tricks + 0.5f);

  return whole < 0 ? 0 : whole > FH_N_TRICKS ? FH_N_TRICKS : whole;
}

/* Gives each of @parts its share of @total whole tricks, as near to its size as can be.  A negative
 * part is taken from what one begins with. */
static void
share_out (float parts[N_PARTS], int total, int8_t *const shares[N_PARTS])
{
  float sum = 0, rest[N_PARTS];
  int given = 0;

  for (int i = TRUMPS; i < N_PARTS; i++)
    if (parts[i] < 0)
      {
        parts[START] += parts[i];
        parts[i] = 0;
      }
  if (parts[START] < 0)
    parts[START] = 0;
  for (int i = 0; i < N_PARTS; i++)
    sum += parts[i];
  for (int i = 0; i < N_PARTS; i++)
    {
      float exact = sum > 0 ? parts[i] * (float) total / sum : 0;

      *shares[i] = (int8_t) exact;
      rest[i] = exact - (float) *shares[i];
      given += *shares[i];
    }
  for (; given < total; given++)
    {
      int most = START;

      for (int i = TRUMPS; i < N_PARTS; i++)
        if (rest[i] > rest[most])
          most = i;
      (*shares[most])++;
      rest[most] = -1;
    }
}

static void
count_tricks (FhHandCount *count, const FhSeatView *view)
{
  FhDenomination trump = fh_call_trump (count->call);
  FhCardSet pack = view->table.rules.pack;
  FhCardSet trumps =
      trump == FH_NO_TRUMP ? FH_SET_JOKERS : fh_effective_suit_cards ((FhSuit) trump, trump) & pack;
  FhCardSet usual = trump == FH_NO_TRUMP ? 0 : lowest (trumps, USUAL_TRUMPS, trump);
  float start = expected_with (view, fill_up (usual, pack, trump), trump);
  float with_trumps = expected_with (view, fill_up (view->hand & trumps, pack, trump), trump);
  float own = expected_with (view, view->hand, trump);
  float parts[N_PARTS] = { start, with_trumps - start, own - with_trumps };
  int own_total = round_tricks (own);

  count->trump = (uint8_t) trump;
  count->n_trumps = (uint8_t) (trump == FH_NO_TRUMP ? 0 : fh_set_size (view->hand & trumps));
  count->expected = fh_bid_tricks (view, trump, fh_character_get (FH_STEADY)->partner_trust);
  count->total = (int8_t) round_tricks (count->expected);
  /* The hand counts for the same through the whole auction. */
  share_out (parts, own_total, (int8_t *const[]){ &count->start, &count->trumps, &count->side });
  count->told = (int8_t) (count->total - own_total);
}

/* --- To lose every trick --- */

/* How many of the cards @mine of one suit would have to go, while @out are with others. */
static int
risky_cards (FhCardSet mine, FhCardSet out)
{
  FhDangerSuit suit;
  int n = 0;

  fh_danger_suit_init (&suit, mine, out);
  for (; suit.n > 0 && fh_danger_suit_sum (&suit, -1) > SMALL_DANGER; n++)
    {
      int worst = 0;

      for (int i = 1; i < suit.n; i++)
        if (fh_danger_suit_sum (&suit, i) <= fh_danger_suit_sum (&suit, worst))
          worst = i;
      fh_danger_suit_remove (&suit, worst);
    }
  return n;
}

static void
count_risks (FhHandCount *count, const FhSeatView *view)
{
  const FhRules *rules = &view->table.rules;

  if (rules->joker_misere != FH_JOKER_MISERE_LOWEST)
    count->risky = (int8_t) fh_set_size (view->hand & FH_SET_JOKERS);
  for (int s = 0; s < FH_N_SUITS; s++)
    {
      FhCardSet suit = fh_suit_cards ((FhSuit) s);

      count->risky = (int8_t) (count->risky
                               + risky_cards (view->hand & suit, rules->pack & ~view->hand & suit));
    }
  count->put_away = (int8_t) rules->kitty_size;
}

/* --- Altogether --- */

static bool
has_partner (const FhRules *rules, int seat)
{
  if (rules->partners != FH_PARTNERS_BY_SIDE)
    return true;
  for (int other = 0; other < rules->n_callers; other++)
    if (other != seat && rules->side_of[other] == rules->side_of[seat])
      return true;
  return false;
}

void
fh_hand_count_init (FhHandCount *count, const FhSeatView *view, FhCall call)
{
  *count = (FhHandCount){ .call = call,
                          .has_partner = has_partner (&view->table.rules, view->seat),
                          .trump = FH_NO_TRUMP };
  if (fh_call_is_misere (call))
    count_risks (count, view);
  else
    count_tricks (count, view);
}
