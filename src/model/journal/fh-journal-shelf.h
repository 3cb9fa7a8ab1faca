/* fh-journal-shelf.h: the files of games that are not being played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All of these block; they run in a thread.
 */
#pragma once

#include <gio/gio.h>

/* The games that a shelf keeps. */
#define FH_JOURNAL_MAX_LEFT 500

/* What begins a line of a text by which its owner says whether it may go when there are too many:
 * not if "true" stands behind it the last time. */
#define FH_JOURNAL_SPARED "#! starred="

/* Puts what lies at @path away so that nothing of it is lost: a plain file that can be read as a
 * game @id on the shelf @folder, anything else, or where there can be no shelf, beside it as
 * damaged, or as unread where nobody can know.  Returns the new path, or NULL with @error.
 * (transfer full) */
char *fh_journal_put_away (const char *path,
                           const char *directory,
                           const char *folder,
                           const char *id,
                           gboolean stays,
                           GError **error);

/* Adds the whole lines @text to the file at @path in one step: either all of them are there, or
 * nothing has changed.  The file keeps its time, which is that of the game.  A last line that was
 * not written to its end goes. */
gboolean fh_journal_shelf_add (const char *path, const char *text, GError **error);

/* Takes a second name of the file at @path, which such a crash has left, off the shelf @folder. */
void fh_journal_unshelve (const char *path, const char *directory, const char *folder);

/* The path "@directory/@folder/ID.500".  (transfer full) */
char *fh_journal_shelf_path (const char *directory, const char *folder, const char *id);
