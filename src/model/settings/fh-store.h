/* fh-store.h: what is kept of a person for good, with the thread that keeps it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#define FH_TYPE_STORE (fh_store_get_type ())
G_DECLARE_FINAL_TYPE (FhStore, fh_store, FH, STORE, GObject)

/**
 * FhStore:
 *
 * A database in the user's data folder with what was counted, learned and played, to which several
 * programs may add at the same time.  All that is done to it is done in a thread of its own, one
 * thing after the other.  What the disk refuses stays in memory, and is tried again every few
 * seconds and with whatever comes next.
 *
 * Signal `changed ()`: something was written, or the trouble is another one.
 */

/* Changes @db, within a transaction with others; FALSE with @error where the disk refuses it, and
 * then it is done again.  Called in the thread. */
typedef gboolean (*FhStoreWrite) (sqlite3 *db, gpointer data, GError **error);

/* Reads something from @db for @task, whose task data it may use, and returns it; NULL with @error.
 * @written is the number of the last writing that is in @db.  Called in the thread. */
typedef gpointer (*FhStoreRead) (sqlite3 *db, guint64 written, GTask *task, GError **error);

/* The store in the file @path; NULL for the user's, "statistics.sqlite".  A file that is damaged is
 * put aside as "PATH.damaged-N", and a new one begins; one of a newer program stays as it is.  What
 * older programs have kept in key files beside it is taken over once (fh-store-before.h). */
FhStore *fh_store_new (const char *path);

/* A sentence on what is wrong with the file, or NULL; @path, unless NULL, is then where there is
 * something to look at, or NULL.  Valid until `changed`. */
const char *fh_store_get_trouble (FhStore *store, const char **path);

/* Has @write change the database.  @data is freed by @free_data when that has been done for good.
 * Returns the number of this writing: each is larger than the one before. */
guint64
fh_store_write (FhStore *store, FhStoreWrite write, gpointer data, GDestroyNotify free_data);

/* Has @task, which has no source, return what @read does, which @free_result frees; @task is taken
 * over.  All that was to be written before is tried first. */
void fh_store_read (FhStore *store, GTask *task, FhStoreRead read, GDestroyNotify free_result);

/* Waits until all that can be written is; for the end of the program and for tests. */
void fh_store_flush (FhStore *store);
