/* fh-lesson-private.h: what the files of the lessons share among themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-lesson.h"

#include "fh-advice.h"
#include "fh-claim.h"
#include "fh-record.h"

/* How far a script goes on: tricks, or these. */
#define FH_UNTIL_END   FH_N_TRICKS
#define FH_UNTIL_USUAL G_MAXUINT8 /* to the end of the trick after a card, else not at all */

/* What "do" of a choice fits. */
typedef struct
{
  guint8 kind;      /* FhActionKind; FH_ACTION_NONE: all others */
  FhCallSet calls;  /* FH_ACTION_BID */
  FhCardSet cards;  /* to play, any of them; to discard, all of them */
  GArray *named;    /* of FhSolverMove: a joker that names this suit; or NULL */
  FhAction *action; /* anything else: just this; or NULL */
} FhLessonDo;

struct _FhLessonAnswer
{
  guint line; /* of the file */
  gboolean right;
  gboolean tells;  /* a wrong one: it says what is right */
  char *text;      /* untranslated */
  FhLessonDo does; /* of a choice */
  FhCardSet cards; /* of a "wrong": those that it is about, 0: all others; of an option: what it
                    * is, or 0 */
  char *label;     /* of an option, untranslated */
  GArray *claims;  /* of FhClaim; or NULL */
  guint8 until;    /* tricks, or FH_UNTIL_USUAL */
  GArray *then;    /* of FhAction: what happens instead; or NULL */
  char *then_text; /* while it is being read; or NULL */
  guint then_line;
  char *does_text;  /* as it stands there */
  char *claim_text; /* likewise */
};

/* A position as it is written, and what it means. */
typedef struct
{
  guint line; /* on which its text begins */
  int seat;
  char *text;        /* as written; or NULL: there is none */
  char *layout;      /* likewise */
  FhRecord *record;  /* as read; while cards are missing its header alone */
  FhState *state;    /* where it leads: all hands where they are known, else imagined */
  FhSeatView *view;  /* what the seat sees; or NULL: its hand is not known */
  gboolean complete; /* all hands are known */
} FhLessonPosition;

struct _FhLessonStep
{
  guint line;
  char *id;
  char *say;
  char *ask;
  FhStepKind kind;
  gboolean is_task;
  char **words;  /* of the glossary */
  char **tables; /* where it belongs; or NULL: everywhere */
  FhLessonPosition position;
  GPtrArray *answers;     /* of FhLessonAnswer: choices, options, or the wrong ones of a pick */
  FhLessonAnswer *picked; /* the right answer of a pick, or what is looked at; or NULL */
  char *select;           /* of a pick, or NULL */
  FhCardSet pick;
};

struct _FhLesson
{
  gatomicrefcount references;
  char *name; /* of the file, as messages have it */
  char *id;
  char *chapter;
  char *title;
  FhExtent extent;
  char *known_with; /* the id of a lesson, or NULL */
  char **tables;    /* where it belongs; or NULL: everywhere */
  char **teaches;
  FhLesson *whole;  /* of which it is a part, and whose steps it has; or NULL */
  GPtrArray *steps; /* of FhLessonStep */
};

/* Sets @error to "NAME:LINE: ..." with the sentence of @format.  Returns FALSE. */
gboolean fh_lesson_fail (
    GError **error, FhLessonError code, const char *name, guint line, const char *format, ...)
    G_GNUC_PRINTF (5, 6);

/* --- Reading (fh-lesson-parts.c, fh-lesson-attributes.c, fh-lesson-tables.c) --- */

/* A lesson in the file @name, and a step that begins on @line, in which nothing stands yet.
 * (transfer full) */
FhLesson *fh_lesson_new (const char *name);
FhLessonStep *fh_lesson_step_new (guint line);

/* A lesson like @whole without its steps: those that it is given are of @whole.  (transfer full) */
FhLesson *fh_lesson_new_part (FhLesson *whole);

/* Works out what was read of @step, which ends on @line: its position, what is done in it and what
 * happens then.  FALSE with @error when it does not fit together. */
gboolean fh_lesson_step_finish (FhLessonStep *step, const char *name, guint line, GError **error);

/* @text with each run of blanks made one space and none at its ends, as gettext is given it.
 * (transfer full) */
char *fh_lesson_fold (const char *text);

/* The attributes of an element that begins on @line; of those that were taken @values has NULL. */
typedef struct
{
  const char *name; /* of the file */
  guint line;
  const char **names;
  const char **values;
} FhLessonAttributes;

/* Takes the value of @attribute, or returns NULL. */
const char *fh_lesson_take (FhLessonAttributes *attributes, const char *attribute);

/* Likewise, each as what it must be.  FALSE with @error when it is not; a number that is not there
 * is left as it is. */
gboolean fh_lesson_take_id (FhLessonAttributes *attributes,
                            const char *attribute,
                            char **id,
                            GError **error);
gboolean fh_lesson_take_yes (FhLessonAttributes *attributes,
                             const char *attribute,
                             gboolean *yes,
                             GError **error);
gboolean fh_lesson_take_number (FhLessonAttributes *attributes,
                                const char *attribute,
                                guint min,
                                guint max,
                                guint *number,
                                GError **error);
gboolean fh_lesson_take_extent (FhLessonAttributes *attributes, FhExtent *extent, GError **error);
gboolean fh_lesson_take_tables (FhLessonAttributes *attributes, char ***tables, GError **error);
gboolean fh_lesson_take_until (FhLessonAttributes *attributes, guint8 *until, GError **error);
gboolean
fh_lesson_take_claims (FhLessonAttributes *attributes, FhLessonAnswer *answer, GError **error);

/* --- Layouts (fh-lesson-layout.c) --- */

/* What stands in the text of a position for a card that does not matter. */
#define FH_LESSON_UNKNOWN "??"

/* The text of @position as a record, line by line, with what the layout says in place of unknown
 * cards.  NULL with the number of the line, from 0, that the layout does not fit.
 * (transfer full) */
char *fh_lesson_position_fill_in (const FhLessonPosition *position, guint *wrong);

/* Fills @view with what the seat sees and, besides, the cards of others that the text names: in
 * what is drawn of it they lie where they are to be. */
void fh_lesson_position_get_drawn_view (const FhLessonPosition *position, FhSeatView *view);

/* The lines that stand for those with "??" when the cards lie as in @world, each with @indent
 * before it.  NULL where that cannot be said.  (transfer full) */
char *fh_lesson_position_write_layout (const FhLessonPosition *position,
                                       const FhWorld *world,
                                       const char *indent);

/* --- Positions (fh-lesson-position.c) --- */

/* Makes of the text and the layout of @position all that follows from them. */
gboolean fh_lesson_position_read (FhLessonPosition *position, const char *name, GError **error);

void fh_lesson_position_clear (FhLessonPosition *position);

/* Reads the statements in @text, which begins on @line, as actions that follow on the position
 * after @first, which may be NULL.  NULL with @error.  (transfer full) (element-type FhAction) */
GArray *fh_lesson_position_read_actions (const FhLessonPosition *position,
                                         const FhAction *first,
                                         const char *text,
                                         const char *name,
                                         guint line,
                                         GError **error);

/* The cards of the hand that a pick with the word @select means; FALSE when there is no such word.
 */
gboolean
fh_lesson_position_select (const FhLessonPosition *position, const char *select, FhCardSet *cards);

/* --- What is done (fh-lesson-do.c) --- */

/* Reads @text, the attribute "do" of a choice at @position.  @message gets what is wrong. */
gboolean fh_lesson_do_read (FhLessonDo *does,
                            const char *text,
                            const FhLessonPosition *position,
                            char **message);
void fh_lesson_do_clear (FhLessonDo *does);

/* The cards that @text, on @line, names.  FALSE with @error when some of it is no card. */
gboolean fh_lesson_read_cards (
    const char *text, const char *name, guint line, FhCardSet *cards, GError **error);

/* Whether @action is one of those. */
gboolean fh_lesson_do_fits (const FhLessonDo *does, const FhAction *action);

/* The actions that a seat may do, or is refused, in @view: all calls, all cards of the hand, each
 * suit that a joker may name; of discards and what else is chosen from many, those that choices of
 * @step say.  (transfer full) (element-type FhAction) */
GArray *fh_lesson_step_actions (const FhLessonStep *step);

/* --- Scripts (fh-lesson-script.c) --- */

/* Fills @line with what happens after @action, which may be NULL, that included, by @answer.
 * FALSE when the solver gave up. */
gboolean fh_lesson_answer_line (const FhLessonStep *step,
                                const FhLessonAnswer *answer,
                                const FhWorld *world,
                                const FhAction *action,
                                FhSolver *solver,
                                GArray *script);
