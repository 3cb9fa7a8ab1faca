/* fh-game-keep.c: the running game in its journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-game-private.h"
#include "fh-seed.h"
#include "fh-writer.h"

/* What one deal with all that is said in it may take, in bytes. */
#define ROOM_FOR_DEAL (1u << 20)

/* Adds the actions that the journal does not have yet. */
static void
add_actions (FhGame *self, FhText *text)
{
  gsize n_actions = fh_game_n_actions (self);

  for (; self->n_kept < n_actions; self->n_kept++)
    fh_record_write_action (fh_history_record (self->history), self->n_kept, text);
}

/* The header, the notes, and all actions.  (transfer full) */
static char *
whole_text (FhGame *self)
{
  FhText text = FH_TEXT_INIT;
  FhText actions = FH_TEXT_INIT;
  g_autofree char *notes = fh_game_dup_notes (self);
  char *whole;

  fh_record_write_header (fh_history_record (self->history), &text);
  self->n_kept = 0;
  add_actions (self, &actions);
  whole = g_strconcat (text.str, notes, actions.length > 0 ? actions.str : "", NULL);
  fh_text_clear (&text);
  fh_text_clear (&actions);
  self->is_in_journal = TRUE;
  return whole;
}

void
fh_game_enter_journal (FhGame *self)
{
  g_autofree char *text = whole_text (self);
  g_autofree char *from = g_steal_pointer (&self->shelf_path);

  g_debug ("write: the game of %u actions, kept from now on", (guint) self->n_kept);
  fh_journal_begin (self->journal, self->id, text, from);
}

/* Whether somebody would miss the game. */
static FhJournalFate
find_fate (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;

  if (table->n_deals > 0 && table->due == FH_ACTION_NONE)
    return FH_JOURNAL_FINISHED;
  if (self->n_given > 0 || fh_game_can_redo (self) || fh_game_can_undo (self))
    return FH_JOURNAL_KEEP;
  /* Where nobody decides it is watched. */
  if (!fh_seating_is_person (&self->seating, fh_game_get_person (self)) && table->n_deals > 0)
    return FH_JOURNAL_KEEP;
  return FH_JOURNAL_DROP;
}

void
fh_game_leave_journal (FhGame *self)
{
  g_free (self->shelf_path);
  self->shelf_path = fh_journal_set_fate (self->journal, find_fate (self));
}

void
fh_game_write_journal (FhGame *self)
{
  FhText text = FH_TEXT_INIT;

  if (self->journal == NULL)
    return;
  if (!self->is_in_journal)
    {
      g_autofree char *whole = whole_text (self);

      g_debug ("write: the whole game of %u actions", (guint) self->n_kept);
      fh_journal_rewrite (self->journal, whole);
      return;
    }
  add_actions (self, &text);
  if (text.length > 0)
    {
      g_debug ("write: up to %u actions", (guint) self->n_kept);
      fh_journal_append (self->journal, text.str);
    }
  fh_text_clear (&text);
}

void
fh_game_write_note (FhGame *self, const char *key, int value)
{
  g_autofree char *note = fh_game_note (key, value);

  if (self->journal == NULL)
    return;
  if (self->is_in_journal)
    fh_journal_append (self->journal, note);
  else
    fh_game_write_journal (self);
}

gboolean
fh_game_is_full (FhGame *self)
{
  return fh_record_n_deals (fh_history_record (self->history)) >= FH_RECORD_MAX_DEALS
         || (self->journal != NULL
             && fh_journal_get_size (self->journal) + ROOM_FOR_DEAL > FH_RECORD_MAX_SIZE);
}

void
fh_game_go_on_in_new_record (FhGame *self, const FhAction *deal)
{
  g_autoptr (FhGame) alive = g_object_ref (self);
  FhRecord *record = fh_game_new_record_for_deal (self, &fh_game_state (self)->table);
  g_autofree char *seed = NULL;
  g_autofree char *path = NULL;

  /* The deals of the old seed have been dealt. */
  self->seed = fh_seed_random ();
  seed = fh_seed_to_text (self->seed);
  fh_record_set_seed (record, seed);
  fh_record_set_agreed (record, self->seating.agreed);
  g_clear_pointer (&self->history, fh_history_free);
  self->history = fh_game_new_history (self, record);
  self->n_given = 0;
  self->deals_counted = 0;
  g_free (self->id);
  self->id = g_uuid_string_random ();
  fh_game_forget_moment (self);
  if (self->journal != NULL)
    {
      path = fh_journal_set_fate (self->journal, FH_JOURNAL_FINISHED);
      fh_game_enter_journal (self);
    }
  fh_game_emit_restored (self);
  fh_game_emit_trouble (self, _ ("This game has grown too long for one file. It goes on in a new "
                                 "one; what was played until now is kept whole among the finished "
                                 "games."));
  fh_game_do (self, deal);
}
