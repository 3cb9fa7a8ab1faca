/* test-partners.c: partners that are named or called, and dummies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "fh-engine-private.h"
#include "fh-seat-view.h"

/* S-060 HC-089 HC-090: one partner, two from eight tricks up, none in a nullo. */
static void
test_named_partners (void)
{
  static const struct
  {
    const char *call;
    int n;
    uint8_t seats[2];
    const char *reason;
  } rows[] = {
    { "8S", 0, { 0, 0 }, "ok" },           { "8S", 2, { 2, 4 }, "ok" },
    { "7NT", 1, { 3, 0 }, "ok" },          { "7NT", 2, { 3, 1 }, "partner-count" },
    { "8S", 2, { 3, 3 }, "partner-seat" }, { "8S", 1, { 0, 0 }, "partner-seat" },
    { "8S", 1, { 5, 0 }, "partner-seat" },
  };
  FhRules rules = position_rules ("american-5", "nullo=on");
  FhState state;

  for (size_t i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhAction name = { .kind = FH_ACTION_PARTNER, .seat = 0, .n_seats = (uint8_t) rows[i].n };
      g_autofree char *calls = g_strconcat (rows[i].call, " PASS PASS PASS PASS", NULL);
      memcpy (name.seats, rows[i].seats, 2);
      position_deal (&state, &rules, 4);
      position_bid (&state, calls);
      g_assert_cmpint (state.table.due, ==, FH_ACTION_PARTNER);
      g_assert_cmpint (state.table.hand_size[0], ==, 10); /* before the widow (D-HC5) */
      g_assert_cmpstr (fh_refusal_word (fh_state_apply (&state, &name).code), ==, rows[i].reason);
      if (g_str_equal (rows[i].reason, "ok"))
        g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
    }
  position_deal (&state, &rules, 4);
  position_bid (&state, "NULLO PASS PASS PASS PASS");
  g_assert_cmpint (state.table.due, ==, FH_ACTION_DISCARD);
}

/* A table of five in New Zealand where seat 0 is to call a card, having discarded @out, and
 * seat 4 holds all others. */
static void
position_call_card (FhState *state, const char *contract, const char *own, const char *out)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);

  position_contract (state, &rules, contract, 0);
  state->table.due = FH_ACTION_CALL;
  state->hands[0] = position_cards (own);
  state->discards[0] = position_cards (out);
  state->hands[4] = rules.pack & ~state->hands[0] & ~state->discards[0];
}

static void
assert_call (FhState *state, const char *cards, const char *reason)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);
  FhAction call = { .kind = FH_ACTION_CALL, .suit = FH_SUIT_NONE };

  for (char **word = words; *word; word++)
    call.cards[call.n_cards++] = fh_set_first (position_cards (*word));
  g_assert_cmpstr (fh_refusal_word (fh_state_check (state, &call).code), ==, reason);
}

/* S-062 S-063 S-155 S-066 NZ-066 to NZ-069, NZ-072, NZ-073. */
static void
test_callable_cards (void)
{
  FhState state;

  position_call_card (&state, "7H", "AH KS", "AS 5C 6D");
  assert_call (&state, "JO", "call-joker");
  assert_call (&state, "JH", "call-trump");
  assert_call (&state, "JD", "call-trump");
  assert_call (&state, "KH", "call-trump");
  assert_call (&state, "AS", "call-own");
  assert_call (&state, "KS", "call-own");
  assert_call (&state, "AC", "ok");
  assert_call (&state, "JC", "ok");
  assert_call (&state, "AD", "ok");
  assert_call (&state, "AC AD", "card-count");

  position_call_card (&state, "7NT", "AH", "5C");
  assert_call (&state, "AC", "call-too-high");
  assert_call (&state, "10C", "ok");
  assert_call (&state, "JO", "call-joker");

  position_call_card (&state, "7S", "AH", "5C");
  assert_call (&state, "JS", "call-trump");
  assert_call (&state, "JC", "call-trump");
  assert_call (&state, "JH", "ok");

  position_call_card (&state, "MIS", "2H", "2C");
  state.hands[2] = position_cards ("6C KD");
  assert_call (&state, "5S QS", "call-too-low");
  assert_call (&state, "6C KD", "call-same-holder");
  assert_call (&state, "6C 6C", "card-twice");
  assert_call (&state, "6C QS", "ok");
  FhAction call = { .kind = FH_ACTION_CALL, .n_cards = 2, .suit = FH_SUIT_NONE };
  call.cards[0] = fh_set_first (position_cards ("6C"));
  call.cards[1] = fh_set_first (position_cards ("QS"));
  g_assert_cmpint (fh_state_apply (&state, &call).code, ==, FH_OK);
  g_assert_cmpint (state.table.sitting_out, ==, 0x14);
  g_assert_cmpint (state.table.turn, ==, 0);

  /* After a misdeal nobody may hold it. */
  position_call_card (&state, "7H", "AH KS", "AS 5C 6D");
  state.hands[4] = position_cards ("AD");
  assert_call (&state, "AC", "call-not-dealt");
  assert_call (&state, "AD", "ok");
}

/* S-064 NZ-070: only the holder knows that he is the partner until the card is played. */
static void
test_hidden_partner (void)
{
  FhState state;
  FhSeatView view;

  position_call_card (&state, "7D", "AD KD", "5C");
  state.hands[1] = position_cards ("9C 4D");
  state.hands[2] = position_cards ("8C 5D");
  state.hands[3] = position_cards ("AC 6D");
  state.hands[4] = position_cards ("7C 7D");
  FhAction call = fh_action_cards (FH_ACTION_CALL, 0, position_cards ("AC"));
  g_assert_cmpint (fh_state_apply (&state, &call).code, ==, FH_OK);
  for (int seat = 0; seat < 5; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpint (view.table.partners, ==, 0);
      g_assert_cmpint (view.allies, ==, seat == 3 ? 0x9 : seat == 0 ? 0x1 : 0x1e);
    }
  position_play (&state, "KD 4D 5D 6D 7D");
  g_assert_cmpint (state.table.partners, ==, 0);
  state.hands[0] = position_cards ("3C");
  position_play (&state, "3C 9C 8C AC 7C");
  g_assert_cmpint (state.table.partners, ==, 8);
  fh_seat_view_init (&view, &state, 1);
  g_assert_cmpint (view.allies, ==, 0x16);
}

/* The order of a trick, and who leads next (S-109 S-110 NZ-086 NZ-088 NZ-089). */
static void
test_dummy_order (void)
{
  static const int orders[4][4] = {
    { 0, 1, 2, 3 }, { 1, 0, 3, 2 }, { 2, 3, 0, 1 }, { 3, 2, 1, 0 }
  };
  static const char *const cards[4] = { "9S", "KS", "AS", "4H" };
  FhRules rules = position_rules ("new-zealand-2", NULL);
  FhState state;

  for (int leader = 0; leader < 4; leader++)
    {
      position_contract (&state, &rules, "7H", 0);
      state.table.turn = (uint8_t) leader;
      for (int i = 0; i < 4; i++)
        {
          g_assert_cmpint (state.table.turn, ==, orders[leader][i]);
          position_play (&state, cards[i]);
        }
      g_assert_cmpint (state.table.turn, ==, orders[leader][3]);
    }
}

/* C-9: in a misère with dummies the same order with the bidder's dummy left out. */
static void
test_dummy_order_in_misere (void)
{
  static const int orders[4][3] = { { 0, 1, 3 }, { 1, 0, 3 }, { 0, 0, 0 }, { 3, 1, 0 } };
  static const char *const cards[3] = { "9S", "KS", "AS" };
  FhRules rules = position_rules ("new-zealand-2", "misere=on");
  FhState state;

  for (int leader = 0; leader < 4; leader++)
    {
      if (leader == 2)
        continue;
      position_contract (&state, &rules, "MIS", 0);
      g_assert_cmpint (state.table.sitting_out, ==, 1 << 2);
      state.table.turn = (uint8_t) leader;
      for (int i = 0; i < 3; i++)
        {
          g_assert_cmpint (state.table.turn, ==, orders[leader][i]);
          position_play (&state, cards[i]);
        }
      g_assert_cmpint (state.table.n_tricks, ==, 1);
      g_assert_cmpint (state.table.turn, ==, orders[leader][2]);
    }
}

static FhAction
first_legal_play (const FhState *state)
{
  FhLegal legal;

  fh_state_legal (state, &legal);
  FhCard card = fh_set_first (legal.cards);
  FhSuit named = FH_SUIT_NONE;
  if (fh_card_is_joker (card) && legal.joker_suits)
    named = (FhSuit) __builtin_ctz (legal.joker_suits);
  return fh_action_play (legal.seat, card, named);
}

/* S-111 S-112 S-113 NZ-085 NZ-087: what lies up and down after each trick; only what lies up is
 * played, by the duty to follow of what lies up; the kitty goes to the hand. */
static void
test_dummy_cards (void)
{
  FhRules rules = position_rules ("new-zealand-2", NULL);
  FhState state;
  FhSeatView view;
  FhLegal legal;

  position_deal (&state, &rules, 1);
  position_bid (&state, "7C PASS PASS");
  g_assert_cmpint (state.table.turn, ==, 0);
  fh_state_legal (&state, &legal);
  g_assert_cmpint (fh_set_size (legal.cards), ==, 13);
  FhAction discard = fh_action_cards (FH_ACTION_DISCARD, 0, state.dealt_kitty);
  g_assert_cmpint (fh_state_apply (&state, &discard).code, ==, FH_OK);
  for (int trick = 0; trick < FH_N_TRICKS; trick++)
    {
      for (int dummy = 2; dummy < 4; dummy++)
        {
          FhCardSet down = fh_dummy_cards_down (&state, dummy);
          g_assert_cmpint (fh_set_size (state.hands[dummy]), ==, MIN (5, 10 - trick));
          g_assert_cmpint (fh_set_size (down), ==, MAX (0, 5 - trick));
          g_assert_cmpuint (state.table.open[dummy], ==, state.hands[dummy]);
          for (int seat = 0; seat < 4; seat++)
            {
              fh_seat_view_init (&view, &state, seat);
              g_assert_cmpuint (view.unseen & down, ==, down);
              g_assert_cmpuint (view.unseen & state.table.open[dummy], ==, 0);
            }
        }
      for (int i = 0; i < 4; i++)
        {
          FhAction play = first_legal_play (&state);
          g_assert_cmpint (fh_state_apply (&state, &play).code, ==, FH_OK);
        }
    }
  g_assert_true (state.table.deal_over);

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "9D 8D");
  state.hands[2] = position_cards ("KH 10H 9C 8C 7C");
  fh_state_legal (&state, &legal);
  g_assert_cmpint (fh_set_size (legal.cards), ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/partners/named", test_named_partners);
  g_test_add_func ("/engine/partners/callable", test_callable_cards);
  g_test_add_func ("/engine/partners/hidden", test_hidden_partner);
  g_test_add_func ("/engine/dummies/order", test_dummy_order);
  g_test_add_func ("/engine/dummies/order-in-misere", test_dummy_order_in_misere);
  g_test_add_func ("/engine/dummies/cards", test_dummy_cards);
  return g_test_run ();
}
