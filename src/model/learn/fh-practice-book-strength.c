/* fh-practice-book-strength.c: how well somebody decides, and how hard the next question should be.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What was long ago says little of today: only this month and the last one count.  Decisions are
 * counted by tenths of the club players who get them right, so that what club players would have
 * made of the very same ones is known within a twentieth.
 */
#include "fh-practice-book-private.h"

#include <math.h>

#define N_TENTHS 10
#define N_MONTHS 2

/* Answers that say something: on decisions together, and of each step. */
#define LEAST_DECISIONS 12
#define LEAST_OF_STEP   6

/* Who gets more right than this is asked something harder. */
#define EASY_SHARE 0.75

/* Adds what was answered of @word in the months that count. */
static FhTally
sum (FhKeyTable *book, const char *word)
{
  FhTally all = { 0 };

  for (int ago = 0; ago < N_MONTHS; ago++)
    {
      g_autofree char *key = fh_practice_book_month_key (word, ago);
      FhTally tally = fh_key_table_get_tally (book, FH_BOOK_STRENGTH, key);

      all.played += tally.played;
      all.won += tally.won;
    }
  return all;
}

/* Adds an answer to @word; the caller frees nothing. */
static void
note (FhKeyTable *book, char *word, gboolean is_right)
{
  g_autofree char *owned = word;
  g_autofree char *key = fh_practice_book_month_key (owned, 0);

  fh_key_table_add_tally (book, FH_BOOK_STRENGTH, key, is_right);
  fh_key_table_save (book);
}

void
fh_practice_book_note_decision (FhKeyTable *book, double club, gboolean is_right)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  note (book, g_strdup_printf ("club-%d", CLAMP ((int) (club * N_TENTHS), 0, N_TENTHS - 1)),
        is_right);
}

gboolean
fh_practice_book_get_strength (FhKeyTable *book, FhStrength *strength)
{
  guint right = 0;
  double club = 0;

  *strength = (FhStrength){ 0 };
  g_return_val_if_fail (FH_IS_KEY_TABLE (book), FALSE);

  for (int tenth = 0; tenth < N_TENTHS; tenth++)
    {
      g_autofree char *word = g_strdup_printf ("club-%d", tenth);
      FhTally tally = sum (book, word);

      strength->n += tally.played;
      right += tally.won;
      club += tally.played * (tenth + 0.5) / N_TENTHS;
    }
  if (strength->n < LEAST_DECISIONS)
    return FALSE;
  strength->right = (double) right / strength->n;
  strength->club = club / strength->n;
  /* As if two more had been asked, one of them right: all of a few is no certainty. */
  double p = (right + 1.0) / (strength->n + 2.0);
  strength->error = sqrt (p * (1 - p) / strength->n);
  return TRUE;
}

void
fh_practice_book_note_step (FhKeyTable *book, int step, gboolean is_right)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  note (book, g_strdup_printf ("step-%d", step), is_right);
}

int
fh_practice_book_fitting_step (FhKeyTable *book)
{
  int step = 1;

  g_return_val_if_fail (FH_IS_KEY_TABLE (book), step);

  for (; step < FH_PRACTICE_STEPS; step++)
    {
      g_autofree char *word = g_strdup_printf ("step-%d", step);
      FhTally tally = sum (book, word);

      if (tally.played < LEAST_OF_STEP || tally.won < EASY_SHARE * tally.played)
        break;
    }
  return step;
}
