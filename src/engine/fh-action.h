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
  FH_N_ACTIONS,
  FH_ACTION_NONE = FH_N_ACTIONS,
} FhActionKind;

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
} FhAction;

/* Actions by kind; what they are made of is not checked here. */
FhAction fh_action_bid (int seat, FhCall call);
FhAction fh_action_play (int seat, FhCard card, FhSuit named);
FhAction fh_action_cards (FhActionKind kind, int seat, FhCardSet cards);

/* Whether the two say the same; the order of cards counts. */
bool fh_action_equal (const FhAction *a, const FhAction *b);
