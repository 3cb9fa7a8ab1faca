/* test-way.c: a card is found again by its place among those that may be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "add-tests.h"
#include "fh-position.h"
#include "fh-random-action.h"
#include "fh-way.h"

/* Whether a card that another hand really holds lies between @one and @other. */
static bool
lies_between (const FhState *state, int seat, FhCard one, FhCard other, FhDenomination trump)
{
  int low = MIN (fh_card_power (one, trump), fh_card_power (other, trump));
  int high = MAX (fh_card_power (one, trump), fh_card_power (other, trump));

  for (int holder = 0; holder < state->table.rules.n_seats; holder++)
    {
      bool plays = holder != seat && !fh_seats_have (state->table.sitting_out, holder);
      FhCardSet held = plays ? state->hands[holder] : 0;

      FH_FOREACH_CARD (card, held)
        if (fh_effective_suit (card, trump) == fh_effective_suit (one, trump)
            && fh_card_power (card, trump) > low && fh_card_power (card, trump) < high)
          return true;
    }
  return false;
}

/* The card that somebody plays who is told @way, and knows the order of the cards. */
static FhCard
found (const FhSeatView *view, const FhWay *way)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhCardSet suit = view->legal.cards & fh_effective_suit_cards ((FhSuit) way->suit, trump);
  bool low = way->kind == FH_WAY_LEAD_LOW || way->kind == FH_WAY_PLAY_LOW
             || way->kind == FH_WAY_THROW_LOW || way->kind == FH_WAY_WIN_CHEAPLY
             || way->kind == FH_WAY_TRUMP_CHEAPLY;
  FhCard end = FH_CARD_NONE;

  FH_FOREACH_CARD (card, suit)
    {
      if ((way->kind == FH_WAY_WIN_CHEAPLY || way->kind == FH_WAY_TRUMP_CHEAPLY)
          && !fh_way_goes_over (view, card))
        continue;
      if (way->kind == FH_WAY_DUCK_TOP && fh_way_goes_over (view, card))
        continue;
      if (end == FH_CARD_NONE || (fh_card_power (card, trump) < fh_card_power (end, trump)) == low)
        end = card;
    }
  return end;
}

static void
check_ways (const FhState *state, int *n_short)
{
  FhDenomination trump = fh_table_trump (&state->table);
  FhSeatView view;

  fh_seat_view_init (&view, state, state->table.turn);
  FH_FOREACH_CARD (card, view.legal.cards)
    {
      FhWay way = fh_way_of (&view, card);
      FhCard end;

      if (fh_set_size (view.legal.cards) == 1)
        {
          g_assert_cmpint (way.kind, ==, FH_WAY_NONE);
          continue;
        }
      g_assert_cmpint (way.kind, !=, FH_WAY_NONE);
      g_assert_cmpint (way.card, ==, card);
      if (way.kind == FH_WAY_NAMED)
        continue;
      end = found (&view, &way);
      g_assert_cmpint (end, !=, FH_CARD_NONE);
      g_assert_false (lies_between (state, view.seat, card, end, trump));
      /* What is only as good as the winner of the trick is not sent to win it. */
      if (way.kind == FH_WAY_WIN_CHEAPLY || way.kind == FH_WAY_TRUMP_CHEAPLY)
        g_assert_true (fh_way_goes_over (&view, card));
      (*n_short)++;
    }
}

static void
test_found (void)
{
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    for (guint64 number = 0; number < 12; number++)
      {
        int n_short = 0;
        FhRules rules;
        FhState state;
        FhRng rng;

        fh_rules_init (&rules, (FhPreset) preset);
        fh_rng_init (&rng, fh_seed_from_number (number), 5);
        fh_state_init (&state, &rules);
        do
          {
            FhAction action;

            if (state.table.due == FH_ACTION_PLAY)
              check_ways (&state, &n_short);
            action = random_action (&state, &rng);
            g_assert_cmpint (fh_state_apply (&state, &action).code, ==, FH_OK);
          }
        while (!state.table.deal_over);
        g_assert_true (state.table.n_plays < 20 || n_short > 0);
      }
}

typedef struct
{
  const char *name;
  const char *contract; /* of seat 0, which leads */
  const char *hands;
  const char *plays;
  const char *card; /* of whose turn it is */
  FhWayKind kind;
} Row;

static const Row rows[] = {
  { "lead-top", "7S", "JO JS 9S 8H / 4H / 5H / 6H", "", "JO", FH_WAY_LEAD_TOP },
  /* The right bower is as good as the joker beside it. */
  { "equal", "7S", "JO JS 9S 8H / 4H / 5H / 6H", "", "JS", FH_WAY_LEAD_TOP },
  /* Somebody may hold the left bower or the ace, which lie between. */
  { "lead-low", "7S", "JO JS 9S 8H / 4H / 5H / 6H", "", "9S", FH_WAY_LEAD_LOW },
  { "lead-only", "7S", "JO JS 9S 8H / 4H / 5H / 6H", "", "8H", FH_WAY_LEAD_ONLY },
  { "named", "7S", "JO QS 9S 8H / 4H / 5H / 6H", "", "QS", FH_WAY_NAMED },
  { "cheaply", "7S", "9H / AH QH 10H 5H / 4C / 4D", "9H", "10H", FH_WAY_WIN_CHEAPLY },
  { "follow-top", "7S", "9H / AH QH 10H 5H / 4C / 4D", "9H", "AH", FH_WAY_PLAY_TOP },
  { "between", "7S", "9H / AH QH 10H 5H / 4C / 4D", "9H", "QH", FH_WAY_NAMED },
  { "follow-low", "7S", "9H / AH QH 8H 5H / 4C / 4D", "9H", "5H", FH_WAY_PLAY_LOW },
  { "duck", "MIS", "9H / AH QH 8H 5H / 4C / 4D", "9H", "8H", FH_WAY_DUCK_TOP },
  { "trump", "7S", "9H / AS JC 5S 4C / 6C / 4D", "9H", "5S", FH_WAY_TRUMP_CHEAPLY },
  { "throw", "7S", "9H / AS JC 5S 4C 9C / 6C / 4D", "9H", "4C", FH_WAY_THROW_LOW },
  { "throw-only", "7S", "9H / AS JC 9D 4C 9C / 6C / 4D", "9H", "9D", FH_WAY_THROW_ONLY },
  /* The left bower is no club. */
  { "left-bower", "7S", "9H / AS JC 5S 4C 9C / 6C / 4D", "9H", "9C", FH_WAY_THROW_TOP },
  { "no-choice", "7S", "9H / AS 10H 4C / 6C / 4D", "9H", "10H", FH_WAY_NONE },
  { "joker-no-trump", "7NT", "9H / JO 10C 4C / 6C / 4D", "9H", "JO", FH_WAY_NAMED },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules ("australian-4", NULL);
  FhCard card = fh_set_first (position_cards (row->card));
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, row->contract, 0);
  position_hands (&state, row->hands);
  position_play (&state, row->plays);
  fh_seat_view_init (&view, &state, state.table.turn);
  g_assert_true (fh_set_has (view.legal.cards, card));
  g_assert_cmpint (fh_way_of (&view, card).kind, ==, row->kind);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tutor/way/found", test_found);
  ADD_ROWS ("/tutor/way/kind/", rows, test_row);
  return g_test_run ();
}
