/* fh-bidding.c: choosing a call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each call that is open is weighed by the points it can be expected to bring, against what a pass
 * leaves: nothing, the partner's contract or an opponent's.  What it may not do, whatever the sum
 * says, is in may_bid().
 */
#include "fh-bidding.h"

#include <stddef.h>

#include "fh-bid-convention.h"
#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"

/* The chance that nobody is thought to go over, and the opponents from which more count less. */
#define MAX_OUTBID 0.75f
#define MANY_FOES  2

#define BOG (-500)

/* The chance below which no sacrifice is made, and that below which a six tells the partner about
 * the trumps rather than promises a contract. */
#define SACRIFICE_CHANCE 0.15f
#define SIGNAL_CHANCE    0.6f

/* The chance that is enough for one whose partner has shown something and asks for a bid. */
#define ANSWER_CHANCE 0.4f

typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhBiddingCraft *craft;
  uint8_t partners;   /* seats of the own score column, bit by bit; the own is not among them */
  float share;        /* what one other score counts against the own: all of them together 1 */
  float foes_to_call; /* opponents who may still call; less where the own side may call again */
  bool partner_to_call;
  float tricks[FH_N_DENOMINATIONS];
} Bidding;

/* The first partner whose last bid names @trump, or -1. */
static int
supporter (const Bidding *bidding, FhDenomination trump)
{
  const FhTable *table = bidding->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    if (((bidding->partners >> seat) & 1) && fh_call_is_bid (table->last_bid_of[seat])
        && fh_call_trump (table->last_bid_of[seat]) == trump)
      return seat;
  return -1;
}

/* What no sum of points excuses: a broken agreement, no-trump without the joker or aces, eights and
 * more without the top trumps. */
static bool
may_bid (const Bidding *bidding, FhCall call)
{
  FhCardSet hand = bidding->view->hand;
  FhDenomination trump = fh_call_trump (call);
  int level = fh_call_level (call);
  bool partners_joker = fh_bid_partner_has_joker (bidding->view);
  bool joker = (hand & FH_SET_JOKERS) != 0 || partners_joker;
  bool supported = supporter (bidding, trump) >= 0;

  if (!fh_bid_keeps_agreement (bidding->view, call))
    return false;
  if (trump == FH_NO_TRUMP)
    {
      int aces = fh_set_size (hand & FH_SET_RANK (FH_ACE));
      int stoppers = fh_bid_stoppers (hand);
      if (joker)
        return aces >= 1 && stoppers + 1 >= (level >= 8 ? 4 : 3);
      return level < 8 && aces >= 2 && stoppers >= 3;
    }

  int top = fh_bid_top_trumps (hand, trump) + partners_joker;
  int length = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  if (level >= 8)
    return (joker || fh_set_has (hand, fh_right_bower (trump))) && top >= (supported ? 1 : 2)
           && length >= 4;
  return (top >= 1 && length >= 3) || length >= 5 || (supported && length >= 3);
}

/* What @call is worth to the side that plays it, the mean of the other scores taken off, when it
 * makes it with @chance and expects @tricks; @defence are the points of the others. */
static float
points (const Bidding *bidding, FhCall call, float chance, float tricks, float *defence)
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
  return value;
}

/* How many others share the score of @call: partners who are named or called. */
static int
n_sharing (const Bidding *bidding, FhCall call)
{
  if (fh_call_is_misere (call) || bidding->table->rules.partners == FH_PARTNERS_BY_SIDE)
    return 0;
  return bidding->table->rules.partners == FH_PARTNERS_NAMED && fh_call_level (call) >= 8 ? 2 : 1;
}

/* What the game adds to the points of @side, which is to play @call and makes it with @chance: to
 * reach the target wins it, to fall into the bog loses it (HP-077). */
static float
game_points (const Bidding *bidding, int side, FhCall call, float chance)
{
  const FhTable *table = bidding->table;
  int value = fh_rules_value (&table->rules, call);
  float sum = 0;

  if (table->totals[side] + value >= table->rules.target)
    sum += chance * bidding->craft->game;
  if (table->rules.bog && table->totals[side] - value <= BOG)
    sum -= (1 - chance) * bidding->craft->game;
  return sum;
}

/* The points that @call brings the own side if it becomes the contract. */
static float
own_points (const Bidding *bidding, FhCall call, float *chance, float *tricks)
{
  const FhRules *rules = &bidding->table->rules;
  float defence;

  if (fh_call_is_misere (call))
    {
      *chance = fh_bid_misere_chance (bidding->view, call);
      *tricks = 0;
    }
  else
    {
      FhDenomination trump = fh_call_trump (call);
      *tricks = bidding->tricks[trump];
      if (n_sharing (bidding, call) == 2)
        *tricks += fh_call_weights (rules)->second_partner;
      *chance = fh_hand_chance (rules, FH_HAND_DEALT, trump, *tricks, fh_call_level (call));
    }
  float own = points (bidding, call, *chance, *tricks, &defence);
  return own * (1 - bidding->share * (float) n_sharing (bidding, call)) - bidding->share * defence
         + game_points (bidding, rules->side_of[bidding->view->seat], call, *chance);
}

/* The points for the own side when another plays @call. */
static float
others_points (const Bidding *bidding, FhCall call, float chance, float tricks, bool friendly)
{
  const FhTable *table = bidding->table;
  float defence, share = bidding->share;
  float theirs = points (bidding, call, chance, tricks, &defence);
  float game = game_points (bidding, table->rules.side_of[table->high_bidder], call, chance);

  if (friendly)
    return theirs - share * defence + game;
  return share * defence - share * (theirs + (1 - share) * defence + game);
}

/* The chance that one of the opponents who are still to call goes over @call. */
static float
outbid_chance (const Bidding *bidding, FhCall call)
{
  const FhBiddingCraft *craft = bidding->craft;
  const float by_level[] = { craft->outbid_6, craft->outbid_7, craft->outbid_8, 0, 0 };
  int rung = fh_rules_rung (&bidding->table->rules, call);
  int level = FH_MIN_LEVEL;

  while (level < FH_MAX_LEVEL
         && fh_rules_rung (&bidding->table->rules, fh_bid (level, FH_NO_TRUMP)) < rung)
    level++;
  float chance = by_level[level - FH_MIN_LEVEL] * bidding->foes_to_call;
  return chance < MAX_OUTBID ? chance : MAX_OUTBID;
}

/* What a pass leaves, in points for the own side. */
static float
pass_points (const Bidding *bidding, FhReason *reason)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  const FhCallWeights *weights = fh_call_weights (rules);
  FhCall high = table->high_call;
  float chance, tricks;

  *reason = fh_reason (FH_MOTIVE_TOO_WEAK);
  if (high == FH_PASS)
    return bidding->craft->foe_opens * bidding->foes_to_call * bidding->share
           + (bidding->partner_to_call ? bidding->craft->partner_opens : 0);

  if (table->high_bidder == bidding->view->seat)
    {
      float standing = own_points (bidding, high, &chance, &tricks);
      *reason = fh_reason (FH_MOTIVE_STAND);
      reason->chance = fh_percent (chance);
      return standing;
    }

  bool friendly = rules->side_of[table->high_bidder] == rules->side_of[bidding->view->seat];
  FhHandKind kind = friendly ? FH_HAND_SUPPORT : FH_HAND_DEFENCE;
  if (fh_call_is_misere (high))
    {
      chance = 0.65f;
      tricks = 0;
    }
  else
    {
      FhDenomination trump = fh_call_trump (high);
      tricks = fh_hand_tricks (rules, kind, bidding->view->hand, trump)
               + (friendly ? weights->support_shift : weights->defence_shift)
               + (friendly ? weights->support_level : weights->defence_level)
                     * (float) (fh_call_level (high) - FH_MIN_LEVEL);
      if (friendly && trump == FH_NO_TRUMP)
        tricks += weights->support_no_trump;
      if (friendly)
        tricks -= fh_bid_agreed_less (bidding->view, table->high_bidder);
      chance = fh_hand_chance (rules, kind, trump, tricks, fh_call_level (high));
    }
  *reason = fh_reason (friendly ? FH_MOTIVE_LEAVE_TO_PARTNER : FH_MOTIVE_LEAVE_TO_OPPONENTS);
  reason->seat = table->high_bidder;
  reason->chance = fh_percent (chance);
  return others_points (bidding, high, chance, tricks, friendly);
}

static FhReason
bid_reason (const Bidding *bidding, FhCall call, float chance, float tricks)
{
  const FhTable *table = bidding->table;
  FhCardSet hand = bidding->view->hand;
  FhDenomination trump = fh_call_trump (call);
  FhReason reason = fh_reason (FH_MOTIVE_STRONG_TRUMPS);

  reason.chance = fh_percent (chance);
  reason.tricks = (int8_t) (tricks * 10 + 0.5f);
  if (fh_call_is_misere (call))
    {
      reason.motive = FH_MOTIVE_MISERE_HAND;
      return reason;
    }

  reason.suit = trump == FH_NO_TRUMP ? FH_SUIT_NONE : (uint8_t) trump;
  if (trump == FH_NO_TRUMP)
    {
      reason.motive = FH_MOTIVE_NO_TRUMP_STOPPERS;
      reason.number = (int8_t) fh_bid_stoppers (hand);
      if (hand & FH_SET_JOKERS)
        reason.card = fh_set_first (hand & FH_SET_JOKERS);
    }
  else
    {
      FhCardSet trumps = hand & fh_effective_suit_cards ((FhSuit) trump, trump);
      reason.number = (int8_t) fh_set_size (trumps);
      int highest = -1;
      FH_FOREACH_CARD (card, trumps)
        if (fh_card_power (card, trump) > highest)
          {
            highest = fh_card_power (card, trump);
            reason.card = card;
          }
      if (reason.number < 5 && fh_bid_top_trumps (hand, trump) < 2)
        {
          reason.motive = FH_MOTIVE_ENOUGH_SIDE_WINNERS;
          reason.number = (int8_t) fh_set_size (hand & ~trumps & FH_SET_RANK (FH_ACE));
        }
    }

  if (table->high_call == FH_PASS && bidding->partner_to_call && trump != FH_NO_TRUMP
      && fh_call_level (call) == FH_MIN_LEVEL && chance < SIGNAL_CHANCE)
    {
      reason.motive = FH_MOTIVE_SHOW_STRENGTH;
      reason.number = (int8_t) fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
    }

  int partner = supporter (bidding, trump);
  if (table->high_bidder == bidding->view->seat && table->high_call != FH_PASS)
    reason.motive = FH_MOTIVE_RAISE_OWN;
  else if (partner >= 0)
    {
      reason.motive = FH_MOTIVE_RAISE_PARTNER;
      reason.seat = (uint8_t) partner;
    }
  fh_bid_agreed_reason (bidding->view, call, &reason);
  return reason;
}

/* Whether @call may be bid to be set: the opponents' standing bid would win them the game, and the
 * set would not lose it (HP-077). */
static bool
may_sacrifice (const Bidding *bidding, FhCall call)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  int side = rules->side_of[bidding->view->seat];

  if (table->high_call == FH_PASS || fh_call_is_misere (call)
      || rules->side_of[table->high_bidder] == side)
    return false;
  int theirs = table->totals[rules->side_of[table->high_bidder]];
  return theirs + fh_rules_value (rules, table->high_call) >= rules->target
         && !(rules->bog && table->totals[side] - fh_rules_value (rules, call) <= BOG);
}

/* Counts those who may still call after this seat. */
static void
count_to_call (Bidding *bidding)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  int me = bidding->view->seat, n_foes = 0;
  bool single = rules->auction == FH_AUCTION_SINGLE;

  bidding->foes_to_call = 0;
  bidding->partner_to_call = false;
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      bool may = single ? !fh_bid_has_called (table, seat) : !((table->passed >> seat) & 1);
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
  /* Of many opponents, too, only one can play. */
  if (n_foes > MANY_FOES)
    bidding->foes_to_call *= MANY_FOES / (float) n_foes;
}

float
fh_bidding_tricks (const FhSeatView *view,
                   FhDenomination trump,
                   const FhCharacter *character,
                   const FhBiddingCraft *craft)
{
  return fh_bid_tricks (view, trump, character->partner_trust) + character->courage + craft->shift
         + (trump == FH_NO_TRUMP ? craft->no_trump_shift : 0);
}

static void
bidding_init (Bidding *bidding,
              const FhSeatView *view,
              const FhCharacter *character,
              const FhBiddingCraft *craft)
{
  const FhRules *rules = &view->table.rules;

  bidding->view = view;
  bidding->table = &view->table;
  bidding->craft = craft;
  bidding->share = 1 / (float) (rules->n_sides - 1);
  bidding->partners =
      (uint8_t) (fh_rules_side_seats (rules, rules->side_of[view->seat]) & ~(1u << view->seat));
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    bidding->tricks[d] = fh_bidding_tricks (view, (FhDenomination) d, character, craft);
  count_to_call (bidding);
}

/* The chance, by what the hand and the calls tell, that a bid needs at least, and one that loses
 * the game if it is set; and by how many tricks another trump may look better. */
#define SOUND_CHANCE     0.35f
#define SOUND_IN_BOG     0.7f
#define BETTER_ELSEWHERE 0.7f

/* Whether the trumps of @call promise something of their own: many, or honours that draw others,
 * unless a partner has them.  The worlds would bid less when others have passed, and a partner
 * would believe it. */
static bool
has_suit (const Bidding *bidding, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCardSet hand = bidding->view->hand;

  if (trump == FH_NO_TRUMP || supporter (bidding, trump) >= 0)
    return true;
  int length = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  int honours = fh_bid_top_trumps (hand, trump) - fh_set_has (hand, FH_CARD (trump, FH_ACE));
  return length >= 5 || length + honours >= 5;
}

bool
fh_bidding_is_sound (const FhSeatView *view, FhCall call)
{
  const FhTable *table = &view->table;
  const FhRules *rules = &table->rules;
  const FhBiddingCraft *craft = &fh_skill.bidding;
  Bidding bidding;
  float chance, tricks;

  if (call == FH_OPEN_MISERE)
    return fh_bid_misere_chance (view, call) >= craft->open_chance;
  if (!fh_call_is_bid (call))
    return true;
  bidding_init (&bidding, view, fh_character (FH_STEADY), craft);
  if (!may_bid (&bidding, call))
    return false;
  own_points (&bidding, call, &chance, &tricks);
  if (may_sacrifice (&bidding, call))
    return chance >= SACRIFICE_CHANCE;
  if (!has_suit (&bidding, call))
    return false;
  int set = table->totals[rules->side_of[view->seat]] - fh_rules_value (rules, call);
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    if (bidding.tricks[d] > bidding.tricks[fh_call_trump (call)] + BETTER_ELSEWHERE)
      return false;
  return chance >= (rules->bog && set <= BOG ? SOUND_IN_BOG : SOUND_CHANCE);
}

FhDecision
fh_bidding_choose (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingCraft *craft)
{
  Bidding bidding;
  FhDecision decision;
  float top_chance = 0;

  bidding_init (&bidding, view, character, craft);
  float leave = pass_points (&bidding, &decision.reason);
  bool asked = fh_bid_is_asked (view, bidding.table->high_bidder, NULL);
  bool own_stands = bidding.table->high_bidder == view->seat && bidding.table->high_call != FH_PASS;
  float best_points = leave + (own_stands ? craft->self_raise : craft->margin);
  FhCall best = FH_PASS;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      float chance, tricks;
      if (!(view->legal.calls & FH_CALL_BIT (call)))
        continue;
      float sum = own_points (&bidding, call, &chance, &tricks);
      float outbid = outbid_chance (&bidding, call);
      sum = sum * (1 - outbid) + craft->outbid_points * bidding.share * outbid;
      float wanted = character->caution
                     + (call == FH_OPEN_MISERE      ? craft->open_chance
                        : fh_call_is_misere (call)  ? craft->misere_chance
                        : fh_call_level (call) >= 8 ? craft->high_chance
                                                    : craft->bid_chance);
      /* Who is asked to bid on must not wait for a hand that would bid by itself. */
      if (asked && wanted > ANSWER_CHANCE)
        wanted = ANSWER_CHANCE;
      if (chance > top_chance)
        top_chance = chance;
      bool sacrifice = chance < wanted && may_sacrifice (&bidding, call);
      if (chance < (sacrifice ? SACRIFICE_CHANCE : wanted) || sum <= best_points)
        continue;
      if (!fh_call_is_misere (call) && !may_bid (&bidding, call))
        continue;
      best = call;
      best_points = sum;
      decision.reason = bid_reason (&bidding, call, chance, tricks);
      if (sacrifice)
        {
          decision.reason.motive = FH_MOTIVE_SACRIFICE;
          decision.reason.seat = bidding.table->high_bidder;
        }
    }

  FhCall shown = fh_bid_show (view, bidding.tricks, best);
  if (shown != FH_PASS)
    {
      float chance, tricks;
      best = shown;
      own_points (&bidding, best, &chance, &tricks);
      decision.reason = bid_reason (&bidding, best, chance, tricks);
    }

  if (best == FH_PASS && decision.reason.motive == FH_MOTIVE_TOO_WEAK)
    {
      decision.reason.chance = fh_percent (top_chance);
      decision.reason.needed = (int8_t) ((craft->bid_chance + character->caution) * 100 + 0.5f);
    }
  decision.action = fh_action_bid (view->seat, best);
  decision.action.inkle = best != FH_PASS && fh_bid_wants_inkle (view, best);
  return decision;
}

FhReason
fh_bidding_reason (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingCraft *craft,
                   FhCall call)
{
  Bidding bidding;
  FhReason reason;
  float chance, tricks;

  bidding_init (&bidding, view, character, craft);
  if (call == FH_PASS)
    {
      pass_points (&bidding, &reason);
      return reason;
    }
  own_points (&bidding, call, &chance, &tricks);
  return bid_reason (&bidding, call, chance, tricks);
}
