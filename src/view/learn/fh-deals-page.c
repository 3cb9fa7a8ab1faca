/* fh-deals-page.c: all whole deals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deals-page.h"

#include <glib/gi18n.h>

#include "fh-rows.h"
#include "fh-made.h"
#include "fh-whole-deals.h"
#include "fh-widget.h"

typedef struct
{
  const FhWholeDeal *deal;
  GtkWidget *row;
  GtkWidget *mark;
} Entry;

struct _FhDealsPage
{
  AdwBin parent_instance;

  FhProgress *progress;
  GtkWidget *next; /* the row */
  GtkWidget *groups[FH_N_GRADES];
  GArray *entries; /* Entry, one a deal */
};

G_DEFINE_FINAL_TYPE (FhDealsPage, fh_deals_page, ADW_TYPE_BIN)

static gboolean
is_solved (FhDealsPage *self, const FhWholeDeal *deal)
{
  return fh_progress_is_done (self->progress, fh_whole_deal_get_id (deal));
}

static void
update_entry (FhDealsPage *self, const Entry *entry)
{
  gboolean solved = is_solved (self, entry->deal);
  g_autofree char *title = fh_whole_deal_dup_title (entry->deal);
  g_autofree char *about = fh_whole_deal_dup_about (entry->deal);
  g_autofree char *spoken = NULL;

  gtk_image_set_from_icon_name (GTK_IMAGE (entry->mark),
                                solved ? "fh-right-symbolic" : "fh-open-symbolic");
  fh_widget_set_class (entry->mark, "done", solved);
  /* Translators: of a whole deal: %1$s says whether it is solved, %2$s what is played. */
  spoken = g_strdup_printf (_ ("%1$s. %2$s."),
                            solved ? C_ ("whole deal", "Solved") : C_ ("whole deal", "Not solved"),
                            about);
  fh_widget_describe (entry->row, title, spoken);
}

/* The first deal that is not solved, or NULL. */
static const FhWholeDeal *
next_deal (FhDealsPage *self)
{
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);

      if (!is_solved (self, entry->deal))
        return entry->deal;
    }
  return NULL;
}

static void
update (FhDealsPage *self)
{
  const FhWholeDeal *next = next_deal (self);

  for (guint i = 0; i < self->entries->len; i++)
    update_entry (self, &g_array_index (self->entries, Entry, i));
  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    {
      guint n = fh_whole_deals_n (grade), n_solved = 0;
      g_autofree char *about = NULL;

      for (guint i = 0; i < n; i++)
        n_solved += is_solved (self, fh_whole_deals_get (grade, i));
      /* Translators: how many of the deals of a grade are solved. */
      about = g_strdup_printf (_ ("%1$u of %2$u solved"), n_solved, n);
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->groups[grade]), about);
    }
  gtk_widget_set_visible (self->next, next != NULL);
  if (next != NULL)
    {
      g_autofree char *name = fh_whole_deal_dup_title (next);
      g_autofree char *goal = fh_whole_deal_dup_goal (next);
      /* Translators: %s is the title of a whole deal. */
      g_autofree char *title = g_strdup_printf (_ ("Next: %s"), name);

      fh_link_row_set_words (FH_LINK_ROW (self->next), title, goal);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "s",
                                        fh_whole_deal_get_id (next));
    }
}

/* --- Making it --- */

static void
add_row (FhDealsPage *self, GtkWidget *group, const FhWholeDeal *deal)
{
  g_autofree char *title = fh_whole_deal_dup_title (deal);
  g_autofree char *about = fh_whole_deal_dup_about (deal);
  Entry entry = { .deal = deal, .mark = gtk_image_new () };

  entry.row = fh_link_row_add (group, title, about, "learn.deal",
                               g_variant_new_string (fh_whole_deal_get_id (deal)));
  gtk_widget_add_css_class (entry.mark, "lesson-mark");
  adw_action_row_add_prefix (ADW_ACTION_ROW (entry.row), entry.mark);
  g_array_append_val (self->entries, entry);
}

static void
fh_deals_page_constructed (GObject *object)
{
  FhDealsPage *self = FH_DEALS_PAGE (object);
  const char *const titles[FH_N_GRADES] = {
    /* Translators: the three grades of whole deals. */
    [FH_GRADE_FIRST] = C_ ("whole deals", "To Begin With"),
    [FH_GRADE_SECOND] = C_ ("whole deals", "For Club Players"),
    [FH_GRADE_THIRD] = C_ ("whole deals", "For Strong Players"),
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group;

  G_OBJECT_CLASS (fh_deals_page_parent_class)->constructed (object);
  gtk_widget_add_css_class (box, "dialog-groups");
  group = fh_group_add (
      GTK_BOX (box), _ ("Whole Deals"),
      _ ("Play a deal to its end. A card that reaches the goal in fewer of the hands that are "
         "tried than another one meets a hand in which it fails; you go back to it, until you find "
         "the line."));
  self->next = fh_link_row_add (group, "", NULL, "learn.deal", g_variant_new_string (""));
  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    {
      self->groups[grade] = fh_group_add (GTK_BOX (box), titles[grade], NULL);
      for (guint i = 0; i < fh_whole_deals_n (grade); i++)
        add_row (self, self->groups[grade], fh_whole_deals_get (grade, i));
    }
  adw_bin_set_child (ADW_BIN (self), fh_scroller_new (fh_clamp_new (box)));
  fh_connect (self->progress, "changed", update, self);
  update (self);
}

static void
fh_deals_page_class_init (FhDealsPageClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_deals_page_constructed;
  FH_MADE_WITH_OBJECT (klass, FhDealsPage, progress, FH_TYPE_PROGRESS);
  FH_HOLDS (klass, FhDealsPage, entries, g_array_unref);
}

static void
fh_deals_page_init (FhDealsPage *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
}

GtkWidget *
fh_deals_page_new (FhProgress *progress)
{
  return g_object_new (FH_TYPE_DEALS_PAGE, "progress", progress, NULL);
}
