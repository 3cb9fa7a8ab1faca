/* test-hand-order.c: in which order a hand is held.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-order.h"

#include <string.h>

#include "add-tests.h"
#include "fh-notation.h"

#define S(rank) FH_CARD (FH_SPADES, FH_##rank)
#define C(rank) FH_CARD (FH_CLUBS, FH_##rank)
#define D(rank) FH_CARD (FH_DIAMONDS, FH_##rank)
#define H(rank) FH_CARD (FH_HEARTS, FH_##rank)

typedef struct
{
  const char *name;
  int trump;
  FhHandOrder order;
  const char *cards; /* in the order that is expected */
} OrderRow;

static const OrderRow order_rows[] = {
  /* The left bower stands among the trumps, the bowers in their rank (D-LEFTBOWER, HC-004). */
  { "hearts", FH_TRUMP_HEARTS, FH_HAND_HIGH_FIRST, "JO JH JD AH 4H AS KD 7C" },
  { "clubs", FH_TRUMP_CLUBS, FH_HAND_HIGH_FIRST, "JC JS 5C AH QS 6D" },
  /* Without trumps colours alternate and the joker is a suit of its own. */
  { "no-trump", FH_NO_TRUMP, FH_HAND_HIGH_FIRST, "JO JS JH AC JC JD" },
  { "not-known", -1, FH_HAND_HIGH_FIRST, "9S 9H 9C 9D 4D" },
  /* Two suits of one colour go on both sides of the other one. */
  { "two-black", -1, FH_HAND_HIGH_FIRST, "9S 9D 9C" },
  { "two-red", -1, FH_HAND_HIGH_FIRST, "9H 9C 9D" },
  { "low-first", FH_TRUMP_SPADES, FH_HAND_LOW_FIRST, "10H 10S JC JS" },
  /* The place of the suits, whichever way the cards of each go. */
  { "low-first-left", FH_TRUMP_SPADES, FH_HAND_LOW_FIRST | FH_HAND_TRUMPS_LEFT, "10S JC JS 10H" },
  { "right", FH_TRUMP_HEARTS, FH_HAND_HIGH_FIRST | FH_HAND_TRUMPS_RIGHT, "KD AS 10S JO JH JD" },
  { "ranked", FH_TRUMP_CLUBS, FH_HAND_HIGH_FIRST | FH_HAND_SUITS_RANKED, "AS 9S JO 5C 6D AH 10H" },
  { "ranked-no-trump", FH_NO_TRUMP, FH_HAND_LOW_FIRST | FH_HAND_SUITS_RANKED, "9S AS 5C 10H JO" },
  { "as-dealt-left", FH_TRUMP_HEARTS, FH_HAND_AS_DEALT | FH_HAND_TRUMPS_LEFT, "10C AH 5S" },
  { "as-dealt", FH_TRUMP_HEARTS, FH_HAND_AS_DEALT, "10C AH 5S JD" },
  { "elevens", FH_TRUMP_HEARTS, FH_HAND_HIGH_FIRST, "JH 13H 11H 10H" },
};

static void
test_order (gconstpointer data)
{
  const OrderRow *row = data;
  g_auto (GStrv) words = g_strsplit (row->cards, " ", -1);
  int n = (int) g_strv_length (words);
  FhCardSet hand = 0;
  FhCard expected[FH_N_CARDS], cards[FH_N_CARDS];

  for (int i = 0; i < n; i++)
    {
      expected[i] = fh_card_read (words[i], strlen (words[i]));
      hand |= FH_SET (expected[i]);
    }
  g_assert_cmpint (fh_hand_order (hand, row->trump, row->order, expected, n, cards), ==, n);
  g_assert_cmpmem (cards, (gsize) n * sizeof *cards, expected, (gsize) n * sizeof *cards);
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
