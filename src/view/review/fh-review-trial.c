/* fh-review-trial.c: deciding once more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-trial.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-bid-panel.h"
#include "fh-compat.h"
#include "fh-made.h"
#include "fh-tell.h"
#include "fh-tutor-page.h"
#include "fh-widget.h"

typedef enum
{
  PHASE_ASKING,
  PHASE_JUDGING,
  PHASE_WRONG,
  PHASE_FOLLOWING, /* what follows a wrong answer is played */
  PHASE_RIGHT,
  PHASE_PLAYING,
  PHASE_SHOWING,
} Phase;

struct _FhReviewTrial
{
  /* No bin: with newer libraries a bin cannot have the keyboard itself. */
  GtkWidget parent_instance;

  GtkWidget *box;

  FhReview *review;
  guint step;
  FhSettings *settings;
  FhGame *game;
  GtkWidget *view;
  GCancellable *cancellable;
  Phase phase;
  FhAction action;        /* what the person wants to do */
  FhReviewAnswer *answer; /* to that, once it is judged, or NULL */
  char *sentence;         /* about the answer, or what is shown */
  char *title;            /* of what is shown, or NULL */
  char *result;           /* of the deal that was played on */
  guint done_id;

  GtkWidget *card;
  GtkWidget *heading; /* in it, with the next two */
  GtkWidget *words;
  GtkWidget *spinner;
  GtkWidget *again;
  GtkWidget *play_on;
  GtkWidget *back;
};

G_DEFINE_FINAL_TYPE (FhReviewTrial, fh_review_trial, GTK_TYPE_WIDGET)

/* --- What is said --- */

static const char *
question (FhReviewTrial *self)
{
  switch (fh_review_peek_step (self->review, self->step)->action.kind)
    {
    case FH_ACTION_BID:
      return _ ("What do you call this time?");
    case FH_ACTION_DISCARD:
      return _ ("Which cards do you put away this time?");
    case FH_ACTION_PLAY:
      return _ ("Which card do you play this time?");
    default:
      return _ ("What do you do this time?");
    }
}

static void
update (FhReviewTrial *self)
{
  const char *words = self->phase <= PHASE_JUDGING ? question (self) : self->sentence;

  gtk_label_set_text (GTK_LABEL (self->heading),
                      self->phase == PHASE_SHOWING ? self->title : _ ("Try Again"));
  gtk_label_set_text (GTK_LABEL (self->words), words);
  fh_widget_set_name (GTK_WIDGET (self), words);
  fh_widget_set_class (self->card, "right", self->phase == PHASE_RIGHT);
  fh_widget_set_class (self->card, "wrong",
                       self->phase == PHASE_WRONG || self->phase == PHASE_FOLLOWING);
  gtk_widget_set_visible (self->spinner, self->phase == PHASE_JUDGING);
  g_object_set (self->spinner, "spinning", self->phase == PHASE_JUDGING, NULL);
  gtk_widget_set_visible (self->again, self->phase >= PHASE_WRONG);
  gtk_widget_set_visible (self->play_on, self->phase == PHASE_RIGHT
                                             || (self->phase == PHASE_WRONG && self->answer != NULL
                                                 && self->answer->n_script > 0));
  fh_widget_set_class (self->again, "suggested-action",
                       self->phase == PHASE_WRONG || self->phase == PHASE_FOLLOWING);
  fh_widget_set_class (self->play_on, "suggested-action", self->phase == PHASE_RIGHT);
  gtk_button_set_label (GTK_BUTTON (self->back), self->phase <= PHASE_FOLLOWING
                                                     /* Translators: a button, while somebody looks
                                                      * for a better call or card. */
                                                     ? _ ("Show the Answer")
                                                     : _ ("Back to the Review"));
  g_signal_emit_by_name (self, "changed");
}

/* The keyboard comes along, so that a screen reader says it whatever the toolkit. */
static void
say (FhReviewTrial *self)
{
  update (self);
  fh_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->words)));
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* --- What happens --- */

/* Cards that were to be put away stay lifted. */
static void
mark_wrong (FhReviewTrial *self)
{
  FhTableView *table = fh_game_view_get_table (FH_GAME_VIEW (self->view));
  GtkWidget *panel = fh_table_view_get_panel (table);
  FhCardWidget *card = NULL;

  if (self->action.kind == FH_ACTION_BID && FH_IS_BID_PANEL (panel))
    fh_bid_grid_show_answer (fh_bid_panel_get_grid (FH_BID_PANEL (panel)), 0, self->action.call);
  if (self->action.kind == FH_ACTION_PLAY)
    card = fh_hand_view_get_widget (fh_table_view_get_hand (table), self->action.cards[0]);
  if (card != NULL)
    /* Translators: a tag on a card that was chosen and is not right. */
    fh_card_widget_set_tag (card, C_ ("tag on a card", "wrong"), NULL);
}

static void
judged_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReviewTrial) self = fh_asker_take (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhReviewAnswer) answer = fh_review_judge_trial_finish (result, &error);

  if (self == NULL || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_free (self->sentence);
  self->sentence = g_strdup (answer != NULL ? answer->sentence : error->message);
  self->phase = answer != NULL && answer->is_right ? PHASE_RIGHT : PHASE_WRONG;
  self->answer = g_steal_pointer (&answer);
  if (self->phase == PHASE_RIGHT)
    fh_game_act (self->game, &self->action, NULL);
  else
    mark_wrong (self);
  say (self);
}

/* What was asked about stays as it is until the answer is known, and after a wrong one, too: then
 * another one can be given. */
static gboolean
deciding_cb (FhReviewTrial *self, gpointer data)
{
  const FhAction *action = data;

  if (self->phase == PHASE_JUDGING)
    return TRUE;
  if (self->phase > PHASE_WRONG
      || action->seat != fh_review_peek_step (self->review, self->step)->seat
      || !fh_game_check (self->game, action, NULL))
    return FALSE;
  self->action = *action;
  g_clear_pointer (&self->answer, fh_review_answer_free);
  g_clear_pointer (&self->sentence, g_free);
  self->phase = PHASE_JUDGING;
  update (self);
  fh_review_judge_trial_async (self->review, self->step, action, self->cancellable, judged_cb,
                               fh_asker_new (self));
  return TRUE;
}

static gboolean
done_cb (gpointer user_data)
{
  FhReviewTrial *self = user_data;
  g_autofree char *sentence = NULL;

  self->done_id = 0;
  if (self->result != NULL)
    sentence =
        /* Translators: %s is how the deal ended that was played on from a position in the review.
         */
        g_strdup_printf (_ ("Played on from here, it ended like this: %s"), self->result);
  g_signal_emit_by_name (self, "done", sentence);
  return G_SOURCE_REMOVE;
}

/* Later: the game, or a button, is in the middle of something. */
static void
queue_done (FhReviewTrial *self)
{
  if (self->done_id == 0)
    self->done_id = g_idle_add (done_cb, self);
}

static void
deal_finished_cb (FhReviewTrial *self)
{
  g_free (self->result);
  self->result = fh_review_dup_trial_result (self->review, self->game);
  queue_done (self);
}

/* Puts @game, or NULL, on the table, with what @phase says. */
static void
begin_game (FhReviewTrial *self, FhGame *game, Phase phase)
{
  fh_game_drop (&self->game, self);
  self->phase = phase;
  self->game = game;
  if (self->game == NULL)
    {
      queue_done (self);
      return;
    }
  fh_settings_bind_game (self->settings, self->game);
  g_object_set (self->game, "play-forced", FALSE, NULL); /* he decides */
  g_signal_connect_swapped (self->game, "deal-finished", G_CALLBACK (deal_finished_cb), self);
  fh_game_view_set_game (FH_GAME_VIEW (self->view), self->game);
  update (self);
}

static void
begin (FhReviewTrial *self)
{
  g_clear_pointer (&self->answer, fh_review_answer_free);
  g_clear_pointer (&self->sentence, g_free);
  begin_game (self, fh_review_new_trial (self->review, self->step), PHASE_ASKING);
}

void
fh_review_trial_show (FhReviewTrial *self, FhGame *game, const char *title, const char *sentence)
{
  g_return_if_fail (FH_IS_REVIEW_TRIAL (self));
  g_return_if_fail (FH_IS_GAME (game));

  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  g_free (self->title);
  self->title = g_strdup (title);
  begin_game (self, g_object_ref (game), PHASE_SHOWING);
}

void
fh_review_trial_ask (FhReviewTrial *self)
{
  g_return_if_fail (FH_IS_REVIEW_TRIAL (self));

  if (self->phase == PHASE_SHOWING)
    {
      say (self);
      return;
    }
  if (self->game == NULL)
    begin (self);
  fh_game_view_focus (FH_GAME_VIEW (self->view));
  fh_tell_reader (self->view, question (self));
}

static void
again_cb (FhReviewTrial *self)
{
  begin (self);
  fh_review_trial_ask (self);
}

static void
play_on_cb (FhReviewTrial *self)
{
  if (self->phase == PHASE_WRONG)
    {
      self->phase = PHASE_FOLLOWING;
      fh_game_act (self->game, &self->action, NULL);
      fh_game_follow_script (self->game, self->answer->script, self->answer->n_script);
    }
  else
    {
      self->phase = PHASE_PLAYING;
      fh_game_end_script (self->game);
    }
  fh_game_view_focus (FH_GAME_VIEW (self->view));
  update (self);
}

/* --- The widget --- */

static void
fh_review_trial_dispose (GObject *object)
{
  FhReviewTrial *self = FH_REVIEW_TRIAL (object);

  if (self->view != NULL)
    fh_game_view_set_game (FH_GAME_VIEW (self->view), NULL);
  fh_game_drop (&self->game, self);
  G_OBJECT_CLASS (fh_review_trial_parent_class)->dispose (object);
}

static void
fh_review_trial_constructed (GObject *object)
{
  FhReviewTrial *self = FH_REVIEW_TRIAL (object);

  G_OBJECT_CLASS (fh_review_trial_parent_class)->constructed (object);
  self->view = g_object_ref_sink (fh_game_view_new ());
  fh_game_view_set_settings (FH_GAME_VIEW (self->view), self->settings);
  fh_connect (self->view, "deciding", deciding_cb, self);
}

static void
fh_review_trial_class_init (FhReviewTrialClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_trial_constructed;
  object_class->dispose = fh_review_trial_dispose;

  FH_MADE_WITH_OBJECT (object_class, FhReviewTrial, review, FH_TYPE_REVIEW);
  FH_MADE_WITH_UINT (object_class, FhReviewTrial, step, 0, G_MAXUINT, 0);
  FH_MADE_WITH_OBJECT (object_class, FhReviewTrial, settings, FH_TYPE_SETTINGS);
  FH_DROPS (klass, FhReviewTrial, cancellable, fh_asker_call_off);
  FH_DROPS_SOURCE (klass, FhReviewTrial, done_id);
  FH_DROPS (klass, FhReviewTrial, view, g_object_unref);
  FH_DROPS (klass, FhReviewTrial, box, gtk_widget_unparent);
  FH_HOLDS (klass, FhReviewTrial, answer, fh_review_answer_free);
  FH_HOLDS (klass, FhReviewTrial, sentence, g_free);
  FH_HOLDS (klass, FhReviewTrial, title, g_free);
  FH_HOLDS (klass, FhReviewTrial, result, g_free);
  fh_made_signal (klass, "changed", 0);
  fh_made_signal (klass, "done", 1, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "review-trial");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_review_trial_init (FhReviewTrial *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *card = fh_tutor_card_new (_ ("Try Again"));

  self->cancellable = g_cancellable_new ();
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (card, "accent");
  self->card = card;
  self->heading = gtk_widget_get_first_child (card);
  self->words = fh_widget_add_text (card, NULL);
  self->spinner = gtk_spinner_new ();
  gtk_widget_set_halign (self->spinner, GTK_ALIGN_START);
  fh_widget_set_name (self->spinner, _ ("Being judged…"));
  gtk_box_append (GTK_BOX (card), self->spinner);
  gtk_box_append (GTK_BOX (box), card);
  self->again = fh_button_new (_ ("Try Again"), G_CALLBACK (again_cb), self);
  /* Translators: a button after an answer: the rest of the deal is played. */
  self->play_on = fh_button_new (_ ("Play On"), G_CALLBACK (play_on_cb), self);
  gtk_box_append (GTK_BOX (box), self->again);
  gtk_box_append (GTK_BOX (box), self->play_on);
  self->back = fh_button_new ("", G_CALLBACK (queue_done), self);
  gtk_box_append (GTK_BOX (box), self->back);
  self->box = box;
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

GtkWidget *
fh_review_trial_new (FhReview *review, guint step, FhSettings *settings)
{
  return g_object_new (FH_TYPE_REVIEW_TRIAL, "review", review, "step", step, "settings", settings,
                       NULL);
}

FhGameView *
fh_review_trial_get_view (FhReviewTrial *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_TRIAL (self), NULL);
  return FH_GAME_VIEW (self->view);
}

FhGame *
fh_review_trial_get_game (FhReviewTrial *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_TRIAL (self), NULL);
  return self->game;
}

gboolean
fh_review_trial_asks (FhReviewTrial *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_TRIAL (self), FALSE);
  return self->phase == PHASE_ASKING;
}

gboolean
fh_review_trial_plays (FhReviewTrial *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_TRIAL (self), FALSE);
  return self->phase == PHASE_PLAYING;
}

const char *
fh_review_trial_get_sentence (FhReviewTrial *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_TRIAL (self), NULL);
  return self->sentence;
}
