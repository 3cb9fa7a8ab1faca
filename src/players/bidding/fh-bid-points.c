/* fh-bid-points.c: the points that a call can be expected to bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-bid-points.h"

#include "fh-bid-misere.h"
#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"
#include "fh-sure-tricks.h"

/* The highest chance at which a bid is thought to be gone over; and the number of opponents from
 * which each one more counts less. */
#define MAX_OUTBID 0.75f
#define MANY_FOES  2

bool
fh_bidding_is_certain (const FhBidding *bidding, FhCall call)
{
  return fh_call_is_bid (call) && bidding->sure[fh_call_trump (call)] >= fh_call_level (call);
}

bool
fh_bidding_wins_game (const FhBidding *bidding, FhCall call)
{
  const FhRules *rules = &bidding->table->rules;
  int total = bidding->table->totals[rules->side_of[bidding->view->seat]];

  return fh_rules_is_target (rules, total + fh_rules_value (rules, call));
}

bool
fh_bidding_wins_surely (const FhBidding *bidding)
{
  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    if (bidding->view->legal.calls & FH_CALL_BIT (call) && fh_bidding_is_certain (bidding, call)
        && fh_bidding_wins_game (bidding, call))
      return true;
  return false;
}

int
fh_bidding_supporter (const FhBidding *bidding, FhDenomination trump)
{
  const FhTable *table = bidding->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (fh_seats_have (bidding->partners, seat) && fh_call_is_bid (table->last_bid_of[seat])
        && fh_call_trump (table->last_bid_of[seat]) == trump)
      return seat;
  return -1;
}

/* Counts those who may still call after this seat. */
static void
count_to_call (FhBidding *bidding)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  int me = bidding->view->seat, n_foes = 0;
  bool single = rules->auction == FH_AUCTION_SINGLE;

  bidding->foes_to_call = 0;
  bidding->partner_to_call = false;
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      bool may = single ? !fh_bid_has_called (table, seat) : !fh_seats_have (table->passed, seat);
      bool friendly = rules->side_of[seat] == rules->side_of[me];
      n_foes += !friendly;
      /* Where passers may return, they seldom do. */
      if (seat == me || !may)
        continue;
      if (friendly)
        bidding->partner_to_call = true;
      else
        bidding->foes_to_call += single ? 1 : 0.7f;
    }
  /* Only one opponent can play, however many there are. */
  if (n_foes > MANY_FOES)
    bidding->foes_to_call *= MANY_FOES / (float) n_foes;
}

float
fh_bidding_tricks (const FhSeatView *view,
                   FhDenomination trump,
                   const FhCharacter *character,
                   const FhBiddingSkill *skill)
{
  return fh_bid_tricks (view, trump, character->partner_trust) + character->courage + skill->shift
         + (trump == FH_NO_TRUMP ? skill->no_trump_shift : 0);
}

void
fh_bidding_init (FhBidding *bidding,
                 const FhSeatView *view,
                 const FhCharacter *character,
                 const FhBiddingSkill *skill)
{
  const FhRules *rules = &view->table.rules;

  bidding->view = view;
  bidding->table = &view->table;
  bidding->skill = skill;
  bidding->share = 1 / (float) (rules->n_sides - 1);
  bidding->partners =
      fh_seats_without (fh_rules_side_seats (rules, rules->side_of[view->seat]), view->seat);
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      FhDenomination trump = (FhDenomination) d;

      bidding->tricks[d] = fh_bidding_tricks (view, trump, character, skill);
      bidding->sure[d] = (int8_t) fh_sure_tricks (view->hand, rules->pack, trump);
    }
  bool may_misere =
      (view->legal.calls & FH_CALLS_MISERE) || fh_call_is_misere (view->table.high_call);
  bidding->misere_danger = may_misere ? fh_bid_misere_danger (view) : FH_N_TRICKS;
  count_to_call (bidding);
}

/* The points that the sides beside @side can still get by defence. */
static float
defence_room (const FhTable *table, int side)
{
  int most = FH_DEFENCE_POINTS * FH_N_TRICKS;
  int room = 0;

  for (int other = 0; other < table->rules.n_sides; other++)
    if (other != side)
      room += fh_rules_defence_points (&table->rules, table->totals[other], most);
  return (float) room;
}

/* What @call is worth to @side, which plays it, the mean of the other scores taken off, when it
 * makes it with @chance and expects @tricks; @defence are the points of the others. */
static float
points (const FhBidding *bidding, int side, FhCall call, float chance, float tricks, float *defence)
{
  const FhRules *rules = &bidding->table->rules;
  float value = (2 * chance - 1) * (float) fh_rules_value (rules, call);

  *defence = (float) FH_DEFENCE_POINTS * (10 - tricks);
  if (fh_call_is_misere (call))
    {
      *defence = rules->misere_defenders == FH_MISERE_DEFENDERS_OWN_TRICKS ? 97 : 0;
      if (rules->misere_defenders == FH_MISERE_DEFENDERS_BIDDER_TRICKS)
        *defence = 20 * (1 - chance);
    }
  if (rules->defence_limit)
    {
      float room = defence_room (bidding->table, side);
      *defence = *defence < room ? *defence : room;
    }
  return value;
}

/* How many others share the score of @call: partners who are named or called.  Who is certain to
 * make it names nobody (fh-partners.c). */
static int
n_sharing (const FhBidding *bidding, FhCall call)
{
  if (fh_call_is_misere (call) || bidding->table->rules.partners == FH_PARTNERS_BY_SIDE)
    return 0;
  if (bidding->table->rules.partners == FH_PARTNERS_NAMED && fh_bidding_is_certain (bidding, call))
    return 0;
  return bidding->table->rules.partners == FH_PARTNERS_NAMED && fh_call_level (call) >= 8 ? 2 : 1;
}

/* What the game adds to the points of @side, which is to play for @value points and makes them with
 * @chance in the last deal: to come out ahead wins it, to fall behind loses it. */
static float
last_deal_points (const FhBidding *bidding, int side, int value, float chance)
{
  const FhTable *table = bidding->table;
  bool leads = true, would_lead = true, would_trail = false;

  for (int other = 0; other < table->rules.n_sides; other++)
    if (other != side)
      {
        leads &= table->totals[side] > table->totals[other];
        would_lead &= table->totals[side] + value > table->totals[other];
        would_trail |= table->totals[side] - value <= table->totals[other];
      }
  if (!leads)
    return would_lead ? chance * bidding->skill->game : 0;
  return would_trail ? (chance - 1) * bidding->skill->game : 0;
}

/* What the game adds to the points of @side, which is to play @call and makes it with @chance: to
 * reach the target wins it, to fall into the bog loses it (HP-077). */
static float
game_points (const FhBidding *bidding, int side, FhCall call, float chance)
{
  const FhTable *table = bidding->table;
  int value = fh_rules_value (&table->rules, call);
  float sum = 0;

  if (fh_table_is_last_deal (table))
    return last_deal_points (bidding, side, value, chance);
  if (fh_rules_is_target (&table->rules, table->totals[side] + value))
    sum += chance * bidding->skill->game;
  if (fh_rules_is_bog (&table->rules, table->totals[side] - value))
    sum -= (1 - chance) * bidding->skill->game;
  return sum;
}

float
fh_bidding_own_points (const FhBidding *bidding, FhCall call, float *chance, float *tricks)
{
  const FhRules *rules = &bidding->table->rules;
  float defence;

  if (fh_call_is_misere (call))
    {
      *chance = fh_bid_misere_chance (rules, call, bidding->misere_danger);
      *tricks = 0;
    }
  else
    {
      FhDenomination trump = fh_call_trump (call);
      *tricks = bidding->tricks[trump];
      if (n_sharing (bidding, call) == 2)
        *tricks += fh_call_weights (rules)->second_partner;
      *chance = fh_hand_chance (rules, FH_HAND_DEALT, trump, *tricks, fh_call_level (call));
      /* Fewer sure tricks are part of what the weights were fitted to. */
      if (bidding->sure[trump] == FH_N_TRICKS)
        {
          *chance = 1;
          *tricks = FH_N_TRICKS;
        }
    }
  int side = rules->side_of[bidding->view->seat];
  float own = points (bidding, side, call, *chance, *tricks, &defence);
  return own * (1 - bidding->share * (float) n_sharing (bidding, call)) - bidding->share * defence
         + game_points (bidding, side, call, *chance);
}

float
fh_bidding_others_points (
    const FhBidding *bidding, FhCall call, float chance, float tricks, bool friendly)
{
  const FhTable *table = bidding->table;
  float defence, share = bidding->share;
  int side = table->rules.side_of[table->high_bidder];
  float theirs = points (bidding, side, call, chance, tricks, &defence);
  float game = game_points (bidding, side, call, chance);

  if (friendly)
    return theirs - share * defence + game;
  return share * defence - share * (theirs + (1 - share) * defence + game);
}

int
fh_bidding_outbid_level (const FhRules *rules, FhCall call)
{
  int rung = fh_rules_rung (rules, call);
  int level = FH_MIN_LEVEL;

  while (level < FH_MAX_LEVEL && fh_rules_rung (rules, fh_bid (level, FH_NO_TRUMP)) < rung)
    level++;
  return level - FH_MIN_LEVEL;
}

float
fh_bidding_expected_points (const FhBidding *bidding, FhCall call, float points)
{
  const FhRules *rules = &bidding->table->rules;
  const FhBiddingSkill *skill = bidding->skill;
  const FhCallWeights *weights = fh_call_weights (rules);
  bool fitted = weights->outbid_6 > 0;
  const float by_level[] = { fitted ? weights->outbid_6 : skill->outbid_6,
                             fitted ? weights->outbid_7 : skill->outbid_7,
                             fitted ? weights->outbid_8 : skill->outbid_8, 0, 0 };
  float left = fitted ? weights->outbid_points : skill->outbid_points;
  float chance = by_level[fh_bidding_outbid_level (rules, call)] * bidding->foes_to_call;

  if (chance > MAX_OUTBID)
    chance = MAX_OUTBID;
  return points * (1 - chance) + left * bidding->share * chance;
}
