/* fh-herald.h: who has won the auction, in large letters for a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* A label on the table that comes from the place of a player, stands in the middle for as long as
 * it takes to read it, and goes into the box of the contract.  A screen reader hears of the
 * contract by itself.
 *
 * CSS node: `label.herald`. */
typedef struct _FhHerald FhHerald;

/* For @table, which outlives it and allocates it with fh_herald_allocate(). */
FhHerald *fh_herald_new (GtkWidget *table);
void fh_herald_free (FhHerald *self);

/* Shows @markup, from the place of @seat; a single move takes @duration milliseconds.  What is not
 * @is_news is shown for a shorter time. */
void
fh_herald_tell (FhHerald *self, const char *markup, int seat, guint duration, gboolean is_news);

/* Takes it away. */
void fh_herald_finish (FhHerald *self);

/* From whose place it comes; -1 while nothing is shown. */
int fh_herald_get_seat (FhHerald *self);

/* Gives it its place on the way from @from over @middle to @to. */
void fh_herald_allocate (FhHerald *self,
                         const GdkRectangle *from,
                         const GdkRectangle *middle,
                         const GdkRectangle *to);
