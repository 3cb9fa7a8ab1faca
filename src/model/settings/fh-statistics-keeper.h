/* fh-statistics-keeper.h: the thread that keeps what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-figures.h"

G_BEGIN_DECLS

/* Has the database to itself, and does one thing after the other, in the order in which they were
 * asked for. */
typedef struct _FhKeeper FhKeeper;

typedef enum
{
  FH_KEEPER_OPEN,   /* looks whether all is well; returns a boolean, as all but READ do */
  FH_KEEPER_ADD,    /* adds `row`, and what was refused before */
  FH_KEEPER_ERASE,  /* forgets everything */
  FH_KEEPER_READ,   /* returns an FhFigures */
  FH_KEEPER_EXPORT, /* writes everything to `file` */
} FhKeeperOrder;

typedef struct
{
  FhKeeperOrder kind;
  FhKeeper *keeper; /* its own affair */
  FhCounted *row;   /* to add; taken over */
  int preset;       /* to read; -1: all */
  GFile *file;      /* to export to; taken over */

  /* What is to be told besides, when it is done. */
  char *aside;          /* where a damaged file is now, or NULL */
  GError *before_error; /* why the sums of before could not be read, or NULL */
  gboolean is_unread;   /* what did not open is there */
} FhKeeperJob;

/* For the files of fh_statistics_base_new().  (transfer full) */
FhKeeper *fh_keeper_new (const char *path, const char *before);

/* Lets go of @keeper, who still does what was asked for. */
void fh_keeper_unref (FhKeeper *keeper);

/* Has @job done, and @task return what it says; both are taken over, and @job becomes the task data
 * of @task. */
void fh_keeper_push (FhKeeper *keeper, GTask *task, FhKeeperJob *job);

/* Waits until everything is done. */
void fh_keeper_flush (FhKeeper *keeper);

G_END_DECLS
