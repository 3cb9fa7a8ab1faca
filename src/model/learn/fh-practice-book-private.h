/* fh-practice-book-private.h: what the files of the book of practice share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sections of the table: "practice kinds", a tally for each kind; "practice missed", in
 * numbered places, a line with the schedule and, behind it, the key of the question; "practice
 * own", likewise numbered, "ID SEAT INDEX FAULT" and, below it, the record; "practice faults", for
 * each fault and month a tally of the deals in which it could have been made, and of those in which
 * it was not; "practice strength", likewise by month, how many decisions were right, by tenths of
 * the club players who get them right, and how many questions of each step; "practice games", in
 * numbered places, the last games with what was judged of them (fh-practice-book-games.c); and in
 * "practice" the deals that were noted last, and how many answers of the mix of a day were given.
 */
#pragma once

#include "fh-practice-book.h"

#define FH_BOOK_KINDS    "practice kinds"
#define FH_BOOK_MISSED   "practice missed"
#define FH_BOOK_OWN      "practice own"
#define FH_BOOK_FAULTS   "practice faults"
#define FH_BOOK_PRACTICE "practice"
#define FH_BOOK_STRENGTH "practice strength"
#define FH_BOOK_GAMES    "practice games"

/* --- Places (fh-practice-book.c) --- */

/* The place of @group, which has @n, whose text @is_it is about @name, or the first free one from
 * where @name belongs; in a full group that where it belongs. */
guint fh_practice_book_find_place (FhKeyTable *book,
                                   const char *group,
                                   guint n,
                                   const char *name,
                                   gboolean (*is_it) (const char *text, const char *name));

/* Whether @text begins with @id, as a word. */
gboolean fh_practice_book_has_id (const char *text, const char *id);

/* "keeps-trumps 2026-11": the key of @word for the month @ago months ago.  (transfer full) */
char *fh_practice_book_month_key (const char *word, int ago);

/* --- What was missed (fh-practice-book-missed.c) --- */

/* That the question @key comes again by @schedule; never, if that is NULL. */
void fh_practice_book_set_missed (FhKeyTable *book, const char *key, const FhSchedule *schedule);

/* --- Faults (fh-practice-book-own.c) --- */

/* Whether a fault that was made in @made deals of @could comes again and again. */
gboolean fh_practice_book_is_often (guint could, guint made);
