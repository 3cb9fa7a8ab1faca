/* fh-one-stop.h: a list that the Tab key comes to once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FH_TYPE_ONE_STOP (fh_one_stop_get_type ())
G_DECLARE_FINAL_TYPE (FhOneStop, fh_one_stop, FH, ONE_STOP, GtkWidget)

/**
 * FhOneStop:
 *
 * Holds a list of rows: Tab comes to the chosen row, or the first one, and leads on from there; the
 * arrow keys go from row to row.  The list by itself would hold Tab once for each row.
 */
GtkWidget *fh_one_stop_new (GtkListBox *list);

G_END_DECLS
