/* fh-card-plain.c: the plain deck, and the backs that are drawn without a sheet.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plain deck is for reading: one large index, one large sign, at every size.  A court is known
 * by its letter, and by a crown of its own above the sign.
 */
#include "fh-card-plain.h"

#include "fh-card-index.h"

#define WIDTH  FH_CARD_UNITS_WIDTH
#define HEIGHT FH_CARD_UNITS_HEIGHT

/* --- Both --- */

void
fh_card_set_colour (cairo_t *cr, const char *colour)
{
  GdkRGBA rgba;

  gdk_rgba_parse (&rgba, colour);
  gdk_cairo_set_source_rgba (cr, &rgba);
}

void
fh_card_add_outline (cairo_t *cr, double inset, double radius)
{
  double x1 = inset + radius, x2 = WIDTH - inset - radius;
  double y1 = inset + radius, y2 = HEIGHT - inset - radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x2, y1, radius, -G_PI_2, 0);
  cairo_arc (cr, x2, y2, radius, 0, G_PI_2);
  cairo_arc (cr, x1, y2, radius, G_PI_2, G_PI);
  cairo_arc (cr, x1, y1, radius, G_PI, G_PI + G_PI_2);
  cairo_close_path (cr);
}

/* --- Faces --- */

/* The crown stands in the middle above the sign: so wide, with its foot at this line. */
#define CROWN_MIDDLE 164
#define CROWN_WIDTH  104
#define CROWN_FOOT   150

/* A jack has a band with a feather, a queen a coronet of pearls, a king a crown of spikes with a
 * bar. */
static void
draw_crown (cairo_t *cr, FhRank rank)
{
  const double left = -CROWN_WIDTH / 2.0, right = CROWN_WIDTH / 2.0;

  cairo_save (cr);
  cairo_translate (cr, CROWN_MIDDLE, CROWN_FOOT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);

  cairo_rectangle (cr, left, -15, right - left, 15);
  switch (rank)
    {
    case FH_JACK:
      cairo_move_to (cr, -14, -21);
      cairo_curve_to (cr, -34, -56, 2, -84, 44, -92);
      cairo_curve_to (cr, 50, -58, 34, -36, 8, -21);
      cairo_close_path (cr);
      break;
    case FH_QUEEN:
      for (int i = -1; i <= 1; i++)
        {
          double x = i * 0.92 * right, y = i == 0 ? -72 : -60;

          cairo_move_to (cr, i * 30 - 22, -21);
          cairo_line_to (cr, x - 3, y);
          cairo_line_to (cr, x + 3, y);
          cairo_line_to (cr, i * 30 + 22, -21);
          cairo_close_path (cr);
          cairo_new_sub_path (cr);
          cairo_arc (cr, x, y - 4, 13, 0, 2 * G_PI);
          cairo_close_path (cr);
        }
      break;
    case FH_KING:
      cairo_move_to (cr, left, -21);
      cairo_line_to (cr, left - 6, -66);
      cairo_line_to (cr, left + 28, -42);
      cairo_line_to (cr, 0, -82);
      cairo_line_to (cr, right - 28, -42);
      cairo_line_to (cr, right + 6, -66);
      cairo_line_to (cr, right, -21);
      cairo_close_path (cr);
      break;
    default:
      g_assert_not_reached ();
    }
  cairo_fill (cr);
  cairo_restore (cr);
}

gboolean
fh_card_plain_draw (FhCardSheet *sheet,
                    PangoContext *context,
                    cairo_t *cr,
                    FhRank rank,
                    const char *text,
                    const GdkRGBA *ink,
                    GError **error)
{
  gboolean is_court = rank >= FH_JACK && rank <= FH_KING;
  double height = is_court ? 132 : rank == FH_ACE ? 156 : 142;

  gdk_cairo_set_source_rgba (cr, ink);
  fh_card_index_draw (cr, context, text, 50, 20, 92, 84);
  if (is_court)
    draw_crown (cr, rank);

  return fh_card_sheet_draw_sign (sheet, cr, "#pip", 50, 164, 70, FALSE, error)
         && fh_card_sheet_draw_sign (sheet, cr, "#pip", CROWN_MIDDLE, is_court ? 242 : 232, height,
                                     FALSE, error);
}

/* --- Backs --- */

/* Rows of scales, each of which covers the foot of those behind it: so they are laid from the top
 * down. */
static void
draw_scales (cairo_t *cr, gboolean small)
{
  const int across = small ? 3 : 6;
  const double radius = 210.0 / across / 2;
  int row = 0;

  cairo_set_line_width (cr, small ? 4 : 1.8);
  for (double y = 20; y < 330 + 2 * radius; y += radius / 2, row++)
    for (int i = -1; i <= across; i++)
      {
        double x = 20 + radius + (2 * i + row % 2) * radius;

        cairo_new_path (cr);
        cairo_arc (cr, x, y, radius, G_PI, 2 * G_PI);
        cairo_close_path (cr);
        fh_card_set_colour (cr, "#7d2a3a");
        cairo_fill (cr);
        for (int ring = 0; ring < (small ? 2 : 3); ring++)
          {
            cairo_new_path (cr);
            cairo_arc (cr, x, y, radius * (1 - ring * 0.31), G_PI, 2 * G_PI);
            fh_card_set_colour (cr, ring == 0 ? "#e6bfae" : "rgba(230,191,174,0.5)");
            cairo_stroke (cr);
          }
      }
}

/* Strips that go over and under each other, all at once in both directions. */
static void
draw_weave (cairo_t *cr, gboolean small)
{
  const int across = small ? 3 : 6;
  const double step = 210.0 / across;
  const double strip = step * 0.8, gap = (step - strip) / 2;

  for (int row = 0; row * step < 310; row++)
    for (int i = 0; i < across; i++)
      {
        double x = 20 + i * step, y = 20 + row * step;
        gboolean is_over = (row + i) % 2;

        /* The one below first, then the one above over the whole of the field. */
        for (int layer = 0; layer < 2; layer++)
          {
            gboolean is_across = is_over == (layer == 1);

            if (is_across)
              cairo_rectangle (cr, x - gap, y + gap, step + 2 * gap, strip);
            else
              cairo_rectangle (cr, x + gap, y - gap, strip, step + 2 * gap);
            fh_card_set_colour (cr, is_across ? "#d9a24a" : "#b97b2c");
            cairo_fill_preserve (cr);
            fh_card_set_colour (cr, "#5d3a12");
            cairo_set_line_width (cr, small ? 3 : 1.4);
            cairo_stroke (cr);
          }
      }
}

void
fh_card_plain_draw_back (cairo_t *cr, FhCardBack back, gboolean small)
{
  gboolean is_weave = back == FH_CARD_BACK_WEAVE;

  cairo_save (cr);
  fh_card_add_outline (cr, 13, 9);
  fh_card_set_colour (cr, is_weave ? "#5d3a12" : "#7d2a3a");
  cairo_fill (cr);

  cairo_save (cr);
  fh_card_add_outline (cr, 20, 5);
  cairo_clip (cr);
  if (is_weave)
    draw_weave (cr, small);
  else
    draw_scales (cr, small);
  cairo_restore (cr);

  fh_card_add_outline (cr, 20, 5);
  fh_card_set_colour (cr, is_weave ? "#d9a24a" : "#e6bfae");
  cairo_set_line_width (cr, small ? 3 : 1.6);
  cairo_stroke (cr);
  cairo_restore (cr);
}
