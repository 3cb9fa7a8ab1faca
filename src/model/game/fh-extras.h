/* fh-extras.h: what a record does not say, in comments of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a key file, each behind a mark that makes it a comment of the record: "#! [seat 2]"
 * and "#! agreed=suit-bower;" say what the player at seat 2 has agreed with his partners.  Who
 * reads records alone skips them.  Of two values the later one counts.
 */
#pragma once

#include "fh-seating.h"

#define FH_EXTRAS_MARK "#! "

/* The lines of @text as comments.  (transfer full) */
char *fh_extras_mark (const char *text);

/* The key file that the comments in the @length bytes at @text make up; NULL for none.  In any
 * text, damaged or not.  (transfer full) */
char *fh_extras_find (const char *text, gsize length);

/* The group in which the key file tells of @seat.  (transfer full) */
char *fh_extras_seat_group (int seat);

/* Adds to @file what @seat has agreed with its partners, nothing too. */
void fh_extras_set_agreed (GKeyFile *file, const FhSeating *seating, int seat);

/* The comments on what the first @n_seats of @seating have agreed, "" when nothing: all that
 * another program of the same game has to know beside its record.  (transfer full) */
char *fh_extras_dup_agreed (const FhSeating *seating, int n_seats);

/* Takes from @extras, a key file that may be NULL or damaged, what the first @n_seats have agreed.
 * Returns FALSE, and leaves @seating as it was, when they speak of no agreement. */
gboolean fh_extras_take_agreed (const char *extras, FhSeating *seating, int n_seats);
