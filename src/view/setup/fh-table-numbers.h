/* fh-table-numbers.h: how many play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_TABLE_NUMBERS (fh_table_numbers_get_type ())
G_DECLARE_FINAL_TYPE (FhTableNumbers, fh_table_numbers, FH, TABLE_NUMBERS, AdwBin)

/* The least and the greatest number of players. */
#define FH_TABLE_NUMBERS_LEAST 2
#define FH_TABLE_NUMBERS_MOST  6

/**
 * FhTableNumbers:
 *
 * The numbers of players, each with the picture of a table, one of which is chosen, or all of them;
 * and in a sentence who plays with whom when so many do.
 *
 * Signal `changed ()`: another number is chosen, by whomever.
 */

/* Numbers of which @n_players (0: all) is chosen. */
GtkWidget *fh_table_numbers_new (int n_players);

/* Chooses @n_players; 0: all numbers. */
void fh_table_numbers_set (FhTableNumbers *self, int n_players);
int fh_table_numbers_get (FhTableNumbers *self);

/* The sentence on the number that is chosen. */
const char *fh_table_numbers_get_about (FhTableNumbers *self);

/* Puts the keyboard on the number that is chosen. */
void fh_table_numbers_focus (FhTableNumbers *self);
