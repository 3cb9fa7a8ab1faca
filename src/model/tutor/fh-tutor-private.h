/* fh-tutor-private.h: what the files of the tutor share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-tutor.c is the object, fh-tutor-parts.c what it hands out, fh-tutor-choices.c how much it is
 * to say.  fh-tutor-now.c and fh-tutor-result.c say what matters, fh-tutor-teach.c and
 * fh-tutor-figures.c what it hangs on, fh-tutor-question.c asks for it first; fh-tutor-lists.c goes
 * through cards and ladder, fh-tutor-calls.c through the calls, fh-tutor-laws.c explains the laws
 * of the table, fh-tutor-hint.c gives hints, fh-tutor-differ.c speaks when the tutor differs and
 * fh-tutor-weighed.c tells what became of calls.
 */
#pragma once

#include "fh-advice.h"
#include "fh-cost.h"
#include "fh-plan.h"
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
  FhCall considered; /* the call that the person thinks about, or FH_CALL_NONE */

  char *heading;
  char *text;
  const char *help;
  GPtrArray *cards;
  GPtrArray *ladder;
  GPtrArray *trumpless;
  GPtrArray *calls;
  GPtrArray *laws;
  GPtrArray *figures;
  gboolean adds_up;
  GPtrArray *lines;
  GPtrArray *more;

  /* How much is said. */
  FhTutorDegree degree;
  guint counts;
  gboolean count_first;
  FhCardSet chosen; /* cards of the hand that the person thinks of putting away */

  /* What is asked before it is said. */
  char *question;
  char *answer;
  int asked; /* the number of the trick that the last answer was about, over all deals, or -1 */

  /* Estimates. */
  GCancellable *estimating;
  FhJudgement *judgement; /* NULL while there is none */
  const FhAdvice *advice; /* the statement in it, or NULL */

  /* What the person is about to do. */
  gboolean is_watchful; /* the statement is wanted at every decision */
  guint moment;         /* another number whenever the game has changed */
  GTask *differing;     /* waits for the statement; or NULL */
  FhAction asked_about; /* whether it is really meant; done once more it is */

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

/* Likewise when the game is at a result, or before its first deal; FALSE when it is not. */
gboolean fh_tutor_describe_result (FhTutor *tutor, const FhScene *scene, FhTutorMoment *moment);

/* What the laws of the table have the person decide now; FALSE when nothing. */
gboolean fh_tutor_describe_law (FhTutor *tutor, const FhScene *scene, FhTutorMoment *moment);

/* Whether @action, done on the table @before, was out of turn or is one that only the laws of the
 * table know; and why that was done, or NULL. */
gboolean fh_tutor_is_law (const FhTable *before, const FhAction *action);
char *fh_tutor_why_law (const FhScene *scene, const FhAction *action);

/* Fill figures, lines and more, and ask the question, if there is one. */
void fh_tutor_teach (FhTutor *tutor);
void fh_tutor_fill_figures (FhTutor *tutor, const FhPlan *plan);
void fh_tutor_fill_question (FhTutor *tutor, const FhPlan *plan);

/* Whether what to do is said before anybody asks, in words that leave the card to be found. */
gboolean fh_tutor_may_guide (FhTutor *tutor);

/* Says heading, text and lines anew while nothing else has changed. */
void fh_tutor_retell (FhTutor *tutor);

/* The call that the lines are about: the considered one, or the lowest bid of the longest suit that
 * can be made; FH_CALL_NONE when there is none. */
FhCall fh_tutor_call (FhTutor *tutor);

/* Adds @sentence, which is taken over and may be NULL, to a list of FhTutorRemark. */
void fh_tutor_add_remark (GPtrArray *list, char *sentence, const char *help);

/* Fill the lists anew. */
void fh_tutor_fill_cards (FhTutor *tutor);
void fh_tutor_fill_ladder (FhTutor *tutor);
void fh_tutor_fill_trumpless (FhTutor *tutor);
void fh_tutor_fill_calls (FhTutor *tutor);
void fh_tutor_fill_laws (FhTutor *tutor);

/* Puts the numbers of the judge's statement, if there is one, into the list of calls. */
void fh_tutor_fill_estimates (FhTutor *tutor);

/* Has the judge weigh what may be done, if that is wanted and not done. */
void fh_tutor_estimate (FhTutor *tutor);
void fh_tutor_stop_estimating (FhTutor *tutor);

/* Forgets the hint and the statement, or says what was asked for when it is decided. */
void fh_tutor_clear_hint (FhTutor *tutor);
void fh_tutor_say_hint (FhTutor *tutor);

/* Whether the tutor asks about something of @cost before it is done, where it asks from @limit
 * points on: it is a mistake that costs more, beyond the error (fh-tutor-differ.c). */
gboolean fh_tutor_asks_about (const FhCost *cost, int limit);

/* Has what the person is about to do weighed, if something waits for the statement; forgets that,
 * and what was asked about, because the moment is another one (fh-tutor-differ.c). */
void fh_tutor_weigh (FhTutor *tutor);
void fh_tutor_forget_differing (FhTutor *tutor);

/* The first step of the hint, which points at what to think of; there must be a statement.
 * (transfer full) */
char *fh_tutor_dup_nudge (FhTutor *tutor);

/* The person may have done @action: a call that was weighed is told of, once it is known how it
 * stands (fh-tutor-weighed.c). */
void fh_tutor_note_done (FhTutor *tutor, const FhAction *action);

/* Tell whoever watches. */
void fh_tutor_emit_call_weighed (FhTutor *tutor, const FhWeighedCall *call);
void fh_tutor_emit_estimates (FhTutor *tutor);
void fh_tutor_emit_hint (FhTutor *tutor);
void fh_tutor_emit_considered (FhTutor *tutor);

/* Whether the person leads to a trick. */
gboolean fh_tutor_leads (FhTutor *tutor);

/* The suit in which the person would hold the most trumps. */
FhDenomination fh_tutor_longest_suit (FhTutor *tutor);

/* The trump that the ladder goes by: that of the contract, of the call that is thought about, or of
 * the longest suit; no trump in a misère. */
FhDenomination fh_tutor_trump (FhTutor *tutor);

void fh_tutor_rung_free (gpointer rung);
void fh_tutor_card_free (gpointer card);
void fh_tutor_call_free (gpointer call);
void fh_tutor_remark_free (gpointer remark);
void fh_tutor_figure_free (gpointer figure);

G_END_DECLS
