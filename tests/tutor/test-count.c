/* test-count.c: the tricks of a hand as a person counts them, before a bid and during the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>

#include "add-tests.h"
#include "fh-bid-tricks.h"
#include "fh-hand-count.h"
#include "fh-plan.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-solver.h"

/* --- Before a bid --- */

static void
check_count (const FhSeatView *view)
{
  bool has_partner = view->table.rules.partners != FH_PARTNERS_BY_SIDE;

  for (int seat = 0; seat < view->table.rules.n_callers; seat++)
    has_partner |= seat != view->seat
                   && view->table.rules.side_of[seat] == view->table.rules.side_of[view->seat];
  for (int trump = 0; trump <= FH_NO_TRUMP; trump++)
    {
      FhHandCount count;
      float expected = fh_bid_tricks (view, (FhDenomination) trump, 1);

      fh_hand_count_init (&count, view, fh_bid (7, (FhDenomination) trump));
      g_test_message ("%d: %.2f is %d to begin with, %d by trumps, %d beside them, %d by the calls",
                      trump, (double) expected, count.start, count.trumps, count.side, count.told);
      g_assert_cmpint (count.start + count.trumps + count.side + count.told, ==, count.total);
      g_assert_cmpint (MIN (MIN (count.start, count.trumps), count.side), >=, 0);
      /* What the hand counts for does not depend on the calls. */
      FhSeatView before = *view;
      FhHandCount alone;

      before.table.n_calls = 0;
      fh_hand_count_init (&alone, &before, count.call);
      g_assert_cmpint (count.start, ==, alone.start);
      g_assert_cmpint (count.trumps, ==, alone.trumps);
      g_assert_cmpint (count.side, ==, alone.side);
      g_assert_cmpint (count.total, ==, CLAMP ((int) floorf (expected + 0.5f), 0, FH_N_TRICKS));
      g_assert_cmpint (count.has_partner, ==, has_partner);
      /* Nobody has told anything yet. */
      if (view->table.n_calls == 0)
        g_assert_cmpint (count.told, ==, 0);
    }
}

typedef struct
{
  const char *name;
  const char *table;
  const char *call;
  const char *hand; /* of who calls first */
  int total, start, risky;
} Counted;

/* What the lessons count, too: five to begin with at a table of four, and half a trick for each
 * thing that is better than small. */
static const Counted counted[] = {
  { "lesson-17", "american-4", "7S", "JO JS JC 10S 8S 6S 9D QC 6H 5H", 8, 5, 0 },
  { "lesson-17-weak", "american-4", "7C", "9S 8S 10D 7D QC 9C 8C 10H 6H 5H", 5, 5, 0 },
  { "three-hands", "classic-3", "7S", "7S 8S 9S 10S 7C 8C 7D 8D 7H 8H", 3, 3, 0 },
  { "misere", "australian-4", "MIS", "5S 6S 8S 10S 6C 7C 5D 8D 4H 9H", 0, 0, 2 },
  { "misere-high", "australian-4", "MIS", "AS KS QS JS AC KC QC JC AD KD", 0, 0, 10 },
  { "misere-joker", "australian-4", "MIS", "JO 5S 6S 7S 5C 6C 7C 4D 5D 4H", 0, 0, 1 },
};

static void
test_counted (gconstpointer data)
{
  const Counted *row = data;
  FhRules rules = position_rules (row->table, NULL);
  FhState state;
  FhSeatView view;
  FhHandCount count;

  position_deal (&state, &rules, rules.n_callers - 1);
  fh_seat_view_init (&view, &state, state.table.turn);
  view.hand = position_cards (row->hand);
  fh_hand_count_init (&count, &view, position_call (row->call));
  g_assert_cmpint (count.total, ==, row->total);
  g_assert_cmpint (count.start, ==, row->start);
  g_assert_cmpint (count.risky, ==, row->risky);
}

/* At each table, for each seat that calls, after each call. */
static void
test_parts (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      for (guint64 number = 0; number < 6; number++)
        {
          FhState state;
          FhRng rng;

          fh_rng_init (&rng, (FhSeed){ .high = number, .low = 11 }, 0);
          fh_state_init (&state, &rules);
          do
            {
              FhAction action;
              FhSeatView view;

              if (state.table.due == FH_ACTION_BID)
                {
                  fh_seat_view_init (&view, &state, state.table.turn);
                  check_count (&view);
                }
              action = random_action (&state, &rng);
              g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
            }
          while (state.table.due == FH_ACTION_BID || state.table.due == FH_ACTION_DEAL);
        }
    }
}

/* --- During the play --- */

/* What is called sure is won against the best play of all, whatever the hidden cards are; and who
 * is said to be able to hold the trumps that are out are all who hold one. */
static void
check_plan (const FhState *state, int seat, FhSolver *solver)
{
  const FhTable *table = &state->table;
  FhWorld world = { .state = *state };
  FhSolverPosition position;
  FhSeatView view;
  FhKnown known;
  FhPlan plan;
  int value, won;

  fh_seat_view_init (&view, state, seat);
  fh_known_init (&known, &view);
  fh_plan_init (&plan, &view, &known);
  g_assert_cmpint (fh_set_size (plan.trumps), ==, plan.n_out);
  if (!plan.is_own)
    return;
  g_assert_cmpint (plan.needed, >, 0);
  g_assert_cmpint (plan.needed, <=, plan.left);
  g_assert_cmpint (plan.sure + plan.likely, <=, plan.left);
  for (int other = 0; other < table->rules.n_seats; other++)
    if (!fh_seats_have (plan.holders, other)
        && fh_rules_player (&table->rules, other) != fh_rules_player (&table->rules, seat))
      g_assert_cmpuint (state->hands[other] & plan.trumps, ==, 0);
  if (plan.sure == 0 || !fh_solver_position_init (&position, &world))
    return;
  value = fh_solver_value (solver, &position);
  if (value == FH_SOLVER_UNKNOWN)
    return;
  won = fh_table_seats_tricks (table, fh_table_bidders (table));
  g_assert_cmpint (plan.defends ? plan.left - (value - won) : value - won, >=, plan.sure);
}

static void
test_sure (void)
{
  static const char *const tables[] = { "american-4",   "australian-4", "new-zealand-4",
                                        "australian-3", "american-2",   "american-5" };
  FhSolver *solver = fh_solver_new (1 << 22);

  fh_solver_set_budget (solver, 30000);
  for (guint t = 0; t < G_N_ELEMENTS (tables); t++)
    for (guint64 number = 0; number < 40; number++)
      {
        FhRules rules = position_rules (tables[t], NULL);
        FhState state;
        FhRng rng;

        fh_rng_init (&rng, fh_seed_from_number (number), 3);
        fh_state_init (&state, &rules);
        do
          {
            FhAction action = random_action (&state, &rng);

            g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
            for (int seat = 0; state.table.due == FH_ACTION_PLAY && seat < rules.n_seats; seat++)
              check_plan (&state, seat, solver);
          }
        while (!state.table.deal_over);
      }
  fh_solver_free (solver);
}

typedef struct
{
  const char *name;
  const char *contract; /* of seat 0, which leads */
  const char *hand;     /* its cards */
  int needed, sure, likely, out;
} Planned;

static const Planned planned[] = {
  /* Ten of the thirteen trumps are with three others: four rounds, if they lie evenly; with three
   * trumps nothing is likely besides. */
  { "tops", "7H", "JO JH JD 5C 6C 7C 5S 6S 7S 8S", 7, 3, 0, 10 },
  /* The joker beats one of the bowers; two of them and the ace draw three rounds of eight. */
  { "long-suit", "8H", "JH JD AH 9H 6H 5C 6C 5S 6S 7S", 8, 2, 2, 8 },
  /* An ace beside the trumps is likely, and never sure while there are trumps. */
  { "ace", "7H", "JO JH JD AC 6C 7C 5S 6S 7S 8S", 7, 3, 1, 10 },
  { "no-trump", "7NT", "AC KC 6C 7C 5S 6S 7S 8S 9S 5D", 7, 0, 2, 1 },
  /* The partner may have the joker, too. */
  { "friend-with-the-joker", "7NT", "AC KC QC JC 10C 9C 5S 6S 7S 5D", 7, 0, 2, 1 },
};

static void
test_planned (gconstpointer data)
{
  const Planned *row = data;
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;
  FhKnown known;
  FhPlan plan;

  position_contract (&state, &rules, row->contract, 0);
  position_hands (&state, row->hand);
  fh_seat_view_init (&view, &state, 0);
  fh_known_init (&known, &view);
  fh_plan_init (&plan, &view, &known);
  g_assert_true (plan.is_own && !plan.defends);
  g_assert_cmpint (plan.needed, ==, row->needed);
  g_assert_cmpint (plan.n_out, ==, row->out);
  g_assert_cmpint (plan.sure, ==, row->sure);
  g_assert_cmpint (plan.likely, ==, row->likely);
  g_assert_cmpint (plan.holders, ==, 0xe);
}

typedef struct
{
  const char *name;
  const char *contract;
  int declarer;
  const char *plays;
  const char *hand; /* of seat 0, which is to play, and has lost the trick */
  int tricks;       /* sure and likely */
} Lost;

static const Lost lost[] = {
  /* One of three masters goes to a trick that is trumped already. */
  { "trumped", "8S", 3,
    "JO 10S 6S 5S JS 5C 8S AS KS 6C QS JC AH 7S 7H KH AC 6D 9C 7C "
    "QC 7D KC 4D 10C 5H 8C 9H 8H AD 9S",
    "QH JH 10H", 2 },
  /* The declarer has two cards, and both trumps. */
  { "nothing-but-trumps", "7D", 1,
    "JO 5D 10D 8D QS KS 9S 8S 9C JC QC 7C AH KH QH 7H 10C 4D 8C 5C "
    "JD 6H QD 9D JH 6S KD 5H AD 10S 6C",
    "10H AC KC", 0 },
};

static void
test_lost (gconstpointer data)
{
  const Lost *row = data;
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhSeatView view;
  FhKnown known;
  FhPlan plan;

  position_contract (&state, &rules, row->contract, row->declarer);
  position_play (&state, row->plays);
  position_give (&state, 0, row->hand);
  fh_seat_view_init (&view, &state, 0);
  fh_known_init (&known, &view);
  fh_plan_init (&plan, &view, &known);
  g_assert_cmpint (plan.left, ==, fh_set_size (view.hand));
  g_assert_cmpint (plan.sure + plan.likely, ==, row->tricks);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tutor/count/parts", test_parts);
  ADD_ROWS ("/tutor/count/counted/", counted, test_counted);
  g_test_add_func ("/tutor/count/sure", test_sure);
  ADD_ROWS ("/tutor/count/planned/", planned, test_planned);
  ADD_ROWS ("/tutor/count/lost/", lost, test_lost);
  return g_test_run ();
}
