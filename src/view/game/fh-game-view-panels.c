/* fh-game-view-panels.c: what the person is asked, and what becomes of the answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-game-view-private.h"

#include <glib/gi18n.h>

#include "fh-bid-panel.h"
#include "fh-choice-panel.h"
#include "fh-compat.h"
#include "fh-cut-panel.h"
#include "fh-game-reasons.h"
#include "fh-kitty-panel.h"
#include "fh-look-bar.h"
#include "fh-made.h"
#include "fh-result-panel.h"
#include "fh-table-panel.h"

gboolean
fh_game_view_is_taken (FhGameView *self, const FhAction *action)
{
  gboolean taken = FALSE;

  g_signal_emit_by_name (self, "deciding", action, &taken);
  return taken;
}

/* --- The auction --- */

/* The panel knows why a call is refused. */
static void
refused_cb (FhGameView *self, const char *reason, const char *help, FhBidPanel *panel)
{
  FhCall call = fh_bid_grid_get_pressed (fh_bid_panel_get_grid (panel));
  FhAction action = fh_action_bid (fh_game_get_person (self->game), call);

  if (!fh_game_view_is_taken (self, &action))
    fh_game_view_refuse (self, reason, help);
}

static void
declared_cb (FhGameView *self)
{
  FhAction action = { .kind = FH_ACTION_ACE_NO_FACE,
                      .seat = (uint8_t) fh_game_get_person (self->game),
                      .suit = FH_SUIT_NONE };

  fh_intent_want (self->intent, &action);
}

/* Marks in the hand what would be trumps. */
static void
considered_cb (FhGameView *self, guint call)
{
  gboolean is_bid = call != FH_CALL_NONE && fh_call_is_bid ((FhCall) call);

  fh_hand_view_set_considered (self->hand, is_bid ? (int) fh_call_trump ((FhCall) call) : -1);
  g_signal_emit_by_name (self, "considered", call);
}

static void
asked_cb (FhGameView *self, int n)
{
  guint index;

  if (fh_game_find_call (self->game, n, &index))
    fh_game_view_ask_why (self, index);
}

static GtkWidget *
new_bid_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_bid_panel_new ();

  fh_connect (panel, "called", fh_intent_choose_call, self->intent);
  fh_connect (panel, "declared", declared_cb, self);
  fh_connect (panel, "refused", refused_cb, self);
  fh_connect (panel, "considered", considered_cb, self);
  fh_connect (panel, "asked", asked_cb, self);

  return panel;
}

static void
declare_chosen_cb (FhGameView *self, int declares)
{
  if (declares)
    declared_cb (self);
  else
    fh_game_continue (self->game);
}

static GtkWidget *
new_declare_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_declare_panel_new ();

  fh_connect (panel, "chosen", declare_chosen_cb, self);

  return panel;
}

static void
answered_cb (FhGameView *self, int redeal)
{
  FhAction action = { .kind = FH_ACTION_ANSWER,
                      .seat = (uint8_t) fh_game_get_person (self->game),
                      .redeal = redeal,
                      .suit = FH_SUIT_NONE };

  fh_intent_want (self->intent, &action);
}

static GtkWidget *
new_answer_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_ace_no_face_panel_new (&moment->scene);

  fh_connect (panel, "chosen", answered_cb, self);

  return panel;
}

/* --- The cut for the first deal --- */

static GtkWidget *
new_cut_panel (FhGameView *self, const FhPanelMoment *moment)
{
  GtkWidget *panel = fh_cut_panel_new ();

  fh_table_panel_update (FH_TABLE_PANEL (panel), moment);
  fh_announce (GTK_WIDGET (self), fh_cut_panel_get_spoken (FH_CUT_PANEL (panel)));

  return panel;
}

/* --- The result --- */

static GtkWidget *
new_result_panel (FhGameView *self, const FhPanelMoment *moment)
{
  return fh_result_panel_new ();
}

/* --- Which of them --- */

static FhPanelKind
kind_of (FhGameView *self, const FhTable *table)
{
  gboolean is_own = table->turn == fh_game_get_person (self->game)
                    && fh_seating_is_person (fh_game_peek_seating (self->game), table->turn);

  if (fh_game_get_hold (self->game) == FH_HOLD_CUT)
    return FH_PANEL_CUT;
  /* It may be played out of turn, even while the last trick lies on the table. */
  if (fh_intent_get_stage (self->intent) == FH_INTENT_NAMING)
    return FH_PANEL_JOKER;
  if (table->n_deals == 0 || fh_game_get_hold (self->game) == FH_HOLD_TRICK)
    return FH_PANEL_NONE;
  if (table->deal_over && fh_intent_is_writing (self->intent)
      && fh_game_get_hold (self->game) != FH_HOLD_NONE)
    return FH_PANEL_ENTRY;
  if (table->deal_over)
    return fh_game_get_hold (self->game) == FH_HOLD_NONE ? FH_PANEL_NONE : FH_PANEL_RESULT;
  if (fh_game_get_hold (self->game) == FH_HOLD_DECLARE)
    return FH_PANEL_DECLARE;
  if (table->due == FH_ACTION_ANSWER && is_own)
    return FH_PANEL_ANSWER;
  if (table->due == FH_ACTION_BID || table->due == FH_ACTION_ANSWER)
    return FH_PANEL_BID;
  if ((table->due == FH_ACTION_DISCARD || table->due == FH_ACTION_SWAP) && is_own)
    return FH_PANEL_EXCHANGE;

  if (table->due == FH_ACTION_PARTNER && is_own)
    return FH_PANEL_PARTNER;
  if (table->due == FH_ACTION_CALL && is_own)
    return FH_PANEL_CALL;

  return FH_PANEL_NONE;
}

/* First the cards are dealt, then the calls are shown; first it is told who plays what, then cards
 * are put away; first the last trick is taken, then the result is shown. */
static gboolean
has_to_wait (FhGameView *self, FhPanelKind kind)
{
  if (kind == self->shown.panel_kind)
    return FALSE;
  if (kind == FH_PANEL_BID)
    return fh_hand_view_is_entering (self->hand);
  if (kind == FH_PANEL_EXCHANGE)
    return fh_table_view_is_busy (self->table);
  return (kind == FH_PANEL_RESULT || kind == FH_PANEL_ENTRY) && self->shown.gathers;
}

static FhPanelKind
get_kind (FhGameView *self, const FhTable *table)
{
  FhPanelKind kind = kind_of (self, table);

  /* Nothing new is to be done where one only looks. */
  if (self->asked == FH_ASKED_WHAT_LIES
      || (self->asked == FH_ASKED_ANSWERED && kind != self->shown.panel_kind))
    kind = FH_PANEL_NONE;
  self->shown.waits = has_to_wait (self, kind);
  return self->shown.waits ? FH_PANEL_NONE : kind;
}

static GtkWidget *
new_panel (FhGameView *self, FhPanelKind kind, const FhPanelMoment *moment)
{
  static GtkWidget *(*const makers[]) (FhGameView *, const FhPanelMoment *) = {
    [FH_PANEL_NONE] = NULL,
    [FH_PANEL_CUT] = new_cut_panel,
    [FH_PANEL_BID] = new_bid_panel,
    [FH_PANEL_DECLARE] = new_declare_panel,
    [FH_PANEL_ANSWER] = new_answer_panel,
    [FH_PANEL_EXCHANGE] = fh_game_view_new_exchange_panel,
    [FH_PANEL_JOKER] = fh_game_view_new_joker_panel,
    [FH_PANEL_PARTNER] = fh_game_view_new_partner_panel,
    [FH_PANEL_CALL] = fh_game_view_new_call_panel,
    [FH_PANEL_RESULT] = new_result_panel,
    [FH_PANEL_ENTRY] = fh_game_view_new_entry_panel,
  };

  return makers[kind] != NULL ? makers[kind](self, moment) : NULL;
}

gboolean
fh_game_view_offers_review (FhGameView *self)
{
  /* Whether the window opens one when it is asked to. */
  return self->offers_review
         && g_signal_has_handler_pending (self, g_signal_lookup ("review", G_OBJECT_TYPE (self)), 0,
                                          FALSE);
}

/* What the panel is told.  @table and @cut are places for what it looks at. */
static FhPanelMoment
get_moment (FhGameView *self, const FhScene *scene, FhTable *table, FhCut *cut)
{
  FhPanelMoment moment = { .scene = *scene, .hold = fh_game_get_hold (self->game) };
  const FhState *state = fh_game_peek_open_state (self->game);

  moment.tells_calls = fh_game_view_tells_calls (self, scene);
  moment.offers_review = fh_game_view_offers_review (self);
  if (state != NULL && self->deal_look != NULL)
    {
      moment.scene = fh_deal_look_get_end (self->deal_look);
      moment.open = fh_deal_look_peek_end (self->deal_look);
      moment.is_past = fh_deal_look_is_past (self->deal_look);
      if (moment.is_past)
        moment.hold = FH_HOLD_DEAL;
      moment.n_looks = fh_deal_look_get_n (self->deal_look);
      moment.look = fh_deal_look_get (self->deal_look);
      moment.looked_at = fh_deal_look_get_scene (self->deal_look);
    }
  if (moment.hold == FH_HOLD_CUT)
    {
      fh_game_get_cut (self->game, cut);
      moment.cut = cut;
    }
  /* A bid out of turn is chosen as if it were the person's turn. */
  if (fh_intent_get_stage (self->intent) == FH_INTENT_EARLY_BID
      && fh_game_get_early (self->game, &moment.legal))
    {
      *table = *scene->table;
      table->turn = (uint8_t) scene->person;
      moment.scene.table = table;
      return moment;
    }
  fh_game_get_legal (self->game, &moment.legal);
  moment.waits = moment.legal.due != FH_ACTION_BID || !fh_game_awaits_person (self->game);
  return moment;
}

/* --- Its room --- */

void
fh_game_view_update_prompt (FhGameView *self, const FhScene *scene)
{
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  g_autofree char *turn = panel == NULL
                              ? fh_sentence_turn (scene)
                              : g_strdup (fh_table_panel_get_prompt (FH_TABLE_PANEL (panel)));

  /* What is to be done in a lesson is said beside the table, and nothing is to be done while the
   * cards are dealt. */
  if (fh_intent_get_question (self->intent)->text != NULL || !fh_game_view_is_played (self)
      || fh_game_view_is_waiting (self))
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

/* So much of @panel comes before hands that are only looked at. */
static void
tell_whole_height (FhGameView *self, GtkWidget *panel)
{
  fh_table_view_set_whole_height (self->table,
                                  fh_table_panel_get_whole_height (FH_TABLE_PANEL (panel)));
}

void
fh_game_view_give_room (FhGameView *self)
{
  GtkWidget *panel = fh_table_view_get_panel (self->table);
  FhScene scene;
  int held;

  if (self->game == NULL || panel == NULL)
    return;

  held = fh_hand_view_get_n_cards (self->hand) > 0
             ? gtk_widget_get_width (GTK_WIDGET (fh_hand_view_get_nth (self->hand, 0)))
             : 0;
  if (FH_IS_KITTY_PANEL (panel) && held > 0)
    fh_kitty_panel_set_card_width (FH_KITTY_PANEL (panel), held * 3 / 5);
  if (FH_IS_RESULT_PANEL (panel))
    fh_result_panel_set_card_width (FH_RESULT_PANEL (panel), held * 2 / 5);
  fh_table_panel_set_room (FH_TABLE_PANEL (panel), fh_table_view_get_room_width (self->table),
                           fh_table_view_get_room (self->table));
  tell_whole_height (self, panel);
  scene = fh_game_view_get_scene (self);
  fh_game_view_update_prompt (self, &scene);
}

/* What a panel measures before it has been laid out is without its fonts. */
static gboolean
laid_out_cb (GtkWidget *panel, GdkFrameClock *clock, gpointer user_data)
{
  if (gtk_widget_get_width (panel) == 0)
    return G_SOURCE_CONTINUE;

  fh_game_view_give_room (FH_GAME_VIEW (user_data));
  return G_SOURCE_REMOVE;
}

/* Below the result, and what is looked at in its place, the steps and the way on. */
static void
update_foot (FhGameView *self, FhPanelKind kind, const FhPanelMoment *moment)
{
  if (kind != FH_PANEL_RESULT)
    {
      fh_table_view_set_foot (self->table, NULL);
      return;
    }
  if (fh_table_view_get_foot (self->table) == NULL)
    fh_table_view_set_foot (self->table, g_object_new (FH_TYPE_LOOK_BAR, NULL));
  fh_look_bar_update (FH_LOOK_BAR (fh_table_view_get_foot (self->table)), moment);
}

void
fh_game_view_update_panel (FhGameView *self, const FhScene *scene)
{
  FhTable table;
  FhCut cut;
  FhPanelMoment moment = get_moment (self, scene, &table, &cut);
  FhPanelKind kind = get_kind (self, scene->table);
  g_autoptr (GArray) deals = moment.hold == FH_HOLD_GAME ? fh_game_dup_deals (self->game) : NULL;
  /* An exchange may follow another one: the swap of an inkle, the second of a grand nullo. */
  int exchange = scene->table->due * 4 + scene->table->discards_made;
  g_autofree char *compared =
      self->deal_look != NULL ? fh_deal_look_dup_compared (self->deal_look) : NULL;
  g_autofree char *cost = self->deal_look != NULL ? fh_deal_look_dup_cost (self->deal_look) : NULL;
  g_autofree char *lesson = self->deal_look != NULL && self->progress != NULL
                                ? fh_deal_look_dup_lesson (self->deal_look, self->progress)
                                : NULL;
  gboolean is_new = kind != self->shown.panel_kind
                    || (kind == FH_PANEL_EXCHANGE && exchange != self->shown.exchange);
  moment.deals = deals;
  moment.compared = compared;
  if (self->deal_look != NULL)
    moment.place = fh_deal_look_get_place (self->deal_look);
  moment.has_experts =
      self->deal_look != NULL
      && fh_deal_look_get_compared (self->deal_look, &moment.own_points, &moment.experts_points);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.copy-result", moment.has_experts);
  moment.cost = cost;
  moment.lesson = lesson;
  /* Before the old panel goes, and the focus with it. */
  gboolean may_focus = is_new && fh_game_view_may_focus (self);

  if (is_new)
    {
      self->shown.panel_kind = kind;
      self->shown.exchange = exchange;
      fh_hand_view_set_choosing (self->hand, 0);
      fh_hand_view_set_considered (self->hand, -1);
      /* A panel that goes with the focus would leave the keyboard nowhere. */
      if (may_focus)
        gtk_widget_grab_focus (GTK_WIDGET (self->hand));
      fh_table_view_set_panel (self->table, new_panel (self, kind, &moment));
      if (kind == FH_PANEL_EXCHANGE)
        fh_hand_view_set_choosing (self->hand, moment.legal.count);
    }
  if (kind != FH_PANEL_NONE)
    {
      GtkWidget *panel = fh_table_view_get_panel (self->table);

      fh_table_panel_update (FH_TABLE_PANEL (panel), &moment);
      tell_whole_height (self, panel);
    }
  update_foot (self, kind, &moment);
  if (kind == FH_PANEL_BID)
    fh_bid_grid_set_marked (
        fh_bid_panel_get_grid (FH_BID_PANEL (fh_table_view_get_panel (self->table))),
        fh_intent_get_call (self->intent));
  if (is_new && kind != FH_PANEL_NONE)
    {
      fh_game_view_give_room (self);
      gtk_widget_add_tick_callback (fh_table_view_get_panel (self->table), laid_out_cb, self, NULL);
    }
  if (may_focus)
    fh_game_view_focus (self);
}
