/* fh-journal.h: the game in progress on disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define FH_TYPE_JOURNAL (fh_journal_get_type ())
G_DECLARE_FINAL_TYPE (FhJournal, fh_journal, FH, JOURNAL, GObject)

/**
 * FhJournal:
 *
 * A text file that grows action by action, and a small key file beside it, both in one directory
 * and both written by a thread of their own.  Every append is synced to the disk before `busy`
 * becomes FALSE; a rewrite and the key file are written beside the old file, synced, and renamed
 * over it, so that there is always one whole file.
 *
 * The journal knows nothing of what the text means.
 *
 * Properties: `busy` (boolean): something has not reached the disk yet.
 * Signals: `settled ()`: busy became FALSE.  `failed (const char *sentence)`: the disk refused;
 * the journal tries to write the whole file anew with the next write.
 */

/* The journal in @directory, which is made when needed; NULL for "five-hundred" in the user's state
 * folder ($XDG_STATE_HOME, ~/.local/state). */
FhJournal *fh_journal_new (const char *directory);

/* The directory, as a path in the file system's encoding. */
const char *fh_journal_get_directory (FhJournal *journal);

/* Whether something has not reached the disk yet. */
gboolean fh_journal_is_busy (FhJournal *journal);

/* Makes @text the whole text: adds what is new when it begins with the text so far, else writes the
 * file anew.  Returns at once. */
void fh_journal_write (FhJournal *journal, const char *text);

/* Makes @notes, the text of a key file, the contents of the key file.  Returns at once. */
void fh_journal_write_notes (FhJournal *journal, const char *notes);

/* Waits until everything is on disk; for the end of the program only, because it blocks. */
void fh_journal_flush (FhJournal *journal);

/* Reads what the last run has left. */
void fh_journal_load_async (FhJournal *journal,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer user_data);

/* The text of the journal, NULL without an error when there is none, and in @notes (unless NULL)
 * the text of the key file or NULL.  A file that is larger than any game, or holds a NUL, is an
 * error of G_IO_ERROR_INVALID_DATA.  (transfer full) */
char *
fh_journal_load_finish (FhJournal *journal, GAsyncResult *result, char **notes, GError **error);

/* Puts the file aside as "NAME.damaged-N", so that nothing of it is lost, and returns its new path;
 * NULL with @error when that fails.  Blocks for a rename.  (transfer full) */
char *fh_journal_set_aside (FhJournal *journal, GError **error);

G_END_DECLS
