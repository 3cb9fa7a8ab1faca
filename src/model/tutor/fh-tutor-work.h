/* fh-tutor-work.h: sample layouts are played out in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-card-estimate.h"
#include "fh-estimate.h"

G_BEGIN_DECLS

/* What is estimated: the calls or the cards of one view. */
typedef struct
{
  gboolean is_bids;
  FhEstimate bids;
  FhCardEstimate cards;
} FhTutorWork;

/* Called in the main context after each few layouts, never after @cancellable was cancelled.
 * @done: this is the last time. */
typedef void (*FhTutorWorkFunc) (const FhTutorWork *work,
                                 double progress,
                                 gboolean done,
                                 gpointer user_data);

/* Estimates the calls of @view, whose seat is in the auction, or the cards that its seat may play.
 * The thread gets a copy.  @user_data must live until @done or until @cancellable is cancelled. */
void fh_tutor_work_start (const FhSeatView *view,
                          GCancellable *cancellable,
                          FhTutorWorkFunc func,
                          gpointer user_data);

G_END_DECLS
