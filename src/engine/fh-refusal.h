/* fh-refusal.h: why the rules refuse an action.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The engine knows codes and what forces them; sentences are made of them by the model.
 */
#pragma once

#include "fh-action.h"

typedef enum
{
  FH_OK,
  FH_REFUSED_GAME_OVER,
  FH_REFUSED_WRONG_ACTION,           /* expected: what is due instead */
  FH_REFUSED_WRONG_SEAT,             /* seat: whose turn it is */
  FH_REFUSED_NO_SUCH_SEAT,           /* number: seats at this table */
  FH_REFUSED_WRONG_DEALER,           /* seat: who deals */
  FH_REFUSED_NOT_IN_PACK,            /* card */
  FH_REFUSED_CARD_TWICE,             /* card */
  FH_REFUSED_CARD_COUNT,             /* number: cards wanted */
  FH_REFUSED_NOT_HELD,               /* card */
  FH_REFUSED_MUST_FOLLOW,            /* suit to follow, card: one that is held */
  FH_REFUSED_MUST_FOLLOW_LEFT_BOWER, /* likewise, card being the left bower, a trump here */
  FH_REFUSED_LEFT_BOWER_IS_TRUMP, /* the left bower was offered to its printed suit: suit to follow,
                                     card: one that is held, trump: the suit it belongs to */
  FH_REFUSED_JOKER_IS_TRUMP,      /* the joker of a trump contract on another suit (D-HP-JTRUMP):
                                     suit to follow, card: one that is held */
  FH_REFUSED_JOKER_NOT_VOID,      /* a joker while the led suit can be followed: suit, card */
  FH_REFUSED_JOKER_MUST_NAME,     /* a suit must be named */
  FH_REFUSED_NAMES_NOTHING,       /* no suit may be named with this card here */
  FH_REFUSED_SHOWN_VOID,          /* suit: the leader has shown void in it */
  FH_REFUSED_TOO_LOW,       /* call: the call to beat; number: the FhCall that does not, where the
                               two are ranked by a rule of the table, else 0 */
  FH_REFUSED_CALLED_BEFORE, /* call: it may be called once an auction (D-NZ-TIE) */
  FH_REFUSED_NOT_AT_THIS_TABLE, /* call: the ladder does not know it */
  FH_REFUSED_SIX_LEVEL,   /* six-level bids are closed; number: FhSixLevel, who may make them */
  FH_REFUSED_NEEDS_SEVEN, /* call: a bid of seven or more has to be made before it */
  FH_REFUSED_NEEDS_PARTNERS_NULLO, /* grand nullo without the partner's nullo (DX-032) */
  FH_REFUSED_ACE_NO_FACE_NULLO,    /* played on after ace-no-face: no nullo (DX-021) */
  FH_REFUSED_INKLE_OFF,            /* the flag is not used at this table, or not with this call */
  FH_REFUSED_INKLE_TWICE,          /* seat: who of the side has used it */
  FH_REFUSED_PARTNER_COUNT,        /* number: partners that may be named with this bid (HC-090) */
  FH_REFUSED_PARTNER_SEAT,         /* seat: it cannot be named, or was named twice */
  FH_REFUSED_CALL_OWN,             /* card: held or discarded by the caller (NZ-067) */
  FH_REFUSED_CALL_JOKER,           /* the joker is never called */
  FH_REFUSED_CALL_TRUMP,           /* card: a trump (NZ-068); trump: the suit */
  FH_REFUSED_CALL_TOO_HIGH,        /* card: above ten at no-trump (NZ-069) */
  FH_REFUSED_CALL_TOO_LOW,         /* card: below six for a misère (NZ-072) */
  FH_REFUSED_CALL_SAME_HOLDER,     /* one player holds both called cards (NZ-073) */
  FH_REFUSED_CALL_NOT_DEALT,       /* card: no player holds it, after a misdeal (NZ-066) */
  FH_REFUSED_NOT_ACE_NO_FACE,      /* the hand is not ace-no-face, or the turn to say so is over */

  /* Laws of the table. */
  FH_REFUSED_STRICT_LAWS,          /* only where the option `laws` is `table` (D-LAWS) */
  FH_REFUSED_DUMMY,                /* seat: a dummy says nothing */
  FH_REFUSED_MISDEAL_LATE,         /* the first trick is complete (D-HC-MISDEAL) */
  FH_REFUSED_MISDEALT,             /* hands of a wrong size cannot be played on with (HC-055) */
  FH_REFUSED_BARRED,               /* after a bid out of turn: this seat may only pass (HC-057) */
  FH_REFUSED_EXPOSED_FIRST,        /* card: it lies exposed and must be played now (HC-060) */
  FH_REFUSED_EXPOSED_STAYS,        /* card: it lies exposed and may not leave the hand unplayed */
  FH_REFUSED_NOTHING_OUT_OF_TURN,  /* no card out of turn, or it stands already (HC-065) */
  FH_REFUSED_NOT_AN_OPPONENT,      /* seat: who played out of turn; only his opponents decide */
  FH_REFUSED_NOTHING_TO_CORRECT,   /* no revoke in a trick that can still be changed (HC-068) */
  FH_REFUSED_NO_SUCH_SIDE,         /* number: sides of this table */
  FH_REFUSED_NOTHING_TO_ENTER,     /* no deal has just been played */
  FH_REFUSED_ENTRY_TOO_LARGE,      /* beyond FH_MAX_ENTRY */
  FH_REFUSED_NOTHING_TO_CHALLENGE, /* no entry of the last deal (HC-072) */
  FH_N_REFUSALS,
} FhRefusalCode;

typedef struct
{
  uint8_t code;     /* FhRefusalCode */
  uint8_t card;     /* FhCard that forces it, or FH_CARD_NONE */
  uint8_t call;     /* FhCall that forces it, or FH_CALL_NONE */
  uint8_t suit;     /* FhSuit or FH_SUIT_NONE */
  uint8_t trump;    /* FhDenomination of the contract, where it matters */
  uint8_t seat;     /* or FH_SEAT_NONE */
  uint8_t expected; /* FhActionKind or FH_ACTION_NONE */
  uint8_t number;
} FhRefusal;

/* A refusal of @code with nothing else set. */
FhRefusal fh_refusal (FhRefusalCode code);

/* Whether @code says who holds called cards, which their caller cannot know beforehand: he calls
 * others. */
static inline bool
fh_refusal_asks_for_other_cards (FhRefusalCode code)
{
  return code == FH_REFUSED_CALL_SAME_HOLDER || code == FH_REFUSED_CALL_NOT_DEALT;
}

/* A stable word for @code, such as "must-follow", for JSON and tests. */
const char *fh_refusal_word (FhRefusalCode code);
