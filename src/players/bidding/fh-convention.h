/* fh-convention.h: what partners may agree that a call means.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A convention is an agreement of one side, open to everybody at the table: the opponents read it
 * as well as the partner does.  None is in force unless it was chosen; FhTable.agreed says who has
 * which, bit by bit of FhConvention.  All of them are about the first bid of a side while a partner
 * of the bidder can still call, because a message needs somebody who can answer it.
 */
#pragma once

#include "fh-seat-view.h"

typedef enum
{
  /* Six no-trump shows the joker, and asks the partner to bid a suit or more no-trump, with the
   * joker counted as his own, unless his hand is hopeless. */
  FH_CONVENTION_JOKER,
  /* Six or seven of a suit shows one of its three best trumps: joker, right or left bower
   * (HP-078). */
  FH_CONVENTION_BOWER,
  /* Where only the first two may bid six (DX-025): such a six of a suit shows one of its three best
   * trumps and three trumps at least, not that six tricks are expected, and asks the partner to
   * raise it. */
  FH_CONVENTION_INKLE,
  FH_N_CONVENTIONS,
} FhConvention;

#define FH_CONVENTION_BIT(convention) (1u << (convention))

/* What a call has shown by agreement. */
typedef struct
{
  uint8_t convention; /* FhConvention */
  uint8_t seat;       /* who has it */
  FhCall call;
  FhCardSet cards; /* it holds one of these at the least, */
  uint8_t length;  /* and so many trumps of @call */
} FhShown;

/* A stable word for @convention for files and the command line, such as "six-no-trump-joker". */
const char *fh_convention_word (FhConvention convention);

/* Sets @convention to the one called @word and returns true, or returns false. */
bool fh_convention_from_word (const char *word, FhConvention *convention);

/* Whether @convention means anything at a table by @rules: somebody has a partner in every deal,
 * and the call is in the ladder. */
bool fh_convention_fits (const FhRules *rules, FhConvention convention);

/* What @call by @seat would show if it were the next call of the auction of @table; false when
 * nothing was agreed on it. */
bool fh_convention_meaning (const FhTable *table, int seat, FhCall call, FhShown *shown);

/* What @seat has shown in the auction of @table, the present or the last one; false when nothing.
 */
bool fh_convention_shown (const FhTable *table, int seat, FhShown *shown);

/* Whether @hand is one that @shown speaks of. */
bool fh_convention_holds (const FhShown *shown, FhCardSet hand);

/* The card that another @seat surely holds for the seat of @view, if it has kept its agreement, and
 * that the view does not know of yet; or FH_CARD_NONE. */
FhCard fh_convention_card_of (const FhSeatView *view, int seat);
