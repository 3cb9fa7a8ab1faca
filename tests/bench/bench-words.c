/* bench-words.c: how soon the tutor's first words are on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-words [SEEDS] plays the first deal of so many games, ten unless it is said, at each of some
 * tables, with the table and the panel in a window of 1280x800, and prints the milliseconds from
 * the game's coming to the person's decision until the frame is drawn in which the panel speaks of
 * it, and the share of decisions at which that took at most 50.  Needs a display.
 */
#include <stdio.h>
#include <stdlib.h>

#include "fh-config.h"
#include "fh-game-view.h"
#include "fh-language.h"
#include "fh-paths.h"
#include "fh-tutor-panel.h"
#include "model-games.h"

#define SOON 50.0 /* milliseconds */

typedef struct
{
  FhGame *game;
  FhTutor *tutor;
  gint64 came;    /* when the game came to the decision, or 0 */
  gboolean drawn; /* since then */
  GArray *said;   /* milliseconds until the words are found, double */
  GArray *times;  /* and until they are drawn */
} Words;

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Before the tutor and the table hear of it. */
static void
changed_cb (FhGame *game, Words *words)
{
  if (!fh_game_awaits_person (game))
    return;
  words->came = g_get_monotonic_time ();
  words->drawn = FALSE;
}

/* The tutor has found its words. */
static void
said_cb (FhTutor *tutor, guint parts, Words *words)
{
  double ms = (double) (g_get_monotonic_time () - words->came) / 1000;

  if (words->came != 0 && !words->drawn)
    g_array_append_val (words->said, ms);
}

static void
after_paint_cb (GdkFrameClock *clock, Words *words)
{
  double ms;

  if (words->came == 0)
    return;
  g_assert (fh_tutor_get_words (words->tutor)->heading[0] != '\0');
  ms = (double) (g_get_monotonic_time () - words->came) / 1000;
  g_array_append_val (words->times, ms);
  words->came = 0;
  words->drawn = TRUE;
}

static void
play_deal (Words *words, GtkWidget *view, FhPreset preset, guint64 number)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = fh_seed_from_number (number);
  FhHold hold;

  fh_rules_init (&rules, preset);
  fh_seating_init (&seating, &rules, "careful", "careful");
  words->game = fh_game_new (&rules, &seating, &seed);
  words->came = 0;
  words->drawn = FALSE;
  g_object_set (words->game, "trick-delay", 0, "deal-delay", -1, "move-delay", 0, NULL);
  g_signal_connect (words->game, "changed", G_CALLBACK (changed_cb), words);
  fh_tutor_set_game (words->tutor, words->game);
  fh_game_view_set_game (FH_GAME_VIEW (view), words->game);
  fh_game_start (words->game, NULL);
  while ((hold = fh_game_get_hold (words->game)) != FH_HOLD_DEAL && hold != FH_HOLD_GAME)
    if (hold == FH_HOLD_DECLARE || hold == FH_HOLD_CUT)
      fh_game_continue (words->game);
    else if (fh_game_awaits_person (words->game) && words->drawn)
      model_person_acts (words->game);
    else
      g_main_context_iteration (NULL, TRUE);
  fh_game_view_set_game (FH_GAME_VIEW (view), NULL);
  fh_tutor_set_game (words->tutor, NULL);
  fh_game_stop (words->game);
  g_clear_object (&words->game);
}

static double
quantile (GArray *sorted, double q)
{
  return sorted->len > 0 ? g_array_index (sorted, double, (guint) (q * (sorted->len - 1))) : 0;
}

int
main (int argc, char **argv)
{
  static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                      FH_PRESET_AUSTRALIAN_3, FH_PRESET_AMERICAN_5 };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (FhSettings) settings = NULL;
  g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (double));
  Words words = { .said = said, .times = times };
  int n_seeds = argc > 1 ? atoi (argv[1]) : 10;
  GtkWidget *window, *view, *box, *panel;
  guint soon = 0;

  fh_paths_init ();
  gtk_disable_setlocale ();
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());
  adw_init ();
  settings = fh_settings_new (NULL);
  words.tutor = fh_tutor_new (NULL);
  fh_tutor_set_active (words.tutor, TRUE);
  g_signal_connect (words.tutor, "changed", G_CALLBACK (said_cb), &words);

  window = gtk_window_new ();
  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  view = fh_game_view_new ();
  panel = fh_tutor_panel_new (words.tutor, settings);
  gtk_widget_set_hexpand (view, TRUE);
  fh_game_view_set_tutor (FH_GAME_VIEW (view), words.tutor);
  gtk_box_append (GTK_BOX (box), view);
  gtk_box_append (GTK_BOX (box), panel);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (after_paint_cb),
                    &words);
  for (guint p = 0; p < G_N_ELEMENTS (presets); p++)
    for (int seed = 1; seed <= n_seeds; seed++)
      play_deal (&words, view, presets[p], (guint64) seed);

  g_array_sort (times, compare_doubles);
  g_array_sort (said, compare_doubles);
  for (guint i = 0; i < times->len; i++)
    soon += g_array_index (times, double, i) <= SOON;
  printf ("%u decisions, ms median %.1f 95%% %.1f max %.1f, at most %.0f ms: %u (%.1f %%)\n",
          times->len, quantile (times, 0.5), quantile (times, 0.95), quantile (times, 1), SOON,
          soon, times->len > 0 ? 100.0 * soon / times->len : 0.0);
  printf ("until the words are found: ms median %.1f 95%% %.1f max %.1f\n", quantile (said, 0.5),
          quantile (said, 0.95), quantile (said, 1));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (words.tutor);
  return EXIT_SUCCESS;
}
