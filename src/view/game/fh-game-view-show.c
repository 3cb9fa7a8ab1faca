/* fh-game-view-show.c: the game as it is now, on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include "fh-compat.h"
#include "fh-panes.h"

/* The cost of the deal that is over is known now: shows it, and says it once. */
static void
costs_known_cb (FhGameView *self)
{
  g_autofree char *cost = self->deal_look != NULL ? fh_deal_look_dup_cost (self->deal_look) : NULL;
  guint n_deals = fh_game_peek_table (self->game)->n_deals;

  if (cost == NULL)
    return;
  /* The last trick may be on its way yet. */
  fh_game_view_update (self, TRUE);
  /* The same deal is shown again at the end of the game, and after an older deal was looked at. */
  if (self->shown.cost_said_of == n_deals)
    return;
  self->shown.cost_said_of = n_deals;
  fh_announce_event (GTK_WIDGET (self->table), cost, cost, FALSE);
}

/* Lets the deal be looked at when it is over, and no longer. */
static void
update_over (FhGameView *self)
{
  FhHold hold = fh_game_get_hold (self->game);
  gboolean is_over =
      (hold == FH_HOLD_DEAL || hold == FH_HOLD_GAME) && !fh_intent_is_writing (self->intent);

  if (!is_over)
    g_clear_pointer (&self->deal_look, fh_deal_look_free);
  else if (self->deal_look == NULL)
    self->deal_look = fh_deal_look_new (self->game);
  if (self->deal_look != NULL && fh_game_view_offers_review (self))
    fh_deal_look_ask_cost (self->deal_look, G_CALLBACK (costs_known_cb), self);
}

/* Shows in @shown how the deal that is over is looked at. */
static void
show_over (FhGameView *self, FhTableScene *shown)
{
  const FhCardSet *hands;

  if (self->deal_look == NULL || self->shown.gathers)
    return;

  shown->scene = fh_deal_look_get_scene (self->deal_look);
  shown->hold = fh_deal_look_get_hold (self->deal_look);
  shown->is_over = TRUE;
  shown->thinking = -1;
  shown->fresh = 0;
  shown->gives_way = fh_deal_look_get (self->deal_look) != FH_LOOK_DEALT;
  hands = fh_deal_look_peek_hands (self->deal_look);
  for (int seat = 0; seat < shown->scene.table->rules.n_seats; seat++)
    shown->open[seat] = seat != shown->scene.person ? hands[seat] : 0;
  shown->hand = hands[shown->scene.person];
}

/* Shows @shown as it was before its trick was won, as long as the last card of that is on its way;
 * FALSE when it is not. */
static gboolean
show_landing (FhGameView *self, FhTableScene shown, gboolean animate)
{
  const FhTable *table = shown.scene.table;
  FhTable before = *table;

  self->shown.lands = FALSE;
  if (shown.hold == FH_HOLD_TRICK && animate && self->asked == FH_ASKED_NOTHING
      && table->n_plays != self->shown.n_landed)
    {
      fh_table_reopen_trick (&before);
      before.deal_over = FALSE;
      shown.scene.table = &before;
      shown.hold = FH_HOLD_NONE;
      fh_table_view_show (self->table, &shown, animate);
      self->shown.lands = fh_table_view_is_played_to (self->table);
    }
  self->shown.n_landed = self->shown.lands ? 0 : table->n_plays;
  return self->shown.lands;
}

/* All hands of a deal that lies open, while it is played and the table has room for them beside the
 * trick and the own hand; or NULL. */
static const FhCardSet *
peek_hands (FhGameView *self, const FhTable *table)
{
  GtkWidget *panes = gtk_widget_get_ancestor (GTK_WIDGET (self), FH_TYPE_PANES);
  const FhState *state = fh_game_peek_open_state (self->game);

  if (state == NULL || table->deal_over
      || (panes != NULL
          && (fh_panes_is_stacked (FH_PANES (panes)) || fh_panes_is_low (FH_PANES (panes)))))
    return NULL;
  return state->hands;
}

static void
show_table (FhGameView *self, const FhScene *scene, gboolean animate)
{
  FhTableScene shown = { .scene = *scene,
                         .rests = self->rests,
                         .is_shown = self->asked == FH_ASKED_ANSWERED,
                         .talks = self->talks,
                         .tells_calls = fh_game_view_tells_calls (self, scene),
                         .hold = fh_game_view_get_hold (self, scene->table),
                         .thinking = fh_game_get_thinking (self->game) };
  const FhTable *table = scene->table;
  const FhCardSet *hands = peek_hands (self, table);
  FhCard dealt[FH_N_CARDS];
  FhSeatView view;

  if (fh_game_get_view (self->game, scene->person, &view))
    {
      shown.hand = view.hand;
      if (table->due == FH_ACTION_DISCARD && fh_game_peek_table (self->game)->turn == scene->person)
        shown.fresh = view.received & view.hand;
    }
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (seat != scene->person)
      shown.open[seat] = hands != NULL ? hands[seat] : table->open[seat];
  shown.n_dealt = fh_game_get_dealt (self->game, dealt);
  shown.dealt = dealt;
  show_over (self, &shown);
  if (!show_landing (self, shown, animate))
    fh_table_view_show (self->table, &shown, animate);
}

/* What comes next waits no longer. */
static gboolean
rest_cb (GtkWidget *table, GdkFrameClock *clock, gpointer user_data)
{
  FhGameView *self = user_data;

  if (self->shown.lands && fh_table_view_is_played_to (self->table))
    return G_SOURCE_CONTINUE;
  if (self->shown.waits
      && (fh_table_view_is_busy (self->table) || fh_hand_view_is_entering (self->hand)))
    return G_SOURCE_CONTINUE;
  self->rest_tick = 0;
  if (fh_game_view_is_waiting (self))
    fh_game_view_update (self, TRUE);
  return G_SOURCE_REMOVE;
}

void
fh_game_view_update (FhGameView *self, gboolean animate)
{
  FhScene scene;
  FhHold hold;
  gboolean awaits, is_held, asks, goes_on, offers, had_offer, tells;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  hold = fh_game_get_hold (self->game);
  is_held = hold == FH_HOLD_CUT || hold == FH_HOLD_TRICK || hold == FH_HOLD_DEAL;
  awaits = fh_game_view_awaits (self);

  update_over (self);
  self->shown.gathers =
      animate && self->deal_look != NULL && self->shown.panel_kind != FH_PANEL_RESULT
      && self->shown.panel_kind != FH_PANEL_ENTRY && fh_table_view_is_busy (self->table);
  show_table (self, &scene, animate);
  if (self->tutor != NULL)
    fh_tutor_set_waiting (self->tutor, self->shown.lands);
  /* A button that can do nothing takes no focus, and one that loses its action loses the focus: so
   * this is the first thing to come and the last one to go. */
  fh_game_view_update_laws (self);
  asks = fh_intent_asks (self->intent);
  goes_on = is_held && !asks;
  if (goes_on)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.continue", TRUE);
  fh_game_view_update_panel (self, &scene);
  if (fh_game_view_is_waiting (self) && self->rest_tick == 0)
    self->rest_tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->table), rest_cb, self, NULL);
  fh_game_view_update_cards (self);
  fh_game_view_update_prompt (self, &scene);
  had_offer = self->shown.offered != FH_OFFER_NOTHING;
  offers = fh_game_view_update_rest (self, &scene);
  fh_table_view_set_continue (self->table,
                              hold == FH_HOLD_TRICK && !asks && !offers && !self->shown.lands
                                  && self->asked == FH_ASKED_NOTHING,
                              !self->tricks_go);
  /* Its button to go on has the place of that one. */
  if (hold == FH_HOLD_TRICK && offers && !had_offer && fh_game_view_may_focus (self))
    fh_laws_bar_focus_last (fh_table_view_get_offer (self->table));
  if (!goes_on)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.continue", FALSE);
  tells = scene.table->n_deals > 0 && self->asked != FH_ASKED_WHAT_LIES;
  fh_table_view_set_tools (self->table, tells && scene.table->n_tricks > 0, tells);
  fh_table_view_set_laws (self->table, scene.table->rules.laws != FH_LAWS_STRICT
                                           && scene.table->n_deals > 0
                                           && fh_game_view_is_played (self));

  /* Somebody may be asked twice in a row: to lead after a trick, to discard after the auction. */
  if (awaits
      && (!self->shown.was_awaiting || self->shown.asked_at != fh_game_get_n_actions (self->game)))
    {
      /* "It is not your turn" is not true any more. */
      if (!self->keeps_notice)
        fh_table_view_set_notice (self->table, NULL, NULL);
      g_autofree char *turn = fh_sentence_turn (&scene);

      fh_announce_event (GTK_WIDGET (self->table), turn, turn, TRUE);
      if (!self->shown.was_awaiting && fh_game_view_may_focus (self))
        fh_game_view_focus (self);
      self->shown.asked_at = fh_game_get_n_actions (self->game);
    }
  self->shown.was_awaiting = awaits;
}
