/* fh-card-sheet.c: one SVG file of the artwork, a sheet of cards side by side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-sheet.h"

#include <librsvg/rsvg.h>
#include <string.h>

struct _FhCardSheet
{
  RsvgHandle *handle; /* NULL if it could not be loaded */
  GError *error;      /* why not */
  double columns;
  double rows;
  const char *ink;
};

FhCardSheet *
fh_card_sheet_new (const char *path)
{
  FhCardSheet *self = g_new0 (FhCardSheet, 1);
  g_autoptr (GInputStream) stream = NULL;
  RsvgRectangle box;
  gboolean has_box;

  stream = g_resources_open_stream (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &self->error);
  if (stream == NULL)
    return self;

  self->handle =
      rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, &self->error);
  if (self->handle == NULL)
    return self;

  rsvg_handle_get_intrinsic_dimensions (self->handle, NULL, NULL, NULL, NULL, &has_box, &box);
  self->columns = has_box ? box.width / FH_CARD_UNITS_WIDTH : 1;
  self->rows = has_box ? box.height / FH_CARD_UNITS_HEIGHT : 1;

  return self;
}

void
fh_card_sheet_free (FhCardSheet *self)
{
  g_clear_object (&self->handle);
  g_clear_error (&self->error);
  g_free (self);
}

static gboolean
is_loaded (FhCardSheet *self, GError **error)
{
  if (self->handle != NULL)
    return TRUE;

  g_propagate_error (error, g_error_copy (self->error));

  return FALSE;
}

gboolean
fh_card_sheet_set_ink (FhCardSheet *self, const char *colour, GError **error)
{
  g_autofree char *css = NULL;

  if (!is_loaded (self, error))
    return FALSE;
  if (g_strcmp0 (self->ink, colour) == 0)
    return TRUE;

  /* Only what is important in a user's style comes before the style in the file. */
  css =
      g_strdup_printf (".s { fill: %s !important } .sl { stroke: %s !important }", colour, colour);
  if (!rsvg_handle_set_stylesheet (self->handle, (const guint8 *) css, strlen (css), error))
    return FALSE;
  self->ink = colour;

  return TRUE;
}

gboolean
fh_card_sheet_draw_cell (
    FhCardSheet *self, cairo_t *cr, const char *id, int column, int row, GError **error)
{
  RsvgRectangle viewport = {
    .x = -column * FH_CARD_UNITS_WIDTH,
    .y = -row * FH_CARD_UNITS_HEIGHT,
    .width = self->columns * FH_CARD_UNITS_WIDTH,
    .height = self->rows * FH_CARD_UNITS_HEIGHT,
  };

  if (!is_loaded (self, error))
    return FALSE;

  return rsvg_handle_render_layer (self->handle, cr, id, &viewport, error);
}

gboolean
fh_card_sheet_draw_sign (FhCardSheet *self,
                         cairo_t *cr,
                         const char *id,
                         double x,
                         double y,
                         double height,
                         gboolean upside_down,
                         GError **error)
{
  RsvgRectangle ink;
  RsvgRectangle viewport;
  gboolean drawn;

  if (!is_loaded (self, error))
    return FALSE;
  if (!rsvg_handle_get_geometry_for_element (self->handle, id, &ink, NULL, error))
    return FALSE;

  viewport.height = height;
  viewport.width = height * ink.width / ink.height;
  viewport.x = -viewport.width / 2;
  viewport.y = -viewport.height / 2;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  if (upside_down)
    cairo_rotate (cr, G_PI);
  drawn = rsvg_handle_render_element (self->handle, cr, id, &viewport, error);
  cairo_restore (cr);

  return drawn;
}
