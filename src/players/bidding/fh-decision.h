/* fh-decision.h: what a computer player has decided, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-action.h"
#include "fh-motive.h"
#include "fh-weighed.h"

typedef struct
{
  FhAction action; /* kind FH_ACTION_NONE when the seat has nothing to do, or deals */
  FhReason reason;
  FhComparison comparison; /* of a player who searches */
} FhDecision;
