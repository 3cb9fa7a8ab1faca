/* fh-tutor-private.h: what the two files of the tutor share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-tutor.c is the object: it looks at the game, asks the judge and has the words made.
 * fh-tutor-cost.c asks the judge what something costs that the person does, or is about to do.
 */
#pragma once

#include "fh-judge.h"
#include "fh-tutor.h"

struct _FhTutor
{
  GObject parent_instance;

  FhGame *game;
  FhTutorMoment moment; /* but for its manner nothing, without a game */
  FhTutorWords words;
  gboolean active;
  gboolean is_watchful; /* the advice is wanted at every decision */
  gboolean is_waiting;  /* nothing is shown yet */

  /* What was asked before it was said. */
  int asked;    /* the number of the trick that the last answer was about, over all deals, or -1 */
  char *answer; /* or NULL */

  /* What the judge says. */
  GCancellable *asking;
  FhSharedAdvice *shared; /* the advice of the judge; NULL while there is none */

  /* What the person is about to do. */
  guint serial;         /* another number whenever the game has changed */
  GTask *asking_cost;   /* waits for the judge; or NULL */
  FhAction asked_about; /* whether it is really meant; done once more it is */

  /* The hint. */
  int hint_wanted; /* so many steps were asked for */
  char *hint;
};

/* Forgets what is about to be done and what was asked about, because the moment is another one. */
void fh_tutor_forget_cost (FhTutor *tutor);

/* The person may have done @action: what it costs is worked out beside the game, so that a review
 * of the deal has it at once, and is then told of by `decision-cost`. */
void fh_tutor_note_done (FhTutor *tutor, const FhAction *action);
