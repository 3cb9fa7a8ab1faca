/* fh-answer-private.h: what the files of the answer share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-answer.c is the object, fh-answer-words.c what it says of a decision of a computer player, and
 * of one of the person.
 */
#pragma once

#include "fh-advice.h"
#include "fh-answer.h"
#include "fh-player.h"
#include "fh-sentences.h"

/* A decision as it is to be explained. */
typedef struct
{
  FhScene scene; /* of the table on which it was made */
  const FhSeatView *view;
  const FhDecision *decision;
  FhAction done; /* what happened, which may be something else */
} FhExplained;

/* The numbers of the decision: what came of it in layouts, and what of the others if that is
 * remarkable; NULL when it has none.  (transfer full) */
char *fh_explained_numbers (const FhExplained *explained);

/* How many layouts there were; NULL when nothing was compared.  (transfer full) */
char *fh_explained_caption (const FhExplained *explained);

/* Appends the rows to @rows, of FhAnswerRow, the best first: six at most, among them what was
 * decided and what was done. */
void fh_explained_fill_rows (const FhExplained *explained, GPtrArray *rows);

/* What is said of @action, by the person from @view, beside @advice, the judge's on that
 * view; NULL when there was nothing to choose.  (transfer full) */
char *fh_answer_beside_advice (const FhScene *scene,
                               const FhSeatView *view,
                               const FhAdvice *advice,
                               const FhAction *action);

/* Frees an FhAnswerRow. */
void fh_answer_row_free (gpointer row);
