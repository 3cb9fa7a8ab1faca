/* fh-reader-laws.c: what happens against the rules, and what is said to it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bids and plays out of turn are statements like any other; the engine knows them.
 */
#include "fh-reader-private.h"

#include "fh-notation.h"

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

  return check_laws (reader, word) && fh_reader_begin_action (reader, kind, &action)
         && fh_reader_end (reader) && fh_reader_apply (reader, &action);
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

  if (!check_laws (reader, "expose") || !fh_reader_begin_action (reader, FH_ACTION_EXPOSE, &action)
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

  return check_laws (reader, "correct")
         && fh_reader_begin_action (reader, FH_ACTION_CORRECT, &action)
         && fh_reader_read_play_card (reader, &action) && fh_reader_end (reader)
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
