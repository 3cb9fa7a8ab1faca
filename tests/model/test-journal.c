/* test-journal.c: nothing is lost: the game on disk after each action, after a crash, and damaged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <unistd.h>

#include "await.h"
#include "fh-convention.h"
#include "fh-game-private.h"
#include "fh-reader.h"
#include "journal-fixture.h"
#include "model-games.h"

/* No action happens before the one before it is on disk; so at each action the disk has the game up
 * to the action before. */
static void
check_disk_cb (FhGame *game, const FhAction *action, JournalFixture *f)
{
  g_autofree char *text = journal_contents (f);
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);

  g_assert_nonnull (record);
  /* The thread may already have written this one too. */
  g_assert_cmpuint (fh_record_n_actions (record), >=, fh_game_get_n_actions (game) - 1);
  fh_record_free (record);
}

static void
test_each_action (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_NEW_ZEALAND_4, 17, "steady", FALSE);
  g_autofree char *written = NULL;
  g_autofree char *text = NULL;

  g_signal_connect (game, "action-done", G_CALLBACK (check_disk_cb), f);
  fh_game_start (game, f->journal);
  model_game_run (game);
  model_journal_settle (f->journal);
  written = journal_contents (f);
  text = fh_game_dup_text (game);
  g_assert_cmpstr (written, ==, text);
}

/* A kill at any action: the game goes on at the same card, with the same players and pace. */
static void
test_kill_at_each_action (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 4, "bold", TRUE);
  FhSeating seating = *fh_game_peek_seating (game);

  fh_seating_set_name (&seating, 0, "Aroha");
  fh_seating_set_name (&seating, 3, "Tāne");
  fh_seating_set_face (&seating, 3, "cap");
  seating.agreed[0] = seating.agreed[2] = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  fh_game_set_seating (game, &seating);
  g_object_set (game, "trick-delay", 0, NULL);
  fh_game_start (game, f->journal);
  for (guint n = 1; n < 70; n++)
    {
      g_autoptr (FhGame) resumed = NULL;
      g_autofree char *message = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      model_game_play (game, n);
      model_journal_settle (f->journal);
      before = fh_game_dup_text (game);
      /* What is in memory goes without a goodbye; only the files are left. */
      fh_game_stop (game);
      journal_reopen (f);
      resumed = model_resume (f->journal, &message);
      g_assert_null (message);
      g_assert_nonnull (resumed);
      after = fh_game_dup_text (resumed);
      g_assert_cmpstr (after, ==, before);
      g_assert_cmpmem (fh_game_peek_table (game), sizeof (FhTable), fh_game_peek_table (resumed),
                       sizeof (FhTable));
      g_assert_cmpmem (fh_game_peek_seating (game), sizeof (FhSeating),
                       fh_game_peek_seating (resumed), sizeof (FhSeating));
      g_assert_cmpuint (resumed->pace.move_delay, ==, 0);
      g_set_object (&game, resumed);
      fh_game_start (game, f->journal);
    }
}

/* Without the file beside it, or with one of another time, players are as the settings say, and
 * those who are written there as it says. */
static void
test_players_of_settings (JournalFixture *f, gconstpointer data)
{
  static const char *const ours[] = { "suit-bower", NULL };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 4, "bold", TRUE);
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  g_autoptr (FhGame) resumed = NULL;
  g_autofree char *text = NULL;

  fh_game_start (game, f->journal);
  model_game_play (game, 12);
  model_journal_settle (f->journal);
  fh_game_stop (game);
  text = journal_contents (f);
  journal_reopen (f);
  g_object_set (settings, "partner-level", "expert", "partner-conventions", ours, NULL);
  resumed = model_resume_by (f->journal, settings, NULL);
  g_assert_cmpstr (fh_game_peek_seating (resumed)->seats[2].level, ==, "bold");
  g_assert_cmpuint (fh_game_peek_table (resumed)->agreed[2], ==, 0);

  g_clear_object (&resumed);
  g_object_unref (f->journal);
  model_directory_remove (f->directory);
  f->directory = model_directory_new ();
  g_free (f->path);
  f->path = g_build_filename (f->directory, "game.500", NULL);
  journal_put (f, text, -1);
  f->journal = fh_journal_new (f->directory);
  resumed = model_resume_by (f->journal, settings, NULL);
  g_assert_nonnull (resumed);
  g_assert_cmpstr (fh_game_peek_seating (resumed)->seats[2].level, ==, "expert-steady");
  g_assert_cmpstr (fh_game_peek_seating (resumed)->seats[1].level, ==, "strong-steady");
  g_assert_cmpuint (fh_game_peek_table (resumed)->agreed[2], ==,
                    FH_CONVENTION_BIT (FH_CONVENTION_BOWER));
  g_assert_cmpuint (fh_game_peek_table (resumed)->agreed[1], ==, 0);
  /* What was agreed is not forgotten when something is taken back. */
  fh_game_start (resumed, NULL);
  fh_game_undo (resumed);
  g_assert_cmpuint (fh_game_peek_table (resumed)->agreed[0], ==,
                    FH_CONVENTION_BIT (FH_CONVENTION_BOWER));
}

/* The faces are those of the game, also where it left them to the program, whatever has been chosen
 * for other games since. */
static void
test_faces (JournalFixture *f, gconstpointer data)
{
  static const char *const faces[] = { "hat", "hat", "hat", "hat", NULL };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 4, "bold", TRUE);
  g_autoptr (FhSettings) settings = fh_settings_new ("no.such.schema");
  FhSeating seating = *fh_game_peek_seating (game);
  g_autoptr (FhGame) resumed = NULL;

  fh_seating_set_face (&seating, 3, "cap");
  fh_game_set_seating (game, &seating);
  fh_game_start (game, f->journal);
  model_game_play (game, 12);
  model_journal_settle (f->journal);
  fh_game_stop (game);
  journal_reopen (f);
  g_object_set (settings, "faces", faces, NULL);
  resumed = model_resume_by (f->journal, settings, NULL);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpstr (fh_game_peek_seating (resumed)->seats[seat].face, ==, seat == 3 ? "cap" : "");
}

/* A resumed game ends as the one that was never stopped. */
static void
test_same_end (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) whole = model_game_new (FH_PRESET_MIDWEST_4, 23, "steady", FALSE);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_MIDWEST_4, 23, "steady", FALSE);
  g_autofree char *expected = NULL;
  g_autofree char *text = NULL;

  fh_game_start (whole, NULL);
  model_game_run (whole);
  expected = fh_game_dup_text (whole);

  fh_game_start (game, f->journal);
  while (fh_game_get_hold (game) != FH_HOLD_GAME)
    {
      guint stop_at = fh_game_get_n_actions (game) + 37;

      AWAIT_WHILE (fh_game_get_n_actions (game) < stop_at
                   && fh_game_get_hold (game) != FH_HOLD_GAME)
      await_next ();
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      fh_game_stop (game);
      g_clear_object (&game);
      journal_reopen (f);
      game = model_resume (f->journal, NULL);
      g_assert_nonnull (game);
      fh_game_start (game, f->journal);
    }
  text = fh_game_dup_text (game);
  g_assert_cmpstr (text, ==, expected);
}

/* The file may end anywhere: what was written to the end of its line is kept, without a word. */
static void
test_truncated_anywhere (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", FALSE);
  g_autofree char *text = NULL;
  gsize header, step = 1;

  fh_game_start (game, NULL);
  await (fh_game_get_n_actions (game) >= 90);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  header = (gsize) (strstr (text, "\ndeal") - text);

  for (gsize length = header + 1; length < strlen (text); length += step)
    {
      g_autoptr (FhGame) resumed = NULL;
      g_autofree char *message = NULL;
      g_autofree char *kept = NULL;

      journal_put (f, text, (gssize) length);
      journal_reopen (f);
      resumed = model_resume (f->journal, &message);
      g_assert_null (message);
      g_assert_nonnull (resumed);
      kept = fh_game_dup_text (resumed);
      /* Nothing but the line that is not whole, the cards of a deal that had not begun, and a
       * result that follows from the play may differ. */
      if (fh_game_get_n_actions (resumed) > 0 && !fh_game_peek_table (resumed)->deal_over)
        g_assert_true (g_str_has_prefix (text, kept));
      /* The whole first deal, then here and there. */
      if (length > header + 800)
        step = 7;
    }
}

/* Something in the middle is not what was written: the file is put aside whole, the game goes on
 * from before that place, and one sentence says so. */
static void
test_damaged (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", FALSE);
  g_autofree char *text = NULL;
  char *play;

  fh_game_start (game, NULL);
  await (fh_game_get_n_actions (game) >= 90);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  play = strstr (text, "play");
  memcpy (play, "p\x01\xffy", 4);

  for (int n = 1; n <= 3; n++)
    {
      g_autoptr (FhGame) resumed = NULL;
      g_autofree char *message = NULL;
      g_autofree char *aside_name = g_strdup_printf ("game.500.damaged-%d", n);
      g_autofree char *aside = g_build_filename (f->directory, aside_name, NULL);
      g_autofree char *kept = NULL;
      g_autofree char *put_aside = NULL;
      g_autofree char *now = NULL;

      journal_put (f, text, -1);
      journal_reopen (f);
      resumed = model_resume (f->journal, &message);
      g_assert_nonnull (message);
      g_assert_nonnull (strstr (message, aside_name));
      g_assert_nonnull (resumed);
      g_assert_cmpint (fh_game_peek_table (resumed)->due, ==, FH_ACTION_PLAY);
      g_assert_cmpint (fh_game_peek_table (resumed)->n_plays, ==, 0);
      kept = fh_game_dup_text (resumed);
      g_assert_cmpmem (text, strlen (kept), kept, strlen (kept));
      g_assert_true (g_file_get_contents (aside, &put_aside, NULL, NULL));
      g_assert_cmpstr (put_aside, ==, text);
      /* And the journal is whole again. */
      fh_game_start (resumed, f->journal);
      model_game_run (resumed);
      model_journal_settle (f->journal);
      now = journal_contents (f);
      g_assert_true (g_str_has_prefix (now, kept));
      fh_game_stop (resumed);
    }
}

/* Files that hold no game at all. */
static void
test_hopeless (JournalFixture *f, gconstpointer data)
{
  static const struct
  {
    const char *text;
    gssize length;
  } files[] = {
    { "\x7f"
      "ELF\0\0\0",
      7 },
    { "500 1\nrules mars-9\n", -1 },
    { "500 1\nrules american-4\noption fun 3\n\ndeal 0\n", -1 },
    { "hello\n", -1 },
    { "\xff\xfe\n", -1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *message = NULL;
      g_autofree char *left = NULL;

      journal_put (f, files[i].text, files[i].length);
      journal_reopen (f);
      g_assert_null (model_resume (f->journal, &message));
      g_assert_nonnull (message);
      left = journal_contents (f);
      g_assert_null (left);
    }
}

/* No journal, and an empty one, are no game and no trouble. */
static void
test_nothing (JournalFixture *f, gconstpointer data)
{
  g_autofree char *message = NULL;

  g_assert_null (model_resume (f->journal, &message));
  g_assert_null (message);
  journal_put (f, "", 0);
  g_assert_null (model_resume (f->journal, &message));
  g_assert_null (message);
}

/* The notes are damaged or gone: the game is there all the same, and nobody but the first seat is
 * waited for as a person. */
static void
test_notes_damaged (JournalFixture *f, gconstpointer data)
{
  static const char *const notes[] = {
    "#! [game\n#! \n",
    "",
    "#! [game]\n#! id=99\n#! [seat 1]\n#! level=\n",
    "#! [game]\n#! id=7d0e6cf8-02b4-4e56-9a51-9f5c1a3f2a10\n#! trick-delay=-7\n"
    "#! move-delay=none\n#! [seat 1]\n#! level=\n#! [seat 2]\n#! level=\n",
    "#! [game]\n#! id=7d0e6cf8-02b4-4e56-9a51-9f5c1a3f2a10\n"
    "#! [seat 1]\n#! level=wizard-of-a-very-long-name\n#! name=\xc3\xa9\n",
  };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autofree char *text = NULL;

  fh_game_start (game, f->journal);
  model_game_play (game, 20);
  model_journal_settle (f->journal);
  fh_game_stop (game);
  text = journal_contents (f);
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autoptr (FhGame) resumed = NULL;
      g_autofree char *both = g_strconcat ("500 1\n", notes[i], text + strlen ("500 1\n"), NULL);

      journal_put (f, both, -1);
      journal_reopen (f);
      resumed = model_resume (f->journal, NULL);
      g_assert_nonnull (resumed);
      g_assert_cmpuint (fh_game_get_n_actions (resumed), ==, fh_game_get_n_actions (game));
      g_assert_cmpint (resumed->pace.trick_delay, ==, -1);
      g_assert_true (fh_seating_is_person (fh_game_peek_seating (resumed), 0));
      for (int seat = 1; seat < 4; seat++)
        {
          g_assert_true (
              g_utf8_validate (fh_game_peek_seating (resumed)->seats[seat].name, -1, NULL));
          g_assert_false (fh_seating_is_person (fh_game_peek_seating (resumed), seat));
        }
    }
}

/* Undo writes the file anew; at every moment one whole file is there. */
static void
test_undo (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);

  fh_game_start (game, f->journal);
  model_game_play (game, 60);
  for (int i = 0; i < 5; i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *written = NULL;

      fh_game_undo (game);
      model_journal_settle (f->journal);
      text = fh_game_dup_text (game);
      written = journal_contents (f);
      g_assert_cmpstr (written, ==, text);
    }
  model_game_play (game, 70);
  fh_journal_flush (f->journal);
  {
    g_autofree char *text = fh_game_dup_text (game);
    g_autofree char *written = journal_contents (f);

    g_assert_cmpstr (written, ==, text);
  }
}

static void
aside_cb (FhJournal *journal, const char *sentence, const char *path, GPtrArray *asides)
{
  g_assert_nonnull (strstr (sentence, path));
  g_ptr_array_add (asides, g_strdup (path));
}

static void
count_cb (GObject *object, guint *count)
{
  ++*count;
}

/* Somebody has written to the file meanwhile: it is put away, and the next action puts the whole
 * game there. */
static void
test_meddled (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  g_autoptr (GPtrArray) asides = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  g_autofree char *written = NULL;
  g_autofree char *aside = NULL;

  g_signal_connect (f->journal, "set-aside", G_CALLBACK (aside_cb), asides);
  fh_game_start (game, f->journal);
  model_game_play (game, 20);
  model_journal_settle (f->journal);
  journal_put (f, "500 1\nrules american-6\n", -1);
  model_person_acts (game);
  model_journal_settle (f->journal);
  text = fh_game_dup_text (game);
  written = journal_contents (f);
  g_assert_cmpstr (text, ==, written);
  g_assert_cmpuint (asides->len, ==, 1);
  g_assert_true (g_file_get_contents (asides->pdata[0], &aside, NULL, NULL));
  g_assert_cmpstr (aside, ==, "500 1\nrules american-6\n");
}

/* An action that comes while the one before is being written happens right after it. */
static void
test_waits_for_disk (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", TRUE);
  FhAction pass = fh_action_bid (0, FH_PASS);
  guint n_actions;

  fh_game_start (game, f->journal);
  model_game_run (game);
  model_journal_settle (f->journal);
  n_actions = fh_game_get_n_actions (game);
  fh_journal_append (f->journal, "#! [game]\n");
  g_assert_true (fh_journal_is_busy (f->journal));
  g_assert_true (fh_game_act (game, &pass, NULL));
  g_assert_cmpuint (fh_game_get_n_actions (game), ==, n_actions);
  g_assert_false (fh_game_awaits_person (game));
  await (fh_game_get_n_actions (game) != n_actions);
  g_assert_true (fh_game_get_action (game, n_actions, &pass));
  g_assert_cmpint (pass.seat, ==, 0);
}

/* The game is over and was kept: it is brought back so, and says so again. */
static void
test_finished_game (JournalFixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "steady", FALSE);
  g_autoptr (FhGame) resumed = NULL;
  guint count = 0;

  fh_game_start (game, f->journal);
  model_game_run (game);
  fh_game_stop (game);
  fh_journal_flush (f->journal);
  journal_reopen (f);
  resumed = model_resume (f->journal, NULL);
  g_signal_connect (resumed, "game-finished", G_CALLBACK (count_cb), &count);
  fh_game_start (resumed, f->journal);
  model_game_run (resumed);
  g_assert_cmpint (fh_game_get_hold (resumed), ==, FH_HOLD_GAME);
  g_assert_cmpuint (count, ==, 1);
  g_assert_cmpint (fh_game_peek_table (resumed)->winners, ==, fh_game_peek_table (game)->winners);
}

#define ADD(path, func)                                                                            \
  g_test_add (path, JournalFixture, NULL, journal_set_up, func, journal_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/model/journal/each-action", test_each_action);
  ADD ("/model/journal/kill-at-each-action", test_kill_at_each_action);
  ADD ("/model/journal/players-of-settings", test_players_of_settings);
  ADD ("/model/journal/faces", test_faces);
  ADD ("/model/journal/same-end", test_same_end);
  ADD ("/model/journal/truncated-anywhere", test_truncated_anywhere);
  ADD ("/model/journal/damaged", test_damaged);
  ADD ("/model/journal/hopeless", test_hopeless);
  ADD ("/model/journal/nothing", test_nothing);
  ADD ("/model/journal/notes-damaged", test_notes_damaged);
  ADD ("/model/journal/undo", test_undo);
  ADD ("/model/journal/meddled", test_meddled);
  ADD ("/model/journal/waits-for-disk", test_waits_for_disk);
  ADD ("/model/journal/finished-game", test_finished_game);
  return g_test_run ();
}
