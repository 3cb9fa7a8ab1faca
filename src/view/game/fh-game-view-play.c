/* fh-game-view-play.c: panels about cards: the exchange, and the suit that a joker names.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-choice-panel.h"
#include "fh-compat.h"
#include "fh-kitty-panel.h"
#include "fh-made.h"

/* --- The exchange --- */

static void
confirmed_cb (FhGameView *self)
{
  const FhTable *table = fh_game_peek_table (self->game);
  FhAction action = fh_action_cards ((FhActionKind) table->due, fh_game_get_person (self->game),
                                     fh_hand_view_get_chosen (self->hand));

  fh_intent_want (self->intent, &action);
}

static void
taken_back_cb (FhGameView *self)
{
  fh_hand_view_set_chosen (self->hand, 0);
  gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

static void
card_back_cb (FhGameView *self, guint card)
{
  FhCardSet chosen = fh_hand_view_get_chosen (self->hand) & ~FH_SET (card);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  gboolean had_focus = root != NULL && gtk_root_get_focus (root) != NULL && panel != NULL
                       && gtk_widget_is_ancestor (gtk_root_get_focus (root), panel);

  fh_hand_view_set_chosen (self->hand, chosen);
  /* With the last card goes what had the focus. */
  if (chosen == 0 && had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self->hand));
}

/* A card of the panel that is dragged goes back where it is let go over the hand. */
static void
card_dragged_cb (FhGameView *self, guint card, double x, double y, GtkWidget *panel)
{
  GtkWidget *hand = GTK_WIDGET (self->hand);
  graphene_point_t point;

  if (gtk_widget_compute_point (panel, hand, &GRAPHENE_POINT_INIT ((float) x, (float) y), &point)
      && gtk_widget_contains (hand, point.x, point.y))
    card_back_cb (self, card);
}

GtkWidget *
fh_game_view_new_exchange_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_kitty_panel_new ();

  fh_connect (panel, "confirmed", confirmed_cb, self);
  fh_connect (panel, "taken-back", taken_back_cb, self);
  fh_connect (panel, "card-activated", card_back_cb, self);
  fh_connect (panel, "card-dropped", card_dragged_cb, self);

  return panel;
}

void
fh_game_view_chosen_changed (FhGameView *self)
{
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  FhCardSet chosen = fh_hand_view_get_chosen (self->hand);
  FhCard cards[FH_N_CARDS];
  int n = 0;

  if (panel == NULL || !FH_IS_KITTY_PANEL (panel))
    return; /* the choice ends with the panel */
  g_signal_emit_by_name (self, "chosen-changed", (guint64) chosen);

  /* In the order in which they stand in the hand. */
  for (int i = 0; i < fh_hand_view_get_n_cards (self->hand); i++)
    {
      FhCard card = fh_card_widget_get_card (fh_hand_view_get_nth (self->hand, i));

      if (fh_set_has (chosen, card))
        cards[n++] = card;
    }
  fh_kitty_panel_set_chosen (FH_KITTY_PANEL (panel), cards, n);
}

void
fh_game_view_overfull (FhGameView *self)
{
  int n = fh_hand_view_get_choosing (self->hand);
  g_autofree char *sentence = g_strdup_printf (
      ngettext ("%d card is chosen already: put it back first to choose another one.",
                "%d cards are chosen already: put one back first to choose another one.",
                (unsigned long) n),
      n);

  fh_game_view_say (self, sentence);
}

/* --- The joker --- */

GtkWidget *
fh_game_view_new_joker_panel (FhGameView *self, const FhPanelMoment *moment)
{
  FhRefusal refusals[FH_N_SUITS];
  GtkWidget *panel;

  fh_intent_get_suits (self->intent, refusals);
  panel = fh_joker_chooser_new (refusals);
  /* The person has done it, so nobody says that it happened. */
  fh_announce (GTK_WIDGET (self), fh_choice_panel_get_heading (FH_CHOICE_PANEL (panel)));
  fh_connect (panel, "chosen", fh_intent_name, self->intent);
  fh_connect (panel, "refused", fh_game_view_refuse, self);

  return panel;
}
