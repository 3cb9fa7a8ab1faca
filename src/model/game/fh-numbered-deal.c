/* fh-numbered-deal.c: deals that can be said to a friend.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-numbered-deal.h"

#include <glib/gi18n.h>

#include "fh-words.h"

#define SALT            "five-hundred deal "
#define FIRST_CHALLENGE 900000000u
#define STEP            10u

static guint64
fnv1a (guint64 hash, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    hash = (hash ^ (guchar) *c) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint64
high_word (FhPreset preset)
{
  return fnv1a (fnv1a (G_GUINT64_CONSTANT (0xcbf29ce484222325), SALT), fh_preset_id (preset));
}

FhSeed
fh_numbered_seed (FhPreset preset, guint number)
{
  return (FhSeed){ .high = high_word (preset), .low = number };
}

guint
fh_numbered_from_seed (FhPreset preset, FhSeed seed)
{
  return seed.high == high_word (preset) && seed.low <= FH_NUMBERED_MAX ? (guint) seed.low : 0;
}

guint
fh_numbered_from_day (int year, int month, int day)
{
  return (guint) (year * 10000 + month * 100 + day);
}

guint
fh_numbered_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  return fh_numbered_from_day (year, month, day);
}

GDateTime *
fh_numbered_dup_day (guint number)
{
  int year = (int) (number / 10000);

  if (year < 1900 || year > 9999)
    return NULL;
  return g_date_time_new_local (year, (int) (number / 100 % 100), (int) (number % 100), 12, 0, 0);
}

guint
fh_numbered_from_challenge (guint challenge, guint index)
{
  return FIRST_CHALLENGE + challenge * STEP + 1 + index;
}

guint
fh_numbered_challenge (guint number, guint *index)
{
  guint at = number % STEP;

  if (number <= FIRST_CHALLENGE + STEP || number > FH_NUMBERED_MAX || at < 1
      || at > FH_CHALLENGE_DEALS)
    return 0;
  if (index != NULL)
    *index = at - 1;
  return (number - FIRST_CHALLENGE) / STEP;
}

char *
fh_numbered_title (guint number)
{
  g_autoptr (GDateTime) day = fh_numbered_dup_day (number);
  guint index, challenge = fh_numbered_challenge (number, &index);

  if (challenge > 0)
    /* Translators: %1$u is the number of a challenge, some deals that people play one by one, %2$u
     * which deal of it this is, and %3$u how many deals it has. */
    return g_strdup_printf (_ ("Challenge %1$u, deal %2$u of %3$u"), challenge, index + 1,
                            FH_CHALLENGE_DEALS);
  if (day != NULL)
    {
      /* Translators: a day, for g_date_time_format(): "23 November 2026". */
      g_autofree char *date = fh_words_day (day, _ ("%-d %B %Y"));

      /* Translators: %s is a day, such as "23 November 2026"; the same cards for everybody on that
       * day. */
      return g_strdup_printf (_ ("Deal of the day, %s"), date);
    }
  /* Translators: %u is the number by which the cards of a deal can be had again. */
  return g_strdup_printf (_ ("Deal %u"), number);
}

char *
fh_numbered_brief_title (guint number)
{
  g_autoptr (GDateTime) day = fh_numbered_dup_day (number);
  guint challenge = fh_numbered_challenge (number, NULL);

  if (challenge > 0)
    /* Translators: a challenge and its number. */
    return g_strdup_printf (_ ("Challenge %u"), challenge);
  if (day != NULL)
    /* Translators: a day of this year, for g_date_time_format(): "29 November". */
    return fh_words_day (day, _ ("%-d %B"));
  return fh_numbered_title (number);
}
