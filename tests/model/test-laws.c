/* test-laws.c: slips in the running game, and what follows from them (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "fh-computer.h"
#include "fh-game-private.h"
#include "fh-options.h"
#include "fh-sentences-laws.h"
#include "fh-settings.h"
#include "fh-tutor.h"
#include "model-games.h"

/* The person on seat 0 has hearts, dealer @dealer. */
#define DEAL(dealer)                                                                               \
  "500 1\nrules american-4\noption laws table\n"                                                   \
  "seed xoshiro256ss 00000000000000000000000000000001\n\n"                                         \
  "deal " dealer "\n"                                                                              \
  "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"                                                        \
  "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"                                                       \
  "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"                                                         \
  "hand 3 8C QC 8S 6S JO 6C KC 10D KD 8D\n"                                                        \
  "kitty 4H JH 5S\n"

/* Seven hearts by the person, who has kept both black suits. */
#define HEARTS                                                                                     \
  DEAL ("3")                                                                                       \
  "bid 0 7H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\ndiscard 0 4H 7S 5S\n"

typedef struct
{
  FhGame *game;
  GString *said; /* by the laws, a line each */
} Fixture;

static void
adjudicated_cb (FhGame *game, const char *sentence, Fixture *fixture)
{
  g_string_append_printf (fixture->said, "%s\n", sentence);
}

/* The game that @text leads to, with time running.  Computer players take @delay milliseconds. */
static void
begin (Fixture *fixture, const char *text, guint delay)
{
  g_autoptr (GError) error = NULL;

  fixture->game = fh_game_new_from_text (text, "test", NULL, &error);
  g_assert_no_error (error);
  fixture->said = g_string_new (NULL);
  g_object_set (fixture->game, "trick-delay", -1, "move-delay", delay, NULL);
  g_signal_connect (fixture->game, "adjudicated", G_CALLBACK (adjudicated_cb), fixture);
  fh_game_start (fixture->game, NULL);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
end (Fixture *fixture)
{
  gpointer alive = fixture->game;

  g_object_add_weak_pointer (alive, &alive);
  fh_game_stop (fixture->game);
  g_object_unref (fixture->game);
  /* Who was thinking lets it go when he is told to stop. */
  while (alive != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_string_free (fixture->said, TRUE);
}

/* Runs until something waits for the person. */
static void
wait_for_person (Fixture *fixture)
{
  gint64 limit = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (!fh_game_awaits_person (fixture->game) && fh_game_get_hold (fixture->game) == FH_HOLD_NONE)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, limit);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
act (Fixture *fixture, FhAction action)
{
  g_assert_true (fh_game_act (fixture->game, &action, NULL));
}

static const FhTable *
table_of (Fixture *fixture)
{
  return fh_game_peek_table (fixture->game);
}

static void
assert_said (Fixture *fixture, const char *words)
{
  if (strstr (fixture->said->str, words) == NULL)
    g_error ("“%s” is missing in: %s", words, fixture->said->str);
}

/* What the tutor says about the moment, and where the help says more. */
static void
assert_explained (Fixture *fixture, const char *heading, const char *words, const char *help)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (fixture->game);

  g_assert_nonnull (strstr (fh_tutor_get_heading (tutor), heading));
  g_assert_nonnull (strstr (fh_tutor_get_text (tutor), words));
  g_assert_cmpstr (fh_tutor_get_help (tutor), ==, help);
}

/* That the tutor lists @words among what is so because of slips, with the place @help. */
static void
assert_listed (Fixture *fixture, const char *words, const char *help)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (fixture->game);
  GPtrArray *laws = fh_tutor_get_laws (tutor);

  for (guint i = 0; i < laws->len; i++)
    {
      const FhTutorRemark *remark = g_ptr_array_index (laws, i);

      if (strstr (remark->sentence, words) != NULL)
        {
          g_assert_cmpstr (remark->help, ==, help);
          return;
        }
    }
  g_error ("The tutor does not say “%s”", words);
}

/* HC-056, HC-057, S-115: the person bids before seat 3 has called. */
static void
test_bid (void)
{
  Fixture fixture;
  FhLegal legal;
  FhAction bid = fh_action_bid (0, fh_bid (7, FH_TRUMP_HEARTS));
  FhRefusal refusal;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *redone = NULL;

  begin (&fixture, DEAL ("2"), 60000);
  before = fh_game_dup_text (fixture.game);
  g_assert_true (fh_game_get_early (fixture.game, &legal));
  g_assert_cmpint (legal.due, ==, FH_ACTION_BID);
  g_assert_true (legal.calls & FH_CALL_BIT (bid.call));
  g_assert_false (fh_game_check_rules (fixture.game, &bid, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_WRONG_SEAT);

  act (&fixture, bid);
  g_assert_cmpint (table_of (&fixture)->slips.barred, ==, 0x5);
  g_assert_cmpint (table_of (&fixture)->high_call, ==, FH_PASS);
  g_assert_cmpint (table_of (&fixture)->turn, ==, 3);
  assert_said (&fixture, "Your side may only pass");
  g_assert_false (fh_game_get_early (fixture.game, &legal));
  assert_listed (&fixture, "You may only pass", "laws#bid-out-of-turn");

  /* A void bid is a decision like any other. */
  after = fh_game_dup_text (fixture.game);
  fh_game_undo (fixture.game);
  g_assert_cmpint (table_of (&fixture)->slips.barred, ==, 0);
  redone = fh_game_dup_text (fixture.game);
  g_assert_cmpstr (redone, ==, before);
  fh_game_redo (fixture.game);
  g_clear_pointer (&redone, g_free);
  redone = fh_game_dup_text (fixture.game);
  g_assert_cmpstr (redone, ==, after);
  end (&fixture);
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
      Fixture fixture;
      FhCard card = FH_CARD (FH_CLUBS, FH_NINE);
      FhAction other = fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE);
      FhMay may;
      FhRefusal refusal;

      begin (&fixture, HEARTS, 0);
      wait_for_person (&fixture);
      fh_game_get_may (fixture.game, &may);
      g_assert_true (may.expose);
      act (&fixture, fh_action_expose (0, card, cases[i].way));
      g_assert_true (fh_set_has (table_of (&fixture)->open[0], card) == cases[i].is_exposed);
      assert_said (&fixture, cases[i].said);
      /* HC-060: on the own lead it must be led. */
      g_assert_true (fh_game_check (fixture.game, &other, &refusal) != cases[i].is_exposed);
      if (cases[i].is_exposed)
        {
          g_assert_cmpint (refusal.code, ==, FH_REFUSED_EXPOSED_FIRST);
          assert_listed (&fixture, "goes before all others", "laws#exposed");
        }
      g_assert_true (fh_game_can_undo (fixture.game));
      fh_game_undo (fixture.game);
      g_assert_true (table_of (&fixture)->open[0] == 0);
      end (&fixture);
    }
}

/* HC-063: the other side decides about the person's card, and the game goes on. */
static void
test_own_card_out_of_turn (void)
{
  Fixture fixture;
  FhLegal legal;
  guint before;
  FhAction decision;

  /* Seat 1 won the first trick. */
  begin (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 5C\nplay 3 6C\n", 60000);
  g_object_set (fixture.game, "move-delay", 0, NULL);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
  g_assert_true (fh_game_get_early (fixture.game, &legal));
  act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_KING), FH_SUIT_NONE));
  before = fh_game_get_n_actions (fixture.game);
  while (fh_game_get_n_actions (fixture.game) == before)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (fh_game_get_action (fixture.game, before, &decision));
  /* The lead was seat 1's own. */
  g_assert_cmpint (decision.kind, ==, FH_ACTION_DEMAND);
  g_assert_true (decision.seat == 1 || decision.seat == 3);
  g_assert_true (fh_set_has (table_of (&fixture)->open[0], FH_CARD (FH_SPADES, FH_KING)));
  assert_said (&fixture, "king of spades is an exposed card now");
  end (&fixture);
}

#define OUT_OF_TURN HEARTS "play 0 9C\nplay 3 KC\n"

/* HC-063, HC-064, S-118: the person decides about an opponent's card, also after a resume. */
static void
test_demand (void)
{
  Fixture fixture;
  FhCard king = FH_CARD (FH_CLUBS, FH_KING);

  begin (&fixture, OUT_OF_TURN, 0);
  wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  g_assert_false (fh_game_awaits_person (fixture.game));
  assert_explained (&fixture, "has played out of turn", "it lies exposed", "laws#play-out-of-turn");
  act (&fixture, fh_action_say (FH_ACTION_DEMAND, 0));
  g_assert_true (fh_set_has (table_of (&fixture)->open[3], king));
  g_assert_cmpint (table_of (&fixture)->turn, ==, 1);
  assert_said (&fixture, "exposed card now");

  /* It is asked again when that is taken back. */
  fh_game_undo (fixture.game);
  wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
  g_assert_true (table_of (&fixture)->open[3] == 0);
  fh_game_continue (fixture.game);
  g_assert_cmpint (table_of (&fixture)->n_plays, >=, 2);
  g_assert_cmpint (table_of (&fixture)->plays[1].card, ==, king);
  wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  end (&fixture);
}

/* Seat 3 leads clubs, which the person can follow with the nine. */
#define FIRST_TRICK "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\n"
#define TO_FOLLOW   HEARTS FIRST_TRICK "play 2 AC\nplay 3 6C\n"

/* HC-066, HC-067, HC-069, S-120: the person does not follow, and puts it right in time. */
static void
test_revoke_corrected (void)
{
  Fixture fixture;
  FhCard wrong = FH_CARD (FH_SPADES, FH_NINE);
  FhCard right = FH_CARD (FH_CLUBS, FH_NINE);
  FhAction play = fh_action_play (0, wrong, FH_SUIT_NONE);
  FhRefusal refusal;
  gboolean has_revoked = FALSE;
  int seat = -1;

  begin (&fixture, TO_FOLLOW, 0);
  wait_for_person (&fixture);
  g_assert_true (fh_game_check (fixture.game, &play, NULL));
  g_assert_false (fh_game_check_rules (fixture.game, &play, &refusal));
  g_assert_cmpint (refusal.code, ==, FH_REFUSED_MUST_FOLLOW);
  g_object_set (fixture.game, "trick-delay", 0, NULL);
  act (&fixture, play);
  wait_for_person (&fixture);
  /* However short a trick is shown, this one waits. */
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  g_assert_true (fh_game_get_corrections (fixture.game, &seat, &has_revoked) == FH_SET (right));
  g_assert_true (has_revoked);
  g_assert_cmpint (seat, ==, 0);
  assert_explained (&fixture, "You have not followed suit", "loses the contract", "laws#revoke");

  act (&fixture, fh_action_correct (0, right, FH_SUIT_NONE));
  g_assert_true (fh_set_has (table_of (&fixture)->open[0], wrong));
  g_assert_true (fh_game_get_corrections (fixture.game, NULL, NULL) == 0);
  assert_said (&fixture, "nine of spades is an exposed card now");
  fh_game_undo (fixture.game);
  g_assert_true (fh_game_get_corrections (fixture.game, NULL, NULL) == FH_SET (right));
  end (&fixture);
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
        Fixture fixture;

        begin (&fixture, text, 60000);
        /* The jack of diamonds is a trump: of diamonds the person has none. */
        act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE));
        asked[revokes] += strstr (fixture.said->str, "Have you really none?") != NULL;
        end (&fixture);
      }
  g_assert_cmpuint (asked[0], >, 0);
  g_assert_cmpuint (asked[0], ==, asked[1]);
  g_assert_cmpuint (asked[0], <, 40);
}

/* HC-068, HC-070, S-121: it is established by the next lead, and costs the contract. */
static void
test_revoke_established (void)
{
  Fixture fixture;

  begin (&fixture, TO_FOLLOW, 0);
  wait_for_person (&fixture);
  act (&fixture, fh_action_play (0, FH_CARD (FH_SPADES, FH_NINE), FH_SUIT_NONE));
  wait_for_person (&fixture);
  fh_game_continue (fixture.game);
  wait_for_person (&fixture);
  g_assert_cmpint (table_of (&fixture)->slips.revoked, ==, 0x1);
  assert_said (&fixture, "your revoke is established");
  assert_listed (&fixture, "You have revoked.", "laws#revoke");
  while (!table_of (&fixture)->deal_over)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        fh_game_continue (fixture.game);
      else
        model_person_acts (fixture.game);
      wait_for_person (&fixture);
    }
  g_assert_false (table_of (&fixture)->made);
  g_assert_cmpint (table_of (&fixture)->points[0], ==, -200);
  end (&fixture);
}

/* HC-067: a computer player who is asked whether he has really none puts his card right; one who
 * has none says so. */
static void
test_ask (void)
{
  Fixture fixture;

  begin (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 9D\n", 60000);
  g_assert_true (fh_game_can_ask (fixture.game, 2));
  g_assert_false (fh_game_can_ask (fixture.game, 1));
  g_assert_false (fh_game_can_ask (fixture.game, 0));
  g_object_set (fixture.game, "move-delay", 0, NULL);
  fh_game_ask (fixture.game, 2);
  while (table_of (&fixture)->plays[2].card == FH_CARD (FH_DIAMONDS, FH_NINE))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (fh_effective_suit (table_of (&fixture)->plays[2].card, FH_TRUMP_HEARTS), ==,
                   FH_CLUBS);
  g_assert_true (fh_set_has (table_of (&fixture)->open[2], FH_CARD (FH_DIAMONDS, FH_NINE)));
  end (&fixture);

  begin (&fixture,
         HEARTS "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\nplay 2 9D\nplay 3 8D\n"
                "play 0 9C\nplay 1 AD\nplay 1 QS\nplay 2 KH\n",
         60000);
  g_assert_true (fh_game_can_ask (fixture.game, 2));
  fh_game_ask (fixture.game, 2);
  assert_said (&fixture, "there is none");
  end (&fixture);
}

/* HC-055, S-114: the person reports a misdeal; the same dealer deals again, and nothing counts. */
static void
test_misdeal (void)
{
  Fixture fixture;
  FhMay may;

  begin (&fixture, HEARTS, 0);
  wait_for_person (&fixture);
  fh_game_get_may (fixture.game, &may);
  g_assert_true (may.misdeal);
  act (&fixture, fh_action_say (FH_ACTION_MISDEAL, 0));
  assert_said (&fixture, "deals again");
  wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_true (table_of (&fixture)->thrown_in);
  fh_game_continue (fixture.game);
  wait_for_person (&fixture);
  g_assert_cmpint (table_of (&fixture)->dealer, ==, 3);
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, 0);
  end (&fixture);
}

/* HC-055: who counts a wrong number of own cards says so before the first trick is over. */
static void
test_misdeal_noticed (void)
{
  Fixture fixture;
  FhAction action;

  begin (&fixture,
         "500 1\nrules american-4\noption laws table\n"
         "seed xoshiro256ss 00000000000000000000000000000001\n\ndeal 3\n"
         "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"
         "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS 8D\n"
         "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"
         "hand 3 8C QC 8S 6S JO 6C KC 10D KD\n"
         "kitty 4H JH 5S\nbid 0 7H\n",
         0);
  for (int i = 0; i < 60 && !table_of (&fixture)->deal_over; i++)
    {
      wait_for_person (&fixture);
      if (fh_game_awaits_person (fixture.game))
        model_person_acts (fixture.game);
      else if (!table_of (&fixture)->deal_over)
        fh_game_continue (fixture.game);
    }
  g_assert_true (table_of (&fixture)->thrown_in);
  g_assert_cmpint (table_of (&fixture)->n_tricks, ==, 0);
  for (guint i = 0; fh_game_get_action (fixture.game, i, &action); i++)
    if (action.kind == FH_ACTION_MISDEAL)
      g_assert_true (action.seat == 1 || action.seat == 3);
  end (&fixture);
}

/* Eleven cards are nothing that could be played out in the mind: the tutor reckons nothing, and
 * says what is wrong; nor does a strong player. */
static void
test_misdeal_explained (void)
{
  Fixture fixture;
  g_autoptr (FhTutor) tutor = NULL;
  FhSeatView view;
  FhDecision decision;
  gboolean busy = TRUE;

  begin (&fixture,
         "500 1\nrules american-4\noption laws table\n\ndeal 3\n"
         "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H 8D\n"
         "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS\n"
         "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"
         "hand 3 8C QC 8S 6S JO 6C KC 10D KD\n"
         "kitty 4H JH 5S\n",
         0);
  wait_for_person (&fixture);
  assert_explained (&fixture, "You have a wrong number of cards", "Report the misdeal",
                    "laws#misdeal");
  tutor = fh_tutor_new (fixture.game);
  fh_tutor_set_active (tutor, TRUE);
  fh_tutor_ask_hint (tutor);
  while (busy)
    {
      g_main_context_iteration (NULL, TRUE);
      g_object_get (tutor, "busy", &busy, NULL);
    }
  g_assert_true (fh_game_get_view (fixture.game, 0, &view));
  decision = fh_computer_decide (&view, "strong", 1);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_BID);
  g_clear_object (&tutor);
  end (&fixture);
}

/* A deal that is over. */
static void
play_a_deal (Fixture *fixture, guint seed)
{
  g_auto (GStrv) halves = g_strsplit (HEARTS, "0000000000000001\n", 2);
  g_autofree char *text = g_strdup_printf ("%s%016u\n%s", halves[0], seed, halves[1]);

  begin (fixture, text, 0);
  wait_for_person (fixture);
  while (fh_game_get_hold (fixture->game) != FH_HOLD_DEAL)
    {
      if (fh_game_get_hold (fixture->game) != FH_HOLD_NONE)
        fh_game_continue (fixture->game);
      else
        model_person_acts (fixture->game);
      wait_for_person (fixture);
    }
}

/* HC-072, HC-073, S-123: the person writes down too few points for himself, which nobody else
 * minds, and challenges that in time, or too late. */
static void
test_entry (void)
{
  Fixture fixture;
  int points;

  play_a_deal (&fixture, 1);
  points = table_of (&fixture)->points[0];
  act (&fixture, fh_action_entry (0, points - 20));
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, points - 20);
  assert_listed (&fixture, "written down by hand", "laws#score-error");
  act (&fixture, fh_action_say (FH_ACTION_CHALLENGE, 0));
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, points);
  assert_said (&fixture, "in time");
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);

  /* An entry of the other column is the person's, too. */
  act (&fixture, fh_action_entry (1, table_of (&fixture)->points[1] + 10));
  fh_game_undo (fixture.game);
  g_assert_cmpint (table_of (&fixture)->entry.entered, ==, 0);

  wait_for_person (&fixture);
  act (&fixture, fh_action_entry (0, points - 20));
  for (int i = 0; i < 10 && table_of (&fixture)->entry.entered && !table_of (&fixture)->entry.final;
       i++)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        fh_game_continue (fixture.game);
      else
        act (&fixture, fh_action_bid (0, fh_bid (10, FH_NO_TRUMP)));
      wait_for_person (&fixture);
    }
  if (table_of (&fixture)->entry.entered)
    {
      act (&fixture, fh_action_say (FH_ACTION_CHALLENGE, 0));
      assert_said (&fixture, "too late");
      g_assert_cmpint (table_of (&fixture)->totals[0], ==, points - 20);
    }
  else /* the partner has put it right */
    {
      g_assert_cmpint (table_of (&fixture)->totals[0], ==, points);
    }
  end (&fixture);
}

/* HC-072: opponents who lose by it challenge an entry, if not at once then later; HC-073: after the
 * first bid it stands. */
static void
test_challenge (void)
{
  guint challenged = 0, stood = 0;

  for (guint n = 1; n <= 12; n++)
    {
      Fixture fixture;
      int points;

      play_a_deal (&fixture, n);
      points = table_of (&fixture)->points[0];
      act (&fixture, fh_action_entry (0, points + 20));
      for (int i = 0;
           i < 20 && table_of (&fixture)->entry.entered && !table_of (&fixture)->entry.final; i++)
        {
          if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
            fh_game_continue (fixture.game);
          else
            act (&fixture, fh_action_bid (0, fh_bid (10, FH_NO_TRUMP)));
          wait_for_person (&fixture);
        }
      if (table_of (&fixture)->entry.entered)
        {
          stood++;
          g_assert_cmpint (table_of (&fixture)->totals[0], ==, points + 20);
        }
      else
        {
          challenged++;
          g_assert_cmpint (table_of (&fixture)->totals[0], ==, points);
        }
      end (&fixture);
    }
  g_assert_cmpuint (challenged, >, stood);
  g_assert_cmpuint (stood, >, 0);
}

/* --- Computer players --- */

static FhGame *
slippery_game (FhPreset preset, guint64 seed, guint rate, gboolean person)
{
  FhRules rules;
  FhSeating seating;
  FhSeed number = fh_seed_from_number (seed);
  FhGame *game;

  fh_rules_init (&rules, preset);
  g_assert_cmpint (fh_option_set (&rules, "laws", "table"), ==, FH_OPTION_OK);
  fh_seating_init (&seating, &rules, "steady", "bold");
  if (!person)
    fh_seating_set_level (&seating, 0, "careful");
  game = fh_game_new (&rules, &seating, &number);
  g_object_set (game, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, "slip-rate", rate, NULL);
  return game;
}

static void
count_kinds (FhGame *game, guint kinds[FH_N_ACTIONS])
{
  FhAction action;

  for (guint i = 0; fh_game_get_action (game, i, &action); i++)
    kinds[action.kind]++;
}

/* Whole games with many slips at every table: nothing hangs, nothing is refused, and the same game
 * comes of the same seed. */
static void
test_computers (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autofree char *first = NULL;
  guint kinds[FH_N_ACTIONS] = { 0 };
  guint slips = 0;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (FhGame) game = slippery_game (preset, 11, 30, FALSE);
      g_autofree char *text = NULL;

      fh_game_start (game, NULL);
      model_game_run (game);
      g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_GAME);
      text = fh_game_dup_text (game);
      if (i == 0)
        {
          count_kinds (game, kinds);
          first = g_steal_pointer (&text);
        }
      else
        {
          g_assert_cmpstr (first, ==, text);
        }
      g_assert_finalize_object (g_steal_pointer (&game));
    }
  for (int kind = FH_ACTION_MISDEAL; kind < FH_N_ACTIONS; kind++)
    slips += kinds[kind];
  g_assert_cmpuint (slips, >, 0);
}

/* Over some games each kind of slip and each answer to one happens; at a rate of 0 none does. */
static void
test_rate (void)
{
  guint kinds[FH_N_ACTIONS] = { 0 };
  guint none[FH_N_ACTIONS] = { 0 };
  guint voided = 0, revoked = 0;

  for (guint64 seed = 1; seed <= 16; seed++)
    {
      g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, seed, 10, FALSE);
      g_autoptr (FhGame) strict = slippery_game (FH_PRESET_AMERICAN_4, seed, 0, FALSE);
      FhState state;
      FhAction action;

      fh_game_start (game, NULL);
      model_game_run (game);
      count_kinds (game, kinds);
      for (guint i = 0; fh_game_get_action (game, i, &action); i++)
        {
          g_assert_true (fh_game_get_state_before (game, i, &state));
          voided += action.kind == FH_ACTION_BID && action.seat != state.table.turn;
          revoked += state.table.slips.revoked != 0;
        }
      fh_game_start (strict, NULL);
      model_game_run (strict);
      count_kinds (strict, none);
    }
  g_assert_cmpuint (kinds[FH_ACTION_EXPOSE], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_DEMAND], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_ACCEPT], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_CORRECT], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_MISDEAL], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_ENTRY], >, 0);
  g_assert_cmpuint (kinds[FH_ACTION_CHALLENGE], >, 0);
  g_assert_cmpuint (voided, >, 0);
  g_assert_cmpuint (revoked, >, 0);
  for (int kind = FH_ACTION_MISDEAL; kind < FH_N_ACTIONS; kind++)
    g_assert_cmpuint (none[kind], ==, 0);
}

/* --- A person among them --- */

/* Has the person do something: what is due, or answer to what the laws ask. */
static void
person_does_something (FhGame *game)
{
  FhMay may;
  FhLegal legal;

  switch (fh_game_get_hold (game))
    {
    case FH_HOLD_DEMAND:
      {
        FhAction demand = fh_action_say (FH_ACTION_DEMAND, 0);

        g_assert_true (fh_game_act (game, &demand, NULL));
        return;
      }
    case FH_HOLD_NONE:
    case FH_HOLD_DECLARE:
      break;
    default:
      fh_game_continue (game);
      return;
    }
  fh_game_get_legal (game, &legal);
  fh_game_get_may (game, &may);
  if (legal.due == FH_ACTION_PLAY && legal.cards == 0)
    {
      FhAction report = fh_action_say (FH_ACTION_MISDEAL, 0);

      g_assert_true (may.misdeal);
      g_assert_true (fh_game_act (game, &report, NULL));
      return;
    }
  model_person_acts (game);
}

/* Plays the game of @seed and takes it up again at each point where the person is asked: it waits
 * for the same.  Returns how often that was a card out of turn. */
static guint
resume_everywhere (guint64 seed)
{
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, seed, 10, TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  guint demands = 0;

  g_object_set (game, "trick-delay", -1, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  for (guint step = 0; step < 120; step++)
    {
      Fixture fixture = { .game = game };
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autofree char *notes = NULL;
      Fixture copy;
      FhHold hold;

      wait_for_person (&fixture);
      hold = fh_game_get_hold (game);
      if (hold == FH_HOLD_GAME)
        break;
      demands += hold == FH_HOLD_DEMAND;
      g_assert_cmpstr (fh_tutor_get_heading (tutor), !=, "");
      text = fh_game_dup_text (game);
      notes = fh_game_dup_notes (game);
      if (hold != FH_HOLD_TRICK)
        {
          copy.said = g_string_new (NULL);
          copy.game = fh_game_new_from_text (text, "copy", NULL, NULL);
          fh_game_apply_notes (copy.game, notes);
          g_object_set (copy.game, "move-delay", 0, NULL);
          fh_game_start (copy.game, NULL);
          wait_for_person (&copy);
          g_assert_cmpint (fh_game_get_hold (copy.game), ==, hold);
          again = fh_game_dup_text (copy.game);
          g_assert_cmpstr (again, ==, text);
          end (&copy);
        }
      person_does_something (game);
    }
  fh_game_stop (game);
  return demands;
}

/* A game that is taken up at any point goes on with what it waited for; the tutor has something to
 * say at each of them. */
static void
test_resume (void)
{
  guint demands = 0;

  for (guint64 seed = 1; seed <= 4; seed++)
    demands += resume_everywhere (seed);
  g_assert_cmpuint (demands, >, 0);
}

/* Everything can be taken back to the first decision, and be had back. */
static void
test_undo (void)
{
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, 9, 10, TRUE);
  g_autofree char *all = NULL;
  g_autofree char *again = NULL;
  guint n = G_MAXUINT;

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  for (guint step = 0; step < 60; step++)
    {
      Fixture fixture = { .game = game };

      wait_for_person (&fixture);
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      person_does_something (game);
    }
  fh_game_stop (game);
  all = fh_game_dup_text (game);
  while (fh_game_can_undo (game))
    {
      fh_game_undo (game);
      g_assert_cmpuint (fh_game_get_n_actions (game), <, n);
      n = fh_game_get_n_actions (game);
    }
  while (fh_game_can_redo (game))
    fh_game_redo (game);
  again = fh_game_dup_text (game);
  g_assert_cmpstr (all, ==, again);
}

/* The setting reaches the game. */
static void
test_setting (void)
{
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  g_autoptr (FhGame) game = slippery_game (FH_PRESET_AMERICAN_4, 1, 0, FALSE);
  guint rate;

  fh_settings_bind_game (settings, game);
  g_object_set (settings, "slip-rate", 4, NULL);
  g_object_get (game, "slip-rate", &rate, NULL);
  g_assert_cmpuint (rate, ==, 4);
  g_object_set (settings, "slip-rate", 0, NULL);
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
  g_test_add_func ("/model/laws/revoke-established", test_revoke_established);
  g_test_add_func ("/model/laws/ask", test_ask);
  g_test_add_func ("/model/laws/asked", test_asked);
  g_test_add_func ("/model/laws/misdeal", test_misdeal);
  g_test_add_func ("/model/laws/misdeal-noticed", test_misdeal_noticed);
  g_test_add_func ("/model/laws/misdeal-explained", test_misdeal_explained);
  g_test_add_func ("/model/laws/entry", test_entry);
  g_test_add_func ("/model/laws/challenge", test_challenge);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strconcat ("/model/laws/computers/", fh_preset_id ((FhPreset) preset), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_computers);
    }
  g_test_add_func ("/model/laws/rate", test_rate);
  g_test_add_func ("/model/laws/resume", test_resume);
  g_test_add_func ("/model/laws/undo", test_undo);
  g_test_add_func ("/model/laws/setting", test_setting);
  return g_test_run ();
}
