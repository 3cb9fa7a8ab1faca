/* fh-practice-chooser.h: what to practise.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-practice-session.h"

G_BEGIN_DECLS

#define FH_TYPE_PRACTICE_CHOOSER (fh_practice_chooser_get_type ())
G_DECLARE_FINAL_TYPE (FhPracticeChooser, fh_practice_chooser, FH, PRACTICE_CHOOSER, AdwBin)

/**
 * FhPracticeChooser:
 *
 * What can be practised: everything mixed, what was missed, positions of the person's own deals,
 * faults that come again, each kind by itself; at which table, and how hard.  It follows the book.
 *
 * Signal `begin (const FhPracticeWish *wish)`: the person wants these questions.
 */

/* @preset is the table that is chosen at first. */
GtkWidget *fh_practice_chooser_new (FhKeyTable *book, FhPreset preset);

/* Puts the keyboard on what is first. */
void fh_practice_chooser_focus (FhPracticeChooser *self);

G_END_DECLS
