/* fh-schedule.c: when something that was missed is asked again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-schedule.h"

#include <math.h>

#define FIRST_EASE 2.5
#define LEAST_EASE 1.3

/* The first two intervals, and the longest, in days: nobody waits for ten years. */
#define FIRST_INTERVAL   1
#define SECOND_INTERVAL  6
#define LONGEST_INTERVAL 3650

void
fh_schedule_init (FhSchedule *schedule, gint64 today)
{
  *schedule = (FhSchedule){ .ease = FIRST_EASE, .due = today };
}

void
fh_schedule_answer (FhSchedule *schedule, int quality, gint64 today)
{
  int lack = 5 - CLAMP (quality, 0, 5);

  if (quality < 3)
    {
      schedule->n = 0;
      schedule->interval = 0;
      schedule->due = today;
      return;
    }
  /* The interval is that of the ease before this answer. */
  schedule->n++;
  if (schedule->n == 1)
    schedule->interval = FIRST_INTERVAL;
  else if (schedule->n == 2)
    schedule->interval = SECOND_INTERVAL;
  else
    /* A hundredth that comes of writing an ease down is no day. */
    schedule->interval = (guint) ceil (schedule->interval * schedule->ease - 1e-6);
  schedule->interval = MIN (schedule->interval, LONGEST_INTERVAL);
  schedule->ease = MAX (LEAST_EASE, schedule->ease + 0.1 - lack * (0.08 + lack * 0.02));
  schedule->due = today + schedule->interval;
}

gboolean
fh_schedule_is_due (const FhSchedule *schedule, gint64 today)
{
  return schedule->due <= today || schedule->due - schedule->interval > today;
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
  char ease[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (ease, sizeof ease, "%.2f", schedule->ease);
  return g_strdup_printf ("%u %s %u %" G_GINT64_FORMAT, schedule->n, ease, schedule->interval,
                          schedule->due);
}

gboolean
fh_schedule_from_text (FhSchedule *schedule, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint64 n, interval;

  if (g_strv_length (words) != 4 || !g_ascii_string_to_unsigned (words[0], 10, 0, 10000, &n, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 0, LONGEST_INTERVAL, &interval, NULL)
      || !g_ascii_string_to_signed (words[3], 10, 0, G_MAXINT32, &schedule->due, NULL))
    return FALSE;
  schedule->n = (guint) n;
  schedule->interval = (guint) interval;
  schedule->ease = g_ascii_strtod (words[1], NULL);
  return schedule->ease >= LEAST_EASE && schedule->ease <= 10;
}
