/* fh-replay-json.h: the state that a record ends in, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-record.h"

G_BEGIN_DECLS

/* Prints the value that the format fixes for `replay --json`. */
void fh_replay_print_json (const FhRecord *record);

G_END_DECLS
