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
#include "fh-bid-misere.h"
#include "fh-bid-points.h"
#include "fh-bid-reason.h"
#include "fh-bid-tricks.h"
#include "fh-call-weights.h"
#include "fh-hand-value.h"

/* The chance below which no sacrifice is made. */
#define SACRIFICE_CHANCE 0.15f

/* The chance that is enough for one whose partner has shown something and asks for a bid. */
#define ANSWER_CHANCE 0.4f

/* So many trumps are few where another suit has so many. */
#define SHORT_SUIT 3
#define LONG_SUIT  5

/* The tricks that a partner who has bid no-trump himself brings at least. */
#define PARTNERS_TRICKS 2

/* Whether an opening with few trumps has much longer cards beside it, whose suit the partner would
 * not guess. */
static bool
hides_suit (const FhBidding *bidding, FhDenomination trump)
{
  FhCardSet hand = bidding->view->hand;
  FhCardSet trumps = fh_effective_suit_cards ((FhSuit) trump, trump);

  if (bidding->table->high_call != FH_PASS || fh_set_size (hand & trumps) > SHORT_SUIT)
    return false;
  for (int suit = 0; suit < FH_N_SUITS; suit++)
    if (fh_set_size (hand & fh_suit_cards ((FhSuit) suit) & ~trumps) >= LONG_SUIT)
      return true;
  return false;
}

/* What no sum of points excuses where the tricks are not certain: a broken agreement, no-trump
 * without the joker or aces unless the partner has bid it, an opening that hides a long suit,
 * eights and more without the top trumps. */
static bool
may_bid (const FhBidding *bidding, FhCall call)
{
  FhCardSet hand = bidding->view->hand;
  FhDenomination trump = fh_call_trump (call);
  int level = fh_call_level (call);
  bool partners_joker = fh_bid_partner_has_joker (bidding->view);
  bool joker = (hand & FH_SET_JOKERS) != 0 || partners_joker;
  bool supported = fh_bidding_supporter (bidding, trump) >= 0;

  if (fh_bidding_is_certain (bidding, call))
    return true;
  if (!fh_bid_keeps_agreement (bidding->view, call))
    return false;
  if (trump == FH_NO_TRUMP)
    {
      int aces = fh_set_size (hand & FH_SET_RANK (FH_ACE));
      int stoppers = fh_bid_stoppers (hand);
      if (supported && bidding->sure[trump] + PARTNERS_TRICKS >= level)
        return true;
      if (joker)
        return aces >= 1 && stoppers + 1 >= (level >= 8 ? 4 : 3);
      return level < 8 && aces >= 2 && stoppers >= 3;
    }

  int top = fh_bid_top_trumps (hand, trump) + partners_joker;
  int length = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  if (hides_suit (bidding, trump))
    return false;
  if (level >= 8)
    return (joker || fh_set_has (hand, fh_right_bower (trump))) && top >= (supported ? 1 : 2)
           && length >= 4;
  return (top >= 1 && length >= 3) || length >= 5 || (supported && length >= 3);
}

/* What a pass leaves, in points for the own side. */
static float
pass_points (const FhBidding *bidding, FhReason *reason)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  const FhCallWeights *weights = fh_call_weights (rules);
  FhCall high = table->high_call;
  float chance, tricks;

  *reason = fh_motive_reason (FH_MOTIVE_TOO_WEAK);
  if (high == FH_PASS)
    return bidding->skill->foe_opens * bidding->foes_to_call * bidding->share
           + (bidding->partner_to_call ? bidding->skill->partner_opens : 0);

  if (fh_bid_stands (bidding))
    {
      float standing = fh_bidding_own_points (bidding, high, &chance, &tricks);
      *reason = fh_motive_reason (FH_MOTIVE_STAND);
      reason->chance = fh_chance_percent (chance);
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
  *reason = fh_motive_reason (friendly ? FH_MOTIVE_LEAVE_TO_PARTNER : FH_MOTIVE_LEAVE_TO_OPPONENTS);
  reason->seat = table->high_bidder;
  reason->chance = fh_chance_percent (chance);
  return fh_bidding_others_points (bidding, high, chance, tricks, friendly);
}

/* Whether @call may be bid to be set: the opponents' standing bid would win them the game, and the
 * set would not lose it (HP-077). */
static bool
may_sacrifice (const FhBidding *bidding, FhCall call)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  int side = rules->side_of[bidding->view->seat];

  if (table->high_call == FH_PASS || fh_call_is_misere (call)
      || rules->side_of[table->high_bidder] == side)
    return false;
  int theirs = table->totals[rules->side_of[table->high_bidder]];
  return fh_rules_is_target (rules, theirs + fh_rules_value (rules, table->high_call))
         && !fh_rules_is_bog (rules, table->totals[side] - fh_rules_value (rules, call));
}

/* The chance, by what the hand and the calls tell, that a bid needs at least, and one that loses
 * the game if it is set; and by how many tricks another trump may look better. */
#define SOUND_CHANCE     0.35f
#define SOUND_IN_BOG     0.7f
#define BETTER_ELSEWHERE 0.7f

/* Whether the trumps of @call promise something of their own: many, or some with honours that draw
 * others and aces, unless a partner has them.  The worlds would bid less when others have passed,
 * and a partner would believe it. */
static bool
has_suit (const FhBidding *bidding, FhCall call)
{
  FhDenomination trump = fh_call_trump (call);
  FhCardSet hand = bidding->view->hand;

  if (trump == FH_NO_TRUMP || fh_bidding_supporter (bidding, trump) >= 0)
    return true;
  int length = fh_set_size (hand & fh_effective_suit_cards ((FhSuit) trump, trump));
  int honours = fh_bid_top_trumps (hand, trump) - fh_set_has (hand, FH_CARD (trump, FH_ACE));
  int aces = fh_set_size (hand & FH_SET_RANK (FH_ACE));
  /* Seven asks for more than five trumps under the others' honours. */
  if (fh_call_level (call) > FH_MIN_LEVEL && length <= 5 && honours <= 1 && aces == 0)
    return false;
  return length >= 5 || length + honours + aces >= 6;
}

static bool
is_sound (const FhBidding *bidding, FhCall call)
{
  const FhTable *table = bidding->table;
  const FhRules *rules = &table->rules;
  float chance, tricks;

  if (call == FH_OPEN_MISERE)
    return fh_bid_misere_chance (rules, call, bidding->misere_danger)
           >= bidding->skill->open_chance;
  if (!fh_call_is_bid (call) || fh_bidding_is_certain (bidding, call))
    return true;
  if (!may_bid (bidding, call) || !fh_bid_may_raise (bidding, call))
    return false;
  fh_bidding_own_points (bidding, call, &chance, &tricks);
  if (may_sacrifice (bidding, call))
    return chance >= SACRIFICE_CHANCE;
  if (!has_suit (bidding, call))
    return false;
  int set = table->totals[rules->side_of[bidding->view->seat]] - fh_rules_value (rules, call);
  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    if (bidding->tricks[d] > bidding->tricks[fh_call_trump (call)] + BETTER_ELSEWHERE)
      return false;
  return chance >= (fh_rules_is_bog (rules, set) ? SOUND_IN_BOG : SOUND_CHANCE);
}

FhCallSet
fh_bidding_sound_calls (const FhSeatView *view)
{
  FhBidding bidding;
  FhCallSet sound = 0;

  fh_bidding_init (&bidding, view, fh_character_get (FH_STEADY), &fh_skill.bidding);
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    if (view->legal.calls & FH_CALL_BIT (call) && is_sound (&bidding, call))
      sound |= FH_CALL_BIT (call);
  return sound;
}

/* The chance that @call must have for @character to bid it. */
static float
wanted_chance (const FhCharacter *character, const FhBiddingSkill *skill, FhCall call, bool asked)
{
  float wanted = character->caution
                 + (call == FH_OPEN_MISERE      ? skill->open_chance
                    : fh_call_is_misere (call)  ? skill->misere_chance
                    : fh_call_level (call) >= 8 ? skill->high_chance
                                                : skill->bid_chance);

  /* Who is asked to bid on must not wait for a hand that would bid by itself. */
  return asked && wanted > ANSWER_CHANCE ? ANSWER_CHANCE : wanted;
}

/* The likeliest of the calls that are open, and whether one was likely enough. */
typedef struct
{
  float chance;
  float wanted;
  bool enough;
} BestChance;

static void
note_chance (BestChance *best, float chance, float wanted)
{
  if (chance >= best->chance)
    {
      best->chance = chance;
      best->wanted = wanted;
    }
  best->enough |= chance >= wanted;
}

/* Completes the reason for a pass that leaves nothing behind. */
static void
name_best_chance (const BestChance *best, FhReason *reason)
{
  if (reason->motive != FH_MOTIVE_TOO_WEAK)
    return;
  reason->chance = fh_chance_percent (best->chance);
  reason->needed = fh_chance_percent (best->wanted);
  if (best->enough)
    reason->motive = FH_MOTIVE_NO_GAIN;
}

FhDecision
fh_bidding_choose (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingSkill *skill)
{
  FhBidding bidding;
  FhDecision decision;
  BestChance top = { 0 };

  fh_bidding_init (&bidding, view, character, skill);
  float leave = pass_points (&bidding, &decision.reason);
  bool asked = fh_bid_is_asked (view, bidding.table->high_bidder, NULL);
  float best_points = leave + (fh_bid_stands (&bidding) ? skill->self_raise : skill->margin);
  bool wins_surely = fh_bidding_wins_surely (&bidding);
  FhCall best = FH_PASS;

  for (FhCall call = FH_FIRST_BID; call < FH_N_CALLS; call++)
    {
      float chance, tricks;
      if (!(view->legal.calls & FH_CALL_BIT (call)) || !fh_bid_may_raise (&bidding, call)
          || (wins_surely && !fh_bidding_is_certain (&bidding, call)))
        continue;
      float sum = fh_bidding_own_points (&bidding, call, &chance, &tricks);
      sum = fh_bidding_expected_points (&bidding, call, sum);
      float wanted = wanted_chance (character, skill, call, asked);
      note_chance (&top, chance, wanted);
      bool sacrifice = chance < wanted && may_sacrifice (&bidding, call);
      if (chance < (sacrifice ? SACRIFICE_CHANCE : wanted) || sum <= best_points)
        continue;
      if (!fh_call_is_misere (call) && !may_bid (&bidding, call))
        continue;
      best = call;
      best_points = sum;
      decision.reason = fh_bid_reason (&bidding, call, chance, tricks);
      if (sacrifice)
        {
          decision.reason.motive = FH_MOTIVE_SACRIFICE;
          decision.reason.seat = bidding.table->high_bidder;
        }
      else if (decision.reason.motive == FH_MOTIVE_TOO_HIGH)
        {
          decision.reason.motive = FH_MOTIVE_WORTH_RISK;
        }
    }

  FhCall shown = fh_bid_show (view, bidding.tricks, best);
  if (shown != FH_PASS)
    {
      float chance, tricks;
      best = shown;
      fh_bidding_own_points (&bidding, best, &chance, &tricks);
      decision.reason = fh_bid_reason (&bidding, best, chance, tricks);
    }

  if (best == FH_PASS)
    name_best_chance (&top, &decision.reason);
  decision.action = fh_action_bid (view->seat, best);
  decision.action.inkle = best != FH_PASS && fh_bid_wants_inkle (view, best);
  return decision;
}

FhReason
fh_bidding_reason (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingSkill *skill,
                   FhCall call)
{
  FhBidding bidding;
  FhReason reason;
  float chance, tricks;

  fh_bidding_init (&bidding, view, character, skill);
  if (call == FH_PASS)
    {
      BestChance top = { 0 };
      bool asked = fh_bid_is_asked (view, bidding.table->high_bidder, NULL);
      pass_points (&bidding, &reason);
      if (reason.motive == FH_MOTIVE_TOO_WEAK)
        for (FhCall other = FH_FIRST_BID; other < FH_N_CALLS; other++)
          if (view->legal.calls & FH_CALL_BIT (other))
            {
              fh_bidding_own_points (&bidding, other, &chance, &tricks);
              note_chance (&top, chance, wanted_chance (character, skill, other, asked));
            }
      name_best_chance (&top, &reason);
      return reason;
    }
  fh_bidding_own_points (&bidding, call, &chance, &tricks);
  return fh_bid_reason (&bidding, call, chance, tricks);
}

/* --- What is said before the auction (DX-018) --- */

/* The best chance of a six- or seven-level bid with a trump suit. */
static float
best_chance (const FhSeatView *view, const FhCharacter *character, const FhBiddingSkill *skill)
{
  const FhRules *rules = &view->table.rules;
  float best = 0;

  for (int d = 0; d < FH_N_DENOMINATIONS; d++)
    {
      float chance =
          fh_hand_chance (rules, FH_HAND_DEALT, (FhDenomination) d,
                          fh_bidding_tricks (view, (FhDenomination) d, character, skill), 7);
      if (chance > best)
        best = chance;
    }
  return best;
}

bool
fh_bidding_declare (const FhSeatView *view,
                    const FhCharacter *character,
                    const FhBiddingSkill *skill,
                    FhDecision *decision)
{
  /* A hand with one ace and no face card is worth playing only for a nullo. */
  float nullo = fh_bid_misere_chance (&view->table.rules, FH_NULLO, fh_bid_misere_danger (view));
  if (nullo >= skill->misere_chance + character->caution)
    return false;
  decision->action =
      (FhAction){ .kind = FH_ACTION_ACE_NO_FACE, .seat = view->seat, .suit = FH_SUIT_NONE };
  decision->reason = fh_motive_reason (FH_MOTIVE_ACE_NO_FACE_WEAK);
  return true;
}

FhDecision
fh_bidding_answer (const FhSeatView *view,
                   const FhCharacter *character,
                   const FhBiddingSkill *skill)
{
  float chance = best_chance (view, character, skill);
  bool play = chance >= skill->bid_chance + character->caution;
  FhDecision decision = {
    .action = { .kind = FH_ACTION_ANSWER,
                .seat = view->seat,
                .redeal = !play,
                .suit = FH_SUIT_NONE },
    .reason = fh_motive_reason (play ? FH_MOTIVE_ACE_NO_FACE_PLAY_ON : FH_MOTIVE_ACE_NO_FACE_WEAK),
  };

  decision.reason.chance = fh_chance_percent (chance);
  return decision;
}
