/* fh-table-card.h: a table to choose among others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-rules.h"

#define FH_TYPE_TABLE_CARD (fh_table_card_get_type ())
G_DECLARE_FINAL_TYPE (FhTableCard, fh_table_card, FH, TABLE_CARD, GtkBox)

/**
 * FhTableCard:
 *
 * A radio button with the emblem of a table (FhEmblem), its name and a short sentence about it.
 * The button is what is told and chosen: it has the keyboard, the name, and says whether it is
 * checked.  Action `table.choose` of it chooses the table.
 */

/* A table by @rules called @title, one of those of which @group, a check button, is one. */
GtkWidget *fh_table_card_new (const char *title,
                              const char *about,
                              const FhRules *rules,
                              GtkCheckButton *group);

/* The radio button; it belongs to the card. */
GtkCheckButton *fh_table_card_get_check (FhTableCard *self);

/* The rules of the table; they belong to the card. */
const FhRules *fh_table_card_peek_rules (FhTableCard *self);

/* What the table is called. */
const char *fh_table_card_get_title (FhTableCard *self);

/* Whether a table is chosen that began as this one and was changed since: the button is neither
 * checked nor not. */
void fh_table_card_set_changed (FhTableCard *self, gboolean is_changed);

/* Marks the table as the one that suits the person. */
void fh_table_card_set_recommended (FhTableCard *self, gboolean is_recommended);
