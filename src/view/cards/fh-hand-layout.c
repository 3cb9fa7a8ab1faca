/* fh-hand-layout.c: how many rows a hand needs, and how wide its cards are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-hand-layout.h"

#include <math.h>

#include "fh-card-art.h"
#include "fh-rules.h"

#define MIN_WIDTH 44
#define MAX_WIDTH 232
#define GAP       6

#define SMALL_WIDTH 64

/* Cards that would overlap are made this much smaller at most so that they lie side by side, so far
 * apart at least. */
#define APART_SHARE 0.75
#define APART_GAP   2

/* How much of each card the upper of two rows shows, and at least the row of a hand that is touched
 * or only looked at. */
#define ROW_SHARE     0.56
#define TOUCHED_SHARE 0.45
#define SEEN_SHARE    0.4

/* Widths that the art draws without scaling, at every scale factor. */
static int
whole (double width)
{
  return CLAMP ((int) width, MIN_WIDTH, MAX_WIDTH) & ~3;
}

static int
lift_in (int height)
{
  return CLAMP (height / 11, 8, 18);
}

static void
set_rows (
    FhHandLayout *layout, int rows, int n_cards, int width, int max_height, gboolean is_touched)
{
  int per_row = (n_cards + rows - 1) / rows;
  /* The upper row shows a little more than half of each card, and enough for a finger. */
  double room = max_height - layout->lift;
  double by_height = (rows == 1                                            ? room
                      : room * ROW_SHARE / (1 + ROW_SHARE) < FH_HAND_TOUCH ? room - FH_HAND_TOUCH
                                                                           : room / (1 + ROW_SHARE))
                     * 5 / 7;
  /* The cards of the kitty make the others smaller only where a finger needs it, or where they are
   * so small that what lies on them hides too much. */
  int usual = by_height < SMALL_WIDTH ? per_row : MIN (per_row, FH_HAND_SIZE);
  double by_width = width / (1 + (per_row - 1) * (is_touched ? TOUCHED_SHARE : SEEN_SHARE));

  double apart = (width - (usual - 1) * APART_GAP) / (double) usual;
  /* The widest that leaves enough of each for a finger. */
  double apart_enough = width - (per_row - 1) * FH_HAND_TOUCH;

  if (rows == 1 && apart >= MIN_WIDTH && apart >= APART_SHARE * by_height)
    by_width = MIN (by_width, apart);
  if (is_touched && apart_enough >= MIN_WIDTH
      && (rows == 2 || max_height < FH_HAND_TWO_ROWS || apart_enough >= APART_SHARE * by_height))
    by_width = MIN (by_width, apart_enough);
  layout->rows = rows;
  layout->card_width = whole (MIN (by_height, by_width));
  layout->card_height = fh_card_art_height (layout->card_width);
  layout->row_step = MAX ((int) ceil (layout->card_height * ROW_SHARE), FH_HAND_TOUCH);
  layout->height = layout->lift + layout->card_height + (rows - 1) * layout->row_step;
}

FhHandLayout
fh_hand_layout (int n_cards, int width, int max_height, gboolean is_touched)
{
  FhHandLayout layout = { .lift = lift_in (max_height) };

  set_rows (&layout, 1, n_cards, width, max_height, is_touched);
  if (is_touched && max_height >= FH_HAND_TWO_ROWS
      && fh_hand_layout_step (&layout, n_cards, width) < FH_HAND_TOUCH)
    set_rows (&layout, 2, n_cards, width, max_height, is_touched);
  /* Cards that are no larger in two rows need but one. */
  if (layout.rows == 2 && fh_hand_layout_step (&layout, n_cards, width) >= FH_HAND_TOUCH)
    {
      layout.rows = 1;
      layout.height = layout.lift + layout.card_height;
    }

  return layout;
}

int
fh_hand_layout_height (int n_cards, int width, int max_height, gboolean is_touched)
{
  FhHandLayout layout = fh_hand_layout (n_cards, width, max_height, TRUE);

  int row = (layout.card_width * 7 + 4) / 5;

  /* One row of cards that are as large. */
  return layout.rows == 1 || is_touched ? layout.height : row + lift_in (row * 11 / 10);
}

int
fh_hand_layout_step (const FhHandLayout *layout, int n, int width)
{
  if (n < 2)
    return 0;

  return MIN (layout->card_width + GAP, (width - layout->card_width) / (n - 1));
}

int
fh_hand_layout_first_row (const FhHandLayout *layout, int n, int width)
{
  if (layout->rows == 1 || n < 2 || fh_hand_layout_step (layout, n, width) >= FH_HAND_TOUCH)
    return n;

  return (n + 1) / 2;
}
