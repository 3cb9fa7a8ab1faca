/* fh-match.h: duplicate matches of two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every deal is played at as many tables as there are score columns: the first player has one
 * column at each table, another one each time, and the second player has all the rest.  At each
 * table the deals are strung together into games: the totals go on from deal to deal, the players
 * see them, and after the end of a game the next one begins with the next deal.  So the tables
 * compare the same cards at different scores, as two tables of a club do.
 *
 * Deal number i is dealt by seat i modulo the callers from the seed (i, seed), at every table; a
 * deal thrown in for another one by the same dealer is dealt again and counts once.  What the
 * players draw comes from the same seeds.  Games start anew every FH_MATCH_BLOCK deals, so that
 * several threads can play at once and the result does not depend on how many do.
 */
#pragma once

#include "fh-agreements.h"
#include "fh-host.h"

#define FH_MATCH_BLOCK 100 /* deals */

typedef struct
{
  const FhRecord *header; /* the rules with their options */
  FhContestant *players[2];
  guint64 n_deals;
  FhAgreements agreements; /* ours: of the first player's side */
  guint64 seed;
  int n_jobs;
} FhMatchSetup;

/* The mean of a number a deal, and how surely it is known. */
typedef struct
{
  double mean;
  double low, high; /* the ends of the 95 % interval; NAN with fewer than two deals */
} FhInterval;

/* Contracts of one kind. */
typedef struct
{
  guint64 n_bid, n_made;
} FhTally;

/* What became of one of the two players. */
typedef struct
{
  FhTally suit, no_trump, misere; /* contracts that he declared */
  guint64 n_won;                  /* games */
  guint64 n_minus_500;            /* games that ended with a column of his at -500 or less */
  FhPace pace;                    /* of the clock, not of the cards: never the same twice */
} FhPlayerResult;

typedef struct
{
  FhInterval points; /* of the first player's column less the mean of the others', a deal */
  guint64 n_games;   /* that came to their end */
  FhPlayerResult players[2];
} FhMatchResult;

/* Plays the match.  Returns FALSE when it was stopped before its end (fh-stop.h). */
gboolean fh_match_play (const FhMatchSetup *setup, FhMatchResult *result);
