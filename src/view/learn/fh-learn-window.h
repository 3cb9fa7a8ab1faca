/* fh-learn-window.h: the course, practice, and what has been learned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-deal-view.h"
#include "fh-dialog.h"
#include "fh-lesson-view.h"
#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_LEARN_WINDOW (fh_learn_window_get_type ())
G_DECLARE_FINAL_TYPE (FhLearnWindow, fh_learn_window, FH, LEARN_WINDOW, FhDialog)

/**
 * FhLearnWindow:
 *
 * Pages for the course, for practice, for whole deals and for progress; a lesson or a deal takes
 * their place while it goes on.
 *
 * Action `learn.back` (Alt and the arrow back): from a lesson to the course, from a deal to
 * all deals.
 */
GtkWidget *fh_learn_window_new (GtkWindow *parent, FhSettings *settings, FhProgress *progress);

/* Shows the lesson @id at the step where the person was, or all lessons where there is no such
 * lesson, or for NULL. */
void fh_learn_window_open (FhLearnWindow *self, const char *id);

/* Leaves the lesson, and begins with the mix of the day, or goes on with it. */
void fh_learn_window_begin_daily (FhLearnWindow *self);

/* Shows the whole deal @id, or all deals where there is no such deal, or for NULL. */
void fh_learn_window_open_deal (FhLearnWindow *self, const char *id);

/* The whole deal that goes on, or NULL. */
FhDealView *fh_learn_window_get_deal_view (FhLearnWindow *self);

/* The lesson that goes on, or NULL. */
FhLessonView *fh_learn_window_get_lesson_view (FhLearnWindow *self);
