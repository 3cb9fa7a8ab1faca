/* fh-window-content.c: what the window is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-deal-comparison.h"
#include "fh-focus.h"
#include "fh-made.h"
#include "fh-numbered-deal.h"
#include "fh-panes.h"
#include "fh-sentences.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"

/* What a narrow header has no room for stands in the tutor, the menu or on a key; and what a game
 * is needed for comes with one. */
static void
update_buttons (FhWindow *self)
{
  gboolean is_wide = !self->is_tight;
  gboolean has_game = fh_window_shows_table (self);

  gtk_widget_set_visible (self->home_button, has_game);
  gtk_widget_set_visible (self->new_button, is_wide);
  gtk_widget_set_visible (self->learn_button, is_wide || !has_game);
  gtk_widget_set_visible (self->deal_button, is_wide && has_game);
  gtk_widget_set_visible (self->undo_button, has_game);
  gtk_widget_set_visible (self->redo_button, is_wide && has_game);
  gtk_widget_set_visible (self->tutor_button, has_game);
  gtk_widget_set_visible (self->hint_button, (is_wide || self->is_low) && has_game);
}

/* Keeps the actions of a deal in the menu of a narrow window; in a wide one they have a button of
 * their own.  The menu may be open: it is filled anew only where that changes. */
static void
update_menu (FhWindow *self)
{
  gboolean is_wanted = self->is_tight && fh_window_shows_table (self);

  if (is_wanted == (g_menu_model_get_n_items (G_MENU_MODEL (self->narrow_menu)) > 0))
    return;
  g_menu_remove_all (self->narrow_menu);
  if (is_wanted)
    g_menu_append_submenu (self->narrow_menu, _ ("_This Deal"),
                           gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (self->deal_button)));
}

/* Of which day or challenge the deal on the table is, or NULL. */
static char *
dup_number (FhWindow *self)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);
  guint number = comparison != NULL ? fh_deal_comparison_get_number (comparison) : 0;

  return number == 0       ? NULL
         : self->is_narrow ? fh_numbered_brief_title (number)
                           : fh_numbered_title (number);
}

static void
update_title (FhWindow *self)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (self->title);

  if (!fh_window_shows_table (self))
    {
      adw_window_title_set_title (title, _ ("Five Hundred"));
      adw_window_title_set_subtitle (title, NULL);
      gtk_window_set_title (GTK_WINDOW (self), _ ("Five Hundred"));
      return;
    }
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *contract = fh_sentence_contract_short (&scene);
  g_autofree char *score = fh_table_standing (self->game, self->challenges);
  g_autofree char *play = fh_game_dup_title (self->game);
  g_autofree char *number = dup_number (self);
  const char *table =
      fh_house_rules_call (fh_settings_get_house_rules (self->settings), &scene.table->rules);
  /* The contract while there is one; else the table at which one sits. */
  gboolean has_contract = *contract != '\0' && !scene.table->deal_over;
  gboolean is_narrow = self->is_narrow;
  gboolean is_short = is_narrow && scene.table->due == FH_ACTION_BID && !scene.table->deal_over;

  if (is_narrow && has_contract && scene.table->declarer != FH_SEAT_NONE)
    {
      /* On a line each, where one would be cut. */
      g_autofree char *name = fh_sentence_seat (&scene, scene.table->declarer);
      g_autofree char *call = fh_words_call_short (scene.table->contract);

      adw_window_title_set_title (title, name);
      adw_window_title_set_subtitle (title, call);
    }
  else if (number != NULL && !is_short)
    {
      adw_window_title_set_title (title, number);
      adw_window_title_set_subtitle (title, is_narrow ? NULL : has_contract ? contract : score);
    }
  else
    {
      const char *name = has_contract ? contract
                         /* Translators: over a narrow window in place of the name of the table,
                          * while there is no contract. */
                         : is_short ? _ ("Auction")
                                    : table;

      adw_window_title_set_title (title, name);
      /* Over a narrow window it would be cut, and the table shows it right below. */
      adw_window_title_set_subtitle (title, is_narrow ? NULL : score);
    }
  /* What a screen reader says first. */
  gtk_window_set_title (GTK_WINDOW (self), play);
}

void
fh_window_update_header (FhWindow *self)
{
  update_buttons (self);
  update_menu (self);
  update_title (self);
}

static GtkWidget *
make_header (FhWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *header = fh_widget_load ("fh-window-header.ui", self, &builder);

  self->header = header;
  self->title = GTK_WIDGET (gtk_builder_get_object (builder, "title"));
  self->home_button = GTK_WIDGET (gtk_builder_get_object (builder, "home"));
  self->learn_button = GTK_WIDGET (gtk_builder_get_object (builder, "learn"));
  self->new_button = GTK_WIDGET (gtk_builder_get_object (builder, "new_game"));
  self->deal_button = GTK_WIDGET (gtk_builder_get_object (builder, "deal"));
  g_set_object (&self->narrow_menu, G_MENU (gtk_builder_get_object (builder, "narrow")));
  self->undo_button = GTK_WIDGET (gtk_builder_get_object (builder, "undo"));
  self->redo_button = GTK_WIDGET (gtk_builder_get_object (builder, "redo"));
  self->tutor_button = GTK_WIDGET (gtk_builder_get_object (builder, "tutor"));
  self->hint_button = GTK_WIDGET (gtk_builder_get_object (builder, "hint"));
  return header;
}

/* A header for a wide window must not keep the window wide: until it has been made narrow, in the
 * frame after, it is cut. */
static GtkWidget *
make_shrinkable (GtkWidget *header)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), header);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_EXTERNAL,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_kinetic_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_widget_set_focusable (scroller, FALSE);
  return scroller;
}

/* Makes the header as wide as there is room for. */
static void
fit_header (FhWindow *self)
{
  g_autofree char *layout = self->is_narrow ? fh_widget_short_decoration (GTK_WIDGET (self)) : NULL;

  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (self->header), layout);
  fh_window_update_header (self);
}

/* As it will be, for the first frame. */
static void
expect_size (FhWindow *self)
{
  int width, height;

  if (gtk_window_is_maximized (GTK_WINDOW (self)))
    return;
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  fh_panes_expect (FH_PANES (self->panes), width, height);
  self->is_narrow = fh_panes_is_stacked (FH_PANES (self->panes));
  self->is_tight = fh_panes_is_tight (FH_PANES (self->panes));
  self->is_low = fh_panes_is_low (FH_PANES (self->panes));
}

static void
stacked_cb (FhWindow *self)
{
  self->is_narrow = fh_panes_is_stacked (FH_PANES (self->panes));
  self->is_tight = fh_panes_is_tight (FH_PANES (self->panes));
  self->is_called &= self->is_low == fh_panes_is_low (FH_PANES (self->panes));
  self->is_low = fh_panes_is_low (FH_PANES (self->panes));
  fit_header (self);
  fh_window_show_tutor (self);
}

/* New panes tell of a layout only when it changes, so the first one is read here. */
static void
laid_out_cb (GtkWidget *panes)
{
  stacked_cb (FH_WINDOW (gtk_widget_get_root (panes)));
}

void
fh_window_build (FhWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *old = adw_application_window_get_content (ADW_APPLICATION_WINDOW (self));
  g_autoptr (GArray) path = NULL;

  if (old != NULL)
    {
      fh_focus_close_popovers (old);
      path = fh_focus_save (old);
    }

  gtk_box_append (GTK_BOX (box), make_shrinkable (make_header (self)));
  self->banner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), self->banner);
  self->main = adw_bin_new ();
  fh_window_fill_main (self);
  fh_window_make_toasts (self, self->main);
  self->side = adw_bin_new ();
  gtk_widget_add_css_class (self->side, "sheet");
  self->panes = fh_panes_new (FH_PANES_SHEET, self->toasts, self->side, self->settings);
  /* Later as it was, so that the keyboard finds its button again. */
  if (old == NULL)
    expect_size (self);
  fh_window_show_tutor (self);
  fh_connect (self->panes, "fitted", stacked_cb, self);
  fit_header (self);
  fh_widget_call_after_frame (self->panes, laid_out_cb);
  gtk_widget_set_vexpand (self->panes, TRUE);
  gtk_box_append (GTK_BOX (box), self->panes);

  gtk_box_append (GTK_BOX (box), fh_compat_status_label_new (GTK_WINDOW (self)));

  adw_application_window_set_content (ADW_APPLICATION_WINDOW (self), box);
  fh_window_show_messages (self);
  fh_window_update_header (self);
  fh_window_update_actions (self);
  if (path != NULL && path->len > 0)
    fh_focus_restore (box, path);
}
