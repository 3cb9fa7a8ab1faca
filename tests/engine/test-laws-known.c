/* test-laws-known.c: what is known of slips, and what is not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "fh-deal.h"
#include "fh-seat-view.h"

/* HC-066 D-HC-REVOKE: until the next lead only the revoker knows, and the others cannot tell a
 * revoke from a void; then it is established. */
static void
test_hidden_revoke (void)
{
  FhRules rules = position_rules ("american-4", "laws=table");
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 1);
  position_hands (&state, "5D 10S / 9D KS / 6D 7S / 4D 8S");
  position_script (&state, "play 1 9D; play 2 6D; play 3 8S; play 0 5D");
  g_assert_cmpint (state.revoked, ==, 1 << 3);
  g_assert_cmpint (state.table.slips.revoked, ==, 0);
  g_assert_cmpint (state.table.shown_void[3], ==, 1 << FH_DIAMONDS);
  for (int seat = 0; seat < 4; seat++)
    {
      fh_seat_view_init (&view, &state, seat);
      g_assert_cmpint (view.rights.correct, ==, seat == 3 ? 1 << 3 : 0);
      g_assert_cmpint (view.table.slips.revoked, ==, 0);
      if (seat != 3)
        g_assert_true (fh_set_has (view.may_hold[3], FH_CARD (FH_DIAMONDS, FH_FOUR)));
    }

  position_script (&state, "play 1 KS");
  g_assert_cmpint (state.revoked, ==, 0);
  g_assert_cmpint (state.table.slips.revoked, ==, 1 << 3);
  g_assert_cmpint (state.table.shown_void[3], ==, 0);
}

/* What is legal, and why the rest is not, can be asked as if the laws were strict. */
static void
test_regular (void)
{
  FhRules rules = position_rules ("american-4", "laws=table");
  FhAction play = fh_action_play (3, FH_CARD (FH_SPADES, FH_EIGHT), FH_SUIT_NONE);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 1);
  position_hands (&state, "5D 10S / 9D KS / 6D 7S / 4D 8S");
  position_script (&state, "play 1 9D");
  fh_seat_view_init (&view, &state, 3);
  g_assert_cmpint (fh_seat_view_check (&view, &play).code, ==, FH_REFUSED_WRONG_SEAT);
  position_script (&state, "play 2 6D");
  fh_seat_view_init (&view, &state, 3);
  g_assert_cmpint (fh_seat_view_check (&view, &play).code, ==, FH_REFUSED_MUST_FOLLOW);
  g_assert_cmpuint (view.legal.cards, ==, position_cards ("4D"));
  g_assert_cmpint (fh_state_check (&state, &play).code, ==, FH_OK);
}

/* D-VOID: a card that is taken back or replaced shows nothing, one that stays does. */
static void
test_voids (void)
{
  FhRules rules = position_rules ("new-zealand-4", "laws=table");
  FhState state;

  position_contract (&state, &rules, "7NT", 0);
  position_hands (&state, "9C 5D / 8C 6D / QD 5C 7S / 7H 8H");
  position_script (&state, "play 0 9C; play 2 QD");
  g_assert_cmpint (state.table.shown_void[2], ==, 1 << FH_CLUBS);
  position_script (&state, "demand 1");
  g_assert_cmpint (state.table.shown_void[2], ==, 0);
  position_script (&state, "play 1 8C; play 2 7S; play 3 7H; correct 2 5C");
  g_assert_cmpint (state.table.shown_void[2], ==, 0);
  g_assert_cmpint (state.table.shown_void[3], ==, 1 << FH_CLUBS);
  g_assert_cmpint (state.table.slips.settled_void[3], ==, 0);
  position_script (&state, "play 0 5D");
  g_assert_cmpint (state.table.slips.settled_void[3], ==, 1 << FH_CLUBS);
}

/* D-HP-JNT: who followed what a joker named, which is corrected then, has shown no void. */
static void
test_voids_of_a_joker (void)
{
  FhRules rules = position_rules ("canadian-4", "laws=table");
  FhState state;

  position_contract (&state, &rules, "7NT", 1);
  position_hands (&state, "5S 5D / 9D / 4D JO / 8S 6D");
  position_script (&state, "play 1 9D; play 2 JO:S; play 3 8S; correct 2 4D");
  g_assert_cmpint (state.table.shown_void[3], ==, 0);
  g_assert_cmpint (state.table.slips.may_change, ==, 1 << 3);
}

/* HC-070 HC-071 S-154: revokes of both sides in different tricks are both kept in mind. */
static void
test_revokes_of_two_tricks (void)
{
  FhRules rules = position_rules ("american-4", "laws=table");
  FhState state;

  position_contract (&state, &rules, "7H", 1);
  position_hands (&state, "5D 7C KC / 9D 6C AS / 6D 8C QS / 4D 8S 9S");
  position_script (&state, "play 1 9D; play 2 6D; play 3 8S; play 0 5D; play 1 6C; play 2 QS; "
                           "play 3 9S; play 0 7C");
  g_assert_cmpint (state.table.slips.revoked, ==, 1 << 3);
  position_script (&state, "play 0 KC");
  g_assert_cmpint (state.table.slips.revoked, ==, 1 << 2 | 1 << 3);
}

/* NZ-070: the called card makes its holder known also when it comes out of turn, or as a
 * correction. */
static void
test_called_card (void)
{
  FhRules rules = position_rules ("new-zealand-5", "laws=table");
  FhState state, before;

  position_contract (&state, &rules, "7S", 0);
  position_hands (&state, "AH 9D / KH / QH / 10H AC 2C / 9H");
  state.table.called_cards[state.table.n_called_cards++] = FH_CARD (FH_CLUBS, FH_ACE);
  state.hidden_partner = 3;
  before = state;
  position_script (&state, "play 3 AC; demand 0 !not-an-opponent; demand 1");
  g_assert_cmpint (state.table.partners, ==, 1 << 3);
  position_script (&state, "play 3 2C; demand 0 !not-an-opponent; accept 1");

  state = before;
  g_assert_cmpint (state.table.partners, ==, 0);
  state.hands[2] |= position_cards ("5C");
  position_script (&state, "play 2 5C; play 3 10H; correct 3 AC");
  g_assert_cmpint (state.table.partners, ==, 1 << 3);
}

/* HC-055: a hand without any card is no misdeal, which no record could say. */
static void
test_empty_hand (void)
{
  FhRules rules = position_rules ("american-4", "laws=table");
  FhAction deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (1), 0);
  FhState state;

  for (int seat = 0; seat < 4; seat++)
    deal.sizes[seat] = FH_HAND_SIZE;
  deal.sizes[FH_MAX_SEATS] = 3;
  deal.sizes[0] = 2 * FH_HAND_SIZE;
  deal.sizes[1] = 0;
  fh_state_init (&state, &rules);
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &deal).code), ==, "card-count");
  deal.sizes[0]--;
  deal.sizes[1]++;
  g_assert_cmpstr (fh_refusal_word (fh_state_check (&state, &deal).code), ==, "ok");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/laws/hidden-revoke", test_hidden_revoke);
  g_test_add_func ("/engine/laws/regular", test_regular);
  g_test_add_func ("/engine/laws/voids", test_voids);
  g_test_add_func ("/engine/laws/voids-of-a-joker", test_voids_of_a_joker);
  g_test_add_func ("/engine/laws/revokes-of-two-tricks", test_revokes_of_two_tricks);
  g_test_add_func ("/engine/laws/called-card", test_called_card);
  g_test_add_func ("/engine/laws/empty-hand", test_empty_hand);
  return g_test_run ();
}
