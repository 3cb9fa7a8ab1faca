/* fh-game-view-speak.c: what is said, asked for or not, and what can be looked at again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-game-log.h"
#include "fh-game-reasons.h"
#include "fh-help-window.h"
#include "fh-keys.h"
#include "fh-known.h"
#include "fh-last-trick.h"
#include "fh-sentences-known.h"

/* Says @sentence to those who do not see the table. */
static void
announce (FhGameView *self, const char *sentence)
{
  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    fh_announce (GTK_WIDGET (self->table), sentence);
}

void
fh_game_view_refuse (FhGameView *self, const char *reason, const char *help)
{
  self->keeps_notice = FALSE;
  fh_table_view_set_notice (self->table, reason, help);
  announce (self, reason);
}

void
fh_game_view_say (FhGameView *self, const char *sentence)
{
  g_return_if_fail (FH_IS_GAME_VIEW (self));

  fh_game_view_refuse (self, sentence, NULL);
}

/* --- As it happens --- */

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
  fh_game_view_say (self, sentence);
  self->keeps_notice = TRUE;
}

void
fh_game_view_listen (FhGameView *self, FhGame *game)
{
  g_signal_connect_swapped (game, "action-done", G_CALLBACK (action_done_cb), self);
  /* Whose turn it is, which is said when the table is shown, comes before what stays. */
  fh_narrator_set_game (self->narrator, game);
}

void
fh_game_view_add_narrator (FhGameView *self)
{
  self->narrator = fh_narrator_new ();
  g_signal_connect_swapped (self->narrator, "says", G_CALLBACK (announce), self);
  g_signal_connect_swapped (self->narrator, "shows", G_CALLBACK (shows_cb), self);
}

/* --- Asked for --- */

static void
say_and_free (FhGameView *self, char *sentence)
{
  fh_game_view_say (self, sentence);
  g_free (sentence);
}

static void
speak_turn_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_turn (&scene));
}

static void
speak_contract_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  g_autofree char *contract = NULL;
  g_autofree char *tricks = NULL;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  contract = fh_sentence_contract (&scene);
  tricks = fh_sentence_tricks (&scene);
  /* Translators: two sentences one after the other: the contract, then the tricks won so far. */
  say_and_free (self, *tricks != '\0' ? g_strdup_printf (_ ("%1$s %2$s"), contract, tricks)
                                      : g_strdup (contract));
}

static void
speak_score_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_score (&scene));
}

static void
speak_trick_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  say_and_free (self, fh_sentence_trick_cards (&scene, FALSE));
}

static void
speak_trumps_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  g_autofree char *sentence = NULL;
  FhScene scene;
  FhSeatView view;
  FhKnown known;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  if (fh_game_get_view (self->game, scene.person, &view))
    {
      fh_known_init (&known, &view);
      sentence = fh_sentence_trumps_out (&scene, &known);
    }
  fh_game_view_say (self, sentence != NULL ? sentence : _ ("There are no trumps at this moment."));
}

static void
speak_kitty_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  FhScene scene;
  FhSeatView view;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  if (fh_game_get_view (self->game, scene.person, &view))
    say_and_free (self, fh_sentence_kitty (&scene, &view));
}

/* --- Looking back --- */

/* Shows @popover at @box.  A card may leave the hand, or a button the table, by what is chosen, so
 * that it belongs to neither. */
static void
pop_up_at (GtkWidget *popover, const graphene_rect_t *box)
{
  gtk_popover_set_pointing_to (GTK_POPOVER (popover),
                               &(GdkRectangle){ (int) box->origin.x, (int) box->origin.y,
                                                (int) box->size.width, (int) box->size.height });
  gtk_popover_popup (GTK_POPOVER (popover));
}

static void
close_popovers (FhGameView *self)
{
  if (self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (self->popover_menu != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover_menu));
}

void
fh_game_view_drop_popovers (FhGameView *self)
{
  g_clear_pointer (&self->popover, gtk_widget_unparent);
  g_clear_pointer (&self->popover_menu, gtk_widget_unparent);
}

/* Shows @child, or the menu @model, over @at, and takes away what is shown so. */
static void
pop_up (FhGameView *self, GtkWidget *child, GtkWidget *at)
{
  graphene_rect_t box;

  close_popovers (self);
  if (self->popover == NULL)
    {
      self->popover = gtk_popover_new ();
      gtk_widget_set_parent (self->popover, GTK_WIDGET (self));
    }
  gtk_popover_set_child (GTK_POPOVER (self->popover), child);
  if (gtk_widget_compute_bounds (at, GTK_WIDGET (self), &box))
    pop_up_at (self->popover, &box);
}

void
fh_game_view_pop_up_menu (FhGameView *self, GMenuModel *model, GtkWidget *at)
{
  graphene_rect_t box;

  close_popovers (self);
  if (!gtk_widget_compute_bounds (at, GTK_WIDGET (self), &box))
    return;
  if (self->popover_menu == NULL)
    {
      self->popover_menu = gtk_popover_menu_new_from_model (NULL);
      gtk_widget_set_parent (self->popover_menu, GTK_WIDGET (self));
    }
  gtk_popover_menu_set_menu_model (GTK_POPOVER_MENU (self->popover_menu), model);
  pop_up_at (self->popover_menu, &box);
}

static void
last_trick_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  g_autofree char *cards = NULL;
  FhScene scene;
  GtkWidget *child;

  if (self->game == NULL)
    return;

  scene = fh_game_view_get_scene (self);
  child = fh_last_trick_new (&scene, self->game);
  if (child == NULL)
    {
      fh_game_view_say (self, _ ("No trick is finished yet."));
      return;
    }
  pop_up (self, child, fh_table_view_get_last_trick_button (self->table));
  cards = fh_sentence_trick_cards (&scene, TRUE);
  announce (self, cards);
}

/* Opens the log.  (transfer none) */
static FhGameLog *
open_log (FhGameView *self)
{
  GtkWidget *log = fh_game_log_new (self->game);

  gtk_widget_set_size_request (log, 320, 420);
  pop_up (self, log, gtk_widget_get_parent (fh_table_view_get_last_trick_button (self->table)));
  return FH_GAME_LOG (log);
}

static void
log_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->game != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (open_log (self)));
}

/* The log while it is to be seen, or NULL. */
static FhGameLog *
shown_log (FhGameView *self)
{
  GtkWidget *child = self->popover != NULL && gtk_widget_get_mapped (self->popover)
                         ? gtk_popover_get_child (GTK_POPOVER (self->popover))
                         : NULL;

  return FH_IS_GAME_LOG (child) ? FH_GAME_LOG (child) : NULL;
}

void
fh_game_view_ask_why (FhGameView *self, guint index)
{
  FhGameLog *log = shown_log (self);

  if (fh_game_can_ask_why (self->game, index))
    fh_game_log_ask (log != NULL ? log : open_log (self), index);
}

gboolean
fh_game_view_asked (FhGameView *self, int seat, guint card, gboolean is_click)
{
  guint index;

  /* A click takes a finished trick away. */
  if (self->game == NULL || (is_click && fh_game_get_hold (self->game) != FH_HOLD_NONE)
      || (is_click && fh_intent_asks (self->intent)) || self->asked == FH_ASKED_WHAT_LIES)
    return FALSE;
  if (card == FH_CARD_NONE ? !fh_game_find_last (self->game, seat, &index)
                           : !fh_game_find_play (self->game, seat, (FhCard) card, &index))
    return FALSE;
  fh_game_view_ask_why (self, index);
  return TRUE;
}

/* About what was decided last, whoever did. */
static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->game == NULL)
    return;
  for (guint i = fh_game_get_n_actions (self->game); i-- > fh_game_get_deal_start (self->game);)
    if (fh_game_can_ask_why (self->game, i))
      {
        fh_game_view_ask_why (self, i);
        return;
      }
  fh_game_view_say (self, _ ("Nobody has decided anything yet."));
}

/* The page on the rule that refused something last. */
static void
rule_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  const char *rule = fh_table_view_get_rule (self->table);
  GtkRoot *root = gtk_widget_get_root (widget);

  if (rule == NULL)
    fh_game_view_say (self, _ ("Nothing has been refused."));
  else
    fh_help_window_show (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, rule);
}

static void
continue_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  /* From a deal of long ago one goes back first. */
  if (self->game != NULL && !fh_game_view_leave_deal (self)
      && !fh_game_view_go_on_in_challenge (self))
    fh_game_continue (self->game);
}

static void
focus_hand_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (FH_GAME_VIEW (widget)->hand));
}

/* What the window opens: the action "table.review" is the signal "review". */
static void
forward_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, action + strlen ("table."));
}

void
fh_game_view_install_speech (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "table.last-trick", NULL, last_trick_cb);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_cb);
  gtk_widget_class_install_action (widget_class, "table.rule", NULL, rule_cb);
  gtk_widget_class_install_action (widget_class, "table.why", NULL, why_cb);
  gtk_widget_class_install_action (widget_class, "table.focus-hand", NULL, focus_hand_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-turn", NULL, speak_turn_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-contract", NULL, speak_contract_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-score", NULL, speak_score_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-trick", NULL, speak_trick_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-trumps", NULL, speak_trumps_cb);
  gtk_widget_class_install_action (widget_class, "table.speak-kitty", NULL, speak_kitty_cb);
  gtk_widget_class_install_action (widget_class, "table.score-sheet", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.new-game", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.play-again", NULL, forward_cb);
  gtk_widget_class_install_action (widget_class, "table.review", NULL, forward_cb);
}

void
fh_game_view_add_keys (FhGameView *self)
{
  GtkEventController *controller = fh_keys_controller_new (FH_KEYS_TABLE);

  /* Wherever the focus is in the window; what takes text takes these keys first. */
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}
