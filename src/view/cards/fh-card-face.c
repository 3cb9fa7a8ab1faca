/* fh-card-face.c: draws faces and backs of cards from the SVG artwork.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All drawing is done in the units of the artwork, of which a card has 250 × 350.
 */
#include "fh-card-face.h"

#include "fh-card-index.h"
#include "fh-card-plain.h"
#include "fh-card-sheet.h"

#define WIDTH  FH_CARD_UNITS_WIDTH
#define HEIGHT FH_CARD_UNITS_HEIGHT

#define INK     "#1d2433"
#define INK_RED "#c8202f"

/* The sheets: one for each suit in the order of FhSuit, then these. */
enum
{
  SHEET_JOKERS = FH_N_SUITS,
  SHEET_BACK,
  N_SHEETS,
};

struct _FhCardFace
{
  char *path;
  FhCardSheet *sheets[N_SHEETS]; /* made when the first of its cards is drawn */
  PangoContext *context;
};

/* The index in the corner and the sign below it. */
typedef struct
{
  double centre;
  double index_top;
  double index_height;
  double index_width;
  double sign_middle;
  double sign_height;
} Corner;

static const Corner large_corner = { 31, 17, 45, 47, 87, 36 };
static const Corner small_corner = { 49, 20, 78, 82, 145, 64 };

/* The true layouts of pips: so many in each side column, evenly spaced, and others in the middle
 * column at these percents of the way down. */
typedef struct
{
  double size;
  int n_side;
  int n_middle;
  double middle[4];
} PipLayout;

static const PipLayout pip_layouts[FH_JACK] = {
  [FH_TWO] = { 54, 0, 2, { 0, 100 } },
  [FH_THREE] = { 54, 0, 3, { 0, 50, 100 } },
  [FH_FOUR] = { 52, 2, 0, { 0 } },
  [FH_FIVE] = { 52, 2, 1, { 50 } },
  [FH_SIX] = { 52, 3, 0, { 0 } },
  [FH_SEVEN] = { 52, 3, 1, { 25 } },
  [FH_EIGHT] = { 52, 3, 2, { 25, 75 } },
  [FH_NINE] = { 48, 4, 1, { 50 } },
  [FH_TEN] = { 48, 4, 2, { 50 / 3.0, 250 / 3.0 } },
  [FH_ELEVEN] = { 44, 4, 3, { 50 / 3.0, 50, 250 / 3.0 } },
  [FH_TWELVE] = { 38, 4, 4, { 0, 100 / 3.0, 200 / 3.0, 100 } },
  [FH_THIRTEEN] = { 40, 5, 3, { 12.5, 50, 87.5 } },
};

FhCardFace *
fh_card_face_new (const char *path)
{
  FhCardFace *self = g_new0 (FhCardFace, 1);

  self->path = g_strdup (path);
  self->context = fh_card_index_context_new ();

  return self;
}

void
fh_card_face_free (FhCardFace *self)
{
  for (int i = 0; i < N_SHEETS; i++)
    g_clear_pointer (&self->sheets[i], fh_card_sheet_free);
  g_object_unref (self->context);
  g_free (self->path);
  g_free (self);
}

static FhCardSheet *
get_sheet (FhCardFace *self, int index)
{
  static const char *const names[N_SHEETS] = {
    "spades", "clubs", "diamonds", "hearts", "jokers", "back",
  };

  if (self->sheets[index] == NULL)
    {
      g_autofree char *path = g_strdup_printf ("%s/%s.svg", self->path, names[index]);

      self->sheets[index] = fh_card_sheet_new (path);
    }
  return self->sheets[index];
}

const char *
fh_card_face_suit_ink (FhSuit suit, FhCardInks inks)
{
  static const char *const suit_inks[][FH_N_SUITS] = {
    [FH_CARD_INKS_STANDARD] = { INK, INK, INK_RED, INK_RED },
    [FH_CARD_INKS_FOUR_COLOUR] = { INK, "#14743a", "#1660c4", INK_RED },
  };

  return suit_inks[inks][suit];
}

const char *
fh_card_face_index (FhCard card, const char *const letters[4])
{
  static const char *const digits[FH_JACK] = {
    "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13",
  };
  FhRank rank = fh_card_rank (card);

  return rank < FH_JACK ? digits[rank] : letters[FH_ACE - rank];
}

/* The outline of the card, smaller by @inset. */
static void
add_outline (cairo_t *cr, double inset)
{
  fh_card_add_outline (cr, inset, FH_CARD_FACE_RADIUS * WIDTH - inset);
}

/* Goes over to units, and lays the paper with its edge: a faint line one logical pixel wide, or a
 * dark one of two. */
static void
draw_paper (cairo_t *cr, const FhCardStyle *style, int width, int height)
{
  double pixel = style->scale_factor * WIDTH / (double) width;
  double line = style->outlined ? 2 * pixel : pixel;

  cairo_scale (cr, width / (double) WIDTH, height / (double) HEIGHT);

  add_outline (cr, 0);
  fh_card_set_colour (cr, "#fffdf8");
  cairo_fill (cr);

  add_outline (cr, line / 2);
  fh_card_set_colour (cr, style->outlined ? "#000000" : "rgba(29,36,51,0.22)");
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static gboolean
draw_pips (FhCardSheet *sheet, cairo_t *cr, const PipLayout *layout, GError **error)
{
  const double left = 84, top = 66;
  const double fall = HEIGHT - 2 * top;
  const double half = HEIGHT / 2.0;
  gboolean drawn = TRUE;

  for (int i = 0; i < layout->n_side && drawn; i++)
    {
      double y = top + fall * i / (layout->n_side - 1);

      drawn = fh_card_sheet_draw_sign (sheet, cr, "#pip", left, y, layout->size, y > half, error)
              && fh_card_sheet_draw_sign (sheet, cr, "#pip", WIDTH - left, y, layout->size,
                                          y > half, error);
    }

  for (int i = 0; i < layout->n_middle && drawn; i++)
    {
      double y = top + fall * layout->middle[i] / 100;

      drawn = fh_card_sheet_draw_sign (sheet, cr, "#pip", WIDTH / 2.0, y, layout->size, y > half,
                                       error);
    }

  return drawn;
}

/* The middle of a card of a suit. */
static gboolean
draw_middle (FhCardSheet *sheet, cairo_t *cr, FhRank rank, gboolean small, GError **error)
{
  static const char *const courts[][2] = {
    { "#jack", "#jack-small" },
    { "#queen", "#queen-small" },
    { "#king", "#king-small" },
  };

  if (rank >= FH_JACK && rank <= FH_KING)
    return fh_card_sheet_draw_cell (sheet, cr, courts[rank - FH_JACK][small], 1 + rank - FH_JACK,
                                    small, error);
  if (small)
    return fh_card_sheet_draw_sign (sheet, cr, "#pip", 163, 240, 134, FALSE, error);
  if (rank == FH_ACE)
    return fh_card_sheet_draw_cell (sheet, cr, "#ace", 0, 0, error);

  return draw_pips (sheet, cr, &pip_layouts[rank], error);
}

/* Draws index and sign in one corner, with a @text of NULL a sign as tall as both. */
static gboolean
draw_corner (FhCardFace *self,
             FhCardSheet *sheet,
             cairo_t *cr,
             const char *text,
             const char *sign,
             const Corner *corner,
             GError **error)
{
  if (text == NULL)
    return fh_card_sheet_draw_sign (sheet, cr, sign, corner->centre,
                                    corner->index_top + corner->index_width / 2,
                                    corner->index_width, FALSE, error);

  fh_card_index_draw (cr, self->context, text, corner->centre, corner->index_top,
                      corner->index_height, corner->index_width);

  return fh_card_sheet_draw_sign (sheet, cr, sign, corner->centre, corner->sign_middle,
                                  corner->sign_height, FALSE, error);
}

/* Draws the index in the upper left corner and, on a large card, upside down in the lower right. */
static gboolean
draw_corners (FhCardFace *self,
              FhCardSheet *sheet,
              cairo_t *cr,
              const char *text,
              const char *sign,
              gboolean small,
              GError **error)
{
  if (small)
    return draw_corner (self, sheet, cr, text, sign, &small_corner, error);

  if (!draw_corner (self, sheet, cr, text, sign, &large_corner, error))
    return FALSE;

  cairo_translate (cr, WIDTH, HEIGHT);
  cairo_rotate (cr, G_PI);

  return draw_corner (self, sheet, cr, text, sign, &large_corner, error);
}

static gboolean
draw_joker (FhCardFace *self, cairo_t *cr, FhCard card, gboolean small, GError **error)
{
  static const char *const ids[][3] = {
    { "#joker", "#joker-small", "#joker-sign" },
    { "#joker-2", "#joker-2-small", "#joker-2-sign" },
  };
  FhCardSheet *sheet = get_sheet (self, SHEET_JOKERS);
  int i = card == FH_JOKER_2;

  return fh_card_sheet_draw_cell (sheet, cr, ids[i][small], i, small, error)
         && draw_corners (self, sheet, cr, NULL, ids[i][2], small, error);
}

static gboolean
draw_of_suit (FhCardFace *self,
              cairo_t *cr,
              FhCard card,
              const FhCardStyle *style,
              gboolean small,
              GError **error)
{
  FhSuit suit = fh_card_suit (card);
  const char *ink = fh_card_face_suit_ink (suit, style->inks);
  FhCardSheet *sheet = get_sheet (self, (int) suit);

  if (!fh_card_sheet_set_ink (sheet, ink, error))
    return FALSE;
  if (style->deck == FH_CARD_DECK_PLAIN)
    {
      GdkRGBA rgba;

      gdk_rgba_parse (&rgba, ink);
      return fh_card_plain_draw (sheet, self->context, cr, fh_card_rank (card),
                                 fh_card_face_index (card, style->letters), &rgba, error);
    }
  if (!draw_middle (sheet, cr, fh_card_rank (card), small, error))
    return FALSE;

  fh_card_set_colour (cr, ink);

  return draw_corners (self, sheet, cr, fh_card_face_index (card, style->letters), "#pip", small,
                       error);
}

gboolean
fh_card_face_draw (FhCardFace *self,
                   cairo_t *cr,
                   FhCard card,
                   const FhCardStyle *style,
                   int width,
                   int height,
                   GError **error)
{
  gboolean small = width < FH_CARD_SMALL_BELOW * style->scale_factor;
  gboolean drawn;

  cairo_save (cr);
  draw_paper (cr, style, width, height);
  if (card == FH_CARD_BACK && style->back != FH_CARD_BACK_LATTICE)
    {
      fh_card_plain_draw_back (cr, style->back, small);
      drawn = TRUE;
    }
  else if (card == FH_CARD_BACK)
    drawn = fh_card_sheet_draw_cell (get_sheet (self, SHEET_BACK), cr,
                                     small ? "#back-small" : "#back", small, 0, error);
  else if (fh_card_is_joker (card))
    drawn = draw_joker (self, cr, card, small || style->deck == FH_CARD_DECK_PLAIN, error);
  else
    drawn = draw_of_suit (self, cr, card, style, small, error);
  cairo_restore (cr);

  return drawn;
}

void
fh_card_face_draw_plain (
    FhCardFace *self, cairo_t *cr, FhCard card, const FhCardStyle *style, int width, int height)
{
  static const char *const signs[FH_N_SUITS] = { "♠", "♣", "♦", "♥" };
  const char *text = "★";
  const char *sign = card == FH_JOKER_2 ? "2" : "";

  cairo_save (cr);
  draw_paper (cr, style, width, height);
  fh_card_set_colour (cr, INK);

  if (card == FH_CARD_BACK)
    {
      add_outline (cr, 14);
      cairo_fill (cr);
    }
  else
    {
      if (!fh_card_is_joker (card))
        {
          fh_card_set_colour (cr, fh_card_face_suit_ink (fh_card_suit (card), style->inks));
          text = fh_card_face_index (card, style->letters);
          sign = signs[fh_card_suit (card)];
        }
      fh_card_index_draw (cr, self->context, text, 64, 24, 84, 104);
      fh_card_index_draw (cr, self->context, sign, 150, 190, 110, 150);
    }
  cairo_restore (cr);
}
