/* test-choices.c: all that a seat may do, what it is worth, and why not the rest.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-advice.h"

#include <glib.h>

#include "add-tests.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "same-advice.h"

static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

/* How many choices there are in @view where all are listed, or -1. */
static int
n_legal (const FhSeatView *view)
{
  const FhLegal *legal = &view->legal;
  int n_cards = fh_set_size (legal->cards), n_seats = __builtin_popcount (legal->seats), n = 0;

  switch ((FhActionKind) legal->due)
    {
    case FH_ACTION_BID:
      return __builtin_popcount (legal->calls) + __builtin_popcount (legal->inkles)
             + fh_seats_have (legal->may_declare, view->seat);
    case FH_ACTION_ANSWER:
      return 2;
    case FH_ACTION_PARTNER:
      return 1 + n_seats + (legal->count == 2 ? n_seats * (n_seats - 1) / 2 : 0);
    case FH_ACTION_PLAY:
      FH_FOREACH_CARD (card, legal->cards)
        n += fh_card_is_joker (card) && legal->joker_suits ? __builtin_popcount (legal->joker_suits)
                                                           : 1;
      return n;
    case FH_ACTION_CALL:
    case FH_ACTION_SWAP:
    case FH_ACTION_DISCARD:
      if (legal->count == 1)
        return n_cards;
      /* Of 286 and 3003 discards those next to the player's own, and that (HC-025, DX-041). */
      return n_cards > 11 ? legal->count * (n_cards - legal->count) + 1 : -1;
    default:
      return 0;
    }
}

static void
check_advice (const FhSeatView *view)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1), *again = g_new (FhAdvice, 1);
  FhDecision decision = fh_player_decide (&player, view, NULL);

  fh_advice_init (advice, view, &player, 0);
  g_assert_cmpint (advice->seat, ==, view->seat);
  g_assert_cmpint (advice->due, ==, view->legal.due);
  if (n_legal (view) >= 0)
    g_assert_cmpint (advice->n_choices, ==, n_legal (view));
  for (int i = 0; i < advice->n_choices; i++)
    {
      const FhAdvisedChoice *choice = &advice->choices[i];

      g_assert_cmpint (choice->best, ==, i == 0);
      g_assert_cmpint (fh_seat_view_check (view, &choice->action).code, ==, FH_OK);
      g_assert_cmpfloat (choice->make, >=, 0);
      g_assert_cmpfloat (choice->make, <=, 1);
      for (int k = 0; k < i; k++)
        g_assert_false (fh_action_equal (&choice->action, &advice->choices[k].action));
      if (i > 1 && choice->n_layouts)
        g_assert_cmpfloat (choice->points, <=, advice->choices[i - 1].points);
      if (choice->action.kind == FH_ACTION_BID && choice->action.call == FH_PASS)
        g_assert_false (choice->has_contract);
    }
  for (int i = 0; i < advice->n_refused; i++)
    g_assert_cmpint (advice->refused[i].refusal.code, !=, FH_OK);
  g_assert_cmpint (advice->choices[0].action.kind, ==, decision.action.kind);
  if (decision.action.kind == FH_ACTION_PLAY || decision.action.kind == FH_ACTION_BID)
    g_assert_true (fh_action_equal (&advice->choices[0].action, &decision.action));

  if (view->legal.due != FH_ACTION_PLAY)
    return;
  fh_advice_init (again, view, &player, 0);
  assert_same_advice (advice, again);
}

/* Advice in a deal by @preset that is called and played at random: once for each kind of decision
 * and twice in the play. */
static void
test_listed (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  unsigned seen = 0;
  FhState state;
  FhRules rules;
  FhRng rng;

  fh_rules_init (&rules, preset);
  for (uint64_t number = 1; number <= 6; number++)
    {
      fh_rng_init (&rng, fh_seed_from_number (number), 7);
      position_deal_number (&state, &rules, 0, number);
      while (!state.table.deal_over)
        {
          /* The first time, and the fifteenth card. */
          unsigned bit = 1u << state.table.due;
          FhAction action;

          if (state.table.n_plays == 15)
            bit = 1u << FH_N_ACTIONS;
          if (!(seen & bit))
            {
              FhSeatView view;

              fh_seat_view_init (&view, &state, state.table.turn);
              check_advice (&view);
              seen |= bit;
            }
          action = random_action (&state, &rng);
          if (fh_state_apply (&state, &action).code != FH_OK)
            break;
        }
    }
  g_assert_cmpuint (seen & (1u << FH_ACTION_BID), !=, 0);
  g_assert_cmpuint (seen & (1u << FH_ACTION_PLAY), !=, 0);
  g_assert_cmpuint (seen & (1u << FH_N_ACTIONS), !=, 0);
}

static const FhRefusedChoice *
find_refused (const FhAdvice *advice, FhCard card)
{
  for (int i = 0; i < advice->n_refused; i++)
    if (advice->refused[i].action.cards[0] == card)
      return &advice->refused[i];
  return NULL;
}

/* HP-041, D-LEFTBOWER: the cards that may not be played stand with the reason. */
static void
test_refused (void)
{
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhRules rules = position_rules ("australian-4", NULL);
  const FhRefusedChoice *refused;
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "9D");
  state.hands[1] = position_cards ("JD 4D KS QS 10S 9S 8S 7S AC KC");
  fh_seat_view_init (&view, &state, 1);
  fh_advice_init (advice, &view, &player, 0);
  g_assert_cmpint (advice->n_choices, ==, 1);
  g_assert_cmpint (advice->n_refused, ==, 9);
  refused = find_refused (advice, FH_CARD (FH_DIAMONDS, FH_JACK));
  g_assert_nonnull (refused);
  g_assert_cmpint (refused->refusal.code, ==, FH_REFUSED_LEFT_BOWER_IS_TRUMP);
  refused = find_refused (advice, FH_CARD (FH_SPADES, FH_KING));
  g_assert_nonnull (refused);
  g_assert_cmpint (refused->refusal.code, ==, FH_REFUSED_MUST_FOLLOW);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/tutor/choices/listed/", test_listed);
  g_test_add_func ("/tutor/choices/refused", test_refused);
  return g_test_run ();
}
