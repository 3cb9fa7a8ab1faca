/* fh-panel-body.h: the part of a panel that is scrolled where there is no room for all of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define FH_TYPE_PANEL_BODY (fh_panel_body_get_type ())
G_DECLARE_FINAL_TYPE (FhPanelBody, fh_panel_body, FH, PANEL_BODY, GtkWidget)

/**
 * FhPanelBody:
 *
 * What a panel says, above its buttons: these stay in sight, at any size of text, while this gets
 * what is left.  Unlike a scrolled window it asks for the height that its child has at the width
 * that it gets, and for no more; and never for less than a few lines.
 *
 * Property `child`: what is scrolled.
 */
GtkWidget *fh_panel_body_new (GtkWidget *child);

G_END_DECLS
