/* test-narrator.c: what happens in a game is told, in order and once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "add-tests.h"
#include "await.h"
#include "deals.h"
#include "fh-narrator.h"
#include "fh-sentences.h"
#include "model-games.h"

#define BY_RULES "500 1\nrules australian-4\n" SPADES_CARDS
#define BY_LAWS  "500 1\nrules american-4\noption laws table\n" SPADES_CARDS
/* Seat 1, which is not the person's, has won with seven spades. */
#define CALLED                                                                                     \
  "500 1\nrules new-zealand-5\n"                                                                   \
  "deal 0\n"                                                                                       \
  "hand 1 JO AS 10S 8S 6S AC JC 7C KD 5D\n"                                                        \
  "hand 2 7S 4S QC 5C 3C 9D 7D 3D AH 3H\n"                                                         \
  "hand 3 KS JS 10C 6C 4C JD 10D 6D 4D 6H\n"                                                       \
  "hand 4 9S 2S KC 9C 8C QD QH 10H 8H 5H\n"                                                        \
  "hand 0 QS 5S 3S AD 8D KH JH 9H 7H 4H\n"                                                         \
  "kitty 2C 2D 2H\n"                                                                               \
  "bid 1 7S\nbid 2 PASS\nbid 3 PASS\nbid 4 PASS\nbid 0 PASS\nbid 1 PASS\n"                         \
  "discard 1 2C 2D 2H\n"
/* The person has won with eight spades; in America everybody calls once. */
#define EIGHT_SPADES "bid 2 7D\nbid 3 PASS\nbid 0 8S\nbid 1 PASS\n"
#define EXCHANGE     "discard 0 7C 6C 8H\n"

/* What @happens after @before is told in the lines @told: “+” what stays, “-” what is for those who
 * do not see the table. */
typedef struct
{
  const char *name;
  const char *before;
  const char *happens;
  gboolean is_terse;
  const char *told;
} Case;

static const Case cases[] = {
  { "calls", BY_RULES, "bid 2 7D\nbid 3 PASS\nbid 0 8S\n", FALSE,
    "- Joan bids seven diamonds.\n- Bruce passes.\n- You bid eight spades.\n" },
  { "calls-in-few-words", BY_RULES, "bid 2 7D\nbid 3 PASS\n", TRUE,
    "- Joan: seven diamonds\n- Bruce: pass\n" },
  { "contract", BY_RULES EIGHT_SPADES, "bid 2 PASS\n", FALSE,
    "- Joan passes.\n- You win the auction at eight spades.\n"
    "- You have taken from the kitty: eight of spades, nine of spades, seven of clubs.\n" },
  { "contract-of-another", BY_RULES "bid 2 7D\nbid 3 PASS\nbid 0 PASS\n", "bid 1 PASS\n", FALSE,
    "- Marama passes.\n- Joan wins the auction at seven diamonds.\n- Joan has taken the kitty.\n" },
  { "sits-out", BY_RULES "bid 2 7D\nbid 3 PASS\nbid 0 MIS\nbid 1 PASS\n", "bid 2 PASS\n", FALSE,
    "- Joan passes.\n- You win the auction at misère.\n- Joan sits out.\n"
    "- You have taken from the kitty: eight of spades, nine of spades, seven of clubs.\n" },
  { "exchange", BY_RULES EIGHT_SPADES "bid 2 PASS\n", EXCHANGE, FALSE, "- You discard 3 cards.\n" },
  { "trick", BY_RULES EIGHT_SPADES "bid 2 PASS\n" EXCHANGE,
    "play 0 AD\nplay 1 10D\nplay 2 6D\nplay 3 JD\n", FALSE,
    "- You lead the ace of diamonds.\n- Marama plays the ten of diamonds.\n"
    "- Joan plays the six of diamonds.\n- Bruce plays the jack of diamonds.\n"
    "- You win the trick with the ace of diamonds.\n" },
  { "trick-in-few-words", BY_RULES EIGHT_SPADES "bid 2 PASS\n" EXCHANGE,
    "play 0 AD\nplay 1 10D\nplay 2 6D\nplay 3 JD\n", TRUE,
    "- You: ace of diamonds\n- Marama: ten of diamonds\n- Joan: six of diamonds\n"
    "- Bruce: jack of diamonds\n- You win the trick.\n" },
  { "called-card", CALLED, "call 1 AD\n", FALSE,
    "- Marama calls the ace of diamonds.\n"
    "+ You hold the ace of diamonds: you are Marama’s partner, and nobody else knows it before you "
    "play that card.\n" },
  { "called-from-another", CALLED, "call 1 AH\n", FALSE, "- Marama calls the ace of hearts.\n" },
  { "early-call", BY_LAWS, "bid 0 7S\n", FALSE,
    "+ You bid seven spades out of turn. The bid is void. Your side may only pass in what is left "
    "of this auction.\n" },
  { "early-card", BY_LAWS EIGHT_SPADES EXCHANGE "play 0 AD\n", "play 2 6D\n", FALSE,
    "+ Joan plays the six of diamonds out of turn. The other side may demand that the card be "
    "taken back.\n" },
  { "kitty-once", BY_LAWS EIGHT_SPADES, "expose 0 9D table\n", FALSE,
    "+ You drop the nine of diamonds face up on the table. It lies face up and must be played at "
    "the first chance.\n" },
  { "without-consequence", BY_LAWS EIGHT_SPADES EXCHANGE "play 0 AD\nplay 2 6D\n", "accept 1\n",
    FALSE, "+ Marama lets the card out of turn stand.\n" },
};

static void
says_cb (GString *told, const char *sentence, const char *brief)
{
  g_assert_cmpuint (strlen (brief), <=, strlen (sentence));
  g_string_append_printf (told, "- %s\n", sentence);
}

static void
shows_cb (GString *told, const char *sentence)
{
  g_string_append_printf (told, "+ %s\n", sentence);
}

/* Those who listen to @narrator put what it tells into @told. */
static void
listen (FhNarrator *narrator, GString *told)
{
  g_signal_connect_swapped (narrator, "says", G_CALLBACK (says_cb), told);
  g_signal_connect_swapped (narrator, "shows", G_CALLBACK (shows_cb), told);
}

static FhGame *
open_game (const char *text)
{
  g_autoptr (GError) error = NULL;
  FhGame *game = fh_game_new_from_text (text, "test", NULL, &error);

  g_assert_no_error (error);
  g_object_set (game, "trick-delay", 0, "move-delay", 0, NULL);
  return game;
}

/* Has what @text has after the actions of @game happen there. */
static void
go_on (FhGame *game, const char *text)
{
  g_autoptr (FhGame) whole = open_game (text);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (FhAction));
  guint n = fh_game_get_n_actions (whole);

  for (guint i = fh_game_get_n_actions (game); i < n; i++)
    {
      FhAction action;

      g_assert_true (fh_game_get_action (whole, i, &action));
      g_array_append_val (actions, action);
    }
  fh_game_follow_script (game, (const FhAction *) actions->data, actions->len);
  fh_game_start (game, NULL);
  await (fh_game_get_n_actions (game) == n);
  await_idle ();
  fh_game_stop (game);
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = g_strconcat (test->before, test->happens, NULL);
  g_autoptr (FhGame) game = open_game (test->before);
  g_autoptr (FhNarrator) narrator = fh_narrator_new ();
  g_autoptr (GString) told = g_string_new (NULL);

  fh_narrator_set_terse (narrator, test->is_terse);
  fh_narrator_set_game (narrator, game);
  listen (narrator, told);
  go_on (game, text);
  g_assert_cmpstr (told->str, ==, test->told);
}

/* What is taken back is not told, and is again when it happens once more; who follows no game tells
 * nothing. */
static void
test_undo (void)
{
  g_autoptr (FhGame) game = open_game (BY_RULES EIGHT_SPADES);
  g_autoptr (FhNarrator) narrator = fh_narrator_new ();
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *once = NULL;
  guint n = fh_game_get_n_actions (game);

  fh_narrator_set_game (narrator, game);
  listen (narrator, told);
  go_on (game, BY_RULES EIGHT_SPADES "bid 2 PASS\n");
  once = g_strdup (told->str);
  g_assert_cmpstr (once, !=, "");
  g_string_truncate (told, 0);
  fh_game_go_to (game, n);
  g_assert_cmpstr (told->str, ==, "");
  go_on (game, BY_RULES EIGHT_SPADES "bid 2 PASS\n");
  g_assert_cmpstr (told->str, ==, once);
  fh_game_go_to (game, n);
  g_string_truncate (told, 0);
  fh_narrator_set_game (narrator, NULL);
  go_on (game, BY_RULES EIGHT_SPADES "bid 2 PASS\n");
  g_assert_cmpstr (told->str, ==, "");
}

/* What others have done since the person did something, and what came of it, can be asked for. */
static void
test_since (void)
{
  g_autoptr (FhGame) game = open_game (BY_RULES EIGHT_SPADES "bid 2 PASS\n" EXCHANGE);
  g_autoptr (FhNarrator) narrator = fh_narrator_new ();

  fh_narrator_set_game (narrator, game);
  go_on (game, BY_RULES EIGHT_SPADES "bid 2 PASS\n" EXCHANGE
                                     "play 0 AD\nplay 1 10D\nplay 2 6D\nplay 3 JD\n");
  g_assert_cmpstr (fh_narrator_get_since (narrator), ==,
                   "Marama: ten of diamonds\nJoan: six of diamonds\nBruce: jack of diamonds\n"
                   "You win the trick.");
  fh_game_go_to (game, 1);
  g_assert_cmpstr (fh_narrator_get_since (narrator), ==, "");
}

/* The end of a deal is told, and then that of the game; what has nothing to do with it is shown. */
static void
test_end (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 3, "rules", FALSE);
  g_autoptr (FhNarrator) narrator = fh_narrator_new ();
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *deal = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *both = NULL;
  FhScene scene;

  fh_narrator_set_game (narrator, game);
  listen (narrator, told);
  fh_game_start (game, NULL);
  model_game_run (game);
  scene = fh_game_get_scene (game);
  deal = fh_sentence_deal_result (&scene);
  whole = fh_sentence_game_result (&scene);
  both = g_strdup_printf ("- %s\n- %s\n", deal, whole);
  g_assert_true (g_str_has_suffix (told->str, both));
  g_string_truncate (told, 0);
  g_signal_emit_by_name (game, "trouble", "No room.");
  g_assert_cmpstr (told->str, ==, "+ No room.\n");
  fh_game_stop (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/model/narrator/", cases, test_case);
  g_test_add_func ("/model/narrator/undo", test_undo);
  g_test_add_func ("/model/narrator/since", test_since);
  g_test_add_func ("/model/narrator/end", test_end);
  return g_test_run ();
}
