/* fh-world.c: imagining a whole layout.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-world.h"

#include "fh-engine-private.h"

#include <string.h>

/* The hidden cards @out, none of the dead hand, are the kitty or have been discarded from it. */
static void
set_out_of_play (FhState *state, const FhSeatView *view, FhCardSet out)
{
  const FhTable *table = &view->table;
  int declarer = table->declarer;

  if (declarer == FH_SEAT_NONE || table->due == FH_ACTION_PARTNER)
    state->kitty = state->dealt_kitty = out;
  else if (table->contract == FH_GRAND_NULLO)
    state->discards[fh_rules_partner (&table->rules, declarer)] |= out; /* DX-042 */
  else if (declarer != fh_rules_player (&table->rules, view->seat))
    state->discards[declarer] = out;
}

/* What the seat knows of the exchange, which its partner then knows too. */
static void
set_exchanged (FhState *state, const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int player = fh_rules_player (&table->rules, view->seat);
  int partner = fh_rules_partner (&table->rules, view->seat);

  state->discards[player] = view->out;
  if (view->given)
    {
      state->swapped[view->seat] = view->given;
      state->swapped[partner] = view->got;
    }
  if (player == table->declarer)
    {
      state->passed_on = view->passed_on;
      state->dealt_kitty = view->received & ~view->got;
    }
  else if (partner >= 0 && partner == table->declarer)
    {
      state->passed_on = view->received & ~view->got;
    }
}

/* Lays @cards under the piles of the dummy @seat that have a card face down, in the order number
 * @order of all in which they can lie.  A view does not tell which cards lay under the others. */
static void
put_under (FhState *state, int seat, FhCardSet cards, int order)
{
  memset (state->under[seat], FH_CARD_NONE, FH_N_PILES);
  for (int pile = 0; pile < FH_N_PILES; pile++)
    if (state->table.covering[seat] >> pile & 1u)
      {
        int n = fh_set_size (cards);
        state->under[seat][pile] = fh_set_nth (cards, (uint32_t) (order % n));
        order /= n;
        cards &= ~FH_SET (state->under[seat][pile]);
      }
}

/* In the layout, whoever holds the called card is the partner, known or not (NZ-070). */
static void
set_hidden_partner (FhState *state)
{
  const FhTable *table = &state->table;

  state->hidden_partner = table->n_called_cards == 1
                              ? (uint8_t) fh_state_holder (state, table->called_cards[0])
                              : FH_SEAT_NONE;
}

void
fh_world_init (FhWorld *world, const FhSeatView *view, const FhLayout *layout)
{
  FhState *state = &world->state;
  const FhTable *table = &view->table;
  int n_seats = table->rules.n_seats;

  memset (state, 0, sizeof *state);
  state->table = *table;
  set_exchanged (state, view);
  for (int seat = 0; seat < n_seats; seat++)
    {
      state->hands[seat] = seat == view->seat ? view->hand : view->known[seat];
      if (fh_rules_player (&table->rules, seat) == seat)
        state->hands[seat] |= layout->cards[seat];
      else
        put_under (state, seat, layout->cards[seat], layout->order[seat]);
      state->dealt[seat] = seat == view->seat ? view->dealt : state->hands[seat];
    }
  state->dead = layout->cards[n_seats + 1];
  set_out_of_play (state, view, layout->cards[n_seats]);
  set_hidden_partner (state);
}

bool
fh_world_sample (FhWorld *world, const FhSeatView *view, FhRng *rng)
{
  FhLayouts layouts;
  FhLayout layout;

  if (!fh_layouts_init (&layouts, view))
    return false;
  fh_layouts_draw (&layouts, rng, &layout);
  fh_world_init (world, view, &layout);
  return true;
}

void
fh_world_take_back_plays (FhWorld *world)
{
  FhState *state = &world->state;
  FhTable *table = &state->table;
  int leader = table->n_plays > 0 ? table->plays[0].seat : table->turn;

  for (int i = 0; i < table->n_plays; i++)
    {
      state->hands[table->plays[i].seat] |= FH_SET (table->plays[i].card);
      table->hand_size[table->plays[i].seat]++;
    }
  memset (table->tricks, 0, sizeof table->tricks);
  memset (table->shown_void, 0, sizeof table->shown_void);
  table->n_plays = table->trick_start = table->last_trick_start = table->n_tricks = 0;
  if (table->rules.partners == FH_PARTNERS_CALLED)
    table->partners = 0;
  if (table->declarer != FH_SEAT_NONE)
    table->open[table->declarer] = 0;
  if (table->rules.open_misere_before_lead)
    fh_exchange_open_hand (state);
  fh_play_begin (table, leader);
}

void
fh_world_take_back_discard (FhWorld *world)
{
  FhState *state = &world->state;
  FhTable *table = &state->table;
  int declarer = table->declarer;

  state->hands[declarer] |= state->discards[declarer];
  state->discards[declarer] = 0;
  state->hidden_partner = FH_SEAT_NONE;
  table->open[declarer] = 0;
  table->discards_made = 0;
  /* Players called for a misère, who sit out, play again (NZ-074). */
  if (table->n_called_cards > 1)
    table->sitting_out = 0;
  table->n_called_cards = 0;
  table->hand_size[declarer] = (uint8_t) fh_set_size (state->hands[declarer]);
  table->due = FH_ACTION_DISCARD;
  table->turn = (uint8_t) declarer;
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

void
fh_world_finish (FhWorld *world, uint8_t bidders, int tricks)
{
  FhTable *table = &world->state.table;
  int missing = tricks - fh_table_seats_tricks (table, bidders);

  /* By the last trick everybody has seen who holds the called card, and scores with the declarer
   * (NZ-070, NZ-071). */
  if (fh_table_is_trick_contract (table) && world->state.hidden_partner != FH_SEAT_NONE)
    table->partners |= fh_seat_bit (world->state.hidden_partner);
  for (int seat = table->turn; table->n_tricks < FH_N_TRICKS;
       seat = (seat + 1) % table->rules.n_seats)
    {
      bool bids = fh_seats_have (bidders, seat);
      int left = FH_N_TRICKS - table->n_tricks;
      if (fh_seats_have (table->sitting_out, seat) || (bids ? missing <= 0 : left <= missing))
        continue;
      table->tricks[seat]++;
      table->trick_winner[table->n_tricks++] = (uint8_t) seat;
      missing -= bids;
    }
  fh_score_deal (table);
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
