/* fh-log-trick.h: a trick as a row of cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-game.h"

#define FH_TYPE_LOG_TRICK (fh_log_trick_get_type ())
G_DECLARE_FINAL_TYPE (FhLogTrick, fh_log_trick, FH, LOG_TRICK, GtkListBoxRow)

/**
 * FhLogTrick:
 *
 * A trick of the present deal in columns, one for each player from the dealer's left on, the card
 * that won it in a frame.  A screen reader reads the row as sentences.
 *
 * Signals: `asked (int index)`: why action number @index, one of the cards, was played.
 *
 * CSS node: `row` with the class `.log-trick`, and in it `label.log-card`, one of which has the
 * class `.won`.
 */

/* Trick number @number, from 0, of @game.  (transfer floating) */
GtkWidget *fh_log_trick_new (FhGame *game, int number);

/* Shows the trick as @scene has it, if it has changed; there is at least one card in it. */
void fh_log_trick_update (FhLogTrick *self, const FhScene *scene);

/* The number of the action with which the trick began, or -1 where nobody can be asked about it. */
int fh_log_trick_get_first (FhLogTrick *self);

/* The tricks of @table in which a card lies, the one in progress included. */
int fh_log_trick_count (const FhTable *table);

/* A line with @number, or "" for none, before its @columns; both floating and transferred. */
GtkWidget *fh_log_trick_line_new (const char *number, GtkWidget *columns);

/* The columns of @table, in which @cells stand, one for each seat or NULL, which it
 * takes over.  (transfer floating) */
GtkWidget *fh_log_trick_columns_new (const FhTable *table, GtkWidget *const *cells);
