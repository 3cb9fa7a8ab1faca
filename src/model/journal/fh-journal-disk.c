/* fh-journal-disk.c: what is done to the program's own files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#define _GNU_SOURCE /* renameat2() */

#include "fh-journal-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* The most files of one name that are put aside. */
#define MAX_ASIDE 10000

static void
set_error (GError **error, int saved_errno)
{
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (saved_errno),
                       g_strerror (saved_errno));
}

/* Writes all of @text to @fd. */
static gboolean
write_all (int fd, const char *text, gsize size)
{
  while (size > 0)
    {
      gssize written = write (fd, text, size);

      if (written < 0 && errno == EINTR)
        continue;
      if (written < 0)
        return FALSE;
      text += written;
      size -= (gsize) written;
    }
  return TRUE;
}

/* Makes a rename survive a power cut.  Some file systems cannot sync a directory; nothing is lost
 * by that but the certainty. */
static void
sync_directory_of (const char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  int fd = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  fsync (fd);
  close (fd);
}

int
fh_journal_disk_lock (const char *directory, const char *name, gboolean wait, GError **error)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  int fd, code;

  /* In a folder in which nothing can be made, a lock that lies there is of no use. */
  if (g_mkdir_with_parents (directory, 0700) < 0 || g_access (directory, W_OK | X_OK) < 0)
    {
      set_error (error, errno);
      return -1;
    }
  fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
  if (fd < 0)
    {
      set_error (error, errno);
      return -1;
    }
  do
    code = flock (fd, wait ? LOCK_EX : LOCK_EX | LOCK_NB);
  while (code < 0 && errno == EINTR);
  if (code < 0)
    {
      int saved_errno = errno;

      close (fd);
      if (saved_errno == EWOULDBLOCK)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                             _ ("Another Five Hundred is open and keeps its game."));
      else
        set_error (error, saved_errno);
      return -1;
    }
  return fd;
}

gboolean
fh_journal_disk_append (const char *path, gsize expected_size, const char *text, GError **error)
{
  struct stat about;
  gboolean done;
  int saved_errno;
  int fd = open (path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);

  if (fd < 0)
    {
      set_error (error, errno);
      return FALSE;
    }
  /* Adding to a file that somebody else has changed would join two halves of different games. */
  if (fstat (fd, &about) < 0 || !S_ISREG (about.st_mode) || (gsize) about.st_size != expected_size)
    {
      close (fd);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, g_strerror (ESTALE));
      return FALSE;
    }
  done = write_all (fd, text, strlen (text)) && fdatasync (fd) == 0;
  saved_errno = errno;
  /* A line that is cut off would be taken for a crash; where even this fails, the whole is written
   * anew. */
  if (!done && ftruncate (fd, about.st_size) < 0)
    g_debug ("What was added in part stays there: %s", g_strerror (errno));
  if (close (fd) < 0 && done)
    {
      done = FALSE;
      saved_errno = errno;
    }
  if (!done)
    set_error (error, saved_errno);
  return done;
}

/* Writes @text to a new file @temporary and syncs it. */
static gboolean
write_new (const char *temporary, const char *text, GError **error)
{
  gboolean done;
  int saved_errno;
  int fd = open (temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);

  if (fd < 0)
    {
      set_error (error, errno);
      return FALSE;
    }
  done = write_all (fd, text, strlen (text)) && fsync (fd) == 0;
  saved_errno = errno;
  if (close (fd) < 0 && done)
    {
      done = FALSE;
      saved_errno = errno;
    }
  if (done)
    return TRUE;
  unlink (temporary);
  set_error (error, saved_errno);
  return FALSE;
}

static char *
name_beside (const char *path)
{
  return g_strconcat (path, ".new", NULL);
}

gboolean
fh_journal_disk_prepare (const char *path, const char *text, GError **error)
{
  g_autofree char *temporary = name_beside (path);

  /* What a crash has left of an earlier one.  A folder is not ours. */
  if (unlink (temporary) < 0 && errno != ENOENT)
    {
      g_autofree char *aside = fh_journal_disk_set_aside (temporary, "damaged", error);

      if (aside == NULL)
        return FALSE;
    }
  return write_new (temporary, text, error);
}

gboolean
fh_journal_disk_commit (const char *path, GError **error)
{
  g_autofree char *temporary = name_beside (path);
  struct stat about;
  int saved_errno = 0;

  if (lstat (path, &about) == 0 && !S_ISREG (about.st_mode))
    saved_errno = EEXIST;
  else if (rename (temporary, path) < 0)
    saved_errno = errno;
  if (saved_errno != 0)
    {
      unlink (temporary);
      set_error (error, saved_errno);
      return FALSE;
    }
  sync_directory_of (path);
  return TRUE;
}

void
fh_journal_disk_abandon (const char *path)
{
  g_autofree char *temporary = name_beside (path);

  unlink (temporary);
}

gboolean
fh_journal_disk_replace (const char *path, const char *text, GError **error)
{
  return fh_journal_disk_prepare (path, text, error) && fh_journal_disk_commit (path, error);
}

gboolean
fh_journal_disk_move (const char *path, const char *to, GError **error)
{
  gboolean done = renameat2 (AT_FDCWD, path, AT_FDCWD, to, RENAME_NOREPLACE) == 0;
  struct stat about;

  /* Some file systems do not know that flag. */
  if (!done && (errno == EINVAL || errno == ENOSYS))
    {
      if (lstat (to, &about) == 0)
        errno = EEXIST;
      else
        done = rename (path, to) == 0;
    }
  if (!done)
    {
      set_error (error, errno);
      return FALSE;
    }
  sync_directory_of (path);
  sync_directory_of (to);
  return TRUE;
}

gboolean
fh_journal_disk_link (const char *path, const char *to, GError **error)
{
  if (link (path, to) < 0)
    {
      if (errno == EPERM || errno == ENOSYS || errno == EOPNOTSUPP || errno == EMLINK)
        g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, g_strerror (errno));
      else
        set_error (error, errno);
      return FALSE;
    }
  sync_directory_of (to);
  return TRUE;
}

gboolean
fh_journal_disk_is_same (const char *path, const char *other)
{
  struct stat a, b;

  return lstat (path, &a) == 0 && lstat (other, &b) == 0 && a.st_dev == b.st_dev
         && a.st_ino == b.st_ino;
}

gboolean
fh_journal_disk_create (const char *path, const char *text, GError **error)
{
  g_autofree char *unique = g_uuid_string_random ();
  g_autofree char *temporary = g_strdup_printf ("%s.%s.new", path, unique);

  if (!write_new (temporary, text, error))
    return FALSE;
  if (fh_journal_disk_move (temporary, path, error))
    return TRUE;
  unlink (temporary);
  return FALSE;
}

/* At most @max_size bytes of @path; what more there is makes it too large, or is left out when only
 * the @beginning is wanted. */
static GBytes *
read_bytes (const char *path, gsize max_size, gboolean beginning, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  struct stat about;
  gsize size = 0;
  gssize n;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (fd < 0)
    {
      if (errno != ENOENT)
        set_error (error, errno);
      return NULL;
    }
  if (fstat (fd, &about) < 0 || !S_ISREG (about.st_mode))
    {
      close (fd);
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("It is not a file."));
      return NULL;
    }
  bytes = g_byte_array_new ();
  /* One byte more than allowed tells that it is too large, whatever the system says its size is. */
  g_byte_array_set_size (bytes, (guint) MIN ((gsize) MAX (about.st_size, 0), max_size) + 1);
  do
    {
      if (size == bytes->len)
        g_byte_array_set_size (bytes, (guint) MIN ((gsize) bytes->len * 2, max_size + 1));
      n = read (fd, bytes->data + size, bytes->len - size);
      if (n > 0)
        size += (gsize) n;
    }
  while ((n > 0 && size <= max_size) || (n < 0 && errno == EINTR));
  if (n < 0)
    set_error (error, errno);
  else if (size > max_size && !beginning)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, _ ("The file is too large."));
  close (fd);
  if (n < 0 || (size > max_size && !beginning))
    return NULL;
  g_byte_array_set_size (bytes, (guint) MIN (size, max_size));
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

GBytes *
fh_journal_disk_read (const char *path, gsize max_size, GError **error)
{
  return read_bytes (path, max_size, FALSE, error);
}

GBytes *
fh_journal_disk_read_beginning (const char *path, gsize max_size, GError **error)
{
  return read_bytes (path, max_size, TRUE, error);
}

char *
fh_journal_disk_read_text (const char *path, gsize max_size, GError **error)
{
  g_autoptr (GBytes) bytes = fh_journal_disk_read (path, max_size, error);
  const char *data;
  gsize size;

  if (bytes == NULL)
    return NULL;
  data = g_bytes_get_data (bytes, &size);
  if (size > 0 && memchr (data, '\0', size) != NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The file is not a text."));
      return NULL;
    }
  return g_strndup (data != NULL ? data : "", size);
}

gssize
fh_journal_disk_size (const char *path)
{
  struct stat about;

  return lstat (path, &about) == 0 && S_ISREG (about.st_mode) ? (gssize) about.st_size : -1;
}

char *
fh_journal_disk_set_aside (const char *path, const char *word, GError **error)
{
  for (guint n = 1; n < MAX_ASIDE; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.%s-%u", path, word, n);
      g_autoptr (GError) local = NULL;

      if (fh_journal_disk_move (path, aside, &local))
        return g_steal_pointer (&aside);
      if (!g_error_matches (local, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return NULL;
        }
    }
  set_error (error, EEXIST);
  return NULL;
}
