/* fh-belief.c: how likely a layout is by what the others have done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-belief.h"

#include <stddef.h>

#include "fh-player.h"

/* Layouts from which one is drawn by its weight (sampling and resampling). */
#define N_TRIES 8

/* The weight of a call that a computer player would not have made with those cards.  People do not
 * bid as it does, hence none of these is small. */
#define SAME_TRUMP 0.6f
#define OTHER_BID  0.25f
#define NOT_A_BID  0.12f

/* And of a card. */
#define OTHER_CARD 0.4f

static const FhPlayer model = { .kind = FH_PLAYER_RULES, .character = FH_STEADY };

/* What @table was before its call number @n. */
static void
rewind_auction (FhTable *table, const FhTable *now, int n)
{
  *table = *now;
  table->n_calls = (uint8_t) n;
  table->due = FH_ACTION_BID;
  table->contract = FH_CALL_NONE;
  table->declarer = FH_SEAT_NONE;
  table->sitting_out = 0;
  table->n_plays = table->trick_start = table->n_tricks = 0;
  table->high_call = FH_PASS;
  table->high_bidder = FH_SEAT_NONE;
  table->passed = table->passes = 0;
  table->called = 0;
  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    table->last_bid_of[seat] = FH_PASS;
  table->stand_or_raise = false;
  table->partners = table->n_called_cards = 0;
  for (int seat = table->rules.n_callers; seat < table->rules.n_seats; seat++)
    {
      /* The cards that a dummy showed when it was dealt. */
      table->open[seat] = 0;
      for (int pile = 0; pile < FH_N_PILES; pile++)
        table->open[seat] |= FH_SET (table->tops[seat][pile]);
    }

  for (int i = 0; i < n; i++)
    {
      int seat = now->calls[i].seat;
      FhCall call = now->calls[i].call;
      if (call == FH_PASS)
        {
          table->passed |= (uint8_t) (1 << seat);
          continue;
        }
      /* One who goes over his own bid lets all others back in (NZ-028). */
      if (table->high_bidder == seat)
        table->passed = 0;
      table->high_call = call;
      table->high_bidder = (uint8_t) seat;
      table->last_bid_of[seat] = call;
      table->called |= FH_CALL_BIT (call);
    }
  table->turn = now->calls[n].seat;
}

static float
call_weight (FhCall made, FhCall expected)
{
  if (made == expected)
    return 1;
  if (made == FH_PASS || expected == FH_PASS)
    return NOT_A_BID;
  if (fh_call_is_bid (made) && fh_call_is_bid (expected)
      && fh_call_trump (made) == fh_call_trump (expected))
    return SAME_TRUMP;
  return OTHER_BID;
}

/* The ten cards that @seat had after the discard, as far as @world and the play say. */
static FhCardSet
whole_hand (const FhWorld *world, int seat)
{
  const FhTable *table = fh_world_table (world);
  FhCardSet hand = fh_world_hand (world, seat);

  for (int i = 0; i < table->n_plays; i++)
    if (table->plays[i].seat == seat)
      hand |= FH_SET (table->plays[i].card);
  return hand;
}

/* How likely the declarer's discard was with the thirteen or so cards of @start, the world before
 * the first lead. */
static float
weigh_discard (const FhWorld *start)
{
  static const float by_other_cards[] = { 1, 0.5f, 0.25f, 0.15f, 0.1f, 0.1f };
  FhWorld before = *start;
  FhSeatView view;

  fh_world_take_back_discard (&before);
  const FhTable *table = fh_world_table (&before);
  fh_world_view (&before, table->declarer, &view);
  FhDecision decision = fh_player_decide (&model, &view, NULL);
  FhCardSet gone = view.hand & ~fh_world_hand (start, table->declarer);
  for (int i = 0; i < decision.action.n_cards; i++)
    gone &= ~FH_SET (decision.action.cards[i]);
  return by_other_cards[fh_set_size (gone)];
}

/* Whether the declarer has discarded from hidden cards, and nothing else has moved since. */
static bool
has_hidden_discard (const FhSeatView *view)
{
  const FhTable *table = &view->table;

  return table->declarer != FH_SEAT_NONE && table->declarer != view->seat
         && table->discards_made == 1 && table->contract != FH_GRAND_NULLO
         && table->due == FH_ACTION_PLAY && !table->rules.inkle_swap
         && !fh_rules_has_dummies (&table->rules) && table->rules.laws == FH_LAWS_STRICT;
}

float
fh_belief_weigh_calls (const FhWorld *world, const FhSeatView *view)
{
  const FhTable *now = &view->table;
  FhSeatView other = { 0 };
  float weight = 1;

  for (int i = 0; i < now->n_calls; i++)
    {
      int seat = now->calls[i].seat;
      if (seat == view->seat)
        continue;
      rewind_auction (&other.table, now, i);
      other.seat = (uint8_t) seat;
      other.hand = other.dealt = whole_hand (world, seat);
      fh_table_legal (&other.table, seat, other.hand, 0, &other.legal);
      other.legal.may_declare = 0;
      weight *=
          call_weight (now->calls[i].call, fh_player_decide (&model, &other, NULL).action.call);
    }
  if (has_hidden_discard (view))
    {
      FhWorld start = *world;
      fh_world_take_back_plays (&start);
      weight *= weigh_discard (&start);
    }
  return weight;
}

/* Whether the cards @a and @b, both held in @hand, are of one suit with nothing between them but
 * other cards of the same hand: it does not matter which of them is played. */
static bool
are_equals (const FhSeatView *view, FhCard a, FhCard b)
{
  FhDenomination trump = fh_table_trump (&view->table);
  FhSuit suit = fh_effective_suit (a, trump);
  int low = fh_card_power (a, trump), high = fh_card_power (b, trump);
  FhCardSet others = view->unseen;

  if (suit != fh_effective_suit (b, trump))
    return false;
  for (int i = view->table.trick_start; i < view->table.n_plays; i++)
    others |= FH_SET (view->table.plays[i].card);
  if (low > high)
    {
      int swap = low;
      low = high;
      high = swap;
    }
  FH_FOREACH_CARD (card, others & fh_effective_suit_cards (suit, trump))
    if (fh_card_power (card, trump) > low && fh_card_power (card, trump) < high)
      return false;
  return true;
}

float
fh_belief_weigh_plays (const FhWorld *world, const FhSeatView *view)
{
  const FhTable *now = &view->table;
  FhWorld past = *world;
  float weight = 1;

  if (now->due != FH_ACTION_PLAY || fh_rules_has_dummies (&now->rules)
      || now->rules.laws != FH_LAWS_STRICT)
    return 1;
  fh_world_take_back_plays (&past);
  for (int i = 0; i < now->n_plays; i++)
    {
      const FhPlayed *play = &now->plays[i];
      FhAction action = fh_action_play (play->seat, play->card, (FhSuit) play->named);
      if (play->seat != view->seat)
        {
          FhSeatView other;
          fh_world_view (&past, play->seat, &other);
          if (other.legal.cards & (other.legal.cards - 1))
            {
              FhCard expected = fh_player_decide (&model, &other, NULL).action.cards[0];
              if (expected != play->card && !are_equals (&other, expected, play->card))
                weight *= OTHER_CARD;
            }
        }
      if (fh_world_apply (&past, &action).code != FH_OK)
        return 0;
    }
  return weight;
}

bool
fh_belief_sample (FhWorld *world, const FhSeatView *view, FhRng *rng)
{
  FhLayouts layouts;
  bool calls = false;
  float sum = 0;

  if (!fh_layouts_init (&layouts, view))
    return false;
  for (int i = 0; i < view->table.n_calls; i++)
    calls |= view->table.calls[i].seat != view->seat;

  for (int i = 0; i < (calls ? N_TRIES : 1); i++)
    {
      FhWorld other;
      FhLayout layout;
      fh_layouts_draw (&layouts, rng, &layout);
      fh_world_init (&other, view, &layout);
      float weight = fh_belief_weigh_calls (&other, view);
      sum += weight;
      /* Each layout seen so far is kept with the chance of its weight in their sum. */
      if ((float) (fh_rng_next (rng) >> 40) * (1.0f / 16777216.0f) * sum < weight)
        *world = other;
    }
  return true;
}
