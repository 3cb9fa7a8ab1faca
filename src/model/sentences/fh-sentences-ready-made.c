/* fh-sentences-ready-made.c: tables that go by a name elsewhere, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One row a table, by the identifier that the engine has for it; what is told of it is what its
 * source tells (RULES.md, X-009 to X-013).
 */
#include "fh-sentences-rules.h"

#include <glib/gi18n.h>

#include "fh-ready-made.h"

typedef struct
{
  const char *id;
  const char *name;
  const char *brief;
  const char *about;
} Words;

static const Words tables[] = {
  { "pagat-4",
    /* Translators: Pagat is a site on the web about card games. */
    N_ ("Pagat, Australian, four players"),
    N_ ("Misère only after a seven, and a win only by a contract."),
    N_ ("As the site Pagat describes the Australian game. Misère may be called only after a bid of "
        "seven or more, and brings the others nothing. Tricks beyond the bid count for nothing, "
        "and all ten are worth at least 250. At no-trump the joker can be played only when you "
        "lead it or cannot follow. A side wins only with a contract that it has just made. Two "
        "rules of Pagat are left out: that at a misère whoever cannot follow must play the joker, "
        "and that nobody may lead it once all suits have been led, but to the last trick.") },
  { "pagat-3", N_ ("Pagat, Australian, three players"),
    N_ ("Thirty-three cards, and a win only by a contract."),
    N_ ("As the site Pagat describes the Australian game for three, with 33 cards. Misère may be "
        "called only after a bid of seven or more, and brings the others nothing. Tricks beyond "
        "the bid count for nothing, and all ten are worth at least 250. At no-trump the joker can "
        "be played only when you lead it or cannot follow. You win only with a contract that you "
        "have just made. What Pagat says of the joker at a misère, and of leading it late, is left "
        "out.") },
  { "pagat-6", N_ ("Pagat, Australian, six players"),
    N_ ("Misère only after a seven, and a win only by a contract."),
    N_ ("As the site Pagat describes the Australian game for six, three against three. Misère may "
        "be called only after a bid of seven or more, and brings the others nothing. Tricks beyond "
        "the bid count for nothing, and all ten are worth at least 250. At no-trump the joker can "
        "be played only when you lead it or cannot follow. A side wins only with a contract that "
        "it has just made. What Pagat says of the joker at a misère, and of leading it late, is "
        "left out.") },
  { "trickster-4",
    /* Translators: Trickster Cards is a program with which people play against others. */
    N_ ("Trickster Cards, Australian"), N_ ("Misère only after a seven, and over eight spades."),
    N_ ("As seen in two games that people have played with the program Trickster Cards. Misère may "
        "be called only after a bid of seven or more, and stands over eight spades. A side wins "
        "only with a contract that it has just made. What these games do not show is as at the "
        "Australian table.") },
  { "trickster-46",
    /* Translators: a table with a second joker. */
    N_ ("Trickster Cards, two jokers"), N_ ("Forty-six cards, two jokers and a kitty of six."),
    N_ ("A table of the program Trickster Cards with the largest of its packs: 46 cards with two "
        "jokers, and a kitty of six. The second joker comes between the first and the right bower. "
        "Misère may be called only after a bid of seven or more, and stands over eight spades. A "
        "side wins only with a contract that it has just made. What is not known of it is as at "
        "the Australian table.") },
  { "newcastle-4",
    /* Translators: Ultimate 500 is a program; “Newcastle bidding” is what it calls this auction. */
    N_ ("Ultimate 500, Newcastle bidding"),
    N_ ("The highest bidder may go higher once at the end."),
    N_ ("The auction that the program Ultimate 500 calls Newcastle bidding: whoever has not passed "
        "when all others have gets one more chance to bid. That nobody can answer then is how it "
        "is understood here, and everything else is as at the Australian table.") },
  { "mckay-4",
    /* Translators: McKay is the author of an old program. */
    N_ ("McKay’s 500"), N_ ("Defence stops at 490, and a win only by a contract."),
    N_ ("From the program 500 that G. M. McKay wrote in the nineties: a side wins only with a "
        "contract that it has just made, and, as one of two choices there, points in defence end "
        "at 490. What is not known of it is as at the Australian table.") },
  { "iowa-state-4",
    /* Translators: the university of an American state. */
    N_ ("Iowa State University"), N_ ("One call each; sixes for the first two players."),
    N_ ("As it has been played at Iowa State University: the Midwest game with one call each, in "
        "which only the first two players may bid six. A six that the partner does not raise is "
        "played here, while there the cards are dealt again.") },
};

/* The table by @rules, or NULL when it has no name of its own. */
static const Words *
find (const FhRules *rules)
{
  int index = fh_ready_made_find (rules);

  for (gsize i = 0; index >= 0 && i < G_N_ELEMENTS (tables); i++)
    if (g_str_equal (tables[i].id, fh_ready_made_id (index)))
      return &tables[i];
  return NULL;
}

const char *
fh_sentence_ready_made (const FhRules *rules)
{
  const Words *words = find (rules);

  return words != NULL ? _ (words->name) : NULL;
}

const char *
fh_sentence_ready_made_about (const FhRules *rules)
{
  const Words *words = find (rules);

  return words != NULL ? _ (words->about) : NULL;
}

const char *
fh_sentence_ready_made_brief (const FhRules *rules)
{
  const Words *words = find (rules);

  return words != NULL ? _ (words->brief) : NULL;
}
