/* fh-game-story.c: what has happened: this deal in sentences, and the deals that are over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"

#include "fh-fate.h"
#include "fh-sentences-laws.h"

/* --- The present deal --- */

static void
story_line_free (gpointer data)
{
  FhStoryLine *line = data;

  g_free (line->sentence);
  g_free (line);
}

static void
add (GPtrArray *story, char *sentence, int index)
{
  FhStoryLine *line;

  if (sentence == NULL)
    return;
  line = g_new0 (FhStoryLine, 1);
  line->sentence = sentence;
  line->index = index;
  g_ptr_array_add (story, line);
}

/* A sentence belongs to the table on which it was said: so the deal is gone through again. */
GPtrArray *
fh_game_dup_story (FhGame *self)
{
  GPtrArray *story = g_ptr_array_new_with_free_func (story_line_free);
  FhState state;
  FhScene scene;
  guint start;

  g_return_val_if_fail (FH_IS_GAME (self), story);

  start = fh_game_get_deal_start (self);
  scene = fh_game_get_scene (self);
  fh_history_replay (self->history, start, &state);
  scene.table = &state.table;
  for (gsize i = start; i < fh_game_n_actions (self); i++)
    {
      FhAction action = fh_record_action (fh_history_record (self->history), i);
      FhTable before = state.table;
      int n_tricks = action.kind == FH_ACTION_DEAL ? 0 : before.n_tricks;
      FhAction known;

      fh_state_apply (&state, &action);
      fh_game_get_action (self, (guint) i, &known);
      add (story, fh_sentence_action (&scene, &known), (int) i);
      if (state.table.n_tricks > n_tricks)
        add (story, fh_sentence_trick (&scene), -1);
      if (fh_table_fate (&state.table, 0) != fh_table_fate (&before, 0) && !state.table.deal_over)
        add (story, fh_sentence_outcome (&scene), -1);
      if (before.rules.laws != FH_LAWS_STRICT)
        add (story, fh_sentence_consequence (&before, &scene, &known), -1);
    }
  if (self->hold == FH_HOLD_DEAL || self->hold == FH_HOLD_GAME)
    add (story, fh_sentence_deal_result (&scene), -1);
  return story;
}

char *
fh_game_dup_sentence (FhGame *self, guint index)
{
  FhState state;
  FhScene scene;
  FhAction action;

  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  if (!fh_game_get_action (self, index, &action))
    return g_strdup ("");
  fh_history_replay (self->history, index + 1, &state);
  scene = fh_game_get_scene (self);
  scene.table = &state.table;
  return fh_sentence_action (&scene, &action);
}

/* --- The deals that are over --- */

/* Points of the deal in @table that were written down wrongly and challenged in time, which is in
 * the deal begun by action number @next (HC-072). */
static void
put_right (FhGame *self, FhTable *table, guint next)
{
  const FhTable *now = fh_game_peek_table (self);
  FhAction action;

  if (!table->entry.entered)
    return;
  for (guint i = next + 1; fh_game_get_action (self, i, &action); i++)
    {
      FhState state;

      if (action.kind == FH_ACTION_DEAL)
        return;
      if (action.kind != FH_ACTION_CHALLENGE)
        continue;
      /* In the deal that goes on the table itself tells. */
      if (fh_game_get_state_before (self, i, &state) ? state.table.entry.final
                                                     : now->entry.entered != 0)
        return;
      for (int side = 0; side < table->rules.n_sides; side++)
        {
          table->totals[side] += table->entry.scored[side] - table->entry.written[side];
          table->points[side] = table->entry.scored[side];
        }
      return;
    }
}

/* A deal ends in the state before the next one begins. */
GArray *
fh_game_dup_deals (FhGame *self)
{
  GArray *deals = g_array_new (FALSE, FALSE, sizeof (FhTable));
  guint n;

  g_return_val_if_fail (FH_IS_GAME (self), deals);

  n = fh_game_get_n_actions (self);
  for (guint i = 1; i < n; i++)
    {
      FhAction action;
      FhState state;

      if (!fh_game_get_action (self, i, &action) || action.kind != FH_ACTION_DEAL
          || !fh_game_get_state_before (self, i, &state))
        continue;
      put_right (self, &state.table, i);
      g_array_append_val (deals, state.table);
    }
  if (fh_game_peek_table (self)->deal_over)
    g_array_append_val (deals, *fh_game_peek_table (self));
  return deals;
}
