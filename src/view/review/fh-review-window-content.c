/* fh-review-window-content.c: what the window of a review is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-focus.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-review-list.h"
#include "fh-review-step-view.h"
#include "fh-review-walk.h"
#include "fh-style.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* The least height that the step and the list have each beside the table, in pixels. */
#define LEAST_PLACE 150

/* How the two share the height there. */
#define STEP_SHARE 3
#define LIST_SHARE 2

static GtkWidget *
new_switch (const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  fh_widget_set_tip (button, name);
  return button;
}

static GtkWidget *
make_bar (FhReviewWindow *self)
{
  GtkWidget *bar = fh_wrap_box_new (FH_WRAP_BETWEEN, 0);
  GtkWidget *switches = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *steps = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_box_append (GTK_BOX (switches),
                  new_switch ("fh-hands-symbolic", _ ("All Hands"), "review.hands"));
  gtk_box_append (
      GTK_BOX (switches),
      /* Translators: a button: each card carries the number of tricks that it leads to. */
      new_switch ("fh-numbers-symbolic", _ ("Numbers on the Cards"), "review.numbers"));
  gtk_box_append (
      GTK_BOX (steps),
      fh_icon_button_new ("go-first-symbolic", _ ("Beginning of the Deal"), "review.first"));
  gtk_box_append (GTK_BOX (steps), fh_icon_button_new ("go-previous-symbolic", _ ("Previous Step"),
                                                       "review.previous"));
  self->position = fh_label_add (steps, NULL, FH_LABEL_ONE_LINE, "numeric");
  gtk_box_append (GTK_BOX (steps),
                  fh_icon_button_new ("go-next-symbolic", _ ("Next Step"), "review.next"));
  gtk_box_append (GTK_BOX (steps),
                  fh_icon_button_new ("go-last-symbolic", _ ("End of the Deal"), "review.last"));
  gtk_box_append (GTK_BOX (bar), switches);
  gtk_box_append (GTK_BOX (bar), steps);
  gtk_widget_add_css_class (bar, "review-bar");
  gtk_widget_add_css_class (bar, "toolbar");
  return bar;
}

GtkWidget *
fh_review_window_make_deal (FhReviewWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller;

  self->table = fh_table_view_new ();
  fh_table_view_read_settings (FH_TABLE_VIEW (self->table), self->settings);
  /* The arrow keys step through the deal; what the cards say stands beside them, too. */
  gtk_widget_set_can_focus (self->table, FALSE);
  scroller = fh_table_view_new_scroller (FH_TABLE_VIEW (self->table));
  gtk_widget_set_can_focus (scroller, FALSE);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (scroller, TRUE);
  gtk_widget_add_css_class (box, "review-deal");
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), make_bar (self));
  return box;
}

/* Who looks at a mistake of somebody else wants to see those cards. */
static void
chosen_cb (FhReviewWindow *self, guint step, gboolean is_others)
{
  if (is_others)
    g_object_set (self, "all-hands", TRUE, NULL);
  fh_review_window_go_to_step (self, step);
  gtk_widget_grab_focus (self->step);
}

GtkWidget *
fh_review_window_make_about (FhReviewWindow *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->step = fh_review_step_view_new (self->review);
  self->list = fh_review_list_new (self->review);
  fh_connect (self->list, "chosen", chosen_cb, self);
  for (guint i = 0; i < G_N_ELEMENTS (self->places); i++)
    {
      self->places[i] = adw_bin_new ();
      adw_bin_set_child (ADW_BIN (self->places[i]), i == 0 ? self->step : self->list);
      gtk_widget_set_hexpand (self->places[i], TRUE);
      gtk_widget_set_vexpand (self->places[i], TRUE);
    }
  gtk_grid_attach (GTK_GRID (grid), self->places[0], 0, 0, 1, STEP_SHARE);
  gtk_grid_attach (GTK_GRID (grid), self->places[1], 0, STEP_SHARE, 1, LIST_SHARE);
  gtk_widget_add_css_class (self->places[1], "review-decisions");
  return grid;
}

/* Lets @child be in @place, in a scroller of its own or not: one that does not scroll would take
 * the wheel all the same. */
static void
hold (GtkWidget *place, GtkWidget *child, gboolean is_scrolled)
{
  GtkWidget *held = adw_bin_get_child (ADW_BIN (place));

  if (GTK_IS_SCROLLED_WINDOW (held) == is_scrolled)
    return;
  g_object_ref (child);
  if (!is_scrolled)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (held), NULL);
  adw_bin_set_child (ADW_BIN (place), NULL);
  held = is_scrolled ? fh_scroller_new (child) : child;
  if (is_scrolled)
    gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (held), LEAST_PLACE);
  adw_bin_set_child (ADW_BIN (place), held);
  g_object_unref (child);
}

void
fh_review_window_share_side (FhReviewWindow *self)
{
  FhPanes *panes = FH_PANES (self->panes);
  gboolean is_beside = !fh_panes_is_stacked (panes) && !fh_panes_is_low (panes);
  GtkWidget *focus = fh_focus_get (self->about);

  gtk_grid_set_row_homogeneous (GTK_GRID (self->about), is_beside);
  hold (self->places[0], self->step, is_beside);
  hold (self->places[1], self->list, is_beside);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
}

GtkWidget *
fh_review_window_make_side (FhReviewWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->walk = fh_review_walk_new (self->review, self->book);
  if (self->mistakes != NULL)
    fh_review_walk_set_at (FH_REVIEW_WALK (self->walk), self->walk_at, (int) self->mistakes->len);
  self->side = adw_bin_new ();
  gtk_widget_add_css_class (box, "review-side");
  gtk_box_append (GTK_BOX (box), self->walk);
  gtk_box_append (GTK_BOX (box), self->side);
  self->scroller = fh_scroller_new (box);
  return self->scroller;
}

static void
close_cb (FhReviewWindow *self)
{
  self->may_close = TRUE;
  gtk_window_close (GTK_WINDOW (self));
}

GtkWidget *
fh_review_window_make_unsaved (FhReviewWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *buttons = fh_wrap_box_new (FH_WRAP_START, 6);
  GtkWidget *save = fh_action_button_new (_ ("Save As…"), "review.save");

  gtk_box_append (GTK_BOX (buttons), save);
  gtk_box_append (GTK_BOX (buttons),
                  fh_button_new (_ ("Close Without Saving"), G_CALLBACK (close_cb), self));
  fh_label_add (box, _ ("Your notes on this deal are not saved."), FH_LABEL_WRAPPED, NULL);
  gtk_box_append (GTK_BOX (box), buttons);
  gtk_widget_add_css_class (box, "fh-banner");
  gtk_widget_set_visible (box, FALSE);
  self->unsaved = box;
  return box;
}
