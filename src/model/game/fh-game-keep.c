/* fh-game-keep.c: the running game in its journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-private.h"
#include "fh-writer.h"

/* The room that a deal with all its comments may take, in bytes. */
#define ROOM_FOR_DEAL (1u << 20)

/* Adds the actions that the journal does not have yet. */
static void
add_actions (FhGame *self, FhText *text)
{
  gsize n_actions = fh_game_n_actions (self);

  for (; self->keep.n_actions < n_actions; self->keep.n_actions++)
    fh_record_write_action (fh_history_record (self->history), self->keep.n_actions, text);
}

/* The header, the extras, and all actions.  (transfer full) */
static char *
whole_text (FhGame *self)
{
  FhText text = FH_TEXT_INIT;
  FhText actions = FH_TEXT_INIT;
  g_autofree char *extras = fh_game_dup_extras (self);
  char *whole;

  fh_record_write_header (fh_history_record (self->history), &text);
  self->keep.n_actions = 0;
  add_actions (self, &actions);
  whole = g_strconcat (text.str, extras, actions.length > 0 ? actions.str : "", NULL);
  fh_text_clear (&text);
  fh_text_clear (&actions);
  self->keep.is_begun = TRUE;
  return whole;
}

void
fh_game_enter_journal (FhGame *self)
{
  g_autofree char *text = whole_text (self);
  g_autofree char *from = g_steal_pointer (&self->keep.shelf_path);

  fh_debug ("write: the game of %u actions, kept from now on", (guint) self->keep.n_actions);
  fh_journal_begin (self->keep.journal, self->id, text, from);
}

/* Whether the game is an unchanged copy of the file that it was opened from, which brings it
 * back. */
static gboolean
is_untouched_copy (FhGame *self)
{
  gboolean is_watched = !fh_seating_is_person (&self->seating, fh_game_get_person (self));
  gboolean is_touched =
      self->n_copied == 0 || fh_game_can_redo (self) || self->own_name != NULL || self->is_starred;

  for (gsize i = self->n_copied; i < fh_game_n_actions (self) && !is_touched; i++)
    {
      FhAction action = fh_record_action (fh_history_record (self->history), i);

      is_touched =
          is_watched
          || (action.kind != FH_ACTION_DEAL && fh_seating_is_person (&self->seating, action.seat));
    }
  return !is_touched;
}

/* Whether somebody would miss the game. */
static FhJournalLeaving
find_leaving (FhGame *self)
{
  const FhTable *table = &fh_game_state (self)->table;

  if (is_untouched_copy (self))
    return FH_JOURNAL_DROP;
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
  g_free (self->keep.shelf_path);
  self->keep.shelf_path = fh_journal_set_leaving (self->keep.journal, find_leaving (self));
}

void
fh_game_leave_whole (FhGame *self)
{
  g_autofree char *path = NULL;

  g_free (self->id);
  self->id = g_uuid_string_random ();
  if (self->keep.journal == NULL)
    return;
  path = fh_journal_set_leaving (self->keep.journal, FH_JOURNAL_FINISHED);
  fh_game_enter_journal (self);
}

void
fh_game_write_journal (FhGame *self)
{
  FhText text = FH_TEXT_INIT;

  if (self->keep.journal == NULL)
    return;
  if (!self->keep.is_begun)
    {
      g_autofree char *whole = whole_text (self);

      fh_debug ("write: the whole game of %u actions", (guint) self->keep.n_actions);
      fh_journal_rewrite (self->keep.journal, whole);
      return;
    }
  add_actions (self, &text);
  if (text.length > 0)
    {
      fh_debug ("write: up to %u actions", (guint) self->keep.n_actions);
      fh_journal_append (self->keep.journal, text.str);
    }
  fh_text_clear (&text);
}

static void
write_extra (FhGame *self, const char *key, int value)
{
  g_autofree char *extra = fh_game_extra (key, value);

  if (self->keep.journal == NULL)
    return;
  if (self->keep.is_begun)
    fh_journal_append (self->keep.journal, extra);
  else
    fh_game_write_journal (self);
}

gboolean
fh_game_count_deal (FhGame *self)
{
  if (fh_game_state (self)->table.n_deals <= self->counted.n_deals)
    return FALSE;
  self->counted.n_deals = fh_game_state (self)->table.n_deals;
  write_extra (self, "deals-counted", (int) self->counted.n_deals);
  return TRUE;
}

gboolean
fh_game_count_game (FhGame *self)
{
  if (self->counted.game)
    return FALSE;
  self->counted.game = TRUE;
  write_extra (self, "game-counted", TRUE);
  return TRUE;
}

void
fh_game_note_hint (FhGame *self)
{
  guint deal;

  g_return_if_fail (FH_IS_GAME (self));

  deal = fh_game_state (self)->table.n_deals;
  if (self->counted.hinted == deal)
    return;
  self->counted.hinted = deal;
  write_extra (self, "hinted-deal", (int) deal);
}

gboolean
fh_game_has_hint (FhGame *self)
{
  g_return_val_if_fail (FH_IS_GAME (self), FALSE);

  return self->counted.hinted > 0 && self->counted.hinted == fh_game_state (self)->table.n_deals;
}

FhRecord *
fh_game_new_record_for_deal (FhGame *self, const FhTable *before)
{
  FhRecord *record = fh_record_new_like (fh_history_record (self->history));

  for (int seat = 0; seat < before->rules.n_seats; seat++)
    if (fh_record_player (fh_history_record (self->history), seat) != NULL)
      fh_record_set_player (record, seat,
                            fh_record_player (fh_history_record (self->history), seat));
  fh_record_set_totals (record, before->totals);
  return record;
}

gboolean
fh_game_is_full (FhGame *self)
{
  return fh_record_n_deals (fh_history_record (self->history)) >= FH_RECORD_MAX_DEALS
         || (self->keep.journal != NULL
             && fh_journal_get_size (self->keep.journal) + ROOM_FOR_DEAL > FH_RECORD_MAX_SIZE);
}
