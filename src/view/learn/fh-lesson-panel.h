/* fh-lesson-panel.h: what a lesson says and asks, beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-lesson.h"

/* How an answer is meant. */
typedef enum
{
  FH_LESSON_RIGHT, /* the lesson goes on */
  FH_LESSON_SHOWN, /* likewise, but it was not the person who found it */
  FH_LESSON_WRONG, /* the person sees what happens, and tries again from the same position */
  FH_LESSON_NOT,   /* nothing has happened: the person tries again at once */
} FhLessonVerdict;

#define FH_TYPE_LESSON_PANEL (fh_lesson_panel_get_type ())
G_DECLARE_FINAL_TYPE (FhLessonPanel, fh_lesson_panel, FH, LESSON_PANEL, AdwBin)

/**
 * FhLessonPanel:
 *
 * The words of one step: what is said, what is asked, what can be said to it, the answer, and the
 * buttons to go on.  It knows no table: it says what the person wants.
 *
 * Its buttons activate `lesson.next`, `lesson.again`, `lesson.show-me`, `lesson.that-is-it` (the
 * cards that are lifted are the answer) and `lesson.leave` of whoever holds it, and
 * `app.first-game`.
 *
 * Signal `option (guint index)`: this option is the answer.
 *
 * CSS nodes: `steps` with `dot`[.done][.present] and `label`.
 */
GtkWidget *fh_lesson_panel_new (void);

/* Shows @step, number @index of @n, before its answer. */
void
fh_lesson_panel_show_step (FhLessonPanel *self, const FhLessonStep *step, guint index, guint n);

/* Shows @step by itself, outside its lesson, as number @turn of @n_turns, with a button to leave.
 * What can be said to it stands in an order that follows from @turn; numbers keep theirs. */
void fh_lesson_panel_show_question (FhLessonPanel *self,
                                    const FhLessonStep *step,
                                    guint turn,
                                    guint n_turns);

/* Marks option @index of @step as the answer that was given, or that is right. */
void fh_lesson_panel_mark_option (FhLessonPanel *self, const FhLessonStep *step, guint index);

/* Shows @answer to what the person did; to one that is not right it can be shown what is, unless
 * that is told. */
void fh_lesson_panel_show_answer (FhLessonPanel *self,
                                  FhLessonVerdict verdict,
                                  const FhLessonAnswer *answer);

/* Shows that the lesson is over, with @title, that of @n steps; @next is the title of the one to
 * come, or NULL.  @plays: a whole game comes before it; @deal is the id of a whole deal that does,
 * or NULL. */
void fh_lesson_panel_show_end (FhLessonPanel *self,
                               const char *title,
                               guint n,
                               const char *next,
                               gboolean plays,
                               const char *deal);

/* All that stands there, in one piece.  (transfer full) */
char *fh_lesson_panel_dup_words (FhLessonPanel *self);

/* Puts the keyboard on what is next, if that is in the panel. */
gboolean fh_lesson_panel_focus (FhLessonPanel *self);
