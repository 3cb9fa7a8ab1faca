/* test-danger.c: the danger of cards in a misère, and which of them go.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-danger.h"
#include "fh-discard.h"
#include "fh-rng.h"

/* The danger of @mine while all others of the suit of its first card are out. */
static float
danger_of (const char *mine)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhCardSet cards = position_cards (mine);
  FhCardSet suit = rules.pack & fh_suit_cards (fh_card_suit (fh_set_first (cards)));

  return fh_danger_of_suit (cards, suit & ~cards);
}

static void
test_suit (void)
{
  /* Nobody gets under the lowest; a king alone has all but the ace under it. */
  g_assert_cmpfloat (danger_of ("5S"), ==, 0);
  g_assert_cmpfloat (danger_of ("5S 7S 9S"), ==, 0);
  g_assert_cmpfloat_with_epsilon (danger_of ("KS"), 8.0 / 10, 1e-6);
  g_assert_cmpfloat_with_epsilon (danger_of ("5S KS"), 0.75 * 6 / 8, 1e-6);
  /* Only cards of others count. */
  g_assert_cmpfloat (danger_of ("5S 6S 7S 8S 9S 10S JS QS KS AS"), ==, 0);
}

/* Thirteen cards of @pack, and in @out the others. */
static FhCardSet
draw_hand (FhRng *rng, FhCardSet pack, FhCardSet *out)
{
  FhCardSet hand = 0;

  while (fh_set_size (hand) < 13)
    {
      FhCard card = (FhCard) fh_rng_below (rng, FH_N_CARDS);
      hand |= FH_SET (card) & pack;
    }
  *out = pack & ~hand;
  return hand;
}

/* A card that is left out, or has been taken out, is as one that was never there. */
static void
test_without (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  for (int round = 0; round < 200; round++)
    {
      FhCardSet out, hand = draw_hand (&rng, rules.pack, &out);
      for (int s = 0; s < FH_N_SUITS; s++)
        {
          FhCardSet cards = fh_suit_cards ((FhSuit) s);
          FhDangerSuit suit;
          fh_danger_suit_init (&suit, hand & cards, out & cards);
          for (int i = 0; i < suit.n; i++)
            {
              FhDangerSuit less = suit;
              float rest = fh_danger_of_suit (hand & cards & ~FH_SET (suit.cards[i]), out & cards);
              g_assert_cmpfloat (fh_danger_suit_sum (&suit, i), ==, rest);
              fh_danger_suit_remove (&less, i);
              g_assert_cmpfloat (fh_danger_suit_sum (&less, -1), ==, rest);
            }
        }
    }
}

/* What goes first of @suit, by what each single card leaves: the one that leaves least, of equals
 * the highest. */
static FhCard
first_to_go (FhCardSet suit, FhCardSet out)
{
  FhCard first = FH_CARD_NONE;

  FH_FOREACH_CARD (card, suit)
    if (first == FH_CARD_NONE
        || fh_danger_of_suit (suit & ~FH_SET (card), out)
               <= fh_danger_of_suit (suit & ~FH_SET (first), out))
      first = card;
  return first;
}

/* Three cards go so that no other numbers of each suit, the first to go of each, would leave less;
 * jokers go before anything else. */
static void
test_discard (void)
{
  FhRules rules = position_rules ("australian-4", "kitty-size=6");
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (6), 0);
  for (int round = 0; round < 200; round++)
    {
      FhCardSet out, hand = draw_hand (&rng, rules.pack, &out);
      FhCardSet gone = fh_discard_dangerous (&rules, hand, out, 3);
      FhCardSet jokers = hand & FH_SET_JOKERS;
      int count = 3 - fh_set_size (jokers);
      float least = 1000;
      g_assert_cmpint (fh_set_size (gone), ==, 3);
      g_assert_cmphex (gone & ~hand, ==, 0);
      g_assert_cmphex (gone & FH_SET_JOKERS, ==, jokers);
      for (int split = 0; split < 4 * 4 * 4 * 4; split++)
        {
          FhCardSet left = hand & ~jokers;
          int n = 0;
          for (int s = 0; s < FH_N_SUITS; s++)
            for (int k = split >> (2 * s) & 3; k > 0 && (left & fh_suit_cards ((FhSuit) s)); k--)
              {
                FhCardSet suit = fh_suit_cards ((FhSuit) s);
                left &= ~FH_SET (first_to_go (left & suit, out & suit));
                n++;
              }
          if (n == count)
            least = MIN (least, fh_danger_of_hand (left, out));
        }
      g_assert_cmpfloat_with_epsilon (fh_danger_of_hand (hand & ~gone, out), least, 1e-5);
    }
}

typedef struct
{
  const char *name;
  const char *hand;
  int count;
  const char *gone;
} Row;

static const Row rows[] = {
  /* Any lead can be ducked, and it stays so when the highest of a suit go. */
  { "safe", "5S 7S 9S JS 5C 7C 9C JC 4D 6D 8D 10D QD", 3, "7S 9S JS" },
  /* One card is in danger, whatever else goes. */
  { "one-card", "5S 6S 7S AS 5C 6C 7C 4D 5D 6D", 1, "AS" },
  { "jokers-first", "JO JO2 AS KS QS 10S 9S 8S 7S 6S 5S", 2, "JO JO2" },
  { "second-joker-first", "JO JO2 AS KS QS 10S 9S 8S 7S 6S 5S", 1, "JO2" },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules ("australian-4", "kitty-size=6");
  FhCardSet hand = position_cards (row->hand);
  FhCardSet gone = fh_discard_dangerous (&rules, hand, rules.pack & ~hand, row->count);

  g_assert_cmphex (gone, ==, position_cards (row->gone));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/danger/suit", test_suit);
  g_test_add_func ("/players/danger/without", test_without);
  g_test_add_func ("/players/danger/discard", test_discard);
  ADD_ROWS ("/players/danger/", rows, test_row);
  return g_test_run ();
}
