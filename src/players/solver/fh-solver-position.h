/* fh-solver-position.h: what the solver has to know of a point of the play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All hands, the trick in progress, and the rules of play that the contract leaves.  It is a small
 * value: to try another discard, another leader or another trump, copy it and change it.  What may
 * be played in it, and who wins a trick, is what the engine says of the same world
 * (tests/players/test-solver.c).
 */
#pragma once

#include "fh-world.h"

/* A card to play, with the suit that a joker names. */
typedef struct
{
  FhCard card;
  uint8_t named; /* FhSuit, or FH_SUIT_NONE */
} FhSolverMove;

/* The most that can be chosen from: each of two jokers may name four suits. */
#define FH_SOLVER_MAX_MOVES (FH_HAND_SIZE + 2 * (FH_N_SUITS - 1))

typedef struct
{
  uint8_t n_seats;
  uint8_t playing; /* seats that take part, bit by bit */
  uint8_t bidders; /* seats whose tricks are counted, bit by bit */
  bool misere;     /* the bidders want none, else as many as they can get */
  bool dummies;    /* seats 2 and 3 are dummies of 0 and 1 (D-NZ2) */

  uint8_t trump;             /* FhDenomination; no trump in a misère */
  bool joker_free;           /* may be played though the suit led is held */
  bool joker_lowest;         /* never wins (NZ-039) */
  bool joker_redirects;      /* in mid-trick it names the suit for those after it (HP-044) */
  bool joker_not_shown_void; /* its leader may not name a suit in which he has shown void */

  uint8_t turn;                     /* the seat that plays next */
  uint8_t taken;                    /* tricks that the bidders have */
  uint8_t shown_void[FH_MAX_SEATS]; /* effective suits, bit by bit */
  FhCardSet hands[FH_MAX_SEATS];    /* of a dummy: the cards that lie face up */
  FhCardSet forced;                 /* exposed cards, to be played before others (HC-060) */

  uint8_t n_plays;              /* of the trick in progress */
  FhPlayed plays[FH_MAX_SEATS]; /* of the trick in progress, the leader's first */

  uint8_t covering[FH_MAX_SEATS]; /* of a dummy: piles with a card face down, bit by bit */
  FhCard tops[FH_MAX_SEATS][FH_N_PILES];
  FhCard under[FH_MAX_SEATS][FH_N_PILES];
} FhSolverPosition;

/* Fills @position with the point of the play that @world stands at.  The bidders are all on the
 * contract's side, the holder of a called card included; without a contract they are the side of
 * the seat whose turn it is.  Returns false when no card is due, or when a misdeal gave the seats
 * different numbers of cards. */
bool fh_solver_position_init (FhSolverPosition *position, const FhWorld *world);

/* Fills @position with what is known once @contract (a bid for tricks or to lose them) by @declarer
 * is played by @rules: seats, sides, trump, joker.  Nobody holds a card yet; @declarer leads.
 * Partners that were named or called are to be added to @position->bidders, and players called for
 * a misère taken from @position->playing. */
void fh_solver_position_init_contract (FhSolverPosition *position,
                                       const FhRules *rules,
                                       FhCall contract,
                                       int declarer);

/* The number of tricks that are still to be won, the one in progress included. */
int fh_solver_position_tricks_left (const FhSolverPosition *position);

/* Fills @moves with all that may be played, in the order of cards and suits; returns how many. */
int fh_solver_position_legal (const FhSolverPosition *position,
                              FhSolverMove moves[FH_SOLVER_MAX_MOVES]);

/* Plays @move, which must be one of the legal ones, and sees to the end of the trick. */
void fh_solver_position_play (FhSolverPosition *position, FhSolverMove move);
