/* fh-table-view-form.c: what form the table takes at a size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-row.h"
#include "fh-contract-box.h"
#include "fh-score-box.h"
#include "fh-seat-pill.h"
#include "fh-table-view-needs.h"
#include "fh-widget.h"

/* Below this height, with usual text, a table that is so much wider than high is low: what stands
 * around the middle is made as small as at a narrow one, and the line above the hand stands beside
 * it. */
#define LOW_TABLE 420
#define LOW_SHAPE 1.25

/* Below this height a table that is too narrow for all in one row leaves out the boxes: the place
 * of the declarer says the contract; and with a panel, or below the second height, the line above
 * the hand as well. */
#define BARE_TABLE   360
#define BAREST_TABLE 300

/* From text so much larger than usual on, the tools of a narrow table stand below each other. */
#define STACKED_TEXT 1.5

/* From this size on, the table is looked at from afar: text grows with it. */
#define LARGE_HEIGHT 950

/* And from this one on from as far as across a room. */
#define HUGE_WIDTH  1900
#define HUGE_HEIGHT 1250

/* Below this width the table is narrow.  This and the next are meant for usual text and grow with
 * it. */
#define NARROW_WIDTH  640
#define CROWDED_WIDTH 760 /* with dummies, or more than four players */

/* A place of a narrow table that is so wide has room for a face; so many stand beside each other.
 */
#define FACE_WIDTH    150
#define PLACES_IN_ROW 3

/* The height of the part of the table that is seen: with much on it, it is scrolled. */
static int
get_seen_height (FhTableView *self)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (self));

  return gtk_widget_get_height (GTK_IS_VIEWPORT (parent) ? parent : GTK_WIDGET (self));
}

/* Whether the places in rows at the top of a narrow table have room for faces beside their words.
 */
static gboolean
has_room_for_faces (FhTableView *self)
{
  int in_row = CLAMP (self->n_seats - 1, 1, PLACES_IN_ROW);

  return gtk_widget_get_width (GTK_WIDGET (self))
         >= in_row * FACE_WIDTH * fh_table_view_get_text_scale (self);
}

/* Takes over the size class of the width and height that the table has, and returns whether it is
 * another one. */
gboolean
fh_table_view_set_size_class (FhTableView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int narrow_width = self->dummy_seats || self->n_seats > 4 ? CROWDED_WIDTH : NARROW_WIDTH;
  double scale = fh_table_view_get_text_scale (self);
  int seen = get_seen_height (self);
  gboolean is_low =
      seen < LOW_TABLE * scale && width > seen * LOW_SHAPE && width >= FH_TABLE_LOW_WIDTH;
  gboolean is_bare = seen < BARE_TABLE * scale && width < narrow_width * scale
                     && (self->open_seats == 0 || self->gives_way);
  gboolean is_narrow = is_low || width < narrow_width * scale;

  gboolean is_crowded = is_narrow && !is_low && self->n_seats > 4 && self->open_seats != 0
                        && seen < FH_TABLE_SHORT_HEIGHT * MAX (scale, 1);

  /* One that is higher than wide has no room beside its middle, however large the text is. */
  is_low |=
      is_bare && width > seen && (fh_table_view_has_panel (self) || seen < BAREST_TABLE * scale);
  gboolean is_large = width >= FH_TABLE_LARGE_WIDTH && height >= LARGE_HEIGHT;
  gboolean is_huge = width >= HUGE_WIDTH && height >= HUGE_HEIGHT;

  gboolean has_faces = !is_narrow || (!is_low && has_room_for_faces (self));

  if (self->is_large == is_large && self->is_huge == is_huge && self->is_narrow == is_narrow
      && self->has_faces == has_faces && self->is_low == is_low && self->is_bare == is_bare
      && self->is_crowded == is_crowded)
    return FALSE;

  self->is_large = is_large;
  fh_widget_set_class (GTK_WIDGET (self), "large", is_large);
  self->is_huge = is_huge;
  fh_widget_set_class (GTK_WIDGET (self), "huge", is_huge);
  self->is_low = is_low;
  fh_widget_set_class (GTK_WIDGET (self), "low", self->is_low);
  self->is_bare = is_bare;
  self->is_crowded = is_crowded;
  self->is_narrow = is_narrow;
  self->has_faces = has_faces;
  fh_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
  /* The line above the hand has no room for them beside words. */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tools),
                                  is_narrow && !is_low && scale >= STACKED_TEXT
                                      ? GTK_ORIENTATION_VERTICAL
                                      : GTK_ORIENTATION_HORIZONTAL);
  fh_laws_bar_set_wide (FH_LAWS_BAR (self->offer), !is_narrow || is_low);
  fh_contract_box_set_narrow (FH_CONTRACT_BOX (self->contract), is_narrow);
  fh_score_box_set_narrow (FH_SCORE_BOX (self->score), is_narrow);
  for (int k = 0; k < FH_MAX_SEATS; k++)
    fh_seat_pill_set_narrow (FH_SEAT_PILL (self->places[k]), is_narrow,
                             has_faces && (k > 0 || !is_narrow));
  fh_card_row_set_card_width (FH_CARD_ROW (gtk_widget_get_last_child (self->kitty)),
                              (int) (FH_TABLE_SMALL_CARD * fh_table_view_get_size (self)));
  gtk_widget_queue_resize (GTK_WIDGET (self));

  return TRUE;
}
