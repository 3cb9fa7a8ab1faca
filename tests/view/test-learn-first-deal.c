/* test-learn-first-deal.c: what the first deal says of who knows the game already.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-application-private.h"
#include "fh-game-file.h"
#include "fh-review.h"
#include "kept-driver.h"
#include "table-test.h"

/* Whether something is said of the deal in passing. */
static gboolean
is_told (FhApplication *application)
{
  return table_test_shows (GTK_WIDGET (fh_application_get_window (application)), "that deal");
}

static gboolean
has_been_checked (gpointer data)
{
  return fh_progress_is_checked (FH_APPLICATION (data)->progress);
}

/* Starts a game of who says to know 500. */
static FhApplication *
start_to_be_checked (void)
{
  FhApplication *application;

  driver_forget ("[course]\nknows=500\n");
  application = driver_start (FALSE);
  /* The game of a learner may have been played before, in which the tutor speaks by itself. */
  g_object_set (fh_application_get_settings (application), "speak-when-differ", 0, "tutor-degree",
                "middle", NULL);
  driver_start_game (application);
  return application;
}

/* Plays until the result of a deal is shown that tells something. */
static void
play_to_result (FhApplication *application)
{
  FhGame *game = fh_window_get_game (fh_application_get_window (application));

  driver_wait_due (application);
  while (fh_game_get_hold (game) != FH_HOLD_DEAL
         || (application->check == NULL && !fh_progress_is_checked (application->progress)))
    {
      g_assert_true (driver_move (application));
      table_test_frames (GTK_WIDGET (fh_application_get_window (application)), 1);
      driver_wait_due (application);
    }
}

static gboolean
is_kept_checked (gpointer progress)
{
  return fh_progress_is_checked (progress);
}

/* Who says to know 500 hears once, after the first deal, what it has shown. */
static void
test_checked (void)
{
  FhApplication *application = start_to_be_checked ();

  play_to_result (application);
  driver_wait (has_been_checked, application, 60);
  driver_stop (application);
  g_autoptr (FhStore) store = fh_store_new (NULL);
  g_autoptr (FhProgress) progress = fh_progress_new (store);
  driver_wait (is_kept_checked, progress, 10);
}

static void
stop_check_cb (FhApplication *application)
{
  if (application->check != NULL)
    fh_review_stop (application->check);
}

/* Whether the deal after the one that is looked at has begun. */
static gboolean
has_gone_on (gpointer data)
{
  FhApplication *application = data;

  return fh_game_peek_table (application->game)->n_deals
         >= fh_review_get_deal (application->check) + 2;
}

/* Who has gone on before that is known is not disturbed in the next deal. */
static void
test_checked_late (void)
{
  FhApplication *application = NULL;
  const FhTable *table;

  /* A game that ends with its first deal has no next one. */
  do
    {
      FhGame *game;

      if (application != NULL)
        driver_stop (application);
      application = start_to_be_checked ();
      game = fh_window_get_game (fh_application_get_window (application));
      table = fh_game_peek_table (game);
      /* What is stopped here is asked for again once the next deal has begun. */
      g_signal_connect_swapped (game, "deal-finished", G_CALLBACK (stop_check_cb), application);
      play_to_result (application);
    }
  while (table->winners != 0);
  g_assert_nonnull (application->check);
  driver_move (application);
  driver_wait (has_gone_on, application, 60);
  fh_review_ask_own (application->check);
  driver_wait (has_been_checked, application, 60);
  g_assert_false (is_told (application));
  driver_stop (application);
}

/* --- What the first deal says --- */

#define DONE(lesson) "[lesson " lesson "]\ndone=true\n"
#define WELL         "You have played that deal well: you need no lesson to begin with."
#define ABOUT(title)                                                                               \
  "A decision in that deal cost something. The lesson “" title "”, under Learn, is about it."
/* Seat 0 has nothing, and seat 1 all tricks in hearts. */
#define HANDS(dealer)                                                                              \
  "500 1\nrules australian-4\ndeal " dealer "\nhand 0 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\n"            \
  "hand 1 JO JH JD AH KH QH 10H 9H AS AC\nhand 2 5H KS QS KD QD 8H 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"

/* Seat 1 has them but for the ace of spades, with which seat 0 does not take the king. */
#define ACE_KEPT                                                                                   \
  "500 1\nrules australian-4\ndeal 0\nhand 0 5S 7S 8S AS 9S 5D 6D 8D 6C 7C\n"                      \
  "hand 1 JO JH JD AH KH QH 10H 9H KS AC\nhand 2 5H 10S QS KD QD 8H 9C 8C 4H 4D\n"                 \
  "hand 3 JS JC 6S 7D 7H 6H AD 10D KC QC\nkitty 5C 9D 10C\n"                                       \
  "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n"                           \
  "play 1 KS\nplay 2 10S\nplay 3 6S\nplay 0 5S\n"

static const struct
{
  const char *name;
  const char *known;   /* what is kept of what was learned */
  const char *text;    /* the deal, as far as it is given */
  const char *said;    /* NULL: nothing */
  gboolean is_checked; /* and the next deal is not looked at */
} firsts[] = {
  { "card", "knows=500\n", ACE_KEPT, ABOUT ("Third and last"), TRUE },
  { "done", "knows=500\n" DONE ("third-hand"), ACE_KEPT, NULL, TRUE },
  { "call", "knows=500\n", HANDS ("3") "bid 0 10NT\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
    ABOUT ("What is my hand worth?"), TRUE },
  { "well", "knows=500\n",
    HANDS ("0") "bid 1 10H\nbid 2 PASS\nbid 3 PASS\nbid 0 PASS\ndiscard 1 5C 9D 10C\n", WELL,
    TRUE },
  { "unknown", "knows=nothing\n", kept_deal, NULL, FALSE },
  { "thrown-in", "knows=500\n", HANDS ("3") "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
    NULL, FALSE },
};

/* What was decided in the first deal of who says to know a game like this one leads to the
 * lesson on the dearest mistake, unless it was done, and is looked at once; others are told
 * nothing. */
static void
test_first (gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autofree char *known = g_strconcat ("[course]\n", firsts[row].known, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (firsts[row].text, "record", NULL, &error);
  FhApplication *application;

  g_assert_no_error (error);
  driver_forget (known);
  application = driver_start (FALSE);
  fh_application_take_game (application, game);
  g_assert_true (fh_game_get_judge (game) == application->judge);
  driver_wait_due (application);
  while (!fh_game_peek_table (game)->deal_over && driver_move (application))
    driver_wait_due (application);
  if (firsts[row].is_checked)
    driver_wait (has_been_checked, application, 60);
  g_assert_null (application->check);
  g_assert_cmpint (fh_progress_is_checked (application->progress), ==, firsts[row].is_checked);
  if (firsts[row].said != NULL)
    driver_wait_shown (GTK_WIDGET (fh_application_get_window (application)), firsts[row].said);
  else
    g_assert_false (is_told (application));
  driver_stop (application);
}

int
main (int argc, char *argv[])
{
  driver_setup (&argc, &argv);
  /* What is looked for no judge overlooks. */
  driver_hurry (FEW_LAYOUTS);

  for (guint i = 0; i < G_N_ELEMENTS (firsts); i++)
    {
      g_autofree char *path = g_strconcat ("/view/learn/first-deal/", firsts[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_first);
    }
  g_test_add_func ("/view/learn/checked", test_checked);
  g_test_add_func ("/view/learn/checked-late", test_checked_late);

  return g_test_run ();
}
