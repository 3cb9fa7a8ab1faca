/* fh-practice-page.h: practice in the window in which one learns.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-round.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_PRACTICE_PAGE (fh_practice_page_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticePage, fh_practice_page, FH, PRACTICE_PAGE, AdwBin)

/**
 * FhPracticePage:
 *
 * First what can be practised: the mix of the day, everything mixed, what was missed, positions of
 * the person's own deals, faults that come again, each kind by itself; at which table, and how
 * hard.  It follows the book.  Then question after question in its place, and in the mix of the day
 * steps of lessons among them.  Escape and the button that stops lead back.
 *
 * Signal `practising (const char *title)`: questions of what is called so are asked from now on,
 * or, with NULL, no more.
 */
GtkWidget *fh_practice_page_new (FhSettings *settings, FhProgress *progress);

/* Puts the keyboard on what is to be done. */
void fh_practice_page_focus (FhPracticePage *self);

/* Begins with the mix of the day at the table that the person plays at. */
void fh_practice_page_begin_daily (FhPracticePage *self);

/* Begins with questions on @fault there. */
void fh_practice_page_begin_habit (FhPracticePage *self, FhPracticeFault fault);

/* Begins with @wish at once; the round that goes on, or NULL; and back to what can be practised. */
void fh_practice_page_begin (FhPracticePage *self, const FhPracticeWish *wish);
FhPracticeRound *fh_practice_page_get_round (FhPracticePage *self);
void fh_practice_page_stop (FhPracticePage *self);

/* The session that makes the questions; for tests. */
FhPracticeSession *fh_practice_page_get_session (FhPracticePage *self);
