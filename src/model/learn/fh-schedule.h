/* fh-schedule.h: when something that was missed is asked again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This is SM-2 by Piotr A. Woźniak, as published in "Optimization of learning", his Master's
 * Thesis, Poznań 1990, chapter 3.2:
 *
 * 1. Every item begins with an ease E = 2.5.
 * 2. It is asked again after intervals of I(1) = 1, I(2) = 6 and, for n > 2,
 *    I(n) = I(n - 1) * E days, rounded up, with the E from before this answer.
 * 3. Each answer has a quality q from 0 to 5.  With q of 3 or more E becomes
 *    E + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)), and never less than 1.3.
 * 4. With q less than 3 the item begins anew, with I(1), and E stays as it is; it is asked again on
 *    the same day until it is known.
 *
 * Nobody is asked how well he has known something: a wrong answer counts as 1, a right one as 4,
 * which leaves E as it is, and the first right one after a wrong one as 3, "with serious
 * difficulty", which lowers it by 0.14.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What is to be known of one item; a value. */
typedef struct
{
  guint n;        /* right answers in a row; 0: it was missed, or is new */
  double ease;    /* E */
  guint interval; /* days, I(n) */
  gint64 due;     /* the day on which it is asked again, as of fh_schedule_today() */
} FhSchedule;

#define FH_QUALITY_WRONG 1
#define FH_QUALITY_AGAIN 3 /* right, for the first time after it was wrong */
#define FH_QUALITY_RIGHT 4

/* A new item, which is due on @today. */
void fh_schedule_init (FhSchedule *schedule, gint64 today);

/* It was answered on @today with @quality, 0 to 5. */
void fh_schedule_answer (FhSchedule *schedule, int quality, gint64 today);

/* Whether it is to be asked by the day @today.  A day that no answer of @today or before can have
 * set was reckoned while the clock was wrong, and nobody waits for it. */
gboolean fh_schedule_is_due (const FhSchedule *schedule, gint64 today);

/* The number of this day: days since the beginning of the year 1, where the person is. */
gint64 fh_schedule_today (void);

/* As a line, such as "2 2.36 6 740310", the same wherever it is written, and back; FALSE when @text
 * is none.  (transfer full) */
char *fh_schedule_to_text (const FhSchedule *schedule);
gboolean fh_schedule_from_text (FhSchedule *schedule, const char *text);

G_END_DECLS
