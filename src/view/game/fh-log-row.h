/* fh-log-row.h: one thing that has happened, and why.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-answer.h"

#define FH_TYPE_LOG_ROW (fh_log_row_get_type ())
G_DECLARE_FINAL_TYPE (FhLogRow, fh_log_row, FH, LOG_ROW, GtkListBoxRow)

/**
 * FhLogRow:
 *
 * A line of the log.  One on which somebody decided can be opened, by a click, by Enter, or by its
 * action `entry.why`, which the accessibility bus knows too; then it says why.
 *
 * Signals: `asked ()`: it has been opened or closed.  `answered ()`: its answer is another one.
 *
 * CSS node: `row` with the class `.log-row`, and an `answer` in it.
 */

/* A line that says @sentence; @index is that of the action of @game that it is about, or -1. */
GtkWidget *fh_log_row_new (const char *sentence, FhGame *game, int index);

/* Opens or closes the row; one that cannot be asked stays closed.  An open row is announced. */
void fh_log_row_set_open (FhLogRow *self, gboolean is_open);
gboolean fh_log_row_is_open (FhLogRow *self);

/* Whether it can be asked why. */
gboolean fh_log_row_can_ask (FhLogRow *self);

/* The number of the action that it is about, or -1. */
int fh_log_row_get_index (FhLogRow *self);

/* The answer while it is open, else NULL. */
FhAnswer *fh_log_row_get_answer (FhLogRow *self);
