/* fh-lesson.h: a lesson of the course, read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * data/lessons/README.md says how a lesson is written.  What is read here has a form that can be
 * shown: everything that the form of the file can be wrong in was found by the reader; that its
 * positions can be played, that each choice has its answer and that what it claims is true, is
 * proved by `five-hundred-cli lesson` and the tests (fh-lesson-check.h).
 *
 * Texts are translated when they are asked for, into the language of the moment; they belong to the
 * catalogue or to the lesson.  A lesson never changes and is counted by references; its steps and
 * answers live as long as it.
 */
#pragma once

#include <gio/gio.h>

#include "fh-game.h"
#include "fh-scene.h"

/* What the person does in a step. */
typedef enum
{
  FH_STEP_WATCH,  /* looks on: at a text alone, at a position, or at what happens in it */
  FH_STEP_CHOOSE, /* calls, discards or plays */
  FH_STEP_PICK,   /* points at cards of the own hand */
  FH_STEP_OPTION, /* says which of several answers to a question is right */
} FhStepKind;

typedef struct _FhLesson FhLesson;
typedef struct _FhLessonStep FhLessonStep;
typedef struct _FhLessonAnswer FhLessonAnswer;

#define FH_TYPE_LESSON (fh_lesson_get_type ())
GType fh_lesson_get_type (void) G_GNUC_CONST;

#define FH_LESSON_ERROR (fh_lesson_error_quark ())
GQuark fh_lesson_error_quark (void);

/* FH_LESSON_ERROR_FORM: the file is no lesson.  FH_LESSON_ERROR_POSITION: a position is no record.
 */
typedef enum
{
  FH_LESSON_ERROR_FORM,
  FH_LESSON_ERROR_POSITION,
} FhLessonError;

/* --- The lesson --- */

/* Reads the lesson in @xml, of @length bytes or -1.  @name is what messages call the file:
 * "left-bower.xml:17: ...".  NULL with @error.  (transfer full) */
FhLesson *fh_lesson_parse (const char *xml, gssize length, const char *name, GError **error);

/* Reads the file @path.  (transfer full) */
FhLesson *fh_lesson_load (const char *path, GError **error);

FhLesson *fh_lesson_ref (FhLesson *lesson);
void fh_lesson_unref (FhLesson *lesson);

const char *fh_lesson_get_id (const FhLesson *lesson);      /* "left-bower": stable, for progress */
const char *fh_lesson_get_chapter (const FhLesson *lesson); /* its id */
const char *fh_lesson_get_title (const FhLesson *lesson);

/* About how long it takes: what is read of it, and a while for each decision. */
guint fh_lesson_get_minutes (const FhLesson *lesson);

/* How much of its tables is shown: what later lessons tell of is left out. */
FhExtent fh_lesson_get_extent (const FhLesson *lesson);

/* The lesson that tells all that is told here, too: who has done that one needs this one no more;
 * or NULL. */
const char *fh_lesson_get_known_with (const FhLesson *lesson);

/* Whether it is about something that is played by @rules: what all play, or what its tables do. */
gboolean fh_lesson_suits (const FhLesson *lesson, const FhRules *rules);

/* The lesson as it is for who plays by @rules: without the steps on what is played elsewhere, but
 * all of it where the whole lesson is about other tables.  It goes by the same id.
 * (transfer full) */
FhLesson *fh_lesson_get_for (FhLesson *lesson, const FhRules *rules);

/* The IDs of the rules that it teaches.  (array zero-terminated=1) */
const char *const *fh_lesson_get_teaches (const FhLesson *lesson);

/* How many of its steps ask for something. */
guint fh_lesson_n_decisions (const FhLesson *lesson);

guint fh_lesson_n_steps (const FhLesson *lesson);
const FhLessonStep *fh_lesson_get_step (const FhLesson *lesson, guint index);

/* --- A step --- */

const char *fh_lesson_step_get_id (const FhLessonStep *step); /* stable, unique in its lesson */
FhStepKind fh_lesson_step_get_kind (const FhLessonStep *step);
const char *fh_lesson_step_get_say (const FhLessonStep *step); /* "" when nothing is said */
const char *fh_lesson_step_get_ask (const FhLessonStep *step); /* "" when nothing is asked */

/* The words of the glossary that the course uses in @step for the first time, as
 * fh_help_label_set_word() takes them.  (array zero-terminated=1) */
const char *const *fh_lesson_step_get_words (const FhLessonStep *step);

/* A game that stands where the step does, with all hands as the tool has found them: the person has
 * his seat, and computer players the others.  NULL where the step has no position, or where cards
 * are still to be found ("??").  (transfer full) */
FhGame *fh_lesson_step_new_game (const FhLessonStep *step);

/* The rules of its table; NULL where the step has no position. */
const FhRules *fh_lesson_step_get_rules (const FhLessonStep *step);

/* FH_STEP_OPTION: what can be said. */
guint fh_lesson_step_n_options (const FhLessonStep *step);
const char *fh_lesson_step_get_option (const FhLessonStep *step, guint index);

/* The cards that option @index is, so that they can be drawn; 0 where it is something else. */
FhCardSet fh_lesson_step_get_option_cards (const FhLessonStep *step, guint index);

/* FH_STEP_PICK: the cards that are right, as the engine says; else 0. */
FhCardSet fh_lesson_step_get_pick (const FhLessonStep *step);

/* Likewise, whether it is asked which one card is right: the first that is pointed at is the
 * answer. Where it is asked which cards are, one may be all of them. */
gboolean fh_lesson_step_picks_one (const FhLessonStep *step);

/* --- The answer --- */

/* The answer to @action of the person in a step that is chosen in; NULL only where the file gives
 * none, which the check does not let pass.  A card that the rules refuse and that the lesson says
 * nothing about has none either: the refusal says why. */
const FhLessonAnswer *fh_lesson_step_answer (const FhLessonStep *step, const FhAction *action);

/* The answer to option @index, and to pointing at @cards: that of the first card left out or chosen
 * wrongly which has one of its own.  Never NULL. */
const FhLessonAnswer *fh_lesson_step_answer_option (const FhLessonStep *step, guint index);
const FhLessonAnswer *fh_lesson_step_answer_pick (const FhLessonStep *step, FhCardSet cards);

/* An action that is right, to show who gives up; FALSE where none is chosen. */
gboolean fh_lesson_step_get_right_action (const FhLessonStep *step, FhAction *action);

gboolean fh_lesson_answer_is_right (const FhLessonAnswer *answer);

/* Whether @answer, a wrong one, says what is right, so that nothing is left to be shown. */
gboolean fh_lesson_answer_tells (const FhLessonAnswer *answer);
const char *fh_lesson_answer_get_text (const FhLessonAnswer *answer);

/* --- What happens then --- */

/* Works out, in a task, what happens in @step: after @action, which is the first of the script, or
 * in a step that is looked at (@action NULL).  The others, and the person after it, play what is
 * best when everybody sees all hands, to the end of the trick unless the lesson says otherwise.
 * The finish function returns the actions for fh_game_follow_script() (element-type FhAction)
 * (transfer full), perhaps none, or NULL with @error when cancelled. */
void fh_lesson_step_script_async (FhLesson *lesson,
                                  const FhLessonStep *step,
                                  const FhAction *action,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data);
GArray *fh_lesson_step_script_finish (GAsyncResult *result, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhLesson, fh_lesson_unref)
