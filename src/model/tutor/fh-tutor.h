/* fh-tutor.h: the tutor at the side of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-game.h"
#include "fh-hand-order.h"
#include "fh-said.h"
#include "fh-settings.h"

G_BEGIN_DECLS

/* The help pages that belong to a sentence are written "page" or "page#section", of
 * help:five-hundred. */

/* Where a card of the ladder is, as far as the person may know. */
typedef enum
{
  FH_WHERE_YOURS,   /* in the own hand */
  FH_WHERE_TABLE,   /* in the trick in progress */
  FH_WHERE_PLAYED,  /* in a finished trick */
  FH_WHERE_KNOWN,   /* surely in the hand of another player */
  FH_WHERE_OUT,     /* in the own discards */
  FH_WHERE_NOT_SEEN /* in another hand, the kitty or the discards of somebody else */
} FhWhere;

/* One card of the ladder of trumps (without a trump suit: of the highest cards), highest first. */
typedef struct
{
  FhCard card;
  FhWhere where;
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
  char *help;
} FhTutorCard;

/* One call of the ladder of this table, lowest first, a pass before all. */
typedef struct
{
  FhCall call;
  gboolean legal;
  gboolean best;  /* what the tutor would call; known when the estimate is complete */
  int value;      /* points when made */
  double make;    /* chance from 0 to 1, or -1 while it is unknown */
  double points;  /* expected, own less others', of a pass too; NAN while unknown */
  char *sentence; /* why not, or what the call would tell; may be NULL */
  char *help;
} FhTutorCall;

/* What a teacher would say now, and where more is said of it. */
typedef struct
{
  char *sentence;
  char *help;
} FhTutorRemark;

/* A number that is counted, such as the trumps that are out. */
typedef struct
{
  int number;
  char *caption;  /* a word or two: "sure", "trumps out" */
  char *sentence; /* what it means: a fact, or that it is none */
  char *help;
} FhTutorFigure;

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

/* A call of the person, action number @action of @game in its deal number @deal. */
typedef struct
{
  FhGame *game;
  guint deal;
  guint action;
  FhCall call;
  double cost;       /* points that it falls short of the best, */
  double error;      /* and the standard error of that */
  gboolean is_sound; /* the best, or as good */
} FhWeighedCall;

#define FH_TYPE_TUTOR (fh_tutor_get_type ())
G_DECLARE_FINAL_TYPE (FhTutor, fh_tutor, FH, TUTOR, GObject)

/**
 * FhTutor:
 *
 * Follows a game and says, for this moment and to the person only, what matters.  It knows what the
 * person knows.  What has to be estimated is computed in a task that can be cancelled and starts
 * only while the tutor is active or a hint was asked for.
 *
 * Signals: `changed ()`: everything may be different.  `estimates-changed ()`: only make, points,
 * sentence and best of the calls, and busy, are.  `hint-changed ()`.  `considered-changed ()`: the
 * call that is thought about is another one.  `lines-changed ()`: only heading, text, figures,
 * lines, more and question are.  `call-weighed (const FhWeighedCall *call)`: what became of a call
 * that the person made when the judge had weighed the calls.
 */
FhTutor *fh_tutor_new (FhGame *game);

/* Follows @game (or nothing) from now on. */
void fh_tutor_set_game (FhTutor *tutor, FhGame *game);
FhGame *fh_tutor_get_game (FhTutor *tutor);

/* Whether the judge is asked about this moment, and has not answered. */
gboolean fh_tutor_is_busy (FhTutor *tutor);

/* Whether the estimates are wanted: the panel is visible. */
void fh_tutor_set_active (FhTutor *tutor, gboolean active);

/* In which order the person holds his cards; the highest first unless something else is said. */
void fh_tutor_set_hand_order (FhTutor *tutor, FhHandOrder order);

/* The person looks at @call, with the pointer or the keyboard; FH_CALL_NONE: at none.  The call
 * that was looked at last stays the considered one until the game goes on, so that one can read
 * about it elsewhere.  What is no call of this auction is ignored. */
void fh_tutor_set_considered (FhTutor *tutor, FhCall call);

/* The call that is thought about, or FH_CALL_NONE when there is no auction or none has been
 * looked at. */
FhCall fh_tutor_get_considered (FhTutor *tutor);

/* The trumps that the considered call would make: an FhDenomination, FH_NO_TRUMP of a misère too;
 * or -1 where no call is considered, or a pass. */
int fh_tutor_get_considered_trump (FhTutor *tutor);

/* How much is said; FH_TUTOR_MIDDLE unless something else is. */
void fh_tutor_set_degree (FhTutor *tutor, FhTutorDegree degree);
FhTutorDegree fh_tutor_get_degree (FhTutor *tutor);

/* What is counted, FhTutorCounts; all unless something else is said. */
void fh_tutor_set_counts (FhTutor *tutor, guint counts);
guint fh_tutor_get_counts (FhTutor *tutor);

/* Whether the tutor asks how many trumps are out before it says so, once a trick at most. */
void fh_tutor_set_count_first (FhTutor *tutor, gboolean count_first);

/* Keeps to `tutor-degree`, `tutor-counts-trumps`, `tutor-counts-suits`, `tutor-counts-tricks` and
 * `tutor-count-first` of @settings from now on. */
void fh_tutor_follow_settings (FhTutor *tutor, FhSettings *settings);

/* The person has chosen @cards of his hand to put them away, and may choose others yet. */
void fh_tutor_set_chosen (FhTutor *tutor, FhCardSet cards);

/* What matters now: a heading and a line or two.  Never NULL. */
const char *fh_tutor_get_heading (FhTutor *tutor);
const char *fh_tutor_get_text (FhTutor *tutor);
const char *fh_tutor_get_help (FhTutor *tutor);

/* What is counted at this moment, such as the tricks of a bid that is thought about: where
 * fh_tutor_adds_up(), all but the last make up the last.  (transfer none) (element-type
 * FhTutorFigure), valid until `changed` or `lines-changed`. */
GPtrArray *fh_tutor_get_figures (FhTutor *tutor);
gboolean fh_tutor_adds_up (FhTutor *tutor);

/* What is said after the text, the most important first; and what is said on demand.  (transfer
 * none) (element-type FhTutorRemark), valid until `changed` or `lines-changed`. */
GPtrArray *fh_tutor_get_lines (FhTutor *tutor);
GPtrArray *fh_tutor_get_more (FhTutor *tutor);

/* What the tutor asks the person to count before it says it, or NULL. */
const char *fh_tutor_get_question (FhTutor *tutor);

/* Answers it with @number.  What it was is said in fh_tutor_get_answer(). */
void fh_tutor_answer (FhTutor *tutor, int number);

/* Whether the last question was answered rightly, with the cards; NULL once the trick is over, and
 * before there was one. */
const char *fh_tutor_get_answer (FhTutor *tutor);

/* Whether what action number @index of the game means is told in the lines or on demand: who asks
 * why it was done would hear the same again. */
gboolean fh_tutor_tells (FhTutor *tutor, guint index);

/* The cards of the own hand in the order in which it is held.  (transfer none) (element-type
 * FhTutorCard), valid until `changed`. */
GPtrArray *fh_tutor_get_cards (FhTutor *tutor);

/* The ladder.  (transfer none) (element-type FhTutorRung), valid until `changed`. */
GPtrArray *fh_tutor_get_ladder (FhTutor *tutor);

/* The FhDenomination of the ladder: that of the contract, of the call that is thought about, or of
 * the longest suit; -1 without a game. */
int fh_tutor_get_ladder_trump (FhTutor *tutor);

/* Who has no trump any more, in sentences; empty but while cards are played with trumps.  (transfer
 * none) (element-type FhSaid), valid until `changed`. */
GPtrArray *fh_tutor_get_trumpless (FhTutor *tutor);

/* The calls; empty outside the auction.  (transfer none) (element-type FhTutorCall), valid until
 * `changed`. */
GPtrArray *fh_tutor_get_calls (FhTutor *tutor);

/* By table laws: what is so now because of slips, each with what it means.  (transfer none)
 * (element-type FhTutorRemark), valid until `changed`. */
GPtrArray *fh_tutor_get_laws (FhTutor *tutor);

/* Asks for the next step of the hint: 1 a nudge, 2 the suggestion, 3 the full reason with numbers.
 * `hint-changed` comes when it is there; the first step may take a second. */
void fh_tutor_ask_hint (FhTutor *tutor);

/* What the hint says so far: 0 when none was asked for or the game went on. */
int fh_tutor_get_hint_step (FhTutor *tutor);
const char *fh_tutor_get_hint (FhTutor *tutor);
const char *fh_tutor_get_hint_help (FhTutor *tutor);

/* Has the judge's statement ready at every decision of the person, for fh_tutor_differ_async(). */
void fh_tutor_set_watchful (FhTutor *tutor, gboolean is_watchful);

/* Finds out whether the tutor differs so much from @action, which the person is about to do, that
 * it asks: by the judge's statement, for which it waits, @action is a mistake that costs more than
 * @limit points beyond its error.  The same @action once more in the same moment is taken as meant;
 * undo and whatever else happens forget that.  The result has no source: nobody is kept by
 * waiting for it. */
void fh_tutor_differ_async (FhTutor *tutor,
                            const FhAction *action,
                            int limit,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* What to think of, the first step of the hint, when the tutor asks; NULL when it does not, or with
 * @error when that was cancelled.  (transfer full) */
char *fh_tutor_differ_finish (FhTutor *tutor, GAsyncResult *result, GError **error);

/* The action that the hint suggests, for the window to mark; FALSE before step 2. */
gboolean fh_tutor_get_hint_action (FhTutor *tutor, FhAction *action);

G_END_DECLS
