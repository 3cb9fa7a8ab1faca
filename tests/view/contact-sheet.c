/* contact-sheet.c: writes sheets with all cards, to look at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * contact-sheet DIRECTORY [WIDTH …] writes cards-standard-WIDTH.png, cards-four-colour-WIDTH.png
 * and the same of the plain deck for each width in device pixels, else for 56, 114 and 308.
 */
#include <stdlib.h>

#include "fh-card-art.h"

#define COLUMNS 16
#define ROWS    5
#define GAP     8

/* Puts the picture of @card on the sheet at @column, @row. */
static void
place_card (cairo_t *cr, FhCardArt *art, FhCard card, int column, int row, int width)
{
  GdkTexture *texture = fh_card_art_get (art, card, width);
  int card_width = gdk_texture_get_width (texture);
  int card_height = gdk_texture_get_height (texture);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, card_width, card_height);

  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, GAP + column * (card_width + GAP),
                            GAP + row * (card_height + GAP));
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static void
write_sheet (FhCardArt *art, const char *directory, int width)
{
  FhCardInks inks = fh_card_art_get_inks (art);
  int card_width = fh_card_art_snap_width (width);
  int card_height = fh_card_art_height (card_width);
  const char *name = inks == FH_CARD_INKS_STANDARD ? "standard" : "four-colour";
  gboolean is_plain = fh_card_art_get_deck (art) == FH_CARD_DECK_PLAIN;
  g_autofree char *file =
      g_strdup_printf ("%s/cards-%s%s-%d.png", directory, is_plain ? "plain-" : "", name, width);
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, GAP + COLUMNS * (card_width + GAP), GAP + ROWS * (card_height + GAP));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.15, 0.42, 0.3);
  cairo_paint (cr);

  for (FhCard card = 0; card < FH_N_CARDS; card++)
    place_card (cr, art, card, card % COLUMNS, card / COLUMNS, width);
  for (int back = FH_CARD_BACK_LATTICE; back <= FH_CARD_BACK_WEAVE; back++)
    {
      fh_card_art_set_back (art, (FhCardBack) back);
      place_card (cr, art, FH_CARD_BACK, back, ROWS - 1, width);
    }

  if (cairo_surface_write_to_png (surface, file) != CAIRO_STATUS_SUCCESS)
    g_error ("Cannot write %s", file);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  static const int usual_widths[] = { 56, 114, 308 };
  g_autoptr (FhCardArt) art = fh_card_art_new ();

  if (argc < 2)
    {
      g_printerr ("Usage: %s DIRECTORY [WIDTH …]\n", argv[0]);
      return EXIT_FAILURE;
    }

  for (int looks = 0; looks < 4; looks++)
    {
      fh_card_art_set_inks (art, looks % 2 ? FH_CARD_INKS_FOUR_COLOUR : FH_CARD_INKS_STANDARD);
      fh_card_art_set_deck (art, looks / 2 ? FH_CARD_DECK_PLAIN : FH_CARD_DECK_PICTURES);
      for (int i = 2; i < argc; i++)
        write_sheet (art, argv[1], atoi (argv[i]));
      for (guint i = 0; argc == 2 && i < G_N_ELEMENTS (usual_widths); i++)
        write_sheet (art, argv[1], usual_widths[i]);
    }

  return EXIT_SUCCESS;
}
