/* fh-intent.h: what the person is about to do in the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-intent-plan.h"
#include "fh-tutor.h"

#define FH_TYPE_INTENT (fh_intent_get_type ())
G_DECLARE_FINAL_TYPE (FhIntent, fh_intent, FH, INTENT, GObject)

/**
 * FhIntent:
 *
 * Stands between the person and the game: what he wants goes to the game at once, or after
 * something that he is asked first.  That is the suit that a joker names, whether he really means
 * to break a rule that the laws of the table do not enforce, what the tutor would rather not see
 * done, or the same card once more; and what the laws leave to him.  It asks one thing at a time,
 * and whatever else the person does counts instead.
 *
 * The tutor asks once, and takes yes for an answer.  While it still finds out what that costs
 * nothing is blocked; what it does not know in 2.5 seconds is done.
 *
 * When the game changes what has become impossible is forgotten, before those hear of the change
 * who have followed the game since fh_intent_set_game().
 *
 * Signals:
 *  - `changed ()`: what is planned or asked is otherwise now, and the game has not changed since.
 *  - `deciding (const FhAction *action) -> gboolean`: @action is about to be given to the game,
 *    which may refuse it; TRUE: somebody else takes care of it, and it is not.
 *  - `refused (const char *sentence, const char *help)`: something that has not even come to the
 *    game; as of FhGame.
 */
FhIntent *fh_intent_new (void);

/* Is about @game (or nothing) from now on. */
void fh_intent_set_game (FhIntent *intent, FhGame *game);

/* Has @tutor, which follows the same game, speak before something that costs @limit points or
 * more; 0, which is so at first: never.  @tutor may be NULL. */
void fh_intent_set_tutor (FhIntent *intent, FhTutor *tutor);
void fh_intent_set_limit (FhIntent *intent, int limit);

/* Whether a card or a call has to be chosen twice; not unless something else is said. */
void fh_intent_set_confirms (FhIntent *intent, gboolean confirms);

/* FALSE: one only looks at the game, and nothing is lifted.  TRUE at first. */
void fh_intent_set_played (FhIntent *intent, gboolean is_played);

/* In how many milliseconds a second click belongs to the first one, and is no answer to what was
 * asked between them; 0 at first. */
void fh_intent_set_double_click (FhIntent *intent, int milliseconds);

/* The person wants to do @action. */
void fh_intent_want (FhIntent *intent, const FhAction *action);

/* He has chosen @card of his hand or his dummy, whatever that means now: it answers what is asked,
 * takes the trick away that lies there, is lifted, or played.  A card that was dragged onto the
 * table is meant to be played: a trick goes for that, and it need not be chosen twice. */
void fh_intent_choose_card (FhIntent *intent, guint card);
void fh_intent_drop_card (FhIntent *intent, guint card);

/* He has chosen @call, with the inkle (D-HP-INKLE) or without. */
void fh_intent_choose_call (FhIntent *intent, guint call, gboolean inkle);

/* What a joker would name: why it may not name each suit, FH_OK for those that it may. */
void fh_intent_get_suits (FhIntent *intent, FhRefusal refusals[FH_N_SUITS]);

/* The joker names @suit; -1: it is kept. */
void fh_intent_name (FhIntent *intent, int suit);

/* He says what @kind is, one of the actions without cards that only the laws know. */
void fh_intent_say (FhIntent *intent, FhActionKind kind);

/* Begins @stage, of FH_INTENT_CORRECT and FH_INTENT_MISDEAL; a bid or a card out of turn, whichever
 * is due; to show a card in this @way. */
void fh_intent_begin (FhIntent *intent, FhIntentStage stage);
void fh_intent_begin_early (FhIntent *intent);
void fh_intent_begin_show (FhIntent *intent, FhExposure way);

/* Answers what is asked with yes or no. */
void fh_intent_answer (FhIntent *intent, gboolean yes);

/* Whatever he was about to do is not done; FALSE when there was nothing. */
gboolean fh_intent_cancel (FhIntent *intent);

/* He is about to write the points of the deal that is over down himself (HC-072), or not; and
 * whether he is, until the next deal at most.  Writes @points, a number a side, and is not any
 * more. */
void fh_intent_set_writing (FhIntent *intent, gboolean is_writing);
gboolean fh_intent_is_writing (FhIntent *intent);
void fh_intent_write_points (FhIntent *intent, const int points[FH_MAX_SEATS]);

/* What the person is about to do, FH_INTENT_NONE without a game. */
FhIntentStage fh_intent_get_stage (FhIntent *intent);

/* The card that he is about to play, or whose joker awaits its suit; the call that is lifted.
 * FH_CARD_NONE and FH_CALL_NONE where there is none. */
FhCard fh_intent_get_card (FhIntent *intent);
FhCall fh_intent_get_call (FhIntent *intent);

/* What he is asked, valid until the next change of the intent or the game.  Never NULL. */
const FhIntentQuestion *fh_intent_get_question (FhIntent *intent);

/* Whether that, or the suit of a joker, has to be answered before a finished trick goes. */
gboolean fh_intent_asks (FhIntent *intent);
