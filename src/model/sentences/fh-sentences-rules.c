/* fh-sentences-rules.c: the options of the tables in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One row an option, one row a word that an option can be.
 */
#include "fh-sentences-rules.h"

#include <glib/gi18n.h>

#include "fh-ready-made.h"

static const struct
{
  const char *option;
  const char *name;
  const char *about;
  const char *help;
  FhTopic topic;
} options[] = {
  { "auction", N_ ("Auction"), N_ ("How the bidding goes round and when it ends."),
    "bidding#passing", FH_TOPIC_BIDDING },
  { "nullo", N_ ("Nullo"),
    N_ ("Whether there is a bid to lose every trick. At the Midwest table grand nullo goes with "
        "it."),
    "misere#nullo", FH_TOPIC_MISERE },
  { "misere", N_ ("Misère"), N_ ("Whether there is a bid to lose every trick."), "misere#misere",
    FH_TOPIC_MISERE },
  { "misere-when", N_ ("When misère may be called"),
    N_ ("Whether a bid of seven tricks or more has to come before a bid to lose every trick for "
        "250 points."),
    "misere#after-seven", FH_TOPIC_MISERE },
  { "misere-beaten-by", N_ ("Lowest bid over misère"),
    N_ ("Which bid of eight is the first that beats a bid to lose every trick for 250 points."),
    "values#misere-rank", FH_TOPIC_MISERE },
  { "open-misere", N_ ("Open misère"),
    N_ ("Whether there is a bid to lose every trick with the hand on the table."), "misere#open",
    FH_TOPIC_MISERE },
  { "open-misere-value", N_ ("Points for open misère"),
    N_ ("What an open misère is worth when made, and costs when it fails. At the New Zealand "
        "tables it also ranks as high as the bid of the same value."),
    "values#special", FH_TOPIC_MISERE },
  { "nullo-500", N_ ("Nullo for 500"),
    N_ ("Whether one bid to lose every trick, for 500 points, takes the place of both misères."),
    "misere#nullo-500", FH_TOPIC_MISERE },
  { "misere-defenders", N_ ("Defenders of a misère"),
    N_ ("What the defenders score against a bid to lose every trick."), "misere#score",
    FH_TOPIC_MISERE },
  { "misere-share", N_ ("Called players win or lose a misère, too"),
    /* Translators: at the table for five, the holders of two called cards sit out in a misère. */
    N_ ("Whether the players who sit out because a card of theirs was called for a misère win or "
        "lose it with the declarer."),
    "misere#score", FH_TOPIC_MISERE },
  { "open-misere-exposure", N_ ("Open misère is laid down"),
    N_ ("When the hand of an open misère is laid face up on the table."), "misere#open",
    FH_TOPIC_MISERE },
  { "inkle-swap", N_ ("Inkle swap"),
    N_ ("Whether a bid may carry the word “inkle”: if its side plays, the partners each pass the "
        "other cards before the first lead."),
    "kitty#inkle-swap", FH_TOPIC_BIDDING },
  { "swap-cards", N_ ("Cards of an inkle swap"),
    N_ ("How many cards the partners pass each other in an inkle swap."), "kitty#inkle-swap",
    FH_TOPIC_BIDDING },
  { "six-level", N_ ("Bids of six"), N_ ("Who may bid six tricks."), "bidding#six-level",
    FH_TOPIC_BIDDING },
  { "reentry-on-suit-change", N_ ("Back in on a new suit"),
    N_ ("Whether all who have passed may bid again as soon as a player names another suit than in "
        "their last bid."),
    "bidding#raise", FH_TOPIC_BIDDING },
  { "joker-no-trump", N_ ("Joker at no-trump"),
    N_ ("When the joker may be played at no-trump to a suit that another player has led."),
    "play#joker-no-trump", FH_TOPIC_JOKER },
  { "joker-misere", N_ ("Joker in a misère"),
    N_ ("What the joker is when the bid is to lose every trick."), "misere#joker", FH_TOPIC_JOKER },
  { "joker-mid-trick", N_ ("Joker in the middle of a trick"),
    N_ ("Whether a joker that is played to another’s lead at no-trump names a suit that the "
        "players after it must follow."),
    "play#joker-names", FH_TOPIC_JOKER },
  { "joker-always-playable", N_ ("Joker always playable"),
    N_ ("Whether the joker may be played at any time when there are trumps, too, even by a player "
        "who could follow suit."),
    "play#joker-trumps", FH_TOPIC_JOKER },
  { "overtricks", N_ ("Points for an overtrick"),
    N_ ("What each trick beyond the bid scores when the contract has been made."),
    "scoring#overtricks", FH_TOPIC_SCORE },
  { "slam", N_ ("All ten tricks"),
    N_ ("Whether a contract scores at least 250 points when all ten tricks were taken, however low "
        "the bid was."),
    "scoring#slam", FH_TOPIC_SCORE },
  { "win-on-own-bid", N_ ("Win only on your own bid"),
    N_ ("Whether 500 points or more win only in a deal in which you have made a contract of your "
        "own."),
    "scoring#own-bid", FH_TOPIC_SCORE },
  { "defence-limit", N_ ("Defence stops below the goal"),
    N_ ("Whether a side that did not win the bidding can score no further than ten points short of "
        "the goal: up to 490 in a game to 500. In a game to a number of deals this changes "
        "nothing."),
    "scoring#defence-limit", FH_TOPIC_SCORE },
  { "bog", N_ ("−500 loses"),
    N_ ("Whether a score of −500 points or lower ends the game and loses it."), "scoring#minus-500",
    FH_TOPIC_SCORE },
  { "target", N_ ("Points to win"),
    N_ ("How many points win the game. The −500 that lose it do not move along."), "scoring#end",
    FH_TOPIC_SCORE },
  { "deals", N_ ("Number of deals"),
    N_ ("After how many deals the highest score wins, however high or low it is. With 0 the points "
        "end the game."),
    "scoring#deals", FH_TOPIC_SCORE },
  { "teams", N_ ("Sides at six"),
    N_ ("Whether six people play as two sides of three, as three pairs, or everybody alone."),
    "partners#six", FH_TOPIC_TABLE },
  { "pack", N_ ("Pack"),
    N_ ("Which cards the pack has. What is left over after the deal lies hidden."), "ranks#pack",
    FH_TOPIC_TABLE },
  { "kitty-size", N_ ("Kitty"),
    N_ ("How many cards the kitty has. The black fours make them five, and a second joker six."),
    "kitty#size", FH_TOPIC_TABLE },
  { "batches", N_ ("Batches of the deal"),
    N_ ("How many of the ten cards each player is dealt at a time."), "aim#deal", FH_TOPIC_TABLE },
  { "laws", N_ ("Laws"),
    N_ ("Whether a play against the rules is impossible, or happens and is put right as at a real "
        "table."),
    "laws#strict", FH_TOPIC_LAWS },
};

/* A word of several options that means the same in all of them has no option. */
static const struct
{
  const char *option;
  const char *word;
  const char *name;
} values[] = {
  { NULL, "on", NC_ ("option value", "On") },
  { NULL, "off", NC_ ("option value", "Off") },
  { "auction", "single", NC_ ("option value", "One round: one call each") },
  { "auction", "until-passed", NC_ ("option value", "Until passed: a pass is final") },
  { "auction", "no-reentry", NC_ ("option value", "Until passed: a pass is final") },
  { "auction", "raise",
    NC_ ("option value", "Stand or raise: the highest bidder is asked at the end") },
  { "auction", "newcastle",
    /* Translators: named after the city of Newcastle in Australia. */
    NC_ ("option value", "Newcastle: the highest bidder may raise once at the end") },
  { "auction", "continuous",
    NC_ ("option value", "Until all others pass in a row; those who have passed may return") },
  { "auction", "three-rounds",
    NC_ ("option value", "Three rounds; those who have passed may return") },
  { "misere-when", "any-time", NC_ ("option value", "At any time") },
  { "misere-when", "after-seven", NC_ ("option value", "After a bid of seven or more") },
  { "misere-beaten-by", "8S", NC_ ("option value", "Eight spades") },
  { "misere-beaten-by", "8C", NC_ ("option value", "Eight clubs") },
  { "misere-defenders", "own-tricks", NC_ ("option value", "10 for each trick of their own") },
  { "misere-defenders", "bidder-tricks",
    NC_ ("option value", "10 for each trick that the bidder had to take") },
  { "misere-defenders", "none", NC_ ("option value", "Nothing") },
  { "open-misere-exposure", "before-lead", NC_ ("option value", "Before the first lead") },
  { "open-misere-exposure", "after-first-trick", NC_ ("option value", "After the first trick") },
  { "six-level", "first-two-speakers",
    NC_ ("option value", "The first two players, in their first call") },
  { "six-level", "first-two-bidders",
    NC_ ("option value", "Everybody, until two bids have been made") },
  { "six-level", "any", NC_ ("option value", "Everybody") },
  { "joker-no-trump", "void-only",
    NC_ ("option value", "Only when led, or when unable to follow suit") },
  { "joker-no-trump", "any-time", NC_ ("option value", "At any time") },
  { "joker-misere", "as-no-trump", NC_ ("option value", "As at no-trump: it takes the trick") },
  { "joker-misere", "lowest", NC_ ("option value", "The lowest card: it never takes a trick") },
  { "joker-mid-trick", "redirect", NC_ ("option value", "Names the suit to follow") },
  { "joker-mid-trick", "led-suit", NC_ ("option value", "Changes nothing: the led suit counts") },
  { "teams", "threes", NC_ ("option value", "Three against three") },
  { "teams", "pairs", NC_ ("option value", "Three pairs") },
  { "teams", "solo", NC_ ("option value", "Everybody alone") },
  { "pack", "33", NC_ ("option value", "33 cards, from the sevens up") },
  { "pack", "43", NC_ ("option value", "43 cards, ten of them left over") },
  { "pack", "63", NC_ ("option value", "63 cards, with elevens, twelves and red thirteens") },
  { "pack", "literal60", NC_ ("option value", "60 cards with two jokers and no kitty") },
  { "kitty-size", "3", NC_ ("option value", "Three cards, from a pack of 43") },
  { "kitty-size", "5", NC_ ("option value", "Five cards, from a pack of 45") },
  { "kitty-size", "6", NC_ ("option value", "Six cards, from a pack of 46 with two jokers") },
  { "batches", "3-4-3", NC_ ("option value", "3, 4, 3") },
  { "batches", "3-2-3-2", NC_ ("option value", "3, 2, 3, 2") },
  { "batches", "3-3-3-1", NC_ ("option value", "3, 3, 3, 1") },
  { "laws", "strict", NC_ ("option value", "Strict: impossible") },
  { "laws", "table", NC_ ("option value", "Table laws: slips happen and are put right") },
};

/* The row for option @index; -1 when it has none, which a test rules out. */
static int
find_option (int index)
{
  const char *name = fh_option_name (index);

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    if (g_str_equal (options[i].option, name))
      return (int) i;
  return -1;
}

const char *
fh_sentence_option (int index)
{
  int row = find_option (index);

  return row >= 0 ? _ (options[row].name) : fh_option_name (index);
}

const char *
fh_sentence_option_about (int index)
{
  int row = find_option (index);

  return row >= 0 ? _ (options[row].about) : "";
}

const char *
fh_sentence_option_help (int index)
{
  int row = find_option (index);

  return row >= 0 ? options[row].help : "index";
}

FhTopic
fh_option_topic (int index)
{
  int row = find_option (index);

  return row >= 0 ? options[row].topic : FH_TOPIC_TABLE;
}

/* The laws are American, and so stand first there (D-LAWS). */
FhTopic
fh_topic_nth (FhFamily family, int n)
{
  if (family != FH_FAMILY_AMERICAN)
    return (FhTopic) n;
  return n == 0 ? FH_TOPIC_LAWS : (FhTopic) (n - 1);
}

const char *
fh_sentence_topic (FhTopic topic)
{
  switch (topic)
    {
    case FH_TOPIC_BIDDING:
      /* Translators: a heading over rules about the bidding.  So are the next five. */
      return C_ ("rules", "Bidding");
    case FH_TOPIC_MISERE:
      return C_ ("rules", "Bids to Lose Every Trick");
    case FH_TOPIC_JOKER:
      return C_ ("rules", "The Joker");
    case FH_TOPIC_SCORE:
      return C_ ("rules", "Points and the End of the Game");
    case FH_TOPIC_TABLE:
      return C_ ("rules", "Table and Pack");
    case FH_TOPIC_LAWS:
      return C_ ("rules", "When Somebody Breaks a Rule");
    case FH_N_TOPICS:
      break;
    }
  g_return_val_if_reached (NULL);
}

char *
fh_sentence_changes (const FhRules *rules)
{
  g_autoptr (GString) names = g_string_new (NULL);
  int n = 0;

  if (fh_ready_made_count_changed (rules) == 0)
    return g_strdup (_ ("Everything as usual at this table."));
  for (int t = 0; t < FH_N_TOPICS; t++)
    for (int i = 0; i < fh_n_options (); i++)
      if (fh_option_applies (rules, i)
          && fh_option_topic (i) == fh_topic_nth ((FhFamily) rules->family, t)
          && fh_option_is_changed (rules, i, NULL))
        {
          if (n++ > 0)
            /* Translators: between the names of rules in a list: “Slam, Laws”. */
            g_string_append (names, C_ ("list", ", "));
          g_string_append (names, fh_sentence_option (i));
        }
  /* Translators: %1$d is a number of rules, %2$s their names: “Slam, Laws”. */
  return g_strdup_printf (
      ngettext ("%1$d rule is changed: %2$s.", "%1$d rules are changed: %2$s.", (gulong) n), n,
      names->str);
}

char *
fh_sentence_n_changes (const FhRules *rules)
{
  int n = fh_ready_made_count_changed (rules);

  if (n == 0)
    return NULL;
  /* Translators: behind the name of a table: how many of its rules are not as usual. */
  return g_strdup_printf (ngettext ("%d rule is changed", "%d rules are changed", (gulong) n), n);
}

char *
fh_sentence_option_value (int index, const char *value)
{
  const char *option = fh_option_name (index);

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].word, value)
        && (values[i].option == NULL || g_str_equal (values[i].option, option)))
      return g_strdup (g_dpgettext2 (NULL, "option value", values[i].name));
  return g_strdup (value);
}
