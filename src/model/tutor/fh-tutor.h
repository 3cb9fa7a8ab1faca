/* fh-tutor.h: the tutor at the side of the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-tutor-words.h"

/* What the tutor says otherwise than before: bits. */
typedef enum
{
  FH_TUTOR_SAYS_LINES = 1 << 0,  /* heading, text, figures, question, lines, more, the ladder */
  FH_TUTOR_SAYS_ADVICE = 1 << 1, /* what the calls are worth, and whether that is thought about */
  FH_TUTOR_SAYS_REST = 1 << 2,   /* cards, calls, laws */
  FH_TUTOR_SAYS_HINT = 1 << 3,
  FH_TUTOR_SAYS_NEW = (1 << 3) - 1, /* all but the hint: at another moment */
} FhTutorSays;

/* What @done, action number @action of @game in its deal number @deal, from 0, cost in @view. */
typedef struct
{
  FhGame *game;
  guint deal;
  guint action;
  FhAction done;
  const FhSeatView *view;
  const FhCost *cost;
  gboolean is_hard; /* it was right, and most club players would have gone wrong */
} FhDecisionCost;

#define FH_TYPE_TUTOR (fh_tutor_get_type ())
G_DECLARE_FINAL_TYPE (FhTutor, fh_tutor, FH, TUTOR, GObject)

/**
 * FhTutor:
 *
 * Follows a game and says, for this moment and to the person only, what matters.  It knows what the
 * person knows.  Advice is computed in a task that can be cancelled and starts only while the tutor
 * is active or watchful, or a hint was asked for.
 *
 * Signals: `changed (guint parts)`: what is said is another thing, of FhTutorSays; words that were
 * handed out before are gone.  `decision-cost (const FhDecisionCost *decision)`: how something
 * stands that the person did when the judge had said what could be done.
 */
FhTutor *fh_tutor_new (FhGame *game);

/* Follows @game (or nothing) from now on. */
void fh_tutor_set_game (FhTutor *tutor, FhGame *game);
FhGame *fh_tutor_get_game (FhTutor *tutor);

/* The moment, and what is said of it.  (transfer none), valid until `changed`. */
const FhTutorMoment *fh_tutor_get_moment (FhTutor *tutor);
const FhTutorWords *fh_tutor_get_words (FhTutor *tutor);

/* Whether what is said waits to be shown, for the table does not show yet what it is about: the
 * last card of a trick is on its way.  `changed` comes once more when it does. */
void fh_tutor_set_waiting (FhTutor *tutor, gboolean is_waiting);
gboolean fh_tutor_is_waiting (FhTutor *tutor);

/* Whether the judge is asked about this moment, and has not answered. */
gboolean fh_tutor_is_busy (FhTutor *tutor);

/* Whether advice is wanted: the panel is visible. */
void fh_tutor_set_active (FhTutor *tutor, gboolean active);

/* How the person wants to be taught; FH_TUTOR_MANNER_USUAL unless something else is said. */
void fh_tutor_set_manner (FhTutor *tutor, const FhTutorManner *manner);

/* Keeps to what @settings say of that from now on. */
void fh_tutor_follow_settings (FhTutor *tutor, FhSettings *settings);

/* The person looks at @call, with the pointer or the keyboard.  The call that was looked at last
 * stays the considered one until the game goes on, so that one can read about it elsewhere.  What
 * is no call of this auction is ignored. */
void fh_tutor_set_considered (FhTutor *tutor, FhCall call);

/* The person has chosen @cards of his hand to put them away, and may choose others yet. */
void fh_tutor_set_chosen (FhTutor *tutor, FhCardSet cards);

/* Answers the question of the words with @number.  What it was is said in fh_tutor_get_answer(). */
void fh_tutor_answer (FhTutor *tutor, int number);

/* Whether the last question was answered rightly, with the cards; NULL once the trick is over, and
 * before there was one. */
const char *fh_tutor_get_answer (FhTutor *tutor);

/* Whether what action number @index of the game means is told in the lines or on demand: who asks
 * why it was done would hear the same again. */
gboolean fh_tutor_tells (FhTutor *tutor, guint index);

/* Asks for the next step of the hint: 1 a nudge, 2 the suggestion, 3 the reason; for the last at
 * once where only one card may be played. `changed` comes when it is there; the first step may take
 * a second. */
void fh_tutor_ask_hint (FhTutor *tutor);

/* What the hint says so far: 0 and NULL when none was asked for or the game went on. */
int fh_tutor_get_hint_step (FhTutor *tutor);
const char *fh_tutor_get_hint (FhTutor *tutor);

/* The action that the hint suggests, for the window to mark; FALSE before step 2. */
gboolean fh_tutor_get_hint_action (FhTutor *tutor, FhAction *action);

/* Has the judge's advice ready at every decision of the person, for fh_tutor_ask_cost_async() and
 * for a hint that is asked for after it. */
void fh_tutor_set_watchful (FhTutor *tutor, gboolean is_watchful);

/* Finds out whether @action, which the person is about to do, costs so much that the tutor asks: by
 * the judge's advice, for which it waits, @action is a mistake that costs more than @limit points
 * beyond its error.  The same @action once more in the same moment is taken as meant; undo and
 * whatever else happens forget that.  The result has no source: nobody is kept by waiting for it.
 */
void fh_tutor_ask_cost_async (FhTutor *tutor,
                              const FhAction *action,
                              int limit,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* What to think of, the first step of the hint, when the tutor asks; NULL when it does not, or with
 * @error when that was cancelled.  (transfer full) */
char *fh_tutor_ask_cost_finish (FhTutor *tutor, GAsyncResult *result, GError **error);
