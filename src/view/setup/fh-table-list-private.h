/* fh-table-list-private.h: what the files of the list of tables share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-table-list.h"
#include "fh-table-numbers.h"

#define FH_N_FAMILIES (FH_FAMILY_CLASSIC + 1)

/* What was chosen last for a number of players. */
typedef struct
{
  gboolean is_chosen;
  FhRules rules;
  char *name; /* or NULL */
} FhChosenTable;

struct _FhTableList
{
  AdwBin parent_instance;

  FhHouseRules *house;
  FhRules rules;
  char *name; /* of the chosen table, or NULL */
  FhChosenTable chosen[FH_TABLE_NUMBERS_MOST + 1];
  int recommended; /* FhPreset, or -1 */
  gboolean is_filling;
  gboolean is_nearest; /* what is being chosen is only what is nearest to what was before */

  GtkWidget *numbers; /* FhTableNumbers */
  GtkWidget *own;     /* the person's tables, with their heading */
  GtkWidget *own_grid;
  GPtrArray *own_cards;
  GtkWidget *elsewhere; /* those that go by a name elsewhere (fh-ready-made.h), likewise */
  GtkWidget *elsewhere_grid;
  GPtrArray *elsewhere_cards;
  GtkWidget *grid;                    /* tables for so many players */
  GtkWidget *families[FH_N_FAMILIES]; /* or all, each family with its heading */
  GtkWidget *family_grids[FH_N_FAMILIES];
  GtkWidget *cards[FH_N_PRESETS]; /* or NULL; owned: they move from one grid to another */
  GtkWidget *none;                /* a check button that is not shown: none is chosen */
  GtkWidget *changed;             /* the card of the table that was changed, or NULL */
};

/* Puts the button behind the card of the person's table @name with what can be done with it
 * (fh-table-list-own.c). */
void fh_table_list_add_menu (GtkWidget *card, const char *name);

/* Installs what can be done with a table of one's own (fh-table-list-own.c). */
void fh_table_list_class_add_own (GtkWidgetClass *widget_class);
