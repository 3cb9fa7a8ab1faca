/* test-whole-deals.c: every whole deal is what it claims to be, and is won by exactly those who
 * find its line.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * With a grade, 0 to 2, as its argument each of that grade is played to its end instead.
 */
#include "await.h"
#include "fh-deal-run.h"
#include "fh-reader.h"
#include "fh-worlds.h"
#include "find-puzzles-themes.h"

/* Layouts that are drawn anew for a decision, how many are many, and by how many of a hundred of
 * them a card may seem better than one that is sound. */
#define N_DRAWN 100
#define N_MANY  32
#define MARGIN  3

/* --- The proofs --- */

/* Those that are tried. */
static FhGrade first_grade = 0, last_grade = FH_N_GRADES - 1;

static void
for_each (void (*test) (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver))
{
  g_autofree FhPuzzle *puzzle = g_new0 (FhPuzzle, 1);
  FhSolver *solver = fh_solver_new (0);

  for (FhGrade grade = first_grade; grade <= last_grade; grade++)
    for (guint i = 0; i < fh_whole_deals_n (grade); i++)
      {
        const FhWholeDeal *deal = fh_whole_deals_get (grade, i);

        g_test_message ("%s", fh_whole_deal_get_id (deal));
        g_assert_true (fh_whole_deal_begin (deal, puzzle, solver));
        test (deal, puzzle, solver);
      }
  fh_solver_free (solver);
}

/* At the key decision some card keeps the goal in all layouts, at most half of the cards do, and
 * every other one is refuted in a layout that is there. */
static void
prove_key (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  int n = fh_puzzle_weigh (puzzle, solver, cards), n_sound = 0;

  g_assert_cmpint (puzzle->n, >=, 6);
  for (int i = 0; i < n; i++)
    if (cards[i].is_sound)
      {
        n_sound++;
        g_assert_cmpint (cards[i].kept, ==, puzzle->n);
      }
  g_assert_cmpint (n, >=, 3);
  g_assert_cmpint (n_sound, >=, 1);
  g_assert_cmpint (2 * n_sound, <=, n);
}

static void
test_keys (void)
{
  for_each (prove_key);
}

/* In every layout the learner has seen the same. */
static void
prove_seen (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  int learner = fh_whole_deal_get_seat (deal);

  for (int i = 0; i < puzzle->n; i++)
    {
      g_autofree FhState *state = g_new0 (FhState, 1);
      FhRecord *record = fh_whole_deal_new_record (deal, &puzzle->worlds[i],
                                                   fh_world_table (&puzzle->worlds[i])->n_plays);
      FhSeatView seen, shown;

      g_assert_nonnull (record);
      g_assert_true (fh_record_replay (record, fh_record_n_actions (record), state));
      fh_seat_view_init (&shown, state, learner);
      fh_world_view (&puzzle->worlds[0], learner, &seen);
      g_assert_true (shown.hand == seen.hand && shown.out == seen.out);
      g_assert_true (shown.received == seen.received && shown.unseen == seen.unseen);
      g_assert_true (memcmp (shown.known, seen.known, sizeof seen.known) == 0);
      fh_record_free (record);
    }
}

static void
test_seen (void)
{
  for_each (prove_seen);
}

/* The cards that are wrong now and have the theme of @deal; @view becomes that of the learner. */
static FhCardSet
find_missing (const FhWholeDeal *deal, const FhPuzzle *puzzle, FhSolver *solver, FhSeatView *view)
{
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  int n = fh_puzzle_weigh (puzzle, solver, cards);
  FhCardSet sound = 0, missing = 0;

  fh_world_view (&puzzle->worlds[0], fh_world_table (&puzzle->worlds[0])->turn, view);
  for (int i = 0; i < n; i++)
    if (cards[i].is_sound)
      sound |= FH_SET (cards[i].card);
  for (int i = 0; i < n; i++)
    if (!cards[i].is_sound
        && find_theme_of (fh_whole_deal_get_theme (deal), view, sound, cards[i].card) != NULL)
      missing |= FH_SET (cards[i].card);
  return missing;
}

/* There is one where it begins. */
static void
prove_theme (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  FhSeatView view;

  g_assert_true (find_missing (deal, puzzle, solver, &view) != 0);
}

static void
test_themes (void)
{
  for_each (prove_theme);
}

/* The first sound card, or one that is not, as an action. */
static gboolean
choose (const FhPuzzle *puzzle, FhSolver *solver, gboolean is_sound, FhAction *action)
{
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  int n = fh_puzzle_weigh (puzzle, solver, cards);

  for (int i = 0; i < n; i++)
    if (cards[i].is_sound == is_sound)
      {
        *action = fh_action_play (fh_world_table (&puzzle->worlds[0])->turn, cards[i].card,
                                  (FhSuit) cards[i].named);
        return TRUE;
      }
  return FALSE;
}

/* Whether a card is sound is no matter of the layouts that were tried: in others, drawn anew, no
 * card does it clearly more often than one that is sound.  Where only sound cards do it in half of
 * many layouts that is seen at once. */
static void
prove_sound (const FhPuzzle *puzzle, FhSolver *solver)
{
  static const FhWorldsBudget budget = {
    .n_worlds = N_DRAWN, .n_listed = N_DRAWN, .drawn = 24, .moves = 16
  };
  g_autofree FhPuzzle *one = g_memdup2 (puzzle, sizeof *puzzle);
  FhPuzzleCard cards[FH_SOLVER_MAX_MOVES];
  int kept[FH_SOLVER_MAX_MOVES] = { 0 }, n_open = 0, sound = N_DRAWN, other = 0;
  int n = fh_puzzle_weigh (puzzle, solver, cards);
  FhSeatView view;
  FhWorlds *drawn;

  for (int j = 0; j < n; j++)
    if (!cards[j].is_sound)
      other = MAX (other, cards[j].kept);
  if (puzzle->n >= N_MANY && 2 * other < puzzle->n)
    return;

  other = 0;
  fh_world_view (&puzzle->worlds[0], fh_world_table (&puzzle->worlds[0])->turn, &view);
  drawn = fh_worlds_new (&view, &budget, fh_seed_from_number (4242), NULL);
  one->n = 1;
  for (int i = 0; i < drawn->n; i++)
    {
      FhPuzzleCard here[FH_SOLVER_MAX_MOVES];
      int best = 0;

      one->worlds[0] = drawn->worlds[i];
      g_assert_cmpint (fh_puzzle_weigh (one, solver, here), ==, n);
      for (int j = 0; j < n; j++)
        {
          kept[j] += here[j].kept;
          best = MAX (best, here[j].kept);
        }
      n_open += best;
    }
  fh_worlds_free (drawn);
  for (int j = 0; j < n; j++)
    if (cards[j].is_sound)
      sound = MIN (sound, kept[j]);
    else
      other = MAX (other, kept[j]);
  g_test_message ("%d layouts: %d, others %d of %d", puzzle->n, sound, other, n_open);
  g_assert_cmpint (100 * (other - sound), <=, MARGIN * n_open);
}

/* Plays to the end; @wrong_first: with a wrong card first. */
static void
play_out (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver, gboolean wrong_first)
{
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  gboolean is_wrong = wrong_first;
  FhSeatView view;
  FhCardSet missing = find_missing (deal, puzzle, solver, &view);

  while (fh_puzzle_awaits (puzzle))
    {
      FhAction action;
      FhPuzzleIdea idea;
      FhRecord *record;
      bool is_sound;

      if (!wrong_first)
        prove_sound (puzzle, solver);
      g_assert_true (choose (puzzle, solver, !is_wrong, &action));
      line->n = 0;
      g_assert_true (fh_puzzle_play (puzzle, solver, &action, &is_sound, &idea));
      g_assert_true (is_sound != is_wrong);
      g_assert_true (fh_puzzle_go_on (puzzle, solver, line));
      /* What is shown of it can have happened, with the cards of any layout. */
      for (int i = 0; i < puzzle->n; i++)
        {
          record = fh_whole_deal_new_record (deal, &puzzle->worlds[i],
                                             fh_world_table (&puzzle->worlds[i])->n_plays);
          g_assert_nonnull (record);
          fh_record_free (record);
        }
      is_wrong = FALSE;
    }
  g_assert_cmpint (fh_puzzle_fate (puzzle), ==, wrong_first ? FH_FATE_SET : FH_FATE_MADE);
  if (!wrong_first)
    g_assert_true (find_theme_is_shown (fh_whole_deal_get_theme (deal), &view, missing,
                                        fh_world_table (&puzzle->worlds[0])));
}

static void
prove_won (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  play_out (deal, puzzle, solver, FALSE);
}

static void
test_won (void)
{
  for_each (prove_won);
}

static void
prove_lost (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  play_out (deal, puzzle, solver, TRUE);
}

static void
test_lost (void)
{
  for_each (prove_lost);
}

/* --- How many --- */

/* At least sixty, ten of each grade, some of every kind of idea that there is. */
static void
test_counts (void)
{
  static const struct
  {
    const char *themes;
    guint least;
  } rows[] = {
    { "lead-trumps wait", 2 },
    { "other-suit", 2 },
    { "void", 2 },
    { "finesse", 2 },
    { "keep-joker", 2 },
    { "ruff-high", 2 },
    { "duck take", 1 },
    { "toward-honour", 4 },
    { "entry", 4 },
    { "last-trick", 4 },
    { "trump-lead", 2 },
    { "against-no-trump", 2 },
    { "misere", 2 },
    { "break-misere", 2 },
    { "score", 2 },
    { "two", 2 },
    { "three", 2 },
    { "five", 2 },
    { "six", 2 },
    { "eight-spades", 2 },
  };
  guint n_all = 0, n_themed[G_N_ELEMENTS (rows)] = { 0 };

  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    {
      guint n = fh_whole_deals_n (grade);

      g_assert_cmpuint (n, >=, 10);
      n_all += n;
      for (guint i = 0; i < n; i++)
        for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
          {
            g_auto (GStrv) themes = g_strsplit (rows[j].themes, " ", -1);

            n_themed[j] +=
                g_strv_contains ((const char *const *) themes,
                                 fh_whole_deal_get_theme (fh_whole_deals_get (grade, i)));
          }
    }
  g_assert_cmpuint (n_all, >=, 60);
  for (guint j = 0; j < G_N_ELEMENTS (rows); j++)
    {
      g_test_message ("%s: %u", rows[j].themes, n_themed[j]);
      g_assert_cmpuint (n_themed[j], >=, rows[j].least);
    }
}

/* --- The score --- */

/* The tricks of the bidders that decide, seat 0 of whom plays @contract, for them and for the
 * others. */
static void
test_target (void)
{
  const FhCall spades = fh_bid (7, FH_TRUMP_SPADES);
  const struct
  {
    FhPreset preset;
    FhCall contract;
    int32_t ours, theirs;
    int bidder, defender;
  } rows[] = {
    { FH_PRESET_AMERICAN_4, spades, 0, 0, 7, 7 },
    { FH_PRESET_AMERICAN_4, spades, 240, 0, 7, 7 },    /* not even with all ten */
    { FH_PRESET_AMERICAN_4, spades, 250, 0, 10, 7 },   /* with all ten alone */
    { FH_PRESET_AMERICAN_4, spades, 360, 0, 7, 7 },    /* the contract is enough */
    { FH_PRESET_AMERICAN_4, spades, 0, 460, 7, 7 },    /* four tricks set it anyway */
    { FH_PRESET_AMERICAN_4, spades, 0, 470, 8, 8 },    /* three are enough for them */
    { FH_PRESET_AMERICAN_4, spades, 0, 490, 10, 10 },  /* one is */
    { FH_PRESET_AMERICAN_4, spades, 360, 490, 7, 7 },  /* the bidders go first */
    { FH_PRESET_NEW_ZEALAND_4, spades, 0, 490, 7, 7 }, /* only who bids wins */
    { FH_PRESET_AMERICAN_4, FH_MISERE, 0, 490, 1, 1 }, /* one trick loses it anyhow */
    { FH_PRESET_AUSTRALIAN_3, FH_OPEN_MISERE, 0, 0, 1, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhTable table = { .declarer = 0,
                        .contract = rows[i].contract,
                        .totals = { rows[i].ours, rows[i].theirs } };

      g_test_message ("row %u", i);
      fh_rules_init (&table.rules, rows[i].preset);
      g_assert_cmpint (fh_puzzle_target (&table, 0), ==, rows[i].bidder);
      g_assert_cmpint (fh_puzzle_target (&table, 1), ==, rows[i].defender);
    }
}

/* The goal is that of the score before the deal: the points of the deal, which are there once it is
 * over, do not move it.  Seat 0 has played seven spades and won @tricks. */
static void
test_score_kept (void)
{
  static const struct
  {
    int seat;
    int32_t before[2], after[2];
    uint8_t tricks;
    FhFate fate;
  } rows[] = {
    { 0, { 0, 480 }, { 140, 490 }, 9, FH_FATE_MADE }, /* just enough */
    { 0, { 0, 480 }, { 140, 500 }, 8, FH_FATE_SET },
    { 1, { 0, 480 }, { 140, 490 }, 9, FH_FATE_SET }, /* one trick, where two were asked for */
    { 1, { 0, 480 }, { 140, 500 }, 8, FH_FATE_MADE },
    { 0, { 250, 0 }, { 390, 10 }, 9, FH_FATE_SET }, /* made, but not with all ten */
    { 0, { 250, 0 }, { 500, 0 }, 10, FH_FATE_MADE },
  };
  g_autofree FhPuzzle *puzzle = g_new0 (FhPuzzle, 1);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhTable *table = &puzzle->worlds[0].state.table;

      g_test_message ("row %u", i);
      *table = (FhTable){ .declarer = 0,
                          .contract = fh_bid (7, FH_TRUMP_SPADES),
                          .totals = { rows[i].before[0], rows[i].before[1] } };
      fh_rules_init (&table->rules, FH_PRESET_AMERICAN_4);
      puzzle->n = 1;
      puzzle->seat = (uint8_t) rows[i].seat;
      puzzle->target = (uint8_t) fh_puzzle_target (table, rows[i].seat);
      memcpy (table->totals, rows[i].after, sizeof rows[i].after);
      table->tricks[0] = rows[i].tricks;
      table->tricks[1] = (uint8_t) (FH_N_TRICKS - rows[i].tricks);
      table->n_tricks = FH_N_TRICKS;
      g_assert_cmpint (fh_puzzle_fate (puzzle), ==, rows[i].fate);
    }
}

/* Who makes the contract, but not the nine tricks that the score asks, has not reached the goal:
 * also not at the end, where the points of the contract are there. */
static void
test_not_enough (void)
{
  g_autofree FhPuzzle *puzzle = g_new0 (FhPuzzle, 1);
  g_autofree FhLine *line = g_new0 (FhLine, 1);
  const FhTable *table = fh_world_table (&puzzle->worlds[0]);
  FhSolver *solver = fh_solver_new (0);

  g_assert_true (fh_whole_deal_begin (fh_whole_deals_find ("american-4-40046-4"), puzzle, solver));
  for (int i = 0; fh_puzzle_awaits (puzzle); i++)
    {
      FhAction action;
      FhPuzzleIdea idea;
      bool is_sound;

      g_assert_true (choose (puzzle, solver, i != 1, &action));
      line->n = 0;
      g_assert_true (fh_puzzle_play (puzzle, solver, &action, &is_sound, &idea));
      g_assert_true (fh_puzzle_go_on (puzzle, solver, line));
    }
  g_assert_true (table->deal_over);
  g_assert_true (table->made);
  g_assert_cmpint (fh_puzzle_fate (puzzle), ==, FH_FATE_SET);
  fh_solver_free (solver);
}

/* A deal in which the score decides says the score and how many tricks it asks for. */
static void
test_score_told (void)
{
  guint n = 0;

  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    for (guint i = 0; i < fh_whole_deals_n (grade); i++)
      {
        const FhWholeDeal *deal = fh_whole_deals_get (grade, i);
        g_autofree char *goal = fh_whole_deal_dup_goal (deal);

        g_assert_cmpint (strstr (goal, "Your side has") != NULL, ==,
                         g_str_equal (fh_whole_deal_get_theme (deal), "score"));
        if (strstr (goal, "Your side has") == NULL)
          continue;
        n++;
        g_test_message ("%s: %s", fh_whole_deal_get_id (deal), goal);
        g_assert_nonnull (strstr (goal, "win the game"));
      }
  g_assert_cmpuint (n, >=, 2);
}

/* Who misses it: half of the strong players, else half of the club players, else beginners. */
static void
test_grade (void)
{
  g_assert_cmpint (fh_puzzle_grade (49, 49), ==, FH_GRADE_FIRST);
  g_assert_cmpint (fh_puzzle_grade (50, 49), ==, FH_GRADE_SECOND);
  g_assert_cmpint (fh_puzzle_grade (49, 50), ==, FH_GRADE_THIRD);
  g_assert_cmpint (fh_puzzle_grade (50, 50), ==, FH_GRADE_THIRD);
}

/* In the order in which they are offered, the deals of one title are numbered from 1 on. */
static void
test_numbers (void)
{
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    for (guint i = 0; i < fh_whole_deals_n (grade); i++)
      {
        g_autofree char *title = fh_whole_deal_dup_title (fh_whole_deals_get (grade, i));
        char *number = strrchr (title, ' ');
        guint n;

        *number = '\0';
        n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, title)) + 1;
        g_assert_cmpint (atoi (number + 1), ==, n);
        g_hash_table_replace (counts, g_strdup (title), GUINT_TO_POINTER (n));
      }
}

/* --- Ideas --- */

/* What is said of a card holds of all that would have been right. */
static void
test_idea (void)
{
  static const char text[] = "500 1\n"
                             "rules american-4\n"
                             "deal 2\n"
                             "hand 0 9D 5S 9H 6H 9S 7C 4H KH 5D 7H\n"
                             "hand 1 5H AC AD QD 5C 6D JS 7S KS QC\n"
                             "hand 2 QH KC JH 10S 9C 7D 10D 6S JC JD\n"
                             "hand 3 8S 8C 4D 6C KD AH JO 10C AS 8H\n"
                             "kitty 8D QS 10H\n"
                             "bid 3 7NT\nbid 0 PASS\nbid 1 PASS\nbid 2 PASS\n"
                             "discard 3 8S 8H 10H\n";
  static const FhCardSet king = FH_SET (FH_CARD (FH_DIAMONDS, FH_KING));
  static const FhCardSet joker = FH_SET (FH_JOKER);
  const struct
  {
    FhCardSet sound;
    FhPuzzleIdea idea;
  } rows[] = {
    { king, FH_IDEA_OTHER_SUIT },
    { joker, FH_IDEA_NONE },
    { king | joker, FH_IDEA_NONE },
  };
  FhRecordError error = { 0 };
  FhRecord *record = fh_record_read (text, strlen (text), &error, NULL);
  g_autofree FhState *state = g_new0 (FhState, 1);
  FhSeatView view;

  g_assert_nonnull (record);
  g_assert_true (fh_record_replay (record, fh_record_n_actions (record), state));
  fh_seat_view_init (&view, state, state->table.turn);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (fh_puzzle_idea (&view, rows[i].sound, FH_CARD (FH_CLUBS, 8)), ==,
                     rows[i].idea);
  fh_record_free (record);
}

/* --- A person --- */

static void
await_state (FhDealRun *run)
{
  await (fh_deal_run_get_state (run) != FH_RUN_BUSY);
}

/* The card that the person is to play: right or wrong. */
static FhAction
card_for (FhDealRun *run, gboolean is_right)
{
  g_autofree FhPuzzle *puzzle = g_new0 (FhPuzzle, 1);
  FhSolver *solver = fh_solver_new (0);
  FhAction action = { 0 };

  g_assert_true (fh_whole_deal_begin (fh_deal_run_get_deal (run), puzzle, solver));
  g_assert_true (choose (puzzle, solver, is_right, &action));
  fh_solver_free (solver);
  return action;
}

static void
hurry_cb (FhDealRun *run)
{
  g_object_set (fh_deal_run_get_game (run), "move-delay", 0u, "trick-delay", 0, NULL);
}

/* A wrong card loses, and leads back to the same decision: in deal @data. */
static void
test_led_back (gconstpointer data)
{
  g_autoptr (FhDealRun) run = fh_deal_run_new (fh_whole_deals_find (data));
  g_autofree char *fault = NULL;
  FhLegal legal;
  FhAction action;
  guint n;

  g_signal_connect (run, "game-changed", G_CALLBACK (hurry_cb), NULL);
  await_state (run);
  g_assert_cmpint (fh_deal_run_get_state (run), ==, FH_RUN_ASKS);
  n = fh_game_get_n_actions (fh_deal_run_get_game (run));
  action = card_for (run, FALSE);
  while (fh_deal_run_get_state (run) == FH_RUN_ASKS)
    {
      fh_deal_run_play (run, &action);
      await_state (run);
      if (fh_deal_run_get_state (run) != FH_RUN_ASKS)
        break;
      await (fh_game_awaits_person (fh_deal_run_get_game (run)));
      fh_game_get_legal (fh_deal_run_get_game (run), &legal);
      action = fh_action_play (legal.seat, fh_set_first (legal.cards), FH_SUIT_NONE);
    }
  g_assert_cmpint (fh_deal_run_get_state (run), ==, FH_RUN_LOST);
  fault = fh_deal_run_dup_fault (run);
  g_assert_nonnull (strstr (fault, "went wrong"));
  fh_deal_run_go_back (run);
  g_assert_cmpint (fh_deal_run_get_state (run), ==, FH_RUN_ASKS);
  g_assert_cmpuint (fh_game_get_n_actions (fh_deal_run_get_game (run)), ==, n);
  g_assert_null (fh_deal_run_dup_fault (run));
  action = card_for (run, TRUE);
  fh_deal_run_play (run, &action);
  await_state (run);
  g_assert_null (fh_deal_run_dup_fault (run));
  fh_deal_run_stop (run);
}

/* Where nothing can be worked out, here of a card that nobody holds, the person is asked again. */
static void
test_asked_again (void)
{
  g_autoptr (FhDealRun) run = fh_deal_run_new (fh_whole_deals_get (FH_GRADE_FIRST, 0));
  FhAction action = { 0 };
  FhGame *game;

  g_signal_connect (run, "game-changed", G_CALLBACK (hurry_cb), NULL);
  await_state (run);
  game = fh_deal_run_get_game (run);
  action = fh_action_play (fh_game_peek_table (game)->turn, FH_CARD_NONE, FH_SUIT_NONE);
  g_test_expect_message ("five-hundred-learn", G_LOG_LEVEL_WARNING, "*cannot be worked out*");
  fh_deal_run_play (run, &action);
  await_state (run);
  g_test_assert_expected_messages ();
  g_assert_cmpint (fh_deal_run_get_state (run), ==, FH_RUN_ASKS);
  g_assert_true (fh_deal_run_get_game (run) == game);
  action = card_for (run, TRUE);
  fh_deal_run_play (run, &action);
  await_state (run);
  g_assert_null (fh_deal_run_dup_fault (run));
  fh_deal_run_stop (run);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  if (argc > 1)
    {
      first_grade = last_grade = (FhGrade) atoi (argv[1]);
      g_assert_cmpint (last_grade, <, FH_N_GRADES);
      g_test_add_func ("/model/whole-deals/won", test_won);
      g_test_add_func ("/model/whole-deals/lost", test_lost);
      return g_test_run ();
    }
  g_test_add_func ("/model/whole-deals/counts", test_counts);
  g_test_add_func ("/model/whole-deals/target", test_target);
  g_test_add_func ("/model/whole-deals/score-kept", test_score_kept);
  g_test_add_func ("/model/whole-deals/not-enough", test_not_enough);
  g_test_add_func ("/model/whole-deals/score-told", test_score_told);
  g_test_add_func ("/model/whole-deals/grade", test_grade);
  g_test_add_func ("/model/whole-deals/numbers", test_numbers);
  g_test_add_func ("/model/whole-deals/key", test_keys);
  g_test_add_func ("/model/whole-deals/seen", test_seen);
  g_test_add_func ("/model/whole-deals/themes", test_themes);
  g_test_add_func ("/model/whole-deals/idea", test_idea);
  g_test_add_data_func ("/model/whole-deals/led-back/four", "american-4-92019-8", test_led_back);
  g_test_add_data_func ("/model/whole-deals/led-back/dummies", "new-zealand-2-603147-12",
                        test_led_back);
  g_test_add_func ("/model/whole-deals/asked-again", test_asked_again);
  return g_test_run ();
}
