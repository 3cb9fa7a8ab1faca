/* fh-window-private.h: what the files of the window share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-window.h"

struct _FhWindow
{
  AdwApplicationWindow parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhChallenges *challenges;
  FhGame *game;
  FhTutor *tutor;

  GPtrArray *messages; /* over the table */
  GPtrArray *left;     /* FhLeftGame, as far as is known */
  guint rebuild_id;
  guint n_before_replay; /* actions that had been done when the deal began again */
  gboolean has_begun;    /* the question what the person knows is answered */
  gboolean is_at_home;   /* the first page is shown although there is a game */
  GdkPaintable *seen;    /* the table as it is seen, or NULL */
  GdkPaintable *picture; /* of the table as it was left for the first page, or NULL */
  gboolean has_frame;    /* there has been something to see */
  gboolean is_narrow;    /* there is no room for all of the header */
  gboolean is_tight;     /* has no room for a row of many buttons */
  gboolean is_low;       /* the tutor covers the table, */
  gboolean is_called;    /* and comes only when it is called */
  gboolean is_cut;       /* the cut for the first deal is shown */
  gboolean awaits_game;  /* which comes before anything is shown in its place */

  /* Made anew with each language. */
  GtkWidget *header;
  GtkWidget *title;
  GtkWidget *home_button;
  GtkWidget *new_button;
  GtkWidget *learn_button;
  GtkWidget *deal_button;
  GMenu *narrow_menu; /* what the main menu has more where the header is narrow */
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *tutor_button;
  GtkWidget *hint_button;
  GtkWidget *banner;
  GtkWidget *toasts;
  AdwToast *offer; /* the last one with a button, weak; or NULL */
  GtkWidget *panes;
  GtkWidget *side;      /* holds the tutor from the first game on */
  GtkWidget *main;      /* holds one of the three */
  GtkWidget *beginning; /* or NULL */
  GtkWidget *home;      /* or NULL */
  GtkWidget *game_view; /* or NULL */
};

/* Builds the contents in the language of the moment (fh-window-content.c). */
void fh_window_build (FhWindow *self);

/* Whether the table is shown, and not the first page or nothing. */
static inline gboolean
fh_window_shows_table (FhWindow *self)
{
  return self->game != NULL && !self->is_at_home;
}

/* Puts the table or the first page in the middle (fh-window-home.c). */
void fh_window_fill_main (FhWindow *self);

/* Does so where nothing is there yet because it was not known (fh-window-home.c). */
void fh_window_fill_unknown (FhWindow *self);

/* Shows the tutor or hides him, as the settings, the game and the size want it
 * (fh-window-tutor.c). */
void fh_window_show_tutor (FhWindow *self);

/* Shows the tutor, or no longer.  The state of the action and the setting are one thing, but where
 * the tutor covers the table. */
void fh_window_call_tutor (FhWindow *self, gboolean is_shown);

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

/* Lets the last toast with a button go, if it is still there: the person has gone on without it. */
void fh_window_withdraw (FhWindow *self);
