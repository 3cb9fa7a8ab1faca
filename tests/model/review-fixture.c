/* review-fixture.c: deals that are over, to look back on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "review-fixture.h"

#include "await.h"
#include "fh-deal.h"
#include "fh-game-file.h"
#include "fh-writer.h"
#include "model-games.h"
#include "quick-judge.h"

char *
review_text_played (FhPreset preset, guint64 seed, gboolean is_rash, FhActionKind random)
{
  g_autofree char *written = NULL;
  FhRecord *record;
  FhAction action;
  FhRules rules;
  FhState state;

  fh_rules_init (&rules, preset);
  record = fh_record_new_for_rules (&rules);
  fh_state_init (&state, &rules);
  action = fh_deal_from_seed (&rules, 0, fh_seed_from_number (seed), 0);
  while (TRUE)
    {
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      fh_record_append (record, &action, &state.table);
      if (state.table.deal_over)
        break;
      action = model_decide (
          &state, state.table.turn,
          state.table.turn == 0 && state.table.due == random ? "random" : "rules", 1, NULL);
      if (is_rash && state.table.turn == 0 && state.table.due == FH_ACTION_BID
          && state.table.last_bid_of[0] == FH_PASS)
        {
          action = fh_action_bid (0, FH_LAST_BID);
          is_rash = FALSE;
        }
    }
  written = fh_record_write (record);
  fh_record_free (record);
  return g_strdup (written);
}

char *
review_text (FhPreset preset, guint64 seed, gboolean is_rash)
{
  return review_text_played (preset, seed, is_rash, FH_ACTION_NONE);
}

void
review_hurry (FhGame *game)
{
  g_autoptr (FhJudge) judge = quick_judge_new (SOME_LAYOUTS);

  fh_game_set_judge (game, judge);
}

FhReview *
review_of_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "test.500", NULL, &error);
  FhReview *review;

  g_assert_no_error (error);
  review_hurry (game);
  review = fh_review_new_for_game (game, 0, &error);
  g_assert_no_error (error);
  return review;
}

guint
review_find_rash (FhReview *review)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->seat == 0 && step->action.kind == FH_ACTION_BID && step->action.call == FH_LAST_BID)
        return i;
    }
  g_assert_not_reached ();
}

guint
review_find_card (FhReview *review, int seat)
{
  for (guint i = 0; i < fh_review_get_n_steps (review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (review, i);

      if (step->seat == seat && step->action.kind == FH_ACTION_PLAY && step->is_decision)
        return i;
    }
  g_assert_not_reached ();
}

void
review_wait_for_costs (FhReview *review)
{
  await (!fh_review_is_busy (review));
}
