/* journal-fixture.c: a journal in a folder of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "journal-fixture.h"

#include "model-games.h"

void
journal_set_up (JournalFixture *f, gconstpointer data)
{
  f->directory = model_directory_new ();
  f->path = g_build_filename (f->directory, "game.500", NULL);
  f->journal = fh_journal_new (f->directory);
}

void
journal_tear_down (JournalFixture *f, gconstpointer data)
{
  g_clear_object (&f->journal);
  g_free (f->path);
  model_directory_remove (f->directory);
}

char *
journal_text_at (const char *path)
{
  g_autofree char *text = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return NULL;
  return model_without_notes (text);
}

char *
journal_contents (JournalFixture *f)
{
  return journal_text_at (f->path);
}

void
journal_put_at (const char *path, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);
}

void
journal_put (JournalFixture *f, const char *text, gssize length)
{
  journal_put_at (f->path, text, length);
}

void
journal_reopen (JournalFixture *f)
{
  g_object_unref (f->journal);
  f->journal = fh_journal_new (f->directory);
}
