/* fh-intent-private.h: what the files of FhIntent share: fh-intent.c comes from one stage to the
 * next and follows the game, fh-intent-act.c calls it and has what the person does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-intent.h"

struct _FhIntent
{
  GObject parent_instance;

  FhGame *game;   /* or NULL */
  FhTutor *tutor; /* or NULL */
  int limit;      /* points from which on it speaks; 0: it says nothing */
  gboolean confirms;
  gboolean is_played;
  int double_click; /* milliseconds */

  FhIntentPlan plan;
  FhIntentQuestion question;
  gboolean is_writing;
  gboolean is_untold; /* it is otherwise, and nobody has been told */

  GCancellable *asking; /* while the tutor finds out what it costs that is planned; or NULL */
  guint asking_id;      /* when that is told, and then when it has taken too long */
  gint64 asked_time;    /* when the tutor asked, in microseconds */
};

/* Forgets what the person was about to do. */
void fh_intent_forget (FhIntent *self);

/* Comes to @stage, with @action unless it is NULL, in place of whatever there was. */
void fh_intent_enter (FhIntent *self, FhIntentStage stage, const FhAction *action);

/* Forgets it if it cannot be done, as the game is now. */
void fh_intent_forget_impossible (FhIntent *self);

/* Ends what the person has done: finds out what is asked now, and tells what has not been told with
 * a change of the game. */
void fh_intent_tell (FhIntent *self);

/* Says @sentence, why what the person did does not even come to the game. */
void fh_intent_refuse (FhIntent *self, const char *sentence);

/* Whether somebody else takes care of @action. */
gboolean fh_intent_is_taken (FhIntent *self, const FhAction *action);
