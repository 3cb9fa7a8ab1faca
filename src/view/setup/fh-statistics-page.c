/* fh-statistics-page.c: all groups of the statistics.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-statistics-page.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "fh-isolate.h"
#include "fh-notation.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-statistics-group.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* What is filled, with what, and how. */
typedef struct
{
  GtkWidget *box;
  const FhFigures *figures;
  gboolean is_table;
  FhDealIsKept is_kept;
  gpointer user_data;
} Page;

static FhStatisticsGroup *
add_group (Page *self, const char *title, const char *about)
{
  GtkWidget *group = fh_statistics_group_new (title, about, self->is_table);

  gtk_box_append (GTK_BOX (self->box), group);
  return FH_STATISTICS_GROUP (group);
}

/* --- What it comes to --- */

/* A large @number, below it what it is, @title, and how much that stands on, @about. */
static void
add_tile (GtkWidget *box, const char *number, const char *title, const char *about)
{
  GtkWidget *tile = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                  2, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* Translators: for a screen reader: %1$s is what is counted, such as "Games won", %2$s how much
   * it is, %3$s of how many. */
  g_autofree char *name = g_strdup_printf (_ ("%1$s: %2$s, %3$s"), title, number, about);

  fh_label_add (tile, number, FH_LABEL_CENTRED, "title-1 numeric");
  fh_label_add (tile, title, FH_LABEL_CENTRED, "heading");
  fh_label_add (tile, about, FH_LABEL_CENTRED, "dim-label caption");
  gtk_widget_add_css_class (tile, "fh-headline");
  /* The keyboard comes by, as it does at plots. */
  gtk_widget_set_focusable (tile, TRUE);
  fh_widget_set_name (tile, name);
  gtk_box_append (GTK_BOX (box), tile);
}

static void
add_share_tile (GtkWidget *box, const char *title, FhTally tally)
{
  g_autofree char *number = NULL;
  /* Translators: how many of all, such as "2 of 3". */
  g_autofree char *about = g_strdup_printf (_ ("%1$u of %2$u"), tally.won, tally.played);

  if (tally.played == 0)
    return;
  number = tally.played >= FH_TALLY_FEW ? fh_table_percent ((double) tally.won / tally.played)
                                        : g_strdup_printf ("%u", tally.won);
  add_tile (box, number, title, about);
}

static void
add_headline (Page *self)
{
  const FhSpan *whole = &self->figures->whole;
  GtkWidget *box = fh_wrap_box_new (FH_WRAP_FILL, 0);

  gtk_widget_add_css_class (box, "card");
  gtk_box_append (GTK_BOX (self->box), box);
  add_share_tile (box, _ ("Games won"), self->figures->all.games);
  add_share_tile (box, _ ("Contracts made"), self->figures->all.own);
  if (whole->deals > 0)
    {
      g_autofree char *gain = fh_table_gain ((int) lround (whole->points + whole->others));
      g_autofree char *others = fh_table_gain ((int) lround (whole->others));
      g_autofree char *about = g_strdup_printf (
          /* Translators: below the points a deal of the person's side: %1$s are those of the
           * others, with a sign, %2$u how many deals there were. */
          ngettext ("the others %1$s, in %2$u deal", "the others %1$s, in %2$u deals",
                    whole->deals),
          others, whole->deals);

      add_tile (box, gain, _ ("Points a deal"), about);
    }
}

/* One line says how it goes; one span says no more than the sums, and what few deals brought, one
 * after the other, is more than their mean says. */
static void
add_points (Page *self)
{
  const FhFigures *figures = self->figures;
  const char *whose = _ ("Yours less those of the others.");

  if (figures->spans->len > 1)
    fh_statistics_group_add_points (add_group (self, _ ("Points a Deal, Over Time"), whose),
                                    figures->spans, FALSE);
  else if (figures->sums->len >= FH_TALLY_FEW)
    fh_statistics_group_add_points (
        /* Translators: above a line that goes up with each deal that brought points, and down with
         * each that lost some. */
        add_group (self, _ ("Points Added Up, Deal by Deal"), whose), figures->sums, TRUE);
}

/* --- Group by group --- */

static void
add_whole (Page *self)
{
  const char *const titles[FH_N_ROLES] = { [FH_ROLE_DECLARER] = _ ("Made as declarer"),
                                           [FH_ROLE_PARTNER] =
                                               _ ("Made as partner of the declarer"),
                                           [FH_ROLE_DEFENDER] = _ ("Beaten as defender") };
  guint deals = self->figures->all.deals;
  g_autofree char *played = NULL;
  FhStatisticsGroup *group;

  if (deals < FH_TALLY_FEW)
    return;
  played = g_strdup_printf (ngettext ("%u deal played", "%u deals played", deals), deals);
  group = add_group (self, _ ("Games and Contracts"), played);
  fh_statistics_group_add_share (group, _ ("Games won"), self->figures->all.games);
  for (int role = 0; role < FH_N_ROLES; role++)
    fh_statistics_group_add_share (group, titles[role], self->figures->roles[role]);
}

/* What is told of all that has something in common. */
static void
add_figure (FhStatisticsGroup *group, const FhFigure *figure, const char *name)
{
  g_autofree char *heading = NULL;

  if (figure->games.played + figure->own.played + figure->others.played == 0)
    return;
  heading = g_strdup_printf (
      /* Translators: %1$s is a table, a contract or a partner, %2$u how many deals there were. */
      ngettext ("%1$s, %2$u deal", "%1$s, %2$u deals", figure->deals), name, figure->deals);
  fh_statistics_group_add_heading (group, heading);
  fh_statistics_group_add_share (group, _ ("Games won"), figure->games);
  fh_statistics_group_add_share (group, _ ("Made by your side"), figure->own);
  fh_statistics_group_add_share (group, _ ("Beaten as defender"), figure->others);
}

static char *
name_contract (const FhFigure *figure)
{
  return fh_table_call_text (fh_call_read (figure->id, strlen (figure->id)));
}

static char *
name_table (const FhFigure *figure)
{
  FhPreset preset = (FhPreset) 0;

  fh_preset_from_id (figure->id, &preset);
  return g_strdup (figure->name != NULL ? figure->name : fh_sentence_preset (preset));
}

/* How well partners play of whom it is not known what they are called; NULL for others. */
static char *
name_level (const FhFigure *figure)
{
  /* The word of a player is the level and the character. */
  g_auto (GStrv) words = g_strsplit (figure->id != NULL ? figure->id : "", "-", 2);

  return figure->name == NULL ? fh_sentence_level (words[0]) : NULL;
}

/* What is said of the others: their names, and how well they play. */
static char *
name_partner (const FhFigure *figure)
{
  g_auto (GStrv) words = g_strsplit (figure->id != NULL ? figure->id : "", "-", 2);
  g_autofree char *level = fh_sentence_level (words[0]);
  g_autofree char *name = NULL;

  if (figure->name == NULL)
    return NULL;
  name = fh_isolate (figure->name);
  /* Translators: %1$s is the name of a partner, %2$s how well that one plays ("Strong"). */
  return g_strdup_printf (_ ("%1$s (%2$s)"), name, level);
}

/* Those of @figures that @dup_name has a name for. */
static void
add_figures (Page *self,
             const char *title,
             GPtrArray *figures,
             char *(*dup_name) (const FhFigure *figure))
{
  FhStatisticsGroup *group = NULL;

  for (guint i = 0; i < figures->len; i++)
    {
      const FhFigure *figure = figures->pdata[i];
      g_autofree char *name = NULL;

      if (figure->deals < FH_TALLY_FEW)
        continue;
      name = dup_name (figure);
      if (name == NULL)
        continue;
      if (group == NULL)
        group = add_group (self, title, NULL);
      add_figure (group, figure, name);
    }
}

static void
add_calls (Page *self)
{
  FhStatisticsGroup *group;

  if (self->figures->calls.played < FH_TALLY_FEW)
    return;
  group = add_group (self, _ ("Your Calls"),
                     _ ("Of those that the tutor had weighed when you made them. A call is sound "
                        "when it was the best or as good, however the deal then came out: even "
                        "a sound contract can be lost."));
  fh_statistics_group_add_share (group,
                                 /* Translators: behind it stands how many of how many calls. */
                                 _ ("Sound, of the calls that were weighed"), self->figures->calls);
}

static void
add_time (Page *self)
{
  GPtrArray *spans = self->figures->spans;
  FhStatisticsGroup *made, *sound = NULL;

  /* One span says no more than the sums. */
  if (spans->len < 2)
    return;
  made = add_group (self, _ ("Contracts of Your Side Made, Over Time"), NULL);
  for (guint i = 0; i < spans->len; i++)
    {
      const FhSpan *span = spans->pdata[i];

      fh_statistics_group_add_share_of (made, span->from, span->to, span->own);
    }
  for (guint i = 0; i < spans->len; i++)
    {
      const FhSpan *span = spans->pdata[i];

      if (span->calls.played == 0)
        continue;
      if (sound == NULL)
        sound = add_group (self, _ ("Sound Calls, Over Time"), NULL);
      fh_statistics_group_add_share_of (sound, span->from, span->to, span->calls);
    }
}

static void
add_deals (Page *self, const char *title, GPtrArray *deals)
{
  FhStatisticsGroup *group;

  if (deals->len == 0)
    return;
  group = add_group (self, title, _ ("Your points, and those of the others."));
  for (guint i = 0; i < deals->len; i++)
    fh_statistics_group_add_deal (group, deals->pdata[i],
                                  self->is_kept (deals->pdata[i], self->user_data));
}

gboolean
fh_statistics_page_has_shares (const FhFigures *figures)
{
  return figures->all.deals >= FH_TALLY_FEW || figures->calls.played >= FH_TALLY_FEW;
}

/* How to read all this. */
static void
add_likely (Page *self)
{
  gboolean is_drawn = !self->is_table && fh_statistics_page_has_shares (self->figures);
  const char *few = _ ("Contracts, tables and partners with fewer than five deals are left out.");
  g_autofree char *both =
      g_strconcat (_ ("The thin lines and the pale bands reach from the least to the most that is "
                      "likely."),
                   "\n", few, NULL);

  fh_label_add (self->box, is_drawn ? both : few, FH_LABEL_WRAPPED, "dim-label");
}

void
fh_statistics_page_fill (GtkWidget *box,
                         const FhFigures *figures,
                         gboolean is_table,
                         FhDealIsKept is_kept,
                         gpointer user_data)
{
  Page page = { box, figures, is_table, is_kept, user_data };

  add_headline (&page);
  add_points (&page);
  add_whole (&page);
  add_calls (&page);
  add_time (&page);
  add_figures (&page, _ ("By Contract"), figures->contracts, name_contract);
  add_figures (&page, _ ("By Table"), figures->tables, name_table);
  add_figures (&page, _ ("By Partner"), figures->partners, name_partner);
  add_figures (&page, _ ("By How Well Your Partner Plays"), figures->partners, name_level);
  add_deals (&page, _ ("Best Deals"), figures->best);
  add_deals (&page, _ ("Worst Deals"), figures->worst);
  add_likely (&page);
}
