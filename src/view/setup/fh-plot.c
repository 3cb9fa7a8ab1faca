/* fh-plot.c: the colours of plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-plot.h"

#include <adwaita.h>

#include "fh-compat.h"

static GdkRGBA
fade (GdkRGBA color, float by)
{
  color.alpha *= by;
  return color;
}

void
fh_plot_get_colors (GtkWidget *plot, FhPlotColors *colors)
{
  GtkWidget *parent = gtk_widget_get_parent (plot);
  gboolean is_high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  fh_compat_get_color (plot, &colors->value);
  fh_compat_get_color (parent != NULL ? parent : plot, &colors->ink);
  colors->faint = fade (colors->ink, is_high ? 0.05f : 0.12f);
  colors->line = fade (colors->ink, is_high ? 1.0f : 0.15f);
  colors->edge = fade (colors->ink, is_high ? 1.0f : 0.0f);
  colors->soft = fade (colors->value, is_high ? 0.3f : 0.2f);
}

PangoLayout *
fh_plot_layout (GtkWidget *plot, const char *text, int width, int *text_width, int *text_height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (plot, text);

  if (width > 0)
    {
      pango_layout_set_width (layout, width * PANGO_SCALE);
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }
  pango_layout_get_pixel_size (layout, text_width, text_height);
  return layout;
}

void
fh_plot_draw_text (
    GtkSnapshot *snapshot, PangoLayout *layout, double x, double y, const GdkRGBA *color)
{
  PangoRectangle extents;

  /* Words of one line stand where their alignment puts them in the width of the layout. */
  pango_layout_get_pixel_extents (layout, NULL, &extents);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x - extents.x), (float) y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}
