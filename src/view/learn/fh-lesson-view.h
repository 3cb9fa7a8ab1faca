/* fh-lesson-view.h: a lesson on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-game-view.h"
#include "fh-lesson-panel.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_LESSON_VIEW (fh_lesson_view_get_type ())
G_DECLARE_FINAL_TYPE (FhLessonView, fh_lesson_view, FH, LESSON_VIEW, AdwBin)

/**
 * FhLessonView:
 *
 * The table of any game with the position of a step on it, and beside it the words of the lesson.
 * What the person does there is answered; then the table shows what happens.  After a wrong choice
 * the position comes back.  Where the lesson stands is kept at once.
 *
 * Actions: `lesson.next`, `lesson.again`, `lesson.show-me`, `lesson.that-is-it`, `lesson.leave`.
 *
 * Signals:
 *  - `answered (gboolean is_right)`: the first answer that was given to a step, or the person gave
 * up.
 *  - `next-lesson ()`: the person wants what comes after this.
 *  - `leave ()`: back to all lessons.
 */
GtkWidget *fh_lesson_view_new (FhSettings *settings, FhProgress *progress);

/* Shows @lesson at the step where the person was; @next is the lesson that comes after it, or
 * NULL.  NULL for @lesson takes it away, and everything that goes on. */
void fh_lesson_view_set_lesson (FhLessonView *self, FhLesson *lesson, FhLesson *next);

/* Asks step number @step of @lesson by itself, as number @turn of @n_turns, from which follows how
 * its options stand.  Where the lesson stands is not touched. */
void
fh_lesson_view_ask (FhLessonView *self, FhLesson *lesson, guint step, guint turn, guint n_turns);

/* What it shows, or NULL; and the number of the step, or that of all steps at the end. */
FhLesson *fh_lesson_view_get_lesson (FhLessonView *self);
guint fh_lesson_view_get_step (FhLessonView *self);

/* Its parts. */
FhGameView *fh_lesson_view_get_game_view (FhLessonView *self);
FhLessonPanel *fh_lesson_view_get_panel (FhLessonView *self);
