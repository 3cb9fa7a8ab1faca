/* fh-seat-view.c: the game as one seat may know it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seat-view.h"

#include "fh-engine-private.h"

#include <string.h>

/* What the seat of @view learnt in the exchange: the kitty, the discards passed on to it or by it,
 * the cards of an inkle swap. */
static void
set_exchanged (FhSeatView *view, const FhState *state)
{
  const FhTable *table = &state->table;
  int seat = view->seat;
  int declarer = table->declarer;

  if (declarer == FH_SEAT_NONE || table->due == FH_ACTION_PARTNER)
    return; /* the kitty lies where it was dealt */

  int partner = fh_rules_partner (&table->rules, declarer);
  view->out = state->discards[seat] | state->discards[fh_rules_player (&table->rules, seat)];
  if (fh_rules_player (&table->rules, seat) == declarer)
    {
      view->received = state->dealt_kitty;
      view->passed_on = state->passed_on;
    }
  else if (seat == partner)
    {
      view->received = state->passed_on;
    }
  if ((seat == declarer || seat == partner) && partner >= 0 && state->swapped[partner])
    {
      view->given = state->swapped[seat];
      view->got = state->swapped[seat == declarer ? partner : declarer];
      view->received |= view->got;
    }
}

/* The cards that are surely in the hand of @other: those lying open or shown to all, the own hand
 * as seen from the own dummy, and those that this seat gave its partner and has not seen since. */
static FhCardSet
known_cards (const FhSeatView *view, const FhState *state, int other, FhCardSet played)
{
  const FhTable *table = &view->table;
  FhCardSet known = table->open[other] | (table->slips.seen & state->hands[other]);

  if (other == fh_rules_player (&table->rules, view->seat))
    known |= state->hands[other];
  if (other == fh_rules_partner (&table->rules, view->seat))
    {
      known |= view->given & ~played;
      /* A grand nullo's discards are all in the partner's hand until he has discarded. */
      if (table->discards_made == 1 && table->due == FH_ACTION_DISCARD)
        known |= view->passed_on;
    }
  return known;
}

/* The unseen cards of the suits in which a seat has not shown void, and not those that this seat
 * sent elsewhere. */
static FhCardSet
possible_cards (const FhSeatView *view, int other)
{
  const FhTable *table = &view->table;
  FhCardSet cards = view->unseen;

  /* A dummy's cards that lie face down need not follow (D-NZ2): they can be of any suit.  By table
   * laws, who does not follow shows a void only once it cannot turn out a revoke any more. */
  bool shows = fh_rules_player (&table->rules, other) == other;
  unsigned voids = table->rules.laws ? table->slips.settled_void[other] : table->shown_void[other];
  for (int suit = 0; suit < FH_N_EFFECTIVE_SUITS; suit++)
    if (shows && fh_suits_have (voids, suit))
      cards &= ~fh_effective_suit_cards ((FhSuit) suit, fh_table_trump (table));
  if (other != fh_rules_partner (&table->rules, view->seat))
    cards &= ~view->passed_on;
  /* Who plays against a misère does not hold a called card: its holder sits out (NZ-074). */
  if (fh_table_is_misere (table) && !fh_seats_have (table->sitting_out, other))
    cards &= ~fh_set_of (table->called_cards, table->n_called_cards);
  return cards;
}

/* Who plays with @seat: the declarer's side or the others, the hidden partner by what he alone
 * knows (NZ-070).  In the auction and without a contract, the seats of its score column. */
static uint8_t
known_allies (const FhState *state, int seat)
{
  const FhTable *table = &state->table;
  const FhRules *rules = &table->rules;
  unsigned bidders = fh_table_bidders (table);
  unsigned all = fh_seats_first (rules->n_seats);

  if (bidders == 0)
    return fh_rules_side_seats (rules, rules->side_of[seat]);
  if (seat == state->hidden_partner)
    bidders |= fh_seat_bit (seat);
  return (uint8_t) (fh_seats_have (bidders, seat) ? bidders : all & ~bidders);
}

/* Sets what the laws allow this seat, which is not to know that another one has revoked. */
static void
set_rights (FhSeatView *view, const FhState *state)
{
  FhRights *rights = &view->rights;
  uint8_t own = fh_seat_bit (view->seat);

  fh_state_rights (state, rights);
  rights->demand &= own;
  rights->accept &= own;
  rights->correct &= own;
  rights->challenge &= own;
}

void
fh_seat_view_init (FhSeatView *view, const FhState *state, int seat)
{
  const FhTable *table = &state->table;
  FhCardSet seen;

  memset (view, 0, sizeof *view);
  view->table = *table;
  view->seat = (uint8_t) seat;
  view->hand = state->hands[seat];
  view->dealt = state->dealt[seat];
  set_exchanged (view, state);

  FhCardSet played = fh_table_played_cards (table);
  seen = view->hand | view->out | played;
  for (int other = 0; other < table->rules.n_seats; other++)
    if (other != seat)
      {
        view->known[other] = known_cards (view, state, other, played);
        seen |= view->known[other];
      }
  view->unseen = table->n_deals > 0 ? table->rules.pack & ~seen : 0;
  for (int other = 0; other < table->rules.n_seats; other++)
    if (other != seat || fh_rules_player (&table->rules, seat) != seat)
      view->may_hold[other] = possible_cards (view, other);
  view->allies = known_allies (state, seat);
  fh_table_legal (&view->table, seat, view->hand, view->out, &view->legal);
  set_rights (view, state);
}

FhCardSet
fh_seat_view_cards (const FhSeatView *view, int seat)
{
  FhCardSet known = seat == view->seat ? view->hand : view->known[seat];

  if (fh_seats_have (view->table.sitting_out, seat))
    return 0;
  /* Where all of a hand is known nothing else is left to hold. */
  if (seat == view->seat || fh_set_size (known) >= view->table.hand_size[seat])
    return known;
  return known | view->may_hold[seat];
}

FhRefusal
fh_seat_view_check (const FhSeatView *view, const FhAction *action)
{
  return fh_table_check (&view->table, view->hand, view->out, action);
}

uint8_t
fh_seat_view_known_allies (const FhSeatView *view)
{
  const FhTable *table = &view->table;
  bool is_secret = table->n_called_cards > 0 && table->partners == 0 && !table->deal_over
                   && fh_table_is_trick_contract (table);

  return is_secret && view->seat != table->declarer && fh_seats_have (view->allies, table->declarer)
             ? view->allies
             : 0;
}

FhFate
fh_seat_view_fate (const FhSeatView *view)
{
  return fh_table_fate (&view->table, fh_seat_view_known_allies (view));
}
