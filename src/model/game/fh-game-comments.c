/* fh-game-comments.c: what somebody has written beside the actions of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A comment is a `note` of the record, or several, a line each.
 */
#include "fh-game-comments.h"

#include "fh-game-private.h"

/* The result of a deal stands behind its last action, and so do notes on the deal as a whole. */
static FhAnchor
anchor_of (guint index, gboolean is_result)
{
  return is_result ? FH_ANCHOR_RESULT (index) : FH_ANCHOR_ACTION (index);
}

char *
fh_game_dup_comment (FhGame *self, guint index, gboolean is_result)
{
  const FhRecord *record;
  FhAnchor wanted, anchor;
  g_autoptr (GString) comment = g_string_new (NULL);

  g_return_val_if_fail (FH_IS_GAME (self), NULL);

  record = fh_history_record (self->history);
  wanted = anchor_of (index, is_result);
  for (gsize i = 0; i < fh_record_n_notes (record); i++)
    {
      const char *note = fh_record_note (record, i, &anchor);

      if (anchor != wanted)
        continue;
      if (comment->len > 0)
        g_string_append_c (comment, '\n');
      g_string_append (comment, note);
    }
  return g_string_free (g_steal_pointer (&comment), FALSE);
}

void
fh_game_set_comment (FhGame *self, guint index, gboolean is_result, const char *comment)
{
  g_auto (GStrv) lines = NULL;
  FhRecord *record;
  FhAnchor anchor;

  g_return_if_fail (FH_IS_GAME (self));
  g_return_if_fail (index < fh_game_n_actions (self));
  g_return_if_fail (comment != NULL);

  record = fh_history_record (self->history);
  anchor = anchor_of (index, is_result);
  lines = g_strsplit (comment, "\n", -1);
  fh_record_clear_notes (record, anchor);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*g_strstrip (lines[i]) != '\0')
      fh_record_add_note (record, anchor, lines[i]);
  /* What stands in the journal already is written anew. */
  self->keep.is_begun = FALSE;
  fh_game_write_journal (self);
}
