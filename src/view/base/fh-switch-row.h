/* fh-switch-row.h: a row that is turned on and off.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FH_TYPE_SWITCH_ROW (fh_switch_row_get_type ())
G_DECLARE_FINAL_TYPE (FhSwitchRow, fh_switch_row, FH, SWITCH_ROW, AdwActionRow)

/**
 * FhSwitchRow:
 *
 * An AdwActionRow whose activatable widget is a GtkSwitch, and which is one itself to a screen
 * reader: it says whether that is on, and its action "row.show" turns it.  Its words are no markup,
 * and have as many lines as they need.
 */

G_END_DECLS
