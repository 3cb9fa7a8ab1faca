/* test-partners.c: who plays with whom, at tables where that is not settled by the seats.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-helping.h"
#include "fh-player.h"
#include "quick-thinking.h"

static const FhPlayer steady = { .level = FH_PLAYER_RULES, .character = FH_STEADY };

/* Gives @hand to the seat whose turn it is, and any others of the pack to the rest; @holder, if not
 * FH_SEAT_NONE, gets @card. */
static void
give (FhState *state, const char *hand, int holder, FhCard card)
{
  FhTable *table = &state->table;
  FhCardSet left = table->rules.pack & ~position_cards (hand) & ~fh_table_played_cards (table);

  state->hands[table->turn] = state->dealt[table->turn] = position_cards (hand);
  if (holder != FH_SEAT_NONE)
    left &= ~FH_SET (card);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      if (seat == table->turn)
        continue;
      state->hands[seat] = seat == holder ? FH_SET (card) : 0;
      while (fh_set_size (state->hands[seat]) < table->hand_size[seat])
        {
          state->hands[seat] |= left & -left;
          left &= left - 1;
        }
      state->dealt[seat] = state->hands[seat];
    }
}

static FhDecision
decide (const FhState *state)
{
  FhSeatView view;

  fh_seat_view_init (&view, state, state->table.turn);
  return fh_player_decide (&steady, &view, NULL);
}

static void
assert_motive (const FhDecision *decision, FhMotive motive)
{
  g_assert_cmpstr (fh_motive_word ((FhMotive) decision->reason.motive), ==,
                   fh_motive_word (motive));
}

/* S-128, NZ-063: a set would end the game with another ahead, so the last of the three, who could
 * overtake the declarer, does not; the one who would win overtakes. */
static void
test_helping_hand (void)
{
  FhRules rules = position_rules ("new-zealand-3", NULL);
  FhState state;

  position_contract (&state, &rules, "6H", 0);
  state.table.totals[0] = -420;
  state.table.totals[1] = 100;
  state.table.totals[2] = 300;
  g_assert_cmpuint (fh_table_helpers (&state.table), ==, 1u << 1);
  position_play (&state, "KS");
  give (&state, "AS 7S 8D 9D 10D 8C 9C 10C 7C 7D", FH_SEAT_NONE, FH_CARD_NONE);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_SEVEN));
  assert_motive (&decision, FH_MOTIVE_HELP_DECLARER);
  g_assert_cmpint (decision.reason.seat, ==, 0);

  /* With the higher score the same player has no reason to. */
  state.table.totals[1] = 400;
  decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_ACE));
  /* Nor when a made contract ends the game as well, or −500 does not. */
  state.table.totals[1] = 100;
  state.table.totals[0] = -390;
  g_assert_cmpuint (fh_table_helpers (&state.table), ==, 0);
  state.table.totals[0] = -420;
  state.table.rules.bog = false;
  g_assert_cmpuint (fh_table_helpers (&state.table), ==, 0);
}

/* HC-076, NZ-062, PW-035: defenders who score apart work together: the last hand does not overtake
 * the other's winning card, and takes the declarer's. */
static void
test_coalition (gconstpointer data)
{
  FhRules rules = position_rules (data, NULL);
  FhState state;
  int n = rules.n_seats;

  position_contract (&state, &rules, "7H", n - 2);
  position_play (&state, "9S");
  g_assert_cmpint (state.table.turn, ==, n - 1);
  while (fh_table_trick_size (&state.table) < n - 1)
    position_play (&state, fh_table_trick_size (&state.table) == 1   ? "KS"
                           : fh_table_trick_size (&state.table) == 2 ? "10S"
                           : fh_table_trick_size (&state.table) == 3 ? "8S"
                                                                     : "7S");
  give (&state, "AS QS 8D 9D 10D 8C 9C 10C 7C 7D", FH_SEAT_NONE, FH_CARD_NONE);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_QUEEN));
  assert_motive (&decision, FH_MOTIVE_SAVE_PARTNERS_TRICK);
}

/* HC-089, HC-090: who has bid the trump suit is named before one who has bid another, and he before
 * those who passed; a contract of eight has two. */
static void
test_naming (void)
{
  FhRules rules = position_rules ("american-5", NULL);
  FhState state;

  position_deal (&state, &rules, 4);
  position_bid (&state, "PASS 6H 6NT PASS 8H");
  g_assert_cmpint (state.table.due, ==, FH_ACTION_PARTNER);
  give (&state, "JO JH AH KH 9H 9S 8S 9C 8D 7D", FH_SEAT_NONE, FH_CARD_NONE);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_PARTNER);
  g_assert_cmpint (decision.action.n_seats, ==, 2);
  g_assert_cmpint (decision.action.seats[0], ==, 1);
  g_assert_cmpint (decision.action.seats[1], ==, 2);
  assert_motive (&decision, FH_MOTIVE_NAME_SUPPORTER);
  g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);

  /* A hand that takes every trick needs nobody. */
  position_deal (&state, &rules, 4);
  position_bid (&state, "PASS PASS PASS PASS 7H");
  give (&state, "JO JH JD AH KH QH 10H 9H AS AC", FH_SEAT_NONE, FH_CARD_NONE);
  decision = decide (&state);
  g_assert_cmpint (decision.action.n_seats, ==, 0);
  assert_motive (&decision, FH_MOTIVE_PLAY_ALONE);
}

/* NZ-066 to NZ-069: the ace above the own king; no trump; a low card where there are no trumps. */
static void
test_calling (void)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);
  FhState state;

  position_contract (&state, &rules, "7H", 0);
  state.table.due = FH_ACTION_CALL;
  give (&state, "JO JH JD AH 9H 8H KS 5S 9C 4C", FH_SEAT_NONE, FH_CARD_NONE);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_CALL);
  g_assert_cmpint (decision.action.n_cards, ==, 1);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_ACE));
  assert_motive (&decision, FH_MOTIVE_CALL_FOR_HONOUR);
  g_assert_cmpint (decision.reason.card, ==, FH_CARD (FH_SPADES, FH_KING));

  position_contract (&state, &rules, "7NT", 0);
  state.table.due = FH_ACTION_CALL;
  give (&state, "JO AS KS QS JS 9S AH KH 9C AD", FH_SEAT_NONE, FH_CARD_NONE);
  decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_TEN));
  assert_motive (&decision, FH_MOTIVE_CALL_LENGTH);
}

/* NZ-072, NZ-073: two cards; when one player holds both, others until two differ. */
static void
test_calling_away (void)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);
  FhState state;
  FhSeatView view;
  FhDecision decision;
  int n = 0;

  position_contract (&state, &rules, "MIS", 0);
  state.table.due = FH_ACTION_CALL;
  give (&state, "3S 4S 5S 2H 3H 8H 2D 3D 4C 9C", FH_SEAT_NONE, FH_CARD_NONE);
  fh_seat_view_init (&view, &state, 0);
  FhCardSet called = 0;
  do
    {
      decision = fh_player_decide_again (&steady, &view, n, NULL);
      assert_motive (&decision, FH_MOTIVE_CALL_AWAY);
      g_assert_cmpint (decision.action.n_cards, ==, 2);
      g_assert_cmpint (decision.action.cards[0], !=, decision.action.cards[1]);
      g_assert_false (fh_set_has (called, decision.action.cards[1]));
      called |= FH_SET (decision.action.cards[1]);
    }
  while (++n < 11);
  for (n = 0; n < 11; n++)
    {
      decision = fh_player_decide_again (&steady, &view, n, NULL);
      if (fh_state_apply (&state, &decision.action).code == FH_OK)
        break;
    }
  g_assert_cmpint (n, <, 11);
  g_assert_cmpint (__builtin_popcount (state.table.sitting_out), ==, 2);
}

/* HC-055: cards that a misdeal left out are held by nobody.  The declarer calls until somebody
 * answers, and reports the misdeal when nobody does. */
static void
test_calling_after_misdeal (gconstpointer data)
{
  const char *contract = data;
  FhRules rules = position_rules ("new-zealand-5", "laws=table");
  FhPlayer random = { .level = FH_PLAYER_RANDOM, .character = FH_STEADY };
  FhState state;
  FhSeatView view;
  FhRng rng;

  fh_rng_init (&rng, (FhSeed){ 0 }, 0);
  for (int held = 0; held < 2; held++)
    for (int is_random = 0; is_random < 2; is_random++)
      {
        const FhPlayer *player = is_random ? &random : &steady;
        FhDecision decision;
        FhRefusal refusal;
        int n = 0;

        position_contract (&state, &rules, contract, 0);
        state.table.due = FH_ACTION_CALL;
        state.table.slips.misdealt = true;
        state.hands[0] = position_cards ("JO AH KH QH 9H 8H 3H 5S 3C 4C");
        state.hands[2] = held ? position_cards ("6D 7D 8D") : 0;
        state.hands[3] = held ? position_cards ("9D") : 0;
        fh_seat_view_init (&view, &state, 0);
        do
          {
            decision = fh_player_decide_again (player, &view, n++, &rng);
            refusal = fh_state_apply (&state, &decision.action);
          }
        while (fh_refusal_asks_for_other_cards (refusal.code));
        g_assert_cmpint (refusal.code, ==, FH_OK);
        g_assert_cmpint (decision.action.kind, ==, held ? FH_ACTION_CALL : FH_ACTION_MISDEAL);
        g_assert_true (held || state.table.thrown_in);
      }
}

/* HC-055: who has too few cards for what is due, or must not play the one that he has, reports the
 * misdeal, whoever he is; for a dummy its player does. */
static void
test_stuck (void)
{
  static const struct
  {
    const char *table;
    FhActionKind due;
    const char *hand;
    int seat, reporter;
  } rows[] = {
    { "new-zealand-5", FH_ACTION_DISCARD, "AS KS", 0, 0 },
    { "new-zealand-5", FH_ACTION_PLAY, "", 0, 0 },
    { "new-zealand-2", FH_ACTION_PLAY, "", 2, 0 },
    { "new-zealand-2", FH_ACTION_PLAY, "", 3, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int level = 0; level < FH_N_PLAYER_LEVELS; level++)
      {
        FhPlayer player = { .level = (uint8_t) level, .character = FH_STEADY };
        FhRules rules = position_rules (rows[i].table, "laws=table");
        FhState state;
        FhSeatView view;

        position_contract (&state, &rules, "7H", 0);
        state.table.due = (uint8_t) rows[i].due;
        state.table.turn = (uint8_t) rows[i].seat;
        state.table.slips.misdealt = true;
        state.hands[rows[i].seat] = position_cards (rows[i].hand);
        fh_seat_view_init (&view, &state, rows[i].seat);
        FhDecision decision = fh_player_decide (&player, &view, NULL);
        g_assert_cmpint (decision.action.kind, ==, FH_ACTION_MISDEAL);
        g_assert_cmpint (decision.action.seat, ==, rows[i].reporter);
        g_assert_cmpint (fh_state_apply (&state, &decision.action).code, ==, FH_OK);
      }
}

/* NZ-070: who holds the called card plays with the declarer before anybody else knows it. */
static void
test_hidden_partner (void)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);
  FhState state;

  position_contract (&state, &rules, "7H", 2);
  state.table.n_called_cards = 1;
  state.table.called_cards[0] = FH_CARD (FH_CLUBS, FH_ACE);
  position_play (&state, "KS 9S 5S 6S");
  g_assert_cmpint (state.table.turn, ==, 1);

  state.hidden_partner = 1;
  give (&state, "AS QS AC 9D 10D 8C 9C 10C 7C 7D", FH_SEAT_NONE, FH_CARD_NONE);
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_QUEEN));
  assert_motive (&decision, FH_MOTIVE_SAVE_PARTNERS_TRICK);

  /* Whoever does not hold it takes the declarer's king. */
  state.hidden_partner = 3;
  give (&state, "AS QS 8D 9D 10D 8C 9C 10C 7C 7D", 3, FH_CARD (FH_CLUBS, FH_ACE));
  decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_SPADES, FH_ACE));
}

/* NZ-063, NZ-070: where a set would end the game in favour of another, who helps the declarer goes
 * by rules of thumb, but the hidden partner, who looks like one who helps, tries his cards. */
static void
test_hidden_partner_tries (void)
{
  const FhPlayer expert = { .level = FH_PLAYER_EXPERT,
                            .character = FH_STEADY,
                            .thinking = &quick_thinking };
  FhRules rules = position_rules ("new-zealand-5", NULL);

  for (int partner = 1; partner <= 3; partner += 2)
    {
      FhState state;
      FhSeatView view;

      position_contract (&state, &rules, "7H", 2);
      state.table.n_called_cards = 1;
      state.table.called_cards[0] = FH_CARD (FH_CLUBS, FH_ACE);
      state.table.totals[rules.side_of[2]] = -420;
      state.table.totals[rules.side_of[0]] = 300;
      position_play (&state, "KS 9S 5S 6S");
      state.hidden_partner = (uint8_t) partner;
      give (&state,
            partner == 1 ? "AS QS AC 9D 10D 8C 9C 10C 7C 7D" : "AS QS 8D 9D 10D 8C 9C 10C 7C 7D",
            partner == 1 ? FH_SEAT_NONE : partner, FH_CARD (FH_CLUBS, FH_ACE));
      fh_seat_view_init (&view, &state, state.table.turn);
      g_assert_cmpint (view.seat, ==, 1);
      g_assert_true (fh_seats_have (fh_table_helpers (&state.table), 1));
      g_assert_cmpint (fh_helps_declarer (&view), ==, partner != 1);
      g_assert_cmpint (fh_player_decide (&expert, &view, NULL).comparison.n_worlds > 0, ==,
                       partner == 1);
    }
}

/* The declarer leads low to the called ace, which wins for his side whoever holds it (NZ-066). */
static void
test_leads_to_called_card (void)
{
  FhRules rules = position_rules ("new-zealand-5", NULL);
  FhState state;

  position_contract (&state, &rules, "7H", 0);
  state.table.n_called_cards = 1;
  state.table.called_cards[0] = FH_CARD (FH_CLUBS, FH_ACE);
  state.hidden_partner = 3;
  for (int seat = 0; seat < rules.n_seats; seat++)
    state.table.hand_size[seat] = 2;
  state.table.n_tricks = 8;
  give (&state, "4C 4D", 3, FH_CARD (FH_CLUBS, FH_ACE));
  FhDecision decision = decide (&state);
  g_assert_cmpint (decision.action.cards[0], ==, FH_CARD (FH_CLUBS, FH_FOUR));
  g_assert_cmpint (decision.reason.chance, >, 50);
}

int
main (int argc, char **argv)
{
  static const char *const apart[] = { "american-3", "new-zealand-3", "classic-3", "new-zealand-5",
                                       "australian-6-solo" };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/partners/helping-hand", test_helping_hand);
  for (gsize i = 0; i < G_N_ELEMENTS (apart); i++)
    add_test (apart[i], test_coalition, "/players/partners/coalition/%s", apart[i]);
  g_test_add_func ("/players/partners/naming", test_naming);
  g_test_add_func ("/players/partners/calling", test_calling);
  g_test_add_func ("/players/partners/calling-away", test_calling_away);
  g_test_add_func ("/players/partners/stuck", test_stuck);
  g_test_add_data_func ("/players/partners/calling-after-misdeal", "7H",
                        test_calling_after_misdeal);
  g_test_add_data_func ("/players/partners/calling-away-after-misdeal", "MIS",
                        test_calling_after_misdeal);
  g_test_add_func ("/players/partners/hidden", test_hidden_partner);
  g_test_add_func ("/players/partners/hidden-tries", test_hidden_partner_tries);
  g_test_add_func ("/players/partners/leads-to-called-card", test_leads_to_called_card);
  return g_test_run ();
}
