/* fh-belief.c: how likely hands are by what their owners have done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-belief.h"

#include <stdlib.h>

#include "fh-bid-convention.h"
#include "fh-memory.h"
#include "fh-rules-player.h"

/* The weight of a call that the model would not have made: one that its careful or its bold brother
 * would have made; another level of the same trump; a pass; any other.  There are many hands with
 * which a given bid is not made: the last ones have to be small to be believed seldom. */
#define OTHER_STYLE 0.4f
#define NEXT_LEVEL  0.3f
#define SAME_TRUMP  0.1f
#define TOO_TIMID   0.1f
#define OTHER_BID   0.01f

/* And of one that breaks an agreement: nobody who wants to be understood does. */
#define BROKEN_AGREEMENT 0.002f

/* The weight of another card than that of the model.  Less would be right for who plays like the
 * model, but people do not. */
#define OTHER_CARD 0.15f

/* What one of @character would do by rules of thumb. */
static FhAction
imagine (const FhSeatView *view, FhCharacterId character)
{
  return fh_rules_player_decide (fh_character_get (character), NULL, view, 0).action;
}

struct _FhBelief
{
  FhSeatView discard; /* of the declarer, who is about to discard */
  bool saw_discard;
  bool saw_plays;
  int n;
  FhSeatView *calls; /* of each other seat that is about to call */
  FhCall *made;
};

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
          table->passed |= fh_seat_bit (seat);
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

/* --- Calls --- */

static float
weigh_call (FhSeatView *view, FhCall made)
{
  FhShown shown;
  bool shows = fh_convention_meaning (&view->table, view->seat, made, &shown);
  if (shows && !fh_convention_holds (&shown, view->hand))
    return BROKEN_AGREEMENT;
  FhCall expected = imagine (view, FH_STEADY).call;

  bool same_trump = fh_call_is_bid (made) && fh_call_is_bid (expected)
                    && fh_call_trump (made) == fh_call_trump (expected);
  if (made == expected)
    return 1;
  /* When to show what was agreed is a matter of taste. */
  if (shows && fh_call_level (expected) <= FH_MIN_LEVEL)
    return OTHER_STYLE;
  /* Who dares more or less hardly ever bids another suit for it. */
  if ((made == FH_PASS || expected == FH_PASS || same_trump)
      && imagine (view, made == FH_PASS ? FH_CAREFUL : FH_BOLD).call == made)
    return OTHER_STYLE;
  if (made == FH_PASS)
    return TOO_TIMID;
  if (same_trump)
    return abs (fh_call_level (made) - fh_call_level (expected)) == 1 ? NEXT_LEVEL : SAME_TRUMP;
  return OTHER_BID;
}

/* What the seat of call number @n of @now saw before it; its hand is still to be filled in. */
static void
view_call (FhSeatView *view, const FhSeatView *now, int n)
{
  int seat = now->table.calls[n].seat;

  *view = (FhSeatView){ .seat = (uint8_t) seat };
  rewind_auction (&view->table, &now->table, n);
  fh_table_legal (&view->table, seat, 0, 0, &view->legal);
  view->legal.may_declare = 0;
}

bool
fh_belief_heard (const FhBelief *belief, int seat)
{
  for (int i = 0; i < belief->n; i++)
    if (belief->calls[i].seat == seat)
      return true;
  return false;
}

float
fh_belief_weigh_calls (FhBelief *belief, int seat, FhCardSet dealt)
{
  float weight = 1;

  for (int i = 0; i < belief->n; i++)
    if (belief->calls[i].seat == seat)
      {
        belief->calls[i].hand = belief->calls[i].dealt = dealt;
        weight *= weigh_call (&belief->calls[i], belief->made[i]);
      }
  return weight;
}

/* --- The discard --- */

/* Whether the declarer has discarded hidden cards, and nothing else has moved since. */
static bool
has_hidden_discard (const FhSeatView *view)
{
  const FhTable *table = &view->table;

  return table->declarer != FH_SEAT_NONE && table->declarer != view->seat
         && table->discards_made == 1 && table->contract != FH_GRAND_NULLO
         && table->due == FH_ACTION_PLAY && !table->rules.inkle_swap
         && !fh_rules_has_dummies (&table->rules) && table->rules.laws == FH_LAWS_STRICT;
}

/* The view of the declarer before the discard; what he holds is still to be filled in. */
static bool
view_discard (FhSeatView *view, const FhSeatView *now)
{
  FhLayouts layouts;
  FhLayout layout;
  FhWorld world;

  if (!has_hidden_discard (now) || !fh_layouts_init (&layouts, now))
    return false;
  fh_layouts_get (&layouts, 0, &layout);
  fh_world_init (&world, now, &layout);
  fh_world_take_back_plays (&world);
  fh_world_take_back_discard (&world);
  fh_world_view (&world, now->table.declarer, view);
  return true;
}

bool
fh_belief_saw_discard (const FhBelief *belief)
{
  return belief->saw_discard;
}

float
fh_belief_weigh_discard (FhBelief *belief, FhCardSet hand, FhCardSet gone)
{
  static const float by_other_cards[] = { 1, 0.06f, 0.012f, 0.005f, 0.003f, 0.003f };
  FhSeatView *view = &belief->discard;

  view->hand = view->legal.cards = hand | gone;
  view->unseen = view->table.rules.pack & ~view->hand;
  FhAction action = imagine (view, FH_STEADY);
  for (int i = 0; i < action.n_cards; i++)
    gone &= ~FH_SET (action.cards[i]);
  return by_other_cards[fh_set_size (gone)];
}

/* --- The play --- */

/* Whether what has been played at @table can be taken back, and so tells anything. */
static bool
tells_plays (const FhTable *table)
{
  return table->due == FH_ACTION_PLAY && !fh_rules_has_dummies (&table->rules)
         && table->rules.laws == FH_LAWS_STRICT;
}

/* Whether others than the seat of @view have played what tells anything. */
static bool
saw_plays (const FhSeatView *view)
{
  for (int i = 0; tells_plays (&view->table) && i < view->table.n_plays; i++)
    if (view->table.plays[i].seat != view->seat)
      return true;
  return false;
}

/* Whether the cards @a and @b of one hand are of one suit with nothing between them but other cards
 * of that hand: it does not matter which of them is played. */
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

bool
fh_belief_saw_plays (const FhBelief *belief)
{
  return belief->saw_plays;
}

void
fh_belief_weigh_plays (const FhWorld *world,
                       const FhSeatView *view,
                       uint8_t seats,
                       float weights[FH_MAX_SEATS])
{
  const FhTable *now = &view->table;
  FhWorld past = *world;

  for (int seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (seats, seat))
      weights[seat] = 1;
  if (!tells_plays (now))
    return;
  fh_world_take_back_plays (&past);
  for (int i = 0; i < now->n_plays; i++)
    {
      const FhPlayed *play = &now->plays[i];
      FhAction action = fh_action_play (play->seat, play->card, (FhSuit) play->named);
      if (play->seat != view->seat && fh_seats_have (seats, play->seat))
        {
          FhSeatView other;
          fh_world_view (&past, play->seat, &other);
          if (other.legal.cards & (other.legal.cards - 1))
            {
              FhCard expected = imagine (&other, FH_STEADY).cards[0];
              if (expected != play->card && !are_equals (&other, expected, play->card))
                weights[play->seat] *= OTHER_CARD;
            }
        }
      if (fh_world_apply (&past, &action).code != FH_OK)
        {
          for (int seat = 0; seat < FH_MAX_SEATS; seat++)
            if (fh_seats_have (seats, seat))
              weights[seat] = 0;
          return;
        }
    }
}

/* --- All of it --- */

FhBelief *
fh_belief_new (const FhSeatView *view)
{
  const FhTable *table = &view->table;
  FhBelief *belief = fh_memory_new (sizeof *belief);

  belief->saw_discard = view_discard (&belief->discard, view);
  belief->saw_plays = saw_plays (view);
  belief->calls = fh_memory_new ((size_t) (table->n_calls + 1) * sizeof *belief->calls);
  belief->made = fh_memory_new ((size_t) (table->n_calls + 1) * sizeof *belief->made);
  for (int i = 0; i < table->n_calls; i++)
    if (table->calls[i].seat != view->seat)
      {
        view_call (&belief->calls[belief->n], view, i);
        belief->made[belief->n++] = table->calls[i].call;
      }
  return belief;
}

void
fh_belief_free (FhBelief *belief)
{
  if (!belief)
    return;
  free (belief->calls);
  free (belief->made);
  free (belief);
}
