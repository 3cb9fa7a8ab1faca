/* fh-choice-panel.h: one question with a few answers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-sentences.h"

#define FH_TYPE_CHOICE_PANEL (fh_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhChoicePanel, fh_choice_panel, FH, CHOICE_PANEL, GtkBox)

/**
 * FhChoicePanel:
 *
 * A question in the middle of the table with a button for each answer.  An answer that the rules
 * refuse can be reached and pressed, and says why.  The focus goes to the first that can be given.
 *
 * Properties: `heading`, and `text`, which may be NULL.
 *
 * CSS node: `panel.choice` with `label.heading`, `label.text` and `button.answer`[.refused].
 *
 * Signals: `chosen (int id)`, `refused (const char *reason, const char *help)`.
 */

/* The question; it belongs to the panel. */
const char *fh_choice_panel_get_heading (FhChoicePanel *self);

/* Which suit the joker names: an answer for each suit with its FhSuit as id, and -1 to take the
 * card back.  @refusals holds for each suit FH_OK or why it may not be named. */
GtkWidget *fh_joker_chooser_new (const FhRefusal refusals[FH_N_SUITS]);

/* Whether the person declares a hand with one ace and no face card (DX-018): id 1, or not: 0. */
GtkWidget *fh_declare_panel_new (void);

/* Whether a partner who holds one ace and no face card gets a new deal (DX-018): id 1, or plays
 * on: 0. */
GtkWidget *fh_ace_no_face_panel_new (const FhScene *scene);
