/* fh-world.c: imagining a whole layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-world.h"

#include "fh-deal.h"
#include "fh-engine-private.h"

#include <string.h>

/* How often a plain shuffle is tried before the layout is built card by card.  A shuffle that fits
 * is drawn with exactly equal chances; one that is built is not quite. */
#define MAX_SHUFFLES 40

/* The seats in which unseen cards are to be placed, and the place for those that are out of play.
 */
typedef struct
{
  FhCard cards[FH_N_CARDS];
  int n_cards;
  int room[FH_MAX_SEATS + 1]; /* the last: out of play */
  FhCardSet may_hold[FH_MAX_SEATS + 1];
  FhCardSet placed[FH_MAX_SEATS + 1];
  int n_places;
} Placing;

/* The cards of @seat that need not be imagined. */
static FhCardSet
known_hand (const FhSeatView *view, int seat)
{
  return seat == view->seat ? view->hand : view->known[seat];
}

static bool
placing_init (Placing *placing, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int n_seats = table->rules.n_seats;
  int room = 0;

  memset (placing, 0, sizeof *placing);
  placing->n_places = n_seats + 1;
  FH_FOREACH_CARD (card, view->unseen)
    placing->cards[placing->n_cards++] = card;
  for (int seat = 0; seat < n_seats; seat++)
    {
      placing->room[seat] = table->hand_size[seat] - fh_set_size (known_hand (view, seat));
      placing->may_hold[seat] = view->may_hold[seat];
      room += placing->room[seat];
    }
  placing->room[n_seats] = placing->n_cards - room;
  placing->may_hold[n_seats] = view->unseen;
  return placing->room[n_seats] >= 0;
}

static bool
place_by_shuffle (Placing *placing, FhRng *rng)
{
  int next = 0;

  fh_deck_shuffle (placing->cards, placing->n_cards, rng);
  for (int place = 0; place < placing->n_places; place++)
    {
      placing->placed[place] = 0;
      for (int i = 0; i < placing->room[place]; i++)
        placing->placed[place] |= FH_SET (placing->cards[next++]);
      if (placing->placed[place] & ~placing->may_hold[place])
        return false;
    }
  return true;
}

static int
free_room (const Placing *placing, int place)
{
  return placing->room[place] - fh_set_size (placing->placed[place]);
}

/* Finds room for @card by moving others on (an augmenting path), never through a place of @tried.
 */
static bool
make_room (Placing *placing, FhCard card, unsigned *tried)
{
  for (int place = 0; place < placing->n_places; place++)
    {
      if (*tried >> place & 1u || !fh_set_has (placing->may_hold[place], card)
          || placing->room[place] == 0)
        continue;
      *tried |= 1u << place;
      if (free_room (placing, place) > 0)
        {
          placing->placed[place] |= FH_SET (card);
          return true;
        }
      FH_FOREACH_CARD (other, placing->placed[place])
        if (make_room (placing, other, tried))
          {
            placing->placed[place] ^= FH_SET (other) | FH_SET (card);
            return true;
          }
    }
  return false;
}

/* Places the cards one by one in random order, each with chances in proportion to the room that is
 * left where it may lie, and moves others on when there is none. */
static bool
place_card_by_card (Placing *placing, FhRng *rng)
{
  memset (placing->placed, 0, sizeof placing->placed);
  fh_deck_shuffle (placing->cards, placing->n_cards, rng);
  for (int i = 0; i < placing->n_cards; i++)
    {
      FhCard card = placing->cards[i];
      int room = 0;

      for (int place = 0; place < placing->n_places; place++)
        if (fh_set_has (placing->may_hold[place], card))
          room += free_room (placing, place);
      if (room == 0)
        {
          unsigned tried = 0;
          if (!make_room (placing, card, &tried))
            return false;
          continue;
        }
      int draw = (int) fh_rng_below (rng, (uint32_t) room);
      for (int place = 0; place < placing->n_places; place++)
        {
          if (!fh_set_has (placing->may_hold[place], card))
            continue;
          draw -= free_room (placing, place);
          if (draw < 0)
            {
              placing->placed[place] |= FH_SET (card);
              break;
            }
        }
    }
  return true;
}

static bool
place (Placing *placing, FhRng *rng)
{
  for (int i = 0; i < MAX_SHUFFLES; i++)
    if (place_by_shuffle (placing, rng))
      return true;
  return place_card_by_card (placing, rng);
}

/* The cards of @out go to the kitty, the dead hand and the discards, as many as each has. */
static void
set_out_of_play (FhState *state, const FhSeatView *view, FhCardSet out)
{
  const FhTable *table = &view->table;
  int declarer = table->declarer;

  for (int i = 0; i < table->rules.dead_size && out; i++)
    {
      state->dead |= out & -out;
      out &= out - 1;
    }
  if (declarer == FH_SEAT_NONE || table->due == FH_ACTION_PARTNER)
    state->kitty = state->dealt_kitty = out;
  else if (table->contract == FH_GRAND_NULLO)
    state->discards[fh_rules_partner (&table->rules, declarer)] |= out; /* DX-042 */
  else if (declarer != view->seat)
    state->discards[declarer] = out;
}

/* What the seat knows of the exchange, which its partner then knows too. */
static void
set_exchanged (FhState *state, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int partner = fh_rules_partner (&table->rules, view->seat);

  state->discards[view->seat] = view->out;
  if (view->given)
    {
      state->swapped[view->seat] = view->given;
      state->swapped[partner] = view->got;
    }
  if (view->seat == table->declarer)
    {
      state->passed_on = view->passed_on;
      state->dealt_kitty = view->received & ~view->got;
    }
  else if (partner >= 0 && partner == table->declarer)
    {
      state->passed_on = view->received & ~view->got;
    }
}

/* Lays @cards under the piles of the dummy @seat that have a card face down. */
static void
put_under (FhState *state, int seat, FhCardSet cards)
{
  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (state->table.covering[seat] >> pile & 1u)
      {
        state->under[seat][pile] = fh_set_first (cards);
        cards &= cards - 1;
      }
}

/* In the layout, whoever holds the called card is the partner, known or not (NZ-070). */
static void
set_hidden_partner (FhState *state)
{
  const FhTable *table = &state->table;

  state->hidden_partner = FH_SEAT_NONE;
  for (int seat = 0; seat < table->rules.n_seats && table->n_called_cards == 1; seat++)
    if (fh_set_has (state->hands[seat], table->called_cards[0]))
      state->hidden_partner = (uint8_t) seat;
}

bool
fh_world_sample (FhWorld *world, const FhSeatView *view, FhRng *rng)
{
  FhState *state = &world->state;
  const FhTable *table = &view->table;
  Placing placing;

  if (!placing_init (&placing, view) || !place (&placing, rng))
    return false;

  memset (state, 0, sizeof *state);
  state->table = *table;
  set_exchanged (state, view);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      state->hands[seat] = known_hand (view, seat);
      if (fh_rules_player (&table->rules, seat) == seat)
        state->hands[seat] |= placing.placed[seat];
      else
        put_under (state, seat, placing.placed[seat]);
      state->dealt[seat] = seat == view->seat ? view->dealt : state->hands[seat];
    }
  set_out_of_play (state, view, placing.placed[table->rules.n_seats]);
  set_hidden_partner (state);
  return true;
}

void
fh_world_set_contract (FhWorld *world, int seat, FhCall call)
{
  world->state.table.high_call = call;
  world->state.table.high_bidder = (uint8_t) seat;
  fh_exchange_begin (&world->state);
}

void
fh_world_set_level (FhWorld *world, FhCall call)
{
  world->state.table.contract = call;
}

const FhTable *
fh_world_table (const FhWorld *world)
{
  return &world->state.table;
}

void
fh_world_view (const FhWorld *world, int seat, FhSeatView *view)
{
  fh_seat_view_init (view, &world->state, seat);
}

FhRefusal
fh_world_apply (FhWorld *world, const FhAction *action)
{
  return fh_state_apply (&world->state, action);
}

FhCardSet
fh_world_hand (const FhWorld *world, int seat)
{
  return world->state.hands[seat];
}
