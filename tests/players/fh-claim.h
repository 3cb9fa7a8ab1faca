/* fh-claim.h: what a seat has seen, for holding a reason against it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Worked out from the view without anything that players know or reckon.  What suit a card is of
 * and who wins a trick is asked of the engine; what a seat may hold, which suits it has shown it
 * lacks, who plays with whom and whether a joker may be played are worked out anew here, as a check
 * of the engine too.
 */
#pragma once

#include "fh-player.h"
#include "fh-world.h"

/* A reason and what the seat that has it may know. */
typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhReason *reason;
  FhRng *rng;
  FhDenomination trump;
  FhCardSet possible[FH_MAX_SEATS]; /* what each other seat can hold */
  FhCardSet now[FH_MAX_SEATS];      /* and could play */
  unsigned others;                  /* seats that play, bit by bit, the own not among them */
  unsigned later;                   /* those that play after this one to the trick */
  unsigned friends, partners, foes; /* as far as that is certain */

  /* The card of the action. */
  FhCard card;
  FhSuit named, suit;
  int n;          /* cards in the trick before it */
  int winner;     /* with them */
  FhCard winning; /* FH_CARD_NONE when it leads */
  FhSuit led;
} FhClaim;

/* Something that is so or not in a layout. */
typedef bool (*FhClaimEvent) (const FhClaim *claim, const FhWorld *world);

/* Fills the rest of @claim, whose view, table, reason, rng and trump are set, for @action. */
void fh_claim_init (FhClaim *claim, const FhAction *action);

/* All cards of the pack that are of @suit, a suit or FH_SUIT_JOKER, under the trump of the deal;
 * none of FH_SUIT_NONE. */
FhCardSet fh_claim_suit_cards (const FhClaim *claim, int suit);

/* Those of the trump suit; none without one. */
FhCardSet fh_claim_trump_cards (const FhClaim *claim);

/* All that @seats, bit by bit, can hold. */
FhCardSet fh_claim_cards_of (const FhClaim *claim, unsigned seats);

/* Whether @card wins the trick of @table with the cards that lie there, once @seat has played
 * it, naming @named. */
bool fh_claim_would_win (const FhTable *table, int seat, FhCard card, FhSuit named);

/* @table once @seat has played @card, naming @named. */
FhTable fh_claim_table_with (const FhTable *table, int seat, FhCard card, FhSuit named);

/* Whether one of @seats can hold a card that takes over the trick as it lies on @table. */
bool fh_claim_can_be_beaten_at (const FhClaim *claim, const FhTable *table, unsigned seats);

/* Likewise once the own seat has played @card. */
bool fh_claim_can_be_beaten (const FhClaim *claim, FhCard card, FhSuit named, unsigned seats);

/* Whether @card wins from what lies there. */
bool fh_claim_beats (const FhClaim *claim, FhCard card);

/* The legal cards that do. */
FhCardSet fh_claim_legal_winners (const FhClaim *claim);

/* Those of @cards that rank above @card in its suit. */
FhCardSet fh_claim_higher_of (const FhClaim *claim, FhCard card, FhCardSet cards);

/* Those of @cards that rank below @card in its suit. */
FhCardSet fh_claim_lower_of (const FhClaim *claim, FhCard card, FhCardSet cards);

/* Whether @event is so in enough layouts, drawn at random. */
bool fh_claim_is_probable (const FhClaim *claim, FhClaimEvent event);

/* Whether one of @seats can take over the trick on @table in @world. */
bool fh_claim_taken_in (const FhClaim *claim,
                        const FhWorld *world,
                        const FhTable *table,
                        unsigned seats);
