/* test-refutation.c: how a choice loses that was worse than the best.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-refutation.h"

#include <glib.h>
#include <math.h>

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-player.h"
#include "fh-playout.h"
#include "fh-position.h"
#include "fh-stakes.h"

/* --- What is said holds --- */

/* Does @action in @world, and goes on to the end of the deal: by rules of thumb to the first card,
 * and from there by best play. */
static void
end (FhWorld *world, const FhAction *action)
{
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  FhSolver *solver = fh_solver_new (0);
  const FhTable *table = fh_world_table (world);

  g_assert_cmpint (fh_world_apply (world, action).code, ==, FH_OK);
  while (!table->deal_over && table->due == FH_ACTION_BID)
    g_assert_cmpint (fh_playout_call (world, action->seat).kind, ==, FH_ACTION_BID);
  while (!table->deal_over && table->due != FH_ACTION_PLAY)
    g_assert_true (fh_playout_step (world));
  g_assert_true (fh_line_go_on (line, world, solver, FH_N_TRICKS));
  g_assert_true (table->deal_over);
  fh_solver_free (solver);
}

/* The tricks of the side of @seat. */
static int
tricks_of (const FhWorld *world, int seat)
{
  uint8_t bidders = fh_stakes_bidders (world, seat);
  int tricks = fh_table_seats_tricks (fh_world_table (world), bidders);

  return fh_seats_have (bidders, seat) ? tricks : FH_N_TRICKS - tricks;
}

static bool
becomes (const FhTable *table, const FhAction *action, bool made)
{
  return table->declarer == action->seat && table->contract == action->call && table->made == made;
}

/* The layout fits what the seat sees; the line is the rest of a deal by the rules; and its end
 * comes short of that of the best by just so much. */
static void
check (const FhRefutation *refutation,
       const FhSeatView *view,
       const FhAction *done,
       const FhAction *best)
{
  FhWorld line = refutation->world, with = line, beside = line;
  const FhTable *ours = fh_world_table (&with), *theirs = fh_world_table (&beside);
  bool bids, decides;
  FhSeatView seen;
  int less;

  g_assert_cmpint (refutation->n_layouts, >=, FH_REFUTATION_LEAST_LAYOUTS);
  g_assert_cmpint (refutation->n_short, <=, refutation->n_layouts);
  g_assert_cmpint (refutation->n_decided, <=, refutation->n_short);
  fh_world_view (&line, view->seat, &seen);
  g_assert_cmpuint (seen.hand, ==, view->hand);
  g_assert_cmpuint (seen.unseen, ==, view->unseen);

  g_assert_true (fh_action_equal (&refutation->line.actions[0], done));
  for (int i = 0; i < refutation->line.n; i++)
    g_assert_cmpint (fh_world_apply (&line, &refutation->line.actions[i]).code, ==, FH_OK);
  end (&with, done);
  end (&beside, best);
  g_assert_cmpmem (fh_world_table (&line)->points, sizeof ours->points, ours->points,
                   sizeof ours->points);
  bids = fh_seats_have (fh_stakes_bidders (&with, view->seat), view->seat);
  decides = ours->made != theirs->made;
  if (done->kind == FH_ACTION_BID)
    {
      less = (int) lroundf (fh_stakes_at (&beside, view->seat, 0).points
                            - fh_stakes_at (&with, view->seat, 0).points);
      decides = done->call == FH_PASS ? becomes (theirs, best, true) : becomes (ours, done, false);
    }
  else if (fh_table_is_misere (ours))
    less = decides;
  else
    less = tricks_of (&beside, view->seat) - tricks_of (&with, view->seat);
  g_assert_cmpint (refutation->less, ==, less);
  g_assert_cmpint (refutation->bids, ==, bids);
  g_assert_cmpint (refutation->decides, ==, decides);
}

/* --- Positions --- */

typedef struct
{
  const char *name;
  const char *calls; /* from seat 0 on */
  const char *hand;  /* of the seat that decides, with the kitty where the auction is over */
  const char *done, *best;
  bool loses;   /* whether that is found */
  bool decides; /* what is found decides the contract */
} Row;

static const Row rows[] = {
  /* Calls. */
  { "too-high", "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "8S", "PASS", true, true },
  { "over-partner", "7S PASS", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "10S", "PASS", true, true },
  { "risky-misere", "PASS 7S", "AS KS QS AH KH AD AC 4H 4D 5C", "OMIS", "PASS", true, true },
  { "certain-passed", "", "JO JS JC AS KS QS AD KD 7C 6C", "PASS", "8S", true, true },
  { "too-low", "PASS PASS PASS", "JO JS JC AS KS QS AD KD 7C 6C", "7S", "8S", true, false },
  { "wrong-suit", "", "JO JS JC AS KS QS AD KD 7C 6C", "8H", "8S", true, true },
  /* In the layout that is taken first it costs no more in the end than the other. */
  { "nothing-less", "8D PASS", "5S 9S JS KS 8C 10C QC 5D QD JH", "OMIS", "10NT", true, true },
  { "weak-pass", "", "9S 8S QC 8C 10D 9D QD 5H 10H 7C", "PASS", "8S", false, false },
  { "certain-bid", "", "JO JS JC AS KS QS AD KD 7C 6C", "8S", "PASS", false, false },
  { "same-call", "", "JO JS JC AS KS QS AD KD 7C 6C", "8S", "8S", false, false },
  /* Discards. */
  { "king-bare", "8H PASS PASS PASS", "JO JH JD AH KH QH 9H KD 6D 6S 5S 6C 5C", "6D 5S 5C",
    "5S 6C 5C", true, false },
  { "loser-kept", "9H PASS PASS PASS", "JO JH JD AH KH QH 9H AS KS 6S QD 6C 5C", "KS 6C 5C",
    "QD 6C 5C", true, true },
  { "trump-away", "7H PASS PASS PASS", "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C", "8H 6C 5C",
    "QD 6C 5C", true, false },
  { "danger-kept", "MIS PASS PASS PASS", "AS KS 4H 5H 6H 7H 4D 5D 6D 5C 6C 7C 8C", "8C 7C 6C",
    "AS KS 8C", true, true },
  { "king-guarded", "7H PASS PASS PASS", "JO JH AH KH 9H 8H AS KD 6D 6S 5S 6C 5C", "6S 6C 5C",
    "6D 6C 5C", false, false },
  { "low-ones", "7H PASS PASS PASS", "JO JH AH KH 9H 8H AS KS 6S 5S QD 6C 5C", "5S 6C 5C",
    "6S 6C 5C", false, false },
};

static FhAction
action_of (const FhSeatView *view, const char *word)
{
  return view->legal.due == FH_ACTION_BID
             ? fh_action_bid (view->seat, position_call (word))
             : fh_action_cards (FH_ACTION_DISCARD, view->seat, position_cards (word));
}

static void
set_up (FhState *state, FhSeatView *view, const Row *row)
{
  FhRules rules = position_rules ("australian-4", NULL);
  int seat;

  position_deal (state, &rules, rules.n_callers - 1);
  if (*row->calls)
    position_bid (state, row->calls);
  seat = state->table.turn;
  position_give (state, seat, row->hand);
  for (int i = 0; state->table.due == FH_ACTION_DISCARD && i < rules.kitty_size; i++)
    state->dealt[seat] &= state->dealt[seat] - 1;
  if (state->table.due == FH_ACTION_DISCARD)
    state->dealt_kitty = state->hands[seat] & ~state->dealt[seat];
  fh_seat_view_init (view, state, seat);
}

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autofree FhRefutation *refutation = g_new (FhRefutation, 1);
  FhSeatView view;
  FhState state;

  set_up (&state, &view, row);
  FhAction done = action_of (&view, row->done), best = action_of (&view, row->best);
  bool loses = fh_refutation_init (refutation, &view, &done, &best, 0, NULL);
  g_test_message ("%d of %d, %d decided; less %d, %s", refutation->n_short, refutation->n_layouts,
                  refutation->n_decided, refutation->less,
                  refutation->decides ? "decides" : "decides not");
  g_assert_cmpint (fh_seat_view_check (&view, &done).code, ==, FH_OK);
  g_assert_cmpint (fh_seat_view_check (&view, &best).code, ==, FH_OK);
  g_assert_cmpint (loses, ==, row->loses);
  if (!loses)
    return;
  g_assert_cmpint (refutation->decides, ==, row->decides);
  check (refutation, &view, &done, &best);
}

/* --- Cards --- */

/* Deals @number by @rules, in which the first to call plays @call, or all pass, and lets players of
 * rules act until @n_plays cards are played. */
static void
play_to (FhState *state, const FhRules *rules, FhCall call, uint64_t number, int n_plays)
{
  const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhAction action;

  fh_state_init (state, rules);
  action = fh_deal_from_seed (rules, 0, fh_seed_from_number (number), 0);
  while (true)
    {
      FhSeatView view;

      g_assert_cmpint (fh_state_apply (state, &action).code, ==, FH_OK);
      if (state->table.due == FH_ACTION_PLAY && state->table.n_plays == n_plays)
        return;
      fh_seat_view_init (&view, state, state->table.turn);
      action = fh_player_decide (&player, &view, NULL).action;
      if (state->table.due == FH_ACTION_BID)
        action = fh_action_bid (view.seat, state->table.n_calls == 0 ? call : FH_PASS);
    }
}

/* Of all pairs of cards in some positions one loses to the other, or neither does, and never both;
 * what is said holds. */
static void
check_pairs (const FhRules *rules, FhCall call, int n_plays)
{
  g_autofree FhRefutation *there = g_new (FhRefutation, 1);
  g_autofree FhRefutation *back = g_new (FhRefutation, 1);
  int n_found = 0;

  for (uint64_t number = 1; number <= 3; number++)
    {
      FhSeatView view;
      FhState state;
      FhAction first;

      play_to (&state, rules, call, number, n_plays);
      fh_seat_view_init (&view, &state, state.table.turn);
      first = fh_action_play (view.seat, fh_set_first (view.legal.cards), FH_SUIT_NONE);
      FH_FOREACH_CARD (card, view.legal.cards & (view.legal.cards - 1))
        {
          FhAction other = fh_action_play (view.seat, card, FH_SUIT_NONE);
          bool loses = fh_refutation_init (there, &view, &first, &other, 0, NULL);
          bool wins = fh_refutation_init (back, &view, &other, &first, 0, NULL);

          g_assert_false (loses && wins);
          if (loses)
            check (there, &view, &first, &other);
          if (wins)
            check (back, &view, &other, &first);
          n_found += loses || wins;
        }
    }
  g_assert_cmpint (n_found, >=, 3);
}

static void
test_pairs (void)
{
  FhRules rules = position_rules ("australian-4", NULL);

  check_pairs (&rules, fh_bid (7, (FhDenomination) FH_SPADES), 20);
}

/* Where nobody has bid, each side plays for its own tricks. */
static void
test_no_contract (void)
{
  FhRules rules = position_rules ("midwest-4", NULL);

  check_pairs (&rules, FH_PASS, 24);
}

/* --- All tables --- */

/* Another call or discard than @usual. */
static FhAction
other_than (const FhAction *usual, const FhSeatView *view)
{
  FhAction other = *usual;

  if (usual->kind == FH_ACTION_DISCARD)
    {
      FhCardSet cards = view->legal.cards;
      while (fh_set_size (cards) > view->legal.count)
        cards &= cards - 1;
      return fh_action_cards (FH_ACTION_DISCARD, view->seat, cards);
    }
  other.call = FH_PASS;
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS && usual->call == FH_PASS; call++)
    if (view->legal.calls & FH_CALL_BIT (call))
      other.call = call;
  return other;
}

/* How often in a deal by @preset a call or a discard that players of rules would not make is
 * refuted: what is said holds. */
static int
check_deal (FhPreset preset, uint64_t number)
{
  const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  g_autofree FhRefutation *refutation = g_new (FhRefutation, 1);
  FhWorld world;
  const FhTable *table = fh_world_table (&world);
  int n_found = 0;
  FhRules rules;

  fh_rules_init (&rules, preset);
  fh_state_init (&world.state, &rules);
  FhAction deal = fh_deal_from_seed (&rules, 0, fh_seed_from_number (number), 0);
  g_assert_cmpint (fh_world_apply (&world, &deal).code, ==, FH_OK);
  while (!table->deal_over && table->due != FH_ACTION_PLAY)
    {
      FhSeatView view;

      fh_world_view (&world, table->turn, &view);
      FhAction usual = fh_player_decide (&player, &view, NULL).action;
      FhAction other = other_than (&usual, &view);
      if (fh_refutation_is_about (&usual)
          && fh_refutation_init (refutation, &view, &other, &usual, 0, NULL))
        {
          check (refutation, &view, &other, &usual);
          n_found++;
        }
      fh_playout_step (&world);
    }
  return n_found;
}

static void
test_tables (void)
{
  static const FhPreset presets[] = { FH_PRESET_NEW_ZEALAND_4, FH_PRESET_AMERICAN_3,
                                      FH_PRESET_NEW_ZEALAND_3 };

  for (gsize i = 0; i < G_N_ELEMENTS (presets); i++)
    g_assert_cmpint (check_deal (presets[i], 1), >, 0);
}

static void
test_nothing (void)
{
  g_autofree FhRefutation *refutation = g_new (FhRefutation, 1);
  atomic_int cancelled = 1;
  FhAction first, last, call = fh_action_bid (0, FH_PASS);
  FhSeatView view;
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;

  play_to (&state, &rules, fh_bid (7, (FhDenomination) FH_SPADES), 1, 20);
  fh_seat_view_init (&view, &state, state.table.turn);
  first = fh_action_play (view.seat, fh_set_first (view.legal.cards), FH_SUIT_NONE);
  last = fh_action_play (view.seat, fh_set_first (view.unseen), FH_SUIT_NONE);
  /* The same card, one that is not held, none at all, and no time. */
  g_assert_false (fh_refutation_init (refutation, &view, &first, &first, 0, NULL));
  g_assert_false (fh_refutation_init (refutation, &view, &last, &first, 0, NULL));
  g_assert_false (fh_refutation_init (refutation, &view, &call, &first, 0, NULL));
  FH_FOREACH_CARD (card, view.legal.cards)
    {
      last = fh_action_play (view.seat, card, FH_SUIT_NONE);
      g_assert_false (fh_refutation_init (refutation, &view, &first, &last, 0, &cancelled));
      g_assert_false (fh_refutation_init (refutation, &view, &last, &first, 0, &cancelled));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD_ROWS ("/tutor/refutation/", rows, test_row);
  g_test_add_func ("/tutor/refutation/pairs", test_pairs);
  g_test_add_func ("/tutor/refutation/no-contract", test_no_contract);
  g_test_add_func ("/tutor/refutation/tables", test_tables);
  g_test_add_func ("/tutor/refutation/nothing", test_nothing);
  return g_test_run ();
}
