/* fh-trick-cards.c: the cards of the trick on the table, and those on their way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-trick-cards.h"

#include <glib/gi18n.h>

#include "fh-flight.h"
#include "fh-hand-order.h"
#include "fh-words.h"

struct _FhTrickCards
{
  GtkWidget *lid; /* not owned */
  FhTrickStart start;
  FhTrickAsked asked;
  gpointer user_data;

  FhPassing *passing; /* not owned: takes a finished trick to who won it */

  GPtrArray *cards; /* FhFlight: of the trick that is shown */

  /* Which trick is shown. */
  int n_deals;
  int first;

  /* The allocations of the last time, for cards that leave. */
  FhTableLayout layout;
  int person;
  int n_seats;
};

FhTrickCards *
fh_trick_cards_new (
    GtkWidget *lid, FhPassing *passing, FhTrickStart start, FhTrickAsked asked, gpointer user_data)
{
  FhTrickCards *self = g_new0 (FhTrickCards, 1);

  self->lid = lid;
  self->passing = passing;
  self->start = start;
  self->asked = asked;
  self->user_data = user_data;
  self->cards = g_ptr_array_new_with_free_func ((GDestroyNotify) fh_flight_free);
  self->first = -1;

  return self;
}

gboolean
fh_trick_cards_find (FhTrickCards *self, double x, double y, int *seat, FhCard *card)
{
  /* The last one lies on top. */
  for (guint i = self->cards->len; i-- > 0;)
    {
      FhFlight *flight = g_ptr_array_index (self->cards, i);
      FhCardWidget *widget = fh_flight_get_card (flight);
      graphene_rect_t box;

      if (!gtk_widget_compute_bounds (GTK_WIDGET (widget), gtk_widget_get_parent (self->lid), &box)
          || !graphene_rect_contains_point (&box, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        continue;
      *seat = fh_flight_get_seat (flight);
      *card = fh_card_widget_get_card (widget);
      return TRUE;
    }
  return FALSE;
}

static void
asked_cb (FhCardWidget *widget, FhTrickCards *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (fh_flight_get_card (g_ptr_array_index (self->cards, i)) == widget)
      {
        self->asked (fh_flight_get_seat (g_ptr_array_index (self->cards, i)),
                     fh_card_widget_get_card (widget), self->user_data);
        return;
      }
}

/* A card that @seat has played. */
static FhFlight *
new_card (FhTrickCards *self, int seat)
{
  FhFlight *flight = fh_flight_new (self->lid, seat);

  fh_card_widget_set_can_ask (fh_flight_get_card (flight), TRUE);
  g_signal_connect (fh_flight_get_card (flight), "asked", G_CALLBACK (asked_cb), self);
  return flight;
}

void
fh_trick_cards_free (FhTrickCards *self)
{
  g_ptr_array_unref (self->cards);
  g_free (self);
}

void
fh_trick_cards_clear (FhTrickCards *self)
{
  g_ptr_array_set_size (self->cards, 0);
  self->first = -1;
}

gboolean
fh_trick_cards_are_moving (FhTrickCards *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (fh_flight_is_moving (g_ptr_array_index (self->cards, i)))
      return TRUE;
  return FALSE;
}

void
fh_trick_cards_finish (FhTrickCards *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    fh_flight_finish (g_ptr_array_index (self->cards, i));
}

unsigned
fh_trick_cards_get_seats (FhTrickCards *self, int person, int n_seats)
{
  unsigned seats = 0;

  for (guint i = 0; i < self->cards->len; i++)
    seats |= 1u << (fh_flight_get_seat (g_ptr_array_index (self->cards, i)) - person + n_seats)
                       % n_seats;
  return seats;
}

static graphene_rect_t
rect_of (const GdkRectangle *box)
{
  return GRAPHENE_RECT_INIT (box->x, box->y, box->width, box->height);
}

static int
offset_of (FhTrickCards *self, int seat)
{
  return (seat - self->person + self->n_seats) % self->n_seats;
}

void
fh_trick_cards_allocate (FhTrickCards *self, const FhTableLayout *layout, int person, int n_seats)
{
  self->layout = *layout;
  self->person = person;
  self->n_seats = n_seats;

  for (guint i = 0; i < self->cards->len; i++)
    {
      FhFlight *flight = g_ptr_array_index (self->cards, i);
      const GdkRectangle *slot = &layout->slots[offset_of (self, fh_flight_get_seat (flight))];
      graphene_rect_t to = rect_of (slot);

      fh_card_widget_set_tag_room (fh_flight_get_card (flight),
                                   layout->is_trick_in_row ? slot->width * 2 : 0);
      fh_flight_allocate (flight, slot->width, &to);
    }
}

/* Lets the cards of the finished trick go to the seat that won it. */
static void
gather (FhTrickCards *self, int winner, guint duration)
{
  const FhFlightWay way = { .duration = duration, .fades = TRUE };

  fh_passing_clear (self->passing);
  for (guint i = 0; i < self->cards->len; i++)
    {
      FhFlight *old = g_ptr_array_index (self->cards, i);
      const GdkRectangle *slot = &self->layout.slots[offset_of (self, fh_flight_get_seat (old))];
      graphene_rect_t from = rect_of (slot);

      fh_passing_send (self->passing, fh_card_widget_get_card (fh_flight_get_card (old)),
                       slot->width, &from, winner, FH_PASSING_TO, &way);
    }
}

/* Whether @played was played before its turn and can still be demanded back (HC-063). */
static gboolean
is_out_of_turn (const FhTable *table, const FhPlayed *played)
{
  return played >= &table->plays[table->trick_start]
         && fh_seats_have (table->slips.out_of_turn, played->seat);
}

/* The tag on the card and what a screen reader hears besides its name. */
static void
describe (
    FhFlight *flight, const FhScene *scene, const FhPlayed *played, gboolean leads, gboolean wins)
{
  const FhTable *table = scene->table;
  FhCardWidget *card = fh_flight_get_card (flight);
  g_autofree char *name = fh_sentence_seat (scene, played->seat);
  g_autofree char *tag = NULL;
  g_autofree char *note = NULL;
  g_autofree char *own = NULL;

  if (played->named < FH_N_SUITS && wins)
    /* Translators: a tag on a joker that wins the trick after its player named a suit. */
    tag = g_strdup_printf (_ ("wins, asked for %s"), fh_words_suit ((FhSuit) played->named));
  else if (played->named < FH_N_SUITS)
    /* Translators: a tag on a joker whose player named the suit that the others have to follow. */
    tag = g_strdup_printf (_ ("asks for %s"), fh_words_suit ((FhSuit) played->named));
  else if (wins)
    /* Translators: a tag on the card that wins the trick. */
    tag = g_strdup (C_ ("tag on a card", "wins"));
  else if (is_out_of_turn (table, played))
    /* Translators: a tag on a card that was played before its player's turn came. */
    tag = g_strdup (C_ ("tag on a card", "out of turn"));
  else if (fh_set_has (table->slips.exposed, played->card))
    /* Translators: a tag on a card that had to be played because everybody had seen it. */
    tag = g_strdup (C_ ("tag on a card", "exposed"));
  else if (leads)
    /* Translators: a tag on the first card of the trick. */
    tag = g_strdup (C_ ("tag on a card", "leads"));

  note = played->seat == scene->person
             /* Translators: of a card on the table, for screen readers. */
             ? g_strdup (_ ("played by you"))
             /* Translators: of a card on the table, for screen readers; who played it. */
             : g_strdup_printf (_ ("played by %s"), name);

  fh_card_widget_set_card (card, played->card, scene->is_asked ? -1 : fh_hand_trump (table));
  /* In a row the own card is named, for it lies below no place. */
  if (played->seat == scene->person)
    own = tag != NULL ? g_strdup_printf (_ ("%1$s · %2$s"), name, tag) : g_strdup (name);
  fh_card_widget_set_tag (card, own != NULL ? own : tag,
                          own == NULL   ? NULL
                          : tag != NULL ? tag
                                        : "");
  fh_card_widget_set_note (card, note);
}

/* Takes away what does not lie on the table any more: what was taken back. */
static void
remove_others (FhTrickCards *self, const FhPlayed *plays, int n)
{
  int same = 0;

  while (same < n && same < (int) self->cards->len)
    {
      FhFlight *flight = g_ptr_array_index (self->cards, same);

      if (fh_flight_get_seat (flight) != plays[same].seat
          || fh_card_widget_get_card (fh_flight_get_card (flight)) != plays[same].card)
        break;
      same++;
    }
  g_ptr_array_set_size (self->cards, same);
}

/* How low the card of @flight lies. */
static double
depth_of (const FhScene *scene, FhFlight *flight)
{
  int n = scene->table->rules.n_seats;
  double x, y;

  fh_table_layout_direction ((fh_flight_get_seat (flight) - MAX (scene->person, 0) + n) % n, n, &x,
                             &y);

  return y;
}

/* Where the cards of a trick come near each other, the lower one lies on top, so that its index
 * and its tag are seen. */
static void
stack (FhTrickCards *self, const FhScene *scene, FhFlight *flight)
{
  double own = depth_of (scene, flight), next = 2;
  FhFlight *above = NULL;

  for (guint i = 0; i + 1 < self->cards->len; i++)
    {
      FhFlight *other = g_ptr_array_index (self->cards, i);
      double depth = depth_of (scene, other);

      if (depth > own + 0.01 && depth < next - 0.01)
        {
          next = depth;
          above = other;
        }
    }
  if (above != NULL)
    gtk_widget_insert_before (GTK_WIDGET (fh_flight_get_card (flight)),
                              gtk_widget_get_parent (self->lid),
                              GTK_WIDGET (fh_flight_get_card (above)));
}

void
fh_trick_cards_show (FhTrickCards *self, const FhScene *scene, FhHold hold, guint duration)
{
  const FhTable *table = scene->table;
  gboolean is_held = hold == FH_HOLD_TRICK && table->n_tricks > 0;
  int first = is_held ? table->last_trick_start : table->trick_start;
  int n = table->deal_over && !is_held ? 0 : table->n_plays - first;
  int winner = n > 0 ? fh_table_winning_play (table, first, n) : -1;
  guint delay;

  if (self->first != first || self->n_deals != table->n_deals)
    {
      gboolean is_next = self->first >= 0 && self->n_deals == table->n_deals && table->n_tricks > 0
                         && self->first == table->last_trick_start && table->n_plays >= first;

      if (is_next && duration > 0 && self->n_seats > 0)
        gather (self, table->trick_winner[table->n_tricks - 1], duration);
      g_ptr_array_set_size (self->cards, 0);
      self->first = first;
      self->n_deals = table->n_deals;
    }
  if (duration == 0)
    fh_passing_clear (self->passing);
  /* What is played out comes trick by trick, and not over the trick that goes. */
  delay = fh_passing_count (self->passing) > 0 ? duration : 0;
  remove_others (self, &table->plays[first], n);

  for (int i = 0; i < n; i++)
    {
      const FhPlayed *played = &table->plays[first + i];
      gboolean is_new = i >= (int) self->cards->len;
      FhFlight *flight;
      graphene_rect_t from;

      if (is_new)
        g_ptr_array_add (self->cards, new_card (self, played->seat));
      flight = g_ptr_array_index (self->cards, i);
      if (is_new)
        stack (self, scene, flight);
      describe (flight, scene, played, i == 0, is_held && !scene->is_asked && first + i == winner);
      if (is_new && duration > 0 && self->n_seats > 0
          && self->start (played->seat, played->card, &from, self->user_data))
        fh_flight_start (flight, &from, &(FhFlightWay){ .delay = delay, .duration = duration },
                         NULL, NULL);
    }
}
