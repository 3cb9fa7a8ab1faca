/* fh-month.c: the deals of the days of this month.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-month.h"

#include <glib/gi18n.h>

#include "fh-daily-deals.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-widget.h"
#include "fh-words.h"

/* Pixels. */
#define LEAST_WIDTH 29
#define HEIGHT      30
#define SPACING     4 /* between lines */

#define MOST_DAYS 31

struct _FhMonth
{
  GtkWidget parent_instance;

  FhChallenges *challenges;
  FhPreset preset;
  guint today;
  guint n_days;
  guint n_played;
  guint n_better;             /* of these, than the experts */
  GtkWidget *days[MOST_DAYS]; /* a button each, or a label if it is still to come */
};

FH_DEFINE_MADE_TYPE (FhMonth, fh_month, GTK_TYPE_WIDGET)

/* --- The days --- */

/* The number of the deal of day @index, from 0. */
static guint
number_of (FhMonth *self, guint index)
{
  return self->today - self->today % 100 + index + 1;
}

static gboolean
has_come (FhMonth *self, guint index)
{
  return number_of (self, index) <= self->today;
}

/* What became of the deal of day @index: "29 November: not played". */
static char *
describe (guint number, const FhDailyDeal *deal)
{
  g_autofree char *date = fh_numbered_brief_title (number);
  g_autofree char *points = NULL;
  int own, experts;

  if (!deal->own.is_over)
    /* Translators: the deal of a day; %s is the day, "29 November". */
    return g_strdup_printf (_ ("%s: not played"), date);
  if (!fh_daily_deal_compare (deal, &own, &experts))
    /* Translators: likewise. */
    return g_strdup_printf (_ ("%s: played"), date);
  if (own == experts)
    /* Translators: likewise. */
    return g_strdup_printf (_ ("%s: played, level with the experts"), date);
  points = fh_sentence_points_gained (own - experts);
  /* Translators: likewise; %2$s are points with their sign, "+120 points". */
  return g_strdup_printf (_ ("%1$s: played, %2$s compared with the experts"), date, points);
}

/* Says of each day that has come what is known of it now. */
static void
update (FhMonth *self)
{
  self->n_played = self->n_better = 0;
  for (guint i = 0; i < self->n_days && has_come (self, i); i++)
    {
      guint number = number_of (self, i);
      g_autofree char *words = NULL;
      FhDailyDeal deal;
      int own, experts;
      gboolean is_played = fh_daily_deals_get (FH_KEY_TABLE (self->challenges), number, &deal);
      gboolean is_better = fh_daily_deal_compare (&deal, &own, &experts) && own > experts;

      words = describe (number, &deal);
      self->n_played += !!is_played;
      self->n_better += !!is_better;
      fh_widget_set_class (self->days[i], "played", is_played);
      fh_widget_set_class (self->days[i], "better", is_better);
      fh_widget_set_tip (self->days[i], words);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->days[i]), "(su)",
                                        fh_preset_id (is_played ? deal.preset : self->preset),
                                        number);
    }
}

char *
fh_month_dup_summary (FhMonth *self)
{
  g_return_val_if_fail (FH_IS_MONTH (self), NULL);
  guint n_played = self->n_played, n_better = self->n_better;
  g_autofree char *played = NULL, *better = NULL;

  if (n_played == 0)
    return NULL;
  played = g_strdup_printf (ngettext ("This month you have played one day.",
                                      "This month you have played %u days.", n_played),
                            n_played);
  if (n_better == 0)
    return g_steal_pointer (&played);
  better = g_strdup_printf (ngettext ("You did better than the experts once.",
                                      "You did better than the experts %u times.", n_better),
                            n_better);
  /* Translators: two whole sentences, one after the other. */
  return g_strdup_printf (C_ ("sentences", "%1$s %2$s"), played, better);
}

static GtkWidget *
make_day (FhMonth *self, guint index)
{
  g_autofree char *text = g_strdup_printf ("%u", index + 1);
  GtkWidget *day;

  if (has_come (self, index))
    {
      day = gtk_button_new_with_label (text);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (day), "app.play-deal");
      gtk_widget_add_css_class (day, "flat");
    }
  else
    {
      day = gtk_label_new (text);
    }
  gtk_widget_add_css_class (day, "day");
  fh_widget_set_class (day, "today", number_of (self, index) == self->today);
  gtk_widget_set_parent (day, GTK_WIDGET (self));
  return day;
}

/* --- Where they stand --- */

/* The least that a day needs. */
static int
cell_size (FhMonth *self, GtkOrientation orientation)
{
  int size = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : HEIGHT;

  for (guint i = 0; i < self->n_days; i++)
    {
      int least;

      gtk_widget_measure (self->days[i], orientation, -1, &least, NULL, NULL, NULL);
      size = MAX (size, least);
    }
  return size;
}

static int
cell_width (FhMonth *self)
{
  return cell_size (self, GTK_ORIENTATION_HORIZONTAL);
}

/* How many days stand on each of as few lines as there can be where there is a width of @width, so
 * that none is much shorter than the others. */
static guint
count_columns (FhMonth *self, int width, guint *n_lines)
{
  guint most = (guint) CLAMP (width / cell_width (self), 1, (int) self->n_days);

  *n_lines = (self->n_days + most - 1) / most;
  return (self->n_days + *n_lines - 1) / *n_lines;
}

static GtkSizeRequestMode
fh_month_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_month_measure (GtkWidget *widget,
                  GtkOrientation orientation,
                  int for_size,
                  int *minimum,
                  int *natural,
                  int *minimum_baseline,
                  int *natural_baseline)
{
  FhMonth *self = FH_MONTH (widget);
  guint n_lines;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = cell_width (self) * 7;
      *natural = cell_width (self) * (int) self->n_days;
      return;
    }
  count_columns (self, for_size >= 0 ? for_size : G_MAXINT, &n_lines);
  *minimum = *natural = (int) n_lines * (cell_size (self, orientation) + SPACING) - SPACING;
}

static void
fh_month_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhMonth *self = FH_MONTH (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  guint n_lines, n_columns = count_columns (self, width, &n_lines);
  int w = width / (int) n_columns, h = cell_size (self, GTK_ORIENTATION_VERTICAL);

  for (guint i = 0; i < self->n_days; i++)
    {
      int x = (int) (i % n_columns) * w, y = (int) (i / n_columns) * (h + SPACING);
      /* Round in the middle of its place, unless its text is wide. */
      int side = MIN (MAX (h, cell_width (self)), w);

      x = (is_rtl ? width - x - w : x) + (w - side) / 2;
      gtk_widget_size_allocate (self->days[i], &(GtkAllocation){ x, y, side, h }, -1);
    }
}

/* Tab into the days leads to today, the last of them. */
static gboolean
fh_month_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhMonth *self = FH_MONTH (widget);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (fh_month_parent_class)->focus (widget, direction);
  return gtk_widget_get_focus_child (widget) == NULL
         && gtk_widget_grab_focus (self->days[self->today % 100 - 1]);
}

/* --- The widget --- */

static void
fh_month_constructed (GObject *object)
{
  FhMonth *self = FH_MONTH (object);
  g_autoptr (GDateTime) day = fh_numbered_dup_day (self->today);
  g_autofree char *name = NULL;

  G_OBJECT_CLASS (fh_month_parent_class)->constructed (object);
  g_return_if_fail (day != NULL);
  self->n_days = g_date_get_days_in_month ((GDateMonth) g_date_time_get_month (day),
                                           (GDateYear) g_date_time_get_year (day));
  for (guint i = 0; i < self->n_days; i++)
    self->days[i] = make_day (self, i);
  name = fh_words_day (day, "%OB");
  fh_widget_set_name (GTK_WIDGET (self), name);
  update (self);
  fh_connect (self->challenges, "changed", update, self);
}

static void
fh_month_dispose (GObject *object)
{
  FhMonth *self = FH_MONTH (object);

  for (guint i = 0; i < self->n_days; i++)
    g_clear_pointer (&self->days[i], gtk_widget_unparent);
  self->n_days = 0;
  G_OBJECT_CLASS (fh_month_parent_class)->dispose (object);
}

static void
fh_month_class_init (FhMonthClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_month_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_month_dispose;
  FH_MADE_WITH_OBJECT (klass, FhMonth, challenges, FH_TYPE_CHALLENGES);
  FH_MADE_WITH_INT (klass, FhMonth, preset, 0, FH_N_PRESETS - 1, 0);
  FH_MADE_WITH_UINT (klass, FhMonth, today, 1, FH_NUMBERED_MAX, 20260101);

  widget_class->get_request_mode = fh_month_get_request_mode;
  widget_class->measure = fh_month_measure;
  widget_class->size_allocate = fh_month_size_allocate;
  widget_class->focus = fh_month_focus;
  gtk_widget_class_set_css_name (widget_class, "month");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
fh_month_new (FhChallenges *challenges, FhPreset preset, guint today)
{
  return g_object_new (FH_TYPE_MONTH, "challenges", challenges, "preset", (int) preset, "today",
                       today, NULL);
}
