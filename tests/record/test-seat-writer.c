/* test-seat-writer.c: a record as one seat may see it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-notation.h"
#include "fh-reader.h"
#include "fh-seat-view.h"
#include "fh-seat-writer.h"
#include "record-games.h"

/* The cards that the lines of the last deal of @text name. */
static FhCardSet
named_cards (const char *text)
{
  g_auto (GStrv) deals = g_strsplit (text, "\n\ndeal ", -1);
  g_auto (GStrv) words = g_strsplit_set (deals[g_strv_length (deals) - 1], " \n", -1);
  FhCardSet cards = 0;

  for (char **word = words; *word; word++)
    {
      FhSuit named;
      FhCard card = fh_play_read (*word, strlen (*word), &named);

      /* A bid is no card: "7S" is, but stands behind "bid". */
      if (card < FH_N_CARDS && !(word - words >= 2 && g_str_equal (word[-2], "bid")))
        cards |= FH_SET (card);
    }
  return cards;
}

/* At every point of random games the text names exactly the cards that the seat knows of. */
static void
test_honest (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);

  for (uint64_t seed = 1; seed <= 8; seed++)
    {
      FhRecord *record = random_record (preset, seed, 2);
      FhCardSet shown = 0;
      FhState state;

      fh_record_replay (record, 0, &state);
      for (size_t i = 0; i < fh_record_n_actions (record); i++)
        {
          FhAction action = fh_record_action (record, i);

          /* What was shown to all may have been discarded since, and a called card may be anywhere.
           */
          if (action.kind == FH_ACTION_DEAL)
            shown = 0;
          for (int n = 0; n < action.n_cards && action.kind == FH_ACTION_CALL; n++)
            shown |= FH_SET (action.cards[n]);
          if (action.kind == FH_ACTION_EXPOSE && action.way != FH_EXPOSED_TO_OPPONENT)
            shown |= FH_SET (action.cards[0]);
          fh_state_apply (&state, &action);
          /* A misdeal is put together again, with all that was taken up and thrown. */
          if (action.kind == FH_ACTION_MISDEAL)
            continue;
          for (int seat = 0; seat < state.table.rules.n_seats; seat++)
            {
              FhSeatView view;
              char *text = fh_seat_write (record, i + 1, seat);

              fh_seat_view_init (&view, &state, seat);
              /* Cards that the seat passed on were seen by it, wherever they are now. */
              FhCardSet known = (state.table.rules.pack & ~view.unseen) | view.passed_on
                                | view.received | view.dealt;
              g_assert_cmpuint (named_cards (text) & ~known & ~shown, ==, 0);
              g_assert_cmpuint (known & ~named_cards (text), ==, 0);
              g_assert_null (strstr (text, "seed"));
              g_assert_null (strstr (text, "note"));
              free (text);
            }
        }
      fh_record_free (record);
    }
}

static FhRecord *
read_record (const char *text)
{
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);

  if (!record)
    g_error ("%u: %s: code %d", error.line, error.statement, error.code);
  return record;
}

/* The deal of S-159 under Australian rules with inkle: seat 0 takes the kitty and swaps with 2. */
static const char inkle[] =
    "500 1\nrules australian-4\noption inkle-swap on\nplayer 1 Aroha\nseed xoshiro256ss 01\n"
    "totals 10 20\n\ndeal 3\n"
    "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\n"
    "hand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
    "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\n"
    "hand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\n"
    "kitty 10D 6H JO\nnote secret\n"
    "bid 0 7D inkle\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 QS 10S 5S\n"
    "swap 0 10C\nswap 2 KD\nplay 0 JO\n";

#define HIDDEN "?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"

static void
test_inkle (void)
{
  FhRecord *record = read_record (inkle);
  char *partner = fh_seat_write (record, fh_record_n_actions (record), 2);
  char *declarer = fh_seat_write (record, fh_record_n_actions (record) - 2, 0);
  char *opponent = fh_seat_write (record, fh_record_n_actions (record), 1);

  g_assert_cmpstr (partner, ==,
                   "500 1\nrules australian-4\noption inkle-swap on\nplayer 1 Aroha\ntotals 10 20\n"
                   "\ndeal 3\nhand 0 " HIDDEN "hand 1 " HIDDEN
                   "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\nhand 3 " HIDDEN "kitty ?? ?? ??\n"
                   "bid 0 7D inkle\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"
                   "discard 0 ?? ?? ??\nswap 0 10C\nswap 2 KD\nplay 0 JO\n");
  g_assert_nonnull (strstr (declarer, "bid 3 PASS\nsee 0 JO 10D 6H\ndiscard 0 QS 10S 5S\n"));
  g_assert_null (strstr (declarer, "\nswap"));
  g_assert_nonnull (strstr (opponent, "discard 0 ?? ?? ??\nswap 0 ??\nswap 2 ??\nplay 0 JO\n"));
  free (partner);
  free (declarer);
  free (opponent);
  fh_record_free (record);
}

/* S-058: the declarer's discards reach the partner, and nobody else. */
static void
test_grand_nullo (void)
{
  static const char text[] = "500 1\nrules midwest-4\n\ndeal 3\n"
                             "hand 0 KS 10S AC 5D AH JH 10H 7H 5H JO\n"
                             "hand 1 QS 9S 7S 5S KC 8C QD 10D 9H 8H\n"
                             "hand 2 6S JC AD KD JD 9D 8D 7D 6D 4D\n"
                             "hand 3 JS 8S 4S 7C 6C 4C KH QH 6H 4H\n"
                             "kitty AS QC 10C 9C 5C\n"
                             "bid 0 NULLO\nbid 1 PASS\nbid 2 GNULLO\ndiscard 2 JC AD KD JD AS\n"
                             "discard 0 KS AC AH JH JO\nplay 2 6S\n";
  FhRecord *record = read_record (text);
  char *partner = fh_seat_write (record, fh_record_n_actions (record), 0);
  char *declarer = fh_seat_write (record, fh_record_n_actions (record), 2);
  char *opponent = fh_seat_write (record, fh_record_n_actions (record), 1);

  g_assert_nonnull (strstr (partner,
                            "bid 2 GNULLO\ndiscard 2 JC AD KD JD AS\n"
                            "see 0 AS JC JD KD AD\ndiscard 0 KS AC AH JH JO\nplay 2 6S\n"));
  g_assert_nonnull (strstr (declarer, "bid 2 GNULLO\nsee 2 AS 5C 9C 10C QC\n"
                                      "discard 2 JC AD KD JD AS\ndiscard 0 ?? ?? ?? ?? ??\n"));
  g_assert_nonnull (
      strstr (opponent, "bid 2 GNULLO\ndiscard 2 ?? ?? ?? ?? ??\ndiscard 0 ?? ?? ?? ?? ??\n"));
  free (partner);
  free (declarer);
  free (opponent);
  fh_record_free (record);
}

/* S-072, S-073: an open misère is seen by all others, before the lead or after the first trick. */
static void
test_open_misere (void)
{
  static const char after[] = "\n\ndeal 3\n"
                              "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\n"
                              "hand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"
                              "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\n"
                              "hand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\n"
                              "kitty 10D 6H JO\n"
                              "bid 0 OMIS\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n";
  g_autofree char *hp =
      g_strconcat ("500 1\nrules australian-4", after, "discard 0 QS 10S JO\nplay 0 4D\n", NULL);
  g_autofree char *nz = g_strconcat ("500 1\nrules new-zealand-4", after,
                                     "bid 0 PASS\ndiscard 0 QS 10S JO\n"
                                     "play 0 4D\nplay 1 6D\nplay 3 QD\n",
                                     NULL);
  FhRecord *before_lead = read_record (hp), *after_trick = read_record (nz);
  char *text = fh_seat_write (before_lead, fh_record_n_actions (before_lead), 3);

  g_assert_nonnull (
      strstr (text, "discard 0 ?? ?? ??\nsee 0 5S 10C 4D 7D 9D 10D JD AD 6H JH\nplay 0 4D\n"));
  free (text);
  text = fh_seat_write (after_trick, fh_record_n_actions (after_trick), 3);
  g_assert_nonnull (strstr (text, "discard 0 ?? ?? ??\nplay 0 4D\nplay 1 6D\nplay 3 QD\n"
                                  "see 0 5S 10C 7D 9D 10D JD AD 6H JH\n"));
  free (text);
  text = fh_seat_write (after_trick, fh_record_n_actions (after_trick), 0);
  g_assert_null (strstr (text, "see 0 5S"));
  free (text);
  fh_record_free (before_lead);
  fh_record_free (after_trick);
}

/* A view is no record that could be replayed. */
static void
test_not_replayed (void)
{
  FhRecord *record = read_record (inkle);
  char *text = fh_seat_write (record, fh_record_n_actions (record), 1);
  FhRecordError error;

  g_assert_null (fh_record_read (text, strlen (text), &error, NULL));
  g_assert_cmpint (error.code, ==, FH_RECORD_UNKNOWN_CARD);
  free (text);
  fh_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/record/seat-writer/honest/", test_honest);
  g_test_add_func ("/record/seat-writer/inkle", test_inkle);
  g_test_add_func ("/record/seat-writer/grand-nullo", test_grand_nullo);
  g_test_add_func ("/record/seat-writer/open-misere", test_open_misere);
  g_test_add_func ("/record/seat-writer/not-replayed", test_not_replayed);
  return g_test_run ();
}
