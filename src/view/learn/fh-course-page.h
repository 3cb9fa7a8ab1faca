/* fh-course-page.h: all lessons.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "fh-progress.h"
#include "fh-settings.h"

#define FH_TYPE_COURSE_PAGE (fh_course_page_get_type ())
G_DECLARE_FINAL_TYPE (FhCoursePage, fh_course_page, FH, COURSE_PAGE, AdwBin)

/**
 * FhCoursePage:
 *
 * First what goes on, then the lessons by chapters, with what is done and what was begun; those on
 * other tables than the one that the person plays at are folded at the end.  It follows the
 * progress and the table.  A row has `learn.lesson` of its window open its lesson, or `learn.deal`
 * begin a deal.
 */
GtkWidget *fh_course_page_new (FhSettings *settings, FhProgress *progress);

/* Puts the keyboard on what goes on. */
void fh_course_page_focus (FhCoursePage *self);
