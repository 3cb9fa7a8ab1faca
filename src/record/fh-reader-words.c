/* fh-reader-words.c: what all statements are read with: words, errors, and notes that wait.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <stdlib.h>
#include <string.h>

#include "fh-notation.h"

/* Errors. */

bool
fh_reader_fail (FhReader *reader, FhRecordErrorCode code)
{
  FhRecordError *error = &reader->error;

  *error = (FhRecordError){ .code = (uint8_t) code, .line = reader->line_number };
  fh_word_show (reader->statement, error->statement, sizeof error->statement);
  return false;
}

bool
fh_reader_fail_word (FhReader *reader, FhRecordErrorCode code, FhWord word)
{
  fh_reader_fail (reader, code);
  fh_word_show (word, reader->error.word, sizeof reader->error.word);
  return false;
}

bool
fh_reader_fail_statement (FhReader *reader, FhRecordErrorCode code, const char *word)
{
  return fh_reader_fail_word (reader, code, (FhWord){ .str = word, .length = strlen (word) });
}

bool
fh_reader_fail_number (FhReader *reader, FhRecordErrorCode code, int32_t number)
{
  fh_reader_fail (reader, code);
  reader->error.number = number;
  return false;
}

bool
fh_reader_fail_refused (FhReader *reader, FhRefusal refusal)
{
  fh_reader_fail (reader, FH_RECORD_REFUSED);
  reader->error.refusal = refusal;
  return false;
}

/* Words. */

bool
fh_reader_word (FhReader *reader, FhWord *word)
{
  return fh_line_words_next (&reader->words, word)
         || fh_reader_fail (reader, FH_RECORD_MISSING_WORD);
}

bool
fh_reader_take_number (FhReader *reader, FhWord word, int32_t min, int32_t max, int32_t *number)
{
  if (fh_word_number (word, min, max, number))
    return true;
  if (!fh_word_is_number (word) || (min >= 0 && word.str[0] == '-'))
    return fh_reader_fail_word (reader, FH_RECORD_BAD_NUMBER, word);
  fh_reader_fail_word (reader, FH_RECORD_NUMBER_TOO_LARGE, word);
  reader->error.number = max;
  return false;
}

bool
fh_reader_number (FhReader *reader, int32_t min, int32_t max, int32_t *number)
{
  FhWord word;

  return fh_reader_word (reader, &word) && fh_reader_take_number (reader, word, min, max, number);
}

bool
fh_reader_seat (FhReader *reader, int *seat)
{
  int n_seats = fh_record_rules (reader->record)->n_seats;
  FhRefusal refusal = fh_refusal (FH_REFUSED_NO_SUCH_SEAT);
  FhWord word;
  int32_t number;

  if (!fh_reader_word (reader, &word))
    return false;
  if (fh_word_number (word, 0, n_seats - 1, &number))
    {
      *seat = number;
      return true;
    }
  if (!fh_word_is_number (word) || word.str[0] == '-')
    return fh_reader_fail_word (reader, FH_RECORD_BAD_NUMBER, word);
  refusal.number = (uint8_t) n_seats;
  return fh_reader_fail_refused (reader, refusal);
}

bool
fh_reader_end (FhReader *reader)
{
  FhWord word;

  return !fh_line_words_next (&reader->words, &word)
         || fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
}

bool
fh_reader_check_card (FhReader *reader, FhWord word, FhCard card)
{
  if (card == FH_CARD_UNKNOWN)
    return fh_reader_fail (reader, FH_RECORD_UNKNOWN_CARD);
  return card != FH_CARD_NONE || fh_reader_fail_word (reader, FH_RECORD_BAD_CARD, word);
}

/* Notes. */

void
fh_reader_drop_notes (FhReader *reader)
{
  for (size_t i = 0; i < reader->n_notes; i++)
    free (reader->notes[i].text);
  reader->n_notes = 0;
}

static int
compare_notes (const void *a, const void *b)
{
  const FhPendingNote *left = a, *right = b;

  if (left->anchor != right->anchor)
    return left->anchor < right->anchor ? -1 : 1;
  return left->number < right->number ? -1 : 1;
}

void
fh_reader_settle_notes (FhReader *reader)
{
  if (reader->n_notes > 0)
    qsort (reader->notes, reader->n_notes, sizeof *reader->notes, compare_notes);
  for (size_t i = 0; i < reader->n_notes; i++)
    fh_record_add_note (reader->record, reader->notes[i].anchor, reader->notes[i].text);
  fh_reader_drop_notes (reader);
}
