/* test-round-trip.c: what is written is read back the same.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-reader.h"
#include "fh-writer.h"
#include "record-games.h"

#define N_GAMES 60

static FhRecord *
read_back (const char *text)
{
  FhRecordError error;
  uint32_t ignored = 99;
  FhRecord *record = fh_record_read (text, strlen (text), &error, &ignored);

  if (!record)
    g_error ("line %u, code %d: %s", error.line, error.code, error.statement);
  g_assert_cmpuint (ignored, ==, 0);
  return record;
}

static void
assert_same_state (const FhRecord *a, const FhRecord *b)
{
  FhState state_a, state_b;

  memset (&state_a, 0, sizeof state_a);
  memset (&state_b, 0, sizeof state_b);
  g_assert_true (fh_record_replay (a, fh_record_n_actions (a), &state_a));
  g_assert_true (fh_record_replay (b, fh_record_n_actions (b), &state_b));
  g_assert_cmpmem (state_a.table.totals, sizeof state_a.table.totals, state_b.table.totals,
                   sizeof state_b.table.totals);
  g_assert_cmpmem (state_a.hands, sizeof state_a.hands, state_b.hands, sizeof state_b.hands);
  g_assert_cmpint (state_a.table.due, ==, state_b.table.due);
  g_assert_cmpint (state_a.table.turn, ==, state_b.table.turn);
}

/* Random games: the text reads back to the same text and the same state. */
static void
test_random (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);

  for (uint64_t seed = 1; seed <= N_GAMES; seed++)
    {
      FhRecord *record = random_record (preset, seed, 1 + (int) (seed % 4));
      char *text = fh_record_write (record);
      FhRecord *again = read_back (text);
      char *text_again = fh_record_write (again);

      g_assert_cmpstr (text, ==, text_again);
      g_assert_cmpuint (fh_record_n_notes (record), ==, fh_record_n_notes (again));
      assert_same_state (record, again);
      for (size_t i = 0; i < fh_record_n_actions (record); i++)
        {
          FhAction a = fh_record_action (record, i), b = fh_record_action (again, i);
          g_assert_true (fh_action_equal (&a, &b));
        }
      free (text);
      free (text_again);
      fh_record_free (record);
      fh_record_free (again);
    }
}

/* A journal that adds the text of each action holds the whole record at any time, and undo leaves
 * what the record was before. */
static void
test_journal (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);

  for (uint64_t seed = 1; seed <= N_GAMES / 10; seed++)
    {
      FhRecord *record = random_record (preset, seed, 3);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free);
      FhText journal = FH_TEXT_INIT;
      FhRecord *copy = fh_record_new (preset);
      FhState state;

      /* The same record, action by action. */
      for (size_t i = 0; i < fh_record_n_options (record); i++)
        {
          const char *value, *name = fh_record_option (record, i, &value);
          g_assert_cmpint (fh_record_set_option (copy, name, value), ==, FH_OPTION_OK);
        }
      fh_record_set_totals (copy, fh_record_totals (record));
      fh_record_replay (copy, 0, &state);
      fh_record_write_header (copy, &journal);
      for (size_t i = 0; i < fh_record_n_actions (record); i++)
        {
          FhAction action = fh_record_action (record, i);

          g_ptr_array_add (texts, fh_record_write (copy));
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          fh_record_append (copy, &action, &state.table);
          fh_record_write_action (copy, i, &journal);
          char *whole = fh_record_write (copy);
          g_assert_cmpstr (journal.str, ==, whole);
          free (whole);
        }
      for (size_t n = texts->len; n > 0; n--)
        {
          fh_record_truncate (copy, n - 1);
          char *whole = fh_record_write (copy);
          g_assert_cmpstr (whole, ==, g_ptr_array_index (texts, n - 1));
          free (whole);
        }
      fh_text_clear (&journal);
      fh_record_free (copy);
      fh_record_free (record);
    }
}

/* A copy says the same, and each of the two goes its own way. */
static void
test_copy (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRecord *record = random_record ((FhPreset) preset, 1, 3);
      FhRecord *copy, *kept;
      char *text, *text_again, *text_of_copy;

      fh_record_set_player (record, 1, "Ngaio");
      fh_record_set_seed (record, "xoshiro256ss 00ff");
      fh_record_add_note (record, FH_ANCHOR_RULES, "As it was");
      copy = fh_record_copy (record);
      kept = fh_record_copy (record);
      assert_same_state (record, copy);
      text = fh_record_write (record);
      fh_record_truncate (copy, fh_record_n_actions (record) / 2);
      fh_record_clear_notes (copy, FH_ANCHOR_RULES);
      fh_record_add_note (copy, FH_ANCHOR_RULES, "As it is");
      fh_record_set_player (copy, 1, NULL);
      text_again = fh_record_write (record);
      g_assert_cmpstr (text_again, ==, text);
      fh_record_free (record);
      text_of_copy = fh_record_write (kept);
      g_assert_cmpstr (text_of_copy, ==, text);
      free (text);
      free (text_again);
      free (text_of_copy);
      fh_record_free (copy);
      fh_record_free (kept);
    }
}

/* The one form of a record: order, blank lines, comments dropped, notes kept, names
 * folded, totals of zero and the result of a deal thrown in left out. */
static void
test_canonical (void)
{
  static const char loose[] = "# a comment first\n"
                              "\n"
                              "  500\t1   # the magic\r\n"
                              "note  on the  magic \n"
                              "option bog off\n"
                              "note on bog\n"
                              "totals 0 0\n"
                              "note on totals\n"
                              "player 2  Te   Rangi\t# 2 \n"
                              "note on player 2\n"
                              "player 0 #hash\n"
                              "rules new-zealand-4\n"
                              "note on rules\n"
                              "note on rules again\n"
                              "seed  xoshiro256ss   00ff # gone\n"
                              "\n\n"
                              "deal 3\n"
                              "note on deal\n"
                              "kitty 10D 6H JO\n"
                              "note on kitty\n"
                              "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\n"
                              "note on hand 2\n"
                              "  hand 0\tQS 10S 5S 10C AD JD 9D 7D 4D JH #c\n"
                              "note on hand 0\n"
                              "hand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
                              "hand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\n"
                              "note on hand 3\n"
                              "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\n"
                              "note #1 is kept\n"
                              "bid 3 PASS\n"
                              "result 0 0\n"
                              "note on the result\n"
                              "\n\n\n"
                              "deal 0\n"
                              "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\n"
                              "note lost with its deal\n"
                              "deal ";
  static const char strict[] = "500 1\n"
                               "note on the  magic\n"
                               "rules new-zealand-4\n"
                               "note on rules\n"
                               "note on rules again\n"
                               "option bog off\n"
                               "note on bog\n"
                               "player 0 #hash\n"
                               "player 2 Te Rangi # 2\n"
                               "note on player 2\n"
                               "seed xoshiro256ss 00ff\n"
                               "note on totals\n"
                               "\n"
                               "deal 3\n"
                               "note on deal\n"
                               "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\n"
                               "note on hand 0\n"
                               "hand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
                               "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\n"
                               "note on hand 2\n"
                               "hand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\n"
                               "note on hand 3\n"
                               "kitty 10D 6H JO\n"
                               "note on kitty\n"
                               "bid 0 PASS\nbid 1 PASS\nbid 2 PASS\n"
                               "note #1 is kept\n"
                               "bid 3 PASS\n"
                               "note on the result\n";
  FhRecordError error;
  uint32_t ignored;
  FhRecord *record = fh_record_read (loose, strlen (loose), &error, &ignored);

  g_assert_nonnull (record);
  g_assert_cmpuint (ignored, ==, 42);
  char *text = fh_record_write (record);
  g_assert_cmpstr (text, ==, strict);
  FhRecord *again = read_back (text);
  char *text_again = fh_record_write (again);
  g_assert_cmpstr (text_again, ==, strict);
  free (text);
  free (text_again);
  fh_record_free (record);
  fh_record_free (again);
}

/* A result is what the rules make of the play, and its place is behind it, wherever it was given.
 */
static void
test_result_and_entry (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "laws.500", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) moved = NULL;
  FhState state;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  moved = g_string_new (text);
  g_assert_cmpuint (g_string_replace (moved, "result 200 0\nentry 0 100\nentry 1 10\n",
                                      "entry 0 100\nentry 1 10\nresult 200 0\n", 1),
                    ==, 1);
  FhRecord *record = read_back (moved->str);
  char *again = fh_record_write (record);
  g_assert_cmpstr (again, ==, text);
  g_assert_cmpint (fh_record_deal_points (record, 1)[0], ==, 200);
  g_assert_null (fh_record_deal_points (record, 0));

  /* Until the challenge the score is what was written down. */
  fh_record_replay (record, fh_record_n_actions (record) - 2, &state);
  g_assert_cmpint (state.table.totals[0], ==, 100);
  g_assert_cmpint (state.table.totals[1], ==, 10);
  fh_record_replay (record, fh_record_n_actions (record), &state);
  g_assert_cmpint (state.table.totals[0], ==, 200);
  g_assert_cmpint (state.table.totals[1], ==, 0);
  free (again);
  fh_record_free (record);
}

/* What is set by a program is written so that it can be read: no line ends, no lines too long. */
static void
test_setters (void)
{
  FhRecord *record = fh_record_new (FH_PRESET_NEW_ZEALAND_4);
  g_autofree char *letters = g_strnfill (FH_RECORD_MAX_LINE, 'x');
  g_autofree char *long_name = g_strconcat (letters, "é", NULL);

  long_name[FH_RECORD_MAX_LINE - 10] = '\xc3'; /* a character across the cut */
  long_name[FH_RECORD_MAX_LINE - 9] = '\xa9';
  fh_record_set_player (record, 0, "  a\nb\r\x7f\xc2\x85 c\t");
  fh_record_set_player (record, 1, long_name);
  fh_record_set_player (record, 2, " \n\t");
  fh_record_set_seed (record, "one\ntwo");
  fh_record_add_note (record, FH_ANCHOR_RULES, "\n one\n  two\xc2\x9f ");
  fh_record_add_note (record, FH_ANCHOR_MAGIC, long_name);
  g_assert_cmpstr (fh_record_player (record, 0), ==, "a b c");
  g_assert_cmpuint (strlen (fh_record_player (record, 1)), ==, FH_RECORD_MAX_LINE - 10);
  g_assert_null (fh_record_player (record, 2));
  g_assert_cmpstr (fh_record_seed (record), ==, "one two");

  char *text = fh_record_write (record);
  FhRecord *again = read_back (text);
  char *text_again = fh_record_write (again);
  g_assert_cmpstr (text, ==, text_again);
  g_assert_nonnull (strstr (text, "rules new-zealand-4\nnote one   two\nplayer 0 a b c\n"));
  free (text);
  free (text_again);
  fh_record_free (record);
  fh_record_free (again);
}

static void
test_golden (gconstpointer data)
{
  const char *name = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", name, NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  FhRecord *record = read_back (text);
  char *text_again = fh_record_write (record);
  g_assert_cmpstr (text, ==, text_again);
  free (text_again);
  fh_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/record/round-trip/random/", test_random);
  add_presets ("/record/round-trip/journal/", test_journal);
  g_test_add_func ("/record/round-trip/copy", test_copy);
  g_test_add_func ("/record/round-trip/canonical", test_canonical);
  g_test_add_func ("/record/round-trip/setters", test_setters);
  g_test_add_func ("/record/round-trip/result-and-entry", test_result_and_entry);
  g_test_add_data_func ("/record/round-trip/golden/S-158", "s-158.500", test_golden);
  g_test_add_data_func ("/record/round-trip/golden/S-159", "s-159.500", test_golden);
  g_test_add_data_func ("/record/round-trip/golden/S-160", "s-160.500", test_golden);
  /* PW-025 PW-026 PW-027 PW-030 PW-031 */
  g_test_add_data_func ("/record/round-trip/golden/S-161", "s-161.500", test_golden);
  g_test_add_data_func ("/record/round-trip/golden/laws", "laws.500", test_golden);
  return g_test_run ();
}
