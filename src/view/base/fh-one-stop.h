/* fh-one-stop.h: a group that the Tab key comes to once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_ONE_STOP (fh_one_stop_get_type ())
G_DECLARE_FINAL_TYPE (FhOneStop, fh_one_stop, FH, ONE_STOP, GtkWidget)

/**
 * FhOneStop:
 *
 * Holds a list of rows or a flow of buttons: Tab comes to the chosen row, or to what is first, and
 * leads on from there; the arrow keys go from one to the next.  The group by itself would hold Tab
 * once for each of them.
 */
GtkWidget *fh_one_stop_new (GtkWidget *group);
