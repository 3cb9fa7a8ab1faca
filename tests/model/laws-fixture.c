/* laws-fixture.c: a running game in which slips happen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "laws-fixture.h"

#include "await.h"
#include "fh-game-file.h"
#include "fh-tutor.h"

static void
adjudicated_cb (FhGame *game, const char *sentence, LawsFixture *fixture)
{
  g_string_append_printf (fixture->said, "%s\n", sentence);
}

void
laws_begin (LawsFixture *fixture, const char *text, guint delay)
{
  g_autoptr (GError) error = NULL;

  fixture->game = fh_game_new_from_text (text, "test", NULL, &error);
  g_assert_no_error (error);
  fixture->said = g_string_new (NULL);
  g_object_set (fixture->game, "trick-delay", -1, "move-delay", delay, NULL);
  g_signal_connect (fixture->game, "adjudicated", G_CALLBACK (adjudicated_cb), fixture);
  fh_game_start (fixture->game, NULL);
  await_idle ();
}

void
laws_end (LawsFixture *fixture)
{
  gpointer alive = fixture->game;

  g_object_add_weak_pointer (alive, &alive);
  fh_game_stop (fixture->game);
  g_object_unref (fixture->game);
  /* Who was thinking lets it go when he is told to stop. */
  await (alive == NULL);
  g_string_free (fixture->said, TRUE);
}

void
laws_wait_for_person (LawsFixture *fixture)
{
  AWAIT_WHILE (!fh_game_awaits_person (fixture->game)
               && fh_game_get_hold (fixture->game) == FH_HOLD_NONE)
  await_next ();
}

void
laws_act (LawsFixture *fixture, FhAction action)
{
  g_assert_true (fh_game_act (fixture->game, &action, NULL));
}

const FhTable *
laws_table (LawsFixture *fixture)
{
  return fh_game_peek_table (fixture->game);
}

void
laws_assert_said (LawsFixture *fixture, const char *words)
{
  if (strstr (fixture->said->str, words) == NULL)
    g_error ("“%s” is missing in: %s", words, fixture->said->str);
}

void
laws_assert_explained (LawsFixture *fixture,
                       const char *heading,
                       const char *words,
                       const char *help)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (fixture->game);

  g_assert_nonnull (strstr (fh_tutor_get_words (tutor)->heading, heading));
  g_assert_nonnull (strstr (fh_tutor_get_words (tutor)->text, words));
  g_assert_cmpstr (fh_tutor_get_words (tutor)->help, ==, help);
}

void
laws_assert_listed (LawsFixture *fixture, const char *words, const char *help)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (fixture->game);
  GPtrArray *laws = fh_tutor_get_words (tutor)->laws;

  for (guint i = 0; i < laws->len; i++)
    {
      const FhSaid *remark = g_ptr_array_index (laws, i);

      if (strstr (remark->text, words) != NULL)
        {
          g_assert_cmpstr (remark->help, ==, help);
          return;
        }
    }
  g_error ("The tutor does not say “%s”", words);
}
