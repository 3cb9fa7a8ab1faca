/* bench-window.c: from the start of the program to its first frame beside that of an empty window,
 * in instructions and by the clock, peak memory, and the frames of the whole window while tricks
 * are gathered and cards are dealt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Needs a display.  Every measurement runs in a process of its own with folders of its own; the
 * last line of that process is read.  What is compared runs in turn.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "bench-window.h"
#include "fh-application.h"
#include "fh-card-store.h"
#include "fh-config.h"
#include "fh-language.h"
#include "fh-paths.h"

int
bench_compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

double
bench_quantile (GArray *sorted, double q)
{
  return sorted->len ? g_array_index (sorted, double, (guint) (q * (sorted->len - 1))) : 0;
}

double
bench_peak_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}

double
bench_cpu_ms (clockid_t clock)
{
  struct timespec spent;

  clock_gettime (clock, &spent);
  return (double) spent.tv_sec * 1000 + (double) spent.tv_nsec / 1000000;
}

/* --- The first frame --- */

/* What the first frame shows. */
static const struct
{
  const char *name;
  double times;        /* the instructions of an empty window, when they were last fewer */
  const char *journal; /* the game that goes on, or NULL */
} starts[] = {
  { "empty window", 1.00, NULL },
  { "start page", 1.44, NULL },
  { "resumed game", 1.74,
    "500 1\n"
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

/* A start that only leaves behind what a start leaves, such as pictures of cards. */
static gboolean warms;

static void
left_behind_cb (void)
{
  _exit (EXIT_SUCCESS);
}

static void
first_frame_cb (GdkFrameClock *clock, gpointer application)
{
  if (warms)
    {
      g_timeout_add_once (FH_CARD_STORE_REST_MS + 1500, (GSourceOnceFunc) left_behind_cb, NULL);
      return;
    }
  g_signal_handlers_disconnect_by_func (clock, first_frame_cb, application);
  printf ("%.1f %.1f %.1f\n", (double) (g_get_monotonic_time () - started_at) / 1000,
          bench_cpu_ms (CLOCK_PROCESS_CPUTIME_ID), bench_peak_mib ());
  fflush (stdout);
  /* What comes after it is not counted. */
  _exit (EXIT_SUCCESS);
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

/* Where all that are measured keep what can be made anew. */
static char *cache;

static void
remove_folder (const char *folder)
{
  const char *const argv[] = { "rm", "-rf", "--", folder, NULL };

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

/* What @argv prints where @flags let it, run in folders of its own, in which @journal is the last
 * game; NULL: there was none. */
static char *
run_child (const char *const *argv, GSpawnFlags flags, const char *journal)
{
  g_autofree char *folder = g_dir_make_tmp ("five-hundred-bench-XXXXXX", NULL);
  g_auto (GStrv) environment = g_get_environ ();
  const char *const folders[] = { "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME" };
  g_autofree char *said = NULL, *counted = NULL;
  g_autoptr (GError) error = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (folders); i++)
    environment = g_environ_setenv (environment, folders[i], folder, TRUE);
  environment = g_environ_setenv (environment, "XDG_CACHE_HOME", cache, TRUE);
  /* Who knows the game is asked nothing. */
  write_file (folder, "progress.conf", "[course]\nknows=500\n");
  if (journal != NULL)
    write_file (folder, "game.500", journal);
  environment = g_environ_setenv (environment, "GSETTINGS_BACKEND", "memory", TRUE);
  if (!g_spawn_sync (NULL, (char **) argv, environment, flags | G_SPAWN_SEARCH_PATH, NULL, NULL,
                     flags & G_SPAWN_STDOUT_TO_DEV_NULL ? NULL : &said,
                     flags & G_SPAWN_STDERR_TO_DEV_NULL ? NULL : &counted, NULL, &error))
    g_error ("%s", error->message);
  remove_folder (folder);
  return said != NULL ? g_steal_pointer (&said) : g_steal_pointer (&counted);
}

/* The median of @values, and half the width of the interval in which that of all runs lies with
 * 95 % (order statistics, the normal approximation). */
static double
median_of (GArray *values, double *half)
{
  double n = values->len, reach = 0.98 * sqrt (n);

  g_array_sort (values, bench_compare_doubles);
  *half = (bench_quantile (values, MIN (0.5 + reach / n, 1))
           - bench_quantile (values, MAX (0.5 - reach / n, 0)))
          / 2;
  return bench_quantile (values, 0.5);
}

/* What is measured is no first start. */
static void
warm_up (const char *program)
{
  const char *const argv[] = { program, "--warm", "0", NULL };

  cache = g_dir_make_tmp ("five-hundred-bench-XXXXXX", NULL);
  for (guint k = 1; k < G_N_ELEMENTS (starts); k++)
    g_free (run_child (argv, G_SPAWN_STDERR_TO_DEV_NULL, starts[k].journal));
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
        const char *const argv[] = { program, k == 0 ? "--empty" : "--start", now, NULL };
        g_autofree char *output = run_child (argv, G_SPAWN_STDERR_TO_DEV_NULL, starts[k].journal);
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

/* The number of instructions in @figure, in which commas stand. */
static double
read_figure (const char *figure)
{
  double n = 0;

  for (; *figure == ' ' || *figure == ',' || g_ascii_isdigit (*figure); figure++)
    if (g_ascii_isdigit (*figure))
      n = 10 * n + g_ascii_digit_value (*figure);
  return n;
}

/* How many million instructions @k takes up to its first frame, in all threads; 0 where nothing
 * counts them. */
static double
count_instructions (const char *program, guint k)
{
  /* Threads take fair turns: else chance decides whether the toolkit reads its icons twice. */
  const char *const argv[] = { "valgrind",
                               "--fair-sched=yes",
                               "--tool=cachegrind",
                               "--cache-sim=no",
                               "--cachegrind-out-file=/dev/null",
                               program,
                               k == 0 ? "--empty" : "--start",
                               "0",
                               NULL };
  g_autofree char *output = run_child (argv, G_SPAWN_STDOUT_TO_DEV_NULL, starts[k].journal);
  g_auto (GStrv) parts = g_strsplit (output, "I   refs:", -1);
  double most = 0;

  /* What the program starts is counted by itself. */
  for (char **part = parts; *part != NULL && part[1] != NULL; part++)
    most = MAX (most, read_figure (part[1]));
  return most / 1e6;
}

/* Whether all of it is within a tenth of what it was when that was last lowered. */
static gboolean
compare_instructions (const char *program)
{
  double base = count_instructions (program, 0);
  gboolean is_within = TRUE;

  for (guint k = 0; k < G_N_ELEMENTS (starts) && base > 0; k++)
    {
      double n = k == 0 ? base : count_instructions (program, k);

      printf ("first frame, %s: %.0f million instructions (%.2f times, %.2f so far)\n",
              starts[k].name, n, n / base, starts[k].times);
      is_within = is_within && n / base <= 1.1 * starts[k].times;
    }
  if (base <= 0)
    printf ("valgrind is not there, which counts instructions\n");
  return is_within;
}

int
main (int argc, char **argv)
{
  int runs = argc == 2 ? atoi (argv[1]) : 15;

  if (argc > 2 && g_str_equal (argv[1], "--empty"))
    return measure_empty (argv[2]);
  if (argc > 2 && (g_str_equal (argv[1], "--start") || g_str_equal (argv[1], "--warm")))
    {
      warms = g_str_equal (argv[1], "--warm");
      return measure_start (argv[2]);
    }
  if (argc > 2 && g_str_equal (argv[1], "--frames"))
    return bench_measure_frames ();

  warm_up (argv[0]);
  gboolean is_within = compare_instructions (argv[0]);
  if (argc == 2 && g_str_equal (argv[1], "--instructions"))
    {
      remove_folder (cache);
      return is_within ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  compare_starts (argv[0], MAX (runs, 1));
  const char *const frames_argv[] = { argv[0], "--frames", "-", NULL };
  g_autofree char *frames = run_child (frames_argv, G_SPAWN_STDERR_TO_DEV_NULL, NULL);
  printf ("at 1280x800, every frame while something moves:\n%s", frames);
  remove_folder (cache);
  return EXIT_SUCCESS;
}
