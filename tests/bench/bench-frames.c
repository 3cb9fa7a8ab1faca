/* bench-frames.c: what the frames of the whole window cost while something moves, and while the
 * window is made larger step by step.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program as a person has it, with one person who plays as a computer player would.  Of each
 * frame is told what the main thread and what all threads spent on it; computer players who think
 * in that time are in the latter.
 */
#include <stdio.h>
#include <stdlib.h>

#include "bench-window.h"
#include "fh-application.h"
#include "fh-computer.h"
#include "fh-config.h"
#include "fh-language.h"
#include "fh-paths.h"

#define N_TRICKS 60

/* Steps in which the window is made larger, by a few pixels each, and how long each may take. */
#define N_STEPS    80
#define STEP_MS    50
#define STEP       6
#define FIRST_SIZE 800

/* How long it is looked at what moves: longer than it moves. */
#define WATCH_MS 320

typedef struct
{
  GArray *work;      /* double: milliseconds of the main thread for a frame */
  GArray *process;   /* double: milliseconds of all threads from one frame to the next */
  GArray *intervals; /* double: milliseconds from one frame to the next */
} Costs;

typedef enum
{
  GATHERING,
  DEALING,
  RESIZING,
  N_MOVES,
} Move;

typedef struct
{
  FhApplication *application;
  FhGame *game;
  Costs costs[N_MOVES];
  int watched; /* the Move that goes on, or -1 */
  double work_before;
  double process_before; /* at the end of the last frame that was watched, or 0 */
  gint64 frame_before;
  int n_tricks;
  int n_steps;
  guint64 n_games;
  gboolean is_choosing;
} Frames;

static void
before_paint_cb (GdkFrameClock *clock, Frames *self)
{
  self->work_before = bench_cpu_ms (CLOCK_THREAD_CPUTIME_ID);
}

static void
after_paint_cb (GdkFrameClock *clock, Frames *self)
{
  double process = bench_cpu_ms (CLOCK_PROCESS_CPUTIME_ID);
  double work = bench_cpu_ms (CLOCK_THREAD_CPUTIME_ID) - self->work_before;
  gint64 now = g_get_monotonic_time ();

  if (self->watched >= 0)
    {
      Costs *costs = &self->costs[self->watched];

      g_array_append_val (costs->work, work);
      if (self->frame_before != 0)
        {
          double interval = (double) (now - self->frame_before) / 1000;
          double spent = process - self->process_before;

          g_array_append_val (costs->process, spent);
          g_array_append_val (costs->intervals, interval);
        }
    }
  self->frame_before = self->watched >= 0 ? now : 0;
  self->process_before = process;
}

/* The frame of each step has the layout of everything in it. */
static gboolean
resize_cb (gpointer data)
{
  Frames *self = data;
  GtkWindow *window = GTK_WINDOW (fh_application_get_window (self->application));

  if (self->n_steps++ == N_STEPS)
    {
      g_application_quit (G_APPLICATION (self->application));
      return G_SOURCE_REMOVE;
    }
  self->watched = RESIZING;
  gtk_window_set_default_size (window, FIRST_SIZE + STEP * self->n_steps,
                               FIRST_SIZE * 3 / 4 + STEP * self->n_steps / 2);
  return G_SOURCE_CONTINUE;
}

static gboolean
watched_cb (gpointer data)
{
  Frames *self = data;

  self->watched = -1;
  if (self->n_tricks == N_TRICKS)
    {
      self->is_choosing = TRUE; /* the game stays as it is */
      g_timeout_add (STEP_MS, resize_cb, self);
    }
  return G_SOURCE_REMOVE;
}

static void
watch (Frames *self, Move move)
{
  self->watched = (int) move;
  self->frame_before = 0;
  g_timeout_add (WATCH_MS, watched_cb, self);
}

static gboolean
go_on_cb (gpointer data)
{
  Frames *self = data;
  FhHold hold = fh_game_get_hold (self->game);

  if (self->n_tricks == N_TRICKS)
    return G_SOURCE_REMOVE;
  if (hold == FH_HOLD_TRICK)
    {
      self->n_tricks++;
      watch (self, GATHERING);
    }
  else if (hold == FH_HOLD_DEAL)
    watch (self, DEALING);
  fh_game_continue (self->game);
  return G_SOURCE_REMOVE;
}

static gboolean next_game_cb (gpointer data);

static void
hold_cb (FhGame *game, Frames *self)
{
  if (fh_game_get_hold (game) == FH_HOLD_GAME)
    g_idle_add (next_game_cb, self);
  else if (fh_game_get_hold (game) != FH_HOLD_NONE)
    g_timeout_add (WATCH_MS + 80, go_on_cb, self);
}

static void
chosen_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Frames *self = data;
  FhDecision decision;
  g_autoptr (GError) error = NULL;

  self->is_choosing = FALSE;
  if (!fh_computer_choose_finish (result, &decision, &error))
    g_error ("%s", error->message);
  fh_game_act (self->game, &decision.action, NULL);
}

static void
awaits_cb (FhGame *game, Frames *self)
{
  FhSeatView view;

  if (self->is_choosing || !fh_game_awaits_person (game)
      || !fh_game_get_view (game, fh_game_get_person (game), &view))
    return;
  self->is_choosing = TRUE;
  fh_computer_choose_async (&view, "bold", fh_game_get_n_actions (game), 0, NULL, chosen_cb, self);
}

static void
begin_game (Frames *self)
{
  FhRules rules;
  FhSeating seating;
  FhSeed seed = { 0, ++self->n_games };

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_seating_init (&seating, &rules, "bold", "bold");
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  self->game = fh_game_new (&rules, &seating, &seed);
  g_signal_connect (self->game, "waiting", G_CALLBACK (hold_cb), self);
  g_signal_connect (self->game, "waiting", G_CALLBACK (awaits_cb), self);
  fh_application_take_game (self->application, self->game);
  g_object_set (self->game, "trick-delay", -1, "deal-delay", -1, "move-delay", 0, NULL);
}

static gboolean
next_game_cb (gpointer data)
{
  begin_game (data);
  return G_SOURCE_REMOVE;
}

static gboolean
begin_cb (gpointer data)
{
  Frames *self = data;
  FhWindow *window = fh_application_get_window (self->application);
  GdkFrameClock *clock;

  if (window == NULL || !gtk_widget_get_mapped (GTK_WIDGET (window)))
    return G_SOURCE_CONTINUE;

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb), self);
  begin_game (self);
  return G_SOURCE_REMOVE;
}

static void
print_costs (const char *name, Costs *costs)
{
  g_array_sort (costs->work, bench_compare_doubles);
  g_array_sort (costs->process, bench_compare_doubles);
  g_array_sort (costs->intervals, bench_compare_doubles);
  printf ("%s: %u frames, main thread ms median %.1f 95%% %.1f, all threads ms median %.1f 95%% "
          "%.1f, interval ms median %.1f 95%% %.1f\n",
          name, costs->work->len, bench_quantile (costs->work, 0.5),
          bench_quantile (costs->work, 0.95), bench_quantile (costs->process, 0.5),
          bench_quantile (costs->process, 0.95), bench_quantile (costs->intervals, 0.5),
          bench_quantile (costs->intervals, 0.95));
}

int
bench_measure_frames (void)
{
  static const char *const names[N_MOVES] = { "gathering", "dealing", "resizing" };
  char *argv[] = { (char *) "five-hundred", NULL };
  Frames self = { .watched = -1 };

  for (int i = 0; i < N_MOVES; i++)
    self.costs[i] = (Costs){ g_array_new (FALSE, FALSE, sizeof (double)),
                             g_array_new (FALSE, FALSE, sizeof (double)),
                             g_array_new (FALSE, FALSE, sizeof (double)) };
  fh_paths_init ();
  gtk_disable_setlocale ();
  fh_language_setup (FH_GETTEXT_DOMAIN, fh_paths_locale_dir ());
  self.application = fh_application_new ();
  g_timeout_add (100, begin_cb, &self);
  g_application_run (G_APPLICATION (self.application), 1, argv);

  for (int i = 0; i < N_MOVES; i++)
    print_costs (names[i], &self.costs[i]);
  printf ("%d tricks, peak %.0f MiB\n", self.n_tricks, bench_peak_mib ());
  return EXIT_SUCCESS;
}
