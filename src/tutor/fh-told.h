/* fh-told.h: what calls tell about the hand behind them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was agreed on counts first (fh-convention.h); else what a call is usually understood to say:
 * an opening of seven or more is strong (HP-078), the partner's trump again is help for it, another
 * one is better than his.  None of it is certain.
 */
#pragma once

#include "fh-convention.h"

typedef enum
{
  FH_TOLD_AGREED,      /* shown says what */
  FH_TOLD_NO_SUIT,     /* a pass: nothing good enough to bid it here */
  FH_TOLD_STANDS,      /* a pass by whose bid is the highest */
  FH_TOLD_LOSES_ALONE, /* the bidder means to lose every trick */
  FH_TOLD_LOSE_BOTH,   /* and so does the partner */
  FH_TOLD_HIGH_CARDS,  /* no-trump */
  FH_TOLD_STRONG_SUIT, /* the first bid of the auction, with joker or a bower (HP-078) */
  FH_TOLD_LONG_SUIT,
  FH_TOLD_HELP,       /* for a trump that a partner has bid */
  FH_TOLD_OTHER_SUIT, /* rather than that */
  FH_TOLD_MORE,       /* the own trump again: better than was said */
  FH_N_TOLD,
} FhToldCode;

/* What had been called before it, which says the more of the hand the less was free. */
typedef enum
{
  FH_PLACE_FIRST,    /* nobody has bid */
  FH_PLACE_OPPONENT, /* of the others, opponents alone */
  FH_PLACE_PARTNER,  /* a partner, something else than this trump */
  FH_PLACE_HELP,     /* a partner, this trump */
  FH_PLACE_AGAIN,    /* the seat has called before */
  FH_N_PLACES,
} FhToldPlace;

typedef struct
{
  uint8_t code;  /* FhToldCode */
  uint8_t place; /* FhToldPlace */
  uint8_t seat;  /* who calls */
  uint8_t n;     /* how many calls there were before */
  FhCall call;
  FhShown shown; /* of FH_TOLD_AGREED */
} FhTold;

/* A stable word for @code, for programs, such as "long-suit". */
const char *fh_told_word (FhToldCode code);

/* What @call by @seat tells as the next one of the auction of @table. */
FhTold fh_call_told (const FhTable *table, int seat, FhCall call);

/* What call number @index of the auction of @table, the present or the last one, has told. */
FhTold fh_told_at (const FhTable *table, int index);

/* Fills @list with what the calls of that auction have told, the first call first, but for a pass
 * of a seat that has called before.  Returns how many they are. */
int fh_auction_told (const FhTable *table, FhTold list[FH_MAX_CALLS]);
