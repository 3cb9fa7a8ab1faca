/* fh-judge.h: the tutor's judge, who thinks in threads and remembers what he has said.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each game has one (fh_game_get_judge()), those of the application the same, and whoever wants to
 * know what the judge says of a moment asks him: so panel, hint, answer, review and what is tried
 * again have the same advice, and nothing is thought twice.  All of this belongs to the main
 * thread.
 */
#pragma once

#include <gio/gio.h>

#include "fh-judge-memory.h"

#define FH_TYPE_JUDGE (fh_judge_get_type ())
G_DECLARE_FINAL_TYPE (FhJudge, fh_judge, FH, JUDGE, GObject)

/* Who is asked about first. */
typedef enum
{
  FH_HASTE_NOW,   /* a person waits for it */
  FH_HASTE_LATER, /* in turn, and while nobody waits for anything else */
} FhHaste;

/* A judge who thinks as much as @thinking says, which is copied: fh_level_judge() for whoever is to
 * be believed.  (transfer full) */
FhJudge *fh_judge_new (const FhThinking *thinking);

/* Has @self say what he makes of @view; and, unless it is NULL, what @done costs in it.  Both are
 * copied.  What he remembers is there in the next turn of the main loop; else it takes up to some
 * seconds.  It ends at once when @cancellable, which may be NULL, is cancelled in the main thread;
 * he goes on as long as anybody else wants to know the same. */
void fh_judge_ask_async (FhJudge *self,
                         const FhSeatView *view,
                         const FhAction *done,
                         FhHaste haste,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* What was asked for, or NULL with @error when it was cancelled.  @has_cost, which may be NULL,
 * tells whether there is a @cost: it was asked for, and the rules allow what was done.  (transfer
 * full) */
FhSharedAdvice *
fh_judge_ask_finish (GAsyncResult *result, gboolean *has_cost, FhCost *cost, GError **error);
