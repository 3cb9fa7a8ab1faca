/* fh-course.h: all lessons, by chapters.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lessons of data/lessons are compiled into the program.
 */
#pragma once

#include "fh-lesson.h"

typedef struct _FhCourse FhCourse;

/* The course, read when it is first asked for.  It belongs to the program.  (transfer none) */
const FhCourse *fh_course_get (void);

guint fh_course_n_chapters (const FhCourse *course);
const char *fh_course_get_chapter_id (const FhCourse *course, guint chapter);

/* The themes of the whole deals that come after the chapter, as for fh_whole_deals_find_theme(), or
 * NULL. */
const char *fh_course_get_chapter_deals (const FhCourse *course, guint chapter);

/* Whether a whole game comes after the chapter, My First Game, before the next one. */
gboolean fh_course_chapter_has_game (const FhCourse *course, guint chapter);

/* In the language of the moment. */
const char *fh_course_get_chapter_title (const FhCourse *course, guint chapter);
const char *fh_course_get_chapter_about (const FhCourse *course, guint chapter);

/* The lessons of a chapter in their order, perhaps none; of all chapters for G_MAXUINT. */
guint fh_course_n_lessons (const FhCourse *course, guint chapter);
FhLesson *fh_course_get_lesson (const FhCourse *course, guint chapter, guint index);

/* The chapter of which @lesson is the last, or -1. */
int fh_course_find_end (const FhCourse *course, const FhLesson *lesson);

/* The lesson that comes after @lesson in the course for who plays by @rules, or NULL.
 * (transfer none) */
FhLesson *
fh_course_get_following (const FhCourse *course, const FhLesson *lesson, const FhRules *rules);

/* The lesson @id, or NULL.  (transfer none) */
FhLesson *fh_course_find_lesson (const FhCourse *course, const char *id);
