/* fh-bid-points.h: the points that a call can be expected to bring.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a seat that is about to call reckons with, by the weights of its hand and of the calls so
 * far (fh-hand-value.h, fh-call-weights.h).  Points are those of the own side, the mean of the
 * other scores taken off.
 */
#pragma once

#include "fh-bidding.h"

typedef struct
{
  const FhSeatView *view;
  const FhTable *table;
  const FhBiddingSkill *skill;
  uint8_t partners;   /* seats of the own score column, bit by bit; the own is not among them */
  float share;        /* what one other score counts against the own: all of them together 1 */
  float foes_to_call; /* opponents who may still call; less where the own side may call again */
  bool partner_to_call;
  int8_t sure[FH_N_DENOMINATIONS];  /* tricks that nobody can take (fh-sure-tricks.h) */
  float tricks[FH_N_DENOMINATIONS]; /* expected */
  float misere_danger; /* of the hand (fh-bid-tricks.h); all tricks where none may be called */
} FhBidding;

/* Fills @bidding for the seat of @view, whose turn it is; both stay in use with it. */
void fh_bidding_init (FhBidding *bidding,
                      const FhSeatView *view,
                      const FhCharacter *character,
                      const FhBiddingSkill *skill);

/* Whether the tricks of @call are sure by the own hand alone. */
bool fh_bidding_is_certain (const FhBidding *bidding, FhCall call);

/* Whether @call, if it is made, wins the game for the own side. */
bool fh_bidding_wins_game (const FhBidding *bidding, FhCall call);

/* Whether a bid that is open is certain to be made and wins the game: then nothing dearer is worth
 * a risk. */
bool fh_bidding_wins_surely (const FhBidding *bidding);

/* The first partner whose last bid names @trump, or -1. */
int fh_bidding_supporter (const FhBidding *bidding, FhDenomination trump);

/* The points that @call brings the own side if it becomes the contract; *@chance is that to make
 * it, *@tricks those of the declarer's side. */
float fh_bidding_own_points (const FhBidding *bidding, FhCall call, float *chance, float *tricks);

/* The points for the own side when another plays @call, which is made with @chance and brings
 * @tricks; @friendly is a partner. */
float fh_bidding_others_points (
    const FhBidding *bidding, FhCall call, float chance, float tricks, bool friendly);

/* The level, 0 for six, of the bids that are gone over as easily as @call by the rules of @rules.
 */
int fh_bidding_outbid_level (const FhRules *rules, FhCall call);

/* What @call can be expected to bring where it brings @points if it becomes the contract: one of
 * the opponents who are still to call may go over it. */
float fh_bidding_expected_points (const FhBidding *bidding, FhCall call, float points);
