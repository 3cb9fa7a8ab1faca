/* fh-hand-value.c: what a hand is worth, as a number of tricks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-value.h"

#include "fh-hand-weights.h"

/* The features under a trump suit. */
enum
{
  BASE,
  TRUMP_LENGTH,    /* 0 to 10 */
  TRUMP_TOPS = 12, /* joker 1, right bower 2, left bower 4 */
  TRUMP_ACE = 20,
  TRUMP_KING,
  TRUMP_QUEEN,
  SIDE_SUIT, /* 28 holdings */
};

/* And under none. */
enum
{
  NT_JOKER = 1,
  NT_JACK, /* of a suit with a higher card */
  NT_TEN,
  NT_SUIT, /* 8 patterns of ace, king, queen by lengths 0 to 6 */
};

#define NT_LENGTHS 7

/* Ace, king and queen of @cards as three bits. */
static int
honours (FhCardSet cards)
{
  return ((cards & FH_SET_RANK (FH_ACE)) ? 1 : 0) | ((cards & FH_SET_RANK (FH_KING)) ? 2 : 0)
         | ((cards & FH_SET_RANK (FH_QUEEN)) ? 4 : 0);
}

int
fh_hand_suit_feature (FhCardSet cards, FhDenomination trump)
{
  /* The holdings of 0, 1, 2, 3, and more cards; a short suit has room for few patterns. */
  static const uint8_t one[8] = { 1, 2, 3, 0, 4, 0, 0, 0 };
  static const uint8_t two[8] = { 5, 6, 7, 8, 9, 10, 11, 0 };
  int n = fh_set_size (cards), pattern = honours (cards);

  if (trump == FH_NO_TRUMP)
    return NT_SUIT + pattern * NT_LENGTHS + (n < NT_LENGTHS ? n : NT_LENGTHS - 1);
  if (n == 0)
    return SIDE_SUIT;
  if (n == 1)
    return SIDE_SUIT + one[pattern];
  if (n == 2)
    return SIDE_SUIT + two[pattern];
  return SIDE_SUIT + (n == 3 ? 12 : 20) + pattern;
}

static void
add (FhHandTerms *terms, int feature)
{
  terms->feature[terms->n++] = (uint8_t) feature;
}

void
fh_hand_terms (FhHandTerms *terms, FhCardSet hand, FhDenomination trump)
{
  terms->n = 0;
  add (terms, BASE);
  if (trump == FH_NO_TRUMP)
    {
      if (hand & FH_SET_JOKERS)
        add (terms, NT_JOKER);
      FhCardSet top = FH_SET_RANK (FH_ACE) | FH_SET_RANK (FH_KING) | FH_SET_RANK (FH_QUEEN);
      for (int s = 0; s < FH_N_SUITS; s++)
        {
          FhCardSet suit = hand & fh_suit_cards ((FhSuit) s);
          add (terms, fh_hand_suit_feature (suit, trump));
          if ((suit & top) && (suit & FH_SET_RANK (FH_JACK)))
            add (terms, NT_JACK);
        }
      return;
    }

  FhCardSet trumps = hand & fh_effective_suit_cards ((FhSuit) trump, trump);
  int length = fh_set_size (trumps);
  int pattern = honours (trumps & ~FH_SET_JOKERS & ~FH_SET (fh_left_bower (trump)));
  add (terms, TRUMP_LENGTH + (length < 10 ? length : 10));
  add (terms, TRUMP_TOPS + ((hand & FH_SET_JOKERS) ? 1 : 0)
                  + (fh_set_has (hand, fh_right_bower (trump)) ? 2 : 0)
                  + (fh_set_has (hand, fh_left_bower (trump)) ? 4 : 0));
  if (pattern & 1)
    add (terms, TRUMP_ACE);
  if (pattern & 2)
    add (terms, TRUMP_KING);
  if (pattern & 4)
    add (terms, TRUMP_QUEEN);
  for (int s = 0; s < FH_N_SUITS; s++)
    if (s != (int) trump)
      add (terms, fh_hand_suit_feature (hand & fh_effective_suit_cards ((FhSuit) s, trump), trump));
}

const FhHandWeights *
fh_hand_weights (FhShape shape)
{
  static const FhHandWeights *const weights[FH_N_SHAPES] = {
    [FH_SHAPE_FOUR] = &fh_hand_weights_four,
    [FH_SHAPE_FOUR_KITTY_5] = &fh_hand_weights_four_kitty_5,
    [FH_SHAPE_TWO] = &fh_hand_weights_two,
    [FH_SHAPE_TWO_SHORT] = &fh_hand_weights_two_short,
    [FH_SHAPE_DUMMIES] = &fh_hand_weights_dummies,
    [FH_SHAPE_THREE] = &fh_hand_weights_three,
    [FH_SHAPE_THREE_LONG] = &fh_hand_weights_three_long,
    [FH_SHAPE_FIVE_NAMED] = &fh_hand_weights_five_named,
    [FH_SHAPE_FIVE_CALLED] = &fh_hand_weights_five_called,
    [FH_SHAPE_SIX_THREES] = &fh_hand_weights_six_threes,
    [FH_SHAPE_SIX_PAIRS] = &fh_hand_weights_six_pairs,
    [FH_SHAPE_SIX_SOLO] = &fh_hand_weights_six_solo,
  };

  return weights[shape];
}

float
fh_hand_weight (const FhRules *rules, FhHandKind kind, FhDenomination trump, int feature)
{
  return (float) fh_hand_weights (fh_rules_shape (rules))
             ->thousandths[kind][trump == FH_NO_TRUMP][feature]
         * 0.001f;
}

float
fh_hand_tricks (const FhRules *rules, FhHandKind kind, FhCardSet hand, FhDenomination trump)
{
  FhHandTerms terms;
  float tricks = 0;

  fh_hand_terms (&terms, hand, trump);
  for (int i = 0; i < terms.n; i++)
    tricks += fh_hand_weight (rules, kind, trump, terms.feature[i]);
  return tricks;
}

/* The logistic curve, close enough to the normal distribution's. */
static float
logistic (float x)
{
  /* exp by repeated squaring of (1 + x / 1024): exact enough here, and the same everywhere. */
  float e;

  if (x > 8)
    x = 8;
  if (x < -8)
    x = -8;
  e = 1 - x / 1024;
  for (int i = 0; i < 10; i++)
    e *= e;
  return 1 / (1 + e);
}

float
fh_hand_chance (
    const FhRules *rules, FhHandKind kind, FhDenomination trump, float tricks, int level)
{
  float spread =
      (float) fh_hand_weights (fh_rules_shape (rules))->spread[kind][trump == FH_NO_TRUMP] * 0.001f;

  return logistic ((tricks + 0.5f - (float) level) / spread);
}
