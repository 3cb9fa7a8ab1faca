/* test-laws-score.c: misdeals, revokes in the score, and errors in writing it down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <string.h>

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-engine-private.h"
#include "fh-reader.h"
#include "fh-writer.h"

/* --- Misdeals --- */

/* The deal of S-159 and others of the same pack. */
#define EVEN                                                                                       \
  "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\nhand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"                 \
  "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H\nhand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\nkitty 10D 6H JO\n"
/* 10/10/11/9. */
#define UNEVEN                                                                                     \
  "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\nhand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"                 \
  "hand 2 AS KS 8S JC 9C KD 8D 5D 8H 5H 4H\nhand 3 KC QC 8C 7C 6C QD KH QH 10H\nkitty 10D 6H JO\n"
/* Nine cards, one of the pack missing. */
#define SHORT                                                                                      \
  "hand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\nhand 1 JS 9S 7S 6S AC 5C 6D AH 9H 7H\n"                 \
  "hand 2 AS KS 8S JC 9C KD 8D 5D 8H\nhand 3 KC QC 8C 7C 6C QD KH QH 10H 4H\nkitty 10D 6H JO\n"
#define TABLE  "500 1\nrules american-4\noption laws table\ntotals 100 -40\n\n"
#define STRICT "500 1\nrules american-4\ntotals 100 -40\n\n"
#define BIDS   "bid 3 7H\nbid 0 PASS\nbid 1 PASS\nbid 2 PASS\n"

/* A record that is read as far as line @line, where 0 is its end, and then refused with @refused.
 */
typedef struct
{
  const char *name;
  const char *ids;
  const char *text;
  guint line;
  const char *refused;
} MisdealCase;

static const MisdealCase misdeal_cases[] = {
  { "wrong-number", "HC-055 S-114", TABLE "deal 2\n" UNEVEN "misdeal 1\n\ndeal 2\n" EVEN, 0, NULL },
  { "turned-up-in-dealing", "HC-055 S-114", TABLE "deal 2\n" EVEN "misdeal 1\n\ndeal 2\n" EVEN, 0,
    NULL },
  { "without-limit", "D-HC-MISDEAL",
    TABLE "deal 2\n" UNEVEN "misdeal 1\n\ndeal 2\n" SHORT "misdeal 0\n\ndeal 2\n" EVEN, 0, NULL },
  { "same-dealer", "HC-055 S-114", TABLE "deal 2\n" UNEVEN "misdeal 1\n\ndeal 3\n", 14,
    "wrong-dealer" },
  { "after-the-auction", "HC-055 D-HC-MISDEAL",
    TABLE "deal 2\n" UNEVEN BIDS "misdeal 0\n\ndeal 2\n" EVEN, 0, NULL },
  { "in-the-first-trick", "HC-055 D-HC-MISDEAL",
    TABLE "deal 2\n" UNEVEN BIDS
          "discard 3 KC QC 8C\nplay 3 KH\nplay 0 JH\nplay 1 7H\nmisdeal 2\n\ndeal 2\n" EVEN,
    0, NULL },
  { "not-past-the-first-trick", "HC-055 D-HC-MISDEAL",
    TABLE "deal 2\n" UNEVEN BIDS "discard 3 KC QC 8C\nplay 3 KH\nplay 0 JH\nplay 1 7H\nplay 2 5H\n",
    20, "misdealt" },
  { "too-late", "D-HC-MISDEAL",
    TABLE "deal 2\n" EVEN BIDS
          "discard 3 KC QC 8C\nplay 3 KH\nplay 0 JH\nplay 1 7H\nplay 2 5H\nmisdeal 2\n",
    21, "misdeal-late" },
  { "strict", "D-LAWS", STRICT "deal 2\n" UNEVEN, 8, "hand" },
};

static void
test_misdeal (gconstpointer data)
{
  const MisdealCase *row = data;
  const char *text = row->text;
  FhReader *reader = fh_reader_new ();
  gboolean read = fh_reader_feed (reader, text, strlen (text)) && fh_reader_finish (reader);
  const FhTable *table = &fh_reader_state (reader)->table;
  const FhRecordError *error = fh_reader_error (reader);

  g_assert_cmpuint (error->line, ==, row->line);
  g_assert_cmpint (read, ==, row->refused == NULL);
  if (read)
    {
      /* No score; the same dealer has dealt again, and the record reads back. */
      g_assert_cmpint (table->totals[0], ==, 100);
      g_assert_cmpint (table->totals[1], ==, -40);
      g_assert_cmpint (table->dealer, ==, 2);
      g_assert_cmpint (table->due, ==, FH_ACTION_BID);
      g_assert_false (table->slips.misdealt);
      FhRecord *record = fh_reader_steal_record (reader);
      char *again = fh_record_write (record);
      g_assert_cmpstr (again, ==, text);
      free (again);
      fh_record_free (record);
    }
  else if (error->code == FH_RECORD_REFUSED)
    {
      g_assert_cmpstr (fh_refusal_word (error->refusal.code), ==, row->refused);
      g_assert_cmpint (table->totals[0], ==, 100);
    }
  else
    {
      g_assert_cmpint (error->code, ==, FH_RECORD_PILE_SIZE);
    }
  fh_reader_free (reader);
}

/* HC-055: what is left to do when the first trick of a misdeal is nearly complete is to report it;
 * the deal then has no contract. */
static void
test_misdeal_at_its_end (void)
{
  static const char text[] =
      TABLE "deal 2\n" UNEVEN BIDS "discard 3 KC QC 8C\nplay 3 KH\nplay 0 JH\nplay 1 7H\n";
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);
  FhLegal legal;
  FhState state;
  FhRights rights;

  g_assert_nonnull (record);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), &state));
  fh_state_legal (&state, &legal);
  fh_state_rights (&state, &rights);
  g_assert_cmpint (legal.seat, ==, 2);
  g_assert_cmpuint (legal.cards, ==, 0);
  g_assert_true (rights.misdeal);
  position_script (&state, "misdeal 2");
  g_assert_true (state.table.thrown_in);
  g_assert_cmpint (state.table.contract, ==, FH_CALL_NONE);
  g_assert_cmpint (state.table.declarer, ==, FH_SEAT_NONE);
  g_assert_cmpint (state.table.turn, ==, 2);
  fh_record_free (record);
}

/* --- Revokes --- */

/* S-153 HC-067 HC-068: a revoke in trick 9 can be corrected until the lead to trick 10, which
 * establishes it, so that it is in the score. */
static void
test_latest_revoke (void)
{
  FhRules rules = position_rules ("american-4", "laws=table");
  FhState state, noticed;

  position_contract (&state, &rules, "7H", 0);
  state.table.n_tricks = 8;
  state.table.tricks[0] = 8;
  state.hands[0] = position_cards ("AD KS");
  state.hands[1] = position_cards ("9D QS");
  state.hands[2] = position_cards ("7D 9S");
  state.hands[3] = position_cards ("4D 8S");
  position_script (&state, "play 0 AD; play 1 9D; play 2 7D; play 3 8S");
  noticed = state;
  position_script (&noticed, "correct 3 4D; play 0 KS; play 1 QS; play 2 9S; play 3 8S");
  g_assert_cmpint (noticed.table.points[0], ==, 250);
  g_assert_cmpint (noticed.table.points[1], ==, 0);
  g_assert_cmpint (noticed.table.slips.revoked, ==, 0);

  state.table.tricks[0] = 4;
  state.table.tricks[1] = 5;
  position_script (&state, "play 0 KS; correct 3 4D !nothing-to-correct; play 1 QS; play 2 9S; "
                           "play 3 4D");
  g_assert_cmpint (state.table.slips.revoked, ==, 1 << 3);
  g_assert_cmpint (state.table.points[0], ==, 200);
  g_assert_cmpint (state.table.points[1], ==, 0);
}

/* --- Errors in writing the score down --- */

/* After a deal of 7H by seat 0, which made it with seven tricks and had the total @before: @script,
 * in which "deal" deals the next cards; then the totals and what comes next. */
typedef struct
{
  const char *name;
  const char *ids;
  int before;
  const char *script;
  const char *after;
  const char *next;
  uint8_t challenge; /* who may */
} EntryCase;

static const EntryCase entry_cases[] = {
  { "right-by-itself", "HC-072", 0, "challenge 1 !nothing-to-challenge", "200 30", "deal", 0 },
  { "written-down", "HC-073", 0, "entry 1 20", "200 20", "deal", 15 },
  { "written-down-twice", "HC-073", 0, "entry 1 20; entry 1 25; entry 0 -5", "-5 25", "deal", 15 },
  { "questioned-at-once", "HC-072 D-HC-SCORE-ERR", 0, "entry 1 20; challenge 3", "200 30", "deal",
    0 },
  { "questioned-after-passes", "HC-072 S-123", 0,
    "entry 1 20; deal; bid 1 PASS; bid 2 PASS; challenge 0", "200 30", "bid", 0 },
  { "too-late", "HC-072 HC-073 S-123", 0, "entry 1 20; deal; bid 1 PASS; bid 2 6S; challenge 0",
    "200 20", "bid", 0 },
  { "nothing-was-written", "HC-072", 0,
    "deal; bid 1 PASS; challenge 0 !nothing-to-challenge; entry 1 20 !nothing-to-enter", "200 30",
    "bid", 0 },
  { "void-bid-is-no-bid", "HC-072 HC-056", 0, "entry 1 20; deal; bid 3 7H; challenge 0", "200 30",
    "bid", 0 },
  { "thrown-in-deal-is-no-bid", "HC-072 D-HC-SCORE-ERR", 0,
    "entry 1 20; deal; bid 1 PASS; bid 2 PASS; bid 3 PASS; bid 0 PASS; deal; bid 2 PASS; "
    "challenge 0",
    "200 30", "bid", 0 },
  { "no-such-side", "HC-072", 0, "entry 2 20 !no-such-side; entry 1 10000 !entry-too-large",
    "200 30", "deal", 0 },
  { "written-score-wins", "HC-073", 0, "entry 0 500", "500 30", "over", 15 },
  { "written-score-is-questioned", "HC-072", 0, "entry 0 500; challenge 1", "200 30", "deal", 0 },
  { "victory-is-not-written", "HC-073", 300, "entry 0 20", "320 30", "deal", 15 },
  { "victory-is-found-in-time", "HC-072", 300, "entry 0 20; deal; bid 1 PASS; challenge 2",
    "500 30", "over", 0 },
  { "victory-is-found-at-once", "HC-072", 300, "entry 0 20; challenge 2", "500 30", "over", 0 },
};

static void
test_entry (gconstpointer data)
{
  const EntryCase *row = data;
  FhRules rules = position_rules ("american-4", "laws=table");
  FhState state;
  FhTable *table = &state.table;
  int after[2];
  FhRights rights;
  g_auto (GStrv) parts = g_strsplit (row->script, "deal; ", -1);

  position_contract (&state, &rules, "7H", 0);
  table->totals[0] = row->before;
  table->tricks[0] = 7;
  table->tricks[1] = 3;
  table->n_tricks = FH_N_TRICKS;
  fh_score_deal (table);
  for (char **part = parts; *part; part++)
    {
      if (part != parts)
        {
          FhAction deal = fh_deal_from_seed (&rules, table->turn, fh_seed_from_number (1), 1);
          g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
        }
      g_autofree char *script = g_strdup (*part);
      if (g_str_has_suffix (script, "; "))
        script[strlen (script) - 2] = '\0';
      if (*script)
        position_script (&state, script);
    }

  position_numbers (row->after, after, 2);
  for (int side = 0; side < 2; side++)
    {
      g_assert_cmpint (table->totals[side], ==, after[side]);
      if (table->entry.deal == table->n_deals)
        g_assert_cmpint (table->points[side], ==, table->entry.written[side]);
    }
  g_assert_cmpstr (row->next, ==,
                   table->due == FH_ACTION_NONE   ? "over"
                   : table->due == FH_ACTION_DEAL ? "deal"
                                                  : "bid");
  g_assert_cmpint (table->winners != 0, ==, table->due == FH_ACTION_NONE);
  fh_state_rights (&state, &rights);
  g_assert_cmpint (rights.challenge, ==, row->challenge);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/engine/laws/misdeal/", misdeal_cases, test_misdeal);
  g_test_add_func ("/engine/laws/misdeal/at-its-end", test_misdeal_at_its_end);
  g_test_add_func ("/engine/laws/score/latest-revoke", test_latest_revoke);
  ADD_ROWS ("/engine/laws/entry/", entry_cases, test_entry);
  return g_test_run ();
}
