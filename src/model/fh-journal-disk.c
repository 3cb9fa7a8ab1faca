/* fh-journal-disk.c: what the journal does to files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-journal-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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
fh_journal_disk_lock (const char *directory, GError **error)
{
  g_autofree char *path = g_build_filename (directory, "lock", NULL);
  int fd;

  if (g_mkdir_with_parents (directory, 0700) < 0)
    {
      set_error (error, errno);
      return -1;
    }
  fd = open (path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (fd < 0)
    {
      set_error (error, errno);
      return -1;
    }
  if (flock (fd, LOCK_EX | LOCK_NB) < 0)
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
  int fd = open (path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);

  if (fd < 0)
    {
      set_error (error, errno);
      return FALSE;
    }
  /* Adding to a file that somebody else has changed would join two halves of different games. */
  if (fstat (fd, &about) < 0 || (gsize) about.st_size != expected_size)
    {
      close (fd);
      set_error (error, ESTALE);
      return FALSE;
    }
  done = write_all (fd, text, strlen (text)) && fdatasync (fd) == 0;
  saved_errno = errno;
  if (close (fd) < 0 && done)
    {
      done = FALSE;
      saved_errno = errno;
    }
  if (!done)
    set_error (error, saved_errno);
  return done;
}

gboolean
fh_journal_disk_replace (const char *path, const char *text, GError **error)
{
  g_autofree char *temporary = g_strconcat (path, ".new", NULL);
  gboolean done;
  int saved_errno;
  int fd;

  fd = open (temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0600);
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
  if (done && rename (temporary, path) < 0)
    {
      done = FALSE;
      saved_errno = errno;
    }
  if (!done)
    {
      unlink (temporary);
      set_error (error, saved_errno);
      return FALSE;
    }
  sync_directory_of (path);
  return TRUE;
}

char *
fh_journal_disk_read (const char *path, GError **error)
{
  struct stat about;
  g_autofree char *text = NULL;
  gsize size;

  if (stat (path, &about) < 0)
    {
      if (errno != ENOENT)
        set_error (error, errno);
      return NULL;
    }
  if (!S_ISREG (about.st_mode) || about.st_size > FH_JOURNAL_MAX_SIZE)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The file is larger than any game."));
      return NULL;
    }
  if (!g_file_get_contents (path, &text, &size, error))
    return NULL;
  if (memchr (text, '\0', size) != NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                           _ ("The file is not a text."));
      return NULL;
    }
  return g_steal_pointer (&text);
}

char *
fh_journal_disk_set_aside (const char *path, GError **error)
{
  for (guint n = 1; n < 10000; n++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%u", path, n);

      /* A hard link fails when the name is taken, where a rename would write over it. */
      if (link (path, aside) == 0)
        {
          if (unlink (path) < 0)
            {
              set_error (error, errno);
              return NULL;
            }
          sync_directory_of (path);
          return g_steal_pointer (&aside);
        }
      if (errno == EEXIST)
        continue;
      /* File systems without hard links. */
      if (errno != ENOENT && !g_file_test (aside, G_FILE_TEST_EXISTS) && rename (path, aside) == 0)
        {
          sync_directory_of (path);
          return g_steal_pointer (&aside);
        }
      break;
    }
  set_error (error, errno);
  return NULL;
}
