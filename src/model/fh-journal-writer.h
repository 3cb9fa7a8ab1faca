/* fh-journal-writer.h: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _FhJournalWriter FhJournalWriter;

/* Called in the main context of the thread that made the writer, while @owner is alive: everything
 * up to order number @order is on disk, or @error says why it is not. */
typedef void (*FhJournalWriterFunc) (GObject *owner, guint64 order, const GError *error);

/* A writer of the two files in @directory that calls @func for @owner. */
FhJournalWriter *fh_journal_writer_new (const char *directory,
                                        const char *path,
                                        const char *notes_path,
                                        FhJournalWriterFunc func,
                                        GObject *owner);

/* Writes what is still to be written, ends the thread, lets the lock go and frees the writer; @func
 * is not called any more.  May be called in any thread. */
void fh_journal_writer_free (FhJournalWriter *writer);

/* Another hold on the writer, for fh_journal_writer_read() in a thread that may outlive its owner.
 */
FhJournalWriter *fh_journal_writer_ref (FhJournalWriter *writer);
void fh_journal_writer_unref (FhJournalWriter *writer);

/* Asks for @text to be the whole file, and @notes the key file; NULL leaves the one as it is.
 * Returns the number of the order.  An order overtakes those before it that have not begun. */
guint64 fh_journal_writer_order (FhJournalWriter *writer, const char *text, const char *notes);

/* Waits until every order is done. */
void fh_journal_writer_flush (FhJournalWriter *writer);

/* Takes the lock of the directory and reads both files; to be called in any thread.  Returns FALSE
 * with @error when one of them cannot be read. */
gboolean
fh_journal_writer_read (FhJournalWriter *writer, char **text, char **notes, GError **error);

/* Tells the writer that the file has been moved away. */
void fh_journal_writer_forget (FhJournalWriter *writer);

G_END_DECLS
