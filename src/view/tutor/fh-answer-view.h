/* fh-answer-view.h: why somebody did something, to be read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-answer.h"

#define FH_TYPE_ANSWER_VIEW (fh_answer_view_get_type ())
G_DECLARE_FINAL_TYPE (FhAnswerView, fh_answer_view, FH, ANSWER_VIEW, AdwBin)

/**
 * FhAnswerView:
 *
 * An answer in sentences, and under them a table of what was compared.  That a decision is being
 * made again shows when it takes longer than a moment.
 *
 * CSS nodes: `answer` with labels, a `box` and a `grid`, in which `.answer-it` is what was done.
 */
GtkWidget *fh_answer_view_new (FhAnswer *answer);

/* The answer that is shown. */
FhAnswer *fh_answer_view_get_answer (FhAnswerView *self);

/* Has a screen reader say the answer, as soon as it is whole. */
void fh_answer_view_announce (FhAnswerView *self);

/* Whether it shows that a decision is being made again; for tests. */
gboolean fh_answer_view_shows_busy (FhAnswerView *self);
