/* fh-plan.c: what a player counts while the cards are played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-plan.h"

#include <string.h>

#include "fh-sure-rest.h"
#include "fh-sure-tricks.h"
#include "fh-way.h"

/* From this chance on a trick is called likely. */
#define LIKELY 0.5

/* --- Suits beside the trumps --- */

/* The chance that of @draws cards out of @all at least @wanted are among @marked of them. */
static double
at_least (int wanted, int marked, int all, int draws)
{
  double fewer = 0;

  for (int k = 0; k < wanted; k++)
    {
      double one = 1;

      if (k > marked || draws - k > all - marked || k > draws)
        continue;
      /* marked over k, times the rest over draws - k, by all over draws: factor by factor. */
      for (int i = 0; i < k; i++)
        one *= (double) (marked - i) / (i + 1);
      for (int i = 0; i < draws - k; i++)
        one *= (double) (all - marked - i) / (i + 1);
      for (int i = 0; i < draws; i++)
        one *= (double) (i + 1) / (all - i);
      fewer += one;
    }
  return 1 - fewer;
}

/* Cards that @seat still holds. */
static int
cards_held (const FhTable *table, int seat)
{
  int n = FH_N_TRICKS - table->n_tricks;

  for (int i = table->trick_start; i < table->n_plays; i++)
    n -= table->plays[i].seat == seat;
  return n;
}

/* The chance that @seat follows when cards of @suit are led @rounds times, if it holds @trumps. */
static double
follows (const FhSeatView *view, int seat, FhCardSet suit, FhCardSet trumps, int rounds)
{
  FhCardSet known = view->known[seat] | trumps, cards = fh_seat_view_cards (view, seat) & ~known;
  int wanted = rounds - fh_set_size (known & suit);

  return wanted <= 0 ? 1
                     : at_least (wanted, fh_set_size (cards & suit), fh_set_size (cards),
                                 cards_held (&view->table, seat) - fh_set_size (known));
}

/* The chance that nobody who plays against the seat of @view trumps when cards of @suit are led
 * @rounds times: all who may have a trump follow, or the one who has the last of @trumps does or is
 * a friend.  Who alone can have them has them all. */
static double
none_trumps (const FhSeatView *view, FhCardSet suit, FhCardSet trumps, int rounds)
{
  double all = 1, sum = 0;
  unsigned holders = 0;
  int n;

  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (seat != view->seat && (fh_seat_view_cards (view, seat) & trumps))
      holders |= fh_seat_bit (seat);
  n = __builtin_popcount (holders);
  for (int seat = 0; seat < view->table.rules.n_seats; seat++)
    if (fh_seats_have (holders & ~view->allies, seat))
      {
        FhCardSet held = n == 1 || fh_set_size (trumps) == 1 ? trumps : 0;
        double chance = follows (view, seat, suit, held, rounds);

        all *= chance;
        sum += 1 - chance;
      }
  return n > 0 && fh_set_size (trumps) == 1 ? 1 - sum / n : all;
}

/* The cards of @mine, all of one suit, from the top, that none of @others beats. */
static int
n_masters (FhCardSet mine, FhCardSet others, FhDenomination trump)
{
  int highest = -1, n = 0;

  FH_FOREACH_CARD (card, others)
    if (fh_card_power (card, trump) > highest)
      highest = fh_card_power (card, trump);
  FH_FOREACH_CARD (card, mine)
    n += fh_card_power (card, trump) > highest;
  return n;
}

/* Adds the tricks that the highest cards beside the trumps win: surely when they can be led one
 * after the other and nobody can trump them, else probably, while the others have to follow. */
static void
count_suits (FhPlan *plan, const FhSeatView *view, const FhKnown *known, FhDenomination trump)
{
  const FhTable *table = &view->table;
  bool leads = table->turn == view->seat && fh_table_trick_size (table) == 0;
  FhSuit trump_suit = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;

  for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
    {
      FhCardSet cards = fh_effective_suit_cards (suit, trump);
      int n;

      if (suit == trump_suit)
        continue;
      n = n_masters (view->hand & cards, known->out[suit], trump);
      if (leads && plan->n_out == 0)
        {
          plan->sure = (int8_t) (plan->sure + n);
          continue;
        }
      for (int round = 1; round <= n; round++)
        if (none_trumps (view, cards, plan->trumps, round) >= LIKELY)
          plan->likely++;
    }
}

/* --- Trumps --- */

/* The highest @n cards of @trumps. */
static FhCardSet
top_trumps (FhCardSet trumps, int n, FhDenomination trump)
{
  while (fh_set_size (trumps) > n)
    {
      FhCard lowest = fh_set_first (trumps);

      FH_FOREACH_CARD (card, trumps)
        if (fh_card_power (card, trump) < fh_card_power (lowest, trump))
          lowest = card;
      trumps &= ~FH_SET (lowest);
    }
  return trumps;
}

/* The trumps on the table to which the seat of @view has still to play: they can beat its own. */
static FhCardSet
trumps_to_face (const FhSeatView *view, FhCardSet trumps)
{
  const FhTable *table = &view->table;
  FhCardSet cards = 0;

  for (int i = table->trick_start; i < table->n_plays; i++)
    {
      if (table->plays[i].seat == view->seat)
        return 0;
      cards |= FH_SET (table->plays[i].card) & trumps;
    }
  return cards;
}

/* The trumps of the others are probably spread over those who can hold them: they are drawn by so
 * many leads from the top, and what is left then wins. */
static void
count_trumps (FhPlan *plan, const FhSeatView *view, FhDenomination trump)
{
  FhCardSet all = fh_effective_suit_cards ((FhSuit) trump, trump), mine = view->hand & all;
  FhCardSet others = plan->trumps | trumps_to_face (view, all);
  int n = fh_set_size (mine), n_holders = __builtin_popcount (plan->holders), rounds, lost;

  plan->sure = (int8_t) fh_sure_trump_tricks (mine, others, trump);
  rounds = n_holders > 0 ? (plan->n_out + n_holders - 1) / n_holders : 0;
  if (rounds > n)
    rounds = n;
  lost = rounds - fh_sure_trump_tricks (top_trumps (mine, rounds, trump), others, trump);
  if (n - lost > plan->sure)
    plan->likely = (int8_t) (n - lost - plan->sure);
}

/* --- The trick in progress --- */

/* Counts it as sure where the seat plays last and can win it with a card that leaves as many sure
 * trumps behind, or one more. */
static void
count_trick (FhPlan *plan, const FhSeatView *view, FhDenomination trump)
{
  const FhTable *table = &view->table;
  FhCardSet trumps =
      trump == FH_NO_TRUMP ? FH_SET_JOKERS : fh_effective_suit_cards ((FhSuit) trump, trump);
  int most = plan->sure;

  if (view->legal.due != FH_ACTION_PLAY
      || fh_table_trick_size (table) + 1 != fh_table_n_playing (table))
    return;
  FH_FOREACH_CARD (card, view->legal.cards)
    if (fh_way_goes_over (view, card))
      {
        FhCardSet left = view->hand & trumps & ~FH_SET (card);
        int behind =
            trump == FH_NO_TRUMP ? left != 0 : fh_sure_trump_tricks (left, plan->trumps, trump);

        most = behind + 1 > most ? behind + 1 : most;
      }
  plan->likely =
      (int8_t) (plan->likely > most - plan->sure ? plan->likely - (most - plan->sure) : 0);
  plan->sure = (int8_t) most;
}

/* Whether a card goes to the trick in progress that cannot win it. */
static bool
loses_trick (const FhSeatView *view)
{
  if (view->legal.due != FH_ACTION_PLAY || fh_table_trick_size (&view->table) == 0)
    return false;
  FH_FOREACH_CARD (card, view->legal.cards)
    if (fh_way_goes_over (view, card))
      return false;
  return true;
}

/* Where all that is left is certain, nothing is only likely. */
static void
count_rest (FhPlan *plan, const FhSeatView *view)
{
  FhSureRest rest =
      view->legal.due == FH_ACTION_PLAY ? fh_sure_rest (view, NULL, NULL) : FH_SURE_NOTHING;

  if (rest == FH_SURE_NOTHING)
    return;
  plan->sure = rest == FH_SURE_WINNERS ? plan->left : 0;
  plan->likely = 0;
}

/* --- Altogether --- */

void
fh_plan_init (FhPlan *plan, const FhSeatView *view, const FhKnown *known)
{
  const FhTable *table = &view->table;
  FhDenomination trump = fh_table_trump (table);
  FhSuit suit = trump == FH_NO_TRUMP ? FH_SUIT_JOKER : (FhSuit) trump;

  memset (plan, 0, sizeof *plan);
  if (!known->playing || (!known->has_need && known->fate == FH_FATE_OPEN)
      || !fh_table_is_trick_contract (table) || fh_seats_have (table->sitting_out, view->seat)
      || table->declarer == FH_SEAT_NONE)
    return;
  plan->has_trumps = trump != FH_NO_TRUMP;
  plan->trumps = known->out[suit];
  plan->n_out = (int8_t) fh_set_size (plan->trumps);
  for (int seat = 0; plan->trumps && seat < table->rules.n_seats; seat++)
    if (fh_rules_player (&table->rules, seat) != fh_rules_player (&table->rules, view->seat)
        && (fh_seat_view_cards (view, seat) & plan->trumps))
      plan->holders |= fh_seat_bit (seat);
  if (known->fate != FH_FATE_OPEN)
    return;

  plan->is_own = true;
  plan->defends =
      !fh_seats_have (fh_table_bidders (table) | fh_seat_view_known_allies (view), view->seat);
  plan->needed = plan->defends ? known->need.to_set : known->need.to_make;
  plan->left = (int8_t) (FH_N_TRICKS - table->n_tricks);
  if (plan->has_trumps)
    count_trumps (plan, view, trump);
  else
    plan->sure = (view->hand & FH_SET_JOKERS) != 0;
  count_suits (plan, view, known, trump);
  count_trick (plan, view, trump);
  count_rest (plan, view);
  int most = plan->left - loses_trick (view);
  if (plan->sure + plan->likely > most)
    plan->likely = (int8_t) (most > plan->sure ? most - plan->sure : 0);
}
