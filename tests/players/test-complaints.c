/* test-complaints.c: the complaints about computer players, position by position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each record in tests/data/positions asks for a call, a discard or a card where sound play is
 * known (fh-complaint.h).  What is accepted there is every choice of a good player; HP-072 to
 * HP-077 and NZ-062 are the rules of thumb behind many of them.
 */
#include "fh-complaint.h"

#include <string.h>

#include "add-tests.h"
#include "fh-notation.h"
#include "fh-player.h"

#define MIN_POSITIONS 280

/* With -m slow, as the benchmark of this name runs it, and else: cards are quicker to choose. */
#define N_SEEDS      20
#define N_QUICK      1
#define N_QUICK_CARD 2

typedef struct
{
  const char *name;
  FhPlayer player;
  bool thinks; /* and may do otherwise with other numbers */
} Level;

static const Level levels[] = {
  { "rules", { .level = FH_PLAYER_RULES, .character = FH_STEADY }, false },
  { "strong", { .level = FH_PLAYER_STRONG, .character = FH_STEADY }, true },
  { "expert", { .level = FH_PLAYER_EXPERT, .character = FH_STEADY }, true },
};

typedef struct
{
  const FhComplaint *complaint;
  const Level *level;
} Case;

/* Whether it is noted that @level does not get @complaint right. */
static gboolean
is_beyond (const FhComplaint *complaint, const char *level)
{
  g_auto (GStrv) words = g_strsplit (complaint->beyond ? complaint->beyond : "", " ", -1);

  return g_strv_contains ((const char *const *) words, level);
}

static void
test_position (gconstpointer data)
{
  const Case *row = data;
  FhSeatView view;

  fh_seat_view_init (&view, &row->complaint->state, row->complaint->state.table.turn);
  int n_quick = view.legal.due == FH_ACTION_PLAY ? N_QUICK_CARD : N_QUICK;
  int n_seeds = !row->level->thinks ? 1 : g_test_slow () ? N_SEEDS : n_quick;
  for (int seed = 0; seed < n_seeds; seed++)
    {
      FhRng rng;

      fh_rng_init (&rng, fh_seed_from_number ((uint64_t) seed), 0);
      FhDecision decision = fh_player_decide (&row->level->player, &view, &rng);
      if (fh_complaint_accepts (row->complaint, &decision.action))
        continue;
      g_autofree char *text = fh_complaint_action_text (&decision.action);
      g_test_message ("seed %d: %s (%s, chance %d): %s", seed, text,
                      fh_motive_word ((FhMotive) decision.reason.motive), decision.reason.chance,
                      row->complaint->principle);
      g_test_fail ();
    }
}

/* Each word of @list, which may be NULL, is a card that can be put away. */
static void
check_cards (const char *list, FhCardSet cards)
{
  g_auto (GStrv) words = g_strsplit (list ? list : "", " ", -1);

  for (char **word = words; *word; word++)
    {
      FhCard card = fh_card_read (*word, strlen (*word));

      g_assert_true (card != FH_CARD_NONE && fh_set_has (cards, card));
    }
}

/* Each word of @list, which may be NULL, is something that can be done: @possible are all of that,
 * with a word for any joker. */
static void
check_words (const char *list, GPtrArray *possible)
{
  g_auto (GStrv) words = g_strsplit (list ? list : "", " ", -1);

  for (char **word = words; *word; word++)
    if (!g_ptr_array_find_with_equal_func (possible, *word, g_str_equal, NULL))
      {
        g_test_message ("%s cannot be done", *word);
        g_test_fail ();
      }
}

/* Each level that is not asked is one of ours, and somebody is left who is asked. */
static void
check_levels (const FhComplaint *complaint)
{
  g_auto (GStrv) words = g_strsplit (complaint->beyond ? complaint->beyond : "", " ", -1);
  guint n_beyond = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (levels); i++)
    n_beyond += is_beyond (complaint, levels[i].name);
  g_assert_cmpuint (n_beyond, ==, complaint->beyond ? g_strv_length (words) : 0);
  g_assert_cmpuint (n_beyond, <, G_N_ELEMENTS (levels));
}

/* The positions say who is to act, what is accepted and why, and what is accepted can be done. */
static void
test_notes (gconstpointer data)
{
  const GPtrArray *complaints = data;

  g_assert_cmpuint (complaints->len, >=, MIN_POSITIONS);
  for (guint i = 0; i < complaints->len; i++)
    {
      const FhComplaint *complaint = complaints->pdata[i];
      FhLegal legal;
      g_autoptr (GPtrArray) possible = g_ptr_array_new_with_free_func (g_free);
      int n_accepted = 0, n_refused = 0;

      fh_state_legal (&complaint->state, &legal);
      check_levels (complaint);
      g_assert_nonnull (complaint->complaint);
      g_assert_nonnull (complaint->principle);
      g_assert_true (complaint->accepts || complaint->refuses || complaint->discards
                     || complaint->keeps);
      if (legal.due == FH_ACTION_DISCARD)
        {
          check_cards (complaint->discards, legal.cards);
          check_cards (complaint->keeps, legal.cards);
          continue;
        }
      for (FhCall call = FH_PASS; legal.due == FH_ACTION_BID && call < FH_N_CALLS; call++)
        if (legal.calls & FH_CALL_BIT (call))
          {
            FhAction action = fh_action_bid (complaint->state.table.turn, call);
            gboolean accepted = fh_complaint_accepts (complaint, &action);

            g_ptr_array_add (possible, fh_complaint_action_text (&action));
            n_accepted += accepted;
            n_refused += !accepted;
          }
      FH_FOREACH_CARD (card, legal.due == FH_ACTION_PLAY ? legal.cards : 0)
        for (int s = 0; s <= FH_N_SUITS; s++)
          {
            FhSuit named = s < FH_N_SUITS ? (FhSuit) s : FH_SUIT_NONE;
            FhAction action = fh_action_play (complaint->state.table.turn, card, named);
            gboolean accepted = fh_complaint_accepts (complaint, &action);
            FhState after = complaint->state;

            if (fh_state_apply (&after, &action).code != FH_OK)
              continue;
            g_ptr_array_add (possible, fh_complaint_action_text (&action));
            if (fh_card_is_joker (card))
              g_ptr_array_add (possible, g_strdup ("JO"));
            n_accepted += accepted;
            n_refused += !accepted;
          }
      check_words (complaint->accepts, possible);
      check_words (complaint->refuses, possible);
      g_test_message ("%s: %d accepted, %d refused", complaint->name, n_accepted, n_refused);
      g_assert_cmpint (n_accepted, >, 0);
      g_assert_cmpint (n_refused, >, 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_autoptr (GPtrArray) complaints = fh_complaints_load ();
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func (g_free);

  g_test_add_data_func ("/players/complaints/notes", complaints, test_notes);
  for (gsize level = 0; level < G_N_ELEMENTS (levels); level++)
    for (guint i = 0; i < complaints->len; i++)
      {
        const FhComplaint *complaint = complaints->pdata[i];
        if (is_beyond (complaint, levels[level].name))
          continue;
        Case *row = g_new (Case, 1);

        *row = (Case){ complaint, &levels[level] };
        g_ptr_array_add (cases, row);
        add_test (row, test_position, "/players/complaints/%s/%s", levels[level].name,
                  complaint->name);
      }
  return g_test_run ();
}
