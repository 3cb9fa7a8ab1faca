/* fh-table-picture.h: a table as one sees it from above.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-rules.h"

#define FH_TYPE_TABLE_PICTURE (fh_table_picture_get_type ())
G_DECLARE_FINAL_TYPE (FhTablePicture, fh_table_picture, FH, TABLE_PICTURE, GtkWidget)

/**
 * FhTablePicture:
 *
 * How many sit at a table, and who with whom: the felt with a mark for each place, the person's at
 * the bottom and the largest.  The places of a side have one colour and one shape; a dummy is a
 * card.  It says nothing to a screen reader: what it shows is said in words beside it.
 *
 * CSS node: `table-picture`.
 */

/* A picture of @size pixels; without rules it shows several tables. */
GtkWidget *fh_table_picture_new (int size);

/* Shows a table by @rules; @is_played: cards lie on it. */
void fh_table_picture_show (FhTablePicture *self, const FhRules *rules, gboolean is_played);
