/* test-keeping.c: no game is lost to another one: not to a second program, not to a new game, not
 * to what cannot be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fh-house-rules.h"
#include "fh-journal-disk.h"
#include "fh-left-games.h"
#include "fh-reader.h"
#include "fh-seed.h"
#include "fh-sentences-rules.h"
#include "fh-statistics.h"
#include "fh-writer.h"
#include "model-games.h"

#define SEED "xoshiro256ss 00000000000000050000000000000006"

typedef struct
{
  char *directory;
  char *path;
  FhJournal *journal;
  FhSettings *settings;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "game.500", NULL);
  f->journal = fh_journal_new (f->directory);
  f->settings = fh_settings_new ("no.such.schema");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_clear_object (&f->journal);
  g_clear_object (&f->settings);
  g_free (f->path);
  model_directory_remove (f->directory);
}

static void
reopen (Fixture *f)
{
  g_object_unref (f->journal);
  f->journal = fh_journal_new (f->directory);
}

/* The record in the file at @path. */
static char *
text_at (const char *path)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  return model_without_notes (text);
}

static void
put (const char *path, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
}

/* Whether the record @text is in the journal, on a shelf, or beside the journal. */
static gboolean
is_kept (const char *directory, const char *text)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_autofree char *there = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && is_kept (path, text))
        return TRUE;
      there = g_file_test (path, G_FILE_TEST_IS_REGULAR) ? text_at (path) : NULL;
      if (g_strcmp0 (there, text) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
aside_cb (FhJournal *journal, const char *sentence, const char *path, GPtrArray *asides)
{
  g_ptr_array_add (asides, g_strdup (path));
}

static void
taken_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static GPtrArray *
list_all (Fixture *f, GPtrArray **unread)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  GPtrArray *games;

  fh_left_games_list_async (f->journal, NULL, taken_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  games = fh_left_games_list_finish (result, unread, &error);
  g_assert_no_error (error);
  return games;
}

static GPtrArray *
list (Fixture *f)
{
  return list_all (f, NULL);
}

static FhGame *
open_left (Fixture *f, const char *path)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  FhGame *game;

  g_autoptr (FhCompany) company = fh_settings_get_company (f->settings);

  fh_left_games_open_async (path, company, NULL, taken_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  game = fh_left_games_open_finish (result, &error);
  g_assert_no_error (error);
  return game;
}

/* A game with the person on it, played for @n_actions and then left. */
static char *
play_and_leave (Fixture *f, FhPreset preset, guint64 seed, guint n_actions)
{
  g_autoptr (FhGame) game = model_game_new (preset, seed, "steady", TRUE);

  fh_game_start (game, f->journal);
  model_game_play (game, n_actions);
  fh_game_stop (game);
  return fh_game_dup_text (game);
}

/* What a user who is not allowed to would meet.  For root everything is allowed, so that these
 * tests run as somebody else. */
static gboolean
become_nobody (Fixture *f)
{
  if (geteuid () != 0)
    return TRUE;
  if (chown (f->directory, 65534, 65534) < 0 || chown (f->path, 65534, 65534) < 0
      || seteuid (65534) < 0)
    {
      g_test_skip ("Nobody else can be become");
      return FALSE;
    }
  return TRUE;
}

static void
become_oneself (void)
{
  if (getuid () == 0)
    g_assert_cmpint (seteuid (0), ==, 0);
}

/* --- Two programs --- */

/* The second one keeps its own game beside the first one's, from its first action on; both are
 * there when either has ended, in whichever order, and the next start has the first one's. */
static void
test_two_programs (Fixture *f, gconstpointer data)
{
  gboolean second_ends_first = GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (FhGame) second = model_game_new (FH_PRESET_AMERICAN_4, 9, "steady", TRUE);
  g_autoptr (FhJournal) journal = fh_journal_new (f->directory);
  g_auto (FhResumeNews) news = { 0 };
  g_autoptr (FhGame) resumed = NULL;
  g_autofree char *text = NULL;
  g_autofree char *second_text = NULL;

  g_assert_null (model_resume (f->journal, NULL));
  fh_game_start (game, f->journal);
  model_game_play (game, 20);
  model_journal_settle (f->journal);

  g_assert_null (model_resume_news (journal, f->settings, &news));
  g_assert_nonnull (news.sentence);
  fh_game_start (second, journal);
  model_game_play (second, 20);
  model_journal_settle (journal);
  second_text = fh_game_dup_text (second);
  g_assert_true (is_kept (f->directory, second_text));

  g_free (second_text);
  if (second_ends_first)
    {
      fh_game_stop (second);
      g_clear_object (&journal);
      model_game_play (game, 40);
    }
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  text = fh_game_dup_text (game);
  if (!second_ends_first)
    {
      g_clear_object (&f->journal);
      f->journal = fh_journal_new (f->directory);
      model_game_play (second, 40);
      fh_game_stop (second);
      g_clear_object (&journal);
    }
  second_text = fh_game_dup_text (second);
  reopen (f);
  resumed = model_resume (f->journal, NULL);
  g_assert_nonnull (resumed);
  g_assert_true (is_kept (f->directory, text));
  g_assert_true (is_kept (f->directory, second_text));
  {
    g_autofree char *again = fh_game_dup_text (resumed);
    g_autoptr (GPtrArray) games = list (f);

    g_assert_cmpstr (again, ==, text);
    /* What the second one kept is among the games that were left. */
    g_assert_cmpuint (games->len, ==, 1);
  }
}

/* A writer that has not read what is there does not replace it. */
static void
test_unread (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) asides = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  g_autofree char *second = NULL;
  g_autofree char *aside = NULL;

  reopen (f);
  g_signal_connect (f->journal, "set-aside", G_CALLBACK (aside_cb), asides);
  second = play_and_leave (f, FH_PRESET_MIDWEST_4, 9, 20);
  fh_journal_flush (f->journal);
  while (asides->len == 0)
    g_main_context_iteration (NULL, TRUE);
  aside = text_at (asides->pdata[0]);
  g_assert_cmpstr (aside, ==, first);
  g_assert_true (is_kept (f->directory, second));
}

/* --- Games that were left --- */

/* A new game in mid-game puts the running one on the shelf, from which it goes on, players and all,
 * and with it the list has the other one; also at once, while all that is still on its way to the
 * disk. */
static void
test_left (Fixture *f, gconstpointer data)
{
  gboolean at_once = GPOINTER_TO_INT (data);
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
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
      games = list (f);
      g_assert_cmpuint (games->len, ==, 1);
      left = games->pdata[0];
      g_assert_false (left->is_finished);
      g_assert_cmpint (left->table.rules.preset, ==,
                       round % 2 == 0 ? FH_PRESET_AMERICAN_4 : FH_PRESET_NEW_ZEALAND_2);
      game = open_left (f, left->path);
      text = fh_game_dup_text (game);
      g_assert_cmpstr (text, ==, there);
      for (int seat = 1; seat < left->table.rules.n_callers; seat++)
        g_assert_cmpstr (fh_game_peek_seating (game)->seats[seat].level, ==, "steady");
      fh_game_start (game, f->journal);
      fh_game_stop (game);
    }
}

/* A game that goes on from the shelf is not offered there, though the disk refuses to take it into
 * the journal. */
static void
test_left_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
  g_autoptr (GPtrArray) games = list (f);
  g_autoptr (GPtrArray) later = NULL;
  g_autoptr (FhGame) game = NULL;
  g_autofree char *path = NULL;
  g_autofree char *shelf = NULL;

  g_assert_cmpuint (games->len, ==, 1);
  path = g_strdup (((const FhLeftGame *) games->pdata[0])->path);
  shelf = g_path_get_dirname (path);
  game = open_left (f, path);
  if (geteuid () == 0)
    g_assert_cmpint (chown (shelf, 65534, 65534) | chown (path, 65534, 65534), ==, 0);
  if (!become_nobody (f))
    return;
  g_assert_cmpint (g_chmod (f->directory, 0500), ==, 0);
  fh_game_start (game, f->journal);
  later = list (f);
  g_assert_nonnull (fh_journal_get_from (f->journal));
  g_assert_cmpint (g_chmod (f->directory, 0700), ==, 0);
  become_oneself ();
  fh_game_stop (game);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (later->len, ==, 0);
  fh_journal_flush (f->journal);
  g_assert_true (is_kept (f->directory, first));
  g_assert_true (is_kept (f->directory, second));
}

/* What nobody has decided anything in is not kept; what is over lies apart; and of each shelf the
 * oldest go when there are too many, but not those that have a star. */
static void
test_shelves (Fixture *f, gconstpointer data)
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
      g_autofree char *text = play_and_leave (f, FH_PRESET_AMERICAN_4, seed, 12);

      fh_journal_flush (f->journal);
      g_assert_true (is_kept (f->directory, text));
    }
  games = list (f);
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

      put (path,
           i == 0   ? "500 1\nrules american-4\n#! [game]\n#! starred=true\n"
           : i == 1 ? "500 1\nrules american-4\n#! starred=true\n#! starred=false\n"
                    : "500 1\nrules american-4\n",
           -1);
      g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    }
  for (guint64 seed = 20; seed < 22; seed++)
    g_free (play_and_leave (f, FH_PRESET_AMERICAN_4, seed, 12));
  fh_journal_flush (f->journal);
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("old-%03u.500", i);
      g_autofree char *path = g_build_filename (left_shelf, name, NULL);

      g_assert_cmpint (g_file_test (path, G_FILE_TEST_EXISTS), ==, i == 0);
    }
  g_clear_pointer (&games, g_ptr_array_unref);
  games = list (f);
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
test_label (Fixture *f, gconstpointer data)
{
  gboolean is_cut = GPOINTER_TO_INT (data);
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = play_and_leave (f, FH_PRESET_NEW_ZEALAND_2, 9, 30);
  g_autofree char *path = NULL;
  const struct timespec times[] = { { 1000, 7 }, { 2000, 9 } };

  fh_journal_flush (f->journal);
  {
    g_autoptr (GPtrArray) games = list (f);
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

        put (path, cut, -1);
      }
    g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
    g_assert_true (fh_left_game_rename (left, "  Grand\tfinal = “ä”; \\n ", NULL));
    g_assert_cmpstr (left->name, ==, "Grand final = “ä”; \\n");
    g_assert_true (fh_left_game_set_starred (left, TRUE, NULL));
    g_assert_true (is_kept (f->directory, first));
  }
  /* The two change places, there and back. */
  for (int round = 0; round < 3; round++)
    {
      g_autoptr (GPtrArray) games = list (f);
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
      game = open_left (f, left->path);
      fh_game_start (game, f->journal);
      fh_game_stop (game);
      fh_journal_flush (f->journal);
    }
  {
    g_autoptr (GPtrArray) games = list (f);

    g_assert_null (only (games)->name);
    g_assert_false (only (games)->is_starred);
  }
  g_assert_true (is_kept (f->directory, first));
  g_assert_true (is_kept (f->directory, second));
}

/* A name that is too long is refused, and so is one for a game that has gone. */
static void
test_label_refused (Fixture *f, gconstpointer data)
{
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 30);
  g_autofree char *second = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 30);
  g_autofree char *most = g_strnfill (FH_LEFT_GAME_MAX_NAME, 'x');
  g_autofree char *more = g_strconcat (most, "x", NULL);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  FhLeftGame *left;

  fh_journal_flush (f->journal);
  games = list (f);
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
test_listed (Fixture *f, gconstpointer data)
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
  g_autofree char *first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 400);
  g_autofree char *second = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 30);
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
      put (path, rows[i].text, -1);
    }
  put (damaged, cut, -1);
  games = list_all (f, &unread);
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
test_no_shelf (Fixture *f, gconstpointer data)
{
  g_autofree char *shelf = g_build_filename (f->directory, FH_JOURNAL_LEFT_DIR, NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  put (shelf, "not a folder", -1);
  first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  second = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  g_assert_true (is_kept (f->directory, first));
  g_assert_true (is_kept (f->directory, second));
}

/* --- What could not be read --- */

/* The end of the file is zeros, as a power cut leaves it: only that is lost, and when it hides a
 * line, the file is put aside whole. */
static void
test_zeros (Fixture *f, gconstpointer data)
{
  gsize n_zeros = (gsize) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (FhGame) resumed = NULL;
  g_autoptr (GString) damaged = NULL;
  g_autofree char *text = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *message = NULL;

  fh_game_start (game, f->journal);
  model_game_play (game, 60);
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  text = fh_game_dup_text (game);
  g_assert_true (g_file_get_contents (f->path, &kept, NULL, NULL));
  damaged = g_string_new (kept);
  for (gsize i = 0; i < n_zeros; i++)
    g_string_append_c (damaged, '\0');
  if (n_zeros == 7)
    g_string_append (damaged, "\nplay 0 JO\n");
  put (f->path, damaged->str, (gssize) damaged->len);
  reopen (f);
  resumed = model_resume (f->journal, &message);
  g_assert_nonnull (resumed);
  {
    g_autofree char *again = fh_game_dup_text (resumed);

    g_assert_cmpstr (again, ==, text);
  }
  /* Zeros without a line end are a line that was not written to its end. */
  g_assert_true ((message != NULL) == (n_zeros == 7 || n_zeros > 4096));
}

/* A folder in which nothing can be made: the game is shown and not gone on with, and the sentence
 * says where it is; when the folder can be written to again, the game there is put away first. */
static void
test_read_only (Fixture *f, gconstpointer data)
{
  g_autofree char *text = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  g_autofree char *other = NULL;
  g_autoptr (FhGame) shown = NULL;
  g_auto (FhResumeNews) news = { 0 };

  fh_journal_flush (f->journal);
  g_clear_object (&f->journal);
  if (!become_nobody (f))
    return;
  g_assert_cmpint (g_chmod (f->directory, 0500), ==, 0);
  f->journal = fh_journal_new (f->directory);
  shown = model_resume_news (f->journal, f->settings, &news);
  g_assert_cmpint (g_chmod (f->directory, 0700), ==, 0);
  g_assert_nonnull (shown);
  g_assert_true (news.is_read_only);
  g_assert_cmpstr (news.path, ==, f->path);
  g_assert_nonnull (strstr (news.sentence, f->path));
  {
    g_autofree char *again = fh_game_dup_text (shown);
    FhAction action = fh_action_bid (0, FH_PASS);

    g_assert_cmpstr (again, ==, text);
    g_assert_false (fh_game_act (shown, &action, NULL));
  }
  other = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  become_oneself ();
  g_assert_true (is_kept (f->directory, text));
  g_assert_true (is_kept (f->directory, other));
}

/* A file that nobody may read is told of, and put aside before anything is written. */
static void
test_unreadable (Fixture *f, gconstpointer data)
{
  g_autoptr (GPtrArray) asides = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  g_autofree char *other = NULL;
  g_auto (FhResumeNews) news = { 0 };

  fh_journal_flush (f->journal);
  g_clear_object (&f->journal);
  if (!become_nobody (f))
    return;
  {
    g_autofree char *lock = g_build_filename (f->directory, "lock", NULL);

    g_unlink (lock);
  }
  g_assert_cmpint (g_chmod (f->path, 0), ==, 0);
  f->journal = fh_journal_new (f->directory);
  g_signal_connect (f->journal, "set-aside", G_CALLBACK (aside_cb), asides);
  g_assert_null (model_resume_news (f->journal, f->settings, &news));
  g_assert_nonnull (strstr (news.sentence, f->path));
  other = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  while (asides->len == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_chmod (asides->pdata[0], 0600), ==, 0);
  become_oneself ();
  g_assert_true (is_kept (f->directory, text));
  g_assert_true (is_kept (f->directory, other));
}

/* The lock of somebody else: what is there is shown, and nothing is written over. */
static void
test_foreign_lock (Fixture *f, gconstpointer data)
{
  g_autofree char *lock = g_build_filename (f->directory, "lock", NULL);
  g_autofree char *text = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 20);
  g_autofree char *other = NULL;
  g_autoptr (FhGame) shown = NULL;
  g_auto (FhResumeNews) news = { 0 };

  fh_journal_flush (f->journal);
  g_clear_object (&f->journal);
  if (!become_nobody (f))
    return;
  if (getuid () != 0)
    g_assert_cmpint (g_chmod (lock, 0), ==, 0);
  f->journal = fh_journal_new (f->directory);
  shown = model_resume_news (f->journal, f->settings, &news);
  g_assert_nonnull (shown);
  g_assert_true (news.is_read_only);
  g_assert_nonnull (strstr (news.sentence, f->path));
  other = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 20);
  fh_journal_flush (f->journal);
  become_oneself ();
  {
    g_autofree char *still = text_at (f->path);

    g_assert_cmpstr (still, ==, text);
  }
  g_assert_true (is_kept (f->directory, other));
}

/* A game of a later version of the format is called newer, and kept. */
static void
test_newer (Fixture *f, gconstpointer data)
{
  g_autofree char *aside = g_strconcat (f->path, ".newer-1", NULL);
  g_auto (FhResumeNews) news = { 0 };

  put (f->path, "500 2\nrules lunar-9\n", -1);
  g_assert_null (model_resume_news (f->journal, f->settings, &news));
  g_assert_nonnull (strstr (news.sentence, "newer"));
  g_assert_cmpstr (news.path, ==, aside);
  g_assert_true (g_file_test (aside, G_FILE_TEST_IS_REGULAR));
}

/* What is no plain file hangs nothing, and the game is kept all the same. */
static void
test_special (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "game.500", "lock", "game.500.new", "games", "finished" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (int kind = 0; kind < 3; kind++)
      {
        g_autofree char *directory = model_directory_new ();
        g_autofree char *path = g_build_filename (directory, names[i], NULL);
        g_autofree char *first = NULL;
        g_autofree char *second = NULL;
        g_autoptr (FhGame) resumed = NULL;
        g_auto (FhResumeNews) news = { 0 };

        if (kind == 0)
          g_assert_cmpint (mkfifo (path, 0600), ==, 0);
        else if (kind == 1)
          g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
        else
          g_assert_cmpint (symlink ("/dev/zero", path), ==, 0);
        g_set_object (&f->journal, NULL);
        f->journal = fh_journal_new (directory);
        resumed = model_resume_news (f->journal, f->settings, &news);
        g_assert_null (resumed);
        first = play_and_leave (f, FH_PRESET_AMERICAN_4, 8, 12);
        second = play_and_leave (f, FH_PRESET_AMERICAN_4, 9, 12);
        fh_journal_flush (f->journal);
        g_assert_true (is_kept (directory, first));
        g_assert_true (is_kept (directory, second));
        g_clear_object (&f->journal);
        model_directory_remove (g_steal_pointer (&directory));
      }
}

/* --- Long games --- */

/* A record of @n_deals deals in which everybody passes. */
static char *
long_record (guint n_deals)
{
  FhRecord *record = fh_record_new (FH_PRESET_AUSTRALIAN_4);
  FhSeed seed;
  FhState state;
  g_autofree char *text = NULL;

  fh_record_set_seed (record, SEED);
  g_assert_true (fh_seed_from_text (SEED, &seed));
  fh_record_replay (record, 0, &state);
  for (guint n = 0; n < n_deals; n++)
    {
      int dealer = state.table.turn == FH_SEAT_NONE ? 0 : state.table.turn;
      FhAction action = fh_deal_from_seed (&state.table.rules, dealer, seed, (int) n);

      while (action.kind == FH_ACTION_DEAL || state.table.due == FH_ACTION_BID)
        {
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          fh_record_append (record, &action, &state.table);
          action = fh_action_bid (state.table.turn, FH_PASS);
        }
    }
  text = fh_record_write (record);
  fh_record_free (record);
  return g_strdup (text);
}

/* A game that reaches the most deals of a record goes on in a new one, with its totals; the old one
 * lies whole on the shelf of finished games, and both can be read. */
static void
test_full (Fixture *f, gconstpointer data)
{
  g_autofree char *text = long_record (FH_RECORD_MAX_DEALS);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "long", NULL, &error);
  g_autoptr (FhGame) resumed = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_assert_no_error (error);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_game_start (game, f->journal);
  model_game_run (game);
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  g_assert_cmpuint (fh_game_peek_table (game)->n_deals, ==, 1);
  g_assert_true (is_kept (f->directory, text));
  games = list (f);
  g_assert_cmpuint (games->len, ==, 1);
  g_assert_true (((const FhLeftGame *) games->pdata[0])->is_finished);
  reopen (f);
  resumed = model_resume (f->journal, NULL);
  g_assert_nonnull (resumed);
  g_assert_cmpuint (fh_game_get_n_actions (resumed), ==, fh_game_get_n_actions (game));
  g_assert_cmpint (fh_game_peek_table (resumed)->dealer, ==, fh_game_peek_table (game)->dealer);
}

/* What an action adds to the disk does not grow with the game. */
static void
test_appends (Fixture *f, gconstpointer data)
{
  g_autofree char *text = long_record (500);
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "long", NULL, NULL);
  GStatBuf before, after;

  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_game_start (game, f->journal);
  model_game_run (game);
  model_journal_settle (f->journal);
  g_assert_cmpint (g_stat (f->path, &before), ==, 0);
  for (int i = 0; i < 20; i++)
    {
      model_person_acts (game);
      model_game_run (game);
    }
  model_journal_settle (f->journal);
  g_assert_cmpint (g_stat (f->path, &after), ==, 0);
  /* The same file, only longer: nothing was written anew. */
  g_assert_cmpuint (before.st_ino, ==, after.st_ino);
  g_assert_cmpint (after.st_size, >, before.st_size);
}

/* --- Statistics and saved tables --- */

static void
figures_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;

  *(FhFigures **) user_data = fh_statistics_read_finish (FH_STATISTICS (source), result, &error);
  g_assert_no_error (error);
}

static void
test_two_statistics (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);
  g_autoptr (FhStatistics) first = fh_statistics_new (path);
  g_autoptr (FhStatistics) second = fh_statistics_new (path);
  g_autoptr (FhStatistics) third = NULL;
  g_autoptr (FhFigures) figures = NULL;
  guint deals = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, seed, "steady", TRUE);

      fh_statistics_watch (seed % 2 == 0 ? first : second, game);
      fh_game_start (game, NULL);
      model_game_play (game, G_MAXUINT);
      for (guint i = 1; i <= fh_game_get_n_actions (game); i++)
        {
          FhState state;

          g_assert_true (fh_game_get_state_before (game, i, &state));
          deals += state.table.deal_over && !state.table.thrown_in;
        }
    }
  fh_statistics_flush (first);
  fh_statistics_flush (second);
  third = fh_statistics_new (path);
  fh_statistics_read_async (third, -1, NULL, figures_cb, &figures);
  while (figures == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (figures->all.deals, ==, deals);
  g_assert_cmpuint (figures->all.games.played, ==, 6);
}

/* A second damaged file does not take the place of the first; a FIFO hangs nothing. */
static void
test_damaged_statistics (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->directory, "statistics.sqlite", NULL);

  for (int n = 1; n <= 3; n++)
    {
      g_autofree char *expected = g_strdup_printf ("%s.damaged-%d", path, n);
      g_autoptr (FhStatistics) statistics = NULL;
      const char *aside;

      g_unlink (path);
      if (n < 3)
        put (path, "no database\n", -1);
      else
        g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      statistics = fh_statistics_new (path);
      fh_statistics_flush (statistics);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_assert_nonnull (fh_statistics_get_trouble (statistics, &aside));
      g_assert_cmpstr (aside, ==, expected);
    }
}

static void
test_two_houses (Fixture *f, gconstpointer data)
{
  g_autoptr (FhHouseRules) first = fh_house_rules_new (f->directory);
  g_autoptr (FhHouseRules) second = fh_house_rules_new (f->directory);
  g_autoptr (FhHouseRules) third = NULL;
  FhRules rules;

  for (int n = 0; n < 6; n++)
    {
      g_autofree char *name = g_strdup_printf ("Table %d", n);
      g_autoptr (GError) error = NULL;

      fh_rules_init (&rules, (FhPreset) n);
      fh_house_rules_save (n % 2 == 0 ? first : second, name, &rules, &error);
      g_assert_no_error (error);
    }
  third = fh_house_rules_new (f->directory);
  g_assert_cmpuint (fh_house_rules_get_n (third), ==, 6);
  /* A table goes by its name, and without one by that of its kind. */
  fh_rules_init (&rules, (FhPreset) 3);
  g_assert_cmpstr (fh_house_rules_call (third, &rules), ==, "Table 3");
  fh_rules_init (&rules, (FhPreset) 7);
  g_assert_cmpstr (fh_house_rules_call (third, &rules), ==, fh_sentence_preset ((FhPreset) 7));
}

#define ADD(path, data, func)                                                                      \
  g_test_add (path, Fixture, GINT_TO_POINTER (data), set_up, func, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/model/keeping/two-programs/first-ends-first", FALSE, test_two_programs);
  ADD ("/model/keeping/two-programs/second-ends-first", TRUE, test_two_programs);
  ADD ("/model/keeping/unread", 0, test_unread);
  ADD ("/model/keeping/left/settled", FALSE, test_left);
  ADD ("/model/keeping/left/at-once", TRUE, test_left);
  ADD ("/model/keeping/left/refused", 0, test_left_refused);
  ADD ("/model/keeping/shelves", 0, test_shelves);
  ADD ("/model/keeping/label/whole", FALSE, test_label);
  ADD ("/model/keeping/label/cut", TRUE, test_label);
  ADD ("/model/keeping/label/refused", 0, test_label_refused);
  ADD ("/model/keeping/listed", 0, test_listed);
  ADD ("/model/keeping/no-shelf", 0, test_no_shelf);
  ADD ("/model/keeping/zeros/few", 3, test_zeros);
  ADD ("/model/keeping/zeros/in-a-line", 7, test_zeros);
  ADD ("/model/keeping/zeros/page", 4096, test_zeros);
  ADD ("/model/keeping/zeros/many", 20000, test_zeros);
  ADD ("/model/keeping/read-only", 0, test_read_only);
  ADD ("/model/keeping/unreadable", 0, test_unreadable);
  ADD ("/model/keeping/foreign-lock", 0, test_foreign_lock);
  ADD ("/model/keeping/newer", 0, test_newer);
  ADD ("/model/keeping/special", 0, test_special);
  ADD ("/model/keeping/full", 0, test_full);
  ADD ("/model/keeping/appends", 0, test_appends);
  ADD ("/model/keeping/statistics/two-programs", 0, test_two_statistics);
  ADD ("/model/keeping/statistics/damaged", 0, test_damaged_statistics);
  ADD ("/model/keeping/house-rules", 0, test_two_houses);
  return g_test_run ();
}
