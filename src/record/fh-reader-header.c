/* fh-reader-header.c: what stands before the first deal of a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Its lines may come in any order, `rules` last of all; so options, seats and columns are judged
 * only when the header is complete.
 */
#include "fh-reader-private.h"

#include <stdlib.h>
#include <string.h>

#include "fh-memory.h"
#include "fh-ready-made.h"

/* Remembers where the statement that is being read stands. */
static void
mark (const FhReader *reader, FhHeaderLine *at)
{
  at->line = reader->line_number;
  fh_word_show (reader->statement, at->statement, sizeof at->statement);
}

static bool
fail_twice (FhReader *reader, const char *word)
{
  return fh_reader_fail_word (reader, FH_RECORD_TWICE,
                              (FhWord){ .str = word, .length = strlen (word) });
}

bool
fh_reader_read_rules (FhReader *reader)
{
  FhHeader *header = &reader->header;
  FhWord word;
  char *id;

  if (header->has_rules)
    return fail_twice (reader, "rules");
  if (!fh_reader_word (reader, &word))
    return false;

  id = fh_memory_copy_text (word.str, word.length);
  header->ready_made = fh_ready_made_from_id (id);
  header->has_rules = header->ready_made >= 0 || fh_preset_from_id (id, &header->preset);
  free (id);
  if (!header->has_rules)
    return fh_reader_fail_word (reader, FH_RECORD_UNKNOWN_PRESET, word);
  reader->anchor = FH_ANCHOR_RULES;
  return fh_reader_end (reader);
}

/* Whether any preset has an option of that name. */
static bool
is_option (FhWord name)
{
  for (int i = 0; i < fh_n_options (); i++)
    if (fh_word_is (name, fh_option_name (i)))
      return true;
  return false;
}

bool
fh_reader_read_option (FhReader *reader)
{
  FhHeader *header = &reader->header;
  FhWord name, value;

  if (!fh_reader_word (reader, &name))
    return false;
  if (!is_option (name))
    return fh_reader_fail_word (reader, FH_RECORD_UNKNOWN_OPTION, name);
  for (int i = 0; i < header->n_options; i++)
    if (fh_word_is (name, header->options[i].name))
      return fail_twice (reader, header->options[i].name);
  if (!fh_reader_word (reader, &value) || !fh_reader_end (reader))
    return false;
  if (header->n_options == FH_RECORD_MAX_OPTION)
    return fh_reader_fail_word (reader, FH_RECORD_UNKNOWN_OPTION, name);

  FhHeaderOption *option = &header->options[header->n_options];
  mark (reader, &option->at);
  option->name = fh_memory_copy_text (name.str, name.length);
  option->value = fh_memory_copy_text (value.str, value.length);
  reader->anchor = FH_ANCHOR_OPTION (header->n_options);
  header->n_options++;
  return true;
}

static FhRefusal
no_such_seat (int n_seats)
{
  FhRefusal refusal = fh_refusal (FH_REFUSED_NO_SUCH_SEAT);

  refusal.number = (uint8_t) n_seats;
  return refusal;
}

bool
fh_reader_read_player (FhReader *reader)
{
  FhHeader *header = &reader->header;
  int32_t seat;
  FhWord name;

  if (!fh_reader_number (reader, 0, FH_RECORD_MAX_TOTAL, &seat))
    return false;
  name = fh_line_words_rest (&reader->words);
  if (name.length == 0)
    return fh_reader_fail (reader, FH_RECORD_EMPTY_NAME);
  if (seat >= FH_MAX_SEATS)
    return fh_reader_fail_refused (reader, no_such_seat (FH_MAX_SEATS));
  if (header->players[seat].line != 0)
    return fail_twice (reader, "player");

  char *text = fh_memory_copy_text (name.str, name.length);
  fh_record_set_player (reader->record, seat, text);
  free (text);
  mark (reader, &header->players[seat]);
  reader->anchor = FH_ANCHOR_PLAYER (seat);
  return true;
}

bool
fh_reader_read_seed (FhReader *reader)
{
  FhWord generator, value;

  if (fh_record_seed (reader->record))
    return fail_twice (reader, "seed");
  if (!fh_reader_word (reader, &generator) || !fh_reader_word (reader, &value)
      || !fh_reader_end (reader))
    return false;

  char *text =
      fh_memory_copy_text (generator.str, (size_t) (value.str + value.length - generator.str));
  fh_record_set_seed (reader->record, text);
  free (text);
  reader->anchor = FH_ANCHOR_SEED;
  return true;
}

bool
fh_reader_read_totals (FhReader *reader)
{
  FhHeader *header = &reader->header;
  int32_t totals[FH_MAX_SEATS] = { 0 };
  FhWord word;

  if (header->totals.line != 0)
    return fail_twice (reader, "totals");
  for (header->n_totals = 0; fh_line_words_next (&reader->words, &word); header->n_totals++)
    {
      if (header->n_totals == FH_MAX_SEATS)
        return fh_reader_fail_word (reader, FH_RECORD_EXTRA_WORD, word);
      if (!fh_reader_take_number (reader, word, -FH_RECORD_MAX_TOTAL, FH_RECORD_MAX_TOTAL,
                                  &totals[header->n_totals]))
        return false;
    }
  if (header->n_totals == 0)
    return fh_reader_fail (reader, FH_RECORD_MISSING_WORD);

  fh_record_set_totals (reader->record, totals);
  mark (reader, &header->totals);
  reader->anchor = FH_ANCHOR_TOTALS;
  return true;
}

/* Sets an error at @at and returns true, unless one before it is known. */
static bool
error_at (FhReader *reader, const FhHeaderLine *at, FhRecordErrorCode code)
{
  FhRecordError *error = &reader->error;

  if (error->code != FH_RECORD_OK && error->line <= at->line)
    return false;
  *error = (FhRecordError){ .code = (uint8_t) code, .line = at->line };
  memcpy (error->statement, at->statement, sizeof error->statement);
  return true;
}

static void
apply_option (FhReader *reader, const FhHeaderOption *option)
{
  const char *wrong = option->name;
  FhRecordErrorCode code = FH_RECORD_UNKNOWN_OPTION;

  switch (fh_record_set_option (reader->record, option->name, option->value))
    {
    case FH_OPTION_OK:
      return;
    case FH_OPTION_UNKNOWN:
      break;
    case FH_OPTION_NOT_HERE:
      code = FH_RECORD_OPTION_NOT_HERE;
      break;
    case FH_OPTION_BAD_VALUE:
      code = FH_RECORD_BAD_OPTION_VALUE;
      wrong = option->value;
      break;
    }
  if (error_at (reader, &option->at, code))
    fh_word_show ((FhWord){ .str = wrong, .length = strlen (wrong) }, reader->error.word,
                  sizeof reader->error.word);
}

/* A table that goes by a name elsewhere is its preset with options, of which the record may say
 * otherwise. */
static void
apply_ready_made (FhReader *reader, const FhRules *rules)
{
  const FhHeader *header = &reader->header;
  FhOptionLine lines[FH_MAX_OPTIONS];
  int n = fh_options_list_changed (rules, lines);

  for (int i = 0; i < n; i++)
    {
      bool given = false;

      for (int k = 0; k < header->n_options; k++)
        given |= strcmp (header->options[k].name, lines[i].name) == 0;
      if (!given)
        fh_record_set_option (reader->record, lines[i].name, lines[i].value);
    }
}

bool
fh_reader_end_header (FhReader *reader)
{
  FhHeader *header = &reader->header;
  const FhRules *rules = fh_record_rules (reader->record);
  FhRules known;

  if (!header->has_rules)
    return fh_reader_fail (reader, FH_RECORD_NO_RULES);

  reader->error.code = FH_RECORD_OK;
  if (header->ready_made >= 0)
    {
      fh_ready_made_rules (header->ready_made, &known);
      header->preset = (FhPreset) known.preset;
    }
  fh_record_set_preset (reader->record, header->preset);
  for (int i = 0; i < header->n_options; i++)
    apply_option (reader, &header->options[i]);
  if (header->ready_made >= 0)
    apply_ready_made (reader, &known);
  for (int seat = rules->n_seats; seat < FH_MAX_SEATS; seat++)
    if (header->players[seat].line != 0
        && error_at (reader, &header->players[seat], FH_RECORD_REFUSED))
      reader->error.refusal = no_such_seat (rules->n_seats);
  if (header->totals.line != 0 && header->n_totals != rules->n_sides
      && error_at (reader, &header->totals, FH_RECORD_COLUMNS))
    reader->error.number = rules->n_sides;
  if (reader->error.code != FH_RECORD_OK)
    return false;

  header->complete = true;
  fh_reader_clear_header (reader);
  fh_reader_settle_notes (reader);
  return fh_record_replay (reader->record, 0, &reader->state);
}

void
fh_reader_clear_header (FhReader *reader)
{
  for (int i = 0; i < reader->header.n_options; i++)
    {
      free (reader->header.options[i].name);
      free (reader->header.options[i].value);
    }
  reader->header.n_options = 0;
}
