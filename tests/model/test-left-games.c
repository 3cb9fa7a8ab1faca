/* test-left-games.c: games that were left: they go on, have a name, and are listed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "await.h"
#include "kept-fixture.h"

/* A new game in mid-game puts the running one on the shelf, from which it goes on, players and all,
 * and with it the list has the other one; also at once, while all that is still on its way to the
 * disk. */
static void
test_left (JournalFixture *f, gconstpointer data)
{
  gboolean at_once = GPOINTER_TO_INT (data);
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = kept_play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
  g_autofree char *path = NULL;

  for (int round = 0; round < (at_once ? 50 : 3); round++)
    {
      const char *there = round % 2 == 0 ? first : second;
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (FhGame) game = NULL;
      g_autofree char *text = NULL;
      const FhLeftGame *left;

      if (!at_once)
        fh_journal_flush (f->journal);
      games = kept_list (f);
      g_assert_cmpuint (games->len, ==, 1);
      left = games->pdata[0];
      g_assert_false (left->is_finished);
      g_assert_cmpint (left->table.rules.preset, ==,
                       round % 2 == 0 ? FH_PRESET_AMERICAN_4 : FH_PRESET_NEW_ZEALAND_2);
      game = kept_open_left (left->path);
      text = fh_game_dup_text (game);
      g_assert_cmpstr (text, ==, there);
      for (int seat = 1; seat < left->table.rules.n_callers; seat++)
        g_assert_cmpstr (fh_game_peek_seating (game)->seats[seat].level, ==, "steady");
      fh_game_start (game, f->journal);
      fh_game_stop (game);
    }
}

/* A file that is opened and left as it is lies in no list, however often; one in which something
 * was played does. */
static void
test_opened (JournalFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "given.500", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (FhGame) given = model_game_new (FH_PRESET_AMERICAN_4, 5, "steady", TRUE);
  g_autofree char *text = NULL;

  fh_game_start (given, NULL);
  model_game_play (given, 12);
  fh_game_stop (given);
  text = fh_game_dup_text (given);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  for (guint round = 0; round < 4; round++)
    {
      g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
      g_autoptr (FhCompany) company = fh_settings_get_company (settings);
      g_autoptr (GAsyncResult) result = NULL;
      g_autoptr (GPtrArray) games = NULL;
      g_autoptr (FhGame) game = NULL;

      fh_game_load_async (file, company, NULL, await_result_cb, &result);
      await (result != NULL);
      game = fh_game_load_finish (result, NULL);
      g_assert_nonnull (game);
      g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
      fh_game_start (game, f->journal);
      model_game_run (game);
      if (round == 3)
        {
          FhSeating seating = *fh_game_peek_seating (game);

          model_game_play (game, fh_game_get_n_actions (game) + 1);
          fh_seating_set_level (&seating, 1, "quick");
          fh_game_set_seating (game, &seating);
        }
      fh_game_stop (game);
      /* The next game takes its place. */
      fh_game_start (given, f->journal);
      fh_game_stop (given);
      fh_journal_flush (f->journal);
      games = kept_list (f);
      g_assert_cmpuint (games->len, ==, round == 3 ? 1 : 0);
    }
}

/* Nothing comes after a deal by number: left in it, it waits, and when it has been played it is
 * over. */
static void
test_numbered (JournalFixture *f, gconstpointer data)
{
  g_autofree char *other = NULL;

  for (int is_over = 0; is_over < 2; is_over++)
    {
      g_autoptr (FhGame) game = model_game_numbered (FH_PRESET_AUSTRALIAN_4, 20261129, TRUE);
      g_autoptr (GPtrArray) games = NULL;
      const FhLeftGame *left;

      fh_game_start (game, f->journal);
      AWAIT_WHILE (is_over ? fh_game_get_hold (game) != FH_HOLD_DEAL
                           : fh_game_peek_table (game)->n_tricks == 0)
      model_game_next (game);
      fh_game_stop (game);
      g_free (other);
      other = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
      fh_journal_flush (f->journal);
      games = kept_list (f);
      left = games->pdata[is_over ? games->len - 1 : 0];
      g_assert_cmpuint (left->number, ==, 20261129);
      g_assert_true (left->is_finished == is_over);
    }
}

/* A deal that is over stays whole when it is played again with the same cards, and what is played
 * instead does too. */
static void
test_same_deal_again (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 5, "steady", TRUE);

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, f->journal);
  for (guint round = 0; round < 2; round++)
    {
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) none = NULL, games = NULL;

      AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL)
      model_game_next (game);
      text = fh_game_dup_text (game);
      fh_game_replay_deal (game);
      fh_journal_flush (f->journal);
      g_assert_true (kept_has (f->directory, text));
      games = kept_list (f);
      g_assert_cmpuint (games->len, ==, round + 1);

      /* A deal that is not over leaves nothing. */
      model_game_play (game, fh_game_get_n_actions (game) + 3);
      g_assert_false (fh_game_peek_table (game)->deal_over);
      fh_game_replay_deal (game);
      none = kept_list (f);
      g_assert_cmpuint (none->len, ==, round + 1);
    }
  fh_game_stop (game);
}

/* A game that goes on from the shelf is not offered there, though the disk refuses to take it into
 * the journal. */
static void
test_left_refused (JournalFixture *f, gconstpointer data)
{
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = kept_play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
  g_autoptr (GPtrArray) games = kept_list (f);
  g_autoptr (GPtrArray) later = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autofree char *path = NULL;
  g_autofree char *shelf = NULL;

  g_assert_cmpuint (games->len, ==, 1);
  path = g_strdup (((const FhLeftGame *) games->pdata[0])->path);
  shelf = g_path_get_dirname (path);
  game = kept_open_left (path);
  if (geteuid () == 0)
    g_assert_cmpint (chown (shelf, 65534, 65534) | chown (path, 65534, 65534), ==, 0);
  if (!kept_become_nobody (f))
    return;
  g_assert_cmpint (g_chmod (f->directory, 0500), ==, 0);
  fh_game_start (game, f->journal);
  later = kept_list (f);
  g_assert_nonnull (fh_journal_get_from (f->journal));
  g_assert_cmpint (g_chmod (f->directory, 0700), ==, 0);
  kept_become_oneself ();
  fh_game_stop (game);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (later->len, ==, 0);
  fh_journal_flush (f->journal);
  g_assert_true (kept_has (f->directory, first));
  g_assert_true (kept_has (f->directory, second));
}

/* What nobody has decided anything in is not kept; what is over lies apart; and of each shelf the
 * oldest go when there are too many, but not those that have a star. */
static void
test_shelves (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) untouched = model_game_new (FH_PRESET_AMERICAN_4, 1, "steady", TRUE);
  g_autoptr (FhGame) over = model_game_new (FH_PRESET_AMERICAN_4, 2, "steady", FALSE);
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *left_shelf = NULL;
  guint n_finished = 0;

  fh_game_start (untouched, f->journal);
  model_game_run (untouched);
  fh_game_stop (untouched);
  fh_game_start (over, f->journal);
  model_game_run (over);
  fh_game_stop (over);
  for (guint64 seed = 10; seed < 13; seed++)
    {
      g_autofree char *text = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, seed, 12);

      fh_journal_flush (f->journal);
      g_assert_true (kept_has (f->directory, text));
    }
  games = kept_list (f);
  for (guint i = 0; i < games->len; i++)
    n_finished += ((const FhLeftGame *) games->pdata[i])->is_finished;
  g_assert_cmpuint (n_finished, ==, 1);
  g_assert_cmpuint (games->len, ==, 3);

  /* The shelf is full of games that are as old as can be, two of which have had a star. */
  left_shelf = g_build_filename (f->directory, FH_JOURNAL_LEFT_DIR, NULL);
  for (guint i = 0; i < FH_JOURNAL_MAX_LEFT + 5; i++)
    {
      g_autofree char *name = g_strdup_printf ("old-%03u.500", i);
      g_autofree char *path = g_build_filename (left_shelf, name, NULL);
      const struct timespec times[] = { { 1000 + i, 0 }, { 1000 + i, 0 } };

      journal_put_at (path,
                      i == 0   ? "500 1\nrules american-4\n#! [game]\n#! starred=true\n"
                      : i == 1 ? "500 1\nrules american-4\n#! starred=true\n#! starred=false\n"
                               : "500 1\nrules american-4\n",
                      -1);
      g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    }
  for (guint64 seed = 20; seed < 22; seed++)
    g_free (kept_play_and_leave (f, FH_PRESET_AMERICAN_4, seed, 12));
  fh_journal_flush (f->journal);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("old-%03u.500", i);
      g_autofree char *path = g_build_filename (left_shelf, name, NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i == 0);
    }
  g_clear_pointer (&games, g_ptr_array_unref);
  games = kept_list (f);
  g_assert_cmpuint (games->len, ==, FH_JOURNAL_MAX_LEFT + 2);
}

/* The only game on the shelf. */
static FhLeftGame *
only (GPtrArray *games)
{
  g_assert_cmpuint (games->len, ==, 1);
  return games->pdata[0];
}

/* A name and a star lie in the file of the game, which keeps its time, and stay with it when it
 * goes on and is left again; a name can be taken away. */
static void
test_label (JournalFixture *f, gconstpointer data)
{
  gboolean is_cut = GPOINTER_TO_INT (data);
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = kept_play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
  g_autofree char *path = NULL;
  const struct timespec times[] = { { 1000, 7 }, { 2000, 9 } };

  fh_journal_flush (f->journal);
  {
    g_autoptr (GPtrArray) games = kept_list (f);
    FhLeftGame *left = only (games);
    g_autofree char *there = NULL;

    g_assert_null (left->name);
    g_assert_false (left->is_starred);
    path = g_strdup (left->path);
    /* As a crash leaves it. */
    g_assert_true (g_file_get_contents (path, &there, NULL, NULL));
    if (is_cut)
      {
        g_autofree char *cut = g_strconcat (there, "play 0", NULL);

        journal_put_at (path, cut, -1);
      }
    g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    g_assert_true (fh_left_game_rename (left, "  Grand\tfinal = “ä”; \\n ", NULL));
    g_assert_cmpstr (left->name, ==, "Grand final = “ä”; \\n");
    g_assert_true (fh_left_game_set_starred (left, TRUE, NULL));
    g_assert_true (kept_has (f->directory, first));
  }
  /* The two change places, there and back. */
  for (int round = 0; round < 3; round++)
    {
      g_autoptr (GPtrArray) games = kept_list (f);
      g_autoptr (FhGame) game = NULL;
      FhLeftGame *left = only (games);

      g_assert_cmpstr (left->name, ==, round == 1 ? NULL : "Grand final = “ä”; \\n");
      g_assert_cmpint (left->is_starred, ==, round != 1);
      if (round == 0)
        {
          g_assert_cmpint (left->when, ==, 2000);
          g_assert_cmpint (left->nanoseconds, ==, 9);
        }
      if (round == 2)
        {
          g_assert_true (fh_left_game_rename (left, " ", NULL));
          g_assert_true (fh_left_game_set_starred (left, FALSE, NULL));
          break;
        }
      game = kept_open_left (left->path);
      fh_game_start (game, f->journal);
      fh_game_stop (game);
      fh_journal_flush (f->journal);
    }
  {
    g_autoptr (GPtrArray) games = kept_list (f);

    g_assert_null (only (games)->name);
    g_assert_false (only (games)->is_starred);
  }
  g_assert_true (kept_has (f->directory, first));
  g_assert_true (kept_has (f->directory, second));
}

/* What turns a text round is taken out of a name, what joins letters is not. */
static void
test_label_cleaned (void)
{
  g_autofree char *name = fh_left_game_clean_name (" \u202eten\u202c\t👩\u200d🚀 ", NULL);

  g_assert_cmpstr (name, ==, "ten 👩\u200d🚀");
}

/* A name that is too long is refused, and so is one for a game that has gone. */
static void
test_label_refused (JournalFixture *f, gconstpointer data)
{
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 30);
  g_autofree char *most = g_strnfill (FH_LEFT_GAME_MAX_NAME, 'x');
  g_autofree char *more = g_strconcat (most, "x", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  FhLeftGame *left;

  fh_journal_flush (f->journal);
  games = kept_list (f);
  left = only (games);
  g_assert_false (fh_left_game_rename (left, more, &error));
  g_assert_nonnull (strstr (error->message, "80"));
  g_clear_error (&error);
  g_assert_null (left->name);
  g_assert_true (fh_left_game_rename (left, most, NULL));
  g_assert_cmpint (g_unlink (left->path), ==, 0);
  g_assert_false (fh_left_game_set_starred (left, TRUE, &error));
  g_assert_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED);
  g_assert_false (left->is_starred);
  g_assert_false (g_file_test (left->path, G_FILE_TEST_EXISTS));
}

/* The list says who sits where, and how the last deal that is over ended; what cannot be read is
 * listed with its sentence, and a game that is damaged later on says so. */
static void
test_listed (JournalFixture *f, gconstpointer data)
{
  static const struct
  {
    const char *name;
    const char *text;
    const char *says;
  } rows[] = {
    { "finished/junk.500", "no record\n", "line 1" },
    { "games/newer.500", "500 2\nrules lunar-9\n", "newer" },
    { "game.500.damaged-1", "500 1\nrules nowhere\n", "put aside" },
    { "game.500.newer-3", "500 9\n", "newer" },
  };
  g_autofree char *first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 400);
  g_autofree char *second = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 30);
  g_autofree char *damaged = g_build_filename (f->directory, "games", "damaged.500", NULL);
  g_autofree char *cut = g_strconcat (second, "nonsense\n", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) unread = NULL;
  guint n_damaged = 0;

  fh_journal_flush (f->journal);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (f->directory, rows[i].name, NULL);
      g_autofree char *folder = g_path_get_dirname (path);

      g_mkdir_with_parents (folder, 0700);
      journal_put_at (path, rows[i].text, -1);
    }
  journal_put_at (damaged, cut, -1);
  games = kept_list_all (f, &unread);
  g_assert_cmpuint (unread->len, ==, G_N_ELEMENTS (rows));
  for (guint i = 0; i < unread->len; i++)
    {
      g_autofree char *sentence = fh_unread_game_dup_sentence (unread->pdata[i]);
      const FhUnreadGame *file = unread->pdata[i];
      guint n = 0;

      while (!g_str_has_suffix (file->path, rows[n].name))
        n++;
      g_assert_nonnull (strstr (sentence, rows[n].says));
    }
  g_assert_cmpuint (games->len, ==, 2);
  for (guint i = 0; i < games->len; i++)
    {
      const FhLeftGame *left = games->pdata[i];
      g_autofree char *trouble = fh_left_game_dup_trouble (left);

      if (trouble != NULL)
        {
          n_damaged++;
          g_assert_cmpstr (left->path, ==, damaged);
          g_assert_false (left->has_last);
          continue;
        }
      g_assert_true (left->has_last);
      g_assert_true (left->last.deal_over);
      g_assert_cmpint (left->last.totals[0], ==, left->table.totals[0]);
      g_assert_cmpint (fh_left_game_get_scene (left).person, ==, 0);
      g_assert_true (fh_seating_is_person (&left->seating, 0));
      g_assert_cmpstr (left->seating.seats[1].level, ==, "steady");
    }
  g_assert_cmpuint (n_damaged, ==, 1);
}

/* Where there can be no shelf the game is put beside, not written over. */
static void
test_no_shelf (JournalFixture *f, gconstpointer data)
{
  g_autofree char *shelf = g_build_filename (f->directory, FH_JOURNAL_LEFT_DIR, NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  journal_put_at (shelf, "not a folder", -1);
  first = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  second = kept_play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  g_assert_true (kept_has (f->directory, first));
  g_assert_true (kept_has (f->directory, second));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  KEPT_ADD ("/model/left-games/left/settled", FALSE, test_left);
  KEPT_ADD ("/model/left-games/left/at-once", TRUE, test_left);
  KEPT_ADD ("/model/left-games/left/refused", 0, test_left_refused);
  KEPT_ADD ("/model/left-games/numbered", 0, test_numbered);
  KEPT_ADD ("/model/left-games/opened", 0, test_opened);
  KEPT_ADD ("/model/left-games/same-deal-again", 0, test_same_deal_again);
  KEPT_ADD ("/model/left-games/shelves", 0, test_shelves);
  KEPT_ADD ("/model/left-games/label/whole", FALSE, test_label);
  KEPT_ADD ("/model/left-games/label/cut", TRUE, test_label);
  g_test_add_func ("/model/left-games/label/cleaned", test_label_cleaned);
  KEPT_ADD ("/model/left-games/label/refused", 0, test_label_refused);
  KEPT_ADD ("/model/left-games/listed", 0, test_listed);
  KEPT_ADD ("/model/left-games/no-shelf", 0, test_no_shelf);
  return g_test_run ();
}
