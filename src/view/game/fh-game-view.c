/* fh-game-view.c: a game on the table, to be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-style.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhGameView, fh_game_view, GTK_TYPE_WIDGET)

static void
changed_cb (FhGameView *self)
{
  gboolean jumps = self->is_restored;

  self->is_restored = FALSE;
  g_clear_handle_id (&self->update_id, g_source_remove);
  fh_game_view_set_hint (self, NULL);
  fh_game_view_update (self, !jumps);
}

static void
action_done_cb (FhGameView *self, const FhAction *action)
{
  if (fh_rules_player (fh_game_peek_rules (self->game), action->seat)
      != fh_game_get_person (self->game))
    return;
  fh_table_view_set_notice (self->table, NULL, NULL); /* whatever was refused, this is not */
  fh_game_view_pass_over_rest (self);
}

static void
shows_cb (FhGameView *self, const char *sentence)
{
  fh_table_view_set_notice (self->table, sentence, NULL);
  fh_game_view_tell (self, sentence, sentence);
  self->keeps_notice = TRUE;
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
  /* What is offered stays until the table is shown. */
  self->shown = (FhGameViewState){ .offered = self->shown.offered };
  fh_table_view_set_notice (self->table, NULL, NULL);
  fh_hand_view_set_choosing (self->hand, 0);
  fh_table_view_set_panel (self->table, NULL);
}

static gboolean
update_cb (gpointer user_data)
{
  FhGameView *self = user_data;

  self->update_id = 0;
  fh_game_view_update (self, TRUE);

  return G_SOURCE_REMOVE;
}

/* Most of what the game notifies comes with a change; what does not is shown a moment later. */
static void
waiting_cb (FhGameView *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_cb, self, NULL);
}

static void
settled_cb (FhGameView *self)
{
  if (self->shown.waits)
    waiting_cb (self);
}

/* Whoever presses a key or a button has seen enough of what moves.  Returns whether that was meant
 * for a trick that goes, and not for the result that nobody has seen yet. */
static gboolean
hurry (FhGameView *self)
{
  gboolean gathers = self->shown.gathers;

  if (fh_game_view_is_waiting (self))
    {
      fh_table_view_finish_motion (self->table);
      g_clear_handle_id (&self->update_id, g_source_remove);
      fh_game_view_update (self, TRUE);
    }
  return gathers;
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
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  fh_narrator_set_game (self->narrator, NULL);
  fh_intent_set_game (self->intent, NULL);
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
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = fh_game_view_dispose;
  widget_class->focus = fh_game_view_move_focus;

  FH_DROPS_SOURCE (klass, FhGameView, update_id);
  FH_DROPS (klass, FhGameView, deal_look, fh_deal_look_free);
  FH_DROPS (klass, FhGameView, progress, g_object_unref);
  FH_DROPS (klass, FhGameView, sounds, g_object_unref);
  FH_DROPS (klass, FhGameView, tutor, g_object_unref);
  FH_HOLDS (klass, FhGameView, narrator, g_object_unref);
  FH_HOLDS (klass, FhGameView, intent, g_object_unref);

  fh_made_signal (klass, "score-sheet", 0);
  fh_made_signal (klass, "new-game", 0);
  fh_made_signal (klass, "play-again", 0);
  fh_made_signal (klass, "review", 0);
  g_signal_new ("deciding", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);
  fh_made_signal (klass, "chosen-changed", 1, G_TYPE_UINT64);
  fh_made_signal (klass, "considered", 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "game");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  fh_game_view_install_speech (widget_class);
  fh_game_view_install_look_back (widget_class);
  fh_game_view_install_laws (widget_class);
  fh_game_view_install_rest (widget_class);
  fh_game_view_install_over (widget_class);
}

static void
add_narrator (FhGameView *self)
{
  self->narrator = fh_narrator_new ();
  g_signal_connect_swapped (self->narrator, "says", G_CALLBACK (fh_game_view_tell), self);
  g_signal_connect_swapped (self->narrator, "shows", G_CALLBACK (shows_cb), self);
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
  add_narrator (self);
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
  g_signal_connect_swapped (self->table, "room-changed", G_CALLBACK (fh_game_view_give_room), self);
  fh_connect (self->hand, "card-activated", fh_intent_choose_card, self->intent);
  fh_connect (self->hand, "card-dropped", fh_intent_drop_card, self->intent);
  fh_connect (fh_table_view_get_own_dummy (self->table), "card-activated", fh_intent_choose_card,
              self->intent);
  fh_connect (fh_table_view_get_own_dummy (self->table), "card-dropped", fh_intent_drop_card,
              self->intent);
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
  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_pointer (&self->deal_look, fh_deal_look_free);
  self->shown = (FhGameViewState){ 0 };
  g_set_object (&self->game, game);
  /* What is planned and asked is known when the table is shown. */
  fh_intent_set_game (self->intent, game);
  if (self->sounds != NULL)
    fh_sounds_set_game (self->sounds, game);
  fh_table_view_clear (self->table);
  if (game != NULL)
    {
      g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
      g_signal_connect_swapped (game, "restored", G_CALLBACK (restored_cb), self);
      g_signal_connect_swapped (game, "refused", G_CALLBACK (fh_game_view_refuse), self);
      g_signal_connect_swapped (game, "waiting", G_CALLBACK (waiting_cb), self);
      g_signal_connect_swapped (game, "action-done", G_CALLBACK (action_done_cb), self);
      /* Whose turn it is, which is said when the table is shown, comes before what stays. */
      fh_narrator_set_game (self->narrator, game);
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

void
fh_game_view_set_tutor (FhGameView *self, FhTutor *tutor)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (tutor == NULL || FH_IS_TUTOR (tutor));

  if (self->tutor != NULL)
    fh_tutor_set_waiting (self->tutor, FALSE);
  g_set_object (&self->tutor, tutor);
  fh_intent_set_tutor (self->intent, tutor);
}

void
fh_game_view_set_asked (FhGameView *self, FhAsked asked)
{
  /* What tells whose a trick was, whose turn it is and which trumps are out. */
  static const char *const tellers[] = { "table.last-trick",   "table.log",
                                         "table.why",          "table.speak-turn",
                                         "table.speak-trumps", "table.speak-voids",
                                         "table.speak-played", "table.speak-since" };

  g_return_if_fail (FH_IS_GAME_VIEW (self));

  if (self->asked == asked)
    return;
  self->asked = asked;
  self->rests = asked == FH_ASKED_WHAT_LIES || (self->rests && asked == FH_ASKED_ANSWERED);
  fh_intent_set_played (self->intent, fh_game_view_is_played (self));
  for (guint i = 0; i < G_N_ELEMENTS (tellers); i++)
    gtk_widget_action_set_enabled (GTK_WIDGET (self), tellers[i], asked != FH_ASKED_WHAT_LIES);
  fh_game_view_update (self, FALSE);
}

void
fh_game_view_set_extent (FhGameView *self, FhExtent extent)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));

  self->extent = extent;
}

/* --- How the person wants the table --- */

static void
settings_cb (FhGameView *self)
{
  gboolean confirms, is_terse;
  int limit, trick_pace;

  g_object_get (self->settings, "trick-pace", &trick_pace, "confirm-play", &confirms, "mark-legal",
                &self->marks_legal, "review-deals", &self->offers_review, "speak-when-differ",
                &limit, "table-talk", &self->talks, "terse-speech", &is_terse, NULL);
  fh_narrator_set_terse (self->narrator, is_terse);
  self->tricks_go = trick_pace >= 0;
  fh_intent_set_confirms (self->intent, confirms);
  fh_intent_set_limit (self->intent, limit);
  fh_table_view_read_settings (self->table, self->settings);
  fh_game_view_update (self, FALSE);
}

void
fh_game_view_set_progress (FhGameView *self, FhProgress *progress)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));

  g_set_object (&self->progress, progress);
}

void
fh_game_view_set_settings (FhGameView *self, FhSettings *settings)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  self->sounds = fh_sounds_new (settings);
  fh_sounds_set_game (self->sounds, self->game);
  g_signal_connect_swapped (settings, "notify", G_CALLBACK (settings_cb), self);
  settings_cb (self);
}
