/* test-notation.c: cards, calls and suits as words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "fh-notation.h"

/* Every card of the 64 numbers has a word of its own that reads back as the card. */
static void
test_cards (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int card = 0; card < FH_N_CARDS; card++)
    {
      char text[FH_CARD_TEXT_SIZE];

      fh_card_write ((FhCard) card, text);
      g_assert_true (g_hash_table_add (seen, g_strdup (text)));
      g_assert_cmpint (fh_card_read (text, strlen (text)), ==, card);
    }
  g_assert_true (g_hash_table_contains (seen, "AS"));
  g_assert_true (g_hash_table_contains (seen, "13D"));
  g_assert_true (g_hash_table_contains (seen, "JO2"));
  g_assert_false (g_hash_table_contains (seen, "13S"));
}

static void
test_no_cards (void)
{
  static const char *const words[] = { "",    "A",    "S",    "as",  "AS ", "1S",  "13S", "13C",
                                       "14H", "010H", "JOO",  "JO3", "jo",  "J",   "?",   "???",
                                       "10",  "AX",   "10HH", "ASS", "AS:", "JO:H" };

  for (size_t i = 0; i < G_N_ELEMENTS (words); i++)
    g_assert_cmpint (fh_card_read (words[i], strlen (words[i])), ==, FH_CARD_NONE);
  g_assert_cmpint (fh_card_read ("??", 2), ==, FH_CARD_UNKNOWN);
  /* Only the length says where a word ends. */
  g_assert_cmpint (fh_card_read ("10HX", 3), ==, FH_CARD (FH_HEARTS, FH_TEN));
}

static void
test_plays (void)
{
  char text[FH_PLAY_TEXT_SIZE];
  FhSuit named;

  g_assert_cmpstr (fh_play_write (FH_JOKER_2, FH_HEARTS, text), ==, "JO2:H");
  g_assert_cmpstr (fh_play_write (FH_JOKER, FH_SUIT_NONE, text), ==, "JO");
  g_assert_cmpint (fh_play_read ("JO2:H", 5, &named), ==, FH_JOKER_2);
  g_assert_cmpint (named, ==, FH_HEARTS);
  g_assert_cmpint (fh_play_read ("10C", 3, &named), ==, FH_CARD (FH_CLUBS, FH_TEN));
  g_assert_cmpint (named, ==, FH_SUIT_NONE);
  g_assert_cmpint (fh_play_read ("JO:", 3, &named), ==, FH_CARD_NONE);
  g_assert_cmpint (fh_play_read ("JO:X", 4, &named), ==, FH_CARD_NONE);
  g_assert_cmpint (fh_play_read (":H", 2, &named), ==, FH_CARD_NONE);
  g_assert_cmpint (fh_play_read ("JO:NT", 5, &named), ==, FH_CARD_NONE);
}

/* The words of the calls are those of the format, in their order (HC-016, HC-017). */
static void
test_calls (void)
{
  static const char *const words =
      "PASS 6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT "
      "MIS OMIS NULLO GNULLO";
  g_auto (GStrv) word = g_strsplit (words, " ", -1);

  for (int call = 0; call < FH_N_CALLS; call++)
    {
      g_assert_cmpstr (fh_call_write ((FhCall) call), ==, word[call]);
      g_assert_cmpint (fh_call_read (word[call], strlen (word[call])), ==, call);
    }
  g_assert_cmpint (fh_call_read ("5NT", 3), ==, FH_CALL_NONE);
  g_assert_cmpint (fh_call_read ("11S", 3), ==, FH_CALL_NONE);
  g_assert_cmpint (fh_call_read ("7s", 2), ==, FH_CALL_NONE);
  g_assert_cmpint (fh_call_read ("", 0), ==, FH_CALL_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/notation/cards", test_cards);
  g_test_add_func ("/record/notation/no-cards", test_no_cards);
  g_test_add_func ("/record/notation/plays", test_plays);
  g_test_add_func ("/record/notation/calls", test_calls);
  return g_test_run ();
}
