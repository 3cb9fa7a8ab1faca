/* fh-journal-disk.h: what is done to the program's own files, apart from when it is done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of these block until the disk has it; they run in a thread, or for a few lines that a person
 * asked for.  None of them waits for what is no plain file: a FIFO, a device or a folder in the
 * place of a file is an error.
 */
#pragma once

#include <gio/gio.h>

/* Takes the lock file @name in @directory, which is made when needed, for as long as the descriptor
 * that is returned is open.  With @wait it waits until another program lets it go.  Returns -1 with
 * @error: G_IO_ERROR_BUSY when another program has it, else why nothing can be kept in
 * @directory. */
int fh_journal_disk_lock (const char *directory, const char *name, gboolean wait, GError **error);

/* Adds @text to the file at @path, whose length must be @expected_size bytes, and syncs it.
 * G_IO_ERROR_WRONG_ETAG says that the file is not the one that was expected.  What could not be
 * added whole is taken off again. */
gboolean
fh_journal_disk_append (const char *path, gsize expected_size, const char *text, GError **error);

/* Puts a synced file with @text in the place of @path; at every moment one of the two is whole.
 * What is no plain file is not replaced. */
gboolean fh_journal_disk_replace (const char *path, const char *text, GError **error);

/* The same in two steps, between which something may be done with what is at @path: the text is
 * written beside it, and put in its place, or thrown away. */
gboolean fh_journal_disk_prepare (const char *path, const char *text, GError **error);
gboolean fh_journal_disk_commit (const char *path, GError **error);
void fh_journal_disk_abandon (const char *path);

/* Makes a synced file with @text at @path, where nothing may be: G_IO_ERROR_EXISTS. */
gboolean fh_journal_disk_create (const char *path, const char *text, GError **error);

/* The contents of @path, at most @max_size bytes; NULL without an error when there is no such
 * file, and with G_IO_ERROR_INVALID_DATA when it is larger or no plain file.  (transfer full) */
GBytes *fh_journal_disk_read (const char *path, gsize max_size, GError **error);

/* Likewise no more than the first @max_size bytes, however large it is.  (transfer full) */
GBytes *fh_journal_disk_read_beginning (const char *path, gsize max_size, GError **error);

/* The whole as text: a NUL is G_IO_ERROR_INVALID_DATA too.  (transfer full) */
char *fh_journal_disk_read_text (const char *path, gsize max_size, GError **error);

/* The bytes of the plain file at @path, or -1 when there is none. */
gssize fh_journal_disk_size (const char *path);

/* Renames @path to @to unless something has that name: G_IO_ERROR_EXISTS. */
gboolean fh_journal_disk_move (const char *path, const char *to, GError **error);

/* Gives the plain file at @path a second name @to, which nothing may have: G_IO_ERROR_EXISTS; on
 * file systems that know no such thing, G_IO_ERROR_NOT_SUPPORTED. */
gboolean fh_journal_disk_link (const char *path, const char *to, GError **error);

/* Whether @path and @other are two names of one file. */
gboolean fh_journal_disk_is_same (const char *path, const char *other);

/* Renames @path to "PATH.WORD-N" with the first free N and returns that.  (transfer full) */
char *fh_journal_disk_set_aside (const char *path, const char *word, GError **error);
