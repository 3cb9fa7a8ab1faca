/* fh-window-home.c: what the window shows in the middle: the table, the first page, or before that
 * the question what a person knows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-window-private.h"

#include "fh-beginning-page.h"
#include "fh-deal-comparison.h"
#include "fh-focus.h"
#include "fh-home-page.h"
#include "fh-made.h"
#include "fh-review-window.h"
#include "fh-score-window.h"

/* --- The table --- */

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

gboolean
fh_window_review_only_deal (FhWindow *self)
{
  g_return_val_if_fail (FH_IS_WINDOW (self), FALSE);

  if (!fh_window_shows_table (self) || fh_review_n_over (self->game) != 1)
    return FALSE;
  review_deal (self, 0);
  return TRUE;
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
  fh_connect (sheet, "deal-chosen", deal_chosen_cb, self);
  gtk_window_present (GTK_WINDOW (sheet));
}

/* The tutor speaks of the call that the person looks at. */
static void
considered_cb (FhWindow *self, guint call)
{
  /* The table looks at no call any more when it goes, and tells so; the tutor has gone before
   * it. */
  if (self->tutor != NULL)
    fh_tutor_set_considered (self->tutor, (FhCall) call);
}

/* The tutor speaks of the cards that the person thinks of putting away. */
static void
chosen_cb (FhWindow *self, guint64 cards)
{
  fh_tutor_set_chosen (self->tutor, cards);
}

static GtkWidget *
make_game_view (FhWindow *self)
{
  self->game_view = fh_game_view_new ();
  g_clear_object (&self->seen);
  self->seen = gtk_widget_paintable_new (self->game_view);
  fh_game_view_set_settings (FH_GAME_VIEW (self->game_view), self->settings);
  fh_game_view_set_progress (FH_GAME_VIEW (self->game_view), self->progress);
  fh_game_view_set_tutor (FH_GAME_VIEW (self->game_view), self->tutor);
  fh_connect (fh_game_view_get_table (FH_GAME_VIEW (self->game_view)), "room-changed",
              fh_window_raise_toasts, self);
  fh_connect (self->game_view, "score-sheet", score_sheet_cb, self);
  fh_connect (self->game_view, "play-again", play_again_cb, self);
  fh_connect (self->game_view, "review", review_cb, self);
  fh_connect (self->game_view, "new-game", new_game_cb, self);
  fh_connect (self->game_view, "considered", considered_cb, self);
  fh_connect (self->game_view, "chosen-changed", chosen_cb, self);
  /* What nobody listens to is not offered. */
  fh_game_view_set_game (FH_GAME_VIEW (self->game_view), self->game);
  return self->game_view;
}

/* --- The first page --- */

/* The game that was left last, unless it is over. */
static void
offer_left (FhWindow *self)
{
  const FhLeftGame *left = self->left != NULL && self->left->len > 0 ? self->left->pdata[0] : NULL;
  /* Who has a game to go on with looks for others among all of them. */
  gboolean has_game = self->game != NULL && !fh_deal_comparison_has_ended (self->game);

  fh_home_page_set_left (FH_HOME_PAGE (self->home),
                         left != NULL && !left->is_finished && !has_game ? left : NULL);
}

void
fh_window_set_left_games (FhWindow *self, GPtrArray *left)
{
  g_return_if_fail (FH_IS_WINDOW (self));

  g_clear_pointer (&self->left, g_ptr_array_unref);
  self->left = g_ptr_array_ref (left);
  if (self->home != NULL)
    offer_left (self);
}

static GtkWidget *
make_home (FhWindow *self)
{
  self->home = fh_home_page_new (self->settings, self->progress, self->challenges);
  if (self->game != NULL)
    fh_home_page_set_game (FH_HOME_PAGE (self->home), self->game, self->picture);
  offer_left (self);
  return self->home;
}

/* --- The first question --- */

/* Who comes back from the lessons finds the first page. */
static void
learn_cb (FhWindow *self)
{
  self->has_begun = TRUE;
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  fh_window_fill_main (self);
  /* At once: what is opened over it has the keyboard then. */
  gtk_widget_child_focus (self->home, GTK_DIR_TAB_FORWARD);
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
  fh_connect (self->beginning, "learn", learn_cb, self);
  return self->beginning;
}

/* Whether nothing is known of who sits here: no game was played, and no lesson taken. */
static gboolean
is_new (FhWindow *self)
{
  return self->game == NULL && fh_progress_is_empty (self->progress);
}

/* --- The middle of the window --- */

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
  gboolean begins = !self->has_begun && (self->beginning != NULL || is_new (self));
  GtkWidget *child = !is_known (self)               ? NULL
                     : fh_window_shows_table (self) ? make_game_view (self)
                     : begins && self->game == NULL ? make_beginning (self)
                                                    : make_home (self);

  if (child != NULL && child != self->game_view)
    gtk_widget_add_tick_callback (child, focus_page_cb, NULL, NULL);
  /* What is not to be seen is not kept: a screen reader would find it. */
  adw_bin_set_child (ADW_BIN (self->main), child);
  if (child != self->game_view)
    self->game_view = NULL;
  if (child != self->beginning)
    self->beginning = NULL;
  if (child != self->home)
    self->home = NULL;
}
