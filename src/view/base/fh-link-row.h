/* fh-link-row.h: a row of a list that leads somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FH_TYPE_LINK_ROW (fh_link_row_get_type ())
G_DECLARE_FINAL_TYPE (FhLinkRow, fh_link_row, FH, LINK_ROW, AdwActionRow)

/* A row that can be activated by the pointer, the keyboard and the accessibility bus; the rest is
 * as in any AdwActionRow.  (transfer floating) */
GtkWidget *fh_link_row_new (void);

G_END_DECLS
