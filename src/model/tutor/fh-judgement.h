/* fh-judgement.h: the tutor's judge thinks in a task.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-advice.h"

G_BEGIN_DECLS

/* Has the one judge (fh_advice_judge()) weigh what the seat of @view, which is copied, may do.  It
 * takes up to a second, and ends at once when @cancellable, which may be NULL, is cancelled. */
void fh_judgement_async (const FhSeatView *view,
                         GCancellable *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer user_data);

/* The statement, or NULL with @error when it was cancelled; g_free() it. */
FhAdvice *fh_judgement_finish (GAsyncResult *result, GError **error);

/* The one judge (fh_advice_judge()), for who has it think in a task of his own. */
FhPlayer fh_judgement_player (const atomic_int *cancelled);

/* Whether the judge looks from now on at so few layouts that its numbers are worth little; for
 * tests of what is said with them. */
void fh_judgement_hurry (gboolean hurries);

G_END_DECLS
