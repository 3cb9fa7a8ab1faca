/* fh-slip.c: what computer players do against the rules, and where the laws leave them a choice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-slip.h"

static FhCard
any_card (FhCardSet set, FhRng *rng)
{
  return fh_set_nth (set, fh_rng_below (rng, (uint32_t) fh_set_size (set)));
}

static bool
is_dummy (const FhSeatView *view)
{
  return fh_rules_player (&view->table.rules, view->seat) != view->seat;
}

/* --- Slips --- */

/* A card that does not follow suit, taken for one that does: of the led suit's colour if there is
 * one (HC-066).  None where an exposed card has to be played, because that is seen and refused. */
static bool
revoke (const FhSeatView *view, FhRng *rng, FhAction *slip)
{
  const FhTable *table = &view->table;
  FhCardSet wrong = view->hand & ~view->legal.cards & ~FH_SET_JOKERS;

  if (view->legal.due != FH_ACTION_PLAY || table->led >= FH_N_SUITS || !wrong
      || (view->legal.cards & table->slips.exposed))
    return false;
  FhCardSet alike =
      wrong & (fh_suit_cards ((FhSuit) table->led) | fh_suit_cards ((FhSuit) (table->led ^ 1)));
  *slip = fh_action_play (view->seat, any_card (alike ? alike : wrong, rng), FH_SUIT_NONE);
  return true;
}

/* A card dropped, named or shown (HC-058 to HC-062). */
static bool
expose (const FhSeatView *view, FhRng *rng, FhAction *slip)
{
  static const FhExposure ways[] = { FH_EXPOSED_ON_TABLE,    FH_EXPOSED_ON_TABLE,
                                     FH_EXPOSED_BY_NAME,     FH_EXPOSED_TO_PARTNER,
                                     FH_EXPOSED_TO_OPPONENT, FH_EXPOSED_ON_TABLE };
  FhCardSet hidden = view->hand & ~view->table.slips.seen & ~view->table.open[view->seat];
  bool has_partner = fh_seats_without (view->allies, view->seat) != 0;
  FhExposure way = ways[fh_rng_below (rng, sizeof ways / sizeof ways[0])];

  if (!hidden)
    return false;
  if (way == FH_EXPOSED_TO_PARTNER && !has_partner)
    way = FH_EXPOSED_ON_TABLE;
  *slip = fh_action_expose (view->seat, any_card (hidden, rng), way);
  return true;
}

/* What the seat would do if its turn had come, done too early (HC-056, HC-063). */
static bool
act_early (const FhPlayer *player, const FhSeatView *view, FhRng *rng, FhAction *slip)
{
  FhSeatView early = *view;

  early.table.turn = view->seat;
  if (view->table.due != FH_ACTION_BID && view->table.due != FH_ACTION_PLAY)
    return false;
  for (int i = view->table.trick_start; i < view->table.n_plays; i++)
    if (view->table.plays[i].seat == view->seat)
      return false;
  fh_table_legal (&early.table, view->seat, view->hand, view->out, &early.legal);
  if (early.legal.due != view->table.due
      || (early.legal.due == FH_ACTION_PLAY ? !early.legal.cards : !early.legal.calls))
    return false;
  *slip = fh_player_decide (player, &early, rng).action;
  /* A pass out of turn is ignored: nothing would come of it. */
  return slip->kind == FH_ACTION_PLAY || (slip->kind == FH_ACTION_BID && slip->call != FH_PASS);
}

bool
fh_player_slip (const FhPlayer *player, const FhSeatView *view, FhRng *rng, FhAction *slip)
{
  const FhTable *table = &view->table;

  if (table->rules.laws == FH_LAWS_STRICT || is_dummy (view)
      || fh_seats_have (table->sitting_out, view->seat))
    return false;
  if (table->turn != view->seat)
    return act_early (player, view, rng, slip);
  if (fh_rng_below (rng, 3) > 0 && revoke (view, rng, slip))
    return true;
  return (table->due == FH_ACTION_PLAY || table->due == FH_ACTION_BID) && expose (view, rng, slip);
}

/* --- A card out of turn --- */

/* How strong @card is in a trick that asks for @suit: more beats less; -1 loses to all that
 * follow. */
static int
strength (const FhTable *table, FhCard card, FhSuit suit)
{
  FhDenomination trump = fh_table_trump (table);
  FhSuit own = fh_effective_suit (card, trump);

  if (own == FH_SUIT_JOKER || (trump != FH_NO_TRUMP && own == (FhSuit) trump))
    return 100 + fh_card_power (card, trump);
  return own == suit ? fh_card_power (card, trump) : -1;
}

/* The cards of the seat of @view that it could play to the trick. */
static FhCardSet
cards_to_follow (const FhSeatView *view, FhSuit suit)
{
  FhCardSet follow =
      suit < FH_N_EFFECTIVE_SUITS
          ? view->hand & fh_effective_suit_cards (suit, fh_table_trump (&view->table))
          : 0;

  return follow ? follow : view->hand;
}

/* Whether the seat of @view, if it has still to play to the trick, can go over what wins it, or
 * under it. */
static bool
can_answer (const FhSeatView *view, bool under)
{
  const FhTable *table = &view->table;
  int start = table->trick_start;
  int n = fh_table_trick_size (table);
  FhSuit suit = fh_table_suit_to_follow (table, start, n);
  int best = strength (table, table->plays[fh_table_winning_play (table, start, n)].card, suit);

  for (int i = start; i < table->n_plays; i++)
    if (table->plays[i].seat == view->seat)
      return false;
  FH_FOREACH_CARD (card, cards_to_follow (view, suit))
    if (under ? strength (table, card, suit) < best : strength (table, card, suit) > best)
      return true;
  return false;
}

bool
fh_player_demands (const FhSeatView *view)
{
  const FhTable *table = &view->table;
  int index = fh_table_play_to_demand (table, view->seat);
  if (index < 0)
    return false;
  const FhPlayed *play = &table->plays[index];
  int n = fh_table_trick_size (table);
  bool wins = fh_table_winning_play (table, table->trick_start, n) == index;
  bool is_ours = fh_seats_have (view->allies, table->slips.rightful);

  if (fh_table_is_misere (table))
    {
      /* The bidder has a card taken back that he cannot stay under; the others have his card taken
       * back if it does not win, or if they cannot stay under it. */
      if (play->seat == table->declarer)
        return !wins || can_answer (view, true) == false;
      return view->seat == table->declarer && !can_answer (view, true);
    }
  if (index == table->trick_start && is_ours)
    return true;
  return wins && !can_answer (view, false);
}

/* --- What is written down, counted and put right --- */

bool
fh_player_may_challenge (const FhSeatView *view)
{
  const FhEntry *entry = &view->table.entry;
  int own = view->table.rules.side_of[view->seat];

  if (!entry->entered || entry->final)
    return false;
  for (int side = 0; side < view->table.rules.n_sides; side++)
    if (side == own ? entry->written[side] < entry->scored[side]
                    : entry->written[side] > entry->scored[side])
      return true;
  return false;
}

bool
fh_player_counts_misdeal (const FhSeatView *view)
{
  return view->rights.misdeal && !is_dummy (view) && fh_set_size (view->dealt) != FH_HAND_SIZE;
}

bool
fh_player_correction (const FhSeatView *view, FhAction *correction)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  FhCardSet cards = fh_table_corrections (table, view->seat, view->hand);
  FhCard best = FH_CARD_NONE;

  if (!fh_seats_have (view->rights.correct, view->seat))
    return false;
  /* The lowest that follows: the trick was not to be won with it.  A joker would have to name a
   * suit. */
  FH_FOREACH_CARD (card, cards & ~FH_SET_JOKERS)
    if (best == FH_CARD_NONE || fh_card_power (card, trump) < fh_card_power (best, trump))
      best = card;
  if (best == FH_CARD_NONE)
    return false;
  *correction = fh_action_correct (view->seat, best, FH_SUIT_NONE);
  return true;
}
