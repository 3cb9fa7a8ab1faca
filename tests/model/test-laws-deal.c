/* test-laws-deal.c: misdeals, and points that are written down by hand (D-LAWS).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "await.h"
#include "deals.h"
#include "fh-computer.h"
#include "fh-tutor.h"
#include "laws-fixture.h"
#include "model-games.h"

/* HC-055, S-114: the person reports a misdeal; the same dealer deals again, and nothing counts. */
static void
test_misdeal (void)
{
  g_auto (LawsFixture) fixture;
  FhRights rights;

  laws_begin (&fixture, HEARTS, 0);
  laws_wait_for_person (&fixture);
  fh_game_get_rights (fixture.game, &rights);
  g_assert_true (rights.misdeal);
  laws_act (&fixture, fh_action_say (FH_ACTION_MISDEAL, 0));
  laws_assert_said (&fixture, "deals again");
  laws_wait_for_person (&fixture);
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_true (laws_table (&fixture)->thrown_in);
  fh_game_continue (fixture.game);
  laws_wait_for_person (&fixture);
  g_assert_cmpint (laws_table (&fixture)->dealer, ==, 3);
  g_assert_cmpint (laws_table (&fixture)->totals[0], ==, 0);
}

/* HC-055: who counts a wrong number of own cards says so before the first trick is over. */
static void
test_misdeal_noticed (void)
{
  g_auto (LawsFixture) fixture;
  FhAction action;

  laws_begin (&fixture,
              "500 1\nrules american-4\noption laws table\n"
              "seed xoshiro256ss 00000000000000000000000000000001\n\ndeal 3\n"
              "hand 0 KS AH QH JD 7H 9C 7S 9S 9H 10H\n"
              "hand 1 10C 4D 6H AD 6D QS 5H 10S QD JS 8D\n"
              "hand 2 9D 8H 7D 5C 7C AC AS 5D KH JC\n"
              "hand 3 8C QC 8S 6S JO 6C KC 10D KD\n"
              "kitty 4H JH 5S\nbid 0 7H\n",
              0);
  for (int i = 0; i < 60 && !laws_table (&fixture)->deal_over; i++)
    {
      laws_wait_for_person (&fixture);
      if (fh_game_awaits_person (fixture.game))
        model_person_acts (fixture.game);
      else if (!laws_table (&fixture)->deal_over)
        fh_game_continue (fixture.game);
    }
  g_assert_true (laws_table (&fixture)->thrown_in);
  g_assert_cmpint (laws_table (&fixture)->n_tricks, ==, 0);
  for (guint i = 0; fh_game_get_action (fixture.game, i, &action); i++)
    if (action.kind == FH_ACTION_MISDEAL)
      g_assert_true (action.seat == 1 || action.seat == 3);
}

/* Eleven cards are nothing that could be played out in the mind: the tutor reckons nothing, and
 * says what is wrong; nor does an expert. */
static void
test_misdeal_explained (void)
{
  g_auto (LawsFixture) fixture;
  g_autoptr (FhTutor) tutor = NULL;
  const FhPlayer expert = fh_computer_player ("expert");
  FhSeatView view;
  FhDecision decision;
  FhRng rng;

  laws_begin (&fixture, MISDEALT, 0);
  laws_wait_for_person (&fixture);
  laws_assert_explained (&fixture, "You have a wrong number of cards", "Report the misdeal",
                         "laws#misdeal");
  tutor = fh_tutor_new (fixture.game);
  fh_tutor_set_active (tutor, TRUE);
  fh_tutor_ask_hint (tutor);
  await (!fh_tutor_is_busy (tutor));
  g_assert_true (fh_game_get_view (fixture.game, 0, &view));
  fh_rng_init (&rng, fh_seed_from_number (1), 0);
  decision = fh_player_decide (&expert, &view, &rng);
  g_assert_cmpint (decision.action.kind, ==, FH_ACTION_BID);
  g_clear_object (&tutor);
}

/* A deal that is over. */
static void
play_a_deal (LawsFixture *fixture, guint seed)
{
  g_auto (GStrv) halves = g_strsplit (HEARTS, "0000000000000001\n", 2);
  g_autofree char *text = g_strdup_printf ("%s%016u\n%s", halves[0], seed, halves[1]);

  laws_begin (fixture, text, 0);
  laws_wait_for_person (fixture);
  while (fh_game_get_hold (fixture->game) != FH_HOLD_DEAL)
    {
      if (fh_game_get_hold (fixture->game) != FH_HOLD_NONE)
        fh_game_continue (fixture->game);
      else
        model_person_acts (fixture->game);
      laws_wait_for_person (fixture);
    }
}

/* HC-072, HC-073, S-123: the person writes down too few points for himself, which nobody else
 * minds, and challenges that in time, or too late. */
static void
test_entry (void)
{
  g_auto (LawsFixture) fixture;
  int points;

  play_a_deal (&fixture, 1);
  points = laws_table (&fixture)->points[0];
  laws_act (&fixture, fh_action_entry (0, points - 20));
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);
  g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points - 20);
  laws_assert_listed (&fixture, "written down by hand", "laws#score-error");
  laws_act (&fixture, fh_action_say (FH_ACTION_CHALLENGE, 0));
  g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points);
  laws_assert_said (&fixture, "in time");
  g_assert_cmpint (fh_game_get_hold (fixture.game), ==, FH_HOLD_DEAL);

  /* An entry of the other column is the person's, too. */
  laws_act (&fixture, fh_action_entry (1, laws_table (&fixture)->points[1] + 10));
  fh_game_undo (fixture.game);
  g_assert_cmpint (laws_table (&fixture)->entry.entered, ==, 0);

  laws_wait_for_person (&fixture);
  laws_act (&fixture, fh_action_entry (0, points - 20));
  for (int i = 0;
       i < 10 && laws_table (&fixture)->entry.entered && !laws_table (&fixture)->entry.final; i++)
    {
      if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
        fh_game_continue (fixture.game);
      else
        laws_act (&fixture, fh_action_bid (0, fh_bid (10, FH_NO_TRUMP)));
      laws_wait_for_person (&fixture);
    }
  if (laws_table (&fixture)->entry.entered)
    {
      laws_act (&fixture, fh_action_say (FH_ACTION_CHALLENGE, 0));
      laws_assert_said (&fixture, "too late");
      g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points - 20);
    }
  else /* the partner has put it right */
    {
      g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points);
    }
}

/* HC-072: opponents who lose by it challenge an entry, if not at once then later; HC-073: after the
 * first bid it stands. */
static void
test_challenge (void)
{
  guint challenged = 0, stood = 0;

  for (guint n = 1; n <= 12; n++)
    {
      LawsFixture fixture;
      int points;

      play_a_deal (&fixture, n);
      points = laws_table (&fixture)->points[0];
      laws_act (&fixture, fh_action_entry (0, points + 20));
      for (int i = 0;
           i < 20 && laws_table (&fixture)->entry.entered && !laws_table (&fixture)->entry.final;
           i++)
        {
          if (fh_game_get_hold (fixture.game) != FH_HOLD_NONE)
            fh_game_continue (fixture.game);
          else
            laws_act (&fixture, fh_action_bid (0, fh_bid (10, FH_NO_TRUMP)));
          laws_wait_for_person (&fixture);
        }
      if (laws_table (&fixture)->entry.entered)
        {
          stood++;
          g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points + 20);
        }
      else
        {
          challenged++;
          g_assert_cmpint (laws_table (&fixture)->totals[0], ==, points);
        }
      laws_end (&fixture);
    }
  g_assert_cmpuint (challenged, >, stood);
  g_assert_cmpuint (stood, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/laws-deal/misdeal", test_misdeal);
  g_test_add_func ("/model/laws-deal/misdeal-noticed", test_misdeal_noticed);
  g_test_add_func ("/model/laws-deal/misdeal-explained", test_misdeal_explained);
  g_test_add_func ("/model/laws-deal/entry", test_entry);
  g_test_add_func ("/model/laws-deal/challenge", test_challenge);
  return g_test_run ();
}
