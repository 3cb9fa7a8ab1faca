/* fh-game-view.c: a game on the table, to be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-style.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhGameView, fh_game_view, GTK_TYPE_WIDGET)

gboolean
fh_game_view_may_focus (FhGameView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return root != NULL
         && (focus == NULL || !gtk_widget_get_mapped (focus)
             || gtk_widget_is_ancestor (focus, GTK_WIDGET (self)));
}

/* The hand, or the own dummy when it is to be played from. */
static GtkWidget *
get_cards (FhGameView *self)
{
  gboolean plays_dummy =
      self->game != NULL && fh_game_get_acting_seat (self->game) != fh_game_get_person (self->game);

  return plays_dummy ? GTK_WIDGET (fh_table_view_get_own_dummy (self->table))
                     : GTK_WIDGET (self->hand);
}

void
fh_game_view_focus (FhGameView *self)
{
  GtkWidget *panel;

  g_return_if_fail (FH_IS_GAME_VIEW (self));

  if (fh_game_view_focus_law (self))
    return;
  panel = fh_table_view_get_panel (self->table);
  if (panel != NULL && gtk_widget_grab_focus (panel))
    return;
  if (!fh_table_view_focus_continue (self->table))
    gtk_widget_grab_focus (get_cards (self)); /* that are asked for */
}

static void
show_table (FhGameView *self, const FhScene *scene, gboolean animate)
{
  FhTableScene shown = { .scene = *scene,
                         /* What a lesson shows without a contract is about the cards alone. */
                         .is_plain =
                             self->asked != FH_ASKED_NOTHING && scene->table->contract == FH_PASS,
                         .hold = fh_game_view_get_hold (self, scene->table),
                         .thinking = fh_game_get_thinking (self->game) };
  const FhTable *table = scene->table;
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
      shown.open[seat] = table->open[seat];
  shown.n_dealt = fh_game_get_dealt (self->game, dealt);
  shown.dealt = dealt;
  fh_game_view_show_over (self, &shown);

  fh_table_view_show (self->table, &shown, animate);
}

/* Says in the line above the hand what is to be done, unless something else is asked there. */
static void
update_prompt (FhGameView *self, const FhScene *scene)
{
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  g_autofree char *turn = panel == NULL
                              ? fh_sentence_turn (scene)
                              : g_strdup (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));

  /* What is to be done in a lesson is said beside the table. */
  if (fh_intent_get_question (self->intent)->text != NULL || !fh_game_view_is_played (self))
    fh_table_view_set_prompt (self->table, NULL);
  else if (fh_intent_get_stage (self->intent) != FH_INTENT_LIFTED)
    fh_table_view_set_prompt (self->table, turn);
  else if (fh_intent_get_call (self->intent) == FH_CALL_NONE)
    fh_table_view_set_prompt (self->table, _ ("Choose the card again to play it."));
  else if (fh_intent_get_call (self->intent) == FH_PASS)
    fh_table_view_set_prompt (self->table, _ ("Choose it again to pass."));
  else
    fh_table_view_set_prompt (self->table, _ ("Choose the call again to make it."));
}

void
fh_game_view_give_room (FhGameView *self)
{
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  FhScene scene;

  if (self->game == NULL || panel == NULL)
    return;

  fh_table_panel_set_room (FH_TABLE_PANEL (panel), fh_table_view_get_room_width (self->table),
                           fh_table_view_get_room (self->table));
  scene = fh_game_view_get_scene (self);
  update_prompt (self, &scene);
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

  fh_game_view_update_over (self);
  show_table (self, &scene, animate);
  /* A button that can do nothing takes no focus, and one that loses its action loses the focus: so
   * this is the first thing to come and the last one to go. */
  fh_game_view_update_laws (self);
  asks = fh_intent_asks (self->intent);
  goes_on = is_held && !asks;
  if (goes_on)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.continue", TRUE);
  fh_game_view_update_panel (self, &scene);
  fh_game_view_update_cards (self);
  update_prompt (self, &scene);
  had_offer = self->offered != FH_OFFER_NOTHING;
  offers = fh_game_view_update_rest (self, &scene);
  fh_table_view_set_continue (self->table, hold == FH_HOLD_TRICK && !asks && !offers
                                               && self->asked == FH_ASKED_NOTHING);
  /* Its button to go on has the place of that one. */
  if (hold == FH_HOLD_TRICK && offers && !had_offer && fh_game_view_may_focus (self))
    fh_laws_bar_focus_last (fh_table_view_get_offer (self->table));
  if (!goes_on)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.continue", FALSE);
  tells = scene.table->n_deals > 0 && self->asked != FH_ASKED_WHAT_LIES;
  fh_table_view_set_tools (self->table, tells && scene.table->n_tricks > 0, tells);
  fh_table_view_set_laws (self->table,
                          scene.table->rules.laws != FH_LAWS_STRICT && scene.table->n_deals > 0);

  /* Somebody may be asked twice in a row: to lead after a trick, to discard after the auction. */
  if (awaits && (!self->was_awaiting || self->asked_at != fh_game_get_n_actions (self->game)))
    {
      /* "It is not your turn" is not true any more. */
      if (!self->keeps_notice)
        fh_table_view_set_notice (self->table, NULL, NULL);
      g_autofree char *turn = fh_sentence_turn (&scene);

      fh_announce (GTK_WIDGET (self->table), turn);
      if (!self->was_awaiting && fh_game_view_may_focus (self))
        fh_game_view_focus (self);
      self->asked_at = fh_game_get_n_actions (self->game);
    }
  self->was_awaiting = awaits;
}

static void
changed_cb (FhGameView *self)
{
  gboolean jumps = self->is_restored;

  self->is_restored = FALSE;
  g_clear_handle_id (&self->update_source, g_source_remove);
  fh_game_view_set_hint (self, NULL);
  fh_game_view_update (self, !jumps);
}

/* What the person is about to do is shown as it is now, and cuts no flight short. */
static void
intent_cb (FhGameView *self)
{
  fh_game_view_update (self, TRUE);
}

static void
restored_cb (FhGameView *self)
{
  self->is_restored = TRUE;
  g_clear_pointer (&self->deal_look, fh_deal_look_free);
  fh_table_view_set_notice (self->table, NULL, NULL);
  self->was_awaiting = FALSE;
  self->passed_over = FH_OFFER_NOTHING;
  fh_hand_view_set_choosing (self->hand, 0);
  self->panel_kind = FH_PANEL_NONE;
  fh_table_view_set_panel (self->table, NULL);
}

static gboolean
update_cb (gpointer user_data)
{
  FhGameView *self = user_data;

  self->update_source = 0;
  fh_game_view_update (self, TRUE);

  return G_SOURCE_REMOVE;
}

/* Most of what the game notifies comes with a change; what does not is shown a moment later. */
static void
notify_cb (FhGameView *self)
{
  if (self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
settled_cb (FhGameView *self)
{
  if (self->waits_for_hand)
    notify_cb (self);
}

/* Whoever presses a key or a button has seen enough of the dealing. */
static gboolean
hurry (FhGameView *self)
{
  if (self->waits_for_hand)
    {
      fh_hand_view_settle (self->hand);
      g_clear_handle_id (&self->update_source, g_source_remove);
      fh_game_view_update (self, TRUE);
    }
  return FALSE;
}

static void
pressed_cb (FhGameView *self)
{
  if (self->game != NULL && fh_game_get_hold (self->game) == FH_HOLD_TRICK
      && !fh_intent_asks (self->intent))
    fh_game_continue (self->game);
}

static void
fh_game_view_dispose (GObject *object)
{
  FhGameView *self = FH_GAME_VIEW (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_handle_id (&self->update_source, g_source_remove);
  g_clear_pointer (&self->deal_look, fh_deal_look_free);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_object (&self->sounds);
  g_clear_object (&self->tutor);
  g_clear_object (&self->narrator);
  g_clear_object (&self->intent);
  fh_game_view_drop_popovers (self); /* before what it points at */
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (fh_game_view_parent_class)->dispose (object);
}

/* An empty table has no place for the keyboard. */
static gboolean
fh_game_view_move_focus (GtkWidget *widget, GtkDirectionType direction)
{
  return gtk_widget_child_focus (GTK_WIDGET (FH_GAME_VIEW (widget)->table), direction);
}

static void
fh_game_view_class_init (FhGameViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const char *const names[] = { "score-sheet", "new-game", "play-again", "review" };

  object_class->dispose = fh_game_view_dispose;
  widget_class->focus = fh_game_view_move_focus;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
  g_signal_new ("deciding", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  g_signal_new ("chosen-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT64);
  g_signal_new ("considered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "game");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  fh_game_view_install_speech (widget_class);
  fh_game_view_install_laws (widget_class);
  fh_game_view_install_rest (widget_class);
  fh_game_view_install_over (widget_class);
}

static void
add_hurry (FhGameView *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (hurry), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (hurry), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
}

static void
fh_game_view_init (FhGameView *self)
{
  fh_style_load ();
  fh_game_view_add_narrator (self);
  self->marks_legal = TRUE;
  self->offers_review = TRUE;

  self->table = FH_TABLE_VIEW (fh_table_view_new ());
  self->hand = fh_table_view_get_hand (self->table);
  self->scroller = fh_table_view_new_scroller (self->table);
  gtk_widget_set_hexpand (self->scroller, TRUE);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  fh_widget_set_name (GTK_WIDGET (self), _ ("Game"));

  fh_game_view_add_intent (self);
  g_signal_connect_swapped (self->intent, "changed", G_CALLBACK (intent_cb), self);
  g_signal_connect_swapped (self->table, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->table, "notify::room", G_CALLBACK (fh_game_view_give_room), self);
  g_signal_connect_object (self->hand, "card-activated", G_CALLBACK (fh_intent_choose_card),
                           self->intent, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hand, "card-dropped", G_CALLBACK (fh_intent_drop_card),
                           self->intent, G_CONNECT_SWAPPED);
  g_signal_connect_object (fh_table_view_get_own_dummy (self->table), "card-activated",
                           G_CALLBACK (fh_intent_choose_card), self->intent, G_CONNECT_SWAPPED);
  g_signal_connect_object (fh_table_view_get_own_dummy (self->table), "card-dropped",
                           G_CALLBACK (fh_intent_drop_card), self->intent, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->hand, "chosen-changed", G_CALLBACK (fh_game_view_chosen_changed),
                            self);
  g_signal_connect_swapped (self->table, "asked", G_CALLBACK (fh_game_view_asked), self);
  g_signal_connect_swapped (self->hand, "overfull", G_CALLBACK (fh_game_view_overfull), self);
  g_signal_connect_swapped (self->hand, "settled", G_CALLBACK (settled_cb), self);
  add_hurry (self);
  fh_game_view_add_keys (self);
  fh_game_view_add_law_keys (self);
  fh_game_view_add_rest (self);
  fh_game_view_add_swipes (self);
  fh_table_view_clear (self->table);
}

GtkWidget *
fh_game_view_new (void)
{
  return g_object_new (FH_TYPE_GAME_VIEW, NULL);
}

void
fh_game_view_set_game (FhGameView *self, FhGame *game)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (game == NULL || FH_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      fh_game_view_compare (self, self->game, FALSE);
    }
  fh_narrator_set_game (self->narrator, NULL);
  g_clear_handle_id (&self->update_source, g_source_remove);
  g_clear_pointer (&self->deal_look, fh_deal_look_free);
  g_set_object (&self->game, game);
  /* What is planned and asked is known when the table is shown. */
  fh_intent_set_game (self->intent, game);
  if (self->sounds != NULL)
    fh_sounds_set_game (self->sounds, game);
  self->panel_kind = FH_PANEL_NONE;
  self->was_awaiting = FALSE;
  self->offered = self->passed_over = FH_OFFER_NOTHING;
  fh_table_view_clear (self->table);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
      g_signal_connect_swapped (game, "restored", G_CALLBACK (restored_cb), self);
      g_signal_connect_swapped (game, "refused", G_CALLBACK (fh_game_view_refuse), self);
      g_signal_connect_swapped (game, "notify::hold", G_CALLBACK (notify_cb), self);
      g_signal_connect_swapped (game, "notify::awaits-person", G_CALLBACK (notify_cb), self);
      g_signal_connect_swapped (game, "notify::thinking", G_CALLBACK (notify_cb), self);
      fh_game_view_listen (self, game);
      fh_game_view_compare (self, game, TRUE);
      fh_game_view_update (self, FALSE);
    }
}

FhTableView *
fh_game_view_get_table (FhGameView *self)
{
  g_return_val_if_fail (FH_IS_GAME_VIEW (self), NULL);

  return self->table;
}
