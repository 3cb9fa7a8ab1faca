/* fh-computer.h: a computer player thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-player.h"

G_BEGIN_DECLS

/* The player that the word @level stands for. */
FhPlayer fh_computer_player (const char *level);

/* Lets the player of @level (a word of fh_computer_levels(), or "random") decide what
 * the seat of @view does.  @view is copied, the thread sees nothing else.  The same @seed and view
 * give the same action.  Cancelling @cancellable ends the thinking soon. */
void fh_computer_choose_async (const FhSeatView *view,
                               const char *level,
                               guint64 seed,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* Fills @action with the decision and returns TRUE, or FALSE with @error: G_IO_ERROR_CANCELLED. */
gboolean fh_computer_choose_finish (GAsyncResult *result, FhAction *action, GError **error);

/* The same with the reason for it. */
gboolean fh_computer_decide_finish (GAsyncResult *result, FhDecision *decision, GError **error);

/* The same at once, for the reason of a decision that has been made: in a microsecond by rules of
 * thumb. */
FhDecision fh_computer_decide (const FhSeatView *view, const char *level, guint64 seed);

/* The same for @seat in @state, of which the player gets its view alone.  Two called cards that one
 * player holds, which no view tells, are changed until they are with two (NZ-073). */
FhDecision fh_computer_decide_in (const FhState *state, int seat, const char *level, guint64 seed);

/* The levels that a person can choose, the one who dares least first, NULL-terminated. */
const char *const *fh_computer_levels (void);

G_END_DECLS
