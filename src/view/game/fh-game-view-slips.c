/* fh-game-view-slips.c: what the person can do beside the rules, in menus on the table and on each
 * card, and the score that is written down by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-laws-menu.h"
#include "fh-made.h"
#include "fh-score-entry.h"

/* --- The score --- */

static void
confirmed_cb (FhGameView *self, FhScoreEntry *entry)
{
  int points[FH_MAX_SEATS] = { 0 };

  for (int side = 0; side < fh_game_peek_rules (self->game)->n_sides; side++)
    points[side] = fh_score_entry_get_points (entry, side);
  fh_intent_write_points (self->intent, points);
}

static void
cancelled_cb (FhGameView *self)
{
  fh_intent_set_writing (self->intent, FALSE);
}

GtkWidget *
fh_game_view_new_entry_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_score_entry_new ();

  fh_connect (panel, "confirmed", confirmed_cb, self);
  fh_connect (panel, "cancelled", cancelled_cb, self);
  return panel;
}

/* --- Actions --- */

/* "laws.demand" and the like: what is said without a card. */
static void
say_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  static const struct
  {
    const char *name;
    FhActionKind kind;
  } words[] = {
    { "laws.demand", FH_ACTION_DEMAND },
    { "laws.accept", FH_ACTION_ACCEPT },
    { "laws.challenge", FH_ACTION_CHALLENGE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (words[i].name, name))
      fh_intent_say (FH_GAME_VIEW (widget)->intent, words[i].kind);
}

static void
begin_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (g_str_equal (name, "laws.early"))
    fh_intent_begin_early (self->intent);
  else
    fh_intent_begin (self->intent,
                     g_str_equal (name, "laws.correct") ? FH_INTENT_CORRECT : FH_INTENT_MISDEAL);
}

static void
show_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  if (g_variant_get_uint32 (parameter) < FH_N_EXPOSURES)
    fh_intent_begin_show (FH_GAME_VIEW (widget)->intent,
                          (FhExposure) g_variant_get_uint32 (parameter));
}

static void
show_card_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  guint way, card;

  g_variant_get (parameter, "(uu)", &way, &card);
  if (self->game != NULL && way < FH_N_EXPOSURES && card < FH_N_CARDS)
    {
      FhAction action =
          fh_action_expose (fh_game_get_person (self->game), (FhCard) card, (FhExposure) way);

      fh_intent_want (self->intent, &action);
    }
}

static void
early_card_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  guint card = g_variant_get_uint32 (parameter);

  if (self->game != NULL && card < FH_N_CARDS)
    {
      FhAction action =
          fh_action_play (fh_game_get_person (self->game), (FhCard) card, FH_SUIT_NONE);

      fh_intent_want (self->intent, &action);
    }
}

static void
ask_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  guint seat = g_variant_get_uint32 (parameter);

  if (self->game != NULL && seat < fh_game_peek_rules (self->game)->n_seats)
    fh_game_ask (self->game, (int) seat);
}

static void
write_points_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);

  if (self->shown.panel_kind == FH_PANEL_RESULT)
    fh_intent_set_writing (self->intent, TRUE);
}

static void
menu_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhGameView *self = FH_GAME_VIEW (widget);
  GtkWidget *button = fh_table_view_get_laws_button (self->table);
  g_autoptr (GMenuModel) menu = NULL;

  if (self->game == NULL)
    return;
  if (!gtk_widget_get_visible (button))
    {
      fh_game_view_say (
          self, fh_game_peek_table (self->game)->n_deals > 0
                    ? _ ("At this table nothing can be done by mistake, so there is nothing to "
                         "demand.")
                    : _ ("Nothing has been dealt yet."));
      return;
    }
  /* A question may stand where the button is. */
  if (!gtk_widget_get_mapped (button))
    button = GTK_WIDGET (fh_table_view_get_question (self->table));
  menu = fh_laws_menu_new (self->game);
  fh_game_view_pop_up_menu (self, menu, button);
}

/* --- The menu of a card --- */

static gboolean
pop_up_card_menu (FhGameView *self, GtkWidget *widget)
{
  GtkWidget *card = widget != NULL && !FH_IS_CARD_WIDGET (widget)
                        ? gtk_widget_get_ancestor (widget, FH_TYPE_CARD_WIDGET)
                        : widget;
  g_autoptr (GMenuModel) menu = NULL;

  if (card == NULL || self->game == NULL || !fh_game_view_is_played (self)
      || fh_hand_view_get_choosing (self->hand) > 0)
    return FALSE;
  menu = fh_laws_card_menu_new (self->game, fh_card_widget_get_card (FH_CARD_WIDGET (card)));
  if (menu == NULL)
    return FALSE;
  fh_game_view_pop_up_menu (self, menu, card);
  return TRUE;
}

static void
pressed_cb (GtkGestureClick *click, int n_press, double x, double y, FhGameView *self)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self->hand), x, y, GTK_PICK_DEFAULT);

  if (pop_up_card_menu (self, at))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
long_pressed_cb (GtkGestureLongPress *press, double x, double y, FhGameView *self)
{
  GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self->hand), x, y, GTK_PICK_DEFAULT);

  if (pop_up_card_menu (self, at))
    gtk_gesture_set_state (GTK_GESTURE (press), GTK_EVENT_SEQUENCE_CLAIMED);
}

static gboolean
card_menu_cb (GtkWidget *hand, GVariant *arguments, gpointer view)
{
  GtkRoot *root = gtk_widget_get_root (hand);

  return pop_up_card_menu (FH_GAME_VIEW (view), root != NULL ? gtk_root_get_focus (root) : NULL);
}

/* Whatever the person was about to do is not done. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  return fh_intent_cancel (FH_GAME_VIEW (widget)->intent);
}

void
fh_game_view_install_laws (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_class_install_action (widget_class, "table.laws", NULL, menu_cb);
  gtk_widget_class_install_action (widget_class, "laws.demand", NULL, say_cb);
  gtk_widget_class_install_action (widget_class, "laws.accept", NULL, say_cb);
  gtk_widget_class_install_action (widget_class, "laws.challenge", NULL, say_cb);
  gtk_widget_class_install_action (widget_class, "laws.correct", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "laws.misdeal", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "laws.early", NULL, begin_cb);
  gtk_widget_class_install_action (widget_class, "laws.show", "u", show_cb);
  gtk_widget_class_install_action (widget_class, "laws.show-card", "(uu)", show_card_cb);
  gtk_widget_class_install_action (widget_class, "laws.early-card", "u", early_card_cb);
  gtk_widget_class_install_action (widget_class, "laws.ask", "u", ask_cb);
  gtk_widget_class_install_action (widget_class, "laws.write-points", NULL, write_points_cb);
}

void
fh_game_view_add_law_keys (FhGameView *self)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
  } keys[] = { { GDK_KEY_Menu, 0 }, { GDK_KEY_F10, GDK_SHIFT_MASK } };
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->hand), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (press, "pressed", G_CALLBACK (long_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->hand), GTK_EVENT_CONTROLLER (press));
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (shortcuts),
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                          gtk_callback_action_new (card_menu_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->hand), shortcuts);
}
