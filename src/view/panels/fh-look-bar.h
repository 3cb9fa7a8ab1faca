/* fh-look-bar.h: the steps through a deal that is over, and the way on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table-panel.h"

#define FH_TYPE_LOOK_BAR (fh_look_bar_get_type ())
G_DECLARE_FINAL_TYPE (FhLookBar, fh_look_bar, FH, LOOK_BAR, GtkBox)

/**
 * FhLookBar:
 *
 * A bar at the bottom of the felt: a step back, which look is taken, a step on, and the way to what
 * comes after the deal.  None of them moves while one steps.
 *
 * CSS: `panel.look.table-panel` with `button.step`, `label.text` and `button.confirm`.
 */

/* Shows which look is taken at @moment. */
void fh_look_bar_update (FhLookBar *self, const FhPanelMoment *moment);
