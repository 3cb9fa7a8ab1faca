/* bench-practice.c: how long one waits for a question of practice that the judge has to answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * bench-practice [-v] [ROUNDS [FIRST [PRESET...]]]: plays so many rounds of ten questions at each
 * table, numbered from FIRST, of the kinds that are judged and of all steps by chance.  Printed is
 * how long a person would wait for the first, the second and so on, with the half width of the
 * 95 % interval of the mean over the rounds, if each is answered within SECONDS_AN_ANSWER and
 * others are made meanwhile as fh-practice-session.c does it; at once, and after the page of
 * practice has been looked at for SECONDS_ON_PAGE, while some are prepared.  Seconds are those of a
 * processor of which two are free.  It is the worst case, where every kind that is wanted is
 * judged: else the session asks something quick meanwhile.  With -v each question is told of on
 * standard error.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench-times.h"
#include "fh-practice.h"
#include "fh-rng.h"

#define SECONDS_AN_ANSWER 15.0
#define SECONDS_ON_PAGE   5.0
#define N_MAKING          2
#define N_AHEAD           6
#define N_QUESTIONS       10
#define N_KINDS           4
#define MAX_ROUNDS        100
#define LONG_WAIT         2.0

static const FhPracticeKind kinds[N_KINDS] = { FH_PRACTICE_BID, FH_PRACTICE_DISCARD,
                                               FH_PRACTICE_CARD, FH_PRACTICE_MISERE };
static bool verbose;

typedef struct
{
  FhPracticeSpec spec;
  double seconds; /* that it takes */
  double made;    /* when it is there */
  bool is_taken;  /* for the round, or asked in it */
} Question;

/* Makes a question at the table of @preset, and finds how long that takes. */
static Question
make (FhPreset preset, FhPracticeKind kind, FhRng *rng)
{
  static FhPracticeQuestion question;
  Question made = { .spec = { .preset = (uint8_t) preset,
                              .kind = (uint8_t) kind,
                              .step = (uint8_t) (1 + fh_rng_below (rng, FH_PRACTICE_STEPS)),
                              .seed = fh_rng_next (rng) >> 32 } };
  double start = bench_seconds ();
  FhSeatView view;

  bool is_made = fh_practice_make (&question, &made.spec, NULL);
  if (is_made && question.form != FH_PRACTICE_PICK_OPTION)
    {
      fh_practice_view (&question, &view);
      fh_practice_share_right (&question, &view, FH_PLAYER_CLUB);
    }
  made.seconds = bench_seconds () - start;
  if (verbose)
    fprintf (stderr, "%s %s step %d: %.2f s%s\n", fh_preset_id (preset), fh_practice_word (kind),
             made.spec.step, made.seconds, is_made ? "" : ", in vain");
  return made;
}

/* One of the kinds that fit, by chance. */
static FhPracticeKind
draw_kind (FhPreset preset, FhRng *rng)
{
  FhPracticeKind kind = kinds[0];
  uint32_t n = 0;

  for (int i = 0; i < N_KINDS; i++)
    if (fh_practice_fits (kinds[i], preset) && fh_rng_below (rng, ++n) == 0)
      kind = kinds[i];
  return kind;
}

/* One of each kind, made two at a time from SECONDS_ON_PAGE before the round on, as far as it was
 * begun by then; returns how many. */
static int
prepare (FhPreset preset, FhRng *rng, Question *prepared)
{
  double free[N_MAKING] = { -SECONDS_ON_PAGE, -SECONDS_ON_PAGE };
  int n = 0;

  for (int i = 0; i < N_KINDS; i++)
    {
      double *first = free[0] <= free[1] ? &free[0] : &free[1];

      if (!fh_practice_fits (kinds[i], preset) || *first > 0)
        continue;
      prepared[n] = make (preset, kinds[i], rng);
      *first += prepared[n].seconds;
      prepared[n++].made = *first;
    }
  return n;
}

/* What is new in a round, in the order in which it is drawn; made but once. */
typedef struct
{
  FhRng rng;
  int n_made;
  Question list[N_QUESTIONS + N_AHEAD];
} Round;

/* A question of the kind of number @number of @round, begun at @time: one of the @n_prepared, or
 * that one. */
static Question
begin (FhPreset preset, Round *round, int number, Question *prepared, int n_prepared, double time)
{
  if (number == round->n_made)
    round->list[round->n_made++] = make (preset, draw_kind (preset, &round->rng), &round->rng);
  Question question = round->list[number];

  question.made = time + question.seconds;
  for (int i = 0; i < n_prepared; i++)
    if (!prepared[i].is_taken && prepared[i].spec.kind == question.spec.kind)
      {
        prepared[i].is_taken = true;
        question.made = prepared[i].made;
        break;
      }
  return question;
}

/* The waits for the questions of @round, of which @n_prepared are. */
static void
wait_for (FhPreset preset, Round *round, Question *prepared, int n_prepared, double *waits)
{
  Question list[N_QUESTIONS + N_AHEAD];
  int n_begun = 0, n_asked = 0;
  double time = 0, wanted = 0;

  while (n_asked < N_QUESTIONS)
    {
      double event = wanted > time ? wanted : INFINITY;
      int n_making = 0, first = -1;

      for (int i = 0; i < n_begun; i++)
        n_making += list[i].made > time;
      while (n_making < N_MAKING && n_begun - n_asked < N_AHEAD)
        {
          list[n_begun] = begin (preset, round, n_begun, prepared, n_prepared, time);
          n_making += list[n_begun++].made > time;
        }
      for (int i = 0; i < n_begun; i++)
        {
          if (!list[i].is_taken && (first < 0 || list[i].made < list[first].made))
            first = i;
          if (list[i].made > time && list[i].made < event)
            event = list[i].made;
        }
      if (wanted <= time && first >= 0 && list[first].made <= time)
        {
          list[first].is_taken = true;
          waits[n_asked++] = time - wanted;
          wanted = time + SECONDS_AN_ANSWER;
          continue;
        }
      time = event;
    }
}

static void
print (FhPreset preset, const double waits[][N_QUESTIONS], int n_rounds, const char *title)
{
  /* Student's t for 95 %, from one degree of freedom on. */
  static const double t[] = { 12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26 };
  double factor = n_rounds < 2 ? 0 : n_rounds - 2 < 9 ? t[n_rounds - 2] : 2.0;
  int n_long = 0;

  printf ("%s, %s:", fh_preset_id (preset), title);
  for (int k = 0; k < N_QUESTIONS; k++)
    {
      double sum = 0, squares = 0, most = 0;

      for (int i = 0; i < n_rounds; i++)
        {
          double wait = waits[i][k];

          sum += wait;
          squares += wait * wait;
          most = wait > most ? wait : most;
          n_long += wait > LONG_WAIT;
        }
      double mean = sum / n_rounds;
      double variance = n_rounds < 2 ? 0 : (squares - sum * mean) / (n_rounds - 1);
      printf (" %d: %.1f ± %.1f (%.1f)%s", k + 1, mean,
              factor * sqrt (variance > 0 ? variance / n_rounds : 0), most,
              k == N_QUESTIONS - 1 ? "" : ",");
    }
  printf ("; %d of %d after more than %.0f s\n", n_long, n_rounds * N_QUESTIONS, LONG_WAIT);
  fflush (stdout);
}

static void
play_rounds (FhPreset preset, int first, int n_rounds)
{
  static double at_once[MAX_ROUNDS][N_QUESTIONS], waits[MAX_ROUNDS][N_QUESTIONS];

  for (int i = 0; i < n_rounds; i++)
    {
      FhSeed seed = { .high = (uint64_t) preset, .low = (uint64_t) first + (uint64_t) i };
      Question prepared[N_KINDS];
      Round round = { .n_made = 0 };
      FhRng rng;

      fh_rng_init (&round.rng, seed, 0);
      fh_rng_init (&rng, seed, 1);
      wait_for (preset, &round, NULL, 0, at_once[i]);
      wait_for (preset, &round, prepared, prepare (preset, &rng, prepared), waits[i]);
    }
  print (preset, at_once, n_rounds, "at once");
  print (preset, waits, n_rounds, "prepared");
}

int
main (int argc, char **argv)
{
  if (argc > 1 && strcmp (argv[1], "-v") == 0)
    {
      verbose = true;
      argc--;
      argv++;
    }
  int n_rounds = argc > 1 ? atoi (argv[1]) : 10, first = argc > 2 ? atoi (argv[2]) : 0;
  if (n_rounds < 1 || n_rounds > MAX_ROUNDS)
    return 2;
  for (int i = argc > 3 ? 3 : 0; i < (argc > 3 ? argc : 1); i++)
    {
      FhPreset preset = FH_PRESET_AMERICAN_4;

      if (argc > 3 && !fh_preset_from_id (argv[i], &preset))
        return 2;
      play_rounds (preset, first, n_rounds);
    }
  return 0;
}
