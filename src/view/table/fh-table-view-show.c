/* fh-table-view-show.c: what lies on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-contract-box.h"
#include "fh-score-box.h"
#include "fh-seat-pill.h"
#include "fh-sentences.h"
#include "fh-widget.h"

/* A player who decides sooner is not said to think. */
#define THINKING_MS 900

/* Whose turn it is, is marked when the cards are dealt. */
static void
show_places (FhTableView *self, const FhTableScene *scene)
{
  const FhTable *table = scene->scene.table;
  gboolean is_dealing = table->due == FH_ACTION_BID && table->n_calls == 0
                        && fh_hand_view_is_entering (FH_HAND_VIEW (self->hand));

  self->next_place = NULL;
  for (int k = 0; k < FH_MAX_SEATS; k++)
    {
      int seat = (self->person + k) % self->n_seats;

      gtk_widget_set_visible (self->places[k], k < self->n_seats);
      if (k < self->n_seats)
        fh_seat_pill_update (FH_SEAT_PILL (self->places[k]), &scene->scene, seat, scene->talks,
                             self->says_thinking && seat == self->thinking);
      if (is_dealing && gtk_widget_has_css_class (self->places[k], "turn"))
        {
          self->next_place = self->places[k];
          gtk_widget_remove_css_class (self->places[k], "turn");
        }
    }
}

/* What the names and the order of cards heed, a FhDenomination or -1. */
static int
trump_of (const FhTableScene *scene)
{
  return scene->scene.is_asked ? -1 : fh_hand_trump (scene->scene.table);
}

static int
list_cards (FhCardSet set, int trump, FhCard cards[FH_N_CARDS])
{
  return fh_hand_order (set, trump, FH_HAND_HIGH_FIRST, NULL, 0, cards);
}

static void
show_open (FhTableView *self, const FhTableScene *scene)
{
  FhCard cards[FH_N_CARDS];

  self->open_seats = 0;
  self->dummy_seats = 0;
  for (int k = 1; k < FH_MAX_SEATS; k++)
    {
      int seat = (self->person + k) % self->n_seats;
      gboolean is_dummy = k < self->n_seats && scene->scene.table->n_deals > 0
                          && !scene->scene.table->deal_over && !scene->is_over
                          && fh_rules_player (&scene->scene.table->rules, seat) != seat;
      FhCardSet set = k < self->n_seats && !is_dummy ? scene->open[seat] : 0;
      int n = list_cards (set, trump_of (scene), cards);

      fh_card_row_set_cards (FH_CARD_ROW (self->open[k]), cards, n, -1);
      for (int i = 0; i < n; i++)
        fh_card_widget_set_exposed (
            fh_card_row_get_nth (FH_CARD_ROW (self->open[k]), i),
            !scene->is_over && fh_set_has (scene->scene.table->slips.exposed, cards[i]));
      gtk_widget_set_visible (self->open[k], n > 0);
      if (n > 0)
        {
          g_autofree char *name = fh_sentence_seat (&scene->scene, seat);
          g_autofree char *sentence = fh_sentence_pile (name, set);

          self->open_seats |= fh_seat_bit (k);
          fh_widget_set_name (self->open[k], sentence);
          /* Is seen only where the hand does not lie beside its player. */
          if (scene->is_over)
            fh_card_widget_set_tag (fh_card_row_get_nth (FH_CARD_ROW (self->open[k]), 0), name,
                                    NULL);
        }

      gtk_widget_set_visible (self->dummies[k], is_dummy);
      if (!is_dummy)
        continue;
      self->dummy_seats |= fh_seat_bit (k);
      fh_dummy_view_update (FH_DUMMY_VIEW (self->dummies[k]), &scene->scene, seat,
                            trump_of (scene));
    }
}

/* The kitty lies there until somebody takes it; nobody does when all have passed. */
static void
show_kitty (FhTableView *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  gboolean lies = table->n_deals > 0 && !table->deal_over && scene->extent == FH_EXTENT_ALL
                  && (table->contract == FH_CALL_NONE || table->contract == FH_PASS);
  FhCard backs[FH_MAX_KITTY];
  int n = lies ? MIN (table->rules.kitty_size, FH_MAX_KITTY) : 0;

  for (int i = 0; i < n; i++)
    backs[i] = FH_CARD_BACK;
  fh_card_row_set_cards (FH_CARD_ROW (gtk_widget_get_last_child (self->kitty)), backs, n, -1);
  gtk_widget_set_visible (self->kitty, n > 0);
}

/* Whether a card of the hand lies open to be played at the first chance (HC-060). */
static gboolean
is_exposed (const FhTableScene *scene, FhCard card)
{
  const FhTable *table = scene->scene.table;

  return scene->scene.person >= 0
         && fh_set_has (table->open[scene->scene.person] & table->slips.exposed, card);
}

/* Where a card of the own hand came from, or that the declarer has called it, which only its holder
 * sees (NZ-070). */
static const char *
history_of (const FhTableScene *scene, FhCard card)
{
  const FhTable *table = scene->scene.table;

  if (is_exposed (scene, card))
    /* Translators: a tag on a card that everybody has seen. */
    return C_ ("tag on a card", "exposed");
  if (fh_set_has (scene->fresh, card))
    return table->declarer == scene->scene.person
               /* Translators: a tag on a card that came from the kitty. */
               ? C_ ("tag on a card", "kitty")
               /* Translators: a tag on a card that came from the partner. */
               : C_ ("tag on a card", "partner");
  for (int i = 0; i < table->n_called_cards && !table->deal_over; i++)
    if (table->called_cards[i] == card)
      /* Translators: a tag on a card of the own hand that another player, the declarer, has
       * called. */
      return C_ ("tag on a card", "called");

  return NULL;
}

/* Tags a card of the own hand.  The tag of the left bower says first that it is no card of the suit
 * which it shows, since nobody sees that. */
static void
tag_card (const FhTableScene *scene, FhCardWidget *widget, FhCard card)
{
  const FhTable *table = scene->scene.table;
  int trump = trump_of (scene);
  const char *history = history_of (scene, card);
  gboolean is_left_bower = trump >= 0 && trump < FH_NO_TRUMP && !table->deal_over
                           && card == fh_left_bower ((FhDenomination) trump);
  const char *tag = history, *brief = NULL;
  g_autofree char *both = NULL;

  if (is_left_bower && !is_exposed (scene, card))
    {
      tag = fh_sentence_card_tag (card, trump, &brief);
      if (history != NULL)
        tag = both = g_strdup_printf (_ ("%1$s · %2$s"), tag, history);
    }
  /* A lesson may ask what an exposed card has to do: then it is not marked. */
  fh_card_widget_set_exposed (widget, is_exposed (scene, card) && !scene->scene.is_asked);
  fh_card_widget_set_tag (widget, tag, brief);
  fh_card_widget_set_note (widget, is_exposed (scene, card) ? NULL : history);
}

/* In which order the hand is held: what is asked about lies as it is printed, for as it was dealt
 * it may lie by the answer. */
static FhHandOrder
order_of (FhTableView *self, const FhTableScene *scene)
{
  gboolean is_dealt = (self->order & FH_HAND_RANKS) == FH_HAND_AS_DEALT;

  return scene->scene.is_asked && is_dealt ? FH_HAND_HIGH_FIRST : self->order;
}

static void
show_hand (FhTableView *self, const FhTableScene *scene, guint duration)
{
  const FhTable *table = scene->scene.table;
  FhHandView *hand = FH_HAND_VIEW (self->hand);
  FhCard cards[FH_N_CARDS];
  int n = fh_hand_order (scene->hand, trump_of (scene), order_of (self, scene), scene->dealt,
                         scene->n_dealt, cards);
  gboolean exchanges = table->due == FH_ACTION_DISCARD && table->turn == scene->scene.person;
  gboolean is_touched =
      !scene->is_over && !scene->rests
      && (table->due == FH_ACTION_PLAY || exchanges || table->due == FH_ACTION_SWAP);

  /* Who was dealt a wrong number of cards may hold more than ten. */
  fh_hand_view_set_capacity (
      hand, MAX (n, exchanges ? FH_HAND_SIZE + table->rules.kitty_size : FH_HAND_SIZE), is_touched);
  fh_table_view_move_hand (self, scene, duration);
  fh_hand_view_set_cards (hand, cards, n, trump_of (scene));

  for (int i = 0; i < n; i++)
    tag_card (scene, fh_hand_view_get_widget (hand, cards[i]), cards[i]);
}

static void
show_slot (FhTableView *self, const FhTableScene *scene)
{
  const FhTable *table = scene->scene.table;
  gboolean is_awaited = table->due == FH_ACTION_PLAY && scene->hold == FH_HOLD_NONE
                        && !scene->is_shown && table->turn < self->n_seats;

  self->awaited = is_awaited ? fh_table_view_offset (self, table->turn) : -1;
  gtk_widget_set_visible (self->slot, is_awaited);
}

static gboolean
thinking_cb (gpointer user_data)
{
  FhTableView *self = user_data;

  self->thinking_id = 0;
  self->says_thinking = TRUE;
  for (int k = 0; k < self->n_seats; k++)
    if ((self->person + k) % self->n_seats == self->thinking)
      fh_seat_pill_set_thinking (FH_SEAT_PILL (self->places[k]));

  return G_SOURCE_REMOVE;
}

/* Says that @seat thinks once it has done so for a moment; -1: nobody. */
static void
show_thinking (FhTableView *self, int seat)
{
  if (self->thinking == seat)
    return;

  self->thinking = seat;
  self->says_thinking = FALSE;
  g_clear_handle_id (&self->thinking_id, g_source_remove);
  if (seat >= 0)
    self->thinking_id = g_timeout_add (THINKING_MS, thinking_cb, self);
}

void
fh_table_view_show (FhTableView *self, const FhTableScene *scene, gboolean animate)
{
  const FhTable *table;
  guint duration;

  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  table = scene->scene.table;
  duration = animate && !self->is_empty ? self->duration : 0;
  if (duration == 0)
    fh_table_view_finish_motion (self);
  self->pace = duration;
  self->is_empty = FALSE;
  self->n_seats = table->rules.n_seats;
  self->person = MAX (scene->scene.person, 0);
  self->is_over = scene->is_over;
  self->gives_way = scene->gives_way;

  show_thinking (self, scene->thinking);
  fh_table_view_move (self, scene, duration);
  /* The trick before the hand: a card that was played is still where it comes from. */
  fh_trick_cards_show (self->trick, &scene->scene, scene->hold, duration);
  show_hand (self, scene, duration);
  show_places (self, scene);
  show_open (self, scene);
  show_kitty (self, &scene->scene);
  show_slot (self, scene);
  fh_contract_box_update (FH_CONTRACT_BOX (self->contract), &scene->scene,
                          scene->hold == FH_HOLD_TRICK, scene->tells_calls);
  fh_score_box_update (FH_SCORE_BOX (self->score), &scene->scene);
  gtk_widget_set_visible (self->contract, scene->scene.extent != FH_EXTENT_CARDS);
  /* Before a deal by itself nobody has points. */
  gtk_widget_set_visible (self->score, scene->scene.extent == FH_EXTENT_ALL
                                           && (!scene->scene.is_single || table->deal_over));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Shows @bar, a question or an offer, or no longer; returns whether that is new. */
static gboolean
set_bar (FhTableView *self, GtkWidget *bar, gboolean is_shown)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (gtk_widget_get_visible (bar) == !!is_shown)
    return FALSE;
  /* A question that vanishes with the focus would leave the keyboard nowhere. */
  if (!is_shown && focus != NULL && gtk_widget_is_ancestor (focus, bar)
      && fh_hand_view_get_n_cards (FH_HAND_VIEW (self->hand)) > 0)
    gtk_widget_grab_focus (self->hand);
  gtk_widget_set_visible (bar, is_shown);
  return TRUE;
}

void
fh_table_view_clear (FhTableView *self)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  show_thinking (self, -1);
  self->next_place = NULL;
  fh_table_view_finish_motion (self);
  self->pace = 0;
  fh_trick_cards_clear (self->trick);
  fh_hand_view_forget_order (FH_HAND_VIEW (self->hand));
  fh_hand_view_set_choosing (FH_HAND_VIEW (self->hand), 0);
  fh_hand_view_set_cards (FH_HAND_VIEW (self->hand), NULL, 0, -1);
  for (int k = 0; k < FH_MAX_SEATS; k++)
    {
      gtk_widget_set_visible (self->places[k], FALSE);
      gtk_widget_set_visible (self->open[k], FALSE);
      if (k > 0)
        gtk_widget_set_visible (self->dummies[k], FALSE);
    }
  self->dummy_seats = 0;
  gtk_widget_set_visible (self->kitty, FALSE);
  gtk_widget_set_visible (self->slot, FALSE);
  gtk_widget_set_visible (self->contract, FALSE);
  gtk_widget_set_visible (self->score, FALSE);
  fh_table_view_set_tools (self, FALSE, FALSE);
  fh_table_view_set_laws (self, FALSE);
  fh_table_view_set_question (self, FALSE);
  fh_table_view_set_offer (self, FALSE);
  fh_table_view_set_prompt (self, NULL);
  fh_table_view_set_notice (self, NULL, NULL);
  fh_table_view_set_continue (self, FALSE, FALSE);
  fh_table_view_set_panel (self, NULL);
  fh_table_view_set_foot (self, NULL);
  self->open_seats = 0;
  self->is_over = FALSE;
  self->gives_way = FALSE;
  self->awaited = -1;
  self->is_empty = TRUE;
}

FhLawsBar *
fh_table_view_get_question (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return FH_LAWS_BAR (self->question);
}

void
fh_table_view_set_question (FhTableView *self, gboolean is_asked)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (set_bar (self, self->question, is_asked))
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

FhLawsBar *
fh_table_view_get_offer (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return FH_LAWS_BAR (self->offer);
}

void
fh_table_view_set_offer (FhTableView *self, gboolean is_offered)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  set_bar (self, self->offer, is_offered);
}

GtkWidget *
fh_table_view_get_laws_button (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->laws;
}

void
fh_table_view_set_laws (FhTableView *self, gboolean has_laws)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  gtk_widget_set_visible (self->laws, has_laws);
}
