/* journal-fixture.h: a journal in a folder of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-journal.h"

typedef struct
{
  char *directory;
  char *path; /* of the file of the game */
  FhJournal *journal;
} JournalFixture;

void journal_set_up (JournalFixture *f, gconstpointer data);
void journal_tear_down (JournalFixture *f, gconstpointer data);

/* What is on disk, read as the next start of the program would, or NULL.  (transfer full) */
char *journal_contents (JournalFixture *f);

/* Likewise the file at @path.  (transfer full) */
char *journal_text_at (const char *path);

/* Puts @text of @length bytes, or up to its end if that is -1, in the place of the file. */
void journal_put (JournalFixture *f, const char *text, gssize length);

/* Likewise of the file at @path. */
void journal_put_at (const char *path, const char *text, gssize length);

/* Ends the journal as the end of the program does, and opens it again. */
void journal_reopen (JournalFixture *f);
