/* test-limits.c: long lines, large files, and text that is broken at random.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-reader.h"
#include "fh-writer.h"
#include "record-games.h"

#define HEAD "500 1\nrules new-zealand-4\n"

static void
assert_refused (FhReader *reader, FhRecordErrorCode code, guint line)
{
  g_assert_false (fh_reader_finish (reader));
  g_assert_cmpint (fh_reader_error (reader)->code, ==, code);
  g_assert_cmpuint (fh_reader_error (reader)->line, ==, line);
  fh_reader_free (reader);
}

static FhReader *
reader_with (const char *text)
{
  FhReader *reader = fh_reader_new ();

  g_assert_true (fh_reader_feed (reader, text, strlen (text)));
  return reader;
}

/* A line may have as many bytes as the format says, with either line end, and not one more. */
static void
test_line (void)
{
  g_autofree char *fits = g_strnfill (FH_RECORD_MAX_LINE, 'x');
  FhReader *reader = reader_with (HEAD);

  fits[0] = '#';
  g_assert_true (fh_reader_feed (reader, fits, FH_RECORD_MAX_LINE));
  g_assert_true (fh_reader_feed (reader, "\r\n", 2));
  g_assert_true (fh_reader_feed (reader, fits, FH_RECORD_MAX_LINE));
  g_assert_true (fh_reader_feed (reader, "\n", 1));
  g_assert_true (fh_reader_feed (reader, fits, FH_RECORD_MAX_LINE));
  g_assert_false (fh_reader_feed (reader, "x\n", 2));
  assert_refused (reader, FH_RECORD_LINE_TOO_LONG, 5);
}

/* A line without an end is refused as soon as it is too long, and called text or not. */
static void
test_endless_line (void)
{
  FhReader *reader = reader_with (HEAD);
  gsize fed = 0;

  while (fh_reader_feed (reader, "é", 2))
    g_assert_cmpuint (fed += 2, <, 2 * FH_RECORD_MAX_LINE);
  g_assert_false (fh_reader_feed (reader, "\n", 1));
  assert_refused (reader, FH_RECORD_LINE_TOO_LONG, 3);

  reader = reader_with (HEAD);
  while (fh_reader_feed (reader, "\0", 1))
    g_assert_cmpuint (fed++, <, 4 * FH_RECORD_MAX_LINE);
  assert_refused (reader, FH_RECORD_NOT_TEXT, 3);
}

/* A NUL is no text; nothing behind it is overlooked. */
static void
test_nul (void)
{
  FhReader *reader = reader_with (HEAD);

  g_assert_false (fh_reader_feed (reader, "seed a\0b\n", 9));
  assert_refused (reader, FH_RECORD_NOT_TEXT, 3);

  /* What a power cut leaves behind the last whole line is ignored like any unfinished line. */
  reader = reader_with (HEAD);
  g_assert_true (fh_reader_feed (reader, "\0\0\0", 3));
  g_assert_true (fh_reader_finish (reader));
  g_assert_cmpuint (fh_reader_ignored_line (reader), ==, 3);
  fh_reader_free (reader);
}

/* A byte order mark before the first line is none of it, however it comes; elsewhere it is. */
static void
test_mark (void)
{
  FhReader *reader = reader_with ("\xef");

  g_assert_true (fh_reader_feed (reader, "\xbb\xbf", 2));
  g_assert_true (fh_reader_feed (reader, HEAD, strlen (HEAD)));
  g_assert_true (fh_reader_finish (reader));
  fh_reader_free (reader);

  reader = reader_with ("\xef\xbb\xbf# a comment\n" HEAD);
  g_assert_false (fh_reader_feed (reader, "\xef\xbb\xbfseed a b\n", 12));
  assert_refused (reader, FH_RECORD_UNKNOWN_STATEMENT, 4);
}

static void
test_file (void)
{
  FhReader *reader = reader_with (HEAD);
  g_autofree char *comment = g_strnfill (1024, '#');
  gsize fed = strlen (HEAD);

  comment[1023] = '\n';
  for (; fed + 1024 <= FH_RECORD_MAX_SIZE; fed += 1024)
    g_assert_true (fh_reader_feed (reader, comment, 1024));
  g_assert_true (fh_reader_feed (reader, comment, FH_RECORD_MAX_SIZE - fed));
  g_assert_false (fh_reader_feed (reader, comment, 1));
  assert_refused (reader, FH_RECORD_TOO_LARGE, 3 + (guint) ((fed - strlen (HEAD)) / 1024));
}

/* Ten thousand deals that are thrown in, and one more. */
static void
test_deals (void)
{
  FhReader *reader = reader_with (HEAD);
  FhRules rules;
  guint line = 3;

  fh_rules_init (&rules, FH_PRESET_NEW_ZEALAND_4);
  for (int i = 0; i <= FH_RECORD_MAX_DEALS; i++)
    {
      FhAction deal = fh_deal_from_seed (&rules, i % 4, fh_seed_from_number (1), 0);
      FhText text = FH_TEXT_INIT;

      fh_action_write (&rules, &deal, &text);
      for (int call = 1; call <= 4; call++)
        {
          FhAction pass = fh_action_bid ((i + call) % 4, FH_PASS);
          fh_action_write (&rules, &pass, &text);
        }
      g_assert_true (fh_reader_feed (reader, text.str, text.length) == (i < FH_RECORD_MAX_DEALS));
      if (i < FH_RECORD_MAX_DEALS)
        line += 10;
      fh_text_clear (&text);
    }
  assert_refused (reader, FH_RECORD_TOO_MANY_DEALS, line);
}

/* Points may reach far beyond a game without a limit to lose at (D-PW-MINUS, HP-068). */
static void
test_totals (void)
{
  static const char text[] = "500 1\nrules australian-4\noption bog off\ntotals -999999 999999\n";
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);

  g_assert_nonnull (record);
  g_assert_cmpint (fh_record_totals (record)[0], ==, -999999);
  g_assert_cmpint (fh_record_totals (record)[1], ==, 999999);
  fh_record_free (record);
}

/* The record of a refused file is what stood before the error: a damaged journal is not lost. */
static void
test_readable_part (void)
{
  FhRecord *whole = random_record (FH_PRESET_AUSTRALIAN_4, 7, 3);
  char *text = fh_record_write (whole);
  FhReader *reader = fh_reader_new ();

  g_assert_null (fh_reader_steal_record (reader));
  g_assert_true (fh_reader_feed (reader, text, strlen (text)));
  g_assert_false (fh_reader_feed (reader, "\x01\n", 2));
  g_assert_false (fh_reader_finish (reader));
  FhRecord *part = fh_reader_steal_record (reader);
  char *text_again = fh_record_write (part);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_null (fh_reader_steal_record (reader));
  fh_reader_free (reader);
  fh_record_free (whole);
  fh_record_free (part);
  free (text);
  free (text_again);
}

/* A record that is accepted reads back from what is written of it, and that is written the same
 * again; one that is refused says why. */
static void
check (const char *text, gsize length)
{
  /* A copy of exactly that size, so that a sanitizer sees a byte read too many. */
  char *copy = malloc (length > 0 ? length : 1);
  FhRecordError error;
  uint32_t ignored;

  memcpy (copy, text, length);
  FhRecord *record = fh_record_read (copy, length, &error, &ignored);
  free (copy);
  g_assert_true ((record != NULL) == (error.code == FH_RECORD_OK));
  if (!record)
    {
      g_assert_cmpuint (error.line, >=, 1);
      g_assert_true (g_utf8_validate (error.statement, -1, NULL));
      g_assert_true (g_utf8_validate (error.word, -1, NULL));
      return;
    }

  char *written = fh_record_write (record);
  FhRecord *again = fh_record_read (written, strlen (written), &error, &ignored);
  g_assert_nonnull (again);
  char *written_again = fh_record_write (again);
  g_assert_cmpstr (written, ==, written_again);
  free (written);
  free (written_again);
  fh_record_free (record);
  fh_record_free (again);
}

static void
mutate (GString *text, FhRng *rng)
{
  static const char *const pieces[] = { "\n",
                                        "\r\n",
                                        " ",
                                        "#",
                                        " # x",
                                        "JO",
                                        "JO:H",
                                        "??",
                                        "-0",
                                        "00",
                                        "4294967296",
                                        "10NT",
                                        "OMIS",
                                        "note",
                                        "note x\n",
                                        "result 0 0\n",
                                        "deal 0\n",
                                        "hand 0",
                                        "kitty",
                                        "option bog off\n",
                                        "totals 0 0\n",
                                        "player 0 \xc3\xa9\n",
                                        "\xff",
                                        "\x01",
                                        "see 0 AS\n",
                                        "bid 0 PASS\n" };
  gsize at = fh_rng_below (rng, (uint32_t) text->len + 1);

  switch (fh_rng_below (rng, 5))
    {
    case 0:
      if (at < text->len)
        text->str[at] = (char) fh_rng_below (rng, 256);
      break;
    case 1:
      g_string_insert (text, (gssize) at, pieces[fh_rng_below (rng, G_N_ELEMENTS (pieces))]);
      break;
    case 2:
      {
        gsize n = fh_rng_below (rng, 30);
        g_string_erase (text, (gssize) at, (gssize) MIN (n, text->len - at));
        break;
      }
    case 3:
      {
        /* A line again, somewhere else. */
        const char *end = memchr (text->str + at, '\n', text->len - at);
        g_autofree char *line =
            end ? g_strndup (text->str + at, (gsize) (end + 1 - text->str) - at) : NULL;
        if (line)
          g_string_insert (text, (gssize) fh_rng_below (rng, (uint32_t) text->len + 1), line);
        break;
      }
    default:
      g_string_truncate (text, at);
    }
}

static void
test_mutations (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (500), (uint64_t) preset);
  for (uint64_t seed = 0; seed < 12; seed++)
    {
      FhRecord *record = random_record (preset, seed, 2);
      char *text = fh_record_write (record);

      for (int i = 0; i < 60; i++)
        {
          g_autoptr (GString) changed = g_string_new (text);

          for (uint32_t n = fh_rng_below (&rng, 4); n < 4; n++)
            mutate (changed, &rng);
          check (changed->str, changed->len);
        }
      free (text);
      fh_record_free (record);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/limits/line", test_line);
  g_test_add_func ("/record/limits/endless-line", test_endless_line);
  g_test_add_func ("/record/limits/nul", test_nul);
  g_test_add_func ("/record/limits/byte-order-mark", test_mark);
  g_test_add_func ("/record/limits/file", test_file);
  g_test_add_func ("/record/limits/deals", test_deals);
  g_test_add_func ("/record/limits/totals", test_totals);
  g_test_add_func ("/record/limits/readable-part", test_readable_part);
  add_presets ("/record/limits/mutations/", test_mutations);
  return g_test_run ();
}
