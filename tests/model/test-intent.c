/* test-intent.c: what the person is about to do, and what he is asked first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "laws-fixture.h"

#include "await.h"
#include "deals.h"
#include "fh-intent.h"
#include "model-games.h"
#include "quick-judge.h"

/* Seat 2 has led the ace of clubs, and the person, who comes last, can follow. */
#define FIRST_TRICK "play 0 KS\nplay 1 10S\nplay 2 AS\nplay 3 6S\n"
#define TO_FOLLOW   FIRST_TRICK "play 2 AC\nplay 3 6C\n"
#define OWN_PLAY    6

#define NINE_OF_CLUBS  FH_CARD (FH_CLUBS, FH_NINE)
#define NINE_OF_SPADES FH_CARD (FH_SPADES, FH_NINE)

typedef struct
{
  LawsFixture laws;
  FhGame *game;
  FhIntent *intent;
  guint n_changed;   /* by the intent */
  char *refused;     /* what the intent said last, or NULL */
  gboolean is_taken; /* somebody else takes care of what is wanted */
  guint n_decided;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
refused_cb (Fixture *fixture, const char *sentence)
{
  g_free (fixture->refused);
  fixture->refused = g_strdup (sentence);
}

static gboolean
deciding_cb (Fixture *fixture, const FhAction *action)
{
  fixture->n_decided++;
  return fixture->is_taken;
}

static void
begin (Fixture *fixture, const char *text, guint delay)
{
  *fixture = (Fixture){ .n_changed = 0 };
  laws_begin (&fixture->laws, text, delay);
  fixture->game = fixture->laws.game;
  fixture->intent = fh_intent_new ();
  fh_intent_set_game (fixture->intent, fixture->game);
  g_signal_connect_swapped (fixture->intent, "changed", G_CALLBACK (changed_cb), fixture);
  g_signal_connect_swapped (fixture->intent, "refused", G_CALLBACK (refused_cb), fixture);
  g_signal_connect_swapped (fixture->intent, "deciding", G_CALLBACK (deciding_cb), fixture);
  if (delay == 0)
    laws_wait_for_person (&fixture->laws);
}

static void
end (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->intent));
  g_clear_pointer (&fixture->refused, g_free);
  laws_end (&fixture->laws);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Fixture, end)

static const FhTable *
table_of (Fixture *fixture)
{
  return fh_game_peek_table (fixture->game);
}

static const FhPlayed *
own_play (Fixture *fixture)
{
  g_assert_cmpint (table_of (fixture)->n_plays, >, OWN_PLAY);
  return &table_of (fixture)->plays[OWN_PLAY];
}

/* Asserts that @stage is reached, and that @text is asked with @replies, which “|” stands between;
 * NULL: nothing is asked. */
static void
assert_asked (Fixture *fixture, FhIntentStage stage, const char *text, const char *replies)
{
  const FhIntentQuestion *question = fh_intent_get_question (fixture->intent);
  g_autoptr (GString) labels = g_string_new (NULL);

  g_assert_cmpint (fh_intent_get_stage (fixture->intent), ==, stage);
  g_assert_cmpstr (question->text, ==, text);
  for (guint i = 0; i < question->n_replies; i++)
    g_string_append_printf (labels, "%s%s", i > 0 ? "|" : "", question->labels[i]);
  g_assert_cmpstr (labels->str, ==, replies != NULL ? replies : "");
  /* What the person has begun he can leave; what the laws ask has to be answered. */
  g_assert_true (question->can_cancel == (text != NULL && stage != FH_INTENT_NONE));
}

static void
assert_nothing (Fixture *fixture)
{
  assert_asked (fixture, FH_INTENT_NONE, NULL, NULL);
  g_assert_false (fh_intent_asks (fixture->intent));
}

/* The joker awaits its suit, and nothing else is asked. */
static void
assert_naming (Fixture *fixture)
{
  assert_asked (fixture, FH_INTENT_NAMING, NULL, NULL);
  g_assert_cmpint (fh_intent_get_card (fixture->intent), ==, FH_JOKER);
  g_assert_true (fh_intent_asks (fixture->intent));
}

/* --- What goes to the game --- */

/* A card goes at once, and nobody is told but by the game; what it refuses it says itself. */
static void
test_plain (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, NO_TRUMP ("american-4", "strict") TO_FOLLOW, 0);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  assert_nothing (&fixture);
  g_assert_cmpint (table_of (&fixture)->n_plays, ==, OWN_PLAY);
  fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
  g_assert_cmpint (own_play (&fixture)->card, ==, NINE_OF_CLUBS);
  g_assert_cmpuint (fixture.n_changed, ==, 0);
  g_assert_null (fixture.refused);
  g_assert_cmpuint (fixture.n_decided, ==, 2);
  /* Who is not asked is told whose turn it is, and a finished trick goes. */
  laws_wait_for_person (&fixture.laws);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_nonnull (fixture.refused);
}

/* Somebody else may take care of it, after the suit of a joker and before the game hears of it. */
static void
test_taken (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, NO_TRUMP ("australian-4", "strict"), 0);
  fixture.is_taken = TRUE;
  fh_intent_choose_card (fixture.intent, FH_JOKER);
  assert_naming (&fixture);
  g_assert_cmpuint (fixture.n_decided, ==, 0);
  fh_intent_name (fixture.intent, FH_HEARTS);
  g_assert_cmpuint (fixture.n_decided, ==, 1);
  g_assert_cmpint (table_of (&fixture)->n_plays, ==, 0);
}

/* --- Chosen twice --- */

/* The first choice lifts a card, another one moves the lift, the second choice of the same card
 * plays it.  Whoever only looks lifts nothing. */
static void
test_lifted_card (void)
{
  Fixture fixture;

  begin (&fixture, HEARTS, 0);
  fh_intent_set_confirms (fixture.intent, TRUE);
  fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
  assert_asked (&fixture, FH_INTENT_LIFTED, NULL, NULL);
  g_assert_cmpint (fh_intent_get_card (fixture.intent), ==, NINE_OF_CLUBS);
  g_assert_cmpint (fh_intent_get_call (fixture.intent), ==, FH_CALL_NONE);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (fh_intent_get_card (fixture.intent), ==, NINE_OF_SPADES);
  g_assert_cmpuint (fixture.n_changed, ==, 2);
  g_assert_true (fh_intent_cancel (fixture.intent));
  g_assert_false (fh_intent_cancel (fixture.intent));
  g_assert_cmpint (fh_intent_get_card (fixture.intent), ==, FH_CARD_NONE);
  fh_intent_set_played (fixture.intent, FALSE);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_NONE);
  g_assert_cmpint (table_of (&fixture)->n_plays, ==, 0);
  fh_intent_set_played (fixture.intent, TRUE);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (table_of (&fixture)->plays[0].card, ==, NINE_OF_SPADES);
  end (&fixture);

  /* One that was dragged is meant. */
  begin (&fixture, HEARTS, 0);
  fh_intent_set_confirms (fixture.intent, TRUE);
  fh_intent_drop_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (table_of (&fixture)->plays[0].card, ==, NINE_OF_SPADES);
  end (&fixture);
}

static void
test_lifted_call (void)
{
  const FhCall calls[] = { FH_PASS, fh_bid (9, FH_NO_TRUMP) };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      Fixture fixture;

      begin (&fixture, DEAL ("3", "table"), 0);
      fh_intent_set_confirms (fixture.intent, TRUE);
      fh_intent_choose_call (fixture.intent, calls[!i], FALSE);
      fh_intent_choose_call (fixture.intent, calls[i], FALSE);
      g_assert_cmpint (fh_intent_get_call (fixture.intent), ==, calls[i]);
      g_assert_cmpint (fh_intent_get_card (fixture.intent), ==, FH_CARD_NONE);
      g_assert_cmpint (table_of (&fixture)->n_calls, ==, 0);
      fh_intent_choose_call (fixture.intent, calls[i], FALSE);
      g_assert_cmpint (table_of (&fixture)->calls[0].call, ==, calls[i]);
      g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_NONE);
      end (&fixture);
    }
}

/* --- Breaking a rule --- */

/* Nobody revokes by a stray click: the reason is told, and the safe answer comes first. */
static void
choose_wrongly (Fixture *fixture)
{
  fh_intent_choose_card (fixture->intent, NINE_OF_SPADES);
  assert_asked (fixture, FH_INTENT_RISK,
                "You must follow clubs: you hold the nine of clubs. Do you really want to break "
                "the rule?",
                "Keep to the Rules|Play the nine of spades Anyway");
  g_assert_cmpint (fh_intent_get_card (fixture->intent), ==, NINE_OF_SPADES);
  g_assert_cmpint (table_of (fixture)->n_plays, ==, OWN_PLAY);
}

/* HC-066, HC-067: not followed, and corrected in time. */
static void
test_risk (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, HEARTS TO_FOLLOW, 0);
  choose_wrongly (&fixture);
  fh_intent_answer (fixture.intent, FALSE);
  assert_nothing (&fixture);
  choose_wrongly (&fixture);
  g_assert_cmpuint (fixture.n_changed, ==, 3);
  fh_intent_answer (fixture.intent, TRUE);
  g_assert_cmpint (own_play (&fixture)->card, ==, NINE_OF_SPADES);
  g_assert_cmpuint (fixture.n_changed, ==, 3);
  laws_wait_for_person (&fixture.laws);

  for (int again = 0; again < 2; again++)
    {
      assert_asked (&fixture, FH_INTENT_NONE,
                    "You have not followed suit. Until the next lead you can correct your card.",
                    "Correct It|Leave It");
      fh_intent_answer (fixture.intent, TRUE);
      assert_asked (&fixture, FH_INTENT_CORRECT, "Which card do you play instead?", "Cancel");
      g_assert_cmpuint (fh_intent_get_question (fixture.intent)->cards, ==,
                        fh_game_get_corrections (fixture.game, NULL, NULL));
      fh_intent_choose_card (fixture.intent, FH_CARD (FH_HEARTS, FH_ACE));
      g_assert_cmpstr (fixture.refused, ==,
                       "This card cannot take the place of the one you played.");
      g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_CORRECT);
      if (again)
        fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
      else
        fh_intent_answer (fixture.intent, FALSE);
    }
  assert_nothing (&fixture);
  g_assert_cmpint (own_play (&fixture)->card, ==, NINE_OF_CLUBS);
}

/* HC-068: left as it is, which the trick has waited for. */
static void
test_waived (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, HEARTS TO_FOLLOW, 0);
  choose_wrongly (&fixture);
  fh_intent_answer (fixture.intent, TRUE);
  laws_wait_for_person (&fixture.laws);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  /* A card is no answer. */
  fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
  g_assert_cmpstr (fixture.refused, ==, fh_intent_get_question (fixture.intent)->text);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
  fh_intent_answer (fixture.intent, FALSE);
  assert_nothing (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_NONE);
}

/* --- What the laws leave to the person --- */

/* HC-063: a card that somebody else played out of turn goes back or stands. */
static void
test_demand (void)
{
  for (int demands = 0; demands < 2; demands++)
    {
      Fixture fixture;

      begin (&fixture, HEARTS "play 0 9C\nplay 3 KC\n", 0);
      assert_asked (&fixture, FH_INTENT_NONE,
                    "Bruce plays the king of clubs out of turn. Do you demand that it be taken "
                    "back?",
                    "Demand It Back|Let It Stand");
      fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
      g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEMAND);
      fh_intent_answer (fixture.intent, demands);
      assert_nothing (&fixture);
      g_assert_true (fh_set_has (table_of (&fixture)->open[3], FH_CARD (FH_CLUBS, FH_KING))
                     == demands);
      end (&fixture);
    }
}

/* HC-063: the person leads out of turn himself, and bids. */
static void
test_early (void)
{
  Fixture fixture;

  begin (&fixture, HEARTS "play 0 9C\nplay 1 10C\nplay 2 5C\nplay 3 6C\n", 60000);
  for (int again = 0; again < 2; again++)
    {
      fh_intent_begin_early (fixture.intent);
      assert_asked (&fixture, FH_INTENT_EARLY_CARD, "Which card do you play out of turn?",
                    "Cancel");
      g_assert_true (fh_set_has (fh_intent_get_question (fixture.intent)->cards, NINE_OF_SPADES));
      if (again)
        fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
      else
        fh_intent_answer (fixture.intent, FALSE);
      g_assert_true (table_of (&fixture)->slips.out_of_turn == again);
      assert_nothing (&fixture);
    }
  end (&fixture);

  begin (&fixture, DEAL ("2", "table"), 60000);
  fh_intent_begin_early (fixture.intent);
  assert_asked (&fixture, FH_INTENT_EARLY_BID, "What do you bid out of turn?", "Cancel");
  fh_intent_choose_call (fixture.intent, fh_bid (7, FH_TRUMP_HEARTS), FALSE);
  g_assert_cmpint (table_of (&fixture)->slips.barred, ==, 5);
  assert_nothing (&fixture);
  /* There is no second time. */
  fh_intent_begin_early (fixture.intent);
  assert_nothing (&fixture);
  end (&fixture);
}

/* Who bids instead does not show a card. */
static void
test_show_and_bid (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, DEAL ("3", "table"), 0);
  fh_intent_begin_show (fixture.intent, FH_EXPOSED_TO_PARTNER);
  fh_intent_choose_call (fixture.intent, FH_PASS, FALSE);
  assert_nothing (&fixture);
}

/* HC-058 to HC-062: a card is shown in four ways. */
static void
test_show (void)
{
  static const struct
  {
    FhExposure way;
    const char *question;
    gboolean is_exposed;
  } cases[] = {
    { FH_EXPOSED_TO_PARTNER, "Which card do you show your partner?", TRUE },
    { FH_EXPOSED_TO_OPPONENT, "Which card do you let an opponent see?", FALSE },
    { FH_EXPOSED_ON_TABLE, "Which card do you drop face up on the table?", TRUE },
    { FH_EXPOSED_BY_NAME, "Which card do you name aloud?", TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture;
      FhLegal legal;

      begin (&fixture, HEARTS, 0);
      fh_intent_begin_show (fixture.intent, cases[i].way);
      assert_asked (&fixture, FH_INTENT_SHOW, cases[i].question, "Cancel");
      fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
      assert_nothing (&fixture);
      g_assert_true (fh_set_has (table_of (&fixture)->slips.exposed, NINE_OF_CLUBS)
                     == cases[i].is_exposed);
      /* HC-060: on the own lead nothing else may be played. */
      fh_game_get_legal (fixture.game, &legal);
      g_assert_true (fh_set_has (legal.cards, NINE_OF_SPADES) == !cases[i].is_exposed);
      end (&fixture);
    }
}

/* HC-055: a misdeal is reported, and one is asked about that the person sees. */
static void
test_misdeal (void)
{
  Fixture fixture;

  begin (&fixture, HEARTS, 0);
  for (int again = 0; again < 2; again++)
    {
      fh_intent_begin (fixture.intent, FH_INTENT_MISDEAL);
      assert_asked (&fixture, FH_INTENT_MISDEAL,
                    "Was a card turned up in dealing, or is the number of cards wrong? Then the "
                    "same player deals again, and nothing counts.",
                    "Report a Misdeal|Play On");
      fh_intent_answer (fixture.intent, again);
      g_assert_true (table_of (&fixture)->thrown_in == again);
      assert_nothing (&fixture);
    }
  end (&fixture);

  for (int reports = 0; reports < 2; reports++)
    {
      begin (&fixture, MISDEALT, 0);
      assert_asked (&fixture, FH_INTENT_NONE, "You were dealt 11 cards instead of ten.",
                    "Report a Misdeal|Say Nothing");
      fh_intent_answer (fixture.intent, reports);
      assert_nothing (&fixture);
      g_assert_true (table_of (&fixture)->thrown_in == reports);
      /* What was let be can still be reported. */
      fh_intent_begin (fixture.intent, FH_INTENT_MISDEAL);
      g_assert_true ((fh_intent_get_stage (fixture.intent) == FH_INTENT_MISDEAL) == !reports);
      end (&fixture);
    }
}

/* --- The suit of a joker --- */

/* HP-044: it is asked which suit it names, and it can be kept; which it may name is known. */
static void
test_naming (void)
{
  g_auto (Fixture) fixture;
  FhRefusal refusals[FH_N_SUITS];

  begin (&fixture, NO_TRUMP ("australian-4", "strict"), 0);
  fh_intent_choose_card (fixture.intent, FH_JOKER);
  assert_naming (&fixture);
  fh_intent_get_suits (fixture.intent, refusals);
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    g_assert_cmpint (refusals[suit].code, ==, FH_OK);
  fh_intent_name (fixture.intent, -1);
  assert_nothing (&fixture);
  fh_intent_choose_card (fixture.intent, FH_JOKER);
  fh_intent_name (fixture.intent, FH_HEARTS);
  g_assert_cmpint (table_of (&fixture)->plays[0].named, ==, FH_HEARTS);
  assert_nothing (&fixture);
}

/* HC-067 with HP-044: a joker that corrects a revoke asks which suit it names, and that alone; the
 * trick waits for the answer. */
static void
test_naming_correction (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, NO_TRUMP ("australian-4", "table") TO_FOLLOW, 0);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  fh_intent_answer (fixture.intent, TRUE);
  laws_wait_for_person (&fixture.laws);
  for (int again = 0; again < 2; again++)
    {
      fh_intent_answer (fixture.intent, TRUE);
      fh_intent_choose_card (fixture.intent, FH_JOKER);
      assert_naming (&fixture);
      fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
      g_assert_cmpstr (fixture.refused, ==, "Which suit does the joker name?");
      assert_naming (&fixture);
      g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_TRICK);
      fh_intent_name (fixture.intent, again ? FH_DIAMONDS : -1);
      /* As long as nothing is corrected, that is asked again. */
      g_assert_true (fh_intent_asks (fixture.intent) == !again);
    }
  g_assert_cmpint (own_play (&fixture)->card, ==, FH_JOKER);
  g_assert_cmpint (own_play (&fixture)->named, ==, FH_DIAMONDS);
}

/* Whatever else the person turns to while the joker awaits its suit takes the place of that. */
static void
test_naming_left (void)
{
  g_auto (Fixture) fixture;
  FhAction shown;

  begin (&fixture, NO_TRUMP ("australian-4", "table") TO_FOLLOW, 0);
  fh_intent_choose_card (fixture.intent, FH_JOKER);
  assert_naming (&fixture);
  fh_intent_choose_card (fixture.intent, NINE_OF_SPADES);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_RISK);
  fh_intent_choose_card (fixture.intent, FH_JOKER);
  assert_naming (&fixture);
  shown = fh_action_expose (0, NINE_OF_SPADES, FH_EXPOSED_TO_OPPONENT);
  fh_intent_want (fixture.intent, &shown);
  assert_nothing (&fixture);
  g_assert_cmpint (table_of (&fixture)->n_plays, ==, OWN_PLAY);
}

/* HC-038, HP-064: a joker that is kept for a void is a revoke; the suit is named first, then the
 * risk is confirmed. */
static void
test_naming_risk (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, NO_TRUMP ("canadian-4", "table") TO_FOLLOW, 0);
  for (int again = 0; again < 2; again++)
    {
      fh_intent_choose_card (fixture.intent, FH_JOKER);
      assert_naming (&fixture);
      fh_intent_name (fixture.intent, FH_HEARTS);
      g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_RISK);
      g_assert_cmpint (table_of (&fixture)->n_plays, ==, OWN_PLAY);
      fh_intent_answer (fixture.intent, again);
    }
  g_assert_cmpint (own_play (&fixture)->card, ==, FH_JOKER);
  g_assert_cmpint (own_play (&fixture)->named, ==, FH_HEARTS);
}

/* HC-063: while the joker awaits its suit, somebody else plays out of turn: that comes first. */
static void
test_naming_demand (void)
{
  g_auto (GStrv) parts = g_strsplit (NO_TRUMP ("australian-4", "table") OTHER_LEADS, "00000001", 2);
  gboolean found = FALSE;

  for (guint seed = 1; seed < 40 && !found; seed++)
    {
      g_autofree char *text = g_strdup_printf ("%s%08x%s", parts[0], seed, parts[1]);
      Fixture fixture;
      FhSeating seating;

      begin (&fixture, text, 60000);
      fh_intent_begin_early (fixture.intent);
      fh_intent_choose_card (fixture.intent, FH_JOKER);
      assert_naming (&fixture);
      /* Who thinks is disturbed, and slips. */
      seating = *fh_game_peek_seating (fixture.game);
      g_object_set (fixture.game, "slip-rate", 100, "move-delay", 0, NULL);
      fh_game_set_seating (fixture.game, &seating);
      AWAIT_WHILE (fh_game_get_hold (fixture.game) == FH_HOLD_NONE
                   && fh_intent_get_stage (fixture.intent) == FH_INTENT_NAMING)
      await_next ();
      found = fh_game_get_hold (fixture.game) == FH_HOLD_DEMAND;
      if (found)
        {
          g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_NONE);
          g_assert_true (fh_intent_asks (fixture.intent));
        }
      end (&fixture);
    }
  g_assert_true (found);
}

/* Another card ends that at once, also when it has to wait for the disk; and that is told. */
static void
test_naming_disk (void)
{
  g_autofree char *folder = model_directory_new ();
  g_autoptr (FhJournal) journal = fh_journal_new (folder);
  Fixture fixture;
  FhSeating seating;

  begin (&fixture, NO_TRUMP ("australian-4", "strict"), 0);
  fh_game_stop (fixture.game);
  fh_game_start (fixture.game, journal);
  fh_journal_flush (journal);
  laws_wait_for_person (&fixture.laws);

  fh_intent_choose_card (fixture.intent, FH_JOKER);
  seating = *fh_game_peek_seating (fixture.game);
  fh_game_set_seating (fixture.game, &seating);
  g_assert_true (fh_journal_is_busy (journal));
  assert_naming (&fixture);
  fixture.n_changed = 0;
  fh_intent_choose_card (fixture.intent, NINE_OF_CLUBS);
  g_assert_false (fh_game_awaits_person (fixture.game));
  assert_nothing (&fixture);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  await (table_of (&fixture)->n_plays != 0);
  g_assert_cmpint (table_of (&fixture)->plays[0].card, ==, NINE_OF_CLUBS);

  end (&fixture);
  fh_journal_flush (journal);
  g_clear_object (&journal);
  model_directory_remove (g_steal_pointer (&folder));
}

/* --- The game goes on --- */

/* What has become impossible is forgotten when the game changes, and not when somebody asks; that
 * is not told besides. */
static void
test_impossible (void)
{
  g_auto (Fixture) fixture;

  begin (&fixture, HEARTS "play 0 9C\n", 60000);
  fh_intent_begin_show (fixture.intent, FH_EXPOSED_ON_TABLE);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_SHOW);
  g_assert_cmpuint (fixture.n_changed, ==, 1);
  fh_game_undo (fixture.game);
  assert_nothing (&fixture);
  fh_intent_begin (fixture.intent, FH_INTENT_CORRECT);
  assert_nothing (&fixture);
  fh_intent_begin_early (fixture.intent);
  assert_nothing (&fixture);
}

/* HC-072: points are written down by hand, until the next deal at most. */
static void
test_writing (void)
{
  g_auto (Fixture) fixture;
  int points[FH_MAX_SEATS] = { 0 };
  int first;

  begin (&fixture, HEARTS, 0);
  while (fh_game_get_hold (fixture.game) != FH_HOLD_DEAL)
    {
      if (fh_game_get_hold (fixture.game) == FH_HOLD_TRICK)
        fh_game_continue (fixture.game);
      else
        model_person_acts (fixture.game);
      laws_wait_for_person (&fixture.laws);
    }
  for (int side = 0; side < 2; side++)
    points[side] = table_of (&fixture)->points[side];
  first = points[0];
  fixture.n_changed = 0;
  fh_intent_set_writing (fixture.intent, TRUE);
  g_assert_true (fh_intent_is_writing (fixture.intent));
  fh_intent_set_writing (fixture.intent, FALSE);
  g_assert_false (fh_intent_is_writing (fixture.intent));
  fh_intent_set_writing (fixture.intent, TRUE);
  g_assert_cmpuint (fixture.n_changed, ==, 3);
  points[0] = first - 10;
  fh_intent_write_points (fixture.intent, points);
  g_assert_false (fh_intent_is_writing (fixture.intent));
  g_assert_cmpint (table_of (&fixture)->totals[0], ==, first - 10);

  fh_intent_set_writing (fixture.intent, TRUE);
  fh_game_continue (fixture.game);
  await (!table_of (&fixture)->deal_over);
  g_assert_false (fh_intent_is_writing (fixture.intent));
}

/* --- The tutor --- */

/* The linker puts this in the place of the tutor’s, which says nothing here while it is mute. */
void __real_fh_tutor_ask_cost_async (FhTutor *tutor,
                                     const FhAction *action,
                                     int limit,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
void __wrap_fh_tutor_ask_cost_async (FhTutor *tutor,
                                     const FhAction *action,
                                     int limit,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

static gboolean is_mute;
static GTask *unsaid;

void
__wrap_fh_tutor_ask_cost_async (FhTutor *tutor,
                                const FhAction *action,
                                int limit,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data)
{
  if (is_mute)
    unsaid = g_task_new (NULL, cancellable, callback, user_data);
  else
    __real_fh_tutor_ask_cost_async (tutor, action, limit, cancellable, callback, user_data);
}

static void
heard_cb (GObject *source, GAsyncResult *result, gpointer is_heard)
{
  *(gboolean *) is_heard = TRUE;
}

/* Waits for the person, and until the judge knows what to say of @call: he is as quick then on a
 * machine that has much to do. */
static void
wait_for_judge (Fixture *fixture, FhTutor *tutor, FhCall call)
{
  FhAction action = fh_action_bid (0, call);
  gboolean is_heard = FALSE;

  laws_wait_for_person (&fixture->laws);
  __real_fh_tutor_ask_cost_async (tutor, &action, 20, NULL, heard_cb, &is_heard);
  await (is_heard);
}

static void
wait_cost (Fixture *fixture)
{
  await (fh_intent_get_stage (fixture->intent) != FH_INTENT_WEIGHING);
}

/* What the tutor would not do is asked about once, with what to think of; nothing is done
 * meanwhile, and a double click is no answer.  The same once more is meant, and so is yes.  With no
 * limit nothing is asked. */
static void
test_costly (void)
{
  const FhCall wild = fh_bid (10, FH_TRUMP_SPADES), other = fh_bid (10, FH_TRUMP_CLUBS);
  const FhIntentQuestion *question;
  g_autoptr (FhTutor) tutor = NULL;
  g_auto (Fixture) fixture;
  int n;

  begin (&fixture, SPADES_AUCTION, 0);
  tutor = fh_tutor_new (quick_judged (fixture.game));
  fh_intent_set_tutor (fixture.intent, tutor);
  fh_intent_set_limit (fixture.intent, 20);
  n = table_of (&fixture)->n_calls;

  wait_for_judge (&fixture, tutor, wild);
  fh_intent_choose_call (fixture.intent, wild, FALSE);
  assert_asked (&fixture, FH_INTENT_WEIGHING, NULL, NULL);
  fh_intent_choose_call (fixture.intent, wild, FALSE);
  wait_cost (&fixture);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_COSTLY);
  question = fh_intent_get_question (fixture.intent);
  g_assert_true (g_str_has_prefix (question->text, "The tutor would do something else. "));
  g_assert_null (strstr (question->text, "ten spades"));
  g_assert_cmpuint (question->n_replies, ==, 3);
  g_assert_cmpstr (question->labels[1], ==, "Call It Anyway");
  fh_intent_set_double_click (fixture.intent, 60000);
  fh_intent_choose_call (fixture.intent, wild, FALSE);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_COSTLY);
  fh_intent_set_double_click (fixture.intent, 0);
  g_assert_cmpint (table_of (&fixture)->n_calls, ==, n);

  fh_intent_answer (fixture.intent, FALSE);
  assert_nothing (&fixture);
  wait_for_judge (&fixture, tutor, other);
  fh_intent_choose_call (fixture.intent, other, FALSE);
  wait_cost (&fixture);
  g_assert_cmpint (fh_intent_get_stage (fixture.intent), ==, FH_INTENT_COSTLY);
  fh_intent_answer (fixture.intent, TRUE);
  g_assert_cmpint (table_of (&fixture)->calls[n].call, ==, other);

  fh_game_undo (fixture.game);
  wait_for_judge (&fixture, tutor, wild);
  for (int again = 0; again < 2; again++)
    {
      fh_intent_choose_call (fixture.intent, wild, FALSE);
      wait_cost (&fixture);
      g_assert_true ((fh_intent_get_stage (fixture.intent) == FH_INTENT_COSTLY) == !again);
      g_assert_true (fh_intent_cancel (fixture.intent) == !again);
    }
  g_assert_cmpint (table_of (&fixture)->calls[n].call, ==, wild);

  fh_game_undo (fixture.game);
  laws_wait_for_person (&fixture.laws);
  fh_intent_set_limit (fixture.intent, 0);
  fh_intent_choose_call (fixture.intent, wild, FALSE);
  g_assert_cmpint (table_of (&fixture)->calls[n].call, ==, wild);
  fh_tutor_set_game (tutor, NULL);
}

/* A tutor who takes his time is told of, and can be left; what he does not know in time is done,
 * and what he says of it then is not heard. */
static void
test_slow (void)
{
  const FhCall wild = fh_bid (10, FH_TRUMP_SPADES);
  g_autoptr (FhTutor) tutor = NULL;
  g_auto (Fixture) fixture;
  int n;

  begin (&fixture, SPADES_AUCTION, 0);
  tutor = fh_tutor_new (fixture.game);
  fh_intent_set_tutor (fixture.intent, tutor);
  fh_intent_set_limit (fixture.intent, 20);
  n = table_of (&fixture)->n_calls;
  is_mute = TRUE;
  for (int again = 0; again < 2; again++)
    {
      fh_intent_choose_call (fixture.intent, wild, FALSE);
      await (fh_intent_asks (fixture.intent));
      assert_asked (&fixture, FH_INTENT_WEIGHING, "One moment: the tutor looks at this.", "Cancel");
      g_assert_cmpint (table_of (&fixture)->n_calls, ==, n);
      if (again)
        await (fh_intent_get_stage (fixture.intent) == FH_INTENT_NONE);
      else
        fh_intent_answer (fixture.intent, FALSE);
      assert_nothing (&fixture);
      g_task_return_boolean (unsaid, TRUE);
      g_clear_object (&unsaid);
      await_idle ();
      g_assert_true ((table_of (&fixture)->n_calls > n) == again);
    }
  is_mute = FALSE;
  g_assert_cmpint (table_of (&fixture)->calls[n].call, ==, wild);
  fh_tutor_set_game (tutor, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/intent/plain", test_plain);
  g_test_add_func ("/model/intent/taken", test_taken);
  g_test_add_func ("/model/intent/lifted/card", test_lifted_card);
  g_test_add_func ("/model/intent/lifted/call", test_lifted_call);
  g_test_add_func ("/model/intent/risk", test_risk);
  g_test_add_func ("/model/intent/waived", test_waived);
  g_test_add_func ("/model/intent/demand", test_demand);
  g_test_add_func ("/model/intent/early", test_early);
  g_test_add_func ("/model/intent/show", test_show);
  g_test_add_func ("/model/intent/show-and-bid", test_show_and_bid);
  g_test_add_func ("/model/intent/misdeal", test_misdeal);
  g_test_add_func ("/model/intent/naming/plain", test_naming);
  g_test_add_func ("/model/intent/naming/correction", test_naming_correction);
  g_test_add_func ("/model/intent/naming/left", test_naming_left);
  g_test_add_func ("/model/intent/naming/risk", test_naming_risk);
  g_test_add_func ("/model/intent/naming/demand", test_naming_demand);
  g_test_add_func ("/model/intent/naming/disk", test_naming_disk);
  g_test_add_func ("/model/intent/impossible", test_impossible);
  g_test_add_func ("/model/intent/writing", test_writing);
  g_test_add_func ("/model/intent/costly", test_costly);
  g_test_add_func ("/model/intent/slow", test_slow);
  return g_test_run ();
}
