/* fh-notation.h: how cards, calls and suits are written in a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This is the language of records, of the command line and of bots.  It does not depend on the
 * user's language; the names that people read are the model's.  The words to be read need not end
 * in a zero byte: their length says how far they go.
 */
#pragma once

#include "fh-action.h"

#include <stddef.h>

/* Room for the longest word and its zero byte. */
#define FH_CARD_TEXT_SIZE 4 /* 10H */
#define FH_PLAY_TEXT_SIZE 6 /* JO2:H */

/* A card that the reader of a view does not know, written "??". */
#define FH_CARD_UNKNOWN ((FhCard) 0xfe)

/* Writes @card, such as AS, 10H, JO, JO2, or ?? for FH_CARD_UNKNOWN, into @text and returns it. */
char *fh_card_write (FhCard card, char text[FH_CARD_TEXT_SIZE]);

/* The card that the @length bytes at @word say, FH_CARD_UNKNOWN for ??, or FH_CARD_NONE when they
 * are no card. */
FhCard fh_card_read (const char *word, size_t length);

/* Writes a card as it is played: with the suit that a joker names behind a colon, unless @named is
 * FH_SUIT_NONE. */
char *fh_play_write (FhCard card, FhSuit named, char text[FH_PLAY_TEXT_SIZE]);

/* Reads the same; *@named is FH_SUIT_NONE where no suit stands.  Whether the card may name a suit
 * is for the rules to say. */
FhCard fh_play_read (const char *word, size_t length, FhSuit *named);

/* How @call is written: PASS, 6S to 10NT, MIS, OMIS, NULLO, GNULLO. */
const char *fh_call_write (FhCall call);

/* The call that the @length bytes at @word say, or FH_CALL_NONE. */
FhCall fh_call_read (const char *word, size_t length);

/* How an exposed card was shown: partner, opponent, table, named; and the way that the @length
 * bytes at @word say, or FH_N_EXPOSURES. */
const char *fh_exposure_write (FhExposure way);
FhExposure fh_exposure_read (const char *word, size_t length);

/* What is due, as other programs are told: deal, bid, answer, partner, discard, call, swap, play;
 * NULL for anything else. */
const char *fh_due_write (FhActionKind due);

/* The letter of a printed suit: S, C, D or H. */
char fh_suit_write (FhSuit suit);

/* The suit of @letter, or FH_SUIT_NONE. */
FhSuit fh_suit_read (char letter);
