/* fh-card-search.h: choosing a card by trying it in many worlds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Perfect information Monte Carlo: the worlds of fh-worlds.h, each played on after each card, by
 * our players of rules, who see their own cards only, while many cards are left, and double dummy
 * (fh-solver.h) from where few are.  Among cards that are as good as the best, the one that the
 * rules of thumb like best is played: ties are never broken by chance.
 */
#pragma once

#include "fh-motive.h"
#include "fh-stakes.h"
#include "fh-thinking.h"

#define FH_SEARCH_MAX_CARDS 16

typedef struct
{
  FhCard card;
  uint8_t named; /* the suit that a joker names, or FH_SUIT_NONE */
  float worth;   /* chance to win the match */
  float chance;  /* that the own side reaches its aim: makes the contract, or sets it */
  float tricks;  /* expected for the own side in the whole deal */
  float points;  /* expected, own less others' */
} FhSearchedCard;

typedef struct
{
  int n_worlds;
  bool complete; /* the worlds are all that are possible */
  int n;
  FhSearchedCard cards[FH_SEARCH_MAX_CARDS];
  int natural; /* the place in @cards of the card that the rules of thumb would play */
  int chosen;  /* of the one to play */
} FhCardSearch;

/* Judges all cards that the seat of @view, whose turn it is to play, may play.  Returns false, and
 * leaves @search undefined, when *@cancelled, which may be NULL, was set meanwhile, or without
 * memory. */
bool fh_card_search (FhCardSearch *search,
                     const FhSeatView *view,
                     const FhThinking *thinking,
                     FhSeed seed,
                     const atomic_int *cancelled);
