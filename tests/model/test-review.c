/* test-review.c: a deal that is over, step by step: what is read, noted and saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-game-comments.h"
#include "fh-game-file.h"
#include "model-games.h"
#include "review-fixture.h"

/* --- Steps --- */

static void
test_steps (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 8, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint n = fh_review_get_n_steps (review), n_cards = 0, n_decisions = 0, n_certain = 0;

  g_assert_cmpuint (n, >, 44);
  for (guint i = 0; i < n; i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);
      FhState state = *fh_review_peek_state (review, i);
      g_autofree char *sentence = fh_review_dup_sentence (review, i);
      FhScene scene = fh_review_get_scene (review, i);
      FhSeatView view;
      guint found;

      g_assert_cmpstr (sentence, !=, "");
      g_assert_true (fh_review_find_step (review, step->index, &found));
      g_assert_cmpuint (found, ==, i);
      g_assert_true (scene.table == &fh_review_peek_state (review, i)->table);
      fh_seat_view_init (&view, &state, step->seat);
      n_certain += step->trick >= 0 && !step->is_decision && fh_set_size (view.legal.cards) > 1;
      g_assert_cmpint (fh_state_apply (&state, &step->action).code, ==, FH_OK);
      g_assert_cmpmem (&state, sizeof state, fh_review_peek_state (review, i + 1), sizeof state);
      n_cards += step->trick >= 0;
      n_decisions += step->is_decision;
    }
  g_assert_cmpuint (n_cards, ==, 40);
  g_assert_cmpuint (n_decisions, >, 15);
  g_assert_cmpuint (n_decisions, <, n);
  /* Where what is left is certain there is nothing to decide, whichever card was played. */
  g_assert_cmpuint (n_certain, >, 0);
  g_assert_true (fh_review_peek_state (review, n)->table.deal_over);
  g_assert_null (fh_review_peek_cost (review, 0));
}

/* Who won the trick, and at the end what came of the deal, stand beside the last card. */
static void
test_outcome (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  guint n = fh_review_get_n_steps (review), n_told = 0;
  g_autofree char *last = fh_review_dup_outcome (review, n - 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *outcome = fh_review_dup_outcome (review, i);

      n_told += outcome != NULL;
    }
  g_assert_cmpuint (n_told, ==, 10);
  g_assert_nonnull (strstr (last, "in all."));
}

/* --- Comments --- */

static void
test_notes (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhReview) review = review_of_text (text);
  g_autoptr (FhReview) other = NULL;
  g_autofree char *same = fh_review_dup_text (review);
  g_autofree char *noted = NULL;
  g_autofree char *cleared = NULL;
  guint n = fh_review_get_n_steps (review);

  g_assert_cmpstr (same, ==, text);
  g_assert_cmpstr (fh_review_peek_note (review, 1), ==, "");
  g_assert_false (fh_review_has_new_notes (review));
  fh_review_set_note (review, 1, "Too high.\n\n  I knew it # really ");
  fh_review_set_note (review, n, "What a deal");
  g_assert_true (fh_review_has_new_notes (review));
  g_assert_cmpstr (fh_review_peek_note (review, 1), ==, "Too high.\nI knew it # really");

  noted = fh_review_dup_text (review);
  g_assert_nonnull (strstr (noted, "\nnote Too high.\nnote I knew it # really\n"));
  other = review_of_text (noted);
  g_assert_cmpstr (fh_review_peek_note (other, 1), ==, "Too high.\nI knew it # really");
  g_assert_cmpstr (fh_review_peek_note (other, n), ==, "What a deal");
  g_assert_cmpstr (fh_review_peek_note (other, 2), ==, "");
  fh_review_set_note (other, 1, "");
  fh_review_set_note (other, n, "");
  cleared = fh_review_dup_text (other);
  g_assert_cmpstr (cleared, ==, text);
}

/* Comments on a game are in its record, and leave it when the deal is played otherwise. */
static void
test_notes_of_game (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 7, "rules", TRUE);
  g_autoptr (FhReview) review = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_object_set (game, "deal-delay", -1, NULL);
  g_assert_null (fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  fh_game_start (game, NULL);
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
  model_game_next (game);
  review = fh_review_new_for_game (game, FH_REVIEW_LAST_DEAL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fh_review_get_person (review), ==, 0);
  fh_review_set_note (review, 0, "Hm");
  text = fh_game_dup_text (game);
  g_assert_nonnull (strstr (text, "\nnote Hm\n"));

  fh_game_undo (game);
  fh_review_set_note (review, 0, "Lost");
  g_assert_cmpstr (fh_review_peek_note (review, 0), ==, "Hm");
}

/* A comment is in the journal at once, and a game that is resumed has it. */
static void
test_notes_kept (void)
{
  char *directory = model_directory_new ();
  FhJournal *journal = fh_journal_new (directory);
  FhGame *game = model_game_new (FH_PRESET_AUSTRALIAN_4, 7, "rules", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  g_autofree char *message = NULL;
  g_autofree char *comment = NULL;

  fh_game_start (game, journal);
  model_game_play (game, 4);
  fh_game_set_comment (game, 2, FALSE, "Who would have thought");
  model_game_play (game, 8);
  model_journal_settle (journal);
  fh_game_stop (game);
  g_object_unref (game);
  g_object_unref (journal);

  journal = fh_journal_new (directory);
  resumed = model_resume (journal, &message);
  comment = fh_game_dup_comment (resumed, 2, FALSE);
  g_assert_cmpstr (comment, ==, "Who would have thought");
  fh_game_stop (resumed);
  g_object_unref (journal);
  model_directory_remove (directory);
}

/* Saves @review as @path, and returns whether that went well. */
static gboolean
save (FhReview *review, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  fh_review_save_async (review, file, NULL, await_result_cb, &result);
  await (result != NULL);
  is_saved = fh_review_save_finish (review, result, &error);
  g_assert_true (is_saved == (error == NULL));
  return is_saved;
}

/* What is saved is all that was written, and new notes are those since then; what cannot be written
 * is still new. */
static void
test_saved (void)
{
  char *directory = model_directory_new ();
  g_autofree char *path = g_build_filename (directory, "deal.500", NULL);
  g_autofree char *nowhere = g_build_filename (directory, "no", "such", "deal.500", NULL);
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 5, FALSE);
  g_autofree char *noted = NULL, *written = NULL;
  g_autoptr (FhReview) review = review_of_text (text);

  fh_review_set_note (review, 1, "Why not?");
  g_assert_false (save (review, nowhere));
  g_assert_true (fh_review_has_new_notes (review));
  g_assert_true (save (review, path));
  g_assert_false (fh_review_has_new_notes (review));
  noted = fh_review_dup_text (review);
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, noted);
  fh_review_set_note (review, 1, "");
  g_assert_true (fh_review_has_new_notes (review));
  g_remove (path);
  model_directory_remove (directory);
}

/* --- What cannot be reviewed --- */

static void
assert_refused (const char *text, guint deal, const char *part)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "x.500", NULL, &error);

  if (game != NULL)
    g_assert_null (fh_review_new_for_game (game, deal, &error));
  g_assert_nonnull (error);
  if (strstr (error->message, part) == NULL)
    g_error ("%s: no %s", error->message, part);
}

static void
test_refused (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autofree char *unknown = NULL;
  g_autofree char *unfinished = NULL;
  char *at = strstr (text, "\nhand 1 ") + strlen ("\nhand 1 ");
  char *end = strrchr (text, '\n');

  assert_refused ("nonsense", 0, "x.500:1:");
  assert_refused ("500 1\nrules australian-4\n", 0, "No cards");
  assert_refused (text, 3, "no deal 4");
  end = g_strrstr (text, "\nplay ");
  unfinished = g_strdup_printf ("%.*s\n", (int) (end - text), text);
  assert_refused (unfinished, 0, "not over");
  unknown = g_strdup_printf ("%.*s?? %s", (int) (at - text), text, strchr (at, ' ') + 1);
  assert_refused (unknown, 0, "x.500:");
}

/* What is read of a file is listed and looked at: there is one game, and no text any more. */
static void
test_deals (void)
{
  char *directory = model_directory_new ();
  g_autofree char *path = g_build_filename (directory, "deal.500", NULL);
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhReviewDeal) deal = NULL;
  g_autoptr (FhReview) review = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  fh_review_load_async (file, NULL, await_result_cb, &result);
  await (result != NULL);
  game = fh_game_load_finish (result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fh_review_n_deals (game), ==, 1);
  deal = fh_review_describe_deal (game, 0);
  g_assert_true (g_str_has_prefix (deal->title, "Deal 1: "));
  g_assert_cmpstr (deal->result, !=, "");
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  /* Nothing is written that was not read: no seed for deals that never come. */
  again = fh_review_dup_text (review);
  g_assert_cmpstr (again, ==, text);
  g_remove (path);
  model_directory_remove (directory);
}

/* A deal that is not over is not listed. */
static void
test_unfinished (void)
{
  g_autofree char *text = review_text (FH_PRESET_AUSTRALIAN_4, 3, FALSE);
  g_autoptr (FhGame) game = NULL;

  *(g_strrstr (text, "\nplay ") + 1) = '\0';
  game = fh_game_new_from_text (text, "x.500", NULL, NULL);
  g_assert_cmpuint (fh_review_n_deals (game), ==, 1);
  g_assert_cmpuint (fh_review_n_over (game), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/review/steps", test_steps);
  g_test_add_func ("/model/review/outcome", test_outcome);
  g_test_add_func ("/model/review/notes", test_notes);
  g_test_add_func ("/model/review/notes-of-game", test_notes_of_game);
  g_test_add_func ("/model/review/notes-kept", test_notes_kept);
  g_test_add_func ("/model/review/saved", test_saved);
  g_test_add_func ("/model/review/refused", test_refused);
  g_test_add_func ("/model/review/deals", test_deals);
  g_test_add_func ("/model/review/unfinished", test_unfinished);

  return g_test_run ();
}
