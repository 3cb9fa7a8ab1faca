/* fh-tutor-words.h: what the tutor says of a moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-said.h"
#include "fh-trump-ladder.h"
#include "fh-tutor-moment.h"

/* The help pages that belong to a sentence are written "page" or "page#section", of
 * help:five-hundred.  They are static, as are those of FhSaid. */

/* One card of the ladder of trumps (without a trump suit: of the highest cards), highest first. */
typedef struct
{
  FhCard card;
  FhTrumpPlace place;
  int seat;       /* who holds or played it, or -1 */
  char *name;     /* "right bower (jack of spades)" or the name of the card */
  char *sentence; /* where it is: "played by Marama in trick 3" */
} FhTutorRung;

/* One card of the own hand. */
typedef struct
{
  FhCard card;
  gboolean legal;
  char *sentence; /* why not, or what it is when it is legal */
  FhSuit suit;    /* to which the sentence belongs: only of cards of this suit it says the same; or
                   * FH_SUIT_NONE */
  const char *help;
} FhTutorCard;

/* One call of the ladder of this table, lowest first, a pass before all. */
typedef struct
{
  FhCall call;
  gboolean legal;
  int value;           /* points when made */
  FhCallAdvice advice; /* of the judge */
  char *sentence;      /* why not, or what the call would tell; may be NULL */
  const char *help;
} FhTutorCall;

/* A number that is counted, such as the trumps that are out. */
typedef struct
{
  int number;
  char *caption;  /* a word or two: "sure", "trumps out" */
  char *sentence; /* what it means: a fact, or that it is none */
  const char *help;
} FhTutorFigure;

/* Everything that is said.  No text and no list is NULL, but for the question. */
typedef struct
{
  /* What matters now. */
  char *heading;
  char *text;
  const char *help;

  GPtrArray *figures; /* FhTutorFigure: what is counted, such as the tricks of a bid that is thought
                       * about */
  gboolean adds_up;   /* all figures but the last make up the last */
  char *question;     /* what the person is to count before it is said, or NULL */

  GPtrArray *lines; /* FhSaid with help: what is said after the text, the most important first */
  GPtrArray *more;  /* likewise: what is said on demand */
  GPtrArray *laws;  /* likewise, by table laws: what is so now because of slips */

  GPtrArray *cards;     /* FhTutorCard: those of the hand, in the order in which it is held */
  GPtrArray *ladder;    /* FhTutorRung */
  GPtrArray *trumpless; /* FhSaid: who has no trump any more; empty but while cards are played with
                         * trumps */
  GPtrArray *calls;     /* FhTutorCall; empty outside the auction */
} FhTutorWords;

/* Says into @words what there is to say of @moment, or nothing where it is NULL. */
void fh_tutor_words_init (FhTutorWords *words, const FhTutorMoment *moment);
void fh_tutor_words_clear (FhTutorWords *words);

/* Whether @number is how many trumps are out at @moment, whose question that was, with the cards.
 * (transfer full) */
char *fh_tutor_answer_words (const FhTutorMoment *moment, int number);

/* The hint, of whose three steps the first points at what to think of, the second says what to do,
 * the third why, in few words: how step @step of them is worded.  The judge must have spoken.  What
 * the third leaves out is said on demand, once fh_tutor_words_init() has such a moment.  (transfer
 * full) */
char *fh_tutor_hint_words (const FhTutorMoment *moment, int step);

/* Where more is said of it. */
const char *fh_tutor_hint_help (const FhTutorMoment *moment);

/* Whether @action, done on the table @before, was out of turn or is one that only the laws of the
 * table know; and why that was done, or NULL.  (transfer full) */
gboolean fh_tutor_is_law (const FhTable *before, const FhAction *action);
char *fh_tutor_why_law (const FhScene *scene, const FhAction *action);
