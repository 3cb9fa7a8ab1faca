/* fh-table-view-private.h: what the files of the table share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-cross-fade.h"
#include "fh-herald.h"
#include "fh-table-layout.h"
#include "fh-table-view.h"
#include "fh-trick-cards.h"

/* The own dummy lies across the table, where a partner would sit (NZ-083). */
#define OWN_DUMMY 2

/* The width of cards that are shown by the way, on a table of usual size. */
#define FH_TABLE_SMALL_CARD 44

struct _FhTableView
{
  GtkWidget parent_instance;

  GtkWidget *contract;
  GtkWidget *score;
  GtkWidget *places[FH_MAX_SEATS]; /* by seats from the person; [0] is the own one */
  GtkWidget *open[FH_MAX_SEATS];
  GtkWidget *dummies[FH_MAX_SEATS]; /* [2], across the table, is the own one; [0] is NULL */
  GtkWidget *kitty;
  GtkWidget *slot; /* where the next card belongs */
  GtkWidget *prompt;
  GtkWidget *go_on;
  GtkWidget *question;
  GtkWidget *tools;
  GtkWidget *last_trick;
  GtkWidget *log;
  GtkWidget *laws;
  GtkWidget *hand;
  FhTrickCards *trick;
  FhPassing *passing;
  FhHerald *herald;
  FhCrossFade *fade;   /* of panels */
  GtkWidget *scroller; /* around the panel */
  GtkWidget *panel;
  GtkWidget *foot;  /* below all else, or NULL */
  GtkWidget *offer; /* lies over the line above the hand, and moves nothing */
  GtkWidget *notice;
  GtkWidget *notice_text;
  GtkWidget *notice_rule; /* leads to the help on it */

  FhHandOrder order;
  guint duration; /* that a card takes, in milliseconds */
  guint pace;     /* the same of what is shown now; 0 where it does not follow what was shown */
  char *felt;
  char *rule; /* the page about what the notice said last, or NULL */
  gboolean is_left_handed;
  gboolean is_narrow;
  gboolean has_faces;  /* of those who play, in their places */
  gboolean is_low;     /* and wide; is_narrow is set too */
  gboolean is_bare;    /* narrow, and so small that the boxes are left out; low with a panel */
  gboolean is_crowded; /* rows of places and of open cards leave little to middle and hand */
  gboolean is_large;
  gboolean is_huge;
  int room;
  int room_width;
  int whole_height; /* of the panel in the form that shows most, or 0 */
  int panel_bottom; /* where the panel ends, if there is one */
  guint resize_id;  /* the table has a size that it does not follow yet */

  /* What is shown. */
  int n_seats;
  int person;
  int n_deals;
  FhCall contract_shown;
  int exchanging;        /* the seat that exchanges cards, or -1 */
  int dealing;           /* the seat that has dealt last, or -1 */
  GtkWidget *next_place; /* the place that is marked when the cards are dealt, or NULL */
  int awaited;           /* by seats from the person: whose card comes next, or -1 */
  gboolean is_over;      /* the hands of a deal are looked at */
  gboolean gives_way;    /* are shown only where the panel leaves room for them */
  gboolean has_given_way;
  unsigned open_seats;
  unsigned dummy_seats;
  int thinking;
  gboolean says_thinking;
  guint thinking_id;
  guint notice_id;
  gboolean is_empty;

  FhTableLayout layout;
};

/* Adds what there is on the table; @asked is called with it when somebody asks about a card of the
 * trick (fh-table-view-children.c). */
void fh_table_view_add_children (FhTableView *self, FhTrickAsked asked);

/* What the widget asks for (fh-table-view-needs.c), and how it gives its children their places
 * (fh-table-view-layout.c). */
GtkSizeRequestMode fh_table_view_get_request_mode (GtkWidget *widget);
void fh_table_view_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *least,
                            int *usual,
                            int *minimum_baseline,
                            int *natural_baseline);
void fh_table_view_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* Has the table take on the form of its size, and of how much of it is seen, with the next frame
 * (fh-table-view-layout.c). */
void fh_table_view_follow_size (FhTableView *self);

/* Has what is shown go where it belongs in @scene, before that is shown, with @duration
 * milliseconds for a card; new cards of the hand come from where they were
 * (fh-table-view-motion.c). */
void fh_table_view_move (FhTableView *self, const FhTableScene *scene, guint duration);
void fh_table_view_move_hand (FhTableView *self, const FhTableScene *scene, guint duration);

/* Whether cards are dealt at this moment; the kitty is not seen before they are. */
gboolean fh_table_view_is_dealing (FhTableView *self);

/* Has what is dealt come from the place of the dealer, now that this and the hand have theirs. */
void fh_table_view_place_pack (FhTableView *self);

/* Lets any click and any key do fh_table_view_finish_motion(). */
void fh_table_view_add_haste (FhTableView *self);

/* Whose place @seat is, counted from the person. */
int fh_table_view_offset (FhTableView *self, int seat);

/* Where the card that @seat plays comes from (fh-table-view-places.c). */
gboolean
fh_table_view_trick_start (int seat, FhCard card, graphene_rect_t *from, gpointer table_view);
