/* test-fate.c: when a contract is decided, and what the tricks that are left still score.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include <stdlib.h>

#include "add-tests.h"
#include "fh-engine-private.h"
#include "fh-fate.h"
#include "fh-random-action.h"

/* With @contract, by seat 0 unless it says "by 2", "with" a seat known to play with him, while
 * those behind "out" sit out, or with the card behind "called", whose holder is unknown; the seats
 * won @tricks, and @revoked have revoked, bit by bit.  What follows is the fate of the contract as
 * everybody knows it, and a letter for each thing that tricks still change: defence, bidder's
 * tricks, overtricks, slam, limit; "-" where none does. */
typedef struct
{
  const char *name;
  const char *ids;
  const char *preset;
  const char *options;
  const char *contract;
  const char *tricks;
  unsigned revoked;
  FhFate fate;
  const char *rest;
} FateCase;

static const FateCase fate_cases[] = {
  { "first-lead", "D-DECIDED", "american-4", NULL, "10H", "0 0 0 0", 0, FH_FATE_OPEN, "" },
  { "ten-set-by-one", "D-DECIDED HC-045", "american-4", NULL, "10H", "0 1 0 0", 0, FH_FATE_SET,
    "d" },
  { "seven-needs-one-more", "D-DECIDED", "american-4", NULL, "7H", "4 2 2 0", 0, FH_FATE_OPEN, "" },
  { "seven-made", "D-DECIDED HC-041", "american-4", NULL, "7H", "5 1 2 0", 0, FH_FATE_MADE, "d" },
  { "seven-set", "D-DECIDED", "american-4", NULL, "7H", "4 2 0 2", 0, FH_FATE_SET, "d" },
  { "slam-in-reach", "HC-042", "american-4", NULL, "7H", "5 0 2 0", 0, FH_FATE_MADE, "ds" },
  { "slam-worth-less", "HC-042", "american-4", NULL, "8C", "6 0 2 0", 0, FH_FATE_MADE, "d" },
  { "midwest-has-no-slam", "DX-057", "midwest-4", NULL, "7H", "5 0 2 0", 0, FH_FATE_MADE, "d" },
  { "overtricks", "HP-053", "australian-4", NULL, "7H", "5 1 2 0", 0, FH_FATE_MADE, "do" },
  { "overtricks-after-a-set", "HP-055", "australian-4", NULL, "7H", "4 2 0 2", 0, FH_FATE_SET,
    "d" },
  { "overtricks-beat-slam", "D-HP-SLAM", "australian-4", "slam=on overtricks=100", "6H", "6 0 0 0",
    0, FH_FATE_MADE, "do" },
  { "slam-beats-overtricks", "D-HP-SLAM", "australian-4", "slam=on", "6H", "6 0 0 0", 0,
    FH_FATE_MADE, "dos" },
  { "by-another", "D-DECIDED", "american-4", NULL, "8S by 1", "0 5 1 3", 0, FH_FATE_MADE, "d" },
  { "no-contract", "DX-060", "midwest-4", NULL, "NONE", "3 3 2 1", 0, FH_FATE_OPEN, "" },

  { "misere-open", "D-DECIDED NZ-033", "new-zealand-4", NULL, "MIS", "0 5 0 3", 0, FH_FATE_OPEN,
    "" },
  { "misere-lost", "D-DECIDED NZ-033 D-MISDEF", "new-zealand-4", NULL, "MIS", "1 3 0 0", 0,
    FH_FATE_SET, "d" },
  { "open-misere-lost", "D-DECIDED HP-033", "australian-4", NULL, "OMIS", "1 0 0 0", 0, FH_FATE_SET,
    "d" },
  { "misere-lost-for-nothing", "D-MISDEF", "australian-4", "misere-defenders=none", "MIS",
    "1 2 0 0", 0, FH_FATE_SET, "-" },
  { "nullo-lost", "HC-054", "american-4", "nullo=on", "NULLO", "1 2 0 0", 0, FH_FATE_SET, "b" },
  { "grand-nullo-open", "DX-033", "midwest-4", NULL, "GNULLO", "0 2 0 0", 0, FH_FATE_OPEN, "" },
  { "grand-nullo-lost-by-the-partner", "DX-033 DX-059", "midwest-4", NULL, "GNULLO", "0 2 1 0", 0,
    FH_FATE_SET, "b" },
  { "misere-made", "D-DECIDED", "australian-4", NULL, "MIS", "0 7 0 3", 0, FH_FATE_MADE, "" },
  { "misere-of-three", "NZ-061", "new-zealand-3", NULL, "MIS", "1 2 2", 0, FH_FATE_SET, "d" },
  { "nullo-of-pairs", "C-6", "american-6", "nullo=on teams=pairs", "NULLO out 3", "1 0 0 0 0 0", 0,
    FH_FATE_SET, "b" },
  { "misere-of-five", "NZ-074", "new-zealand-5", NULL, "MIS out 2 4", "1 1 0 0 0", 0, FH_FATE_SET,
    "d" },

  { "two", "D-DECIDED", "american-2", NULL, "6S", "6 1", 0, FH_FATE_MADE, "d" },
  { "two-with-dummies", "NZ-084", "new-zealand-2", NULL, "7C", "2 1 3 1", 0, FH_FATE_OPEN, "" },
  { "two-with-dummies-made", "NZ-084", "new-zealand-2", NULL, "7C", "3 2 4 0", 0, FH_FATE_MADE,
    "d" },
  { "three", "HC-075", "classic-3", NULL, "7S", "3 2 2", 0, FH_FATE_SET, "d" },
  { "five-named", "HC-089", "american-5", NULL, "7S with 2", "4 1 3 0 0", 0, FH_FATE_MADE, "d" },
  { "six-pairs", "NZ-079", "new-zealand-6-pairs", NULL, "6S", "3 1 0 3 0 0", 0, FH_FATE_MADE, "d" },
  { "six-solo", "HP-066", "australian-6-solo", NULL, "7S", "2 1 1 1 0 0", 0, FH_FATE_OPEN, "" },

  /* Whoever holds the called card: what is so for each of them. */
  { "unknown-partner-open", "NZ-066 D-DECIDED", "new-zealand-5", NULL, "7D called AC", "4 2 1 0 0",
    0, FH_FATE_OPEN, "" },
  { "unknown-partner-made", "NZ-066", "new-zealand-5", NULL, "7D called AC", "7 1 0 0 0", 0,
    FH_FATE_MADE, "d" },
  { "each-partner-would-do", "NZ-066", "new-zealand-5", NULL, "6D called AC", "5 1 1 1 1", 0,
    FH_FATE_MADE, "d" },
  { "one-partner-would-not-do", "NZ-066", "new-zealand-5", NULL, "6D called AC", "5 1 1 1 0", 0,
    FH_FATE_OPEN, "" },
  { "no-partner-would-do", "NZ-066", "new-zealand-5", NULL, "8D called AC", "1 1 1 1 1", 0,
    FH_FATE_SET, "d" },
  { "one-partner-might-do", "NZ-066", "new-zealand-5", NULL, "8D called AC", "1 2 1 0 1", 0,
    FH_FATE_OPEN, "" },
  { "known-partner", "NZ-070", "new-zealand-5", NULL, "7D with 3", "4 0 0 3 0", 0, FH_FATE_MADE,
    "ds" },

  { "revoke-of-the-bidders", "HC-070 D-DECIDED", "american-4", "laws=table", "7H", "5 1 2 0", 4,
    FH_FATE_SET, "d" },
  { "revoke-of-a-defender", "HC-071", "american-4", "laws=table", "10H", "5 1 2 0", 2, FH_FATE_MADE,
    "-" },
  { "revokes-cancel", "D-HC-REVOKE", "american-4", "laws=table", "7H", "5 1 2 0", 3, FH_FATE_MADE,
    "d" },
  { "unknown-partner-may-have-revoked", "D-HC-REVOKE NZ-066", "new-zealand-5", "laws=table",
    "7D called AC", "7 1 0 0 0", 2, FH_FATE_OPEN, "" },
};

static void
begin (FhState *state, const FateCase *row)
{
  g_auto (GStrv) words = g_strsplit (row->contract, " ", -1);
  g_auto (GStrv) tricks = g_strsplit (row->tricks, " ", -1);
  FhRules rules = position_rules (row->preset, row->options);
  FhTable *table = &state->table;
  int declarer = 0;

  for (char **word = words; *word; word++)
    if (g_str_equal (*word, "by"))
      declarer = atoi (word[1]);
  position_contract (state, &rules, words[0], declarer);
  for (char **word = words + 1; *word; word++)
    if (g_str_equal (*word, "with"))
      table->partners = fh_seat_bit (atoi (word[1]));
    else if (g_str_equal (*word, "called"))
      table->called_cards[table->n_called_cards++] = fh_set_first (position_cards (word[1]));
    else if (g_str_equal (*word, "out"))
      {
        table->sitting_out = 0;
        while (word[1])
          table->sitting_out |= fh_seat_bit (atoi (*++word));
      }
  for (int seat = 0; seat < rules.n_seats; seat++)
    {
      table->tricks[seat] = (uint8_t) atoi (tricks[seat]);
      table->n_tricks = (uint8_t) (table->n_tricks + table->tricks[seat]);
    }
  table->slips.revoked = (uint8_t) row->revoked;
}

static void
test_fate (gconstpointer data)
{
  const FateCase *row = data;
  g_autoptr (GString) said = g_string_new (NULL);
  FhState state;
  FhRest rest;

  begin (&state, row);
  g_assert_cmpint (fh_table_fate (&state.table, 0), ==, row->fate);
  fh_table_rest (&state.table, &rest);
  if (rest.defence)
    g_string_append_c (said, 'd');
  if (rest.bidder_tricks)
    g_string_append_c (said, 'b');
  if (rest.overtricks)
    g_string_append_c (said, 'o');
  if (rest.slam)
    g_string_append_c (said, 's');
  if (rest.limit)
    g_string_append_c (said, 'l');
  g_assert_cmpint (rest.counts, ==, said->len > 0);
  if (!rest.counts && row->fate != FH_FATE_OPEN && state.table.n_tricks < FH_N_TRICKS)
    g_string_append_c (said, '-');
  g_assert_cmpstr (said->str, ==, row->rest);
}

/* near the target defence scores less, and then nothing. */
static void
test_limit (void)
{
  static const struct
  {
    int total;
    bool counts, limit;
  } rows[] = { { 300, true, false }, { 460, true, true }, { 480, false, false } };
  const FateCase set = {
    .preset = "american-4", .options = "defence-limit=on", .contract = "10H", .tricks = "0 1 0 0"
  };
  FhState state;
  FhRest rest;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      begin (&state, &set);
      state.table.totals[1] = rows[i].total;
      fh_table_rest (&state.table, &rest);
      g_assert_cmpint (rest.counts, ==, rows[i].counts);
      g_assert_cmpint (rest.defence, ==, rows[i].counts);
      g_assert_cmpint (rest.limit, ==, rows[i].limit);
    }
}

/* NZ-070: the holder of a called card knows more than the table. */
static void
test_allies (void)
{
  const FateCase row = { .preset = "new-zealand-5",
                         .contract = "7D called AC",
                         .tricks = "4 2 0 3 0" };
  const FateCase other = { .preset = "new-zealand-5",
                           .contract = "6D called AC",
                           .tricks = "5 0 1 1 1" };
  FhState state;

  begin (&state, &row);
  g_assert_cmpint (fh_table_fate (&state.table, 0), ==, FH_FATE_OPEN);
  g_assert_cmpint (fh_table_fate (&state.table, fh_seat_bit (0) | fh_seat_bit (3)), ==,
                   FH_FATE_MADE);
  /* D-VOID: who has shown no clubs does not hold the ace of them. */
  begin (&state, &other);
  g_assert_cmpint (fh_table_fate (&state.table, 0), ==, FH_FATE_OPEN);
  state.table.shown_void[1] = 1u << FH_CLUBS;
  g_assert_cmpint (fh_table_fate (&state.table, 0), ==, FH_FATE_MADE);
}

/* What is decided comes true in random games, and the points are what they were once nothing
 * counts any more. */
static void
test_comes_true (gconstpointer data)
{
  const char *id = fh_preset_id ((FhPreset) GPOINTER_TO_INT (data));
  FhRules rules = position_rules (id, NULL);
  int n_decided = 0, n_certain = 0;
  FhRng rng;

  if (rules.family == FH_FAMILY_AMERICAN)
    rules = position_rules (id, "nullo=on");
  fh_rng_init (&rng, fh_seed_from_number (34), 0);
  for (int deal = 0; deal < 400; deal++)
    {
      FhFate fate = FH_FATE_OPEN;
      bool certain = false;
      FhState state;
      FhTable now;

      fh_state_init (&state, &rules);
      do
        {
          FhAction action = random_action (&state, &rng);

          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          if (state.table.due != FH_ACTION_PLAY)
            continue;
          if (fate != FH_FATE_OPEN)
            g_assert_cmpint (fh_table_fate (&state.table, 0), ==, fate);
          fate = fh_table_fate (&state.table, 0);
          n_decided += fate != FH_FATE_OPEN;
          if (!certain && !fh_table_rest_counts (&state.table, fh_table_playing (&state.table)))
            {
              certain = true;
              now = state.table;
              fh_score_set_result (&now);
            }
        }
      while (!state.table.deal_over);
      if (fate != FH_FATE_OPEN)
        g_assert_cmpint (state.table.made, ==, fate == FH_FATE_MADE);
      n_certain += certain;
      for (int side = 0; certain && fate != FH_FATE_OPEN && side < rules.n_sides; side++)
        g_assert_cmpint (state.table.points[side], ==, now.points[side]);
    }
  g_assert_cmpint (n_decided, >, 100);
  g_test_message ("%d decided, %d of them for certain", n_decided, n_certain);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/engine/fate/", fate_cases, test_fate);
  g_test_add_func ("/engine/fate/limit", test_limit);
  g_test_add_func ("/engine/fate/allies", test_allies);
  add_presets ("/engine/fate/comes-true/", test_comes_true);
  return g_test_run ();
}
