/* fh-lesson-check.h: whether a lesson is whole, and true.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * For who writes lessons, on the command line, and for the tests.  All of this takes its time and
 * is for a thread or a program without a window.
 */
#pragma once

#include "fh-lesson.h"

#include "fh-advice.h"

/* Checks @lesson: that each step can be answered, that each answer has its own text, that whatever
 * may be done is answered, and that all claims are true in the layouts.  With @judges the tutor's
 * judge is asked, too, which takes some seconds a step, and again in other layouts before he is
 * believed that something is wrong.  Returns what is wrong, as "left-bower.xml:17: ...", perhaps
 * nothing.  (transfer full) (element-type utf8) */
GPtrArray *fh_lesson_check (FhLesson *lesson, gboolean judges);

/* What is known of a choice that can be made in a step. */
typedef struct
{
  FhAction action; /* kind FH_ACTION_NONE: an option */
  guint option;
  FhRefusal refusal;            /* FH_OK: the rules allow it */
  const FhLessonAnswer *answer; /* or NULL: the refusal says it */
  GArray *script;               /* of FhAction */
} FhLessonTry;

/* Makes every choice in @step.  (transfer full) (element-type FhLessonTry) */
GPtrArray *fh_lesson_step_try_all (const FhLessonStep *step);

/* --- Finding layouts --- */

typedef struct
{
  guint n_tried; /* layouts */
  char *layout;  /* the lines of the layout found, without indent; NULL: none */
  char *never;   /* which claim was met in none of them, in words; or NULL */
} FhLessonFound;

/* Whether @step has cards to be found. */
gboolean fh_lesson_step_has_unknown (const FhLessonStep *step);

/* Whether its layout is there, and all that the step claims of the cards is true in it. */
gboolean fh_lesson_step_holds (const FhLessonStep *step);

/* Looks for cards for the "??" of @step with which all that it claims of the cards is true, in
 * @n_layouts layouts at most that are drawn by @seed.  fh_lesson_found_clear() it. */
void fh_lesson_step_find (FhLesson *lesson,
                          const FhLessonStep *step,
                          guint n_layouts,
                          guint64 seed,
                          FhLessonFound *found);
void fh_lesson_found_clear (FhLessonFound *found);

/* @xml, the text of a lesson, with @layout, whose lines have no indent, in step number @index; all
 * else stays byte for byte.  (transfer full) */
char *fh_lesson_write_layout (const char *xml, guint index, const char *layout);

/* @xml without any layout.  (transfer full) */
char *fh_lesson_strip_layouts (const char *xml);
