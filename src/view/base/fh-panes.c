/* fh-panes.c: a main part and a side part that share a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-panes.h"

#include <adwaita.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-widget.h"

/* Widths in pixels at the usual size of text. */
#define WIDE_FROM      860
#define SIDE_MIN_WIDTH 320
#define SIDE_MAX_WIDTH 440
#define SIDE_WIDTH     0.295 /* of the whole */
#define SIDE_MAX_SHARE 0.43  /* however large the text is */

/* The sheet below takes this share of the height and leaves the hand to be seen. */
#define SHEET_HEIGHT     0.29
#define TEXT_HEIGHT      0.42 /* of one that is read */
#define ASK_HEIGHT       0.5  /* at the most of one that is read and answered */
#define LARGE_HEIGHT     0.16 /* more of one beside which one plays, with text twice as large */
#define SHEET_MIN_HEIGHT 150
#define SHEET_MAX_HEIGHT 420 /* at the usual size of text */

/* A window that is narrower, but too low for a sheet: a telephone on its side, half a screen. */
#define LOW_FROM_WIDTH 600
#define LOW_RATIO      0.95 /* of the width */
#define LOWEST_RATIO   0.6  /* likewise: however large the text is */

/* Below this height, with usual text, and not as wide, the side would leave the main part too
 * little: it covers it for as long as it is shown. */
#define COVERS_BELOW 370

/* A window that is narrower has no room for a row of many buttons. */
#define TIGHT_BELOW 720

/* A window that is looked at from as far as across a room; how much larger the side is there. */
#define HUGE_WIDTH  2300
#define HUGE_HEIGHT 1250
#define HUGE_SIDE   1.45

#define DURATION 220 /* milliseconds */

struct _FhPanes
{
  GtkWidget parent_instance;

  FhPanesMode mode;
  GtkWidget *main;
  GtkWidget *side;
  FhSettings *settings; /* or NULL */
  gboolean show_side;
  gboolean is_left_handed;
  gboolean stacked;
  gboolean is_tight;
  gboolean is_low;
  gboolean is_huge;
  double scale;      /* of the text, when these were found */
  gboolean is_empty; /* the main part */
  FhPanesAsk ask;
  guint notify_id;
  double shown; /* how much of the side has come in, 0 to 1 */
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (FhPanes, fh_panes, GTK_TYPE_WIDGET)

/* How much larger than usual text is: at 200 % a side by side needs twice the width. */
static double
text_scale (FhPanes *self)
{
  return MAX (1.0, fh_widget_get_text_scale (GTK_WIDGET (self)));
}

/* Whether the two are side by side in so much room; @is_shown: whether the side is. */
static gboolean
fits (FhPanes *self, int width, int height, gboolean is_shown)
{
  double scale = text_scale (self);

  if (width >= WIDE_FROM * scale)
    return TRUE;
  if (height >= width * LOW_RATIO)
    return FALSE;
  return width >= LOW_FROM_WIDTH * scale
         || (self->mode == FH_PANES_SHEET && is_shown && height < width * LOWEST_RATIO
             && width >= LOW_FROM_WIDTH);
}

/* Whether the side covers the main part in so much room.  The answer must not depend on whether the
 * side is shown, or hiding it would bring it back. */
static gboolean
is_low_in (FhPanes *self, int width, int height)
{
  double scale = text_scale (self);

  return self->mode == FH_PANES_SHEET && width < WIDE_FROM * scale && height < COVERS_BELOW * scale
         && fits (self, width, height, TRUE);
}

/* Finds the form that the panes have in so much room; returns whether anything of it is new. */
static gboolean
find_form (FhPanes *self, int width, int height)
{
  double scale = text_scale (self);
  gboolean stacked = !fits (self, width, height, self->shown > 0.0);
  gboolean is_low = is_low_in (self, width, height);
  gboolean is_huge =
      self->mode != FH_PANES_CONTENTS && width >= HUGE_WIDTH && height >= HUGE_HEIGHT;
  gboolean is_tight = stacked || width < TIGHT_BELOW * scale;
  gboolean is_new = self->stacked != stacked || self->is_low != is_low || self->is_huge != is_huge
                    || self->is_tight != is_tight || self->scale != scale;

  self->stacked = stacked;
  self->is_low = is_low;
  self->is_huge = is_huge;
  self->is_tight = is_tight;
  self->scale = scale;
  return is_new;
}

/* The style of the side is that of the form that was found. */
static void
update_side (FhPanes *self)
{
  fh_widget_set_class (self->side, "stacked", self->stacked || self->is_low);
  fh_widget_set_class (self->side, "huge", self->is_huge);
}

void
fh_panes_expect (FhPanes *self, int width, int height)
{
  g_return_if_fail (FH_IS_PANES (self));

  find_form (self, width, height);
  update_side (self);
}

/* The least that @part may be given: of width where @for_size is -1, of height at a width. */
static int
get_minimum (GtkWidget *part, GtkOrientation orientation, int for_size)
{
  int minimum = 0;
  gtk_widget_measure (part, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* The side leaves the main part what it needs, as far as there is enough for both. */
static int
side_width (FhPanes *self, int width)
{
  double scale = text_scale (self) * (self->is_huge ? HUGE_SIDE : 1);
  int minimum = get_minimum (self->side, GTK_ORIENTATION_HORIZONTAL, -1);
  int main_minimum = get_minimum (self->main, GTK_ORIENTATION_HORIZONTAL, -1);
  int wanted = CLAMP ((int) (width * SIDE_WIDTH), (int) (SIDE_MIN_WIDTH * scale),
                      (int) (SIDE_MAX_WIDTH * scale));
  wanted = MIN (wanted, (int) (width * SIDE_MAX_SHARE));
  wanted = MIN (wanted, width - main_minimum);
  return MIN (MAX (wanted, minimum), width);
}

/* The first scroller in @part that is seen, or NULL. */
static GtkWidget *
find_scroller (GtkWidget *part)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_visible (part) || GTK_IS_SCROLLED_WINDOW (part))
    return gtk_widget_get_visible (part) ? part : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (part); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_scroller (child);
  return found;
}

/* The height at @width at which nothing of @part has to be scrolled: at the least, or as what is
 * scrolled there likes it. */
static int
get_whole_height (GtkWidget *part, int width, gboolean is_least)
{
  GtkWidget *scroller = find_scroller (part);
  GtkWidget *content =
      scroller != NULL ? gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)) : NULL;
  int height = get_minimum (part, GTK_ORIENTATION_VERTICAL, width), least, usual;

  if (content == NULL)
    return height;
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, width, &least, &usual, NULL, NULL);
  return height - get_minimum (scroller, GTK_ORIENTATION_VERTICAL, width)
         + (is_least ? least : usual);
}

/* The height of a sheet that is read in so much room: nearly half of it, or more where all that is
 * asked in it would not be in sight; but never what the main part needs. */
static int
text_height (FhPanes *self, int width, int height)
{
  int wanted = (int) (height * TEXT_HEIGHT);

  if (self->ask == FH_PANES_ASK_MAIN)
    return 0;
  if (self->ask == FH_PANES_ASK_SIDE)
    wanted =
        CLAMP (get_whole_height (self->side, width, FALSE), wanted, (int) (height * ASK_HEIGHT));
  return MIN (wanted, height - get_whole_height (self->main, width, TRUE));
}

static int
sheet_height (FhPanes *self, int width, int height)
{
  double scale = text_scale (self);
  double share = SHEET_HEIGHT + LARGE_HEIGHT * MIN (scale - 1.0, 1.0);
  int text = self->mode == FH_PANES_TEXT ? text_height (self, width, height) : 0;
  int main_minimum = get_minimum (self->main, GTK_ORIENTATION_VERTICAL, width);
  int side_minimum = get_minimum (self->side, GTK_ORIENTATION_VERTICAL, width);
  int wanted = CLAMP (MAX ((int) (height * share), text), SHEET_MIN_HEIGHT,
                      (int) (SHEET_MAX_HEIGHT * scale));
  wanted = MIN (wanted, height - main_minimum);
  return CLAMP (wanted, side_minimum, MAX (height, side_minimum));
}

/* Without it the height would be asked for without a width, and be too little for words that
 * wrap. */
static GtkSizeRequestMode
fh_panes_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_panes_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  FhPanes *self = FH_PANES (widget);
  int main_min, main_nat, side_min = 0, side_nat = 0;
  gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
  gboolean side = self->shown > 0.0;
  /* A lower window may have them side by side as well, but the height is not known here. */
  gboolean beside = for_size >= WIDE_FROM * text_scale (self);
  int main_size = is_vertical ? for_size : -1, side_size = main_size;

  if (side && is_vertical && beside)
    {
      side_size = side_width (self, for_size);
      main_size = MAX (for_size - (int) (side_size * self->shown + 0.5),
                       get_minimum (self->main, GTK_ORIENTATION_HORIZONTAL, -1));
    }
  gtk_widget_measure (self->main, orientation, main_size, &main_min, &main_nat, NULL, NULL);
  if (side)
    gtk_widget_measure (self->side, orientation, side_size, &side_min, &side_nat, NULL, NULL);

  /* The larger, not the sum, though they may lie one above the other: a telephone on its side is
   * lower than the sum, and there the side covers as much of the main part as it needs. */
  *minimum = MAX (main_min, side_min);
  *natural = is_vertical ? MAX (main_nat, side_nat) : main_nat + side_nat;
}

gboolean
fh_panes_is_side_at_left (FhPanes *self)
{
  gboolean is_rtl, is_first;

  g_return_val_if_fail (FH_IS_PANES (self), FALSE);
  is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  is_first = self->mode == FH_PANES_CONTENTS;
  /* The line of writing decides, but the left hand is on the left in every language. */
  return self->is_left_handed || is_rtl != is_first;
}

static void
update_place (FhPanes *self)
{
  fh_widget_set_class (self->side, "at-left", fh_panes_is_side_at_left (self));
}

static gboolean
notify_stacked_cb (gpointer user_data)
{
  FhPanes *self = user_data;
  self->notify_id = 0;
  update_side (self);
  g_signal_emit_by_name (self, "fitted");
  return G_SOURCE_REMOVE;
}

/* Gives @part its place, and never less than it needs: what is too much is cut off, or covered by
 * the other.  @keeps_right: what is too wide reaches out on the left. */
static void
allocate (GtkWidget *part, int x, int y, int width, int height, gboolean keeps_right)
{
  int needed = MAX (width, get_minimum (part, GTK_ORIENTATION_HORIZONTAL, -1));

  height = MAX (height, get_minimum (part, GTK_ORIENTATION_VERTICAL, needed));
  if (keeps_right)
    x -= needed - width;
  gtk_widget_size_allocate (part, &(GtkAllocation){ x, y, needed, height }, -1);
}

static void
fh_panes_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhPanes *self = FH_PANES (widget);
  gboolean is_new = find_form (self, width, height);
  gboolean is_wide = width >= WIDE_FROM * self->scale;
  gboolean covers = self->is_low || (self->stacked && self->mode == FH_PANES_CONTENTS)
                    || (!is_wide && self->is_empty);

  gtk_widget_set_child_visible (self->side, self->shown > 0.0);
  gtk_widget_set_child_visible (self->main, !covers || self->shown < 1.0);

  if (covers)
    {
      allocate (self->main, 0, 0, width, height, FALSE);
      allocate (self->side, 0, (int) (height * (1.0 - self->shown)), width, height, FALSE);
    }
  else if (self->stacked)
    {
      int sheet = sheet_height (self, width, height);
      int seen = (int) (sheet * self->shown + 0.5);
      /* Large text may leave nothing in a low window: the sheet then covers the main part, and is
       * seen from its top. */
      allocate (self->main, 0, 0, width, MAX (height - seen, 0), FALSE);
      allocate (self->side, 0, MAX (height - seen, 0), width, sheet, FALSE);
    }
  else
    {
      gboolean at_left = fh_panes_is_side_at_left (self);
      int beside = side_width (self, width);
      int seen = (int) (beside * self->shown + 0.5);
      allocate (self->main, at_left ? seen : 0, 0, width - seen, height, at_left);
      allocate (self->side, at_left ? seen - beside : width - seen, 0, beside, height, FALSE);
    }

  /* Style must not change while sizes are being given out. */
  if (is_new && self->notify_id == 0)
    self->notify_id = g_idle_add (notify_stacked_cb, self);
}

static void
shown_cb (double value, gpointer user_data)
{
  FhPanes *self = user_data;
  self->shown = value;
  /* Else a screen reader would find what nobody sees. */
  gtk_widget_set_visible (self->side, value > 0.0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
fh_panes_is_tight (FhPanes *self)
{
  g_return_val_if_fail (FH_IS_PANES (self), FALSE);

  return self->is_tight;
}

gboolean
fh_panes_is_low (FhPanes *self)
{
  g_return_val_if_fail (FH_IS_PANES (self), FALSE);

  return self->is_low;
}

gboolean
fh_panes_is_huge (FhPanes *self)
{
  g_return_val_if_fail (FH_IS_PANES (self), FALSE);

  return self->is_huge;
}

static void
update_hand (FhPanes *self)
{
  g_object_get (self->settings, "left-handed", &self->is_left_handed, NULL);
  update_place (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
fh_panes_constructed (GObject *object)
{
  FhPanes *self = FH_PANES (object);
  gboolean is_side_first = self->mode == FH_PANES_CONTENTS;

  G_OBJECT_CLASS (fh_panes_parent_class)->constructed (object);
  gtk_widget_add_css_class (self->side, "side");
  gtk_widget_add_css_class (self->side, "stacked");
  update_place (self);
  /* In the order in which Tab goes through them. */
  gtk_widget_set_parent (is_side_first ? self->side : self->main, GTK_WIDGET (self));
  gtk_widget_set_parent (is_side_first ? self->main : self->side, GTK_WIDGET (self));
  if (self->settings != NULL)
    {
      fh_connect (self->settings, "notify::left-handed", update_hand, self);
      update_hand (self);
    }
}

static void
fh_panes_direction_changed (GtkWidget *widget, GtkTextDirection previous)
{
  GTK_WIDGET_CLASS (fh_panes_parent_class)->direction_changed (widget, previous);
  update_place (FH_PANES (widget));
}

static void
fh_panes_class_init (FhPanesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_panes_constructed;
  widget_class->direction_changed = fh_panes_direction_changed;
  widget_class->get_request_mode = fh_panes_get_request_mode;
  widget_class->measure = fh_panes_measure;
  widget_class->size_allocate = fh_panes_size_allocate;

  FH_MADE_WITH_INT (klass, FhPanes, mode, FH_PANES_SHEET, FH_PANES_CONTENTS, FH_PANES_SHEET);
  FH_MADE_WITH_BORROWED (klass, FhPanes, main, GTK_TYPE_WIDGET);
  FH_MADE_WITH_BORROWED (klass, FhPanes, side, GTK_TYPE_WIDGET);
  FH_MADE_WITH_OBJECT (klass, FhPanes, settings, FH_TYPE_SETTINGS);
  FH_DROPS_SOURCE (klass, FhPanes, notify_id);
  FH_DROPS (klass, FhPanes, animation, g_object_unref);
  FH_DROPS (klass, FhPanes, main, gtk_widget_unparent);
  FH_DROPS (klass, FhPanes, side, gtk_widget_unparent);
  fh_made_signal (klass, "fitted", 0);

  gtk_widget_class_set_css_name (widget_class, "panes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_panes_init (FhPanes *self)
{
  self->show_side = TRUE;
  self->shown = 1.0;
  /* Until there is a width, so that nothing asks for more of it than a telephone has. */
  self->stacked = TRUE;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->animation =
      adw_timed_animation_new (GTK_WIDGET (self), 0.0, 1.0, DURATION,
                               adw_callback_animation_target_new (shown_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_EASE_OUT_CUBIC);
}

GtkWidget *
fh_panes_new (FhPanesMode mode, GtkWidget *main, GtkWidget *side, FhSettings *settings)
{
  return g_object_new (FH_TYPE_PANES, "mode", mode, "main", main, "side", side, "settings",
                       settings, NULL);
}

void
fh_panes_set_show_side (FhPanes *self, gboolean show_side)
{
  g_return_if_fail (FH_IS_PANES (self));
  if (self->show_side == show_side)
    return;
  self->show_side = show_side;

  AdwTimedAnimation *animation = ADW_TIMED_ANIMATION (self->animation);
  adw_timed_animation_set_value_from (animation, self->shown);
  adw_timed_animation_set_value_to (animation, show_side ? 1.0 : 0.0);
  adw_animation_play (self->animation);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || fh_reduced_motion (GTK_WIDGET (self)))
    adw_animation_skip (self->animation);
}

gboolean
fh_panes_get_show_side (FhPanes *self)
{
  g_return_val_if_fail (FH_IS_PANES (self), FALSE);
  return self->show_side;
}

void
fh_panes_set_main_is_empty (FhPanes *self, gboolean is_empty)
{
  g_return_if_fail (FH_IS_PANES (self));
  self->is_empty = is_empty;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fh_panes_set_ask (FhPanes *self, FhPanesAsk ask)
{
  g_return_if_fail (FH_IS_PANES (self));
  self->ask = ask;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
fh_panes_is_stacked (FhPanes *self)
{
  g_return_val_if_fail (FH_IS_PANES (self), FALSE);
  return self->stacked;
}
