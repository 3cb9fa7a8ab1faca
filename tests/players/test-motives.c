/* test-motives.c: what computer players say of their choices is true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole deals of every table are played.  At each decision the reason of the player, and what would
 * speak for each other choice, is held against the rules (fh-truth.h).  The suite looks at some
 * decisions of each table, with -m slow at many more.
 */
#include <glib.h>

#include "add-tests.h"
#include "fh-claim.h"
#include "fh-convention.h"
#include "fh-deal.h"
#include "fh-options.h"
#include "fh-position.h"
#include "fh-truth.h"
#include "fh-writer.h"
#include "quick-thinking.h"

#define N_DECISIONS_QUICK 270
#define N_DECISIONS_SLOW  3000

/* Discards that are tried beside the chosen one. */
#define N_DISCARDS 6

static int n_decisions, n_false;
static int said[FH_N_MOTIVES], falsely[FH_N_MOTIVES];

static void
check (const FhSeatView *view, const FhAction *action, const FhReason *reason, FhRng *rng)
{
  const char *why;

  said[reason->motive]++;
  if (fh_truth_holds (view, action, reason, rng, &why))
    return;
  FhText text = FH_TEXT_INIT;
  fh_action_write (&view->table.rules, action, &text);
  falsely[reason->motive]++;
  n_false++;
  g_test_message ("%s, deal of %s: %s (certainty %d, seat %d, card %d, suit %d, number %d, chance "
                  "%d): not %s",
                  text.str, fh_preset_id ((FhPreset) view->table.rules.preset),
                  fh_motive_word ((FhMotive) reason->motive), reason->certainty, reason->seat,
                  reason->card, reason->suit, reason->number, reason->chance, why);
  fh_text_clear (&text);
}

static FhAction
random_set (const FhSeatView *view, FhRng *rng)
{
  FhCardSet from = view->legal.cards, cards = 0;

  while (fh_set_size (cards) < view->legal.count)
    {
      FhCardSet left = from & ~cards;
      cards |= FH_SET (fh_set_nth (left, fh_rng_below (rng, (uint32_t) fh_set_size (left))));
    }
  return fh_action_cards ((FhActionKind) view->legal.due, view->seat, cards);
}

/* What would speak for @action, unless it may not be done. */
static void
check_choice (const FhPlayer *player, const FhSeatView *view, const FhAction *action, FhRng *rng)
{
  if (fh_seat_view_check (view, action).code != FH_OK)
    return;
  FhReason reason = fh_player_reason (player, view, action);
  check (view, action, &reason, rng);
}

static void
check_choices (const FhPlayer *player, const FhSeatView *view, FhRng *rng)
{
  FhAction action = { .kind = FH_ACTION_PARTNER, .seat = view->seat, .suit = FH_SUIT_NONE };

  switch ((FhActionKind) view->legal.due)
    {
    case FH_ACTION_BID:
      for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
        {
          action = fh_action_bid (view->seat, call);
          check_choice (player, view, &action, rng);
        }
      break;
    case FH_ACTION_PLAY:
      FH_FOREACH_CARD (card, view->legal.cards)
        for (int suit = 0; suit <= FH_SUIT_NONE; suit++)
          if (suit < FH_N_SUITS || suit == FH_SUIT_NONE)
            {
              action = fh_action_play (view->seat, card, (FhSuit) suit);
              check_choice (player, view, &action, rng);
            }
      break;
    case FH_ACTION_PARTNER:
      check_choice (player, view, &action, rng);
      action.n_seats = 1;
      for (int seat = 0; seat < view->table.rules.n_seats; seat++)
        {
          action.seats[0] = (uint8_t) seat;
          check_choice (player, view, &action, rng);
        }
      break;
    case FH_ACTION_CALL:
    case FH_ACTION_DISCARD:
    case FH_ACTION_SWAP:
      for (int i = 0; i < N_DISCARDS; i++)
        {
          action = random_set (view, rng);
          check_choice (player, view, &action, rng);
        }
      break;
    default:
      break;
    }
}

/* Gives most options that @rules have a value at random; not the laws, by which hands may be wrong.
 */
static void
shuffle_options (FhRules *rules, FhRng *rng)
{
  for (int i = 0; i < fh_n_options (); i++)
    {
      int n = 0;

      if (!fh_option_applies (rules, i) || g_str_equal (fh_option_name (i), "laws"))
        continue;
      while (fh_option_value (rules, i, n))
        n++;
      if (n)
        fh_option_set (rules, fh_option_name (i),
                       fh_option_value (rules, i, (int) fh_rng_below (rng, (uint32_t) n)));
    }
}

/* The seat that acts next: the first that wants to say "ace, no face", else whose turn it is. */
static FhDecision
decide_next (
    const FhState *state, const FhPlayer *players, int n_refused, FhSeatView *view, FhRng *rng)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    if (fh_seats_have (legal.may_declare, seat))
      {
        fh_seat_view_init (view, state, seat);
        FhDecision decision = fh_player_decide (&players[seat], view, rng);
        if (decision.action.kind == FH_ACTION_ACE_NO_FACE)
          return decision;
      }
  fh_seat_view_init (view, state, state->table.turn);
  return fh_player_decide_again (&players[state->table.turn], view, n_refused, rng);
}

/* One deal; every decision is looked at until @left have been. */
static void
play_deal (FhRules *rules, uint64_t seed, int *left)
{
  FhPlayer players[FH_MAX_SEATS];
  FhState state;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (seed), 1);
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] = (FhPlayer){ .level = FH_PLAYER_RULES,
                                .character = (uint8_t) fh_rng_below (&rng, FH_N_CHARACTERS),
                                .thinking = &quick_thinking };
  /* One of them searches, one makes mistakes, and another bids and plays at random, so that odd
   * things are seen. */
  players[seed % rules->n_seats].level = FH_PLAYER_STRONG;
  players[(seed + rules->n_seats - 1u) % rules->n_seats].level =
      seed % 2 ? FH_PLAYER_LEARNER : FH_PLAYER_BEGINNER;
  if (seed % 3 == 0)
    players[(seed + 1) % rules->n_seats].level = FH_PLAYER_RANDOM;

  if (seed % 3 == 1)
    shuffle_options (rules, &rng);
  fh_state_init (&state, rules);
  for (int seat = 0; seed % 2 && seat < rules->n_seats; seat++)
    state.table.agreed[seat] = (1u << FH_N_CONVENTIONS) - 1;
  FhAction action =
      fh_deal_from_seed (rules, (int) (seed % rules->n_callers), fh_seed_from_number (seed), 0);
  g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
  /* In some deals the game is near its end, where scores matter. */
  if (seed % 4 == 0)
    for (int side = 0; side < rules->n_sides; side++)
      state.table.totals[side] = (int32_t) fh_rng_below (&rng, 900) - 420;
  for (int n_refused = 0; !state.table.deal_over && *left > 0;)
    {
      FhSeatView view;
      FhDecision decision = decide_next (&state, players, n_refused, &view, &rng);
      const FhPlayer *player = &players[view.seat];
      if (n_refused == 0 && player->level != FH_PLAYER_RANDOM)
        {
          n_decisions++;
          --*left;
          g_assert_cmpint (decision.reason.motive, !=, FH_MOTIVE_NONE);
          check (&view, &decision.action, &decision.reason, &rng);
          if (decision.action.kind != FH_ACTION_ACE_NO_FACE)
            check_choices (player, &view, &rng);
        }
      FhRefusal refusal = fh_state_apply (&state, &decision.action);
      n_refused = refusal.code == FH_OK ? 0 : n_refused + 1;
      g_assert_true (refusal.code == FH_OK || refusal.code == FH_REFUSED_CALL_SAME_HOLDER);
    }
}

static void
test_table (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  int left = g_test_slow () ? N_DECISIONS_SLOW : N_DECISIONS_QUICK, before = n_false;

  for (uint64_t seed = 1; left > 0; seed++)
    {
      FhRules rules;
      fh_rules_init (&rules, preset);
      play_deal (&rules, 100 * (uint64_t) preset + seed, &left);
    }
  if (n_false > before)
    g_test_fail_printf ("%d reasons are false", n_false - before);
}

/* C-19, D-HP-JTRUMP: who can follow suit takes over the trick with a joker where it may always be
 * played, and only there. */
static void
test_free_joker (void)
{
  static const struct
  {
    const char *options;
    gboolean taken;
  } rows[] = { { NULL, FALSE }, { "joker-always-playable=on", TRUE } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhRules rules = position_rules ("australian-4", rows[i].options);
      FhAction action = fh_action_play (0, FH_CARD (FH_SPADES, FH_ACE), FH_SUIT_NONE);
      FhWorld world;
      FhSeatView view;

      position_contract (&world.state, &rules, "7H", 0);
      position_hands (&world.state, "AS/KS JO");
      fh_seat_view_init (&view, &world.state, 0);
      FhClaim claim = { .view = &view,
                        .table = &view.table,
                        .trump = fh_table_trump (&view.table) };
      fh_claim_init (&claim, &action);
      FhTable after = fh_claim_table_with (claim.table, 0, claim.card, claim.named);
      g_assert_cmpint (fh_claim_taken_in (&claim, &world, &after, claim.later), ==, rows[i].taken);
    }
}

static void
print_counts (void)
{
  int n_said = 0;

  g_test_message ("%-22s %8s %8s", "motive", "checked", "false");
  for (int motive = 0; motive < FH_N_MOTIVES; motive++)
    {
      n_said += said[motive];
      g_test_message ("%-22s %8d %8d", fh_motive_word ((FhMotive) motive), said[motive],
                      falsely[motive]);
    }
  g_test_message ("%d decisions, %d reasons, %d false", n_decisions, n_said, n_false);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/players/motives/", test_table);
  g_test_add_func ("/players/motives/free-joker", test_free_joker);
  int status = g_test_run ();
  print_counts ();
  return status;
}
