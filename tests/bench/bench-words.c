/* bench-words.c: how soon the tutor's first words are on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-words [SEEDS] plays the first deal of so many games, ten unless it is said, at each of some
 * tables, with the table and the panel in a window of 1280x800, and prints the milliseconds from
 * the game's coming to the person's decision until the frame is drawn in which the panel speaks of
 * it, and the share of decisions at which that took at most 50.  Then it opens the page of
 * practice, a round there and the review of a deal as often, and prints the milliseconds until the
 * first frame with words in it is drawn.  Both are also given as the work of the main thread alone,
 * which other programs do not disturb.  Needs a display.
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <glib/gstdio.h>

#include "await.h"
#include "bench-times.h"
#include "fh-config.h"
#include "fh-game-view.h"
#include "fh-language.h"
#include "fh-paths.h"
#include "fh-practice-page.h"
#include "fh-review-window.h"
#include "fh-tutor-panel.h"
#include "model-games.h"

#define SOON 50.0 /* milliseconds */

typedef struct
{
  FhGame *game;
  FhTutor *tutor;
  gint64 came;    /* when the game came to the decision, or 0 */
  double began;   /* milliseconds that the main thread had worked until then */
  gboolean drawn; /* since then */
  GArray *said;   /* milliseconds until the words are found, double */
  GArray *times;  /* and until they are drawn, */
  GArray *work;   /* and of them those in which the main thread worked */
} Words;

/* The milliseconds that the main thread has worked. */
static double
worked (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return 1e3 * (double) time.tv_sec + 1e-6 * (double) time.tv_nsec;
}

/* Before the tutor and the table hear of it. */
static void
changed_cb (FhGame *game, Words *words)
{
  if (!fh_game_awaits_person (game))
    return;
  words->came = g_get_monotonic_time ();
  words->began = worked ();
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
  ms = worked () - words->began;
  g_array_append_val (words->work, ms);
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
  AWAIT_WHILE ((hold = fh_game_get_hold (words->game)) != FH_HOLD_DEAL && hold != FH_HOLD_GAME)
  {
    if (hold == FH_HOLD_DECLARE || hold == FH_HOLD_CUT)
      fh_game_continue (words->game);
    else if (fh_game_awaits_person (words->game) && words->drawn)
      model_person_acts (words->game);
    else
      await_next ();
  }
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

/* Prints what @list, milliseconds, comes to. */
static void
print (const char *what, GArray *list)
{
  guint soon = 0;

  g_array_sort (list, bench_compare);
  for (guint i = 0; i < list->len; i++)
    soon += g_array_index (list, double, i) <= SOON;
  printf ("%s: %u times, ms median %.1f 95%% %.1f max %.1f, at most %.0f ms: %.1f %%\n", what,
          list->len, quantile (list, 0.5), quantile (list, 0.95), quantile (list, 1), SOON,
          list->len > 0 ? 100.0 * soon / list->len : 0.0);
  fflush (stdout);
}

/* --- Windows --- */

typedef struct
{
  FhSettings *settings;
  FhProgress *progress;
  FhGame *game; /* with a deal that is over, or goes on */
} Rooms;

static GtkWidget *
open_practice (const Rooms *rooms)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window),
                        fh_practice_page_new (rooms->settings, rooms->progress));
  return window;
}

static GtkWidget *
open_round (const Rooms *rooms)
{
  const FhPracticeWish wish = { .preset = FH_PRESET_AMERICAN_6 };
  GtkWidget *window = open_practice (rooms);

  fh_practice_page_begin (FH_PRACTICE_PAGE (gtk_window_get_child (GTK_WINDOW (window))), &wish);
  return window;
}

static GtkWidget *
open_review (const Rooms *rooms)
{
  g_autoptr (FhReview) review = fh_review_new_for_game (rooms->game, 0, NULL);

  return fh_review_window_new (NULL, review, rooms->settings, NULL);
}

/* Whether there are words in @widget that have a place. */
static gboolean
has_words (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && gtk_widget_get_width (widget) > 0
      && gtk_label_get_text (GTK_LABEL (widget))[0] != '\0')
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_words (child))
      return TRUE;
  return FALSE;
}

static void
painted_cb (GdkFrameClock *clock, gboolean *is_painted)
{
  *is_painted = TRUE;
}

/* Opens what @open does @n_times, and prints how soon words are there. */
static void
open_often (const char *what, GtkWidget *(*open) (const Rooms *), const Rooms *rooms, int n_times)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) work = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *alone = g_strconcat (what, ", the main thread", NULL);

  for (int i = 0; i < n_times; i++)
    {
      gint64 start = g_get_monotonic_time ();
      double began = worked (), ms;
      GtkWidget *window = open (rooms);
      gboolean is_painted = FALSE;

      gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
      gtk_window_present (GTK_WINDOW (window));
      g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted_cb),
                        &is_painted);
      while (!is_painted || !has_words (window))
        {
          is_painted = FALSE;
          g_main_context_iteration (NULL, TRUE);
        }
      ms = (double) (g_get_monotonic_time () - start) / 1000;
      g_array_append_val (times, ms);
      ms = worked () - began;
      g_array_append_val (work, ms);
      gtk_window_destroy (GTK_WINDOW (window));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  print (what, times);
  print (alone, work);
}

static void
open_windows (FhSettings *settings, int n_times)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "bench-words.store", NULL);
  FhStore *store = fh_store_new (path);
  FhReview *over;
  Rooms rooms = { .settings = settings,
                  .progress = fh_progress_new (store),
                  .game = model_game_new (FH_PRESET_AUSTRALIAN_4, 1, "rules", FALSE) };

  fh_game_start (rooms.game, NULL);
  while ((over = fh_review_new_for_game (rooms.game, 0, NULL)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (over);
  fh_game_stop (rooms.game);
  open_often ("page of practice", open_practice, &rooms, n_times);
  open_often ("round of practice", open_round, &rooms, n_times);
  open_often ("review", open_review, &rooms, n_times);
  g_object_unref (rooms.game);
  g_object_unref (rooms.progress);
  g_object_unref (store);
  g_remove (path);
}

int
main (int argc, char **argv)
{
  static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                      FH_PRESET_AUSTRALIAN_3, FH_PRESET_AMERICAN_5 };
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (FhSettings) settings = NULL;
  g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) work = g_array_new (FALSE, FALSE, sizeof (double));
  Words words = { .said = said, .times = times, .work = work };
  int n_seeds = argc > 1 ? atoi (argv[1]) : 10;
  GtkWidget *window, *view, *box, *panel;

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

  print ("panel", times);
  print ("panel, the main thread", work);
  print ("panel, until the words are found", said);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (words.tutor);
  open_windows (settings, n_seeds);
  return EXIT_SUCCESS;
}
