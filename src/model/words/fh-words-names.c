/* fh-words-names.c: what cards, suits and calls are called.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-words.h"

#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-language.h"

const char *
fh_words_card (FhCard card)
{
  static const char *const names[FH_N_CARDS] = {
    /* Translators: the names of the cards where they stand alone, as a screen reader says them. */
    N_ ("two of spades"),
    N_ ("three of spades"),
    N_ ("four of spades"),
    N_ ("five of spades"),
    N_ ("six of spades"),
    N_ ("seven of spades"),
    N_ ("eight of spades"),
    N_ ("nine of spades"),
    N_ ("ten of spades"),
    N_ ("eleven of spades"),
    N_ ("twelve of spades"),
    N_ ("joker"),
    N_ ("jack of spades"),
    N_ ("queen of spades"),
    N_ ("king of spades"),
    N_ ("ace of spades"),
    N_ ("two of clubs"),
    N_ ("three of clubs"),
    N_ ("four of clubs"),
    N_ ("five of clubs"),
    N_ ("six of clubs"),
    N_ ("seven of clubs"),
    N_ ("eight of clubs"),
    N_ ("nine of clubs"),
    N_ ("ten of clubs"),
    N_ ("eleven of clubs"),
    N_ ("twelve of clubs"),
    /* Translators: one pack for six players has two jokers; this is the lower one. */
    N_ ("second joker"),
    N_ ("jack of clubs"),
    N_ ("queen of clubs"),
    N_ ("king of clubs"),
    N_ ("ace of clubs"),
    N_ ("two of diamonds"),
    N_ ("three of diamonds"),
    N_ ("four of diamonds"),
    N_ ("five of diamonds"),
    N_ ("six of diamonds"),
    N_ ("seven of diamonds"),
    N_ ("eight of diamonds"),
    N_ ("nine of diamonds"),
    N_ ("ten of diamonds"),
    N_ ("eleven of diamonds"),
    N_ ("twelve of diamonds"),
    N_ ("thirteen of diamonds"),
    N_ ("jack of diamonds"),
    N_ ("queen of diamonds"),
    N_ ("king of diamonds"),
    N_ ("ace of diamonds"),
    N_ ("two of hearts"),
    N_ ("three of hearts"),
    N_ ("four of hearts"),
    N_ ("five of hearts"),
    N_ ("six of hearts"),
    N_ ("seven of hearts"),
    N_ ("eight of hearts"),
    N_ ("nine of hearts"),
    N_ ("ten of hearts"),
    N_ ("eleven of hearts"),
    N_ ("twelve of hearts"),
    N_ ("thirteen of hearts"),
    N_ ("jack of hearts"),
    N_ ("queen of hearts"),
    N_ ("king of hearts"),
    N_ ("ace of hearts"),
  };

  return _ (names[card]);
}

const char *
fh_words_the_card (FhCard card)
{
  static const char *const names[FH_N_CARDS] = {
    /* Translators: the names of the cards as they stand behind “the” in sentences: “You play the
     * five of spades.”  A language whose article depends on the card puts the article here, as in
     * “le cinq de pique”, and leaves it out of those sentences. */
    NC_ ("the", "two of spades"),      NC_ ("the", "three of spades"),
    NC_ ("the", "four of spades"),     NC_ ("the", "five of spades"),
    NC_ ("the", "six of spades"),      NC_ ("the", "seven of spades"),
    NC_ ("the", "eight of spades"),    NC_ ("the", "nine of spades"),
    NC_ ("the", "ten of spades"),      NC_ ("the", "eleven of spades"),
    NC_ ("the", "twelve of spades"),   NC_ ("the", "joker"),
    NC_ ("the", "jack of spades"),     NC_ ("the", "queen of spades"),
    NC_ ("the", "king of spades"),     NC_ ("the", "ace of spades"),
    NC_ ("the", "two of clubs"),       NC_ ("the", "three of clubs"),
    NC_ ("the", "four of clubs"),      NC_ ("the", "five of clubs"),
    NC_ ("the", "six of clubs"),       NC_ ("the", "seven of clubs"),
    NC_ ("the", "eight of clubs"),     NC_ ("the", "nine of clubs"),
    NC_ ("the", "ten of clubs"),       NC_ ("the", "eleven of clubs"),
    NC_ ("the", "twelve of clubs"),    NC_ ("the", "second joker"),
    NC_ ("the", "jack of clubs"),      NC_ ("the", "queen of clubs"),
    NC_ ("the", "king of clubs"),      NC_ ("the", "ace of clubs"),
    NC_ ("the", "two of diamonds"),    NC_ ("the", "three of diamonds"),
    NC_ ("the", "four of diamonds"),   NC_ ("the", "five of diamonds"),
    NC_ ("the", "six of diamonds"),    NC_ ("the", "seven of diamonds"),
    NC_ ("the", "eight of diamonds"),  NC_ ("the", "nine of diamonds"),
    NC_ ("the", "ten of diamonds"),    NC_ ("the", "eleven of diamonds"),
    NC_ ("the", "twelve of diamonds"), NC_ ("the", "thirteen of diamonds"),
    NC_ ("the", "jack of diamonds"),   NC_ ("the", "queen of diamonds"),
    NC_ ("the", "king of diamonds"),   NC_ ("the", "ace of diamonds"),
    NC_ ("the", "two of hearts"),      NC_ ("the", "three of hearts"),
    NC_ ("the", "four of hearts"),     NC_ ("the", "five of hearts"),
    NC_ ("the", "six of hearts"),      NC_ ("the", "seven of hearts"),
    NC_ ("the", "eight of hearts"),    NC_ ("the", "nine of hearts"),
    NC_ ("the", "ten of hearts"),      NC_ ("the", "eleven of hearts"),
    NC_ ("the", "twelve of hearts"),   NC_ ("the", "thirteen of hearts"),
    NC_ ("the", "jack of hearts"),     NC_ ("the", "queen of hearts"),
    NC_ ("the", "king of hearts"),     NC_ ("the", "ace of hearts"),
  };

  return g_dpgettext2 (NULL, "the", names[card]);
}

char *
fh_words_rank (FhCard card)
{
  FhRank rank = fh_card_rank (card);

  if (rank < FH_JACK)
    return g_strdup_printf ("%d", (int) rank - (int) FH_TWO + 2);
  return g_strdup (rank == FH_ACE     ? C_ ("card index", "A")
                   : rank == FH_KING  ? C_ ("card index", "K")
                   : rank == FH_QUEEN ? C_ ("card index", "Q")
                                      : C_ ("card index", "J"));
}

char *
fh_words_card_short (FhCard card)
{
  g_autofree char *rank = NULL;
  g_autofree char *text = NULL;

  if (fh_card_is_joker (card))
    return g_strdup (fh_words_card (card));
  rank = fh_words_rank (card);
  text = g_strconcat (rank, fh_words_suit_sign (fh_card_suit (card)), NULL);
  return fh_isolate (text);
}

const char *
fh_words_suit (FhSuit suit)
{
  static const char *const names[FH_N_SUITS] = {
    N_ ("spades"),
    N_ ("clubs"),
    N_ ("diamonds"),
    N_ ("hearts"),
  };

  return _ (names[suit]);
}

const char *
fh_words_suit_sign (FhSuit suit)
{
  static const char *const signs[FH_N_SUITS] = { "♠", "♣", "♦", "♥" };

  return signs[suit];
}

const char *
fh_words_denomination (FhDenomination denomination)
{
  return denomination == FH_NO_TRUMP ? _ ("no trump") : fh_words_suit ((FhSuit) denomination);
}

const char *
fh_words_call (FhCall call)
{
  static const char *const names[FH_N_CALLS] = {
    /* Translators: the calls of the auction, as they are said and as they stand in sentences:
     * "Marama bids seven hearts".  The number is that of the tricks to be won. */
    N_ ("pass"),
    N_ ("six spades"),
    N_ ("six clubs"),
    N_ ("six diamonds"),
    N_ ("six hearts"),
    N_ ("six no trump"),
    N_ ("seven spades"),
    N_ ("seven clubs"),
    N_ ("seven diamonds"),
    N_ ("seven hearts"),
    N_ ("seven no trump"),
    N_ ("eight spades"),
    N_ ("eight clubs"),
    N_ ("eight diamonds"),
    N_ ("eight hearts"),
    N_ ("eight no trump"),
    N_ ("nine spades"),
    N_ ("nine clubs"),
    N_ ("nine diamonds"),
    N_ ("nine hearts"),
    N_ ("nine no trump"),
    N_ ("ten spades"),
    N_ ("ten clubs"),
    N_ ("ten diamonds"),
    N_ ("ten hearts"),
    N_ ("ten no trump"),
    /* Translators: a bid to win no trick at all. */
    N_ ("misère"),
    /* Translators: the same with the bidder's hand face up. */
    N_ ("open misère"),
    /* Translators: what American and Midwestern players call a bid to win no trick. */
    N_ ("nullo"),
    /* Translators: a nullo by both partners together. */
    N_ ("grand nullo"),
  };

  return _ (names[call]);
}

char *
fh_words_call_short (FhCall call)
{
  int level = fh_call_level (call);

  switch (call)
    {
    case FH_PASS:
      /* Translators: a call of the auction, in a small space. */
      return g_strdup (C_ ("short call", "Pass"));
    case FH_MISERE:
      return g_strdup (C_ ("short call", "Misère"));
    case FH_OPEN_MISERE:
      return g_strdup (C_ ("short call", "Open misère"));
    case FH_NULLO:
      return g_strdup (C_ ("short call", "Nullo"));
    case FH_GRAND_NULLO:
      return g_strdup (C_ ("short call", "Grand nullo"));
    default:
      break;
    }
  if (fh_call_trump (call) == FH_NO_TRUMP)
    /* Translators: a bid of so many tricks at no trump, in a small space. */
    return g_strdup_printf (C_ ("short call", "%dNT"), level);
  /* Translators: a bid in a suit, in a small space: %1$d is a number of tricks, %2$s the sign of
   * the suit.  Where one writes from right to left, U+2066 before it and U+2069 behind it keep
   * their order. */
  return g_strdup_printf (C_ ("short call", "%1$d%2$s"), level,
                          fh_words_suit_sign ((FhSuit) fh_call_trump (call)));
}

/* What the month of @day is called, alone or beside the day of it, in the language that is spoken;
 * NULL where GLib has no word for it there. */
static const char *
find_month (GDateTime *day, gboolean is_alone)
{
  static const char *const months[] = { "January",   "February", "March",    "April",
                                        "May",       "June",     "July",     "August",
                                        "September", "October",  "November", "December" };
  const char *english = months[g_date_time_get_month (day) - 1];
  FhLanguage *language = fh_language_get ();
  g_autofree char *tag = language != NULL ? fh_language_dup_tag (language) : NULL;
  const char *name;

  if (tag != NULL && g_str_has_prefix (tag, "en"))
    return english;
  name =
      g_dpgettext2 ("glib20", is_alone ? "full month name" : "full month name with day", english);
  return name != english ? name : NULL;
}

/* g_date_time_format() itself asks the locale, which may speak another language. */
char *
fh_words_day (GDateTime *day, const char *format)
{
  g_auto (GStrv) parts = g_strsplit (format, "%B", -1);
  const char *beside = find_month (day, FALSE), *alone = find_month (day, TRUE);
  g_autofree char *with = g_strjoinv (beside != NULL ? beside : "%B", parts);
  g_auto (GStrv) rest = g_strsplit (with, "%OB", -1);
  g_autofree char *all = g_strjoinv (alone != NULL ? alone : "%OB", rest);

  return g_date_time_format (day, all);
}
