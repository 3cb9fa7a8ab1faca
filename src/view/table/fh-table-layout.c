/* fh-table-layout.c: where everything lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-layout-private.h"

/* The width of most panels. */
#define USUAL_PANEL 440

/* Around all that lies at an edge of a wide table, and how much further in the places at its sides
 * stand at least, if they do: a little would look like a mistake. */
#define WIDE_MARGIN 16
#define LEAST_INSET (3 * WIDE_MARGIN)

/* Rows at a narrow table: open hands, and the least that a dummy can be. */
#define LEAST_PLACE 124
#define LEAST_OPEN  70 /* heights of a row across a wide table */
#define MOST_OPEN   180
#define OPEN_HEIGHT 58
#define MOST_LOOK   84 /* where nothing else is looked at, and there is room */
#define OPEN_TRICK  72 /* more for the trick, where hands lie open above it */
#define TOP_GAP     16 /* between places at the far edge of a wide table */

/* The most that the kitty takes, with its name, where nothing is larger than usual, and the least
 * height. */
#define KITTY_WIDTH  150
#define KITTY_HEIGHT 92
#define KITTY_LEAST  84

/* How many of @seats sit at the far edge, but for the person. */
static int
n_at_top (const FhTableNeeds *needs, unsigned seats)
{
  int n = 0;

  for (int k = 1; k < needs->n_seats; k++)
    n += fh_table_layout_is_at_top (k, needs->n_seats) && fh_seats_have (seats, k);

  return n;
}

/* The places at the far edge in the middle of a row from @left to @right at @y. */
static void
lay_top (FhTableLayout *layout, const FhTableNeeds *needs, int left, int right, int y)
{
  const int gap = TOP_GAP;
  int n = n_at_top (needs, fh_seats_first (needs->n_seats));
  int width = n > 0 ? MIN (needs->place_width, (right - left - (n - 1) * gap) / n) : 0;
  int x = left + (right - left - n * width - (n - 1) * gap) / 2;

  for (int k = 1; k < needs->n_seats; k++)
    if (fh_table_layout_is_at_top (k, needs->n_seats))
      {
        layout->places[k] = (GdkRectangle){ x, y, width, needs->place_height };
        x += width + gap;
      }
}

/* The places from seat @first to the one as far from the person on the other side, spread over a
 * row at @y. */
static void
lay_spread (FhTableLayout *layout, const FhTableNeeds *needs, int first, int margin, int y)
{
  fh_table_layout_places_in_row (layout, needs, first, needs->n_seats - first, margin,
                                 needs->width - margin, y);
}

/* The places of five or six at a narrow table: those at the far edge and beside it in a row of
 * their own, the neighbours of the person below them at the sides.  Returns where the rows end. */
static int
lay_two_rows (FhTableLayout *layout, const FhTableNeeds *needs, int margin, int y)
{
  const int gap = FH_TABLE_ROW_GAP;
  int side = (needs->width - 2 * margin - 2 * gap) / 3;
  int below = y + needs->place_height + gap;

  lay_spread (layout, needs, 2, margin, y);
  layout->places[1] = (GdkRectangle){ margin, below, side, needs->place_height };
  layout->places[needs->n_seats - 1] =
      (GdkRectangle){ needs->width - margin - side, below, side, needs->place_height };

  return below + needs->place_height;
}

/* The places at the sides of the region from @top to @bottom, @inset from the edges. */
static void
lay_sides (
    FhTableLayout *layout, const FhTableNeeds *needs, int inset, int width, int top, int bottom)
{
  int n = needs->n_seats;

  for (int k = 1; k < n; k++)
    {
      double x, y;
      int middle = (top + bottom) / 2;
      int reach = MAX ((bottom - top - needs->place_height) / 2, 0);

      if (fh_table_layout_is_at_top (k, n))
        continue;
      fh_table_layout_direction (k, n, &x, &y);
      layout->places[k] = (GdkRectangle){
        x < 0 ? inset : needs->width - inset - width,
        middle - needs->place_height / 2 + (int) (y * reach),
        width,
        needs->place_height,
      };
    }
}

/* The height of a row of open cards across a wide table. */
static int
open_height (const FhTableNeeds *needs)
{
  return CLAMP (needs->height / 9, LEAST_OPEN, MOST_OPEN);
}

/* How wide each of the open hands across a wide table is, side by side between the margins. */
static int
open_width (const FhTableNeeds *needs, int margin)
{
  int n = n_at_top (needs, needs->open_seats);

  return n > 0 ? MIN (open_height (needs) * 4,
                      (needs->width - 2 * margin + FH_TABLE_ROW_GAP) / n - FH_TABLE_ROW_GAP)
               : 0;
}

/* Cards of @width and @height at most, under the place of seat @k at a side: they reach away from
 * the middle as far as there is room, and not over what stands below, for which the place moves up
 * where it must. */
static GdkRectangle
lay_at_side (
    FhTableLayout *layout, const FhTableNeeds *needs, int margin, int k, int width, int height)
{
  GdkRectangle *place = &layout->places[k];
  gboolean is_left = place->x + place->width / 2 < needs->width / 2;
  int room = is_left ? place->x + place->width - margin : needs->width - margin - place->x;
  int end = layout->prompt.y - FH_TABLE_OPEN_GAP,
      least = margin + needs->box_height + FH_TABLE_ROW_GAP, y;

  for (int other = 1; other < needs->n_seats; other++)
    if (other != k && layout->places[other].x == place->x)
      {
        if (layout->places[other].y > place->y)
          end = MIN (end, layout->places[other].y - FH_TABLE_OPEN_GAP);
        else
          least = place->y;
      }
  /* At a low table the place itself makes room. */
  place->y = CLAMP (end - MIN (FH_TABLE_LEAST_DUMMY, height) - FH_TABLE_ROW_GAP - place->height,
                    MIN (least, place->y), place->y);
  y = place->y + place->height + FH_TABLE_ROW_GAP;
  width = CLAMP (width, place->width, MAX (room, place->width));

  return (GdkRectangle){ is_left ? place->x + place->width - width : place->x, y, width,
                         CLAMP (end - y, MIN (FH_TABLE_LEAST_DUMMY, height), height) };
}

/* The height of each row of open cards at a narrow table from @top, and in @gap the room between
 * them: for the names on them, too, where all hands are looked at and that can be. */
static int
row_height (const FhTableLayout *layout, const FhTableNeeds *needs, int top, int *gap)
{
  int n = MAX (__builtin_popcount (needs->open_seats), 1);
  int room = (layout->prompt.y - top) / n;

  *gap = needs->is_look && room >= OPEN_HEIGHT + FH_TABLE_TAG_ROOM ? FH_TABLE_TAG_ROOM
                                                                   : FH_TABLE_OPEN_GAP;
  return needs->is_look ? CLAMP (room - *gap, OPEN_HEIGHT, MOST_LOOK) : OPEN_HEIGHT;
}

/* Open cards: at a wide table under the place of their seat, at a narrow one in a row each from
 * @top.  Returns where the centre can begin. */
static int
lay_open (FhTableLayout *layout, const FhTableNeeds *needs, int margin, int top)
{
  int height = open_height (needs), width = open_width (needs, margin);
  int gap, row = row_height (layout, needs, top, &gap);
  int n_top = n_at_top (needs, needs->open_seats);
  int x = (needs->width - n_top * width - (n_top - 1) * FH_TABLE_ROW_GAP) / 2;

  if (needs->is_narrow)
    top += gap - FH_TABLE_OPEN_GAP;
  for (int k = 1; k < needs->n_seats; k++)
    {
      if (!fh_seats_have (needs->open_seats, k))
        continue;
      if (needs->is_narrow)
        {
          layout->open[k] = (GdkRectangle){ margin, top, needs->width - 2 * margin, row };
          top += row + gap;
        }
      else if (fh_table_layout_is_at_top (k, needs->n_seats))
        {
          layout->open[k] = (GdkRectangle){ x, top, width, height };
          x += width + FH_TABLE_ROW_GAP;
        }
      else
        {
          layout->open[k] = lay_at_side (layout, needs, margin, k, height * 4, height);
          /* Two rows, where one would hide what the cards are. */
          if (layout->open[k].width < height * 5 / 2)
            layout->open[k] = lay_at_side (layout, needs, margin, k, height * 3, height * 3 / 2);
        }
    }

  return !needs->is_narrow && n_top > 0 ? top + height + FH_TABLE_ROW_GAP : top;
}

/* Dummies of a wide table lie before their places, the own one across it.  Returns where the centre
 * can begin. */
static int
lay_dummies (FhTableLayout *layout, const FhTableNeeds *needs, int margin, int top)
{
  int own = fh_table_layout_dummy_height (needs);

  if (needs->dummy_seats == 0)
    return top;
  for (int k = 1; k < needs->n_seats; k++)
    if (fh_seats_have (needs->dummy_seats, k))
      layout->open[k] = fh_table_layout_is_at_top (k, needs->n_seats)
                            ? (GdkRectangle){ needs->width / 2 - own * 2, top, own * 4, own }
                            : lay_at_side (layout, needs, margin, k, own * 3, own * 3 / 4);
  return top + own + 10;
}

int
fh_table_layout_trick_below_open (const FhTableNeeds *needs)
{
  return __builtin_popcount (needs->open_seats) > 1 ? OPEN_TRICK : 0;
}

int
fh_table_layout_rows_below (const FhTableNeeds *needs)
{
  if (needs->is_low)
    return fh_table_layout_low_below (needs);

  int height = needs->n_seats > 4 ? needs->place_height + FH_TABLE_ROW_GAP : 0;

  height += __builtin_popcount (needs->open_seats) * (OPEN_HEIGHT + FH_TABLE_OPEN_GAP);
  height += fh_table_layout_trick_below_open (needs);

  return height + (needs->dummy_seats != 0 ? FH_TABLE_LEAST_DUMMY + FH_TABLE_OPEN_GAP : 0);
}

int
fh_table_layout_rows_of_look (const FhTableNeeds *needs)
{
  int height = 0;

  if (needs->is_low)
    return needs->trick_seats != 0 ? fh_table_layout_trick_row () : 0;
  if (!needs->is_narrow && n_at_top (needs, needs->open_seats) > 0)
    height += LEAST_OPEN + FH_TABLE_ROW_GAP;
  if (needs->trick_seats != 0)
    height += fh_table_layout_trick_row ();
  return height;
}

static void
lay_narrow (FhTableLayout *layout, const FhTableNeeds *needs)
{
  const int margin = 8, gap = FH_TABLE_ROW_GAP;
  int room = needs->width - 2 * margin - gap;
  int contract_width =
      needs->score_width == 0
          ? room + gap
          : MAX (room * 54 / 100, room - MAX (needs->score_width, room * 39 / 100));
  int y = margin;

  if (!needs->is_bare)
    {
      layout->contract = (GdkRectangle){ margin, y, contract_width, needs->box_height };
      layout->score = (GdkRectangle){ margin + contract_width + gap, y,
                                      MAX (room - contract_width, 0), needs->box_height };
      y += needs->box_height + gap;
    }

  /* The places in rows from left to right, so that the trick has the whole width. */
  if (needs->n_seats > 4)
    {
      y = lay_two_rows (layout, needs, margin, y) + gap;
    }
  else
    {
      lay_spread (layout, needs, 1, margin, y);
      y += needs->place_height + gap;
    }
  y = lay_open (layout, needs, margin, y);
  y = fh_table_layout_dummies_in_row (layout, needs, margin, y);

  layout->centre =
      (GdkRectangle){ margin, y, needs->width - 2 * margin, MAX (layout->prompt.y - gap - y, 1) };
  if (layout->centre.width > needs->widest_centre)
    {
      layout->centre.x += (layout->centre.width - needs->widest_centre) / 2;
      layout->centre.width = needs->widest_centre;
    }
}

/* Whether a row of open cards across the table would lie under one of the boxes. */
static gboolean
reaches_box (const FhTableLayout *layout, const FhTableNeeds *needs)
{
  int n_open = n_at_top (needs, needs->open_seats);
  int half =
      needs->dummy_seats != 0
          ? needs->height * 2 * 16 / 100
          : (n_open * (open_width (needs, FH_TABLE_ROW_GAP) + FH_TABLE_ROW_GAP) - FH_TABLE_ROW_GAP)
                / 2;

  return n_at_top (needs, needs->open_seats | needs->dummy_seats) > 0
         && (needs->width / 2 - half < layout->contract.x + layout->contract.width
             || needs->width / 2 + half > layout->score.x);
}

/* The kitty lies at the left, over @bottom: below the place there and what lies open under it, or
 * beside the middle where nobody sits, if there is room. */
static void
lay_kitty (FhTableLayout *layout, const FhTableNeeds *needs, int left, int bottom, int gap)
{
  int high = (int) (KITTY_HEIGHT * needs->size);
  int wide = MIN (needs->place_width, (int) (KITTY_WIDTH * needs->size));
  GdkRectangle kitty = { left, bottom - high, wide, high };
  gboolean has_place = needs->n_seats >= 2 && !fh_table_layout_is_at_top (1, needs->n_seats);
  gboolean has_room = has_place ? layout->places[1].y + needs->place_height + gap < kitty.y
                                : kitty.x + kitty.width + gap < needs->width / 2 - USUAL_PANEL / 2;

  for (int k = 1; k < needs->n_seats; k++)
    has_room &= !gdk_rectangle_intersect (&kitty, &layout->open[k], NULL);
  if (has_room)
    layout->kitty = kitty;
}

/* At a table without room beside the middle the kitty lies in it, where nothing else does. */
static void
lay_kitty_in_middle (FhTableLayout *layout, const FhTableNeeds *needs)
{
  const GdkRectangle *centre = &layout->centre;
  int wide = MIN (needs->place_width, KITTY_WIDTH), high = MIN (centre->height, KITTY_HEIGHT);

  if (!needs->has_panel && needs->trick_seats == 0 && high >= KITTY_LEAST)
    layout->kitty = (GdkRectangle){ centre->x + (centre->width - wide) / 2,
                                    centre->y + (centre->height - high) / 2, wide, high };
}

static void
lay_wide (FhTableLayout *layout, const FhTableNeeds *needs)
{
  const int margin = WIDE_MARGIN, gap = 12;
  int n_top = n_at_top (needs, fh_seats_first (needs->n_seats));
  int top_width = n_top * needs->place_width + (n_top - 1) * TOP_GAP;
  int least_top = n_top * LEAST_PLACE + (n_top - 1) * TOP_GAP + 2 * margin;
  /* Two places between the boxes give way to what must be read there. */
  int box_room = CLAMP (MAX (needs->contract_width, needs->score_width),
                        (needs->width - MAX (top_width, 0)) / 2 - 2 * margin,
                        (needs->width - MAX (least_top, 0)) / 2 - 2 * margin);
  int contract_width = MIN (needs->contract_width, box_room);
  int score_width = MIN (needs->score_width, box_room);
  int top = margin, bottom = layout->prompt.y - gap;

  layout->contract = (GdkRectangle){ margin, top, contract_width, needs->box_height };
  layout->score =
      (GdkRectangle){ needs->width - margin - score_width, top, score_width, needs->box_height };
  lay_top (layout, needs, 2 * margin + box_room, needs->width - 2 * margin - box_room, top);
  /* The centre begins under the places; under the boxes only at their own width. */
  top += (n_top > 0 ? needs->place_height : needs->box_height) + gap;

  /* Side places stand near what lies in the middle, not at the far edges of a wide window; and they
   * stay where they are whether that is a panel or a trick, and however large the hand is. */
  GdkRectangle usual = { 0, top, needs->width - 2 * (margin + needs->place_width + gap),
                         MAX (needs->height * 68 / 100 - top, 1) };
  int half =
      MAX ((int) (fh_table_layout_trick_width (&usual, needs->n_seats) * 2.05), USUAL_PANEL / 2);
  int air = MAX (gap, needs->width / 24);
  int inset = needs->width / 2 - half - air - needs->place_width;
  int side_top = MAX (top, margin + needs->box_height + gap);

  if (inset < LEAST_INSET)
    inset = margin;
  lay_sides (layout, needs, inset, needs->place_width, side_top,
             CLAMP (usual.y + usual.height, side_top + needs->place_height, bottom));
  /* Open cards across the table are wider than the place that they lie under. */
  if (reaches_box (layout, needs))
    top = MAX (top, side_top);
  top = lay_open (layout, needs, margin, top);
  top = lay_dummies (layout, needs, margin, top);
  layout->centre = (GdkRectangle){ inset + needs->place_width + gap, top,
                                   needs->width - 2 * (inset + needs->place_width + gap),
                                   MAX (bottom - top, 1) };
  if (n_top == needs->n_seats - 1) /* nobody sits at a side */
    {
      layout->centre.x = margin;
      layout->centre.width = needs->width - 2 * margin;
    }

  /* Nor does it reach under boxes that are higher than the places, as with many columns of scores.
   */
  int below = margin + needs->box_height + gap;
  if (layout->centre.y < below
      && (layout->centre.x < layout->contract.x + contract_width
          || layout->centre.x + layout->centre.width > layout->score.x))
    {
      layout->centre.height = MAX (layout->centre.height - (below - layout->centre.y), 1);
      layout->centre.y = below;
    }

  lay_kitty (layout, needs, inset, bottom, gap);
}

/* To the other side of a table of @width. */
static void
turn (GdkRectangle *box, int width)
{
  box->x = width - box->x - box->width;
}

void
fh_table_layout (FhTableLayout *layout, const FhTableNeeds *needs)
{
  int margin = needs->is_narrow ? 8 : WIDE_MARGIN;
  int width = needs->width - 2 * margin;
  /* Each pixel counts where fingers meet cards. */
  int hand_margin = needs->is_narrow ? margin / 2 : margin;

  *layout = (FhTableLayout){ 0 };
  layout->hand = (GdkRectangle){ hand_margin, needs->height - margin - needs->hand_height,
                                 needs->width - 2 * hand_margin, needs->hand_height };
  layout->prompt =
      (GdkRectangle){ margin, layout->hand.y - needs->prompt_height, width, needs->prompt_height };
  layout->places[0] = (GdkRectangle){ margin, layout->prompt.y, MIN (needs->place_width, width / 3),
                                      needs->prompt_height };

  if (needs->is_low)
    fh_table_layout_low (layout, needs);
  else if (needs->is_narrow)
    lay_narrow (layout, needs);
  else
    lay_wide (layout, needs);
  if (needs->is_narrow)
    lay_kitty_in_middle (layout, needs);
  if (needs->is_left_handed && !needs->is_low)
    {
      turn (&layout->contract, needs->width);
      turn (&layout->score, needs->width);
      turn (&layout->places[0], needs->width);
    }

  fh_table_layout_trick (layout, needs);
}
