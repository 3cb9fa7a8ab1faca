/* bench-practice.c: how long one waits for a question of practice that the judge has to answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-practice [QUESTIONS [FIRST [PRESET...]]]: makes so many questions at each table, whose
 * seeds begin at FIRST, of the kinds that are judged in turn and of each step.  Printed are the
 * seconds of the processor that one takes, and how long a person would wait for the next who
 * answers each within SECONDS_AN_ANSWER, if so many are made ahead, two at a time: first six, as
 * fh-practice-session.c does it, then other numbers.  It is the worst case, where every kind that
 * is wanted is judged: else the session asks something quick meanwhile.  With -v each question is
 * told of on standard error.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "fh-practice.h"

#define SECONDS_AN_ANSWER 15.0
#define N_MAKING          2
#define MAX_QUESTIONS     500
#define LONG_WAIT         2.0

static bool verbose;

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + 1e-9 * (double) time.tv_nsec;
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

/* Makes question @number at the table of @preset; returns how long it took. */
static double
make (FhPreset preset, int number)
{
  static FhPracticeQuestion question;
  static const FhPracticeKind kinds[] = { FH_PRACTICE_BID, FH_PRACTICE_DISCARD, FH_PRACTICE_CARD,
                                          FH_PRACTICE_MISERE };
  FhPracticeSpec spec = { .preset = (uint8_t) preset,
                          .kind = (uint8_t) kinds[number % 4],
                          .step = (uint8_t) (1 + number / 4 % FH_PRACTICE_STEPS),
                          .seed = (uint32_t) number };
  double start = now ();
  FhSeatView view;

  if (!fh_practice_fits ((FhPracticeKind) spec.kind, preset))
    return -1;
  bool made = fh_practice_make (&question, &spec, NULL);
  double end = now (), all = end;
  if (made && question.form != FH_PRACTICE_PICK_OPTION)
    {
      fh_practice_view (&question, &view);
      fh_practice_share_right (&question, &view, FH_PLAYER_CLUB);
      all = now ();
    }
  if (verbose)
    fprintf (stderr, "%s %s step %d: %.2f s, and %.2f s for players who are asked%s\n",
             fh_preset_id (preset), fh_practice_word ((FhPracticeKind) spec.kind), spec.step,
             end - start, all - end, made ? "" : ", in vain");
  return all - start;
}

/* The one of the @n_begun questions that was made first and is not asked yet, or -1. */
static int
find_first (const double *made, const bool *is_asked, int n_begun)
{
  int first = -1;

  for (int i = 0; i < n_begun; i++)
    if (!is_asked[i] && (first < 0 || made[i] < made[first]))
      first = i;
  return first;
}

/* The waits for the questions that take @seconds and are begun in this order, @n_ahead for later at
 * the most; what is made first is asked first. */
static void
wait_for (const double *seconds, int n, int n_ahead, double *waits)
{
  double made[MAX_QUESTIONS], time = 0, wanted = 0;
  bool is_asked[MAX_QUESTIONS] = { false };
  int n_begun = 0, n_asked = 0;

  while (n_asked < n)
    {
      int n_making = 0;
      double event = wanted > time ? wanted : INFINITY;

      for (int i = 0; i < n_begun; i++)
        n_making += made[i] > time;
      for (; n_begun < n && n_making < N_MAKING && n_begun - n_asked < n_ahead; n_making++)
        {
          made[n_begun] = time + seconds[n_begun];
          n_begun++;
        }
      int first = find_first (made, is_asked, n_begun);
      if (wanted <= time && first >= 0 && made[first] <= time)
        {
          is_asked[first] = true;
          waits[n_asked++] = time - wanted;
          wanted = time + SECONDS_AN_ANSWER;
          continue;
        }
      for (int i = 0; i < n_begun; i++)
        if (made[i] > time && made[i] < event)
          event = made[i];
      time = event;
    }
}

static void
print (FhPreset preset, double *seconds, int n)
{
  static const int ahead[] = { 6, 4, 8, 12 };
  double waits[MAX_QUESTIONS];

  for (size_t a = 0; a < sizeof ahead / sizeof *ahead; a++)
    {
      int n_long = 0;
      double first, most = 0;

      wait_for (seconds, n, ahead[a], waits);
      first = waits[0];
      for (int i = 1; i < n; i++)
        {
          n_long += waits[i] > LONG_WAIT;
          most = waits[i] > most ? waits[i] : most;
        }
      printf ("%s, %d ahead: the first after %.1f s; %d of %d others after more than %.0f s, at "
              "most %.1f s\n",
              fh_preset_id (preset), ahead[a], first, n_long, n - 1, LONG_WAIT, most);
    }
  qsort (seconds, (size_t) n, sizeof *seconds, compare);
  printf ("%s: seconds of a question: median %.2f, 90 %% %.2f, most %.2f\n", fh_preset_id (preset),
          seconds[n / 2], seconds[n * 9 / 10], seconds[n - 1]);
  fflush (stdout);
}

int
main (int argc, char **argv)
{
  static double seconds[MAX_QUESTIONS];

  if (argc > 1 && strcmp (argv[1], "-v") == 0)
    {
      verbose = true;
      argc--;
      argv++;
    }
  int n_questions = argc > 1 ? atoi (argv[1]) : 24, first = argc > 2 ? atoi (argv[2]) : 0;
  if (n_questions < 1 || n_questions > MAX_QUESTIONS)
    return 2;
  for (int i = argc > 3 ? 3 : 0; i < (argc > 3 ? argc : 1); i++)
    {
      FhPreset preset = FH_PRESET_AMERICAN_4;
      int n = 0;

      if (argc > 3 && !fh_preset_from_id (argv[i], &preset))
        return 2;
      for (int number = first; number < first + n_questions; number++)
        {
          double took = make (preset, number);
          if (took >= 0)
            seconds[n++] = took;
        }
      if (n > 0)
        print (preset, seconds, n);
    }
  return 0;
}
