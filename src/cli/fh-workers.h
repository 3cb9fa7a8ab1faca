/* fh-workers.h: threads that share a work.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* The most that may be asked for. */
#define FH_WORKERS_MAX 256

typedef struct
{
  GThread *threads[FH_WORKERS_MAX];
  int n;
} FhWorkers;

/* Starts up to @n threads, all of which run @work with @data; fewer when the system has no room for
 * so many or no use for them, and perhaps none at all: then the caller does the work itself.  To be
 * followed by fh_workers_join(). */
void fh_workers_start (FhWorkers *workers, int n, GThreadFunc work, gpointer data);

/* Waits until all of them have ended. */
void fh_workers_join (FhWorkers *workers);
