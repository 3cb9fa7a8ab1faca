/* test-card-search.c: cards judged in worlds, and what results are worth.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <math.h>

#include "add-tests.h"
#include "fh-card-search.h"
#include "fh-fit.h"
#include "fh-playout.h"
#include "fh-position.h"
#include "fh-solver.h"
#include "fh-stakes.h"

/* All layouts, solved throughout. */
static const FhThinking exact = {
  .worlds = { .n_worlds = 1, .n_listed = 3000, .drawn = 1 },
  .play_nodes = 100000000,
  .declaring = { .solved = 10 },
  .defending = { .solved = 10 },
  .misere = { .solved = 10 },
  .against_misere = { .solved = 10 },
};

/* The tricks of the bidders in @world after @card: solved at once, or with @round once the others
 * have played by rules until it is the own turn again; the last where everybody plays for himself.
 */
static int
count_tricks (FhSolver *solver, FhWorld world, const FhAction *card, guint bidders, gboolean round)
{
  const FhTable *table = fh_world_table (&world);
  bool is_race = fh_last_tricks_fit (table, (uint8_t) bidders);
  FhSolverPosition position;

  g_assert_cmpint (fh_world_apply (&world, card).code, ==, FH_OK);
  if (is_race)
    {
      fh_last_tricks_play (&world, (uint8_t) bidders);
      return fh_table_seats_tricks (table, bidders);
    }
  while (round && !table->deal_over && table->turn != card->seat)
    fh_playout_step (&world);
  if (table->deal_over)
    return fh_table_seats_tricks (table, bidders);
  g_assert_true (fh_solver_position_init (&position, &world));
  position.bidders = (uint8_t) bidders;
  return fh_solver_value (solver, &position);
}

/* What a card is said to bring is the mean of what comes of it in each of @worlds, and the chosen
 * card is worth as much as any, the natural one if it is. */
static void
check_search (const FhWorlds *worlds, FhSeed seed, gboolean round, FhSolver *solver)
{
  FhThinking thinking = exact;
  FhComparison found;

  thinking.declaring.round = thinking.defending.round = round;
  thinking.misere.round = thinking.against_misere.round = round;
  g_assert_true (fh_card_search (&found, &worlds->view, &thinking, seed, NULL));
  g_assert_true (found.complete);
  g_assert_cmpint (found.n_worlds, ==, worlds->n);
  for (int i = 0; i < found.n; i++)
    {
      FhAction card =
          fh_action_play (worlds->view.seat, found.list[i].card, (FhSuit) found.list[i].named);
      double tricks = 0;
      for (int k = 0; k < worlds->n; k++)
        {
          FhStakes stakes;
          fh_stakes_init (&stakes, &worlds->worlds[k], worlds->view.seat);
          int value = count_tricks (solver, worlds->worlds[k], &card, stakes.bidders, round);
          tricks += (double) worlds->weights[k] * (stakes.bids ? value : 10 - value);
        }
      g_assert_cmpfloat (fabs (tricks - (double) found.list[i].tricks), <, 1e-3);
      g_assert_cmpfloat (found.list[i].worth, <=, found.list[found.chosen].worth + 1e-5f);
    }
  if (found.list[found.natural].worth >= found.list[found.chosen].worth)
    g_assert_cmpint (found.chosen, ==, found.natural);
}

/* Where all layouts are listed, they are judged as they should be. */
static void
test_exact (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhSolver *solver = fh_solver_new (0);
  guint n_checked = 0;
  FhRules rules;

  fh_rules_init (&rules, preset);
  for (guint64 number = 1; number <= 40 && n_checked < 6; number++)
    {
      FhState state;
      FhSeatView view;
      FhSeed seed = fh_seed_from_number (number);

      if (!fh_fit_reach (&state, &rules, (int) (number % rules.n_callers), number, 7))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      if (!(view.legal.cards & (view.legal.cards - 1)))
        continue;
      FhWorlds *worlds = fh_worlds_new (&view, &exact.worlds, seed, NULL);
      if (worlds->complete)
        {
          check_search (worlds, seed, FALSE, solver);
          check_search (worlds, seed, TRUE, solver);
          n_checked++;
        }
      fh_worlds_free (worlds);
    }
  g_assert_cmpuint (n_checked, >, 0);
  fh_solver_free (solver);
}

/* Points and contracts by the tricks of the bidders (HC-040 to HC-045), a match chance that grows
 * with the points, and the target and -500 that end the match (HC-046, HC-048). */
static void
test_stakes (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhWorld world = { 0 };
  FhStakes own, theirs;

  position_contract (&world.state, &rules, "8H", 0);
  fh_stakes_init (&own, &world, 2);
  fh_stakes_init (&theirs, &world, 1);
  g_assert_true (own.bids);
  g_assert_false (theirs.bids);
  for (int tricks = 0; tricks <= 10; tricks++)
    {
      int value = tricks < 8 ? -300 : 300;
      g_assert_cmpint (own.by_tricks[tricks].made, ==, tricks >= 8);
      g_assert_cmpfloat (own.by_tricks[tricks].points, ==, (float) (value - 10 * (10 - tricks)));
      g_assert_cmpfloat (theirs.by_tricks[tricks].points, ==, -own.by_tricks[tricks].points);
      g_assert_cmpfloat (fabsf (own.by_tricks[tricks].worth + theirs.by_tricks[tricks].worth - 1),
                         <, 0.01f);
      if (tricks > 0)
        g_assert_cmpfloat (own.by_tricks[tricks].worth, >, own.by_tricks[tricks - 1].worth);
    }

  /* 300 points bring the target; 300 less end the match at the back door. */
  world.state.table.totals[0] = 200;
  fh_stakes_init (&own, &world, 0);
  g_assert_cmpfloat (own.by_tricks[8].worth, >, 0.999f);
  g_assert_cmpfloat (own.by_tricks[7].worth, <, 0.6f);
  world.state.table.totals[0] = -200;
  fh_stakes_init (&own, &world, 0);
  g_assert_cmpfloat (own.by_tricks[7].worth, <, 0.01f);
  g_assert_cmpfloat (own.by_tricks[8].worth, >, 0.2f);
}

/* Who bid to lose every trick wants none, and the others are content with one (HC-050). */
static void
test_misere_stakes (void)
{
  FhRules rules = position_rules ("new-zealand-4", NULL);
  FhWorld world = { 0 };
  FhStakes own, theirs;

  position_contract (&world.state, &rules, "MIS", 0);
  fh_stakes_init (&own, &world, 0);
  fh_stakes_init (&theirs, &world, 3);
  g_assert_true (own.by_tricks[0].made);
  g_assert_false (own.by_tricks[1].made);
  for (int tricks = 1; tricks <= 10; tricks++)
    {
      g_assert_cmpfloat (own.by_tricks[tricks].worth, <, own.by_tricks[0].worth);
      g_assert_cmpfloat (theirs.by_tricks[tricks].worth, >, theirs.by_tricks[0].worth);
    }
}

/* What the tricks of the bidders are said to be worth is what they score once all cards are played,
 * at every table; where a called card hides a partner, he is counted from the first lead on
 * (NZ-070, NZ-071). */
static void
test_stakes_come_true (void)
{
  int n = 0, n_hidden = 0;

  for (FhPreset preset = 0; preset < FH_N_PRESETS; preset++)
    for (guint64 number = 0; number < 24; number++)
      {
        FhStakes stakes[FH_MAX_SEATS];
        FhRules rules;
        FhWorld world;
        const FhTable *table = fh_world_table (&world);

        fh_rules_init (&rules, preset);
        if (!fh_fit_reach (&world.state, &rules, (int) (number % rules.n_callers), number, 0)
            || table->declarer == FH_SEAT_NONE)
          continue;
        n++;
        n_hidden += table->partners == 0 && world.state.hidden_partner != FH_SEAT_NONE
                    && world.state.hidden_partner != table->declarer;
        for (int seat = 0; seat < rules.n_seats; seat++)
          fh_stakes_init (&stakes[seat], &world, seat);
        fh_world_play_out (&world);
        int tricks = fh_table_seats_tricks (table, fh_table_bidders (table));
        for (int seat = 0; seat < rules.n_seats; seat++)
          {
            bool bids = fh_seats_have (fh_table_bidders (table), seat);
            g_assert_cmpint (stakes[seat].bids, ==, bids);
            g_assert_cmpint (stakes[seat].by_tricks[tricks].made, ==, table->made);
            if (bids)
              g_assert_cmpfloat (
                  fabsf (stakes[seat].by_tricks[tricks].points
                         - fh_stakes_points (table, rules.side_of[seat], fh_table_bidders (table))),
                  <, 0.01f);
          }
      }
  g_assert_cmpint (n, >, 100);
  g_assert_cmpint (n_hidden, >, 3);
}

int
main (int argc, char **argv)
{
  static const FhPreset presets[] = {
    FH_PRESET_AMERICAN_4, FH_PRESET_NEW_ZEALAND_4,    FH_PRESET_AUSTRALIAN_4,
    FH_PRESET_CLASSIC_3,  FH_PRESET_AMERICAN_2_SHORT,
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    add_test (GINT_TO_POINTER (presets[i]), test_exact, "/players/card-search/exact/%s",
              fh_preset_id (presets[i]));
  g_test_add_func ("/players/stakes/tricks", test_stakes);
  g_test_add_func ("/players/stakes/misere", test_misere_stakes);
  g_test_add_func ("/players/stakes/come-true", test_stakes_come_true);
  return g_test_run ();
}
