/* test-levels.c: how well the levels play, and how those err who are still learning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole deals show that each mistake happens as often as it should at every table, that what is
 * done is legal, that levels are well apart, and that stronger players make no mistakes on purpose.
 */
#include <glib.h>
#include <math.h>

#include "fh-mistake.h"
#include "fh-player.h"
#include "fh-position.h"
#include "fh-rules-player.h"
#include "quick-thinking.h"

/* Deals of each table, and standard deviations by which what is counted may be off. */
#define N_DEALS      30
#define N_DEVIATIONS 4.5

/* Deals by which levels are told apart, and the points a deal that must be between them. */
#define N_DEALS_APART 800
#define POINTS_APART  15

/* Deals in which it is seen what is tried. */
#define N_DEALS_TRIED 24

/* Of each mistake at a level: decisions in which it could be made, how often it is to be expected,
 * with the variance of that, and how often it was made. */
typedef struct
{
  int n_possible[FH_N_MISTAKES], n_made[FH_N_MISTAKES];
  double expected[FH_N_MISTAKES], variance[FH_N_MISTAKES];
  int n_decisions, n_mistakes;
} Count;

/* Adds what the seat of @view, which would do @sound, may do by mistake, and what it does. */
static void
count (Count *counted, const FhPlayer *player, const FhSeatView *view, const FhDecision *decision)
{
  const FhCharacter *character = fh_character_get ((FhCharacterId) player->character);
  FhDecision sound = fh_rules_player_decide (character, NULL, view, 0);
  FhOccasion occasion;
  double left = 1;

  fh_occasion_init (&occasion, view, character, NULL, &sound);
  counted->n_decisions++;
  for (int mistake = 0; mistake < FH_N_MISTAKES; mistake++)
    {
      FhAction action;
      FhReason reason;
      if (!fh_mistake_find ((FhMistake) mistake, &occasion, &action, &reason))
        continue;
      double chance =
          left * fh_mistake_rate ((FhMistake) mistake, (FhPlayerLevel) player->level) / 100;
      left *= 1 - fh_mistake_rate ((FhMistake) mistake, (FhPlayerLevel) player->level) / 100.0;
      g_assert_false (fh_action_equal (&action, &sound.action));
      g_assert_cmpint (fh_seat_view_check (view, &action).code, ==, FH_OK);
      counted->n_possible[mistake]++;
      counted->expected[mistake] += chance;
      counted->variance[mistake] += chance * (1 - chance);
      if (decision->reason.motive != fh_mistake_motive ((FhMistake) mistake))
        continue;
      counted->n_made[mistake]++;
      counted->n_mistakes++;
      g_assert_true (fh_action_equal (&action, &decision->action));
    }
  if (decision->reason.motive < FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT)
    g_assert_true (fh_action_equal (&sound.action, &decision->action));
}

/* Plays one deal of the table @preset among players of @level. */
static void
play_deal (Count *counted, FhPreset preset, FhPlayerLevel level, guint64 seed)
{
  const FhPlayer player = { .level = (uint8_t) level,
                            .character = (uint8_t) (seed % FH_N_CHARACTERS) };
  FhRules rules;
  FhState state;
  FhRng rng;

  fh_rules_init (&rules, preset);
  fh_rng_init (&rng, fh_seed_from_number (seed), level);
  position_deal_number (&state, &rules, (int) (seed % rules.n_callers), seed);
  for (int n_refused = 0; !state.table.deal_over;)
    {
      FhSeatView view;
      fh_seat_view_init (&view, &state, state.table.turn);
      FhDecision decision = fh_player_decide_again (&player, &view, n_refused, &rng);
      g_assert_cmpint (fh_seat_view_check (&view, &decision.action).code, ==, FH_OK);
      if (n_refused == 0)
        count (counted, &player, &view, &decision);
      FhRefusal refusal = fh_state_apply (&state, &decision.action);
      g_assert_true (refusal.code == FH_OK || refusal.code == FH_REFUSED_CALL_SAME_HOLDER);
      n_refused = refusal.code == FH_OK ? 0 : n_refused + 1;
    }
}

/* Each mistake can be made, and is, as often as its rate says. */
static void
test_rates (gconstpointer data)
{
  FhPlayerLevel level = (FhPlayerLevel) GPOINTER_TO_INT (data);
  Count counted = { 0 };

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (guint64 i = 0; i < N_DEALS; i++)
      play_deal (&counted, (FhPreset) preset, level, (guint64) preset * 1000 + i);
  for (int mistake = 0; mistake < FH_N_MISTAKES; mistake++)
    {
      double off = counted.n_made[mistake] - counted.expected[mistake];
      g_test_message ("%-26s possible %5d, expected %6.1f, made %4d",
                      fh_motive_word (fh_mistake_motive ((FhMistake) mistake)),
                      counted.n_possible[mistake], counted.expected[mistake],
                      counted.n_made[mistake]);
      g_assert_cmpint (counted.n_possible[mistake], >, 0);
      g_assert_true (counted.n_made[mistake] > 0 || counted.expected[mistake] < 5);
      g_assert_cmpfloat (fabs (off), <=, 1 + N_DEVIATIONS * sqrt (counted.variance[mistake]));
    }
  g_test_message ("%d mistakes in %d decisions", counted.n_mistakes, counted.n_decisions);
}

/* A learner makes every mistake more often than a beginner, who errs in fewer than one decision out
 * of ten, and a beginner more often than a club player; none of them throws cards about. */
static void
test_levels (void)
{
  static const FhPlayerLevel levels[] = { FH_PLAYER_LEARNER, FH_PLAYER_BEGINNER, FH_PLAYER_CLUB };
  static const int one_in[] = { 4, 10, 20 }; /* decisions is the most that goes wrong */

  for (int mistake = 0; mistake < FH_N_MISTAKES; mistake++)
    {
      int above = 100;

      for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
        {
          int rate = fh_mistake_rate ((FhMistake) mistake, levels[i]);
          g_assert_cmpint (rate, >, 0);
          g_assert_cmpint (rate, <, above);
          above = rate;
        }
    }
  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      Count counted = { 0 };

      for (guint64 deal = 0; deal < N_DEALS; deal++)
        play_deal (&counted, FH_PRESET_AUSTRALIAN_4, levels[i], deal);
      g_assert_cmpint (counted.n_mistakes * one_in[i], <, counted.n_decisions);
    }
}

/* Points that side 0, of players of @levels[0], is ahead of side 1 in the first deal of a game. */
static int
points_ahead (const FhRules *rules, const FhPlayerLevel levels[2], guint64 seed)
{
  FhState state;
  FhRng rng;

  fh_rng_init (&rng, fh_seed_from_number (seed), 7);
  position_deal_number (&state, rules, (int) (seed % rules->n_callers), seed);
  while (!state.table.deal_over)
    {
      FhSeatView view;
      fh_seat_view_init (&view, &state, state.table.turn);
      FhPlayer player = { .level = (uint8_t) levels[rules->side_of[view.seat]],
                          .character = FH_STEADY };
      FhDecision decision = fh_player_decide (&player, &view, &rng);
      g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);
    }
  return state.table.thrown_in ? 0 : state.table.points[0] - state.table.points[1];
}

/* Each level is behind the next by so much that a person feels it, the same deals being played from
 * both sides. */
static void
test_apart (void)
{
  static const FhPreset presets[] = { FH_PRESET_AMERICAN_4, FH_PRESET_AUSTRALIAN_4,
                                      FH_PRESET_CANADIAN_4, FH_PRESET_NEW_ZEALAND_4,
                                      FH_PRESET_MIDWEST_4 };
  static const FhPlayerLevel levels[] = { FH_PLAYER_LEARNER, FH_PLAYER_BEGINNER, FH_PLAYER_CLUB,
                                          FH_PLAYER_RULES };

  for (gsize p = 0; p < G_N_ELEMENTS (presets); p++)
    for (int level = 0; level < 3; level++)
      {
        const FhPlayerLevel pair[] = { levels[level], levels[level + 1] };
        const FhPlayerLevel swapped[] = { levels[level + 1], levels[level] };
        FhRules rules;
        int sum = 0;

        fh_rules_init (&rules, presets[p]);
        for (guint64 seed = 0; seed < N_DEALS_APART; seed++)
          sum += points_ahead (&rules, pair, seed) - points_ahead (&rules, swapped, seed);
        g_test_message ("%s, %s against %s: %.1f points a deal", fh_preset_id (presets[p]),
                        fh_level_word (pair[0]), fh_level_word (pair[1]),
                        sum / (2.0 * N_DEALS_APART));
        g_assert_cmpfloat (sum / (2.0 * N_DEALS_APART), <, -POINTS_APART);
      }
}

static gboolean
is_mistake (const FhDecision *decision)
{
  return decision->reason.motive >= FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT;
}

/* "rules" does what the rules of thumb say, and who searches differs by how much he thinks, not
 * by anything else: none of them makes a mistake on purpose. */
static void
test_stronger (void)
{
  const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  const FhPlayer strong = { .level = FH_PLAYER_STRONG,
                            .character = FH_STEADY,
                            .thinking = &quick_thinking };
  const FhPlayer expert = { .level = FH_PLAYER_EXPERT,
                            .character = FH_STEADY,
                            .thinking = &quick_thinking };

  for (int mistake = 0; mistake < FH_N_MISTAKES; mistake++)
    for (int level = FH_PLAYER_RULES; level < FH_N_PLAYER_LEVELS; level++)
      g_assert_cmpint (fh_mistake_rate ((FhMistake) mistake, (FhPlayerLevel) level), ==, 0);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      FhState state;
      FhSeatView view;
      FhRng rng;

      fh_rules_init (&rules, (FhPreset) preset);
      fh_rng_init (&rng, fh_seed_from_number (6), 0);
      position_deal_number (&state, &rules, 0, 77);
      for (int n = 0; !state.table.deal_over; n++)
        {
          fh_seat_view_init (&view, &state, state.table.turn);
          FhDecision natural =
              fh_rules_player_decide (fh_character_get (FH_STEADY), NULL, &view, 0);
          FhDecision decision = fh_player_decide (&rules_player, &view, &rng);
          g_assert_true (fh_action_equal (&decision.action, &natural.action));
          g_assert_false (is_mistake (&decision));
          if (n % 8 == 0)
            {
              FhDecision a = fh_player_decide (&strong, &view, NULL);
              FhDecision b = fh_player_decide (&expert, &view, NULL);
              g_assert_true (fh_action_equal (&a.action, &b.action));
              g_assert_false (is_mistake (&a) || is_mistake (&b));
            }
          if (fh_state_apply (&state, &decision.action).code != FH_OK)
            break;
        }
    }
}

/* Whether a player of @level, who has the choice of a card in @view, tries cards. */
static gboolean
tries (FhPlayerLevel level, const FhSeatView *view)
{
  const FhPlayer player = { .level = (uint8_t) level, .character = FH_STEADY };

  return fh_player_decide (&player, view, NULL).comparison.n_worlds > 0;
}

/* That the strong player decides in @view as by rules of thumb, and has compared nothing. */
static void
assert_by_thumb (const FhSeatView *view, const FhAction *natural)
{
  const FhPlayer strong = { .level = FH_PLAYER_STRONG, .character = FH_STEADY };
  FhDecision decision = fh_player_decide (&strong, view, NULL);

  g_assert_true (fh_action_equal (&decision.action, natural));
  g_assert_cmpint (decision.comparison.n_worlds, ==, 0);
}

/* The strong player tries cards in the last three tricks, and in a misère in all of them; until
 * then he goes by rules of thumb, which call, name partners and discard, too.  The expert tries
 * every card. */
static void
test_last_tricks (void)
{
  const FhPlayer rules_player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  int n_thumb = 0, n_tried = 0, n_misere = 0, n_named = 0;

  for (guint64 seed = 0; seed < N_DEALS_TRIED; seed++)
    {
      FhRules rules;
      FhState state;
      FhSeatView view;

      fh_rules_init (&rules, seed % 3 == 0 ? FH_PRESET_AMERICAN_5 : FH_PRESET_AUSTRALIAN_4);
      position_deal_number (&state, &rules, 0, seed);
      while (!state.table.deal_over)
        {
          fh_seat_view_init (&view, &state, state.table.turn);
          FhDecision natural = fh_player_decide (&rules_player, &view, NULL);
          if (natural.action.kind != FH_ACTION_PLAY)
            assert_by_thumb (&view, &natural.action);
          n_named += natural.action.kind == FH_ACTION_PARTNER;
          /* Now and then somebody bids to lose every trick. */
          if (natural.action.kind == FH_ACTION_BID && seed % 4 == 0
              && view.legal.calls & FH_CALL_BIT (FH_OPEN_MISERE))
            natural.action.call = FH_OPEN_MISERE;
          if (natural.action.kind == FH_ACTION_PLAY && fh_set_size (view.legal.cards) > 1)
            {
              bool is_last = fh_set_size (view.hand) <= 3;
              if (!fh_table_is_misere (&view.table) && !is_last)
                {
                  assert_by_thumb (&view, &natural.action);
                  if (n_thumb++ % 40 == 0)
                    g_assert_true (tries (FH_PLAYER_EXPERT, &view));
                }
              else if (is_last)
                {
                  g_assert_true (tries (FH_PLAYER_STRONG, &view));
                  n_tried++;
                }
              else if (n_misere++ % 10 == 0)
                g_assert_true (tries (FH_PLAYER_STRONG, &view));
            }
          g_assert_cmpint (fh_state_apply (&state, &natural.action).code, ==, FH_OK);
        }
    }
  g_test_message ("%d by rules, %d tried, %d of misères, %d partners", n_thumb, n_tried, n_misere,
                  n_named);
  g_assert_cmpint (n_thumb, >, 200);
  g_assert_cmpint (n_tried, >, 50);
  g_assert_cmpint (n_misere, >, 50);
  g_assert_cmpint (n_named, >, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/players/levels/mistakes/learner", GINT_TO_POINTER (FH_PLAYER_LEARNER),
                        test_rates);
  g_test_add_data_func ("/players/levels/mistakes/beginner", GINT_TO_POINTER (FH_PLAYER_BEGINNER),
                        test_rates);
  g_test_add_data_func ("/players/levels/mistakes/club", GINT_TO_POINTER (FH_PLAYER_CLUB),
                        test_rates);
  g_test_add_func ("/players/levels/more-mistakes", test_levels);
  g_test_add_func ("/players/levels/apart", test_apart);
  g_test_add_func ("/players/levels/stronger", test_stronger);
  g_test_add_func ("/players/levels/last-tricks", test_last_tricks);
  return g_test_run ();
}
