/* bench-window.c: from the start of the program to its first frame, peak memory, and the time of a
 * frame while a trick is collected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Needs a display.  Every measurement runs in a process of its own with folders of its own; the
 * last line of that process is read.
 */
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "fh-application.h"
#include "fh-config.h"
#include "fh-language.h"
#include "fh-paths.h"

#define N_TRICKS_MEASURED 40
#define COLLECT_MS        320

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static double
quantile (GArray *sorted, double q)
{
  return sorted->len ? g_array_index (sorted, double, (guint) (q * (sorted->len - 1))) : 0;
}

static double
peak_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}

/* --- The first frame --- */

static gint64 started_at;

static void
first_frame_cb (GdkFrameClock *clock, gpointer application)
{
  g_signal_handlers_disconnect_by_func (clock, first_frame_cb, application);
  printf ("%.1f %.1f\n", (double) (g_get_monotonic_time () - started_at) / 1000, peak_mib ());
  fflush (stdout);
  g_application_quit (G_APPLICATION (application));
}

static void
window_realized_cb (GtkWidget *window, gpointer application)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_signal_connect (clock, "after-paint", G_CALLBACK (first_frame_cb), application);
}

static void
window_added_cb (GtkApplication *application, GtkWindow *window)
{
  g_signal_connect (window, "realize", G_CALLBACK (window_realized_cb), application);
}

static int
measure_start (const char *since)
{
  char *argv[] = { (char *) "five-hundred", NULL };

  started_at = g_ascii_strtoll (since, NULL, 10);
  fh_paths_init ();
  gtk_disable_setlocale ();
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());
  g_autoptr (FhApplication) application = fh_application_new ();
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  return g_application_run (G_APPLICATION (application), 1, argv);
}

/* --- Frames while tricks are collected --- */

typedef struct
{
  GMainLoop *loop;
  FhGame *game;
  GArray *work;      /* milliseconds that a frame took, double */
  GArray *intervals; /* milliseconds from frame to frame */
  gint64 before;
  gint64 last_frame;
  gboolean collecting;
  int tricks;
} Frames;

static void
before_paint_cb (GdkFrameClock *clock, Frames *frames)
{
  frames->before = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, Frames *frames)
{
  gint64 now = g_get_monotonic_time ();
  double work = (double) (now - frames->before) / 1000;
  double interval = (double) (frames->before - frames->last_frame) / 1000;

  if (frames->collecting)
    {
      g_array_append_val (frames->work, work);
      if (frames->last_frame)
        g_array_append_val (frames->intervals, interval);
    }
  frames->last_frame = frames->collecting ? frames->before : 0;
}

static gboolean
collected_cb (gpointer data)
{
  Frames *frames = data;

  frames->collecting = FALSE;
  if (++frames->tricks == N_TRICKS_MEASURED)
    g_main_loop_quit (frames->loop);
  return G_SOURCE_REMOVE;
}

/* A trick or a deal lies there: it is taken away, and the frames of that counted. */
static gboolean
go_on_cb (gpointer data)
{
  Frames *frames = data;

  if (fh_game_get_hold (frames->game) == FH_HOLD_TRICK)
    {
      frames->collecting = TRUE;
      frames->last_frame = 0;
      g_timeout_add (COLLECT_MS, collected_cb, frames);
    }
  fh_game_continue (frames->game);
  return G_SOURCE_REMOVE;
}

static void
hold_cb (FhGame *game, GParamSpec *pspec, Frames *frames)
{
  if (fh_game_get_hold (game) == FH_HOLD_GAME)
    g_main_loop_quit (frames->loop);
  else if (fh_game_get_hold (game) != FH_HOLD_NONE)
    g_timeout_add (COLLECT_MS + 80, go_on_cb, frames);
}

static int
measure_frames (void)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = { 0, 7 };
  Frames frames = { .work = g_array_new (FALSE, FALSE, sizeof (double)),
                    .intervals = g_array_new (FALSE, FALSE, sizeof (double)) };

  fh_paths_init ();
  gtk_disable_setlocale ();
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());
  adw_init ();

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_seating_init (&seating, &rules, "steady", "steady");
  fh_seating_set_level (&seating, 0, "steady");
  frames.game = fh_game_new (&rules, &seating, &seed);
  g_object_set (frames.game, "trick-delay", -1, "deal-delay", -1, "move-delay", 0, NULL);
  frames.loop = g_main_loop_new (NULL, FALSE);

  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = fh_game_view_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), view);
  fh_game_view_set_game (FH_GAME_VIEW (view), frames.game);
  gtk_window_present (GTK_WINDOW (window));
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &frames);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &frames);
  g_signal_connect (frames.game, "notify::hold", G_CALLBACK (hold_cb), &frames);
  fh_game_start (frames.game, NULL);
  g_main_loop_run (frames.loop);

  g_array_sort (frames.work, compare_doubles);
  g_array_sort (frames.intervals, compare_doubles);
  printf ("tricks %d, frames %u, work ms median %.1f 95%% %.1f max %.1f, interval ms median %.1f "
          "95%% %.1f, peak %.0f MiB\n",
          frames.tricks, frames.work->len, quantile (frames.work, 0.5),
          quantile (frames.work, 0.95), quantile (frames.work, 1), quantile (frames.intervals, 0.5),
          quantile (frames.intervals, 0.95), peak_mib ());
  return EXIT_SUCCESS;
}

/* --- The parent --- */

/* The standard output of this program run with @arguments in folders of its own. */
static char *
run_child (const char *program, const char *mode, const char *argument)
{
  g_autofree char *folder = g_dir_make_tmp ("five-hundred-bench-XXXXXX", NULL);
  g_auto (GStrv) environment = g_get_environ ();
  const char *argv[] = { program, mode, argument, NULL };
  const char *const folders[] = { "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME",
                                  "XDG_CACHE_HOME" };
  char *output = NULL;
  g_autoptr (GError) error = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (folders); i++)
    environment = g_environ_setenv (environment, folders[i], folder, TRUE);
  environment = g_environ_setenv (environment, "GSETTINGS_BACKEND", "memory", TRUE);
  if (!g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                     &output, NULL, NULL, &error))
    g_error ("%s", error->message);
  return output;
}

int
main (int argc, char **argv)
{
  int runs = argc == 2 ? atoi (argv[1]) : 7;
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) memory = g_array_new (FALSE, FALSE, sizeof (double));

  if (argc > 2 && g_str_equal (argv[1], "--start"))
    return measure_start (argv[2]);
  if (argc > 2 && g_str_equal (argv[1], "--frames"))
    return measure_frames ();

  for (int i = 0; i < runs; i++)
    {
      g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
      g_autofree char *output = run_child (argv[0], "--start", now);
      double ms, mib;
      if (sscanf (output, "%lf %lf", &ms, &mib) == 2)
        {
          g_array_append_val (times, ms);
          g_array_append_val (memory, mib);
        }
    }
  g_array_sort (times, compare_doubles);
  g_array_sort (memory, compare_doubles);
  printf ("start to first frame: %u runs, ms min %.0f median %.0f max %.0f, peak MiB median %.0f\n",
          times->len, quantile (times, 0), quantile (times, 0.5), quantile (times, 1),
          quantile (memory, 0.5));
  g_autofree char *frames = run_child (argv[0], "--frames", "-");
  printf ("collecting tricks at 1280x800: %s", frames);
  return times->len > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
