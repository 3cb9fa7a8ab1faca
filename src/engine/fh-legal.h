/* fh-legal.h: what a seat may do, and why it may not.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table.h"

/* What a seat may do now. */
typedef struct
{
  uint8_t due;         /* FhActionKind */
  uint8_t seat;        /* or FH_SEAT_NONE */
  uint8_t count;       /* cards to discard or to swap */
  FhCallSet calls;     /* passes included */
  FhCallSet inkles;    /* the calls that may carry the flag */
  FhCardSet cards;     /* that may be played, discarded, swapped or called */
  uint8_t seats;       /* that may be named as partners, bit by bit; up to @count of them */
  uint8_t joker_suits; /* suits that a joker in @cards may name, bit by bit; 0: it names none */
  uint8_t may_declare; /* seats that may say "ace, no face" instead, bit by bit */
} FhLegal;

/* What @seat may do with @hand, having discarded @out, when it is his turn and the due action is
 * one of his: the calls, the cards, or the seats.  @legal->may_declare is right for @seat alone. */
void fh_table_legal (const FhTable *table, int seat, FhCardSet hand, FhCardSet out, FhLegal *legal);

/* Whether @action by its seat, who holds @hand and has discarded @out, is allowed now; the code of
 * the answer is FH_OK or says why not.  Bids and plays are held to the rules here also by table
 * laws, where they happen nevertheless (fh_state_check).  That two called cards must be with two
 * players, and who has revoked, is not for the table to know. */
FhRefusal
fh_table_check (const FhTable *table, FhCardSet hand, FhCardSet out, const FhAction *action);

/* Whether @call by @seat is allowed in the auction now, or why not. */
FhRefusal fh_table_check_call (const FhTable *table, int seat, FhCall call, bool inkle);

/* The suit that @card names where any will do: the first that a joker may; FH_SUIT_NONE where it
 * names none. */
FhSuit fh_legal_named (const FhLegal *legal, FhCard card);

/* Whether @hand holds one ace and neither a face card nor a joker (D-DX-ACE). */
bool fh_hand_is_ace_no_face (FhCardSet hand);
