/* fh-schedule.c: when something that was learned is asked again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-schedule.h"

#include <math.h>
#include <string.h>

/* The default parameters of FSRS-6. */
static const double w[] = { 0.212,  1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194,
                            0.001,  1.8722, 0.1666, 0.796,  1.4835, 0.0614, 0.2629,
                            1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542 };

/* The grades that are given, and the one to whose difficulty all others drift. */
#define AGAIN 1
#define GOOD  3
#define EASY  4

/* The chance with which something is still to be known when it is asked again. */
#define RETENTION 0.9

/* In days: what is learned lasts a little, and nobody waits for ten years. */
#define LEAST_STABILITY 0.01
#define MOST_STABILITY  3650.0

/* How easy the older scheduler thought an item that it knew nothing of, and the hardest one. */
#define OLD_EASE       2.5
#define OLD_LEAST_EASE 1.3

/* D0, which may lie below 1: what others drift to does. */
static double
difficulty_at_first (int grade)
{
  return w[4] - exp (w[5] * (grade - 1)) + 1;
}

/* R, @days after an answer. */
static double
strength_after (double stability, gint64 days)
{
  double factor = pow (RETENTION, -1 / w[20]) - 1;

  return pow (1 + factor * (double) days / stability, -w[20]);
}

/* S after an answer on the day of the last one; one that is right never lessens it. */
static double
stability_same_day (double stability, int grade)
{
  double growth = exp (w[17] * (grade - GOOD + w[18])) * pow (stability, -w[19]);

  return stability * (grade == GOOD ? MAX (growth, 1) : growth);
}

static double
stability_recalled (double stability, double difficulty, double strength)
{
  return stability
         * (1
            + exp (w[8]) * (11 - difficulty) * pow (stability, -w[9])
                  * (exp ((1 - strength) * w[10]) - 1));
}

static double
stability_forgotten (double stability, double difficulty, double strength)
{
  double left = w[11] * pow (difficulty, -w[12]) * (pow (stability + 1, w[13]) - 1)
                * exp ((1 - strength) * w[14]);

  return MIN (left, stability / exp (w[17] * w[18]));
}

/* D after an answer: a step that becomes smaller toward 10, and drifts back. */
static double
next_difficulty (double difficulty, int grade)
{
  double next = difficulty - w[6] * (grade - GOOD) * (10 - difficulty) / 9;

  return CLAMP (w[7] * difficulty_at_first (EASY) + (1 - w[7]) * next, 1, 10);
}

void
fh_schedule_init (FhSchedule *schedule, gint64 today)
{
  *schedule = (FhSchedule){ .answered = today, .due = today };
}

void
fh_schedule_answer (FhSchedule *schedule, gboolean is_right, gint64 today)
{
  const int grade = is_right ? GOOD : AGAIN;
  const double stability = schedule->stability, difficulty = schedule->difficulty;
  gint64 days = MAX (today - schedule->answered, 0);

  if (stability <= 0)
    {
      schedule->stability = w[grade - 1];
      schedule->difficulty = CLAMP (difficulty_at_first (grade), 1, 10);
    }
  else
    {
      double strength = strength_after (stability, days);

      schedule->stability = days == 0  ? stability_same_day (stability, grade)
                            : is_right ? stability_recalled (stability, difficulty, strength)
                                       : stability_forgotten (stability, difficulty, strength);
      schedule->difficulty = next_difficulty (difficulty, grade);
    }
  schedule->stability = CLAMP (schedule->stability, LEAST_STABILITY, MOST_STABILITY);
  schedule->answered = today;
  schedule->due = is_right ? today + MAX (1, (gint64) round (schedule->stability)) : today;
}

gboolean
fh_schedule_is_due (const FhSchedule *schedule, gint64 today)
{
  return schedule->due <= today || schedule->answered > today;
}

double
fh_schedule_strength (const FhSchedule *schedule, gint64 today)
{
  return schedule->stability <= 0 || schedule->answered > today
             ? 0
             : strength_after (schedule->stability, today - schedule->answered);
}

gint64
fh_schedule_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDate) date = g_date_new_dmy ((GDateDay) g_date_time_get_day_of_month (now),
                                           (GDateMonth) g_date_time_get_month (now),
                                           (GDateYear) g_date_time_get_year (now));

  return g_date_get_julian (date);
}

char *
fh_schedule_to_text (const FhSchedule *schedule)
{
  char stability[G_ASCII_DTOSTR_BUF_SIZE], difficulty[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (stability, sizeof stability, "%.2f", schedule->stability);
  g_ascii_formatd (difficulty, sizeof difficulty, "%.2f", schedule->difficulty);
  return g_strdup_printf ("%s %s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT, stability, difficulty,
                          schedule->answered, schedule->due);
}

static gboolean
read_day (const char *word, gint64 *day)
{
  return g_ascii_string_to_signed (word, 10, 0, G_MAXINT32, day, NULL);
}

/* A line of SM-2: the interval is what stability means, and the ease that of something missed. */
static gboolean
read_old (FhSchedule *schedule, GStrv words)
{
  double ease = g_ascii_strtod (words[1], NULL), hardest = 10;
  double missed = difficulty_at_first (AGAIN);
  guint64 n, interval;

  if (!g_ascii_string_to_unsigned (words[0], 10, 0, 10000, &n, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 0, (guint64) MOST_STABILITY, &interval, NULL)
      || !read_day (words[3], &schedule->due) || !(ease >= OLD_LEAST_EASE && ease <= 10))
    return FALSE;
  schedule->stability = n > 0 ? (double) interval : w[AGAIN - 1];
  schedule->difficulty = CLAMP (
      missed + (hardest - missed) * (OLD_EASE - ease) / (OLD_EASE - OLD_LEAST_EASE), 1, hardest);
  schedule->answered = schedule->due - (gint64) interval;
  return schedule->stability >= LEAST_STABILITY;
}

gboolean
fh_schedule_from_text (FhSchedule *schedule, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  if (g_strv_length (words) != 4)
    return FALSE;
  if (strchr (words[0], '.') == NULL)
    return read_old (schedule, words);
  schedule->stability = g_ascii_strtod (words[0], NULL);
  schedule->difficulty = g_ascii_strtod (words[1], NULL);
  if (!read_day (words[2], &schedule->answered) || !read_day (words[3], &schedule->due)
      || schedule->due < schedule->answered
      || (double) (schedule->due - schedule->answered) > MOST_STABILITY)
    return FALSE;
  /* What was never answered has neither. */
  return (schedule->stability == 0 && schedule->difficulty == 0)
         || (schedule->stability >= LEAST_STABILITY && schedule->stability <= MOST_STABILITY
             && schedule->difficulty >= 1 && schedule->difficulty <= 10);
}
