/* fh-learn-table.h: a table of what somebody has learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A heading above a table, with @words.  (transfer floating) */
GtkWidget *fh_learn_heading_new (const char *words);

/* A card that is a table called @name to a screen reader.  CSS node: `learn-table` with `row`.
 * (transfer floating) */
GtkWidget *fh_learn_table_new (const char *name);

/* Adds a row to @table: @title, and @value across from it.  Below the title stands @picture, which
 * shows the value once more, or nothing for NULL. */
void
fh_learn_table_add (GtkWidget *table, const char *title, const char *value, GtkWidget *picture);
