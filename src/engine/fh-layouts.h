/* fh-layouts.h: all the ways in which the hidden cards can lie.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The unseen cards of a seat view fall into groups that may lie in the same places: those of the
 * suits in which nobody has shown void are one group.  How many layouts there are follows from how
 * many cards of each group a place gets, place by place, and each layout has a number below that
 * count.  Drawing by the counts gives every layout exactly the same chance, however much is known.
 */
#pragma once

#include "fh-rng.h"
#include "fh-seat-view.h"

/* The places are the seats, then the kitty (or what was discarded from it), then the dead hand. */
#define FH_MAX_PLACES    (FH_MAX_SEATS + 2)
#define FH_LAYOUT_GROUPS 10
#define FH_LAYOUT_MEMO   8192

/* One way in which the unseen cards of a view can lie. */
typedef struct
{
  FhCardSet cards[FH_MAX_PLACES]; /* unseen cards in each place */
  uint8_t order[FH_MAX_SEATS];    /* of a dummy: which of the orders under its piles, from 0 */
} FhLayout;

typedef struct
{
  uint64_t key; /* of the cards left over by the places before; 0: empty */
  double count;
} FhLayoutMemo;

/* Large, but needs no memory of its own. */
typedef struct
{
  int n_places;
  int kitty;                  /* the place number of the kitty; the dead hand is the next */
  int room[FH_MAX_PLACES];    /* unseen cards that lie there */
  int n_orders[FH_MAX_SEATS]; /* of a dummy: in how many orders the cards can lie under its piles */
  bool two_called;            /* the two called cards of a misère are hidden (NZ-073) */
  FhCard called[2];           /* these */
  uint8_t called_seats[2];    /* and who holds one each */
  int n_groups;
  FhCardSet groups[FH_LAYOUT_GROUPS];
  uint8_t places[FH_LAYOUT_GROUPS]; /* where the cards of each group may lie, bit by bit */
  double count;
  int n_memo;
  FhLayoutMemo memo[FH_LAYOUT_MEMO];
} FhLayouts;

/* Counts the layouts that fit all that @view knows: hand sizes, shown voids, own discards, open,
 * exchanged and called cards.  Returns false when there is none, which a view made from a game
 * never causes. */
bool fh_layouts_init (FhLayouts *layouts, const FhSeatView *view);

/* How many layouts there are; exact below 2^53. */
double fh_layouts_count (const FhLayouts *layouts);

/* Whether @card, unseen, may lie in @place as far as the rest of the layout lets it. */
bool fh_layouts_may_hold (const FhLayouts *layouts, int place, FhCard card);

/* Fills @layout with the layout number @index, which must be below the count, and that below
 * 2^53. */
void fh_layouts_get (FhLayouts *layouts, uint64_t index, FhLayout *layout);

/* Fills @layout with one drawn at random, each with the same chance. */
void fh_layouts_draw (FhLayouts *layouts, FhRng *rng, FhLayout *layout);

/* Whether all cards lie the same in @a and @b, the order of those under the piles included. */
bool fh_layout_equal (const FhLayout *a, const FhLayout *b);
