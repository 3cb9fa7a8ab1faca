/* fh-doors.h: the ways in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-left-games.h"

G_BEGIN_DECLS

#define FH_TYPE_DOORS (fh_doors_get_type ())
G_DECLARE_FINAL_TYPE (FhDoors, fh_doors, FH, DOORS, GtkWidget)

/**
 * FhDoors:
 *
 * What one may have come for, a large button each: to play at the table that is chosen, to learn,
 * to practise what today is for where something was learned, and to go on with a game that was
 * left, where there is one.
 *
 * Signal `play ()`: the game is to be started.
 */
GtkWidget *fh_doors_new (void);

/* The table called @name by @rules is the one to play at, @level how well the others there play, in
 * words, or NULL: one in this way, one in another. */
void fh_doors_set_table (FhDoors *self, const FhRules *rules, const char *name, const char *level);

/* @about says what the mix of the day holds; NULL: nothing was learned yet. */
void fh_doors_set_daily (FhDoors *self, const char *about);

/* @left is the game to go on with; NULL: there is none. */
void fh_doors_set_left (FhDoors *self, const FhLeftGame *left);

G_END_DECLS
