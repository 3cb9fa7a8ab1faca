/* bench-window.c: from the start of the program to its first frame beside that of an empty window,
 * peak memory, and the time of a frame while a trick is collected.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Needs a display.  Every measurement runs in a process of its own with folders of its own; the
 * last line of that process is read.  What is compared runs in turn.
 */
#include <locale.h>
#include <math.h>
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

/* Of the whole process so far. */
static double
cpu_ms (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000
         + (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1000;
}

/* --- The first frame --- */

/* What the first frame shows. */
static const struct
{
  const char *name;
  const char *journal; /* the game that goes on, or NULL */
} starts[] = {
  { "empty window", NULL },
  { "start page", NULL },
  { "resumed game", "500 1\n"
                    "rules australian-4\n"
                    "\n"
                    "deal 2\n"
                    "hand 0 4H 8C QS 10C 5H JS 6D QD 6C KD\n"
                    "hand 1 6H 8S 5S KC 4D 10D AD KH 10H JO\n"
                    "hand 2 9C 7C JC 9H JD 8D JH 8H 7D 5D\n"
                    "hand 3 QH 7H KS 9S 9D 5C AH 10S QC 6S\n"
                    "kitty AS 7S AC\n"
                    "bid 3 PASS\n" },
};

static gint64 started_at;

static void
first_frame_cb (GdkFrameClock *clock, gpointer application)
{
  g_signal_handlers_disconnect_by_func (clock, first_frame_cb, application);
  printf ("%.1f %.1f %.1f\n", (double) (g_get_monotonic_time () - started_at) / 1000, cpu_ms (),
          peak_mib ());
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

/* A window with a header bar and nothing else. */
static void
activate_cb (GApplication *application)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *window =
      g_object_new (ADW_TYPE_APPLICATION_WINDOW, "application", application, "default-width", 1000,
                    "default-height", 700, "content", box, NULL);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_window_present (GTK_WINDOW (window));
}

static int
measure_empty (const char *since)
{
  g_autoptr (AdwApplication) application = NULL;

  started_at = g_ascii_strtoll (since, NULL, 10);
  application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (application), 0, NULL);
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

static void
write_file (const char *folder, const char *name, const char *text)
{
  g_autofree char *own = g_build_filename (folder, "five-hundred", NULL);
  g_autofree char *path = g_build_filename (own, name, NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (own, 0700);
  if (!g_file_set_contents (path, text, -1, &error))
    g_error ("%s", error->message);
}

/* The standard output of this program run with @arguments in folders of its own, in which @journal
 * is the last game; NULL: there was none. */
static char *
run_child (const char *program, const char *mode, const char *argument, const char *journal)
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
  /* Who knows the game is asked nothing. */
  write_file (folder, "progress.conf", "[course]\nknows=500\nchecked=true\n");
  if (journal != NULL)
    write_file (folder, "game.500", journal);
  environment = g_environ_setenv (environment, "GSETTINGS_BACKEND", "memory", TRUE);
  if (!g_spawn_sync (NULL, (char **) argv, environment, G_SPAWN_STDERR_TO_DEV_NULL, NULL, NULL,
                     &output, NULL, NULL, &error))
    g_error ("%s", error->message);
  return output;
}

/* The median of @values, and half the width of the interval in which that of all runs lies with
 * 95 % (order statistics, the normal approximation). */
static double
median_of (GArray *values, double *half)
{
  double n = values->len, reach = 0.98 * sqrt (n);

  g_array_sort (values, compare_doubles);
  *half =
      (quantile (values, MIN (0.5 + reach / n, 1)) - quantile (values, MAX (0.5 - reach / n, 0)))
      / 2;
  return quantile (values, 0.5);
}

static void
compare_starts (const char *program, int runs)
{
  GArray *wall[G_N_ELEMENTS (starts)], *cpu[G_N_ELEMENTS (starts)], *memory[G_N_ELEMENTS (starts)];
  double base_wall = 0, base_cpu = 0, base_memory = 0;

  for (guint k = 0; k < G_N_ELEMENTS (starts); k++)
    {
      wall[k] = g_array_new (FALSE, FALSE, sizeof (double));
      cpu[k] = g_array_new (FALSE, FALSE, sizeof (double));
      memory[k] = g_array_new (FALSE, FALSE, sizeof (double));
    }
  for (int i = 0; i < runs; i++)
    for (guint k = 0; k < G_N_ELEMENTS (starts); k++)
      {
        g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_monotonic_time ());
        g_autofree char *output =
            run_child (program, k == 0 ? "--empty" : "--start", now, starts[k].journal);
        double a, b, c;

        if (sscanf (output, "%lf %lf %lf", &a, &b, &c) != 3)
          continue;
        g_array_append_val (wall[k], a);
        g_array_append_val (cpu[k], b);
        g_array_append_val (memory[k], c);
      }
  for (guint k = 0; k < G_N_ELEMENTS (starts); k++)
    {
      double half_wall, half_cpu, half_memory;
      double ms = median_of (wall[k], &half_wall), work = median_of (cpu[k], &half_cpu);
      double mib = median_of (memory[k], &half_memory);

      if (k == 0)
        {
          base_wall = ms;
          base_cpu = work;
          base_memory = mib;
        }
      printf ("first frame, %s: %u runs, ms %.0f +- %.0f (%.2f times), CPU ms %.0f +- %.0f (%.2f "
              "times), peak MiB %.0f (%+.0f)\n",
              starts[k].name, wall[k]->len, ms, half_wall, ms / base_wall, work, half_cpu,
              work / base_cpu, mib, mib - base_memory);
      g_array_unref (wall[k]);
      g_array_unref (cpu[k]);
      g_array_unref (memory[k]);
    }
}

int
main (int argc, char **argv)
{
  int runs = argc == 2 ? atoi (argv[1]) : 15;

  if (argc > 2 && g_str_equal (argv[1], "--empty"))
    return measure_empty (argv[2]);
  if (argc > 2 && g_str_equal (argv[1], "--start"))
    return measure_start (argv[2]);
  if (argc > 2 && g_str_equal (argv[1], "--frames"))
    return measure_frames ();

  compare_starts (argv[0], MAX (runs, 1));
  g_autofree char *frames = run_child (argv[0], "--frames", "-", NULL);
  printf ("collecting tricks at 1280x800: %s", frames);
  return EXIT_SUCCESS;
}
