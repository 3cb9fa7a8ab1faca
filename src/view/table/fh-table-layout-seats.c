/* fh-table-layout-seats.c: the directions of seats, and what they lay in a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-layout-private.h"

#include <math.h>

void
fh_table_layout_direction (int k, int n, double *x, double *y)
{
  double angle = G_PI / 2 + 2 * G_PI * k / n;

  *x = cos (angle);
  *y = sin (angle);
}

gboolean
fh_table_layout_is_at_top (int k, int n)
{
  double x, y;

  fh_table_layout_direction (k, n, &x, &y);

  return y < -0.7;
}

void
fh_table_layout_places_in_row (FhTableLayout *layout,
                               const FhTableNeeds *needs,
                               int first,
                               int last,
                               int left,
                               int right,
                               int y)
{
  const int gap = FH_TABLE_ROW_GAP;
  int n = MAX (last - first + 1, 1), equal = (right - left - (n - 1) * gap) / n;
  int lack = 0, spare = 0;

  for (int k = first; k <= last; k++)
    {
      lack += MAX (needs->name_widths[k] - equal, 0);
      spare += MAX (equal - needs->name_widths[k], 0);
    }
  for (int k = first; k <= last; k++)
    {
      int more = needs->name_widths[k] - equal;
      int most = MIN (lack, spare);
      int width = equal + (more == 0 || most == 0 ? 0 : more * most / (more > 0 ? lack : spare));

      layout->places[k] = (GdkRectangle){ left, y, width, needs->place_height };
      left += width + gap;
    }
}

int
fh_table_layout_dummy_height (const FhTableNeeds *needs)
{
  return CLAMP (needs->height * (needs->has_panel ? 13 : 16) / 100, FH_TABLE_LEAST_DUMMY, 190);
}

int
fh_table_layout_dummies_in_row (FhTableLayout *layout,
                                const FhTableNeeds *needs,
                                int margin,
                                int top)
{
  int width = needs->width - 2 * margin;
  int own = fh_table_layout_dummy_height (needs);
  int other = MIN (width * 32 / 100, 140);

  if (needs->dummy_seats == 0)
    return top;
  for (int k = 1; k < needs->n_seats; k++)
    if (fh_seats_have (needs->dummy_seats, k))
      layout->open[k] = fh_table_layout_is_at_top (k, needs->n_seats)
                            ? (GdkRectangle){ margin, top, width - other - 8, own }
                            : (GdkRectangle){ margin + width - other, top, other, own };
  return top + own + FH_TABLE_OPEN_GAP;
}
