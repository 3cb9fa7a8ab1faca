/* fh-score-entry.h: the points of a deal, written down by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#define FH_TYPE_SCORE_ENTRY (fh_score_entry_get_type ())
G_DECLARE_FINAL_TYPE (FhScoreEntry, fh_score_entry, FH, SCORE_ENTRY, GtkBox)

/**
 * FhScoreEntry:
 *
 * A panel in which the person who keeps the score writes down the points of the last deal, rightly
 * or not, a field a side (HC-072).  As an FhTablePanel it has the sides of the first moment that it
 * is told.
 *
 * CSS node: `panel.entry`.
 *
 * Signals: `confirmed ()`, `cancelled ()`.
 */
GtkWidget *fh_score_entry_new (void);

/* The points of @side in its field. */
int fh_score_entry_get_points (FhScoreEntry *self, int side);

/* Writes @points into the field of @side; for tests. */
void fh_score_entry_set_points (FhScoreEntry *self, int side, int points);
