/* fh-table-layout-trick.c: where the cards of a trick lie, beside a panel too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-layout-private.h"

#include "fh-card-art.h"

#define MAX_TRICK_WIDTH 220

/* Where the cards of a trick lie, in widths and heights of a card from the middle.  Up to four lie
 * crosswise and may touch; more stand so that none covers another one. */
static void
get_slot (int k, int n, double *x, double *y)
{
  static const double five[][2] = {
    { 0, 0.77 }, { -1.25, 0.27 }, { -0.6, -0.77 }, { 0.6, -0.77 }, { 1.25, 0.27 },
  };
  static const double six[][2] = {
    { 0, 0.77 }, { -1.15, 0.52 }, { -1.15, -0.52 }, { 0, -0.77 }, { 1.15, -0.52 }, { 1.15, 0.52 },
  };

  if (n > 4)
    {
      *x = n == 5 ? five[k][0] : six[k][0];
      *y = n == 5 ? five[k][1] : six[k][1];
      return;
    }
  fh_table_layout_direction (k, n, x, y);
  *x *= 1.55;
  *y *= 1.06;
}

/* How far cards lie from the middle at most, in their widths and heights. */
static void
get_reach (int n, double *x, double *y)
{
  *x = n == 5 ? 1.25 : n == 6 ? 1.15 : 1.55;
  *y = n > 4 ? 0.77 : 1.06;
}

/* How many cards high a trick of up to four is in which those at the sides reach up between the
 * others, and in which these touch. */
#define LOOSE_HEIGHT 2.66
#define TIGHT_HEIGHT 2.16

/* The width of a trick's cards in @region: as large as the cards of all directions fit. */
int
fh_table_layout_trick_width (const GdkRectangle *region, int n)
{
  double by_height = (region->height - FH_TABLE_TAG_ROOM)
                     / (n == 2  ? 2.12
                        : n > 4 ? 2.56
                                : LOOSE_HEIGHT)
                     * 5 / 7;
  double by_width = region->width / (n == 2 ? 1.2 : n == 5 ? 3.5 : n == 6 ? 3.3 : 2.6);

  return CLAMP ((int) MIN (by_height, by_width), FH_TABLE_MIN_TRICK, MAX_TRICK_WIDTH) & ~3;
}

/* Likewise at a table: where they would be smaller than those of the hand, they lie nearer to each
 * other. */
static int
trick_width (const FhTableNeeds *needs, const GdkRectangle *region)
{
  int width = fh_table_layout_trick_width (region, needs->n_seats);
  int by_height = (int) ((region->height - FH_TABLE_TAG_ROOM) / TIGHT_HEIGHT * 5 / 7);
  int by_width = (int) (region->width / 2.6);

  if (needs->n_seats < 3 || needs->n_seats > 4)
    return width;
  return MAX (width, MIN (MIN (by_height, by_width), needs->hand_card) & ~3);
}

int
fh_table_layout_trick_row (void)
{
  return FH_TABLE_TAG_ROOM + fh_card_art_height (FH_TABLE_MIN_TRICK) + FH_TABLE_ROW_GAP;
}

static void
lay_trick (FhTableLayout *layout, const FhTableNeeds *needs, const GdkRectangle *region)
{
  int n = needs->n_seats;
  int width = trick_width (needs, region);
  int height = fh_card_art_height (width);
  int cx = region->x + region->width / 2;
  int cy = region->y + FH_TABLE_TAG_ROOM + (region->height - FH_TABLE_TAG_ROOM) / 2;
  double reach_x, reach_y, dx, dy;

  /* With little room they move together. */
  get_reach (n, &reach_x, &reach_y);
  dx = width * CLAMP ((region->width - width) / 2.0 / (width * reach_x), 0, 1);
  dy = height
       * CLAMP ((region->height - FH_TABLE_TAG_ROOM - height) / 2.0 / (height * reach_y), 0, 1);
  for (int k = 0; k < n; k++)
    {
      double x, y;

      get_slot (k, n, &x, &y);
      layout->slots[k] = (GdkRectangle){
        cx + (int) (x * dx) - width / 2,
        cy + (int) (y * dy) - height / 2,
        width,
        height,
      };
    }
}

/* The seats with a card in the trick that sit at the left of the middle (@side -1), at the right
 * (1), or neither (0). */
static unsigned
pick_side (const FhTableNeeds *needs, int side)
{
  unsigned picked = 0;

  for (int k = 0; k < needs->n_seats; k++)
    {
      double x, y;

      get_slot (k, needs->n_seats, &x, &y);
      if (fh_seats_have (needs->trick_seats, k) && (x > 1 ? 1 : x < -1 ? -1 : 0) == side)
        picked |= fh_seat_bit (k);
    }

  return picked;
}

/* Lays cards of @width for @seats in a row around @cx from @y. */
static void
lay_row_of_cards (
    FhTableLayout *layout, const FhTableNeeds *needs, unsigned seats, int width, int cx, int y)
{
  int n = __builtin_popcount (seats);
  int x = cx - (n * width + (n - 1) * FH_TABLE_ROW_GAP) / 2;

  /* Clockwise from the left neighbour; the own card comes last. */
  for (int i = 1; i <= needs->n_seats; i++)
    {
      int k = i % needs->n_seats;

      if (!fh_seats_have (seats, k))
        continue;
      layout->slots[k] = (GdkRectangle){ x, y, width, fh_card_art_height (width) };
      x += width + FH_TABLE_ROW_GAP;
    }
}

/* Lays cards of @width for @seats in a column around @cx and @cy. */
static void
lay_column_of_cards (
    FhTableLayout *layout, const FhTableNeeds *needs, unsigned seats, int width, int cx, int cy)
{
  int step = fh_card_art_height (width) + FH_TABLE_TAG_ROOM;
  int top = cy + FH_TABLE_TAG_ROOM - __builtin_popcount (seats) * step / 2;

  for (int k = 1; k < needs->n_seats; k++)
    if (fh_seats_have (seats, k))
      {
        double x, y;
        int above = 0;

        /* Who sits further up lies further up. */
        get_slot (k, needs->n_seats, &x, &y);
        for (int other = 1; other < needs->n_seats; other++)
          {
            double other_x, other_y;

            get_slot (other, needs->n_seats, &other_x, &other_y);
            above += fh_seats_have (seats, other) && other_y < y;
          }
        layout->slots[k] =
            (GdkRectangle){ cx - width / 2, top + above * step, width, fh_card_art_height (width) };
      }
}

/* A panel takes the middle: the cards of the trick lie around it, each on the side of its player,
 * or all in a row above it, what is left of the middle being the panel's.  Returns whether there is
 * room for them. */
static gboolean
lay_trick_around_panel (FhTableLayout *layout, const FhTableNeeds *needs, gboolean in_row)
{
  GdkRectangle *centre = &layout->centre;
  unsigned left = in_row ? 0 : pick_side (needs, -1), right = in_row ? 0 : pick_side (needs, 1);
  unsigned below = in_row ? 0 : needs->trick_seats & 1u;
  unsigned above = needs->trick_seats & ~(left | right | below);
  int n_rows = (above != 0) + (below != 0);
  int n_wide = MAX (__builtin_popcount (above), 1);
  int n_high = MAX (__builtin_popcount (left), __builtin_popcount (right));
  int side = (centre->width - needs->panel_width) / 2 - FH_TABLE_ROW_GAP;
  int width = fh_table_layout_trick_width (centre, needs->n_seats);
  /* Beside other cards a row is as wide as the panel at most. */
  int room = n_high > 0 ? needs->panel_width : centre->width;
  int cx = centre->x + centre->width / 2, row;

  width = MIN (width, (room - (n_wide - 1) * FH_TABLE_ROW_GAP) / n_wide);
  if (n_rows > 0)
    width = MIN (width, ((centre->height - needs->panel_height) / n_rows - FH_TABLE_TAG_ROOM
                         - FH_TABLE_ROW_GAP)
                            * 5 / 7);
  if (n_high > 0)
    width = MIN (MIN (width, side), (centre->height / n_high - FH_TABLE_TAG_ROOM) * 5 / 7);
  width &= ~3;
  if (width < FH_TABLE_MIN_TRICK)
    return FALSE;

  row = FH_TABLE_TAG_ROOM + fh_card_art_height (width) + FH_TABLE_ROW_GAP;
  lay_row_of_cards (layout, needs, above, width, cx, centre->y + FH_TABLE_TAG_ROOM);
  lay_row_of_cards (layout, needs, below, width, cx,
                    centre->y + centre->height - fh_card_art_height (width));
  lay_column_of_cards (layout, needs, left, width, centre->x + side / 2,
                       centre->y + centre->height / 2);
  lay_column_of_cards (layout, needs, right, width, centre->x + centre->width - side / 2,
                       centre->y + centre->height / 2);
  centre->y += above != 0 ? row : 0;
  centre->height -= n_rows * row;

  return TRUE;
}

/* The cards of the trick stay where they lie, if the panel has room between and below them. Returns
 * whether it has. */
static gboolean
lay_panel_into_trick (FhTableLayout *layout, const FhTableNeeds *needs)
{
  GdkRectangle *centre = &layout->centre;
  int cx = centre->x + centre->width / 2, cy = centre->y + centre->height / 2;
  int left = centre->x, right = left + centre->width;
  int top = centre->y, end = top + centre->height;

  if (needs->panel_height == 0)
    return FALSE; /* it is not known yet */
  lay_trick (layout, needs, centre);
  for (int k = 0; k < needs->n_seats; k++)
    {
      GdkRectangle *slot = &layout->slots[k];

      if (!fh_seats_have (needs->trick_seats, k))
        *slot = (GdkRectangle){ 0 };
      else if (slot->x >= cx)
        right = MIN (right, slot->x - FH_TABLE_ROW_GAP);
      else if (slot->x + slot->width <= cx)
        left = MAX (left, slot->x + slot->width + FH_TABLE_ROW_GAP);
      else if (slot->y + slot->height / 2 < cy)
        top = MAX (top, slot->y + slot->height + FH_TABLE_ROW_GAP);
      else
        end = top;
    }
  if (right - left < needs->panel_width || end - top < needs->panel_height)
    {
      for (int k = 0; k < needs->n_seats; k++)
        layout->slots[k] = (GdkRectangle){ 0 };
      return FALSE;
    }
  centre->x = CLAMP (cx - needs->panel_width / 2, left, right - needs->panel_width);
  *centre = (GdkRectangle){ centre->x, top, needs->panel_width, end - top };

  return TRUE;
}

/* A card is this much larger in a row than crosswise at least, where a row is better. */
#define ROW_SHARE 1.25

/* And at most this much larger than those of the hand. */
#define MAX_OF_HAND 1.5

/* How wide cards of all seats are in a row in the middle. */
static int
row_width (const FhTableLayout *layout, const FhTableNeeds *needs)
{
  const GdkRectangle *centre = &layout->centre;
  int n = needs->n_seats;
  int width = MIN ((centre->width - (n - 1) * FH_TABLE_ROW_GAP) / n,
                   (centre->height - FH_TABLE_TAG_ROOM) * 5 / 7);

  width = MIN (width, (int) (MAX_OF_HAND * needs->hand_card));
  return CLAMP (width, FH_TABLE_MIN_TRICK, MAX_TRICK_WIDTH) & ~3;
}

/* Where the places of a narrow table stand in a row above the middle, and that has no height for
 * cards that lie crosswise, those lie in a row likewise; and so they do below open hands where one
 * would lie over the other. */
static gboolean
is_row_better (const FhTableLayout *layout, const FhTableNeeds *needs)
{
  int crosswise = FH_TABLE_TAG_ROOM + fh_card_art_height (FH_TABLE_MIN_TRICK) * 5 / 3;

  if (__builtin_popcount (needs->open_seats) > 1 && layout->centre.height < crosswise)
    return TRUE;
  if (!needs->is_narrow || needs->n_seats < 2)
    return FALSE;
  /* The own card would lie over the one of who sits opposite. */
  if (needs->n_seats != 3
      && layout->centre.height < FH_TABLE_TAG_ROOM + 2 * fh_card_art_height (FH_TABLE_MIN_TRICK))
    return TRUE;
  if (needs->n_seats > 4)
    return needs->is_low;
  crosswise = trick_width (needs, &layout->centre);
  return crosswise < needs->hand_card && row_width (layout, needs) >= ROW_SHARE * crosswise;
}

/* Where a card of @width begins that lies below the place of seat @k, within the middle. */
static int
below_place (const FhTableLayout *layout, int k, int width)
{
  const GdkRectangle *centre = &layout->centre, *place = &layout->places[k];

  return CLAMP (place->x + (place->width - width) / 2, centre->x,
                MAX (centre->x + centre->width - width, centre->x));
}

/* Finds where the own card of @width begins among those that lie below their places: in the space
 * that is nearest to the own place.  Returns whether there is one, and no card lies over another
 * one. */
static gboolean
find_own_space (const FhTableLayout *layout, const FhTableNeeds *needs, int width, int *own)
{
  const GdkRectangle *centre = &layout->centre, *place = &layout->places[0];
  const int gap = FH_TABLE_ROW_GAP / 3;
  int wish = place->x + (place->width - width) / 2;
  int from = centre->x - gap, nearest = G_MAXINT;

  for (int k = 1; k <= needs->n_seats; k++)
    {
      gboolean is_end = k == needs->n_seats;
      int end = is_end ? centre->x + centre->width + gap : below_place (layout, k, width);

      if (k > 1 && !is_end && end < from + gap)
        return FALSE;
      if (end - from >= width + 2 * gap)
        {
          /* At an end it lies beside its neighbour, else in the middle between two. */
          int x = k == 1   ? end - 2 * gap - width
                  : is_end ? from + 2 * gap
                           : (from + end - width) / 2;

          x = CLAMP (x, from + gap, end - gap - width);
          if (ABS (x - wish) < nearest)
            {
              nearest = ABS (x - wish);
              *own = x;
            }
        }
      from = end + width;
    }

  return nearest < G_MAXINT;
}

/* Lays the cards of the trick each below the place of its player and the own one among them, a
 * little nearer to the hand.  Returns whether there is room for that. */
static gboolean
lay_trick_below_places (FhTableLayout *layout, const FhTableNeeds *needs)
{
  const GdkRectangle *centre = &layout->centre;
  int width = row_width (layout, needs), own = 0;

  while (width >= FH_TABLE_MIN_TRICK && !find_own_space (layout, needs, width, &own))
    width -= 4;
  if (width < FH_TABLE_MIN_TRICK)
    return FALSE;

  int height = fh_card_art_height (width);
  int spare = MAX (centre->height - FH_TABLE_TAG_ROOM - height, 0);
  /* At a low table it lies beside the own place anyhow, and what is offered lies below it. */
  int lower = MIN (needs->is_low ? spare / 3 : spare, height / 4);
  int top = centre->y + FH_TABLE_TAG_ROOM + (spare - lower) / 2;

  layout->slots[0] = (GdkRectangle){ own, top + lower, width, height };
  for (int k = 1; k < needs->n_seats; k++)
    layout->slots[k] = (GdkRectangle){ below_place (layout, k, width), top, width, height };

  return TRUE;
}

static void
lay_trick_in_row (FhTableLayout *layout, const FhTableNeeds *needs)
{
  const GdkRectangle *centre = &layout->centre;
  int width = row_width (layout, needs);

  if (needs->is_narrow && lay_trick_below_places (layout, needs))
    return;
  lay_row_of_cards (layout, needs, (1u << needs->n_seats) - 1, width, centre->x + centre->width / 2,
                    centre->y
                        + (centre->height + FH_TABLE_TAG_ROOM - fh_card_art_height (width)) / 2);
}

void
fh_table_layout_trick (FhTableLayout *layout, const FhTableNeeds *needs)
{
  layout->is_trick_in_row = !needs->has_panel && is_row_better (layout, needs);
  if (layout->is_trick_in_row)
    lay_trick_in_row (layout, needs);
  else if (!needs->has_panel)
    lay_trick (layout, needs, &layout->centre);
  else if (needs->trick_seats != 0 && !lay_panel_into_trick (layout, needs)
           && !lay_trick_around_panel (layout, needs, FALSE))
    lay_trick_around_panel (layout, needs, TRUE);
}
