/* fuzz-reader.c: records.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

#include "fh-reader.h"
#include "fh-words.h"
#include "fh-writer.h"

/* An error says where, and what. */
static void
check_error (const FhRecordError *error)
{
  g_autofree char *sentence = fh_words_record_error_sentence (error);

  g_assert_cmpint (error->code, !=, FH_RECORD_OK);
  g_assert_cmpint (error->code, <, FH_N_RECORD_ERRORS);
  g_assert_cmpuint (error->line, >, 0);
  g_assert_true (g_utf8_validate (error->statement, -1, NULL));
  g_assert_true (g_utf8_validate (error->word, -1, NULL));
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpstr (sentence, !=, "");
}

/* What @record says is read again, and written again in the same bytes. */
static void
check_record (const FhRecord *record)
{
  FhRecordError error;
  char *text = fh_record_write (record);
  FhRecord *again = fh_record_read (text, strlen (text), &error, NULL);
  char *text_again;

  g_assert_nonnull (again);
  text_again = fh_record_write (again);
  g_assert_cmpstr (text, ==, text_again);
  free (text);
  free (text_again);
  fh_record_free (again);
}

/* In pieces it is the same as at once; what stands before an error is a record. */
static void
read_in_pieces (const char *text, size_t size, const FhRecordError *expected)
{
  FhReader *reader = fh_reader_new ();
  FhRecord *record;
  size_t step = 1 + size % 61;

  for (size_t at = 0; at < size; at += step)
    fh_reader_feed (reader, text + at, MIN (step, size - at));
  fh_reader_finish (reader);
  g_assert_cmpint (fh_reader_error (reader)->code, ==, expected->code);
  if (expected->code != FH_RECORD_OK)
    g_assert_cmpuint (fh_reader_error (reader)->line, ==, expected->line);
  record = fh_reader_steal_record (reader);
  if (record != NULL)
    check_record (record);
  fh_record_free (record);
  fh_reader_free (reader);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  const char *text = (const char *) data;
  FhRecordError error = { .code = FH_RECORD_OK };
  FhRecord *record = fh_record_read (text, size, &error, NULL);

  if (record == NULL)
    check_error (&error);
  else
    check_record (record);
  read_in_pieces (text, size, &error);
  fh_record_free (record);
  return 0;
}
