/* fh-table-view-needs.c: what the parts of the table need at a size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-needs.h"

#include "fh-card-row.h"
#include "fh-hand-layout.h"
#include "fh-seat-pill.h"
#include "fh-widget.h"

/* The lowest heights at which a trick and a hand can be told; the trick in a row, too. */
#define MIN_CENTRE     80
#define CROWDED_CENTRE 66
#define MIN_HAND       72

/* And of a trick that is looked at again at a low table, and of the own hand where hands are all
 * that is looked at. */
#define LOOK_CENTRE 48
#define LOOK_HAND   60

/* From these heights on, there is room for a hand of some size beside any panel at a wide table,
 * and for a large one. */
#define LOW_HEIGHT  700
#define TALL_HEIGHT 800

/* The hand of a low table takes this share of the height, and less below dummies, so that all calls
 * are in sight; its middle has at least this height. */
#define LOW_HAND       0.29
#define LOW_DUMMY_HAND 0.22
#define LOW_CENTRE     64

/* The largest share of the height that a hand in two rows takes. */
#define TWO_ROWS_SHARE 0.4

/* And the height that it has while it is touched, of a smaller share and where nothing but one row
 * of places is above the middle: then its cards are as wide as the table nearly. */
#define WIDE_ROWS       144
#define WIDE_ROWS_SHARE 0.34

/* Widths at a low table, of score, contract, a place, and the columns beside the middle. */
#define LOW_SCORE 96
#define LOW_BOX   188
#define LOW_PLACE 96
#define LOW_LEFT  116
#define LOW_RIGHT 96

/* How much higher a tag on the upper edge of a card is with text twice as large. */
#define TAG_GROWTH 22

/* And below this one a question takes the place of the line above the hand. */
#define CRAMPED_HEIGHT 560

/* And below this one calls do, so that all of them are in sight: who speaks, and over what, the box
 * of the contract says as well. */
#define CALLS_HEIGHT 480

/* What is left of the line then: tags on cards of the hand reach above it. */
#define NO_LINE 11

/* As in the style of the table. */
#define LARGE_SIZE 1.3
#define HUGE_SIZE  1.85

/* The width of the middle of a narrow table, with usual text. */
#define WIDEST_CENTRE 520

/* Widths of places; what is left between two of them at a wide table for a panel, with the margins.
 */
#define NARROW_PLACE 132
#define NARROW_OWN   104 /* the own one there, in the line above the hand */
#define LEAST_PLACE  160
#define USUAL_PLACE  230
#define LARGE_PLACE  300
#define HUGE_PLACE   410
#define WIDE_MIDDLE  576

/* The width of the foot of a table that is not narrow, with usual text, and what is above it. */
#define FOOT_WIDTH 480
#define FOOT_GAP   6

/* @for_size is a width that may be less than @widget can have, or -1. */
int
fh_table_natural (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int size = 0, least;

  if (!gtk_widget_get_visible (widget))
    return 0;
  if (for_size >= 0)
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      for_size = MAX (for_size, least);
    }
  gtk_widget_measure (widget, orientation, for_size, NULL, &size, NULL, NULL);

  return size;
}

int
fh_table_minimum (GtkWidget *widget, GtkOrientation orientation, int for_size)
{
  int size = 0;

  if (gtk_widget_get_visible (widget))
    gtk_widget_measure (widget, orientation, for_size, &size, NULL, NULL, NULL);

  return size;
}

/* How much larger than usual the text of the window is.  Not that of the table itself, which is
 * chosen here. */
double
fh_table_view_get_text_scale (FhTableView *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  return fh_widget_get_text_scale (parent != NULL ? parent : GTK_WIDGET (self));
}

/* How much larger than usual words and small cards are, for eyes that are further away. */
double
fh_table_view_get_size (FhTableView *self)
{
  return self->is_huge ? HUGE_SIZE : self->is_large ? LARGE_SIZE : 1;
}

gboolean
fh_table_view_has_panel (FhTableView *self)
{
  return self->panel != NULL && gtk_widget_get_visible (self->panel);
}

/* Whether the panel takes all the room that it can get. */
gboolean
fh_table_view_wants_all (FhTableView *self)
{
  return fh_table_view_has_panel (self)
         && gtk_widget_compute_expand (self->panel, GTK_ORIENTATION_VERTICAL);
}

/* How wide the places are at a table of @width.  That does not depend on what they say: calls,
 * roles and packets of tricks come and go in it. */
static int
get_place_width (FhTableView *self, int width)
{
  if (self->is_narrow)
    return NARROW_PLACE;

  return CLAMP ((width - WIDE_MIDDLE) / 2, LEAST_PLACE,
                self->is_huge    ? HUGE_PLACE
                : self->is_large ? LARGE_PLACE
                                 : USUAL_PLACE);
}

int
fh_table_view_get_foot_width (FhTableView *self, int width)
{
  int room = width - 2 * (self->is_narrow ? FH_TABLE_NARROW_MARGIN : FH_TABLE_WIDE_MARGIN);
  int wanted =
      (int) (FOOT_WIDTH * fh_table_view_get_text_scale (self) * fh_table_view_get_size (self));

  return MIN (self->is_narrow && !self->is_low
                  ? room
                  : MAX (wanted, fh_table_minimum (self->foot, GTK_ORIENTATION_HORIZONTAL, -1)),
              room);
}

int
fh_table_view_get_foot_height (FhTableView *self, int width)
{
  return self->foot == NULL ? 0
                            : fh_table_natural (self->foot, GTK_ORIENTATION_VERTICAL,
                                                fh_table_view_get_foot_width (self, width))
                                  + FOOT_GAP;
}

int
fh_table_view_get_place_height (FhTableView *self)
{
  int height = 0;

  for (int k = 0; k < self->n_seats; k++)
    height = MAX (height, fh_table_natural (self->places[k], GTK_ORIENTATION_VERTICAL, -1));

  return height;
}

/* The width of the own place in a line of @width; the button to go on is never cut. */
int
fh_table_view_get_own_width (FhTableView *self, int width)
{
  int wanted = self->is_narrow
                   ? MIN ((int) (NARROW_OWN * fh_table_view_get_text_scale (self)), width / 3)
                   : MIN (get_place_width (self, width + 2 * FH_TABLE_WIDE_MARGIN), width / 4);
  int others = fh_table_natural (self->tools, GTK_ORIENTATION_HORIZONTAL, -1) + 28;
  int most = width - others - fh_table_minimum (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1);

  return MIN (wanted,
              MAX (most, fh_table_minimum (self->places[0], GTK_ORIENTATION_HORIZONTAL, -1)));
}

int
fh_table_view_get_prompt_width (FhTableView *self, int width)
{
  int own = fh_table_view_get_own_width (self, width);
  int tools = fh_table_natural (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);

  /* In the middle of a wide table; between its neighbours at a narrow one. */
  return self->is_narrow ? MAX (width - own - tools - 28, 60)
                         : MAX (width - 2 * MAX (own, tools) - 64, 60);
}

/* Whether hands that lie open are all that is looked at. */
static gboolean
is_look (FhTableView *self)
{
  return self->is_over && self->foot != NULL && self->open_seats != 0
         && !fh_table_view_has_panel (self)
         && fh_trick_cards_get_seats (self->trick, self->person, MAX (self->n_seats, 1)) == 0;
}

/* The height of all that they lie below and of themselves, in rows at a narrow table. */
static int
get_rows_height (FhTableView *self)
{
  FhTableNeeds needs = { .n_seats = self->n_seats,
                         .open_seats = self->open_seats,
                         .place_height = fh_table_view_get_place_height (self) };
  int boxes = MAX (fh_table_natural (self->contract, GTK_ORIENTATION_VERTICAL, -1),
                   fh_table_natural (self->score, GTK_ORIENTATION_VERTICAL, -1));

  return (self->is_bare ? 0 : boxes) + needs.place_height + fh_table_layout_rows_below (&needs)
         - fh_table_layout_trick_below_open (&needs) + 3 * FH_TABLE_NARROW_MARGIN;
}

/* Whether they need all the height of a table that is so high. */
static gboolean
is_short_look (FhTableView *self, int height)
{
  int line = MAX (fh_table_view_get_place_height (self),
                  fh_table_natural (self->tools, GTK_ORIENTATION_VERTICAL, -1));

  return self->is_narrow && is_look (self)
         && (height < FH_TABLE_SHORT_HEIGHT * fh_table_view_get_text_scale (self)
             || (!self->is_low && height < get_rows_height (self) + line + MIN_HAND));
}

/* Whether a question takes the whole line, or what says itself which cards it asks for, or calls: a
 * sheet covers half of a narrow window. */
gboolean
fh_table_view_hides_line (FhTableView *self, int height)
{
  gboolean asks_for_cards =
      fh_table_view_has_panel (self) && fh_hand_view_is_touched (FH_HAND_VIEW (self->hand));

  return is_short_look (self, height)
         || (height < CRAMPED_HEIGHT * fh_table_view_get_text_scale (self) && self->is_narrow
             && (gtk_widget_get_visible (self->question) || asks_for_cards))
         || (height < CALLS_HEIGHT * fh_table_view_get_text_scale (self) && self->is_narrow
             && fh_table_view_wants_all (self));
}

static int
get_tag_growth (FhTableView *self)
{
  return (int) (TAG_GROWTH * MAX (fh_table_view_get_text_scale (self) - 1, 0));
}

static int
get_prompt_height (FhTableView *self, int width, int table_height)
{
  int room = fh_table_view_get_prompt_width (self, width);
  int height = fh_table_view_get_place_height (self);

  if (is_short_look (self, table_height))
    return FH_TABLE_NARROW_MARGIN / 2;
  if (fh_table_view_hides_line (self, table_height) && !gtk_widget_get_visible (self->question))
    return NO_LINE + get_tag_growth (self);
  height = MAX (height, fh_table_natural (self->tools, GTK_ORIENTATION_VERTICAL, -1));
  height = MAX (height, fh_table_natural (self->prompt, GTK_ORIENTATION_VERTICAL, room));
  height = MAX (height, fh_table_natural (self->go_on, GTK_ORIENTATION_VERTICAL, -1));
  /* A question stands in the line where that is wide, else above it. */
  if (gtk_widget_get_visible (self->question))
    {
      int own = fh_table_natural (self->question, GTK_ORIENTATION_VERTICAL,
                                  self->is_narrow ? width : room);

      height = fh_table_view_hides_line (self, table_height) ? own
               : self->is_narrow                             ? height + own + 6
                                                             : MAX (height, own);
    }

  return height + 8;
}

/* The least height in @width of a hand that @is_touched: where a finger would not meet each card in
 * one row, that of two, but rather one row than two of which a part is not in sight. */
static int
get_least_hand (FhTableView *self, int width, gboolean is_touched)
{
  FhHandView *hand = FH_HAND_VIEW (self->hand);

  return is_touched && !self->is_crowded && fh_hand_view_needs_two_rows (hand, width)
             ? FH_HAND_TWO_ROWS
             : MIN_HAND;
}

/* What a low table needs otherwise than another one that is narrow. */
static void
set_low_needs (FhTableView *self, FhTableNeeds *needs)
{
  double scale = fh_table_view_get_text_scale (self);
  int tools = fh_table_natural (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);
  int go_on = fh_table_minimum (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1);

  needs->is_low = TRUE;
  needs->contract_width = (int) (LOW_BOX * scale);
  needs->score_width = MIN (fh_table_natural (self->score, GTK_ORIENTATION_HORIZONTAL, -1),
                            MAX ((int) (LOW_SCORE * scale), needs->width / 4));
  needs->place_width = (int) (LOW_PLACE * scale);
  needs->right_width = needs->is_look ? 0 : MAX (tools, go_on);
  needs->left_width = (int) (LOW_LEFT * scale);
  /* A panel that wants all the room, such as the calls, says itself what is to be done; and one
   * that is too wide would lie over the own place. */
  if (needs->is_look || fh_table_view_wants_all (self)
      || (fh_table_view_has_panel (self)
          && (self->is_bare
              || fh_table_minimum (self->panel, GTK_ORIENTATION_HORIZONTAL, -1)
                     > needs->width - needs->left_width - needs->right_width
                           - 6 * FH_TABLE_NARROW_MARGIN)))
    needs->left_width = 0;
  if (needs->left_width > 0 && !self->is_bare)
    needs->right_width = MAX ((int) (LOW_RIGHT * scale), needs->right_width);
  /* Only a question stands above the hand. */
  needs->prompt_height = gtk_widget_get_visible (self->question)
                             ? fh_table_natural (self->question, GTK_ORIENTATION_VERTICAL,
                                                 needs->width - 2 * FH_TABLE_NARROW_MARGIN)
                             : 0;
}

void
fh_table_view_get_needs (FhTableView *self, FhTableNeeds *needs, int width, int height)
{
  int margin = self->is_narrow ? FH_TABLE_NARROW_MARGIN : FH_TABLE_WIDE_MARGIN;
  int hand_width =
      width - 2 * (self->is_narrow ? FH_TABLE_NARROW_MARGIN / 2 : FH_TABLE_WIDE_MARGIN);
  gboolean is_short = height < FH_TABLE_SHORT_HEIGHT * fh_table_view_get_text_scale (self);
  gboolean is_touched = fh_hand_view_is_touched (FH_HAND_VIEW (self->hand));
  /* The hand keeps its size from the auction to the last trick.  Only on the smallest tables one
   * that is not to be touched leaves more to the panel. */
  gboolean yields = self->is_over
                    || (self->is_bare && width < FH_TABLE_LOW_WIDTH
                        && fh_table_view_has_panel (self) && !is_touched);
  int most_hand;
  double share = yields || self->is_crowded ? 0.17
                 : self->is_low             ? (self->dummy_seats != 0 ? LOW_DUMMY_HAND : LOW_HAND)
                 : is_short                 ? 0.24
                 : self->is_narrow          ? 0.29
                 : height < LOW_HEIGHT      ? 0.22
                 : height < TALL_HEIGHT     ? 0.20
                                            : 0.24;

  *needs = (FhTableNeeds){ .width = width,
                           .height = height,
                           .n_seats = self->n_seats,
                           .open_seats = self->open_seats,
                           .dummy_seats = self->dummy_seats };
  needs->size = fh_table_view_get_size (self);
  needs->is_look = is_look (self);
  needs->is_narrow = self->is_narrow;
  needs->is_bare = self->is_bare;
  needs->is_left_handed = self->is_left_handed;
  needs->widest_centre = (int) (WIDEST_CENTRE * fh_table_view_get_text_scale (self));
  needs->contract_width =
      MAX (fh_table_natural (self->contract, GTK_ORIENTATION_HORIZONTAL, -1), 180);
  needs->score_width = MAX (fh_table_natural (self->score, GTK_ORIENTATION_HORIZONTAL, -1),
                            !needs->is_narrow                      ? 150
                            : gtk_widget_get_visible (self->score) ? 118
                                                                   : 0);
  needs->box_height = MAX (fh_table_natural (self->contract, GTK_ORIENTATION_VERTICAL, -1),
                           fh_table_natural (self->score, GTK_ORIENTATION_VERTICAL, -1));
  needs->place_width = get_place_width (self, width);
  needs->place_height = fh_table_view_get_place_height (self);
  for (int k = 1; self->is_narrow && k < self->n_seats; k++)
    needs->name_widths[k] = fh_seat_pill_get_name_width (FH_SEAT_PILL (self->places[k]));
  needs->prompt_height = get_prompt_height (self, width - 2 * margin, height);
  most_hand = MAX ((int) (height * share), CLAMP ((int) (height * TWO_ROWS_SHARE), MIN_HAND,
                                                  get_least_hand (self, hand_width, !yields)));
  /* On a short table calls have the room that wide rows take later. */
  if (self->is_narrow && !self->is_low && fh_table_layout_rows_below (needs) == 0
      && get_least_hand (self, hand_width, is_touched) == FH_HAND_TWO_ROWS)
    most_hand = MAX (most_hand, MIN ((int) (height * WIDE_ROWS_SHARE), WIDE_ROWS));
  if (self->is_low && is_short_look (self, height))
    most_hand = LOOK_HAND;
  else if (self->is_narrow && needs->is_look)
    most_hand = CLAMP (height - get_rows_height (self) - needs->prompt_height, LOOK_HAND,
                       MAX (most_hand, LOOK_HAND));
  needs->hand_height = fh_hand_view_get_height (FH_HAND_VIEW (self->hand), hand_width, most_hand);
  needs->hand_card =
      fh_hand_view_get_card_width (FH_HAND_VIEW (self->hand), hand_width, needs->hand_height);
  if (fh_table_view_has_panel (self) && fh_hand_view_get_n_cards (FH_HAND_VIEW (self->hand)) == 0)
    needs->hand_height = 0; /* the deal is over */
  needs->tag_growth = get_tag_growth (self);
  needs->has_panel = fh_table_view_has_panel (self);
  needs->trick_seats = fh_trick_cards_get_seats (self->trick, self->person, MAX (self->n_seats, 1));
  if (self->is_low)
    set_low_needs (self, needs);
}

gboolean
fh_table_view_shrink_hand (FhTableView *self, FhTableNeeds *needs)
{
  int before = needs->hand_height;
  int width = needs->width - 2 * FH_TABLE_WIDE_MARGIN;

  if (before == 0 || self->is_narrow)
    return FALSE;
  needs->hand_height = fh_hand_view_get_height (FH_HAND_VIEW (self->hand), width, MIN_HAND);
  return needs->hand_height < before;
}

GtkSizeRequestMode
fh_table_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
fh_table_view_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *least,
                       int *usual,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  FhTableView *self = FH_TABLE_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *least = 320;
      *usual = 900;
      return;
    }

  /* With large text the table grows; whoever holds it scrolls then. */
  FhTableNeeds needs;
  /* Without a width, the least of all: texts that need not wrap, and a hand in one row. */
  int width = for_size > 0 ? for_size : FH_TABLE_LARGE_WIDTH;

  fh_table_view_get_needs (self, &needs, width, 0);
  if (self->gives_way)
    needs.open_seats = 0;
  if (self->is_bare)
    *least = needs.place_height + LOW_CENTRE;
  else if (self->is_low)
    *least = MAX (needs.box_height, needs.place_height)
             + (self->foot != NULL ? LOOK_CENTRE : LOW_CENTRE);
  else
    *least =
        needs.box_height + needs.place_height + (self->is_crowded ? CROWDED_CENTRE : MIN_CENTRE);
  *least += needs.prompt_height + 28;
  if (self->is_narrow && !self->is_low && needs.is_look)
    *least -= MIN_CENTRE - LOOK_HAND;
  else
    *least += get_least_hand (self, width - FH_TABLE_NARROW_MARGIN,
                              fh_hand_view_is_touched (FH_HAND_VIEW (self->hand)));
  if (self->is_low)
    *least += needs.tag_growth;
  if (self->is_narrow)
    *least += fh_table_layout_rows_below (&needs);
  /* Whoever looks at hands scrolls rather than that one lies over the other. */
  if (self->is_over && !self->gives_way && fh_table_view_has_panel (self))
    *least += fh_table_natural (self->scroller, GTK_ORIENTATION_VERTICAL, -1)
              - (self->is_low ? LOW_CENTRE : MIN_CENTRE) + fh_table_layout_rows_of_look (&needs);
  /* Where all hands are looked at, it has the room that the trick has beside open hands else. */
  if (self->foot != NULL)
    *least += fh_table_view_get_foot_height (self, width)
              - (self->is_narrow && !self->is_low ? fh_table_layout_trick_below_open (&needs) : 0);
  *usual = MAX (*least, 700);
}
