/* fh-table-view-layout.c: how the table gives its children their places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-needs.h"
#include "fh-widget.h"

/* How far a panel may reach into the line above the hand, between what stands there. */
#define INTO_LINE 12

/* How many full lines of words the lines that they may have hold at least. */
#define FULL_LINES 2.4

/* The height of a trick that is looked at again, below which it can hardly be told. */
#define TOLD_TRICK 80

/* Allocates @widget in @box, at its least size where that is more. */
static void
place (GtkWidget *widget, const GdkRectangle *box)
{
  int width, height;

  if (!gtk_widget_should_layout (widget))
    return;
  width = MAX (box->width, fh_table_minimum (widget, GTK_ORIENTATION_HORIZONTAL, -1));
  height = MAX (box->height, fh_table_minimum (widget, GTK_ORIENTATION_VERTICAL, width));
  gtk_widget_allocate (widget, width, height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (box->x, box->y)));
}

/* Lets the panel of a wide table reach down into the line, as far as nothing stands there, and not
 * where it would have to be narrower for that. */
static void
lower_centre (FhTableView *self, const FhTableNeeds *needs)
{
  GdkRectangle *centre = &self->layout.centre;
  const GdkRectangle *line = &self->layout.prompt;
  int room = fh_table_view_get_prompt_width (self, line->width), words;

  if (self->is_narrow || !fh_table_view_has_panel (self) || needs->trick_seats != 0
      || gtk_widget_get_visible (self->question)
      || room < MIN (centre->width,
                     fh_table_natural (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1)))
    return;

  words = fh_table_natural (self->prompt, GTK_ORIENTATION_VERTICAL, room);
  centre->height =
      MAX (centre->height, line->y + MIN (INTO_LINE, (line->height - words) / 2 - 2) - centre->y);
  if (centre->width > room)
    {
      centre->x += (centre->width - room) / 2;
      centre->width = room;
    }
}

/* The width below which the panel would be cut off; the scroller itself asks for less. */
static int
least_panel_width (FhTableView *self)
{
  int frame = fh_table_natural (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1)
              - fh_table_natural (self->panel, GTK_ORIENTATION_HORIZONTAL, -1);
  int least = fh_table_minimum (self->panel, GTK_ORIENTATION_HORIZONTAL, -1) + MAX (frame, 0);

  return MIN (least, gtk_widget_get_width (GTK_WIDGET (self)));
}

/* How much the scroller around the panel adds to its size. */
static int
border (FhTableView *self, GtkOrientation orientation)
{
  return fh_table_natural (self->scroller, orientation, -1)
         - fh_table_natural (self->panel, orientation, -1);
}

static int
get_panel_width (FhTableView *self)
{
  int room = self->layout.centre.width;
  int width = MAX (MIN (fh_table_natural (self->scroller, GTK_ORIENTATION_HORIZONTAL, -1), room),
                   least_panel_width (self));

  return self->is_narrow ? MAX (width, room) : width;
}

/* The height of the panel at its width.  The scroller would tell one for another width, at which
 * texts are wrapped otherwise. */
static int
get_panel_height (FhTableView *self)
{
  int width = get_panel_width (self) - border (self, GTK_ORIENTATION_HORIZONTAL);

  return fh_table_natural (self->panel, GTK_ORIENTATION_VERTICAL, width)
         + border (self, GTK_ORIENTATION_VERTICAL);
}

static void
allocate_panel (FhTableView *self)
{
  const GdkRectangle *centre = &self->layout.centre;
  int width = get_panel_width (self);
  int height = get_panel_height (self);

  if (fh_table_view_wants_all (self))
    height = height * (self->is_narrow ? 6 : 5) / 4; /* more to touch where there is room */
  height = MIN (height, centre->height);
  self->panel_bottom = centre->y + (centre->height + height) / 2;
  place (self->scroller,
         &(GdkRectangle){ centre->x + (centre->width - width) / 2,
                          centre->y + (centre->height - height) / 2, width, height });
}

/* Allocates the question in the whole width of a narrow table; returns the line that is left. */
static GdkRectangle
allocate_question_above (FhTableView *self)
{
  GdkRectangle line = self->layout.prompt;
  int height = fh_table_natural (self->question, GTK_ORIENTATION_VERTICAL, line.width);

  if (!self->is_narrow || !gtk_widget_get_visible (self->question))
    return line;
  place (self->question, &(GdkRectangle){ line.x, line.y, line.width, height });
  line.y += height + 6;
  line.height -= height + 6;
  return line;
}

/* Places @widget in @box of a table of @width, or on the other side for who is left-handed. */
static void
place_turned (FhTableView *self, GtkWidget *widget, GdkRectangle box, int width)
{
  if (self->is_left_handed)
    box.x = width - box.x - box.width;
  place (widget, &box);
}

/* Beside the middle of a low table: what is to be done above the own place, and the tools below the
 * button that goes on. */
static void
allocate_aside (FhTableView *self)
{
  const FhTableLayout *layout = &self->layout;
  gboolean is_turned = self->is_left_handed;
  const GdkRectangle *own = is_turned ? &layout->right : &layout->left;
  const GdkRectangle *other = is_turned ? &layout->left : &layout->right;
  int tools = fh_table_natural (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);
  int tools_height = fh_table_natural (self->tools, GTK_ORIENTATION_VERTICAL, -1);
  int go_on =
      MAX (MIN (fh_table_natural (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1), other->width),
           fh_table_minimum (self->go_on, GTK_ORIENTATION_HORIZONTAL, -1));
  int go_on_height = fh_table_natural (self->go_on, GTK_ORIENTATION_VERTICAL, go_on);
  int line = fh_table_natural (self->prompt, GTK_ORIENTATION_HORIZONTAL, -1);
  int words = MIN (line, own->width);
  int words_height = fh_table_natural (self->prompt, GTK_ORIENTATION_VERTICAL, words);
  int end = other->y + other->height - tools_height;

  gtk_widget_set_child_visible (self->places[0], own->width > 0);
  gtk_widget_set_child_visible (self->tools, other->width > 0);
  /* Words that have no room are not painted, rather than cut after the last line that they may
   * have, of which none is ever full. */
  gtk_widget_set_child_visible (self->prompt, own->width > 0 && words_height <= own->height
                                                  && line <= words * FULL_LINES
                                                  && !gtk_widget_get_visible (self->question));
  place (self->places[0], &layout->places[0]);
  place (self->tools, &(GdkRectangle){ is_turned ? other->x : other->x + other->width - tools, end,
                                       tools, tools_height });
  place (self->go_on,
         &(GdkRectangle){ is_turned ? other->x : other->x + other->width - go_on,
                          end - go_on_height - 2 * FH_TABLE_NARROW_MARGIN, go_on, go_on_height });
  place (self->question, &layout->prompt);
  if (gtk_widget_get_child_visible (self->prompt))
    place (self->prompt,
           &(GdkRectangle){ is_turned ? own->x + own->width - words : own->x,
                            own->y + own->height - words_height, words, words_height });
}

static void
allocate_prompt (FhTableView *self, int table_width, int table_height)
{
  GdkRectangle rest = allocate_question_above (self);
  const GdkRectangle *line = &rest;
  gboolean has_line = !fh_table_view_hides_line (self, table_height);
  int own = fh_table_view_get_own_width (self, line->width);
  int tools = fh_table_natural (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);
  int tools_height = fh_table_natural (self->tools, GTK_ORIENTATION_VERTICAL, -1);
  int place_height = fh_table_view_get_place_height (self);
  int room = fh_table_view_get_prompt_width (self, line->width);
  int left = self->is_narrow ? line->x + own + 10 : line->x + (line->width - room) / 2;
  GtkWidget *middle = gtk_widget_get_visible (self->question) && !self->is_narrow ? self->question
                      : gtk_widget_get_visible (self->go_on)                      ? self->go_on
                                                                                  : self->prompt;
  int width = MIN (fh_table_natural (middle, GTK_ORIENTATION_HORIZONTAL, -1), room);
  int height = MIN (fh_table_natural (middle, GTK_ORIENTATION_VERTICAL, width), line->height);

  gtk_widget_set_child_visible (self->places[0], has_line);
  gtk_widget_set_child_visible (self->tools, has_line);
  /* Words without a place are not painted. */
  gtk_widget_set_child_visible (self->prompt, has_line && middle == self->prompt);
  if (!has_line)
    return;
  place_turned (
      self, self->places[0],
      (GdkRectangle){ line->x, line->y + (line->height - place_height) / 2, own, place_height },
      table_width);
  place_turned (self, self->tools,
                (GdkRectangle){ line->x + line->width - tools,
                                line->y + (line->height - tools_height) / 2, tools, tools_height },
                table_width);
  place_turned (self, middle,
                (GdkRectangle){ left + (room - width) / 2, line->y + (line->height - height) / 2,
                                width, height },
                table_width);
}

/* In the line above the hand, where it covers neither that nor what is asked; at the top of the
 * table where it is too high for the line. */
static void
allocate_notice (FhTableView *self, int width)
{
  const GdkRectangle *line = &self->layout.prompt;
  int room = MIN (width - 24, 520);
  int own = MIN (fh_table_natural (self->notice, GTK_ORIENTATION_HORIZONTAL, -1), room);
  int height = fh_table_natural (self->notice, GTK_ORIENTATION_VERTICAL, own);
  int y = line->y + line->height - height - 2;

  if (self->is_low || (fh_table_view_has_panel (self) && y < self->panel_bottom))
    y = self->is_bare ? FH_TABLE_NARROW_MARGIN : self->layout.contract.y;
  place (self->notice, &(GdkRectangle){ (width - own) / 2, y, own, height });
}

/* Where an offer from @x on of @width may begin: below the cards of the trick, of which it may
 * cover the lower edge where there is little room. */
static int
get_offer_top (FhTableView *self, int x, int width)
{
  const GdkRectangle *centre = &self->layout.centre;
  int top = self->layout.slots[0].height > 0 ? centre->y : centre->y + centre->height;

  for (int k = 0; k < self->n_seats; k++)
    {
      const GdkRectangle *slot = &self->layout.slots[k];

      if (slot->x < x + width && slot->x + slot->width > x)
        top = MAX (top, slot->y + slot->height - (self->is_narrow ? slot->height * 2 / 5 : 0));
    }
  return top;
}

/* An offer lies in the line above the hand, between what stands there, or over it and down to the
 * cards of the hand where that is too narrow or too low; where it is too high even so, it covers
 * cards of the trick rather than the boxes and places, and the own card first. */
static void
allocate_offer (FhTableView *self, int width)
{
  const GdkRectangle *line = &self->layout.prompt, *centre = &self->layout.centre;
  int least = fh_table_minimum (self->offer, GTK_ORIENTATION_HORIZONTAL, -1);
  int usual = fh_table_natural (self->offer, GTK_ORIENTATION_HORIZONTAL, -1);
  int room = self->is_low ? centre->width : fh_table_view_get_prompt_width (self, line->width);
  int middle = self->is_low ? centre->x + centre->width / 2 : width / 2;
  const GdkRectangle *hand = &self->layout.hand;
  int cards = hand->y + fh_hand_view_get_top (FH_HAND_VIEW (self->hand), hand->width, hand->height);
  const int widths[] = { MIN (usual, room), room, width - 24, width - 24 };
  gboolean has_room = FALSE;
  GdkRectangle box = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (widths) && !has_room; i++)
    {
      box.width = MAX (widths[i], least);
      box.height = fh_table_natural (self->offer, GTK_ORIENTATION_VERTICAL, box.width);
      box.x = box.width > room ? (width - box.width) / 2 : middle - box.width / 2;
      if (self->is_low)
        box.y = cards - box.height - 2;
      else if (i + 1 < G_N_ELEMENTS (widths))
        box.y = line->y + line->height - box.height - 2;
      else
        box.y = MIN (line->y, cards - box.height - 2);
      has_room = box.y >= get_offer_top (self, box.x, box.width);
    }
  if (!has_room)
    box.y = MAX (box.y, self->is_bare ? FH_TABLE_NARROW_MARGIN : self->layout.contract.y);
  place (self->offer, &box);
}

/* Along the lower edge of a table of @width and @height. */
static void
allocate_foot (FhTableView *self, int width, int height)
{
  int own = fh_table_view_get_foot_width (self, width);
  int least = fh_table_natural (self->foot, GTK_ORIENTATION_VERTICAL, own);
  int margin = self->is_narrow ? FH_TABLE_NARROW_MARGIN : FH_TABLE_WIDE_MARGIN;

  place (self->foot, &(GdkRectangle){ (width - own) / 2, height - margin - least, own, least });
}

/* Tells the panel how large it can be; it may take another form. */
static void
set_room (FhTableView *self)
{
  int width = self->layout.centre.width;
  int height = self->layout.centre.height;

  if (fh_table_view_has_panel (self))
    {
      width -= border (self, GTK_ORIENTATION_HORIZONTAL);
      height -= border (self, GTK_ORIENTATION_VERTICAL);
    }
  if (self->room == height && self->room_width == width)
    return;

  self->room = height;
  self->room_width = width;
  g_signal_emit_by_name (self, "room-changed");
}

/* Follows the size that the table was given in the frame before. */
static gboolean
resized_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  FhTableView *self = FH_TABLE_VIEW (widget);

  self->resize_id = 0;
  if (!fh_table_view_set_size_class (self))
    set_room (self);

  return G_SOURCE_REMOVE;
}

void
fh_table_view_follow_size (FhTableView *self)
{
  if (self->resize_id == 0)
    self->resize_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), resized_cb, NULL, NULL);
}

/* Not where a panel that is wider than most reaches over it. */
static gboolean
has_room_for_kitty (FhTableView *self)
{
  const GdkRectangle *kitty = &self->layout.kitty, *centre = &self->layout.centre;

  return kitty->width > 0
         && (!fh_table_view_has_panel (self)
             || kitty->x + kitty->width
                    <= centre->x + (centre->width - get_panel_width (self)) / 2);
}

/* Whether hands that are only looked at have no room in the layout beside what comes before them:
 * what the panel says, or a trick that can be told. */
static gboolean
gives_way (FhTableView *self, const FhTableNeeds *needs)
{
  int room = self->layout.centre.height;

  if (!self->gives_way)
    return FALSE;
  if (!fh_table_view_has_panel (self))
    return needs->open_seats != 0 && room < TOLD_TRICK;
  return MAX (get_panel_height (self), self->whole_height + border (self, GTK_ORIENTATION_VERTICAL))
         > room;
}

/* Lays out @needs.  Hands that are looked at rather become smaller than that they give way. */
static void
lay_out (FhTableView *self, FhTableNeeds *needs)
{
  int hand = needs->hand_height;

  fh_table_layout (&self->layout, needs);
  lower_centre (self, needs);
  self->has_given_way = gives_way (self, needs);
  if (self->has_given_way && fh_table_view_shrink_hand (self, needs))
    {
      fh_table_layout (&self->layout, needs);
      lower_centre (self, needs);
      self->has_given_way = gives_way (self, needs);
    }
  if (self->has_given_way)
    {
      needs->open_seats = 0;
      needs->hand_height = fh_table_view_has_panel (self) ? 0 : hand;
      fh_table_layout (&self->layout, needs);
      lower_centre (self, needs);
    }
  /* How high the panel is depends on how wide its place is. */
  if (fh_table_view_has_panel (self) && needs->trick_seats != 0)
    {
      needs->panel_width = get_panel_width (self);
      needs->panel_height = get_panel_height (self);
      fh_table_layout (&self->layout, needs);
    }
}

/* What is on its way. */
static void
allocate_motion (FhTableView *self)
{
  const FhTableLayout *layout = &self->layout;
  int seat = fh_herald_get_seat (self->herald);

  fh_passing_allocate (self->passing, layout, self->person, MAX (self->n_seats, 1));
  if (seat >= 0)
    fh_herald_allocate (self->herald, &layout->places[fh_table_view_offset (self, seat)],
                        &layout->centre,
                        layout->contract.width > 0 ? &layout->contract : &layout->centre);
  fh_cross_fade_allocate (self->fade);
}

void
fh_table_view_size_allocate (GtkWidget *widget, int width, int whole, int baseline)
{
  FhTableView *self = FH_TABLE_VIEW (widget);
  int height = whole - fh_table_view_get_foot_height (self, width);
  gboolean shows_kitty, shows_slot;
  FhTableNeeds needs;

  fh_table_view_get_needs (self, &needs, width, height);
  lay_out (self, &needs);
  /* A style that changes while sizes are given would contradict what has been measured: what
   * follows from the size comes with the next frame. */
  fh_table_view_follow_size (self);

  gtk_widget_set_child_visible (self->contract, !needs.is_bare);
  gtk_widget_set_child_visible (self->score, !needs.is_bare);
  if (!needs.is_bare)
    {
      place (self->contract, &self->layout.contract);
      place (self->score, &self->layout.score);
    }
  for (int k = 1; k < self->n_seats; k++)
    {
      place (self->places[k], &self->layout.places[k]);
      gtk_widget_set_child_visible (self->open[k], !self->has_given_way);
      place (self->open[k], &self->layout.open[k]);
      place (self->dummies[k], &self->layout.open[k]);
    }
  shows_kitty = has_room_for_kitty (self) && !fh_table_view_is_dealing (self);
  fh_widget_set_class (self->kitty, "unseen", !shows_kitty);
  /* What is not seen is not in the way of what lies there. */
  gtk_widget_set_can_target (self->kitty, shows_kitty);
  place (self->kitty, &self->layout.kitty);
  shows_slot = self->awaited >= 0 && !fh_table_view_has_panel (self)
               && fh_herald_get_seat (self->herald) < 0;
  gtk_widget_set_child_visible (self->slot, shows_slot);
  if (shows_slot)
    place (self->slot, &self->layout.slots[self->awaited]);
  if (self->is_low)
    allocate_aside (self);
  else
    allocate_prompt (self, width, height);
  gtk_widget_set_child_visible (self->hand,
                                !self->has_given_way || !fh_table_view_has_panel (self));
  fh_table_view_place_pack (self);
  place (self->hand, &self->layout.hand);
  fh_trick_cards_allocate (self->trick, &self->layout, self->person, MAX (self->n_seats, 1));
  allocate_motion (self);
  if (fh_table_view_has_panel (self))
    allocate_panel (self);
  if (self->foot != NULL)
    allocate_foot (self, width, whole);
  allocate_offer (self, width);
  allocate_notice (self, width);
}
