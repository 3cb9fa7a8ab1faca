/* test-practice-judged.c: decisions to practise with, each judged again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "add-tests.h"
#include "fh-bid-misere.h"
#include "fh-practice.h"

static FhPracticeQuestion question;

/* Weighed again in other layouts, what is right stays better than what is offered as wrong: never
 * worse by more than the error of both together. */
static void
check_again (FhPracticeKind kind)
{
  FhPlayer judge = fh_advice_judge (NULL);
  FhAdvice *again = g_new0 (FhAdvice, 1);
  FhSeatView view;

  fh_practice_view (&question, &view);
  g_assert_true (fh_advice_init (again, &view, &judge, 12345));
  for (int i = 0; i < question.advice.n_choices; i++)
    for (int k = 0; k < again->n_choices; k++)
      {
        const FhAdvisedChoice *was = &question.advice.choices[i], *is = &again->choices[k];

        if (!fh_action_equal (&was->action, &is->action) || is->verdict != FH_VERDICT_BEST)
          continue;
        if (kind == FH_PRACTICE_BID)
          g_assert_true (question.right_calls & FH_CALL_BIT (is->action.call));
        else if (kind != FH_PRACTICE_DISCARD)
          g_assert_true (fh_set_has (question.right_cards, is->action.cards[0]));
        else
          for (int option = 0; option < question.n_options; option++)
            g_assert_true (question.options[option] != i || option == question.right_option);
      }
  g_free (again);
}

/* Who bids to lose every trick has a hand with which somebody would. */
static void
check_misere (void)
{
  static FhPracticeQuestion at_call;
  FhSeatView view;

  at_call = question;
  for (at_call.n_actions = 0; !(at_call.actions[at_call.n_actions].kind == FH_ACTION_BID
                                && at_call.actions[at_call.n_actions].call != FH_PASS);)
    at_call.n_actions++;
  at_call.seat = at_call.actions[at_call.n_actions].seat;
  fh_practice_view (&at_call, &view);
  g_assert_cmpfloat (fh_bid_misere_chance (&view.table.rules,
                                           at_call.actions[at_call.n_actions].call,
                                           fh_bid_misere_danger (&view)),
                     >=, 0.5f);
}

/* Most strong players have it right, and what was to be easy most beginners, too. */
static void
check_step (int step)
{
  FhSeatView view;

  if (question.form == FH_PRACTICE_PICK_OPTION)
    return;
  fh_practice_view (&question, &view);
  g_assert_cmpfloat (fh_practice_share_right (&question, &view, FH_PLAYER_STRONG), >, 0.5f);
  if (step == 1)
    g_assert_cmpfloat (fh_practice_share_right (&question, &view, FH_PLAYER_BEGINNER), >, 0.5f);
}

/* Every table takes some minutes; with the argument "whole" they are tried. */
static bool is_whole;

static bool
is_tried (FhPreset preset)
{
  return is_whole || preset == FH_PRESET_AMERICAN_4 || preset == FH_PRESET_AUSTRALIAN_3;
}

static void
test_decisions (gconstpointer data)
{
  FhPracticeKind kind = (FhPracticeKind) GPOINTER_TO_INT (data);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhPracticeSpec spec = { .kind = (uint8_t) kind,
                              .preset = (uint8_t) preset,
                              .step = (uint8_t) (1 + preset % FH_PRACTICE_STEPS),
                              .seed = 1 };
      FhRules rules;

      fh_rules_init (&rules, (FhPreset) preset);
      if (!fh_practice_fits (kind, (FhPreset) preset) || !is_tried ((FhPreset) preset))
        continue;
      g_test_message ("%s at %s", fh_practice_word (kind), fh_preset_id ((FhPreset) preset));
      g_assert_true (fh_practice_make (&question, &spec, NULL));
      g_assert_true (question.is_judged);

      FhPracticeAnswer right = fh_practice_right_answer (&question);
      const FhAdvisedChoice *best = fh_practice_choice (&question, &right);
      g_assert_true (best == &question.advice.choices[0]);
      g_assert_true (fh_practice_is_right (&question, &right));
      for (int i = 0; i < question.n_options; i++)
        if (i != question.right_option)
          {
            FhPracticeAnswer wrong = { .option = (uint8_t) i };
            const FhAdvisedChoice *choice = fh_practice_choice (&question, &wrong);

            g_assert_cmpint (choice->verdict, ==, FH_VERDICT_WORSE);
            g_assert_cmpfloat (choice->points, <, best->points);
          }
      if (kind == FH_PRACTICE_MISERE)
        check_misere ();
      check_again (kind);
      check_step (spec.step);
    }
}

/* Where nothing of the step is found soon, no harder question takes its place, and none that strong
 * players miss. */
static void
test_step (void)
{
  static const FhPracticeSpec specs[] = {
    { .kind = FH_PRACTICE_CARD, .step = 1, .seed = 19 },
    { .kind = FH_PRACTICE_CARD, .step = 3, .seed = 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      g_assert_true (fh_practice_make (&question, &specs[i], NULL));
      check_step (specs[i].step);
    }
}

/* A fault's own set shows that fault: trumps that should be drawn. */
static void
test_fault (void)
{
  FhPracticeSpec spec = {
    .kind = FH_PRACTICE_CARD, .step = 2, .fault = FH_FAULT_KEEPS_TRUMPS, .seed = 2
  };
  const FhAdvisedChoice *best = &question.advice.choices[0];
  FhSeatView view;

  g_assert_true (fh_practice_make (&question, &spec, NULL));
  fh_practice_view (&question, &view);
  g_assert_cmpint (fh_practice_fault (&view, &best->action, &best->reason, &best->action), ==,
                   FH_FAULT_KEEPS_TRUMPS);
  g_assert_cmpint (fh_table_trick_size (&view.table), ==, 0);

  /* The better somebody plays, the likelier he is right. */
  for (FhPlayerLevel level = FH_PLAYER_LEARNER; level < FH_PLAYER_RULES; level++)
    g_assert_cmpfloat (fh_practice_share_right (&question, &view, level), <,
                       fh_practice_share_right (&question, &view, level + 1));
}

/* The moment of a question can be asked again as somebody's own deal. */
static void
test_own (void)
{
  FhPracticeSpec spec = { .kind = FH_PRACTICE_CARD, .step = 1, .seed = 3 };
  FhStanding standing = { .turn = FH_SEAT_NONE };
  FhPracticeQuestion own;

  g_assert_true (fh_practice_make (&question, &spec, NULL));
  g_assert_true (fh_practice_make_own (&own, &question.rules, &standing, question.actions,
                                       question.n_actions, question.seat, NULL));
  g_assert_cmpint (own.right_cards, ==, question.right_cards);
  g_assert_cmpint (own.spec.kind, ==, FH_PRACTICE_CARD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  is_whole = argc > 1 && g_str_equal (argv[1], "whole");
  for (int kind = FH_PRACTICE_BID; kind < FH_N_PRACTICES; kind++)
    add_test (GINT_TO_POINTER (kind), test_decisions, "/practice/%s",
              fh_practice_word ((FhPracticeKind) kind));
  g_test_add_func ("/practice/step", test_step);
  g_test_add_func ("/practice/fault", test_fault);
  g_test_add_func ("/practice/own", test_own);
  return g_test_run ();
}
