/* fh-table-layout.h: where everything lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Geometry only: no widget, no text.  Seats are counted clockwise from the person at the bottom,
 * in physical directions whatever the direction of the text: seat 1 sits on the left.
 */
#pragma once

#include <gdk/gdk.h>

#include "fh-rules.h"

/* What there is to lay out; lengths in pixels. */
typedef struct
{
  int width;
  int height;
  int n_seats;
  gboolean is_narrow;      /* places in a row of two short lines, boxes side by side */
  gboolean is_low;         /* and wide: boxes and places in one row, columns beside the middle */
  gboolean is_bare;        /* narrow, and so small that the boxes are left out */
  gboolean is_left_handed; /* the score is at the left, and the own place at the right */
  int widest_centre;       /* of the middle of a narrow table */

  int contract_width; /* natural widths of the two boxes, and the height of the taller one */
  int score_width;    /* 0 where there is none: on a narrow table the other box has its room */
  int box_height;

  double size;     /* how much larger than usual what is shown by the way is, such as the kitty */
  int place_width; /* of the widest place and the tallest one */
  int place_height;
  int name_widths[FH_MAX_SEATS]; /* of places that say the whole name, at a narrow table */

  int prompt_height; /* the line above the hand */
  int left_width;    /* of the columns beside the middle of a low table: that of the own place */
  int right_width;   /* and the other one, at the left for who is left-handed */
  int hand_height;
  int hand_card;  /* how wide a card of it is */
  int tag_growth; /* how much higher than usual tags of the hand reach, with large text */

  gboolean has_panel; /* something stands where the trick would lie */
  int panel_width;    /* what that asks for */
  int panel_height;
  unsigned trick_seats; /* seats, counted as above, whose cards lie in the trick: bit by bit */

  gboolean is_look;     /* open hands are all that is looked at */
  unsigned open_seats;  /* seats, counted as above, whose cards lie open: bit by bit */
  unsigned dummy_seats; /* likewise, of dummies; that across the table is the person's */
} FhTableNeeds;

typedef struct
{
  GdkRectangle contract;
  GdkRectangle score;
  GdkRectangle places[FH_MAX_SEATS]; /* of the others; [0] is beside the prompt */
  GdkRectangle centre;               /* for the trick, or for the panel */
  GdkRectangle slots[FH_MAX_SEATS];  /* where the card of each seat lies; empty beside a panel
                                        where there is no card, or no room */
  gboolean is_trick_in_row;          /* the own card lies among those of the others */
  GdkRectangle open[FH_MAX_SEATS];   /* where the open cards of a seat lie */
  GdkRectangle kitty;                /* empty where there is no room for it */
  GdkRectangle prompt;
  GdkRectangle left; /* of the middle of a low table; else empty */
  GdkRectangle right;
  GdkRectangle hand;
} FhTableLayout;

/* Lays out what @needs describe. */
void fh_table_layout (FhTableLayout *layout, const FhTableNeeds *needs);

/* How much higher a narrow table is for more than one row of places, for dummies and open hands. */
int fh_table_layout_rows_below (const FhTableNeeds *needs);

/* How much of that is for a trick below open hands. */
int fh_table_layout_trick_below_open (const FhTableNeeds *needs);

/* How much higher than the panel the middle of a table is on which hands are looked at: for the
 * trick, and at a wide table for the hands across it. */
int fh_table_layout_rows_of_look (const FhTableNeeds *needs);

/* The direction in which seat @k of @n sits, seen from the middle: -1 to 1, y downwards. */
void fh_table_layout_direction (int k, int n, double *x, double *y);
