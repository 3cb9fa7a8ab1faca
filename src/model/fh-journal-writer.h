/* fh-journal-writer.h: the thread that writes the journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The directory of the journal holds
 *
 *   game.500, lock            the game in progress, and the lock of the program that keeps it
 *   game-2.500, lock-2, ...   likewise for a second program that runs at the same time
 *   games/ID.500              games that were left, the last FH_JOURNAL_MAX_LEFT
 *   finished/ID.500           games that are over, likewise
 *   NAME.damaged-N            what could not be read
 *
 * A writer takes the first lock that it can get.  It replaces a file only if it has read it, or
 * written it, under that lock; anything else that lies there is put among the games that were left,
 * or aside if it cannot be read.
 */
#pragma once

#include <gio/gio.h>

#include "fh-journal-shelf.h"

G_BEGIN_DECLS

#define FH_JOURNAL_LEFT_DIR     "games"
#define FH_JOURNAL_FINISHED_DIR "finished"

typedef struct _FhJournalWriter FhJournalWriter;

/* What becomes of the game in the journal when another takes its place. */
typedef enum
{
  FH_JOURNAL_KEEP,     /* it goes to the games that were left */
  FH_JOURNAL_FINISHED, /* it goes to those that are over */
  FH_JOURNAL_DROP,     /* nobody would miss it */
} FhJournalFate;

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

/* What was found on disk. */
typedef struct
{
  GBytes *text;          /* of the game in progress, or NULL */
  char *path;            /* of the file with it */
  GError *error;         /* why it could not be read, or NULL */
  GError *busy;          /* why the first lock could not be had, or NULL */
  gboolean is_read_only; /* the text may be looked at only: its lock cannot be had */
} FhJournalContents;

void fh_journal_contents_free (FhJournalContents *contents);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FhJournalContents, fh_journal_contents_free)

/* A writer of the files in @directory that calls @func for @owner. */
FhJournalWriter *
fh_journal_writer_new (const char *directory, FhJournalWriterFunc func, GObject *owner);

/* Writes what is still to be written, ends the thread, lets the lock go and frees the writer; @func
 * is not called any more.  May be called in any thread. */
void fh_journal_writer_free (FhJournalWriter *writer);

/* Another hold on the writer, for fh_journal_writer_read() in a thread that may outlive its owner.
 */
FhJournalWriter *fh_journal_writer_ref (FhJournalWriter *writer);
void fh_journal_writer_unref (FhJournalWriter *writer);

/* Asks for @text to be added to the game @id.  Returns the number of the order. */
guint64 fh_journal_writer_append (FhJournalWriter *writer, const char *id, const char *text);

/* Asks for @text to be the whole file, of the game @id.  When another game is in the file, @fate
 * says what becomes of that.  @from, unless NULL, is a file that holds the game too and goes when
 * this one is there.  Returns the number of the order; it overtakes those before it for the same
 * game that have not begun. */
guint64 fh_journal_writer_write (FhJournalWriter *writer,
                                 const char *id,
                                 const char *text,
                                 FhJournalFate fate,
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

G_END_DECLS
