/* test-history.c: what has happened in a game, without time and without anybody who watches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "add-tests.h"
#include "fh-deal.h"
#include "fh-history.h"
#include "fh-player.h"
#include "fh-slip.h"

#define N_DEALS 4

/* Who sits at the table of these tests, and how often that was asked. */
typedef struct
{
  int person; /* seat, or -1 */
  guint asked;
} Company;

static gboolean
is_person (const FhTable *before, const FhAction *action, gsize index, gpointer user_data)
{
  Company *company = user_data;

  company->asked++;
  return action->seat == company->person;
}

/* What happens next: as the rules player has it, at tables with laws now and then by a slip, or by
 * points that are written down wrongly and challenged in the deal after. */
static FhAction
next_action (const FhState *state, FhRng *rng)
{
  const FhTable *table = &state->table;
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  int seat = table->turn != FH_SEAT_NONE ? table->turn : 0;
  FhSeatView view;
  FhAction action;

  if (table->due == FH_ACTION_DEAL)
    {
      action = fh_action_entry (0, table->entry.scored[0] + 10);
      if (table->entry.entered == 0 && fh_state_check (state, &action).code == FH_OK)
        return action;
      return fh_deal_from_seed (&table->rules, seat, fh_seed_from_number (5), table->n_deals);
    }
  action = fh_action_say (FH_ACTION_CHALLENGE, 0);
  if (table->n_calls == 1 && !table->entry.final && table->n_deals % 2 == 0
      && fh_state_check (state, &action).code == FH_OK)
    return action;
  fh_seat_view_init (&view, state, seat);
  if (table->rules.laws != FH_LAWS_STRICT && fh_rng_below (rng, 8) == 0
      && fh_player_slip (&player, &view, rng, &action)
      && fh_state_check (state, &action).code == FH_OK)
    return action;
  for (int n_refused = 0;; n_refused++)
    {
      action = fh_player_decide_again (&player, &view, n_refused, rng).action;
      if (!fh_refusal_asks_for_other_cards (fh_state_check (state, &action).code))
        break;
    }
  /* Who cannot go on after a misdeal says so. */
  if (fh_state_check (state, &action).code != FH_OK)
    action = fh_action_say (FH_ACTION_MISDEAL, seat);
  return action;
}

/* Some deals by @preset. */
static FhHistory *
play (FhPreset preset, const char *laws, Company *company)
{
  FhRecord *record = fh_record_new (preset);
  FhHistory *history;
  FhRng rng;

  g_assert_cmpint (fh_record_set_option (record, "laws", laws), ==, FH_OPTION_OK);
  history = fh_history_new (record, is_person, company);
  fh_rng_init (&rng, fh_seed_from_number (3), 0);
  while (fh_history_state (history)->table.due != FH_ACTION_NONE
         && fh_record_n_deals (fh_history_record (history)) <= N_DEALS)
    {
      FhAction action = next_action (fh_history_state (history), &rng);

      g_assert_true (fh_history_act (history, &action));
    }
  return history;
}

static FhHistory *
play_test (gconstpointer data, Company *company)
{
  int number = GPOINTER_TO_INT (data);

  return play ((FhPreset) (number / 2), number % 2 ? "table" : "strict", company);
}

static void
assert_state (const FhState *state, FhHistory *history, gsize n_actions)
{
  FhState expected;

  g_assert_true (fh_record_replay (fh_history_record (history), n_actions, &expected));
  g_assert_cmpmem (state, sizeof *state, &expected, sizeof expected);
}

/* Looking back finds what going through the game from its first deal does. */
static void
test_replay (gconstpointer data)
{
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play_test (data, &company);

  g_assert_cmpuint (fh_history_deal_start (history), >, 0);
  for (gsize i = 0; i <= fh_history_n_actions (history); i++)
    {
      FhState state;

      fh_history_replay (history, i, &state);
      assert_state (&state, history, i);
    }
  assert_state (fh_history_state (history), history, fh_history_n_actions (history));
}

/* Back from decision to decision to the first deal, and to the end again; going back asks nobody
 * again what he has done. */
static void
test_back_and_forth (gconstpointer data)
{
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play_test (data, &company);
  gsize n_actions = fh_history_n_actions (history);
  g_autoptr (GArray) decisions = g_array_new (FALSE, FALSE, sizeof (gssize));
  guint asked = company.asked;
  gssize at;

  while ((at = fh_history_last_decision (history)) >= 0)
    {
      g_assert_true (fh_history_is_decision (history, (gsize) at));
      fh_history_go_to (history, (gsize) at);
      g_array_append_val (decisions, at);
      g_assert_cmpuint (fh_history_n_actions (history), ==, (gsize) at);
      g_assert_cmpuint (fh_history_n_redo (history), ==, n_actions - (gsize) at);
      assert_state (fh_history_state (history), history, (gsize) at);
    }
  g_assert_cmpuint (company.asked, ==, asked);
  g_assert_cmpuint (decisions->len, >, 0);

  for (guint i = decisions->len - 1; i-- > 0;)
    {
      g_assert_true (fh_history_redo (history));
      g_assert_cmpuint (fh_history_n_actions (history), ==,
                        (gsize) g_array_index (decisions, gssize, i));
    }
  g_assert_true (fh_history_redo (history));
  g_assert_cmpuint (fh_history_n_actions (history), ==, n_actions);
  g_assert_false (fh_history_redo (history));
  for (guint i = 0; i < decisions->len; i++)
    g_assert_true (fh_history_is_decision (history, (gsize) g_array_index (decisions, gssize, i)));
  assert_state (fh_history_state (history), history, n_actions);
}

/* Doing the same as before keeps what can be done again, doing something else forgets it. */
static void
test_redo_follows (void)
{
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play (FH_PRESET_AUSTRALIAN_4, "strict", &company);
  FhAction other = fh_action_bid (0, fh_bid (10, FH_NO_TRUMP));
  FhAction same = fh_record_action (fh_history_record (history), 1);
  guint n_redo;

  fh_history_go_to (history, 2);
  n_redo = fh_history_n_redo (history);
  fh_history_go_to (history, 1);
  fh_history_redo (history);
  fh_history_go_to (history, 1);
  g_assert_cmpuint (fh_history_n_redo (history), ==, n_redo + 1);
  other.seat = fh_history_state (history)->table.turn;
  g_assert_true (fh_history_act (history, &same));
  g_assert_cmpuint (fh_history_n_redo (history), ==, n_redo);
  fh_history_go_to (history, 1);
  g_assert_true (fh_history_act (history, &other));
  g_assert_cmpuint (fh_history_n_redo (history), ==, 0);
}

/* What the rules refuse changes nothing. */
static void
test_refused (void)
{
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play (FH_PRESET_AMERICAN_4, "strict", &company);
  FhState before = *fh_history_state (history);
  gsize n_actions = fh_history_n_actions (history);
  FhAction action = fh_action_play (0, FH_CARD_NONE, FH_SUIT_NONE);

  g_assert_false (fh_history_act (history, &action));
  g_assert_cmpuint (fh_history_n_actions (history), ==, n_actions);
  g_assert_cmpmem (&before, sizeof before, fh_history_state (history), sizeof before);
}

/* A record is taken as far as the rules allow it. */
static void
test_cut_off (void)
{
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play (FH_PRESET_AMERICAN_4, "strict", &company);
  const FhState *state = fh_history_state (history);
  FhRecord *record = fh_record_new (FH_PRESET_AMERICAN_4);
  FhAction deal = fh_record_action (fh_history_record (history), 0);
  g_autoptr (FhHistory) cut = NULL;

  fh_record_append (record, &deal, &state->table);
  fh_record_append (record, &deal, &state->table);
  cut = fh_history_new (record, is_person, &company);
  g_assert_cmpuint (fh_history_n_actions (cut), ==, 1);
  g_assert_cmpuint (fh_record_n_actions (fh_history_record (cut)), ==, 1);
  assert_state (fh_history_state (cut), cut, 1);
}

/* Who has decided can come to be known later. */
static void
test_recount (void)
{
  Company company = { .person = -1 };
  g_autoptr (FhHistory) history = play (FH_PRESET_NEW_ZEALAND_4, "strict", &company);

  g_assert_cmpint (fh_history_last_decision (history), ==, -1);
  company.person = 2;
  fh_history_recount (history);
  g_assert_cmpint (fh_history_last_decision (history), >, 0);
}

/* What is agreed on is seen in all that is looked at, whenever that was. */
static void
test_agreed (void)
{
  static const uint8_t agreed[FH_MAX_SEATS] = { 1, 2, 1, 2 };
  Company company = { .person = 0 };
  g_autoptr (FhHistory) history = play (FH_PRESET_AMERICAN_4, "strict", &company);
  gsize n_actions = fh_history_n_actions (history);
  FhState state;

  fh_history_set_agreed (history, agreed);
  for (gsize i = 0; i <= n_actions; i++)
    {
      fh_history_replay (history, i, &state);
      g_assert_cmpmem (state.table.agreed, sizeof agreed, agreed, sizeof agreed);
    }
  fh_history_go_to (history, 3);
  g_assert_cmpmem (fh_history_state (history)->table.agreed, sizeof agreed, agreed, sizeof agreed);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (int number = 0; number < 2 * FH_N_PRESETS; number++)
    {
      const char *word = fh_preset_id ((FhPreset) (number / 2));
      const char *laws = number % 2 ? "-laws" : "";

      add_test (GINT_TO_POINTER (number), test_replay, "/history/replay/%s%s", word, laws);
      add_test (GINT_TO_POINTER (number), test_back_and_forth, "/history/back-and-forth/%s%s", word,
                laws);
    }
  g_test_add_func ("/history/redo-follows", test_redo_follows);
  g_test_add_func ("/history/refused", test_refused);
  g_test_add_func ("/history/cut-off", test_cut_off);
  g_test_add_func ("/history/recount", test_recount);
  g_test_add_func ("/history/agreed", test_agreed);
  return g_test_run ();
}
