/* fh-practice-book-missed.c: what was asked, and when it comes again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-book-private.h"

#include <stdio.h>
#include <string.h>

/* Places for what was missed. */
#define N_MISSED 400

/* What stays known over so many days is known for good. */
#define KNOWN_STABILITY 120

/* What the keys of steps begin with. */
#define STEP "step "

/* In FH_BOOK_PRACTICE: a day, how many answers of its mix were given, and how many were right. */
#define DAILY "daily"

/* --- Keys --- */

char *
fh_practice_key_of_spec (const FhPracticeSpec *spec)
{
  return g_strdup_printf ("%s %s %u %s %" G_GUINT64_FORMAT,
                          fh_practice_word ((FhPracticeKind) spec->kind),
                          fh_preset_id ((FhPreset) spec->preset), spec->step,
                          fh_practice_fault_word ((FhPracticeFault) spec->fault), spec->seed);
}

gboolean
fh_practice_spec_of_key (const char *key, FhPracticeSpec *spec)
{
  g_auto (GStrv) words = g_strsplit (key, " ", -1);
  FhPracticeKind kind;
  FhPreset preset;
  FhPracticeFault fault;
  guint64 step;

  if (g_strv_length (words) != 5 || !fh_practice_from_word (words[0], &kind)
      || !fh_preset_from_id (words[1], &preset)
      || !g_ascii_string_to_unsigned (words[2], 10, 1, FH_PRACTICE_STEPS, &step, NULL)
      || !fh_practice_fault_from_word (words[3], &fault)
      || !g_ascii_string_to_unsigned (words[4], 10, 0, G_MAXUINT64, &spec->seed, NULL))
    return FALSE;
  spec->kind = (guint8) kind;
  spec->preset = (guint8) preset;
  spec->step = (guint8) step;
  spec->fault = (guint8) fault;
  return TRUE;
}

char *
fh_practice_key_of_step (const char *lesson, const char *step)
{
  return g_strconcat (STEP, lesson, " ", step, NULL);
}

gboolean
fh_practice_step_of_key (const char *key, char **lesson, char **step)
{
  g_auto (GStrv) words = g_strsplit (key, " ", -1);

  if (!g_str_has_prefix (key, STEP) || g_strv_length (words) != 3)
    return FALSE;
  *lesson = g_strdup (words[1]);
  *step = g_strdup (words[2]);
  return TRUE;
}

/* --- What was missed --- */

/* The key in @text, a schedule of four words with the key behind it. */
static const char *
key_in (const char *text)
{
  for (int i = 0; i < 4 && text != NULL; i++)
    {
      text = strchr (text, ' ');
      text = text != NULL ? text + 1 : NULL;
    }
  return text;
}

static gboolean
is_missed (const char *text, const char *key)
{
  return g_strcmp0 (key_in (text), key) == 0;
}

static gboolean
read_missed (const char *text, FhSchedule *schedule)
{
  const char *key = key_in (text);
  g_autofree char *line = key != NULL ? g_strndup (text, (gsize) (key - text - 1)) : NULL;

  return line != NULL && fh_schedule_from_text (schedule, line);
}

void
fh_practice_book_set_missed (FhKeyTable *book, const char *key, const FhSchedule *schedule)
{
  guint place = fh_practice_book_find_place (book, FH_BOOK_MISSED, N_MISSED, key, is_missed);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *line = schedule != NULL ? fh_schedule_to_text (schedule) : NULL;
  g_autofree char *text = line != NULL ? g_strconcat (line, " ", key, NULL) : g_strdup ("");

  fh_key_table_set_text (book, FH_BOOK_MISSED, number, text);
}

/* When @key is asked again; FALSE when it is not in the book. */
static gboolean
get_schedule (FhKeyTable *book, const char *key, FhSchedule *schedule)
{
  g_return_val_if_fail (FH_IS_KEY_TABLE (book), FALSE);

  guint place = fh_practice_book_find_place (book, FH_BOOK_MISSED, N_MISSED, key, is_missed);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *text = fh_key_table_dup_text (book, FH_BOOK_MISSED, number);

  return text != NULL && is_missed (text, key) && read_missed (text, schedule);
}

/* That @key was answered; one that is not in the book yet comes into it where @is_new. */
static void
answer (FhKeyTable *book, const char *key, gboolean is_right, gint64 today, gboolean is_new)
{
  FhSchedule schedule;

  if (!get_schedule (book, key, &schedule))
    {
      if (!is_new)
        return;
      fh_schedule_init (&schedule, today);
    }
  fh_schedule_answer (&schedule, is_right, today);
  fh_practice_book_set_missed (book, key, schedule.stability < KNOWN_STABILITY ? &schedule : NULL);
}

void
fh_practice_book_answered (
    FhKeyTable *book, const char *key, FhPracticeKind kind, gboolean is_right, gint64 today)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  fh_key_table_add_tally (book, FH_BOOK_KINDS, fh_practice_word (kind), is_right);
  answer (book, key, is_right, today, !is_right);
  fh_key_table_save (book);
}

void
fh_practice_book_answered_step (FhKeyTable *book, const char *key, gboolean is_right, gint64 today)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  answer (book, key, is_right, today, TRUE);
  fh_key_table_save (book);
}

/* --- The mix of the day --- */

guint
fh_practice_book_get_daily (FhKeyTable *book, gint64 today, guint *right)
{
  g_autofree char *text = NULL;
  gint64 day;
  guint n, n_right;

  if (right != NULL)
    *right = 0;
  g_return_val_if_fail (FH_IS_KEY_TABLE (book), 0);

  text = fh_key_table_dup_text (book, FH_BOOK_PRACTICE, DAILY);
  if (text == NULL || sscanf (text, "%" G_GINT64_FORMAT " %u %u", &day, &n, &n_right) != 3
      || day != today)
    return 0;
  n = MIN (n, FH_DAILY_ANSWERS);
  if (right != NULL)
    *right = MIN (n_right, n);
  return n;
}

void
fh_practice_book_note_daily (FhKeyTable *book, gboolean is_right, gint64 today)
{
  g_autofree char *text = NULL;
  guint n, right;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  n = fh_practice_book_get_daily (book, today, &right);
  text = g_strdup_printf ("%" G_GINT64_FORMAT " %u %u", today, n + 1, right + (is_right ? 1 : 0));
  fh_key_table_set_text (book, FH_BOOK_PRACTICE, DAILY, text);
  fh_key_table_save (book);
}

void
fh_practice_book_forget (FhKeyTable *book, const char *key)
{
  FhSchedule schedule;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  if (!get_schedule (book, key, &schedule))
    return;
  fh_practice_book_set_missed (book, key, NULL);
  fh_key_table_save (book);
}

/* --- Lists --- */

void
fh_practice_book_get_tally (FhKeyTable *book, FhPracticeKind kind, guint *asked, guint *right)
{
  FhTally tally;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  tally = fh_key_table_get_tally (book, FH_BOOK_KINDS, fh_practice_word (kind));
  *asked = tally.played;
  *right = tally.won;
}

typedef struct
{
  char *key;
  double strength;
  gboolean is_again; /* it was answered on the day */
} Missed;

static int
compare_missed (gconstpointer a, gconstpointer b)
{
  const Missed *left = a, *right = b;

  if (left->is_again != right->is_again)
    return left->is_again ? 1 : -1;
  return left->strength != right->strength ? (left->strength < right->strength ? -1 : 1)
                                           : strcmp (left->key, right->key);
}

/* What is due by the day @until, with or without steps of lessons; @n_again as in the header. */
static GPtrArray *
list (FhKeyTable *book, gint64 until, gboolean has_steps, guint *n_again)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Missed));
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);
  gint64 today = MIN (until, fh_schedule_today ());

  g_return_val_if_fail (FH_IS_KEY_TABLE (book), keys);

  for (guint place = 0; place < N_MISSED; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", place);
      g_autofree char *text = fh_key_table_dup_text (book, FH_BOOK_MISSED, number);
      FhSchedule schedule;

      if (text != NULL && read_missed (text, &schedule) && fh_schedule_is_due (&schedule, until)
          && (has_steps || !g_str_has_prefix (key_in (text), STEP)))
        {
          Missed missed = { g_strdup (key_in (text)), fh_schedule_strength (&schedule, today),
                            schedule.stability > 0 && schedule.answered == today };

          g_array_append_val (found, missed);
          *n_again += missed.is_again;
        }
    }
  g_array_sort (found, compare_missed);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (keys, g_array_index (found, Missed, i).key);
  return keys;
}

GPtrArray *
fh_practice_book_list_missed (FhKeyTable *book, gint64 until)
{
  guint n_again = 0;

  return list (book, until, FALSE, &n_again);
}

GPtrArray *
fh_practice_book_list_due (FhKeyTable *book, gint64 today, guint *n_again)
{
  guint n = 0;
  GPtrArray *keys = list (book, today, TRUE, &n);

  if (n_again != NULL)
    *n_again = n;
  return keys;
}
