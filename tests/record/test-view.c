/* test-view.c: reading what one seat sees, and single statements.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-player.h"
#include "fh-reader.h"
#include "fh-seat-writer.h"
#include "record-games.h"

/* The members of @view that follow from what its seat was told.  By table laws the text does not
 * say that a revoke of another seat was found out, only the cards that tell it; voids go with that.
 */
static void
forget_revokes (FhSeatView *view)
{
  memset (&view->table.slips.revoked, 0, sizeof view->table.slips.revoked);
  memset (view->table.slips.settled_void, 0, sizeof view->table.slips.settled_void);
  memset (view->table.shown_void, 0, sizeof view->table.shown_void);
  memset (view->may_hold, 0, sizeof view->may_hold);
}

static void
assert_same_table (const FhTable *got, const FhTable *want)
{
  g_assert_cmpint (got->due, ==, want->due);
  g_assert_cmpint (got->turn, ==, want->turn);
  g_assert_cmpint (got->contract, ==, want->contract);
  g_assert_cmpint (got->sitting_out, ==, want->sitting_out);
  g_assert_cmpint (got->partners, ==, want->partners);
  g_assert_cmpmem (got->totals, sizeof got->totals, want->totals, sizeof want->totals);
  g_assert_cmpmem (got->open, sizeof got->open, want->open, sizeof want->open);
  g_assert_cmpmem (got->hand_size, sizeof got->hand_size, want->hand_size, sizeof want->hand_size);
  g_assert_cmpmem (got->shown_void, sizeof got->shown_void, want->shown_void,
                   sizeof want->shown_void);
  g_assert_cmpmem (&got->slips, sizeof got->slips, &want->slips, sizeof want->slips);
  g_assert_cmpmem (&got->entry, sizeof got->entry, &want->entry, sizeof want->entry);
  g_assert_cmpmem (got, sizeof *got, want, sizeof *want);
}

static void
assert_same_view (FhSeatView got, FhSeatView want)
{
  if (want.table.rules.laws)
    {
      forget_revokes (&got);
      forget_revokes (&want);
    }
  assert_same_table (&got.table, &want.table);
  g_assert_cmphex (got.hand, ==, want.hand);
  g_assert_cmphex (got.dealt, ==, want.dealt);
  g_assert_cmphex (got.out, ==, want.out);
  g_assert_cmphex (got.passed_on, ==, want.passed_on);
  g_assert_cmphex (got.given, ==, want.given);
  g_assert_cmphex (got.got, ==, want.got);
  g_assert_cmphex (got.received, ==, want.received);
  g_assert_cmpmem (got.known, sizeof got.known, want.known, sizeof want.known);
  g_assert_cmphex (got.unseen, ==, want.unseen);
  g_assert_cmpmem (got.may_hold, sizeof got.may_hold, want.may_hold, sizeof want.may_hold);
  g_assert_cmpint (got.allies, ==, want.allies);
  g_assert_cmpmem (&got.legal, sizeof got.legal, &want.legal, sizeof want.legal);
  g_assert_cmpmem (&got.rights, sizeof got.rights, &want.rights, sizeof want.rights);
}

/* What one seat was told so far. */
typedef struct
{
  FhReader *reader;
  FhText text; /* all of it, for a message */
} Listener;

static void
listener_hear (Listener *listener, int seat, const FhText *text)
{
  fh_text_add (&listener->text, text->str ? text->str : "");
  if (!fh_reader_feed (listener->reader, text->str ? text->str : "", text->length))
    {
      const FhRecordError *error = fh_reader_error (listener->reader);
      g_error ("seat %d: %u: %s: code %d (%s)\n%s", seat, error->line, error->statement,
               error->code, fh_refusal_word ((FhRefusalCode) error->refusal.code),
               listener->text.str);
    }
}

static void
assert_sees (Listener *listener, const FhState *state, int seat)
{
  FhSeatView got, want;

  if (!fh_reader_view (listener->reader, seat, &got))
    g_error ("seat %d: code %d\n%s", seat, fh_reader_error (listener->reader)->code,
             listener->text.str);
  fh_seat_view_init (&want, state, seat);
  assert_same_view (got, want);
}

/* The declarer's swap is told to nobody before both are made: his partner is taken to be asked for
 * his own, the others see him wait. */
static gboolean
knows_turn (const FhTable *table, int seat)
{
  int partner = fh_rules_partner (&table->rules, table->declarer);

  return table->due != FH_ACTION_SWAP || table->turn == seat
         || (table->turn == table->declarer && seat != partner);
}

/* At every point of random games each seat that is told what it may see knows exactly what it may
 * know (D-NZ2 for the dummies, NZ-070 for the hidden partner). */
static void
test_same (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);

  for (uint64_t seed = 1; seed <= 40; seed++)
    {
      FhRecord *record = random_record (preset, seed, 2);
      int n_callers = fh_record_rules (record)->n_callers;
      int n_seats = fh_record_rules (record)->n_seats;
      Listener listeners[FH_MAX_SEATS] = { 0 };
      FhText text = FH_TEXT_INIT;
      FhState before, state;
      fh_seat_write_header (record, &text);
      for (int seat = 0; seat < n_callers; seat++)
        {
          listeners[seat].reader = fh_reader_new_for_view ();
          listener_hear (&listeners[seat], seat, &text);
        }
      fh_record_replay (record, 0, &state);
      for (size_t i = 0; i < fh_record_n_actions (record); i++)
        {
          FhAction action = fh_record_action (record, i);

          before = state;
          fh_state_apply (&state, &action);
          for (int seat = 0; seat < n_callers; seat++)
            {
              fh_text_rewind (&text);
              fh_seat_write_action (&before, &state, &action, seat, &text);
              listener_hear (&listeners[seat], seat, &text);
            }
          for (int seat = 0; seat < n_seats; seat++)
            if (knows_turn (&state.table, seat))
              assert_sees (&listeners[fh_rules_player (&state.table.rules, seat)], &state, seat);
        }
      for (int seat = 0; seat < n_callers; seat++)
        {
          fh_reader_free (listeners[seat].reader);
          fh_text_clear (&listeners[seat].text);
        }
      fh_text_clear (&text);
      fh_record_free (record);
    }
}

/* The lines of @text with one of them left out, doubled, moved, or with another word in it. */
static char *
spoil (const char *text, FhRng *rng)
{
  static const char *const words[] = { "??",   "AS",   "4H",  "JO:H", "6S",  "PASS",
                                       "0",    "1",    "5",   "-1",   "see", "deal",
                                       "hand", "play", "bid", "OMIS", "none" };
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = g_strv_length (lines), at = fh_rng_below (rng, n), to = fh_rng_below (rng, n);
  g_auto (GStrv) parts = g_strsplit (lines[at], " ", -1);
  guint n_parts = g_strv_length (parts);
  char *other;

  switch (fh_rng_below (rng, 5))
    {
    case 0:
      g_free (lines[at]);
      lines[at] = g_strdup ("");
      break;
    case 1:
      other = g_strconcat (lines[at], "\n", lines[to], NULL);
      g_free (lines[at]);
      lines[at] = other;
      break;
    case 2:
      other = lines[at];
      lines[at] = lines[to];
      lines[to] = other;
      break;
    default:
      if (n_parts > 0)
        {
          guint part = fh_rng_below (rng, n_parts);

          g_free (parts[part]);
          parts[part] = g_strdup (words[fh_rng_below (rng, G_N_ELEMENTS (words))]);
        }
      g_free (lines[at]);
      lines[at] = g_strjoinv (" ", parts);
      break;
    }
  return g_strjoinv ("\n", lines);
}

/* Whatever a view says, a player finds something to do that the rules allow. */
static void
assert_can_play (const FhSeatView *view)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhDecision decision = fh_player_decide (&player, view, NULL);

  if (decision.action.kind != FH_ACTION_NONE)
    g_assert_cmpint (fh_seat_view_check (view, &decision.action).code, ==, FH_OK);
  else
    g_assert_true (view->legal.due == FH_ACTION_NONE || view->legal.due == FH_ACTION_DEAL
                   || (view->legal.due == FH_ACTION_PLAY && view->legal.cards == 0));
}

/* Whatever is wrong in it, a view is read or refused with a line; and what it lets a seat know
 * holds together. */
static void
test_hostile (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhRng rng;
  int n_accepted = 0, n_refused = 0;

  fh_rng_init (&rng, fh_seed_from_number (500), 0);
  for (uint64_t seed = 1; seed <= 150; seed++)
    {
      FhRecord *record = random_record (preset, seed, 1);
      int seat = (int) fh_rng_below (&rng, fh_record_rules (record)->n_callers);
      char *text = fh_seat_write (record, fh_record_n_actions (record), seat);

      for (int i = 0; i < 10; i++)
        {
          g_autofree char *spoilt = spoil (text, &rng);
          FhReader *reader = fh_reader_new_for_view ();
          gboolean was_read =
              fh_reader_feed (reader, spoilt, strlen (spoilt)) && fh_reader_finish (reader);

          for (int other = 0; other < fh_reader_state (reader)->table.rules.n_seats; other++)
            {
              FhSeatView view;

              if (was_read && fh_reader_view (reader, other, &view))
                {
                  n_accepted++;
                  assert_can_play (&view);
                  g_assert_cmphex (view.hand & view.unseen, ==, 0);
                  g_assert_true (view.table.deal_over || view.table.n_deals == 0
                                 || fh_set_size (view.hand) == view.table.hand_size[other]
                                 || other >= view.table.rules.n_callers);
                }
            }
          if (fh_reader_error (reader)->code != FH_RECORD_OK)
            {
              n_refused++;
              g_assert_cmpint (fh_reader_error (reader)->line, >, 0);
            }
          fh_reader_free (reader);
        }
      free (text);
      fh_record_free (record);
    }
  g_assert_cmpint (n_accepted, >, 10);
  g_assert_cmpint (n_refused, >, 500);
}

#define HEADER "500 1\nrules australian-4\n"
#define DEAL                                                                                       \
  "deal 3\nhand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\nhand 1 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"         \
  "hand 2 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 3 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nkitty ?? ?? ??\n"
#define LAWS HEADER "option laws table\n"
#define SHORT_DEAL                                                                                 \
  "deal 3\nhand 0 QS 10S 5S 10C AD JD 9D 7D 4D JH\nhand 1 ?? ?? ?? ?? ?? ?? ?? ?? ??\n"            \
  "hand 2 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 3 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nkitty ?? ?? ??\n"
#define BIDS   "bid 0 7D\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n"
#define MISERE "bid 0 PASS\nbid 1 OMIS\nbid 2 PASS\nbid 3 PASS\ndiscard 1 ?? ?? ??\n"

typedef struct
{
  const char *name;
  const char *text;
  int seat;
  int line; /* 0: it is read */
  FhRecordErrorCode code;
  FhRefusalCode refusal;
} Row;

static const Row rows[] = {
  { "deal", HEADER DEAL, 0, 0, FH_RECORD_OK, FH_OK },
  { "no-rules", "500 1\n", 0, 1, FH_RECORD_NO_RULES, FH_OK },
  { "other-hand", HEADER DEAL, 1, 8, FH_RECORD_HAND_UNKNOWN, FH_OK },
  { "kitty", HEADER DEAL BIDS "see 0 10D 6H JO\n", 0, 0, FH_RECORD_OK, FH_OK },
  { "kitty-not-seen", HEADER DEAL BIDS, 0, 12, FH_RECORD_HAND_UNKNOWN, FH_OK },
  { "kitty-too-early", HEADER DEAL "see 1 10D 6H JO\n", 0, 9, FH_RECORD_NOTHING_TO_SEE, FH_OK },
  { "own-card-elsewhere", HEADER DEAL "see 1 QS\n", 0, 9, FH_RECORD_NOTHING_TO_SEE, FH_OK },
  { "see-nothing", HEADER DEAL "see 0\n", 0, 9, FH_RECORD_MISSING_WORD, FH_OK },
  { "see-unknown", HEADER DEAL BIDS "see 0 ?? 6H JO\n", 0, 13, FH_RECORD_UNKNOWN_CARD, FH_OK },
  { "unknown-discard", HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 ?? ?? ??\n", 0, 14,
    FH_RECORD_UNKNOWN_CARD, FH_OK },
  { "open-misere-half-seen", HEADER DEAL MISERE "see 1 AS\n", 0, 14, FH_RECORD_NOT_SEEN, FH_OK },
  { "unknown-play", HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 ??\n", 0, 15,
    FH_RECORD_UNKNOWN_CARD, FH_OK },
  { "play", HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 JO\nplay 1 AS\n", 0, 0,
    FH_RECORD_OK, FH_OK },
  { "own-card-played",
    HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 JO\nplay 1 QS\n", 0, 16,
    FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD },
  { "played-twice",
    HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 JO\nplay 1 AS\nplay 2 AS\n", 0,
    17, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD },
  { "not-in-pack", HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 JO\nplay 1 2S\n",
    0, 16, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD },
  { "turn", HEADER DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 1 AS\n", 0, 15,
    FH_RECORD_REFUSED, FH_REFUSED_WRONG_SEAT },
  /* S-072: the hand of an open misère is seen before the lead. */
  { "open-misere", HEADER DEAL MISERE "see 1 6S 5C 6C 7C 8C 9C 4H 5H 6H 7H\nplay 1 6S\n", 0, 0,
    FH_RECORD_OK, FH_OK },
  { "open-misere-not-seen", HEADER DEAL MISERE "play 1 6S\n", 0, 14, FH_RECORD_NOT_SEEN, FH_OK },
  { "open-misere-follows",
    HEADER DEAL MISERE
    "see 1 6S 5C 6C 7C 8C 9C 4H 5H 6H 7H\nplay 1 6S\nplay 2 AS\nplay 0 QS\nplay 2 5D\nplay 0 AD\n"
    "play 1 8H\n",
    0, 20, FH_RECORD_REFUSED, FH_REFUSED_NOT_HELD },
  /* Nobody has spades, and no place is left for them. */
  { "impossible",
    HEADER DEAL BIDS
    "see 0 10D 6H JO\ndiscard 0 10S 5S 4D\nplay 0 QS\nplay 1 AC\nplay 2 KC\nplay 3 8C\n",
    0, 18, FH_RECORD_IMPOSSIBLE, FH_OK },
  /* By table laws hand 1 is one card short: it may be any of those that nobody has seen. */
  { "missing-card-played",
    LAWS SHORT_DEAL BIDS "see 0 10D 6H JO\ndiscard 0 QS 10S 5S\nplay 0 JO\nplay 1 KD\nplay 2 AH\n",
    0, 0, FH_RECORD_OK, FH_OK },
  /* A card that nobody holds cannot be called; one that nobody has seen may lie in a hand. */
  { "missing-card-called",
    "500 1\nrules new-zealand-5\noption laws table\n"
    "deal 0\nhand 0 7H 5S 2H QC 8S KH AC 4D 4S AS\nhand 1 9H 10D 3S 2D JH 2C 6C QH 4C 9S\n"
    "hand 2 7C JS 6S 8H JC 9C 5C 7S 4H KC\nhand 3 6H 10S KS 5D 10C 2S\n"
    "hand 4 3D 3H JD 3C 10H 8D 9D AD JO QS\nkitty 5H 7D 6D\nbid 1 10D\nbid 2 10NT\nbid 3 PASS\n"
    "bid 4 OMIS\nbid 0 PASS\nbid 1 PASS\nbid 2 PASS\ndiscard 4 3C 7D 10H\ncall 4 8C KC\n",
    4, 19, FH_RECORD_REFUSED, FH_REFUSED_CALL_NOT_DEALT },
  { "missing-card-called-unseen",
    "500 1\nrules new-zealand-5\noption laws table\n"
    "deal 0\nhand 0 7H 5S 2H QC 8S KH AC 4D 4S AS\nhand 1 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\n"
    "hand 2 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nhand 3 ?? ?? ?? ?? ?? ??\n"
    "hand 4 ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\nkitty ?? ?? ??\nbid 1 10D\nbid 2 10NT\nbid 3 PASS\n"
    "bid 4 OMIS\nbid 0 PASS\nbid 1 PASS\nbid 2 PASS\ndiscard 4 ?? ?? ??\ncall 4 8C KC\nsee 2 KC\n",
    0, 0, FH_RECORD_OK, FH_OK },
  { "too-many-cards",
    HEADER "option laws table\ndeal 3\nhand 0 ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? "
           "?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? "
           "?? ?? ?? ?? ?? ?? ??\n",
    0, 5, FH_RECORD_PILE_SIZE, FH_OK },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhReader *reader = fh_reader_new_for_view ();
  const FhRecordError *error = fh_reader_error (reader);
  FhSeatView view;

  if (fh_reader_feed (reader, row->text, strlen (row->text)) && fh_reader_finish (reader))
    fh_reader_view (reader, row->seat, &view);
  g_assert_cmpint (error->code, ==, row->code);
  g_assert_cmpint (error->line, ==, row->line);
  g_assert_cmpstr (fh_refusal_word ((FhRefusalCode) error->refusal.code), ==,
                   fh_refusal_word (row->refusal));
  fh_reader_free (reader);
}

static void
test_statement (void)
{
  static const struct
  {
    const char *line;
    int kind;
    FhRecordErrorCode code;
  } lines[] = {
    { "bid 2 7S", FH_ACTION_BID, FH_RECORD_OK },
    { "play 1 JO:H # yes\r\n", FH_ACTION_PLAY, FH_RECORD_OK },
    { "discard 0 4H 5S 6C\n", FH_ACTION_DISCARD, FH_RECORD_OK },
    { "\xef\xbb\xbf"
      "bid 2 7S\n",
      FH_ACTION_BID, FH_RECORD_OK },
    { "\xef\xbb\xbf\n", FH_ACTION_NONE, FH_RECORD_OK },
    { "", FH_ACTION_NONE, FH_RECORD_OK },
    { "# thinking\n", FH_ACTION_NONE, FH_RECORD_OK },
    { "note thinking", FH_ACTION_NONE, FH_RECORD_OK },
    { "deal 3", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "result 10 20", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "see 0 AS", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "rules american-4", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "500 1", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "hand 0 AS", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "play 1 ??", FH_ACTION_NONE, FH_RECORD_UNKNOWN_CARD },
    { "discard 1 ?? ?? ??", FH_ACTION_NONE, FH_RECORD_UNKNOWN_CARD },
    { "bid 4 PASS", FH_ACTION_NONE, FH_RECORD_REFUSED },
    { "pass", FH_ACTION_NONE, FH_RECORD_UNKNOWN_STATEMENT },
    { "play 1 \x80", FH_ACTION_NONE, FH_RECORD_NOT_TEXT },
  };
  FhRecord *header = fh_record_new (FH_PRESET_AMERICAN_4);
  FhRecordError error;
  FhAction action;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      gboolean was_read =
          fh_statement_read (header, lines[i].line, strlen (lines[i].line), &action, &error);
      g_autofree char *shown = g_strescape (lines[i].line, NULL);

      g_test_message ("%s", shown);
      g_assert_cmpint (error.code, ==, lines[i].code);
      g_assert_cmpint (was_read, ==, lines[i].code == FH_RECORD_OK);
      if (was_read)
        g_assert_cmpint (action.kind, ==, lines[i].kind);
    }
  fh_record_free (header);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/record/view/same/", test_same);
  add_presets ("/record/view/hostile/", test_hostile);
  ADD_ROWS ("/record/view/row/", rows, test_row);
  g_test_add_func ("/record/view/statement", test_statement);
  return g_test_run ();
}
