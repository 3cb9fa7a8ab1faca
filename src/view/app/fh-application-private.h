/* fh-application-private.h: what the files of the application share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-application.h"
#include "fh-statistics.h"

G_BEGIN_DECLS

struct _FhApplication
{
  AdwApplication parent_instance;

  FhSettings *settings;
  FhJournal *journal;
  FhStatistics *statistics;
  FhGame *game;
  FhGame *previous; /* the one that the present game took the place of, or NULL */
  FhWindow *window;
  gboolean is_resuming;
  GPtrArray *to_open; /* GFile, asked for before the last game was there */
};

/* Adds the actions and their keys (fh-application-actions.c). */
void fh_application_add_actions (FhApplication *self);

/* Opens the record in @file. */
void fh_application_open_file (FhApplication *self, GFile *file);

G_END_DECLS
