/* fh-journal-shelf.c: the files of games that are not being played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-journal-shelf.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fh-journal-disk.h"

#define SUFFIX ".500"

typedef struct
{
  char *path;
  gint64 when;
} Entry;

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_free (entry->path);
}

static int
newest_first (gconstpointer a, gconstpointer b)
{
  const Entry *first = a, *second = b;

  if (first->when != second->when)
    return first->when > second->when ? -1 : 1;
  return g_strcmp0 (first->path, second->path);
}

/* Whether the owner of the text at @path says that it is not to go. */
static gboolean
is_spared (const char *path)
{
  g_autofree char *text = fh_journal_disk_read_text (path, G_MAXINT, NULL);
  const char *found = text;
  gboolean spared = FALSE;

  while (found != NULL && (found = strstr (found, FH_JOURNAL_SPARED)) != NULL)
    {
      gboolean is_line = found == text || found[-1] == '\n';

      found += strlen (FH_JOURNAL_SPARED);
      if (is_line)
        spared = g_str_has_prefix (found, "true\n");
    }
  return spared;
}

/* Lets the oldest files go.  @kept is the one that has just come, whatever the clock says. */
static void
prune (const char *shelf, const char *kept)
{
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  const char *name;

  g_array_set_clear_func (entries, entry_clear);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (shelf, name, NULL);
      GStatBuf about;

      if (!g_str_has_suffix (name, SUFFIX) || g_lstat (path, &about) < 0 || !S_ISREG (about.st_mode)
          || g_str_equal (path, kept))
        continue;
      Entry entry = { g_steal_pointer (&path), (gint64) about.st_mtime };
      g_array_append_val (entries, entry);
    }
  g_array_sort (entries, newest_first);
  for (guint i = FH_JOURNAL_MAX_LEFT - 1; i < entries->len; i++)
    if (!is_spared (g_array_index (entries, Entry, i).path))
      g_unlink (g_array_index (entries, Entry, i).path);
}

char *
fh_journal_shelf_path (const char *directory, const char *folder, const char *id)
{
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);

  return g_build_filename (directory, folder, name, NULL);
}

/* Puts the file at @path under the name @to. */
static gboolean
place (const char *path, const char *to, gboolean stays, GError **error)
{
  g_autoptr (GError) local = NULL;

  if (!stays)
    return fh_journal_disk_move (path, to, error);
  /* From an earlier try, after which the other game could not be written. */
  if (fh_journal_disk_is_same (path, to) || fh_journal_disk_link (path, to, &local))
    return TRUE;
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED))
    return fh_journal_disk_move (path, to, error);
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Moves the game at @path to "@directory/@folder/ID.500", or to a name of its own when that is
 * taken or @id is NULL.  With @stays it keeps its old name too, where the file system can do that,
 * until something is written over it: a crash in between loses nothing.  Lets go of the oldest
 * there beyond FH_JOURNAL_MAX_LEFT that are not spared, and returns the new path, or NULL with
 * @error.  (transfer full)
 */
static char *
shelve (const char *path,
        const char *directory,
        const char *folder,
        const char *id,
        gboolean stays,
        GError **error)
{
  g_autofree char *shelf = g_build_filename (directory, folder, NULL);
  g_autofree char *own_id = id != NULL ? g_strdup (id) : g_uuid_string_random ();
  g_autofree char *to = fh_journal_shelf_path (directory, folder, own_id);
  g_autoptr (GError) local = NULL;
  gboolean done;

  if (g_mkdir_with_parents (shelf, 0700) < 0)
    {
      int code = errno;

      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return NULL;
    }
  done = place (path, to, stays, &local);
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS))
    {
      g_clear_error (&local);
      g_free (own_id);
      g_free (to);
      own_id = g_uuid_string_random ();
      to = fh_journal_shelf_path (directory, folder, own_id);
      done = place (path, to, stays, &local);
    }
  if (!done)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return NULL;
    }
  prune (shelf, to);
  return g_steal_pointer (&to);
}

/* Asks by opening it, which nothing else answers for certain. */
static gboolean
may_be_read (const char *path)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (fd >= 0)
    close (fd);
  return fd >= 0;
}

char *
fh_journal_put_away (const char *path,
                     const char *directory,
                     const char *folder,
                     const char *id,
                     gboolean stays,
                     GError **error)
{
  char *to = NULL;
  gboolean is_file = fh_journal_disk_size (path) >= 0;
  /* Of a file that may not be read nobody knows whether it is damaged. */
  gboolean is_unread = is_file && !may_be_read (path);

  if (is_file && !is_unread)
    to = shelve (path, directory, folder, id, stays, NULL);
  return to != NULL ? to
                    : fh_journal_disk_set_aside (path, is_unread ? "unread" : "damaged", error);
}

/* Puts @text behind the last whole line at @path, where half a line follows. */
static gboolean
add_behind_line (const char *path, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = fh_journal_disk_read (path, G_MAXINT, error);
  g_autofree char *whole = NULL;
  const char *data;
  gsize size;

  if (bytes == NULL)
    return FALSE;
  data = g_bytes_get_data (bytes, &size);
  while (size > 0 && data[size - 1] != '\n')
    size--;
  if (memchr (data, '\0', size) != NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, g_strerror (EINVAL));
      return FALSE;
    }
  whole = g_strdup_printf ("%.*s%s", (int) size, data, text);
  return fh_journal_disk_replace (path, whole, error);
}

gboolean
fh_journal_shelf_add (const char *path, const char *text, GError **error)
{
  GStatBuf about;
  gboolean done;
  char last = '\n';
  int code = 0;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

  if (fd < 0 || fstat (fd, &about) < 0
      || (about.st_size > 0 && pread (fd, &last, 1, about.st_size - 1) < 0))
    code = errno;
  if (fd >= 0)
    close (fd);
  if (code != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
      return FALSE;
    }
  done = last == '\n' ? fh_journal_disk_append (path, (gsize) about.st_size, text, error)
                      : add_behind_line (path, text, error);
  if (done)
    {
      const struct timespec times[] = { about.st_atim, about.st_mtim };

      /* A game whose time cannot be set has everything else. */
      if (utimensat (AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW) < 0)
        g_debug ("The time of %s is lost: %s", path, g_strerror (errno));
    }
  return done;
}

void
fh_journal_unshelve (const char *path, const char *directory, const char *folder)
{
  g_autofree char *shelf = g_build_filename (directory, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (shelf, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *there = g_build_filename (shelf, name, NULL);

      if (fh_journal_disk_is_same (path, there))
        g_unlink (there);
    }
}
