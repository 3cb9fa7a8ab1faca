/* fh-beginning-page.h: the first question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_BEGINNING_PAGE (fh_beginning_page_get_type ())
G_DECLARE_FINAL_TYPE (FhBeginningPage, fh_beginning_page, FH, BEGINNING_PAGE, AdwBin)

/**
 * FhBeginningPage:
 *
 * Asks at the first start what a person knows.  Who knows nothing learns; who knows the game
 * plays, at the table that is usual where he lives; who knows another one reads what differs from
 * it, and has a game with one more click: at that table, which he may change, and against whom.
 *
 * Signals: `learn ()`: the first lesson is wanted; what was said to be known is in the progress by
 * then.
 */
GtkWidget *fh_beginning_page_new (FhSettings *settings, FhProgress *progress);

/* Shows what follows @knows; FH_KNOWS_UNASKED: the question. */
void fh_beginning_page_show (FhBeginningPage *self, FhKnows knows);
FhKnows fh_beginning_page_get_shown (FhBeginningPage *self);
