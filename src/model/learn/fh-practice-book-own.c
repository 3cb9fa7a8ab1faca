/* fh-practice-book-own.c: what went wrong in the person's own deals.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-book-private.h"

#include <string.h>

#define DEALS "deals"

/* Places for own positions, and deals that are remembered. */
#define N_OWN   60
#define N_DEALS 60

/* Bytes of a record: one that is longer is of thousands of deals, and no store takes it. */
#define MAX_RECORD (512 * 1024)

/* A habit: in so many deals at least, and in one of so many. */
#define HABIT_DEALS 3
#define HABIT_SHARE 3

/* --- Positions --- */

void
fh_own_position_free (FhOwnPosition *position)
{
  g_free (position->key);
  g_free (position->record);
  g_free (position);
}

void
fh_practice_book_add_own (
    FhKeyTable *book, const char *record, guint index, int seat, FhPracticeFault fault)
{
  g_autofree char *sum = NULL, *about = NULL, *id = NULL, *number = NULL, *old = NULL;
  g_autofree char *text = NULL, *key = NULL;
  FhSchedule schedule;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  if (strlen (record) > MAX_RECORD)
    return;
  about = g_strdup_printf ("%u %d %s", index, seat, record);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, about, -1);
  id = g_strndup (sum, 12);
  guint place = fh_practice_book_find_place (book, FH_BOOK_OWN, N_OWN, id, fh_practice_book_has_id);
  number = g_strdup_printf ("%u", place);
  old = fh_key_table_dup_text (book, FH_BOOK_OWN, number);
  if (old != NULL && fh_practice_book_has_id (old, id))
    return;
  text =
      g_strdup_printf ("%s %d %u %s\n%s", id, seat, index, fh_practice_fault_word (fault), record);
  fh_key_table_set_text (book, FH_BOOK_OWN, number, text);
  key = g_strconcat ("own ", id, NULL);
  fh_schedule_init (&schedule, fh_schedule_today ());
  fh_practice_book_set_missed (book, key, &schedule);
  fh_key_table_save (book);
}

static FhOwnPosition *
read_own (const char *text)
{
  const char *record = strchr (text, '\n');
  g_autofree char *line = record != NULL ? g_strndup (text, (gsize) (record - text)) : NULL;
  g_auto (GStrv) words = line != NULL ? g_strsplit (line, " ", -1) : NULL;
  FhPracticeFault fault;
  guint64 seat, index;
  FhOwnPosition *own;

  if (words == NULL || g_strv_length (words) != 4
      || !g_ascii_string_to_unsigned (words[1], 10, 0, FH_MAX_SEATS - 1, &seat, NULL)
      || !g_ascii_string_to_unsigned (words[2], 10, 0, G_MAXINT, &index, NULL)
      || !fh_practice_fault_from_word (words[3], &fault))
    return NULL;
  own = g_new0 (FhOwnPosition, 1);
  own->key = g_strconcat ("own ", words[0], NULL);
  own->record = g_strdup (record + 1);
  own->index = (guint) index;
  own->seat = (int) seat;
  own->fault = fault;
  return own;
}

FhOwnPosition *
fh_practice_book_get_own (FhKeyTable *book, const char *key)
{
  g_return_val_if_fail (FH_IS_KEY_TABLE (book), NULL);

  if (!g_str_has_prefix (key, "own "))
    return NULL;
  const char *id = key + strlen ("own ");
  guint place = fh_practice_book_find_place (book, FH_BOOK_OWN, N_OWN, id, fh_practice_book_has_id);
  g_autofree char *number = g_strdup_printf ("%u", place);
  g_autofree char *text = fh_key_table_dup_text (book, FH_BOOK_OWN, number);

  return text != NULL && fh_practice_book_has_id (text, id) ? read_own (text) : NULL;
}

GPtrArray *
fh_practice_book_list_own (FhKeyTable *book, FhPracticeFault fault)
{
  GPtrArray *keys = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (FH_IS_KEY_TABLE (book), keys);

  for (guint place = 0; place < N_OWN; place++)
    {
      g_autofree char *number = g_strdup_printf ("%u", place);
      g_autofree char *text = fh_key_table_dup_text (book, FH_BOOK_OWN, number);
      FhOwnPosition *own = text != NULL ? read_own (text) : NULL;

      if (own == NULL)
        continue;
      if (fault == FH_FAULT_NONE || own->fault == fault)
        g_ptr_array_add (keys, g_steal_pointer (&own->key));
      fh_own_position_free (own);
    }
  return keys;
}

/* --- Faults --- */

void
fh_practice_book_note_deal (FhKeyTable *book, const char *deal, guint could, guint made)
{
  g_autofree char *sum = NULL, *id = NULL, *text = NULL, *more = NULL;
  g_auto (GStrv) noted = NULL;
  guint n;

  g_return_if_fail (FH_IS_KEY_TABLE (book));

  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, deal, -1);
  id = g_strndup (sum, 12);
  text = fh_key_table_dup_text (book, FH_BOOK_PRACTICE, DEALS);
  noted = g_strsplit (text != NULL ? text : "", " ", -1);
  if (g_strv_contains ((const char *const *) noted, id))
    return;
  n = g_strv_length (noted);
  g_autofree char *kept = g_strjoinv (" ", noted + (n >= N_DEALS ? n - N_DEALS + 1 : 0));
  more = n > 0 ? g_strconcat (kept, " ", id, NULL) : g_strdup (id);
  fh_key_table_set_text (book, FH_BOOK_PRACTICE, DEALS, more);
  for (int fault = FH_FAULT_NONE + 1; fault < FH_N_FAULTS; fault++)
    if ((could | made) >> fault & 1u)
      {
        g_autofree char *key =
            fh_practice_book_month_key (fh_practice_fault_word ((FhPracticeFault) fault), 0);

        fh_key_table_add_tally (book, FH_BOOK_FAULTS, key, !(made >> fault & 1u));
      }
  fh_key_table_save (book);
}

void
fh_practice_book_get_fault (FhKeyTable *book, FhPracticeFault fault, guint *could, guint *made)
{
  *could = *made = 0;
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  for (int ago = 0; ago < 2; ago++)
    {
      g_autofree char *key = fh_practice_book_month_key (fh_practice_fault_word (fault), ago);
      FhTally avoided = fh_key_table_get_tally (book, FH_BOOK_FAULTS, key);

      *could += avoided.played;
      *made += avoided.played - avoided.won;
    }
}

gboolean
fh_practice_book_is_often (guint could, guint made)
{
  return made >= HABIT_DEALS && HABIT_SHARE * made >= could;
}

gboolean
fh_practice_book_is_habit (FhKeyTable *book, FhPracticeFault fault)
{
  guint could, made;

  fh_practice_book_get_fault (book, fault, &could, &made);
  return fh_practice_book_is_often (could, made);
}
