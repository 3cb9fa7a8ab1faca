/* fh-left-game.h: a game that was left for another one, or is over, as a list shows it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "fh-record-error.h"
#include "fh-scene.h"

/* The characters that a name of a game may have. */
#define FH_LEFT_GAME_MAX_NAME 80

/* One of them: how it stands, and when it was played last. */
typedef struct
{
  char *path;
  FhTable table;
  FhTable last;         /* the end of the last deal that is over, */
  gboolean has_last;    /* if any is */
  FhSeating seating;    /* who sits where */
  guint number;         /* that stands for its first deal (fh-numbered-deal.h), or 0 */
  char *name;           /* that the person gave the game, or NULL */
  gboolean is_starred;  /* by the person, to have it at hand; it is never let go of by itself */
  FhRecordError damage; /* code FH_RECORD_OK unless it is damaged behind what @table tells */
  gint64 when;          /* seconds since 1970, as the file system says, */
  gint64 nanoseconds;   /* and of these: several are left within one second */
  gboolean is_finished; /* a deal by number is when it has been played */
} FhLeftGame;

/* A file in which no game could be read. */
typedef struct
{
  char *path;
  char *reason;        /* of the system, or NULL where the record is what is wrong: */
  FhRecordError error; /* what is wrong with it */
  gboolean is_aside;   /* put aside when the program began, after as much as could be was read */
  gint64 when;
} FhUnreadGame;

/* Where it lies. */
typedef enum
{
  FH_SHELF_LEFT,
  FH_SHELF_FINISHED,
  FH_SHELF_ASIDE, /* what was put aside because it could not be read to its end */
} FhShelf;

/* Reads the file at @path; NULL when there is none, and when no game can be read in it, which
 * @unread is then given.  Blocks, in any thread.  (transfer full) */
FhLeftGame *fh_left_game_read (const char *path, FhShelf shelf, FhUnreadGame **unread);

/* Both take a gpointer, to be given to arrays. */
void fh_left_game_free (gpointer left);
void fh_unread_game_free (gpointer unread);

/* How the game stands, for sentences; valid as long as @left. */
FhScene fh_left_game_get_scene (const FhLeftGame *left);

/* How the last deal that is over ended, if one is; likewise. */
FhScene fh_left_game_get_last_scene (const FhLeftGame *left);

/* The name that @text makes: without blanks around it and on one line; "" for none.  NULL with a
 * sentence in @error when it is too long.  (transfer full) */
char *fh_left_game_clean_name (const char *text, GError **error);

/* Calls the game @name, as of fh_left_game_clean_name(), or gives it a star or takes it away.  Both
 * are kept in the file of the game itself, in one step, and go with it when it goes on.  Writes at
 * once, a line that a person asked for.  FALSE with a sentence in @error when the name or the disk
 * refuses; then nothing is changed. */
gboolean fh_left_game_rename (FhLeftGame *left, const char *name, GError **error);
gboolean fh_left_game_set_starred (FhLeftGame *left, gboolean is_starred, GError **error);

/* That a game is damaged, or NULL; and why a file is no game.  (transfer full) */
char *fh_left_game_dup_trouble (const FhLeftGame *left);
char *fh_unread_game_dup_sentence (const FhUnreadGame *unread);
