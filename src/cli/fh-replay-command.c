/* fh-replay-command.c: checking a record, and printing the state that it ends in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-command.h"
#include "fh-isolate.h"
#include "fh-json.h"
#include "fh-json-legal.h"
#include "fh-notation.h"
#include "fh-output.h"
#include "fh-sentences-rules.h"

/* --- For people --- */

/* "0 (Aroha)", or "0" for a seat without a name. */
static char *
seat_name (const FhRecord *record, int seat)
{
  const char *name = fh_record_player (record, seat);
  g_autofree char *shown = name != NULL ? fh_isolate (name) : NULL;

  /* Translators: a seat's number and the name of who sits there. */
  return shown ? g_strdup_printf (_ ("%d (%s)"), seat, shown) : g_strdup_printf ("%d", seat);
}

static void
print_contract (const FhRecord *record, const FhTable *table)
{
  if (table->deal_over && table->thrown_in)
    fh_output_line ("%s", _ ("The deal was thrown in."));
  else if (table->contract == FH_CALL_NONE && table->high_call == FH_PASS)
    fh_output_line ("%s", _ ("Nobody has bid yet."));
  else if (table->contract == FH_CALL_NONE)
    {
      g_autofree char *bidder = seat_name (record, table->high_bidder);
      /* Translators: the highest bid so far: a call such as 7NT, and a seat. */
      fh_output_line (_ ("Highest bid: %s by seat %s."), fh_call_write (table->high_call), bidder);
    }
  else if (table->contract == FH_PASS)
    fh_output_line ("%s", _ ("All passed: the deal is played without a contract."));
  else
    {
      g_autofree char *declarer = seat_name (record, table->declarer);
      /* Translators: a call such as 7NT, and a seat. */
      fh_output_line (_ ("Contract: %s by seat %s."), fh_call_write (table->contract), declarer);
    }
}

static void
print_tricks (const FhRecord *record, const FhTable *table)
{
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = seat_name (record, seat);

      if (fh_seats_have (table->sitting_out, seat))
        fh_output_line (_ ("Seat %s sits out."), name);
      else
        fh_output_line (ngettext ("Seat %s has won %d trick.", "Seat %s has won %d tricks.",
                                  table->tricks[seat]),
                        name, table->tricks[seat]);
    }
}

static void
print_trick (const FhTable *table)
{
  g_autoptr (GString) cards = g_string_new (NULL);

  for (int i = table->trick_start; i < table->n_plays; i++)
    {
      char text[FH_PLAY_TEXT_SIZE];
      const FhPlayed *play = &table->plays[i];
      g_string_append_printf (cards, i == table->trick_start ? "%s" : " %s",
                              fh_play_write (play->card, (FhSuit) play->named, text));
    }
  if (cards->len == 0)
    return;
  /* Translators: %s are the cards of the trick as records write them, such as "5H KH". */
  fh_output_line (_ ("On the table: %s."), cards->str);
}

static void
print_scores (const FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      if (table->deal_over && !table->thrown_in)
        fh_output_line (ngettext ("Side %d scores %d and has %d point.",
                                  "Side %d scores %d and has %d points.",
                                  (gulong) ABS (table->totals[side])),
                        side, table->points[side], table->totals[side]);
      else
        fh_output_line (ngettext ("Side %d has %d point.", "Side %d has %d points.",
                                  (gulong) ABS (table->totals[side])),
                        side, table->totals[side]);
    }
}

static void
print_winners (const FhTable *table)
{
  for (int side = 0; side < table->rules.n_sides; side++)
    if (table->winners >> side & 1)
      {
        fh_output_line (_ ("The game is over: side %d has won."), side);
      }
}

static void
print_legal (const FhLegal *legal)
{
  g_autoptr (GString) words = g_string_new (NULL);
  g_auto (GStrv) cards = fh_json_list_cards (legal);

  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    if (legal->calls & FH_CALL_BIT (call))
      g_string_append_printf (words, " %s", fh_call_write (call));
  for (int i = 0; cards[i]; i++)
    g_string_append_printf (words, " %s", cards[i]);
  if (words->len == 0)
    return;
  /* Translators: %s are calls or cards as records write them, such as "5H KH". */
  fh_output_line (_ ("The rules allow: %s."), words->str + 1);
}

static void
print_next (const FhRecord *record, const FhState *state)
{
  FhLegal legal;
  g_autofree char *seat = NULL;

  if (state->table.due == FH_ACTION_NONE)
    {
      print_winners (&state->table);
      return;
    }
  if (state->table.turn == FH_SEAT_NONE)
    {
      fh_output_line ("%s", _ ("Next, any seat may deal."));
      return;
    }

  fh_state_legal (state, &legal);
  seat = seat_name (record, state->table.turn);
  switch ((FhActionKind) state->table.due)
    {
    case FH_ACTION_DEAL:
      fh_output_line (_ ("Next, seat %s deals."), seat);
      break;
    case FH_ACTION_ANSWER:
      fh_output_line (_ ("Next, seat %s answers “ace, no face”."), seat);
      break;
    case FH_ACTION_BID:
      fh_output_line (_ ("Next, seat %s bids."), seat);
      break;
    case FH_ACTION_PARTNER:
      fh_output_line (ngettext ("Next, seat %s names a partner or none.",
                                "Next, seat %s names up to %d partners or none.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_CALL:
      fh_output_line (
          ngettext ("Next, seat %s calls a card.", "Next, seat %s calls %d cards.", legal.count),
          seat, legal.count);
      break;
    case FH_ACTION_DISCARD:
      fh_output_line (ngettext ("Next, seat %s discards %d card.",
                                "Next, seat %s discards %d cards.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_SWAP:
      fh_output_line (ngettext ("Next, seat %s gives the partner %d card.",
                                "Next, seat %s gives the partner %d cards.", legal.count),
                      seat, legal.count);
      break;
    case FH_ACTION_PLAY:
      fh_output_line (_ ("Next, seat %s plays a card."), seat);
      break;
    default:
      break;
    }
  print_legal (&legal);
}

/* Prints table, contract, tricks, scores, and what may be done next, in the user's language. */
static void
print_text (const FhRecord *record)
{
  FhState state;

  fh_record_replay (record, fh_record_n_actions (record), &state);
  fh_output_line ("%s", fh_sentence_table (fh_record_rules (record)));
  if (state.table.n_deals > 0)
    {
      g_autofree char *dealer = seat_name (record, state.table.dealer);

      fh_output_line (_ ("Deal %d, dealt by seat %s."), state.table.n_deals, dealer);
      print_contract (record, &state.table);
      print_tricks (record, &state.table);
      print_trick (&state.table);
    }
  print_scores (&state.table);
  print_next (record, &state);
}

/* --- As JSON --- */

static void
add_options (FhJson *json, const FhRecord *record)
{
  fh_json_begin_object (json, "options");
  for (gsize i = 0; i < fh_record_n_options (record); i++)
    {
      const char *value;
      const char *name = fh_record_option (record, i, &value);

      fh_json_string (json, name, value);
    }
  fh_json_end_object (json);
}

/* The contract is null until there is one, and in a deal that is thrown in. */
static void
add_contract (FhJson *json, const FhTable *table)
{
  if (table->contract == FH_CALL_NONE)
    fh_json_null (json, "contract");
  else
    fh_json_string (json, "contract",
                    table->contract == FH_PASS ? "NONE" : fh_call_write (table->contract));
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

  fh_json_begin_object (json, NULL);
  fh_json_number (json, "dealer", table->dealer);
  add_contract (json, table);
  fh_json_seat (json, "declarer", table->declarer);
  fh_json_bits (json, "sitting_out", table->sitting_out, n_seats);
  /* Who was named or called; a replay sees who holds the called card at once. */
  fh_json_bits (json, "partners", table->partners | fh_seat_bit (state->hidden_partner), n_seats);
  fh_json_begin_array (json, "tricks");
  for (int seat = 0; seat < n_seats; seat++)
    fh_json_number (json, NULL, table->tricks[seat]);
  fh_json_end_array (json);
  if (table->deal_over && has_contract)
    fh_json_boolean (json, "made", table->made);
  else
    fh_json_null (json, "made");
  fh_json_numbers (json, "points", score->points, n_sides);
  fh_json_numbers (json, "totals", score->totals, n_sides);
  fh_json_boolean (json, "complete", table->deal_over);
  fh_json_end_object (json);
}

static void
add_next (FhJson *json, const FhState *state)
{
  FhLegal legal;
  FhRights rights;

  fh_state_legal (state, &legal);
  legal.due = state->table.due;
  fh_state_rights (state, &rights);
  fh_json_legal (json, "next", &state->table.rules, state->table.turn, &legal, &rights);
}

/* Prints the value that the format fixes for `replay --json`. */
static void
print_json (const FhRecord *record)
{
  const FhRules *rules = fh_record_rules (record);
  g_autoptr (GArray) scores = scores_of (record);
  FhJson json;
  FhState state;

  fh_json_init (&json);
  fh_json_begin_object (&json, NULL);
  fh_json_string (&json, "rules", fh_preset_id (rules->preset));
  add_options (&json, record);

  fh_json_begin_array (&json, "deals");
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

  fh_json_numbers (&json, "totals", state.table.totals, rules->n_sides);
  fh_json_bits (&json, "winners", state.table.winners, rules->n_sides);
  add_next (&json, &state);
  fh_json_end_object (&json);
  fh_json_print (&json);
}

/* --- The command --- */

FhExit
fh_command_replay (int argc, char **argv)
{
  gboolean json = FALSE;
  g_autoptr (FhRecord) record = NULL;
  FhExit result;
  const GOptionEntry entries[] = {
    { "json", 'j', 0, G_OPTION_ARG_NONE, &json, N_ ("Print one JSON value"), NULL },
    G_OPTION_ENTRY_NULL,
  };

  result = fh_command_parse (
      &argc, &argv, entries, "FILE",
      _ ("Reads the record of a game, checks it, and prints the state it ends in."),
      _ ("“-” is standard input.  A record that does not fit is refused with file, line and "
         "rule."));
  if (result != FH_EXIT_GO_ON)
    return result;
  if (argc != 2)
    return fh_command_misunderstand (_ ("replay needs one file"));

  result = fh_command_read_record (argv[1], &record);
  if (result != FH_EXIT_FINE)
    return result;
  if (json)
    print_json (record);
  else
    print_text (record);
  return FH_EXIT_FINE;
}
