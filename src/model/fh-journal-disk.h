/* fh-journal-disk.h: what the journal does to files, apart from when it does it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of these block until the disk has it; they run in the journal's writer.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* No game is that large: what is larger was not written by this program. */
#define FH_JOURNAL_MAX_SIZE (16 * 1024 * 1024)

/* Takes the lock that keeps a second program out of @directory, which is made when needed.  Returns
 * a descriptor that holds it, or -1 with @error: G_IO_ERROR_BUSY when another program has it. */
int fh_journal_disk_lock (const char *directory, GError **error);

/* Adds @text to the file at @path, whose length must be @expected_size bytes, and syncs it. */
gboolean
fh_journal_disk_append (const char *path, gsize expected_size, const char *text, GError **error);

/* Puts a synced file with @text in the place of @path; at every moment one of the two is whole. */
gboolean fh_journal_disk_replace (const char *path, const char *text, GError **error);

/* The contents of @path; NULL without an error when there is no such file, and with
 * G_IO_ERROR_INVALID_DATA when it is too large or holds a NUL.  (transfer full) */
char *fh_journal_disk_read (const char *path, GError **error);

/* Renames @path to "PATH.damaged-N" with the first free N and returns that.  (transfer full) */
char *fh_journal_disk_set_aside (const char *path, GError **error);

G_END_DECLS
