/* fh-review.h: a deal that is over, step by step, and what each decision cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-cost.h"
#include "fh-game.h"
#include "fh-refutation.h"
#include "fh-solver.h"

/* The error of what cannot be reviewed; its message is a whole sentence. */
#define FH_REVIEW_ERROR (fh_review_error_quark ())
GQuark fh_review_error_quark (void);

typedef enum
{
  FH_REVIEW_ERROR_REFUSED,   /* the rules do not allow it */
  FH_REVIEW_ERROR_NO_DEAL,   /* there is no such deal, or nothing happened in it */
  FH_REVIEW_ERROR_UNFINISHED /* the deal is not over */
} FhReviewError;

/* One thing that happened in the deal: a call, a part of the exchange, a card. */
typedef struct
{
  guint index;          /* of the action in the record */
  FhAction action;      /* with all its cards */
  int seat;             /* whose call or card it is */
  int player;           /* who decided on it: of a dummy's card its owner */
  int trick;            /* of a card: the trick that it was played to, from 0; else -1 */
  gboolean is_decision; /* there was a choice, which can be judged */
} FhReviewStep;

#define FH_TYPE_REVIEW (fh_review_get_type ())
G_DECLARE_FINAL_TYPE (FhReview, fh_review, FH, REVIEW, GObject)

/**
 * FhReview:
 *
 * A deal that is over: its steps, the state before each of them with all hands, what each decision
 * cost beside what the one judge holds for the best, double dummy results, and the comments in the
 * record.  What the deal began with and ended in stand as the states before step 0 and behind the
 * last step.
 *
 * Costs are worked out in tasks, one decision after the other, each from the view of who decided:
 * those of the person (fh_review_ask_own()), then the others' (fh_review_ask_others()).  Everything
 * happens on the main loop of the thread that made it; a review that is let go ends its tasks.
 *
 * Signals:
 *  - `busy-changed ()`: fh_review_is_busy() has another answer.
 *  - `cost-known (guint step)`: fh_review_peek_cost() of that step has an answer.
 *  - `costs-known ()`: all costs that were asked for are there.
 *  - `cards-known (guint step)`: fh_review_get_cards() of that step has an answer.
 */

/* The review of deal number @deal (from 0) of @game, or FH_REVIEW_LAST_DEAL for the last one that
 * is over.  Comments are written into the record of the game, too.  NULL with @error when the deal
 * is not over.  (transfer full) */
#define FH_REVIEW_LAST_DEAL G_MAXUINT
FhReview *fh_review_new_for_game (FhGame *game, guint deal, GError **error);

/* --- The deal --- */

/* The seat whose side is taken. */
int fh_review_get_person (FhReview *review);

/* The number of the deal in its record, from 0. */
guint fh_review_get_deal (FhReview *review);

/* The rules.  Valid as long as the review. */
const FhRules *fh_review_peek_rules (FhReview *review);

/* The number of steps, and step number @step.  Valid as long as the review. */
guint fh_review_get_n_steps (FhReview *review);
const FhReviewStep *fh_review_peek_step (FhReview *review, guint step);

/* The step that action number @index of the record is; FALSE when it is none of this deal. */
gboolean fh_review_find_step (FhReview *review, guint index, guint *step);

/* Where the deal stands before @step, with all hands; fh_review_get_n_steps() for its end.  Valid
 * as long as the review. */
const FhState *fh_review_peek_state (FhReview *review, guint step);

/* Whom sentences about that state are told to.  Valid as long as the review. */
FhScene fh_review_get_scene (FhReview *review, guint step);

/* --- Costs --- */

/* Begins to work out the costs of the person's decisions, unless that has begun, in their order.
 * Whoever shows them asks, so that who only looks at a deal has nothing thought about. */
void fh_review_ask_own (FhReview *review);

/* Likewise of all other players' decisions, each from its own view, after those of the person. */
void fh_review_ask_others (FhReview *review);

/* Has the cost of the decision at @step worked out before all others, whoever's it is. */
void fh_review_ask_cost (FhReview *review, guint step);

/* Forgets what was asked for and is not there yet. */
void fh_review_stop (FhReview *review);

/* How many of the decisions that were asked for are judged. */
void fh_review_get_progress (FhReview *review, guint *n_done, guint *n_asked);
gboolean fh_review_is_busy (FhReview *review);

/* Whether a decision of the person that was asked for is not judged yet. */
gboolean fh_review_waits_for_own (FhReview *review);

/* The cost of the decision at @step; NULL as long as it is not known, and where there was nothing
 * to decide.  Valid as long as the review. */
const FhCost *fh_review_peek_cost (FhReview *review, guint step);

/* Whether @step is a decision that was judged, and a mistake. */
gboolean fh_review_is_mistake (FhReview *review, guint step);

/* Whether @step is a decision that was judged, and was right where most club players go wrong. */
gboolean fh_review_is_hard (FhReview *review, guint step);

/* The steps of the @most costliest mistakes of the player on @seat that are known, the costliest
 * first; @seat -1: of all players but the person.  (transfer full) (element-type guint) */
GArray *fh_review_get_worst (FhReview *review, int seat, guint most);

/* --- In words (fh-review-words.c) --- */

/* What happened at @step: "Marama bids seven hearts."  (transfer full) */
char *fh_review_dup_sentence (FhReview *review, guint step);

/* What followed from it for all to see: who won the trick, how the deal ended, what the laws of the
 * table made of it; NULL for nothing.  (transfer full) */
char *fh_review_dup_outcome (FhReview *review, guint step);

/* What anybody could have made with all hands open, of a deal that experts have played, too; NULL
 * where it is not known.  (transfer full) */
char *fh_review_dup_par (FhReview *review);

/* The cost in a word, for a list: "−34 points", "as good", "best", "well found"; NULL where
 * there is none.  (transfer full) */
char *fh_review_dup_cost (FhReview *review, guint step);

/* All that is said of the decision at @step, in the order in which it is said: what was done and
 * how it stands beside the best ("verdict"), that it was "hard", the best ("best"), why ("reason"),
 * the cost in points, tricks and chance with their errors ("cost"), in how many layouts
 * ("layouts").  Where it was not judged, as far as can be said.  (transfer full) (element-type
 * FhSaid) */
GPtrArray *fh_review_dup_said (FhReview *review, guint step);

/* What can be said of all decisions of @seat together: that nothing cost anything, or how many
 * mistakes there were and what they cost, of the person also which was the dearest; how far the
 * work is (fh-review-summary.c).  (transfer full) */
char *fh_review_dup_summary (FhReview *review, int seat);

/* --- All hands: double dummy (fh-review-cards.c) --- */

/* One card that could be played at a step, and what best play of everybody makes of it who sees all
 * hands. */
typedef struct
{
  FhCard card;
  guint8 named; /* FhSuit that a joker names, or FH_SUIT_NONE */
  int tricks;   /* of the declarer's side in the whole deal; in a bid to lose every trick 1 when it
                 * can be made to take one, or has, else 0; -1: too hard a question */
  int loses;    /* tricks fewer for the side of who plays it than the best card; -1 likewise */
} FhReviewCard;

/* Has double dummy results worked out for what can be played at @step, in a task.  Does nothing
 * where no card is due. */
void fh_review_ask_cards (FhReview *review, guint step);

/* Fills @cards with what is known of @step, in the order of cards and suits; returns their number,
 * 0 while it is not known. */
guint fh_review_get_cards (FhReview *review, guint step, FhReviewCard cards[FH_SOLVER_MAX_MOVES]);

/* One of these in a sentence: "Jack of spades: seven tricks, the best", one or more tricks fewer.
 * (transfer full) */
char *fh_review_dup_card (FhReview *review, guint step, const FhReviewCard *card);

/* --- Comments --- */

/* The comment on @step, lines with feeds between; "" for none.  Valid until it is changed. */
const char *fh_review_peek_note (FhReview *review, guint step);

/* Sets it; what a line of a record cannot hold is cut off. */
void fh_review_set_note (FhReview *review, guint step, const char *note);

/* Whether a comment was changed since the record was read or saved. */
gboolean fh_review_has_new_notes (FhReview *review);

/* The whole record, all of its deals, with the comments.  (transfer full) */
char *fh_review_dup_text (FhReview *review);

/* Writes it to @file; what was there before stays whole until the new text is complete. */
void fh_review_save_async (FhReview *review,
                           GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);
gboolean fh_review_save_finish (FhReview *review, GAsyncResult *result, GError **error);

/* --- Trying again (fh-review-again.c) --- */

/* How good an answer is. */
typedef struct
{
  FhCost cost;
  gboolean is_right; /* the best, or as good within the error, or no worse than what is called a
                      * mistake */
  char *sentence;    /* that, in words */
  FhAction *script;  /* what follows it: the rest of the deal (fh-best-line.h), by best play of all
                      * who  see all hands, with the call that stands as the contract */
  guint n_script;
} FhReviewAnswer;

void fh_review_answer_free (FhReviewAnswer *answer);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhReviewAnswer, fh_review_answer_free)

/* A started game that stands before @step, with the player of that step as its person, and waits
 * for him; after what he does it stands still (an empty fh_game_follow_script()).
 * fh_game_follow_script() with the script of the answer plays the punishment, fh_game_end_script()
 * lets computer players go on.  fh_game_undo() lets him try another time.  (transfer full) */
FhGame *fh_review_new_trial (FhReview *review, guint step);

/* How the deal ended in the trial @game, told to the person of the review, whoever plays there.
 * (transfer full) */
char *fh_review_dup_trial_result (FhReview *review, FhGame *game);

/* Judges @action, done at @step in place of what happened there.  The script begins with what
 * follows it.  The result has no source: nobody is kept by waiting for it. */
void fh_review_judge_trial_async (FhReview *review,
                                  guint step,
                                  const FhAction *action,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
FhReviewAnswer *fh_review_judge_trial_finish (GAsyncResult *result, GError **error);

/* Whether @step is a mistake of which it can be shown what follows the best.  Of a call that is so
 * only where the best is a bid that nobody else outbid in the deal: what others would have called
 * nobody knows. */
gboolean fh_review_has_line (FhReview *review, guint step);

/* A started game that stands before @step, in which what @answer is about is done and then its
 * script.  (transfer full) */
FhGame *fh_review_new_line_game (FhReview *review, guint step, const FhReviewAnswer *answer);

/* How the deal ends in it.  (transfer full) */
char *fh_review_dup_line (FhReview *review, guint step, const FhReviewAnswer *answer);

/* --- How a choice loses (fh-review-refutation.c) --- */

typedef struct
{
  guint step;
  gboolean is_found; /* else nothing is known of the refutation */
  FhRefutation refutation;
} FhReviewRefutation;

/* Whether @step is a call, a discard or a card that was a mistake, so that it may be shown how it
 * loses. */
gboolean fh_review_can_refute (FhReview *review, guint step);

/* What is known of that: NULL until fh_review_refute_async() has looked for it.  Valid as long as
 * the review. */
const FhReviewRefutation *fh_review_peek_refutation (FhReview *review, guint step);

/* Looks in a task for how what was done at @step loses, of which fh_review_can_refute() is true.
 * The result has no source: nobody is kept by waiting for it. */
void fh_review_refute_async (FhReview *review,
                             guint step,
                             GCancellable *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/* What was found, which @review keeps in place of what was known before; NULL, and @error is set,
 * where it was cancelled.  (transfer none) */
const FhReviewRefutation *
fh_review_refute_finish (FhReview *review, GAsyncResult *result, GError **error);

/* In how many layouts it loses, and how in one of them; or that no layout shows it.  (transfer
 * full) */
char *fh_review_dup_refutation (FhReview *review, const FhReviewRefutation *found);

/* A started game with the hands of that layout, in which the same is done and then the rest of the
 * deal follows, as a script.  NULL where nothing was found, or the hands of other players cannot
 * have come about as the deal went on, as where partners swapped cards.  (transfer full) */
FhGame *fh_review_new_refutation_game (FhReview *review, const FhReviewRefutation *found);

/* --- What there is to be reviewed (fh-review-deals.c) --- */

/* Reads the game in @file to look at its deals, in a task that ends with fh_game_load_finish(). The
 * first seat is the person's. */
void fh_review_load_async (GFile *file,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/* Likewise the game in @text, which messages call @name. */
void fh_review_load_text_async (const char *text,
                                const char *name,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer user_data);

/* The number of deals of @game, and of those that are over, which all but the last one are. */
guint fh_review_n_deals (FhGame *game);
guint fh_review_n_over (FhGame *game);

/* A deal that is over, for a list to choose from. */
typedef struct
{
  char *title;  /* "Deal 3: 7♥ · Marama" */
  char *result; /* "Your side: 140 · Their side: −20" */
} FhReviewDeal;

void fh_review_deal_free (FhReviewDeal *deal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhReviewDeal, fh_review_deal_free)

/* Deal number @deal of @game, which is over.  (transfer full) */
FhReviewDeal *fh_review_describe_deal (FhGame *game, guint deal);
