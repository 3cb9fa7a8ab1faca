/* fh-table.h: what everybody at the table may know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game (FhState) and what one seat sees of it (FhSeatView) both begin with an FhTable; what is
 * legal (fh-legal.h) follows from the table and the hand of the seat alone.
 */
#pragma once

#include "fh-laws.h"
#include "fh-refusal.h"

#define FH_MAX_CALLS 192 /* 30 calls that outbid, each followed by fewer than six passes */
#define FH_MAX_PLAYS (FH_N_TRICKS * FH_MAX_SEATS)

typedef struct
{
  uint8_t seat;
  FhCall call;
  bool inkle;
} FhCalled;

typedef struct
{
  uint8_t seat;
  FhCard card;
  uint8_t named; /* FhSuit that a joker named, else FH_SUIT_NONE */
} FhPlayed;

typedef struct
{
  FhRules rules;

  /* The game. */
  int32_t totals[FH_MAX_SEATS]; /* points a side */
  uint16_t n_deals;             /* deals begun, the present one included */
  uint16_t n_scored;            /* deals that were played and scored */
  uint8_t due;                  /* FhActionKind that comes next; FH_ACTION_NONE: the game is over */
  uint8_t turn;                 /* the seat that acts; FH_SEAT_NONE: any may deal first, or over */
  uint8_t winners;              /* sides, bit by bit */
  uint8_t agreed[FH_MAX_SEATS]; /* what each seat and its partners say that their calls mean, bit by
                                 * bit (fh-convention.h): open to all, and nothing to the rules */

  /* The deal.  It stays readable until the next one is dealt. */
  uint8_t dealer;
  uint8_t hand_size[FH_MAX_SEATS];
  FhCardSet open[FH_MAX_SEATS]; /* cards in hand that lie face up */

  FhCard tops[FH_MAX_SEATS][FH_N_PILES]; /* of a dummy: the cards dealt face up, by piles */
  uint8_t covering[FH_MAX_SEATS];        /* of a dummy: piles with a card face down, bit by bit */

  /* Before the auction. */
  uint8_t declared_by;    /* the seat whose ace-no-face awaits an answer, or FH_SEAT_NONE */
  uint8_t declared_turns; /* seats from the dealer's left that have lost their turn to declare */
  uint8_t no_nullo;       /* sides that played on after ace-no-face, bit by bit */

  /* The auction. */
  uint8_t n_calls;
  FhCalled calls[FH_MAX_CALLS];
  FhCall high_call;                 /* FH_PASS: none yet */
  uint8_t high_bidder;              /* seat */
  uint8_t passed;                   /* seats that are out, bit by bit, where a pass is final */
  uint8_t passes;                   /* in a row */
  bool stand_or_raise;              /* the high bidder is asked after all others passed (NZ-028) */
  FhCallSet called;                 /* calls made in this auction */
  FhCall last_bid_of[FH_MAX_SEATS]; /* FH_PASS: none */
  uint8_t inkle_of[FH_MAX_SEATS];   /* the seat of each side that used the flag, or FH_SEAT_NONE */

  /* The contract.  FH_CALL_NONE until the auction is over; FH_PASS: played without one (DX-037). */
  FhCall contract;
  uint8_t declarer;      /* FH_SEAT_NONE without a contract */
  uint8_t sitting_out;   /* seats, bit by bit */
  uint8_t partners;      /* seats named, or known to hold the called card, bit by bit */
  uint8_t discards_made; /* 0 to 2 */
  uint8_t n_called_cards;
  FhCard called_cards[2]; /* NZ-066, NZ-072 */

  /* The play. */
  uint8_t n_plays;
  FhPlayed plays[FH_MAX_PLAYS];
  uint8_t trick_start;          /* index in plays of the trick in progress, or of the next */
  uint8_t last_trick_start;     /* of the last finished trick; meaningful once n_tricks > 0 */
  uint8_t n_tricks;             /* finished */
  uint8_t led;                  /* FhSuit to follow now; FH_SUIT_NONE: nothing is to be followed */
  uint8_t tricks[FH_MAX_SEATS]; /* won by each seat */
  uint8_t trick_winner[FH_N_TRICKS]; /* the seat that won each finished trick */
  uint8_t shown_void[FH_MAX_SEATS];  /* effective suits, bit by bit (D-VOID) */

  /* The result, once the deal is over. */
  bool deal_over;
  bool thrown_in;               /* passed out, or redealt: after ace-no-face, or a misdeal */
  bool made;                    /* the contract; false without one */
  int16_t points[FH_MAX_SEATS]; /* a side */

  /* Against the rules; zero where laws are strict. */
  FhSlips slips;
  FhEntry entry; /* of the last deal that was played, perhaps not this one */
} FhTable;

/* The trump of the contract; no trump until there is one. */
static inline FhDenomination
fh_table_trump (const FhTable *table)
{
  return fh_call_trump (table->contract);
}

/* Whether the contract is a number of tricks (neither misère of any kind nor none). */
static inline bool
fh_table_is_trick_contract (const FhTable *table)
{
  return table->contract != FH_CALL_NONE && fh_call_is_bid (table->contract);
}

/* The seats that are on the declarer's side as far as everybody knows, himself included, bit by
 * bit; 0 without a contract.  Players who sit out are among them where they share his score. */
uint8_t fh_table_bidders (const FhTable *table);

/* Whether the contract is to lose every trick. */
static inline bool
fh_table_is_misere (const FhTable *table)
{
  return table->contract != FH_CALL_NONE && fh_call_is_misere (table->contract);
}

/* The number of cards in the trick in progress; 0 between tricks. */
static inline int
fh_table_trick_size (const FhTable *table)
{
  return table->n_plays - table->trick_start;
}

/* The next seat after @seat that takes part in the play: clockwise, except in a trick led by a hand
 * of the second player of two with dummies (D-NZ2). */
int fh_table_next_seat (const FhTable *table, int seat);

/* The number of seats that take part in the play. */
int fh_table_n_playing (const FhTable *table);

/* The cards that lie on the table or have lain there in this deal. */
FhCardSet fh_table_played_cards (const FhTable *table);

/* The tricks that @seats, bit by bit, have won. */
int fh_table_seats_tricks (const FhTable *table, unsigned seats);

/* The tricks that @side has won. */
int fh_table_side_tricks (const FhTable *table, int side);

/* The points of the declaring side for the contract of @table, not to lose every trick, of which it
 * won @tricks. */
int fh_table_contract_points (const FhTable *table, int tricks);

/* The index in @table->plays of the play that wins among the @n plays from @start, a trick or part
 * of one with at least one card. */
int fh_table_winning_play (const FhTable *table, int start, int n);

/* The suit that a trick begun by the plays from @start asks for before its play number @n (1 or
 * more), FH_SUIT_NONE when it asks for none. */
FhSuit fh_table_suit_to_follow (const FhTable *table, int start, int n);

/* Whether the deal was thrown in otherwise than because everybody passed, after "ace, no face" or a
 * misdeal: what was dealt is nobody's hand. */
bool fh_table_is_dealt_again (const FhTable *table);

/* Lays the last trick of a deal that goes on back as if nobody had won it yet, for who is asked
 * whose it is: between tricks, after at least one.  It is nobody's turn then. */
void fh_table_reopen_trick (FhTable *table);

/* The cards of @hand that @seat may put in place of the one that it played, in the trick in
 * progress or in the last one before the next lead is made, if a correction is due to it at all
 * (HC-067). */
FhCardSet fh_table_corrections (const FhTable *table, int seat, FhCardSet hand);

/* The index in @table->plays of the card out of turn that @seat may demand back or let stand, or -1
 * (HC-063). */
int fh_table_play_to_demand (const FhTable *table, int seat);

/* Whether the deal on the table is the last one, unless two sides are level after it. */
static inline bool
fh_table_is_last_deal (const FhTable *table)
{
  return table->rules.deals > 0 && table->n_scored + 1 >= table->rules.deals;
}

/* Whether somebody else plays on the side of @seat, so that a card of it that lies exposed is
 * punished (D-HC-EXPOSED). */
bool fh_table_has_partner (const FhTable *table, int seat);
