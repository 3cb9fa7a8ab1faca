/* fh-left-item.h: a kept game among many, to be found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-house-rules.h"
#include "fh-left-game.h"

/* The groups, in their order. */
typedef enum
{
  FH_LEFT_GROUP_LEFT,
  FH_LEFT_GROUP_FINISHED,
  FH_LEFT_GROUP_UNREAD,
  FH_N_LEFT_GROUPS,
} FhLeftGroup;

/* A game, or a file that is none. */
typedef struct
{
  FhLeftGroup group;
  const FhLeftGame *left;     /* or NULL, */
  const FhUnreadGame *unread; /* and then this */
  char *name;                 /* of the game when it was searched, or NULL */
  char *words;                /* what is searched, or NULL until something is */
  char **tokens;              /* likewise, word by word, */
  char **plain;               /* and those of them that have accents, without */
  GtkWidget *row;             /* or NULL, as long as it is not shown */
  GtkWidget *star;            /* in it, or NULL */
  GtkWidget *menu;            /* likewise */
} FhLeftItem;

/* Takes a gpointer, to be given to arrays. */
void fh_left_item_free (gpointer item);

/* The path of its file. */
const char *fh_left_item_get_path (const FhLeftItem *item);

/* Compares two of an array: by group, and those with a star come first. */
int fh_left_items_compare (gconstpointer a, gconstpointer b);

/* Whether each word of @tokens, as of g_str_tokenize_and_fold(), begins one of those that the game
 * is told in, its table being called as in @house; or @query is in them, where there is no word. */
gboolean
fh_left_item_matches (FhLeftItem *item, FhHouseRules *house, const char *query, char **tokens);
