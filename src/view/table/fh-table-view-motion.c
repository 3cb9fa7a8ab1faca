/* fh-table-view-motion.c: what moves on the table from one moment to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include "fh-card-row.h"
#include "fh-made.h"
#include "fh-sentences.h"
#include "fh-table-text.h"

/* How many times as long as a card takes, a deal does, and in how many packets everybody gets
 * one. */
#define DEAL_TIMES 2.6
#define PACKETS    3

/* A card on its way, as a share of the height of a place. */
#define WIDTH_OF_PLACE 0.7

static guint
times (guint duration, double n)
{
  return (guint) (duration * n + 0.5);
}

/* Whether @scene is dealt now. */
static gboolean
is_dealt (FhTableView *self, const FhTableScene *scene)
{
  const FhTable *table = scene->scene.table;

  return table->n_deals > 0 && table->n_deals != self->n_deals && table->n_calls == 0
         && table->n_plays == 0 && !table->deal_over && !scene->is_over && !scene->scene.is_asked
         && scene->scene.extent == FH_EXTENT_ALL;
}

/* Where a pack lies at the place of @seat. */
static gboolean
get_pack (FhTableView *self, int seat, GtkWidget *parent, graphene_rect_t *pack)
{
  GtkWidget *place = self->places[fh_table_view_offset (self, seat)];
  graphene_rect_t box;
  float width;

  if (!gtk_widget_get_mapped (place) || !gtk_widget_compute_bounds (place, parent, &box))
    return FALSE;
  width = (float) (WIDTH_OF_PLACE * (double) box.size.height);
  graphene_rect_init (pack, box.origin.x + (box.size.width - width) / 2, box.origin.y, width,
                      (float) fh_card_art_height ((int) width));
  pack->origin.y += (box.size.height - pack->size.height) / 2;
  return TRUE;
}

/* Where new cards of the hand come from: those of the kitty from where it lies, if it can be seen
 * and has as many, where they are turned; those that are dealt from the dealer; all others from the
 * middle of the table. */
static gboolean
get_origin (FhTableView *self, const FhTableScene *scene, FhHandOrigin *origin)
{
  const GdkRectangle *centre = &self->layout.centre;
  FhCardRow *kitty = FH_CARD_ROW (gtk_widget_get_last_child (self->kitty));
  int n = fh_set_size (scene->fresh);
  GtkWidget *first = GTK_WIDGET (fh_card_row_get_nth (kitty, 0));
  GtkWidget *second = GTK_WIDGET (fh_card_row_get_nth (kitty, 1));
  graphene_rect_t next;
  graphene_point_t middle;

  *origin = (FhHandOrigin){ 0 };
  if (n > 0 && first != NULL && gtk_widget_get_mapped (first)
      && !gtk_widget_has_css_class (self->kitty, "unseen")
      && gtk_widget_compute_bounds (first, self->hand, &origin->box))
    {
      origin->comes = FH_HAND_COMES_TURNED;
      if (second != NULL && gtk_widget_compute_bounds (second, self->hand, &next))
        origin->step = next.origin.x - origin->box.origin.x;
      return TRUE;
    }
  if (is_dealt (self, scene))
    origin->comes = FH_HAND_COMES_DEALT;
  if (is_dealt (self, scene)
      && get_pack (self, scene->scene.table->dealer, self->hand, &origin->box))
    return TRUE;
  if (!gtk_widget_compute_point (GTK_WIDGET (self), self->hand,
                                 &GRAPHENE_POINT_INIT (centre->x + centre->width / 2 - 28,
                                                       centre->y + centre->height / 2 - 40),
                                 &middle))
    return FALSE;
  origin->box = GRAPHENE_RECT_INIT (middle.x, middle.y, 56, 80);
  return TRUE;
}

/* --- Cards --- */

/* Packets go from the dealer to everybody else whose cards are not seen, one after the other, and
 * last to where the kitty will lie. */
static void
deal (FhTableView *self, const FhTableScene *scene, guint duration)
{
  int dealer = scene->scene.table->dealer, n = self->n_seats;
  guint all = times (duration, DEAL_TIMES), one = all / PACKETS;
  const FhFlightWay last = { .delay = all - one, .duration = one };
  graphene_rect_t from;

  if (!get_pack (self, dealer, GTK_WIDGET (self), &from))
    return;
  for (int i = 0; i < PACKETS * n; i++)
    {
      int seat = (dealer + 1 + i) % n, k = fh_table_view_offset (self, seat);
      const FhFlightWay way = { .delay = (all - one) * (guint) i / (guint) (PACKETS * n),
                                .duration = one,
                                .fades = TRUE };

      if (k != 0 && scene->open[seat] == 0
          && fh_rules_player (&scene->scene.table->rules, seat) == seat)
        fh_passing_send (self->passing, FH_CARD_BACK, (int) from.size.width, &from, seat,
                         FH_PASSING_TO, &way);
    }
  fh_passing_send (self->passing, FH_CARD_BACK, (int) from.size.width, &from, dealer,
                   FH_PASSING_KITTY, &last);
}

/* The kitty goes to another player, who has won the auction. */
static void
take_kitty (FhTableView *self, int seat, guint duration)
{
  const FhFlightWay way = { .duration = times (duration, 1.5), .fades = TRUE };
  GtkWidget *row = gtk_widget_get_last_child (self->kitty);
  graphene_rect_t from;

  if (seat == self->person || gtk_widget_has_css_class (self->kitty, "unseen"))
    return;
  for (GtkWidget *card = gtk_widget_get_first_child (row); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_get_mapped (card) && gtk_widget_compute_bounds (card, GTK_WIDGET (self), &from))
      fh_passing_send (self->passing, FH_CARD_BACK, (int) from.size.width, &from, seat,
                       FH_PASSING_TO, &way);
}

/* Another player puts @n cards away. */
static void
put_away_unseen (FhTableView *self, int seat, int n, guint duration)
{
  graphene_rect_t from;

  if (!get_pack (self, seat, GTK_WIDGET (self), &from))
    return;
  for (int i = 0; i < n; i++)
    {
      const FhFlightWay way = { .delay = times (duration, 0.25 * i),
                                .duration = times (duration, 1.5),
                                .fades = TRUE };

      fh_passing_send (self->passing, FH_CARD_BACK, (int) from.size.width, &from, seat,
                       FH_PASSING_PAST, &way);
    }
}

/* What the person has put away goes to the own place, face down. */
static void
put_away_own (FhTableView *self, const FhTableScene *scene, guint duration)
{
  const FhFlightWay way = { .duration = duration, .fades = TRUE };
  FhHandView *hand = FH_HAND_VIEW (self->hand);

  if (fh_hand_view_get_choosing (hand) == 0)
    return;
  for (int i = 0; i < fh_hand_view_get_n_cards (hand); i++)
    {
      FhCardWidget *card = fh_hand_view_get_nth (hand, i);
      graphene_rect_t from;

      if (!fh_set_has (scene->hand, fh_card_widget_get_card (card))
          && gtk_widget_compute_bounds (GTK_WIDGET (card), GTK_WIDGET (self), &from))
        fh_passing_send (self->passing, FH_CARD_BACK, (int) from.size.width, &from, self->person,
                         FH_PASSING_TO, &way);
    }
}

/* --- The contract --- */

/* The call that has won grows out of the place of who made it. */
static void
tell_contract (FhTableView *self, const FhScene *scene, guint duration)
{
  g_autofree char *text = fh_sentence_plays (scene);
  g_autofree char *markup = fh_table_markup (text, FH_GROUND_FELT);

  fh_herald_tell (self->herald, markup, scene->table->declarer, duration,
                  scene->table->declarer != self->person);
}

/* --- From moment to moment --- */

/* Whether @scene follows what is shown, before the first card. */
static gboolean
follows (FhTableView *self, const FhTableScene *scene)
{
  const FhTable *table = scene->scene.table;

  return table->n_deals == self->n_deals && table->n_plays == 0 && !table->deal_over
         && !scene->is_over && !scene->scene.is_asked && scene->scene.extent == FH_EXTENT_ALL;
}

void
fh_table_view_move (FhTableView *self, const FhTableScene *scene, guint duration)
{
  const FhTable *table = scene->scene.table;
  gboolean is_won = self->contract_shown == FH_CALL_NONE && table->contract != FH_CALL_NONE
                    && table->contract != FH_PASS && table->declarer != FH_SEAT_NONE;
  gboolean puts_away = self->exchanging >= 0 && table->due != FH_ACTION_DISCARD;

  if (table->n_plays > 0)
    fh_herald_finish (self->herald);
  if (duration > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (is_dealt (self, scene))
        deal (self, scene, duration);
      else if (follows (self, scene))
        {
          put_away_own (self, scene, duration);
          if (puts_away && self->exchanging != self->person)
            put_away_unseen (self, self->exchanging, table->rules.kitty_size, duration);
          if (is_won)
            {
              take_kitty (self, table->declarer, duration);
              tell_contract (self, &scene->scene, duration);
            }
        }
    }
  self->contract_shown = table->contract;
  self->exchanging = table->due == FH_ACTION_DISCARD ? table->turn : -1;
}

void
fh_table_view_move_hand (FhTableView *self, const FhTableScene *scene, guint duration)
{
  FhHandOrigin origin;

  if (self->n_deals != scene->scene.table->n_deals)
    fh_hand_view_forget_order (FH_HAND_VIEW (self->hand));
  if (duration > 0 && is_dealt (self, scene))
    {
      /* What was held in the deal before is dealt again; and the hand is seen, even if it had given
       * way to the result. */
      fh_hand_view_set_cards (FH_HAND_VIEW (self->hand), NULL, 0, -1);
      gtk_widget_set_child_visible (self->hand, TRUE);
    }
  if (duration > 0 && gtk_widget_get_mapped (self->hand) && get_origin (self, scene, &origin))
    fh_hand_view_enter_from (FH_HAND_VIEW (self->hand), &origin,
                             is_dealt (self, scene) ? times (duration, DEAL_TIMES) : duration);
  if (duration > 0 && is_dealt (self, scene))
    self->dealing = scene->scene.table->dealer;
  self->n_deals = scene->scene.table->n_deals;
}

gboolean
fh_table_view_is_dealing (FhTableView *self)
{
  return self->dealing >= 0 && fh_hand_view_is_entering (FH_HAND_VIEW (self->hand));
}

void
fh_table_view_place_pack (FhTableView *self)
{
  graphene_rect_t pack;

  if (!fh_table_view_is_dealing (self) || !get_pack (self, self->dealing, GTK_WIDGET (self), &pack))
    return;
  graphene_rect_offset (&pack, -(float) self->layout.hand.x, -(float) self->layout.hand.y);
  fh_hand_view_move_origin (FH_HAND_VIEW (self->hand), &pack);
}

gboolean
fh_table_view_is_played_to (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), FALSE);

  return fh_trick_cards_are_moving (self->trick);
}

gboolean
fh_table_view_is_busy (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), FALSE);

  return fh_herald_get_seat (self->herald) >= 0 || fh_passing_count (self->passing) > 0
         || (self->duration > 0 && adw_get_enable_animations (GTK_WIDGET (self))
             && gtk_widget_get_mapped (GTK_WIDGET (self))
             && fh_trick_cards_get_seats (self->trick, self->person, MAX (self->n_seats, 1)) != 0);
}

void
fh_table_view_finish_motion (FhTableView *self)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  fh_hand_view_settle (FH_HAND_VIEW (self->hand));
  fh_trick_cards_finish (self->trick);
  fh_passing_clear (self->passing);
  fh_herald_finish (self->herald);
  fh_cross_fade_finish (self->fade);
}

static gboolean
key_pressed_cb (FhTableView *self)
{
  fh_table_view_finish_motion (self);
  return GDK_EVENT_PROPAGATE;
}

void
fh_table_view_add_haste (FhTableView *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  fh_connect (click, "pressed", fh_table_view_finish_motion, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (key, GTK_PHASE_CAPTURE);
  fh_connect (key, "key-pressed", key_pressed_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
