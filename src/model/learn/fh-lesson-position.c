/* fh-lesson-position.c: where a step of a lesson stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-lesson-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-notation.h"
#include "fh-reader.h"
#include "fh-words.h"

void
fh_lesson_position_clear (FhLessonPosition *position)
{
  g_clear_pointer (&position->text, g_free);
  g_clear_pointer (&position->layout, g_free);
  g_clear_pointer (&position->record, fh_record_free);
  g_clear_pointer (&position->state, g_free);
  g_clear_pointer (&position->view, g_free);
}

/* --- Reading --- */

/* The seat whose cards are looked at: that of the person, or of the dummy that he is to play. */
static int
acting_seat (const FhLessonPosition *position, const FhTable *table)
{
  if (table->turn != FH_SEAT_NONE && fh_rules_player (&table->rules, table->turn) == position->seat)
    return table->turn;
  return position->seat;
}

static gboolean
fail_record (const FhLessonPosition *position,
             const FhRecordError *record_error,
             gboolean is_shifted,
             const char *name,
             GError **error)
{
  FhRecordError moved = *record_error;
  g_autofree char *message = NULL;

  /* The record begins one line above, unless its first line is that of the tag. */
  moved.line = position->line + moved.line - (is_shifted ? 2 : 1);
  message = fh_words_record_error (name, &moved);
  g_set_error_literal (error, FH_LESSON_ERROR, FH_LESSON_ERROR_POSITION, message);
  return FALSE;
}

static gboolean
read_whole (FhLessonPosition *position,
            const char *text,
            gboolean is_shifted,
            const char *name,
            GError **error)
{
  FhRecordError record_error = { 0 };

  position->record = fh_record_read (text, strlen (text), &record_error, NULL);
  if (position->record == NULL)
    return fail_record (position, &record_error, is_shifted, name, error);
  fh_record_replay (position->record, fh_record_n_actions (position->record), position->state);
  position->complete = TRUE;
  if (position->seat < position->state->table.rules.n_callers)
    fh_seat_view_init (position->view, position->state,
                       acting_seat (position, &position->state->table));
  return TRUE;
}

static gboolean
read_part (FhLessonPosition *position,
           const char *text,
           gboolean is_shifted,
           const char *name,
           GError **error)
{
  FhReader *reader = fh_reader_new_for_view ();
  gboolean is_read = fh_reader_feed (reader, text, strlen (text)) && fh_reader_finish (reader);

  if (is_read)
    {
      *position->state = *fh_reader_state (reader);
      is_read = position->seat >= position->state->table.rules.n_callers
                || fh_reader_view (reader, acting_seat (position, &position->state->table),
                                   position->view);
    }
  if (is_read)
    position->record = fh_reader_steal_record (reader);
  else
    fail_record (position, fh_reader_error (reader), is_shifted, name, error);
  fh_reader_free (reader);
  return is_read;
}

gboolean
fh_lesson_position_read (FhLessonPosition *position, const char *name, GError **error)
{
  g_autofree char *text = NULL;
  guint wrong = 0;
  gboolean is_shifted, is_read;

  g_clear_pointer (&position->record, fh_record_free);
  g_free (position->state);
  g_free (position->view);
  position->state = g_new0 (FhState, 1);
  position->view = g_new0 (FhSeatView, 1);
  position->complete = FALSE;

  text = fh_lesson_position_fill_in (position, &wrong);
  if (text == NULL)
    return fh_lesson_fail (error, FH_LESSON_ERROR_POSITION, name, position->line + wrong,
                           _ ("the layout does not fit this line: let --find write it anew"));
  /* Whether something stands on the line of the tag itself. */
  is_shifted = position->text[strspn (position->text, " \t\r")] != '\n';
  is_read = strstr (text, FH_LESSON_UNKNOWN) != NULL
                ? read_part (position, text, is_shifted, name, error)
                : read_whole (position, text, is_shifted, name, error);
  if (!is_read)
    return FALSE;
  if (position->seat >= position->state->table.rules.n_callers)
    return fh_lesson_fail (error, FH_LESSON_ERROR_POSITION, name, position->line,
                           _ ("nobody sits at seat %d of this table"), position->seat);
  if (position->state->table.n_deals != 1)
    return fh_lesson_fail (error, FH_LESSON_ERROR_POSITION, name, position->line,
                           _ ("a position has one deal"));
  return TRUE;
}

GArray *
fh_lesson_position_read_actions (const FhLessonPosition *position,
                                 const FhAction *first,
                                 const char *text,
                                 const char *name,
                                 guint line,
                                 GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (FhAction));
  FhState state = *position->state;

  if (first != NULL)
    fh_state_apply (&state, first);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      FhRecordError record_error = { 0 };
      FhRefusal refusal;
      FhAction action;

      g_strstrip (lines[i]);
      if (!fh_statement_read (position->record, lines[i], strlen (lines[i]), &action,
                              &record_error))
        {
          g_autofree char *message = NULL;
          record_error.line = line + i;
          message = fh_words_record_error (name, &record_error);
          g_set_error_literal (error, FH_LESSON_ERROR, FH_LESSON_ERROR_POSITION, message);
          return NULL;
        }
      if (action.kind == FH_ACTION_NONE)
        continue;
      refusal = fh_state_apply (&state, &action);
      if (refusal.code != FH_OK && position->complete)
        {
          g_autofree char *why = fh_words_refusal (&refusal);
          fh_lesson_fail (error, FH_LESSON_ERROR_POSITION, name, line + i, "%s: %s", lines[i], why);
          return NULL;
        }
      g_array_append_val (actions, action);
    }
  return g_steal_pointer (&actions);
}

/* --- Cards to point at --- */

/* The cards of the hand that would win the trick as it lies. */
static FhCardSet
winners (const FhLessonPosition *position)
{
  const FhSeatView *view = position->view;
  FhCardSet cards = 0;

  FH_FOREACH_CARD (card, view->legal.due == FH_ACTION_PLAY ? view->legal.cards : 0)
    {
      FhState state = *position->state;
      FhAction action = fh_action_play (view->seat, card, fh_legal_named (&view->legal, card));
      const FhTable *table = &state.table;
      int trick = table->n_tricks, start = table->trick_start;

      if (fh_state_apply (&state, &action).code == FH_OK
          && table->plays[fh_table_winning_play (table, start,
                                                 table->n_tricks > trick
                                                     ? table->n_plays - start
                                                     : fh_table_trick_size (table))]
                     .seat
                 == view->seat)
        cards |= FH_SET (card);
    }
  return cards;
}

/* The cards of the hand that nothing which others may hold can beat. */
static FhCardSet
sure (const FhSeatView *view)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit trumps = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;
  FhCardSet others = 0, cards = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat)
      others |= view->known[seat] | view->may_hold[seat];
  FH_FOREACH_CARD (card, view->hand)
    {
      FhSuit suit = fh_effective_suit (card, trump);
      gboolean is_sure = suit == trumps || (others & fh_effective_suit_cards (trumps, trump)) == 0;

      FH_FOREACH_CARD (other, others & fh_effective_suit_cards (suit, trump))
        if (fh_card_power (other, trump) > fh_card_power (card, trump))
          is_sure = FALSE;
      if (is_sure)
        cards |= FH_SET (card);
    }
  return cards;
}

gboolean
fh_lesson_position_select (const FhLessonPosition *position, const char *select, FhCardSet *cards)
{
  const FhSeatView *view = position->view;
  FhDenomination trump = fh_table_trump (&view->table);

  if (g_str_equal (select, "trumps"))
    *cards =
        view->hand
        & fh_effective_suit_cards (trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump, trump);
  else if (g_str_equal (select, "suit:JO"))
    *cards = view->hand & fh_effective_suit_cards (FH_SUIT_JOKER, trump);
  else if (g_str_has_prefix (select, "suit:") && strlen (select) == 6
           && fh_suit_read (select[5]) != FH_SUIT_NONE)
    *cards = view->hand & fh_effective_suit_cards (fh_suit_read (select[5]), trump);
  else if (g_str_equal (select, "legal"))
    *cards = view->legal.cards;
  else if (g_str_equal (select, "refused"))
    *cards = view->hand & ~view->legal.cards;
  else if (g_str_equal (select, "winners"))
    *cards = winners (position);
  else if (g_str_equal (select, "sure"))
    *cards = sure (view);
  else if (g_str_equal (select, "losers"))
    *cards = view->hand & ~sure (view);
  else
    return FALSE;
  return TRUE;
}
