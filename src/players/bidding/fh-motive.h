/* fh-motive.h: why a computer player does what it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A motive is a code with the numbers and cards that were compared; sentences are made of it by the
 * model.  Everything in a reason comes from the seat view of the player.
 */
#pragma once

#include "fh-card.h"

typedef enum
{
  FH_MOTIVE_NONE,
  FH_MOTIVE_ONLY_CHOICE, /* the rules leave nothing else */
  FH_MOTIVE_AT_RANDOM,   /* a random player does not think */

  /* The auction.  chance: percent to make the contract; tricks: tenths of a trick expected. */
  FH_MOTIVE_TOO_WEAK,            /* chance is that of the best call, `needed` what was wanted */
  FH_MOTIVE_STRONG_TRUMPS,       /* suit, number: trumps held, card: the highest */
  FH_MOTIVE_ENOUGH_SIDE_WINNERS, /* suit, number: aces and guarded kings beside the trumps */
  FH_MOTIVE_NO_TRUMP_STOPPERS,   /* number: suits stopped, card: the joker if held */
  FH_MOTIVE_MISERE_HAND,         /* number: cards that are a danger after the discard */
  FH_MOTIVE_RAISE_PARTNER,       /* seat: the partner, suit */
  FH_MOTIVE_OUTBID,              /* seat: who is outbid; a hand that would else have bid less */
  FH_MOTIVE_LEAVE_TO_PARTNER,    /* seat: the partner, whose bid stands */
  FH_MOTIVE_LEAVE_TO_OPPONENTS,  /* seat: the high bidder, likely to be set */
  FH_MOTIVE_STAND,               /* the own bid is good enough */
  FH_MOTIVE_RAISE_OWN,           /* the own bid can be raised */
  FH_MOTIVE_SHOW_STRENGTH, /* suit, number: trumps held; the partner, who has still to call, is told
                            * (HP-078) */
  FH_MOTIVE_SHOW_CONVENTION, /* number: FhConvention, suit, card: the one that is shown (HP-078) */
  FH_MOTIVE_ANSWER_CONVENTION, /* number: FhConvention, suit, seat: the partner who has shown it */
  FH_MOTIVE_SACRIFICE, /* seat: whose bid would win the game; to be set costs less (HP-077) */
  FH_MOTIVE_ACE_NO_FACE_WEAK,    /* a new deal is wanted */
  FH_MOTIVE_ACE_NO_FACE_PLAY_ON, /* the own hand is good enough */

  /* Discards and exchanges. */
  FH_MOTIVE_MAKE_VOID,       /* suit: no card of it is left */
  FH_MOTIVE_THROW_LOSERS,    /* card: the highest card thrown */
  FH_MOTIVE_BURY_JOKER,      /* misère: the joker would take a trick */
  FH_MOTIVE_BURY_DANGER,     /* misère; card: the most dangerous one */
  FH_MOTIVE_PASS_WEAKEST,    /* inkle swap: the declarer gives what helps least; card */
  FH_MOTIVE_SUPPORT_PARTNER, /* inkle swap: the partner gives its best trump; card */

  /* Partners that are named, and cards that are called. */
  FH_MOTIVE_NAME_SUPPORTER, /* seat: who has bid the trump suit, suit */
  FH_MOTIVE_NAME_BIDDER,    /* seat: who has bid another suit, and so holds good cards */
  FH_MOTIVE_NAME_ANYBODY,   /* seat: nobody has shown strength, but help is needed */
  FH_MOTIVE_PLAY_ALONE,     /* chance: percent to make it alone; partners would share the points */
  FH_MOTIVE_CALL_WINNER,    /* suit, number: own cards of it; the called card wins when it is led */
  FH_MOTIVE_CALL_FOR_HONOUR, /* suit, card: the own honour that gets good when it is played */
  FH_MOTIVE_CALL_LENGTH,     /* suit: of the highest card that may be called */
  FH_MOTIVE_CALL_AWAY,       /* misère; suit: the dangerous one; who holds the card sits out */

  /* Leads. */
  FH_MOTIVE_DRAW_TRUMPS,     /* number: trumps that opponents may still hold */
  FH_MOTIVE_FORCE_TOP_TRUMP, /* card: the higher trump that this brings out */
  FH_MOTIVE_CASH_MASTER,     /* nothing that is left beats it */
  FH_MOTIVE_ESTABLISH_SUIT,  /* suit, number: cards of it held */
  FH_MOTIVE_KEEP_ENTRY, /* suit: what is to be established; card: the one that regains the lead */
  FH_MOTIVE_LEAD_TO_PARTNER, /* suit, seat: the partner bid it or shows strength in it */
  FH_MOTIVE_RETURN_SUIT,     /* suit, seat: the partner has led it */
  FH_MOTIVE_GIVE_RUFF,       /* suit, seat: the partner is void */
  FH_MOTIVE_SEEK_RUFF,       /* suit: a short one, to be void soon */
  FH_MOTIVE_FORCE_DECLARER,  /* suit, seat: declarer must ruff */
  FH_MOTIVE_EXIT,            /* nothing gains; card loses least */
  FH_MOTIVE_LEAD_JOKER,      /* suit: the named one */

  /* Following. */
  FH_MOTIVE_WIN_CHEAPLY,         /* card: the one beaten */
  FH_MOTIVE_WIN_HIGH,            /* chance: percent that it holds against those to come */
  FH_MOTIVE_COVER,               /* card: the honour, which costs a higher one to beat */
  FH_MOTIVE_DUCK,                /* chance: percent for a higher card, seat: who may yet win */
  FH_MOTIVE_SAVE_PARTNERS_TRICK, /* seat: the partner, card: the winning one */
  FH_MOTIVE_MAKE_SURE,           /* the partner's card, `card`, would not have held */
  FH_MOTIVE_RUFF,
  FH_MOTIVE_OVER_RUFF,  /* card: the trump beaten */
  FH_MOTIVE_CANNOT_WIN, /* card: the winning one */
  FH_MOTIVE_DISCARD_LOSER,
  FH_MOTIVE_KEEP_GUARD,    /* card: the honour whose guard is kept */
  FH_MOTIVE_KEEP_TRUMP,    /* a ruff would not pay */
  FH_MOTIVE_KEEP_JOKER,    /* only the joker would win; it is worth more later */
  FH_MOTIVE_USE_JOKER,     /* suit: the named one, if any */
  FH_MOTIVE_HELP_DECLARER, /* seat: whose set would end the game in another's favour (NZ-063) */

  /* Misère of any kind: who bid it. */
  FH_MOTIVE_MISERE_UNDER,        /* card: the winning one; the highest card that loses */
  FH_MOTIVE_MISERE_THROW_DANGER, /* suit: of the dangerous card */
  FH_MOTIVE_MISERE_LOW,          /* the lowest card is the best chance; chance: to lose it */
  FH_MOTIVE_MISERE_MUST_WIN,     /* every card takes the trick */

  /* Misère: the defenders. */
  FH_MOTIVE_CATCH_BIDDER,       /* card: the bidder's card, which now wins */
  FH_MOTIVE_GET_UNDER_BIDDER,   /* the bidder has still to play */
  FH_MOTIVE_BIDDER_IS_UNDER,    /* card: the winning one; high cards can go */
  FH_MOTIVE_LEAD_LOW_AT_BIDDER, /* suit, number: higher cards that the bidder may hold */
  FH_MOTIVE_BIDDER_IS_VOID,     /* suit: it is not worth a lead, or its cards can go */
  FH_MOTIVE_KEEP_LOW,           /* a low card is kept to get under the bidder */

  FH_N_MOTIVES,
} FhMotive;

#define FH_REASON_NO_CHANCE ((int8_t) -1)

typedef struct
{
  uint8_t motive; /* FhMotive */
  FhCard card;    /* FH_CARD_NONE where there is none */
  uint8_t seat;   /* 0xff: none */
  uint8_t suit;   /* FhSuit, FH_SUIT_NONE: none */
  int8_t chance;  /* percent, or FH_REASON_NO_CHANCE */
  int8_t needed;  /* percent that would have been needed, or FH_REASON_NO_CHANCE */
  int8_t tricks;  /* tenths of a trick expected, in the auction */
  int8_t number;  /* as the motive says */
} FhReason;

/* A stable word for @motive, such as "draw-trumps", for JSON and tests. */
const char *fh_motive_word (FhMotive motive);

/* The reason that is nothing but @motive. */
FhReason fh_reason (FhMotive motive);

/* @chance, 0 to 1, in percent.  Chances that are put together from others can be off a little. */
static inline int8_t
fh_percent (float chance)
{
  return (int8_t) (chance <= 0 ? 0 : chance >= 1 ? 100 : chance * 100 + 0.5f);
}
