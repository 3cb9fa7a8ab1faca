/* fh-imagined-deal.h: a deal that was played, with other hands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-record.h"
#include "fh-world.h"

/* Does in @state, which stands before a deal, and adds to @record the @n_actions of @actions, the
 * deal first, with the hands of @world: a layout at that point or later, among whose plays are all
 * those of @actions.  What the declarer has put away is the kitty where nobody but him has seen it.
 * Returns FALSE where no deal by the rules leads to @world, or what was done does not, as where
 * cards were swapped; @state and @record are then undefined. */
gboolean fh_imagined_deal_add (FhRecord *record,
                               FhState *state,
                               const FhWorld *world,
                               const FhAction *actions,
                               gsize n_actions);
