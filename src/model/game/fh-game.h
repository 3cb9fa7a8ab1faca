/* fh-game.h: the running game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-deal.h"
#include "fh-journal.h"
#include "fh-judge.h"
#include "fh-rng.h"
#include "fh-scene.h"
#include "fh-seat-view.h"
#include "fh-seating.h"
#include "fh-sure-rest.h"

/**
 * FhHold:
 * @FH_HOLD_NONE: The game goes on as soon as who is to act has acted.
 * @FH_HOLD_CUT: The players have drawn for the first deal (fh_game_get_cut()), which comes next.
 * @FH_HOLD_DECLARE: Before the first call the person may say "ace, no face": fh_game_act() with
 *   FH_ACTION_ACE_NO_FACE does, fh_game_continue() declines.
 * @FH_HOLD_TRICK: A trick is complete and lies on the table.
 * @FH_HOLD_DEMAND: An opponent has played out of turn: fh_game_act() with FH_ACTION_DEMAND has the
 *   card taken back, with FH_ACTION_ACCEPT or fh_game_continue() it stands (HC-063).
 * @FH_HOLD_DEAL: A deal is over and its result is known; the next one has not begun.
 * @FH_HOLD_GAME: The game is over.
 *
 * Why the game waits for fh_game_continue().
 */
typedef enum
{
  FH_HOLD_NONE,
  FH_HOLD_CUT,
  FH_HOLD_DECLARE,
  FH_HOLD_TRICK,
  FH_HOLD_DEMAND,
  FH_HOLD_DEAL,
  FH_HOLD_GAME,
} FhHold;

/**
 * FhQuestion:
 * @FH_QUESTION_NONE: Nothing, or the person has let it be (fh_game_waive()).
 * @FH_QUESTION_DEMAND: Whether a card that an opponent played out of turn is to be taken back: the
 *   game is in FH_HOLD_DEMAND.
 * @FH_QUESTION_REVOKE: Whether he corrects his card, which did not follow suit.
 * @FH_QUESTION_CHANGE: Whether he changes his card, because one before it was corrected.
 * @FH_QUESTION_COUNT: Whether he reports that the cards were dealt wrongly.
 *
 * What the laws of the table have the person decide.
 */
typedef enum
{
  FH_QUESTION_NONE,
  FH_QUESTION_DEMAND,
  FH_QUESTION_REVOKE,
  FH_QUESTION_CHANGE,
  FH_QUESTION_COUNT,
} FhQuestion;

#define FH_TYPE_GAME (fh_game_get_type ())
G_DECLARE_FINAL_TYPE (FhGame, fh_game, FH, GAME, GObject)

/**
 * FhGame:
 *
 * One game from its first deal to its end: the list of its actions, the state that they lead to,
 * who sits where, and when things happen.  It deals, lets the computer players think in a task and
 * act, waits where a person wants to look, and keeps itself in a journal.  Everything happens on
 * the main loop of the thread that made it; nothing blocks it.
 *
 * Properties, which are set at any time:
 *  - `trick-delay` (int): milliseconds that a finished trick lies; -1: until fh_game_continue().
 *  - `deal-delay` (int): likewise for a finished deal; -1 by default.
 *  - `move-delay` (uint): the shortest time in milliseconds that a computer player takes.
 *  - `play-forced` (boolean): whether the card of a person is played when the rules leave one only.
 *  - `slip-rate` (uint): by table laws, in how many of a hundred of its calls and cards a computer
 *    player makes a slip; 0, the default: never.
 *  - `shows-cut` (boolean): whether the game is held before its first deal, so that the cut for it
 *    can be shown; three times as long as a trick lies.
 *
 * Signals, in the order in which one action emits them:
 *  - `action-done (const FhAction *action)`: @action has happened, as far as the person may know
 * it: cards that he may not see are FH_CARD_NONE.  The table is already the one after it.
 *  - `deal-begun ()`: that action was a deal; nobody has called yet.
 *  - `trick-finished (int winner)`: the seat that won the trick in table->last_trick_start.
 *  - `adjudicated (const char *sentence)`: by table laws: what follows from that action, for all to
 *    know.
 *  - `waiting ()`: what fh_game_get_hold(), fh_game_get_thinking() and fh_game_awaits_person() say
 *    may be different.
 *  - `changed ()`: last after everything that changed the game, holds too.
 * When the last trick has been looked at:
 *  - `deal-finished ()`: hold is FH_HOLD_DEAL; the result is in the table, all cards may be seen.
 *  - `game-finished ()`: hold is FH_HOLD_GAME; table->winners says who won.  A game that is brought
 *    back there emits both again.
 * And apart from those:
 *  - `refused (const char *sentence, const char *help)`: an action of a person was refused; @help
 * is the page of the rule behind that (fh_words_refusal_help()), or NULL.
 *  - `restored ()`: undo, redo or the same deal again: the table jumped, show it without animation.
 *    `changed` follows.
 *  - `script-finished ()`: all that was to happen has happened, and the game stands still.
 *  - `trouble (const char *sentence)`: something that has nothing to do with the play is to be told
 *    (what the disk refuses is told by the journal); the game goes on.
 */

/* A game by @rules that has not begun.  @seed, of which all deals and all chance of the computer
 * players follow, may be NULL for a seed from the system's source of random numbers. */
FhGame *fh_game_new (const FhRules *rules, const FhSeating *seating, const FhSeed *seed);

/* Lets time run: deals if no deal was dealt, calls computer players, and from now on keeps every
 * action in @journal; another game that is there goes to its shelf.  @journal may be NULL, then
 * nothing is kept. */
void fh_game_start (FhGame *game, FhJournal *journal);

/* Stops time: no computer player thinks any more, no timer runs, the journal is let go.  The game
 * can be looked at and started again; until then fh_game_act() refuses everything. */
void fh_game_stop (FhGame *game);

/* Stops *@game, which may be NULL, and lets go of it; @listener hears no more of it. */
void fh_game_drop (FhGame **game, gpointer listener);

/* Whether between start and stop. */
gboolean fh_game_is_running (FhGame *game);

/* What everybody may know, valid until the next action; copy it to keep it. */
const FhTable *fh_game_peek_table (FhGame *game);

/* The rules of the game. */
const FhRules *fh_game_peek_rules (FhGame *game);

/* Who sits where. */
const FhSeating *fh_game_peek_seating (FhGame *game);

/* Changes who sits where, from the next action on. */
void fh_game_set_seating (FhGame *game, const FhSeating *seating);

/* What the game is called among the files of the program and in the statistics; it keeps that when
 * it is left and comes back.  Valid until it is another game. */
const char *fh_game_get_id (FhGame *game);

/* The seed of the game. */
FhSeed fh_game_get_seed (FhGame *game);

/* The cards that the players drew for the first deal, and who deals it.  They follow from the seed
 * and are not part of the record (C-20). */
void fh_game_get_cut (FhGame *game, FhCut *cut);

/* The cards that the person was dealt, in their order; returns their number, 0 before the first
 * deal. */
int fh_game_get_dealt (FhGame *game, FhCard dealt[FH_N_CARDS]);

/* The seat whose cards are shown: the first at which a person sits, or 0. */
int fh_game_get_person (FhGame *game);

/* The seat whose cards the person plays now: that of his dummy when it is its turn (NZ-084), else
 * his own. */
int fh_game_get_acting_seat (FhGame *game);

/* What the player on @seat may know now.  Window and tutor ask for the seats that the person plays
 * only; for another seat the answer is given only once the deal is over, else FALSE. */
gboolean fh_game_get_view (FhGame *game, int seat, FhSeatView *view);

/* The judge of this game: one of its own unless it was given one who judges others, too, before
 * anybody asked him.  (transfer none) */
FhJudge *fh_game_get_judge (FhGame *game);
void fh_game_set_judge (FhGame *game, FhJudge *judge);

/* All cards of the deal: only once it is over, or when they were laid open, else NULL.  Valid until
 * the next action. */
const FhState *fh_game_peek_open_state (FhGame *game);

/* Has all hands of @game seen from now on: they are imagined, and nobody has to guess them. */
void fh_game_lay_open (FhGame *game);

FhHold fh_game_get_hold (FhGame *game);
int fh_game_get_thinking (FhGame *game);

/* Whether a person is to act now: it is his turn, nothing is held and nothing runs in between. */
gboolean fh_game_awaits_person (FhGame *game);

/* Whether the person may do @action now; @refusal, unless NULL, is told why not.  Answers for what
 * would be his next turn too low or not followed suit exactly as fh_game_act() would. */
gboolean fh_game_check (FhGame *game, const FhAction *action, FhRefusal *refusal);

/* What the person may do now, from his own hand or from his dummy: @legal->seat says which.  due is
 * FH_ACTION_NONE when it is not his turn. */
void fh_game_get_legal (FhGame *game, FhLegal *legal);

/* Whether the rules allow @action, too, where the laws of the table would take it as it happens: a
 * bid out of turn, a card that does not follow.  @refusal, unless NULL, is told why not. */
gboolean fh_game_check_rules (FhGame *game, const FhAction *action, FhRefusal *refusal);

/* What the laws of the table allow the person now besides what is due; nothing where they are
 * strict. */
void fh_game_get_rights (FhGame *game, FhRights *rights);

/* The cards that the person may put in place of the one that he has played, while a correction is
 * due to him (HC-067), else nothing.  @seat, unless NULL, is then his own or that of his dummy, and
 * @has_revoked whether the card did not follow suit; else somebody before him has corrected his. */
FhCardSet fh_game_get_corrections (FhGame *game, int *seat, gboolean *has_revoked);

/* What the laws of the table have the person decide now, which he has not let be. */
FhQuestion fh_game_get_question (FhGame *game);

/* Whether the person cannot go on without reporting that the cards were dealt wrongly. */
gboolean fh_game_must_report (FhGame *game);

/* Lets be what is asked, in this trick; one that is held is taken away. */
void fh_game_waive (FhGame *game);

/* Fills @legal with what the person could do now out of turn, FALSE when there is nothing: it is
 * his turn, or no call or card is due, or the laws are strict. */
gboolean fh_game_get_early (FhGame *game, FhLegal *legal);

/* Whether the computer player on @seat can be asked whether he really has none of the suit that he
 * did not follow; and asks him.  One who finds one corrects his card. */
gboolean fh_game_can_ask (FhGame *game, int seat);
void fh_game_ask (FhGame *game, int seat);

/* Writes down @points, a number a side, as those of the deal that is over: an entry for each side
 * whose points differ from what is written (HC-072). */
void fh_game_write_points (FhGame *game, const int points[FH_MAX_SEATS]);

/* Does @action for the person.  It happens at once, or as soon as the action before it is safely in
 * the journal.  Returns FALSE and emits `refused` when the rules refuse it; @refusal, unless NULL,
 * is told why.  While a finished trick is held, the hold is ended first, unless @action is one of
 * those that the laws of the table know besides calls and cards. */
gboolean fh_game_act (FhGame *game, const FhAction *action, FhRefusal *refusal);

/* Goes on after a hold: takes the trick away, deals the next deal, lets a card out of turn stand.
 * Does nothing otherwise. */
void fh_game_continue (FhGame *game);

/* Lets nothing happen by itself while @rests, as long as nobody looks at the table: what is held
 * stays so, and what a computer player has decided waits, too. */
void fh_game_set_rests (FhGame *game, gboolean rests);

/* Takes back everything to the last decision of the person, without limit, across deals. */
void fh_game_undo (FhGame *game);

/* Does again what was taken back, to the next decision of the person. */
void fh_game_redo (FhGame *game);

/* Likewise on and on, until @n_actions actions have been done or there are no more. */
void fh_game_redo_to (FhGame *game, guint n_actions);

gboolean fh_game_can_undo (FhGame *game);
gboolean fh_game_can_redo (FhGame *game);

/* Begins the present deal again with the same cards; what happened can be had back by redo; a
 * deal that was over stays among the games that are, too. */
void fh_game_replay_deal (FhGame *game);
gboolean fh_game_can_replay_deal (FhGame *game);

/* Goes back to just before action number @index, which becomes the first that redo does again. */
void fh_game_go_to (FhGame *game, guint index);

/* Has @actions happen next, in their order and in time, whoever's they are, the person's too; no
 * computer player thinks meanwhile or afterwards, and no deal is dealt or its result shown: when
 * they have happened the game stands still where it is not the person's turn.  With no @actions it
 * does at once.  What the rules refuse ends the script; what the person does, and going elsewhere,
 * drops the rest of it. */
void fh_game_follow_script (FhGame *game, const FhAction *actions, guint n_actions);

/* Lets the game go on by itself after a script. */
void fh_game_end_script (FhGame *game);

/* Whether the person need not play the rest of the deal: because the contract is decided for
 * everybody to see (fh_table_fate()), or because he is to play and has surely only winners or
 * only losers left, whatever the others do (fh_sure_rest()). */
gboolean fh_game_can_claim (FhGame *game);

/* Notes that the person was told in this deal what to do; and whether he was. */
void fh_game_note_hint (FhGame *game);
gboolean fh_game_has_hint (FhGame *game);

/* What is sure of the person's own tricks while he is to play; proved once in a moment. */
FhSureRest fh_game_get_sure_rest (FhGame *game);

/* Has the rest of the deal played out when it can be claimed: at once where nothing that happens
 * can change the score, else quickly, the others as ever and the person's cards by what is sure or
 * as an expert would. */
void fh_game_claim (FhGame *game);

/* Whether that is going on; and ends it, so that the person plays on himself. */
gboolean fh_game_is_claiming (FhGame *game);
void fh_game_stop_claim (FhGame *game);

/* The actions of the game, in order.  Those of finished deals are whole; in the present deal cards
 * that the person may not see are FH_CARD_NONE. */
guint fh_game_get_n_actions (FhGame *game);
gboolean fh_game_get_action (FhGame *game, guint index, FhAction *action);

/* One thing that has happened. */
typedef struct
{
  char *sentence;
  int index; /* of the action that the sentence is about, or -1 */
} FhStoryLine;

/* What has happened in the present deal, with who won each trick and what the laws of the table
 * made of it, as far as the person may know.  (transfer full) (element-type FhStoryLine) */
GPtrArray *fh_game_dup_story (FhGame *game);

/* What action number @index was, in the sentence that was right when it happened.  (transfer full)
 */
char *fh_game_dup_sentence (FhGame *game, guint index);

/* The number of the FH_ACTION_DEAL that began the present deal; 0 before the first. */
guint fh_game_get_deal_start (FhGame *game);

/* The tables at the end of all deals that are over, in their order; points that were written down
 * wrongly are as they were put right (HC-072).  (transfer full) (element-type FhTable) */
GArray *fh_game_dup_deals (FhGame *game);

/* The state just before action number @index, for the review: only for actions of deals that are
 * over, else FALSE. */
gboolean fh_game_get_state_before (FhGame *game, guint index, FhState *state);

/* Whom sentences about the game are told to; valid until its next action. */
FhScene fh_game_get_scene (FhGame *game);

/* The state of play in one sentence.  (transfer full) */
char *fh_game_dup_title (FhGame *game);
