/* fh-hand-layout.h: how many rows a hand needs, and how wide its cards are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* The least part of a card that stays visible where a finger has to meet it, in pixels. */
#define FH_HAND_TOUCH 44

/* The least height in which cards of that size stand in two rows. */
#define FH_HAND_TWO_ROWS 116

typedef struct
{
  int card_width;
  int card_height;
  int lift;     /* room above the cards for one that is lifted */
  int rows;     /* 1 or 2 */
  int row_step; /* from the top of one row to that of the next */
  int height;   /* of all, lift included */
} FhHandLayout;

/* The layout for a hand that can grow to @n_cards in @width × at most @max_height.  Cards overlap
 * as little as they must; where less than FH_HAND_TOUCH of each could be seen, @is_touched and
 * there is the height for it, they stand in two rows.  The size of the cards depends on none that
 * are in the hand now, so that they do not grow while they are played. */
FhHandLayout fh_hand_layout (int n_cards, int width, int max_height, gboolean is_touched);

/* The height of such a hand in at most @max_height, in which the cards are as large whether it is
 * touched or not. */
int fh_hand_layout_height (int n_cards, int width, int max_height, gboolean is_touched);

/* From one card to the next in a row of @n cards in @width. */
int fh_hand_layout_step (const FhHandLayout *layout, int n, int width);

/* How many of @n cards stand in the upper row in @width: all when one row shows enough of them. */
int fh_hand_layout_first_row (const FhHandLayout *layout, int n, int width);
