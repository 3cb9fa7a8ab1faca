/* test-ask-cost.c: the tutor speaks before what costs much.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "deals.h"
#include "fh-game-file.h"
#include "fh-tutor.h"
#include "quick-judge.h"

typedef struct
{
  FhGame *game;
  FhTutor *tutor;
  gboolean is_done;
  char *nudge;
  GError *error;
} Fixture;

static void
fixture_init (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  *fixture = (Fixture){ NULL };
  fixture->game = fh_game_new_from_text (SPADES_EXCHANGE, "record", NULL, &error);
  g_assert_no_error (error);
  fixture->tutor = fh_tutor_new (quick_judged (fixture->game));
  fh_tutor_set_watchful (fixture->tutor, TRUE);
  fh_game_start (fixture->game, NULL);
}

static void
fixture_clear (Fixture *fixture)
{
  fh_tutor_set_game (fixture->tutor, NULL);
  fh_game_stop (fixture->game);
  g_clear_object (&fixture->tutor);
  g_clear_object (&fixture->game);
  g_clear_pointer (&fixture->nudge, g_free);
  g_clear_error (&fixture->error);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Fixture *fixture = user_data;

  fixture->nudge = fh_tutor_ask_cost_finish (fixture->tutor, result, &fixture->error);
  fixture->is_done = TRUE;
}

/* Whether the tutor asks about @action from @limit points on. */
static gboolean
asks (Fixture *fixture, const FhAction *action, int limit)
{
  g_clear_pointer (&fixture->nudge, g_free);
  fixture->is_done = FALSE;
  fh_tutor_ask_cost_async (fixture->tutor, action, limit, NULL, done_cb, fixture);
  await (fixture->is_done);
  g_assert_no_error (fixture->error);
  return fixture->nudge != NULL;
}

/* Who throws his trumps away is asked, once; who does as the tutor would, or wants no question, is
 * not.  What comes between makes it another moment. */
static void
test_exchange (void)
{
  const FhAction wild =
      fh_action_cards (FH_ACTION_DISCARD, 0,
                       FH_SET (FH_CARD (FH_SPADES, FH_JACK)) | FH_SET (FH_CARD (FH_CLUBS, FH_JACK))
                           | FH_SET (FH_CARD (FH_DIAMONDS, FH_ACE)));
  FhAction best;
  Fixture fixture;

  fixture_init (&fixture);
  g_assert_false (asks (&fixture, &wild, 0));
  g_assert_true (asks (&fixture, &wild, 20));
  /* What to think of, and not what is wrong with it. */
  g_assert_cmpstr (fixture.nudge, !=, "");
  g_assert_null (strstr (fixture.nudge, "puts a trump away"));
  g_assert_false (asks (&fixture, &wild, 20));
  g_assert_false (asks (&fixture, &wild, 0));

  fh_tutor_ask_hint (fixture.tutor);
  fh_tutor_ask_hint (fixture.tutor);
  g_assert_true (fh_tutor_get_hint_action (fixture.tutor, &best));
  g_assert_false (asks (&fixture, &best, 10));

  /* The same deal once more. */
  g_assert_true (fh_game_act (fixture.game, &best, NULL));
  fh_game_undo (fixture.game);
  g_assert_true (asks (&fixture, &wild, 20));
  fixture_clear (&fixture);
}

/* What was asked when another moment comes is told so, and not that there is nothing to ask. */
static void
test_moment (void)
{
  const FhAction wild = fh_action_cards (FH_ACTION_DISCARD, 0, 0);
  Fixture fixture;

  fixture_init (&fixture);
  fh_tutor_ask_cost_async (fixture.tutor, &wild, 20, NULL, done_cb, &fixture);
  fh_tutor_set_game (fixture.tutor, NULL);
  await (fixture.is_done);
  g_assert_error (fixture.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_null (fixture.nudge);
  fixture_clear (&fixture);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/ask-cost/exchange", test_exchange);
  g_test_add_func ("/model/ask-cost/moment", test_moment);

  return g_test_run ();
}
