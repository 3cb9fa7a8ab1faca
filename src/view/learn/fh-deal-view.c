/* fh-deal-view.c: a whole deal on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-view.h"

#include <glib/gi18n.h>

#include "fh-answer-card.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-tell.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhDealView
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  char *id;
  FhDealRun *run;
  GtkWidget *view;
  gboolean begins; /* what is to be reached has still to be told */

  GtkWidget *title;
  GtkWidget *goal;
  FhAnswerCard answer;
  GtkWidget *back;
  GtkWidget *again;
  GtkWidget *next;
};

FH_DEFINE_MADE_TYPE (FhDealView, fh_deal_view, ADW_TYPE_BIN)

/* --- What is shown --- */

static void
focus_due (FhDealView *self)
{
  FhRunState state = fh_deal_run_get_state (self->run);

  /* Made anew for another language it is in no window yet. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;
  if (state == FH_RUN_ASKS)
    fh_game_view_focus (FH_GAME_VIEW (self->view));
  else if (state == FH_RUN_LOST)
    gtk_widget_grab_focus (self->back);
  else if (state == FH_RUN_WON)
    gtk_widget_grab_focus (self->next);
}

static void
game_cb (FhDealView *self)
{
  FhGame *game = fh_deal_run_get_game (self->run);
  int pace = 0;

  g_object_get (self->settings, "computer-pace", &pace, NULL);
  g_object_set (game, "move-delay", (guint) MAX (pace, 0), "trick-delay",
                fh_settings_get_trick_pause (self->settings), NULL);
  fh_game_view_set_game (FH_GAME_VIEW (self->view), game);
}

/* Tells what stands in the labels @one and @other. */
static void
tell (FhDealView *self, GtkWidget *one, GtkWidget *other)
{
  g_autofree char *words = g_strdup_printf ("%s %s", gtk_label_get_text (GTK_LABEL (one)),
                                            gtk_label_get_text (GTK_LABEL (other)));

  fh_tell_reader (GTK_WIDGET (self), words);
}

static void
state_cb (FhDealView *self)
{
  FhRunState state = fh_deal_run_get_state (self->run);
  gboolean is_over = state == FH_RUN_LOST || state == FH_RUN_WON;

  fh_game_view_set_asked (FH_GAME_VIEW (self->view),
                          state == FH_RUN_ASKS ? FH_ASKED_WHAT_TO_DO : FH_ASKED_ANSWERED);
  if (state == FH_RUN_LOST)
    {
      g_autofree char *fault = fh_deal_run_dup_fault (self->run);

      fh_answer_card_show (&self->answer, FALSE, "fh-again-symbolic",
                           C_ ("whole deal", "Not this way."), fault);
    }
  else if (state == FH_RUN_WON)
    {
      fh_progress_set_done (self->progress, self->id);
      fh_answer_card_show (
          &self->answer, TRUE, "fh-right-symbolic", C_ ("whole deal", "Solved."),
          _ ("Each of your cards reached the goal in as many of the hands that were tried as any "
             "other card."));
    }
  gtk_widget_set_visible (self->answer.box, is_over);
  gtk_widget_set_visible (self->back, state == FH_RUN_LOST);
  gtk_widget_set_visible (self->again, is_over);
  gtk_widget_set_visible (self->next, state == FH_RUN_WON);
  if (state != FH_RUN_BUSY)
    focus_due (self);
  if (is_over)
    tell (self, self->answer.verdict, self->answer.words);
  else if (state == FH_RUN_ASKS && self->begins)
    {
      self->begins = FALSE;
      tell (self, self->title, self->goal);
    }
  else
    fh_tell_reader (GTK_WIDGET (self), NULL);
}

/* --- What the person does --- */

/* Before the game does it: the card goes to the run, which has it happen. */
static gboolean
deciding_cb (FhDealView *self, gpointer data)
{
  const FhAction *action = data;

  if (fh_deal_run_get_state (self->run) != FH_RUN_ASKS)
    {
      focus_due (self);
      return TRUE;
    }
  if (!fh_game_check (fh_deal_run_get_game (self->run), action, NULL))
    return FALSE; /* what the rules refuse says why itself */
  fh_deal_run_play (self->run, action);
  return TRUE;
}

static void
back_cb (FhDealView *self)
{
  self->begins = TRUE;
  fh_deal_run_go_back (self->run);
}

static void
again_cb (FhDealView *self)
{
  self->begins = TRUE;
  fh_deal_run_restart (self->run);
}

static void
next_cb (FhDealView *self)
{
  g_signal_emit_by_name (self, "next");
}

/* --- The widget --- */

static GtkWidget *
add_button (FhDealView *self, GtkWidget *foot, const char *label, GCallback clicked)
{
  GtkWidget *button = fh_button_new (label, clicked, self);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (foot), button);
  return button;
}

static GtkWidget *
make_panel (FhDealView *self)
{
  GtkWidget *panel = adw_bin_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *foot = fh_wrap_box_new (FH_WRAP_FILL, 10);
  GtkWidget *scroller = fh_scroller_new (column);
  const FhWholeDeal *deal = fh_deal_run_get_deal (self->run);
  g_autofree char *title = fh_whole_deal_dup_title (deal);
  g_autofree char *goal = fh_whole_deal_dup_goal (deal);

  gtk_widget_add_css_class (panel, "lesson-panel");
  gtk_widget_add_css_class (column, "lesson-words");
  self->title = fh_widget_add_text (column, "title-4");
  gtk_label_set_text (GTK_LABEL (self->title), title);
  self->goal = fh_widget_add_text (column, NULL);
  gtk_label_set_text (GTK_LABEL (self->goal), goal);
  gtk_box_append (GTK_BOX (column), fh_answer_card_init (&self->answer));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);

  gtk_widget_add_css_class (foot, "lesson-foot");
  self->again = add_button (self, foot, _ ("Start Again"), G_CALLBACK (again_cb));
  self->back = add_button (self, foot, _ ("Back to Where It Went Wrong"), G_CALLBACK (back_cb));
  self->next = add_button (self, foot, _ ("Next Deal"), G_CALLBACK (next_cb));
  gtk_widget_add_css_class (self->back, "suggested-action");
  gtk_widget_add_css_class (self->next, "suggested-action");
  gtk_box_append (GTK_BOX (box), foot);
  adw_bin_set_child (ADW_BIN (panel), box);
  return panel;
}

static void
fh_deal_view_constructed (GObject *object)
{
  FhDealView *self = FH_DEAL_VIEW (object);

  G_OBJECT_CLASS (fh_deal_view_parent_class)->constructed (object);
  self->begins = TRUE;
  self->run = fh_deal_run_new (fh_whole_deals_find (self->id));
  self->view = fh_game_view_new ();
  fh_game_view_set_settings (FH_GAME_VIEW (self->view), self->settings);
  fh_connect (self->view, "deciding", deciding_cb, self);
  adw_bin_set_child (ADW_BIN (self),
                     fh_panes_new (FH_PANES_TEXT, self->view, make_panel (self), self->settings));
  fh_connect (self->run, "game-changed", game_cb, self);
  fh_connect (self->run, "state-changed", state_cb, self);
  state_cb (self);
}

static void
fh_deal_view_dispose (GObject *object)
{
  FhDealView *self = FH_DEAL_VIEW (object);

  if (self->run != NULL)
    fh_deal_run_stop (self->run);
  G_OBJECT_CLASS (fh_deal_view_parent_class)->dispose (object);
}

static void
fh_deal_view_class_init (FhDealViewClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_deal_view_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_deal_view_dispose;
  fh_made_signal (klass, "next", 0);
  FH_MADE_WITH_OBJECT (klass, FhDealView, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhDealView, progress, FH_TYPE_PROGRESS);
  FH_MADE_WITH_STRING (klass, FhDealView, id);
  FH_DROPS (klass, FhDealView, run, g_object_unref);
}

GtkWidget *
fh_deal_view_new (FhSettings *settings, FhProgress *progress, const char *id)
{
  return g_object_new (FH_TYPE_DEAL_VIEW, "settings", settings, "progress", progress, "id", id,
                       NULL);
}

FhDealRun *
fh_deal_view_get_run (FhDealView *self)
{
  g_return_val_if_fail (FH_IS_DEAL_VIEW (self), NULL);

  return self->run;
}

FhGameView *
fh_deal_view_get_game_view (FhDealView *self)
{
  g_return_val_if_fail (FH_IS_DEAL_VIEW (self), NULL);

  return FH_GAME_VIEW (self->view);
}
