/* fh-words.h: cards, calls, refusals and records in the user's language.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window and the command line say these the same way.  They need GLib and gettext and nothing
 * else of the model.  Nothing is kept, so that the language may change at any time; strings
 * returned as `const char *` belong to the catalogue, those returned as `char *` to the caller.
 */
#pragma once

#include <glib.h>

#include "fh-record-error.h"

/* --- Names (fh-words-names.c) --- */

/* "ace of spades", "joker", "second joker". */
const char *fh_words_card (FhCard card);

/* The same as it stands behind "the" in a sentence.  Languages whose article depends on the card
 * translate it with the article ("le roi de pique") and the sentence without one. */
const char *fh_words_the_card (FhCard card);

/* "A", "10": the rank of @card, not a joker, in the letters of the language.  (transfer full) */
char *fh_words_rank (FhCard card);

/* "A♠", "10♠", "joker": as in the corner of the card, in the letters of the language.  (transfer
 * full) */
char *fh_words_card_short (FhCard card);

/* @day as of g_date_time_format(), with the name of its month (%B, and %OB where that stands alone)
 * in the language that is spoken. */
char *fh_words_day (GDateTime *day, const char *format);

/* "spades". */
const char *fh_words_suit (FhSuit suit);

/* "♠". */
const char *fh_words_suit_sign (FhSuit suit);

/* "spades", "no trump". */
const char *fh_words_denomination (FhDenomination denomination);

/* "pass", "seven hearts", "ten no trump", "open misère". */
const char *fh_words_call (FhCall call);

/* "Pass", "7♥", "10NT", "Open misère": as short as a cell of a table. */
char *fh_words_call_short (FhCall call);

/* --- Refusals (fh-words-refusal.c) --- */

/* Why the rules refuse something, as it stands behind a colon in a message about a record: "must
 * follow spades (holds 5S)".  Cards, calls and seats are written as in records. */
char *fh_words_refusal (const FhRefusal *refusal);

/* The same as a sentence for the person at the table, who tried it: "You must follow spades: you
 * hold the five of spades." */
char *fh_words_refusal_for_person (const FhRefusal *refusal);

/* The page and section of the help on the rule behind it: "play#follow"; NULL where no rule is
 * behind it, such as when a game is over. */
const char *fh_words_refusal_help (const FhRefusal *refusal);

/* --- Records (fh-words-record.c) --- */

/* Why a record is refused, in the form of the format: "game.500:17: play 2 AD: must follow spades
 * (holds 5S)".  @file is its name as given. */
char *fh_words_record_error (const char *file, const FhRecordError *error);

/* The same as a sentence, for a text without a name: "Line 3, “option bog maybe”: …." */
char *fh_words_record_error_sentence (const FhRecordError *error);

/* The reason alone, as it stands behind the statement. */
char *fh_words_record_reason (const FhRecordError *error);

/* That the last line of @file, number @line, was not written to its end and is ignored; in the same
 * form. */
char *fh_words_ignored_line (const char *file, guint line);
