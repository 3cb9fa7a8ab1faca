/* test-sure-rest.c: only winners or only losers, in every layout and whatever the others play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "add-tests.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-sure-rest.h"
#include "fh-world.h"

/* Seat 0 is to play with @hand when @trick, by the seats before it, lies there, and the others hold
 * cards of @others, in whatever way; @contract is by seat 0 unless it says "by 1". */
typedef struct
{
  const char *name;
  const char *preset;
  const char *contract;
  const char *hand;
  const char *others;
  const char *trick;
  FhSureRest sure;
} SureCase;

static const SureCase sure_cases[] = {
  { "trumps-then-an-ace", "american-4", "7H", "JO AS", "4H 5S KS 6C 7C 8C", "", FH_SURE_WINNERS },
  { "a-trump-is-out", "american-4", "7H", "AS AD", "4H 5S KS 6C 7C 8C", "", FH_SURE_NOTHING },
  { "a-trump-that-stays-out", "american-4", "7H", "JO AS AD", "5H 4H 5S KS 6C 7C 8C 9C 9D", "",
    FH_SURE_NOTHING },
  { "trumps-that-draw-all", "american-4", "7H", "JO JH 4H", "6H 5H 5S KS 6C 7C 8C 9C 9D", "",
    FH_SURE_WINNERS },
  { "length-behind-the-tops", "american-4", "7NT", "AS KS 4S", "5S 6S 7D 8D 9D 7C 8C 9C 10C", "",
    FH_SURE_WINNERS },
  { "length-that-may-be-short", "american-4", "7NT", "AS KS 4S", "5S 6S 7S 8D 9D 7C 8C 9C 10C", "",
    FH_SURE_NOTHING },
  { "the-joker-is-out", "american-4", "7NT", "AS KS", "JO 5S 6S 7D 8D 9D", "", FH_SURE_NOTHING },
  { "a-king-is-beaten", "american-4", "7NT", "AS KD", "AD 5S 6S 7D 8D 9D", "", FH_SURE_NOTHING },
  { "last-hand-wins", "american-4", "7NT", "AS AD", "5S 6D KD 8D", "QS KS 4S", FH_SURE_WINNERS },
  { "last-hand-trumps", "american-4", "7H", "4H AD", "5S 6D KD", "QS KS 4S", FH_SURE_WINNERS },
  { "may-be-trumped-behind", "american-4", "7H", "AS AD", "5H 6D KD 8D", "QS", FH_SURE_NOTHING },
  { "a-defender-wins-all", "american-4", "7H by 1", "JO AS", "4H 5S KS 6C 7C 8C", "",
    FH_SURE_WINNERS },
  { "without-a-contract", "midwest-4", "NONE", "JO AS", "5S KS 6C 7C 8C 9D", "", FH_SURE_WINNERS },

  { "a-defender-loses-all", "american-4", "7H by 1", "4S 5D", "6S 7S 6D 7D 8D 9D", "8S",
    FH_SURE_LOSERS },
  { "might-win-if-it-likes", "american-4", "7H by 1", "4C 6C", "5C 7C 8C 6D 7D 8D", "QS",
    FH_SURE_NOTHING },
  { "might-win-now", "american-4", "7H by 1", "9S 5D", "6S 7S 6D 7D 8D 9D", "8S", FH_SURE_NOTHING },
  { "might-have-to-trump", "american-4", "7H by 1", "4S 4H", "6S 7S 6H 7D 8D 9D", "8S",
    FH_SURE_NOTHING },
  { "leads-below-what-must-follow", "classic-3", "7NT by 1", "7C 7D", "8C 9C 8D 9D", "",
    FH_SURE_LOSERS },
  { "leads-what-nobody-may-have", "american-4", "7NT by 1", "4C 4D", "5C 6D 7S 8S 9S 10S JS QS KS",
    "", FH_SURE_NOTHING },
  { "leads-below-some-only", "classic-3", "7NT by 1", "8C 7D", "7C 9C 8D 9D", "", FH_SURE_NOTHING },

  { "misere-loses-all", "australian-4", "MIS", "4S 5D", "6S 7S 6D 7D", "8S", FH_SURE_LOSERS },
  { "misere-below-their-second", "australian-4", "MIS", "4C 6C", "5C 7C 6D 7D", "QS",
    FH_SURE_LOSERS },
  { "misere-above-their-second", "australian-4", "MIS", "4C 9C QC", "5C 7C 8C 6D 7D 8D", "QS",
    FH_SURE_NOTHING },
  { "misere-throws-the-highest", "australian-4", "MIS", "4C 9C", "5C 7C 6D 7D", "QS",
    FH_SURE_LOSERS },
  { "misere-leads-the-lowest", "new-zealand-3", "MIS", "7C 8C", "9C 10C JC QC", "",
    FH_SURE_LOSERS },
  { "misere-leads-into-a-gap", "new-zealand-3", "MIS", "7C 9C", "8C 10C JC QC", "",
    FH_SURE_NOTHING },
  { "misere-with-the-joker", "australian-4", "MIS", "JO 5D", "6S 7S 6D 7D", "8S", FH_SURE_NOTHING },
  { "misere-under-the-joker", "australian-4", "MIS", "4S 5D", "JO 7S 6D 7D", "8S", FH_SURE_LOSERS },
  { "misere-with-the-lowest-joker", "new-zealand-4", "MIS", "JO 5D", "6S 7S 6D 7D", "8S",
    FH_SURE_LOSERS },
  { "misere-the-lowest-joker-is-out", "new-zealand-4", "MIS", "4S 5D", "JO 7S 6D 7D", "8S",
    FH_SURE_NOTHING },
  { "misere-must-win", "australian-4", "MIS", "AS AD", "6S 7S 6D 7D", "8S 9S", FH_SURE_WINNERS },
};

static void
begin (FhSeatView *view, const SureCase *row)
{
  g_auto (GStrv) words = g_strsplit (row->contract, " by ", -1);
  g_auto (GStrv) trick = g_strsplit (row->trick, " ", -1);
  FhRules rules = position_rules (row->preset, NULL);
  FhTable *table = &view->table;
  int n = *row->trick ? (int) g_strv_length (trick) : 0, first = 0;
  FhState state;

  position_contract (&state, &rules, words[0], words[1] ? atoi (words[1]) : 0);
  fh_seat_view_init (view, &state, 0);
  view->hand = position_cards (row->hand);
  view->unseen = position_cards (row->others);
  table->n_tricks = (uint8_t) (FH_N_TRICKS - fh_set_size (view->hand));
  for (int seat = 0; seat < rules.n_seats; seat++)
    {
      table->hand_size[seat] = (uint8_t) fh_set_size (view->hand);
      view->known[seat] = 0;
      view->may_hold[seat] = seat == 0 ? 0 : view->unseen;
    }
  for (int i = 0; i < n; i++)
    {
      first = first > 0 ? first - 1 : rules.n_seats - 1;
      while (fh_seats_have (table->sitting_out, first))
        first--;
    }
  table->turn = (uint8_t) first;
  for (int i = 0; i < n; i++)
    {
      FhCard card = fh_set_first (position_cards (trick[i]));

      table->hand_size[table->turn]--;
      table->plays[i] = (FhPlayed){ .seat = table->turn, .card = card, .named = FH_SUIT_NONE };
      table->n_plays++;
      table->led = (uint8_t) fh_table_suit_to_follow (table, 0, i + 1);
      table->turn = (uint8_t) fh_table_next_seat (table, table->turn);
    }
  g_assert_cmpint (table->turn, ==, 0);
  fh_table_legal (table, 0, view->hand, 0, &view->legal);
}

static void
test_position (gconstpointer data)
{
  const SureCase *row = data;
  FhSeatView view;
  FhCard card;
  FhSuit named;

  begin (&view, row);
  g_assert_cmpint (fh_sure_rest (&view, NULL, NULL), ==, row->sure);
  if (row->sure != FH_SURE_NOTHING)
    {
      fh_sure_rest (&view, &card, &named);
      g_assert_true (fh_set_has (view.legal.cards, card));
    }
}

/* The rest of the deal in @world, where the others play anything: what is sure stays so. */
static void
play_out (FhWorld *world, int seat, FhSureRest sure, FhRng *rng)
{
  const FhTable *table = fh_world_table (world);
  int before = table->tricks[seat], left = FH_N_TRICKS - table->n_tricks;

  while (!table->deal_over)
    {
      FhSeatView view;
      FhCard card;
      FhSuit named = FH_SUIT_NONE;
      FhAction action;

      fh_world_view (world, table->turn, &view);
      if (table->turn == seat)
        {
          g_assert_cmpint (fh_sure_rest (&view, &card, &named), ==, sure);
        }
      else
        {
          int skip = (int) fh_rng_below (rng, (uint32_t) fh_set_size (view.legal.cards));

          card = fh_set_first (view.legal.cards);
          FH_FOREACH_CARD (legal, view.legal.cards)
            if (skip-- == 0)
              card = legal;
          if (fh_card_is_joker (card) && view.legal.joker_suits)
            do
              named = (FhSuit) fh_rng_below (rng, FH_N_SUITS);
            while (!(view.legal.joker_suits & 1u << named));
        }
      action = fh_action_play (table->turn, card, named);
      g_assert_cmpint (fh_world_apply (world, &action).code, ==, FH_OK);
    }
  g_assert_cmpint (table->tricks[seat], ==, sure == FH_SURE_WINNERS ? before + left : before);
}

/* Wherever something is sure in random games, it comes true in every layout that the seat can
 * imagine. */
static void
test_every_layout (gconstpointer data)
{
  const char *id = fh_preset_id ((FhPreset) GPOINTER_TO_INT (data));
  FhRules rules = position_rules (id, NULL);
  int found[3] = { 0 };
  FhRng rng;

  if (rules.family == FH_FAMILY_AMERICAN)
    rules = position_rules (id, "nullo=on");
  fh_rng_init (&rng, fh_seed_from_number (8), 0);
  for (int deal = 0; deal < 150; deal++)
    {
      FhState state;

      fh_state_init (&state, &rules);
      do
        {
          FhAction action = random_action (&state, &rng);
          FhSeatView view;
          FhSureRest sure;

          g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          if (state.table.due != FH_ACTION_PLAY)
            continue;
          fh_seat_view_init (&view, &state, state.table.turn);
          sure = fh_sure_rest (&view, NULL, NULL);
          found[sure]++;
          for (int i = 0; sure != FH_SURE_NOTHING && i < 6; i++)
            {
              FhWorld world;

              g_assert_true (fh_world_sample (&world, &view, &rng));
              play_out (&world, view.seat, sure, &rng);
            }
        }
      while (!state.table.deal_over);
    }
  g_assert_cmpint (found[FH_SURE_WINNERS], >, 10);
  g_assert_cmpint (found[FH_SURE_LOSERS], >, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_ROWS ("/tutor/sure-rest/", sure_cases, test_position);
  add_presets ("/tutor/sure-rest/every-layout/", test_every_layout);
  return g_test_run ();
}
