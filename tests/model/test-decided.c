/* test-decided.c: what is said once a contract is decided, and what no more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-fate.h"
#include "fh-plan.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-remark.h"
#include "fh-sentences-known.h"
#include "fh-sentences-remark.h"
#include "fh-sentences-why.h"

static const FhSeating *
seating (void)
{
  static FhSeating names;
  static const char *const all[FH_MAX_SEATS] = { "Me", "Joan", "Bill", "Ann", "Tom", "Eve" };

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    fh_seating_set_name (&names, seat, all[seat]);
  return &names;
}

/* What the person on seat 0 is told when the seats have won @tricks of @contract by @declarer. */
typedef struct
{
  const char *name;
  const char *preset;
  const char *options;
  const char *contract;
  int declarer;
  const char *tricks;
  const char *words;
} WordsCase;

static const WordsCase rows[] = {
  { "misere-lost", "australian-4", NULL, "OMIS", 0, "1 0 0 0",
    "You went down in open misère. Each trick of a defender still scores 10 points." },
  { "misere-lost-for-nothing", "australian-4", "misere-defenders=none", "MIS", 1, "0 1 0 0",
    "Joan went down in misère. What is left changes no score." },
  { "nullo-lost", "american-4", "nullo=on", "NULLO", 3, "0 0 0 1",
    "Ann went down in nullo. Each further trick of the bidder brings the opponents 10 points." },
  { "set", "american-4", NULL, "10H", 0, "0 1 0 0",
    "You went down in ten hearts. Each trick of a defender still scores 10 points." },
  { "made", "midwest-4", NULL, "7H", 2, "4 1 3 0",
    "Bill has made seven hearts. Each trick of a defender still scores 10 points." },
  { "made-with-all-so-far", "american-4", NULL, "7H", 2, "4 0 3 0",
    "Bill has made seven hearts. Each trick of a defender still scores 10 points. All ten tricks "
    "would score 250 points." },
  { "made-with-overtricks", "australian-4", NULL, "7H", 2, "4 1 3 0",
    "Bill has made seven hearts. Each trick still scores 10 points for whoever wins it." },
  { "made-with-dear-overtricks", "australian-4", "overtricks=20", "7H", 2, "4 1 3 0",
    "Bill has made seven hearts. Each trick still scores: 20 points for the declarer’s side, 10 "
    "for a defender." },
  { "near-the-limit", "american-4", "defence-limit=on target=100", "10H", 0, "0 1 0 0",
    "You went down in ten hearts. Each trick of a defender still scores 10 points. That goes up to "
    "90 points in all." },
  { "open", "american-4", NULL, "7H", 2, "4 1 2 0", NULL },
};

static void
test_words (gconstpointer data)
{
  const WordsCase *row = data;
  g_auto (GStrv) tricks = g_strsplit (row->tricks, " ", -1);
  FhRules rules = position_rules (row->preset, row->options);
  FhScene scene = { .seating = seating () };
  FhState state;
  g_autofree char *outcome = NULL;

  position_contract (&state, &rules, row->contract, row->declarer);
  for (int seat = 0; seat < rules.n_seats; seat++)
    {
      state.table.tricks[seat] = (uint8_t) atoi (tricks[seat]);
      state.table.n_tricks = (uint8_t) (state.table.n_tricks + state.table.tricks[seat]);
    }
  scene.table = &state.table;
  outcome = fh_sentence_outcome (&scene);
  g_assert_cmpstr (outcome, ==, row->words);
}

/* What can only be said while a contract is open. */
static const char *const open_words[] = {
  "If ",           "needs ",     " need ",           "more trick",      "lose every trick",
  "win one trick", "stay under", "wants the bidder", "want the bidder", "a slightly too high bid",
};

static void
assert_closed (const char *sentence)
{
  for (size_t i = 0; sentence != NULL && i < G_N_ELEMENTS (open_words); i++)
    if (strstr (sentence, open_words[i]) != NULL
        && strstr (sentence, "Each further trick of the bidder") == NULL)
      g_error ("“%s” speaks of a contract that is decided", sentence);
}

/* All that is said for @seat, in words that do not depend on what is thought about. */
static void
check_seat (const FhState *state, int seat)
{
  FhScene scene = { .table = &state->table, .seating = seating (), .person = seat };
  g_autofree char *tricks = NULL;
  g_autoptr (GPtrArray) said = NULL;
  FhRemark remarks[FH_MAX_REMARKS];
  FhSeatView view;
  FhKnown known;
  FhPlan plan;
  int n;

  fh_seat_view_init (&view, state, seat);
  scene.allies = fh_seat_view_known_allies (&view);
  fh_known_init (&known, &view);
  g_assert_cmpint (known.fate, !=, FH_FATE_OPEN);
  g_assert_false (known.has_need);
  said = fh_sentences_known (&scene, &known);
  g_assert_cmpstr (((FhSaid *) said->pdata[0])->code, ==, "decided");
  g_assert_cmpstr (((FhSaid *) said->pdata[1])->code, ==, "rest");
  for (guint i = 0; i < said->len; i++)
    assert_closed (((FhSaid *) said->pdata[i])->text);
  tricks = fh_sentence_tricks (&scene);
  assert_closed (tricks);
  fh_plan_init (&plan, &view, &known);
  g_assert_false (plan.is_own);
  n = fh_seat_view_remarks (&view, remarks);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *sentence = fh_sentence_remark (&scene, &remarks[i]);

      g_assert_cmpint (remarks[i].code, !=, FH_REMARK_BOG);
      g_assert_cmpint (remarks[i].code, !=, FH_REMARK_DENY);
      assert_closed (sentence);
    }
}

/* In random deals at scores where everything hangs on the contract. */
static void
test_nothing_is_open (gconstpointer data)
{
  const char *id = fh_preset_id ((FhPreset) GPOINTER_TO_INT (data));
  FhRules rules = position_rules (id, NULL);
  int n_decided = 0;
  FhRng rng;

  if (rules.family == FH_FAMILY_AMERICAN)
    rules = position_rules (id, "nullo=on");
  fh_rng_init (&rng, fh_seed_from_number (34), 8);
  for (int deal = 0; deal < 60; deal++)
    {
      FhState state;

      fh_state_init (&state, &rules);
      for (int side = 0; side < rules.n_sides; side++)
        state.table.totals[side] = deal % 2 ? 480 : -480;
      do
        {
          FhAction action = random_action (&state, &rng);
          FhFate before = fh_table_fate (&state.table, 0);

          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          if (state.table.due != FH_ACTION_PLAY || fh_table_fate (&state.table, 0) == FH_FATE_OPEN)
            continue;
          n_decided++;
          for (int seat = 0; seat < rules.n_seats; seat++)
            check_seat (&state, seat);
          if (before != FH_FATE_OPEN)
            {
              FhScene scene = { .table = &state.table, .seating = seating () };
              g_autofree char *why = fh_sentence_why_in_public (&scene, &action);

              assert_closed (why);
            }
        }
      while (!state.table.deal_over);
    }
  g_assert_cmpint (n_decided, >, 20);
}

/* What stands over the deal that has ended so, for the person on seat 0 or, -1, for who watches. */
typedef struct
{
  const char *name;
  const char *preset;
  const char *contract;
  int declarer;
  const char *tricks;
  int person;
  const char *words;
} HeadingCase;

static const HeadingCase headings[] = {
  { "own-made", "australian-4", "7H", 0, "5 1 2 2", 0, "You made it!" },
  { "partner-made", "australian-4", "7H", 2, "5 1 2 2", 0, "You and Bill made it!" },
  { "own-slam", "australian-4", "8H", 0, "6 0 4 0", 0, "All ten tricks: you made it!" },
  { "partner-slam", "australian-4", "8H", 2, "6 0 4 0", 0, "All ten tricks: your side made it!" },
  { "own-misere", "australian-4", "MIS", 0, "0 6 0 4", 0, "Not one trick: you made it!" },
  { "partner-misere", "australian-4", "MIS", 2, "0 6 0 4", 0, "Not one trick: Bill made it!" },
  { "own-set", "australian-4", "8H", 0, "4 3 1 2", 0, "Set by 3 tricks" },
  { "own-set-by-one", "australian-4", "8H", 2, "4 2 3 1", 0, "Set by 1 trick" },
  { "own-misere-lost", "australian-4", "MIS", 0, "1 5 0 4", 0, "Set: you took 1 trick" },
  { "partner-misere-lost", "australian-4", "MIS", 2, "0 4 2 4", 0, "Set: Bill took 2 tricks" },
  { "they-made", "australian-4", "7H", 1, "1 4 1 4", 0, "They made it" },
  { "their-slam", "australian-4", "7H", 1, "0 4 0 6", 0, "They made it, with all ten tricks" },
  { "their-misere", "australian-4", "MIS", 1, "5 0 5 0", 0, "Joan made it, without a trick" },
  { "they-are-set", "australian-4", "7H", 1, "3 3 1 3", 0, "You set them by 1 trick!" },
  { "they-are-far-off", "australian-4", "10H", 1, "3 3 1 3", 0, "You set them by 4 tricks!" },
  { "their-misere-lost", "australian-4", "MIS", 1, "5 1 4 0", 0, "You set them!" },
  { "own-grand-nullo", "australian-4", "GNULLO", 0, "0 6 0 4", 0, "You and Bill made it!" },
  { "partner-grand-nullo", "australian-4", "GNULLO", 2, "0 6 0 4", 0, "You and Bill made it!" },
  { "own-grand-nullo-lost", "australian-4", "GNULLO", 0, "0 5 1 4", 0,
    "Your side did not make it" },
  { "partner-grand-nullo-lost", "australian-4", "GNULLO", 2, "2 4 1 3", 0,
    "Your side did not make it" },
  { "their-grand-nullo", "australian-4", "GNULLO", 1, "5 0 5 0", 0, "They made it" },
  { "their-grand-nullo-lost", "australian-4", "GNULLO", 1, "5 1 4 0", 0, "You set them!" },
  { "one-made", "american-3", "7H", 1, "2 7 1", 0, "Joan made it" },
  { "one-with-all", "american-3", "7H", 1, "0 10 0", 0, "Joan made it, with all ten tricks" },
  { "one-is-set", "american-3", "7H", 1, "3 6 1", 0, "You set Joan by 1 trick!" },
  { "two-made", "new-zealand-2", "7H", 1, "2 5 1 2", 0, "Joan made it" },
  { "two-are-set", "new-zealand-2", "9H", 1, "2 5 1 2", 0, "You set Joan by 2 tricks!" },
  { "two-own-made", "new-zealand-2", "7H", 0, "5 2 2 1", 0, "You made it!" },
  { "three-made", "american-6", "7H", 2, "3 1 3 1 1 1", 0, "Your side made it!" },
  { "three-set", "american-6", "8H", 2, "3 1 3 1 1 1", 0, "Set by 1 trick" },
  { "watched-made", "australian-4", "7H", 1, "1 4 1 4", -1, "Joan made it" },
  { "watched-set", "australian-4", "7H", 1, "3 3 1 3", -1, "Joan was set by 1 trick" },
  { "watched-misere", "australian-4", "MIS", 1, "5 1 4 0", -1, "Joan was set" },
  { "nobody-bid", "australian-4", "NONE", -1, "4 2 1 3", 0, "Nobody bid: your side took 5 tricks" },
  { "nobody-bid-three", "american-3", "NONE", -1, "1 7 2", 0, "Nobody bid: you took 1 trick" },
  { "nobody-bid-watched", "american-3", "NONE", -1, "1 7 2", -1, "Played without a contract" },
};

static void
test_headings (gconstpointer data)
{
  const HeadingCase *row = data;
  g_auto (GStrv) tricks = g_strsplit (row->tricks, " ", -1);
  FhRules rules = position_rules (row->preset, NULL);
  FhScene scene = { .seating = seating (), .person = row->person };
  FhState state;
  FhTable *table = &state.table;
  g_autofree char *heading = NULL;
  int won;

  position_contract (&state, &rules, row->contract, row->declarer);
  for (int seat = 0; seat < rules.n_seats; seat++)
    table->tricks[seat] = (uint8_t) atoi (tricks[seat]);
  table->n_tricks = FH_N_TRICKS;
  table->deal_over = true;
  won = fh_table_seats_tricks (table, fh_table_bidders (table));
  table->made = fh_table_is_misere (table) ? won == 0 : won >= fh_call_level (table->contract);
  scene.table = table;
  heading = fh_sentence_deal_heading (&scene);
  g_assert_cmpstr (heading, ==, row->words);
}

/* And of the game, which the sides @winners have won with these totals. */
typedef struct
{
  const char *name;
  const char *preset;
  const char *totals;
  unsigned winners;
  int person;
  const char *words;
} GameCase;

static const GameCase games[] = {
  { "own", "australian-4", "510 40", 1, 0, "You and Bill won the game!" },
  { "own-alone", "american-3", "510 40 -20", 1, 0, "You won the game!" },
  { "own-by-two", "new-zealand-2", "510 40", 1, 0, "You won the game!" },
  { "own-three", "american-6", "510 40", 1, 0, "Your side won the game!" },
  { "theirs", "australian-4", "40 510", 2, 0, "They won the game" },
  { "another-one", "american-3", "40 510 -20", 2, 0, "The game is won by Joan." },
  { "theirs-by-two", "new-zealand-2", "40 510", 2, 0, "The game is won by Joan." },
  { "out", "australian-4", "-520 40", 2, 0, "Out at −520: the game is lost" },
  { "they-are-out", "australian-4", "40 -520", 1, 0, "You and Bill won the game!" },
  { "nobody", "american-3", "-520 -520 -520", 0, 0, "The game is over. Nobody wins." },
  { "watched", "australian-4", "510 40", 1, -1, "The game is won by Me and Bill." },
};

static void
test_games (gconstpointer data)
{
  const GameCase *row = data;
  g_auto (GStrv) totals = g_strsplit (row->totals, " ", -1);
  FhRules rules = position_rules (row->preset, NULL);
  FhScene scene = { .seating = seating (), .person = row->person };
  g_autofree char *heading = NULL;
  FhState state;

  position_contract (&state, &rules, "7H", 0);
  for (int side = 0; side < rules.n_sides; side++)
    state.table.totals[side] = (int16_t) atoi (totals[side]);
  state.table.deal_over = true;
  state.table.winners = (uint8_t) row->winners;
  state.table.due = FH_ACTION_NONE;
  scene.table = &state.table;
  heading = fh_sentence_game_heading (&scene);
  g_assert_cmpstr (heading, ==, row->words);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/model/decided/words/", rows, test_words);
  ADD_ROWS ("/model/decided/heading/", headings, test_headings);
  ADD_ROWS ("/model/decided/game/", games, test_games);
  add_presets ("/model/decided/nothing-is-open/", test_nothing_is_open);
  return g_test_run ();
}
