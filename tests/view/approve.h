/* approve.h: pictures that somebody has approved of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures are compared coarsely, some pixels at a time, because fonts and toolkits draw edges in
 * their own ways: what is in the wrong place, has a wrong colour or is missing is found.  With the
 * variable APPROVE in the environment, a folder, the pictures are written there instead; look at
 * them before they go into `approved`.
 */
#pragma once

#include <gtk/gtk.h>

/* Text has its place in some of the pictures: they are of this font. */
#define APPROVE_FONT "DejaVu Sans"

/* Whether it is there; else the test is left out. */
gboolean approve_has_font (GtkWidget *window);

/* Fails unless @node, drawn in @window at @width by @height, looks as what was approved as @name.
 */
void approve_node (GtkWidget *window, GskRenderNode *node, int width, int height, const char *name);

/* Likewise @widget, on @ground; NULL: white. */
void approve_widget (GtkWidget *window, GtkWidget *widget, const GdkRGBA *ground, const char *name);
