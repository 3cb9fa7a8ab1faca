/* test-last-tricks.c: the last tricks where everybody plays for himself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Endings that are short enough to be worked out by hand: in each there is one card, in the hand of
 * the seat that has the turn, on which the game hangs.
 */
#include "fh-complaint.h"

#include "fh-playout.h"
#include "fh-position.h"

typedef struct
{
  const char *name; /* of the position */
  int tricks[3];    /* of each seat in the end */
} Row;

static const Row rows[] = {
  /* The ace of clubs overtakes the king of who has 490, and the queen wins the last trick. */
  { "score-overtake-the-490", { 2, 8, 0 } },
  /* The ace of clubs stays behind, for a set would end the game for another. */
  { "score-do-not-end-it-for-another", { 0, 7, 3 } },
  /* The declarer loses the nine of clubs, and with it both tricks, to who has 120 points. */
  { "score-lose-it-to-the-other", { 8, 0, 2 } },
  /* The ace of clubs takes the trick that is worth the game; a trump takes the last. */
  { "score-take-it-at-490", { 1, 9, 0 } },
};

static const FhComplaint *
find (const GPtrArray *complaints, const char *name)
{
  for (guint i = 0; i < complaints->len; i++)
    if (g_str_equal (((const FhComplaint *) complaints->pdata[i])->name, name))
      return complaints->pdata[i];
  g_error ("there is no position %s", name);
}

static void
test_endings (void)
{
  g_autoptr (GPtrArray) complaints = fh_complaints_load ();

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhWorld world = { .state = find (complaints, rows[i].name)->state };
      const FhTable *table = fh_world_table (&world);
      uint8_t bidders = fh_table_bidders (table);

      g_test_message ("%s", rows[i].name);
      g_assert_true (fh_last_tricks_fit (table, bidders));
      fh_last_tricks_play (&world, bidders);
      g_assert_true (table->deal_over);
      for (int seat = 0; seat < 3; seat++)
        g_assert_cmpint (table->tricks[seat], ==, rows[i].tricks[seat]);
    }
}

/* Whole hands are too many lines, and two defenders of one side play together. */
static void
test_fit (void)
{
  static const char *const names[] = { "three-hands", "four-hands" };
  FhState state;
  FhRules rules;

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      FhWorld world;

      fh_rules_init (&rules, i == 0 ? FH_PRESET_AMERICAN_3 : FH_PRESET_AMERICAN_4);
      position_deal_number (&state, &rules, 0, 1);
      world = (FhWorld){ .state = state };
      fh_world_set_contract (&world, 0, FH_FIRST_BID);
      while (world.state.table.due != FH_ACTION_PLAY)
        fh_playout_step (&world);
      g_test_message ("%s", names[i]);
      g_assert_false (
          fh_last_tricks_fit (fh_world_table (&world), fh_table_bidders (&world.state.table)));
      /* In the end it hangs on the sides alone. */
      while (world.state.table.n_tricks < 8)
        fh_playout_step (&world);
      g_assert_cmpint (
          fh_last_tricks_fit (fh_world_table (&world), fh_table_bidders (&world.state.table)), ==,
          i == 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/last-tricks/endings", test_endings);
  g_test_add_func ("/players/last-tricks/fit", test_fit);
  return g_test_run ();
}
