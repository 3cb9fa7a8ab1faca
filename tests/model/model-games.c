/* model-games.c: games for the tests of the model.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model-games.h"

#include <glib/gstdio.h>
#include <string.h>

#include "await.h"
#include "fh-computer.h"
#include "fh-numbered-deal.h"

static FhGame *
new_game (FhPreset preset, FhSeed seed, const char *level, gboolean person)
{
  FhRules rules;
  FhSeating seating;
  FhGame *game;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, level, level);
  if (!person)
    fh_seating_set_level (&seating, 0, level);
  game = fh_game_new (&rules, &seating, &seed);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  return game;
}

FhGame *
model_game_new (FhPreset preset, guint64 seed, const char *level, gboolean person)
{
  return new_game (preset, fh_seed_from_number (seed), level, person);
}

FhGame *
model_game_numbered (FhPreset preset, guint number, gboolean person)
{
  FhGame *game = new_game (preset, fh_numbered_seed (preset, number), "rules", person);

  g_object_set (game, "deal-delay", -1, NULL);
  return game;
}

void
model_game_run (FhGame *game)
{
  AWAIT_WHILE (!fh_game_awaits_person (game) && fh_game_get_hold (game) != FH_HOLD_GAME
               && fh_game_get_hold (game) != FH_HOLD_DECLARE)
  {
    if (fh_game_get_hold (game) == FH_HOLD_DEAL)
      fh_game_continue (game);
    await_next ();
  }
}

void
model_person_acts (FhGame *game)
{
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhSeatView view;
  FhDecision decision;
  FhRefusal refusal;

  g_assert_true (fh_game_get_view (game, fh_game_get_acting_seat (game), &view));
  decision = fh_player_decide (&player, &view, NULL);
  if (fh_game_get_hold (game) == FH_HOLD_DECLARE && decision.action.kind != FH_ACTION_ACE_NO_FACE)
    {
      fh_game_continue (game);
      return;
    }
  for (int n = 1; !fh_game_act (game, &decision.action, &refusal); n++)
    {
      g_assert_cmpint (refusal.code, ==, FH_REFUSED_CALL_SAME_HOLDER);
      decision = fh_player_decide_again (&player, &view, n, NULL);
    }
}

void
model_game_next (FhGame *game)
{
  if (fh_game_awaits_person (game))
    model_person_acts (game);
  else
    await_next ();
}

void
model_game_play (FhGame *game, guint n_actions)
{
  while (TRUE)
    {
      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME || fh_game_get_n_actions (game) >= n_actions)
        break;
      model_person_acts (game);
    }
}

FhAction
model_decide (const FhState *state, int seat, const char *level, guint64 seed, int *n_refused)
{
  FhPlayer player = fh_computer_player (level);
  FhSeatView view;

  fh_seat_view_init (&view, state, seat);
  for (int n = 0;; n++)
    {
      FhAction action;
      FhRng rng;

      fh_rng_init (&rng, fh_seed_from_number (seed), (guint64) n);
      action = fh_player_decide_again (&player, &view, n, &rng).action;
      if (fh_refusal_asks_for_other_cards (fh_state_check (state, &action).code))
        continue;
      if (n_refused != NULL)
        *n_refused = n;
      return action;
    }
}

void
model_answer_wait (FhAnswer *answer)
{
  await (!fh_answer_is_busy (answer));
}

void
model_journal_settle (FhJournal *journal)
{
  await (!fh_journal_is_busy (journal));
}

FhGame *
model_resume (FhJournal *journal, char **message)
{
  return model_resume_by (journal, NULL, message);
}

FhGame *
model_resume_by (FhJournal *journal, FhSettings *settings, char **message)
{
  g_auto (FhResumeNews) news = { 0 };
  FhGame *game = model_resume_news (journal, settings, &news);

  g_assert_false (news.is_read_only);
  if (message != NULL)
    *message = g_steal_pointer (&news.sentence);
  return game;
}

FhGame *
model_resume_news (FhJournal *journal, FhSettings *settings, FhResumeNews *news)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (FhSettings) usual = settings == NULL ? fh_settings_new ("no.such.schema") : NULL;
  g_autoptr (FhCompany) company = fh_settings_get_company (usual != NULL ? usual : settings);

  fh_game_resume_async (journal, company, await_result_cb, &result);
  await (result != NULL);
  return fh_game_resume_finish (result, news);
}

char *
model_without_notes (const char *text)
{
  GString *plain = g_string_new (NULL);

  for (const char *line = text; *line != '\0';)
    {
      const char *feed = strchr (line, '\n');
      gsize length = feed != NULL ? (gsize) (feed + 1 - line) : strlen (line);

      if (!g_str_has_prefix (line, "#! "))
        g_string_append_len (plain, line, (gssize) length);
      line += length;
    }
  return g_string_free (plain, FALSE);
}

void
model_store_settle (FhStore *store)
{
  /* What was written is read again, once that has been told. */
  for (int i = 0; i < 3; i++)
    {
      fh_store_flush (store);
      await_idle ();
    }
}

char *
model_directory_new (void)
{
  char *directory = g_dir_make_tmp ("fh-model-XXXXXX", NULL);

  g_assert_nonnull (directory);
  return directory;
}

static void
remove_all (const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_all (path);
      else
        g_remove (path);
    }
  g_rmdir (directory);
}

void
model_directory_remove (char *directory)
{
  remove_all (directory);
  g_free (directory);
}
