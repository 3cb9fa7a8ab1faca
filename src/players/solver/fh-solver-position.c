/* fh-solver-position.c: what the solver has to know of a point of the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-solver-position.h"

#include <string.h>

/* What the joker may do in @contract by @rules; as fh-trick.c of the engine has it. */
static void
set_joker (FhSolverPosition *position, const FhRules *rules, FhCall contract)
{
  bool lowest = rules->joker_misere == FH_JOKER_MISERE_LOWEST && contract != FH_CALL_NONE
                && fh_call_is_misere (contract);

  position->trump = (uint8_t) fh_call_trump (contract);
  if (position->trump != FH_NO_TRUMP)
    position->joker_free = rules->joker_always_playable; /* C-19 */
  else
    position->joker_free = lowest || rules->joker_follow == FH_JOKER_ANY_TIME; /* NZ-040, HP-017 */
  position->joker_lowest = lowest;
  position->joker_redirects = rules->joker_names == FH_JOKER_NAMES_EVERY_PLAY
                              && rules->joker_redirects && !lowest;       /* HP-044, X-006 */
  position->joker_not_shown_void = rules->joker_not_shown_void || lowest; /* */
}

void
fh_solver_position_init_contract (FhSolverPosition *position,
                                  const FhRules *rules,
                                  FhCall contract,
                                  int declarer)
{
  unsigned side = fh_rules_side_seats (rules, rules->side_of[declarer]);
  unsigned all = fh_seats_first (rules->n_seats);

  memset (position, 0, sizeof *position);
  position->n_seats = rules->n_seats;
  position->playing = (uint8_t) all;
  position->bidders = (uint8_t) side;
  position->dummies = fh_rules_has_dummies (rules);
  if (fh_call_is_misere (contract))
    {
      position->misere = true;
      if (contract != FH_GRAND_NULLO)
        position->playing =
            (uint8_t) (all & ~fh_seats_without (side, declarer)); /* NZ-035, DX-031 */
    }
  set_joker (position, rules, contract);
  position->turn = (uint8_t) declarer;
}

bool
fh_solver_position_init (FhSolverPosition *position, const FhWorld *world)
{
  const FhTable *table = fh_world_table (world);
  const FhRules *rules = &table->rules;
  unsigned bidders = fh_table_bidders (table);

  if (table->due != FH_ACTION_PLAY)
    return false;
  memset (position, 0, sizeof *position);
  if (bidders == 0)
    bidders = fh_rules_side_seats (rules, rules->side_of[table->turn]);
  bidders |= fh_seat_bit (world->state.hidden_partner); /* NZ-070 */
  position->n_seats = rules->n_seats;
  position->playing = (uint8_t) (fh_seats_first (rules->n_seats) & ~(unsigned) table->sitting_out);
  position->bidders = (uint8_t) bidders;
  position->misere = fh_table_is_misere (table);
  position->dummies = fh_rules_has_dummies (rules);
  set_joker (position, rules, table->contract);
  position->turn = table->turn;
  position->forced = rules->laws ? table->slips.exposed : 0;

  int trick_size = fh_table_trick_size (table);
  for (int i = 0; i < trick_size; i++)
    position->plays[position->n_plays++] = table->plays[table->trick_start + i];
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      position->shown_void[seat] = table->shown_void[seat];
      if (!fh_seats_have (position->playing, seat))
        continue;
      position->hands[seat] = fh_world_hand (world, seat);
      position->covering[seat] = table->covering[seat];
      memcpy (position->tops[seat], table->tops[seat], FH_N_PILES);
      memcpy (position->under[seat], world->state.under[seat], FH_N_PILES);
      if (fh_seats_have (bidders, seat))
        position->taken += table->tricks[seat];
    }

  int left = FH_N_TRICKS - table->n_tricks;
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      bool played = false;
      for (int i = 0; i < position->n_plays; i++)
        played |= position->plays[i].seat == seat;
      int cards =
          fh_set_size (position->hands[seat]) + __builtin_popcount (position->covering[seat]);
      if (fh_seats_have (position->playing, seat) && cards != left - played)
        return false;
    }
  return true;
}

int
fh_solver_position_tricks_left (const FhSolverPosition *position)
{
  int seat = position->turn;

  return fh_set_size (position->hands[seat]) + __builtin_popcount (position->covering[seat]);
}

/* The suit to follow now, or FH_SUIT_NONE. */
static FhSuit
suit_to_follow (const FhSolverPosition *position)
{
  FhSuit suit = FH_SUIT_NONE;

  for (int i = 0; i < position->n_plays; i++)
    {
      const FhPlayed *play = &position->plays[i];
      if (play->named != FH_SUIT_NONE)
        suit = (FhSuit) play->named;
      else if (i == 0)
        suit = fh_effective_suit (play->card, (FhDenomination) position->trump);
    }
  return suit == FH_SUIT_JOKER ? FH_SUIT_NONE : suit; /* D-NAMEALL */
}

/* The suits that a joker may name now, bit by bit. */
static unsigned
joker_suits (const FhSolverPosition *position)
{
  unsigned all = (1u << FH_N_SUITS) - 1;

  if (position->trump != FH_NO_TRUMP)
    return 0;
  if (position->n_plays == 0)
    return position->joker_not_shown_void ? all & ~position->shown_void[position->turn] : all;
  if (position->joker_redirects && position->n_plays < __builtin_popcount (position->playing) - 1)
    return all; /* C-17 */
  return 0;
}

int
fh_solver_position_legal (const FhSolverPosition *position, FhSolverMove moves[FH_SOLVER_MAX_MOVES])
{
  FhCardSet hand = position->hands[position->turn];
  FhCardSet cards = hand;
  FhSuit suit = suit_to_follow (position);
  unsigned named = joker_suits (position);
  int n = 0;

  if (suit != FH_SUIT_NONE)
    {
      FhCardSet follow = hand & fh_effective_suit_cards (suit, (FhDenomination) position->trump);
      if (follow)
        cards = position->joker_free ? follow | (hand & FH_SET_JOKERS) : follow;
    }
  if (cards & position->forced)
    cards &= position->forced;
  FH_FOREACH_CARD (card, cards)
    {
      if (!fh_card_is_joker (card) || !named)
        moves[n++] = (FhSolverMove){ card, FH_SUIT_NONE };
      else
        for (unsigned suits = named; suits; suits &= suits - 1)
          moves[n++] = (FhSolverMove){ card, (uint8_t) __builtin_ctz (suits) };
    }
  return n;
}

/* The suit whose highest card wins a trick in which the joker counts least (D-NZ-MISJOKER). */
static FhSuit
suit_that_wins_over_joker (const FhSolverPosition *position)
{
  const FhPlayed *plays = position->plays;
  int first = 0;

  if (fh_card_is_joker (plays[0].card) && plays[0].named != FH_SUIT_NONE)
    for (int i = 1; i < position->n_plays; i++)
      if (!fh_card_is_joker (plays[i].card) && fh_card_suit (plays[i].card) == plays[0].named)
        return (FhSuit) plays[0].named;
  while (first < position->n_plays && fh_card_is_joker (plays[first].card))
    first++;
  return first < position->n_plays ? fh_card_suit (plays[first].card) : FH_SUIT_NONE;
}

static int
winner_of_trick (const FhSolverPosition *position)
{
  FhDenomination trump = (FhDenomination) position->trump;
  FhSuit led = position->joker_lowest ? suit_that_wins_over_joker (position)
                                      : fh_effective_suit (position->plays[0].card, trump);
  int best = 0, best_strength = -1;

  for (int i = 0; i < position->n_plays; i++)
    {
      FhCard card = position->plays[i].card;
      FhSuit suit = fh_effective_suit (card, trump);
      int strength = -1;

      if (suit == led && suit != FH_SUIT_JOKER)
        strength = fh_card_power (card, trump);
      if (suit == FH_SUIT_JOKER ? !position->joker_lowest : suit == (FhSuit) trump)
        strength = 100 + fh_card_power (card, trump);
      if (strength > best_strength)
        {
          best = i;
          best_strength = strength;
        }
    }
  return position->plays[best].seat;
}

/* Each dummy turns the card that lay under the one it played, else its first (NZ-087). */
static void
turn_cards (FhSolverPosition *position)
{
  for (int i = 0; i < position->n_plays; i++)
    {
      int seat = position->plays[i].seat;
      if (!position->covering[seat])
        continue;
      int turned = __builtin_ctz (position->covering[seat]);
      for (int pile = 0; pile < FH_N_PILES; pile++)
        if (position->tops[seat][pile] == position->plays[i].card
            && (position->covering[seat] >> pile & 1u))
          turned = pile;
      position->covering[seat] &= (uint8_t) ~(1u << turned);
      position->hands[seat] |= FH_SET (position->under[seat][turned]);
    }
}

/* The first seat after @seat in the order of the trick that has not played to it. */
static int
next_seat (const FhSolverPosition *position, int seat)
{
  int n = position->n_seats;
  int step = position->dummies && position->plays[0].seat & 1 ? n - 1 : 1;
  unsigned waiting = position->playing;

  for (int i = 0; i < position->n_plays; i++)
    waiting = fh_seats_without (waiting, position->plays[i].seat);
  do
    seat = (seat + step) % n;
  while (!fh_seats_have (waiting, seat));
  return seat;
}

void
fh_solver_position_play (FhSolverPosition *position, FhSolverMove move)
{
  FhSuit follow = suit_to_follow (position);
  FhDenomination trump = (FhDenomination) position->trump;
  int seat = position->turn;

  if (follow != FH_SUIT_NONE && fh_effective_suit (move.card, trump) != follow
      && !(fh_card_is_joker (move.card) && position->joker_free))
    position->shown_void[seat] |= (uint8_t) (1u << follow); /* C-5 */
  position->hands[seat] &= ~FH_SET (move.card);
  position->plays[position->n_plays++] =
      (FhPlayed){ .seat = (uint8_t) seat, .card = move.card, .named = move.named };
  if (position->n_plays < __builtin_popcount (position->playing))
    {
      position->turn = (uint8_t) next_seat (position, seat);
      return;
    }
  position->turn = (uint8_t) winner_of_trick (position);
  position->taken += fh_seats_have (position->bidders, position->turn);
  turn_cards (position);
  position->n_plays = 0;
}
