/* test-worlds.c: the worlds among which a seat weighs what to do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <math.h>
#include <string.h>

#include "add-tests.h"
#include "fh-belief.h"
#include "fh-fit.h"
#include "fh-guess.h"
#include "fh-position.h"
#include "fh-worlds.h"

static const FhWorldsBudget all_listed = { .n_worlds = 1, .n_listed = 2000, .drawn = 1 };
static const FhWorldsBudget all_drawn = { .n_worlds = 400, .drawn = 6, .moves = 5 };

/* Deals @number by @rules and lets the computer players go on until @n_tricks are over; false when
 * the deal does not get so far. */
static gboolean
deal_until (FhState *state, const FhRules *rules, guint64 number, int n_tricks)
{
  return fh_fit_reach (state, rules, (int) (number % rules->n_callers), number, n_tricks);
}

/* The share of the worlds in which @seat holds @card. */
static double
share_of (const FhWorlds *worlds, int seat, FhCard card)
{
  double share = 0;

  for (int i = 0; i < worlds->n; i++)
    if (fh_set_has (fh_world_hand (&worlds->worlds[i], seat), card))
      share += (double) worlds->weights[i];
  return share;
}

static void
check_worlds (const FhWorlds *worlds)
{
  const FhSeatView *view = &worlds->view;
  double sum = 0;

  for (int i = 0; i < worlds->n; i++)
    {
      FhSeatView again;
      fh_world_view (&worlds->worlds[i], view->seat, &again);
      g_assert_cmphex (again.hand, ==, view->hand);
      g_assert_cmphex (again.unseen, ==, view->unseen);
      for (int seat = 0; seat < view->table.rules.n_seats; seat++)
        if (seat != view->seat)
          g_assert_cmphex (fh_world_hand (&worlds->worlds[i], seat) & ~view->known[seat]
                               & ~view->may_hold[seat],
                           ==, 0);
      g_assert_cmpfloat (worlds->weights[i], >=, 0);
      sum += (double) worlds->weights[i];
    }
  g_assert_cmpfloat (fabs (sum - 1), <, 1e-4);
}

/* What is drawn and led to the likely layouts is as frequent as what is listed and weighed: the
 * share of a card lies within 0.35, on average within 0.05. */
static void
check_shares (const FhWorlds *listed, const FhWorlds *drawn)
{
  const FhSeatView *view = &listed->view;

  double sum = 0;
  guint n = 0;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat)
      FH_FOREACH_CARD (card, view->unseen)
        {
          double off = fabs (share_of (listed, seat, card) - share_of (drawn, seat, card));
          g_assert_cmpfloat (off, <, 0.35);
          sum += off;
          n++;
        }
  g_assert_cmpfloat (sum, <=, 0.05 * n);
}

static void
test_late (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  guint n_listed = 0;
  FhRules rules;

  fh_rules_init (&rules, preset);
  for (guint64 number = 1; number <= 8; number++)
    {
      FhState state;
      FhSeatView view;
      int n_tricks = rules.n_seats > 5 ? 9 : 8;

      if (n_listed == 4)
        break;
      if (!deal_until (&state, &rules, number, n_tricks))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      g_autofree FhLayouts *layouts = g_new (FhLayouts, 1);
      g_assert_true (fh_layouts_init (layouts, &view));
      FhSeed seed = fh_seed_from_number (number);
      FhWorlds *listed = fh_worlds_new (&view, &all_listed, seed, NULL);
      g_assert_nonnull (listed);
      check_worlds (listed);
      g_assert_cmpint (listed->complete, ==, fh_layouts_count (layouts) <= all_listed.n_listed);
      if (listed->complete)
        {
          gboolean is_there = FALSE;

          /* The real layout is one of them. */
          g_assert_cmpint (listed->n, ==, (int) fh_layouts_count (layouts));
          for (int i = 0; i < listed->n; i++)
            is_there |= memcmp (listed->worlds[i].state.hands, state.hands, sizeof state.hands) == 0
                        && listed->worlds[i].state.dead == state.dead;
          g_assert_true (is_there);
          FhWorlds *drawn = fh_worlds_new (&view, &all_drawn, seed, NULL);
          check_worlds (drawn);
          g_assert_false (drawn->complete);
          check_shares (listed, drawn);
          fh_worlds_free (drawn);
          n_listed++;
        }
      fh_worlds_free (listed);
    }
  g_test_message ("%u listed", n_listed);
  if (rules.dead_size == 0)
    g_assert_cmpuint (n_listed, >, 0);
}

/* The same view and the same seed give the same worlds, another seed gives others. */
static void
test_same (void)
{
  FhWorldsBudget budget = { .n_worlds = 50, .n_listed = 10, .drawn = 8, .moves = 4 };
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  g_assert_true (deal_until (&state, &rules, 3, 2));
  fh_seat_view_init (&view, &state, state.table.turn);
  FhWorlds *a = fh_worlds_new (&view, &budget, fh_seed_from_number (1), NULL);
  FhWorlds *b = fh_worlds_new (&view, &budget, fh_seed_from_number (1), NULL);
  FhWorlds *c = fh_worlds_new (&view, &budget, fh_seed_from_number (2), NULL);
  g_assert_cmpint (a->n, ==, b->n);
  g_assert_cmpint (a->n, <=, budget.n_worlds);
  g_assert_cmpmem (a->worlds, sizeof (FhWorld) * (size_t) a->n, b->worlds,
                   sizeof (FhWorld) * (size_t) b->n);
  g_assert_cmpmem (a->weights, sizeof (float) * (size_t) a->n, b->weights,
                   sizeof (float) * (size_t) b->n);
  g_assert_cmpint (memcmp (a->worlds, c->worlds, sizeof (FhWorld)), !=, 0);
  check_worlds (a);
  fh_worlds_free (a);
  fh_worlds_free (b);
  fh_worlds_free (c);
}

static void
test_cancelled (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  atomic_int cancelled = 1;
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 0);
  fh_seat_view_init (&view, &state, 1);
  g_assert_null (fh_worlds_new (&view, &all_drawn, fh_seed_from_number (1), &cancelled));
}

/* Who bid hearts holds more of them than chance would give him, and the truth weighs more than the
 * average layout. */
static void
test_calls_tell (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  double bidder = 0, even = 0, real = 0, truth = 0, others = 0;
  guint n = 0;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  for (guint64 number = 100; number < 160; number++)
    {
      FhState state;
      FhSeatView view;
      FhBelief *belief;

      if (!deal_until (&state, &rules, number, 0) || !fh_call_is_bid (state.table.contract))
        continue;
      FhDenomination trump = fh_table_trump (&state.table);
      if (trump == FH_NO_TRUMP)
        continue;
      FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);
      fh_seat_view_init (&view, &state, (state.table.declarer + 1) % 4);
      FhWorldsBudget budget = { .n_worlds = 100, .drawn = 4, .moves = 8 };
      FhWorlds *worlds = fh_worlds_new (&view, &budget, fh_seed_from_number (number), NULL);
      FH_FOREACH_CARD (card, trumps & view.unseen)
        bidder += share_of (worlds, state.table.declarer, card);
      real += fh_set_size (trumps & state.hands[state.table.declarer]);
      even += fh_set_size (trumps & view.unseen) * 10.0 / 33.0;
      belief = fh_belief_new (&view);
      int declarer = state.table.declarer;
      truth += (double) fh_belief_weigh_calls (belief, declarer, state.dealt[declarer]);
      for (int i = 0; i < 20; i++)
        {
          FhWorld world;
          g_assert_true (fh_world_sample (&world, &view, &rng));
          others +=
              (double) fh_belief_weigh_calls (belief, declarer, fh_world_hand (&world, declarer))
              / 20;
        }
      fh_belief_free (belief);
      fh_worlds_free (worlds);
      n++;
    }
  g_test_message (
      "%u deals: trumps of the bidder %.2f, by chance %.2f, really %.2f; weight of the truth %.2f, "
      "of others %.2f",
      n, bidder / n, even / n, real / n, truth / n, others / n);
  g_assert_cmpuint (n, >, 20);
  g_assert_cmpfloat (bidder, >, 1.2 * even);
  g_assert_cmpfloat (fabs (bidder - real), <, fabs (even - real) * 0.7);
  g_assert_cmpfloat (truth, >, 2 * others);
}

/* How likely all cards played at the table of four seats of @view were in @world. */
static double
plays_of (const FhWorld *world, const FhSeatView *view)
{
  float plays[FH_MAX_SEATS] = { 0 };

  fh_belief_weigh_plays (world, view, fh_seats_first (4), plays);
  g_assert_cmpfloat (plays[view->seat], ==, 1);
  return (double) (plays[0] * plays[1] * plays[2] * plays[3]);
}

/* In the middle of the play few layouts explain all cards played; the worlds are led to them, and
 * are not a handful that weighs all. */
static void
test_plays_tell (void)
{
  const FhWorldsBudget budget = { .n_worlds = 100, .drawn = 3, .moves = 4 };
  FhRules rules = position_rules ("american-4", NULL);
  double effective = 0, explained = 0, by_chance = 0;
  guint n = 0;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (5), 0);
  for (guint64 number = 100; number < 130; number++)
    {
      FhState state;
      FhSeatView view;
      double squares = 0;

      if (!deal_until (&state, &rules, number, 4) || !fh_call_is_bid (state.table.contract))
        continue;
      fh_seat_view_init (&view, &state, (state.table.declarer + 1) % 4);
      FhWorlds *worlds = fh_worlds_new (&view, &budget, fh_seed_from_number (number), NULL);
      check_worlds (worlds);
      for (int i = 0; i < worlds->n; i++)
        {
          double weight = (double) worlds->weights[i];
          squares += weight * weight;
          explained += weight * plays_of (&worlds->worlds[i], &view);
        }
      for (int i = 0; i < 20; i++)
        {
          FhWorld world;
          g_assert_true (fh_world_sample (&world, &view, &rng));
          by_chance += plays_of (&world, &view) / 20;
        }
      effective += 1 / squares;
      fh_worlds_free (worlds);
      n++;
    }
  g_test_message (
      "%u deals: no more uneven than %.1f layouts of 100; weight of plays %.2f, by chance %.2f", n,
      effective / n, explained / n, by_chance / n);
  g_assert_cmpuint (n, >, 15);
  g_assert_cmpfloat (effective / n, >, 70);
  g_assert_cmpfloat (explained, >, 3 * by_chance);
}

/* Only the plays of the seats that are asked for are weighed. */
static void
test_plays_of_seats (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhWorldsBudget budget = { .n_worlds = 8, .drawn = 1 };
  guint n_otherwise = 0;
  FhState state;
  FhSeatView view;

  g_assert_true (deal_until (&state, &rules, 3, 5));
  fh_seat_view_init (&view, &state, state.table.turn);
  FhWorlds *worlds = fh_worlds_new (&view, &budget, fh_seed_from_number (1), NULL);
  for (int i = 0; i < worlds->n; i++)
    {
      float all[FH_MAX_SEATS], one[FH_MAX_SEATS];
      fh_belief_weigh_plays (&worlds->worlds[i], &view, fh_seats_first (4), all);
      for (int seat = 0; seat < 4; seat++)
        {
          n_otherwise += all[seat] < 1;
          for (int other = 0; other < FH_MAX_SEATS; other++)
            one[other] = -1;
          fh_belief_weigh_plays (&worlds->worlds[i], &view, fh_seat_bit (seat), one);
          for (int other = 0; other < 4; other++)
            g_assert_cmpfloat (one[other], ==, other == seat ? all[seat] : -1);
        }
    }
  g_assert_cmpuint (n_otherwise, >, 0);
  fh_worlds_free (worlds);
}

/* However a guess has moved, its weights are those of the layout that it has now. */
static void
test_moved (gconstpointer options)
{
  FhRules rules = position_rules ("australian-4", options);
  guint n = 0;

  for (guint64 number = 200; number < 230; number++)
    {
      FhGuess guess = { .family = 0 }, again;
      FhGuesser guesser;
      FhState state;
      FhSeatView view;

      if (!deal_until (&state, &rules, number, 3))
        continue;
      fh_seat_view_init (&view, &state, state.table.turn);
      g_assert_true (fh_guesser_init (&guesser, &view, fh_seed_from_number (number)));
      fh_guesser_draw (&guesser, &guess);
      fh_guesser_weigh_plays (&guesser, &guess);
      for (int k = 0; k < 40; k++)
        fh_guesser_move (&guesser, &guess, (FhGuessPowers){ .calls = 0.1f, .plays = 0.1f });
      again = guess;
      fh_guesser_weigh_plays (&guesser, &again);
      for (int seat = 0; seat < 4; seat++)
        g_assert_cmpfloat (guess.plays[seat], ==, again.plays[seat]);
      fh_guesser_clear (&guesser);
      n++;
    }
  g_test_message ("%u deals", n);
  g_assert_cmpuint (n, >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/players/worlds/late/", test_late);
  g_test_add_func ("/players/worlds/same", test_same);
  g_test_add_func ("/players/worlds/cancelled", test_cancelled);
  g_test_add_func ("/players/worlds/calls-tell", test_calls_tell);
  g_test_add_func ("/players/worlds/plays-tell", test_plays_tell);
  g_test_add_func ("/players/worlds/plays-of-seats", test_plays_of_seats);
  g_test_add_data_func ("/players/worlds/moved/kitty", NULL, test_moved);
  g_test_add_data_func ("/players/worlds/moved/swap", "inkle-swap=on", test_moved);
  return g_test_run ();
}
