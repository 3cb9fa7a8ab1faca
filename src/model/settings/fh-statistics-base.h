/* fh-statistics-base.h: the database of what was counted.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A file of SQLite in which each finished deal, each finished game and each call that was weighed
 * is a row, kept apart by the game, the deal and the action, so that none is there twice.  Several
 * programs may add at the same time: each adds within a transaction, and waits for the others.
 *
 * All of this blocks until the disk has it, and belongs to one thread at a time.
 */
#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

typedef struct _FhStatisticsBase FhStatisticsBase;

/* The database at @path, which is opened when it is needed; @before is a key file with sums of an
 * older kind, which need not be there: they are taken over once, and the file stays as it is. */
FhStatisticsBase *fh_statistics_base_new (const char *path, const char *before);
void fh_statistics_base_free (FhStatisticsBase *base);

/* The open database, valid until the next call; opened, checked, made if it is not there.  One that
 * is damaged, or no database of this kind, is set aside, and a new one begins.  NULL with @error:
 * G_IO_ERROR_NOT_SUPPORTED where a newer program has made it, else what the system says. */
sqlite3 *fh_statistics_base_open (FhStatisticsBase *base, GError **error);

/* Whether what did not open the last time was not there yet, so that it was writing that failed. */
gboolean fh_statistics_base_is_unwritten (FhStatisticsBase *base);

/* Where a damaged file was set aside, and why the sums of before could not be read, since these
 * were asked for last; NULL where there was nothing.  (transfer full) */
char *fh_statistics_base_steal_aside (FhStatisticsBase *base);
GError *fh_statistics_base_steal_before_error (FhStatisticsBase *base);

/* Closes it until it is needed again: what could not be written is seen anew then. */
void fh_statistics_base_close (FhStatisticsBase *base);

/* Takes the key file of before away. */
void fh_statistics_base_forget_before (FhStatisticsBase *base);

G_END_DECLS
