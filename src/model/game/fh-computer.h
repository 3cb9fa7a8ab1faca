/* fh-computer.h: a computer player thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-player.h"

/* The player that @level stands for: "random", or a word of fh_computer_levels(), a word of
 * fh_computer_characters(), or one of each with a hyphen between, such as "strong-bold".  Who only
 * has a character plays by rules of thumb, without a mistake. */
FhPlayer fh_computer_player (const char *level);

/* Lets the player of @level, as of fh_computer_player(), decide what the seat of @view does, after
 * @n_refused pairs of called cards were refused, as of fh_player_decide_again().  @view is copied,
 * the thread sees nothing else.  The same @seed and view give the same action.  Cancelling
 * @cancellable ends the thinking soon. */
void fh_computer_choose_async (const FhSeatView *view,
                               const char *level,
                               guint64 seed,
                               int n_refused,
                               GCancellable *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer user_data);

/* Fills @decision and returns TRUE, or FALSE with @error: G_IO_ERROR_CANCELLED. */
gboolean fh_computer_choose_finish (GAsyncResult *result, FhDecision *decision, GError **error);

/* At once: what speaks for @action, which the player of @level has done in @view, by the rules of
 * thumb that it knows. */
FhReason fh_computer_reason (const FhSeatView *view, const char *level, const FhAction *action);

/* The levels that a person can choose, the weakest first, NULL-terminated. */
const char *const *fh_computer_levels (void);

/* The characters, the one who dares least first, NULL-terminated. */
const char *const *fh_computer_characters (void);
