/* fh-game-view.h: a game on the table, to be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-game.h"
#include "fh-progress.h"
#include "fh-settings.h"
#include "fh-table-view.h"
#include "fh-tutor.h"

#define FH_TYPE_GAME_VIEW (fh_game_view_get_type ())
G_DECLARE_FINAL_TYPE (FhGameView, fh_game_view, FH, GAME_VIEW, GtkWidget)

/**
 * FhGameView:
 *
 * Shows one FhGame on a table, asks the person for calls, cards and answers when it is time, says
 * what happens to people who do not see it, and shows results.
 *
 * Actions, which the keys in brackets activate too: `table.continue` (Space and Enter while a trick
 * or a deal waits), `table.last-trick` (L), `table.speak-turn` (T), `table.speak-contract` (C),
 * `table.speak-score` (P), `table.score-sheet` (S), `table.log` (G), `table.why` (Y: why what was
 * done last was done), `table.rule` (R: the help on
 * the rule that refused something last), `table.play-out` (E: the rest of a deal that is decided),
 * `table.go-on` (to play it oneself), `table.laws` (W: the menu of what the laws of the table
 * allow), `table.focus-hand`, `table.new-game`,
 * `table.play-again`, `table.review`; `table.earlier` and `table.later` while a deal that is over
 * is looked at, and `table.back` from one before it; and
 * `laws.*` for each item of that menu and of the one on the cards of the hand.
 *
 * Signals:
 *  - `score-sheet ()`, `new-game ()`, `play-again ()`, `review ()`: a button asked for what the
 * window opens.
 *  - `deciding (const FhAction *action) -> gboolean`: the person is about to do @action, which may
 *    be refused; TRUE: somebody else takes care of it, and it is not done.
 *  - `chosen-changed (guint64 cards)`: the cards that are lifted to be put away are these, a set.
 *  - `considered (guint call)`: the person looks at @call in the table of values; FH_CALL_NONE: at
 *    none any more.
 *
 * CSS node: `game` with `table`.
 */
GtkWidget *fh_game_view_new (void);

/* While a deal that is over lies on the table, shows deal number @deal of the game, from 0, in its
 * place, until one goes back; FALSE when it cannot be shown there. */
gboolean fh_game_view_show_deal (FhGameView *self, guint deal);

/* All cards of the deal that is over and lies on the table, and its end as a @scene; NULL when
 * there is none.  Valid until the next action of the game. */
const FhState *fh_game_view_peek_open_deal (FhGameView *self, FhScene *scene);

/**
 * FhAsked:
 * @FH_ASKED_NOTHING: A game is played.
 * @FH_ASKED_WHAT_TO_DO: What the person does in the position is the answer.
 * @FH_ASKED_WHAT_LIES: The question is about what lies there, and is answered elsewhere.
 * @FH_ASKED_ANSWERED: It was answered, and what follows is shown.
 *
 * What is asked about the game.  While something is, the table answers nothing (FhScene).  A trick
 * that is over lies until the next one begins, unless the person is to lead to that, and while it
 * is asked what lies there it is nobody’s yet.
 */
typedef enum
{
  FH_ASKED_NOTHING,
  FH_ASKED_WHAT_TO_DO,
  FH_ASKED_WHAT_LIES,
  FH_ASKED_ANSWERED,
} FhAsked;

/* Shows the game as one about which @asked is asked, from now on. */
void fh_game_view_set_asked (FhGameView *self, FhAsked asked);

/* How much of the table is shown, from the next game on. */
void fh_game_view_set_extent (FhGameView *self, FhExtent extent);

/* Puts the keyboard where the person can do what is next: calls, cards, or the button to go on. */
void fh_game_view_focus (FhGameView *self);

/* Shows @game (or nothing) from now on, and lets go of the one before. */
void fh_game_view_set_game (FhGameView *self, FhGame *game);

/* Follows @settings: felt, speed, order of the hand, inks and letters, marks, confirmation, offer
 * of a review. */
void fh_game_view_set_settings (FhGameView *self, FhSettings *settings);

/* What was learned, by @progress: a lesson on what a deal has cost is offered after it. */
void fh_game_view_set_progress (FhGameView *self, FhProgress *progress);

/* Has @tutor, which follows the same game, speak before something that it differs from, as the
 * settings say; NULL: nobody does. */
void fh_game_view_set_tutor (FhGameView *self, FhTutor *tutor);

/* Points at what the tutor suggests: the cell of a call, or cards; NULL at nothing.  The mark goes
 * when the game goes on. */
void fh_game_view_set_hint (FhGameView *self, const FhAction *action);

/* Shows @sentence over the table for a while and says it aloud. */
void fh_game_view_say (FhGameView *self, const char *sentence);

/* The table. */
FhTableView *fh_game_view_get_table (FhGameView *self);
