/* test-hand-order.c: in which order a hand is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "add-tests.h"
#include "fh-hand-order.h"

#include <glib.h>

#define S(rank) FH_CARD (FH_SPADES, FH_##rank)
#define C(rank) FH_CARD (FH_CLUBS, FH_##rank)
#define D(rank) FH_CARD (FH_DIAMONDS, FH_##rank)
#define H(rank) FH_CARD (FH_HEARTS, FH_##rank)

typedef struct
{
  const char *name;
  int trump;
  FhHandOrder order;
  int n;
  FhCard cards[10]; /* in the order that is expected */
} OrderRow;

static const OrderRow order_rows[] = {
  /* The left bower stands among the trumps, the bowers in their rank (D-LEFTBOWER, HC-004). */
  { "hearts",
    FH_TRUMP_HEARTS,
    FH_HAND_HIGH_FIRST,
    8,
    { FH_JOKER, H (JACK), D (JACK), H (ACE), H (FOUR), S (ACE), D (KING), C (SEVEN) } },
  { "clubs",
    FH_TRUMP_CLUBS,
    FH_HAND_HIGH_FIRST,
    6,
    { C (JACK), S (JACK), C (FIVE), H (ACE), S (QUEEN), D (SIX) } },
  /* Without trumps colours alternate and the joker is a suit of its own. */
  { "no-trump",
    FH_NO_TRUMP,
    FH_HAND_HIGH_FIRST,
    6,
    { FH_JOKER, S (JACK), H (JACK), C (ACE), C (JACK), D (JACK) } },
  { "not-known", -1, FH_HAND_HIGH_FIRST, 5, { S (NINE), H (NINE), C (NINE), D (NINE), D (FOUR) } },
  /* Two suits of one colour go on both sides of the other one. */
  { "two-black", -1, FH_HAND_HIGH_FIRST, 3, { S (NINE), D (NINE), C (NINE) } },
  { "two-red", -1, FH_HAND_HIGH_FIRST, 3, { H (NINE), C (NINE), D (NINE) } },
  { "low-first", FH_TRUMP_SPADES, FH_HAND_LOW_FIRST, 4, { H (TEN), S (TEN), C (JACK), S (JACK) } },
  /* The place of the suits, whichever way the cards of each go. */
  { "low-first-left",
    FH_TRUMP_SPADES,
    FH_HAND_LOW_FIRST | FH_HAND_TRUMPS_LEFT,
    4,
    { S (TEN), C (JACK), S (JACK), H (TEN) } },
  { "right",
    FH_TRUMP_HEARTS,
    FH_HAND_HIGH_FIRST | FH_HAND_TRUMPS_RIGHT,
    6,
    { D (KING), S (ACE), S (TEN), FH_JOKER, H (JACK), D (JACK) } },
  { "ranked",
    FH_TRUMP_CLUBS,
    FH_HAND_HIGH_FIRST | FH_HAND_SUITS_RANKED,
    7,
    { S (ACE), S (NINE), FH_JOKER, C (FIVE), D (SIX), H (ACE), H (TEN) } },
  { "ranked-no-trump",
    FH_NO_TRUMP,
    FH_HAND_LOW_FIRST | FH_HAND_SUITS_RANKED,
    5,
    { S (NINE), S (ACE), C (FIVE), H (TEN), FH_JOKER } },
  { "as-dealt-left",
    FH_TRUMP_HEARTS,
    FH_HAND_AS_DEALT | FH_HAND_TRUMPS_LEFT,
    3,
    { C (TEN), H (ACE), S (FIVE) } },
  { "as-dealt", FH_TRUMP_HEARTS, FH_HAND_AS_DEALT, 4, { C (TEN), H (ACE), S (FIVE), D (JACK) } },
  { "elevens",
    FH_TRUMP_HEARTS,
    FH_HAND_HIGH_FIRST,
    4,
    { H (JACK), H (THIRTEEN), H (ELEVEN), H (TEN) } },
};

static void
test_order (gconstpointer data)
{
  const OrderRow *row = data;
  FhCardSet hand = 0;
  FhCard cards[FH_N_CARDS];

  for (int i = 0; i < row->n; i++)
    hand |= FH_SET (row->cards[i]);
  g_assert_cmpint (fh_hand_order (hand, row->trump, row->order, row->cards, row->n, cards), ==,
                   row->n);
  for (int i = 0; i < row->n; i++)
    g_assert_cmpint (cards[i], ==, row->cards[i]);
}

/* A card that was not dealt to the hand, as from the kitty, comes after those that were. */
static void
test_order_fresh (void)
{
  const FhCard dealt[] = { C (TEN), H (ACE) };
  FhCard cards[FH_N_CARDS];
  int n = fh_hand_order (FH_SET (C (TEN)) | FH_SET (H (ACE)) | FH_SET (S (ACE)), -1,
                         FH_HAND_AS_DEALT, dealt, 2, cards);

  g_assert_cmpint (n, ==, 3);
  g_assert_cmpint (cards[0], ==, C (TEN));
  g_assert_cmpint (cards[2], ==, S (ACE));
}

/* The order of the person stays when cards go, and those that come stand behind the ones that they
 * follow else. */
static void
test_arranged (void)
{
  const FhCard arranged[] = { C (TEN), H (ACE), S (FIVE), D (JACK) };
  const FhCard given[] = { S (ACE), S (FIVE), H (ACE), H (KING), C (TEN) };
  const FhCard expected[] = { S (ACE), C (TEN), H (ACE), H (KING), S (FIVE) };
  FhCard cards[FH_N_CARDS];

  g_assert_cmpint (fh_hand_arrange (arranged, 4, given, 5, cards), ==, 5);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (cards[i], ==, expected[i]);
  /* Nothing was put anywhere. */
  g_assert_cmpint (fh_hand_arrange (NULL, 0, given, 5, cards), ==, 5);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (cards[i], ==, given[i]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/model/hand-order/", order_rows, test_order);
  g_test_add_func ("/model/hand-order/fresh", test_order_fresh);
  g_test_add_func ("/model/hand-order/arranged", test_arranged);

  return g_test_run ();
}
