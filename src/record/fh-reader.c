/* fh-reader.c: reading records line by line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-reader-private.h"

#include <stdlib.h>

#include "fh-imagine.h"
#include "fh-memory.h"

/* Where a statement may stand. */
typedef enum
{
  IN_HEADER,
  IN_DEALING, /* between `deal` and the last card of the deal */
  IN_GAME,
} Place;

typedef struct
{
  const char *word;
  Place place;
  bool (*read) (FhReader *reader);
} Statement;

static bool read_magic_again (FhReader *reader);

static const Statement statements[] = {
  { "500", IN_HEADER, read_magic_again },
  { "rules", IN_HEADER, fh_reader_read_rules },
  { "option", IN_HEADER, fh_reader_read_option },
  { "player", IN_HEADER, fh_reader_read_player },
  { "seed", IN_HEADER, fh_reader_read_seed },
  { "totals", IN_HEADER, fh_reader_read_totals },
  { "deal", IN_GAME, fh_reader_read_deal },
  { "hand", IN_DEALING, fh_reader_read_hand },
  { "kitty", IN_DEALING, fh_reader_read_kitty },
  { "dead", IN_DEALING, fh_reader_read_dead },
  { "ace-no-face", IN_GAME, fh_reader_read_ace_no_face },
  { "answer", IN_GAME, fh_reader_read_answer },
  { "bid", IN_GAME, fh_reader_read_bid },
  { "partner", IN_GAME, fh_reader_read_partner },
  { "discard", IN_GAME, fh_reader_read_discard },
  { "call", IN_GAME, fh_reader_read_call },
  { "swap", IN_GAME, fh_reader_read_swap },
  { "play", IN_GAME, fh_reader_read_play },
  { "result", IN_GAME, fh_reader_read_result },
  { "misdeal", IN_GAME, fh_reader_read_misdeal },
  { "expose", IN_GAME, fh_reader_read_expose },
  { "demand", IN_GAME, fh_reader_read_demand },
  { "accept", IN_GAME, fh_reader_read_accept },
  { "correct", IN_GAME, fh_reader_read_correct },
  { "entry", IN_GAME, fh_reader_read_entry },
  { "challenge", IN_GAME, fh_reader_read_challenge },
  { "see", IN_GAME, fh_reader_read_see },
};

FhReader *
fh_reader_new (void)
{
  FhReader *reader = fh_memory_new (sizeof *reader);

  reader->record = fh_record_new ((FhPreset) 0);
  reader->line_number = 1;
  return reader;
}

FhReader *
fh_reader_new_for_view (void)
{
  FhReader *reader = fh_reader_new ();

  reader->is_view = true;
  return reader;
}

void
fh_reader_free (FhReader *reader)
{
  if (!reader)
    return;

  fh_reader_drop_notes (reader);
  free (reader->notes);
  fh_reader_clear_header (reader);
  fh_record_free (reader->record);
  free (reader);
}

/* Errors. */

/* An error of the line as bytes: nothing of it is fit to be shown. */
static bool
fail_line (FhReader *reader, FhRecordErrorCode code, int32_t number)
{
  reader->statement = (FhWord){ .str = "", .length = 0 };
  return fh_reader_fail_number (reader, code, number);
}

static bool
first_word_fails (FhReader *reader, FhRecordErrorCode code)
{
  FhLineWords words = { .next = reader->statement.str,
                        .end = reader->statement.str + reader->statement.length };
  FhWord word;

  fh_line_words_next (&words, &word);
  return fh_reader_fail_word (reader, code, word);
}

/* Notes. */

static bool
read_note (FhReader *reader)
{
  FhWord rest = fh_line_words_rest (&reader->words);
  char *text;

  if (fh_record_n_notes (reader->record) + reader->n_notes == FH_RECORD_MAX_NOTES)
    return fh_reader_fail_number (reader, FH_RECORD_TOO_MANY_NOTES, FH_RECORD_MAX_NOTES);

  if (reader->is_view)
    return true; /* a view keeps nothing but the state */
  text = fh_memory_copy_text (rest.str, rest.length);

  if (reader->header.complete && !reader->dealing.open)
    {
      fh_record_add_note (reader->record, reader->anchor, text);
      free (text);
      return true;
    }
  reader->notes = fh_memory_grow (reader->notes, &reader->notes_capacity, reader->n_notes + 1,
                                  sizeof *reader->notes);
  reader->notes[reader->n_notes] = (FhPendingNote){
    .anchor = reader->anchor,
    .number = reader->n_notes,
    .text = text,
  };
  reader->n_notes++;
  return true;
}

/* Statements. */

static bool
read_magic (FhReader *reader, FhWord word)
{
  if (!fh_word_is (word, "500"))
    return fh_reader_fail_word (reader, FH_RECORD_NOT_A_RECORD, word);
  if (!fh_reader_word (reader, &word))
    return false;
  if (!fh_word_is (word, "1"))
    return fh_reader_fail_word (reader, FH_RECORD_WRONG_VERSION, word);

  reader->magic_read = true;
  reader->anchor = FH_ANCHOR_MAGIC;
  return fh_reader_end (reader);
}

static bool
read_magic_again (FhReader *reader)
{
  return first_word_fails (reader, FH_RECORD_TWICE);
}

static const Statement *
find_statement (FhWord word)
{
  for (size_t i = 0; i < sizeof statements / sizeof statements[0]; i++)
    if (fh_word_is (word, statements[i].word))
      return &statements[i];
  return NULL;
}

/* Whether @statement is something that a seat does. */
static bool
is_action (const Statement *statement)
{
  return statement->place == IN_GAME && statement->read != fh_reader_read_deal
         && statement->read != fh_reader_read_result && statement->read != fh_reader_read_see;
}

/* Whether a statement may stand here, apart from what it says. */
static bool
check_place (FhReader *reader, const Statement *statement, FhWord word)
{
  if (reader->answered && !is_action (statement))
    return fh_reader_fail_word (reader, FH_RECORD_UNKNOWN_STATEMENT, word);
  if (statement->place == IN_HEADER)
    return !reader->header.complete || statement->read == read_magic_again
           || fh_reader_fail_word (reader, FH_RECORD_AFTER_HEADER, word);
  if (!reader->header.complete && !fh_reader_end_header (reader))
    return false;
  if (statement->place == IN_DEALING)
    return reader->dealing.open || fh_reader_fail_word (reader, FH_RECORD_NOT_DEALING, word);
  return !reader->dealing.open || fh_reader_fail (reader, FH_RECORD_CARDS_MISSING);
}

static bool
read_statement (FhReader *reader)
{
  FhWord word;
  const Statement *statement;

  reader->words = (FhLineWords){ .next = reader->line, .end = reader->line + reader->line_length };
  if (reader->line_number == 1)
    reader->words.next += fh_line_mark (reader->line, reader->line_length);
  if (!fh_line_words_next (&reader->words, &word) || word.str[0] == '#')
    return true;

  /* In a name and in a note a `#` is like any other character. */
  bool to_the_end = fh_word_is (word, "player") || fh_word_is (word, "note");
  if (!to_the_end)
    fh_line_words_cut_comment (&reader->words);
  reader->statement =
      (FhWord){ .str = word.str, .length = (size_t) (reader->words.end - word.str) };
  while (fh_is_blank (reader->statement.str[reader->statement.length - 1]))
    reader->statement.length--;

  if (!reader->magic_read)
    return read_magic (reader, word);
  if (fh_word_is (word, "note"))
    return read_note (reader);
  statement = find_statement (word);
  if (!statement)
    return fh_reader_fail_word (reader, FH_RECORD_UNKNOWN_STATEMENT, word);
  if (!check_place (reader, statement, word))
    return false;
  if (statement->read (reader))
    return true;

  /* A header line that does not fit the rules stands before this one: name that. */
  if (statement->place == IN_HEADER && !reader->header.complete && reader->header.has_rules)
    {
      FhRecordError error = reader->error;
      if (fh_reader_end_header (reader))
        reader->error = error;
    }
  return false;
}

/* Lines. */

/* Whether the line that is too long is at least text, whose last character may be cut. */
static bool
long_line_is_text (const FhReader *reader)
{
  for (size_t cut = 0; cut < 4; cut++)
    if (fh_line_is_text (reader->line, reader->line_length - cut))
      return true;
  return false;
}

static bool
fail_long_line (FhReader *reader)
{
  return long_line_is_text (reader)
             ? fail_line (reader, FH_RECORD_LINE_TOO_LONG, FH_RECORD_MAX_LINE)
             : fail_line (reader, FH_RECORD_NOT_TEXT, 0);
}

static bool
read_line (FhReader *reader)
{
  if (reader->line_length > 0 && reader->line[reader->line_length - 1] == '\r')
    reader->line_length--;
  if (reader->line_length > FH_RECORD_MAX_LINE)
    return fail_long_line (reader);
  if (!fh_line_is_text (reader->line, reader->line_length))
    return fail_line (reader, FH_RECORD_NOT_TEXT, 0);
  if (!read_statement (reader))
    return false;

  reader->line_number++;
  reader->line_length = 0;
  return true;
}

bool
fh_reader_feed (FhReader *reader, const char *bytes, size_t length)
{
  if (reader->error.code != FH_RECORD_OK || !reader->record)
    return false;

  for (size_t i = 0; i < length; i++)
    {
      if (++reader->size > FH_RECORD_MAX_SIZE)
        return fail_line (reader, FH_RECORD_TOO_LARGE, FH_RECORD_MAX_SIZE);
      if (bytes[i] == '\n')
        {
          if (!read_line (reader))
            return false;
          continue;
        }
      reader->line[reader->line_length++] = bytes[i];
      if (reader->line_length == sizeof reader->line)
        return fail_long_line (reader);
    }
  return true;
}

bool
fh_reader_finish (FhReader *reader)
{
  if (reader->error.code != FH_RECORD_OK || !reader->record)
    return false;

  reader->is_finished = true;
  if (reader->line_length > 0)
    reader->ignored_line = reader->line_number;
  /* What is missing is missing behind the last whole line. */
  if (reader->line_number > 1)
    reader->line_number--;
  reader->statement = (FhWord){ .str = "", .length = 0 };

  if (!reader->magic_read)
    return fh_reader_fail (reader, FH_RECORD_NOT_A_RECORD);
  if (!reader->header.complete && !fh_reader_end_header (reader))
    return false;
  fh_reader_drop_notes (reader);
  return true;
}

const FhRecordError *
fh_reader_error (const FhReader *reader)
{
  return &reader->error;
}

uint32_t
fh_reader_ignored_line (const FhReader *reader)
{
  return reader->ignored_line;
}

const FhState *
fh_reader_state (const FhReader *reader)
{
  return &reader->state;
}

FhRecord *
fh_reader_steal_record (FhReader *reader)
{
  FhRecord *record = reader->record;

  if (!record || !reader->header.complete)
    return NULL;
  reader->record = NULL;
  return record;
}

FhRecord *
fh_record_read (const char *text, size_t length, FhRecordError *error, uint32_t *ignored_line)
{
  FhReader *reader = fh_reader_new ();
  FhRecord *record = NULL;

  if (fh_reader_feed (reader, text, length) && fh_reader_finish (reader))
    record = fh_reader_steal_record (reader);
  *error = *fh_reader_error (reader);
  if (ignored_line)
    *ignored_line = fh_reader_ignored_line (reader);
  fh_reader_free (reader);
  return record;
}

/* What was read as a whole, and single statements. */

/* An error of what was read as a whole, at the last line of it. */
static bool
fail_so_far (FhReader *reader, FhRecordErrorCode code, int number)
{
  fh_reader_fail_number (reader, code, number);
  if (!reader->is_finished && reader->line_number > 1)
    reader->error.line--;
  return false;
}

bool
fh_reader_view (FhReader *reader, int seat, FhSeatView *view)
{
  const FhState *state = &reader->state;

  if (reader->error.code != FH_RECORD_OK)
    return false;
  reader->statement = (FhWord){ .str = "", .length = 0 };
  if (!reader->header.complete)
    return fail_so_far (reader, FH_RECORD_NO_RULES, 0);
  if (!fh_imagine_knows_hand (state, reader->hidden, seat))
    return fail_so_far (reader, FH_RECORD_HAND_UNKNOWN, seat);
  if (fh_imagine_is_owed (state, reader->hidden))
    return fail_so_far (reader, FH_RECORD_NOT_SEEN, 0);
  return fh_imagine_view (state, reader->hidden, seat, view)
         || fail_so_far (reader, FH_RECORD_IMPOSSIBLE, 0);
}

bool
fh_statement_read (
    const FhRecord *header, const char *line, size_t length, FhAction *action, FhRecordError *error)
{
  FhReader *reader = fh_reader_new ();
  bool ends = length > 0 && line[length - 1] == '\n';

  fh_record_free (reader->record);
  reader->record = fh_record_new_like (header);
  fh_record_replay (reader->record, 0, &reader->state);
  reader->magic_read = true;
  reader->header.complete = true;
  reader->answered = action;
  *action = (FhAction){ .kind = FH_ACTION_NONE };
  bool was_read =
      fh_reader_feed (reader, line, length) && (ends || fh_reader_feed (reader, "\n", 1));
  *error = *fh_reader_error (reader);
  fh_reader_free (reader);
  return was_read;
}
