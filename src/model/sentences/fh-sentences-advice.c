/* fh-sentences-advice.c: what the options of a table change in play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One row a value: what the tutor would say to somebody who sits down at such a table.  A number
 * has rows for what is small, usual and large.  Nothing here depends on the number of players
 * unless the row says so.
 */
#include "fh-sentences-rules.h"

#include <glib/gi18n.h>

/* --- Options that are words --- */

static const struct
{
  const char *option;
  const char *value;
  const char *advice;
} words[] = {
  /* Translators: from here on, what a tutor says to somebody who sits down at a table where an
   * option has one of its values: what changes in play. */
  { "auction", "single",
    N_ ("You speak once, and nobody asks you again: bid at once as high as your hand is worth. "
        "Those who speak after you know more than you do.") },
  { "auction", "until-passed",
    N_ ("With a good hand begin low and go on while it pays. Do not pass to wait: whoever has "
        "passed is out until the next deal.") },
  { "auction", "raise",
    N_ ("Whoever is highest when all others have passed may still raise, and then everybody is "
        "back in. So begin low and listen: a strong hand can still go up at the end.") },
  { "auction", "newcastle",
    N_ ("Whoever is highest when all others have passed may go higher once, and nobody can answer. "
        "So begin low: with a strong hand you still have the last word, if you are left alone.") },
  { "auction", "continuous",
    N_ ("A pass does not put you out: you can wait, hear what the others have and come back. But "
        "when all others pass in a row after a bid, that bid is played.") },
  { "auction", "three-rounds",
    N_ ("You have three calls, after a pass too. Use the first ones to tell your partner what you "
        "hold, and the last one for what you want to play.") },
  { "nullo", "on",
    N_ ("A hand of low cards is worth 250 points: before you pass a weak hand, look for a low card "
        "in every suit. Against a nullo, keep low cards to lead.") },
  { "nullo", "off",
    N_ ("A hand of low cards cannot be bid: count the tricks that you can take, and pass when they "
        "are too few.") },
  { "misere", "on",
    N_ ("A hand of low cards is worth 250 points: before you pass a weak hand, look for a low card "
        "in every suit. Against a misère, keep low cards to lead.") },
  { "misere", "off",
    N_ ("A hand of low cards cannot be bid for 250 points: count the tricks that you can take, and "
        "pass when they are too few.") },
  { "misere-when", "any-time",
    N_ ("A hand of low cards can be called at once, before the others have told what they hold.") },
  { "misere-when", "after-seven",
    N_ ("A hand of low cards has to wait for a bid of seven, and where a pass is final its chance "
        "may be gone by then. Your own seven lets the others call it, too.") },
  { "misere-beaten-by", "8S",
    N_ ("Every bid of eight rules out a bid to lose every trick: with a hand for it, hope that the "
        "others stop at seven.") },
  { "misere-beaten-by", "8C",
    N_ ("Eight spades do not rule out a bid to lose every trick, which may still go over them.") },
  { "open-misere", "on",
    N_ ("A hand that loses every trick even when all can see it is as good as one of the highest "
        "bids. Whoever is far behind can come back with one, so no score is safe.") },
  { "open-misere", "off",
    N_ ("Nobody can come back from far behind by laying down a hand without tricks: a good score "
        "is safer here.") },
  { "nullo-500", "on",
    N_ ("The one bid to lose every trick stands above ten diamonds and costs 500 points when it "
        "fails: make it only with a hand in which no suit can go wrong.") },
  { "nullo-500", "off",
    N_ ("The misères keep their own places among the bids, where the table has them: the closed "
        "one is a bid for a good deal more hands than a nullo for 500 would be.") },
  { "misere-defenders", "own-tricks",
    N_ ("The defenders score all their tricks even when the bidder takes none, 100 points in all: "
        "near the end of a game, count that before you make such a bid.") },
  { "misere-defenders", "bidder-tricks",
    N_ ("The defenders score for each trick that the bidder has to take: do not stop at the first "
        "one, push on.") },
  { "misere-defenders", "none",
    N_ ("The defenders score nothing against it: one trick for the bidder is all they need, and "
        "what comes after it does not matter.") },
  { "misere-share", "on",
    N_ ("Those whose cards you call win or lose the misère with you, and may win the game by it: "
        "do not give it to somebody who is far ahead.") },
  { "misere-share", "off",
    N_ ("The misère is yours alone. Call low cards that you lack: their holders could have stayed "
        "below you, and now they sit out.") },
  { "open-misere-exposure", "before-lead",
    N_ ("The defenders see the hand before its first card: one suit that is not safe will be "
        "found. As a defender, plan the whole deal before you play.") },
  { "open-misere-exposure", "after-first-trick",
    N_ ("The first trick is played in the dark: use it to part with the card that would be found "
        "out later.") },
  { "inkle-swap", "on",
    N_ ("Say inkle when one good card of your partner makes the bid safe. Then the declarer gives "
        "away a loser, and the partner the best trump.") },
  { "inkle-swap", "off",
    N_ ("No card goes from partner to partner: bid on your own ten cards, the kitty, and what your "
        "partner has shown in the bidding.") },
  { "six-level", "first-two-speakers",
    N_ ("Only the first two players can show a suit at six, and only in their first call: from "
        "then on a bid needs seven tricks.") },
  { "six-level", "first-two-bidders",
    N_ ("Until two bids have been made a suit can be shown at six: when those before you have "
        "passed, do so.") },
  { "six-level", "any",
    N_ ("Everybody can show a suit at six as long as nobody has gone higher: listen to the first "
        "bids, and do not take a six for strength.") },
  { "reentry-on-suit-change", "on",
    N_ ("When you name a new suit, all who have passed are back in: raise in the same suit to keep "
        "them out.") },
  { "reentry-on-suit-change", "off",
    N_ ("You can name a new suit without letting back in those who have passed.") },
  { "joker-no-trump", "void-only",
    N_ ("At no-trump the joker cannot stop a suit that its holder must follow: run your long suit "
        "while that is so. Holding the joker, lead it as soon as you are in.") },
  { "joker-no-trump", "any-time",
    N_ ("At no-trump the joker can take any trick, even from somebody who could follow: trust no "
        "ace while it is out.") },
  { "joker-misere", "as-no-trump",
    N_ ("When every trick is to be lost the joker takes one: the declarer must put it away, and "
        "without a kitty it is no hand for such a bid.") },
  { "joker-misere", "lowest",
    N_ ("When every trick is to be lost the joker stays below any card and need not follow suit: a "
        "declarer keeps it for the suit that is not safe.") },
  { "joker-mid-trick", "redirect",
    N_ ("Play the joker before others have played to the trick, and name a suit whose high cards "
        "you want to see gone. As the last card of a trick it names nothing.") },
  { "joker-mid-trick", "led-suit",
    N_ ("On another’s lead the joker takes the trick and nothing more: it does not matter how "
        "early you play it.") },
  { "joker-always-playable", "on",
    N_ ("With trumps too the joker can take any trick, even from somebody who could follow: no ace "
        "of another suit is safe while it is out.") },
  { "joker-always-playable", "off",
    N_ ("With trumps the joker is the highest of them and nothing else: lead a suit that its "
        "holder must follow, and it stays away.") },
  { "slam", "on",
    N_ ("All ten tricks are worth 250 points at least: after a low bid, go on for the last trick "
        "when nine are yours.") },
  { "slam", "off",
    N_ ("Taking all ten tricks is not rewarded in itself: when a hand may take them, bid it as "
        "high as it is worth.") },
  { "win-on-own-bid", "on",
    N_ ("Tricks taken in defence never win the game: near the end bid for yourself, and outbid "
        "those who need one more contract.") },
  { "win-on-own-bid", "off",
    N_ ("Tricks taken in defence can win the game: near the end, count what is missing before you "
        "bid over somebody.") },
  { "defence-limit", "on",
    N_ ("Tricks taken in defence bring you close to the goal and no further: the last step needs a "
        "contract of your own, so bid for it in time.") },
  { "defence-limit", "off",
    N_ ("Tricks taken in defence count in full, however close to the goal you stand: every one is "
        "worth taking.") },
  { "bog", "on",
    N_ ("A score of −500 loses the game: at −300, a failed bid of 200 points is enough. The lower "
        "you stand, the surer a bid must be.") },
  { "bog", "off",
    N_ ("However low you stand, the game goes on: from far behind you can bid boldly, and so can "
        "the others.") },
  { "teams", "threes",
    N_ ("Two partners play with you, in every second seat: three hands together hold more than "
        "yours shows, so support a suit that one of them has named.") },
  { "teams", "pairs",
    N_ ("One partner sits opposite, and four players defend: the same hand takes fewer tricks than "
        "with two partners.") },
  { "teams", "solo",
    N_ ("Nobody helps you, and five defend: bid only what your hand takes by itself.") },
  { "pack", "43",
    N_ ("Ten cards lie hidden all the time: a card that you miss may be in nobody’s hand, so a "
        "count of the trumps is never certain.") },
  { "pack", "33",
    N_ ("Every card is in a hand or in the kitty: count the trumps. Suits are short, and the "
        "second round of one is often trumped.") },
  { "pack", "63",
    N_ ("A suit has fifteen cards and more, and each player only two or three of them: somebody is "
        "soon out of it, so play your aces early.") },
  { "pack", "literal60",
    N_ ("There is no kitty: bid on the ten cards that you see. Two jokers stand above the bowers, "
        "and the second one loses to the first alone.") },
  { "kitty-size", "3", N_ ("The kitty has three cards: count on one trick from it at most.") },
  { "kitty-size", "5",
    N_ ("The kitty has five cards, and five can be put away: a declarer can be rid of a whole suit "
        "or two, so a bid may hope for more than the hand shows.") },
  { "kitty-size", "6",
    N_ ("The kitty has six cards, and two jokers stand above the bowers: the right bower is only "
        "the third trump, and a declarer can be rid of a whole suit or two.") },
  { "batches", NULL,
    N_ ("The pack has been shuffled, so this changes nothing in play: deal as you are used to.") },
  { "laws", "strict",
    N_ ("Nothing against the rules can happen: you can think about the cards alone.") },
  { "laws", "table",
    N_ ("Look twice before you call or play: a slip stands, and your opponents may demand what is "
        "theirs. Watch for theirs, too.") },
};

/* --- Options that are numbers --- */

/* The row of the largest number that is not above the value; rows of one option in rising order. */
static const struct
{
  const char *option;
  int from;
  const char *advice;
} numbers[] = {
  { "swap-cards", 1,
    N_ ("One card goes each way: give a loser when you play, and your best trump when your partner "
        "does.") },
  { "swap-cards", 2,
    N_ ("Two cards go each way: a short suit can disappear from the declarer’s hand altogether, so "
        "pass both of its cards rather than one of each.") },
  { "swap-cards", 3,
    N_ ("Three cards go each way, as many as in the kitty: a bid can rely on the best trumps of "
        "both hands.") },
  { "overtricks", 0,
    N_ ("A trick beyond the bid counts for nothing: bid what your hand is worth, and once the bid "
        "is safe, take no risk for more.") },
  { "overtricks", 1,
    N_ ("A trick beyond the bid counts for a little: take it when it is free, but never risk the "
        "bid for it.") },
  { "overtricks", 40,
    N_ ("A trick beyond the bid counts for a lot: a careful, low bid loses little, and the tricks "
        "above it are worth fighting for.") },
  { "deals", 0,
    N_ ("It does not matter how many deals it takes: look at how many points are missing, yours "
        "and theirs.") },
  { "deals", 1,
    N_ ("There are few deals, and only the order at the end counts: once ahead, play safe, and "
        "when behind in the last one, bid whatever can still win.") },
  { "deals", 12,
    N_ ("There are many deals, and no score wins before the last: bid each hand for what it is "
        "worth, and look at the lead only near the end.") },
  { "target", 100,
    N_ ("The game is short: one good contract may win it, so do not let the others play cheap "
        "contracts.") },
  { "target", 400,
    N_ ("Two or three good contracts win the game: look at the score before each bid, yours and "
        "theirs.") },
  { "target", 700,
    N_ ("The game is long: one failed bid decides little, and the points of the defenders add "
        "up.") },
};

/* At the New Zealand tables open misère ranks as it counts (D-NZ-TIE, D-NZ5-320), at the Australian
 * ones it stays between ten diamonds and ten hearts (D-HP-OMIS). */
static const char *
open_misere_advice (const FhRules *rules)
{
  if (rules->family == FH_FAMILY_NEW_ZEALAND && rules->open_misere_value == 320)
    return _ ("It ranks with eight no-trump, and any bid of nine outbids it: you can play it only "
              "if nobody outbids you.");
  if (rules->family == FH_FAMILY_NEW_ZEALAND)
    return _ ("It ranks with ten no-trump, and each of the two outbids the other: no bid is safe "
              "from it.");
  if (rules->open_misere_value < 400)
    return _ ("It costs little when it fails and still outbids ten diamonds: expect it to be bid "
              "just to take a contract away.");
  if (rules->open_misere_value <= 520)
    return _ ("It counts as much as the highest bids, for and against you: bid it when nothing can "
              "go wrong, or when nothing else can help.");
  return _ ("It counts more than any other bid, though ten hearts and ten no-trump still outbid "
            "it: with a hand for it, no other bid is worth thinking of.");
}

static const char *
number_advice (const char *option, int number)
{
  const char *advice = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (g_str_equal (numbers[i].option, option) && number >= numbers[i].from)
      advice = numbers[i].advice;
  return advice;
}

const char *
fh_sentence_option_advice (const FhRules *rules, int index)
{
  const char *option = fh_option_name (index);
  const char *advice = NULL;
  char value[FH_OPTION_VALUE_SIZE];

  g_return_val_if_fail (rules != NULL && fh_option_applies (rules, index), NULL);

  if (g_str_equal (option, "open-misere-value"))
    return open_misere_advice (rules);
  fh_option_get (rules, index, value);
  for (guint i = 0; i < G_N_ELEMENTS (words) && advice == NULL; i++)
    if (g_str_equal (words[i].option, option)
        && (words[i].value == NULL || g_str_equal (words[i].value, value)))
      advice = words[i].advice;
  if (advice == NULL)
    advice = number_advice (option, (int) g_ascii_strtoll (value, NULL, 10));
  return advice != NULL ? _ (advice) : NULL;
}

/* --- Options without an effect --- */

static gboolean
is_one_of (const char *option, const char *const *options)
{
  return g_strv_contains (options, option);
}

const char *
fh_sentence_option_idle (const FhRules *rules, int index)
{
  static const char *const miseres[] = { "misere", "open-misere", NULL };
  static const char *const closed[] = { "misere-when", "misere-beaten-by", NULL };
  static const char *const open[] = { "open-misere-value", "open-misere-exposure", NULL };
  static const char *const by_points[] = { "win-on-own-bid", "defence-limit", "bog", "target",
                                           NULL };
  const char *option = fh_option_name (index);
  FhCallSet ladder;

  g_return_val_if_fail (rules != NULL && fh_option_applies (rules, index), NULL);

  ladder = fh_rules_ladder (rules);
  if (is_one_of (option, by_points) && rules->deals > 0)
    return _ ("At this table the game ends after a number of deals, so this changes nothing.");
  if ((is_one_of (option, miseres) || is_one_of (option, closed)) && rules->nullo_500)
    return _ ("At this table nullo for 500 takes the place of both misères, so this changes "
              "nothing.");
  if (is_one_of (option, open) && (ladder & FH_CALL_BIT (FH_OPEN_MISERE)) == 0)
    return _ ("There is no open misère at this table, so this changes nothing.");
  if (is_one_of (option, closed) && (ladder & FH_CALLS_MISERE) == FH_CALL_BIT (FH_OPEN_MISERE))
    return _ ("Only open misère can be called at this table, so this changes nothing.");
  if ((g_str_equal (option, "misere-defenders") || g_str_equal (option, "joker-misere")
       || is_one_of (option, closed) || g_str_equal (option, "misere-share"))
      && (ladder & FH_CALLS_MISERE) == 0)
    return _ ("There is no bid to lose every trick at this table, so this changes nothing.");
  if (g_str_equal (option, "swap-cards") && !rules->inkle_swap)
    return _ ("There is no inkle swap at this table, so this changes nothing.");
  if (g_str_equal (option, "reentry-on-suit-change")
      && (rules->auction == FH_AUCTION_SINGLE || rules->auction == FH_AUCTION_CONTINUOUS))
    return _ ("In this kind of auction no pass puts anybody out, so this changes nothing.");
  return NULL;
}

/* --- Values that a table cannot have --- */

/* Why @rules cannot have the word @value for @option, where there is more to say than that. */
static const char *
word_refusal (const FhRules *rules, const char *option, const char *value)
{
  if (g_str_equal (option, "auction"))
    return rules->family == FH_FAMILY_MIDWEST
               ? _ ("The Midwest table has one round of bidding or three: its bids of six and its "
                    "hand without a contract go with them.")
               : _ ("Three rounds of bidding belong to the Midwest table alone.");
  if (g_str_equal (option, "pack"))
    {
      if (rules->n_seats == 6 && g_str_equal (value, "33"))
        return _ ("33 cards are not enough for six players with ten cards each.");
      if (rules->n_seats == 6 && g_str_equal (value, "43"))
        return _ ("43 cards are not enough for six players with ten cards each.");
      return _ ("The packs with elevens and twelves are for six players.");
    }
  return NULL;
}

char *
fh_sentence_option_refused (const FhRules *rules, int index, const char *value)
{
  const char *option = fh_option_name (index);
  const char *name = fh_sentence_option (index);
  FhRules copy = *rules;
  const char *why;
  int min, max;

  g_return_val_if_fail (value != NULL, NULL);

  if (!fh_option_applies (rules, index))
    /* Translators: %s is the name of a rule that can be changed. */
    return g_strdup_printf (_ ("This table has no rule “%s”."), name);
  if (fh_option_set (&copy, option, value) == FH_OPTION_OK)
    return NULL;
  if (fh_option_range (rules, index, &min, &max))
    /* Translators: %1$s is the name of a rule that can be changed, %2$d and %3$d are the smallest
     * and the largest number that it can be. */
    return g_strdup_printf (_ ("“%1$s” can be a number from %2$d to %3$d at this table."), name,
                            min, max);
  why = word_refusal (rules, option, value);
  if (why != NULL)
    return g_strdup (why);
  if (g_str_equal (option, "open-misere-value"))
    return g_strdup (_ ("At the New Zealand tables open misère ranks as it counts: as ten no-trump "
                        "with 520 points, or as eight no-trump with 320."));
  g_autofree char *shown = fh_sentence_option_value (index, value);
  /* Translators: %1$s is the name of a rule that can be changed, %2$s what it cannot be. */
  return g_strdup_printf (_ ("“%1$s” cannot be “%2$s” at this table."), name, shown);
}
