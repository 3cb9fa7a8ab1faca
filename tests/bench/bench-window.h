/* bench-window.h: what the measurements of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <time.h>

/* Orders doubles, for g_array_sort (). */
int bench_compare_doubles (gconstpointer a, gconstpointer b);

/* The value below which the share @q of @sorted, an array of double, lies; 0 of an empty one. */
double bench_quantile (GArray *sorted, double q);

/* The most memory that this process has had so far. */
double bench_peak_mib (void);

/* The milliseconds of a core spent so far by @clock: CLOCK_PROCESS_CPUTIME_ID for all threads,
 * CLOCK_THREAD_CPUTIME_ID for this one. */
double bench_cpu_ms (clockid_t clock);

/* Plays deals in the whole window and prints what its frames cost while tricks are gathered and
 * while cards are dealt.  Returns the exit status of the program (bench-frames.c). */
int bench_measure_frames (void);
