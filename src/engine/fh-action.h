/* fh-action.h: everything that can happen in a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game is its list of actions.  Saving, undo, replay, review, the record and a bot's protocol are
 * all this one type.
 */
#pragma once

#include "fh-rules.h"

typedef enum
{
  FH_ACTION_DEAL, /* seat: the dealer; cards: hands 0 to n-1, kitty, dead, in dealing order */
  FH_ACTION_ACE_NO_FACE, /* DX-018 */
  FH_ACTION_ANSWER,      /* to the partner's declaration; redeal */
  FH_ACTION_BID,         /* call, inkle; standing on one's own bid is a pass */
  FH_ACTION_PARTNER,     /* n_seats, seats: the partners that the declarer names, perhaps none */
  FH_ACTION_DISCARD,     /* cards; the kitty was taken before */
  FH_ACTION_CALL,        /* cards: that the declarer calls, one, or two for a misère */
  FH_ACTION_SWAP,        /* cards: D-HP-INKLE */
  FH_ACTION_PLAY,        /* cards[0], suit */

  /* Only where the option `laws` is `table`; a bid or a play out of turn and a play that does not
   * follow suit are then actions of the kinds above. */
  FH_ACTION_MISDEAL,   /* the seat reports one (HC-055) */
  FH_ACTION_EXPOSE,    /* cards[0], way (HC-058 to HC-062) */
  FH_ACTION_DEMAND,    /* that the card out of turn is taken back (HC-063) */
  FH_ACTION_ACCEPT,    /* that it stands */
  FH_ACTION_CORRECT,   /* cards[0], suit: in place of what the seat played to the trick (HC-067) */
  FH_ACTION_ENTRY,     /* seat: a side, no seat; points: of the last deal, written down by hand */
  FH_ACTION_CHALLENGE, /* the seat questions what was written down (HC-072) */
  FH_N_ACTIONS,
  FH_ACTION_NONE = FH_N_ACTIONS,
} FhActionKind;

/* Who gets to see a card that is exposed. */
typedef enum
{
  FH_EXPOSED_TO_PARTNER,  /* HC-059 */
  FH_EXPOSED_TO_OPPONENT, /* and to nobody else (HC-058) */
  FH_EXPOSED_ON_TABLE,    /* dropped face up (HC-061) */
  FH_EXPOSED_BY_NAME,     /* named aloud (HC-062) */
  FH_N_EXPOSURES,
} FhExposure;

#define FH_MAX_ENTRY 9999 /* points, either sign */

typedef struct
{
  uint8_t kind; /* FhActionKind */
  uint8_t seat;
  FhCall call;
  bool inkle;
  bool redeal;
  uint8_t suit; /* FhSuit that a joker names, else FH_SUIT_NONE */
  uint8_t n_seats;
  uint8_t seats[FH_MAX_PARTNERS];
  uint8_t n_cards;
  FhCard cards[FH_N_CARDS - 1];
  /* Of a misdeal: how many cards each hand and, last, the kitty got; what is left is the dead
   * hand's (HC-055).  All 0 in a deal by the rules. */
  uint8_t sizes[FH_MAX_SEATS + 1];
  uint8_t way;    /* FhExposure */
  int32_t points; /* at most FH_MAX_ENTRY */
} FhAction;

/* Actions by kind; what they are made of is not checked here. */
FhAction fh_action_bid (int seat, FhCall call);
FhAction fh_action_play (int seat, FhCard card, FhSuit named);
FhAction fh_action_cards (FhActionKind kind, int seat, FhCardSet cards);
FhAction fh_action_say (FhActionKind kind, int seat);
FhAction fh_action_expose (int seat, FhCard card, FhExposure way);
FhAction fh_action_correct (int seat, FhCard card, FhSuit named);
FhAction fh_action_entry (int side, int points);

/* The cards of @action. */
FhCardSet fh_action_set (const FhAction *action);

/* Whether the two do the same.  In a deal the order of the cards counts; cards that are put away,
 * called or swapped and partners that are named can come in any. */
bool fh_action_equal (const FhAction *a, const FhAction *b);
