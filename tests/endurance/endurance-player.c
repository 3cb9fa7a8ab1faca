/* endurance-player.c: plays by the model alone, without a window, for the campaign.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: endurance-player STATE-FOLDER DATA-FOLDER LOG COMMAND...
 *
 * Goes on with the game in STATE-FOLDER, or begins one, from the number in ENDURANCE_SEED, and
 * keeps statistics in DATA-FOLDER.  The commands are carried out one after the other: play N the
 * person makes N decisions, as a computer player would undo        takes one back;  redo  does it
 * again;  replay  begins the deal again new N       begins a game from seed number N, at table
 * number N modulo their number open FILE   goes on with the game in FILE table NAME  keeps the
 * table of the game under NAME
 *
 * LOG, which is made anew and may be that of disk-trap too, gets a line for each thing that
 * happened, written at once: "resumed TEXT", "state TEXT" after an action, "restored
 * TEXT" after a jump, "trouble TEXT", "message TEXT", "error
 * TEXT", "begin TEXT" before another game takes the place of the one that is there, and "end" last.
 * TEXT is escaped as in a C string. A state is what the person sees; it is written before the disk
 * is asked to keep it.
 */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "await.h"
#include "fh-house-rules.h"
#include "fh-statistics.h"
#include "model-games.h"

typedef struct
{
  FhJournal *journal;
  FhStore *store;
  FhStatistics *statistics;
  FhSettings *settings;
  FhHouseRules *tables;
  FhGame *game;
} Player;

static int log_fd;

static void
say (const char *word, const char *text)
{
  g_autofree char *escaped = g_strescape (text, NULL);
  g_autofree char *line = g_strdup_printf ("%s %s\n", word, escaped);

  if (write (log_fd, line, strlen (line)) < 0)
    _exit (3);
}

static void
say_state (FhGame *game)
{
  g_autofree char *text = fh_game_dup_text (game);

  say ("state", text);
}

static void
say_restored (FhGame *game)
{
  g_autofree char *text = fh_game_dup_text (game);

  say ("restored", text);
}

static void
trouble_cb (FhGame *game, const char *sentence)
{
  say ("trouble", sentence);
}

static void
failed_cb (FhJournal *journal, const char *sentence)
{
  say ("trouble", sentence);
}

static void
set_aside_cb (FhJournal *journal, const char *sentence, const char *path)
{
  say ("message", sentence);
}

static void
take (Player *player, FhGame *game)
{
  g_autofree char *text = fh_game_dup_text (game);

  if (player->game != NULL)
    fh_game_stop (player->game);
  say ("begin", text);
  g_set_object (&player->game, game);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  /* Before whatever else hears of it. */
  g_signal_connect (game, "action-done", G_CALLBACK (say_state), NULL);
  g_signal_connect (game, "restored", G_CALLBACK (say_restored), NULL);
  g_signal_connect (game, "trouble", G_CALLBACK (trouble_cb), NULL);
  fh_statistics_watch (player->statistics, game);
  fh_game_start (game, player->journal);
}

static void
begin (Player *player, guint64 seed)
{
  g_autoptr (FhGame) game = model_game_new ((FhPreset) (seed % FH_N_PRESETS), seed, "steady", TRUE);

  take (player, game);
}

static GAsyncResult *
wait_result (GAsyncResult **result)
{
  await (*result != NULL);
  return *result;
}

static void
resume (Player *player)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_auto (FhResumeNews) news = { 0 };
  g_autoptr (FhGame) game = NULL;

  g_autoptr (FhCompany) company = fh_settings_get_company (player->settings);

  fh_game_resume_async (player->journal, company, await_result_cb, &result);
  game = fh_game_resume_finish (wait_result (&result), &news);
  if (news.sentence != NULL)
    say ("message", news.sentence);
  if (game != NULL)
    {
      g_autofree char *text = fh_game_dup_text (game);

      say (news.is_read_only ? "shown" : "resumed", text);
      if (!news.is_read_only)
        take (player, game);
    }
}

static void
open_file (Player *player, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = NULL;

  g_autoptr (FhCompany) company = fh_settings_get_company (player->settings);

  fh_game_load_async (file, company, NULL, await_result_cb, &result);
  game = fh_game_load_finish (wait_result (&result), &error);
  if (game != NULL)
    take (player, game);
  else
    say ("error", error->message);
}

/* A game that is over makes room for the next one. */
static void
play (Player *player, guint n_decisions)
{
  for (guint i = 0; i < n_decisions; i++)
    {
      model_game_run (player->game);
      if (fh_game_get_hold (player->game) == FH_HOLD_GAME)
        begin (player, fh_game_get_seed (player->game).low + 1);
      else
        model_person_acts (player->game);
    }
  model_game_run (player->game);
}

static void
carry_out (Player *player, const char *command, const char *argument)
{
  g_autoptr (GError) error = NULL;

  if (g_str_equal (command, "play"))
    play (player, (guint) g_ascii_strtoull (argument, NULL, 10));
  else if (g_str_equal (command, "new"))
    begin (player, g_ascii_strtoull (argument, NULL, 10));
  else if (g_str_equal (command, "open"))
    open_file (player, argument);
  else if (g_str_equal (command, "undo"))
    fh_game_undo (player->game);
  else if (g_str_equal (command, "redo"))
    fh_game_redo (player->game);
  else if (g_str_equal (command, "replay"))
    fh_game_replay_deal (player->game);
  else if (g_str_equal (command, "table"))
    {
      if (!fh_house_rules_save (player->tables, argument, fh_game_peek_rules (player->game),
                                &error))
        say ("trouble", error->message);
    }
  else
    g_error ("%s is no command", command);
  model_game_run (player->game);
}

static gboolean
takes_argument (const char *command)
{
  static const char *const with[] = { "play", "new", "open", "table", NULL };

  return g_strv_contains (with, command);
}

int
main (int argc, char **argv)
{
  Player player = { 0 };
  g_autofree char *statistics_path = NULL;
  g_autofree char *tables_path = NULL;
  const char *seed = g_getenv ("ENDURANCE_SEED");

  if (argc < 4)
    return 2;
  log_fd = open (argv[3], O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
  statistics_path = g_build_filename (argv[2], "statistics.sqlite", NULL);
  tables_path = g_build_filename (argv[2], "tables", NULL);
  player.settings = fh_settings_new ("no.such.schema");
  player.journal = fh_journal_new (argv[1]);
  g_signal_connect (player.journal, "failed", G_CALLBACK (failed_cb), NULL);
  g_signal_connect (player.journal, "set-aside", G_CALLBACK (set_aside_cb), NULL);
  player.store = fh_store_new (statistics_path);
  player.statistics = fh_statistics_new (player.store);
  player.tables = fh_house_rules_new (tables_path);

  resume (&player);
  if (player.game == NULL)
    begin (&player, seed != NULL ? g_ascii_strtoull (seed, NULL, 10) : 3);
  for (int i = 4; i < argc; i++)
    {
      const char *command = argv[i];

      if (takes_argument (command) && i + 1 < argc)
        i++;
      carry_out (&player, command, argv[i]);
    }
  model_journal_settle (player.journal);
  fh_game_stop (player.game);
  fh_journal_flush (player.journal);
  fh_store_flush (player.store);
  g_object_unref (player.game);
  g_object_unref (player.journal);
  g_object_unref (player.statistics);
  g_object_unref (player.store);
  g_object_unref (player.tables);
  g_object_unref (player.settings);
  say ("end", "");
  return 0;
}
