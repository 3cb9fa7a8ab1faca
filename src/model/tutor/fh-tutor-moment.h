/* fh-tutor-moment.h: a moment of a game, as the tutor sees it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-advice.h"
#include "fh-game.h"
#include "fh-hand-order.h"
#include "fh-plan.h"
#include "fh-settings.h"

/* In so many steps a hint is given. */
#define FH_TUTOR_HINT_STEPS 3

/* How much the tutor says unasked.  A hint is given in each degree. */
typedef enum
{
  FH_TUTOR_FEW,    /* what matters most */
  FH_TUTOR_MIDDLE, /* and what it hangs on, and how to go on */
  FH_TUTOR_ALL,    /* everything */
  FH_TUTOR_SILENT, /* nothing */
} FhTutorDegree;

/* What the tutor counts for the person, who may rather do it himself: bits. */
typedef enum
{
  FH_COUNT_TRUMPS = 1 << 0, /* the trumps that are out */
  FH_COUNT_SUITS = 1 << 1,  /* who can have none of a suit any more */
  FH_COUNT_TRICKS = 1 << 2, /* tricks that are needed, sure and likely */
} FhTutorCounts;
#define FH_COUNT_ALL (FH_COUNT_TRUMPS | FH_COUNT_SUITS | FH_COUNT_TRICKS)

/* How the person wants to be taught, whatever the moment. */
typedef struct
{
  FhTutorDegree degree;
  guint counts;         /* FhTutorCounts */
  gboolean count_first; /* is asked once a trick how many trumps are out, before it is said */
  FhHandOrder order;    /* in which the cards are held */
} FhTutorManner;

/* Where nothing has been chosen: the middle degree, everything counted, the highest card first. */
#define FH_TUTOR_MANNER_USUAL ((FhTutorManner){ .degree = FH_TUTOR_MIDDLE, .counts = FH_COUNT_ALL })

/**
 * FhTutorMoment:
 *
 * All that the tutor's words follow from (fh-tutor-words.h): a value, made once the game has
 * changed.  It knows what the person knows.
 */
typedef struct
{
  FhSeatView view; /* of the person, or of his dummy when it is the dummy's turn */
  FhPlan plan;
  FhKnown known;

  /* What the game adds to the table. */
  FhScene scene; /* without its table: see fh_tutor_moment_scene() */
  FhHold hold;
  FhQuestion question;      /* of the laws of the table */
  int corrector;            /* with FH_QUESTION_REVOKE: the seat that has not followed suit */
  FhCard dealt[FH_N_CARDS]; /* the cards of the hand as they were dealt; */
  int n_dealt;              /* so many are known */

  /* What the person does. */
  FhCall considered;     /* the call that is thought about, or FH_CALL_NONE */
  FhCall kept;           /* what the judge's last words in this auction made one speak of, or
                          * FH_CALL_NONE */
  gboolean awaits_judge; /* he has his say before the person calls for the first time; until then no
                          * bid is spoken of that he may not make */
  FhCardSet chosen;      /* cards of the hand that he thinks of putting away */
  gboolean has_counted;  /* was asked in this trick how many trumps are out, and has answered */

  int hint_step; /* of the hint, how much has been said */
  FhTutorManner manner;
  const FhAdvice *advice; /* what the judge says of it, or NULL while he has said nothing */
} FhTutorMoment;

/* What the judge says of a call. */
typedef struct
{
  gboolean best;
  gboolean worse;  /* than the best, by more than the error */
  guint n_layouts; /* in which it was tried */
  double make;     /* chance from 0 to 1, or -1 while it is unknown */
  double points;   /* expected, own less others', of a pass too; NAN while unknown */
} FhCallAdvice;

/* Makes @moment of what one seat sees, told to that seat: nothing is held or asked, nothing
 * considered, chosen or judged, and nobody has a name. */
void
fh_tutor_moment_init (FhTutorMoment *moment, const FhSeatView *view, const FhTutorManner *manner);

/* Whom a sentence about @moment is told to; valid as long as @moment is. */
FhScene fh_tutor_moment_scene (const FhTutorMoment *moment);

/* Whether calls are made, so that there is something to say of them. */
gboolean fh_tutor_moment_is_auction (const FhTutorMoment *moment);

/* What the judge has said of @call. */
FhCallAdvice fh_tutor_moment_advice (const FhTutorMoment *moment, FhCall call);

/* The bid that the judge's words make one speak of: the one that he makes, or where that is to pass
 * the bid of tricks with the most points; FH_CALL_NONE while he thinks. */
FhCall fh_tutor_moment_judged_bid (const FhTutorMoment *moment);

/* The call that is spoken of: the considered one; the judge's bid, or while he thinks, and others
 * call, a bid of the same trumps as before; or the lowest bid of the longest suit that can be made,
 * unless the judge is awaited.  FH_CALL_NONE when there is none. */
FhCall fh_tutor_moment_call (const FhTutorMoment *moment);

/* The trumps that the considered call would make: an FhDenomination, FH_NO_TRUMP of a misère too;
 * or -1 where no call is considered, or a pass. */
int fh_tutor_moment_considered_trump (const FhTutorMoment *moment);

/* The trump that is spoken of: that of the considered call, of the contract, of the call that is
 * spoken of, or of the longest suit; no trump in a misère. */
FhDenomination fh_tutor_moment_trump (const FhTutorMoment *moment);

/* Whether the person leads to a trick. */
gboolean fh_tutor_moment_leads (const FhTutorMoment *moment);

/* What @settings say of it. */
FhTutorManner fh_tutor_manner_of_settings (FhSettings *settings);

/* Whether what to do is said before anybody asks, in words that leave the card to be found; and
 * whether that is known. */
gboolean fh_tutor_manner_guides (const FhTutorManner *manner);
gboolean fh_tutor_moment_guides (const FhTutorMoment *moment);
