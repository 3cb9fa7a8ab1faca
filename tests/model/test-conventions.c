/* test-conventions.c: what the tutor says of what calls tell, by agreement or as usual.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-answer.h"
#include "fh-sentences-convention.h"
#include "fh-tutor.h"
#include "model-games.h"

#define AGREED_DEAL(dealer)                                                                        \
  "500 1\nrules australian-4\nplayer 2 Joan\ndeal " dealer                                         \
  "\nhand 0 JH AH KH QH 9H 8H AS 6S 5C 7D\nhand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"                \
  "hand 2 JO KS QS KD QD AC 9C 8C 4H 4D\nhand 3 JS JC JD 10H 7H 6H AD 10D KC QC\n"                 \
  "kitty 5H 9D 10C\n"

/* A game of the person, whose side has agreed to show the joker, or on nothing. */
static FhGame *
agreed_game (const char *text, gboolean agreed)
{
  static const char *const joker[] = { "six-no-trump-joker", NULL };
  FhSeating seating;
  FhRules rules;
  FhGame *game;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_seating_init (&seating, &rules, "rules", "rules");
  fh_seating_set_conventions (&seating, &rules, agreed ? joker : NULL, NULL);
  game = fh_game_new_from_text (text, "test", &seating, NULL);
  fh_game_start (game, NULL);
  return game;
}

/* The remark of @list in which @words stand, or NULL. */
static const FhSaid *
find_remark (GPtrArray *list, const char *words)
{
  for (guint i = 0; i < list->len; i++)
    {
      const FhSaid *remark = g_ptr_array_index (list, i);

      if (strstr (remark->text, words) != NULL)
        return remark;
    }
  return NULL;
}

/* What was agreed is said of the partner's bid, and nothing of it where nothing was (HP-078). */
static void
test_heard (void)
{
  for (int agreed = 0; agreed < 2; agreed++)
    {
      g_autoptr (FhGame) game = agreed_game (AGREED_DEAL ("1") "bid 2 6NT\nbid 3 PASS\n", agreed);
      g_autoptr (FhTutor) tutor = fh_tutor_new (game);
      g_autoptr (FhAnswer) answer = fh_answer_new (game, 1);
      const FhSaid *told =
          find_remark (fh_tutor_get_words (tutor)->lines, "shows the joker: count it");
      gboolean said = told != NULL;

      g_assert_cmpint (said, ==, agreed);
      if (said)
        g_assert_cmpstr (told->help, ==, "players#conventions");
      said = strstr (fh_answer_get_text (answer), "By agreement the six no trump of Joan") != NULL;
      g_assert_cmpint (said, ==, agreed);
    }
}

/* What is usual is said where nothing was agreed: of the partner's bid at once, of an opponent's on
 * demand, and of no pass; and a newcomer can read on. */
static void
test_usual (void)
{
  static const struct
  {
    const char *text, *at_once, *on_demand;
  } rows[] = {
    /* S-127, HP-078 */
    { AGREED_DEAL ("1") "bid 2 7H\nbid 3 PASS\n",
      "Joan opened with seven hearts: strong hearts, more often than not with the joker or a "
      "bower.",
      NULL },
    { AGREED_DEAL ("2") "bid 3 7H\n", NULL, "Bruce opened with seven hearts: strong hearts, " },
    { AGREED_DEAL ("1") "bid 2 6S\nbid 3 7D\n",
      "Joan bid six spades: probably long and strong spades.", "Bruce bid seven diamonds: " },
    { AGREED_DEAL ("1") "bid 2 PASS\nbid 3 PASS\n", NULL, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (FhGame) game = agreed_game (rows[i].text, FALSE);
      g_autoptr (FhTutor) tutor = fh_tutor_new (game);
      GPtrArray *lines = fh_tutor_get_words (tutor)->lines,
                *more = fh_tutor_get_words (tutor)->more;

      if (rows[i].at_once != NULL)
        g_assert_cmpstr (find_remark (lines, rows[i].at_once)->help, ==, "bidding#first-bids");
      if (rows[i].on_demand != NULL)
        g_assert_cmpstr (find_remark (more, rows[i].on_demand)->help, ==, "bidding#first-bids");
      g_assert_cmpint (find_remark (lines, " bid ") != NULL
                           || find_remark (lines, "opened") != NULL,
                       ==, rows[i].at_once != NULL);
      g_assert_cmpint (find_remark (more, " bid ") != NULL || find_remark (more, "opened") != NULL,
                       ==, rows[i].on_demand != NULL);
      g_assert_null (find_remark (lines, "passed"));
      g_assert_null (find_remark (more, "passed"));
    }
}

/* And of the calls that are open, while there is somebody to hear it. */
static void
test_told (void)
{
  static const struct
  {
    const char *text;
    gboolean agreed, told;
  } rows[] = {
    { AGREED_DEAL ("3"), FALSE, FALSE },
    { AGREED_DEAL ("3"), TRUE, TRUE },
    { AGREED_DEAL ("1") "bid 2 PASS\nbid 3 PASS\n", TRUE, FALSE },
  };

  for (gsize k = 0; k < G_N_ELEMENTS (rows); k++)
    {
      g_autoptr (FhGame) game = agreed_game (rows[k].text, rows[k].agreed);
      g_autoptr (FhTutor) tutor = fh_tutor_new (game);
      GPtrArray *calls = fh_tutor_get_words (tutor)->calls;
      gboolean told = FALSE;

      for (guint i = 0; i < calls->len; i++)
        {
          const FhTutorCall *call = g_ptr_array_index (calls, i);

          told |= strstr (call->sentence, "that you hold the joker, which you do not") != NULL;
        }
      g_assert_cmpint (told, ==, rows[k].told);
    }
}

#define JOKER FH_SET (FH_JOKER)
#define BOWER FH_SET (FH_CARD (FH_CLUBS, FH_JACK))
#define ACE   FH_SET (FH_CARD (FH_SPADES, FH_ACE))
#define SIX   FH_SET (FH_CARD (FH_SPADES, FH_SIX))

/* Each agreement in each sentence: what it is, what a call by it tells whoever holds it or does
 * not, what it tells him who is to answer and all others, and why it was made and answered. */
static void
test_words (void)
{
  static const struct
  {
    FhConvention convention;
    int level;
    FhDenomination trump;
    FhCardSet hand, other;
    const char *title, *about, *holds, *lacks, *answers, *heard, *shows, *answered;
  } rows[] = {
    { FH_CONVENTION_JOKER, 6, FH_NO_TRUMP, JOKER, ACE, "shows the joker", "promises the joker",
      "I hold the joker, bid on", "which you do not", "bid on unless your hand is hopeless",
      "shows the joker.", "asks the partner to bid on", "has shown the joker" },
    { FH_CONVENTION_BOWER, 7, FH_TRUMP_SPADES, BOWER, ACE, "shows a bower", "promises a bower",
      "strong spades, with a bower", "which you do not", "a bower of spades, or the joker",
      "a bower of spades, or the joker", "one of the best trumps", "with them the hand is worth" },
    { FH_CONVENTION_INKLE, 6, FH_TRUMP_SPADES, BOWER | ACE | SIX, BOWER | ACE, "is a hint",
      "asks for a raise", "raise them if you can", "which you do not",
      "raise them if your hand helps", "with a bower or the joker.", "asks the partner to raise it",
      "with them the hand is worth" },
  };
  g_autoptr (FhGame) game = agreed_game (AGREED_DEAL ("2"), TRUE);
  FhScene scene = fh_game_get_scene (game);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhShown shown = { .convention = (uint8_t) rows[i].convention,
                        .seat = 2,
                        .call = fh_bid (rows[i].level, rows[i].trump),
                        .cards = JOKER | BOWER };
      FhReason show = { .motive = FH_MOTIVE_SHOW_CONVENTION,
                        .number = (int8_t) rows[i].convention,
                        .card = FH_CARD (FH_CLUBS, FH_JACK) };
      FhReason answer = show;
      const char *wanted[] = { rows[i].title,   rows[i].about, rows[i].holds, rows[i].lacks,
                               rows[i].answers, rows[i].heard, rows[i].shows, rows[i].answered };
      g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);

      shown.length = rows[i].convention == FH_CONVENTION_INKLE ? 3 : 0;
      if (rows[i].convention == FH_CONVENTION_JOKER)
        shown.cards = JOKER;
      answer.motive = FH_MOTIVE_ANSWER_CONVENTION;
      g_ptr_array_add (said, fh_sentence_convention (rows[i].convention));
      g_ptr_array_add (said, fh_sentence_convention_about (rows[i].convention));
      g_ptr_array_add (said, fh_sentence_convention_told (&shown, rows[i].hand));
      g_ptr_array_add (said, fh_sentence_convention_told (&shown, rows[i].other));
      g_ptr_array_add (said, fh_sentence_convention_heard (&scene, &shown, TRUE));
      g_ptr_array_add (said, fh_sentence_convention_heard (&scene, &shown, FALSE));
      g_ptr_array_add (said, fh_sentence_convention_reason (&show));
      g_ptr_array_add (said, fh_sentence_convention_reason (&answer));
      for (guint k = 0; k < said->len; k++)
        if (strstr (said->pdata[k], wanted[k]) == NULL)
          g_error ("“%s” is not said in: %s", wanted[k], (char *) said->pdata[k]);
    }
  FhReason other = { .motive = FH_MOTIVE_ONLY_CHOICE };
  g_assert_null (fh_sentence_convention_reason (&other));
  fh_game_stop (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/conventions/heard", test_heard);
  g_test_add_func ("/model/conventions/usual", test_usual);
  g_test_add_func ("/model/conventions/told", test_told);
  g_test_add_func ("/model/conventions/words", test_words);
  return g_test_run ();
}
