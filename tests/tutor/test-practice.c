/* test-practice.c: facts to practise with, each found again in another way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "fh-held.h"
#include "fh-practice.h"
#include "fh-solver-position.h"

/* Questions of each kind at each table and step. */
#define N_SEEDS 6

static FhPracticeQuestion question;

/* --- The same facts by another way --- */

/* A card may be played when the engine does it in the deal itself. */
static void
check_legal (void)
{
  FhWorld world;

  fh_practice_world (&question, &world);
  FH_FOREACH_CARD (card, fh_world_hand (&world, question.seat))
    {
      FhWorld next = world;
      FhAction plain = fh_action_play (question.seat, card, FH_SUIT_NONE);
      bool done = fh_world_apply (&next, &plain).code == FH_OK;

      for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS && fh_card_is_joker (card); suit++)
        {
          FhAction naming = fh_action_play (question.seat, card, suit);

          next = world;
          done = done || fh_world_apply (&next, &naming).code == FH_OK;
        }
      g_assert_cmpint (done, ==, fh_set_has (question.right_cards, card));
    }
  g_assert_cmpint (fh_set_size (question.right_cards), >, 0);
}

/* The solver, which has the rules once more, has the winner lead next. */
static void
check_winner (void)
{
  const FhAction *last = &question.actions[question.n_actions - 1];
  FhSolverMove move = { .card = last->cards[0], .named = last->suit };
  FhSolverPosition position;
  FhWorld world;

  question.n_actions--;
  fh_practice_world (&question, &world);
  question.n_actions++;
  g_assert_cmpint (last->kind, ==, FH_ACTION_PLAY);
  g_assert_true (fh_solver_position_init (&position, &world));
  fh_solver_position_play (&position, move);
  g_assert_cmpint (question.options[question.right_option], ==, position.turn);
}

/* The place of @card among the trumps of @trump, by hand. */
static int
height (FhCard card, FhDenomination trump)
{
  if (fh_card_is_joker (card))
    return card == FH_JOKER ? 101 : 100;
  if (fh_card_rank (card) == FH_JACK)
    return (int) fh_card_suit (card) == (int) trump ? 99 : 98;
  return (int) fh_card_rank (card);
}

static void
check_order (void)
{
  FhWorld world;
  FhSeatView view;

  fh_practice_world (&question, &world);
  fh_practice_view (&question, &view);
  FhDenomination trump = fh_table_trump (fh_world_table (&world));
  /* A hand that is sorted would tell. */
  for (int i = 0; i < question.n_options; i++)
    g_assert_false (fh_set_has (view.hand, (FhCard) question.options[i]));
  for (int i = 1; i < question.n_options; i++)
    g_assert_cmpint (height ((FhCard) question.options[question.right_order[i - 1]], trump), >,
                     height ((FhCard) question.options[question.right_order[i]], trump));
}

/* The highest refuses all others that come after it as too low. */
static void
check_higher (void)
{
  FhWorld world;

  fh_practice_world (&question, &world);
  FhTable table = *fh_world_table (&world);
  table.high_call = (FhCall) question.options[question.right_option];
  table.high_bidder = table.turn;
  int seat = (table.turn + 1) % table.rules.n_callers;
  table.turn = (uint8_t) seat;
  for (int i = 0; i < question.n_options; i++)
    if (i != question.right_option)
      g_assert_cmpint (fh_table_check_call (&table, seat, (FhCall) question.options[i], false).code,
                       ==, FH_REFUSED_TOO_LOW);
}

/* The game began at nothing: what the side has now is what the deal scored. */
static void
check_score (void)
{
  FhWorld world;

  fh_practice_world (&question, &world);
  const FhTable *table = fh_world_table (&world);
  g_assert_true (table->deal_over);
  g_assert_cmpint (table->totals[table->rules.side_of[question.seat]], ==,
                   question.options[question.right_option]);
}

/* The least that @mine, led in the order from the top, win against somebody who holds @others and
 * may throw any of them. */
static int
least_won (FhCardSet mine, FhCardSet others, FhDenomination trump)
{
  int least = 99;

  if (!mine)
    return 0;
  FhCard lead = fh_set_first (mine);
  FH_FOREACH_CARD (card, mine)
    if (height (card, trump) > height (lead, trump))
      lead = card;
  mine &= ~FH_SET (lead);
  if (!others)
    return 1 + least_won (mine, others, trump);
  FH_FOREACH_CARD (card, others)
    {
      bool beaten = height (card, trump) > height (lead, trump);

      least = MIN (least, !beaten + least_won (mine, others & ~FH_SET (card), trump));
    }
  return least;
}

/* The trumps that are neither in the hand, nor played, nor put away. */
static FhCardSet
unseen_trumps (const FhSeatView *view)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet left = 0;

  FH_FOREACH_CARD (card, view->table.rules.pack & ~view->hand & ~view->out)
    if (fh_card_is_joker (card) || (int) fh_card_suit (card) == (int) trump
        || ((int) fh_card_suit (card) == ((int) trump ^ 1) && fh_card_rank (card) == FH_JACK))
      left |= FH_SET (card);
  for (int i = 0; i < view->table.n_plays; i++)
    left &= ~FH_SET (view->table.plays[i].card);
  return left;
}

static void
check_winners (void)
{
  FhSeatView view;
  FhCardSet mine;

  fh_practice_view (&question, &view);
  FhDenomination trump = fh_table_trump (&view.table);
  mine = fh_effective_suit_cards ((FhSuit) trump, trump) & view.hand;
  FhCardSet others = unseen_trumps (&view);
  /* More of them than that take too long to try. */
  if (fh_set_size (others) <= 8)
    g_assert_cmpint (least_won (mine, others, trump), ==, question.options[question.right_option]);
}

static void
check_trumps_out (void)
{
  FhSeatView view;

  fh_practice_view (&question, &view);
  g_assert_cmpint (fh_set_size (unseen_trumps (&view)), ==,
                   question.options[question.right_option]);
}

/* What was counted of such calls, as it was about to be made; and beside that what was counted of
 * others of which as much can be said, no two of them alike. */
static void
check_told (void)
{
  const FhHeld *right = &fh_held_list[question.options[question.right_option]];
  FhPracticeQuestion before = question;
  FhWorld world;
  FhTold told;

  before.n_actions--;
  fh_practice_world (&before, &world);
  const FhAction *call = &question.actions[question.n_actions - 1];
  g_assert_true (call->kind == FH_ACTION_BID);
  told = fh_call_told (fh_world_table (&world), call->seat, call->call);
  g_assert_true (fh_held_find (fh_world_table (&world), &told) == right);
  g_assert_true (call->seat != question.seat);
  g_assert_true (question.n_options >= 2);
  for (int i = 0; i < question.n_options; i++)
    {
      const FhHeld *held = &fh_held_list[question.options[i]];

      g_assert_true (held->preset == question.spec.preset);
      g_assert_true ((fh_call_trump (held->call) == FH_NO_TRUMP)
                     == (fh_call_trump (call->call) == FH_NO_TRUMP));
      for (int k = 0; k < i; k++)
        {
          const FhHeld *other = &fh_held_list[question.options[k]];

          g_assert_true (
              memcmp (held->length, other->length, sizeof held->length) != 0
              || memcmp (held->aces, other->aces, sizeof held->aces) != 0
              || 20 * labs ((long) held->n_top * other->n - (long) other->n_top * held->n)
                     >= (long) held->n * other->n);
        }
    }
}

static void (*const checks[FH_PRACTICE_BID]) (void) = {
  [FH_PRACTICE_LEGAL] = check_legal,           [FH_PRACTICE_WINNER] = check_winner,
  [FH_PRACTICE_ORDER] = check_order,           [FH_PRACTICE_HIGHER] = check_higher,
  [FH_PRACTICE_SCORE] = check_score,           [FH_PRACTICE_WINNERS] = check_winners,
  [FH_PRACTICE_TRUMPS_OUT] = check_trumps_out, [FH_PRACTICE_TOLD] = check_told,
};

/* An answer that gives @option, or for cards and orders what is right but for one of them. */
static FhPracticeAnswer
wrong_answer (void)
{
  FhPracticeAnswer answer = fh_practice_right_answer (&question);

  switch ((FhPracticeForm) question.form)
    {
    case FH_PRACTICE_PICK_ORDER:
      answer.order[0] = question.right_order[1];
      answer.order[1] = question.right_order[0];
      break;
    case FH_PRACTICE_PICK_OPTION:
      answer.option = (uint8_t) ((answer.option + 1) % question.n_options);
      break;
    default:
      answer.cards &= answer.cards - 1;
    }
  return answer;
}

static void
test_facts (void)
{
  for (FhPracticeKind kind = 0; kind < FH_PRACTICE_BID; kind++)
    for (int preset = 0; preset < FH_N_PRESETS; preset++)
      for (int i = 0; i < N_SEEDS * FH_PRACTICE_STEPS; i++)
        {
          FhPracticeSpec spec = { .kind = (uint8_t) kind,
                                  .preset = (uint8_t) preset,
                                  .step = (uint8_t) (1 + i % FH_PRACTICE_STEPS),
                                  .seed = (uint64_t) i / FH_PRACTICE_STEPS };

          g_test_message ("%s at %s, step %d, seed %d", fh_practice_word (kind),
                          fh_preset_id ((FhPreset) preset), spec.step, (int) spec.seed);
          g_assert_true (fh_practice_fits (kind, (FhPreset) preset));
          g_assert_true (fh_practice_make (&question, &spec, NULL));
          checks[kind]();

          FhPracticeAnswer right = fh_practice_right_answer (&question), wrong = wrong_answer ();
          g_assert_true (fh_practice_is_right (&question, &right));
          g_assert_false (fh_practice_is_right (&question, &wrong));
          if (question.form == FH_PRACTICE_PICK_OPTION)
            g_assert_cmpint (question.n_options, >=, 2);
        }
}

/* The same spec is the same question, another seed another one. */
static void
test_same (void)
{
  FhPracticeSpec spec = { .kind = FH_PRACTICE_WINNER, .step = 2, .seed = 77 };
  FhPracticeQuestion first;

  g_assert_true (fh_practice_make (&question, &spec, NULL));
  first = question;
  g_assert_true (fh_practice_make (&question, &spec, NULL));
  g_assert_cmpmem (&first, sizeof first, &question, sizeof question);
  spec.seed++;
  g_assert_true (fh_practice_make (&question, &spec, NULL));
  g_assert_true (memcmp (first.actions, question.actions, sizeof first.actions) != 0);
}

/* Everything has a word of its own by which it is kept. */
static void
test_words (void)
{
  for (FhPracticeKind kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      FhPracticeKind back;

      g_assert_true (fh_practice_from_word (fh_practice_word (kind), &back));
      g_assert_cmpint (back, ==, kind);
    }
  for (FhPracticeFault fault = 0; fault < FH_N_FAULTS; fault++)
    {
      FhPracticeFault back;

      g_assert_true (fh_practice_fault_from_word (fh_practice_fault_word (fault), &back));
      g_assert_cmpint (back, ==, fault);
    }
}

/* No table without a misère asks about one, and nothing is made that was cancelled. */
static void
test_refused (void)
{
  FhPracticeSpec spec = { .kind = FH_PRACTICE_MISERE, .preset = FH_PRESET_AMERICAN_3, .step = 1 };
  atomic_int cancelled = 1;

  g_assert_false (fh_practice_make (&question, &spec, NULL));
  spec.kind = FH_PRACTICE_CARD;
  g_assert_false (fh_practice_make (&question, &spec, &cancelled));
}

/* Asked again, the options have other places, and what is right is what was right. */
static void
test_reshuffle (void)
{
  static const FhPracticeKind kinds[] = { FH_PRACTICE_ORDER, FH_PRACTICE_TOLD };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      const FhPracticeSpec spec = { .kind = (guint8) kinds[i], .step = 2, .seed = 5 };
      g_autofree FhPracticeQuestion *first = g_new0 (FhPracticeQuestion, 1);
      g_autofree FhPracticeQuestion *again = g_new0 (FhPracticeQuestion, 1);
      g_autofree FhPracticeQuestion *same = g_new0 (FhPracticeQuestion, 1);
      guint n_other = 0;

      g_assert_true (fh_practice_make (first, &spec, NULL));
      for (guint64 turn = 0; turn < 8; turn++)
        {
          *again = *same = *first;
          fh_practice_reshuffle (again, turn);
          fh_practice_reshuffle (same, turn);
          g_assert_cmpmem (again->options, sizeof again->options, same->options,
                           sizeof same->options);
          n_other += memcmp (again->options, first->options, sizeof first->options) != 0;
          g_assert_cmpint (again->options[again->right_option], ==,
                           first->options[first->right_option]);
          for (int k = 0; k < first->n_options && first->form == FH_PRACTICE_PICK_ORDER; k++)
            g_assert_cmpint (again->options[again->right_order[k]], ==,
                             first->options[first->right_order[k]]);
        }
      g_assert_cmpuint (n_other, >=, 4);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/practice/facts", test_facts);
  g_test_add_func ("/practice/same", test_same);
  g_test_add_func ("/practice/words", test_words);
  g_test_add_func ("/practice/reshuffle", test_reshuffle);
  g_test_add_func ("/practice/refused", test_refused);
  return g_test_run ();
}
