/* fh-game-private.h: what the files of the running game share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * fh-game.c holds the object and what is asked of it, fh-game-action.c what changes it,
 * fh-game-clock.c when things happen, fh-game-laws.c what the person may do by table laws,
 * fh-game-slips.c what computer players do, fh-game-claim.c the certain tricks, fh-game-reasons.c
 * what computer players have thought, fh-game-notes.c the key file, and fh-game-file.c the text.
 */
#pragma once

#include "fh-game.h"
#include "fh-record.h"

G_BEGIN_DECLS

struct _FhGame
{
  GObject parent_instance;

  /* The game: rules, names, and all that has happened.  @state is where that leads. */
  FhRecord *record;
  FhState state;
  GByteArray *decisions; /* of each action: whether a person decided on it, having a choice */
  GArray *redo;          /* of FhAction; the last one is done again first */
  FhSeating seating;
  FhSeed seed;

  /* Reasons. */
  GArray *kept;  /* the decisions of the present deal, by their number */
  gsize n_given; /* the first actions, of which it is not known who decided on them */

  /* The journal. */
  FhJournal *journal;
  GString *text; /* the record as text; its first @text_actions actions are in it */
  gsize text_actions;

  /* Time. */
  gboolean running;
  FhHold hold;
  guint advance_id; /* source of the next step */
  guint timer_id;   /* source that ends a hold or a pause */
  int thinking;     /* seat, or -1 */
  gboolean asking;  /* who is thinking was asked about ace-no-face only */
  GCancellable *cancellable;
  gint64 turn_began;    /* monotonic, in microseconds */
  guint8 declare_asked; /* seats that did not want to declare ace-no-face, bit by bit */
  gboolean awaited;     /* what `changed` last told of awaits-person */
  gboolean deal_shown;  /* FH_HOLD_DEAL was entered for this deal */
  gboolean cut_shown;   /* FH_HOLD_CUT was entered for this game */
  gboolean claiming;    /* the rest of the deal is being played out */
  gboolean has_pending; /* @pending waits for the journal, or the decision for its pause */
  FhAction pending;
  int trick_delay;
  int deal_delay;
  guint move_delay;
  gboolean play_forced;
  gboolean shows_cut;

  /* The laws of the table. */
  guint slip_rate;  /* percent */
  guint8 asked;     /* seats that were asked whether they have really none of the led suit */
  FhHold kept_hold; /* that goes on after @pending */

  /* What has been counted by the statistics, so that nothing counts twice. */
  guint deals_counted;
  gboolean game_counted;
};

/* --- fh-game.c --- */

/* Tells whoever watches a property what may have changed. */
void fh_game_notify_state (FhGame *game);
void fh_game_emit_action (FhGame *game, const FhAction *action);
void fh_game_emit_deal_begun (FhGame *game);
void fh_game_emit_trick_finished (FhGame *game, int winner);
void fh_game_emit_deal_finished (FhGame *game);
void fh_game_emit_game_finished (FhGame *game);
void fh_game_emit_changed (FhGame *game);
void fh_game_emit_restored (FhGame *game);
void fh_game_emit_adjudicated (FhGame *game, const char *sentence);
void fh_game_emit_refused (FhGame *game, const FhRefusal *refusal);
void fh_game_emit_trouble (FhGame *game, const char *sentence);

/* A game on @record, which it takes over and which holds its names, replayed to its end.  Returns
 * NULL, and frees @record, when the rules refuse what it holds. */
FhGame *fh_game_new_for_record (FhRecord *record, const FhSeating *seating, const FhSeed *seed);

/* Likewise for a record that was read: with its own seed, or a new one where it has none.  @seating
 * may be NULL. */
FhGame *fh_game_new_for_text_record (FhRecord *record, const FhSeating *seating);

/* What the player on @seat may know, whatever the state of the deal: for the computer players. */
void fh_game_get_any_view (FhGame *game, int seat, FhSeatView *view);

/* --- fh-game-action.c --- */

/* Does @action, which the rules allow, and tells everybody. */
void fh_game_do (FhGame *game, const FhAction *action);

/* Leaves of the game what leads to its first @n_actions actions. */
void fh_game_rewind (FhGame *game, gsize n_actions);

/* Hands the text and the key file to the journal. */
void fh_game_write_journal (FhGame *game);
void fh_game_write_notes (FhGame *game);

/* @action as far as the person may know it in the present deal. */
FhAction fh_game_public_action (FhGame *game, const FhAction *action);

/* --- fh-game-clock.c --- */

/* Has the next step taken as soon as the main loop comes to it. */
void fh_game_schedule (FhGame *game);

/* Ends holds, pauses and thinking, without anything else happening. */
void fh_game_halt (FhGame *game);

/* Whether the person's only card is to be played for him now; @action, unless NULL, is then that.
 */
gboolean fh_game_is_forced (FhGame *game, FhAction *action);

/* The seat that is to be asked next whether it declares ace-no-face, or -1. */
int fh_game_next_to_ask (FhGame *game);

/* Starts the hold @hold for @delay milliseconds; -1: until it is ended. */
void fh_game_enter_hold (FhGame *game, FhHold hold, int delay);

/* Has @action done when the shortest time of a move has passed since the turn began. */
void fh_game_do_in_time (FhGame *game, const FhAction *action);

/* --- fh-game-slips.c --- */

/* Has a computer player do or decide what the laws of the table let it, or holds the game for the
 * person to decide; FALSE when what is due comes next. */
gboolean fh_game_slips_step (FhGame *game);

/* The computer player who asks the person, whose @action did not follow suit on the table @before,
 * whether he has really none; or -1. */
int fh_game_slips_asker (FhGame *game, const FhTable *before, const FhAction *action);

/* Deals @deal wrongly if its dealer, a computer player, makes that slip now. */
void fh_game_slip_in_deal (FhGame *game, FhAction *deal);

/* Whether the points of the deal that is over in @table are written down wrongly by a computer
 * player with action number @index; @entry is then that action. */
gboolean fh_game_slip_of_entry (FhGame *game, const FhTable *table, gsize index, FhAction *entry);

/* --- fh-game-reasons.c --- */

/* What FhGame.kept begins as. */
GArray *fh_game_new_kept (void);

/* Forgets the decisions of action number @n_actions and all that came after it. */
void fh_game_forget_decisions (FhGame *game, gsize n_actions);

/* --- fh-game-claim.c --- */

/* Whether the rest is certain for the seat of @view, who is to play; @card, unless NULL, is then
 * the card that keeps it so. */
gboolean fh_game_claim_card (const FhSeatView *view, FhCard *card, FhSuit *named);

/* --- fh-game-notes.c --- */

/* The key file beside the journal.  (transfer full) */
char *fh_game_dup_notes (FhGame *game);

/* Takes from the key file @text, which may be NULL or damaged, what it says. */
void fh_game_apply_notes (FhGame *game, const char *text);

/* --- for the statistics --- */

/* Whether the deal (the game) that has just ended has not been counted yet; from now on it has. */
gboolean fh_game_count_deal (FhGame *game);
gboolean fh_game_count_game (FhGame *game);

G_END_DECLS
