/* fh-replay-json.c: the state that a record ends in, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-replay-json.h"

#include "fh-json.h"
#include "fh-next.h"
#include "fh-notation.h"

static void
add_options (FhJson *json, const FhRecord *record)
{
  fh_json_begin_object (json);
  for (gsize i = 0; i < fh_record_n_options (record); i++)
    {
      const char *value;

      fh_json_name (json, fh_record_option (record, i, &value));
      fh_json_string (json, value);
    }
  fh_json_end_object (json);
}

/* The contract is null until there is one, and in a deal that is thrown in. */
static void
add_contract (FhJson *json, const FhTable *table)
{
  if (table->contract == FH_CALL_NONE)
    fh_json_null (json);
  else
    fh_json_string (json, table->contract == FH_PASS ? "NONE" : fh_call_write (table->contract));
}

/* Who was named or called in this deal; a replay sees who holds the called card at once. */
static guint
partners_of (const FhState *state)
{
  guint partners = state->table.partners;

  return partners | fh_seat_bit (state->hidden_partner);
}

/* What a deal scored, as it stands. */
typedef struct
{
  gint32 points[FH_MAX_SEATS];
  gint32 totals[FH_MAX_SEATS];
} Score;

/* By table laws, points written down wrongly can be put right in the next deal (HC-072). */
static void
correct_scores (GArray *scores, const FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      guint deal = table->entry.deal - 1u;
      gint32 wrong = g_array_index (scores, Score, deal).points[side];
      gint32 right = table->entry.scored[side];

      g_array_index (scores, Score, deal).points[side] = right;
      for (; deal < scores->len; deal++)
        g_array_index (scores, Score, deal).totals[side] += right - wrong;
    }
}

/* The score of each deal of @record, after all that was done to it. */
static GArray *
scores_of (const FhRecord *record)
{
  GArray *scores = g_array_new (FALSE, TRUE, sizeof (Score));
  FhState state;

  fh_record_replay (record, 0, &state);
  for (gsize i = 0; i < fh_record_n_actions (record); i++)
    {
      FhAction action = fh_record_action (record, i);
      const FhTable *table = &state.table;
      Score *score;

      fh_state_apply (&state, &action);
      g_array_set_size (scores, table->n_deals);
      if (action.kind == FH_ACTION_CHALLENGE && table->entry.entered == 0)
        correct_scores (scores, table);
      score = &g_array_index (scores, Score, scores->len - 1);
      for (int side = 0; side < table->rules.n_sides; side++)
        {
          score->points[side] = table->deal_over ? table->points[side] : 0;
          score->totals[side] = table->totals[side];
        }
    }
  return scores;
}

/* The deal that @state shows, whether it is over or not. */
static void
add_deal (FhJson *json, const FhState *state, const Score *score)
{
  const FhTable *table = &state->table;
  int n_seats = table->rules.n_seats, n_sides = table->rules.n_sides;
  gboolean has_contract = table->contract != FH_CALL_NONE && table->contract != FH_PASS;

  fh_json_begin_object (json);
  fh_json_name (json, "dealer");
  fh_json_number (json, table->dealer);
  fh_json_name (json, "contract");
  add_contract (json, table);
  fh_json_name (json, "declarer");
  fh_next_add_seat (json, table->declarer);
  fh_json_name (json, "sitting_out");
  fh_json_bits (json, table->sitting_out, n_seats);
  fh_json_name (json, "partners");
  fh_json_bits (json, partners_of (state), n_seats);
  fh_json_name (json, "tricks");
  fh_json_begin_array (json);
  for (int seat = 0; seat < n_seats; seat++)
    fh_json_number (json, table->tricks[seat]);
  fh_json_end_array (json);
  fh_json_name (json, "made");
  if (table->deal_over && has_contract)
    fh_json_boolean (json, table->made);
  else
    fh_json_null (json);
  fh_json_name (json, "points");
  fh_json_numbers (json, score->points, n_sides);
  fh_json_name (json, "totals");
  fh_json_numbers (json, score->totals, n_sides);
  fh_json_name (json, "complete");
  fh_json_boolean (json, table->deal_over);
  fh_json_end_object (json);
}

static void
add_next (FhJson *json, const FhState *state)
{
  FhLegal legal;
  FhMay may;

  fh_state_legal (state, &legal);
  legal.due = state->table.due;
  fh_state_may (state, &may);
  fh_next_add (json, &state->table.rules, state->table.turn, &legal, &may);
}

void
fh_replay_print_json (const FhRecord *record)
{
  const FhRules *rules = fh_record_rules (record);
  g_autoptr (GArray) scores = scores_of (record);
  FhJson json;
  FhState state;

  fh_json_init (&json);
  fh_json_begin_object (&json);
  fh_json_name (&json, "rules");
  fh_json_string (&json, fh_preset_id (rules->preset));
  fh_json_name (&json, "options");
  add_options (&json, record);

  fh_json_name (&json, "deals");
  fh_json_begin_array (&json);
  fh_record_replay (record, 0, &state);
  for (gsize i = 0; i < fh_record_n_actions (record); i++)
    {
      FhAction action = fh_record_action (record, i);

      /* A deal stays on the table until the next one. */
      if (action.kind == FH_ACTION_DEAL && i > 0)
        add_deal (&json, &state, &g_array_index (scores, Score, state.table.n_deals - 1));
      fh_state_apply (&state, &action);
    }
  if (fh_record_n_actions (record) > 0)
    add_deal (&json, &state, &g_array_index (scores, Score, scores->len - 1));
  fh_json_end_array (&json);

  fh_json_name (&json, "totals");
  fh_json_numbers (&json, state.table.totals, rules->n_sides);
  fh_json_name (&json, "winners");
  fh_json_bits (&json, state.table.winners, rules->n_sides);
  fh_json_name (&json, "next");
  add_next (&json, &state);
  fh_json_end_object (&json);
  fh_json_print (&json);
}
