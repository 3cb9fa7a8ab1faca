/* fh-table-view-children.c: what there is on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-contract-box.h"
#include "fh-dummy-view.h"
#include "fh-laws-bar.h"
#include "fh-score-box.h"
#include "fh-seat-pill.h"
#include "fh-style.h"
#include "fh-widget.h"

static GtkWidget *
new_tool (const char *icon, const char *action, const char *name)
{
  GtkWidget *button = fh_icon_button_new (icon, name, action);

  gtk_widget_set_visible (button, FALSE);
  gtk_widget_add_css_class (button, "circular");

  return button;
}

static GtkWidget *
add (FhTableView *self, GtkWidget *child, gboolean is_visible)
{
  gtk_widget_set_visible (child, is_visible);
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
add_prompt (FhTableView *self)
{
  self->prompt = add (self, fh_label_new (NULL, FH_LABEL_CENTRED, "prompt"), FALSE);
  gtk_label_set_lines (GTK_LABEL (self->prompt), 3);
  gtk_label_set_ellipsize (GTK_LABEL (self->prompt), PANGO_ELLIPSIZE_END);

  /* Translators: a button that takes the finished trick away. */
  self->go_on = add (self, gtk_button_new_with_label (_ ("Continue")), FALSE);
  gtk_widget_add_css_class (self->go_on, "continue");
  gtk_widget_add_css_class (self->go_on, "pill");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->go_on), "table.continue");

  self->tools = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), TRUE);
  gtk_widget_add_css_class (self->tools, "tools");
  self->last_trick = new_tool ("fh-last-trick-symbolic", "table.last-trick", _ ("Last trick"));
  self->log = new_tool ("fh-log-symbolic", "table.log", _ ("What has happened"));
  gtk_box_append (GTK_BOX (self->tools), self->last_trick);
  gtk_box_append (GTK_BOX (self->tools), self->log);
  self->laws = new_tool ("fh-laws-symbolic", "table.laws", _ ("Laws of the table"));
  gtk_box_append (GTK_BOX (self->tools), self->laws);
  self->question = add (self, fh_laws_bar_new (), FALSE);
}

static void
add_panel_and_notice (FhTableView *self)
{
  self->scroller = add (self, gtk_scrolled_window_new (), FALSE);
  gtk_widget_add_css_class (self->scroller, "table-panel");
  gtk_widget_set_overflow (self->scroller, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);

  self->fade = fh_cross_fade_new (GTK_WIDGET (self));
  self->herald = fh_herald_new (GTK_WIDGET (self));
  self->offer = add (self, fh_laws_bar_new (), FALSE);
  fh_laws_bar_set_wide (FH_LAWS_BAR (self->offer), TRUE);
  self->notice = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), FALSE);
  gtk_widget_add_css_class (self->notice, "notice");
  self->notice_text = fh_label_new (NULL, FH_LABEL_CENTRED, "text");
  gtk_widget_set_hexpand (self->notice_text, TRUE);
  gtk_box_append (GTK_BOX (self->notice), self->notice_text);
  /* Translators: a button beside a sentence that says why a card or a call is refused: it opens the
   * help on that rule. */
  self->notice_rule = gtk_button_new_with_label (_ ("Rule"));
  gtk_widget_add_css_class (self->notice_rule, "rule");
  gtk_widget_set_valign (self->notice_rule, GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->notice_rule), "table.rule");
  gtk_box_append (GTK_BOX (self->notice), self->notice_rule);
}

static GtkWidget *
new_kitty (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  /* Translators: the cards in the middle that go to who wins the auction. */
  GtkWidget *label = fh_label_new (_ ("Kitty"), FH_LABEL_ONE_LINE, "caption");

  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), fh_card_row_new (FH_TABLE_SMALL_CARD));
  gtk_widget_add_css_class (box, "kitty");

  return box;
}

/* The children in the order in which a screen reader goes through them; what moves or covers comes
 * last. */
void
fh_table_view_add_children (FhTableView *self, FhTrickAsked asked)
{
  self->contract = add (self, fh_contract_box_new (), FALSE);
  self->score = add (self, fh_score_box_new (), FALSE);
  for (int k = 1; k < FH_MAX_SEATS; k++)
    {
      self->places[k] = add (self, fh_seat_pill_new (), FALSE);
      self->open[k] = add (self, fh_card_row_new (FH_TABLE_SMALL_CARD), FALSE);
      fh_card_row_set_grows (FH_CARD_ROW (self->open[k]), TRUE);
      gtk_widget_add_css_class (self->open[k], "open");
      self->dummies[k] = add (self, fh_dummy_view_new (k == OWN_DUMMY), FALSE);
    }
  self->open[0] = add (self, fh_card_row_new (FH_TABLE_SMALL_CARD), FALSE);
  self->kitty = add (self, new_kitty (), FALSE);
  self->slot = add (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), FALSE);
  gtk_widget_add_css_class (self->slot, "slot");
  self->places[0] = add (self, fh_seat_pill_new (), FALSE);
  add_prompt (self);
  self->hand = add (self, fh_hand_view_new (), TRUE);
  add_panel_and_notice (self);
  self->passing = fh_passing_new (self->offer);
  self->trick =
      fh_trick_cards_new (self->offer, self->passing, fh_table_view_trick_start, asked, self);
}
