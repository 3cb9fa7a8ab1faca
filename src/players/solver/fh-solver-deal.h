/* fh-solver-deal.h: the cards of a question as the quick search has them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All cards in the hands are bits of one word.  The cards of a suit lie together, higher ranks in
 * higher bits, and what ruffs lies above all plain suits, so that of the cards that can win a trick
 * the one of the highest bit does.  A position between two tricks is the word of the cards that are
 * left, and who leads.
 */
#pragma once

#include "fh-solver-position.h"

/* The bit of the first joker at no trump, each of which is a suit by itself. */
#define FH_SOLVER_FIRST_JOKER 63

/* Up to so many cards of a suit are looked up in one step: red trumps of six hands with both jokers
 * are nineteen. */
#define FH_SOLVER_HALF_SUIT 10

/* What a part of a suit, the cards of it that are left, adds to what is known of a position. */
typedef struct
{
  uint64_t shape;  /* how many each hand has */
  uint32_t owners; /* who has them, the highest card in the lowest bits */
  uint32_t bits;   /* that the owners take */
} FhSolverHalf;

typedef struct
{
  uint8_t n;       /* hands that play, clockwise */
  uint8_t bidders; /* hands whose tricks are counted, bit by bit */
  uint8_t wanting; /* hands that want the bidders to take tricks: the bidders, or in a misère the
                    * others */
  uint8_t owner_bits; /* 2 up to four hands, else 3 */
  bool has_trumps;    /* a trump suit */
  bool misere;        /* the first trick of the bidders ends the play */
  bool joker_lowest;  /* as in FhSolverPosition */
  bool joker_redirects;
  bool joker_not_shown_void;

  uint64_t hand[FH_MAX_SEATS]; /* cards at the start */
  uint64_t side[2];            /* all cards of those who do not want tricks, and of those who do */
  uint64_t suit[FH_N_SUITS];   /* cards; a trump suit is the last */
  uint64_t trumps;             /* what ruffs: a trump suit, or the jokers of no trump */
  uint64_t no_trump_jokers;    /* or none */
  uint64_t joker;              /* jokers that are more than the highest trump, or 0 */
  uint64_t free;               /* those that may be played though the suit led is held */
  uint8_t shift[FH_N_SUITS];   /* the lowest bit of each suit */
  uint8_t low_bits[FH_N_SUITS];
  FhSolverHalf high[FH_N_SUITS][1 << FH_SOLVER_HALF_SUIT];
  FhSolverHalf low[FH_N_SUITS][1 << FH_SOLVER_HALF_SUIT];

  /* To and from the cards of the game. */
  uint8_t hand_of_seat[FH_MAX_SEATS];
  uint8_t seat_of_hand[FH_MAX_SEATS];
  uint8_t suit_of[FH_N_SUITS];   /* the place of each effective suit */
  uint8_t effective[FH_N_SUITS]; /* the effective suit at each place */
  uint8_t bit_of_card[FH_N_CARDS];
} FhSolverDeal;

/* Whether the quick search, or that for dummies, can answer questions about @position: not with
 * exposed cards, nor with two jokers at no trump in a misère, with dummies or where one of them
 * names a suit in mid-trick or the voids of its holder count. */
bool fh_solver_deal_fits (const FhSolverPosition *position);

/* Fills @deal with the cards of @position, those in the trick and those that dummies have face down
 * included. */
void fh_solver_deal_init (FhSolverDeal *deal, const FhSolverPosition *position);
