/* fh-sentences-tables.c: the tables in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One row a preset; families and numbers of players, by which a chooser may group them.
 */
#include "fh-sentences-rules.h"

#include <glib/gi18n.h>

#include "fh-options.h"
#include "fh-ready-made.h"

static const struct
{
  const char *name;
  const char *about;
} presets[FH_N_PRESETS] = {
  [FH_PRESET_AMERICAN_4] = {
    /* Translators: the name of a table: where the game is played so, and how many people play. */
    N_ ("American, four players"),
    /* Translators: for somebody who chooses a table: what marks it. */
    N_ ("One call each: bid at once what you believe in. There is no misère, unless you switch "
        "nullo on. At no-trump the joker can be played only when you lead it or cannot follow. A "
        "side that takes all ten tricks scores at least 250."),
  },
  [FH_PRESET_NEW_ZEALAND_4] = {
    N_ ("New Zealand, four players"),
    N_ ("The bidding goes on until all others have passed, and then the highest bidder may still "
        "raise. Misère counts 250 and open misère 520, as much as ten no-trump. A side wins with "
        "500 points only when it has just made a contract of its own."),
  },
  [FH_PRESET_AUSTRALIAN_4] = {
    N_ ("Australian, four players"),
    N_ ("The bidding goes round until all but one have passed. Misère counts 250 and open misère "
        "500. At no-trump the joker can be played at any time, and its player names the suit that "
        "the next players must follow. Each trick beyond the bid counts 10 points."),
  },
  [FH_PRESET_CANADIAN_4] = {
    N_ ("Canadian, four players"),
    N_ ("As the Australian table for four, but at no-trump the joker can be played only when you "
        "lead it or cannot follow suit. Misère counts 250 and open misère 500, and each trick "
        "beyond the bid 10 points."),
  },
  [FH_PRESET_MIDWEST_4] = {
    N_ ("Midwest, four players"),
    /* Translators: “in the middle”: the Midwest word for the kitty. */
    N_ ("Forty-five cards with five in the middle, and three rounds of bidding in which those who "
        "have passed may come back. Bids of six are for the first two players. Nullo counts 250; "
        "grand nullo, for both partners, beats everything. When nobody bids, the hand is played "
        "without a contract."),
  },
  [FH_PRESET_AMERICAN_2] = {
    N_ ("American, two players"),
    /* Translators: a dead hand is dealt like a player’s, but nobody plays it. */
    N_ ("You against one opponent, with 33 cards. Ten of them lie in a dead hand that nobody sees, "
        "which makes bidding a bold business. One call each. There is no misère, unless you switch "
        "nullo on, and all ten tricks are worth at least 250."),
  },
  [FH_PRESET_AMERICAN_2_SHORT] = {
    N_ ("American, two players, short pack"),
    /* Translators: the widow is the American word for the kitty. */
    N_ ("You against one opponent, with 25 cards and no dead hand: what you do not hold is in the "
        "other hand or in the widow, which has five cards. Hands are strong. One call each, and "
        "all ten tricks are worth at least 250."),
  },
  [FH_PRESET_AMERICAN_3] = {
    N_ ("American, three players"),
    N_ ("Everybody has a score of their own. The declarer plays alone, and the other two defend "
        "together, though each scores only for tricks of their own. One call each. There is no "
        "misère, unless you switch nullo on, and all ten tricks are worth at least 250."),
  },
  [FH_PRESET_AMERICAN_5] = {
    N_ ("American, five players"),
    /* Translators: the widow is the American word for the kitty. */
    N_ ("Fifty-three cards, down to the twos. After the bidding the declarer names a partner, or "
        "two with a bid of eight or more, before looking at the widow. All of them win or lose the "
        "value of the bid, and the others score for tricks of their own. One call each."),
  },
  [FH_PRESET_AMERICAN_6] = {
    N_ ("American, six players"),
    N_ ("Three against three, sitting alternately, with the pack of 63 cards that has elevens, "
        "twelves and red thirteens. One call each. There is no misère, unless you switch nullo on, "
        "and all ten tricks are worth at least 250. An option makes three pairs of it."),
  },
  [FH_PRESET_NEW_ZEALAND_2] = {
    N_ ("New Zealand, two players"),
    /* Translators: a dummy is a hand without a player; the one beside it plays its cards. */
    N_ ("Each has a dummy for a partner: five cards face up, with five more face down below them. "
        "Hands and dummies take turns. When one has passed, the other may still raise. There is no "
        "misère, unless you switch it on. You win with 500 points only when you have just made a "
        "contract."),
  },
  [FH_PRESET_NEW_ZEALAND_3] = {
    N_ ("New Zealand, three players"),
    /* Translators: “cut-throat” is what card players call a game of three, all alone. */
    N_ ("Cut-throat: everybody has a score of their own, and the declarer plays alone. The bidding "
        "goes on until the others have passed, and then the highest bidder may still raise. Misère "
        "counts 250 and open misère 520. You win with 500 points only when you have just made a "
        "contract."),
  },
  [FH_PRESET_NEW_ZEALAND_5] = {
    N_ ("New Zealand, five players"),
    N_ ("Fifty-three cards, down to the twos. The declarer calls a card, and whoever holds it is "
        "the partner, in secret until it is played. Both win or lose the value of the bid. Misère "
        "counts 250 and open misère 520; the holders of two called cards then sit out. You win "
        "with 500 points only when you have just made a contract."),
  },
  [FH_PRESET_NEW_ZEALAND_6] = {
    N_ ("New Zealand, six players"),
    N_ ("Three against three, sitting alternately, with the pack of 63 cards that has elevens, "
        "twelves and red thirteens. The highest bidder may still raise when all others have "
        "passed. Misère counts 250 and open misère 520, and both partners sit out. A side wins "
        "with 500 points only when it has just made a contract of its own."),
  },
  [FH_PRESET_NEW_ZEALAND_6_PAIRS] = {
    N_ ("New Zealand, six players in pairs"),
    N_ ("Three pairs, partners opposite each other, with the pack of 63 cards that has elevens, "
        "twelves and red thirteens. Each pair has a score of its own, and the declarer’s pair "
        "plays against the two others. Misère counts 250 and open misère 520. A pair wins with 500 "
        "points only when it has just made a contract of its own."),
  },
  [FH_PRESET_CLASSIC_3] = {
    N_ ("Classic, three players"),
    N_ ("The game for three, for whom 500 was made: 33 cards, everybody with a score of their own, "
        "the declarer alone. The bidding goes round until two pass in a row, and those who have "
        "passed may come back. There is no misère, and a score may fall as low as it will without "
        "ending the game."),
  },
  [FH_PRESET_AUSTRALIAN_3] = {
    N_ ("Australian, three players"),
    N_ ("Everybody has a score of their own, and the declarer plays alone. The pack is the one for "
        "four, so that ten cards are left over and lie hidden. At no-trump the joker can be played "
        "at any time. Misère counts 250 and open misère 500, and each trick beyond the bid 10 "
        "points."),
  },
  [FH_PRESET_AUSTRALIAN_6] = {
    N_ ("Australian, six players"),
    N_ ("Three against three, sitting alternately, with the pack of 63 cards that has elevens, "
        "twelves and red thirteens. At no-trump the joker can be played at any time. Misère counts "
        "250 and open misère 500, and both partners sit out. Each trick beyond the bid counts 10 "
        "points."),
  },
  [FH_PRESET_AUSTRALIAN_6_SOLO] = {
    N_ ("Australian, six players, everybody alone"),
    N_ ("Six scores, and the declarer plays alone against five, with the pack of 63 cards that has "
        "elevens, twelves and red thirteens. At no-trump the joker can be played at any time. "
        "Misère counts 250 and open misère 500, and each trick beyond the bid 10 points."),
  },
};

/* One short sentence each, for a list. */
static const char *const briefs[FH_N_PRESETS] = {
  /* Translators: below the name of a table in a list: what marks it, as short as can be.  So are
   * the next ones. */
  [FH_PRESET_AMERICAN_4] = N_ ("One call each; no misère, unless you switch nullo on."),
  [FH_PRESET_NEW_ZEALAND_4] =
      N_ ("The highest bidder may still raise; misères, and a win only on a bid of your own."),
  [FH_PRESET_AUSTRALIAN_4] =
      N_ ("Bidding until all but one have passed; both misères, and a joker that takes any "
          "trick at no-trump."),
  [FH_PRESET_CANADIAN_4] =
      N_ ("As the Australian table, but the joker follows stricter rules at no-trump."),
  [FH_PRESET_MIDWEST_4] =
      N_ ("Three rounds of bidding, five cards in the middle, nullo and grand nullo."),
  [FH_PRESET_AMERICAN_2] = N_ ("33 cards, ten of them in a dead hand that nobody sees."),
  [FH_PRESET_AMERICAN_2_SHORT] =
      N_ ("25 cards and no dead hand: strong hands and a widow of five."),
  [FH_PRESET_AMERICAN_3] = N_ ("The declarer plays alone against two; one call each."),
  [FH_PRESET_AMERICAN_5] =
      N_ ("The declarer names a partner, or two, before looking at the widow."),
  [FH_PRESET_AMERICAN_6] =
      N_ ("Three against three, or three pairs, with elevens, twelves and thirteens."),
  [FH_PRESET_NEW_ZEALAND_2] = N_ ("Each has a dummy for a partner, half of it face down."),
  [FH_PRESET_NEW_ZEALAND_3] =
      N_ ("Everybody alone; the highest bidder may still raise, and misères are bid."),
  [FH_PRESET_NEW_ZEALAND_5] =
      N_ ("The declarer calls a card, and whoever holds it is the partner, in secret."),
  [FH_PRESET_NEW_ZEALAND_6] =
      N_ ("Three against three, with elevens, twelves and thirteens; misères are bid."),
  [FH_PRESET_NEW_ZEALAND_6_PAIRS] = N_ ("Three pairs with three scores; misères are bid."),
  [FH_PRESET_CLASSIC_3] =
      N_ ("The game as it was made, for three: those who have passed may come back, and no score "
          "is too low."),
  [FH_PRESET_AUSTRALIAN_3] = N_ ("Everybody alone, and ten cards lie hidden; misères are bid."),
  [FH_PRESET_AUSTRALIAN_6] =
      N_ ("Three against three; a joker that takes any trick at no-trump, and both misères."),
  [FH_PRESET_AUSTRALIAN_6_SOLO] = N_ ("Six scores: the declarer plays alone against five."),
};

static gboolean
is_preset (FhPreset preset)
{
  return (guint) preset < FH_N_PRESETS;
}

const char *
fh_sentence_preset (FhPreset preset)
{
  g_return_val_if_fail (is_preset (preset), NULL);

  return _ (presets[preset].name);
}

const char *
fh_sentence_preset_about (FhPreset preset)
{
  g_return_val_if_fail (is_preset (preset), NULL);

  return _ (presets[preset].about);
}

const char *
fh_sentence_table (const FhRules *rules)
{
  const char *name = fh_sentence_ready_made (rules);

  return name != NULL ? name : fh_sentence_preset ((FhPreset) rules->preset);
}

char *
fh_sentence_table_help (const FhRules *rules)
{
  int ready_made = fh_ready_made_find (rules);

  return ready_made >= 0 ? g_strconcat ("elsewhere#", fh_ready_made_id (ready_made), NULL)
                         : g_strconcat ("preset-", fh_preset_id ((FhPreset) rules->preset), NULL);
}

/* How one bids by @rules. */
static const char *
auction_about (const FhRules *rules)
{
  switch (rules->auction)
    {
    case FH_AUCTION_SINGLE:
      return _ ("Everybody has one call.");
    case FH_AUCTION_RAISE:
      return _ ("The bidding goes on until all others have passed, and then the highest bidder may "
                "still raise.");
    case FH_AUCTION_NEWCASTLE:
      return _ ("The bidding goes on until all others have passed, and then the highest bidder may "
                "go higher once more, which ends it.");
    case FH_AUCTION_CONTINUOUS:
      return _ ("Those who have passed may come back: the bidding ends when all others pass in a "
                "row.");
    case FH_AUCTION_THREE_ROUNDS:
      return _ ("There are three rounds of bidding, and those who have passed may come back.");
    case FH_AUCTION_UNTIL_PASSED:
    default:
      return _ ("The bidding goes round until all but one have passed.");
    }
}

char *
fh_sentence_rules_about (const FhRules *rules)
{
  g_return_val_if_fail (is_preset ((FhPreset) rules->preset), NULL);

  if (fh_options_count_changed (rules) == 0)
    return g_strdup (fh_sentence_preset_about ((FhPreset) rules->preset));
  if (fh_sentence_ready_made_about (rules) != NULL)
    return g_strdup (fh_sentence_ready_made_about (rules));

  /* What marks the table may be just what was changed. */
  return g_strdup_printf (
      /* Translators: what marks a table of one's own: %1$s is the table from which it was made,
       * such as “Australian, four players”, %2$s a sentence about how one bids. */
      _ ("Made from “%1$s”, with rules of its own. %2$s"),
      fh_sentence_preset ((FhPreset) rules->preset), auction_about (rules));
}

const char *
fh_sentence_preset_brief (FhPreset preset)
{
  g_return_val_if_fail (is_preset (preset), NULL);

  return _ (briefs[preset]);
}

const char *
fh_table_region (FhPreset preset)
{
  static const char *const regions[] = {
    [FH_FAMILY_AMERICAN] = "US", [FH_FAMILY_NEW_ZEALAND] = "NZ", [FH_FAMILY_AUSTRALIAN] = "AU",
    [FH_FAMILY_MIDWEST] = "US",  [FH_FAMILY_CLASSIC] = "US",
  };
  FhRules rules;

  g_return_val_if_fail (is_preset (preset), NULL);

  fh_rules_init (&rules, preset);
  return preset == FH_PRESET_CANADIAN_4 ? "CA" : regions[rules.family];
}

const char *
fh_sentence_family (FhFamily family)
{
  switch (family)
    {
    case FH_FAMILY_AMERICAN:
      /* Translators: a heading over the tables at which the game is played in the American way. */
      return C_ ("tables", "American");
    case FH_FAMILY_NEW_ZEALAND:
      /* Translators: a heading over the tables at which the game is played as in New Zealand. */
      return C_ ("tables", "New Zealand");
    case FH_FAMILY_AUSTRALIAN:
      /* Translators: a heading over the tables at which the game is played as in Australia and,
       * with another rule for the joker, in Canada. */
      return C_ ("tables", "Australian and Canadian");
    case FH_FAMILY_MIDWEST:
      /* Translators: a heading over the table of the Midwest of the United States. */
      return C_ ("tables", "Midwest");
    case FH_FAMILY_CLASSIC:
      /* Translators: a heading over the table for three players, for whom 500 was made. */
      return C_ ("tables", "Classic");
    }
  g_return_val_if_reached (NULL);
}

const char *
fh_sentence_players (int n)
{
  switch (n)
    {
    case 2:
      /* Translators: a heading over the tables for so many people. */
      return C_ ("tables", "Two players");
    case 3:
      return C_ ("tables", "Three players");
    case 4:
      return C_ ("tables", "Four players");
    case 5:
      return C_ ("tables", "Five players");
    case 6:
      return C_ ("tables", "Six players");
    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
fh_sentence_players_about (int n)
{
  switch (n)
    {
    case 2:
      /* Translators: below the heading “Two players”.  A dead hand is dealt like a player’s, but
       * nobody plays it; a dummy is a hand without a player, whose cards its partner plays. */
      return _ ("You against one opponent: with a dead hand that nobody sees, or each with a dummy "
                "for a partner.");
    case 3:
      return _ ("Everybody has a score of their own: the declarer is alone, and the other two play "
                "against the contract.");
    case 4:
      return _ ("Two sides of two. Partners sit opposite each other.");
    case 5:
      return _ ("Everybody has a score of their own, and the declarer finds partners for each "
                "deal.");
    case 6:
      return _ ("Three against three, three pairs, or everybody alone.");
    default:
      g_return_val_if_reached (NULL);
    }
}
