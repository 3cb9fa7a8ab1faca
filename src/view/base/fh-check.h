/* fh-check.h: a check button that can be used through the accessibility bus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_CHECK (fh_check_get_type ())
G_DECLARE_FINAL_TYPE (FhCheck, fh_check, FH, CHECK, GtkCheckButton)

/**
 * FhCheck:
 *
 * A GtkCheckButton with the action "check.choose", for old toolkits have none for it; and a radio
 * button is called one, not a check box, though it is in no group yet.
 */

/* One of several of which one is chosen; or one that is turned on and off.  (transfer floating) */
GtkWidget *fh_check_new_radio (void);
GtkWidget *fh_check_new (void);
