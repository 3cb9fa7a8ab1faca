/* fh-window-private.h: what the files of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-window.h"

G_BEGIN_DECLS

struct _FhWindow
{
  AdwApplicationWindow parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhGame *game;
  FhTutor *tutor;

  GPtrArray *messages; /* over the table */
  GPtrArray *left;     /* FhLeftGame, as far as is known */
  guint rebuild_id;
  guint n_before_replay;  /* actions that had been done when the deal began again */
  gboolean chooses_table; /* although nobody has said what he knows */
  gboolean has_frame;     /* there has been something to see */
  gboolean awaits_game;   /* which comes before anything is shown in its place */

  /* Made anew with each language. */
  GtkWidget *header;
  GtkWidget *title;
  GtkWidget *new_button;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *tutor_button;
  GtkWidget *hint_button;
  GtkWidget *banner;
  GtkWidget *toasts;
  GtkWidget *panes;
  GtkWidget *side;      /* holds the tutor from the first game on */
  GtkWidget *main;      /* holds one of the three */
  GtkWidget *beginning; /* or NULL */
  GtkWidget *welcome;   /* or NULL */
  GtkWidget *game_view; /* or NULL */
};

/* Builds the contents in the language of the moment (fh-window-content.c). */
void fh_window_build (FhWindow *self);

/* Puts the game, or the choice of one, in the middle (fh-window-content.c). */
void fh_window_fill_main (FhWindow *self);

/* Does so where nothing is there yet because it was not known (fh-window-content.c). */
void fh_window_fill_unknown (FhWindow *self);

/* Shows the tutor or hides him, as the settings and the game want it; whether he is shown
 * (fh-window-content.c). */
gboolean fh_window_show_tutor (FhWindow *self);

/* What FhWindow.messages begins as; and shows what is in it (fh-window-messages.c). */
GPtrArray *fh_window_new_messages (void);
void fh_window_show_messages (FhWindow *self);

/* Shows the state of play in the header, and which actions are possible. */
void fh_window_update_header (FhWindow *self);
void fh_window_update_actions (FhWindow *self);

/* Adds the actions (fh-window-actions.c). */
void fh_window_add_actions (FhWindow *self);

/* Lets a toast lie where it covers nothing that is needed, as the table is now; and makes @content
 * one over which they come (fh-window-messages.c). */
void fh_window_raise_toasts (FhWindow *self);
void fh_window_make_toasts (FhWindow *self, GtkWidget *content);

G_END_DECLS
