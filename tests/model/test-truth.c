/* test-truth.c: what is said at the table holds, at every moment of games by all tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "model-games.h"

#include <string.h>

#include "fh-answer.h"
#include "fh-game-reasons.h"
#include "fh-sentences-reason.h"
#include "fh-sentences-tried.h"
#include "fh-tutor.h"
#include "fh-words.h"

typedef struct
{
  FhGame *game;
  guint n_last;   /* cards of who plays last to a trick */
  guint n_beaten; /* cards that lose to one on the table */
  guint n_bowers; /* left bowers that may be played */
  guint n_needed; /* times that something was needed */
  guint n_texts;
  int n_seats;
} Seen;

/* Whether two people share a score column at the table, so that one is the other's partner in every
 * deal; where partners are named or called there may be one, too. */
static gboolean
may_speak_of_partners (const FhRules *rules)
{
  if (rules->partners != FH_PARTNERS_BY_SIDE)
    return TRUE;
  for (int a = 0; a < rules->n_callers; a++)
    for (int b = 0; b < a; b++)
      if (rules->side_of[a] == rules->side_of[b])
        return TRUE;
  return FALSE;
}

/* No @text of a running deal speaks of what is not there. */
static void
check_text (Seen *seen, const char *text)
{
  const FhTable *table = fh_game_peek_table (seen->game);
  gboolean no_trump = fh_table_is_trick_contract (table) && fh_table_trump (table) == FH_NO_TRUMP;

  if (text == NULL)
    return;
  seen->n_texts++;
  if (strstr (text, "  ") != NULL)
    g_error ("Two blanks: %s", text);
  if (strstr (text, "artner") != NULL && !may_speak_of_partners (&table->rules))
    g_error ("Nobody has a partner: %s", text);
  if (no_trump && table->due == FH_ACTION_PLAY && strstr (text, "trump") != NULL
      && strstr (text, "no trump") == NULL && strstr (text, " by club players: trumps ") == NULL)
    g_error ("There are no trumps: %s", text);
}

/* Whether @card, played by @seat, would win what lies on @table, by the engine. */
static gboolean
would_win (const FhTable *table, int seat, FhCard card)
{
  FhTable after = *table;
  int n = fh_table_trick_size (table);

  after.plays[after.n_plays++] =
      (FhPlayed){ .seat = (guint8) seat, .card = card, .named = FH_SUIT_NONE };
  return fh_table_winning_play (&after, after.trick_start, n + 1) == after.trick_start + n;
}

/* The cards on the table count, and the last to play is told whether he wins. */
static void
check_card (Seen *seen, const FhTutorCard *card)
{
  const FhTable *table = fh_game_peek_table (seen->game);
  FhDenomination trump = fh_table_trump (table);
  int n = fh_table_trick_size (table);

  if (!card->legal || table->due != FH_ACTION_PLAY)
    return;
  if (trump != FH_NO_TRUMP && card->card == fh_left_bower (trump))
    {
      seen->n_bowers++;
      g_assert_nonnull (strstr (card->sentence, "left bower"));
    }
  if (n == 0)
    return;
  gboolean wins = would_win (table, table->turn, card->card);
  if (n + 1 == fh_table_n_playing (table))
    {
      seen->n_last++;
      g_assert_true (g_str_has_suffix (card->sentence,
                                       wins ? "It wins the trick." : "It does not win the trick."));
    }
  else if (!wins)
    {
      seen->n_beaten++;
      g_assert_true (g_str_has_suffix (card->sentence, "on the table beats it.")
                     || g_str_has_suffix (card->sentence, "It cannot win this trick."));
    }
  else
    {
      g_assert_nonnull (strstr (card->sentence, "It is winning"));
    }
}

/* Nobody needs more tricks than are left; a defender is told what he needs. */
static void
check_needed (Seen *seen)
{
  FhScene scene = fh_game_get_scene (seen->game);
  const FhTable *table = scene.table;
  g_autofree char *needed = fh_sentence_needed (&scene);
  int left = FH_N_TRICKS - table->n_tricks, number = 0;
  const char *digits;

  if (needed == NULL)
    return;
  seen->n_needed++;
  digits = strpbrk (needed, "0123456789");
  if (digits != NULL)
    number = atoi (digits);
  g_assert_cmpint (number, <=, left);
  if (g_str_has_prefix (needed, "The contract needs"))
    {
      g_assert_true (fh_seats_have (fh_table_bidders (table) | scene.allies, scene.person));
      g_assert_cmpint (number + fh_scene_contract_tricks (&scene), ==,
                       fh_call_level (table->contract));
    }
  if (g_str_has_prefix (needed, "The defenders need"))
    {
      g_assert_false (fh_seats_have (fh_table_bidders (table), scene.person));
      g_assert_cmpint (left - number + 1 + fh_scene_contract_tricks (&scene), ==,
                       fh_call_level (table->contract));
    }
}

static void
check_why (Seen *seen)
{
  const FhTable *table = fh_game_peek_table (seen->game);

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autoptr (FhAnswer) answer = NULL;
      guint index;

      if (!fh_game_find_last (seen->game, seat, FH_CARD_NONE, &index))
        continue;
      answer = fh_answer_new (seen->game, index);
      check_text (seen, fh_answer_get_text (answer));
    }
}

static void
changed_cb (FhTutor *tutor, guint parts, Seen *seen)
{
  const FhTable *table = fh_game_peek_table (seen->game);
  GPtrArray *cards = fh_tutor_get_words (tutor)->cards,
            *ladder = fh_tutor_get_words (tutor)->ladder;
  GPtrArray *calls = fh_tutor_get_words (tutor)->calls, *remarks = fh_tutor_get_words (tutor)->more;

  if (table->n_deals == 0 || table->deal_over)
    return;
  check_text (seen, fh_tutor_get_words (tutor)->text);
  for (guint i = 0; i < cards->len; i++)
    {
      check_text (seen, ((FhTutorCard *) cards->pdata[i])->sentence);
      check_card (seen, cards->pdata[i]);
    }
  for (guint i = 0; i < calls->len; i++)
    check_text (seen, ((FhTutorCall *) calls->pdata[i])->sentence);
  for (guint i = 0; i < remarks->len; i++)
    check_text (seen, ((FhSaid *) remarks->pdata[i])->text);
  /* A bower is named by its face, too. */
  for (guint i = 0; i < ladder->len; i++)
    {
      const FhTutorRung *rung = ladder->pdata[i];
      g_assert_nonnull (strstr (rung->name, fh_words_card (rung->card)));
    }
  check_needed (seen);
  if (table->due == FH_ACTION_PLAY)
    check_why (seen);
}

static void
play_game (Seen *seen, FhPreset preset, guint seed)
{
  g_autoptr (FhGame) game = model_game_new (preset, seed, "bold", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);

  seen->game = game;
  seen->n_seats = fh_game_peek_table (game)->rules.n_seats;
  g_signal_connect (tutor, "changed", G_CALLBACK (changed_cb), seen);
  fh_game_start (game, NULL);
  model_game_play (game, 400);
  fh_tutor_set_game (tutor, NULL);
}

static void
test_table (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  Seen seen = { 0 };

  /* Some deals are thrown in, or played for no trick at all. */
  for (guint seed = 71; seed < 73 || (seed < 80 && seen.n_needed == 0); seed++)
    play_game (&seen, preset, seed);
  g_assert_cmpuint (seen.n_texts, >, 500);
  g_assert_cmpuint (seen.n_last, >, 0);
  /* Of two, one leads and the other is the last. */
  g_assert_true (seen.n_beaten > 0 || seen.n_seats == 2);
  /* Alone against five nobody bids. */
  g_assert_true (seen.n_needed > 0 || seen.n_seats == 6);
}

/* The left bower says so of itself among the cards that may be played. */
static void
test_left_bower (void)
{
  Seen seen = { 0 };

  for (guint seed = 80; seed < 90 && seen.n_bowers == 0; seed++)
    play_game (&seen, FH_PRESET_AMERICAN_4, seed);
  g_assert_cmpuint (seen.n_bowers, >, 0);
}

/* --- Points --- */

static void
test_points (void)
{
  static const struct
  {
    double points;
    const char *text;
  } rows[] = {
    { 1, "+1 point" },   { 0.6, "+1 point" }, { -1, "−1 point" },      { 0, "0 points" },
    { 0.4, "0 points" }, { 2, "+2 points" },  { -140, "−140 points" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = fh_sentence_points_gained (rows[i].points);
      FhTried tried = { .action = fh_action_play (0, FH_JOKER, FH_SUIT_NONE),
                        .n_layouts = 40,
                        .points = rows[i].points };
      g_autofree char *sentence = fh_sentence_tried (&tried);

      g_assert_cmpstr (text, ==, rows[i].text);
      g_assert_nonnull (strstr (sentence, rows[i].text));
      g_assert_nonnull (strstr (sentence, "on average"));
      /* There is no average of one. */
      tried.n_layouts = 1;
      g_clear_pointer (&sentence, g_free);
      sentence = fh_sentence_tried (&tried);
      g_assert_null (strstr (sentence, "on average"));
    }
}

/* --- Reasons --- */

/* What is likely says so, and what is not certain does not sound as if it were. */
static void
test_certainty (void)
{
  static const struct
  {
    FhMotive motive;
    FhCertainty certainty;
    gboolean partner;
    const char *has, *lacks;
  } rows[] = {
    { FH_MOTIVE_GIVE_RUFF, FH_LIKELY, TRUE, "probably", NULL },
    { FH_MOTIVE_GIVE_RUFF, FH_CERTAIN, TRUE, "no clubs left", "probably" },
    { FH_MOTIVE_GIVE_RUFF, FH_CERTAIN, FALSE, "no clubs left", "partner" },
    { FH_MOTIVE_FORCE_DECLARER, FH_LIKELY, FALSE, "probably", "must" },
    { FH_MOTIVE_FORCE_DECLARER, FH_CERTAIN, FALSE, "no clubs left", "probably" },
    { FH_MOTIVE_CASH_MASTER, FH_LIKELY, FALSE, "only a trump", "Nothing" },
    { FH_MOTIVE_WIN_HIGH, FH_LIKELY, FALSE, "probably", NULL },
    { FH_MOTIVE_WIN_HIGH, FH_OPEN, FALSE, "may go over it", "probably" },
    { FH_MOTIVE_SAVE_PARTNERS_TRICK, FH_OPEN, TRUE, "partner", "spent" },
    { FH_MOTIVE_SAVE_PARTNERS_TRICK, FH_CERTAIN, FALSE, "spent", "partner" },
    { FH_MOTIVE_MAKE_SURE, FH_CERTAIN, TRUE, "lead over", "hold" },
    { FH_MOTIVE_MISERE_UNDER, FH_OPEN, FALSE, "stays under", "highest" },
    { FH_MOTIVE_LEAD_LOW_AT_BIDDER, FH_CERTAIN, FALSE, "holds 3", "may" },
    /* A dummy's other hand may be the declarer's. */
    { FH_MOTIVE_AGAINST_NO_RUFF, FH_CERTAIN, FALSE, "this side", "defender" },
    { FH_MOTIVE_AGAINST_PARTNERS_SUIT, FH_OPEN, FALSE, "this side", "defender" },
    { FH_MOTIVE_LEAD_LOW_AT_BIDDER, FH_OPEN, FALSE, "may hold 3", NULL },
  };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  FhScene scene = fh_game_get_scene (game);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FhReason reason = fh_motive_reason (rows[i].motive);
      g_autofree char *sentence = NULL;

      reason.certainty = rows[i].certainty;
      reason.partner = rows[i].partner;
      reason.seat = 2;
      reason.suit = FH_CLUBS;
      reason.card = FH_CARD (FH_HEARTS, FH_KING);
      reason.number = 3;
      sentence = fh_sentence_reason (&scene, &reason);
      if (strstr (sentence, rows[i].has) == NULL
          || (rows[i].lacks != NULL && strstr (sentence, rows[i].lacks) != NULL))
        g_error ("%s: %s", fh_motive_word (rows[i].motive), sentence);
    }
}

/* All suits that a discard empties are named. */
static void
test_voids (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  FhScene scene = fh_game_get_scene (game);
  FhReason reason = fh_motive_reason (FH_MOTIVE_MAKE_VOID);
  g_autofree char *sentence = NULL;

  reason.suit = FH_CLUBS;
  reason.number = 1 << FH_CLUBS | 1 << FH_HEARTS;
  sentence = fh_sentence_reason (&scene, &reason);
  g_assert_cmpstr (sentence, ==, "Without any clubs or hearts left, both suits can be trumped.");
}

/* The person is no “You” within a sentence, and does not have or hold as another player does. */
static void
test_you (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_5, 41, "bold", TRUE);
  FhScene scene = fh_game_get_scene (game);

  for (int motive = FH_MOTIVE_ONLY_CHOICE; motive < FH_N_MOTIVES; motive++)
    {
      FhReason reason = fh_motive_reason ((FhMotive) motive);
      g_autofree char *sentence = NULL;

      reason.seat = (guint8) scene.person;
      reason.suit = FH_CLUBS;
      reason.card = FH_CARD (FH_HEARTS, FH_KING);
      reason.number = 3;
      sentence = fh_sentence_reason (&scene, &reason);
      if (strstr (sentence, " You ") != NULL || strstr (sentence, "You has") != NULL)
        g_error ("%s: %s", fh_motive_word ((FhMotive) motive), sentence);
    }
  for (int n = 1; n <= 2; n++)
    {
      FhAction action = { .kind = FH_ACTION_PARTNER, .seat = 3, .n_seats = (guint8) n };
      g_autofree char *sentence = NULL;

      action.seats[0] = n == 1 ? 0 : 1;
      sentence = fh_sentence_action (&scene, &action);
      g_assert_nonnull (strstr (sentence, "takes you "));
    }
}

/* No reason for a play at no-trump speaks of trumps, but those that only a trump suit brings. */
static void
test_no_trump (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  FhScene scene = fh_game_get_scene (game);
  FhTable table = *scene.table;
  FhReason reason = fh_motive_reason (FH_MOTIVE_CASH_MASTER);
  g_autofree char *sentence = NULL;

  table.contract = fh_bid (7, FH_NO_TRUMP);
  table.declarer = 0;
  scene.table = &table;
  reason.certainty = FH_LIKELY;
  sentence = fh_sentence_reason (&scene, &reason);
  g_assert_cmpstr (sentence, ==,
                   "No higher card of its suit is left: only the joker could beat it.");
}

/* The nudge is about what is to be done: who is to pass is not asked who plays after him, and no
 * suit is to be counted where none is to be bid. */
static void
test_nudge (void)
{
  const FhReason balance = fh_motive_reason (FH_MOTIVE_ON_BALANCE),
                 weak = fh_motive_reason (FH_MOTIVE_TOO_WEAK),
                 save = fh_motive_reason (FH_MOTIVE_SAVE_PARTNERS_TRICK);
  const FhAction pass = fh_action_bid (0, FH_PASS), misere = fh_action_bid (0, FH_MISERE);
  const FhAction no_trump = fh_action_bid (0, fh_bid (7, FH_NO_TRUMP));
  const FhAction card = fh_action_play (0, FH_JOKER, FH_SUIT_NONE);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  FhTable table = *fh_game_peek_table (game);

  g_assert_null (strstr (fh_sentence_nudge (&table, &pass, &balance, FALSE), "plays after you"));
  g_assert_nonnull (strstr (fh_sentence_nudge (&table, &pass, &balance, FALSE), "suit"));
  g_assert_cmpstr (fh_sentence_nudge (&table, &pass, &balance, FALSE), ==,
                   fh_sentence_nudge (&table, &pass, &weak, FALSE));
  g_assert_null (strstr (fh_sentence_nudge (&table, &no_trump, &balance, FALSE), "suit"));
  g_assert_nonnull (
      strstr (fh_sentence_nudge (&table, &misere, &balance, FALSE), "lose every trick"));
  g_assert_nonnull (strstr (fh_sentence_nudge (&table, &card, &balance, FALSE), "plays after you"));
  g_assert_nonnull (strstr (fh_sentence_nudge (&table, &card, &save, FALSE), "hold?"));
  table.n_plays = 3;
  g_assert_null (strstr (fh_sentence_nudge (&table, &card, &save, FALSE), "hold?"));
  g_assert_null (strstr (fh_sentence_nudge (&table, &card, &balance, FALSE), "plays after you"));
  g_assert_nonnull (strstr (fh_sentence_nudge (&table, &card, &balance, FALSE), "last"));
}

/* Nor to catch the bidder of a misère that is lost already. */
static void
test_nudge_when_decided (void)
{
  const FhReason reason = fh_motive_reason (FH_MOTIVE_CATCH_BIDDER);
  const FhAction card = fh_action_play (0, FH_JOKER, FH_SUIT_NONE);
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 41, "bold", TRUE);
  const FhTable table = *fh_game_peek_table (game);

  g_assert_nonnull (strstr (fh_sentence_nudge (&table, &card, &reason, FALSE), "bidder"));
  g_assert_null (strstr (fh_sentence_nudge (&table, &card, &reason, TRUE), "bidder"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path = g_strdup_printf ("/model/truth/%s", fh_preset_id ((FhPreset) preset));
      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_table);
    }
  g_test_add_func ("/model/truth/left-bower", test_left_bower);
  g_test_add_func ("/model/truth/points", test_points);
  g_test_add_func ("/model/truth/certainty", test_certainty);
  g_test_add_func ("/model/truth/voids", test_voids);
  g_test_add_func ("/model/truth/you", test_you);
  g_test_add_func ("/model/truth/no-trump", test_no_trump);
  g_test_add_func ("/model/truth/nudge", test_nudge);
  g_test_add_func ("/model/truth/nudge-when-decided", test_nudge_when_decided);
  return g_test_run ();
}
