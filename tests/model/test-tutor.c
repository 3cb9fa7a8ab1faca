/* test-tutor.c: the tutor says what is so, to the person only, and links to pages that exist.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <math.h>
#include <string.h>

#include "await.h"
#include "fh-answer.h"
#include "fh-game-reasons.h"
#include "fh-config.h"
#include "fh-seed.h"
#include "fh-tutor.h"
#include "model-games.h"
#include "quick-judge.h"

/* That "page" or "page#section" of the help exists. */
static void
assert_help (const char *help)
{
  static GHashTable *known;
  g_auto (GStrv) parts = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;

  if (known == NULL)
    known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_assert_nonnull (help);
  if (g_hash_table_contains (known, help))
    return;
  parts = g_strsplit (help, "#", 2);
  path = g_strdup_printf (FH_BUILD_HELP_DIR "/C/%s.page", parts[0]);
  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("There is no help page for “%s”", help);
  if (parts[1] != NULL)
    {
      g_autofree char *section = g_strdup_printf ("<section id=\"%s\"", parts[1]);

      if (strstr (text, section) == NULL)
        g_error ("There is no help section for “%s”", help);
    }
  g_hash_table_add (known, g_strdup (help));
}

static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpuint (strlen (text), >, 2);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strstr (text, "%s"));
}

static void
check_cards (FhGame *game, FhTutor *tutor)
{
  GPtrArray *cards = fh_tutor_get_words (tutor)->cards;
  FhSeatView view;
  FhCardSet seen = 0;

  g_assert_true (fh_game_get_view (game, fh_game_get_acting_seat (game), &view));
  for (guint i = 0; i < cards->len; i++)
    {
      const FhTutorCard *card = g_ptr_array_index (cards, i);

      seen |= FH_SET (card->card);
      assert_help (card->help);
      g_assert_cmpint (card->legal, ==, fh_set_has (view.legal.cards, card->card));
      if (view.legal.due == FH_ACTION_PLAY)
        assert_sentence (card->sentence);
    }
  g_assert_cmpuint (seen, ==, view.hand);
  g_assert_cmpuint (cards->len, ==, fh_set_size (view.hand));
}

/* Where a card is said to be it is, and what cannot be known is not said. */
static void
check_ladder (FhGame *game, FhTutor *tutor)
{
  GPtrArray *ladder = fh_tutor_get_words (tutor)->ladder;
  FhSeatView view;

  g_assert_true (fh_game_get_view (game, fh_game_get_acting_seat (game), &view));
  /* The shortest trump suit is a black one of 25 cards. */
  g_assert_cmpuint (ladder->len, >=, fh_set_size (view.table.rules.pack) == 25 ? 8 : 9);
  for (guint i = 0; i < ladder->len; i++)
    {
      const FhTutorRung *rung = g_ptr_array_index (ladder, i);

      assert_sentence (rung->name);
      assert_sentence (rung->sentence);
      switch (rung->place)
        {
        case FH_PLACE_HAND:
          g_assert_true (fh_set_has (view.hand, rung->card));
          break;
        case FH_PLACE_OUT:
          g_assert_true (fh_set_has (view.out, rung->card));
          break;
        case FH_PLACE_KNOWN:
          g_assert_true (fh_set_has (view.known[rung->seat], rung->card));
          break;
        case FH_PLACE_UNSEEN:
          g_assert_true (fh_set_has (view.unseen, rung->card));
          break;
        case FH_PLACE_TABLE:
        case FH_PLACE_PLAYED:
          g_assert_false (fh_set_has (view.unseen | view.hand, rung->card));
          break;
        }
    }
}

static void
check_calls (FhGame *game, FhTutor *tutor)
{
  GPtrArray *calls = fh_tutor_get_words (tutor)->calls;
  const FhTable *table = fh_game_peek_table (game);
  FhLegal legal;
  FhCallSet seen = 0;
  guint best = 0;

  fh_game_get_legal (game, &legal);
  if (table->due != FH_ACTION_BID)
    {
      g_assert_cmpuint (calls->len, ==, 0);
      return;
    }
  for (guint i = 0; i < calls->len; i++)
    {
      const FhTutorCall *call = g_ptr_array_index (calls, i);

      seen |= FH_CALL_BIT (call->call);
      assert_sentence (call->sentence);
      assert_help (call->help);
      g_assert_cmpint (call->value, ==, fh_rules_value (&table->rules, call->call));
      if (legal.due == FH_ACTION_BID)
        g_assert_cmpint (call->legal, ==, (legal.calls & FH_CALL_BIT (call->call)) != 0);
      if (call->advice.make >= 0)
        {
          g_assert_cmpfloat (call->advice.make, <=, 1);
          g_assert_true (call->legal);
          g_assert_false (isnan (call->advice.points));
        }
      best += call->advice.best;
      if (i > 0)
        {
          const FhTutorCall *below = g_ptr_array_index (calls, i - 1);

          g_assert_cmpint (fh_rules_rung (&table->rules, call->call), >=,
                           fh_rules_rung (&table->rules, below->call));
        }
    }
  g_assert_cmpuint (seen, ==, fh_rules_ladder (&table->rules) | FH_CALL_BIT (FH_PASS));
  g_assert_cmpuint (best, <=, 1);
}

static void
check_remarks (GPtrArray *remarks)
{
  for (guint i = 0; i < remarks->len; i++)
    {
      const FhSaid *remark = g_ptr_array_index (remarks, i);

      assert_sentence (remark->text);
      assert_help (remark->help);
    }
}

static void
check_why (FhGame *game)
{
  const FhTable *table = fh_game_peek_table (game);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autoptr (FhAnswer) answer = NULL;
      guint index;

      if (!fh_game_find_last (game, seat, FH_CARD_NONE, &index))
        {
          g_assert_cmpint (table->n_plays, <, table->rules.n_seats);
          continue;
        }
      /* What the person did is judged anew, which takes its time: now and then. */
      if (seat == fh_game_get_person (game) && index % 16 != 0)
        continue;
      answer = fh_answer_new (game, index);
      model_answer_wait (answer);
      assert_sentence (fh_answer_get_text (answer));
    }
}

static void
changed_cb (FhTutor *tutor, guint parts, guint *count)
{
  FhGame *game = fh_tutor_get_game (tutor);

  ++*count;
  if (game == NULL)
    return;
  assert_sentence (fh_tutor_get_words (tutor)->heading);
  assert_sentence (fh_tutor_get_words (tutor)->text);
  assert_help (fh_tutor_get_words (tutor)->help);
  if (fh_game_peek_table (game)->n_deals == 0)
    return;
  check_cards (game, tutor);
  check_ladder (game, tutor);
  check_calls (game, tutor);
  check_remarks (fh_tutor_get_words (tutor)->lines);
  check_remarks (fh_tutor_get_words (tutor)->more);
  check_why (game);
}

/* Through whole games of each table. */
static void
test_whole_games (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 61, "bold", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  guint count = 0;

  g_signal_connect (tutor, "changed", G_CALLBACK (changed_cb), &count);
  fh_game_start (game, NULL);
  model_game_play (game, 500);
  g_assert_cmpuint (count, >=, fh_game_get_n_actions (game));
  fh_tutor_set_game (tutor, NULL);
  g_assert_finalize_object (g_steal_pointer (&game));
  g_assert_finalize_object (g_steal_pointer (&tutor));
}

static guint
n_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n", -1);

  return g_strv_length (words);
}

static void
wait_for_step (FhTutor *tutor, int step)
{
  await (fh_tutor_get_hint_step (tutor) == step);
}

static gboolean
says_more (FhTutor *tutor, const char *start)
{
  GPtrArray *more = fh_tutor_get_words (tutor)->more;
  gboolean found = FALSE;

  for (guint i = 0; i < more->len; i++)
    found |= g_str_has_prefix (((const FhSaid *) g_ptr_array_index (more, i))->text, start);
  return found;
}

/* Nudge, suggestion, reason: each says more, the suggested action is allowed, and the game's going
 * on forgets it. */
static void
test_hint (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 62, "steady", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  guint hinted = 0;

  fh_game_start (game, NULL);
  while (fh_game_get_n_actions (game) < 40)
    {
      g_autofree char *nudge = NULL;
      g_autofree char *suggestion = NULL;
      FhRefusal refusal;
      FhAction action;

      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 0);
      g_assert_null (fh_tutor_get_hint (tutor));
      fh_tutor_ask_hint (tutor);
      if (fh_game_get_hold (game) == FH_HOLD_DECLARE)
        {
          model_person_acts (game);
          continue;
        }
      const FhLegal *legal = &fh_tutor_get_moment (tutor)->view.legal;
      if (legal->due == FH_ACTION_PLAY && fh_set_size (legal->cards) == 1)
        {
          /* There is nothing to think of first. */
          wait_for_step (tutor, 3);
          g_assert_true (fh_tutor_get_hint_action (tutor, &action));
          g_assert_true (fh_game_act (game, &action, NULL));
          continue;
        }
      wait_for_step (tutor, 1);
      nudge = g_strdup (fh_tutor_get_hint (tutor));
      assert_sentence (nudge);
      assert_help (fh_tutor_hint_help (fh_tutor_get_moment (tutor)));
      g_assert_false (fh_tutor_get_hint_action (tutor, &action));
      /* Only who was told what to do had a hint in this deal. */
      g_assert_cmpint (fh_game_has_hint (game), ==, fh_game_peek_table (game)->n_deals == hinted);
      hinted = fh_game_peek_table (game)->n_deals;
      fh_tutor_ask_hint (tutor);
      g_assert_true (fh_game_has_hint (game));
      g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 2);
      suggestion = g_strdup (fh_tutor_get_hint (tutor));
      g_assert_cmpstr (suggestion, !=, nudge);
      g_assert_true (fh_tutor_get_hint_action (tutor, &action));
      /* Who holds two called cards is the one thing that nobody can tell beforehand (NZ-073). */
      if (!fh_game_check (game, &action, &refusal))
        g_assert_true (fh_refusal_asks_for_other_cards (refusal.code));
      fh_tutor_ask_hint (tutor);
      fh_tutor_ask_hint (tutor);
      g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 3);
      g_assert_true (g_str_has_prefix (fh_tutor_get_hint (tutor), suggestion));
      g_assert_cmpuint (strlen (fh_tutor_get_hint (tutor)), >, strlen (suggestion) + 5);
      /* It is short, and what it leaves out is said on demand. */
      if (action.n_cards <= 1)
        g_assert_cmpuint (n_words (fh_tutor_get_hint (tutor)), <=, 40);
      g_assert_null (strstr (fh_tutor_get_hint (tutor), "layout"));
      g_assert_true (fh_tutor_get_moment (tutor)->advice->n_choices < 2
                     || fh_tutor_get_moment (tutor)->advice->choices[1].n_layouts == 0
                     || says_more (tutor, "The next best: "));
      if (fh_game_act (game, &action, NULL))
        continue;
      model_person_acts (game);
    }
}

/* A hint that was asked for while the game went on never comes. */
static void
test_hint_cancelled (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 63, "steady", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));

  fh_game_start (game, NULL);
  model_game_play (game, 12);
  fh_tutor_ask_hint (tutor);
  model_person_acts (game);
  for (int i = 0; i < 200; i++)
    {
      await_turns (1);
      g_usleep (100);
    }
  g_assert_cmpint (fh_tutor_get_hint_step (tutor), ==, 0);
  g_assert_null (fh_tutor_get_hint (tutor));
}

/* A computer player who is asked again decides the same, so that his reasons can be told when the
 * deal is over. */
static void
test_decides_again (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 64, "bold", FALSE);
  guint n_actions;

  fh_game_start (game, NULL);
  model_game_run (game);
  n_actions = fh_game_get_n_actions (game);
  for (guint i = 0; i < n_actions; i++)
    {
      FhAction action;
      FhState state;
      FhAction again;

      g_assert_true (fh_game_get_action (game, i, &action));
      if (action.kind == FH_ACTION_DEAL)
        continue;
      g_assert_true (fh_game_get_state_before (game, i, &state));
      again = model_decide (&state, action.seat, "bold",
                            fh_seed_for_decision (fh_game_get_seed (game), i), NULL);
      g_assert_true (fh_action_equal (&again, &action));
    }
}

/* Counts how often there are other estimates of the same moment. */
static void
count_cb (FhTutor *tutor, guint parts, guint *count)
{
  *count += (parts & FH_TUTOR_SAYS_ADVICE) != 0 && (parts & FH_TUTOR_SAYS_REST) == 0;
}

/* The calls are judged only while somebody looks, without holding the main loop. */
static void
test_active (void)
{
  guint estimates = 0;
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 65, "careful", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  guint known = 0, best = 0;

  fh_game_start (game, NULL);
  model_game_run (game);
  for (guint i = 0; i < fh_tutor_get_words (tutor)->calls->len; i++)
    {
      const FhTutorCall *call = g_ptr_array_index (fh_tutor_get_words (tutor)->calls, i);

      g_assert_cmpfloat (call->advice.make, <, 0);
      g_assert_true (isnan (call->advice.points));
      g_assert_false (call->advice.best);
    }
  g_signal_connect (tutor, "changed", G_CALLBACK (count_cb), &estimates);
  fh_tutor_set_active (tutor, TRUE);
  await (!fh_tutor_is_busy (tutor));
  /* That it began, and that it is there. */
  g_assert_cmpuint (estimates, ==, 2);
  for (guint i = 0; i < fh_tutor_get_words (tutor)->calls->len; i++)
    {
      const FhTutorCall *call = g_ptr_array_index (fh_tutor_get_words (tutor)->calls, i);

      known += !isnan (call->advice.points);
      best += call->advice.best;
      g_assert_true (!isnan (call->advice.points) || !call->legal);
      /* The judge of the tests is in a hurry: no chance comes from so few layouts. */
      g_assert_cmpfloat (call->advice.make, <, 0);
    }
  g_assert_cmpuint (known, >, 10);
  g_assert_cmpuint (best, ==, 1);
}

typedef struct
{
  FhDenomination trump; /* of what was spoken of on the own turn */
  guint n_seen;         /* times that it was while others called */
} Spoken;

static void
spoken_cb (FhTutor *tutor, guint parts, Spoken *spoken)
{
  const FhTutorMoment *moment = fh_tutor_get_moment (tutor);

  if (!fh_tutor_moment_is_auction (moment) || moment->view.legal.due == FH_ACTION_BID
      || fh_tutor_moment_call (moment) == FH_CALL_NONE)
    return;
  g_assert_cmpint (fh_tutor_moment_trump (moment), ==, spoken->trump);
  spoken->n_seen++;
}

typedef struct
{
  FhPlan plan; /* of the own turn */
  guint n_tricks;
  guint n_seen; /* times that it was while others played */
} Planned;

static void
planned_cb (FhTutor *tutor, guint parts, Planned *planned)
{
  const FhTutorMoment *moment = fh_tutor_get_moment (tutor);
  const FhTable *table = &moment->view.table;
  gboolean has_played = FALSE;

  for (int i = table->trick_start; i < table->n_plays; i++)
    has_played |= table->plays[i].seat == moment->view.seat;
  if (moment->view.legal.due == FH_ACTION_PLAY)
    {
      planned->plan = moment->plan;
      planned->n_tricks = table->n_tricks;
    }
  else if (table->due == FH_ACTION_PLAY && has_played && table->n_tricks == planned->n_tricks
           && moment->plan.is_own)
    {
      g_assert_cmpint (moment->plan.needed, ==, planned->plan.needed);
      g_assert_cmpint (moment->plan.sure, ==, planned->plan.sure);
      g_assert_cmpint (moment->plan.likely, ==, planned->plan.likely);
      planned->n_seen++;
    }
}

/* While others play to a trick after the person, his tricks stay counted as before his card. */
static void
test_keeps_plan (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 64, "bold", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  Planned planned = { .n_seen = 0 };

  g_signal_connect (tutor, "changed", G_CALLBACK (planned_cb), &planned);
  fh_game_start (game, NULL);
  model_game_play (game, 60);
  g_assert_cmpuint (planned.n_seen, >, 5);
}

/* While the others call, the trumps stay those that were spoken of on the own turn. */
static void
test_keeps (void)
{
  Spoken spoken = { FH_NO_TRUMP, 0 };

  for (guint64 seed = 70; seed < 80; seed++)
    {
      g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, seed, "bold", TRUE);
      g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
      FhAction action;

      fh_tutor_set_active (tutor, TRUE);
      fh_game_start (game, NULL);
      model_game_run (game);
      await (!fh_tutor_is_busy (tutor));
      spoken.trump = fh_tutor_moment_trump (fh_tutor_get_moment (tutor));
      action = fh_action_bid (0, fh_tutor_moment_call (fh_tutor_get_moment (tutor)));
      g_signal_connect (tutor, "changed", G_CALLBACK (spoken_cb), &spoken);
      if (fh_game_act (game, &action, NULL))
        model_game_run (game);
      g_signal_handlers_disconnect_by_func (tutor, spoken_cb, &spoken);
    }
  g_assert_cmpuint (spoken.n_seen, >, 10);
}

#define ADD(name, func)                                                                            \
  for (int preset = 0; preset < FH_N_PRESETS; preset++)                                            \
    {                                                                                              \
      g_autofree char *path =                                                                      \
          g_strdup_printf ("/model/tutor/" name "/%s", fh_preset_id ((FhPreset) preset));          \
                                                                                                   \
      g_test_add_data_func (path, GINT_TO_POINTER (preset), func);                                 \
    }

/* The cards stand as in the hand, which has another order before there is a trump and by the
 * setting. */
static void
test_order (void)
{
  static const FhHandOrder orders[] = { FH_HAND_HIGH_FIRST, FH_HAND_LOW_FIRST, FH_HAND_AS_DEALT };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 66, "steady", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));

  fh_game_start (game, NULL);
  for (guint n_actions = 0; n_actions < 60; n_actions += 10)
    {
      FhSeatView view;
      FhCard dealt[FH_N_CARDS];
      FhCard cards[FH_N_CARDS];
      int n_dealt, n;

      model_game_play (game, n_actions);
      g_assert_true (fh_game_get_view (game, 0, &view));
      n_dealt = fh_game_get_dealt (game, dealt);
      g_assert_cmpint (n_dealt, ==, FH_HAND_SIZE);
      for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
        {
          GPtrArray *said;

          fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_MIDDLE,
                                                        .counts = FH_COUNT_ALL,
                                                        .order = orders[i] });
          said = fh_tutor_get_words (tutor)->cards;
          n = fh_hand_order (view.hand, fh_hand_trump (fh_game_peek_table (game)), orders[i], dealt,
                             n_dealt, cards);
          g_assert_cmpuint (said->len, ==, (guint) n);
          for (int k = 0; k < n; k++)
            g_assert_cmpint (((FhTutorCard *) g_ptr_array_index (said, k))->card, ==, cards[k]);
        }
    }
}

/* The game goes on while calls are estimated: nothing is told of them any more. */
static void
test_estimates_cancelled (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 65, "careful", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  guint estimates = 0;
  FhAction pass = fh_action_bid (0, FH_PASS);

  fh_game_start (game, NULL);
  model_game_run (game);
  fh_tutor_set_active (tutor, TRUE);
  g_assert_true (fh_tutor_is_busy (tutor));
  g_assert_true (fh_game_act (game, &pass, NULL));
  g_signal_connect (tutor, "changed", G_CALLBACK (count_cb), &estimates);
  for (int i = 0; i < 300 && fh_game_peek_table (game)->due == FH_ACTION_BID; i++)
    await_turns (1);
  g_assert_cmpuint (estimates, ==, 0);
  g_assert_false (fh_tutor_is_busy (tutor));
  /* And the tutor can go while it estimates. */
  fh_tutor_ask_hint (tutor);
}

static void
wait_for_estimates (FhTutor *tutor)
{
  /* What is still to be told comes first. */
  await_idle ();
  await (!fh_tutor_is_busy (tutor));
}

/* What was told; the rest is gone afterwards. */
typedef struct
{
  FhDecisionCost decision;
  FhCost cost;
} Told;

static void
decision_cost_cb (FhTutor *tutor, const FhDecisionCost *decision, gpointer user_data)
{
  Told *told = user_data;

  g_assert_cmpint (decision->view->legal.seat, ==, decision->done.seat);
  told->decision = *decision;
  told->cost = *decision->cost;
}

/* What was done when it had been weighed is told of, with how it stands; what was done before is
 * not. */
static void
test_decision_cost (void)
{
  static const FhCall calls[] = { FH_PASS, FH_LAST_BID };

  for (gsize i = 0; i < G_N_ELEMENTS (calls); i++)
    for (int has_cost = 0; has_cost < 2; has_cost++)
      {
        g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 31, "steady", TRUE);
        g_autoptr (FhTutor) tutor = NULL;
        Told told = { .decision = { .game = NULL } };
        FhAction action = fh_action_bid (0, calls[i]);
        guint number;

        fh_game_start (game, NULL);
        model_game_run (game);
        g_assert_cmpint (fh_game_peek_table (game)->due, ==, FH_ACTION_BID);
        tutor = fh_tutor_new (quick_judged (game));
        g_signal_connect (tutor, "decision-cost", G_CALLBACK (decision_cost_cb), &told);
        fh_tutor_set_watchful (tutor, has_cost);
        wait_for_estimates (tutor);
        number = fh_game_get_n_actions (game);
        g_assert_true (fh_game_act (game, &action, NULL));
        if (has_cost)
          await (told.decision.game != NULL);
        model_game_run (game);
        g_assert_true (told.decision.game == (has_cost ? game : NULL));
        if (has_cost)
          {
            g_assert_cmpuint (told.decision.deal, ==, 0);
            g_assert_cmpuint (told.decision.action, ==, number);
            g_assert_true (fh_action_equal (&told.decision.done, &action));
            /* Ten tricks without trumps are nothing for this hand. */
            g_assert_true ((told.cost.verdict == FH_VERDICT_WORSE) == (calls[i] != FH_PASS));
          }
        fh_game_stop (game);
      }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("whole-games", test_whole_games);
  ADD ("hint", test_hint);
  ADD ("decides-again", test_decides_again);
  g_test_add_func ("/model/tutor/keeps", test_keeps);
  g_test_add_func ("/model/tutor/keeps-plan", test_keeps_plan);
  g_test_add_func ("/model/tutor/hint-cancelled", test_hint_cancelled);
  g_test_add_func ("/model/tutor/active", test_active);
  g_test_add_func ("/model/tutor/decision-cost", test_decision_cost);
  g_test_add_func ("/model/tutor/order", test_order);
  g_test_add_func ("/model/tutor/estimates-cancelled", test_estimates_cancelled);
  return g_test_run ();
}
