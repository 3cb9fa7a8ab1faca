/* fh-intent-plan.h: what a person is about to do, and what he is asked about it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"

/**
 * FhIntentStage:
 * @FH_INTENT_NONE: Nothing.
 * @FH_INTENT_LIFTED: A card or a call that is to be chosen once more.
 * @FH_INTENT_NAMING: A card whose joker has to name a suit first.
 * @FH_INTENT_RISK: A card that the rules refuse, and the laws of the table do not.
 * @FH_INTENT_SHOW: To show a card.
 * @FH_INTENT_EARLY_BID: To bid out of turn.
 * @FH_INTENT_EARLY_CARD: To play out of turn.
 * @FH_INTENT_CORRECT: To put another card in place of the one played.
 * @FH_INTENT_MISDEAL: To report a misdeal.
 * @FH_INTENT_WEIGHING: Something whose cost the tutor is still finding out.
 * @FH_INTENT_COSTLY: What the tutor would not do, for it costs too much.
 *
 * What a person is about to do.
 */
typedef enum
{
  FH_INTENT_NONE,
  FH_INTENT_LIFTED,
  FH_INTENT_NAMING,
  FH_INTENT_RISK,
  FH_INTENT_SHOW,
  FH_INTENT_EARLY_BID,
  FH_INTENT_EARLY_CARD,
  FH_INTENT_CORRECT,
  FH_INTENT_MISDEAL,
  FH_INTENT_WEIGHING,
  FH_INTENT_COSTLY,
} FhIntentStage;

/* That, with all that belongs to it. */
typedef struct
{
  FhIntentStage stage;
  FhAction action;  /* that is planned, where the stage is about one */
  FhExposure way;   /* in which a card is to be shown */
  gboolean is_slow; /* the tutor has thought for so long that it is told */
  char *nudge;      /* what the tutor says to think of, or NULL */
} FhIntentPlan;

/* How a question is answered by a button. */
typedef enum
{
  FH_REPLY_NO,
  FH_REPLY_YES,
  FH_REPLY_SHOW_ME, /* no, and the tutor is to show what it would do */
} FhReply;

#define FH_MAX_REPLIES 3

/* What the person is asked, by the laws or because of what he is about to do. */
typedef struct
{
  char *text;                      /* NULL: nothing */
  FhReply replies[FH_MAX_REPLIES]; /* the buttons in their order, */
  char *labels[FH_MAX_REPLIES];    /* and what stands on them */
  guint n_replies;
  gboolean can_cancel; /* Escape is FH_REPLY_NO */
  FhCardSet cards;     /* that answer it; 0: it is not answered by a card */
} FhIntentQuestion;

/* Whether what @plan holds can still be done in @game. */
gboolean fh_intent_plan_is_possible (const FhIntentPlan *plan, FhGame *game);

/* Forgets everything. */
void fh_intent_plan_clear (FhIntentPlan *plan);

/* Fills @question with what is asked in @game, whose person holds to @plan. */
void fh_intent_question_fill (FhIntentQuestion *question, const FhIntentPlan *plan, FhGame *game);

/* Asks nothing. */
void fh_intent_question_clear (FhIntentQuestion *question);
