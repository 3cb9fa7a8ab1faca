/* fh-reader-game.c: actions and results of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <string.h>

#include "fh-notation.h"

/* Refuses the statement @word, which the rules have no use for. */
static bool
fail_not_here (FhReader *reader, const char *word)
{
  return fh_reader_fail_statement (reader, FH_RECORD_NOT_AT_THIS_TABLE, word);
}

bool
fh_reader_apply (FhReader *reader, const FhAction *action)
{
  if (reader->answered)
    {
      *reader->answered = *action;
      return true;
    }
  if (reader->is_view)
    return fh_reader_apply_seen (reader, action);

  FhRefusal refusal = fh_state_apply (&reader->state, action);

  if (refusal.code != FH_OK)
    return fh_reader_fail_refused (reader, refusal);
  fh_record_append (reader->record, action, &reader->state.table);
  reader->anchor = FH_ANCHOR_ACTION (fh_record_n_actions (reader->record) - 1);
  return true;
}

bool
fh_reader_check_seen_card (FhReader *reader, FhWord word, FhCard card)
{
  return (reader->is_view && card == FH_CARD_UNKNOWN) || fh_reader_check_card (reader, word, card);
}

/* Actions. */

/* Begins an action by the seat that the next word says. */
static bool
begin_action (FhReader *reader, FhActionKind kind, FhAction *action)
{
  int seat;

  if (!fh_reader_seat (reader, &seat))
    return false;
  *action = (FhAction){ .kind = (uint8_t) kind, .seat = (uint8_t) seat, .suit = FH_SUIT_NONE };
  return true;
}

bool
fh_reader_read_ace_no_face (FhReader *reader)
{
  FhAction action;

  if (!fh_record_rules (reader->record)->ace_no_face)
    return fail_not_here (reader, "ace-no-face");
  return begin_action (reader, FH_ACTION_ACE_NO_FACE, &action) && fh_reader_end (reader)
         && fh_reader_apply (reader, &action);
}

bool
fh_reader_read_answer (FhReader *reader)
{
  FhAction action;
  FhWord word;

  if (!fh_record_rules (reader->record)->ace_no_face)
    return fail_not_here (reader, "answer");
  if (!begin_action (reader, FH_ACTION_ANSWER, &action) || !fh_reader_word (reader, &word))
    return false;
  action.redeal = fh_word_is (word, "redeal");
  if (!action.redeal && !fh_word_is (word, "play"))
    return fh_reader_fail_word (reader, FH_RECORD_BAD_WORD, word);
  return fh_reader_end (reader) && fh_reader_apply (reader, &action);
}

bool
fh_reader_read_bid (FhReader *reader)
{
  FhAction action;
  FhWord word;

  if (!begin_action (reader, FH_ACTION_BID, &action) || !fh_reader_word (reader, &word))
    return false;
  action.call = fh_call_read (word.str, word.length);
  if (action.call == FH_CALL_NONE)
    return fh_reader_fail_word (reader, FH_RECORD_BAD_CALL, word);
  if (fh_line_words_next (&reader->words, &word))
    {
      action.inkle = fh_word_is (word, "inkle");
      if (!action.inkle)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
    }
  return fh_reader_end (reader) && fh_reader_apply (reader, &action);
}

/* The seats of partners, or `none`. */
bool
fh_reader_read_partner (FhReader *reader)
{
  FhAction action;
  FhWord word;
  int32_t seat;

  if (fh_record_rules (reader->record)->partners != FH_PARTNERS_NAMED)
    return fail_not_here (reader, "partner");
  if (!begin_action (reader, FH_ACTION_PARTNER, &action) || !fh_reader_word (reader, &word))
    return false;
  if (fh_word_is (word, "none"))
    return fh_reader_end (reader) && fh_reader_apply (reader, &action);
  do
    {
      if (!fh_reader_take_number (reader, word, 0, FH_MAX_SEATS - 1, &seat))
        return false;
      if (action.n_seats == FH_MAX_PARTNERS)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
      action.seats[action.n_seats++] = (uint8_t) seat;
    }
  while (fh_line_words_next (&reader->words, &word));
  return fh_reader_apply (reader, &action);
}

static bool
read_cards (FhReader *reader, FhActionKind kind)
{
  FhAction action;
  FhWord word;

  if (!begin_action (reader, kind, &action))
    return false;
  while (fh_line_words_next (&reader->words, &word))
    {
      FhCard card = fh_card_read (word.str, word.length);

      if (kind == FH_ACTION_CALL ? !fh_reader_check_card (reader, word, card)
                                 : !fh_reader_check_seen_card (reader, word, card))
        return false;
      /* No table has a kitty or a swap of more cards than that. */
      if (action.n_cards == FH_HAND_SIZE)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
      action.cards[action.n_cards++] = card;
    }
  if (action.n_cards == 0)
    return fh_reader_fail (reader, FH_RECORD_MISSING_WORD);
  return fh_reader_apply (reader, &action);
}

bool
fh_reader_read_discard (FhReader *reader)
{
  return read_cards (reader, FH_ACTION_DISCARD);
}

bool
fh_reader_read_call (FhReader *reader)
{
  if (fh_record_rules (reader->record)->partners != FH_PARTNERS_CALLED)
    return fail_not_here (reader, "call");
  return read_cards (reader, FH_ACTION_CALL);
}

bool
fh_reader_read_swap (FhReader *reader)
{
  if (!fh_record_rules (reader->record)->inkle_swap)
    return fail_not_here (reader, "swap");
  return read_cards (reader, FH_ACTION_SWAP);
}

/* Reads the next word as the one card of @action, with the suit that a joker names. */
static bool
read_play_card (FhReader *reader, FhAction *action)
{
  FhWord word;
  FhSuit named;

  if (!fh_reader_word (reader, &word))
    return false;
  action->n_cards = 1;
  action->cards[0] = fh_play_read (word.str, word.length, &named);
  action->suit = (uint8_t) named;
  return fh_reader_check_card (reader, word, action->cards[0]);
}

bool
fh_reader_read_play (FhReader *reader)
{
  FhAction action;

  return begin_action (reader, FH_ACTION_PLAY, &action) && read_play_card (reader, &action)
         && fh_reader_end (reader) && fh_reader_apply (reader, &action);
}

/* The place of a result: behind the action that ended the deal, which entries may have followed. */
static FhAnchor
result_anchor (const FhReader *reader)
{
  size_t last = fh_record_n_actions (reader->record) - 1;
  size_t deal = fh_record_n_deals (reader->record) - 1;

  for (size_t i = last; i > fh_record_deal_start (reader->record, deal); i--)
    if (fh_record_deal_ends_at (reader->record, deal, i))
      return FH_ANCHOR_RESULT (i);
  return FH_ANCHOR_RESULT (last);
}

/* The result, which must be what the rules make of the play. */
bool
fh_reader_read_result (FhReader *reader)
{
  const FhTable *table = &reader->state.table;
  int n_sides = table->rules.n_sides;
  /* An entry by hand changes the points, but not what the rules make of the play. */
  const int16_t *points = table->rules.laws ? table->entry.scored : table->points;
  int32_t computed[FH_MAX_SEATS] = { 0 }, said[FH_MAX_SEATS] = { 0 };
  bool right = true;

  if (!table->deal_over || table->n_deals == 0)
    return fh_reader_fail (reader, FH_RECORD_RESULT_EARLY);
  if (reader->result_read)
    return fh_reader_fail_statement (reader, FH_RECORD_TWICE, "result");

  for (int side = 0; side < n_sides; side++)
    {
      FhWord word;
      int32_t stated;

      if (!fh_line_words_next (&reader->words, &word))
        return fh_reader_fail_number (reader, FH_RECORD_COLUMNS, n_sides);
      if (!fh_reader_take_number (reader, word, -FH_RECORD_MAX_TOTAL, FH_RECORD_MAX_TOTAL, &stated))
        return false;
      /* A deal thrown in is worth nothing, and may say so. */
      if (!table->thrown_in)
        computed[side] = points[side];
      said[side] = stated;
      right = right && stated == computed[side];
    }
  if (!fh_reader_end (reader))
    return fh_reader_fail_number (reader, FH_RECORD_COLUMNS, n_sides);
  if (!right && !(reader->is_view && fh_reader_explain_result (reader, said)))
    {
      fh_reader_fail (reader, FH_RECORD_WRONG_RESULT);
      reader->error.n_points = n_sides;
      memcpy (reader->error.points, computed, sizeof computed);
      return false;
    }
  reader->result_read = true;
  if (!reader->is_view)
    reader->anchor = result_anchor (reader);
  return true;
}

/* Slips, and what the laws of the table make of them.  Bids and plays out of turn are statements
 * like any other; the engine knows them. */

/* Whether the table has these laws; @word is the statement that needs them. */
static bool
check_laws (FhReader *reader, const char *word)
{
  return fh_record_rules (reader->record)->laws == FH_LAWS_TABLE
         || fh_reader_fail_statement (reader, FH_RECORD_NEEDS_TABLE_LAWS, word);
}

/* A statement of a word and a seat. */
static bool
read_saying (FhReader *reader, const char *word, FhActionKind kind)
{
  FhAction action;

  return check_laws (reader, word) && begin_action (reader, kind, &action) && fh_reader_end (reader)
         && fh_reader_apply (reader, &action);
}

bool
fh_reader_read_misdeal (FhReader *reader)
{
  return read_saying (reader, "misdeal", FH_ACTION_MISDEAL);
}

bool
fh_reader_read_demand (FhReader *reader)
{
  return read_saying (reader, "demand", FH_ACTION_DEMAND);
}

bool
fh_reader_read_accept (FhReader *reader)
{
  return read_saying (reader, "accept", FH_ACTION_ACCEPT);
}

bool
fh_reader_read_challenge (FhReader *reader)
{
  return read_saying (reader, "challenge", FH_ACTION_CHALLENGE);
}

bool
fh_reader_read_expose (FhReader *reader)
{
  FhAction action;
  FhWord word, way;

  if (!check_laws (reader, "expose") || !begin_action (reader, FH_ACTION_EXPOSE, &action)
      || !fh_reader_word (reader, &word))
    return false;
  action.n_cards = 1;
  action.cards[0] = fh_card_read (word.str, word.length);
  if (!fh_reader_check_seen_card (reader, word, action.cards[0]) || !fh_reader_word (reader, &way))
    return false;
  action.way = (uint8_t) fh_exposure_read (way.str, way.length);
  if (action.way == FH_N_EXPOSURES)
    return fh_reader_fail_word (reader, FH_RECORD_BAD_WORD, way);
  return fh_reader_end (reader) && fh_reader_apply (reader, &action);
}

bool
fh_reader_read_correct (FhReader *reader)
{
  FhAction action;

  return check_laws (reader, "correct") && begin_action (reader, FH_ACTION_CORRECT, &action)
         && read_play_card (reader, &action) && fh_reader_end (reader)
         && fh_reader_apply (reader, &action);
}

bool
fh_reader_read_entry (FhReader *reader)
{
  int32_t side, points;

  if (!check_laws (reader, "entry") || !fh_reader_number (reader, 0, FH_RECORD_MAX_TOTAL, &side)
      || !fh_reader_number (reader, -FH_RECORD_MAX_TOTAL, FH_RECORD_MAX_TOTAL, &points)
      || !fh_reader_end (reader))
    return false;

  /* No table has more sides than seats; the engine refuses the others. */
  FhAction action = fh_action_entry (side < FH_MAX_SEATS ? side : FH_MAX_SEATS, points);
  return fh_reader_apply (reader, &action);
}
