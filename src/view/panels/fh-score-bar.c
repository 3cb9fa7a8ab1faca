/* fh-score-bar.c: how far a side is on its way to the end of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-bar.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-widget.h"

/* How long a total is on its way, in milliseconds. */
#define COUNTING 900

/* How much of the bar's height the line at nought stands out, above and below. */
#define STANDS_OUT 0.17f

#define TICK 2.0f

struct _FhScoreBar
{
  GtkWidget parent_instance;

  int least, most;
  int before, total; /* points, which may lie beyond the ends */
  double shown;
  AdwAnimation *counting;
};

G_DEFINE_FINAL_TYPE (FhScoreBar, fh_score_bar, GTK_TYPE_WIDGET)

/* --- Drawing --- */

static float
get_x (FhScoreBar *self, double points)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float x = width
            * (float) ((CLAMP (points, self->least, self->most) - self->least)
                       / (self->most - self->least));

  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? width - x : x;
}

/* Fills what lies between two numbers of points, in any order. */
static void
fill (FhScoreBar *self,
      GtkSnapshot *snapshot,
      double from,
      double to,
      const GdkRGBA *color,
      float opacity)
{
  float a = get_x (self, from), b = get_x (self, to);
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GdkRGBA faded = *color;

  faded.alpha *= opacity;
  gtk_snapshot_append_color (snapshot, &faded,
                             &GRAPHENE_RECT_INIT (MIN (a, b), 0, ABS (b - a), height));
}

static void
fh_score_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FhScoreBar *self = FH_SCORE_BAR (widget);
  gboolean is_high = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  float width = (float) gtk_widget_get_width (widget);
  float height = (float) gtk_widget_get_height (widget);
  float out = (float) (int) (height * STANDS_OUT), zero = get_x (self, 0);
  /* What is there in any case, and what the deal adds or takes away. */
  double kept = self->before >= 0 ? CLAMP (self->shown, 0, self->before)
                                  : CLAMP (self->shown, self->before, 0);
  GdkRGBA color, ink;
  GskRoundedRect edge;

  fh_compat_get_color (widget, &color);
  fh_compat_get_color (gtk_widget_get_parent (widget), &ink);
  gsk_rounded_rect_init_from_rect (&edge, &GRAPHENE_RECT_INIT (0, out, width, height - 2 * out),
                                   height / 2 - out);
  gtk_snapshot_push_rounded_clip (snapshot, &edge);
  fill (self, snapshot, self->least, self->most, &ink, is_high ? 0.1f : 0.2f);
  fill (self, snapshot, kept, self->before, &ink, 0.3f);
  fill (self, snapshot, 0, kept, &color, is_high ? 1 : 0.65f);
  fill (self, snapshot, kept, self->shown, &color, 1);
  gtk_snapshot_pop (snapshot);
  if (is_high)
    gtk_snapshot_append_border (snapshot, &edge, (const float[]){ 1, 1, 1, 1 },
                                (const GdkRGBA[]){ ink, ink, ink, ink });
  /* Where nought is one of the ends it needs no line. */
  if (self->least < 0)
    gtk_snapshot_append_color (snapshot, &ink,
                               &GRAPHENE_RECT_INIT (zero - TICK / 2, 0, TICK, height));
}

/* --- The way --- */

static void
count_cb (double value, gpointer data)
{
  FH_SCORE_BAR (data)->shown = value;
  gtk_widget_queue_draw (GTK_WIDGET (data));
}

/* Once, when it is first seen. */
static void
fh_score_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fh_score_bar_parent_class)->map (widget);
  fh_play_once (FH_SCORE_BAR (widget)->counting);
}

static void
fh_score_bar_class_init (FhScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = fh_score_bar_snapshot;
  widget_class->map = fh_score_bar_map;
  FH_DROPS (klass, FhScoreBar, counting, g_object_unref);
  gtk_widget_class_set_css_name (widget_class, "scorebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
fh_score_bar_init (FhScoreBar *self)
{
  self->counting = adw_timed_animation_new (
      GTK_WIDGET (self), 0, 0, COUNTING, adw_callback_animation_target_new (count_cb, self, NULL));
}

/* What the bar is to those who do not see it. */
static void
describe (FhScoreBar *self, const FhScene *scene, int side)
{
  g_autofree char *name = fh_sentence_side (scene, side, FALSE);
  g_autofree char *points = fh_sentence_points (self->total);
  /* Translators: the total of a side, %1$s, and the points with which a game is won. */
  g_autofree char *text = g_strdup_printf (_ ("%1$s of %2$d"), points, self->most);

  gtk_accessible_update_property (
      GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, GTK_ACCESSIBLE_PROPERTY_VALUE_MIN,
      (double) self->least, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) self->most,
      GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) CLAMP (self->total, self->least, self->most),
      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

void
fh_score_bar_update (FhScoreBar *self, const FhScene *scene, int side)
{
  const FhTable *table = scene->table;

  g_return_if_fail (FH_IS_SCORE_BAR (self));

  self->least = fh_score_bar_least (&table->rules);
  self->most = fh_score_bar_most (&table->rules);
  self->total = table->totals[side];
  self->before = table->totals[side] - table->points[side];
  self->shown = self->before;
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->counting), self->before);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->counting), self->total);
  fh_widget_set_class (GTK_WIDGET (self), "negative", self->total < 0);
  describe (self, scene, side);
}

int
fh_score_bar_least (const FhRules *rules)
{
  return rules->bog ? FH_BOG : 0;
}

int
fh_score_bar_most (const FhRules *rules)
{
  return rules->target;
}

double
fh_score_bar_get_shown (FhScoreBar *self)
{
  g_return_val_if_fail (FH_IS_SCORE_BAR (self), 0);

  return self->shown;
}

void
fh_score_bar_skip (FhScoreBar *self)
{
  g_return_if_fail (FH_IS_SCORE_BAR (self));

  adw_animation_skip (self->counting);
}
