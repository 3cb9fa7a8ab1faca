/* fh-cross-fade.h: one thing on the table gives way to another.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

/* What comes appears by and by, and of what goes a picture stays for as long, so that the thing
 * itself is gone at once for keyboard, pointer and screen reader. */
typedef struct _FhCrossFade FhCrossFade;

/* For children of @table, which outlives it and allocates it with fh_cross_fade_allocate(). */
FhCrossFade *fh_cross_fade_new (GtkWidget *table);
void fh_cross_fade_free (FhCrossFade *self);

/* Keeps a picture of @widget, a child of the table, that vanishes in @duration milliseconds; none
 * where @widget is not to be seen. */
void fh_cross_fade_leave (FhCrossFade *self, GtkWidget *widget, guint duration);

/* Has @widget appear in @duration milliseconds. */
void fh_cross_fade_enter (FhCrossFade *self, GtkWidget *widget, guint duration);

/* Has all be as it will be. */
void fh_cross_fade_finish (FhCrossFade *self);

/* Gives the picture its place. */
void fh_cross_fade_allocate (FhCrossFade *self);
