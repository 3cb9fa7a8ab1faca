/* fh-shortcut-row.h: what a key does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_SHORTCUT_ROW (fh_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (FhShortcutRow, fh_shortcut_row, FH, SHORTCUT_ROW, AdwActionRow)

/**
 * FhShortcutRow:
 *
 * A row with what can be done as its title, and the keys that do it, by the names that are written
 * on them.
 *
 * Property `keys`: accelerators as of gtk_accelerator_parse(), separated by spaces; given when the
 * row is made.
 *
 * CSS nodes: `row`, with a `label.keycap` for each key.
 */
