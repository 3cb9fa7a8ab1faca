/* fh-store-file.h: the database of what is kept for good.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file of SQLite.  Each finished deal, each finished game and each call that was weighed is a
 * row, kept apart by the game, the deal and the action, so that none is there twice; what was
 * learned and which challenges were played are texts by section and key.  Several programs may add
 * at the same time: each adds within a transaction, and waits for the others.
 *
 * All of this blocks until the disk has it, and belongs to one thread at a time.
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

typedef struct _FhStoreFile FhStoreFile;

/* The database at @path, which is opened when it is needed. */
FhStoreFile *fh_store_file_new (const char *path);
void fh_store_file_free (FhStoreFile *file);

/* The open database, valid until the next call; opened, checked, made if it is not there, with what
 * older programs have kept.  One that is damaged, or no database of this kind, is set aside, and a
 * new one begins.  NULL with @error: G_IO_ERROR_NOT_SUPPORTED where a newer program has made it,
 * else what the system says. */
sqlite3 *fh_store_file_open (FhStoreFile *file, GError **error);

/* Whether what did not open the last time was not there yet, so that it was writing that failed. */
gboolean fh_store_file_is_unwritten (FhStoreFile *file);

/* Where a damaged file was set aside, or NULL, and which files of before could not be taken over,
 * since these were asked for last.  (transfer full) (element-type FhStoreBefore) */
char *fh_store_file_steal_aside (FhStoreFile *file);
GPtrArray *fh_store_file_steal_before (FhStoreFile *file);

/* Closes it until it is needed again: what could not be written is seen anew then. */
void fh_store_file_close (FhStoreFile *file);
