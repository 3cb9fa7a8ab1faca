/* fh-window-content.c: what the window is made of.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include <glib/gi18n.h>

#include "fh-beginning-page.h"
#include "fh-compat.h"
#include "fh-deal-comparison.h"
#include "fh-focus.h"
#include "fh-new-game-page.h"
#include "fh-numbered-deal.h"
#include "fh-panes.h"
#include "fh-review-window.h"
#include "fh-score-window.h"
#include "fh-sentences.h"
#include "fh-table-text.h"
#include "fh-tutor-panel.h"
#include "fh-widget.h"
#include "fh-words.h"

/* What a narrow header has no room for stands in the tutor, the menu or on a key; and what a game
 * is needed for comes with one. */
static void
update_buttons (FhWindow *self)
{
  gboolean is_wide = !fh_panes_is_stacked (FH_PANES (self->panes));
  gboolean has_game = self->game != NULL;

  gtk_widget_set_visible (self->new_button, is_wide);
  gtk_widget_set_visible (self->undo_button, has_game);
  gtk_widget_set_visible (self->redo_button, is_wide && has_game);
  gtk_widget_set_visible (self->tutor_button, has_game);
  gtk_widget_set_visible (self->hint_button, is_wide && has_game);
}

/* Of which day or challenge the deal on the table is, or NULL. */
static char *
dup_number (FhWindow *self)
{
  FhDealComparison *comparison = fh_deal_comparison_get_present (self->game);

  return comparison != NULL ? fh_numbered_title (fh_deal_comparison_get_number (comparison)) : NULL;
}

static void
update_title (FhWindow *self)
{
  AdwWindowTitle *title = ADW_WINDOW_TITLE (self->title);

  if (self->game == NULL)
    {
      adw_window_title_set_title (title, _ ("Five Hundred"));
      adw_window_title_set_subtitle (title, NULL);
      gtk_window_set_title (GTK_WINDOW (self), _ ("Five Hundred"));
      return;
    }
  FhScene scene = fh_game_get_scene (self->game);
  g_autofree char *contract = fh_sentence_contract_short (&scene);
  g_autofree char *score = fh_table_score (&scene);
  g_autofree char *play = fh_game_dup_title (self->game);
  g_autofree char *number = dup_number (self);
  const char *table =
      fh_house_rules_call (fh_settings_get_house_rules (self->settings), &scene.table->rules);
  /* The contract while there is one; else the table at which one sits. */
  gboolean has_contract = *contract != '\0' && !scene.table->deal_over;
  gboolean is_narrow = fh_panes_is_stacked (FH_PANES (self->panes));
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
  update_title (self);
}

static GtkWidget *
make_header (FhWindow *self)
{
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWidget *header = fh_widget_load ("fh-window-header.ui", self, &builder);

  self->header = header;
  self->title = GTK_WIDGET (gtk_builder_get_object (builder, "title"));
  self->new_button = GTK_WIDGET (gtk_builder_get_object (builder, "new_game"));
  self->undo_button = GTK_WIDGET (gtk_builder_get_object (builder, "undo"));
  self->redo_button = GTK_WIDGET (gtk_builder_get_object (builder, "redo"));
  self->tutor_button = GTK_WIDGET (gtk_builder_get_object (builder, "tutor"));
  self->hint_button = GTK_WIDGET (gtk_builder_get_object (builder, "hint"));
  return header;
}

/* The buttons of the system without those that a small screen has no use for: "icon:close". */
static char *
make_short_layout (FhWindow *self)
{
  g_autofree char *layout = NULL;
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-decoration-layout", &layout,
                NULL);
  g_autoptr (GString) kept = g_string_new (NULL);
  g_auto (GStrv) sides = g_strsplit (layout != NULL ? layout : "", ":", 2);

  for (int s = 0; sides[s] != NULL; s++)
    {
      g_auto (GStrv) buttons = g_strsplit (sides[s], ",", -1);
      const char *separator = s > 0 ? ":" : "";
      for (int b = 0; buttons[b] != NULL; b++)
        if (!g_str_equal (buttons[b], "minimize") && !g_str_equal (buttons[b], "maximize"))
          {
            g_string_append_printf (kept, "%s%s", separator, buttons[b]);
            separator = ",";
          }
      if (s > 0 && *separator == ':')
        g_string_append_c (kept, ':');
    }
  return g_string_free (g_steal_pointer (&kept), FALSE);
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

static void
stacked_cb (FhWindow *self)
{
  gboolean is_narrow = fh_panes_is_stacked (FH_PANES (self->panes));
  g_autofree char *layout = is_narrow ? make_short_layout (self) : NULL;
  adw_header_bar_set_decoration_layout (ADW_HEADER_BAR (self->header), layout);
  fh_window_update_header (self);
}

static void
start_cb (FhWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.start-game", NULL);
}

static void
new_game_cb (FhWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.new-game", NULL);
}

static void
play_again_cb (FhWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.play-again", NULL);
}

/* Opens deal number @deal of the game; the next one can wait or be played meanwhile. */
static void
review_deal (FhWindow *self, guint deal)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  g_autoptr (GError) error = NULL;
  g_autoptr (FhReview) review = fh_review_new_for_game (self->game, deal, &error);

  if (review == NULL)
    {
      fh_window_say (self, "review", error->message, NULL);
      return;
    }
  fh_window_say (self, "review", NULL, NULL);
  gtk_window_present (GTK_WINDOW (
      fh_review_window_new (application, review, self->settings, FH_KEY_TABLE (self->progress))));
}

static void
review_cb (FhWindow *self)
{
  review_deal (self, FH_REVIEW_LAST_DEAL);
}

static void
deal_chosen_cb (FhWindow *self, guint deal, GtkWindow *sheet)
{
  /* The table shows it while it is free; what is played meanwhile is not covered. */
  if (!fh_game_view_show_deal (FH_GAME_VIEW (self->game_view), deal))
    review_deal (self, deal);
  gtk_window_close (sheet);
}

static void
score_sheet_cb (FhWindow *self)
{
  GtkWidget *sheet;

  if (self->game == NULL)
    return;
  fh_dialog_close_other (GTK_WINDOW (self), FH_TYPE_SCORE_WINDOW);
  sheet = fh_score_window_new (GTK_WINDOW (self), self->game);
  g_signal_connect_object (sheet, "deal-chosen", G_CALLBACK (deal_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (sheet));
}

/* The game that was left last, unless it is over. */
static void
offer_left (FhWindow *self)
{
  const FhLeftGame *left = self->left != NULL && self->left->len > 0 ? self->left->pdata[0] : NULL;

  if (left != NULL && left->is_finished)
    left = NULL;
  fh_new_game_page_set_left (FH_NEW_GAME_PAGE (self->welcome), left);
}

void
fh_window_set_left_games (FhWindow *self, GPtrArray *left)
{
  g_return_if_fail (FH_IS_WINDOW (self));

  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->left = g_ptr_array_ref (left);
  if (self->welcome != NULL)
    offer_left (self);
}

static GtkWidget *
make_welcome (FhWindow *self)
{
  GtkWidget *old = self->welcome;

  self->welcome = fh_new_game_page_new (self->settings, self->progress);
  if (old != NULL)
    fh_new_game_page_copy (FH_NEW_GAME_PAGE (self->welcome), FH_NEW_GAME_PAGE (old));
  offer_left (self);
  g_signal_connect_object (self->welcome, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  return self->welcome;
}

/* The tutor speaks of the call that the person looks at. */
static void
considered_cb (FhWindow *self, guint call)
{
  /* The table looks at no call any more when it goes, after the tutor. */
  if (self->tutor != NULL)
    fh_tutor_set_considered (self->tutor, (FhCall) call);
}

static void
tables_cb (FhWindow *self)
{
  self->chooses_table = TRUE;
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  fh_window_fill_main (self);
  /* At once: what is opened over it has the keyboard then. */
  gtk_widget_child_focus (self->welcome, GTK_DIR_TAB_FORWARD);
}

/* Who comes back from the lessons finds the tables. */
static void
learn_cb (FhWindow *self)
{
  tables_cb (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "app.next-lesson", NULL);
}

/* What the person knows, asked once. */
static GtkWidget *
make_beginning (FhWindow *self)
{
  GtkWidget *old = self->beginning;

  self->beginning = fh_beginning_page_new (self->settings, self->progress);
  if (old != NULL)
    fh_beginning_page_show (FH_BEGINNING_PAGE (self->beginning),
                            fh_beginning_page_get_shown (FH_BEGINNING_PAGE (old)));
  g_signal_connect_object (self->beginning, "learn", G_CALLBACK (learn_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->beginning, "start", G_CALLBACK (start_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->beginning, "tables", G_CALLBACK (tables_cb), self,
                           G_CONNECT_SWAPPED);
  return self->beginning;
}

/* And of the cards that he thinks of putting away. */
static void
chosen_cb (FhWindow *self, guint64 cards)
{
  fh_tutor_set_chosen (self->tutor, cards);
}

static GtkWidget *
make_game_view (FhWindow *self)
{
  self->game_view = fh_game_view_new ();
  fh_table_view_set_titled (fh_game_view_get_table (FH_GAME_VIEW (self->game_view)), TRUE);
  fh_game_view_set_settings (FH_GAME_VIEW (self->game_view), self->settings);
  fh_game_view_set_tutor (FH_GAME_VIEW (self->game_view), self->tutor);
  fh_game_view_set_game (FH_GAME_VIEW (self->game_view), self->game);
  g_signal_connect_object (fh_game_view_get_table (FH_GAME_VIEW (self->game_view)), "notify::room",
                           G_CALLBACK (fh_window_raise_toasts), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "score-sheet", G_CALLBACK (score_sheet_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "play-again", G_CALLBACK (play_again_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "review", G_CALLBACK (review_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "new-game", G_CALLBACK (new_game_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "considered", G_CALLBACK (considered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game_view, "chosen-changed", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  return self->game_view;
}

/* Whether nothing is known of who sits here: no game was played, and no lesson taken. */
static gboolean
is_new (FhWindow *self)
{
  return self->game == NULL && fh_progress_is_empty (self->progress);
}

/* Without a game the keyboard begins at what begins one, not in the header: at what is first on the
 * page, once it is laid out.  A table takes it by itself. */
static gboolean
focus_page_cb (GtkWidget *page, GdkFrameClock *clock, gpointer user_data)
{
  if (gtk_widget_get_width (page) == 0)
    return G_SOURCE_CONTINUE;

  if (fh_focus_get (page) == NULL)
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

/* Whether it is known what belongs there: a game, or who sits here. */
static gboolean
is_known (FhWindow *self)
{
  return self->game != NULL
         || (!self->awaits_game && fh_key_table_is_read (FH_KEY_TABLE (self->progress)));
}

void
fh_window_fill_unknown (FhWindow *self)
{
  if (adw_bin_get_child (ADW_BIN (self->main)) == NULL && is_known (self))
    fh_window_fill_main (self);
}

void
fh_window_fill_main (FhWindow *self)
{
  gboolean begins = !self->chooses_table && (self->beginning != NULL || is_new (self));
  GtkWidget *child = !is_known (self)     ? NULL
                     : self->game != NULL ? make_game_view (self)
                     : begins             ? make_beginning (self)
                                          : make_welcome (self);

  if (child != NULL && child != self->game_view)
    gtk_widget_add_tick_callback (child, focus_page_cb, NULL, NULL);
  /* What is not to be seen is not kept: a screen reader would find it. */
  adw_bin_set_child (ADW_BIN (self->main), child);
  if (child != self->game_view)
    self->game_view = NULL;
  if (child != self->beginning)
    self->beginning = NULL;
  if (child != self->welcome)
    self->welcome = NULL;
}

gboolean
fh_window_show_tutor (FhWindow *self)
{
  gboolean shown = FALSE;

  g_object_get (self->settings, "show-tutor", &shown, NULL);
  shown = shown && self->game != NULL;
  if (shown && adw_bin_get_child (ADW_BIN (self->side)) == NULL)
    adw_bin_set_child (ADW_BIN (self->side), fh_tutor_panel_new (self->tutor, self->settings));
  fh_panes_set_show_side (FH_PANES (self->panes), shown);
  return shown;
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
  fh_window_show_tutor (self);
  g_signal_connect_object (self->panes, "notify::stacked", G_CALLBACK (stacked_cb), self,
                           G_CONNECT_SWAPPED);
  stacked_cb (self);
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
