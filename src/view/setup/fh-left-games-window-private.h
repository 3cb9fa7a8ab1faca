/* fh-left-games-window-private.h: what the files of the library share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-left-games-window.h"

struct _FhLeftGamesWindow
{
  FhDialog parent_instance;

  FhJournal *journal;
  FhHouseRules *house;
  FhGame *game;      /* the one on the table, or NULL */
  GPtrArray *games;  /* FhLeftGame, or NULL until they have been looked at */
  GPtrArray *unread; /* FhUnreadGame, likewise */
  GHashTable *gone;  /* the paths of what was erased */
  char *erased;      /* the one of those whose file goes when the message about it does, or NULL */
  AdwToast *toast;   /* that message, or NULL when it has gone */
  guint more_id;
  GCancellable *cancellable;

  /* Made anew with each language. */
  GtkWidget *toasts;
  GtkWidget *search;
  GtkWidget *present; /* what leads to the table, or NULL */
  GtkWidget *nothing;
  GtkWidget *list; /* or NULL, as long as there is nothing to show */
};

/* Puts the keyboard on the row of the game at @path, or on its @star, or what is nearest to that
 * (fh-left-games-window-actions.c). */
void fh_left_games_window_focus (FhLeftGamesWindow *self, const char *path, gboolean star);

/* Lets the file go of what was erased last, if any; until then nothing has happened to it
 * (fh-left-games-window-actions.c). */
void fh_left_games_window_erase_now (FhLeftGamesWindow *self);

/* Installs what can be done with a game (fh-left-games-window-actions.c). */
void fh_left_games_window_install (GtkWidgetClass *widget_class);
