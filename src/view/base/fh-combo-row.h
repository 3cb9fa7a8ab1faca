/* fh-combo-row.h: a row with one of a few to choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define FH_TYPE_COMBO_ROW (fh_combo_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhComboRow, fh_combo_row, FH, COMBO_ROW, AdwComboRow)

/**
 * FhComboRow:
 *
 * An AdwComboRow of strings that says what is chosen to a screen reader, before its subtitle, and
 * can be used through the accessibility bus: the action "row.show" opens the list, "row.next" and
 * "row.previous" choose what stands after and before.  Its words are no markup, and have as many
 * lines as they need.
 */
struct _FhComboRowClass
{
  AdwComboRowClass parent_class;
};

/* A row with nothing to choose yet.  (transfer floating) */
GtkWidget *fh_combo_row_new (void);

G_END_DECLS
