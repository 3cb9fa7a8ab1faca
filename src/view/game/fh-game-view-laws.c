/* fh-game-view-laws.c: what the person is asked above the hand, where the trick stays in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked is for FhIntent to say; what can be done besides is in menus
 * (fh-game-view-slips.c).
 */
#include "fh-game-view-private.h"

#include "fh-made.h"

void
fh_game_view_update_laws (FhGameView *self)
{
  const FhIntentQuestion *question = fh_intent_get_question (self->intent);
  FhLawsBar *bar = fh_table_view_get_question (self->table);
  gboolean may_focus = fh_game_view_may_focus (self);
  gboolean was_asked = gtk_widget_get_visible (GTK_WIDGET (bar));
  FhLawsAnswer answers[FH_MAX_REPLIES];
  gboolean is_new;

  for (guint i = 0; i < question->n_replies; i++)
    answers[i] = (FhLawsAnswer){ (int) question->replies[i], question->labels[i] };
  is_new = fh_laws_bar_ask (bar, question->text != NULL ? question->text : "", answers,
                            question->n_replies, question->can_cancel ? (int) FH_REPLY_NO : -1);
  fh_table_view_set_question (self->table, question->text != NULL);
  if (question->text == NULL || (!is_new && was_asked))
    return;

  fh_game_view_announce (self, question->text);
  if (may_focus && question->cards != 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
  else if (may_focus)
    fh_game_view_focus_law (self);
}

/* Shows what the tutor would do. */
static void
show_advice (FhGameView *self)
{
  FhAction action;
  const char *hint;

  for (int step = fh_tutor_get_hint_step (self->tutor); step < 2; step++)
    fh_tutor_ask_hint (self->tutor);
  if (fh_tutor_get_hint_action (self->tutor, &action))
    fh_game_view_set_hint (self, &action);
  hint = fh_tutor_get_hint (self->tutor);
  if (hint != NULL)
    fh_game_view_say (self, hint);
}

static void
replied_cb (FhGameView *self, int reply)
{
  gboolean was_costly = fh_intent_get_stage (self->intent) == FH_INTENT_COSTLY;

  fh_intent_answer (self->intent, reply == FH_REPLY_YES);
  if (reply == FH_REPLY_SHOW_ME)
    show_advice (self);
  /* To where something else can be chosen. */
  if (was_costly && reply != FH_REPLY_YES)
    fh_game_view_focus (self);
}

static void
double_click_cb (FhGameView *self, GParamSpec *pspec, GtkSettings *settings)
{
  int time = 0;

  g_object_get (settings, "gtk-double-click-time", &time, NULL);
  fh_intent_set_double_click (self->intent, time);
}

void
fh_game_view_add_intent (FhGameView *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self));

  self->intent = fh_intent_new ();
  g_signal_connect_swapped (self->intent, "deciding", G_CALLBACK (fh_game_view_is_taken), self);
  g_signal_connect_swapped (self->intent, "refused", G_CALLBACK (fh_game_view_refuse), self);
  g_signal_connect_swapped (fh_table_view_get_question (self->table), "chosen",
                            G_CALLBACK (replied_cb), self);
  fh_connect (settings, "notify::gtk-double-click-time", double_click_cb, self);
  double_click_cb (self, NULL, settings);
}
