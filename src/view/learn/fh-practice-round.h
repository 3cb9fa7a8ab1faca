/* fh-practice-round.h: question after question on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-panel.h"
#include "fh-settings.h"
#include "fh-table-view.h"

#define FH_TYPE_PRACTICE_ROUND (fh_practice_round_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticeRound, fh_practice_round, FH, PRACTICE_ROUND, AdwBin)

/**
 * FhPracticeRound:
 *
 * The table of any game with a question on it, and its words beside it.  Cards are chosen in the
 * hand, calls in the table of values, everything else in the panel; the button for the next
 * question has the keyboard once one is answered.
 *
 * Actions: `practice.that-is-it`, `practice.next`; its button to stop activates `practice.stop` of
 * whoever holds it.
 */
GtkWidget *fh_practice_round_new (FhSettings *settings, FhPracticeSession *session);

/* Shows what stands in the session, which it does by itself whenever that changes. */
void fh_practice_round_show (FhPracticeRound *self);

/* Puts the keyboard on what is to be answered. */
void fh_practice_round_focus (FhPracticeRound *self);

/* Its parts. */
FhTableView *fh_practice_round_get_table (FhPracticeRound *self);
FhPracticePanel *fh_practice_round_get_panel (FhPracticeRound *self);
