/* fh-figures.h: deals and games that were counted, and what they add up to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-call.h"
#include "fh-rules.h"

/* Whose contract it was, seen from the person. */
typedef enum
{
  FH_ROLE_DECLARER,
  FH_ROLE_PARTNER,
  FH_ROLE_DEFENDER,
  FH_N_ROLES,
  FH_ROLE_NONE = FH_N_ROLES, /* there was no contract */
} FhRole;

typedef struct
{
  guint played; /* contracts, games or calls */
  guint won;    /* those that came out as the person wanted: made, set, won or sound */
} FhTally;

/* Of fewer nothing can be told but how many they were. */
#define FH_TALLY_FEW 5

/* Between which shares, 0 to 1, the true one lies with 95 % confidence (Wilson 1927); FALSE, and 0
 * to 1, where nothing was played. */
gboolean fh_tally_interval (FhTally tally, double *low, double *high);

typedef enum
{
  FH_COUNTED_DEAL,
  FH_COUNTED_GAME,
  FH_COUNTED_CALL,
} FhCountedKind;

/**
 * FhCounted:
 *
 * One thing that is counted: a deal or a game when it was finished, or a call of the person that
 * the judge has weighed.  What means nothing for its kind is zero.
 */
typedef struct
{
  FhCountedKind kind;
  gint64 ended; /* seconds of UTC */
  char *game;   /* which game it was or belongs to: its name among the files of the program */
  char *seed;   /* of that game, as in its record */
  char *cards;  /* of a deal, or the first of a game: names its hands, the own one first; or NULL */
  guint deal;   /* its number in the game, from 1; of a game how many it had */
  guint action; /* of a call: its number in the game */
  char *table;  /* the word of the preset */
  char *house;  /* the name of the person's own table, or NULL */
  FhRole role;  /* of a deal */
  FhCall call;  /* the contract, FH_CALL_NONE without one; or what was called */
  int tricks;   /* of the declarer's side */
  gboolean good; /* the contract was made; the game won; the call sound */
  int own;       /* points of the person's side */
  double others; /* those of the others, the mean where they are several sides */
  char *partner; /* what the partners of the person are called; NULL without any */
  char *level;   /* the words for them, as of FhSeating */
  double cost;   /* of a call: points that it fell short of the best, */
  double error;  /* and the standard error of that */
  FhTally calls; /* of a deal that was read: calls weighed, and sound */
} FhCounted;

/* Frees what is in @counted; or it and that. */
void fh_counted_clear (FhCounted *counted);
void fh_counted_free (FhCounted *counted);

/* What deals and games with something in common add up to. */
typedef struct
{
  char *id;   /* the word of the preset; that of the contract; the level of the partner */
  char *name; /* the person's own table; the name of the partner; or NULL */
  guint deals;
  FhTally games;
  FhTally own;    /* contracts of the person's side, and made */
  FhTally others; /* contracts of the others, and set */
} FhFigure;

/* Deals that came one after the other. */
typedef struct
{
  gint64 from, to; /* when the first and the last was finished */
  guint deals;
  FhTally own;
  FhTally calls;
  double points; /* own less others', the mean */
  double others; /* those of the others alone, the mean */
  double error;  /* the standard error of points; 0 of one deal */
} FhSpan;

/**
 * FhFigures:
 *
 * All that is told of the deals and games of one table, or of all.  Sums that were kept before each
 * deal was have no date, partner or points: they are in all figures but those.
 */
typedef struct
{
  FhFigure all;
  FhTally roles[FH_N_ROLES]; /* of a defender the contracts that were set */
  FhTally calls;             /* weighed, and sound */
  guint n_before;            /* deals of which only the sums are known */
  GPtrArray *contracts;      /* FhFigure, in the order of the calls */
  GPtrArray *tables;         /* FhFigure, the most deals first */
  GPtrArray *partners;       /* FhFigure, the most deals first */
  FhSpan whole;              /* all deals of which more than the sums is known */
  GPtrArray *spans;          /* FhSpan, in their order */
  GPtrArray *sums;           /* FhSpan that ends with each deal, whose points are not the mean, but
                              * what all until then add up to; empty where there are two spans */
  GPtrArray *best;           /* FhCounted, the best first: more own points than others' */
  GPtrArray *worst;          /* FhCounted, the worst first: fewer */

  GPtrArray *deals; /* FhCounted; empty once fh_figures_finish() was called */
} FhFigures;

FhFigures *fh_figures_new (void);
void fh_figures_free (FhFigures *figures);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhFigures, fh_figures_free)

/* Adds a deal, which it takes over; the oldest first. */
void fh_figures_take_deal (FhFigures *figures, FhCounted *deal);

/* Adds a game. */
void fh_figures_add_game (FhFigures *figures, const FhCounted *game);

/* Add sums of before, for the table with the word @table: @n deals; games; contracts of @call in
 * @role, of which @made.won were made. */
void fh_figures_add_deals_before (FhFigures *figures, const char *table, guint n);
void fh_figures_add_games_before (FhFigures *figures, const char *table, FhTally games);
void fh_figures_add_contracts_before (
    FhFigures *figures, const char *table, FhRole role, FhCall call, FhTally made);

/* Sorts all, and finds out what is over time and what was best and worst. */
void fh_figures_finish (FhFigures *figures);
