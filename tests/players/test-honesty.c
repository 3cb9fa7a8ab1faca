/* test-honesty.c: computer players are legal, honest and the same every time, by whatever rules.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-options.h"
#include "fh-player.h"
#include "fh-position.h"
#include "fh-world.h"
#include "quick-thinking.h"

#define N_DEALS 120

/* Gives each option that @rules have a value at random. */
static void
shuffle_options (FhRules *rules, FhRng *rng)
{
  for (int i = 0; i < fh_n_options (); i++)
    {
      int min, max, n = 0;
      g_autofree char *value = NULL;

      if (!fh_option_applies (rules, i))
        continue;
      if (fh_option_range (rules, i, &min, &max))
        value = g_strdup_printf ("%d", min + (int) fh_rng_below (rng, (uint32_t) (max - min + 1)));
      else
        {
          while (fh_option_value (rules, i, n))
            n++;
          value = g_strdup (fh_option_value (rules, i, (int) fh_rng_below (rng, (uint32_t) n)));
        }
      /* Some values exclude one another; the rules then stay as they were. */
      fh_option_set (rules, fh_option_name (i), value);
    }
}

/* Deals the cards that the seat of @view cannot see anew; the player must not notice.  @n_refused
 * pairs of called cards have been refused before. */
static void
check_honest (const FhPlayer *player,
              const FhState *state,
              const FhSeatView *view,
              const FhDecision *decision,
              int n_refused,
              FhRng *rng)
{
  const FhRules *rules = &state->table.rules;
  int owner = fh_rules_player (rules, view->seat);
  FhState other = *state;
  FhWorld world;
  FhSeatView again;

  g_assert_true (fh_world_sample (&world, view, rng));
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      memcpy (other.under[seat], world.state.under[seat], sizeof other.under[seat]);
      if (seat == view->seat)
        continue;
      other.hands[seat] = fh_world_hand (&world, seat);
      if (seat != owner && state->discards[seat])
        other.discards[seat] = world.state.discards[seat];
    }
  other.dead = world.state.dead;
  other.hidden_partner = world.state.hidden_partner;
  if (state->kitty)
    other.kitty = other.dealt_kitty = world.state.kitty;

  fh_seat_view_init (&again, &other, view->seat);
  FhDecision same = fh_player_decide_again (player, &again, n_refused, NULL);
  g_assert_true (fh_action_equal (&decision->action, &same.action));
  g_assert_cmpmem (&decision->reason, sizeof decision->reason, &same.reason, sizeof same.reason);
  g_assert_cmpint (decision->comparison.n_worlds, ==, same.comparison.n_worlds);
  for (int i = 0; i < decision->comparison.n; i++)
    g_assert_cmpfloat (decision->comparison.list[i].worth, ==, same.comparison.list[i].worth);
}

static void
check_reason (const FhDecision *decision)
{
  g_assert_cmpint (decision->reason.motive, >, FH_MOTIVE_NONE);
  g_assert_cmpint (decision->reason.motive, <, FH_N_MOTIVES);
  g_assert_cmpint (decision->reason.chance, >=, -1);
  g_assert_cmpint (decision->reason.chance, <=, 100);
}

/* The seat that acts next: the first that wants to say "ace, no face", else whose turn it is. */
static int
decide_next (const FhState *state,
             const FhPlayer *players,
             FhSeatView *view,
             FhDecision *decision,
             FhRng *rng)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    {
      if (!fh_seats_have (legal.may_declare, seat))
        continue;
      fh_seat_view_init (view, state, seat);
      *decision = fh_player_decide (&players[seat], view, rng);
      if (decision->action.kind == FH_ACTION_ACE_NO_FACE)
        return seat;
    }
  fh_seat_view_init (view, state, state->table.turn);
  *decision = fh_player_decide (&players[state->table.turn], view, rng);
  return state->table.turn;
}

/* Does what the seat whose turn it is decides; honest players are checked when @check is given,
 * which draws the layouts.  A pair of called cards that one player holds is all that may be
 * refused. */
static void
act (FhState *state, const FhPlayer *players, FhRng *rng, FhRng *check)
{
  FhSeatView view;
  FhDecision decision;
  int seat = decide_next (state, players, &view, &decision, rng);

  for (int n = 1;; n++)
    {
      check_reason (&decision);
      if (check && players[seat].level != FH_PLAYER_RANDOM)
        check_honest (&players[seat], state, &view, &decision, n - 1, check);
      FhRefusal refusal = fh_state_apply (state, &decision.action);
      if (refusal.code != FH_REFUSED_CALL_SAME_HOLDER)
        {
          g_assert_cmpstr (fh_refusal_word (refusal.code), ==, fh_refusal_word (FH_OK));
          return;
        }
      g_assert_cmpint (n, <=, players[seat].level == FH_PLAYER_RANDOM ? 1000 : FH_HAND_SIZE);
      decision = fh_player_decide_again (&players[seat], &view, n, rng);
    }
}

static void
play_deals (const FhRules *rules, const FhPlayer *players, uint64_t seed)
{
  FhRng rng;
  FhState state;
  int dealer = (int) (seed % rules->n_callers);

  fh_rng_init (&rng, fh_seed_from_number (seed), 1);
  fh_state_init (&state, rules);
  for (int deal = 0; deal < 3 && state.table.due == FH_ACTION_DEAL; deal++)
    {
      FhAction action = fh_deal_from_seed (rules, deal ? state.table.turn : dealer,
                                           fh_seed_from_number (seed), deal);
      g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
      while (!state.table.deal_over)
        act (&state, players, &rng, &rng);
    }
}

static void
test_legal_and_honest (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (4711 + preset), 0);
  for (int i = 0; i < N_DEALS; i++)
    {
      FhRules rules;
      FhPlayer players[FH_MAX_SEATS];

      fh_rules_init (&rules, preset);
      if (i)
        shuffle_options (&rules, &rng);
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        players[seat] = (FhPlayer){
          .level = fh_rng_below (&rng, 4) ? FH_PLAYER_RULES : FH_PLAYER_RANDOM,
          .character = (uint8_t) fh_rng_below (&rng, FH_N_CHARACTERS),
        };
      play_deals (&rules, players, (uint64_t) i + 1);
    }
}

/* Players who overbid, or never bid, are no partners: 55 to 80 of 100 contracts are made, at
 * no-trump about as many, and most deals are played. */
static void
test_contracts (gconstpointer data)
{
  enum
  {
    ALL,
    NO_TRUMP,
    N_KINDS
  };
  int n[N_KINDS] = { 0 }, made[N_KINDS] = { 0 }, n_deals = 1000;
  FhPlayer players[FH_MAX_SEATS];
  FhRules rules;

  fh_rules_init (&rules, (FhPreset) GPOINTER_TO_INT (data));
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    players[seat] = (FhPlayer){ .level = FH_PLAYER_RULES, .character = FH_STEADY };
  for (int i = 0; i < n_deals; i++)
    {
      FhState state;

      position_deal_number (&state, &rules, i % rules.n_callers, 9000u + (uint64_t) i);
      while (!state.table.deal_over)
        act (&state, players, NULL, NULL);
      if (state.table.thrown_in || state.table.contract == FH_PASS)
        continue;
      n[ALL]++;
      made[ALL] += state.table.made;
      if (fh_call_is_bid (state.table.contract)
          && fh_call_trump (state.table.contract) == FH_NO_TRUMP)
        {
          n[NO_TRUMP]++;
          made[NO_TRUMP] += state.table.made;
        }
    }
  g_test_message ("%d played, %d made; no-trump %d of %d", n[ALL], made[ALL], made[NO_TRUMP],
                  n[NO_TRUMP]);
  g_assert_cmpint (n[ALL], >=, n_deals * 70 / 100);
  g_assert_cmpint (100 * made[ALL], >=, 55 * n[ALL]);
  g_assert_cmpint (100 * made[ALL], <=, 80 * n[ALL]);
  /* Of six, hardly anybody has a hand for it. */
  if (n[NO_TRUMP] >= 25 || rules.n_seats == 4)
    g_assert_cmpint (100 * made[NO_TRUMP], >=, 55 * n[NO_TRUMP]);
}

/* A side of rule players beats random ones: it wins the game of two sides, and has more points
 * after a number of deals than the others have on average where there are more. */
static void
test_beats_random (void)
{
  int won = 0, n = 3 * FH_N_PRESETS;

  for (int i = 0; i < n; i++)
    {
      FhRules rules;
      FhState state;
      FhPlayer players[FH_MAX_SEATS] = { 0 };
      FhRng rng;
      int deal = 0, sum = 0;

      fh_rules_init (&rules, (FhPreset) (i % FH_N_PRESETS));
      int side = i % rules.n_sides;
      rules.bog = rules.bog && rules.n_sides == 2;
      fh_rng_init (&rng, fh_seed_from_number ((uint64_t) i), 2);
      for (int seat = 0; seat < rules.n_seats; seat++)
        players[seat] =
            (FhPlayer){ .level = rules.side_of[seat] == side ? FH_PLAYER_RULES : FH_PLAYER_RANDOM,
                        .character = FH_STEADY };
      fh_state_init (&state, &rules);
      while (state.table.due != FH_ACTION_NONE && deal < 200)
        {
          if (state.table.due != FH_ACTION_DEAL)
            {
              act (&state, players, &rng, NULL);
              continue;
            }
          FhAction action = fh_deal_from_seed (&rules, deal ? state.table.turn : 0,
                                               fh_seed_from_number ((uint64_t) i), deal);
          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          deal++;
        }
      for (int other = 0; other < rules.n_sides; other++)
        sum += other == side ? 0 : state.table.totals[other];
      if (rules.n_sides == 2)
        won += (state.table.winners >> side) & 1;
      else
        won += state.table.totals[side] > sum / (rules.n_sides - 1);
    }
  g_assert_cmpint (won, >=, n - 2);
}

/* Players that search, and those who make mistakes, are honest as well, and the same each time. */
static void
test_levels (void)
{
  static const FhPlayerLevel levels[] = { FH_PLAYER_STRONG, FH_PLAYER_EXPERT, FH_PLAYER_BEGINNER,
                                          FH_PLAYER_LEARNER, FH_PLAYER_CLUB };

  for (int i = 0; i < (int) G_N_ELEMENTS (levels) * FH_N_PRESETS; i++)
    {
      int preset = i / (int) G_N_ELEMENTS (levels);
      FhPlayer players[FH_MAX_SEATS];
      FhRules rules;
      FhState state;
      FhRng rng;

      fh_rules_init (&rules, (FhPreset) preset);
      fh_rng_init (&rng, fh_seed_from_number ((uint64_t) i), 3);
      for (int seat = 0; seat < FH_MAX_SEATS; seat++)
        players[seat] = (FhPlayer){ .level = FH_PLAYER_RULES, .character = FH_STEADY };
      players[preset % rules.n_seats].level = (uint8_t) levels[i % (int) G_N_ELEMENTS (levels)];
      players[preset % rules.n_seats].thinking = &quick_thinking;
      position_deal_number (&state, &rules, rules.n_callers - 1, 2024);
      while (!state.table.deal_over)
        act (&state, players, NULL, &rng);
    }
}

/* The first lead of a deal that the computer players have bid. */
static void
first_lead (FhState *state, FhSeatView *view)
{
  static const FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhRules rules;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  position_deal_number (state, &rules, 0, 3);
  for (;;)
    {
      fh_seat_view_init (view, state, state->table.turn);
      if (state->table.due == FH_ACTION_PLAY)
        return;
      FhDecision decision = fh_player_decide (&player, view, NULL);
      g_assert_cmpint (fh_state_apply (state, &decision.action).code, ==, FH_OK);
    }
}

/* The same numbers give the same decision, and what was compared stands in it: cards that may be
 * played, chances between 0 and 1, the chosen one not worth less than what comes naturally. */
static void
test_comparison (void)
{
  FhPlayer player = { .level = FH_PLAYER_EXPERT, .character = FH_STEADY };
  FhState state;
  FhSeatView view;
  FhRng a, b;

  first_lead (&state, &view);
  fh_rng_init (&a, fh_seed_from_number (9), 0);
  b = a;
  FhDecision decision = fh_player_decide (&player, &view, &a);
  FhDecision same = fh_player_decide (&player, &view, &b);
  const FhComparison *compared = &decision.comparison;
  g_assert_true (fh_action_equal (&decision.action, &same.action));
  g_assert_cmpint (compared->n_worlds, >, 10);
  g_assert_cmpint (compared->n, >=, 10);
  for (int i = 0; i < compared->n; i++)
    {
      g_assert_true (fh_set_has (view.legal.cards, compared->list[i].card));
      g_assert_cmpfloat (compared->list[i].worth, ==, same.comparison.list[i].worth);
      g_assert_cmpfloat (compared->list[i].chance, >=, 0);
      g_assert_cmpfloat (compared->list[i].chance, <=, 1.001f);
      g_assert_cmpfloat (compared->list[i].tricks, >=, 0);
      g_assert_cmpfloat (compared->list[i].tricks, <=, 10.001f);
    }
  g_assert_cmpint (compared->list[compared->chosen].card, ==, decision.action.cards[0]);
  g_assert_cmpfloat (compared->list[compared->chosen].worth, >=,
                     compared->list[compared->natural].worth);
}

/* A player who is cancelled answers at once, by rules of thumb. */
static void
test_cancelled (void)
{
  atomic_int cancelled = 1;
  FhPlayer player = { .level = FH_PLAYER_EXPERT, .cancelled = &cancelled };
  FhPlayer rules = { .level = FH_PLAYER_RULES };
  FhState state;
  FhSeatView view;

  first_lead (&state, &view);
  gint64 start = g_get_monotonic_time ();
  FhDecision decision = fh_player_decide (&player, &view, NULL);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 50000);
  FhDecision natural = fh_player_decide (&rules, &view, NULL);
  g_assert_true (fh_action_equal (&decision.action, &natural.action));
  g_assert_cmpint (decision.comparison.n_worlds, ==, 0);
}

static void
test_words (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < FH_N_MOTIVES; i++)
    g_assert_true (g_hash_table_add (seen, (gpointer) fh_motive_word ((FhMotive) i)));
  g_assert_cmpstr (fh_motive_word (FH_N_MOTIVES), ==, "none");
  for (int i = 0; i < FH_N_PLAYER_LEVELS; i++)
    {
      FhPlayerLevel level;
      g_assert_true (fh_level_from_word (fh_level_word ((FhPlayerLevel) i), &level));
      g_assert_cmpint (level, ==, i);
    }
  for (int i = 0; i < FH_N_CHARACTERS; i++)
    {
      FhCharacterId id;
      g_assert_true (fh_character_from_word (fh_character_get ((FhCharacterId) i)->word, &id));
      g_assert_cmpint (id, ==, i);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_presets ("/players/honest/", test_legal_and_honest);
  add_presets ("/players/contracts/", test_contracts);
  g_test_add_func ("/players/beats-random", test_beats_random);
  g_test_add_func ("/players/levels/honest", test_levels);
  g_test_add_func ("/players/levels/comparison", test_comparison);
  g_test_add_func ("/players/levels/cancelled", test_cancelled);
  g_test_add_func ("/players/words", test_words);
  return g_test_run ();
}
