/* fh-against-misere.c: what speaks against a card of a misère.
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

/* A joker that wins whatever is played to it; another one is no danger to who holds it. */
static bool
is_winning_joker (const FhReading *reading, FhCard card)
{
  return fh_card_is_joker (card) && !reading->joker_lowest;
}

/* The cards of the suit of @card below it that @cards have. */
static FhCardSet
below (const FhReading *reading, FhCard card, FhCardSet cards)
{
  return cards & reading->suit[fh_reading_suit (reading, card)] & ~fh_reading_higher (reading, card)
         & ~FH_SET (card);
}

/* --- Of who must lose every trick --- */

/* Whether the card played keeps a danger that the best would have shed: the best is a higher card
 * of the suit that still goes under or, when not following, one that more outside cards are
 * below. */
static bool
keeps_danger (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhCardSet out = fh_proof_cards_of (reading, reading->friends | reading->foes);

  reason->card = pair->best;
  if (reading->n == 0 || beats (pair, pair->card) || beats (pair, pair->best)
      || fh_card_is_joker (pair->card))
    return false;
  if (is_winning_joker (reading, pair->best))
    return true;
  if (fh_reading_suit (reading, pair->card) == fh_reading_suit (reading, pair->best))
    return fh_against_is_clearly_higher (reading, pair->best, pair->card);
  return !fh_card_is_joker (pair->best) && below (reading, pair->best, out)
         && fh_set_size (below (reading, pair->best, out))
                > fh_set_size (below (reading, pair->card, out));
}

/* Whether it wins so far and the best card does not. */
static bool
goes_over (const FhPair *pair, FhReason *reason)
{
  reason->card = pair->reading->n > 0 ? pair->reading->winning : FH_CARD_NONE;
  return beats (pair, pair->card) && !beats (pair, pair->best);
}

/* Whether fewer cards that others can hold are above it than above the best. */
static bool
has_few_above (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->number = (int8_t) fh_against_n_above (reading, pair->card);
  return !fh_card_is_joker (pair->card) && !fh_card_is_joker (pair->best)
         && (reading->n == 0 || beats (pair, pair->card))
         && reason->number < fh_against_n_above (reading, pair->best);
}

/* Whether the lowest card of a suit goes that the hand has, and a higher one stays that others can
 * be under. */
static bool
spends_low (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhCardSet mine = reading->hand & reading->suit[fh_reading_suit (reading, pair->card)];
  FhCardSet out = fh_proof_cards_of (reading, reading->friends | reading->foes);

  if (fh_card_is_joker (pair->card) || fh_reading_lowest (reading, mine) != pair->card
      || !(mine & ~FH_SET (pair->card)))
    return false;
  reason->card = fh_reading_highest (reading, mine);
  return below (reading, reason->card, out) != 0
         && fh_against_is_clearly_higher (reading, reason->card, pair->card);
}

/* --- Of those who play against him --- */

/* The cards above @card in its suit that somebody can hold who bid the misère. */
static int
n_bidders_above (const FhReading *reading, FhCard card)
{
  return fh_set_size (fh_reading_higher (reading, card)
                      & fh_proof_cards_of (reading, reading->foes));
}

/* And those below it. */
static int
n_bidders_below (const FhReading *reading, FhCard card)
{
  return fh_set_size (below (reading, card, fh_proof_cards_of (reading, reading->foes)));
}

static bool
saves_bidder (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (reading->n == 0 || !fh_seats_have (reading->foes, reading->winner)
      || !beats (pair, pair->card) || beats (pair, pair->best))
    return false;
  reason->seat = (uint8_t) reading->winner;
  reason->card = reading->winning;
  return true;
}

static bool
spends_joker (const FhPair *pair, FhReason *reason)
{
  (void) reason;
  return fh_card_is_joker (pair->card) && !fh_card_is_joker (pair->best);
}

/* Whether the bidder, who is to come, has none of the suit that is led, and so throws what he
 * likes. */
static bool
lets_throw (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;
  FhSuit suit = fh_reading_suit (reading, pair->card);

  reason->suit = (uint8_t) suit;
  return reading->n == 0 && suit < FH_N_SUITS
         && !(fh_proof_cards_of (reading, reading->foes) & reading->suit[suit]);
}

/* Whether he can get under it with more cards than under the best. */
static bool
is_easy_to_go_under (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (fh_card_is_joker (pair->card) || fh_card_is_joker (pair->best)
      || (reading->n > 0 && (!(reading->later & reading->foes) || !beats (pair, pair->card))))
    return false;
  reason->number = (int8_t) n_bidders_below (reading, pair->card);
  if (reading->n > 0 && !beats (pair, pair->best))
    return reason->number > 0;
  return reason->number > n_bidders_below (reading, pair->best);
}

static bool
traps_few (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  if (fh_card_is_joker (pair->card) || fh_card_is_joker (pair->best) || reading->n > 0)
    return false;
  reason->number = (int8_t) n_bidders_above (reading, pair->card);
  return reason->number < n_bidders_above (reading, pair->best);
}

/* Whether a card goes above which the bidder may hold more than above the best, and which does not
 * win now. */
static bool
gives_low (const FhPair *pair, FhReason *reason)
{
  const FhReading *reading = pair->reading;

  reason->card = pair->best;
  if (reading->n == 0 || fh_card_is_joker (pair->card) || fh_card_is_joker (pair->best)
      || beats (pair, pair->card))
    return false;
  return n_bidders_above (reading, pair->card) > n_bidders_above (reading, pair->best);
}

FhReason
fh_against_misere (const FhPair *pair)
{
  static const FhAgainstKind own[] = {
    { FH_MOTIVE_AGAINST_GOES_OVER, goes_over, true },
    { FH_MOTIVE_AGAINST_DANGER_KEPT, keeps_danger, true },
    { FH_MOTIVE_AGAINST_FEW_ABOVE, has_few_above, true },
    { FH_MOTIVE_AGAINST_LOW_SPENT, spends_low, false },
  };
  static const FhAgainstKind others[] = {
    { FH_MOTIVE_AGAINST_BIDDER_SAVED, saves_bidder, true },
    { FH_MOTIVE_AGAINST_JOKER_SPENT, spends_joker, true },
    { FH_MOTIVE_AGAINST_LETS_THROW, lets_throw, false },
    { FH_MOTIVE_AGAINST_EASY_UNDER, is_easy_to_go_under, true },
    { FH_MOTIVE_AGAINST_LOW_GIVEN, gives_low, true },
    { FH_MOTIVE_AGAINST_TRAPS_FEW, traps_few, true },
  };

  return pair->reading->declaring ? fh_against_first (pair, own, sizeof own / sizeof *own)
                                  : fh_against_first (pair, others, sizeof others / sizeof *others);
}
