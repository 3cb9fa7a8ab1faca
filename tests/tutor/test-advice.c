/* test-advice.c: what may be done, the ladder of trumps, remarks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-position.h"

#include "add-tests.h"
#include "fh-advice.h"
#include "fh-allowed.h"
#include "fh-convention.h"
#include "fh-notation.h"
#include "fh-remark.h"
#include "fh-sure-tricks.h"
#include "fh-trump-ladder.h"

static void
view_of (FhSeatView *view, FhState *state, int seat, const char *hand)
{
  state->hands[seat] = position_cards (hand);
  fh_seat_view_init (view, state, seat);
}

/* HP-041, D-LEFTBOWER: each card with the reason that forbids it and the card that forces it. */
static void
test_allowed_cards (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "9D");
  view_of (&view, &state, 1, "JD 4D KS");
  FH_FOREACH_CARD (card, view.hand)
    {
      FhRefusal refusal = fh_allowed_card (&view, card);
      char text[FH_CARD_TEXT_SIZE];
      const char *word = fh_refusal_word ((FhRefusalCode) refusal.code);

      fh_card_write (card, text);
      if (g_str_equal (text, "4D"))
        {
          g_assert_cmpint (refusal.code, ==, FH_OK);
          continue;
        }
      g_assert_cmpstr (word, ==, g_str_equal (text, "JD") ? "left-bower-is-trump" : "must-follow");
      g_assert_cmpint (refusal.card, ==, FH_CARD (FH_DIAMONDS, FH_FOUR));
    }

  /* Not this seat's turn. */
  view_of (&view, &state, 2, "5S");
  g_assert_cmpint (fh_allowed_card (&view, FH_CARD (FH_SPADES, FH_FIVE)).code, ==,
                   FH_REFUSED_WRONG_SEAT);
}

/* A joker that has to name a suit may be played all the same (HP-044). */
static void
test_allowed_joker (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7NT", 0);
  position_play (&state, "9D");
  view_of (&view, &state, 1, "JO 4D");
  g_assert_cmpint (fh_set_size (view.hand), ==, 2);
  FH_FOREACH_CARD (card, view.hand)
    g_assert_cmpint (fh_allowed_card (&view, card).code, ==, FH_OK);
}

/* The ladder in its order, the values, and why a call is refused (S-053). */
static void
test_allowed_calls (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhAllowedCall calls[FH_N_CALLS];
  FhState state;
  FhSeatView view;
  int n, misere = -1, eight = -1, open = -1;

  position_deal (&state, &rules, 3);
  position_bid (&state, "8S");
  fh_seat_view_init (&view, &state, 1);
  n = fh_allowed_calls (&view, calls);
  g_assert_cmpint (n, ==, 28);
  g_assert_cmpint (calls[0].call, ==, FH_PASS);
  g_assert_true (calls[0].allowed);
  for (int i = 1; i < n; i++)
    {
      g_assert_cmpint (calls[i].value, ==, fh_rules_value (&rules, calls[i].call));
      if (calls[i].call == FH_MISERE)
        misere = i;
      if (calls[i].call == FH_OPEN_MISERE)
        open = i;
      if (calls[i].call == fh_bid (8, FH_TRUMP_SPADES))
        eight = i;
    }
  g_assert_cmpint (misere, ==, eight - 1);
  g_assert_false (calls[misere].allowed);
  g_assert_cmpint (calls[misere].refusal.code, ==, FH_REFUSED_TOO_LOW);
  g_assert_cmpint (calls[misere].refusal.call, ==, fh_bid (8, FH_TRUMP_SPADES));
  g_assert_true (calls[open].allowed);
  g_assert_true (calls[n - 1].allowed);
  g_assert_cmpint (calls[n - 1].call, ==, fh_bid (10, FH_NO_TRUMP));
}

/* Joker, right, left, ace and down, each with its place. */
static void
test_ladder (void)
{
  FhRules rules = position_rules ("american-4", NULL);
  FhTrumpLadder ladder;
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "JO 5H 9S 6H JD");
  state.discards[0] = position_cards ("7H");
  view_of (&view, &state, 0, "AH 10H KS");
  fh_trump_ladder_init (&ladder, &view, FH_TRUMP_HEARTS);
  g_assert_cmpint (ladder.n, ==, 13);
  g_assert_cmpint (ladder.n_hand, ==, 2);
  g_assert_cmpint (ladder.n_gone, ==, 5);
  g_assert_cmpint (ladder.n_left, ==, 6);

  g_assert_cmpint (ladder.rungs[0].card, ==, FH_JOKER);
  g_assert_cmpint (ladder.rungs[0].place, ==, FH_PLACE_PLAYED);
  g_assert_cmpint (ladder.rungs[0].seat, ==, 0);
  g_assert_cmpint (ladder.rungs[0].trick, ==, 0);
  g_assert_cmpint (ladder.rungs[1].card, ==, fh_right_bower (FH_TRUMP_HEARTS));
  g_assert_cmpint (ladder.rungs[1].place, ==, FH_PLACE_UNSEEN);
  /* Seat 2 has shown void in trumps. */
  g_assert_cmpint (ladder.rungs[1].may_hold, ==, 1 << 1 | 1 << 3);
  g_assert_cmpint (ladder.rungs[2].card, ==, fh_left_bower (FH_TRUMP_HEARTS));
  g_assert_cmpint (ladder.rungs[2].place, ==, FH_PLACE_TABLE);
  g_assert_cmpint (ladder.rungs[2].trick, ==, 1);
  g_assert_cmpint (ladder.rungs[3].place, ==, FH_PLACE_HAND);
  for (int i = 0; i < ladder.n; i++)
    if (ladder.rungs[i].card == FH_CARD (FH_HEARTS, FH_SEVEN))
      g_assert_cmpint (ladder.rungs[i].place, ==, FH_PLACE_OUT);

  fh_trump_ladder_init (&ladder, &view, FH_NO_TRUMP);
  g_assert_cmpint (ladder.n, ==, 1);
}

typedef struct
{
  const char *name;
  const char *mine;
  const char *others; /* NULL: all other trumps of hearts of the 43-card pack */
  int sure;
} SureCase;

static const SureCase sure_cases[] = {
  { "joker-and-bowers", "JO JH JD", NULL, 3 }, /* S-126, HP-073 */
  { "bowers", "JH JD", NULL, 1 },
  { "joker-alone", "JO", NULL, 1 },
  { "ace-alone", "AH", NULL, 0 },
  { "length", "JD AH KH QH", "JO JH", 2 },
  { "low-but-last", "4H 5H", "", 2 },
  { "one-higher", "9H 8H 7H", "10H", 2 },
};

static void
test_sure (gconstpointer data)
{
  const SureCase *row = data;
  FhRules rules = position_rules ("australian-4", NULL);
  FhCardSet mine = position_cards (row->mine);
  FhCardSet others =
      row->others ? position_cards (row->others)
                  : fh_effective_suit_cards (FH_HEARTS, FH_TRUMP_HEARTS) & rules.pack & ~mine;

  g_assert_cmpint (fh_sure_trump_tricks (mine, others, FH_TRUMP_HEARTS), ==, row->sure);
}

static const FhRemark *
find_remark (const FhSeatView *view, FhRemarkCode code)
{
  static FhRemark remarks[FH_MAX_REMARKS];
  int n = fh_seat_view_remarks (view, remarks);

  g_assert_cmpint (n, <=, FH_MAX_REMARKS);
  for (int i = 0; i < n; i++)
    if (remarks[i].code == code)
      return &remarks[i];
  return NULL;
}

/* S-125, HP-077: at -350 a set of 200 loses the match. */
static void
test_bog (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;
  FhRemark bog;

  position_contract (&state, &rules, "7H", 0);
  state.table.totals[0] = -350;
  view_of (&view, &state, 0, "JO");
  const FhRemark *remark = find_remark (&view, FH_REMARK_BOG);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->total, ==, -350);
  g_assert_cmpint (remark->number, ==, 200);
  g_assert_cmpint (remark->result, ==, -550);

  state.table.totals[0] = -290;
  view_of (&view, &state, 0, "JO");
  g_assert_null (find_remark (&view, FH_REMARK_BOG));
  g_assert_true (fh_remark_bog (&view, fh_bid (8, FH_TRUMP_CLUBS), &bog));
  g_assert_false (fh_remark_bog (&view, fh_bid (7, FH_TRUMP_HEARTS), &bog));

  /* Without the bog there is nothing to fear. */
  state.table.totals[0] = -350;
  state.table.rules.bog = false;
  view_of (&view, &state, 0, "JO");
  g_assert_null (find_remark (&view, FH_REMARK_BOG));
}

/* HP-077: opponents who would win by making it. */
static void
test_deny (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 3);
  state.table.totals[0] = 360;
  position_bid (&state, "7S");
  fh_seat_view_init (&view, &state, 1);
  const FhRemark *remark = find_remark (&view, FH_REMARK_DENY);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->result, ==, 500);
}

/* That a bid would fail is not said where more tricks with the same trumps are the best. */
static void
test_fails_lower (void)
{
  FhRules rules = position_rules ("american-5", NULL);
  FhPlayer player = { .level = FH_PLAYER_RULES, .character = FH_STEADY };
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 4);
  view_of (&view, &state, 0, "9H 8H 7H 5H 9S 8S 7S 6D 5D 4D");
  FhAdvisedChoice lower = { .action = fh_action_bid (0, position_call ("7H")),
                            .n_layouts = 100,
                            .has_contract = true,
                            .make = 0.2f };
  FhAdvisedChoice best = lower;
  best.action.call = position_call ("8H");
  g_assert_cmpint (fh_advice_against (&view, &player, &lower, &best, false).motive, ==,
                   FH_MOTIVE_NONE);
  best.action.call = position_call ("8S");
  g_assert_cmpint (fh_advice_against (&view, &player, &lower, &best, false).motive, ==,
                   FH_MOTIVE_TOO_HIGH);
}

/* Who was named as a partner is no opponent of the declarer: HC-089. */
static void
test_named_partner (void)
{
  FhRules rules = position_rules ("american-5", NULL);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "10H", 2);
  state.table.turn = 0;
  view_of (&view, &state, 0, "KC QC 8C 7C 9S 8S 7S 6D 5D 4D");
  g_assert_nonnull (find_remark (&view, FH_REMARK_DENY));
  g_assert_nonnull (find_remark (&view, FH_REMARK_ATTACK_LONG_SUIT));
  state.table.partners = fh_seat_bit (0) | fh_seat_bit (1);
  state.table.totals[0] = -100;
  view_of (&view, &state, 0, "KC QC 8C 7C 9S 8S 7S 6D 5D 4D");
  g_assert_null (find_remark (&view, FH_REMARK_DENY));
  g_assert_null (find_remark (&view, FH_REMARK_ATTACK_LONG_SUIT));
  g_assert_nonnull (find_remark (&view, FH_REMARK_BOG));
}

/* S-126, HP-072, HP-073. */
static void
test_sure_trumps_remark (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 3);
  view_of (&view, &state, 0, "JO JH JD 9S 8S 7S 9C 8C 7C 6C");
  const FhRemark *remark = find_remark (&view, FH_REMARK_SURE_TRUMPS);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->number, ==, 3);
  g_assert_cmpint (remark->about, ==, 3);
  g_assert_nonnull (find_remark (&view, FH_REMARK_BID_THE_KITTY));

  view_of (&view, &state, 0, "JH JD KS 9S 8S 7S 9C 8C 7C 6C");
  remark = find_remark (&view, FH_REMARK_SURE_TRUMPS);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->number, ==, 1);
  g_assert_cmpint (remark->about, ==, 2);
  g_assert_null (find_remark (&view, FH_REMARK_BID_THE_KITTY));
}

/* The advice shows what was agreed. */
static void
test_agreed_hint (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  g_autofree FhAdvice *advice = g_new (FhAdvice, 1);
  FhPlayer judge = fh_advice_judge (NULL);
  FhState state;
  FhSeatView view;

  position_deal (&state, &rules, 3);
  view_of (&view, &state, 0, "JO KH QH 9H 7S 6S KD 8D QC 9C");
  view.unseen = rules.pack & ~view.hand;
  for (int seat = 1; seat < 4; seat++)
    view.may_hold[seat] = view.unseen;
  view.table.agreed[0] = view.table.agreed[2] = FH_CONVENTION_BIT (FH_CONVENTION_JOKER);
  g_assert_true (fh_advice_init (advice, &view, &judge, 0));
  g_assert_cmpint (advice->choices[0].action.call, ==, fh_bid (6, FH_NO_TRUMP));
  g_assert_cmpint (advice->choices[0].reason.motive, ==, FH_MOTIVE_SHOW_CONVENTION);
  g_assert_cmpint (advice->choices[0].reason.card, ==, FH_JOKER);
}

/* HP-074, HP-075, HP-076. */
static void
test_tips (void)
{
  FhRules rules = position_rules ("australian-4", NULL);
  FhState state;
  FhSeatView view;

  position_contract (&state, &rules, "7H", 0);
  view_of (&view, &state, 0, "JO JH JD AH 10H AS 9S 9C 8D 7D");
  const FhRemark *remark = find_remark (&view, FH_REMARK_DRAW_TRUMPS);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->number, ==, 8);

  position_contract (&state, &rules, "7H", 0);
  position_play (&state, "9S KS 5S 6S");
  view_of (&view, &state, 1, "AD KD 9D 4D 5C 6C 7C 7H 8H");
  remark = find_remark (&view, FH_REMARK_ATTACK_LONG_SUIT);
  g_assert_nonnull (remark);
  g_assert_cmpint (remark->suit, ==, FH_DIAMONDS);
  g_assert_cmpint (remark->number, ==, 4);

  position_deal (&state, &rules, 3);
  view_of (&view, &state, 0, "4H 5H 6H 4D 5D 6D 5C 6C 7C 7S");
  g_assert_nonnull (find_remark (&view, FH_REMARK_MISERE_HAND));
  view_of (&view, &state, 0, "AH KH 6H 4D AD KD 5C 6C 7C 7S");
  g_assert_null (find_remark (&view, FH_REMARK_MISERE_HAND));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tutor/allowed/cards", test_allowed_cards);
  g_test_add_func ("/tutor/allowed/joker", test_allowed_joker);
  g_test_add_func ("/tutor/allowed/calls", test_allowed_calls);
  g_test_add_func ("/tutor/ladder", test_ladder);
  ADD_ROWS ("/tutor/sure/", sure_cases, test_sure);
  g_test_add_func ("/tutor/remark/bog", test_bog);
  g_test_add_func ("/tutor/remark/deny", test_deny);
  g_test_add_func ("/tutor/remark/named-partner", test_named_partner);
  g_test_add_func ("/tutor/advice/fails-lower", test_fails_lower);
  g_test_add_func ("/tutor/remark/sure-trumps", test_sure_trumps_remark);
  g_test_add_func ("/tutor/agreed-hint", test_agreed_hint);
  g_test_add_func ("/tutor/remark/tips", test_tips);
  return g_test_run ();
}
