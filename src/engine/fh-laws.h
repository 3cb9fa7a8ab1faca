/* fh-laws.h: what happened against the rules, and what the laws make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws of HC-055 to HC-073, for every table with `option laws table` (D-LAWS).  Where they are
 * strict all of this is zero and stays so.
 *
 * Slips are bids and plays out of turn and plays that do not follow suit; what the laws themselves
 * forbid is refused as ever.  Where the texts leave something open:
 *
 * - A misdeal may be reported until the first trick is complete, whatever was seen in dealing,
 *   which no record says (D-HC-MISDEAL).  With hands of a wrong size the last card of that trick is
 *   refused.  Each part of such a deal has one card at least; cards of the pack may be missing.
 * - Any call that the table knows is void out of turn, high or low.  All seats of the score column
 *   are barred: of solo players the offender alone (D-HC-OOT, D-HC-SOLO-LAWS).
 * - After the auction the declarer's side plays against all others, who are partners of each other
 *   for these laws, pairs included.  Whoever holds a called card is one of the others until it is
 *   known, but nobody is then without a partner (D-HC-SOLO-LAWS, NZ-070).
 * - A card out of turn stands unless an opponent demands it back before the trick is gathered, that
 *   is complete (HC-063, HC-065); until then play goes on as if it stood (D-HC-PLAYOOT).  If it
 *   led, or named a suit, the cards played on it come back as well, without penalty.  Of several
 *   cards out of turn the last one is meant.
 * - A lead out of turn is a lead: it establishes revokes, also when it is taken back (HC-068).
 * - An exposed card that can be played goes before all others: keeping it back is refused, and is
 *   no revoke, because it lies open (HC-060).  It may not be discarded or swapped either, as long
 *   as enough other cards are there (D-HC-EXPOSED).
 * - A corrected card, and the card of a player who changes his after it, must follow suit; each of
 *   those may change once for each correction before him (D-HC-REVOKE).  Only the card of a revoke
 *   is exposed.  A dummy's card that was turned stays turned.
 * - By revokes of defenders the bid is made with the tricks that it names, or with those really won
 *   if they are more (D-HC-REVOKE).
 * - What is written down counts, for the end of the game too.  A challenge puts all entries of the
 *   deal right; one that comes too late is heard and changes nothing (HC-073).  Only bids in turn
 *   end the time for it, in however many deals are thrown in (D-HC-SCORE-ERR).
 */
#pragma once

#include "fh-action.h"

/* What everybody knows of slips in this deal.  Who has just failed to follow suit is not among it:
 * that comes out when the card is corrected or when the next lead is made (D-HC-REVOKE). */
typedef struct
{
  bool misdealt;       /* a hand got a wrong number of cards (HC-055) */
  uint8_t barred;      /* seats that may only pass in this auction, bit by bit (HC-057) */
  FhCardSet exposed;   /* cards that their holder must play at the first legal chance (HC-060) */
  FhCardSet seen;      /* cards that everybody has seen in the hand that still holds them */
  uint8_t out_of_turn; /* seats whose card in this trick may be demanded back (HC-063) */
  uint8_t rightful;    /* the seat that had to lead to this trick */
  uint8_t may_change;  /* seats free to change their card after a correction before them (HC-067) */
  uint8_t revoked;     /* seats that have failed to follow suit, established, bit by bit (HC-068) */
  uint8_t settled_void[FH_MAX_SEATS]; /* voids shown in tricks that cannot be changed any more */
} FhSlips;

/* The score of the last deal that was played, as the rules make it and as it was written down.  It
 * outlives the deal, because an error may be put right in the next one (HC-072). */
typedef struct
{
  uint16_t deal;   /* its number, from 1 (n_deals); 0: none yet */
  uint8_t entered; /* sides whose points were written down by hand, bit by bit */
  bool final;      /* a bid was made in the next deal: what was written stands (HC-073) */
  uint8_t winners; /* sides that win by the points of the rules, bit by bit */
  int16_t scored[FH_MAX_SEATS]; /* a side */
  int16_t written[FH_MAX_SEATS];
} FhEntry;

/* What may be said or shown besides what is due; seats bit by bit.  Bids and plays out of turn and
 * plays that do not follow suit are not listed: they happen. */
typedef struct
{
  uint8_t demand;    /* back the card out of turn (HC-063) */
  uint8_t accept;    /* that it stands (HC-063) */
  uint8_t correct;   /* the own card of this trick (HC-067) */
  uint8_t challenge; /* what was written down (HC-072) */
  bool misdeal;      /* whoever was dealt a wrong hand reports it (HC-055) */
  bool expose;       /* whoever is due lays a card open (HC-058 to HC-062) */
} FhRights;
