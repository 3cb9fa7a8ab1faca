/* test-talk.c: what computer players say at the table is true, and is said by who may.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib.h>
#include <string.h>

#include "fh-deal.h"
#include "fh-fate.h"
#include "fh-player.h"
#include "fh-rules.h"
#include "fh-sentences-talk.h"
#include "fh-state.h"
#include "fh-words.h"

static const char *const remarks[] = {
  "And there is a trick.",     "That makes it.", "That sets it.",
  "Both bowers in one trick!", "My ace!",        "Three in a row.",
  "Thank you, partner.",
};

static guint n_said[G_N_ELEMENTS (remarks)], n_contracts, n_moments, n_allies;

static gboolean
has_ace (const FhTable *table, int seat)
{
  for (int i = table->last_trick_start; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      return fh_card_rank (table->plays[i].card) == FH_ACE;
  return FALSE;
}

static int
count_bowers (const FhTable *table)
{
  FhDenomination trump = fh_table_trump (table);
  int n = 0;

  for (int i = table->last_trick_start; i < table->n_plays; i++)
    n += table->plays[i].card == fh_right_bower (trump)
         || table->plays[i].card == fh_left_bower (trump);
  return n;
}

/* What @seat says at @state is so. */
static void
check_true (const FhState *state, int seat, const char *text)
{
  const FhTable *table = &state->table;
  int winner = table->n_tricks > 0 ? table->trick_winner[table->n_tricks - 1] : -1;
  gboolean is_bidder = fh_seats_have (fh_table_bidders (table), seat);
  FhFate fate = fh_table_fate (table, 0);

  if (table->n_tricks == 0)
    {
      g_assert_cmpint (seat, ==, table->declarer);
      g_assert_nonnull (strstr (text, fh_words_call (table->contract)));
      n_contracts++;
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    if (g_str_equal (text, remarks[i]))
      {
        n_said[i]++;
        switch (i)
          {
          case 0:
            g_assert_true (fh_table_is_misere (table) && fate == FH_FATE_SET && !is_bidder);
            break;
          case 1:
            g_assert_true (fate == FH_FATE_MADE && is_bidder);
            break;
          case 2:
            g_assert_true (fate == FH_FATE_SET && !is_bidder);
            break;
          case 3:
            g_assert_cmpint (count_bowers (table), ==, 2);
            break;
          case 4:
            g_assert_true (has_ace (table, seat) && winner != seat);
            break;
          case 5:
            g_assert_true (winner == seat && table->tricks[seat] >= 3);
            break;
          default:
            g_assert_cmpint (winner, ==, 0);
            g_assert_true (table->rules.side_of[seat] == table->rules.side_of[0]
                           || (is_bidder && fh_seats_have (fh_table_bidders (table), 0)));
          }
        return;
      }
  g_assert_not_reached ();
}

static void
check_moment (const FhState *state, const FhSeating *seating)
{
  const FhScene scene = { .table = &state->table, .seating = seating };
  FhScene asked = scene, knowing = scene;
  FhSeatView view;
  int n = 0;

  asked.is_asked = TRUE;
  fh_seat_view_init (&view, state, 0);
  knowing.allies = fh_seat_view_known_allies (&view);
  n_allies += knowing.allies != 0;
  n_moments++;
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    {
      g_autofree char *text = fh_sentence_talk (&scene, seat);
      g_autofree char *again = fh_sentence_talk (&scene, seat);
      g_autofree char *known = fh_sentence_talk (&knowing, seat);

      g_assert_cmpstr (text, ==, again);
      /* What the person alone knows is not said. */
      g_assert_cmpstr (text, ==, known);
      g_assert_null (fh_sentence_talk (&asked, seat));
      if (text == NULL)
        continue;
      n++;
      g_assert_cmpint (seat, !=, 0);
      g_assert_cmpint (fh_rules_player (&state->table.rules, seat), ==, seat);
      check_true (state, seat, text);
    }
  g_assert_cmpint (n, <=, 1);
}

static void
play (FhPreset preset, guint64 number)
{
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_BOLD };
  FhSeed seed = fh_seed_from_number (number);
  FhSeating seating;
  FhRules rules;
  FhState state;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, "club-careful", "club-bold");
  fh_state_init (&state, &rules);
  for (FhAction action = fh_deal_from_seed (&rules, (int) (number % rules.n_callers), seed, 0);;)
    {
      FhRefusal refusal = fh_state_apply (&state, &action);
      FhSeatView view;

      for (int n = 1; fh_refusal_asks_for_other_cards (refusal.code); n++)
        {
          action = fh_player_decide_again (&player, &view, n, NULL).action;
          refusal = fh_state_apply (&state, &action);
        }
      g_assert_cmpint (refusal.code, ==, FH_OK);
      check_moment (&state, &seating);
      if (state.table.deal_over || state.table.turn == FH_SEAT_NONE)
        return;
      fh_seat_view_init (&view, &state, state.table.turn);
      view.legal.may_declare = 0;
      action = fh_player_decide (&player, &view, NULL).action;
    }
}

/* At all tables; each remark is made now and then, and at most moments nobody says anything. */
static void
test_true (void)
{
  guint n = 0;

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (guint64 number = 1; number <= 60; number++)
      play ((FhPreset) preset, number);
  for (guint i = 0; i < G_N_ELEMENTS (remarks); i++)
    {
      g_test_message ("%u: %s", n_said[i], remarks[i]);
      g_assert_cmpuint (n_said[i], >, 0);
      n += n_said[i];
    }
  g_test_message ("%u contracts, %u moments", n_contracts, n_moments);
  g_assert_cmpuint (n_contracts, >, 0);
  g_assert_cmpuint (n_allies, >, 0);
  g_assert_cmpuint (20 * n, <, n_moments);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/talk/true", test_true);
  return g_test_run ();
}
