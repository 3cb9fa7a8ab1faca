/* test-known.c: what a seat can be sure of, and what calls tell.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "add-tests.h"
#include "fh-known.h"
#include "fh-position.h"
#include "fh-told.h"

/* After who did not follow what: the suits that the others have none of. */
static void
test_voids (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhSeatView view;
  FhKnown known;

  /* Seat 0 declares hearts; seat 2 trumps a spade, seat 1 throws a club on the left bower. */
  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "AS 5S 4H 6S 6H 7H JD 5C");
  fh_seat_view_init (&view, &state, state.table.turn);
  fh_known_init (&known, &view);
  g_assert_true (known.playing && known.has_need);
  for (int seat = 0; seat < 4; seat++)
    for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
      {
        gboolean is_void = (known.voids[seat] & (1u << suit)) != 0;
        FhCardSet held = 0;

        if (seat == view.seat)
          continue;
        held = fh_seat_view_cards (&view, seat) & fh_effective_suit_cards (suit, FH_TRUMP_HEARTS);
        if (known.out[suit])
          g_assert_cmpint (is_void, ==, held == 0);
        g_assert_cmpuint (held & ~known.out[suit], ==, 0);
      }
  g_assert_true (known.voids[2] & (1u << FH_SPADES));
  g_assert_true (known.voids[1] & (1u << FH_HEARTS));
}

/* Plays the first card that is allowed. */
static void
play_any (FhState *state)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  FhCard card = fh_set_first (legal.cards);
  FhSuit named = legal.joker_suits ? (FhSuit) __builtin_ctz (legal.joker_suits) : FH_SUIT_NONE;
  FhAction play = fh_action_play (legal.seat, card, fh_card_is_joker (card) ? named : FH_SUIT_NONE);
  g_assert_cmpint (fh_state_apply (state, &play).code, ==, FH_OK);
}

/* NZ-084: who plays for a dummy is no other than the dummy, from either hand. */
static void
test_dummies (void)
{
  FhRules rules = position_rules ("new-zealand-2", NULL);
  FhState state;

  position_deal (&state, &rules, 1);
  position_bid (&state, "7C PASS PASS");
  FhAction discard = fh_action_cards (FH_ACTION_DISCARD, 0, state.dealt_kitty);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  for (; !state.table.deal_over; play_any (&state))
    for (int seat = 0; seat < 4; seat++)
      {
        int dummy = (seat + 2) % 4;
        FhSeatView view;
        FhKnown known;

        fh_seat_view_init (&view, &state, seat);
        fh_known_init (&known, &view);
        g_assert_cmpint (known.voids[seat], ==, 0);
        g_assert_cmpint (known.voids[dummy], ==, 0);
        for (FhSuit suit = FH_SPADES; suit < FH_N_EFFECTIVE_SUITS; suit++)
          g_assert_cmpuint (known.out[suit] & (state.hands[seat] | state.hands[dummy]), ==, 0);
      }
}

/* S-066: what is needed, from both sides, to the last trick that decides; the seat that holds the
 * called card knows it where the table does not (NZ-066, NZ-070). */
static void
test_need (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhState state;
  FhNeed need;

  position_contract (&state, &rules, "7H", 0);
  g_assert_true (fh_tricks_needed (&state.table, 0, &need));
  g_assert_cmpint (need.to_make, ==, 7);
  g_assert_cmpint (need.to_set, ==, 4);
  state.table.n_tricks = 6;
  state.table.tricks[0] = 2;
  state.table.tricks[2] = 1;
  state.table.tricks[1] = 3;
  g_assert_true (fh_tricks_needed (&state.table, 0, &need));
  g_assert_cmpint (need.to_make, ==, 4);
  g_assert_cmpint (need.to_set, ==, 1);

  rules = position_rules ("new-zealand-5", NULL);
  position_contract (&state, &rules, "7H", 0);
  state.table.n_called_cards = 1;
  state.table.n_tricks = 3;
  state.table.tricks[2] = 3;
  g_assert_false (fh_tricks_needed (&state.table, 0, &need));
  g_assert_true (
      fh_tricks_needed (&state.table, (uint8_t) (fh_seat_bit (0) | fh_seat_bit (2)), &need));
  g_assert_cmpint (need.to_make, ==, 4);
  state.hidden_partner = 2;
  for (int seat = 0; seat < 5; seat++)
    {
      FhSeatView view;
      FhKnown known;

      fh_seat_view_init (&view, &state, seat);
      fh_known_init (&known, &view);
      g_assert_cmpint (fh_seat_view_known_allies (&view), ==, seat == 2 ? 0x5 : 0);
      g_assert_cmpint (known.has_need, ==, seat == 2);
      g_assert_cmpint (known.need.to_make, ==, seat == 2 ? 4 : 0);
    }

  rules = position_rules ("australian-4", NULL);
  position_contract (&state, &rules, "MIS", 0);
  g_assert_false (fh_tricks_needed (&state.table, 0, &need));
}

typedef struct
{
  const char *preset;
  const char *calls; /* by the seats from 0 on */
  FhToldCode code;   /* of the last of them */
} Row;

static const Row rows[] = {
  { "australian-4", "PASS", FH_TOLD_NO_SUIT },
  { "australian-4", "6S", FH_TOLD_LONG_SUIT },
  { "australian-4", "7S", FH_TOLD_STRONG_SUIT }, /* S-127, HP-078 */
  { "australian-4", "PASS 7S", FH_TOLD_STRONG_SUIT },
  { "australian-4", "7S 7C", FH_TOLD_LONG_SUIT }, /* over an opponent it is no opening */
  { "australian-4", "6NT", FH_TOLD_HIGH_CARDS },
  { "australian-4", "7NT", FH_TOLD_HIGH_CARDS }, /* no message of a suit */
  { "australian-4", "6S PASS 7S", FH_TOLD_HELP },
  { "australian-4", "6NT PASS 7NT", FH_TOLD_HELP },
  { "australian-4", "6S PASS 6D", FH_TOLD_OTHER_SUIT },
  { "australian-4", "6NT PASS 7S", FH_TOLD_LONG_SUIT },
  { "australian-4", "6S 6C 7D 7H 8S", FH_TOLD_MORE },
  { "australian-4", "6S PASS 7S 7C 8S", FH_TOLD_MORE },          /* the partner has helped before */
  { "australian-4", "6S 6C PASS PASS 7H 7NT 8S", FH_TOLD_MORE }, /* and another suit lay between */
  { "american-6", "6S PASS 6D PASS 7S", FH_TOLD_HELP },          /* one of two partners */
  { "american-6", "6S PASS 6D PASS 7H", FH_TOLD_OTHER_SUIT },
  { "australian-4", "6S 7S 7C MIS", FH_TOLD_LOSES_ALONE },
  { "new-zealand-3", "6S 6C 6D 6H", FH_TOLD_LONG_SUIT }, /* nobody has a partner */
  { "new-zealand-3", "6S 6C 6D 7S", FH_TOLD_MORE },
  { "midwest-4", "NULLO PASS GNULLO", FH_TOLD_LOSE_BOTH },
  { "new-zealand-4", "6S PASS PASS PASS PASS", FH_TOLD_STANDS },
  { "midwest-4", "7S PASS PASS PASS PASS", FH_TOLD_STANDS },   /* D-DX-ROUNDS */
  { "australian-4", "6S 7S PASS PASS PASS", FH_TOLD_NO_SUIT }, /* somebody has gone over it */
};

/* What the last call tells, said before it is made and when it is heard. */
static void
test_told (gconstpointer data)
{
  const Row *row = data;
  FhRules rules = position_rules (row->preset, NULL);
  const char *last = strrchr (row->calls, ' ');
  g_autofree char *before = g_strndup (row->calls, last ? (gsize) (last - row->calls) : 0);
  FhCall call = position_call (last ? last + 1 : row->calls);
  FhState state;

  position_deal (&state, &rules, rules.n_callers - 1);
  position_bid (&state, before);
  FhTold told = fh_call_told (&state.table, state.table.turn, call);
  g_assert_cmpint (told.code, ==, row->code);
  g_assert_cmpint (told.seat, ==, state.table.turn);
  position_bid (&state, last ? last + 1 : row->calls);
  FhTold heard = fh_told_at (&state.table, state.table.n_calls - 1);
  g_assert_cmpint (heard.code, ==, row->code);
  g_assert_cmpint (heard.seat, ==, told.seat);
  g_assert_cmpint (heard.call, ==, call);
}

/* Of passes only those tell something with which a seat first speaks. */
static void
test_so_far (void)
{
  static const FhToldCode codes[] = { FH_TOLD_STRONG_SUIT, FH_TOLD_NO_SUIT, FH_TOLD_HELP,
                                      FH_TOLD_NO_SUIT, FH_TOLD_OTHER_SUIT };
  FhRules rules = position_rules ("midwest-4", NULL);
  FhTold list[FH_MAX_CALLS];
  FhState state;

  position_deal (&state, &rules, 3);
  position_bid (&state, "7S PASS 8S PASS PASS PASS 8D PASS PASS PASS PASS PASS");
  g_assert_cmpint (state.table.due, !=, FH_ACTION_BID);
  g_assert_cmpint (fh_auction_told (&state.table, list), ==, G_N_ELEMENTS (codes));
  for (gsize i = 0; i < G_N_ELEMENTS (codes); i++)
    g_assert_cmpint (list[i].code, ==, codes[i]);
}

/* What was agreed goes before what is usual, at the call and when it is heard, and only where it
 * was agreed. */
static void
test_agreed (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhTold list[FH_MAX_CALLS];
  FhState state;

  position_deal (&state, &rules, 3);
  for (int seat = 0; seat < 4; seat++)
    state.table.agreed[seat] = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  FhTold told = fh_call_told (&state.table, 0, fh_bid (6, FH_NO_TRUMP));
  g_assert_cmpint (told.code, ==, FH_TOLD_AGREED);
  g_assert_cmpint (told.shown.convention, ==, FH_CONVENTION_JOKER);
  position_bid (&state, "6NT PASS");
  g_assert_cmpint (fh_auction_told (&state.table, list), ==, 2);
  g_assert_cmpint (list[0].code, ==, FH_TOLD_AGREED);
  g_assert_cmpint (list[0].shown.seat, ==, 0);
  for (int seat = 0; seat < 4; seat++)
    state.table.agreed[seat] = 0;
  fh_auction_told (&state.table, list);
  g_assert_cmpint (list[0].code, ==, FH_TOLD_HIGH_CARDS);

  /* HP-078: in the place of what an opening of a suit usually says. */
  position_deal (&state, &rules, 3);
  for (int seat = 0; seat < 4; seat++)
    state.table.agreed[seat] = FH_CONVENTION_BIT (FH_CONVENTION_BOWER);
  position_bid (&state, "PASS 7H");
  g_assert_cmpint (fh_auction_told (&state.table, list), ==, 2);
  g_assert_cmpint (list[1].code, ==, FH_TOLD_AGREED);
  g_assert_cmpint (list[1].shown.convention, ==, FH_CONVENTION_BOWER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/known/voids", test_voids);
  g_test_add_func ("/tutor/known/dummies", test_dummies);
  g_test_add_func ("/tutor/known/need", test_need);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    add_test (&rows[i], test_told, "/tutor/told/%s/%s", rows[i].preset, rows[i].calls);
  g_test_add_func ("/tutor/told/so-far", test_so_far);
  g_test_add_func ("/tutor/told/agreed", test_agreed);
  return g_test_run ();
}
