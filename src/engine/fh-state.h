/* fh-state.h: the state machine of the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A state is a value: copy it to keep it.  It changes by actions only.  It begins as zeros, those
 * between its members included, and is copied whole, as are the rules and the table in it, what is
 * legal in it and what a seat sees of it: equal ones are the same byte by byte.
 */
#pragma once

#include "fh-legal.h"

typedef struct
{
  FhTable table;
  FhCardSet hands[FH_MAX_SEATS]; /* of a dummy: the cards that lie face up */
  FhCardSet kitty;               /* until it is taken; what was dealt to it stays in dealt_kitty */
  FhCardSet dealt_kitty;
  FhCardSet dealt[FH_MAX_SEATS]; /* the hands as they were dealt */
  FhCardSet dead;
  FhCard under[FH_MAX_SEATS][FH_N_PILES]; /* of a dummy: the cards dealt face down, by piles */
  uint8_t hidden_partner;                 /* who holds the called card, or FH_SEAT_NONE */
  FhCardSet discards[FH_MAX_SEATS];       /* what each seat has discarded and nobody took up */
  FhCardSet passed_on;                    /* the declarer's discards in a grand nullo (DX-042) */
  FhCardSet swapped[FH_MAX_SEATS];        /* what each seat gave in an inkle swap */
  uint8_t revoked; /* seats that have not followed suit in a trick that can still be put right */
} FhState;

/* What a deal takes over from all that came before it. */
typedef struct
{
  int32_t totals[FH_MAX_SEATS];
  uint8_t agreed[FH_MAX_SEATS];
  uint16_t n_deals;
  uint16_t n_scored;
  uint8_t turn;  /* who deals; FH_SEAT_NONE: any seat may */
  FhEntry entry; /* how the last deal was written down */
} FhStanding;

/* Starts a game by @rules with all totals at 0; the next action is the first deal, by any seat. */
void fh_state_init (FhState *state, const FhRules *rules);

/* What the deal that is due in @state takes over; and a state in which nothing else is known, in
 * which that deal is due. */
FhStanding fh_state_standing (const FhState *state);
void fh_state_init_at (FhState *state, const FhRules *rules, const FhStanding *standing);

/* The seat in whose hand @card is, or FH_SEAT_NONE. */
static inline int
fh_state_holder (const FhState *state, FhCard card)
{
  for (int seat = 0; seat < state->table.rules.n_seats; seat++)
    if (fh_set_has (state->hands[seat], card))
      return seat;
  return FH_SEAT_NONE;
}

/* Fills @legal with all that may be done now. */
void fh_state_legal (const FhState *state, FhLegal *legal);

/* Fills @rights with the irregular things that the laws of the table allow now besides what is due;
 * with nothing where they are strict. */
void fh_state_rights (const FhState *state, FhRights *rights);

/* Whether @action is allowed now; its code is FH_OK or says why not.  By table laws a bid or a play
 * out of turn and a play that does not follow suit are, to be put right (D-LAWS). */
FhRefusal fh_state_check (const FhState *state, const FhAction *action);

/* Does @action if the rules allow it.  Otherwise nothing changes and the refusal says why. */
FhRefusal fh_state_apply (FhState *state, const FhAction *action);
