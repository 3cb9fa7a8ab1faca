/* fh-journal-writer.h: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-journal-place.h"

typedef struct _FhJournalWriter FhJournalWriter;

/* What the writer reports: everything up to order number @order is on disk, or @error says why it
 * is not.  @aside, unless NULL, is where a file has gone that the writer found in the way. */
typedef struct
{
  guint64 order;
  GError *error;
  char *aside;
} FhJournalReport;

/* Called in the main context of the thread that made the writer, while @owner is alive. */
typedef void (*FhJournalWriterFunc) (GObject *owner, const FhJournalReport *report);

/* A writer of the files in @directory that calls @func for @owner. */
FhJournalWriter *
fh_journal_writer_new (const char *directory, FhJournalWriterFunc func, GObject *owner);

/* Writes what is still to be written, ends the thread, lets the lock go and frees the writer; @func
 * is not called any more.  May be called in any thread. */
void fh_journal_writer_free (FhJournalWriter *writer);

/* Another hold on the writer, for fh_journal_writer_read() and fh_journal_writer_flush() in a
 * thread that may outlive its owner. */
FhJournalWriter *fh_journal_writer_ref (FhJournalWriter *writer);
void fh_journal_writer_unref (FhJournalWriter *writer);

/* Asks for @text to be added to the game @id.  Returns the number of the order. */
guint64 fh_journal_writer_append (FhJournalWriter *writer, const char *id, const char *text);

/* Asks for @text to be the whole file, of the game @id.  When another game is in the file, @leaving
 * says what becomes of that.  @from, unless NULL, is a file that holds the game too and goes when
 * this one is there.  Returns the number of the order; it overtakes those before it for the same
 * game that have not begun. */
guint64 fh_journal_writer_write (FhJournalWriter *writer,
                                 const char *id,
                                 const char *text,
                                 FhJournalLeaving leaving,
                                 const char *from);

/* Waits until every order is done. */
void fh_journal_writer_flush (FhJournalWriter *writer);

/* Takes a lock and reads the game in progress; to be called in any thread.  Games of programs that
 * run no more go to those that were left.  (transfer full) */
FhJournalContents *fh_journal_writer_read (FhJournalWriter *writer);

/* Tells the writer that the file it has read is the game @id, so that the game may go on in it. */
void fh_journal_writer_adopt (FhJournalWriter *writer, const char *id);

/* Puts the file that was read aside as "NAME.WORD-N" and returns its new path, or NULL with @error.
 * Blocks for a rename.  (transfer full) */
char *fh_journal_writer_set_aside (FhJournalWriter *writer, const char *word, GError **error);
