/* fh-game-view-cards.c: what the cards of the hand and of the own dummy say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include "fh-allowed.h"
#include "fh-bid-panel.h"
#include "fh-words.h"

/* What can be done with each card of the hand, and why not, as far as the seat of @view knows. */
static void
update_state (FhGameView *self, FhCardWidget *widget, const FhSeatView *view, gboolean plays)
{
  FhCard card = fh_card_widget_get_card (widget);

  /* A joker may await its suit out of turn. */
  if (card != FH_CARD_NONE && card == fh_intent_get_card (self->intent))
    {
      fh_card_widget_set_state (widget, FH_CARD_CHOSEN, NULL, FALSE);
    }
  else if (!plays)
    {
      fh_card_widget_set_state (widget, FH_CARD_PLAIN, NULL, FALSE);
    }
  else if (fh_set_has (view->legal.cards, card))
    {
      fh_card_widget_set_state (widget, FH_CARD_PLAYABLE, NULL, self->marks_legal);
    }
  else
    {
      /* By table laws such a card can be played, but the rules say why it should not be. */
      FhRefusal refusal = fh_allowed_card (view, card);
      g_autofree char *reason = fh_words_refusal_for_person (&refusal);

      fh_card_widget_set_state (widget, FH_CARD_REFUSED, reason, self->marks_legal);
    }
}

/* While the laws ask for a card, those that answer are marked. */
static void
update_law_state (FhGameView *self, FhCardWidget *widget, FhCardSet cards)
{
  gboolean fits = fh_set_has (cards, fh_card_widget_get_card (widget));

  fh_card_widget_set_state (widget, fits ? FH_CARD_PLAYABLE : FH_CARD_REFUSED, NULL,
                            self->marks_legal);
}

/* Takes the keyboard from a card that the rules do not allow now to the nearest that they do,
 * before the one has to be heard saying why not. */
static void
leave_refused (FhGameView *self, FhCardSet allowed)
{
  int n = fh_hand_view_get_n_cards (self->hand), from = 0, best = -1;

  while (from < n && !gtk_widget_has_focus (GTK_WIDGET (fh_hand_view_get_nth (self->hand, from))))
    from++;
  for (int i = 0; i < n; i++)
    if (fh_set_has (allowed, fh_card_widget_get_card (fh_hand_view_get_nth (self->hand, i)))
        && (best < 0 || abs (i - from) <= abs (best - from)))
      best = i;
  if (from < n && best >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (fh_hand_view_get_nth (self->hand, best)));
}

/* Updates the hand and the own dummy, one of which can be played from at a time. */
void
fh_game_view_update_cards (FhGameView *self)
{
  FhDummyView *dummy = fh_table_view_get_own_dummy (self->table);
  FhCardSet law_cards;
  FhSeatView view;
  gboolean plays, is_own;

  fh_game_get_view (self->game, fh_game_get_acting_seat (self->game), &view);
  /* Which cards the rules allow is for who is asked to say, too. */
  plays = fh_game_awaits_person (self->game) && view.legal.due == FH_ACTION_PLAY
          && self->asked == FH_ASKED_NOTHING;
  is_own = view.seat == fh_game_get_person (self->game);
  for (int i = 0; i < fh_dummy_view_get_n_cards (dummy); i++)
    update_state (self, fh_dummy_view_get_nth (dummy, i), &view, plays && !is_own);
  if (fh_hand_view_get_choosing (self->hand) > 0)
    return; /* the hand knows better */
  law_cards = fh_intent_get_question (self->intent)->cards;
  if (plays && is_own && law_cards == 0 && !self->shown.was_awaiting)
    leave_refused (self, view.legal.cards);
  for (int i = 0; i < fh_hand_view_get_n_cards (self->hand); i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (self->hand, i);

      if (law_cards != 0)
        update_law_state (self, card, law_cards);
      else
        update_state (self, card, &view, plays && is_own);
    }
}

void
fh_game_view_set_hint (FhGameView *self, const FhAction *action)
{
  FhDummyView *dummy = fh_table_view_get_own_dummy (self->table);
  GtkWidget *panel;
  FhCardSet cards = 0;

  g_return_if_fail (FH_IS_GAME_VIEW (self));

  for (int i = 0; action != NULL && i < action->n_cards; i++)
    if (action->kind != FH_ACTION_DEAL && action->cards[i] < FH_N_CARDS)
      cards |= FH_SET (action->cards[i]);
  for (int i = 0; i < fh_hand_view_get_n_cards (self->hand); i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (self->hand, i);

      fh_card_widget_set_hinted (card, fh_set_has (cards, fh_card_widget_get_card (card)));
    }
  for (int i = 0; i < fh_dummy_view_get_n_cards (dummy); i++)
    {
      FhCardWidget *card = fh_dummy_view_get_nth (dummy, i);

      fh_card_widget_set_hinted (card, fh_set_has (cards, fh_card_widget_get_card (card)));
    }
  panel = fh_table_view_get_panel (self->table);
  if (panel != NULL && FH_IS_BID_PANEL (panel))
    fh_bid_grid_set_hint (fh_bid_panel_get_grid (FH_BID_PANEL (panel)),
                          action != NULL && action->kind == FH_ACTION_BID ? action->call
                                                                          : FH_CALL_NONE);
}
