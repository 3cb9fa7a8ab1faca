/* fh-replay-text.h: the state that a record ends in, for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-record.h"

G_BEGIN_DECLS

/* Prints table, contract, tricks, scores, and what may be done next, in the user's language. */
void fh_replay_print_text (const FhRecord *record);

G_END_DECLS
