/* fh-application-private.h: what the files of the application share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-application.h"
#include "fh-challenges.h"
#include "fh-progress.h"
#include "fh-review.h"
#include "fh-settings-watch.h"
#include "fh-statistics.h"

struct _FhApplication
{
  AdwApplication parent_instance;

  FhSettings *settings;
  FhJournal *journal;
  FhStore *store;
  char *store_trouble; /* what was told last of what is wrong with it, or NULL */
  FhStatistics *statistics;
  FhSettingsWatch *settings_watch;
  char *settings_trouble; /* likewise */
  FhProgress *progress;
  FhChallenges *challenges;
  FhJudge *judge; /* of all games */
  FhGame *game;
  FhGame *previous; /* the one that the present game took the place of, or NULL */
  FhWindow *window;
  gboolean is_closing; /* the window, since somebody quit */
  gboolean is_resuming;
  GPtrArray *to_open; /* GFile, asked for before the last game was there */
};

/* --- fh-application-games.c --- */

/* A window of type @type that is open already, or NULL: nobody wants preferences twice; and the
 * same in front of the others. */
GtkWindow *fh_application_find_window (FhApplication *self, GType type);
GtkWindow *fh_application_present (FhApplication *self, GType type);

/* Has English of no country call things as people at the table of @game do; NULL: as before. */
void fh_application_follow_table (FhApplication *self, FhGame *game);

/* Shows @game, and plays it. */
void fh_application_show_game (FhApplication *self, FhGame *game);
void fh_application_play_game (FhApplication *self, FhGame *game);

/* Has a new game take the place of the present one, and says so; @seed may be NULL. */
void fh_application_begin_game (FhApplication *self,
                                const FhRules *rules,
                                const FhSeating *seating,
                                const FhSeed *seed);

/* Has the window know which games were left. */
void fh_application_list_left (FhApplication *self);

/* --- Others --- */

/* Adds the actions and their keys (fh-application-actions.c). */
void fh_application_add_actions (FhApplication *self);

/* Adds the actions by which a game is opened, and lets one be dropped on the window
 * (fh-application-open.c). */
void fh_application_add_opening (FhApplication *self);
void fh_application_take_drops (FhApplication *self);

/* Adds those of deals by number and of challenges (fh-application-deals.c). */
void fh_application_add_deals (FhApplication *self);

/* Adds those of learning (fh-application-learn.c). */
void fh_application_add_learning (FhApplication *self);

/* Opens the record in the first of @files, and says so where they are more
 * (fh-application-open.c). */
void fh_application_open_files (FhApplication *self, GFile *const *files, guint n_files);
