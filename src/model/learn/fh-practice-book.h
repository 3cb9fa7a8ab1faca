/* fh-practice-book.h: what was practised, and what is to come again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-key-table.h"
#include "fh-practice-fault.h"
#include "fh-practice.h"
#include "fh-schedule.h"

/* How often each kind of question was asked and answered right; the questions that were missed and
 * the steps of lessons that were answered, with the day on which each is asked again
 * (fh-schedule.h); how far the person has come with the mix of the day; positions of the person's
 * own deals; which faults came in how many deals; and what was judged of the last games.
 *
 * The book is kept in sections of its own in the table of what a person has learned (FhProgress),
 * with which it is exported and forgotten, and to which several programs add; what was missed and
 * own positions lie in a fixed number of places, so that it stays small. */

/* --- Answers --- */

/* The line that says which question @spec makes, such as "card australian-4 2 none 17", and back.
 * (transfer full) */
char *fh_practice_key_of_spec (const FhPracticeSpec *spec);
gboolean fh_practice_spec_of_key (const char *key, FhPracticeSpec *spec);

/* That the question @key, of @kind, was answered on @today.  One that was wrong comes again. */
void fh_practice_book_answered (
    FhKeyTable *book, const char *key, FhPracticeKind kind, gboolean is_right, gint64 today);

/* How many questions of @kind were asked, and how many of them answered right. */
void fh_practice_book_get_tally (FhKeyTable *book, FhPracticeKind kind, guint *asked, guint *right);

/* The keys of all that was missed and is not known for good and is due by the day @until, what is
 * known least today at the front.  (transfer full) (element-type utf8) */
GPtrArray *fh_practice_book_list_missed (FhKeyTable *book, gint64 until);

/* --- Steps of lessons, and the mix of the day --- */

/* The line that says which step of which lesson is meant, by their ids, and back.
 * (transfer full) */
char *fh_practice_key_of_step (const char *lesson, const char *step);
gboolean fh_practice_step_of_key (const char *key, char **lesson, char **step);

/* That the step @key of a lesson was answered on @today.  Right or wrong, it comes again. */
void
fh_practice_book_answered_step (FhKeyTable *book, const char *key, gboolean is_right, gint64 today);

/* The keys of all that is due on @today, questions, own positions and steps, what is known least at
 * the front; @n_again, which may be NULL: how many of them, at the end, were answered on that day
 * already.  (transfer full) (element-type utf8) */
GPtrArray *fh_practice_book_list_due (FhKeyTable *book, gint64 today, guint *n_again);

/* So many answers make the mix of a day: about five minutes. */
#define FH_DAILY_ANSWERS 10

/* That one of them was given on @today; and how many were, of which @right, which may be NULL, were
 * right. */
void fh_practice_book_note_daily (FhKeyTable *book, gboolean is_right, gint64 today);
guint fh_practice_book_get_daily (FhKeyTable *book, gint64 today, guint *right);

/* That @key, which turned out to be no question, does not come again. */
void fh_practice_book_forget (FhKeyTable *book, const char *key);

/* --- Strength --- */

/* How somebody decides, in this month and the last one, beside club players in the same positions.
 */
typedef struct
{
  guint n;      /* decisions that were asked */
  double right; /* the share that was right, 0 to 1, */
  double error; /* and its standard error */
  double club;  /* the share of club players who would have been right */
} FhStrength;

/* That a decision of which the share @club of club players get right was answered. */
void fh_practice_book_note_decision (FhKeyTable *book, double club, gboolean is_right);

/* Fills @strength; FALSE as long as too little was asked to tell anything. */
gboolean fh_practice_book_get_strength (FhKeyTable *book, FhStrength *strength);

/* That a question of the step of difficulty @step was answered; and the step that is asked next of
 * somebody who answers so: the first at which he misses more than one in four. */
void fh_practice_book_note_step (FhKeyTable *book, int step, gboolean is_right);
int fh_practice_book_fitting_step (FhKeyTable *book);

/* --- Own deals --- */

/* A position of the person's own: the record of the deal, and which of its actions is asked about,
 * of whom. */
typedef struct
{
  char *key; /* as of a question: "own ID" */
  char *record;
  guint index; /* of the action in the record that was a mistake */
  int seat;
  FhPracticeFault fault;
} FhOwnPosition;

void fh_own_position_free (FhOwnPosition *position);

/* Keeps a position of the person: @record is the text of a whole record in which the action number
 * @index, by @seat, was a mistake of the kind @fault.  It is due at once; one that is there already
 * stays as it is, and one of a record of more than half a mebibyte is not kept. */
void fh_practice_book_add_own (
    FhKeyTable *book, const char *record, guint index, int seat, FhPracticeFault fault);

/* The position of @key, or NULL.  (transfer full) */
FhOwnPosition *fh_practice_book_get_own (FhKeyTable *book, const char *key);

/* The keys of all own positions, of those of @fault alone unless it is FH_FAULT_NONE.
 * (transfer full) (element-type utf8) */
GPtrArray *fh_practice_book_list_own (FhKeyTable *book, FhPracticeFault fault);

/* --- Faults --- */

/* That in the deal @deal, a text that no other deal has, the faults in the set @could could have
 * been made, bit by bit, and those of @made were.  A deal counts once. */
void fh_practice_book_note_deal (FhKeyTable *book, const char *deal, guint could, guint made);

/* In how many deals of this month and the last one @fault could have been made, and was.  The page
 * of practice and the moral of a review name this span, beside that of the last games
 * (fh_practice_book_sum_games()): tallies by month outlast twenty games, and hold what somebody has
 * from before games were kept. */
void
fh_practice_book_get_fault (FhKeyTable *book, FhPracticeFault fault, guint *could, guint *made);

/* Whether it comes again and again in these months: in three deals at least, and in a third of
 * those in which it could have come. */
gboolean fh_practice_book_is_habit (FhKeyTable *book, FhPracticeFault fault);

/* --- The last games --- */

/* So many games count together. */
#define FH_LAST_GAMES 20

/* A decision of the person that was judged. */
typedef struct
{
  guint deal;            /* its number in the game, from 0 */
  guint index;           /* of the action in the record */
  guint could;           /* the faults that could have been made, bit by bit */
  gboolean is_mistake;   /* and then */
  FhPracticeFault fault; /* which of them; FH_FAULT_NONE for another one */
  double cost;           /* and the points that it cost */
  gboolean is_hard;      /* else: it was right, and most club players would have gone wrong */
} FhJudgedDecision;

/* Keeps @decision, of the game whose id is @game, which has @n_actions by now: in the place of what
 * was kept of that action, however often it is judged, and of what has been taken back. */
void fh_practice_book_note_judged (FhKeyTable *book,
                                   const char *game,
                                   guint n_actions,
                                   const FhJudgedDecision *decision);

/* So many habits are named. */
#define FH_LAST_HABITS 3

/* A fault that comes again and again: made in @made deals of @could, at a cost of @cost points. */
typedef struct
{
  FhPracticeFault fault;
  guint could, made;
  double cost;
} FhLastHabit;

/* What was judged of the last games. */
typedef struct
{
  guint n_games, n_deals; /* of which something was */
  guint n_decisions;
  guint n_mistakes;    /* among these */
  guint n_hard;        /* likewise, hard and right */
  gboolean tells_cost; /* there are deals enough to say what mistakes cost */
  double cost;         /* what they cost a deal, in points, */
  double error;        /* and its standard error, by how the deals differ; 0 unless tells_cost */
  guint n_habits;
  FhLastHabit habits[FH_LAST_HABITS]; /* the dearest first */
} FhLastGames;

/* Fills @sum with what was judged of the last games.  Its habits are those of these games, whenever
 * they were played, for "Your Last Twenty Games"; those of practice are counted by month
 * (fh_practice_book_get_fault()), and each page names its span. */
void fh_practice_book_sum_games (FhKeyTable *book, FhLastGames *sum);

/* --- All of it --- */

/* Everything as comma-separated values (RFC 4180), with a line of headings.  (transfer full) */
char *fh_practice_book_dup_csv (FhKeyTable *book);

/* Whether nothing has been practised. */
gboolean fh_practice_book_is_empty (FhKeyTable *book);

/* Forgets all of practice, and nothing else of the table. */
void fh_practice_book_erase (FhKeyTable *book);
