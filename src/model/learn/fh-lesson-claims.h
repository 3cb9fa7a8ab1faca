/* fh-lesson-claims.h: proving what a step of a lesson claims.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-lesson-private.h"

/* What claims rest on. */
typedef enum
{
  FH_SORT_PLAIN = 1 << 0,  /* what everybody can see */
  FH_SORT_CARDS = 1 << 1,  /* where all cards lie */
  FH_SORT_JUDGED = 1 << 2, /* what the judge says */
} FhClaimSort;

/* Proves the claims of @step of the kinds @sorts at @position, of each of @actions by the answer
 * that it gets.  Returns NULL when all hold, else why the first does not, in words, with the line
 * of its choice in @line.  (transfer full) */
char *fh_lesson_prove (
    const FhLessonStep *step, FhCase *position, GArray *actions, FhClaimSort sorts, guint *line);

/* @action as a record has it: "play 0 JC".  (transfer full) */
char *fh_lesson_action_text (const FhLessonPosition *position, const FhAction *action);
