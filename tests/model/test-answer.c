/* test-answer.c: why somebody did something: while the deal runs what everybody may know, after it
 * the reason of the player himself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <stdlib.h>
#include <string.h>

#include "await.h"
#include "fh-answer-private.h"
#include "fh-deal.h"
#include "fh-game-reasons.h"
#include "fh-reader.h"
#include "fh-writer.h"
#include "laws-fixture.h"
#include "model-games.h"
#include "quick-judge.h"

/* Pairs of cards of each game that are dealt the other way round.  For what a sanitizer finds one
 * is as good as six. */
#ifdef __SANITIZE_ADDRESS__
#define PAIRS 1
#else
#define PAIRS 6
#endif

static FhGame *
game_new (FhPreset preset, guint64 seed, const char *level)
{
  FhGame *game = quick_judged (model_game_new (preset, seed, level, TRUE));

  g_object_set (game, "deal-delay", -1, NULL);
  return game;
}

/* Plays until the deal is over or the game has @n_actions actions. */
static void
play (FhGame *game, guint n_actions)
{
  AWAIT_WHILE (fh_game_get_hold (game) != FH_HOLD_DEAL && fh_game_get_n_actions (game) < n_actions)
  {
    if (fh_game_awaits_person (game) || fh_game_get_hold (game) == FH_HOLD_DECLARE)
      model_person_acts (game);
    else
      await_next ();
  }
}

/* Everything that @answer says. */
static char *
take_spoken (FhAnswer *answer)
{
  char *spoken;

  model_answer_wait (answer);
  spoken = fh_answer_dup_spoken (answer);
  g_assert_finalize_object (answer);
  return spoken;
}

static gboolean
is_persons (FhGame *game, guint index)
{
  FhAction action;

  return fh_game_get_action (game, index, &action)
         && fh_seating_is_person (fh_game_peek_seating (game), action.seat);
}

/* --- During the deal --- */

/* The cards that are dealt but have not been seen by anybody after that: neither played nor thrown
 * away. */
static FhCardSet
unseen_cards (const FhRecord *record)
{
  FhCardSet seen = 0, dealt = 0;

  for (size_t i = 0; i < fh_record_n_actions (record); i++)
    {
      FhAction action = fh_record_action (record, i);

      for (int k = 0; k < action.n_cards; k++)
        *(action.kind == FH_ACTION_DEAL ? &dealt : &seen) |= FH_SET (action.cards[k]);
    }
  return dealt & ~seen;
}

/* @record as if the cards at @a and @b had been dealt the other way round; NULL when the rules
 * would not have let it happen.  To be freed by free(). */
static char *
dealt_otherwise (const FhRecord *record, int a, int b)
{
  FhRecord *other = fh_record_new (FH_PRESET_AUSTRALIAN_4);
  char *copy = NULL;
  FhState state;
  gboolean fits = TRUE;

  fh_record_set_seed (other, fh_record_seed (record));
  fh_state_init (&state, fh_record_rules (record));
  for (size_t i = 0; fits && i < fh_record_n_actions (record); i++)
    {
      FhAction action = fh_record_action (record, i);

      if (action.kind == FH_ACTION_DEAL)
        {
          FhCard card = action.cards[a];

          action.cards[a] = action.cards[b];
          action.cards[b] = card;
        }
      fits = fh_state_apply (&state, &action).code == FH_OK;
      if (fits)
        fh_record_append (other, &action, &state.table);
    }
  if (fits)
    copy = fh_record_write (other);
  fh_record_free (other);
  return copy;
}

/* What is said of each action of @text, a running deal, in which nothing is compared and no
 * decision can be had. */
static GPtrArray *
take_answers (const char *text)
{
  GPtrArray *said = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (FhGame) game = quick_judged (fh_game_new_from_text (text, "a", NULL, NULL));

  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      g_autoptr (FhAnswer) answer = fh_answer_new (game, i);
      FhDecision decision;

      g_assert_true (fh_game_can_ask_why (game, i));
      model_answer_wait (answer);
      g_assert_cmpstr (fh_answer_get_text (answer), !=, "");
      g_assert_null (fh_answer_get_caption (answer));
      g_assert_cmpuint (fh_answer_get_rows (answer)->len, ==, 0);
      g_assert_false (fh_game_get_decision (game, i, &decision));
      g_ptr_array_add (said, g_strdup (fh_answer_get_text (answer)));
    }
  return said;
}

/* A running deal in which two hidden cards lie the other way round is explained in the same words,
 * all of it. */
static void
assert_same_answers (const GPtrArray *said, const char *other_text)
{
  g_autoptr (GPtrArray) other = take_answers (other_text);

  g_assert_cmpuint (other->len, ==, said->len);
  for (guint i = 0; i < said->len; i++)
    g_assert_cmpstr (other->pdata[i], ==, said->pdata[i]);
}

static void
test_public (void)
{
  int n_compared = 0;

  for (guint64 seed = 1; seed <= 6; seed++)
    {
      g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, seed, "rules");
      g_autofree char *text = NULL;
      g_autoptr (GPtrArray) said = NULL;
      FhRecordError error;
      FhRecord *record;
      FhCardSet unseen;
      FhAction deal;
      int n_of_game = 0;

      fh_game_start (game, NULL);
      play (game, 30);
      fh_game_stop (game);
      if (fh_game_peek_table (game)->n_plays < 8)
        continue;
      text = fh_game_dup_text (game);
      said = take_answers (text);
      record = fh_record_read (text, strlen (text), &error, NULL);
      unseen = unseen_cards (record);
      deal = fh_record_action (record, 0);
      /* Every third pair, so that all other hands come up: it takes its time. */
      for (int a = 10; a < 20; a++)
        for (int b = 20 + a % 3; b < 40 && n_of_game < PAIRS; b += 3)
          {
            char *other;

            if (!fh_set_has (unseen, deal.cards[a]) || !fh_set_has (unseen, deal.cards[b]))
              continue;
            other = dealt_otherwise (record, a, b);
            if (other == NULL)
              continue;
            assert_same_answers (said, other);
            free (other);
            n_compared++;
            n_of_game++;
          }
      fh_record_free (record);
    }
  g_assert_cmpint (n_compared, >, 20 * PAIRS / 6);
}

/* Asks why of everything that a computer player has done; returns how many answers name a mistake.
 */
static guint
count_mistakes (FhGame *game)
{
  guint n = 0;

  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    if (!is_persons (game, i))
      {
        g_autoptr (FhAnswer) answer = fh_answer_new (game, i);

        model_answer_wait (answer);
        n += strstr (fh_answer_get_text (answer), "A beginner’s mistake: ") != NULL;
      }
  return n;
}

/* That something was a mistake is said when the deal is over; before, it would tell of the hand. */
static void
test_mistakes (void)
{
  g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 4, "learner");
  guint n_made = 0;

  fh_game_start (game, NULL);
  while (fh_game_get_hold (game) != FH_HOLD_DEAL)
    {
      g_assert_cmpuint (count_mistakes (game), ==, 0);
      play (game, fh_game_get_n_actions (game) + 8);
    }
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      FhDecision decision;

      if (!is_persons (game, i) && fh_game_get_decision (game, i, &decision))
        n_made += decision.reason.motive >= FH_MOTIVE_MISTAKE_LONG_WEAK_SUIT;
    }
  g_assert_cmpuint (n_made, >, 0);
  g_assert_cmpuint (count_mistakes (game), ==, n_made);
  fh_game_stop (game);
}

/* That the joker takes the trick is seen: what it beats is said, also of the last card. */
static void
test_joker (void)
{
  static const char text[] =
      "500 1\nrules australian-4\ndeal 1\nhand 0 JH AH KH QH 9H 8H AS 6S 5C 7D\n"
      "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 JO KS QS KD QD AC 9C 8C 4H 4D\n"
      "hand 3 JS JC JD 10H 7H 6H AD 10D KC QC\nkitty 5H 9D 10C\n"
      "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\ndiscard 0 5H 9D 10C\n"
      "play 0 7D\nplay 1 5D\nplay 2 4D\nplay 3 AD\n"
      "play 3 6H\nplay 0 8H\nplay 1 5S\nplay 2 JO\n";
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = quick_judged (fh_game_new_from_text (text, "a", NULL, &error));
  g_autoptr (FhAnswer) answer = NULL;

  g_assert_no_error (error);
  answer = fh_answer_new (game, fh_game_get_n_actions (game) - 1);
  g_assert_nonnull (strstr (fh_answer_get_text (answer), "over the partner’s"));
}

/* By the laws of the table a revoke is a slip that nobody knows of while the deal runs (HC-066). */
static void
test_revoke (void)
{
  static const char text[] = HEARTS "play 0 KS\nplay 1 4D\n";
  g_autoptr (FhGame) game = quick_judged (fh_game_new_from_text (text, "a", NULL, NULL));
  g_autoptr (FhAnswer) answer = NULL;
  guint revoke = fh_game_get_n_actions (game) - 1;

  g_object_set (game, "trick-delay", 0, "deal-delay", -1, "move-delay", 0, NULL);
  answer = fh_answer_new (game, revoke);
  g_assert_nonnull (strstr (fh_answer_get_text (answer), "has no card of the led suit"));
  fh_game_start (game, NULL);
  play (game, G_MAXUINT);
  fh_game_stop (game);
  model_answer_wait (answer);
  g_assert_nonnull (strstr (fh_answer_get_text (answer), "That was a slip"));
}

/* What the players have thought in this deal is kept, and told when it is over and not before; undo
 * hides it again. */
static void
test_afterwards (void)
{
  g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 3, "rules");
  g_autoptr (FhAnswer) answer = NULL;
  g_autofree char *before = NULL;
  guint n_kept = 0, n, call = 0;
  FhDecision decision;

  fh_game_start (game, NULL);
  play (game, 4);
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    if (!is_persons (game, i))
      call = i;
  g_assert_cmpuint (call, >, 0);
  answer = fh_answer_new (game, call);
  before = g_strdup (fh_answer_get_text (answer));
  play (game, G_MAXUINT);
  g_assert_cmpint (fh_game_get_hold (game), ==, FH_HOLD_DEAL);
  g_assert_cmpstr (fh_answer_get_text (answer), !=, before);
  n = fh_game_get_n_actions (game);
  for (guint i = 1; i < n; i++)
    {
      if (is_persons (game, i))
        continue;
      n_kept++;
      g_assert_true (fh_game_get_decision (game, i, &decision));
      g_assert_cmpint (decision.reason.motive, !=, FH_MOTIVE_NONE);
      g_assert_true (fh_game_knows_players (game, i));
    }
  g_assert_cmpuint (n_kept, >, 30);

  fh_game_undo (game);
  g_assert_cmpstr (fh_answer_get_text (answer), ==, before);
  g_assert_false (fh_game_get_decision (game, call, &decision));
  play (game, G_MAXUINT);
  g_assert_true (fh_game_get_decision (game, call, &decision));
  fh_game_continue (game);
  play (game, n + 1);
  g_assert_false (fh_game_get_decision (game, call, &decision));
  fh_game_stop (game);
}

/* --- What was compared --- */

/* Over the rows stands in how many sample layouts, the choice is marked, and each row has its
 * words. */
static void
check_rows (FhAnswer *answer, const FhDecision *decision)
{
  GPtrArray *rows = fh_answer_get_rows (answer);
  g_autofree char *layouts = NULL;
  guint n_marked = 0;

  if (decision->comparison.n_worlds == 0 || decision->comparison.n < 2)
    {
      g_assert_cmpuint (rows->len, ==, 0);
      return;
    }
  layouts = g_strdup_printf ("%d sample layout", decision->comparison.n_worlds);
  g_assert_nonnull (strstr (fh_answer_get_caption (answer), layouts));
  g_assert_cmpuint (rows->len, >, 1);
  g_assert_cmpuint (rows->len, <=, 6);
  for (guint i = 0; i < rows->len; i++)
    {
      const FhAnswerRow *row = g_ptr_array_index (rows, i);

      n_marked += row->is_it;
      g_assert_cmpstr (row->name, !=, "");
      g_assert_nonnull (strstr (row->spoken, row->points));
      g_assert_true (g_str_has_suffix (row->chance, "%") || g_str_equal (row->chance, "—"));
    }
  g_assert_cmpuint (n_marked, ==, 1);
}

/* Who plays where decisions are asked for again.  For what a sanitizer finds experts at one table
 * are enough, and at the others those who weigh cards only. */
static const char *
again_level (FhPreset preset)
{
#ifdef __SANITIZE_ADDRESS__
  return preset == FH_PRESET_AMERICAN_5 ? "expert" : "strong";
#else
  return "expert";
#endif
}

/* Of each entry of the log the reason that was kept is the one that comes out when the player is
 * asked again; where it is not known who played it says so. */
static void
test_again (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  /* Of whole deals of experts one that they play fast. */
  const char *level = again_level (preset);
  g_autoptr (FhGame) game = game_new (preset, 3, level);
  g_autoptr (FhGame) opened = NULL;
  g_autofree char *text = NULL;
  guint kinds = 0, n_said = 0, n_compared = 0;

  fh_game_start (game, NULL);
  play (game, G_MAXUINT);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  opened = quick_judged (fh_game_new_from_text (text, "a", fh_game_peek_seating (game), NULL));
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      g_autoptr (FhAnswer) answer = NULL;
      g_autofree char *kept = NULL, *again = NULL;
      FhDecision decision, none;
      FhAction action;

      fh_game_get_action (game, i, &action);
      if (is_persons (game, i) || !fh_game_get_decision (game, i, &decision))
        continue;
      /* One of each kind, and every seventh: it takes its time. */
      if ((kinds >> action.kind & 1) && i % 7 != 0)
        continue;
      kinds |= 1u << action.kind;
      answer = fh_answer_new (game, i);
      g_assert_false (fh_answer_is_busy (answer));
      check_rows (answer, &decision);
      n_compared += decision.comparison.n_worlds > 0;
      kept = take_spoken (g_steal_pointer (&answer));
      g_assert_null (strstr (kept, "player of this level"));

      g_assert_false (fh_game_get_decision (opened, i, &none));
      g_assert_false (fh_game_knows_players (opened, i));
      answer = fh_answer_new (opened, i);
      g_assert_true (fh_answer_is_busy (answer));
      again = take_spoken (g_steal_pointer (&answer));
      g_assert_true (g_str_has_suffix (again, kept));
      /* What anybody has to do needs nobody who would have done it. */
      g_assert_cmpint (strstr (again, "would have done the same") != NULL, ==,
                       decision.reason.motive != FH_MOTIVE_ONLY_CHOICE);
      n_said++;
    }
  g_assert_cmpuint (n_said, >, 3);
  g_assert_cmpuint (n_compared, >, g_str_equal (level, "expert") ? 3 : 0);
}

/* What the person did is told beside the best with what was wrong with it, when it was worse. */
static void
test_against (void)
{
  FhRules rules;
  FhState state;
  FhSeatView view;
  g_autofree FhAdvice *advice = g_new0 (FhAdvice, 1);
  g_autofree char *worse = NULL, *best = NULL;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  FhAction deal = fh_deal_from_seed (&rules, 3, fh_seed_from_number (1), 0);
  fh_state_init (&state, &rules);
  g_assert_cmpint (fh_state_apply (&state, &deal).code, ==, FH_OK);
  fh_seat_view_init (&view, &state, 0);
  FhScene scene = { .table = &view.table, .person = 0, .allies = 1 };
  advice->n_choices = 2;
  advice->choices[0] = (FhAdvisedChoice){ .action = fh_action_bid (0, FH_PASS),
                                          .reason = fh_motive_reason (FH_MOTIVE_TOO_WEAK),
                                          .best = true,
                                          .verdict = FH_VERDICT_BEST };
  advice->choices[1] =
      (FhAdvisedChoice){ .action = fh_action_bid (0, FH_FIRST_BID),
                         .reason = fh_motive_reason (FH_MOTIVE_AGAINST_OVER_PARTNER),
                         .verdict = FH_VERDICT_WORSE };
  worse = fh_answer_beside_advice (&scene, &view, advice, &advice->choices[1].action);
  g_assert_true (g_str_has_prefix (worse, "This bid goes over the partner’s"));
  g_assert_nonnull (strstr (worse, "The tutor’s advice would have been"));
  best = fh_answer_beside_advice (&scene, &view, advice, &advice->choices[0].action);
  g_assert_null (strstr (best, "This bid"));
}

/* A record from elsewhere, explained by a level that plays otherwise. */
static void
test_otherwise (void)
{
  g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 3, "random");
  g_autoptr (FhGame) opened = NULL;
  g_autofree char *text = NULL;
  FhSeating seating;
  guint n_otherwise = 0;

  fh_game_start (game, NULL);
  play (game, G_MAXUINT);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  fh_seating_init (&seating, fh_game_peek_rules (game), "rules", "rules");
  opened = quick_judged (fh_game_new_from_text (text, "a", &seating, NULL));
  for (guint i = 1; i < fh_game_get_n_actions (opened); i++)
    {
      g_autofree char *spoken = take_spoken (fh_answer_new (opened, i));

      if (is_persons (opened, i))
        continue;
      n_otherwise += strstr (spoken, "would have decided otherwise") != NULL;
    }
  g_assert_cmpuint (n_otherwise, >, 5);

  /* What was kept as it was thought stays so, whoever sits there now. */
  fh_game_set_seating (game, &seating);
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      g_autofree char *spoken = take_spoken (fh_answer_new (game, i));

      g_assert_false (fh_game_knows_players (game, i));
      if (!is_persons (game, i))
        g_assert_null (strstr (spoken, "player of this level"));
    }
}

/* What is said of the discard of @game, which is over. */
static char *
take_said_of_discard (FhGame *game)
{
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      g_autoptr (FhAnswer) answer = NULL;
      FhAction action;

      if (!fh_game_get_action (game, i, &action) || action.kind != FH_ACTION_DISCARD)
        continue;
      answer = fh_answer_new (game, i);
      model_answer_wait (answer);
      return g_strdup (fh_answer_get_text (answer));
    }
  g_assert_not_reached ();
}

/* @text with the cards of the discard the other way round. */
static char *
discarded_backwards (const char *text)
{
  g_autoptr (GRegex) discard =
      g_regex_new ("^(discard \\d) (\\S+) (\\S+) (\\S+)$", G_REGEX_MULTILINE, 0, NULL);

  g_assert_true (g_regex_match (discard, text, 0, NULL));
  return g_regex_replace (discard, text, -1, 0, "\\1 \\4 \\3 \\2", 0, NULL);
}

/* The order in which a record names the cards that were put away means nothing, whoever did it. */
static void
test_any_order (void)
{
  for (int person = 0; person < 2; person++)
    {
      g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 3, "rules");
      FhSeating seating = *fh_game_peek_seating (game);
      g_autofree char *text = NULL;
      g_autofree char *backwards = NULL;
      g_autofree char *said = NULL;
      g_autofree char *said_backwards = NULL;
      g_autoptr (FhGame) opened = NULL;
      g_autoptr (FhGame) opened_backwards = NULL;
      FhTable table;

      fh_game_start (game, NULL);
      play (game, G_MAXUINT);
      fh_game_stop (game);
      text = fh_game_dup_text (game);
      backwards = discarded_backwards (text);
      table = *fh_game_peek_table (game);
      for (int seat = 0; seat < 4; seat++)
        fh_seating_set_level (&seating, seat, "rules");
      fh_seating_set_level (&seating, (table.declarer + !person) % 4, NULL);
      fh_seating_settle (&seating, &table.rules);
      opened = quick_judged (fh_game_new_from_text (text, "a", &seating, NULL));
      opened_backwards = quick_judged (fh_game_new_from_text (backwards, "a", &seating, NULL));
      said = take_said_of_discard (opened);
      said_backwards = take_said_of_discard (opened_backwards);
      g_assert_nonnull (strstr (said, "would have done the same"));
      g_assert_cmpstr (said_backwards, ==, said);
    }
}

/* Who lets an answer go while it is worked out hears nothing of it. */
static void
test_cancelled (void)
{
  g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 5, "rules");
  FhSeating seating = *fh_game_peek_seating (game);
  g_autoptr (FhGame) opened = NULL;
  g_autofree char *text = NULL;
  FhAnswer *answer;
  guint index = 1;

  fh_game_start (game, NULL);
  play (game, G_MAXUINT);
  fh_game_stop (game);
  text = fh_game_dup_text (game);
  /* Who is asked again thinks for a while. */
  for (int seat = 1; seat < 4; seat++)
    fh_seating_set_level (&seating, seat, "expert");
  opened = quick_judged (fh_game_new_from_text (text, "a", &seating, NULL));
  while (is_persons (opened, index))
    index++;
  answer = fh_answer_new (opened, index);
  g_assert_true (fh_answer_is_busy (answer));
  g_assert_finalize_object (answer);
  for (int i = 0; i < 20; i++)
    {
      g_usleep (5000);
      await_idle ();
    }
}

/* The key file beside a journal says who played: a game that is resumed knows it. */
static void
test_resumed (void)
{
  g_autofree char *directory = model_directory_new ();
  g_autoptr (FhJournal) journal = fh_journal_new (directory);
  g_autoptr (FhGame) game = game_new (FH_PRESET_AUSTRALIAN_4, 3, "rules");
  g_autoptr (FhGame) resumed = NULL;

  fh_game_start (game, journal);
  play (game, G_MAXUINT);
  model_journal_settle (journal);
  fh_game_stop (game);
  resumed = quick_judged (model_resume (journal, NULL));
  g_assert_cmpuint (fh_game_get_n_actions (resumed), ==, fh_game_get_n_actions (game));
  for (guint i = 1; i < fh_game_get_n_actions (game); i++)
    {
      g_autofree char *kept = take_spoken (fh_answer_new (game, i));
      g_autofree char *again = take_spoken (fh_answer_new (resumed, i));

      g_assert_true (fh_game_knows_players (resumed, i));
      g_assert_cmpstr (kept, ==, again);
    }
  g_clear_object (&journal);
  model_directory_remove (g_steal_pointer (&directory));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/answer/public", test_public);
  g_test_add_func ("/model/answer/mistakes", test_mistakes);
  g_test_add_func ("/model/answer/revoke", test_revoke);
  g_test_add_func ("/model/answer/joker", test_joker);
  g_test_add_func ("/model/answer/afterwards", test_afterwards);
  g_test_add_data_func ("/model/answer/again/australian-4",
                        GINT_TO_POINTER (FH_PRESET_AUSTRALIAN_4), test_again);
  g_test_add_data_func ("/model/answer/again/american-5", GINT_TO_POINTER (FH_PRESET_AMERICAN_5),
                        test_again);
  g_test_add_data_func ("/model/answer/again/new-zealand-5",
                        GINT_TO_POINTER (FH_PRESET_NEW_ZEALAND_5), test_again);
  g_test_add_func ("/model/answer/against", test_against);
  g_test_add_func ("/model/answer/otherwise", test_otherwise);
  g_test_add_func ("/model/answer/any-order", test_any_order);
  g_test_add_func ("/model/answer/cancelled", test_cancelled);
  g_test_add_func ("/model/answer/resumed", test_resumed);

  return g_test_run ();
}
