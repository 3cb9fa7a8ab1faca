/* fh-game-view-rest.c: the rest of a deal that need not be played: it is offered over the line
 * above the hand to have it played out, when the contract is decided or what is left is certain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-fate.h"
#include "fh-sentences.h"

/* Answers. */
enum
{
  ANSWER_PLAY_OUT,
  ANSWER_GO_ON,
};

/* What is to be offered now, whether or not the person has let it pass. */
static FhOffer
offer_of (FhGameView *self, const FhTable *table, gboolean can_claim)
{
  if (fh_game_is_claiming (self->game))
    return FH_OFFER_STOP;
  /* One thing at a time; and what a lesson asks is not played out. */
  if (self->asked != FH_ASKED_NOTHING || fh_intent_asks (self->intent) || self->shown.lands
      || !can_claim)
    return FH_OFFER_NOTHING;
  switch (fh_table_fate (table, 0))
    {
    case FH_FATE_MADE:
      return FH_OFFER_MADE;
    case FH_FATE_SET:
      return FH_OFFER_SET;
    case FH_FATE_OPEN:
      break;
    }
  return FH_OFFER_CERTAIN;
}

/* How many tricks are left, and whose they are. */
static char *
certain_sentence (const FhScene *scene, FhSureRest rest)
{
  int left = FH_N_TRICKS - scene->table->n_tricks;

  if (rest == FH_SURE_WINNERS)
    return g_strdup_printf (
        /* Translators: %d is a number of tricks, two or more: no cards of the others can take one.
         */
        ngettext ("The %d trick left is yours.", "All %d tricks left are yours.", (gulong) left),
        left);
  return g_strdup_printf (
      /* Translators: %d is a number of tricks, two or more: the person can win none of them. */
      ngettext ("The %d trick left is not yours.", "None of the %d tricks left is yours.",
                (gulong) left),
      left);
}

static char *
text_of (FhOffer offer, const FhScene *scene, FhSureRest rest)
{
  switch (offer)
    {
    case FH_OFFER_NOTHING:
      break;
    case FH_OFFER_CERTAIN:
      return certain_sentence (scene, rest);
    case FH_OFFER_MADE:
    case FH_OFFER_SET:
      return fh_sentence_outcome (scene);
    case FH_OFFER_STOP:
      return g_strdup (_ ("The rest is played out for you."));
    }
  return g_strdup ("");
}

/* Asks what @offer is about, in the words @text; whether that is something new. */
static gboolean
ask (FhLawsBar *bar, FhOffer offer, const char *text)
{
  const FhLawsAnswer stop[] = {
    /* Translators: a button: no more of the person's cards are played by the program. */
    { ANSWER_GO_ON, _ ("Stop") },
  };
  const FhLawsAnswer answers[] = {
    { ANSWER_PLAY_OUT, _ ("Play Out the Rest") },
    /* Translators: a button: the deal is played on although the contract is decided. */
    { ANSWER_GO_ON, _ ("Go On") },
  };

  if (offer == FH_OFFER_NOTHING)
    return fh_laws_bar_ask (bar, text, NULL, 0, -1);
  if (offer == FH_OFFER_STOP)
    return fh_laws_bar_ask (bar, text, stop, G_N_ELEMENTS (stop), ANSWER_GO_ON);
  return fh_laws_bar_ask (bar, text, answers, G_N_ELEMENTS (answers), ANSWER_GO_ON);
}

gboolean
fh_game_view_update_rest (FhGameView *self, const FhScene *scene)
{
  FhLawsBar *bar = fh_table_view_get_offer (self->table);
  gboolean can_claim = fh_game_can_claim (self->game);
  FhOffer offer = offer_of (self, scene->table, can_claim);
  g_autofree char *text = NULL;

  if (scene->table->n_plays == 0)
    self->shown.passed_over = FH_OFFER_NOTHING;
  /* Whoever plays on knows that more and more is certain. */
  if (offer == self->shown.passed_over
      || (offer == FH_OFFER_CERTAIN && self->shown.passed_over != FH_OFFER_NOTHING))
    offer = FH_OFFER_NOTHING;
  self->shown.offered = offer;
  text = text_of (offer, scene, fh_game_get_sure_rest (self->game));
  if (ask (bar, offer, text) && offer != FH_OFFER_NOTHING)
    fh_game_view_announce (self, text);
  fh_table_view_set_offer (self->table, offer != FH_OFFER_NOTHING);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.play-out", can_claim);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.go-on", offer != FH_OFFER_NOTHING);
  return offer != FH_OFFER_NOTHING;
}

void
fh_game_view_pass_over_rest (FhGameView *self)
{
  if (self->shown.offered != FH_OFFER_NOTHING && self->shown.offered != FH_OFFER_STOP)
    self->shown.passed_over = self->shown.offered;
}

static void
play_out_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->game != NULL)
    fh_game_claim (self->game);
}

/* The person plays on; a trick that lies there has been seen. */
static void
go_on_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;
  fh_game_stop_claim (self->game);
  fh_game_view_pass_over_rest (self);
  scene = fh_game_view_get_scene (self);
  fh_game_view_update_rest (self, &scene);
  if (fh_game_get_hold (self->game) == FH_HOLD_TRICK)
    fh_game_continue (self->game);
  fh_game_view_focus (self);
}

static void
answered_cb (FhGameView *self, int answer)
{
  gtk_widget_activate_action (GTK_WIDGET (self),
                              answer == ANSWER_PLAY_OUT ? "table.play-out" : "table.go-on", NULL);
}

void
fh_game_view_install_rest (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.play-out", NULL, play_out_cb);
  gtk_widget_class_install_action (widget_class, "table.go-on", NULL, go_on_cb);
}

void
fh_game_view_add_rest (FhGameView *self)
{
  g_signal_connect_swapped (fh_table_view_get_offer (self->table), "chosen",
                            G_CALLBACK (answered_cb), self);
}
