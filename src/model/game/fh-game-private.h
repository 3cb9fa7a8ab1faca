/* fh-game-private.h: what the files of the running game share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the lowest to the highest, each calling only what stands before it (but for @advance and
 * @go_on): fh-history.c holds all that has happened, fh-game-look.c answers what is asked of the
 * game, fh-game-signals.c tells what is new, fh-game-reasons.c has what computer players have
 * thought, fh-game-time.c what waits for its time, fh-game-laws.c what the person may do and is
 * asked by table laws, fh-game-claim.c the rest that nobody need play, fh-game-extras.c what the
 * record does not say, fh-game-keep.c the journal, fh-game-slips.c what computer players do beside
 * the rules, fh-game-action.c what changes the game, fh-game-clock.c when things happen,
 * fh-game-laws-acts.c what the person does by table laws, fh-game.c the object, and fh-game-file.c
 * the text.
 */
#pragma once

#include "fh-game.h"
#include "fh-history.h"
#include "fh-log.h"

/* The game on the disk: fh-game-keep.c. */
typedef struct
{
  FhJournal *journal; /* or NULL */
  gboolean is_begun;  /* what the journal holds begins this game, up to @n_actions actions */
  gsize n_actions;
  char *shelf_path; /* where the game lies while another one is in the journal, or NULL */
} FhGameKeep;

/* What has been counted by the statistics, so that nothing counts twice; and what a deal is told
 * with. */
typedef struct
{
  guint n_deals;
  gboolean game;
  guint hinted; /* the last deal in which a hint was given, from 1; 0: none */
} FhGameCounted;

/* How long things take; the properties of the same name. */
typedef struct
{
  int trick_delay;
  int deal_delay;
  guint move_delay;
  gboolean shows_cut;
} FhGamePace;

/* Who is thinking, and what about. */
typedef struct
{
  int seat;              /* or -1 */
  gboolean is_declaring; /* asked about ace-no-face only */
  int n_refused; /* pairs of called cards that were with one player, and were tried in vain */
  GCancellable *cancellable;
} FhGameThought;

/* The rest of a deal that the person need not play: fh-game-claim.c. */
typedef struct
{
  gboolean is_on;  /* it is being played out */
  guint8 takers;   /* then: the seats that can still win tricks, bit by bit */
  gsize proved_at; /* how many actions there were when it was proved whether the rest is sure */
  FhSureRest sure; /* then: what is */
} FhGameClaim;

/* What happens next, while nobody thinks. */
typedef struct
{
  GArray *actions;  /* or NULL */
  guint next;       /* its number among these */
  gboolean is_told; /* that it is over */
} FhGameScript;

struct _FhGame
{
  GObject parent_instance;

  FhHistory *history; /* rules, names, and all that has happened */
  FhSeating seating;
  FhSeed seed;

  FhJudge *judge; /* NULL until somebody asks him */

  /* Reasons. */
  GArray *decisions; /* of the present deal, by their number */
  gsize n_given;     /* the first actions, of which it is not known who decided on them */
  gsize n_copied;    /* the first actions, as far as they are what a file holds; else 0 */

  /* Files. */
  char *id;            /* the name of the game among those of the program */
  char *own_name;      /* what the person calls it, or NULL */
  gboolean is_starred; /* the person wants to have it at hand */
  FhGameKeep keep;
  FhGameCounted counted;

  /* Time.  The only calls against the order of the files: fh-game-time.c has the clock take the
   * next step, and with fh-game-claim.c go on after a hold. */
  void (*advance) (FhGame *game);
  void (*go_on) (FhGame *game);
  gboolean running;
  gboolean rests; /* nobody looks at the table */
  FhHold hold;
  gboolean hold_is_over; /* its time has passed while the game rests */
  guint advance_id;      /* source of the next step */
  guint timer_id;        /* source that ends a hold or a pause */
  FhGamePace pace;
  gboolean play_forced;
  FhGameThought thought;
  FhGameScript script;
  FhGameClaim claim;
  gint64 turn_began;    /* monotonic, in microseconds */
  guint8 declare_asked; /* seats that did not want to declare ace-no-face, bit by bit */
  gboolean awaited;     /* what `changed` last told of awaits-person */
  gboolean deal_shown;  /* FH_HOLD_DEAL was entered for this deal */
  gboolean cut_shown;   /* FH_HOLD_CUT was entered for this game */
  gboolean has_pending; /* @pending waits for the journal, or the decision for its pause */
  FhAction pending;
  gboolean lies_open; /* all hands are seen */

  /* The laws of the table. */
  guint slip_rate;  /* percent */
  guint8 asked;     /* seats that were asked whether they have really none of the led suit */
  FhHold kept_hold; /* that goes on after @pending */
  guint waived;     /* the moment in which the person has let something be, or 0 */
};

/* What the history of @game says: where it leads, and how many actions it has. */
static inline const FhState *
fh_game_state (FhGame *game)
{
  return fh_history_state (game->history);
}

static inline gsize
fh_game_n_actions (FhGame *game)
{
  return fh_history_n_actions (game->history);
}

/* Whether something of a script is still to happen; drops that, so that the game stands still. */
static inline gboolean
fh_game_script_runs (FhGame *game)
{
  return game->script.actions != NULL && game->script.next < game->script.actions->len;
}

static inline void
fh_game_drop_script (FhGame *game)
{
  if (!fh_game_script_runs (game))
    return;
  game->script.next = game->script.actions->len;
  game->script.is_told = TRUE;
}

/* --- fh-game-look.c --- */

/* What the player on @seat may know, whatever the state of the deal: for the computer players. */
void fh_game_get_any_view (FhGame *game, int seat, FhSeatView *view);

/* @action as far as the person may know it in the present deal. */
FhAction fh_game_public_action (FhGame *game, const FhAction *action);

/* Whether the person's only card is to be played for him now; @action, unless NULL, is then that.
 */
gboolean fh_game_is_forced (FhGame *game, FhAction *action);

/* The seat that is to be asked next whether it declares ace-no-face, or -1. */
int fh_game_next_to_ask (FhGame *game);

/* --- fh-game-signals.c --- */

void fh_game_emit_action (FhGame *game, const FhAction *action);
void fh_game_emit_changed (FhGame *game);
void fh_game_emit_refused (FhGame *game, const FhRefusal *refusal);
void fh_game_emit_not_running (FhGame *game);

/* --- fh-game-time.c --- */

/* Has the next step taken as soon as the main loop comes to it. */
void fh_game_schedule (FhGame *game);

/* Ends holds, pauses and thinking, without anything else happening. */
void fh_game_halt (FhGame *game);

/* Starts the hold @hold for @delay milliseconds; -1: until it is ended. */
void fh_game_enter_hold (FhGame *game, FhHold hold, int delay);

/* Has @action done when the shortest time of a move has passed since the turn began. */
void fh_game_do_in_time (FhGame *game, const FhAction *action);

/* Forgets what was asked, claimed and shown on the way to where the history has not been. */
void fh_game_forget_moment (FhGame *game);

/* --- fh-game-laws.c --- */

/* A number for the trick at hand, in which what was let be stays so. */
guint fh_game_trick_key (const FhTable *table);

/* --- fh-game-keep.c --- */

/* Lets the journal have the game from now on; or no more, and says what becomes of it there. */
void fh_game_enter_journal (FhGame *game);
void fh_game_leave_journal (FhGame *game);

/* Leaves what the journal holds among the games that are over, and goes on under another name. */
void fh_game_leave_whole (FhGame *game);

/* Hands what has happened to the journal. */
void fh_game_write_journal (FhGame *game);

/* Whether a record could not be read any more if it held one deal more. */
gboolean fh_game_is_full (FhGame *game);

/* A record with the rules, the names and the totals of the table @before a deal, and no action.
 * (transfer full) */
FhRecord *fh_game_new_record_for_deal (FhGame *game, const FhTable *before);

/* Whether the deal (the game) that has just ended has not been counted by the statistics yet; from
 * now on it has. */
gboolean fh_game_count_deal (FhGame *game);
gboolean fh_game_count_game (FhGame *game);

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

/* What FhGame.decisions begins as. */
GArray *fh_game_new_decisions (void);

/* Forgets the decisions of action number @n_actions and all that came after it. */
void fh_game_forget_decisions (FhGame *game, gsize n_actions);

/* --- fh-game-claim.c --- */

/* Whether a card of the person's is sure to keep all tricks that are left, or none: that and what a
 * joker names with it. */
gboolean fh_game_claimed_card (FhGame *game, FhCard *card, FhSuit *named);

/* Whether what is claimed is played out at once: the points of the deal are certain. */
gboolean fh_game_claims_at_once (FhGame *game);

/* --- fh-game-extras.c --- */

/* What the record does not say, as comments of it (fh-extras.h): all of it, or one number.
 * (transfer full) */
char *fh_game_dup_extras (FhGame *game);
char *fh_game_extra (const char *key, int value);

/* What is added to the extras when a game gets a name, "" for none, or a star.  (transfer full) */
char *fh_game_own_name_extra (const char *name);
char *fh_game_star_extra (gboolean is_starred);

/* Takes from @extras, which may be NULL or damaged, what a list of games shows of them: who sits on
 * the first @n_seats, and the name and the star that the game was given; what they do not say stays
 * as it is.  In any thread. */
void fh_game_read_extras (
    const char *extras, int n_seats, FhSeating *seating, char **own_name, gboolean *is_starred);

/* Takes from @extras, which may be NULL or damaged, what they say. */
void fh_game_apply_extras (FhGame *game, const char *extras);

/* Takes from @extras, which may be NULL or damaged, what the seats have agreed on, if anything. */
void fh_game_apply_agreed_extras (FhGame *game, const char *extras);

/* --- fh-game-action.c --- */

/* Does @action, which the rules allow, and tells everybody. */
void fh_game_do (FhGame *game, const FhAction *action);

/* A history of @record, which it takes over, with players as in @seating, for
 * fh_game_take_history(); NULL when the rules refuse what it holds.  In any thread.
 * (transfer full) */
FhHistory *fh_game_read_history (FhRecord *record, const FhSeating *seating);

/* Has @history, which it takes over, as that of the game from now on. */
void fh_game_take_history (FhGame *game, FhHistory *history);

/* --- fh-game-clock.c --- */

/* Takes the next step, if it is time for it. */
void fh_game_advance (FhGame *game);

/* --- fh-game.c --- */

/* A game that stands where @history does, which it takes over and whose record has names that go
 * before those of @seating. */
FhGame *fh_game_new_for_history (FhHistory *history, const FhSeating *seating, const FhSeed *seed);

/* --- fh-game-file.c --- */

/* A game with the @history of a record that was read, which it takes over: with its own seed, or a
 * new one where it has none, and with what its @extras, which may be NULL, say of agreements. */
FhGame *
fh_game_new_for_text_history (FhHistory *history, const FhSeating *seating, const char *extras);

/* Likewise on @record, which it takes over; @seating may be NULL, too.  NULL with @error when the
 * rules refuse what it holds. */
FhGame *fh_game_new_for_text_record (FhRecord *record,
                                     const FhSeating *seating,
                                     const char *extras,
                                     GError **error);
