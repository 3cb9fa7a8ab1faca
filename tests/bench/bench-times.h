/* bench-times.h: how long takes what is measured.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Of more times than these only the first are kept. */
#define BENCH_MAX_TIMES 400000

typedef struct
{
  double list[BENCH_MAX_TIMES]; /* seconds */
  int n;
} BenchTimes;

/* The seconds of a processor that the program has used. */
static inline double
bench_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + 1e-9 * (double) now.tv_nsec;
}

/* Adds to @times the one since bench_seconds() was @start. */
static inline void
bench_times_add (BenchTimes *times, double start)
{
  if (times->n < BENCH_MAX_TIMES)
    times->list[times->n++] = bench_seconds () - start;
}

/* For qsort() and its like, of numbers that are double. */
static inline int
bench_compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return (left > right) - (left < right);
}

/* Prints @times in milliseconds as those of @what; nothing where there are none. */
static inline void
bench_times_print (BenchTimes *times, const char *what)
{
  int n = times->n;

  if (n == 0)
    return;
  qsort (times->list, (size_t) n, sizeof *times->list, bench_compare);
  printf ("ms of %s: median %.1f, 95 %% %.1f, most %.0f (%d)\n", what, 1e3 * times->list[n / 2],
          1e3 * times->list[n * 95 / 100], 1e3 * times->list[n - 1], n);
}
