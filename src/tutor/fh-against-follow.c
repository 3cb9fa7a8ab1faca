/* fh-against-follow.c: what speaks against a card that follows where tricks are wanted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-against-private.h"

#include "fh-proof.h"

static bool
beats (const FhPair *pair, FhCard card)
{
  return fh_against_beats (pair->reading, card);
}

/* Whether @card, which wins what lies there, is sure to win the trick. */
static bool
is_sure (const FhPair *pair, FhCard card)
{
  return fh_against_threats (pair->reading, card) == 0;
}

/* Whether @dear is worth more than @card to who keeps it: higher in its suit, or a trump beside
 * none. */
static bool
is_dearer (const FhPair *pair, FhCard dear, FhCard card)
{
  const FhReading *reading = pair->reading;

  return fh_against_is_clearly_higher (reading, dear, card)
         || (fh_against_is_trump (reading, dear) && !fh_against_is_trump (reading, card));
}

/* --- Whose trick it is --- */

static bool
is_won_already (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (!beats (pair, pair->card) || beats (pair, pair->best)
      || !fh_proof_name_friend (reading, reading->winner, reason))
    return false;
  reason->card = reading->winning;
  reason->certainty = is_sure (pair, reading->winning) ? FH_CERTAIN : FH_OPEN;
  return true;
}

/* Whether a foe keeps the trick that the best card takes from him. */
static bool
leaves_trick (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (beats (pair, pair->card) || !beats (pair, pair->best)
      || fh_proof_is_friend (reading, reading->winner))
    return false;
  reason->card = pair->best;
  reason->certainty = is_sure (pair, pair->best) ? FH_CERTAIN : FH_OPEN;
  return true;
}

/* Whether a friend's card is left to be beaten that the best card would have covered. */
static bool
leaves_friend (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (beats (pair, pair->card) || !beats (pair, pair->best)
      || !fh_proof_name_friend (reading, reading->winner, reason)
      || is_sure (pair, reading->winning))
    return false;
  reason->card = pair->best;
  reason->certainty = is_sure (pair, pair->best) ? FH_CERTAIN : FH_OPEN;
  return true;
}

/* --- More than is needed, and less --- */

static bool
spends_more (const FhPair *pair, FhReason *reason)
{
  reason->card = pair->best;
  return beats (pair, pair->card) && beats (pair, pair->best)
         && is_dearer (pair, pair->card, pair->best)
         && fh_against_threats (pair->reading, pair->card)
                == fh_against_threats (pair->reading, pair->best);
}

static bool
is_too_low (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhCardSet left = fh_against_threats (reading, pair->best);
  FhCardSet over = fh_against_threats (reading, pair->card);

  reason->card = pair->best;
  reason->certainty = left ? FH_OPEN : FH_CERTAIN;
  return beats (pair, pair->card) && beats (pair, pair->best) && (left & ~over) == 0
         && left != over;
}

static bool
is_high_in_vain (const FhPair *pair, FhReason *reason)
{
  reason->card = pair->best;
  return !beats (pair, pair->card) && !beats (pair, pair->best)
         && fh_against_is_clearly_higher (pair->reading, pair->card, pair->best);
}

/* Without trumps a joker is none. */
static bool
is_trump_in_vain (const FhPair *pair, FhReason *reason)
{
  (void) reason;
  return pair->reading->trump != FH_NO_TRUMP && !beats (pair, pair->card)
         && fh_against_is_trump (pair->reading, pair->card)
         && !fh_against_is_trump (pair->reading, pair->best);
}

/* Whether it wins so far, but may not in the end, and the best card does not go for it. */
static bool
may_be_beaten (const FhPair *pair, FhReason *reason)
{
  FhCardSet threats = fh_against_threats (pair->reading, pair->card);

  reason->number = (int8_t) fh_set_size (threats);
  return beats (pair, pair->card) && !beats (pair, pair->best) && threats;
}

/* --- What is thrown away --- */

static bool
throws_winner (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->card;
  return !beats (pair, pair->card) && !fh_against_is_trump (reading, pair->card)
         && fh_against_n_above (reading, pair->card) == 0
         && !(fh_reading_higher (reading, pair->card) & reading->hand);
}

/* Whether the only card of a side suit is kept, without which this hand could trump. */
static bool
keeps_last_of_suit (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhSuit suit = fh_reading_suit (reading, pair->best);

  if (reading->trump == FH_NO_TRUMP || fh_against_is_trump (reading, pair->best)
      || fh_set_size (reading->hand & reading->suit[suit]) != 1
      || !(reading->hand & reading->suit[reading->trump] & ~FH_SET (pair->card)))
    return false;
  reason->suit = (uint8_t) suit;
  return suit != reading->led;
}

/* Whether fewer cards that others can hold are above what is thrown than above the best. */
static bool
throws_better (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->best;
  reason->number = (int8_t) fh_against_n_above (reading, pair->card);
  return !beats (pair, pair->card) && !beats (pair, pair->best)
         && !fh_against_is_trump (reading, pair->card) && !fh_against_is_trump (reading, pair->best)
         && reason->number < fh_against_n_above (reading, pair->best);
}

FhReason
fh_against_follow (const FhPair *pair)
{
  static const FhAgainstKind kinds[] = {
    { FH_MOTIVE_AGAINST_WON_ALREADY, is_won_already, true },
    { FH_MOTIVE_AGAINST_TRICK_LEFT, leaves_trick, true },
    { FH_MOTIVE_AGAINST_FRIEND_LEFT, leaves_friend, true },
    { FH_MOTIVE_AGAINST_MORE_THAN_NEEDED, spends_more, true },
    { FH_MOTIVE_AGAINST_TOO_LOW, is_too_low, true },
    { FH_MOTIVE_AGAINST_HIGH_IN_VAIN, is_high_in_vain, true },
    { FH_MOTIVE_AGAINST_TRUMP_IN_VAIN, is_trump_in_vain, true },
    { FH_MOTIVE_AGAINST_WINNER_THROWN, throws_winner, false },
    { FH_MOTIVE_AGAINST_UNGUARDS, fh_against_unguards, false },
    { FH_MOTIVE_AGAINST_MAY_BE_BEATEN, may_be_beaten, true },
    { FH_MOTIVE_AGAINST_LAST_TRUMP, fh_against_last_trump, false },
    { FH_MOTIVE_AGAINST_TOP_SPENT, fh_against_top_spent, false },
    { FH_MOTIVE_AGAINST_TRUMP_SPENT, fh_against_trump_spent, false },
    { FH_MOTIVE_AGAINST_BETTER_THROWN, throws_better, true },
    { FH_MOTIVE_AGAINST_LAST_KEPT, keeps_last_of_suit, true },
  };

  return fh_against_first (pair, kinds, sizeof kinds / sizeof *kinds);
}
