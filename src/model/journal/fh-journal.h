/* fh-journal.h: the game in progress on disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "fh-journal-writer.h"

#define FH_TYPE_JOURNAL (fh_journal_get_type ())
G_DECLARE_FINAL_TYPE (FhJournal, fh_journal, FH, JOURNAL, GObject)

/**
 * FhJournal:
 *
 * A text file that grows action by action, written by a thread of its own.  Every addition is
 * synced to the disk before the journal is no longer busy; a rewrite is written beside the old
 * file, synced, and renamed over it, so that there is always one whole file.  When another game
 * takes the place of the one that is there, that one goes to a shelf (fh-journal-writer.h).  What
 * the disk refuses is tried again every few seconds.
 *
 * The journal knows nothing of what the text means; a game is a word that names it.
 *
 * Signals:
 *  - `settled ()`: everything has reached the disk.
 *  - `failed (const char *sentence)`: the disk refused.  Told once until it is mended.
 *  - `mended ()`: after `failed`: everything is on disk again.
 *  - `set-aside (const char *sentence, const char *path)`: something that the journal had not
 *    written lay in its place, and is now at @path.
 */

/* The journal in @directory, which is made when needed; NULL for "five-hundred" in the user's state
 * folder ($XDG_STATE_HOME, ~/.local/state). */
FhJournal *fh_journal_new (const char *directory);

/* The directory, as a path in the file system's encoding. */
const char *fh_journal_get_directory (FhJournal *journal);

/* Whether something has not reached the disk yet. */
gboolean fh_journal_is_busy (FhJournal *journal);

/* The file that held the game until now, as long as the journal has not got it on disk; or NULL. */
const char *fh_journal_get_from (FhJournal *journal);

/* The bytes of the text. */
gsize fh_journal_get_size (FhJournal *journal);

/* Lets the game @id with the whole text @text be the one in the journal; a game that is there
 * already under another name goes to its shelf.  @from, unless NULL, is a file that held the game
 * until now, and goes when the journal has it.  Returns at once. */
void fh_journal_begin (FhJournal *journal, const char *id, const char *text, const char *from);

/* Adds @text; or makes @text the whole text of the same game.  Return at once, in a time that does
 * not depend on how long the text is, or not on that of the disk. */
void fh_journal_append (FhJournal *journal, const char *text);
void fh_journal_rewrite (FhJournal *journal, const char *text);

/* Says what becomes of the game that is in the journal when the next one begins; unless it is said
 * the game is kept.  Returns the path where the game will be then, or NULL.  (transfer full) */
char *fh_journal_set_leaving (FhJournal *journal, FhJournalLeaving leaving);

/* Waits until everything is on disk; for the end of the program only, because it blocks. */
void fh_journal_flush (FhJournal *journal);

/* Waits until what was ordered is on disk, or refused by it, and `settled` or `failed` said so. */
void fh_journal_settle_async (FhJournal *journal,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data);

/* TRUE; FALSE with @error when it was cancelled. */
gboolean fh_journal_settle_finish (FhJournal *journal, GAsyncResult *result, GError **error);

/* Reads what the last run has left. */
void fh_journal_load_async (FhJournal *journal,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* What is there.  (transfer full) */
FhJournalContents *fh_journal_load_finish (FhJournal *journal, GAsyncResult *result);

/* Says that what was read is the game @id: it may go on in the file. */
void fh_journal_adopt (FhJournal *journal, const char *id);

/* Puts the file that was read aside as "NAME.WORD-N", so that nothing of it is lost, and returns
 * its new path; NULL with @error when that fails.  Blocks for a rename.  (transfer full) */
char *fh_journal_set_aside (FhJournal *journal, const char *word, GError **error);
