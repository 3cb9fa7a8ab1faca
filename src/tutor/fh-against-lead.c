/* fh-against-lead.c: what speaks against a lead where tricks are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-proof.h"

/* From this chance on somebody is said to be probably out of a suit, who has not shown it. */
#define VOID_LIKELY 0.75f

static FhCardSet
trumps_of (const FhReading *reading)
{
  return reading->trump == FH_NO_TRUMP ? 0 : reading->suit[reading->trump];
}

/* The trumps that may be with those who are not surely friends. */
static int
n_trumps_out (const FhReading *reading)
{
  uint8_t others = reading->foes;

  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    if (fh_seats_have (reading->friends, seat) && !fh_proof_is_friend (reading, seat))
      others |= fh_seat_bit (seat);
  return fh_set_size (fh_proof_cards_of (reading, others) & trumps_of (reading));
}

static bool
is_sure (const FhReading *reading, FhCard card)
{
  return fh_against_threats (reading, card) == 0;
}

/* --- What a partner has asked for --- */

static bool
leaves_partners_suit (const FhPair *pair, FhReason *reason)
{
  const FhReason *best = pair->best_reason;

  if ((best->motive != FH_MOTIVE_LEAD_TO_PARTNER && best->motive != FH_MOTIVE_RETURN_SUIT)
      || best->suit >= FH_N_SUITS || fh_reading_suit (pair->reading, pair->card) == best->suit
      || !fh_proof_name_friend (pair->reading, best->seat, reason))
    return false;
  reason->suit = best->suit;
  reason->number = best->motive == FH_MOTIVE_RETURN_SUIT;
  return true;
}

static bool
gives_no_ruff (const FhPair *pair, FhReason *reason)
{
  const FhReason *best = pair->best_reason;

  if (best->motive != FH_MOTIVE_GIVE_RUFF || best->certainty != FH_CERTAIN
      || best->suit >= FH_N_SUITS || fh_reading_suit (pair->reading, pair->card) == best->suit
      || !fh_proof_name_friend (pair->reading, best->seat, reason))
    return false;
  reason->suit = best->suit;
  return true;
}

/* --- Who can ruff --- */

/* Whether a side suit is led that a foe can trump, who surely or probably has none of it. */
static bool
is_ruffed (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhSuit suit = fh_reading_suit (reading, pair->card);

  if (reading->trump == FH_NO_TRUMP || fh_against_is_trump (reading, pair->card))
    return false;
  for (int seat = 0; seat < reading->table->rules.n_seats; seat++)
    {
      FhCardSet trumps = fh_proof_cards_now (reading, seat) & trumps_of (reading);
      if (!fh_seats_have (reading->foes, seat) || !(reading->loyal[seat] <= 0) || !trumps)
        continue;
      float chance = fh_proof_void (reading, seat, suit);
      if (chance < VOID_LIKELY)
        continue;
      reason->suit = (uint8_t) suit;
      reason->certainty = chance >= 1 ? FH_CERTAIN : FH_LIKELY;
      reason->seat = (uint8_t) seat;
      return true;
    }
  return false;
}

/* --- Trumps --- */

static bool
draws_no_trumps (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->number = (int8_t) n_trumps_out (reading);
  return reading->declaring && trumps_of (reading) && reason->number > 0
         && !fh_against_is_trump (reading, pair->card) && fh_against_is_trump (reading, pair->best);
}

static bool
draws_nothing (const FhPair *pair, FhReason *reason)
{
  (void) reason;
  return trumps_of (pair->reading) && fh_against_is_trump (pair->reading, pair->card)
         && n_trumps_out (pair->reading) == 0;
}

static bool
draws_with_few (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  int n_own = fh_set_size (reading->hand & trumps_of (reading)) - 1;

  if (!reading->declaring || !trumps_of (reading) || !fh_against_is_trump (reading, pair->card))
    return false;
  reason->number = (int8_t) n_own;
  reason->needed = (int8_t) n_trumps_out (reading);
  return n_own > 0 && n_own < reason->needed;
}

/* --- High cards --- */

static bool
keeps_sure_card (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->best;
  return is_sure (reading, pair->best) && !is_sure (reading, pair->card);
}

static bool
leads_away (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhCardSet mine = reading->hand & reading->suit[fh_reading_suit (reading, pair->card)];

  if (fh_against_is_trump (reading, pair->card)
      || fh_reading_suit (reading, pair->best) == fh_reading_suit (reading, pair->card))
    return false;
  FhCard honour = fh_reading_highest (reading, mine);
  reason->card = honour;
  return honour != pair->card && fh_against_n_above (reading, honour) == 1
         && fh_against_is_clearly_higher (reading, honour, pair->card);
}

/* Whether the highest card left of a side suit is kept, which only a trump or a joker can beat. */
static bool
keeps_highest (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->best;
  return !fh_against_is_trump (reading, pair->best) && fh_against_n_above (reading, pair->best) == 0
         && !(fh_reading_higher (reading, pair->best) & reading->hand)
         && fh_against_n_above (reading, pair->card) > 0;
}

static bool
is_low (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->best;
  return fh_against_is_clearly_higher (reading, pair->best, pair->card);
}

static bool
is_high (const FhPair *pair, FhReason *reason)
{
  reason->card = pair->best;
  return fh_against_is_clearly_higher (pair->reading, pair->card, pair->best);
}

/* Whether more cards of its suit can beat it than the best in its own. */
static bool
is_beaten_by_more (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->number = (int8_t) fh_against_n_above (reading, pair->card);
  return reason->number > fh_against_n_above (reading, pair->best);
}

/* Whether a card is led that is the highest of its suit, or has all but one below it. */
static bool
gives_up_high (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->card;
  reason->number = (int8_t) fh_against_n_above (reading, pair->card);
  return reason->number <= 1 && reason->number < fh_against_n_above (reading, pair->best)
         && !(fh_reading_higher (reading, pair->card) & reading->hand);
}

FhReason
fh_against_lead (const FhPair *pair)
{
  static const FhAgainstKind kinds[] = {
    { FH_MOTIVE_AGAINST_NO_RUFF, gives_no_ruff, true },
    { FH_MOTIVE_AGAINST_TRUMPS_GONE, draws_nothing, false },
    { FH_MOTIVE_AGAINST_RUFFED, is_ruffed, false },
    { FH_MOTIVE_AGAINST_TRUMPS_NOT_DRAWN, draws_no_trumps, true },
    { FH_MOTIVE_AGAINST_UNGUARDS, fh_against_unguards, false },
    { FH_MOTIVE_AGAINST_SURE_CARD_KEPT, keeps_sure_card, true },
    { FH_MOTIVE_AGAINST_LEADS_AWAY, leads_away, false },
    { FH_MOTIVE_AGAINST_HIGHEST_KEPT, keeps_highest, true },
    { FH_MOTIVE_AGAINST_PARTNERS_SUIT, leaves_partners_suit, true },
    { FH_MOTIVE_AGAINST_FEW_TRUMPS, draws_with_few, false },
    { FH_MOTIVE_AGAINST_LAST_TRUMP, fh_against_last_trump, false },
    { FH_MOTIVE_AGAINST_TOP_SPENT, fh_against_top_spent, false },
    { FH_MOTIVE_AGAINST_LOW_LED, is_low, true },
    { FH_MOTIVE_AGAINST_HIGH_LED, is_high, true },
    { FH_MOTIVE_AGAINST_TRUMP_SPENT, fh_against_trump_spent, false },
    { FH_MOTIVE_AGAINST_HIGH_CARD_SPENT, gives_up_high, true },
    { FH_MOTIVE_AGAINST_BEATEN_BY_MORE, is_beaten_by_more, true },
  };

  return fh_against_first (pair, kinds, sizeof kinds / sizeof *kinds);
}
