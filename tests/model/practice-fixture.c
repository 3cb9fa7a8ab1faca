/* practice-fixture.c: books of practice in a folder of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "practice-fixture.h"

#include "fh-progress.h"
#include "model-games.h"

static char *directory;

int
practice_run (void)
{
  int result;

  directory = model_directory_new ();
  result = g_test_run ();
  model_directory_remove (directory);
  return result;
}

FhKeyTable *
practice_book_new (const char *name, FhStore **store)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  FhProgress *progress;

  *store = fh_store_new (path);
  progress = fh_progress_new (*store);
  model_store_settle (*store);
  return FH_KEY_TABLE (progress);
}

void
practice_book_end (FhKeyTable *book, FhStore *store)
{
  model_store_settle (store);
  g_object_unref (book);
  g_object_unref (store);
}
