/* test-laws.c: slips in the running game, and what follows from them (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "await.h"
#include "fh-tutor.h"
#include "laws-fixture.h"
#include "model-games.h"

/* HC-056, HC-057, S-115: the person bids before seat 3 has called. */
static void
test_bid (void)
{
  g_auto (LawsFixture) fixture;
  FhLegal legal;
  FhAction bid = fh_action_bid (0, fh_bid (7, FH_TRUMP_HEARTS));
  FhRefusal refusal;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *redone = NULL;

  laws_begin (&fixture, DEAL ("2", "table"), 60000);
  before = fh_game_dup_text (fixture.game);
  g_assert_true (fh_game_get_early (fixture.game, &legal));
  g_assert_cmpint (legal.due, ==, FH_ACTION_BID);
  g_assert_true (legal.calls & FH_CALL_BIT (bid.call));
  g_assert_false (fh_game_check_rules (fixture.game, &bid, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_WRONG_SEAT);

  laws_act (&fixture, bid);
  g_assert_cmpint (laws_table (&fixture)->slips.barred, ==, 0x5);
  g_assert_cmpint (laws_table (&fixture)->high_call, ==, FH_PASS);
  g_assert_cmpint (laws_table (&fixture)->turn, ==, 3);
  laws_assert_said (&fixture, "Your side may only pass");
  g_assert_false (fh_game_get_early (fixture.game, &legal));
  laws_assert_listed (&fixture, "You may only pass", "laws#bid-out-of-turn");

  /* A void bid is a decision like any other. */
  after = fh_game_dup_text (fixture.game);
  fh_game_undo (fixture.game);
  g_assert_cmpint (laws_table (&fixture)->slips.barred, ==, 0);
  redone = fh_game_dup_text (fixture.game);
  g_assert_cmpstr (redone, ==, before);
  fh_game_redo (fixture.game);
  g_clear_pointer (&redone, g_free);
  redone = fh_game_dup_text (fixture.game);
  g_assert_cmpstr (redone, ==, after);
}

/* HC-058 to HC-062, S-117: what each way of showing a card leads to. */
static void
test_expose (void)
{
  static const struct
  {
    FhExposure way;
    gboolean is_exposed;
    const char *said;
  } cases[] = {
    { FH_EXPOSED_TO_PARTNER, TRUE, "at the first chance" },
    { FH_EXPOSED_TO_OPPONENT, FALSE, "No penalty" },
    { FH_EXPOSED_ON_TABLE, TRUE, "at the first chance" },
    { FH_EXPOSED_BY_NAME, TRUE, "at the first chance" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      LawsFixture fixture;
      FhCard card = FH_CARD (FH_CLUBS, FH_NINE);
      FhAction other = fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE);
      FhRights rights;
      FhRefusal refusal;

      laws_begin (&fixture, HEARTS, 0);
      laws_wait_for_person (&fixture);
      fh_game_get_rights (fixture.game, &rights);
      g_assert_true (rights.expose);
      laws_act (&fixture, fh_action_expose (0, card, cases[i].way));
      g_assert_true (fh_set_has (laws_table (&fixture)->open[0], card) == cases[i].is_exposed);
      laws_assert_said (&fixture, cases[i].said);
      /* HC-060: on the own lead it must be led. */
      g_assert_true (fh_game_check (fixture.game, &other, &refusal) != cases[i].is_exposed);
      if (cases[i].is_exposed)
        {
          g_assert_cmpint (refusal.code, ==, FH_REFUSED_EXPOSED_FIRST);
          laws_assert_listed (&fixture, "goes before all others", "laws#exposed");
        }
      g_assert_true (fh_game_can_undo (fixture.game));
      fh_game_undo (fixture.game);
      g_assert_true (laws_table (&fixture)->open[0] == 0);
      laws_end (&fixture);
    }
}

/* HC-063: the other side decides about the person's card, and the game goes on. */
static void
test_own_card_out_of_turn (void)
{
  g_auto (LawsFixture) fixture;
  FhLegal legal;
  guint before;
  FhAction decision;

  /* Seat 1 won the first trick. */
  laws_begin (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 5C\nplay 3 6C\n", 60000);
  g_object_set (fixture.game, "move-delay", 0, NULL);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
  g_assert_true (fh_game_get_early (fixture.game, &legal));
  laws_act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_KING), FH_SUIT_NONE));
  before = fh_game_get_n_actions (fixture.game);
  await (fh_game_get_n_actions (fixture.game) != before);
  g_assert_true (fh_game_get_action (fixture.game, before, &decision));
  /* The lead was seat 1's own. */
  g_assert_cmpint (decision.kind, ==, FH_ACTION_DEMAND);
  g_assert_true (decision.seat == 1 || decision.seat == 3);
  g_assert_true (fh_set_has (laws_table (&fixture)->open[0], FH_CARD (FH_SPADES, FH_KING)));
  laws_assert_said (&fixture, "king of spades is an exposed card now");
}

#define OUT_OF_TURN HEARTS "play 0 9C\nplay 3 KC\n"

/* HC-063, HC-064, S-118: the person decides about an opponent's card, also after a resume. */
static void
test_demand (void)
{
  g_auto (LawsFixture) fixture;
  FhCard king = FH_CARD (FH_CLUBS, FH_KING);

  laws_begin (&fixture, OUT_OF_TURN, 0);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  g_assert_false (fh_game_awaits_person (fixture.game));
  laws_assert_explained (&fixture, "has played out of turn", "it lies exposed",
                         "laws#play-out-of-turn");
  laws_act (&fixture, fh_action_say (FH_ACTION_DEMAND, 0));
  g_assert_true (fh_set_has (laws_table (&fixture)->open[3], king));
  g_assert_cmpint (laws_table (&fixture)->turn, ==, 1);
  laws_assert_said (&fixture, "exposed card now");

  /* It is asked again when that is taken back. */
  fh_game_undo (fixture.game);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  g_assert_true (laws_table (&fixture)->open[3] == 0);
  fh_game_continue (fixture.game);
  g_assert_cmpint (laws_table (&fixture)->n_plays, >=, 2);
  g_assert_cmpint (laws_table (&fixture)->plays[1].card, ==, king);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
}

/* Seat 3 leads clubs, which the person can follow with the nine. */
#define FIRST_TRICK "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\n"
#define TO_FOLLOW   HEARTS FIRST_TRICK "play 2 AC\nplay 3 6C\n"

/* What the person has let be is asked no more, by the game or by the tutor, until it is so again.
 */
static void
test_revoke_left (void)
{
  g_auto (LawsFixture) fixture;
  g_autoptr (FhTutor) tutor = NULL;
  FhAction play = fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE);
  const char *heading = "You have not followed suit";

  laws_begin (&fixture, TO_FOLLOW, 0);
  tutor = fh_tutor_new (fixture.game);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_question (fixture.game), ==, FH_QUESTION_NONE);
  laws_act (&fixture, play);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_question (fixture.game), ==, FH_QUESTION_REVOKE);
  g_assert_cmpstr (fh_tutor_get_words (tutor)->heading, ==, heading);

  fh_game_waive (fixture.game);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
  g_assert_cmpuint (fh_game_get_corrections (fixture.game, NULL, NULL), !=, 0);
  g_assert_cmpint (fh_game_get_question (fixture.game), ==, FH_QUESTION_NONE);
  g_assert_cmpstr (fh_tutor_get_words (tutor)->heading, !=, heading);

  fh_game_undo (fixture.game);
  laws_act (&fixture, play);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_question (fixture.game), ==, FH_QUESTION_REVOKE);
  g_clear_object (&tutor);
}

/* HC-066, HC-067, HC-069, S-120: the person does not follow, and puts it right in time. */
static void
test_revoke_corrected (void)
{
  g_auto (LawsFixture) fixture;
  FhCard wrong = FH_CARD (FH_SPADES, FH_NINE);
  FhCard right = FH_CARD (FH_CLUBS, FH_NINE);
  FhAction play = fh_action_play (0, wrong, FH_SUIT_NONE);
  FhRefusal refusal;
  gboolean has_revoked = FALSE;
  int seat = -1;

  laws_begin (&fixture, TO_FOLLOW, 0);
  laws_wait_for_person (&fixture);
  g_assert_true (fh_game_check (fixture.game, &play, NULL));
  g_assert_false (fh_game_check_rules (fixture.game, &play, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_MUST_FOLLOW);
  g_object_set (fixture.game, "trick-delay", 0, NULL);
  laws_act (&fixture, play);
  laws_wait_for_person (&fixture);
  /* However short a trick is shown, this one waits. */
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  g_assert_true (fh_game_get_corrections (fixture.game, &seat, &has_revoked) == FH_SET (right));
  g_assert_true (has_revoked);
  g_assert_cmpint (seat, ==, 0);
  laws_assert_explained (&fixture, "You have not followed suit", "loses the contract",
                         "laws#revoke");

  laws_act (&fixture, fh_action_correct (0, right, FH_SUIT_NONE));
  g_assert_true (fh_set_has (laws_table (&fixture)->open[0], wrong));
  g_assert_true (fh_game_get_corrections (fixture.game, NULL, NULL) == 0);
  laws_assert_said (&fixture, "nine of spades is an exposed card now");
  fh_game_undo (fixture.game);
  g_assert_true (fh_game_get_corrections (fixture.game, NULL, NULL) == FH_SET (right));
}

/* S-120: an opponent sees that the person does not follow suit, and asks, as often whether it is a
 * revoke or not: what others hold is nothing that he knows. */
static void
test_asked (void)
{
  guint asked[2] = { 0, 0 };

  for (guint seed = 1; seed <= 40; seed++)
    for (int revokes = 0; revokes < 2; revokes++)
      {
        g_auto (GStrv) halves =
            g_strsplit (revokes ? TO_FOLLOW : HEARTS FIRST_TRICK "play 2 9D\nplay 3 8D\n",
                        "0000000000000001\n", 2);
        g_autofree char *text = g_strdup_printf ("%s%016u\n%s", halves[0], seed, halves[1]);
        LawsFixture fixture;

        laws_begin (&fixture, text, 60000);
        /* The jack of diamonds is a trump: of diamonds the person has none. */
        laws_act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE));
        asked[revokes] += strstr (fixture.said->str, "Have you really none?") != NULL;
        laws_end (&fixture);
      }
  g_assert_cmpuint (asked[0], >, 0);
  g_assert_cmpuint (asked[0], ==, asked[1]);
  g_assert_cmpuint (asked[0], <, 40);
}

/* HC-068, HC-070, S-121: it is established by the next lead, and costs the contract. */
static void
test_revoke_established (void)
{
  g_auto (LawsFixture) fixture;

  laws_begin (&fixture, TO_FOLLOW, 0);
  laws_wait_for_person (&fixture);
  laws_act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE));
  laws_wait_for_person (&fixture);
  fh_game_continue (fixture.game);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (laws_table (&fixture)->slips.revoked, ==, 0x1);
  laws_assert_said (&fixture, "your revoke is established");
  laws_assert_listed (&fixture, "You have revoked.", "laws#revoke");
  while (!laws_table (&fixture)->deal_over)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        fh_game_continue (fixture.game);
      else
        model_person_acts (fixture.game);
      laws_wait_for_person (&fixture);
    }
  g_assert_false (laws_table (&fixture)->made);
  g_assert_cmpint (laws_table (&fixture)->points[0], ==, -200);
}

/* HC-067: a computer player who is asked whether he has really none puts his card right; one who
 * has none says so. */
static void
test_ask (void)
{
  LawsFixture fixture;

  laws_begin (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 9D\n", 60000);
  g_assert_true (fh_game_can_ask (fixture.game, 2));
  g_assert_false (fh_game_can_ask (fixture.game, 1));
  g_assert_false (fh_game_can_ask (fixture.game, 0));
  g_object_set (fixture.game, "move-delay", 0, NULL);
  fh_game_ask (fixture.game, 2);
  await (laws_table (&fixture)->plays[2].card != FH_CARD (FH_DIAMONDS, FH_NINE));
  g_assert_cmpint (fh_effective_suit (laws_table (&fixture)->plays[2].card, FH_TRUMP_HEARTS), ==,
                   FH_CLUBS);
  g_assert_true (fh_set_has (laws_table (&fixture)->open[2], FH_CARD (FH_DIAMONDS, FH_NINE)));
  laws_end (&fixture);

  laws_begin (&fixture,
              HEARTS "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\nplay 2 9D\nplay 3 8D\n"
                     "play 0 9C\nplay 1 AD\nplay 1 QS\nplay 2 KH\n",
              60000);
  g_assert_true (fh_game_can_ask (fixture.game, 2));
  fh_game_ask (fixture.game, 2);
  laws_assert_said (&fixture, "there is none");
  laws_end (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/laws/bid", test_bid);
  g_test_add_func ("/model/laws/expose", test_expose);
  g_test_add_func ("/model/laws/own-card-out-of-turn", test_own_card_out_of_turn);
  g_test_add_func ("/model/laws/demand", test_demand);
  g_test_add_func ("/model/laws/revoke-corrected", test_revoke_corrected);
  g_test_add_func ("/model/laws/revoke-left", test_revoke_left);
  g_test_add_func ("/model/laws/revoke-established", test_revoke_established);
  g_test_add_func ("/model/laws/ask", test_ask);
  g_test_add_func ("/model/laws/asked", test_asked);
  return g_test_run ();
}
