/* fh-plot.h: the colours of plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GdkRGBA ink;   /* of words and lines */
  GdkRGBA faint; /* of what lies behind */
  GdkRGBA line;  /* of levels */
  GdkRGBA edge;  /* of outlines, which nobody sees but with high contrast */
  GdkRGBA value; /* of what is shown: the colour that the style gives to the plot itself */
  GdkRGBA soft;  /* of what is likely, around that */
} FhPlotColors;

/* The colours for @plot, which lies on the ground of its parent. */
void fh_plot_get_colors (GtkWidget *plot, FhPlotColors *colors);

/* A layout of @text in the font of @plot, and its size; of @width pixels at the most, in as many
 * lines as that takes, or of one line if it is 0.  (transfer full) */
PangoLayout *
fh_plot_layout (GtkWidget *plot, const char *text, int width, int *text_width, int *text_height);

/* Draws @layout with its upper left corner at @x, @y. */
void fh_plot_draw_text (
    GtkSnapshot *snapshot, PangoLayout *layout, double x, double y, const GdkRGBA *color);
