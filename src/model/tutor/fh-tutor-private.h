/* fh-tutor-private.h: what the files of the tutor share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-tutor.c is the object, fh-tutor-now.c says what matters, fh-tutor-lists.c goes through cards
 * and ladder, fh-tutor-calls.c through the calls, fh-tutor-laws.c explains the laws of the table
 * and fh-tutor-hint.c gives hints.
 */
#pragma once

#include "fh-advice.h"
#include "fh-sentences-reason.h"
#include "fh-tutor.h"

G_BEGIN_DECLS

struct _FhTutor
{
  GObject parent_instance;

  FhGame *game;
  FhSeatView view; /* the person's, when there is a game */
  FhHandOrder order;
  gboolean active;

  char *heading;
  char *text;
  const char *help;
  GPtrArray *cards;
  GPtrArray *ladder;
  GPtrArray *trumpless;
  GPtrArray *calls;
  GPtrArray *remarks;
  GPtrArray *laws;

  /* Estimates. */
  GCancellable *estimating;
  FhAdvice *advice; /* the judge's statement, or NULL while there is none */

  /* The hint. */
  int hint_step;   /* what has been said */
  int hint_wanted; /* what was asked for */
  char *hint;
  const char *hint_help;
};

/* What a moment is about. */
typedef struct
{
  char *heading;
  char *text;
  const char *help;
} FhTutorMoment;

/* What matters now; the caller frees the strings. */
void fh_tutor_describe (FhTutor *tutor, FhTutorMoment *moment);

/* What the laws of the table have the person decide now; FALSE when nothing. */
gboolean fh_tutor_describe_law (FhTutor *tutor, const FhScene *scene, FhTutorMoment *moment);

/* Whether @action, done on the table @before, was out of turn or is one that only the laws of the
 * table know; and why that was done, or NULL. */
gboolean fh_tutor_is_law (const FhTable *before, const FhAction *action);
char *fh_tutor_why_law (const FhScene *scene, const FhAction *action);

/* Fill the lists anew. */
void fh_tutor_fill_cards (FhTutor *tutor);
void fh_tutor_fill_ladder (FhTutor *tutor);
void fh_tutor_fill_trumpless (FhTutor *tutor);
void fh_tutor_fill_calls (FhTutor *tutor);
void fh_tutor_fill_remarks (FhTutor *tutor);
void fh_tutor_fill_laws (FhTutor *tutor);

/* Has the judge weigh what may be done, if that is wanted and not done. */
void fh_tutor_estimate (FhTutor *tutor);
void fh_tutor_stop_estimating (FhTutor *tutor);

/* Forgets the hint and the statement, or says what was asked for when it is decided. */
void fh_tutor_clear_hint (FhTutor *tutor);
void fh_tutor_say_hint (FhTutor *tutor);

/* Tell whoever watches. */
void fh_tutor_emit_estimates (FhTutor *tutor);
void fh_tutor_emit_hint (FhTutor *tutor);

/* The trump that the ladder goes by: that of the contract, of the bid that
 * stands, or of the longest suit; no trump in a misère. */
FhDenomination fh_tutor_trump (FhTutor *tutor);

void fh_tutor_rung_free (gpointer rung);
void fh_tutor_card_free (gpointer card);
void fh_tutor_call_free (gpointer call);
void fh_tutor_remark_free (gpointer remark);

G_END_DECLS
