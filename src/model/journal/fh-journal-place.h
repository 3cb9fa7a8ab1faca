/* fh-journal-place.h: where a program keeps its game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The directory of the journal holds
 *
 *   game.500, lock            the game in progress, and the lock of the program that keeps it
 *   game-2.500, lock-2, ...   likewise for a second program that runs at the same time
 *   games/ID.500              games that were left, the last FH_JOURNAL_MAX_LEFT
 *   finished/ID.500           games that are over, likewise
 *   NAME.damaged-N            what is no record to its end
 *   NAME.unread-N             what may not be read
 *
 * A writer takes the first lock that it can get.  It replaces a file only if it has read it, or
 * written it, under that lock; anything else that lies there is put among the games that were left,
 * or aside if it cannot be read.
 *
 * A place is used by one thread at a time.  All of these block.
 */
#pragma once

#include <gio/gio.h>

#include "fh-journal-shelf.h"

#define FH_JOURNAL_LEFT_DIR     "games"
#define FH_JOURNAL_FINISHED_DIR "finished"

/* What becomes of the game in the journal when another takes its place. */
typedef enum
{
  FH_JOURNAL_KEEP,     /* it goes to the games that were left */
  FH_JOURNAL_FINISHED, /* it goes to those that are over */
  FH_JOURNAL_DROP,     /* nobody would miss it */
} FhJournalLeaving;

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

typedef struct
{
  char *directory;
  int lock;            /* descriptor, or -1 */
  char *path;          /* of the file under that lock */
  gboolean is_known;   /* the file, or that there is none, was read or written under the lock */
  gssize size;         /* of the file as it was then, or -1 for none */
  char *id;            /* of the game in it, or NULL */
  gboolean is_shelved; /* what is in it lies on a shelf too, and may be written over */
} FhJournalPlace;

/* Somewhere in @directory: the place is found when it is needed. */
void fh_journal_place_init (FhJournalPlace *place, const char *directory);
void fh_journal_place_clear (FhJournalPlace *place);

/* Lets other programs have the place. */
void fh_journal_place_let_go (FhJournalPlace *place);

/* Takes a lock and reads the game in progress.  Games of programs that run no more go to those that
 * were left.  (transfer full) */
FhJournalContents *fh_journal_place_read (FhJournalPlace *place);

/* Says that the file that was read is the game @id, so that the game may go on in it. */
void fh_journal_place_adopt (FhJournalPlace *place, const char *id);

/* Puts the file that was read aside as "NAME.WORD-N" and returns its new path, or NULL with @error.
 * (transfer full) */
char *fh_journal_place_set_aside (FhJournalPlace *place, const char *word, GError **error);

/* Makes @text the whole file, of the game @id.  When another game is in the file, @leaving says
 * what becomes of that.  What the program has not put there is never written over: @aside is then
 * where it has gone, else NULL (transfer full).  FALSE with @error when the disk refuses. */
gboolean fh_journal_place_write (FhJournalPlace *place,
                                 const char *id,
                                 const char *text,
                                 FhJournalLeaving leaving,
                                 char **aside,
                                 GError **error);

/* Adds @text to the game @id.  FALSE with @error when the disk refuses; G_IO_ERROR_WRONG_ETAG when
 * the file is not what this program has written last. */
gboolean
fh_journal_place_add (FhJournalPlace *place, const char *id, const char *text, GError **error);
