/* fh-store-before.h: what older programs have kept in key files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of these lies beside the database and is taken over once.  It stays as it is, for the older
 * program, and for a database that is damaged one day and begins anew; when what it holds is to be
 * forgotten, it goes too.
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

/* A file that could not be taken over. */
typedef struct _FhStoreBefore FhStoreBefore;

/* An empty list of them. */
GPtrArray *fh_store_before_list_new (void);

/* A sentence on it; or its path. */
char *fh_store_before_dup_sentence (const FhStoreBefore *before);
const char *fh_store_before_get_path (const FhStoreBefore *before);

/* Whether @db has all that is to be taken over. */
gboolean fh_store_before_is_over (sqlite3 *db);

/* Takes over into @db what it does not have yet, within its transaction; a damaged file has
 * nothing, and one that cannot be read now is tried again.  Both are added to @unread.  FALSE with
 * @error where @db does not take it. */
gboolean fh_store_before_take (sqlite3 *db, GPtrArray *unread, GError **error);

/* Forgets the file for the table @table of @db, "progress" or "challenges", or "imported" for the
 * statistics, as part of its transaction.  Unless @all of it is to be forgotten, one that could not
 * be read is set aside as "PATH.unread-N". */
gboolean fh_store_before_forget (sqlite3 *db, const char *table, gboolean all, GError **error);
