/* fh-statistics-group.c: figures as a plot, or as a table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-group.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-isolate.h"
#include "fh-made.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-share-plot.h"
#include "fh-table-text.h"
#include "fh-time-plot.h"
#include "fh-widget.h"

/* 95 % of what chance does lies within so many standard errors. */
#define ERRORS 1.96

/* Points by which lines across are apart. */
#define ROUND 50.0

struct _FhStatisticsGroup
{
  AdwPreferencesGroup parent_instance;

  gboolean is_table;
  GtkWidget *plot; /* NULL until there is something to show, and in a table */
  GtkWidget *row;  /* of the table: that of the last heading, or NULL */
  GString *in_row; /* what stands in it */
};

G_DEFINE_FINAL_TYPE (FhStatisticsGroup, fh_statistics_group, ADW_TYPE_PREFERENCES_GROUP)

/* --- Words --- */

/* "3 of 7 (43 %)"; of a few nobody would believe a percentage. */
static char *
write_share (FhTally tally)
{
  g_autofree char *percent = NULL;

  if (tally.played < FH_TALLY_FEW)
    /* Translators: how many of all, such as "2 of 3". */
    return g_strdup_printf (_ ("%1$u of %2$u"), tally.won, tally.played);
  percent = fh_table_percent ((double) tally.won / tally.played);

  /* Translators: how many of all, and the same in percent, such as "3 of 7 (43 %)". */
  return g_strdup_printf (_ ("%1$u of %2$u (%3$s)"), tally.won, tally.played, percent);
}

/* The same with what is likely. */
static char *
write_share_whole (FhTally tally)
{
  double low, high;

  fh_tally_interval (tally, &low, &high);
  g_autofree char *share = write_share (tally);

  if (tally.played < FH_TALLY_FEW)
    /* Translators: %s is how many of all, such as "2 of 3". */
    return g_strdup_printf (_ ("%s; too few to say more"), share);
  g_autofree char *least = fh_table_percent (low);
  g_autofree char *most = fh_table_percent (high);

  /* Translators: %1$s is how many of all, such as "3 of 7 (43 %)"; %2$s and %3$s are percentages
   * between which the true one lies with 95 % confidence. */
  return g_strdup_printf (_ ("%1$s; likely from %2$s to %3$s"), share, least, most);
}

static char *
write_span (gint64 from, gint64 to)
{
  g_autofree char *first = fh_sentence_day (from);
  g_autofree char *last = fh_sentence_day (to);

  if (g_str_equal (first, last))
    return g_steal_pointer (&first);
  /* Translators: from one day to another. */
  return g_strdup_printf (_ ("%1$s to %2$s"), first, last);
}

/* --- Parts --- */

static GtkWidget *
add_row (FhStatisticsGroup *self, const char *title, const char *text)
{
  GtkWidget *row = fh_row_new (title, text);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  return row;
}

/* The plot, made by @make when it is needed first. */
static GtkWidget *
need_plot (FhStatisticsGroup *self, GtkWidget *(*make) (void) )
{
  GtkWidget *frame;

  if (self->plot != NULL)
    return self->plot;
  self->plot = make ();
  fh_widget_describe (self->plot, adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (self)),
                      _ ("The same can be read as a table."));
  frame = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (frame, "card");
  gtk_widget_add_css_class (frame, "fh-plot");
  gtk_box_append (GTK_BOX (frame), self->plot);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), frame);
  return self->plot;
}

/* --- Shares --- */

void
fh_statistics_group_add_heading (FhStatisticsGroup *self, const char *heading)
{
  g_return_if_fail (FH_IS_STATISTICS_GROUP (self));

  if (!self->is_table)
    {
      fh_share_plot_add_heading (FH_SHARE_PLOT (need_plot (self, fh_share_plot_new)), heading);
      return;
    }
  self->row = add_row (self, heading, "");
  g_string_truncate (self->in_row, 0);
}

void
fh_statistics_group_add_share (FhStatisticsGroup *self, const char *name, FhTally tally)
{
  g_autofree char *text = NULL;

  g_return_if_fail (FH_IS_STATISTICS_GROUP (self));

  if (tally.played == 0)
    return;
  if (!self->is_table)
    {
      double share = (double) tally.won / tally.played, low = share, high = share;

      if (tally.played >= FH_TALLY_FEW)
        fh_tally_interval (tally, &low, &high);
      text = write_share (tally);
      fh_share_plot_add (FH_SHARE_PLOT (need_plot (self, fh_share_plot_new)), name, text, share,
                         low, high);
      return;
    }
  text = write_share_whole (tally);
  if (self->row == NULL)
    {
      add_row (self, name, text);
      return;
    }
  if (self->in_row->len > 0)
    g_string_append_c (self->in_row, '\n');
  /* Translators: a line of a table: %1$s is what is counted, %2$s is how much. */
  g_string_append_printf (self->in_row, _ ("%1$s: %2$s"), name, text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->row), self->in_row->str);
  fh_widget_set_about (self->row, self->in_row->str);
}

/* --- Over time --- */

void
fh_statistics_group_add_share_of (FhStatisticsGroup *self, gint64 from, gint64 to, FhTally tally)
{
  static const double levels[] = { 0.0, 0.5, 1.0 };
  g_autofree char *first = fh_sentence_day (from);
  g_autofree char *last = fh_sentence_day (to);
  gboolean is_new = self->plot == NULL;
  double low, high;

  g_return_if_fail (FH_IS_STATISTICS_GROUP (self));

  if (!fh_tally_interval (tally, &low, &high))
    return;
  if (self->is_table)
    {
      g_autofree char *span = write_span (from, to);
      g_autofree char *text = write_share_whole (tally);

      add_row (self, span, text);
      return;
    }
  need_plot (self, fh_time_plot_new);
  for (gsize i = 0; i < G_N_ELEMENTS (levels) && is_new; i++)
    {
      g_autofree char *text = fh_table_percent (levels[i]);

      fh_time_plot_add_level (FH_TIME_PLOT (self->plot), levels[i], text);
    }
  fh_time_plot_add (FH_TIME_PLOT (self->plot), first, last, (double) tally.won / tally.played, low,
                    high);
}

static void
add_gain_level (FhStatisticsGroup *self, double points)
{
  g_autofree char *text = fh_table_gain ((int) points);

  fh_time_plot_add_level (FH_TIME_PLOT (self->plot), points, text);
}

/* Lines across with round numbers, about as high and as low as it goes. */
static void
add_gain_levels (FhStatisticsGroup *self, GPtrArray *spans)
{
  double least = 0.0, most = 0.0;

  for (guint i = 0; i < spans->len; i++)
    {
      const FhSpan *span = spans->pdata[i];

      least = MIN (least, span->points);
      most = MAX (most, span->points);
    }
  add_gain_level (self, 0.0);
  if (most > 0.0)
    add_gain_level (self, ceil (most / ROUND) * ROUND);
  if (least < 0.0)
    add_gain_level (self, floor (least / ROUND) * ROUND);
}

static void
add_points_row (FhStatisticsGroup *self, const FhSpan *span, gboolean is_sum)
{
  g_autofree char *title = write_span (span->from, span->to);
  g_autofree char *count =
      g_strdup_printf (ngettext ("%u deal played", "%u deals played", span->deals), span->deals);
  g_autofree char *gain = fh_table_gain ((int) lround (span->points));
  /* Translators: how many points a deal brought, own less others': %1$s is the mean with its sign,
   * %2$d how far the true one may be from it, with 95 % confidence. */
  g_autofree char *text = g_strdup_printf (_ ("%1$s a deal, give or take %2$d"), gain,
                                           (int) lround (ERRORS * span->error));

  add_row (self, is_sum ? count : title, is_sum ? gain : text);
}

void
fh_statistics_group_add_points (FhStatisticsGroup *self, GPtrArray *spans, gboolean is_sum)
{
  g_return_if_fail (FH_IS_STATISTICS_GROUP (self));

  if (!self->is_table)
    {
      need_plot (self, fh_time_plot_new);
      add_gain_levels (self, spans);
    }
  for (guint i = 0; i < spans->len; i++)
    {
      const FhSpan *span = spans->pdata[i];
      g_autofree char *first = fh_sentence_day (span->from);
      g_autofree char *last = fh_sentence_day (span->to);

      if (self->is_table)
        add_points_row (self, span, is_sum);
      else
        fh_time_plot_add (FH_TIME_PLOT (self->plot), first, last, span->points,
                          span->points - ERRORS * span->error, span->points + ERRORS * span->error);
    }
}

/* --- Deals --- */

static const char *const titles[FH_N_ROLES][2] = {
  /* Translators: what became of a contract, which %s is ("7♥"), of the person, the partner or the
   * opponents. */
  [FH_ROLE_DECLARER] = { N_ ("%s of your own, set"),
                         /* Translators: likewise. */
                         N_ ("%s of your own, made") },
  /* Translators: likewise. */
  [FH_ROLE_PARTNER] = { N_ ("%s of your partner, set"),
                        /* Translators: likewise. */
                        N_ ("%s of your partner, made") },
  /* Translators: likewise. */
  [FH_ROLE_DEFENDER] = { N_ ("%s of the opponents, set"),
                         /* Translators: likewise. */
                         N_ ("%s of the opponents, made") },
};

static char *
write_deal (const FhCounted *deal)
{
  g_autofree char *contract = NULL;

  if (deal->role >= FH_N_ROLES || deal->call >= FH_N_CALLS)
    return g_strdup (_ ("Without a contract"));
  contract = fh_table_call_text (deal->call);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (titles[deal->role][deal->good]), contract);
#pragma GCC diagnostic pop
}

void
fh_statistics_group_add_deal (FhStatisticsGroup *self, const FhCounted *deal, gboolean is_kept)
{
  FhPreset preset = (FhPreset) 0;
  g_autofree char *title = write_deal (deal);
  g_autofree char *when = fh_sentence_when (deal->ended);
  g_autofree char *own = fh_table_points (deal->own);
  g_autofree char *others = fh_table_points ((int) lround (deal->others));
  g_autofree char *text = NULL;
  g_autofree char *table = NULL;

  g_return_if_fail (FH_IS_STATISTICS_GROUP (self));

  fh_preset_from_id (deal->table, &preset);
  table = fh_isolate (deal->house != NULL ? deal->house : fh_sentence_preset (preset));
  /* Translators: a deal: %1$s are the person's points, %2$s those of the others, %3$s is when it
   * was, %4$s the name of the table. */
  text = g_strdup_printf (_ ("%1$s to %2$s; %3$s; %4$s"), own, others, when, table);
  if (is_kept)
    fh_link_row_add (GTK_WIDGET (self), title, text, "app.review-counted",
                     g_variant_new ("(su)", deal->game, deal->deal));
  else
    add_row (self, title, text);
}

/* --- The object --- */

static void
fh_statistics_group_finalize (GObject *object)
{
  g_string_free (FH_STATISTICS_GROUP (object)->in_row, TRUE);

  G_OBJECT_CLASS (fh_statistics_group_parent_class)->finalize (object);
}

static void
fh_statistics_group_class_init (FhStatisticsGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_statistics_group_finalize;

  FH_MADE_WITH_BOOLEAN (klass, FhStatisticsGroup, is_table);
}

static void
fh_statistics_group_init (FhStatisticsGroup *self)
{
  self->in_row = g_string_new (NULL);
}

GtkWidget *
fh_statistics_group_new (const char *title, const char *about, gboolean is_table)
{
  return g_object_new (FH_TYPE_STATISTICS_GROUP, "title", title, "description", about, "is-table",
                       is_table, NULL);
}
