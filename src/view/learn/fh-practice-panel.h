/* fh-practice-panel.h: what a question asks, beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-session.h"

#define FH_TYPE_PRACTICE_PANEL (fh_practice_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticePanel, fh_practice_panel, FH, PRACTICE_PANEL, AdwBin)

/**
 * FhPracticePanel:
 *
 * What is asked, what has happened before, the options where there are any, and once it is answered
 * whether that is right and why, with a button to go on.  What is answered on the table is not
 * asked here.
 *
 * CSS: `.lesson-panel` with `.lesson-option` and `.lesson-answer`[.right].
 *
 * Its buttons activate `practice.that-is-it` (the cards that are lifted are the answer),
 * `practice.next` and `practice.stop` of whoever holds it.
 *
 * Signals:
 *  - `answered (guint option)`: one of the options is the answer.
 *  - `ordered ()`: all options have been put in an order.
 */
GtkWidget *fh_practice_panel_new (void);

/* Shows what stands in @session: a question, with its answer if there is one; that one is looked
 * for; or that there is none.  @seating says who sits at its table. */
void fh_practice_panel_show (FhPracticePanel *self,
                             FhPracticeSession *session,
                             const FhSeating *seating);

/* The order in which the options have been chosen. */
void fh_practice_panel_get_order (FhPracticePanel *self, FhPracticeAnswer *answer);

/* Puts the keyboard on what is next, if that is in the panel. */
gboolean fh_practice_panel_focus (FhPracticePanel *self);

/* All that stands there, in one piece.  (transfer full) */
char *fh_practice_panel_dup_words (FhPracticePanel *self);
