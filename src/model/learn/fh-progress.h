/* fh-progress.h: what a person has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-course.h"
#include "fh-key-table.h"

/* What a person has said to know. */
typedef enum
{
  FH_KNOWS_UNASKED,
  FH_KNOWS_NOTHING,
  FH_KNOWS_EUCHRE,
  FH_KNOWS_WHIST, /* or bridge */
  FH_KNOWS_500,
} FhKnows;

#define FH_TYPE_PROGRESS (fh_progress_get_type ())
G_DECLARE_FINAL_TYPE (FhProgress, fh_progress, FH, PROGRESS, FhKeyTable)

/**
 * FhProgress:
 *
 * Which lessons a person has done, where each one stands that was begun, and what the person has
 * said to know.  Lessons and their steps go by their ids; whether there is such a lesson is not
 * asked here.  Each change is on its way to the store at once, and is added to what another program
 * has written there; a lesson that was done once stays done until everything is forgotten.
 *
 * Signal `changed ()`.
 */

/* The progress in @store, which is there when fh_key_table_is_read() says so. */
FhProgress *fh_progress_new (FhStore *store);

/* Whether nothing is known of the person at all. */
gboolean fh_progress_is_empty (FhProgress *self);

FhKnows fh_progress_get_knows (FhProgress *self);
void fh_progress_set_knows (FhProgress *self, FhKnows knows);

/* The step of @lesson that is next, or NULL: it was not begun, or gone through to its end.
 * (transfer full) */
char *fh_progress_dup_step (FhProgress *self, const char *lesson);

/* That @step of @lesson is next; the course goes on there. */
void fh_progress_set_step (FhProgress *self, const char *lesson, const char *step);

/* Whether @lesson was gone through to its end at any time; and that it was. */
gboolean fh_progress_is_done (FhProgress *self, const char *lesson);
void fh_progress_set_done (FhProgress *self, const char *lesson);

/* The lesson that was interrupted last, or NULL.  (transfer full) */
char *fh_progress_dup_present (FhProgress *self);

/* The number of the step of @lesson that is next; 0 where it was not begun, or there is no such
 * step any more. */
guint fh_progress_find_step (FhProgress *self, const FhLesson *lesson);

/* The lesson of @course to go on with for who plays by @rules: the one that was interrupted last
 * behind its first step, unless it was done before, else the first one that suits them, is not done
 * and has something new, else NULL. (transfer none) */
FhLesson *fh_progress_get_next (FhProgress *self, const FhCourse *course, const FhRules *rules);

/* All that is kept, as the text of a key file, with a line above that says what it is.
 * (transfer full) */
char *fh_progress_dup_text (FhProgress *self);

/* Forgets everything. */
void fh_progress_reset (FhProgress *self);
