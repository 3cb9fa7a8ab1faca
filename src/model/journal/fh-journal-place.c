/* fh-journal-place.c: where a program keeps its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-journal-place.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "fh-journal-disk.h"
#include "fh-record.h"

/* Programs that can keep a game at the same time. */
#define N_SLOTS 9

void
fh_journal_contents_free (FhJournalContents *contents)
{
  g_clear_pointer (&contents->text, g_bytes_unref);
  g_free (contents->path);
  g_clear_error (&contents->error);
  g_clear_error (&contents->busy);
  g_free (contents);
}

void
fh_journal_place_init (FhJournalPlace *place, const char *directory)
{
  *place = (FhJournalPlace){ .directory = g_strdup (directory), .lock = -1, .size = -1 };
}

void
fh_journal_place_let_go (FhJournalPlace *place)
{
  if (place->lock >= 0)
    close (place->lock);
  place->lock = -1;
}

void
fh_journal_place_clear (FhJournalPlace *place)
{
  fh_journal_place_let_go (place);
  g_clear_pointer (&place->directory, g_free);
  g_clear_pointer (&place->path, g_free);
  g_clear_pointer (&place->id, g_free);
}

/* --- The lock --- */

static char *
slot_path (FhJournalPlace *place, int slot)
{
  g_autofree char *name = slot == 1 ? g_strdup ("game.500") : g_strdup_printf ("game-%d.500", slot);

  return g_build_filename (place->directory, name, NULL);
}

static int
lock_slot (FhJournalPlace *place, int slot, GError **error)
{
  g_autofree char *name = slot == 1 ? g_strdup ("lock") : g_strdup_printf ("lock-%d", slot);

  return fh_journal_disk_lock (place->directory, name, FALSE, error);
}

/* Takes the first lock that is free.  @error says why it is not the first one, even when another
 * was taken. */
static gboolean
take_lock (FhJournalPlace *place, GError **error)
{
  for (int slot = 1; slot <= N_SLOTS && place->lock < 0; slot++)
    {
      place->lock = lock_slot (place, slot, slot == 1 ? error : NULL);
      if (place->lock < 0)
        continue;
      g_free (place->path);
      place->path = slot_path (place, slot);
      place->is_known = FALSE;
    }
  return place->lock >= 0;
}

/* What second programs that run no more have left in their places goes to the games that were left;
 * the first place waits for the next first program. */
static void
shelve_orphans (FhJournalPlace *place)
{
  for (int slot = 2; slot <= N_SLOTS; slot++)
    {
      g_autofree char *path = slot_path (place, slot);
      g_autofree char *to = NULL;
      int lock;

      if (g_str_equal (path, place->path) || fh_journal_disk_size (path) < 0)
        continue;
      lock = lock_slot (place, slot, NULL);
      if (lock < 0)
        continue;
      to = fh_journal_put_away (path, place->directory, FH_JOURNAL_LEFT_DIR, NULL, FALSE, NULL);
      close (lock);
    }
}

/* --- Writing --- */

/* Moves what lies in the place of the file away, unless it is the game @id, which is replaced.
 * Returns FALSE with @error when it has to stay there. */
static gboolean
make_room (
    FhJournalPlace *place, const char *id, FhJournalLeaving wanted, char **aside, GError **error)
{
  GStatBuf about = { 0 };
  gboolean is_ours =
      place->is_known && place->id != NULL && fh_journal_disk_size (place->path) == place->size;
  FhJournalLeaving leaving = is_ours ? wanted : FH_JOURNAL_KEEP;
  g_autofree char *to = NULL;

  if (g_lstat (place->path, &about) < 0)
    return TRUE;
  if (is_ours && (g_str_equal (place->id, id) || leaving == FH_JOURNAL_DROP))
    return TRUE;
  if (place->is_shelved && about.st_size == place->size)
    return TRUE;
  /* An empty file is no game. */
  if (S_ISREG (about.st_mode) && about.st_size == 0)
    return TRUE;
  to = fh_journal_put_away (place->path, place->directory,
                            leaving == FH_JOURNAL_FINISHED ? FH_JOURNAL_FINISHED_DIR
                                                           : FH_JOURNAL_LEFT_DIR,
                            is_ours ? place->id : NULL, TRUE, error);
  if (to == NULL)
    return FALSE;
  place->is_shelved = TRUE;
  place->size = (gssize) about.st_size;
  if (!is_ours)
    *aside = g_steal_pointer (&to);
  return TRUE;
}

gboolean
fh_journal_place_write (FhJournalPlace *place,
                        const char *id,
                        const char *text,
                        FhJournalLeaving leaving,
                        char **aside,
                        GError **error)
{
  g_autoptr (GError) busy = NULL;

  *aside = NULL;
  if (!take_lock (place, &busy))
    {
      g_propagate_error (error, g_steal_pointer (&busy));
      return FALSE;
    }
  /* Nothing is moved away for what the disk has no room for. */
  if (!fh_journal_disk_prepare (place->path, text, error))
    return FALSE;
  if (!make_room (place, id, leaving, aside, error))
    {
      fh_journal_disk_abandon (place->path);
      return FALSE;
    }
  if (!fh_journal_disk_commit (place->path, error))
    return FALSE;
  place->is_known = TRUE;
  place->is_shelved = FALSE;
  place->size = (gssize) strlen (text);
  g_free (place->id);
  place->id = g_strdup (id);
  return TRUE;
}

gboolean
fh_journal_place_add (FhJournalPlace *place, const char *id, const char *text, GError **error)
{
  if (place->lock < 0 || !place->is_known || g_strcmp0 (place->id, id) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "");
      return FALSE;
    }
  if (!fh_journal_disk_append (place->path, (gsize) place->size, text, error))
    return FALSE;
  place->is_shelved = FALSE;
  place->size += (gssize) strlen (text);
  return TRUE;
}

/* --- Reading --- */

/* Reads the file of the first program without its lock, to be looked at. */
static void
read_first (FhJournalPlace *place, FhJournalContents *contents)
{
  g_free (contents->path);
  contents->path = slot_path (place, 1);
  contents->text = fh_journal_disk_read (contents->path, FH_RECORD_MAX_SIZE, NULL);
  contents->is_read_only = TRUE;
}

static void
read_own (FhJournalPlace *place, FhJournalContents *contents)
{
  contents->path = g_strdup (place->path);
  contents->text = fh_journal_disk_read (place->path, FH_RECORD_MAX_SIZE, &contents->error);
  fh_journal_unshelve (place->path, place->directory, FH_JOURNAL_LEFT_DIR);
  fh_journal_unshelve (place->path, place->directory, FH_JOURNAL_FINISHED_DIR);
  /* What could not be read is never replaced. */
  place->is_known = contents->error == NULL;
  place->size = contents->text != NULL ? (gssize) g_bytes_get_size (contents->text) : -1;
  g_clear_pointer (&place->id, g_free);
  shelve_orphans (place);
}

FhJournalContents *
fh_journal_place_read (FhJournalPlace *place)
{
  FhJournalContents *contents = g_new0 (FhJournalContents, 1);

  if (take_lock (place, &contents->busy))
    read_own (place, contents);
  /* A place that is not locked by a program that runs but cannot be had is shown, unless there is a
   * game to go on with. */
  if (contents->busy != NULL && contents->text == NULL && contents->error == NULL
      && !g_error_matches (contents->busy, G_IO_ERROR, G_IO_ERROR_BUSY))
    read_first (place, contents);
  return contents;
}

void
fh_journal_place_adopt (FhJournalPlace *place, const char *id)
{
  if (!place->is_known || place->size < 0)
    return;
  g_free (place->id);
  place->id = g_strdup (id);
}

char *
fh_journal_place_set_aside (FhJournalPlace *place, const char *word, GError **error)
{
  char *aside = fh_journal_disk_set_aside (place->path, word, error);

  if (aside != NULL)
    {
      place->is_known = TRUE;
      place->size = -1;
    }
  return aside;
}
