/* review-driver.h: a deal that is looked back on, in its window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-review-row.h"
#include "fh-review-window-private.h"
#include "window-driver.h"

typedef struct
{
  FhApplication *application;
  FhReviewWindow *window;
  FhReview *review;
} ReviewFixture;

/* A deal before the first call, in which seat 0 has all that is high. */
#define REVIEW_STRONG_DEAL                                                                         \
  "500 1\nrules australian-4\ndeal 3\nhand 0 JO JH JD AH KH QH AS KS AC KD\n"                      \
  "hand 1 JS JC QS QD 8H 9C 8C 4H 4D KC\nhand 2 5H 10S 6S 7D 7H 6H 5D 10D 10H QC\n"                \
  "hand 3 5S 7S 8S 9H 9S AD 6D 8D 6C 7C\nkitty 5C 9D 10C\n"

/* Starts the program, and opens the deal of @text, a record, in the window; where it ends before
 * the deal does, everybody goes on to play any card that he may. */
void review_fixture_init_text (ReviewFixture *fixture, const char *text);

/* The same of kept_deal. */
void review_fixture_init (ReviewFixture *fixture);

/* Ends the program. */
void review_fixture_clear (ReviewFixture *fixture);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ReviewFixture, review_fixture_clear)

/* Presses @key with @state.  It goes where the window listens before its widgets do, then where it
 * does after them. */
void review_fixture_press_keys (ReviewFixture *fixture, guint key, GdkModifierType state);

/* The same without a modifier. */
void review_fixture_press (ReviewFixture *fixture, guint key);

/* The stop that is shown. */
guint review_fixture_stop (ReviewFixture *fixture);

/* Whether nothing of @review is judged any longer. */
gboolean review_fixture_is_judged (gpointer review);

/* Waits for the judge, and goes back from what is asked then. */
void review_fixture_wait_for_list (ReviewFixture *fixture);

/* The step of kept_deal that was the mistake: the own one with the jack of clubs. */
guint review_fixture_find_mistake (ReviewFixture *fixture);

/* The row of @step in the list, which must be there. */
FhReviewRow *review_fixture_find_row (ReviewFixture *fixture, guint step);
