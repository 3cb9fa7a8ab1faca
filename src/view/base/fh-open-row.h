/* fh-open-row.h: a row that opens to more rows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FH_TYPE_OPEN_ROW (fh_open_row_get_type ())
G_DECLARE_FINAL_TYPE (FhOpenRow, fh_open_row, FH, OPEN_ROW, AdwExpanderRow)

/**
 * FhOpenRow:
 *
 * An AdwExpanderRow that tells a screen reader its title, its subtitle and whether it is open, and
 * is opened and closed by its action "row.show".  Its words are no markup.
 */

/* A row that is closed.  (transfer floating) */
GtkWidget *fh_open_row_new (void);

G_END_DECLS
