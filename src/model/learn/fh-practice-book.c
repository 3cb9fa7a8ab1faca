/* fh-practice-book.c: what was practised, and what is to come again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-book-private.h"

static const char *const groups[] = { FH_BOOK_KINDS, FH_BOOK_MISSED, FH_BOOK_OWN, FH_BOOK_FAULTS,
                                      FH_BOOK_PRACTICE };

static guint changed_signal;

G_DEFINE_FINAL_TYPE (FhPracticeBook, fh_practice_book, G_TYPE_OBJECT)

/* --- Reading and writing --- */

char *
fh_practice_book_dup_text (FhPracticeBook *self, const char *group, const char *key)
{
  char *text = g_key_file_get_string (fh_shared_file_peek (self->file), group, key, NULL);

  if (text != NULL && *text == '\0')
    g_clear_pointer (&text, g_free);
  return text;
}

void
fh_practice_book_set_text (FhPracticeBook *self,
                           const char *group,
                           const char *key,
                           const char *text)
{
  FhSharedEntry entry = {
    .group = (char *) group, .key = (char *) key, .kind = FH_SHARED_TEXT, .text = (char *) text
  };

  fh_shared_file_add (self->file, &entry);
}

void
fh_practice_book_add_tally (FhPracticeBook *self, const char *group, const char *key, gboolean won)
{
  FhSharedEntry entry = {
    .group = (char *) group, .key = (char *) key, .kind = FH_SHARED_TALLY, .won = won
  };

  fh_shared_file_add (self->file, &entry);
}

guint
fh_practice_book_find_place (FhPracticeBook *self,
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
      g_autofree char *text = fh_practice_book_dup_text (self, group, key);

      if (text != NULL && is_it (text, name))
        return place;
      if (text == NULL && free_place == n)
        free_place = place;
    }
  return free_place < n ? free_place : first;
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
fh_practice_book_dup_csv (FhPracticeBook *self)
{
  GString *csv = g_string_new (NULL);
  GKeyFile *contents;

  g_return_val_if_fail (FH_IS_PRACTICE_BOOK (self), g_string_free (csv, FALSE));

  contents = fh_shared_file_peek (self->file);
  /* The same in every language: for programs. */
  add_line (csv, "group", "what", "value", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (contents, groups[i], NULL, NULL);

      for (guint k = 0; keys != NULL && keys[k] != NULL; k++)
        {
          g_autofree char *text = fh_practice_book_dup_text (self, groups[i], keys[k]);

          if (text != NULL)
            add_line (csv, groups[i], keys[k], text, NULL);
        }
    }
  return g_string_free (csv, FALSE);
}

gboolean
fh_practice_book_is_empty (FhPracticeBook *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_BOOK (self), TRUE);

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) keys =
          g_key_file_get_keys (fh_shared_file_peek (self->file), groups[i], NULL, NULL);

      for (guint k = 0; keys != NULL && keys[k] != NULL; k++)
        {
          g_autofree char *text = fh_practice_book_dup_text (self, groups[i], keys[k]);

          if (text != NULL)
            return FALSE;
        }
    }
  return TRUE;
}

void
fh_practice_book_erase (FhPracticeBook *self)
{
  g_return_if_fail (FH_IS_PRACTICE_BOOK (self));

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_auto (GStrv) keys =
          g_key_file_get_keys (fh_shared_file_peek (self->file), groups[i], NULL, NULL);

      /* An empty text is nothing, in the place of a tally too. */
      for (guint k = 0; keys != NULL && keys[k] != NULL; k++)
        fh_practice_book_set_text (self, groups[i], keys[k], "");
    }
  fh_shared_file_save (self->file);
}

/* --- The object --- */

static void
fh_practice_book_finalize (GObject *object)
{
  FhPracticeBook *self = FH_PRACTICE_BOOK (object);

  g_clear_object (&self->file);
  G_OBJECT_CLASS (fh_practice_book_parent_class)->finalize (object);
}

static void
fh_practice_book_class_init (FhPracticeBookClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_practice_book_finalize;

  changed_signal = g_signal_new ("changed", FH_TYPE_PRACTICE_BOOK, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
fh_practice_book_init (FhPracticeBook *self)
{
}

static void
changed_cb (FhPracticeBook *self)
{
  g_signal_emit (self, changed_signal, 0);
}

FhPracticeBook *
fh_practice_book_new (FhSharedFile *file)
{
  FhPracticeBook *self = g_object_new (FH_TYPE_PRACTICE_BOOK, NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
