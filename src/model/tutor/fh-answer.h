/* fh-answer.h: why somebody did something.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

/* One of the things that were compared, ready to be shown. */
typedef struct
{
  FhAction action;
  char *name;     /* "eight spades", "four of hearts, five of clubs", "Marama" */
  char *chance;   /* "71 %", or "—" where it means nothing */
  char *tricks;   /* "7.4", or "—" */
  char *points;   /* "+38" */
  char *spoken;   /* all of it, for people who do not see the table */
  gboolean is_it; /* this is what was done */
} FhAnswerRow;

#define FH_TYPE_ANSWER (fh_answer_get_type ())
G_DECLARE_FINAL_TYPE (FhAnswer, fh_answer, FH, ANSWER, GObject)

/**
 * FhAnswer:
 *
 * Why an action of a game was done: any call, discard or card of any player.  While the deal runs
 * an action of somebody else is explained by what everybody may know; once the deal is over, by the
 * reason that the player himself had, with what he compared in sample layouts.  Of the person it is
 * at all times what the tutor would have done, from what the person knew.
 *
 * The decisions of the present deal are kept by the game.  One that is not is made again in a task,
 * which ends with the answer; until then the answer is what everybody may know.  Where other
 * players may have sat there, or another choice comes out, it says what a player of the level
 * would have done.
 *
 * An answer follows its game and the language.  Whoever shows it drops it when its action is taken
 * back.
 *
 * Signals: `changed ()`: anything may be different.
 */
FhAnswer *fh_answer_new (FhGame *game, guint index);

/* The number of the action that it is about. */
guint fh_answer_get_index (FhAnswer *answer);

/* The reason, one or more sentences and lines; "" only when the action is no more. */
const char *fh_answer_get_text (FhAnswer *answer);

/* Over the names of the rows: in how many layouts they were compared; NULL without rows. */
const char *fh_answer_get_caption (FhAnswer *answer);

/* What was compared, the best first.  (transfer none) (element-type FhAnswerRow), valid until
 * `changed`. */
GPtrArray *fh_answer_get_rows (FhAnswer *answer);

/* Whether a decision is being made again. */
gboolean fh_answer_is_busy (FhAnswer *answer);

/* Text, caption and rows one after the other, to be said.  (transfer full) */
char *fh_answer_dup_spoken (FhAnswer *answer);
