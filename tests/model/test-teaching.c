/* test-teaching.c: what the tutor's panel teaches, at its moment and no more than is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "fh-computer.h"
#include "fh-game-file.h"
#include "fh-judge.h"
#include "fh-notation.h"
#include "fh-sentences-count.h"
#include "fh-tutor.h"
#include "model-games.h"

static void
count_cb (gpointer tutor, guint *n)
{
  (*n)++;
}

/* What is looked at is thought about until the game goes on, and makes trumps of its suit. */
static void
test_considered (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 65, "careful", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  FhAction pass = fh_action_bid (0, FH_PASS);
  guint n = 0;

  fh_game_start (game, NULL);
  model_game_run (game);
  g_signal_connect (tutor, "considered-changed", G_CALLBACK (count_cb), &n);
  g_assert_cmpuint (fh_tutor_get_considered (tutor), ==, FH_CALL_NONE);
  g_assert_cmpint (fh_tutor_get_considered_trump (tutor), ==, -1);

  fh_tutor_set_considered (tutor, fh_bid (8, FH_TRUMP_HEARTS));
  g_assert_cmpint (fh_tutor_get_considered_trump (tutor), ==, FH_TRUMP_HEARTS);
  g_assert_cmpuint (n, ==, 1);
  /* The pointer goes elsewhere, to read. */
  fh_tutor_set_considered (tutor, FH_CALL_NONE);
  g_assert_cmpuint (fh_tutor_get_considered (tutor), ==, fh_bid (8, FH_TRUMP_HEARTS));
  g_assert_cmpuint (n, ==, 1);
  fh_tutor_set_considered (tutor, FH_MISERE);
  g_assert_cmpint (fh_tutor_get_considered_trump (tutor), ==, FH_NO_TRUMP);
  fh_tutor_set_considered (tutor, FH_PASS);
  g_assert_cmpint (fh_tutor_get_considered_trump (tutor), ==, -1);
  /* Nobody calls a nullo at this table. */
  fh_tutor_set_considered (tutor, FH_NULLO);
  g_assert_cmpuint (fh_tutor_get_considered (tutor), ==, FH_PASS);
  g_assert_cmpuint (n, ==, 3);

  g_assert_true (fh_game_act (game, &pass, NULL));
  g_assert_cmpuint (fh_tutor_get_considered (tutor), ==, FH_CALL_NONE);
  g_assert_cmpuint (n, ==, 4);
}

/* --- What is said --- */

#define DEAL                                                                                       \
  "500 1\nrules australian-4\ndeal 1\nhand 0 JH AH KH QH 9H 8H AS 6S 5C 7D\n"                      \
  "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 JO KS QS KD QD AC 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC JD 10H 7H 6H AD 10D KC QC\nkitty 5H 9D 10C\n"
#define CONTRACT DEAL "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\n"
#define TRICK                                                                                      \
  CONTRACT                                                                                         \
  "discard 0 5C 7D 10C\nplay 0 AH\nplay 1 5S\nplay 2 4H\nplay 3 6H\nplay 0 KH\nplay 1 7S\n"        \
  "play 2 JO\nplay 3 7H\nplay 2 AC\nplay 3 KC\n"

/* The own side leads, and draws the last trumps from the one defender who has them. */
#define LAST_CHOICE                                                                                \
  "500 1\nrules australian-4\ndeal 1\nhand 0 JH AH KH QH 9H 8H AS AC 5C 7D\n"                      \
  "hand 1 5S 7S 8S 9S 10S 5D 6D 8D 6C 7C\nhand 2 JO KS QS KD QD 6S 9C 8C 4H 4D\n"                  \
  "hand 3 JS JC JD 10H 7H 6H AD 10D KC QC\nkitty 5H 9D 10C\n"                                      \
  "bid 2 PASS\nbid 3 PASS\nbid 0 8H\nbid 1 PASS\ndiscard 0 5C 7D 9D\n"                             \
  "play 0 AH\nplay 1 5S\nplay 2 4H\nplay 3 6H\n"

static FhTutor *
tutor_at (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) game = fh_game_new_from_text (text, "test", NULL, &error);

  g_assert_no_error (error);
  return fh_tutor_new (game);
}

/* The figures, "2 sure, 1 likely". */
static char *
figures_of (FhTutor *tutor)
{
  GPtrArray *figures = fh_tutor_get_figures (tutor);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      const FhTutorFigure *figure = g_ptr_array_index (figures, i);

      g_string_append_printf (text, "%s%d %s", i > 0 ? ", " : "", figure->number, figure->caption);
    }
  return g_strdup (text->str);
}

/* All that is said at once and on demand. */
static char *
everything (FhTutor *tutor)
{
  g_autofree char *figures = figures_of (tutor);
  g_autoptr (GString) text = g_string_new (figures);
  GPtrArray *lists[] = { fh_tutor_get_lines (tutor), fh_tutor_get_more (tutor) };

  g_string_append_printf (text, "\n%s\n%s", fh_tutor_get_heading (tutor),
                          fh_tutor_get_text (tutor));
  for (guint l = 0; l < G_N_ELEMENTS (lists); l++)
    for (guint i = 0; i < lists[l]->len; i++)
      g_string_append_printf (text, "\n%s",
                              ((FhTutorRemark *) g_ptr_array_index (lists[l], i))->sentence);
  return g_strdup (text->str);
}

static void
assert_says (FhTutor *tutor, const char *words)
{
  g_autofree char *text = everything (tutor);

  if (strstr (text, words) == NULL)
    g_error ("“%s” is not said in: %s", words, text);
}

/* The ladder of the call that is thought about: which cards are the bowers, by name. */
static void
test_ladder (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (DEAL "bid 2 PASS\nbid 3 PASS\n");
  static const char *const names[] = { "joker", "right bower (jack of diamonds)",
                                       "left bower (jack of hearts)", "ace of diamonds" };

  fh_tutor_set_considered (tutor, fh_bid (7, FH_TRUMP_DIAMONDS));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const FhTutorRung *rung = g_ptr_array_index (fh_tutor_get_ladder (tutor), i);

      g_assert_cmpstr (rung->name, ==, names[i]);
      g_assert_cmpint (rung->where == FH_WHERE_YOURS, ==, i == 2);
    }
  assert_says (tutor, "2 trumps in diamonds, the jack of hearts among them.");
  fh_tutor_set_considered (tutor, fh_bid (7, FH_TRUMP_HEARTS));
  assert_says (tutor, "You would have 6 trumps in hearts.");
  assert_says (tutor, "Tells your partner: strong hearts, ");
}

/* The partner's suit, and what one has of it, is said before anything is looked at. */
static void
test_partner (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (DEAL "bid 2 7D\nbid 3 PASS\n");

  assert_says (tutor, "opened with seven diamonds");
  assert_says (tutor, "You would have 2 trumps there.");
  fh_tutor_set_considered (tutor, fh_bid (8, FH_TRUMP_DIAMONDS));
  assert_says (tutor, "Tells your partner: I can help with diamonds.");
}

/* Where nobody has a partner there is no word of one, whatever is thought about; and the parts of
 * the count make up their sum. */
static void
test_alone (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 7, "rules", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (game);
  const FhRules *rules = fh_game_peek_rules (game);
  gboolean alone = rules->partners == FH_PARTNERS_BY_SIDE;

  for (int seat = 1; seat < rules->n_seats; seat++)
    alone &= rules->side_of[seat] != rules->side_of[0];
  fh_game_start (game, NULL);
  for (int i = 0; i < 30; i++)
    {
      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME)
        break;
      for (guint c = 0; c <= fh_tutor_get_calls (tutor)->len; c++)
        {
          g_autofree char *said = NULL;
          GPtrArray *figures = fh_tutor_get_figures (tutor);
          int sum = 0;

          if (c > 0)
            fh_tutor_set_considered (
                tutor,
                ((FhTutorCall *) g_ptr_array_index (fh_tutor_get_calls (tutor), c - 1))->call);
          said = everything (tutor);
          if (alone && strstr (said, "partner") != NULL)
            g_error ("There is no partner in: %s", said);
          for (guint f = 0; fh_tutor_adds_up (tutor) && f < figures->len; f++)
            {
              const FhTutorFigure *figure = g_ptr_array_index (figures, f);

              if (f + 1 == figures->len)
                g_assert_cmpint (figure->number, ==, sum);
              sum += figure->number;
            }
        }
      model_person_acts (game);
    }
}

/* What stands under a number agrees with it. */
static void
test_one (void)
{
  g_autoptr (FhTutor) tutor =
      tutor_at (TRICK "play 0 9D\nplay 1 6C\nplay 2 KS\nplay 3 JS\nplay 0 6S\nplay 1 8S\n"
                      "play 2 QS\nplay 3 10H\n");

  fh_tutor_set_counts (tutor, FH_COUNT_TRUMPS);
  {
    g_autofree char *trumps = figures_of (tutor);

    g_assert_cmpstr (trumps, ==, "1 trump out");
  }
}

/* Few, middle, all, nothing; and each count by itself. */
static void
test_degrees (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (TRICK);
  g_autofree char *middle = figures_of (tutor);
  g_autofree char *tricks = NULL, *trumps = NULL;

  g_assert_cmpstr (middle, ==, "6 needed, 4 sure, 2 likely, 2 trumps out");
  fh_tutor_set_counts (tutor, FH_COUNT_TRICKS);
  tricks = figures_of (tutor);
  g_assert_cmpstr (tricks, ==, "6 needed, 4 sure, 2 likely");
  fh_tutor_set_counts (tutor, FH_COUNT_TRUMPS);
  trumps = figures_of (tutor);
  g_assert_cmpstr (trumps, ==, "2 trumps out");
  fh_tutor_set_counts (tutor, FH_COUNT_SUITS);
  g_assert_cmpuint (fh_tutor_get_figures (tutor)->len, ==, 0);
  assert_says (tutor, "has no trump left.");
  fh_tutor_set_counts (tutor, FH_COUNT_ALL & ~FH_COUNT_SUITS);
  {
    g_autofree char *said = everything (tutor);
    g_assert_null (strstr (said, "has no trump left."));
  }
  fh_tutor_set_counts (tutor, FH_COUNT_ALL);
  fh_tutor_set_degree (tutor, FH_TUTOR_FEW);
  g_assert_cmpuint (fh_tutor_get_lines (tutor)->len, <=, 1);
  fh_tutor_set_degree (tutor, FH_TUTOR_SILENT);
  g_assert_cmpuint (fh_tutor_get_lines (tutor)->len, ==, 0);
  g_assert_cmpuint (fh_tutor_get_more (tutor)->len, ==, 0);
  g_assert_cmpuint (fh_tutor_get_figures (tutor)->len, ==, 0);
  g_assert_cmpstr (fh_tutor_get_text (tutor), ==, "");
}

/* The number is asked for before it is said, once a trick, and the game goes on without an answer.
 */
static void
test_count_first (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (TRICK);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_null (fh_tutor_get_question (tutor));
  fh_tutor_set_count_first (tutor, TRUE);
  g_assert_cmpstr (fh_tutor_get_question (tutor), ==, "How many trumps are still out?");
  before = everything (tutor);
  g_assert_null (strstr (before, "trumps out"));
  fh_tutor_answer (tutor, 5);
  g_assert_cmpstr (fh_tutor_get_answer (tutor), ==,
                   "No, 2 are out: jack of diamonds, ten of hearts.");
  g_assert_null (fh_tutor_get_question (tutor));
  after = everything (tutor);
  g_assert_nonnull (strstr (after, "2 trumps out"));
}

/* Has the tutor think about the moment. */
static void
think (FhTutor *tutor)
{
  fh_tutor_set_active (tutor, TRUE);
  fh_game_start (fh_tutor_get_game (tutor), NULL);
  await (!fh_tutor_is_busy (tutor));
}

/* The first line says how to play on, as soon as that is known, but not to who wants few words. */
static void
test_way (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (LAST_CHOICE);
  const FhTutorRemark *first;

  think (tutor);
  first = g_ptr_array_index (fh_tutor_get_lines (tutor), 0);
  g_assert_cmpstr (first->sentence, ==, "Draw trumps, from the top.");
  fh_tutor_set_degree (tutor, FH_TUTOR_FEW);
  {
    g_autofree char *said = everything (tutor);
    g_assert_null (strstr (said, "Draw trumps"));
  }
}

/* What the discard empties, and nothing of what is best before one has chosen to who wants few
 * words. */
static void
test_discard (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (CONTRACT);
  FhAction best;

  assert_says (tutor, "Short enough to empty: ");
  think (tutor);
  assert_says (tutor, "Put ");
  fh_tutor_set_degree (tutor, FH_TUTOR_FEW);
  assert_says (tutor, "Short enough to empty: ");
  fh_tutor_set_degree (tutor, FH_TUTOR_MIDDLE);
  fh_tutor_set_chosen (tutor, FH_SET (FH_CARD (FH_CLUBS, FH_FIVE)));
  {
    g_autofree char *said = everything (tutor);
    g_assert_null (strstr (said, "better"));
    g_assert_null (strstr (said, "Rather"));
  }
  for (int step = 0; step < 2; step++)
    fh_tutor_ask_hint (tutor);
  g_assert_true (fh_tutor_get_hint_action (tutor, &best));
  fh_tutor_set_chosen (tutor,
                       FH_SET (best.cards[0]) | FH_SET (best.cards[1]) | FH_SET (best.cards[2]));
  assert_says (tutor, "Nothing better was found.");
  assert_says (tutor, "You keep ");
  fh_tutor_set_chosen (tutor, FH_SET (FH_CARD (FH_HEARTS, FH_JACK))
                                  | FH_SET (FH_CARD (FH_HEARTS, FH_ACE))
                                  | FH_SET (FH_CARD (FH_HEARTS, FH_KING)));
  assert_says (tutor, "was not tried.");
}

typedef struct
{
  const char *name;
  const char *out; /* of this hand */
  FhDenomination trump;
  const char *whole;   /* the suits that go, or NULL */
  const char *besides; /* the rest, or NULL */
} Away;

#define HAND "JS AS 9S 8S AH 9H 8H KD 7D 6D 9C 8C JC"

static const Away away[] = {
  { "whole", "9C 8C", FH_TRUMP_SPADES, "Put this suit away whole: clubs.", NULL },
  { "two-suits", "9C 8C KD 7D 6D", FH_TRUMP_SPADES, "Put these suits away whole: clubs, diamonds.",
    NULL },
  { "lowest", "9C 8C 8H", FH_TRUMP_SPADES, "Put this suit away whole: clubs.",
    "Put away your lowest in hearts." },
  { "two-lowest", "6D 7D 9C", FH_TRUMP_CLUBS, NULL,
    "Put these away: nine of clubs, six of diamonds, seven of diamonds." },
  { "many-lowest", "6D 7D", FH_TRUMP_SPADES, NULL, "Put away your 2 lowest in diamonds." },
  { "each", "6D 8H 8C", FH_TRUMP_SPADES, NULL,
    "Put away your lowest in each of these: clubs, diamonds, hearts." },
  { "highest", "KD AH JC", FH_NO_TRUMP, NULL,
    "Put away your highest in each of these: clubs, diamonds, hearts." },
  { "middle", "9H", FH_TRUMP_SPADES, NULL, "Put these away: nine of hearts." },
};

static FhCardSet
cards_of_text (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  FhCardSet cards = 0;

  for (char **word = words; *word != NULL; word++)
    cards |= FH_SET (fh_card_read (*word, strlen (*word)));
  return cards;
}

/* What to put away is told by its place, and by name where that does not tell it. */
static void
test_away (gconstpointer data)
{
  const Away *row = data;
  g_autoptr (FhTutor) tutor = tutor_at (CONTRACT);
  FhScene scene = fh_game_get_scene (fh_tutor_get_game (tutor));
  FhCardSet hand = cards_of_text (HAND), out = cards_of_text (row->out);
  g_autofree char *whole = fh_sentence_empty (hand, out, row->trump);
  g_autofree char *besides = fh_sentence_put_besides (&scene, hand, out, row->trump);

  g_assert_cmpstr (whole, ==, row->whole);
  g_assert_cmpstr (besides, ==, row->besides);
}

/* Who is asked to stand or raise is told what a raise does: who may answer it (NZ-028), or that
 * nobody may. */
static void
test_raise (void)
{
  static const struct
  {
    const char *auction, *says, *help;
  } rows[] = {
    { "raise", "then they are asked again", "bidding#raise" },
    { "newcastle", "what you say now is the contract", "bidding#newcastle" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text =
          g_strdup_printf ("500 1\nrules australian-4\noption auction %s\n\ndeal 3\n"
                           "hand 0 KH 9H 7S 4D 6H JO 10C QH AD 7C\n"
                           "hand 1 JC AS KC AC JH KD 5D AH 9C 8D\n"
                           "hand 2 5S 8S 6S 5C JS QC 5H 10D KS 7D\n"
                           "hand 3 8H QS 10S QD JD 6D 4H 9S 10H 8C\nkitty 6C 7H 9D\n"
                           "bid 0 6H\nbid 1 PASS\nbid 2 PASS\nbid 3 PASS\n",
                           rows[i].auction);
      g_autoptr (FhTutor) tutor = tutor_at (text);

      g_assert_cmpstr (fh_tutor_get_heading (tutor), ==, "Stand or raise?");
      g_assert_nonnull (strstr (fh_tutor_get_text (tutor), rows[i].says));
      g_assert_cmpstr (fh_tutor_get_help (tutor), ==, rows[i].help);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fh_judge_hurry (TRUE);

  g_test_add_func ("/model/teaching/considered", test_considered);
  g_test_add_func ("/model/teaching/ladder", test_ladder);
  g_test_add_func ("/model/teaching/partner", test_partner);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/teaching/alone/%s", fh_preset_id ((FhPreset) preset));

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_alone);
    }
  g_test_add_func ("/model/teaching/degrees", test_degrees);
  g_test_add_func ("/model/teaching/one", test_one);
  g_test_add_func ("/model/teaching/way", test_way);
  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/teaching/away/%s", away[i].name);

      g_test_add_data_func (path, &away[i], test_away);
    }
  g_test_add_func ("/model/teaching/count-first", test_count_first);
  g_test_add_func ("/model/teaching/discard", test_discard);
  g_test_add_func ("/model/teaching/raise", test_raise);
  return g_test_run ();
}
