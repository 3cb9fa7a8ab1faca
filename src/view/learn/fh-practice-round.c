/* fh-practice-round.c: question after question on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-round.h"

#include <glib/gi18n.h>

#include "fh-allowed.h"
#include "fh-bid-panel.h"
#include "fh-compat.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-practice-words.h"
#include "fh-table-panel.h"
#include "fh-tell.h"
#include "fh-widget.h"
#include "fh-words.h"

struct _FhPracticeRound
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhPracticeSession *session;
  guint tick_id;

  GtkWidget *table;
  GtkWidget *panel;
  GtkWidget *panes;
};

FH_DEFINE_MADE_TYPE (FhPracticeRound, fh_practice_round, ADW_TYPE_BIN)

static FhHandView *
get_hand (FhPracticeRound *self)
{
  return fh_table_view_get_hand (FH_TABLE_VIEW (self->table));
}

static void
answer_with (FhPracticeRound *self, const FhPracticeAnswer *answer)
{
  if (fh_practice_session_peek_question (self->session) != NULL
      && fh_practice_session_peek_answer (self->session) == NULL)
    fh_practice_session_answer (self->session, answer);
}

/* --- What the person does --- */

/* A card is the answer; one that the rules refuse is none, and says why. */
static void
card_cb (FhPracticeRound *self, guint card)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (self->session);
  const FhSeatView *view = fh_practice_session_peek_view (self->session);
  FhPracticeAnswer answer = { .cards = FH_SET (card) };
  FhRefusal refusal;

  if (question == NULL || question->form != FH_PRACTICE_PICK_CARD
      || fh_practice_session_peek_answer (self->session) != NULL)
    return;
  refusal = fh_allowed_card (view, (FhCard) card);
  if (refusal.code != FH_OK)
    {
      g_autofree char *why = fh_words_refusal_for_person (&refusal);

      fh_table_view_set_notice (FH_TABLE_VIEW (self->table), why, fh_words_refusal_help (&refusal));
      fh_announce (GTK_WIDGET (self), why);
      return;
    }
  answer_with (self, &answer);
}

static void
lifted_cb (FhPracticeRound *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "practice.that-is-it",
                                 fh_hand_view_get_chosen (get_hand (self)) != 0);
}

static void
that_is_it_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhPracticeRound *self = FH_PRACTICE_ROUND (widget);
  FhPracticeAnswer answer = { .cards = fh_hand_view_get_chosen (get_hand (self)) };

  answer_with (self, &answer);
}

static void
called_cb (FhPracticeRound *self, guint call)
{
  FhPracticeAnswer answer = { .call = (FhCall) call };

  answer_with (self, &answer);
}

static void
refused_cb (FhPracticeRound *self, const char *reason, const char *help)
{
  /* Behind the answer the calls only show it. */
  if (fh_practice_session_peek_answer (self->session) != NULL)
    return;
  fh_table_view_set_notice (FH_TABLE_VIEW (self->table), reason, help);
  fh_announce (GTK_WIDGET (self), reason);
}

static void
option_cb (FhPracticeRound *self, guint option)
{
  FhPracticeAnswer answer = { .option = (guint8) option };

  answer_with (self, &answer);
}

static void
ordered_cb (FhPracticeRound *self)
{
  FhPracticeAnswer answer = { .option = 0 };

  fh_practice_panel_get_order (FH_PRACTICE_PANEL (self->panel), &answer);
  answer_with (self, &answer);
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_practice_session_next (FH_PRACTICE_ROUND (widget)->session);
}

/* --- What is shown --- */

/* What can be done with each card: marked where one is to be played, never where that is asked. */
static void
mark_cards (FhPracticeRound *self,
            const FhPracticeQuestion *question,
            const FhSeatView *view,
            gboolean is_answered)
{
  FhHandView *hand = get_hand (self);

  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    {
      FhCardWidget *widget = fh_hand_view_get_nth (hand, i);
      FhCard card = fh_card_widget_get_card (widget);
      FhRefusal refusal = fh_allowed_card (view, card);
      g_autofree char *why = refusal.code != FH_OK ? fh_words_refusal_for_person (&refusal) : NULL;
      gboolean picks =
          question->form == FH_PRACTICE_PICK_CARD || question->form == FH_PRACTICE_PICK_CARDS;

      /* A card may have been right in the question before. */
      fh_card_widget_set_hinted (widget,
                                 is_answered && picks && fh_set_has (question->right_cards, card));
      if (is_answered && picks)
        fh_card_widget_set_state (widget, FH_CARD_PLAIN, NULL, FALSE);
      else if (question->form == FH_PRACTICE_PICK_CARD)
        fh_card_widget_set_state (widget, why == NULL ? FH_CARD_PLAYABLE : FH_CARD_REFUSED, why,
                                  TRUE);
    }
}

static void
give_room (FhPracticeRound *self)
{
  GtkWidget *panel = fh_table_view_get_panel (FH_TABLE_VIEW (self->table));
  GPtrArray *cells;

  if (panel == NULL)
    return;
  fh_table_panel_set_room (FH_TABLE_PANEL (panel),
                           fh_table_view_get_room_width (FH_TABLE_VIEW (self->table)),
                           fh_table_view_get_room (FH_TABLE_VIEW (self->table)));
  /* In less room, which the answer leaves, the call that was right may be scrolled away. */
  cells = fh_bid_grid_get_cells (fh_bid_panel_get_grid (FH_BID_PANEL (panel)));
  for (guint i = 0; i < cells->len; i++)
    if (gtk_widget_has_css_class (cells->pdata[i], "right"))
      {
        fh_widget_scroll_to_top (cells->pdata[i]);
        break;
      }
}

/* Before the first frame of a panel its fonts are not known. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  FhPracticeRound *self = FH_PRACTICE_ROUND (widget);

  self->tick_id = 0;
  give_room (self);
  return G_SOURCE_REMOVE;
}

/* Says who sits at the table of @view: those of the person's own one, as seen from that seat. */
static void
get_seating (FhPracticeRound *self, const FhSeatView *view, FhSeating *seating)
{
  const FhRules *rules = &view->table.rules;

  fh_settings_get_seating (self->settings, rules, seating);
  fh_sentence_move_seats (seating, rules->n_seats, view->seat);
}

/* Asks for a call; with @answer it is marked on the calls, and which one was right. */
static void
show_bid_panel (FhPracticeRound *self,
                const FhPracticeQuestion *question,
                const FhSeatView *view,
                const FhSeating *seating,
                const FhPracticeAnswer *answer)
{
  FhPanelMoment moment = { .legal = view->legal };
  GtkWidget *panel = fh_bid_panel_new ();
  FhBidGrid *grid = fh_bid_panel_get_grid (FH_BID_PANEL (panel));

  moment.scene = fh_practice_scene (view, seating);
  fh_connect (panel, "called", called_cb, self);
  fh_connect (panel, "refused", refused_cb, self);
  fh_table_panel_update (FH_TABLE_PANEL (panel), &moment);
  fh_table_view_set_panel (FH_TABLE_VIEW (self->table), panel);
  if (answer != NULL)
    {
      fh_bid_grid_update (grid, &view->table, view->seat, TRUE);
      fh_bid_grid_show_answer (grid, question->right_calls, answer->call);
    }
  give_room (self);
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
show_table (FhPracticeRound *self,
            const FhPracticeQuestion *question,
            const FhSeatView *view,
            const FhSeating *seating,
            gboolean is_answered)
{
  const FhPracticeKind kind = (FhPracticeKind) question->spec.kind;
  FhTable table;
  FhTableScene scene = { .hand = view->hand,
                         .rests = question->n_options > 0,
                         .is_shown = question->n_options > 0,
                         .thinking = -1 };

  if (is_answered)
    table = view->table;
  else
    fh_practice_table (question, &table);
  scene.scene = fh_practice_scene (view, seating);
  scene.scene.table = &table;
  scene.scene.is_asked = !is_answered && !fh_practice_is_decision (kind);
  scene.hold = is_answered && (kind == FH_PRACTICE_WINNER || kind == FH_PRACTICE_SCORE)
                   ? FH_HOLD_TRICK
                   : FH_HOLD_NONE;
  if (kind == FH_PRACTICE_DISCARD)
    scene.fresh = view->received & view->hand;
  for (int seat = 0; seat < table.rules.n_seats; seat++)
    if (seat != view->seat)
      scene.open[seat] = table.open[seat];
  fh_table_view_show (FH_TABLE_VIEW (self->table), &scene, FALSE);
}

static void
show_question (FhPracticeRound *self, const FhSeating *seating)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (self->session);
  const FhSeatView *view = fh_practice_session_peek_view (self->session);
  const FhPracticeAnswer *answer = fh_practice_session_peek_answer (self->session);
  gboolean is_answered = answer != NULL;
  FhTableView *table = FH_TABLE_VIEW (self->table);
  FhCardSet lifted = fh_hand_view_get_chosen (get_hand (self));

  fh_hand_view_set_choosing (get_hand (self), 0);
  /* Whoever has put a card elsewhere finds it there while the question stands. */
  if (!is_answered)
    fh_hand_view_forget_order (get_hand (self));
  fh_table_view_set_panel (table, NULL);
  fh_table_view_set_notice (table, NULL, NULL);
  fh_table_view_set_prompt (table, NULL);
  show_table (self, question, view, seating, is_answered);
  if (!is_answered && question->form == FH_PRACTICE_PICK_CARDS)
    fh_hand_view_set_choosing (get_hand (self), fh_set_size (view->hand));
  fh_panes_set_ask (FH_PANES (self->panes),
                    question->n_options > 0                                   ? FH_PANES_ASK_SIDE
                    : !is_answered && question->form == FH_PRACTICE_PICK_CALL ? FH_PANES_ASK_MAIN
                                                                              : FH_PANES_ASK_NONE);
  if (question->form == FH_PRACTICE_PICK_CALL)
    show_bid_panel (self, question, view, seating, answer);
  mark_cards (self, question, view, is_answered);
  /* What was lifted has been the answer, and is seen as such. */
  if (is_answered && question->form == FH_PRACTICE_PICK_CARDS)
    FH_FOREACH_CARD (card, lifted & ~question->right_cards)
      /* Translators: a tag on a card that was chosen and is not right. */
      fh_card_widget_set_tag (fh_hand_view_get_widget (get_hand (self), card),
                              C_ ("tag on a card", "wrong"), NULL);
}

void
fh_practice_round_focus (FhPracticeRound *self)
{
  const FhPracticeQuestion *question;
  GtkWidget *panel;

  g_return_if_fail (FH_IS_PRACTICE_ROUND (self));

  question = fh_practice_session_peek_question (self->session);
  panel = fh_table_view_get_panel (FH_TABLE_VIEW (self->table));
  if (question == NULL || fh_practice_panel_focus (FH_PRACTICE_PANEL (self->panel)))
    return;
  if (panel != NULL)
    gtk_widget_grab_focus (panel);
  else
    gtk_widget_child_focus (GTK_WIDGET (get_hand (self)), GTK_DIR_TAB_FORWARD);
}

/* Another question stands there, or its answer. */
void
fh_practice_round_show (FhPracticeRound *self)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (self->session);
  g_autofree char *words = NULL;
  FhSeating seating = { 0 };

  fh_tell_reader (GTK_WIDGET (self), NULL);
  if (question != NULL)
    {
      get_seating (self, fh_practice_session_peek_view (self->session), &seating);
      show_question (self, &seating);
    }
  else
    {
      fh_table_view_clear (FH_TABLE_VIEW (self->table));
      fh_panes_set_ask (FH_PANES (self->panes), FH_PANES_ASK_NONE);
    }
  fh_practice_panel_show (FH_PRACTICE_PANEL (self->panel), self->session, &seating);
  lifted_cb (self);
  fh_practice_round_focus (self);
  words = fh_practice_panel_dup_words (FH_PRACTICE_PANEL (self->panel));
  fh_tell_reader (GTK_WIDGET (self), words);
}

/* --- The widget --- */

static void
settings_cb (FhPracticeRound *self)
{
  g_autofree char *felt = NULL;

  g_object_get (self->settings, "felt", &felt, NULL);
  fh_table_view_set_felt (FH_TABLE_VIEW (self->table), felt);
  fh_table_view_set_order (FH_TABLE_VIEW (self->table),
                           fh_settings_get_hand_order (self->settings));
}

static void
fh_practice_round_constructed (GObject *object)
{
  FhPracticeRound *self = FH_PRACTICE_ROUND (object);

  G_OBJECT_CLASS (fh_practice_round_parent_class)->constructed (object);
  self->table = fh_table_view_new ();
  fh_table_view_set_duration (FH_TABLE_VIEW (self->table), 0);
  self->panel = fh_practice_panel_new ();
  fh_connect (get_hand (self), "card-activated", card_cb, self);
  fh_connect (get_hand (self), "card-dropped", card_cb, self);
  fh_connect (get_hand (self), "chosen-changed", lifted_cb, self);
  fh_connect (self->table, "room-changed", give_room, self);
  fh_connect (self->panel, "answered", option_cb, self);
  fh_connect (self->panel, "ordered", ordered_cb, self);
  fh_connect (self->session, "changed", fh_practice_round_show, self);
  fh_connect (self->settings, "notify", settings_cb, self);
  settings_cb (self);
  self->panes =
      fh_panes_new (FH_PANES_TEXT, fh_table_view_new_scroller (FH_TABLE_VIEW (self->table)),
                    self->panel, self->settings);
  adw_bin_set_child (ADW_BIN (self), self->panes);
}

static void
fh_practice_round_dispose (GObject *object)
{
  FhPracticeRound *self = FH_PRACTICE_ROUND (object);

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  G_OBJECT_CLASS (fh_practice_round_parent_class)->dispose (object);
}

static void
fh_practice_round_class_init (FhPracticeRoundClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_practice_round_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_practice_round_dispose;
  gtk_widget_class_install_action (widget_class, "practice.that-is-it", NULL, that_is_it_cb);
  gtk_widget_class_install_action (widget_class, "practice.next", NULL, next_cb);
  FH_MADE_WITH_OBJECT (klass, FhPracticeRound, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhPracticeRound, session, FH_TYPE_PRACTICE_SESSION);
}

GtkWidget *
fh_practice_round_new (FhSettings *settings, FhPracticeSession *session)
{
  return g_object_new (FH_TYPE_PRACTICE_ROUND, "settings", settings, "session", session, NULL);
}

FhTableView *
fh_practice_round_get_table (FhPracticeRound *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_ROUND (self), NULL);

  return FH_TABLE_VIEW (self->table);
}

FhPracticePanel *
fh_practice_round_get_panel (FhPracticeRound *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_ROUND (self), NULL);

  return FH_PRACTICE_PANEL (self->panel);
}
