/* disk-trap.c: a library to preload that stops a program, or refuses it the disk, at a chosen
 * moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It counts what the program does to the files below one folder.  The environment says what
 * happens:
 *  - TRAP_FOLDER: the folder, without a slash at its end; nothing is done without it;
 *  - TRAP_AT: the number of the operation, from 1 on; 0 to count only;
 *  - TRAP_HOW: "before", "half", "after": the process is killed then ("half": when half of the
 *    bytes of a write are in the file, or else after the operation); "cut": it is killed after it,
 *    and what was not synced is lost, as when the power goes; or a number: that error, at this
 *    operation, and "+" after the number for at all later ones too;
 *  - TRAP_READS: 1 to count what only opens a file to read it, too;
 *  - TRAP_LOG: a file outside the folder to which a line is added for each operation.
 */
/* Both names of each function are caught, so that none may become the other one here. */
#undef _FILE_OFFSET_BITS
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

typedef enum
{
  BEFORE,
  HALF,
  AFTER,
  CUT,
  FAIL,
} How;

/* Bytes that the disk may lose: the file has them from `size` on. */
typedef struct
{
  char path[PATH_MAX];
  off_t size;
} Unsynced;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static const char *folder;
static long at, count;
static How how;
static int error_number;
static int for_ever, reads, log_fd = -1;
static Unsynced unsynced[64];
static int n_unsynced;

__attribute__ ((constructor)) static void
set_up (void)
{
  const char *word = getenv ("TRAP_HOW");
  const char *number = getenv ("TRAP_AT");
  const char *log = getenv ("TRAP_LOG");

  folder = getenv ("TRAP_FOLDER");
  at = number != NULL ? atol (number) : 0;
  reads = getenv ("TRAP_READS") != NULL;
  if (word == NULL || strcmp (word, "before") == 0)
    how = BEFORE;
  else if (strcmp (word, "half") == 0)
    how = HALF;
  else if (strcmp (word, "after") == 0)
    how = AFTER;
  else if (strcmp (word, "cut") == 0)
    how = CUT;
  else
    {
      how = FAIL;
      error_number = atoi (word);
      for_ever = strchr (word, '+') != NULL;
    }
  if (log != NULL)
    log_fd =
        (int) syscall (SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* --- Whose file it is --- */

static int
is_ours (const char *path)
{
  size_t n = folder != NULL ? strlen (folder) : 0;

  return n > 0 && path != NULL && strncmp (path, folder, n) == 0
         && (path[n] == '/' || path[n] == '\0');
}

/* The path of @fd, FALSE when that is no file of ours. */
static int
find_path (int fd, char path[PATH_MAX])
{
  char link[64];
  ssize_t n;

  if (folder == NULL)
    return 0;
  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  n = readlink (link, path, PATH_MAX - 1);
  if (n <= 0)
    return 0;
  path[n] = '\0';
  return is_ours (path);
}

/* --- What happens --- */

/* What was written and not synced goes, as it may when the power goes. */
static void
lose_unsynced (void)
{
  for (int i = 0; i < n_unsynced; i++)
    syscall (SYS_truncate, unsynced[i].path, unsynced[i].size);
}

static void
die (void)
{
  if (how == CUT)
    lose_unsynced ();
  syscall (SYS_kill, getpid (), SIGKILL);
  while (1)
    pause ();
}

static void
remember_size (int fd, const char *path)
{
  struct stat about;

  for (int i = 0; i < n_unsynced; i++)
    if (strcmp (unsynced[i].path, path) == 0)
      return;
  if (n_unsynced == 64 || fstat (fd, &about) < 0 || !S_ISREG (about.st_mode))
    return;
  strcpy (unsynced[n_unsynced].path, path);
  unsynced[n_unsynced++].size = about.st_size;
}

static void
forget (const char *path)
{
  for (int i = 0; i < n_unsynced; i++)
    if (strcmp (unsynced[i].path, path) == 0)
      unsynced[i--] = unsynced[--n_unsynced];
}

static void
rename_unsynced (const char *from, const char *to)
{
  forget (to);
  for (int i = 0; i < n_unsynced; i++)
    if (strcmp (unsynced[i].path, from) == 0)
      snprintf (unsynced[i].path, PATH_MAX, "%s", to);
}

typedef struct
{
  int counted;   /* it is a file of ours */
  int is_chosen; /* and this is the moment */
} Moment;

/* Counts an operation, and holds the mutex until leave(). */
static Moment
enter (int is_counted, const char *name, const char *path)
{
  Moment moment = { is_counted, 0 };
  char line[PATH_MAX + 64];

  if (!is_counted)
    return moment;
  pthread_mutex_lock (&mutex);
  count++;
  moment.is_chosen = at > 0 && (count == at || (count > at && how == FAIL && for_ever));
  if (log_fd >= 0)
    {
      int n = snprintf (line, sizeof line, "op %ld %s %s%s\n", count, name, path,
                        moment.is_chosen ? " <" : "");

      syscall (SYS_write, log_fd, line, (size_t) n);
    }
  if (moment.is_chosen && how == BEFORE)
    die ();
  return moment;
}

/* Whether the operation is to be refused. */
static int
refuses (const Moment *moment)
{
  return moment->is_chosen && how == FAIL;
}

static void
leave (const Moment *moment)
{
  int saved_errno = errno;

  if (!moment->counted)
    return;
  if (moment->is_chosen && how != FAIL)
    die ();
  pthread_mutex_unlock (&mutex);
  errno = saved_errno;
}

static long
refuse (const Moment *moment)
{
  leave (moment);
  errno = error_number;
  return -1;
}

/* --- The operations --- */

static int
open_it (int dir, const char *path, int flags, mode_t mode)
{
  int changes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
  Moment moment = enter (is_ours (path) && (changes || reads), changes ? "open" : "look", path);
  int fd;

  if (refuses (&moment))
    return (int) refuse (&moment);
  fd = (int) syscall (SYS_openat, dir, path, flags, mode);
  leave (&moment);
  return fd;
}

#define OPEN(name)                                                                                 \
  int name (const char *path, int flags, ...)                                                      \
  {                                                                                                \
    va_list list;                                                                                  \
    mode_t mode = 0;                                                                               \
                                                                                                   \
    va_start (list, flags);                                                                        \
    if (flags & (O_CREAT | O_TMPFILE))                                                             \
      mode = va_arg (list, mode_t);                                                                \
    va_end (list);                                                                                 \
    return open_it (AT_FDCWD, path, flags, mode);                                                  \
  }
#define OPEN_CHECKED(name)                                                                         \
  int name (const char *path, int flags);                                                          \
  int name (const char *path, int flags)                                                           \
  {                                                                                                \
    return open_it (AT_FDCWD, path, flags, 0);                                                     \
  }

OPEN (open)
OPEN (open64)
OPEN_CHECKED (__open_2)
OPEN_CHECKED (__open64_2)

/* At @offset, or where the file stands if that is less than 0. */
static ssize_t
write_it (int fd, const void *bytes, size_t size, off64_t offset)
{
  char path[PATH_MAX];
  Moment moment = enter (find_path (fd, path), "write", path);
  ssize_t written;

  if (refuses (&moment))
    return refuse (&moment);
  if (moment.counted)
    remember_size (fd, path);
  if (moment.is_chosen && how == HALF)
    size = (size + 1) / 2;
  written = offset < 0 ? syscall (SYS_write, fd, bytes, size)
                       : syscall (SYS_pwrite64, fd, bytes, size, offset);
  leave (&moment);
  return written;
}

ssize_t
write (int fd, const void *bytes, size_t size)
{
  return write_it (fd, bytes, size, -1);
}

/* What a database writes over itself, of which a cut loses what has made it longer. */
ssize_t
pwrite (int fd, const void *bytes, size_t size, off_t offset)
{
  return write_it (fd, bytes, size, offset);
}

ssize_t
pwrite64 (int fd, const void *bytes, size_t size, off64_t offset)
{
  return write_it (fd, bytes, size, offset);
}

static int
sync_it (long number, int fd)
{
  char path[PATH_MAX];
  Moment moment = enter (find_path (fd, path), "sync", path);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (number, fd);
  if (moment.counted && result == 0)
    forget (path);
  leave (&moment);
  return result;
}

int
fsync (int fd)
{
  return sync_it (SYS_fsync, fd);
}

int
fdatasync (int fd)
{
  return sync_it (SYS_fdatasync, fd);
}

static int
truncate_it (int fd, off_t size)
{
  char path[PATH_MAX];
  Moment moment = enter (find_path (fd, path), "truncate", path);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (SYS_ftruncate, fd, size);
  leave (&moment);
  return result;
}

int
ftruncate (int fd, off_t size)
{
  return truncate_it (fd, size);
}

int
ftruncate64 (int fd, off64_t size)
{
  return truncate_it (fd, size);
}

int
close (int fd)
{
  char path[PATH_MAX];
  Moment moment = enter (find_path (fd, path), "close", path);
  int result;

  /* What closing refuses is closed all the same. */
  result = (int) syscall (SYS_close, fd);
  if (refuses (&moment))
    return (int) refuse (&moment);
  leave (&moment);
  return result;
}

/* @from_dir and @to_dir matter for relative paths alone, which are nobody's here. */
int
renameat2 (int from_dir, const char *from, int to_dir, const char *to, unsigned flags)
{
  Moment moment = enter (is_ours (from) || is_ours (to), "rename", to);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (SYS_renameat2, from_dir, from, to_dir, to, flags);
  if (moment.counted && result == 0)
    rename_unsynced (from, to);
  leave (&moment);
  return result;
}

int
rename (const char *from, const char *to)
{
  return renameat2 (AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
link (const char *from, const char *to)
{
  Moment moment = enter (is_ours (to), "link", to);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (SYS_link, from, to);
  leave (&moment);
  return result;
}

int
unlink (const char *path)
{
  Moment moment = enter (is_ours (path), "unlink", path);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (SYS_unlink, path);
  if (moment.counted && result == 0)
    forget (path);
  leave (&moment);
  return result;
}

int
mkdir (const char *path, mode_t mode)
{
  Moment moment = enter (is_ours (path), "mkdir", path);
  int result;

  if (refuses (&moment))
    return (int) refuse (&moment);
  result = (int) syscall (SYS_mkdir, path, mode);
  leave (&moment);
  return result;
}
