/* fh-judge-memory.h: what the judge has said of moments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>
#include <stdatomic.h>

#include "fh-cost.h"

/* What the judge (fh_advice_judge()) says of a moment, and what its seat saw; nobody changes it. */
typedef struct
{
  atomic_int n_refs; /* for fh_shared_advice_unref() */
  FhSeatView view;
  FhAdvice advice;
} FhSharedAdvice;

/* @shared for one owner more.  (transfer full) */
FhSharedAdvice *fh_shared_advice_ref (FhSharedAdvice *shared);

/* Frees @shared, which it takes over, once nobody owns it. */
void fh_shared_advice_unref (FhSharedAdvice *shared);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhSharedAdvice, fh_shared_advice_unref)

/* What something costs that was done in a moment. */
typedef struct
{
  FhAction done;
  gboolean is_allowed; /* there is a cost */
  FhCost cost;
} FhDoneCost;

/* The moments that were asked about last, some 45 KiB each. */
typedef struct _FhJudgeMemory FhJudgeMemory;

/* For @max moments.  (transfer full) */
FhJudgeMemory *fh_judge_memory_new (guint max);

/* Frees @memory, which it takes over, and its own share in what was said. */
void fh_judge_memory_free (FhJudgeMemory *memory);

/* What was said of the moment in which a seat sees @view, or NULL; it becomes the last one to be
 * forgotten.  (transfer none) */
FhSharedAdvice *fh_judge_memory_find (FhJudgeMemory *memory, const FhSeatView *view);

/* Remembers @shared, unless something is remembered of its moment: that is returned then, else
 * @shared.  The moment that was asked about longest ago is forgotten when there are too many.
 * (transfer none) */
FhSharedAdvice *fh_judge_memory_add (FhJudgeMemory *memory, FhSharedAdvice *shared);

/* Remembers, or finds, what something costs that is done in the moment of @view, of which something
 * is remembered; NULL where it is not known.  (transfer none) */
void
fh_judge_memory_add_cost (FhJudgeMemory *memory, const FhSeatView *view, const FhDoneCost *cost);
const FhDoneCost *
fh_judge_memory_find_cost (FhJudgeMemory *memory, const FhSeatView *view, const FhAction *done);

/* Whether @a and @b, both FhSeatView, are the same moment: all that the seat sees is compared, down
 * to the bytes between.  Two views of one moment come from the same code (fh_seat_view_init()), and
 * one that differs is only thought about again. */
gboolean fh_judge_is_view (gconstpointer a, gconstpointer b);
