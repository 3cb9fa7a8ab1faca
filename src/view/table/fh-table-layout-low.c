/* fh-table-layout-low.c: where everything lies on a wide and low table, as on a telephone that lies
 * on its side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-layout-private.h"

#define MARGIN 8
#define GAP    FH_TABLE_ROW_GAP

/* Heights of open hands: in two rows in a column, and in one above the middle. */
#define OPEN_AT_SIDE 84
#define OPEN_ABOVE   56

/* The width that is left for the boxes in one row with the places. */
static int
get_box_room (const FhTableNeeds *needs)
{
  return needs->width - 2 * MARGIN - (needs->n_seats - 1) * (needs->place_width + GAP) - GAP;
}

static gboolean
is_in_one_row (const FhTableNeeds *needs)
{
  return get_box_room (needs) >= needs->contract_width + needs->score_width;
}

/* Boxes and places in one row, where all of them can be read there, else in two.  Returns where the
 * rows end. */
static int
lay_rows (FhTableLayout *layout, const FhTableNeeds *needs)
{
  int right = needs->width - MARGIN;
  gboolean is_one = is_in_one_row (needs);
  int height = is_one ? MAX (needs->box_height, needs->place_height) : needs->box_height;
  int contract = is_one ? needs->contract_width : right - MARGIN - needs->score_width - GAP;

  int first = needs->is_left_handed ? needs->score_width : contract;
  int last = needs->is_left_handed ? contract : needs->score_width;

  if (needs->is_bare)
    {
      fh_table_layout_places_in_row (layout, needs, 1, needs->n_seats - 1, MARGIN, right, MARGIN);
      return MARGIN + needs->place_height + GAP;
    }
  layout->contract =
      (GdkRectangle){ needs->is_left_handed ? right - contract : MARGIN, MARGIN, contract, height };
  layout->score = (GdkRectangle){ needs->is_left_handed ? MARGIN : right - needs->score_width,
                                  MARGIN, needs->score_width, height };
  if (is_one)
    {
      fh_table_layout_places_in_row (layout, needs, 1, needs->n_seats - 1, MARGIN + first + GAP,
                                     right - last - GAP,
                                     MARGIN + (height - needs->place_height) / 2);
      return MARGIN + height + GAP;
    }
  fh_table_layout_places_in_row (layout, needs, 1, needs->n_seats - 1, MARGIN, right,
                                 MARGIN + height + GAP);
  return MARGIN + height + GAP + needs->place_height + GAP;
}

/* Open hands, where nothing else is looked at: side by side in the whole room from @top to
 * @bottom. */
static void
lay_look (FhTableLayout *layout, const FhTableNeeds *needs, int top, int bottom)
{
  int n = MAX (__builtin_popcount (needs->open_seats), 1), i = 0;
  int width = (needs->width - 2 * MARGIN - (n - 1) * 2 * GAP) / n;

  for (int k = 1; k < needs->n_seats; k++)
    if (fh_seats_have (needs->open_seats, k))
      layout->open[k] = (GdkRectangle){ MARGIN + i++ * (width + 2 * GAP), top, width,
                                        MAX (bottom - top, OPEN_ABOVE) };
}

/* Open hands: of the neighbours at the top of their columns, of the others side by side above the
 * middle. */
static void
lay_open (FhTableLayout *layout, const FhTableNeeds *needs)
{
  int last = needs->n_seats - 1, n = 0, x, width;

  for (int k = 2; k < last; k++)
    n += fh_seats_have (needs->open_seats, k);
  x = layout->centre.x;
  width = n > 0 ? (layout->centre.width - (n - 1) * GAP) / n : 0;
  for (int k = 1; k <= last; k++)
    {
      GdkRectangle *side = k == 1 ? &layout->left : &layout->right;
      int height = MIN (OPEN_AT_SIDE, side->height);

      if (!fh_seats_have (needs->open_seats, k))
        continue;
      if (k > 1 && k < last)
        {
          layout->open[k] = (GdkRectangle){ x, layout->centre.y, width, OPEN_ABOVE };
          x += width + GAP;
          continue;
        }
      layout->open[k] = (GdkRectangle){ side->x, side->y, side->width, height };
      side->y += height + GAP;
      side->height = MAX (side->height - height - GAP, 1);
    }
  if (n > 0)
    {
      layout->centre.y += OPEN_ABOVE + GAP;
      layout->centre.height = MAX (layout->centre.height - OPEN_ABOVE - GAP, 1);
    }
}

void
fh_table_layout_low (FhTableLayout *layout, const FhTableNeeds *needs)
{
  /* Tags on cards of the hand reach above it. */
  int bottom =
      layout->prompt.y - (needs->hand_height > 0 ? FH_TABLE_TAG_ROOM + needs->tag_growth : 0);
  int top = fh_table_layout_dummies_in_row (layout, needs, MARGIN, lay_rows (layout, needs));
  int most = (needs->width - 2 * MARGIN) / 3;
  int own = MIN (needs->left_width, most);
  int other = MIN (needs->right_width, most);
  int left = needs->is_left_handed ? other : own;
  int right = needs->width - MARGIN - (needs->is_left_handed ? own : other);
  GdkRectangle *above = needs->is_left_handed ? &layout->right : &layout->left;
  int spare;

  /* What stands above the hand elsewhere stands beside the middle, which has that much more. */
  layout->places[0] = (GdkRectangle){ needs->is_left_handed ? right : MARGIN,
                                      bottom - needs->place_height, own, needs->place_height };
  layout->left = (GdkRectangle){ MARGIN, top, left, MAX (bottom - top, 1) };
  layout->right =
      (GdkRectangle){ right, top, needs->width - MARGIN - right, MAX (bottom - top, 1) };
  above->height = MAX (layout->places[0].y - GAP - top, 1);
  /* A column that is not there leaves no gap. */
  left += left > 0 ? GAP : 0;
  right -= right < needs->width - MARGIN ? GAP : 0;
  layout->centre =
      (GdkRectangle){ MARGIN + left, top, right - MARGIN - left, MAX (bottom - top, 1) };
  /* Beside one column the middle is still that of the table, as far as there is room. */
  spare = CLAMP (layout->centre.width - needs->widest_centre, 0,
                 abs (MARGIN + left - (needs->width - right)));
  layout->centre.width -= spare;
  if (MARGIN + left < needs->width - right)
    layout->centre.x += spare;
  if (needs->is_look)
    lay_look (layout, needs, top, bottom);
  else
    lay_open (layout, needs);
}

int
fh_table_layout_low_below (const FhTableNeeds *needs)
{
  int height = 0;

  for (int k = 2; k < needs->n_seats - 1 && height == 0; k++)
    height += fh_seats_have (needs->open_seats, k) ? OPEN_ABOVE + GAP : 0;
  if (!needs->is_bare && !is_in_one_row (needs))
    height += needs->place_height + GAP;
  return height + (needs->dummy_seats != 0 ? FH_TABLE_LEAST_DUMMY + GAP : 0);
}
