/* test-tutor-words.c: the tutor says first what matters, and not much more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games are played with the panel in sight; at each decision of the person the words are
 * counted that stand on it at once, in the middle degree.  What has to be unfolded does not count,
 * nor do tabs and buttons, nor numbers, signs and names of calls such as 8♥.
 */
#include "table-test.h"

#include <string.h>

#include "await.h"
#include "fh-fold.h"
#include "fh-tutor-panel.h"
#include "model-games.h"
#include "quick-judge.h"

#define MOST    40 /* words, the median */
#define N_SEEDS 10

static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                    FH_PRESET_AUSTRALIAN_3, FH_PRESET_NEW_ZEALAND_5 };

static const char *const phases[] = { "auction", "exchange", "play" };

static guint
n_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \n\t", -1);
  guint n = 0;

  for (char **word = words; *word != NULL; word++)
    {
      gboolean has_letter = FALSE;

      for (const char *c = *word; *c != '\0'; c = g_utf8_next_char (c))
        has_letter |= g_unichar_isalpha (g_utf8_get_char (c));
      n += has_letter;
    }
  return n;
}

static gboolean
is_in_button (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) != NULL
         || gtk_widget_get_ancestor (widget, GTK_TYPE_STACK_SWITCHER) != NULL;
}

static guint
words_in_sight (GtkWidget *panel, GString *all)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (panel, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_get_mapped (labels->pdata[i]) && !is_in_button (labels->pdata[i]))
      {
        const char *text = gtk_label_get_text (labels->pdata[i]);

        n += n_words (text);
        g_string_append_printf (all, "%s | ", text);
      }
  return n;
}

/* What is said at once besides headings and figures; figures of samples are not among it. */
static void
check_said (FhTutor *tutor)
{
  const FhTutorWords *words = fh_tutor_get_words (tutor);
  g_autoptr (GString) said = g_string_new (words->text);

  for (guint i = 0; i < words->lines->len; i++)
    g_string_append_printf (said, " %s", ((const FhSaid *) words->lines->pdata[i])->text);
  if (n_words (said->str) > MOST)
    g_error ("%u words: %s", n_words (said->str), said->str);
  g_assert_null (strstr (said->str, "hands)"));
  g_assert_null (strstr (said->str, "average"));
}

/* Likewise while each call is thought about. */
static void
check_calls (FhTutor *tutor)
{
  for (guint i = 0; i < fh_tutor_get_words (tutor)->calls->len; i++)
    {
      const FhTutorCall *call = fh_tutor_get_words (tutor)->calls->pdata[i];

      fh_tutor_set_considered (tutor, call->call);
      check_said (tutor);
    }
  fh_tutor_set_considered (tutor, FH_CALL_NONE);
}

/* Nothing is linked to twice. */
static void
check_links (GtkWidget *panel)
{
  g_autoptr (GPtrArray) labels = table_test_find_all (panel, GTK_TYPE_LABEL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *markup = gtk_label_get_label (labels->pdata[i]);
      const char *from =
          gtk_widget_get_mapped (labels->pdata[i]) ? strstr (markup, "href=\"") : NULL;

      if (from != NULL && !g_hash_table_add (seen, g_strndup (from, strcspn (from + 6, "\"") + 6)))
        g_error ("linked to twice: %s", markup);
    }
}

static int
phase_of (FhGame *game)
{
  switch ((FhActionKind) fh_game_peek_table (game)->due)
    {
    case FH_ACTION_BID:
      return 0;
    case FH_ACTION_PLAY:
      return 2;
    default:
      return 1;
    }
}

/* Where the first fold of @panel lies, which is More. */
static int
place_of_more (GtkWidget *panel)
{
  g_autoptr (GPtrArray) folds = table_test_find_all (panel, FH_TYPE_FOLD);
  graphene_rect_t box;

  for (guint i = 0; i < folds->len; i++)
    if (gtk_widget_get_mapped (folds->pdata[i])
        && gtk_widget_compute_bounds (folds->pdata[i], panel, &box))
      return (int) box.origin.y;
  return 0;
}

/* From card to card More stays where it is, but for moments at which much more is said. */
typedef struct
{
  int place; /* at the last card, or 0 */
  guint moves, stays;
} Places;

static void
note_place (Places *places, int place)
{
  if (places->place > 0 && place > 0)
    *(place == places->place ? &places->stays : &places->moves) += 1;
  places->place = place;
}

/* Plays the first deal of a game, and counts. */
static void
play_deal (FhPreset preset,
           guint64 seed,
           FhTutor *tutor,
           GtkWidget *panel,
           GArray *counts[3],
           Places *places)
{
  g_autoptr (FhGame) game = model_game_new (preset, seed, "rules", TRUE);
  guint last[3] = { 0 };

  fh_tutor_set_game (tutor, quick_judged (game));
  fh_game_start (game, NULL);
  for (;;)
    {
      g_autoptr (GString) all = g_string_new (NULL);
      int phase;
      guint n;

      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME || fh_game_peek_table (game)->n_deals > 1)
        break;
      phase = phase_of (game);
      await (!fh_tutor_is_busy (tutor));
      table_test_settle (panel);
      n = words_in_sight (panel, all);
      check_said (tutor);
      check_links (panel);
      note_place (places, phase == 2 ? place_of_more (panel) : 0);
      if (phase == 0)
        check_calls (tutor);
      g_array_append_val (counts[phase], n);
      if (++last[phase] % 4 == 1)
        g_test_message ("%u words: %s", n, all->str);
      model_person_acts (game);
    }
  fh_tutor_set_game (tutor, NULL);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return (int) *(const guint *) a - (int) *(const guint *) b;
}

static guint
part_of (GArray *counts, guint percent)
{
  g_array_sort (counts, compare);
  return g_array_index (counts, guint, (counts->len - 1) * percent / 100);
}

static void
test_words (void)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (NULL);
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  GtkWidget *panel = fh_tutor_panel_new (tutor, settings);
  GtkWidget *window = table_test_window (panel, 440, 900); /* without style the tabs are wide */
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *counts[3];
  Places places = { 0 };

  fh_tutor_set_active (tutor, TRUE);
  for (int p = 0; p < 3; p++)
    counts[p] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint p = 0; p < G_N_ELEMENTS (presets); p++)
    for (guint64 seed = 1; seed <= N_SEEDS; seed++)
      play_deal (presets[p], seed, tutor, panel, counts, &places);
  for (int p = 0; p < 3; p++)
    {
      g_assert_cmpuint (counts[p]->len, >, 10);
      g_array_append_vals (all, counts[p]->data, counts[p]->len);
      g_test_message ("%s: %u decisions, median %u words, 95 %%: %u", phases[p], counts[p]->len,
                      part_of (counts[p], 50), part_of (counts[p], 95));
      g_assert_cmpuint (part_of (counts[p], 50), <=, MOST);
      g_array_unref (counts[p]);
    }
  g_test_message ("altogether: %u decisions, median %u words, 95 %%: %u", all->len,
                  part_of (all, 50), part_of (all, 95));
  g_assert_cmpuint (part_of (all, 50), <=, MOST);
  g_test_message ("more stays %u times, moves %u times", places.stays, places.moves);
  g_assert_cmpuint (places.stays, >, 3 * places.moves);
  table_test_close (window, panel);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  g_test_add_func ("/view/tutor-words/middle", test_words);
  return g_test_run ();
}
