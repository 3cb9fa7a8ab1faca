/* test-teaching.c: what the tutor's panel teaches, at its moment and no more than is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>

#include "await.h"
#include "deals.h"
#include "fh-game-file.h"
#include "fh-tutor.h"
#include "model-games.h"
#include "quick-judge.h"

static void
count_cb (FhTutor *tutor, guint parts, guint *n)
{
  (*n)++;
}

/* What is looked at is thought about as long as it is, and makes trumps of its suit. */
static void
test_considered (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_4, 65, "careful", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
  FhAction pass = fh_action_bid (0, FH_PASS);
  guint n = 0;

  fh_game_start (game, NULL);
  model_game_run (game);
  g_signal_connect (tutor, "changed", G_CALLBACK (count_cb), &n);
  g_assert_cmpuint (fh_tutor_get_moment (tutor)->considered, ==, FH_CALL_NONE);
  g_assert_cmpint (fh_tutor_moment_considered_trump (fh_tutor_get_moment (tutor)), ==, -1);

  fh_tutor_set_considered (tutor, fh_bid (8, FH_TRUMP_HEARTS));
  g_assert_cmpint (fh_tutor_moment_considered_trump (fh_tutor_get_moment (tutor)), ==,
                   FH_TRUMP_HEARTS);
  g_assert_cmpuint (n, ==, 1);
  fh_tutor_set_considered (tutor, FH_CALL_NONE);
  g_assert_cmpuint (fh_tutor_get_moment (tutor)->considered, ==, FH_CALL_NONE);
  g_assert_cmpuint (n, ==, 2);
  fh_tutor_set_considered (tutor, FH_MISERE);
  g_assert_cmpint (fh_tutor_moment_considered_trump (fh_tutor_get_moment (tutor)), ==, FH_NO_TRUMP);
  fh_tutor_set_considered (tutor, FH_PASS);
  g_assert_cmpint (fh_tutor_moment_considered_trump (fh_tutor_get_moment (tutor)), ==, -1);
  /* Nobody calls a nullo at this table. */
  fh_tutor_set_considered (tutor, FH_NULLO);
  g_assert_cmpuint (fh_tutor_get_moment (tutor)->considered, ==, FH_CALL_NONE);
  g_assert_cmpuint (n, ==, 5);

  g_assert_true (fh_game_act (game, &pass, NULL));
  g_assert_cmpuint (fh_tutor_get_moment (tutor)->considered, ==, FH_CALL_NONE);
  g_assert_cmpuint (n, >, 5);
}

/* --- What is said --- */

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
  return fh_tutor_new (quick_judged (game));
}

/* The figures, "2 sure, 1 likely". */
static char *
figures_of (FhTutor *tutor)
{
  GPtrArray *figures = fh_tutor_get_words (tutor)->figures;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < figures->len; i++)
    {
      const FhTutorFigure *figure = g_ptr_array_index (figures, i);

      g_string_append_printf (text, "%s%d %s", i > 0 ? ", " : "", figure->number, figure->caption);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* All that is said at once and on demand. */
static char *
everything (FhTutor *tutor)
{
  g_autofree char *figures = figures_of (tutor);
  g_autoptr (GString) text = g_string_new (figures);
  GPtrArray *lists[] = { fh_tutor_get_words (tutor)->lines, fh_tutor_get_words (tutor)->more };

  g_string_append_printf (text, "\n%s\n%s", fh_tutor_get_words (tutor)->heading,
                          fh_tutor_get_words (tutor)->text);
  for (guint l = 0; l < G_N_ELEMENTS (lists); l++)
    for (guint i = 0; i < lists[l]->len; i++)
      g_string_append_printf (text, "\n%s", ((FhSaid *) g_ptr_array_index (lists[l], i))->text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_says (FhTutor *tutor, const char *words)
{
  g_autofree char *text = everything (tutor);

  if (strstr (text, words) == NULL)
    g_error ("“%s” is not said in: %s", words, text);
}

/* Where nobody has a partner there is no word of one, whatever is thought about; and the parts of
 * the count make up their sum. */
static void
test_alone (gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 7, "rules", TRUE);
  g_autoptr (FhTutor) tutor = fh_tutor_new (quick_judged (game));
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
      for (guint c = 0; c <= fh_tutor_get_words (tutor)->calls->len; c++)
        {
          g_autofree char *said = NULL;
          GPtrArray *figures;
          int sum = 0;

          if (c > 0)
            fh_tutor_set_considered (tutor, ((FhTutorCall *) g_ptr_array_index (
                                                 fh_tutor_get_words (tutor)->calls, c - 1))
                                                ->call);
          figures = fh_tutor_get_words (tutor)->figures;
          said = everything (tutor);
          if (alone && strstr (said, "partner") != NULL)
            g_error ("There is no partner in: %s", said);
          for (guint f = 0; fh_tutor_get_words (tutor)->adds_up && f < figures->len; f++)
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

/* The number is asked for before it is said, once a trick, and the game goes on without an answer.
 */
static void
test_count_first (void)
{
  g_autoptr (FhTutor) tutor = tutor_at (HEARTS_TRICK);
  g_autofree char *before = NULL, *after = NULL;

  g_assert_null (fh_tutor_get_words (tutor)->question);
  fh_tutor_set_manner (
      tutor,
      &(FhTutorManner){ .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL, .count_first = TRUE });
  g_assert_cmpstr (fh_tutor_get_words (tutor)->question, ==, "How many trumps are still out?");
  before = everything (tutor);
  g_assert_null (strstr (before, "trumps out"));
  fh_tutor_answer (tutor, 5);
  g_assert_cmpstr (fh_tutor_get_answer (tutor), ==,
                   "No, 2 are out: jack of diamonds, ten of hearts.");
  g_assert_null (fh_tutor_get_words (tutor)->question);
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
  const FhSaid *first;

  think (tutor);
  first = g_ptr_array_index (fh_tutor_get_words (tutor)->lines, 0);
  g_assert_cmpstr (first->text, ==, "Draw trumps, from the top.");
  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_FEW, .counts = FH_COUNT_ALL });
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
  g_autoptr (FhTutor) tutor = tutor_at (HEARTS_CONTRACT);
  FhAction best;

  assert_says (tutor, "Short enough to empty");
  think (tutor);
  assert_says (tutor, "Put ");
  fh_tutor_set_manner (tutor, &(FhTutorManner){ .degree = FH_TUTOR_FEW, .counts = FH_COUNT_ALL });
  assert_says (tutor, "Short enough to empty");
  fh_tutor_set_manner (tutor,
                       &(FhTutorManner){ .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL });
  fh_tutor_set_chosen (tutor, FH_SET (FH_CARD (FH_CLUBS, FH_FIVE)));
  {
    g_autofree char *said = everything (tutor);
    g_assert_null (strstr (said, "better"));
    g_assert_null (strstr (said, "Better: "));
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
  assert_says (tutor, "Better: ");
  assert_says (tutor, "was not among those that were tried");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/model/teaching/considered", test_considered);
  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/teaching/alone/%s", fh_preset_id ((FhPreset) preset));

      g_test_add_data_func (path, GINT_TO_POINTER (preset), test_alone);
    }
  g_test_add_func ("/model/teaching/way", test_way);
  g_test_add_func ("/model/teaching/count-first", test_count_first);
  g_test_add_func ("/model/teaching/discard", test_discard);
  return g_test_run ();
}
