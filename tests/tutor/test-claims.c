/* test-claims.c: what lessons claim is proved, and what is not so is found out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-best-line.h"
#include "fh-claim.h"
#include "fh-reader.h"

/* Seat 2 plays 7S.  Seat 0 holds the left bower, the ace and the ten of spades; the ace of clubs is
 * led and seat 0, third hand, can follow.  The joker is with seat 2, the right bower with seat 3.
 */
#define DEALT                                                                                      \
  "500 1\nrules australian-4\ndeal 1\n"                                                            \
  "hand 0 JC AS 10S 7D 8D KH 9H 6C 5C 4H\n"                                                        \
  "hand 1 6S 7S KS 8C 4D 10D JD 7H 8H 10H\n"                                                       \
  "hand 2 AC KC 8S 9S JO QS 9C 5D KD 5H\n"                                                         \
  "hand 3 7C 5S JS 10C QC 9D QD AD QH AH\n"                                                        \
  "kitty 6D 6H JH\n"
#define SPADES DEALT "bid 2 7S\nbid 3 PASS\nbid 0 PASS\nbid 1 PASS\n"
#define LED    SPADES "discard 2 6D 6H JH\nplay 2 AC\nplay 3 7C\n"
/* Seat 0 may call over six spades. */
#define AUCTION DEALT "bid 2 6S\nbid 3 PASS\n"

typedef struct
{
  const char *name;
  const char *record;
  const char *action; /* a statement, or NULL */
  int seat;
  const char *claim;
  FhClaimOutcome expected;
} Row;

static const Row rows[] = {
  { "wins", LED, "play 0 5C", 0, "wins", FH_CLAIM_HOLDS },
  { "wins-not", LED, "play 0 5C", 0, "loses-trick", FH_CLAIM_IS_FALSE },
  { "winner", LED, "play 0 5C", 0, "winner:2", FH_CLAIM_HOLDS },
  { "winner-not", LED, "play 0 5C", 0, "winner:1", FH_CLAIM_IS_FALSE },
  { "not-winner", LED, "play 0 5C", 0, "not-winner:1", FH_CLAIM_HOLDS },
  { "same", LED, "play 0 5C", 0, "same", FH_CLAIM_HOLDS },
  { "loses-not", LED, "play 0 5C", 0, "loses", FH_CLAIM_IS_FALSE },
  { "refused", LED, "play 0 JC", 0, "refused", FH_CLAIM_HOLDS },
  { "refused-why", LED, "play 0 JC", 0, "refused:left-bower-is-trump", FH_CLAIM_HOLDS },
  { "refused-for-another-reason", LED, "play 0 JC", 0, "refused:joker-not-void",
    FH_CLAIM_IS_FALSE },
  { "not-refused", LED, "play 0 5C", 0, "refused", FH_CLAIM_IS_FALSE },
  { "what-is-refused-wins-nothing", LED, "play 0 JC", 0, "wins", FH_CLAIM_MISPLACED },
  { "trumps", LED, NULL, 0, "trumps:3", FH_CLAIM_HOLDS },
  { "trumps-not", LED, NULL, 0, "trumps:2", FH_CLAIM_IS_FALSE },
  { "out", LED, NULL, 0, "out:9", FH_CLAIM_HOLDS },
  { "not-out", LED, NULL, 0, "not-out:9", FH_CLAIM_IS_FALSE },
  { "value", LED, NULL, 0, "value:8S=240", FH_CLAIM_HOLDS },
  { "value-not", LED, NULL, 0, "value:8S=140", FH_CLAIM_IS_FALSE },
  { "outranks", LED, NULL, 0, "outranks:7S>6NT", FH_CLAIM_HOLDS },
  { "outranks-not", LED, NULL, 0, "not-outranks:6NT>7S", FH_CLAIM_HOLDS },
  { "told", LED, NULL, 0, "told:2:strong-suit", FH_CLAIM_HOLDS },
  { "told-not", LED, NULL, 0, "told:2:no-suit", FH_CLAIM_IS_FALSE },
  { "higher", AUCTION, "bid 0 6C", 0, "higher", FH_CLAIM_HOLDS },
  { "lower", AUCTION, "bid 0 6S", 0, "lower", FH_CLAIM_HOLDS },
  { "lower-not", AUCTION, "bid 0 6C", 0, "lower", FH_CLAIM_IS_FALSE },
  { "scores", AUCTION, "bid 0 8D", 0, "scores:280", FH_CLAIM_HOLDS },
  { "scores-not", AUCTION, "bid 0 8D", 0, "scores:240", FH_CLAIM_IS_FALSE },
  { "fails", AUCTION, "bid 0 10D", 0, "fails", FH_CLAIM_HOLDS },
  { "makes-not", AUCTION, "bid 0 10D", 0, "makes", FH_CLAIM_IS_FALSE },
  { "nobody-asked", LED, "play 0 5C", 0, "best", FH_CLAIM_OPEN },
  { "not-of-a-card", LED, "play 0 5C", 0, "scores:40", FH_CLAIM_MISPLACED },
};

static FhRecord *
read_position (const char *text, FhWorld *world)
{
  FhRecordError error;
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);

  g_assert_nonnull (record);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), &world->state));
  return record;
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhWorld world;
  FhRecord *record = read_position (row->record, &world);
  FhSolver *solver = fh_solver_new (0);
  FhRecordError error;
  FhAction action;
  FhClaim claim;
  FhCase position;

  if (row->action)
    g_assert_true (fh_statement_read (record, row->action, strlen (row->action), &action, &error));
  g_assert_true (fh_claim_read (row->claim, strlen (row->claim), &claim));
  fh_case_init (&position, &world, row->seat, solver);
  FhClaimResult result = fh_claim_prove (&position, row->action ? &action : NULL, &claim);
  g_assert_cmpint (result.outcome, ==, row->expected);
  fh_solver_free (solver);
  fh_record_free (record);
}

static void
test_words (void)
{
  static const char *const none[] = { "",           "win",         "wins:",       "wins:1",
                                      "winner",     "winner:6",    "winner:x",    "makes:-1",
                                      "loses:01",   "refused:x",   "not-wins",    "value:8S",
                                      "value:8S=x", "told:2",      "told:2:x",    "not-",
                                      "scores",     "outranks:7S", "value:PASS=0" };

  for (gsize i = 0; i < G_N_ELEMENTS (none); i++)
    {
      FhClaim claim;
      if (fh_claim_read (none[i], strlen (none[i]), &claim))
        g_error ("“%s” was read as a claim", none[i]);
    }
}

/* What every card loses is the difference to the best, and where the line goes is where the solver
 * says. */
static void
test_loss (void)
{
  static const char *const loss[] = { "loses:0", "loses:1", "loses:2", "loses:3" };
  FhWorld world;
  FhRecord *record = read_position (SPADES "discard 2 6D 6H JH\n", &world);
  FhSolver *solver = fh_solver_new (0);
  FhSolverPosition play;
  FhSolverCard cards[FH_SOLVER_MAX_MOVES];
  FhCase position;

  g_assert_true (fh_solver_position_init (&play, &world));
  int value = fh_solver_value (solver, &play);
  int n = fh_solver_cards (solver, &play, cards);
  fh_case_init (&position, &world, 2, solver);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 4; j++)
      {
        FhAction action = fh_action_play (2, cards[i].card, FH_SUIT_NONE);
        FhClaim claim;

        g_assert_true (fh_claim_read (loss[j], strlen (loss[j]), &claim));
        FhClaimResult result = fh_claim_prove (&position, &action, &claim);
        g_assert_cmpint (result.found, ==, value - cards[i].value);
        g_assert_cmpint (result.outcome, ==,
                         value - cards[i].value == j ? FH_CLAIM_HOLDS : FH_CLAIM_IS_FALSE);
      }
  FhLine *line = g_new0 (FhLine, 1);
  g_assert_true (fh_line_go_on (line, &world, solver, FH_N_TRICKS));
  g_assert_true (world.state.table.deal_over);
  g_assert_cmpint (line->n, ==, 40);
  g_assert_cmpint (fh_table_seats_tricks (&world.state.table, 1 << 0 | 1 << 2), ==, value);
  g_free (line);
  fh_solver_free (solver);
  fh_record_free (record);
}

/* The best discard is as good as any, and the number it is said to lead to is what it leads to. */
static void
test_discard (void)
{
  FhWorld world, kept;
  FhRecord *record = read_position (SPADES, &world);
  FhSolver *solver = fh_solver_new (0);
  FhSolverPosition play;
  FhAction best, some = fh_action_cards (FH_ACTION_DISCARD, 2,
                                         FH_SET (FH_CARD (FH_DIAMONDS, FH_SIX))
                                             | FH_SET (FH_CARD (FH_HEARTS, FH_SIX))
                                             | FH_SET (FH_CARD (FH_HEARTS, FH_JACK)));
  int value = fh_best_discard (&world, solver, -1, &best);

  kept = world;
  g_assert_cmpint (fh_world_apply (&kept, &best).code, ==, FH_OK);
  g_assert_true (fh_solver_position_init (&play, &kept));
  g_assert_cmpint (fh_solver_value (solver, &play), ==, value);
  kept = world;
  fh_world_apply (&kept, &some);
  g_assert_true (fh_solver_position_init (&play, &kept));
  g_assert_cmpint (fh_solver_value (solver, &play), <=, value);
  g_assert_cmpint (fh_best_discard (&world, solver, value, &best), ==, 1);
  if (value < FH_N_TRICKS)
    g_assert_cmpint (fh_best_discard (&world, solver, value + 1, &best), ==, 0);
  fh_solver_free (solver);
  fh_record_free (record);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/tutor/claims/", rows, test_row);
  g_test_add_func ("/tutor/claims/words", test_words);
  g_test_add_func ("/tutor/claims/loss", test_loss);
  g_test_add_func ("/tutor/claims/discard", test_discard);
  return g_test_run ();
}
