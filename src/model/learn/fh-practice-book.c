/* fh-practice-book.c: what was practised, and what is to come again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-book-private.h"

#include <string.h>

static const char *const groups[] = { FH_BOOK_KINDS,   FH_BOOK_MISSED,   FH_BOOK_OWN,
                                      FH_BOOK_FAULTS,  FH_BOOK_STRENGTH, FH_BOOK_GAMES,
                                      FH_BOOK_PRACTICE };

guint
fh_practice_book_find_place (FhKeyTable *book,
                             const char *group,
                             guint n,
                             const char *name,
                             gboolean (*is_it) (const char *text, const char *name))
{
  guint first = g_str_hash (name) % n, free_place = n;

  for (guint i = 0; i < n; i++)
    {
      guint place = (first + i) % n;
      g_autofree char *key = g_strdup_printf ("%u", place);
      g_autofree char *text = fh_key_table_dup_text (book, group, key);

      if (text != NULL && is_it (text, name))
        return place;
      if (text == NULL && free_place == n)
        free_place = place;
    }
  return free_place < n ? free_place : first;
}

gboolean
fh_practice_book_has_id (const char *text, const char *id)
{
  return g_str_has_prefix (text, id) && text[strlen (id)] == ' ';
}

char *
fh_practice_book_month_key (const char *word, int ago)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) then = g_date_time_add_months (now, -ago);

  return g_strdup_printf ("%s %04d-%02d", word, g_date_time_get_year (then),
                          g_date_time_get_month (then));
}

/* --- All of it --- */

/* Adds a line of @cells, NULL-terminated, in quotes. */
static void
add_line (GString *csv, const char *first, ...)
{
  va_list cells;

  va_start (cells, first);
  for (const char *cell = first; cell != NULL; cell = va_arg (cells, const char *))
    {
      g_auto (GStrv) parts = g_strsplit (cell, "\"", -1);
      g_autofree char *safe = g_strjoinv ("\"\"", parts);

      g_string_append_printf (csv, "%s\"%s\"", cell == first ? "" : ",", safe);
    }
  va_end (cells);
  g_string_append (csv, "\r\n");
}

char *
fh_practice_book_dup_csv (FhKeyTable *book)
{
  GString *csv = g_string_new (NULL);
  GKeyFile *contents;

  g_return_val_if_fail (FH_IS_KEY_TABLE (book), g_string_free (csv, FALSE));

  contents = fh_key_table_peek (book);
  /* The same in every language: for programs. */
  add_line (csv, "group", "what", "value", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (contents, groups[i], NULL, NULL);

      for (guint k = 0; keys != NULL && keys[k] != NULL; k++)
        {
          g_autofree char *text = fh_key_table_dup_text (book, groups[i], keys[k]);

          if (text != NULL)
            add_line (csv, groups[i], keys[k], text, NULL);
        }
    }
  return g_string_free (csv, FALSE);
}

gboolean
fh_practice_book_is_empty (FhKeyTable *book)
{
  g_return_val_if_fail (FH_IS_KEY_TABLE (book), TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (fh_key_table_peek (book), groups[i], NULL, NULL);

      for (guint k = 0; keys != NULL && keys[k] != NULL; k++)
        {
          g_autofree char *text = fh_key_table_dup_text (book, groups[i], keys[k]);

          if (text != NULL)
            return FALSE;
        }
    }
  return TRUE;
}

void
fh_practice_book_erase (FhKeyTable *book)
{
  g_return_if_fail (FH_IS_KEY_TABLE (book));

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    fh_key_table_erase (book, groups[i]);
  fh_key_table_save (book);
}
